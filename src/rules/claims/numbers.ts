// Numbers in marketing copy. The definition is narrow, so that every warning can be explained in a sentence: a number
// with a symbol of boast or money (200+, 40 %, 3x, 2.500 €), "24/7", one directly before a unit of time (2 Stunden,
// 30-day) or after words of urgency (nur noch 3), and one before what an agency counts (73 small companies). Dates,
// phone numbers, paragraphs, names of files and steps have none of these. schemas/data/claims.json says the same to
// authors.

/** A number found in a text. */
export interface FoundNumber {
  /** Offset in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** As written, with its symbol: "200+", "2–4", "€2,500". */
  readonly written: string
}

/** A number that can be compared across languages: "2.500 €" and "€2,500" are the same. */
export interface Amount {
  /** "2500", "2-4", "24/7", "23:47:12". */
  readonly number: string
  /** "+", "%", "x", "€" or nothing. */
  readonly sign: string
}

/** Letters of Latin scripts: an expression with \p{L} that ignores case takes milliseconds to compile, and there are many. */
export const LETTER = 'A-Za-zÀ-ÖØ-öø-ɏ'

const PLAIN = String.raw`\d+(?:[.,]\d+)*`
const JOIN = String.raw`(?:\s?[–-]\s?|\s(?:bis|to|a|até|und|and|e)\s)`

/** A number with its symbol, as part of a larger expression. */
export const NUMBER = String.raw`(?:€\s?)?(?:\d{1,2}:\d{2}:\d{2}|24/7|${PLAIN}(?:${JOIN}${PLAIN})?)(?:\+|\s?%|x(?![${LETTER}])|\s?€|\s?(?:EUR|eur)(?![${LETTER}]))?`

/** What must not precede a number: it would be part of a name, a date, an address or an order number. */
export const NO_NAME = String.raw`(?<![${LETTER}\d_#§/.:-])`

const TIME =
  /^[\s-](?:sek|min(?:ute|\.|\s|$)|std|stunde|tag(?:e|en|es|s)?(?![A-Za-zÀ-ɏ])|tägig|woche|monat|jahr|second|hour|day|week|month|year|segundo|minuto|hora|dia|semana|m[eê]s|ano)/i
const COUNTED =
  /^(?:\s[^\s.!?]+){0,3}?\s(?:unternehmen|firmen|betriebe|kmu|kund(?:en|innen)|projekt|app|beratung(?:en|s)|plätze|sterne?|bewertung|rezension|prozent|compan|sme|customer|client|project|consultation|places|spots|seats|stars?|rating|review|percent|empresa|pme|projeto|aplicativo|consulta|vaga|estrela|avalia|por cento)/i

const HURRY = /(?:nur noch|letzten?|only|só restam)\s$/i

/** The numbers of a text that say something in favour of the offer, from left to right. */
export function numbersIn(text: string): FoundNumber[] {
  return [...text.matchAll(new RegExp(NO_NAME + NUMBER, 'g'))].flatMap(({ 0: written, index }) => {
    const end = index + written.length
    return speaks(written, text.slice(end)) || HURRY.test(text.slice(0, index)) ? [{ start: index, end, written }] : []
  })
}

function speaks(written: string, after: string): boolean {
  // A clock in a text never moves, confirmed or not: the rule about texts reports it.
  if (/:/.test(written)) return false
  return /[+%x€R]$|^€|^24\/7$/.test(written) || TIME.test(after) || COUNTED.test(after)
}

/** What a number means, however its language writes it. */
export function amountOf(written: string): Amount {
  const [, sign = ''] = /([+%x€]|EUR)$/.exec(written) ?? /^(€)/.exec(written) ?? []
  const bare = written.replace(/[€+%x]|EUR/g, '').trim()
  const number = /[:/]/.test(bare) ? bare : bare.split(new RegExp(JOIN)).map(plainValue).join('-')
  return { number, sign: sign === 'EUR' ? '€' : sign }
}

/** "2.500" and "2,500" are thousands: three digits after the point; "5,0" and "5.0" are not. */
function plainValue(written: string): string {
  const digits = written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  return String(Number(digits))
}

/** Whether two numbers are the same; one without a symbol equals one with any symbol. */
export function isSame(a: Amount, b: Amount): boolean {
  return a.number === b.number && (a.sign === b.sign || a.sign === '' || b.sign === '')
}
