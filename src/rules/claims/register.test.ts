import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../testing.ts'
import { registerOf } from './register.ts'

const test = suite('register of claims')

const CLAIMS = `claims:
  staff:
    kind: result
    value: "8"
    texts: ["N Mitarbeitende"]
    confirmed: true`

test('is made once for a site', () => {
  const site = siteOf({ data: { operator: 'name: Erika', claims: CLAIMS } })
  assert.is(registerOf(site), registerOf(site))
  assert.is(registerOf(siteOf({ data: { operator: 'name: Erika' } })), null)
})

test('keeps what texts claim while its file stands, whatever prices and claims become', () => {
  const text = 'Acht Tage, 8 Mitarbeitende, 490 €.'
  const read = (site: ReturnType<typeof siteOf>) => {
    const { claims = [], undeclared = [], contradictions = [] } = registerOf(site)?.read(text) ?? {}
    const names = [...claims.map(({ name }) => name), ...contradictions.map(({ claim }) => `not ${claim.name}`)]
    return [...names, ...undeclared.map(({ written }) => written)]
  }
  const before = siteOf({ data: { operator: 'name: Erika', claims: CLAIMS, offers: 'basis: { price: 490 }' } })
  assert.equal(read(before), ['staff'])
  const dearer = siteOf({ data: { offers: 'basis: { price: 500 }' } }).data.get('offers')
  const priced = { ...before, data: new Map([...before.data, ...(dearer ? [['offers', dearer] as const] : [])]) }
  assert.equal(read(priced), ['staff', '490 €'], 'the same file, other prices')
  assert.is(registerOf(priced)?.claims, registerOf(before)?.claims)
  const other = siteOf({ data: { claims: CLAIMS.replace('"8"', '"9"') } }).data.get('claims')
  const changed = { ...before, data: new Map([...before.data, ...(other ? [['claims', other] as const] : [])]) }
  assert.equal(read(changed), ['not staff'], 'another file')
})

test.run()
