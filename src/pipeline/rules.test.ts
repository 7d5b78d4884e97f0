import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openMapInMemory, openMapStore } from '../content/map-store.ts'
import { openStore } from '../content/stored.ts'
import { PAGES_PACKING } from '../rules/one-pass.ts'
import { siteOf } from '../rules/testing.ts'
import { applyRules, type RuleStores } from './rules.ts'

const test = suite<{ root: string }>('applyRules')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'rules-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('finds what a schema cannot say', () => {
  assert.ok(codesOf('/gone').includes('link/missing'))
  assert.not.ok(codesOf('/').includes('link/missing'))
})

test('says nothing of links while a page has a mistake of its own', () => {
  assert.not.ok(codesOf('/gone', { unusable: ['site/pages/gone.yaml'] }).includes('link/missing'))
  assert.ok(codesOf('/gone', { unusable: ['site/data/tools.yaml'] }).includes('link/missing'))
})

test('takes what it found from the store until the content changes', ({ root }) => {
  const store = storeIn(root)
  const isFound = (to: string, hash: string) => codesOf(to, { store, hash }).includes('link/missing')
  assert.ok(isFound('/gone', 'one'))
  assert.ok(isFound('/', 'one'))
  assert.not.ok(isFound('/', 'two'))
})

test('looks again in another month, when dates are older', ({ root }) => {
  const store = storeIn(root)
  const isFound = (to: string, day: string) => codesOf(to, { store, now: new Date(day) }).includes('link/missing')
  assert.ok(isFound('/gone', '2025-06-01'))
  assert.ok(isFound('/', '2025-06-30'))
  assert.not.ok(isFound('/', '2025-07-01'))
})

test.run()

function storeIn(root: string): RuleStores {
  return {
    site: openStore(join(root, 'findings.json')),
    pages: openMapStore(join(root, 'page-findings.jsonl'), PAGES_PACKING),
  }
}

interface Options {
  readonly unusable?: readonly string[]
  readonly hash?: string
  readonly now?: Date
  readonly store?: RuleStores
}

/** Codes of what is found where the home page has a link. */
function codesOf(
  to: string,
  {
    unusable = [],
    hash = '',
    now = new Date(0),
    store = { site: openStore(null), pages: openMapInMemory() },
  }: Options = {},
): string[] {
  const site = siteOf({ pages: { home: `routes: [/]\nto: ${to}` } })
  return applyRules({ site, hash, sharedHash: '', unusable }, now, store).map(({ code }) => code)
}
