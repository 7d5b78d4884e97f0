// What documents other than bills say: titles, persons, terms of contracts, balances. Each by the words around it.

import { matchesOf } from '../../matches.ts'
import type { DocumentKind, Field, FieldName } from '../../types.ts'
import { type Cell, fieldIn, type Rows } from '../cells.ts'
import { hasLegalForm } from '../parties/legal-forms.ts'
import { isPartyName, tidy } from '../parties/names.ts'
import { amountsIn, datesIn } from '../values.ts'
import { titleOf } from './title.ts'

interface Pattern {
  readonly name: FieldName
  /** The value is the group "value". */
  readonly form: RegExp
  readonly confidence: number
}

const SPAN =
  '(?<value>[^.;:]{0,12}?(?:\\d{1,3}|ein\\p{L}*|zwei|drei|vier|sechs|zwölf|one|two|three|six|twelve|um|dois|três|seis|doze)\\s?(?:\\([^)]{1,12}\\)\\s?)?(?:tag|woche|monat|jahr|day|week|month|year|dia|semana|m[êe]s|ano)\\p{L}*[^.;]{0,40}?)'

const PATTERNS: readonly Pattern[] = [
  {
    name: 'noticePeriod',
    form: new RegExp(`kündigungsfrist\\s?(?:beträgt|von|:)?\\s?${SPAN}(?:[.;]|$)`, 'iu'),
    confidence: 0.88,
  },
  {
    name: 'noticePeriod',
    form: new RegExp(
      `(?:mit\\seiner\\sfrist\\svon|giving|upon|with|at\\sleast)\\s${SPAN}\\s?(?:(?:prior\\s)?(?:written\\s)?notice|gekündigt|zu\\skündigen|kündbar)`,
      'iu',
    ),
    confidence: 0.84,
  },
  {
    name: 'noticePeriod',
    form: new RegExp(`aviso\\spr[ée]vio\\s(?:m[íi]nimo\\s)?de\\s${SPAN}(?:[.;,]|$)`, 'iu'),
    confidence: 0.84,
  },
  {
    name: 'contractTerm',
    form: new RegExp(
      `(?:laufzeit\\s(?:von|beträgt)|(?:initial\\s)?term\\s(?:of|is)|vig[êe]ncia\\s(?:[ée]\\sde|de)|prazo\\s(?:[ée]\\sde|de)|für\\sdie\\sdauer\\svon|period\\sof)\\s${SPAN}(?:[.;,]|$)`,
      'iu',
    ),
    confidence: 0.82,
  },
  {
    name: 'contractTerm',
    form: /(?<value>auf\sunbestimmte\szeit|unbefristet|for\san\sindefinite\s(?:term|period)|por\s(?:tempo|prazo)\sindeterminado)/iu,
    confidence: 0.8,
  },
  {
    name: 'openingBalance',
    form: /(?:alter\s(?:konto)?(?:stand|saldo)|anfangssaldo|opening\sbalance|balance\sbrought\sforward|saldo\s(?:anterior|inicial))(?<value>.*)/iu,
    confidence: 0.88,
  },
  {
    name: 'closingBalance',
    form: /(?:neuer\s(?:konto)?(?:stand|saldo)|endsaldo|closing\sbalance|balance\scarried\sforward|saldo\s(?:final|atual))(?<value>.*)/iu,
    confidence: 0.88,
  },
  {
    name: 'accountHolder',
    form: /(?:kontoinhaber(?:in)?|account\s(?:holder|name)|titular(?:\sda\sconta)?)\s?:?\s(?<value>\p{Lu}.{2,60})/iu,
    confidence: 0.88,
  },
  {
    name: 'period',
    form: /(?:statement\speriod|abrechnungszeitraum|berichtszeitraum|zeitraum|billing\speriod|per[íi]odo|monat|month)\s?:?\s(?<value>.{4,50})/iu,
    confidence: 0.8,
  },
  {
    name: 'participants',
    form: /(?:teilnehmer(?:innen)?|anwesend(?:e)?|attendees|participants|present|participantes|presentes)\s?:\s?(?<value>\p{Lu}.{3,160})/iu,
    confidence: 0.86,
  },
  {
    name: 'person',
    form: /^(?:name|mitarbeiter(?:in)?|arbeitnehmer(?:in)?|bewerber(?:in)?|patient(?:in)?|versicherte(?:r)?|antragsteller(?:in)?|employee|applicant|insured(?:\sname)?|nome|funcion[áa]rio)\s?:?\s(?<value>\p{Lu}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]+){1,3})$/iu,
    confidence: 0.84,
  },
  {
    name: 'amount',
    form: /(?:kaufpreis|kaltmiete|miete|vergütung|kaution|gehalt|honorar|budget|fee|rent|salary|price|valor|remunera[çc][ãa]o|betrag|summe|gewinn)[^.]{0,60}?(?<value>(?:R\$|[€$£])\s?\d[\d.,]*\d|\d[\d.,]*\d\s?(?:€|EUR|USD|CHF|GBP))/iu,
    confidence: 0.74,
  },
  {
    name: 'phone',
    form: /(?:tel(?:efon|efone|ephone|\.)?|fon|phone|mob(?:il|ile)?|call|m[óo]vel)[\s.:]{0,4}(?:no\.?|nr\.?)?\s?(?<value>[+(]?\d[\d\s()/.–-]{6,20}\d)/iu,
    confidence: 0.86,
  },
  {
    name: 'phone',
    form: /(?<![\d./-])(?<value>\(\d{2,5}\)\s?\d{3,4}[-\s]\d{4}|\+\d{1,3}[\s(][\d\s()/-]{7,16}\d)(?!\d)/u,
    confidence: 0.8,
  },
  {
    name: 'phone',
    form: /(?:unter|at|pelo)\s(?<value>[+(0]\d[\d\s()/-]{6,18}\d)(?!\d)/iu,
    confidence: 0.8,
  },
  {
    name: 'customerNumber',
    form: /(?:kunden-?(?:nummer|nr\.?)|customer\s(?:number|no\.?)|n[úu]mero\sde\scliente)\s(?:ist|lautet|is|é)\s(?<value>[A-Z]{0,4}-?\d[\w/-]{1,18})/iu,
    confidence: 0.86,
  },
  {
    name: 'deadline',
    form: /neue[rn]?\s(?:liefer)?termin[^:]{0,30}:\s?(?<value>\d{1,2}\.\d{1,2}\.\d{4})/iu,
    confidence: 0.84,
  },
  { name: 'website', form: /(?<value>(?:https?:\/\/|www\.)[\w.-]+\.[a-z]{2,}[\w./-]*)/iu, confidence: 0.8 },
]

/** Documents about a person: it is looked for at the top, if there is no signature. */
const ABOUT_PERSONS: readonly DocumentKind[] = ['application', 'business-card']

/** Documents whose fields already say what their first lines do. */
const TRADE: readonly DocumentKind[] = [
  'invoice',
  'credit-note',
  'receipt',
  'offer',
  'order',
  'order-confirmation',
  'delivery-note',
  'reminder',
]

export function factsOf(rows: Rows, kind: DocumentKind, known: readonly Field[]): Field[] {
  const isNew = (name: FieldName) => !known.some((field) => field.name === name)
  const names = [...new Set(PATTERNS.map(({ name }) => name))].filter(isNew)
  const isTrade = TRADE.includes(kind)
  const wanted = isTrade ? names.filter((name) => name === 'phone' || name === 'website') : names
  const found = wanted.flatMap((name) => first(rows, name))
  if (isTrade) return found
  return [
    ...found,
    ...(kind === 'process-sketch' ? heading(rows) : titleField(rows)),
    ...(found.some(({ name }) => name === 'person') ? [] : person(rows, kind)),
    ...company(rows),
  ]
}

function first(rows: Rows, name: FieldName): Field[] {
  for (const { form, confidence } of PATTERNS.filter((pattern) => pattern.name === name)) {
    for (const [index, row] of rows.entries()) {
      const [cell] = row
      const value = form.exec(running(rows, index))?.groups?.['value']?.trim()
      const shown = value && normalised(name, value)
      if (cell && shown) return [fact(name, shown, confidence, cell)]
    }
  }
  return []
}

function normalised(name: FieldName, value: string): string | undefined {
  if (SUMS.includes(name)) return amountsIn(value).at(-1)?.value
  return DAYS.includes(name) ? datesIn(value)[0]?.value : value
}

/** A line, and the next one where a sentence continues in it. */
function running(rows: Rows, index: number): string {
  const [text = '', next = ''] = rows.slice(index, index + 2).map((row) => row.map((cell) => cell.text).join(' '))
  return text.length > 50 && !/[.!?:]$/.test(text) ? `${text} ${next}` : text
}

const DAYS: readonly FieldName[] = ['deadline']
const SUMS: readonly FieldName[] = ['openingBalance', 'closingBalance', 'amount']

const fact = (name: FieldName, written: string, confidence: number, cell: Cell): Field => {
  const value = written.replace(/\s+/g, ' ').replace(/[,;]$/, '')
  return fieldIn(cell, { name, value, confidence, quote: written })
}

function titleField(rows: Rows): Field[] {
  const title = titleOf(rows)
  return title ? [fact('title', title.text, 0.8, title)] : []
}

/** The title of a drawing is its first line; the text in its boxes may be of any size. */
function heading(rows: Rows): Field[] {
  const first = rows.flat().find(({ text }) => /\p{L}{4}/u.test(text))
  return first ? [fact('title', first.text, 0.8, first)] : []
}

const GREETING =
  /^(?:mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|beste|herzliche|freundliche) grüße|(?:kind|best|warm)?\s?regards|best|yours (?:sincerely|faithfully|truly)|sincerely|thanks|atenciosamente|cumprimentos|com os melhores cumprimentos)[,.!]?$/iu

const PERSON =
  /^(?:(?:dr|prof|dipl\.-ing|mr|mrs|ms)\.?\s)*\p{Lu}[\p{L}'-]+(?:\s(?:\p{Lu}\.|(?:von|van|de|da|dos|der|zu))){0,2}(?:\s\p{Lu}[\p{L}'-]+){0,3}$/u

function person(rows: Rows, kind: DocumentKind): Field[] {
  const greeting = rows.findIndex((row) => row.some(({ text }) => GREETING.test(text.trim())))
  const under = greeting < 0 ? [] : rows.slice(greeting + 1, greeting + 5).flat()
  const signed = under.find(({ text }) => PERSON.test(text.trim()))
  if (signed) return [fact('person', signed.text.trim(), 0.82, signed)]
  if (!ABOUT_PERSONS.includes(kind)) return []
  const top = rows
    .slice(0, 12)
    .flat()
    .find(
      ({ text }) =>
        PERSON.test(text.trim()) && text.trim().includes(' ') && !hasLegalForm(text) && !TITLE_WORDS.test(text),
    )
  return top ? [fact('person', top.text.trim(), 0.76, top)] : []
}

const TITLE_WORDS =
  /lebenslauf|curriculum|resume|résumé|bewerbung|manager|engineer|researcher|director|leiter|assistant|profile/i

/** Companies by their legal form: the one that is named most often. */
function company(rows: Rows): Field[] {
  const named = rows.flat().flatMap((cell) => companiesIn(cell.text).map((name) => ({ name, cell })))
  const counts = new Map<string, number>()
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1)
  const best = named.reduce<(typeof named)[number] | null>(
    (top, one) => (top && (counts.get(top.name) ?? 0) >= (counts.get(one.name) ?? 0) ? top : one),
    null,
  )
  return best ? [fact('company', best.name, 0.76, best.cell)] : []
}

/** Words with capitals before a legal form: "Lindner Bau GmbH & Co. KG". */
const COMPANY =
  /(?:(?:\p{Lu}[\p{L}.'-]*|\d{1,3}|&|und|and|e|de|da|do)\s){1,5}(?:GmbH(?:\s?&\s?Co\.?\s?KG)?|AG|KG|OHG|GbR|UG|SE|Ltd\.?|Limited|LLC|LLP|PLC|Inc\.?|Corp\.?|Lda\.?|LTDA|S\.A\.)(?!\p{L})/gu

function companiesIn(text: string): string[] {
  if (isPartyName(text) && hasLegalForm(text) && text.length < 60) return [tidy(text)]
  return matchesOf(text, COMPANY).map(([name]) =>
    name.trim().replace(/^(?:und|and|e|de|da|do|der|die|das|the)\s/iu, ''),
  )
}
