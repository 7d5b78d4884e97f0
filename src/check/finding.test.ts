import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { error } from '../diagnostics/testing.ts'
import { diagnosticsOf, type Finding } from './finding.ts'

const test = suite('diagnosticsOf')

const finding = (page: string, written: string | null = null): Finding => ({
  diagnostic: error('check/dead-link', 'Dead', null, 'hint'),
  page,
  spot: { file: `${page.slice(1)}.html`, offset: 2, text: 'href' },
  written,
})
const file = (name: string) => ({ name: `dist/${name}`, text: 'href\n href' })

test('reports what is on many pages once, with the first of them', () => {
  const [one, ...others] = diagnosticsOf(
    ['/a', '/b', '/c', '/d', '/e'].map((page) => finding(page)),
    { inContent: () => null, file },
  )
  assert.equal(others, [])
  assert.is(one?.message, 'Dead (on /a, /b, /c and 2 more)')
  assert.is(one?.german.message, 'Dead (deutsch) (auf /a, /b, /c und 2 weiteren)')
  assert.is(one?.german.hint, 'hint (deutsch)')
  assert.equal(one?.at, { file: 'dist/a.html', line: 2, column: 2, length: 4 })
})

test('prefers the place where an author wrote it, and keeps different places apart', () => {
  const inContent = (page: string) => ({ file: `site/pages${page}.yaml`, line: 3, column: 1, length: 1 })
  const found = diagnosticsOf([finding('/a', '/x'), finding('/b', '/x')], { inContent, file })
  assert.equal(
    found.map(({ message, at }) => [message, at?.file]),
    [
      ['Dead (on /a)', 'site/pages/a.yaml'],
      ['Dead (on /b)', 'site/pages/b.yaml'],
    ],
  )
})

test('has no place where there is none', () => {
  assert.is(diagnosticsOf([{ ...finding('/a'), spot: null }], { inContent: () => null, file })[0]?.at, null)
})

test.run()
