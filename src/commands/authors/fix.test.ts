import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Repair } from '../../types.ts'
import { fix } from './fix.ts'

const test = suite<{ root: string }>('fix')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'site-fix-'))
  mkdirSync(join(context.root, 'site/data'), { recursive: true })
  writeFileSync(join(context.root, FILE), TEXT)
})
test.after.each(({ root }) => rmSync(root, { recursive: true, force: true }))

const FILE = 'site/data/offers.yaml'
const TEXT = "# Offers\nwebsite:\n  price: 2.990 # net\n  note: 'ab 2.990 €'\n"

test('writes what is certain into its own range, and leaves what an author has to choose', ({ root }) => {
  const repairs: Repair[] = [
    { file: FILE, pointer: '/website/price', value: 2990 },
    { file: FILE, pointer: '/website/note', value: 'ab {price:website}' },
    { file: FILE, pointer: '/shop', value: { price: 1 }, isChoice: true },
  ]
  assert.equal(fix(root, repairs.map(found)), { files: [FILE], repaired: 2, refused: [] })
  const expected = TEXT.replace('2.990 #', '2990 #').replace('ab 2.990 €', 'ab {price:website}')
  assert.is(readFileSync(join(root, FILE), 'utf8'), expected)
})

test('writes nothing outside of the content', ({ root }) => {
  const { repaired, refused } = fix(root, [found({ file: '../x.yaml', pointer: '/a', value: 1 })])
  assert.equal([repaired, refused.length], [0, 1])
})

test.run()

function found(repair: Repair) {
  return { ...warning('x/y', { en: 'x', de: 'x' }, null), repair }
}
