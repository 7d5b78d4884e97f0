import { isValidIBAN } from 'ibantools'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { randomOf } from '../random.ts'
import { COUNTRIES } from './countries.ts'
import { germanGoods } from './goods.ts'
import { cnpjOf, ibanOf, nifOf, vatIdOf } from './identifiers.ts'
import { daysAfter, namesOf } from './names.ts'
import { ofSplit, phrases } from './parts.ts'
import { germanParts } from './parts-de.ts'
import { englishParts } from './parts-en.ts'
import { portugueseParts } from './parts-pt.ts'

const parts = suite('ofSplit')

parts('shares out every list of name parts so that both splits have their own', () => {
  for (const lists of [germanParts, englishParts, portugueseParts, germanGoods].map((all) => Object.values(all))) {
    for (const list of lists) {
      const [learnt, heldOut] = [ofSplit(list, 'training'), ofSplit(list, 'held-out')]
      assert.ok(learnt.length > 0 && heldOut.length > 0)
      assert.not(
        learnt.some((part) => heldOut.includes(part)),
        list.join(),
      )
      assert.is(learnt.length + heldOut.length, list.length)
    }
  }
})

parts('keeps commas within figures', () => {
  assert.equal(phrases('Milch 3,5%,\n  Brot'), ['Milch 3,5%', 'Brot'])
})

parts.run()

const identifiers = suite('identifiers')

identifiers('have right check digits', () => {
  const random = randomOf(1)
  for (let round = 0; round < 200; round++) {
    for (const { code } of COUNTRIES) {
      const iban = ibanOf(code, random)
      if (iban) assert.ok(isValidIBAN(iban), iban)
    }
    assert.match(nifOf(random, '5'), /^5\d{8}$/)
    assert.match(cnpjOf(random), /^\d{2}\.\d{3}\.\d{3}\/000\d-\d{2}$/)
    assert.match(vatIdOf('AT', random), /^ATU\d{8}$/)
  }
})

identifiers.run()

const names = suite('namesOf')

names('keeps to one country and one way to write money in a document', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { country, money, amount } = namesOf(randomOf(seed), 'de', 'training')
    assert.is(country.language, 'de')
    assert.ok(money(123_456).includes(amount(123_456)))
    assert.match(amount(-7), /^(?:-|- |−)?\(?0[.,]07(?:-|\))?$/)
  }
})

names('makes every pattern of a firm into a name, without what stands for its parts', () => {
  for (const [language, { firms, bodies }] of [
    ['de', germanParts],
    ['en', englishParts],
    ['pt', portugueseParts],
  ] as const) {
    const known = /\{(?:trade|coined|sign|town|first|last|other|letters|year)\}/g
    for (const pattern of [...firms, ...bodies]) assert.not.match(pattern.replace(known, ''), /[{}]/, pattern)
    for (let seed = 0; seed < 200; seed++)
      assert.not.match(namesOf(randomOf(seed), language, 'training').company().name, /[{}]|undefined/)
  }
})

names('names a company after what it does where that is asked for', () => {
  const trades = ['Taxi', 'Cabs', 'Praça', 'Droschken']
  for (const split of ['training', 'held-out'] as const) {
    for (const language of ['de', 'en', 'pt'] as const) {
      for (let seed = 0; seed < 100; seed++) {
        const { trade } = namesOf(randomOf(seed), language, split).company(trades)
        assert.is(trade === 'Droschken', split === 'held-out', trade)
      }
    }
  }
})

names('counts days over the ends of months and years', () => {
  assert.equal(daysAfter({ year: 2024, month: 2, day: 28 }, 2), { year: 2024, month: 3, day: 1 })
  assert.equal(daysAfter({ year: 2024, month: 1, day: 1 }, -1), { year: 2023, month: 12, day: 31 })
})

names.run()
