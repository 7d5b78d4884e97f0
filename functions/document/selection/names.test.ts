import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { namesWithin } from './names.ts'

const test = suite('namesWithin')

const includes = (line: string, ...names: readonly string[]) => {
  const found = namesWithin(line)
  for (const name of names) assert.ok(found.includes(name), `${line}: ${found.join('; ')}`)
}

test('finds a name behind any label', () => {
  includes('Bewohnerin: Erika Muster', 'Erika Muster')
  includes('Doit : Ines Muster', 'Ines Muster')
  includes('Nome/Razão Social; MUSTER ALIMENTOS S/A', 'MUSTER ALIMENTOS S/A')
})

test('finds a name behind words that say that one follows', () => {
  includes('Nome / Nome Empresarial MUSTER PAGAMENTOS S.A.', 'MUSTER PAGAMENTOS S.A.')
  includes('Nome/Razão MUSTER MEDICINA LTDA', 'MUSTER MEDICINA LTDA')
  assert.equal(namesWithin('Nome / Razão Social'), [])
})

test('finds a name behind a tax id, before a town, and in a sentence to the end of its legal form', () => {
  includes('CNPJ: 11.222.333/0001-81 GRUPO MUSTER LTDA', 'GRUPO MUSTER LTDA')
  includes('MUSTER & Cia - LISBOA - R DO MUSEU', 'MUSTER & Cia')
  includes('Muster Hermanos, S.L. en cumplimiento de la Ley', 'Muster Hermanos, S.L.')
})

test('finds either name of two, and the one that is written with a slash', () => {
  includes('MUSTERCO/Muster Masonry Ltd', 'MUSTERCO', 'Muster Masonry Ltd')
  includes('Muster S/A', 'Muster S/A')
})

test('finds no name in dates and sums', () => {
  for (const line of ['Datum: 3. Mai 2025', 'Summe: 12,50 €', 'Rua A, 12']) assert.equal(namesWithin(line), [], line)
})

test.run()
