// Values as documents write them, read with the libraries that know their rules. Only what passes their checks is a value.
import { countrySpecs, electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import * as vat from 'jsvat'
import { matchesOf } from '../matches.ts'
import type { LanguageCode } from '../types.ts'

/** A value and its position in the text. */
export interface Found {
  /** Normalised. */
  readonly value: string
  readonly quote: string
  readonly index: number
}

/** How the months begin in German, English, Portuguese, French, Dutch, Spanish, Italian, Swedish, Danish, Norwegian, Polish, Czech, Hungarian and Romanian. */
const MONTHS = [
  /^(?:ian|jan|jän|ene|gen|sty|lede?n)/,
  /^(?:feb|fev|fév|lut|únor)/,
  /^(?:mär|mar|már|maer|mrz|maa|mrt|břez)/,
  /^(?:apr|ápr|abr|avr|kwi|dub(?:en|n))/,
  /^(?:mai|may|mei|mag|maj|máj|květ)/,
  /^(?:jun|jún|iun|juin|giu|cze|červ(?:n|en$))/,
  /^(?:jul|júl|iul|juil|lug|lip|červen[ec])/,
  /^(?:aug|ago|aou|aoû|sie|srp)/,
  /^(?:sep|set|sze|wrz|září)/,
  /^(?:okt|oct|out|ott|paź|říj)/,
  /^(?:nov|lis)/,
  /^(?:dez|dec|déc|dic|des|gru|pros)/,
]

/** Tills shorten the month and the year: "15 JUN 18", "17/ago/26"; not where the month is a German word, too: "Artikel 6 des 20. Gesetzes". */
const DATE_FORMS =
  /(?<!\d)(?:(?<!\p{L}[-/])(?<y1>\d{4})(?<r>[-/.]|\.\s)(?<m1>\d{1,2})\k<r>(?<d1>\d{1,2})|(?<a>\d{1,2})(?<s>[./-])\s?(?<b>\d{1,2})\k<s>\s?(?<y2>\d{4}|\d{2})|(?<d3>\d{1,2})(?:st|nd|rd|th|er|\.|º)?[\s/-]*(?:de\s+|of\s+)?(?<n3>\p{L}{3,})\.?,?[\s/-]*(?:del?\s+)?(?<y3>\d{4})|(?<d5>\d{1,2})(?<t>[\s/-]?)(?<n5>(?!des|sie)\p{L}{3}|june|july|sept|mars|juin|juil|ao[uû]t)\.?\k<t>(?<y5>\d{4}|\d{2})|(?<!\p{L})(?<n4>\p{L}{3,})\.?\s+(?<d4>\d{1,2})(?:st|nd|rd|th)?\s?,?\s+(?<y4>\d{4})|(?<y6>\d{4})(?<u>[/-]|\.\s)(?<n6>\p{L}{3,})\.?(?:\k<u>|\s)(?<d6>\d{1,2}))(?!\d)/giu

/** Every date has a day or a month, and a year in digits. */
const DIGITS = /\d.*\d/s

/**
 * Dates in a text, as ISO dates.
 *
 * @param isMonthFirst how "6/10/2019" is read
 */
export function datesIn(text: string, isMonthFirst = false): Found[] {
  if (!DIGITS.test(text)) return []
  return matchesOf(text, DATE_FORMS).flatMap((match) => {
    const value = isoDate(match.groups ?? {}, isMonthFirst)
    return value ? [{ value, quote: match[0], index: match.index }] : []
  })
}

/** Two numbers of which either may be the month: "6/10/2019". */
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/g
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
/** A state and five figures: "Ashland, KY 41102". */
const AMERICAN_TOWN = new RegExp(`\\b(?:${STATES})\\s\\d{5}\\b`)
const DOLLARS = /\$|\bUSD\b/
/** Of those who pay in dollars and write the day first: Australia, New Zealand, Latin America. */
const NOT_AMERICAN = /€|\bEUR\b|R\$|\b(?:ABN|GST|IVA|CUIT|RUT|NIT)\b/

/**
 * Whether a page writes the month first: its dates that can be read in one way only tell, else an American address, or dollars on a page
 * in English.
 */
export function writesMonthFirst(text: string, language: LanguageCode): boolean {
  const dates = matchesOf(text, SLASHED).map(([, first, second]) => [Number(first), Number(second)] as const)
  const monthFirst = dates.filter(([first, second]) => first <= MONTHS_A_YEAR && second > MONTHS_A_YEAR).length
  const dayFirst = dates.filter(([first, second]) => first > MONTHS_A_YEAR && second <= MONTHS_A_YEAR).length
  if (monthFirst !== dayFirst) return monthFirst > dayFirst
  const isAmerican = AMERICAN_TOWN.test(text) || (isPerhapsEnglish(language) && DOLLARS.test(text))
  return isAmerican && !NOT_AMERICAN.test(text)
}

const isPerhapsEnglish = (language: LanguageCode) => language === 'en' || language === 'und'

const MONTHS_A_YEAR = 12

type Groups = Readonly<Record<string, string | undefined>>

function isoDate(
  { y1, m1, d1, a, s, b, y2, d3, n3, y3, d5, n5, y5, n4, d4, y4, y6, n6, d6 }: Groups,
  isMonthFirst: boolean,
): string | null {
  if (y1) return valid(y1, Number(m1), Number(d1))
  if (a && b && y2) {
    const isSwapped = (isMonthFirst && s === '/' && Number(a) <= MONTHS_A_YEAR) || Number(b) > MONTHS_A_YEAR
    return isSwapped ? valid(fullYear(y2), Number(a), Number(b)) : valid(fullYear(y2), Number(b), Number(a))
  }
  return inWords([d3 ?? d5 ?? d4 ?? d6, n3 ?? n5 ?? n4 ?? n6, y3 ?? y5 ?? y4 ?? y6])
}

const inWords = ([day = '', month = '', year = '']: readonly (string | undefined)[]) =>
  valid(fullYear(year), monthOf(month), Number(day))

/** Two digits from here on are of the last century (POSIX strptime, %y). */
const LAST_CENTURY = 69
const fullYear = (year: string) => (year.length === 2 ? `${Number(year) < LAST_CENTURY ? 20 : 19}${year}` : year)
/** "Februar 2025" */
export const isMonth = (text: string) => /^\p{L}{3,}\.?\s(?:19|20)\d{2}$/u.test(text) && monthOf(text) > 0

const monthOf = (name: string) => MONTHS.findIndex((month) => month.test(name.toLowerCase())) + 1

function valid(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && Number(year) > 1950 && Number(year) < 2100 ? date.toISOString().slice(0, 10) : null
}

/** How currencies are written beside their codes. A dollar with letters before it is that of another country: "S$". */
const CURRENCIES: readonly [code: string, form: RegExp][] = [
  ['EUR', /€|\bEUR\b|\beuros?\b/gi],
  ['BRL', /R\$|\bBRL\b/g],
  ['USD', /(?<![\p{L}\d])(?:US\s?)?\$\s?\d|\d\s?\$|\bUSD\b/gu],
  ['GBP', /£|\bGBP\b/g],
  ['CHF', /\bCHF\b|\bFr\.(?=\s?\d)/g],
  ['INR', /₹|\bINR\b|\bRs\.?(?=\s?\d)/g],
  ['SGD', /\bS\$|\bSGD\b/g],
  ['AUD', /\bAU?\$|\bAUD\b/g],
  ['CAD', /\bCA?\$|\bCAD\b/g],
  ['NZD', /\bNZ\$|\bNZD\b/g],
  ['HKD', /\bHK\$|\bHKD\b/g],
  ['MYR', /\bRM(?=\s?\d|\))|\bMYR\b/g],
  ['PLN', /(?<=\d\s?)zł|\bPLN\b/g],
  ['CZK', /(?<=\d\s?)Kč|\bCZK\b/g],
  ['SEK', /\bSEK\b/g],
  ['DKK', /\bDKK\b/g],
  ['NOK', /\bNOK\b/g],
  ['HUF', /(?<=\d\s?)Ft(?!\p{L})|\bHUF\b/gu],
  ['RON', /(?<=\d\s?)lei(?!\p{L})|\bRON\b/gu],
  ['TRY', /₺|\bTRY\b|(?<=\d\s?)TL(?!\p{L})/gu],
]

const CODES = CURRENCIES.map(([code]) => code).join('|')
/** What whole sums have before them or behind them; others may be anything. */
const BEFORE = `${CODES}|kr`
const BEHIND = String.raw`€|(?:${CODES}|kr|zł|Kč|Ft|lei|TL)(?!\p{L})`
/** What may stand right before a sum: "RM367.10", "EUR31,16". */
const GLUED = String.raw`${CODES}|RM|Rs\.?|Fr\.`

const NUMBER_FORMS = [
  // India groups by two digits: "7,08,000.00".
  String.raw`\d{1,2}(?:,\d{2})+,\d{3}\.\d{2}`,
  String.raw`\d{1,3}(?:[.'’ \u00a0\u202f]\d{3})+,\d{2}`,
  String.raw`\d{1,3}(?:[,'’ \u00a0]\d{3})+\.\d{2}`,
  String.raw`\d+[.,]\d{2}`,
  // Tills write cents without a zero: ".57".
  String.raw`(?<![^\s$])\.\d{2}`,
  String.raw`\d{1,3}(?:[. \u00a0\u202f]\d{3})+(?=\s?(?:${BEHIND}))`,
  String.raw`(?<=(?:[$£€]|(?<!\p{L})(?:${BEFORE}))\s?)(?:\d{1,3}(?:[,.'’ \u00a0]\d{3})+|\d+)(?![.,'’ \u00a0]?\d)`,
  String.raw`\d+(?=,-|,–|\s?(?:${BEHIND}))`,
  // In Switzerland "12.–" has none.
  String.raw`(?<=(?:CHF|Fr\.)\s?)\d{1,3}(?:['’]\d{3})*(?=\.[-–])`,
].join('|')

const AMOUNT_FORMS = new RegExp(
  `(?:(?<![\\p{L}\\d.,/-])|(?<=(?<!\\p{L})(?:${GLUED})))(?<sign>[-−–](?:\\s|[$£€]\\s?)?)?(?<number>${NUMBER_FORMS})(?<after>-)?(?![\\d%]|[.,/]\\d|\\s?%)`,
  'gu',
)

/** Amounts of money in a text, as "1234.56". */
export function amountsIn(text: string): Found[] {
  return matchesOf(text, AMOUNT_FORMS).map((match) => {
    const { sign, number = '', after } = match.groups ?? {}
    const plain = plainAmount(number)
    return { value: sign || after ? `-${plain}` : plain, quote: match[0].trim(), index: match.index }
  })
}

function plainAmount(number: string): string {
  const compact = number.replace(/['’ \u00a0\u202f]/g, '')
  const mark = /[.,](?=\d{2}$)/.exec(compact)
  if (!mark) return `${compact.replace(/[.,]/g, '')}.00`
  return `${compact.slice(0, mark.index).replace(/[.,]/g, '') || '0'}.${compact.slice(mark.index + 1)}`
}

/** Whether a whole text is an IBAN with the right check digits, or a German VAT id with the right one. */
export const isIban = (text: string) => isValidIBAN(text)
export const isGermanVatId = (text: string) => vat.checkVAT(text, [vat.germany]).isValid

/** IBANs in a text, without blanks; only those whose checksum is right. */
export function ibansIn(text: string): Found[] {
  const found = printedIbans(text)
  return found.length > 0 ? found : misreadIbans(text)
}

function printedIbans(text: string): Found[] {
  return matchesOf(text, /\b[A-Z]{2}\s?\d{2}(?:[\s-]?[A-Z0-9]){11,30}/g).flatMap((match) =>
    longestIban(match[0], match.index),
  )
}

/** An account behind its label. */
const LABELLED_IBAN =
  /(?<!\p{L})(?:IBAN|RIB)(?:[\s-]?(?:Nr|No|Code))?[\s.:#]{0,4}(?<iban>[A-Z]{2}\s?\d{2}(?:[\s-]?[A-Z0-9]){11,30})/giu

/** Accounts as their countries write them whose check digits are wrong: they are what the page says. */
export function misprintedIbansIn(text: string): Found[] {
  if (printedIbans(text).length > 0) return []
  return matchesOf(text, LABELLED_IBAN).flatMap(({ 0: whole, index, groups }) => {
    const printed = groups?.['iban'] ?? ''
    const form = formOfIban(printed.slice(0, 2).toUpperCase())
    const value = form === null ? null : startOf(printed.replace(/-/g, ' '), form.length)
    return value === null || asForm(form ?? '', value) !== value
      ? []
      : [{ value, quote: printed.trim(), index: index + whole.length - printed.length }]
  })
}

/** Letters that OCR confuses with digits, in both directions. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
}

/** Digits that OCR confuses with letters. */
const LOOKS_LIKE_LETTER: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/** The country stands in capitals: words of a sentence before an account would be taken for its beginning. */
const MISREAD_IBAN = /(?<![\p{L}\d])[A-Z01]{2}\s?[\dOQDILZSBGoqdilzsbg]{2}(?:\s?[\dA-Za-z|]){11,31}(?![\p{L}\d])/gu

/**
 * Accounts with misread signs: each as its country has it there, a letter or a digit, or with one sign too many. Only where
 * exactly one reading has the right checksum.
 */
function misreadIbans(text: string): Found[] {
  return matchesOf(text, MISREAD_IBAN).flatMap(({ 0: quote, index }) => {
    const signs = quote.replace(/\s/g, '').toUpperCase()
    const country = asForm('AA', signs.slice(0, 2))
    const form = formOfIban(country)
    if (form === null || signs.length < form.length) return []
    const [own, more] = [startOf(quote, form.length), startOf(quote, form.length + 1)]
    const readings = [...(own ? [own] : []), ...(more ? withoutOne(more) : [])].map((one) => asForm(form, one))
    const [valid, ...others] = new Set(readings.filter((reading) => isValidIBAN(reading)))
    return valid !== undefined && others.length === 0 ? [{ value: valid, quote, index }] : []
  })
}

/** "A" a letter, "0" a digit, "?" either, for each sign of a country's IBAN; null: no country has this code. */
function formOfIban(country: string): string | null {
  const { bban_regexp: form, IBANRegistry: isKnown } = countrySpecs[country] ?? {}
  if (!form || !isKnown) return null
  const parts = matchesOf(form, /\[([^\]]+)\]\{(\d+)\}/g).map(([, signs = '', count]) =>
    (signs === '0-9' ? '0' : signs === 'A-Z' ? 'A' : '?').repeat(Number(count)),
  )
  return `AA00${parts.join('')}`
}

/** The first signs of a text, without its blanks; null: a word would be cut. */
function startOf(text: string, count: number): string | null {
  const groups = text.toUpperCase().split(/\s+/)
  const joined = groups.map((_, at) => groups.slice(0, at + 1).join(''))
  return joined.find((one) => one.length === count) ?? null
}

const withoutOne = (signs: string) => [...signs].map((_, at) => signs.slice(0, at) + signs.slice(at + 1))

/** @param form as `formOfIban` has it, at least as long as the signs */
function asForm(form: string, signs: string): string {
  const looks = { A: LOOKS_LIKE_LETTER, 0: LOOKS_LIKE } as Readonly<Record<string, Readonly<Record<string, string>>>>
  return [...signs].map((sign, at) => looks[form[at] ?? '']?.[sign] ?? sign).join('')
}

/** Words may follow an IBAN directly: the longest valid part counts. */
function longestIban(text: string, index: number): Found[] {
  for (let end = text.length; end >= 15; end--) {
    const quote = text.slice(0, end).trim()
    const value = electronicFormatIBAN(quote)
    if (value && isValidIBAN(value)) return [{ value, quote, index }]
  }
  return []
}

/**
 * Words in capitals have the form of a BIC, too. A BIC is recognised by a digit, by the branch code
 * of a head office at its end (XXX, ISO 9362), or by the length of a BIC without branch.
 */
export function bicsIn(text: string): Found[] {
  return matchesOf(text, /\b[A-Z]{4}\s?[A-Z]{2}\s?[A-Z0-9]{2}(?:\s?[A-Z0-9]{3})?\b/g).flatMap((match) => {
    const value = match[0].replace(/\s/g, '')
    return isValidBIC(value) && /\d|XXX$|^[A-Z]{8}$/.test(value) ? [{ value, quote: match[0], index: match.index }] : []
  })
}

/** "DE 123 456 789", "ATU12345678", "CHE-123.456.789 MWST": in Switzerland the ending is part of the number that is taxed. */
const VAT_ID =
  /\b(?:CHE[-\s]?\d(?:[.\s]?\d){8}(?:\s?(?:MWST|TVA|IVA)\b)?|(?:[A-Z]{2}\s?[0-9U]|ES\s?[A-Z](?=[\s.-]?\d{7})|FR\s?[A-Z]{1,2}(?=\s?\d{3}))(?:[\s.]?[0-9A-Z]){6,12})\b/g

/** VAT numbers in a text: the form of a country's numbers; `isChecked` where the check digit fits as well. */
export function vatIdsIn(text: string): (Found & { readonly isChecked: boolean })[] {
  const accounts = printedIbans(text)
  return matchesOf(text, VAT_ID).flatMap((match) => {
    const isAccount = accounts.some(({ index, quote }) => match.index >= index && match.index < index + quote.length)
    if (isAccount || /iban\W*$/i.test(text.slice(0, match.index))) return []
    for (let end = match[0].length; end >= 8; end--) {
      const quote = match[0].slice(0, end).trim()
      const value = quote.replace(/[\s.-]/g, '')
      const { isValidFormat, isValid } = vat.checkVAT(value, vat.countries)
      if (isValidFormat) return [{ value, quote, index: match.index, isChecked: isValid }]
    }
    return []
  })
}

/** Countries that print tax numbers without their prefix, and check their digits. */
const UNPREFIXED = [vat.brazil, vat.spain, vat.italy, vat.norway, vat.poland, vat.portugal, vat.unitedKingdom]

/** The countries whose tax number one without a prefix may be, by its check digits. */
export function countriesOfTaxId(value: string): string[] {
  const figures = value.replace(/[\s./-]/g, '')
  return UNPREFIXED.filter((country) => vat.checkVAT(`${country.codes[0]}${figures}`, [country]).isValid).map(
    ({ name }) => name,
  )
}

/** Tax numbers as countries without a prefix write them: Spain, Brazil, the USA, Chile, Argentina, Australia, Britain, Portugal, India, Canada, Mexico. */
const NATIONAL_TAX_IDS =
  /(?<![\p{L}\d.])(?:[A-HJ-NP-SUVW][-\s]?\d{7}[\dA-J]|[A-HJ-NP-SUVW]-?\d{2}\.\d{3}\.\d{2}[\dA-J]|[XYZ]-?\d{7}-?[A-HJ-NP-TV-Z]|\d{8}-?[A-HJ-NP-TV-Za-hj-np-tv-z]|\d{2}[.,]?\d{3}[.,\s]?\d{3}\/\d{4}-?\d{2}|\d{2}\.?\d{3}\.?\d{3}\d{4}-?\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}-\d{7}|\d{1,2}\.\d{3}\.\d{3}-[\dK]|\d{2}\s\d{3}\s\d{3}\s\d{3}|(?<!\d\s)(?:\d{3}\s\d{4}\s\d{2}|\d{3}\s\d{3}\s\d{3})|\d{9}|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|(?:20|2[3-7]|3[034])-\d{8}-\d|\d{5}\s?\d{4}\s?R[CPT]\s?\d{4}|\d{10}\s?TQ\s?\d{4}|[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[\dA])(?![\p{L}\d]|\.\d)/gu

/** Tax numbers beside such a label; without one they could be anything. */
export function taxIdsIn(text: string): Found[] {
  const withPrefix = vatIdsIn(text)
  if (withPrefix.length > 0) return withPrefix
  const announced = announcedTaxIds(text)
  const isPart = (at: number) => announced.some(({ index, quote }) => at >= index && at < index + quote.length)
  const others = matchesOf(text, NATIONAL_TAX_IDS).filter(({ index }) => !isPart(index))
  return [...announced, ...others.map(({ 0: quote, index }) => ({ value: withPoints(quote), quote, index }))]
}

/** In pictures the points of Brazil's numbers are read as commas, or not at all: "11,222,333/0001-81". */
const withPoints = (id: string) => (/\/\d{4}-?\d{2}$/.test(id) ? id.replace(/[,\s]/g, '.') : id)

/** Figures of a tax id that has no form of its own: Malaysia 12, Singapore 9 or 10, Australia 11, the Emirates 15. */
const BARE_TAX_ID = /^[A-Z]{0,2}\d(?:[\s.-]?\d){8,14}$/

/** A tax id that is all of a text, beside a label that announces one. */
export function bareTaxId(text: string): Found[] {
  const value = text.replace(/^[\s:#]+|\s+$/g, '')
  const isOther = !BARE_TAX_ID.test(value) || datesIn(value).length > 0
  return isOther ? [] : [{ value, quote: value, index: text.indexOf(value) }]
}

/** Tax ids of other countries behind their names: "GST Reg No M2-0126458-3", "ABN 51 824 753 556", "Part. IVA 04540180975". */
function announcedTaxIds(text: string): Found[] {
  return matchesOf(text, ANNOUNCED_TAX_ID).flatMap(({ 0: whole, index, groups }) => {
    const value = groups?.['id'] ?? ''
    const isOther = amountsIn(value).length > 0 || datesIn(value).length > 0
    return isOther ? [] : [{ value, quote: value, index: index + whole.length - value.length }]
  })
}

const ANNOUNCED_TAX_ID =
  /(?<![\p{L}\d])(?:VAT|TAX(?=[\s.-]{1,2}(?:ID|REG|NO|NUMBER)(?![\p{L}]))|[GHQ]\.?S\.?T|GSTIN|SST|T\.?P\.?S|T\.?V\.?Q|ABN|TIN|TRN|S?NTN|STRN|EIN|NIP|OIB|Ad[óo]sz[áa]m|C\.?U\.?I|VKN|N\.?I\.?[FT]|C\.?I\.?F|C\.?U\.?I\.?T|R\.?U\.?[CT]|R\.?F\.?C|DI[ČC]|P(?:art(?:ita)?)?\.?\s?(?:I(?:VA)?|LVA)|BTW|T\.?V\.?A|MOMS)(?:[\s.-]{0,2}(?:ID|Reg(?:istration)?|No|Nr|N[º°]|Number))*[\s.:#-]{1,5}(?:[A-Z]{3}\s)?(?<id>[A-Z]{0,3}\d[A-Z\d]*(?:[-./ ][A-Z\d]*\d[A-Z\d]*){0,4}(?![\p{L}\d]))(?<=(?:\d[^\d]{0,3}){7})/giu

/** Ten to thirteen digits in Germany, in groups or not; fewer, and with letters, elsewhere. */
const TAX_NUMBER = /(?<![\p{L}\d])\d[\dA-Z]*(?:[\s./-]{1,3}[\dA-Z]*\d[\dA-Z]*)*/gu
const TAX_FIGURES = { least: 6, most: 14 }

/** Tax numbers in a text that announces one. */
export function taxNumbersIn(text: string): Found[] {
  return matchesOf(text, TAX_NUMBER).flatMap(({ 0: quote, index }) => {
    const figures = quote.replace(/\D/g, '').length
    return figures >= TAX_FIGURES.least && figures <= TAX_FIGURES.most ? [{ value: quote, quote, index }] : []
  })
}

/** A series before a slashed number ("FT 2024/12"), lower-case letters only in words with a mark ("order_17"). */
const ID_FORMS =
  /(?<![\p{L}\d])(?:\p{Lu}{1,4}\s\p{Lu}{0,3}\d[\p{L}\d]*\/\d+|\p{Lu}{1,2}\s(?=\d{4,}(?!\S))\d+|[\p{Lu}\d](?:[\p{L}\d]|[-\u2010\u2011/._#](?=[\p{L}\d]))*|\p{Ll}+(?:[-_/][\p{L}\d]+)*[-_/]\d+)/gu

/** Whether a text is just the number of something: "K-10482". */
export const isNumber = (text: string) => /^\p{Lu}{0,4}[-–.\s]?\d[\w./-]*$/u.test(text.trim())

/** Numbers of documents, customers, orders: letters, digits and marks without blanks; at least one digit. */
export function idsIn(text: string): Found[] {
  return matchesOf(text, ID_FORMS).flatMap((match) => {
    const value = match[0]
    const isSum = /^\s?(?:€|EUR\b|%)/.test(text.slice(match.index + value.length))
    return /\d/.test(value) && value.length <= 40 && !isSum ? [{ value, quote: value, index: match.index }] : []
  })
}

/** Codes beside sums; elsewhere they could be words. */
const CODED = /\b(?<before>[A-Z]{3})\s?(?=-?\d[\d.,' \u00a0]*[.,]\d{2}\b)|(?<=\d[.,]\d{2}\s?)(?<behind>[A-Z]{3})\b/g

const codesIn = (text: string): string[] =>
  matchesOf(text, CODED)
    .map(({ groups }) => groups?.['before'] ?? groups?.['behind'] ?? '')
    .filter((code) => ISO_CODES.has(code) && !CURRENCIES.some(([known]) => known === code))

const ISO_CODES = new Set(Intl.supportedValuesOf('currency'))

/** The currency that is named most often; null if none is. */
export function currencyOf(text: string): string | null {
  const counts = new Map(CURRENCIES.map(([code, form]) => [code, text.match(form)?.length ?? 0]))
  for (const code of codesIn(text)) counts.set(code, (counts.get(code) ?? 0) + 1)
  const [[code, count] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1])
  return count > 0 ? code : null
}
