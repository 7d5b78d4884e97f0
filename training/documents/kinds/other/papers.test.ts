// What holds for every letter, paper, mail, table, sketch, card and scrap, whatever the seed.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { namesOf } from '../../names/names.ts'
import { printedPages } from '../../page/flow.ts'
import { plainLines } from '../../page/plain.ts'
import { paperLines, taggedPages } from '../../page/reading.ts'
import { randomOf } from '../../random.ts'
import { LANGUAGES, type Language, type Split, type TaggedLine } from '../../types.ts'
import type { Family } from '../family.ts'
import { letters } from '../letters/index.ts'
import { office } from '../office/index.ts'
import { others } from './index.ts'

const papers = suite('papers that are no bills')

const FAMILIES = [letters, office, others]
const SEEDS = 6

/** A few of each kind in each language, of both splits. */
const ALL = FAMILIES.flatMap((family) =>
  family.kinds.flatMap(([, kind]) =>
    LANGUAGES.flatMap((language) =>
      Array.from({ length: SEEDS }, (_, seed) => paperOf({ family, kind, language, seed })),
    ),
  ),
)

papers('have words, and a line or some that a person would quote', () => {
  for (const { name, lines } of ALL) {
    const quoted = lines.filter(({ isSalient }) => isSalient).length
    assert.ok(lines.length > 0, name)
    assert.ok(quoted >= 1 && quoted <= 7, `${name}: ${quoted}`)
  }
})

papers('show nothing of the grammar that they were made from', () => {
  for (const { name, kind, text } of ALL) {
    // Lists of programs have braces of their own; others have a mark of a quoted mail.
    if (kind === 'other') continue
    assert.not.match(text, /[{}^№¤]|\[|\]|undefined|::|;;|%%/, name)
    assert.not.match(text, /,,|(?:^|\s)[,;](?:\s|$)/m, name)
  }
})

papers('say who writes and what about, where they are letters', () => {
  for (const { name, family, tags } of ALL) {
    if (family !== letters) continue
    assert.ok(tags.has('subject') && tags.has('person'), name)
  }
})

papers('name both parties of a contract, and how it ends', () => {
  const contracts = ALL.filter(({ kind }) => kind === 'contract')
  assert.ok(contracts.every(({ tags }) => tags.has('sellerName') && tags.has('documentDate')))
  assert.ok(contracts.filter(({ tags }) => tags.has('noticePeriod')).length > contracts.length / 2)
})

papers('keep a fifth of the layouts of each kind from those who learn', () => {
  for (const { kinds, layouts, name } of FAMILIES)
    for (const [, kind] of kinds) {
      const own = layouts.filter((layout) => layout.kinds === undefined || layout.kinds.includes(kind))
      const held = own.filter(({ isHeldOut }) => isHeldOut).length
      assert.ok(held / own.length >= 0.12 && held / own.length <= 0.35, `${name} ${kind}: ${held} of ${own.length}`)
    }
})

papers('do not read alike', () => {
  const texts = new Set(ALL.map(({ text }) => text))
  assert.ok(texts.size > ALL.length * 0.98, `${texts.size} of ${ALL.length}`)
})

interface Wish {
  readonly family: Family
  readonly kind: Family['kinds'][number][1]
  readonly language: Language
  readonly seed: number
}

function paperOf({ family, kind, language, seed }: Wish) {
  const random = randomOf(seed * 7919 + 5)
  const split: Split = seed % 2 === 0 ? 'training' : 'held-out'
  const own = family.layouts.filter(
    ({ kinds, isHeldOut }) => (kinds === undefined || kinds.includes(kind)) && isHeldOut === (split === 'held-out'),
  )
  const layout = random.pick(own).name
  const design = family.write({ kind, language, layout, random, names: namesOf(random, language, split) })
  const pages = taggedPages(design.form === 'plain' ? plainLines(design) : printedPages(design).map(paperLines))
  const lines: TaggedLine[] = pages.flatMap((page) => page.lines)
  const words = lines.flatMap((line) => line.words)
  const text = lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n')
  return {
    name: `${layout} ${kind} ${language} ${seed}`,
    kind,
    family,
    lines,
    text,
    tags: new Set(words.map(({ tag }) => tag)),
  }
}

papers.run()
