import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { paybacks } from './paybacks.ts'

const GUARANTEE = claim('roi-guarantee', 'guarantee', '60', 'N Tag* ROI-Garantie')
const RETURN = claim('roi', 'result', '65 %', 'N ROI innerhalb von 6 Monaten')

const test = suite('paybacks')

test('finds a guarantee that ends before the investment can be back', () => {
  const packages = `micro: ${entry('1, to: 2', '1, to: 3')}\nstarter: ${entry('3, to: 10', '3, to: 6')}`
  assert.equal(about({ packages, claims: `claims:\n${GUARANTEE}` }), [
    'data/claims.yaml:4:12 law/guarantee-months The guarantee "roi-guarantee" ends after 60 days, before an investment can be back by site/data/packages.yaml, in months: starter (3–6) (UWG § 5 para. 2 no. 7). | Say beside it what is given within that time and that the months of the packages are something else; then confirm the claim.',
  ])
})

test('finds a return promised sooner than an investment is back', () => {
  const packages = `growth: ${entry('11, to: 50', '4, to: 8')}\nscale: ${entry('51, to: 100, open: true', '6, to: 12')}`
  assert.equal(about({ packages, claims: `claims:\n${RETURN}` }), [
    'data/claims.yaml:4:12 law/return-months The claim "roi" promises a return of 65 % within 6 months, but some investments are not back before, in months: scale (6–12) (UWG § 5 para. 2 no. 1). | Say for whom the claim is true, or take it out; confirm it once it is.',
  ])
})

test('finds a tier that gives other months than the packages of its size', () => {
  const packages = `starter: ${entry('3, to: 9', '3, to: 6')}\nscale: ${entry('11, to: 50, open: true', '4, to: 8')}`
  const tiers = `small: ${entry('10, to: 20', '12, to: 24')}\nlarge: ${entry('200, open: true', '8, to: 9')}`
  assert.equal(about({ packages, tiers }), [
    'data/tiers.yaml:1:50 law/months-differ For 10–20 staff "small" says 12–24 months until the investment is back, and packages of the same size something else: scale (4–8). | Make both the same, or say on the page what each counts and name the place under "notClaims" of site/data/claims.yaml.',
  ])
})

test('leaves what the owner has decided', () => {
  const packages = `starter: ${entry('3, to: 10', '6, to: 12')}`
  const tiers = `small: ${entry('10, to: 20', '24, to: 36')}`
  const decided = [GUARANTEE, RETURN].join('\n').replaceAll('confirmed: false', 'confirmed: true')
  const claims = `claims:\n${decided}\nnotClaims:\n- { place: data/tiers.yaml small.roiMonths, why: Das ganze Haus }`
  assert.equal(about({ packages, tiers, claims }), [])
  assert.is(about({ packages, tiers, claims: `claims:\n${[GUARANTEE, RETURN].join('\n')}` }).length, 3)
})

test('takes no other claim for one about a return', () => {
  const packages = `starter: ${entry('3, to: 10', '6, to: 12')}`
  const back = claim('money-back', 'guarantee', '30', 'N Tage Geld zurück')
  assert.equal(about({ packages, claims: `claims:\n${back}` }), [])
})

test.run()

function claim(name: string, kind: string, value: string, text: string): string {
  return `  ${name}:\n    kind: ${kind}\n    value: "${value}"\n    texts: ["${text}"]\n    confirmed: false`
}

function entry(staff: string, months: string): string {
  return `{ staff: { from: ${staff} }, roiMonths: { from: ${months} } }`
}

function about(data: Readonly<Record<string, string>>): string[] {
  return findingsOf(paybacks, siteOf({ data: { operator: 'name: Erika', ...data } }))
}
