import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { budgetOf, bytesOf, kilobytes, overBudget, weightFindings } from './budgets.ts'

const NOTHING = { html: 0, css: 0, script: 0, fonts: 0, images: 0, total: 0 }
const PAGE = { route: '/a', file: 'a.html' }

const size = suite('bytesOf')

size('takes bytes, and texts with a unit', () => {
  assert.equal(['14 KB', '1.5 MB', '0,5kb', '7 B', 500].map(bytesOf), [14336, 1572864, 512, 7, 500])
  assert.ok(Number.isNaN(bytesOf('many')))
})

size('takes every size that the schema allows', () => {
  const units = fc.constantFrom(' B', ' KB', 'KB', 'MB')
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat(), { nil: undefined }), units, (whole, part, unit) => {
      assert.ok(Number.isInteger(bytesOf(`${whole}${part === undefined ? '' : `.${part}`}${unit}`)))
    }),
  )
})

size.run()

const budget = suite('budgetOf')

budget('has defaults, which a site may change, and change again for a route', () => {
  const written = { script: '10 KB', routes: { '/heavy': { total: '1 MB' } } }
  assert.equal(budgetOf({}, '/'), { css: 14336, script: 8192, fonts: 92160, total: 358400 })
  assert.equal(budgetOf(written, '/'), { css: 14336, script: 10240, fonts: 92160, total: 358400 })
  assert.is(budgetOf(written, '/heavy').total, 1048576)
  assert.is(budgetOf(written, '/heavy').script, 10240)
})

budget.run()

const over = suite('overBudget')

over('lets a page have all of its budget, and not a byte more', () => {
  assert.equal(overBudget({ ...NOTHING, css: 14336 }, budgetOf({}, '/')), [])
  assert.equal(overBudget({ ...NOTHING, css: 14337, script: 9000 }, budgetOf({}, '/')), ['css', 'script'])
})

over('has a budget of nothing', () => {
  assert.equal(overBudget({ ...NOTHING, images: 1 }, budgetOf({ images: 0 }, '/')), ['images'])
})

over('is reported with its size and its limit, never as if it fits', () => {
  const [finding] = weightFindings(PAGE, { ...NOTHING, css: 14337 }, budgetOf({}, '/'))
  assert.is(finding?.diagnostic.code, 'check/weight')
  assert.is(finding?.diagnostic.message, 'The page is too heavy: style sheets: 14.1 KB; budget: 14.0 KB.')
  assert.match(finding?.diagnostic.german.message ?? '', '14,1 KB; Budget: 14,0 KB.')
  assert.is(kilobytes(0, 'de'), '0,0')
})

over.run()
