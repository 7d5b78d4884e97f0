// The values of a paper invoice as an e-invoice needs them: addresses in parts, and a list of what is missing.
import { isIban } from '../understanding/values.ts'

/** By field name ("sellerName"), and by the parts of addresses that fields do not have ("sellerCity"). */
export type Values = Readonly<Record<string, string>>

export type Format = 'xrechnung' | 'zugferd'

/** The values with the parts of both addresses; what is given as a part already stays. */
export function withAddresses(values: Values): Values {
  const seller = addressOf('seller', values, countryOf(values['sellerVatId'], values['iban']))
  // Who writes no country into an address means the own one.
  const own = values['sellerCountry'] ?? seller['sellerCountry']
  const buyer = addressOf('buyer', values, countryOf(values['buyerVatId']) ?? own)
  const whole: Values = { ...seller, ...buyer, ...values }
  const countries = ['sellerCountry', 'buyerCountry'].map((name) => [name, whole[name]?.trim().toUpperCase() ?? ''])
  return { ...whole, ...Object.fromEntries(countries) }
}

const TOWN = /^(?:(?<prefix>[A-Z]{1,2})(?:-|\s)\s?)?(?<code>\d{4,5})\s+(?<city>\p{L}.*)$/u
const PREFIXES: Values = { D: 'DE', A: 'AT' }

/** "Buchhaltung, Musterweg 12, 12345 Musterstadt" in parts; {} if it has no town. */
function addressOf(party: 'seller' | 'buyer', values: Values, country: string | undefined): Values {
  const parts = (values[`${party}Address`] ?? '').split(/\s*[,\n]\s*/).filter(Boolean)
  const at = parts.findLastIndex((part) => TOWN.test(part))
  const { prefix = '', code = '', city = '' } = TOWN.exec(parts[at] ?? '')?.groups ?? {}
  if (!city) return {}
  const named = prefix ? (PREFIXES[prefix] ?? prefix) : undefined
  const [first = '', ...more] = parts.slice(0, at)
  // A country named below the town is read by nobody here: it is asked for.
  const known = parts.length > at + 1 ? undefined : (named ?? country)
  const found = { Street: first, StreetMore: more.join(', '), Postcode: code, City: city, Country: known ?? '' }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, value]) => value)
      .map(([part, value]) => [`${party}${part}`, value]),
  )
}

/** The country in which a number was issued. */
function countryOf(...numbers: readonly (string | undefined)[]): string | undefined {
  return numbers.map((number) => /^[A-Z]{2}(?=[A-Z\d]{2})/.exec(number ?? '')?.[0]).find(Boolean)
}

/** Each with the terms of EN 16931 that need it; one of several is enough. */
const REQUIRED: readonly (readonly string[])[] = [
  ['documentNumber'], // BT-1
  ['documentDate'], // BT-2
  ['currency'], // BT-5
  ['sellerName'], // BT-27
  ['sellerPostcode'], // BT-38
  ['sellerCity'], // BT-37
  ['sellerCountry'], // BT-40
  ['sellerVatId', 'sellerTaxNumber'], // BT-31, BT-32: BR-S-02
  ['buyerName'], // BT-44
  ['buyerPostcode'], // BT-53
  ['buyerCity'], // BT-52
  ['buyerCountry'], // BT-55
  ['netTotal'], // BT-109
  ['taxRate'], // BT-119
  ['taxTotal'], // BT-110
  ['grossTotal'], // BT-112
  ['serviceDate'], // BT-72; section 14 (4) UStG, and the XML of ZUGFeRD has a place for it that must not be left out
  ['dueDate', 'discountTerms'], // BT-9, BT-20: BR-CO-25
]

/** What the German rules ask for besides. @see XRechnung 3.0, BR-DE */
const REQUIRED_IN_XRECHNUNG: readonly (readonly string[])[] = [
  ['buyerReference'], // BT-10
  ['contact'], // BT-41
  ['phone'], // BT-42
  ['email'], // BT-43, BT-34
  ['buyerEmail'], // BT-49
  ['iban'], // BT-84
]

/** The names of what is missing or cannot be right; where one of several would do, the first. */
export function missingIn(values: Values, format: Format): string[] {
  const required = format === 'xrechnung' ? [...REQUIRED, ...REQUIRED_IN_XRECHNUNG] : REQUIRED
  const missing = required
    .filter((names) => !names.some((name) => isGood(name, values[name] ?? '')))
    .flatMap((names) => names.slice(0, 1))
  const { iban = '' } = values
  return iban === '' || isGood('iban', iban) || missing.includes('iban') ? missing : [...missing, 'iban']
}

const AMOUNT = /^-?\d{1,12}(\.\d{1,2})?$/
const FORMS: Readonly<Record<string, RegExp>> = {
  documentDate: /^\d{4}-\d{2}-\d{2}$/,
  dueDate: /^\d{4}-\d{2}-\d{2}$/,
  serviceDate: /^\d{4}-\d{2}-\d{2}$/,
  currency: /^[A-Z]{3}$/,
  sellerCountry: /^[A-Z]{2}$/,
  buyerCountry: /^[A-Z]{2}$/,
  netTotal: AMOUNT,
  taxTotal: AMOUNT,
  grossTotal: AMOUNT,
  // BR-DE-27 and BR-DE-28.
  phone: /(\d.*){3}/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  buyerEmail: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
}

/** An account is taken from a page as it stands there; nobody can be paid to one with wrong check digits (BR-DE-19). */
const isGood = (name: string, value: string) =>
  value.trim() !== '' && (name === 'iban' ? isIban(value) : (FORMS[name]?.test(value) ?? true))
