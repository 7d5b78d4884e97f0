// Numbers with check digits: accounts and VAT ids.
import { ibansIn, vatIdsIn } from '../understanding/values.ts'
import { type Case, type Finding, finding } from './findings.ts'

/** Looks like a German account: two letters and twenty digits. */
const ACCOUNT = /\bDE\s?\d{2}(?:\s?\d{4}){4}\s?\d{2}\b/g

export function numberFindings(about: Case): Finding[] {
  return [...account(about), ...vatId(about)]
}

/** One valid account is enough: others that look like one may be references. */
function account({ text, reading, field }: Case): Finding[] {
  const isPicture = (reading.attachment ?? reading).ocr !== null
  const own = field('iban')
  // From a page only an account with right check digits is taken; an e-invoice says what it says.
  if (own?.source === 'xml') return ibansIn(own.value).length > 0 ? [] : [finding('iban-digits', { iban: own.value })]
  const printed = text.match(ACCOUNT) ?? []
  if (isPicture || own || printed.length === 0) return []
  return printed.every((one) => ibansIn(one).length === 0) ? [finding('iban-digits', { iban: printed[0] ?? '' })] : []
}

/** Only German numbers: some administrations have issued numbers with wrong check digits. */
function vatId({ field, reading }: Case): Finding[] {
  const id = field('sellerVatId')?.value ?? ''
  const isPicture = (reading.attachment ?? reading).ocr !== null
  if (isPicture || !/^DE\d{9}$/.test(id)) return []
  return vatIdsIn(id).some(({ isChecked }) => isChecked) ? [] : [finding('vat-id-digits', { id })]
}
