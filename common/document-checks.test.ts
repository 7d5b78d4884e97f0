import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type CheckCode, check, type Facts, type ItemFacts } from './document-checks.ts'

const test = suite('check')

const SUMS: CheckCode[] = ['totals-differ', 'line-differs', 'lines-differ', 'tax-rate', 'tax-differs']
const codes = (values: Readonly<Record<string, string>>, items: readonly ItemFacts[] = [], named = SUMS) =>
  check(named, factsOf(values, items)).map(({ code }) => code)

test('adds up net and tax, and knows what was paid before', () => {
  const sums = { netTotal: '100.00', taxTotal: '19.00' }
  assert.equal(codes({ ...sums, grossTotal: '119.01' }), [])
  assert.equal(codes({ ...sums, grossTotal: '129.00' }), ['totals-differ'])
  assert.equal(codes({ ...sums, grossTotal: '99.00', prepaid: '20.00' }), [])
  assert.equal(codes(sums), [])
})

test('multiplies each line, and adds up all of them', () => {
  const sums = { netTotal: '100.00', taxTotal: '19.00', grossTotal: '119.00' }
  const item = (amount: string, quantity = '2') => ({ quantity, unitPrice: '25.00', amount })
  assert.equal(codes(sums, [item('50.00'), item('50.00')]), [])
  assert.equal(codes(sums, [item('50.00'), item('55.00')]), ['line-differs'])
  assert.equal(codes(sums, [item('50.00'), { ...item('52.00'), quantity: null }]), ['lines-differ'])
  assert.equal(codes(sums, [item('50.00', '200'), item('50.00')]), [], 'priced by the hundred')
})

test('names rates that were not valid, and a tax beyond all of them', () => {
  const sums = { netTotal: '100.00', taxTotal: '20.00', grossTotal: '120.00', documentDate: '2025-02-05' }
  assert.equal(codes({ ...sums, taxRate: '20' }), ['tax-rate'])
  assert.equal(codes({ ...sums, taxRate: '19', taxTotal: '30.00', grossTotal: '130.00' }), ['tax-differs'])
  assert.equal(
    codes({ ...sums, taxRate: '16', taxTotal: '16.00', grossTotal: '116.00', documentDate: '2020-08-01' }),
    [],
  )
})

test('sees what is over and what lies ahead', () => {
  const due: CheckCode[] = ['due-passed', 'due-today', 'due-ahead', 'deadline-passed', 'dated-ahead', 'due-before-date']
  assert.equal(check(due, factsOf({ dueDate: '2025-03-18', deadline: '2025-03-01' })), [
    { code: 'due-passed', values: { date: '18.03.2025', days: '2' } },
  ])
  assert.equal(codes({ dueDate: '2025-03-20' }, [], due), ['due-today'])
  assert.equal(codes({ documentDate: '2025-03-10', dueDate: '2025-03-08' }, [], due), ['due-passed', 'due-before-date'])
  assert.equal(codes({ documentDate: '2026-03-10' }, [], due), ['dated-ahead'])
})

test('counts what is unsure', () => {
  assert.equal(check(['check-unsure'], { ...factsOf({}), unsure: 2 }), [
    { code: 'check-unsure', values: { count: '2' } },
  ])
})

test('names wrong check digits', () => {
  const written = { iban: 'DE09700901001234567890', sellerVatId: 'DE136695977' }
  const checked = ['iban-digits', 'vat-id-digits'] as const
  assert.equal(codes(written, [], [...checked]), [])
  const wrong = { ...factsOf(written), isIban: () => false, isGermanVatId: () => false }
  assert.equal(
    check(checked, wrong).map(({ code }) => code),
    ['iban-digits', 'vat-id-digits'],
  )
})

test.run()

function factsOf(values: Readonly<Record<string, string>>, items: readonly ItemFacts[] = []): Facts {
  const value = (name: string) => values[name]
  const digits = { isIban: () => true, isGermanVatId: () => true }
  return { value, sure: value, exact: value, items, ...digits, unsure: 0, today: '2025-03-20', language: 'de' }
}
