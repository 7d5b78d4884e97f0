// What speaks for a value being the one that is looked for: words around it, its place, its form, what rules and model say,
// and how it fits the other values. Each feature is a short text; its weight is learnt.
import { type Cell, heightOf } from '../understanding/cells.ts'
import { hasLegalForm } from '../understanding/parties/legal-forms.ts'
import { plain } from '../understanding/parties/names.ts'
import { isSamePlain, strengthOf } from '../understanding/parties/parties.ts'
import { countriesOfTaxId, isIban, vatIdsIn } from '../understanding/values.ts'
import { SELECTED, type SelectedName } from './forms.ts'
import { meaningsOf } from './meaning.ts'
import { firstNameIn } from './persons.ts'
import { positionOf } from './position.ts'
import { remembering } from './remembering.ts'
import { type Amounts, amountsOf, centsOf, type Roles } from './sums.ts'
import { type Opinion, opinionOn, type PageValue, type View } from './view.ts'
import { domainFeature, ownerFeatures, ownersIn, partsOfPages } from './whose.ts'
import { tokensOf, type Wording, wordFeatures, wordsOf } from './words.ts'

/** What the features of all values of a document are computed from. */
export interface Surroundings {
  readonly view: View
  readonly amounts: Amounts
  /** Dates of the document, each once, in order of time. */
  readonly dates: readonly string[]
  /** Where they stand: a document's number is often beside its date. */
  readonly datePlaces: readonly PageValue[]
  readonly occurrences: ReadonlyMap<string, number>
  /** The rows in which names stand, from the top: a receipt begins with its shop's. */
  readonly nameRows: readonly number[]
  /** The features that a value has for every field, but for the words around it. */
  readonly common: Map<PageValue, readonly string[]>
  /** The names over the places of a tax id. */
  readonly ownersOf: (vatId: string) => readonly string[]
  /** What the model takes a value for; null: it has not looked. */
  readonly opinionOf: (value: PageValue) => Opinion | null
  /** The fields that labels say a value is of, with the best score of each. */
  readonly labelsOf: (value: PageValue) => ReadonlyMap<string, number>
  /** Features of the words around a value. */
  readonly wordsAround: (value: PageValue) => Wording
  /** Whether two names are of the same party. */
  readonly isSame: (one: string, other: string) => boolean
  /** Where the places of a value stand from those of another (position.ts). */
  readonly positionOf: (places: readonly PageValue[]) => (others: readonly PageValue[]) => string
  /** Where a first name stands in a name (persons.ts). */
  readonly firstNameIn: (name: string) => string
  /** How much of a mail or web address on the page a name explains. */
  readonly inDomain: (name: string) => string
  /** The parts of the pages where a name stands, whatever its letters and legal form. */
  readonly partsWith: (name: string) => string
}

export function surroundingsOf(view: View): Surroundings {
  const occurrences = new Map<string, number>()
  for (const { form, value } of view.values)
    occurrences.set(`${form} ${value}`, (occurrences.get(`${form} ${value}`) ?? 0) + 1)
  const datePlaces = view.values.filter(({ form }) => form === 'date')
  const nameRows = [...new Set(view.values.filter(({ form }) => form === 'name').map(({ cell }) => cell.row))]
  // Every pair of names is asked for, again with every tax id.
  const plainOf = remembering(plain)
  return {
    view,
    amounts: amountsOf(view.values, view.rows),
    dates: [...new Set(datePlaces.map(({ value }) => value))].sort(),
    datePlaces,
    occurrences,
    nameRows: nameRows.sort((a, b) => a - b),
    common: new Map(),
    ownersOf: remembering((vatId) => ownersIn(view, vatId)),
    opinionOf: remembering((value) => opinionOn(view, value)),
    labelsOf: remembering((value) => labelsOn(value, view)),
    wordsAround: remembering(wordFeatures(view)),
    isSame: (one, other) => isSamePlain(plainOf(one), plainOf(other)),
    positionOf: remembering((places) => remembering((others) => positionOf(places, others))),
    firstNameIn: remembering(firstNameIn),
    inDomain: remembering(domainFeature(view)),
    partsWith: partsOfPages(view, plainOf),
  }
}

/** Features of one value as the answer to one field, but for what the model says and the words around it. */
export function featuresOf(value: PageValue, name: SelectedName, around: Surroundings): string[] {
  if (isSwapped(value, around)) return opinionsOn(value, name, around)
  const known = around.common.get(value) ?? commonOf(value, around)
  around.common.set(value, known)
  return [...known, ...opinionsOn(value, name, around)]
}

/** Features of what the model says of one value as the answer to one field; [] where it has not looked. */
export const predictedOn = (value: PageValue, name: SelectedName, around: Surroundings): readonly string[] =>
  around.view.scores === null || isSwapped(value, around) ? [] : predictedOf(value, name, around)

/** Features of the words around one value, as they are written there. */
export const wordsOn = (value: PageValue, around: Surroundings): readonly string[] =>
  isSwapped(value, around) ? [] : around.wordsAround(value).words

/**
 * Whether it stands where the other party's would: the buyer wrote the paper. Labels and rules know it; its place, the words around it
 * and the model say the contrary.
 */
const isSwapped = ({ form }: PageValue, { view }: Surroundings) =>
  view.isSelfBilled && (form === 'name' || form === 'vat')

/** Features of the answer that a field has no value. */
export function absenceOf(name: SelectedName, { view, opinionOf }: Surroundings): string[] {
  const form = SELECTED[name]
  const own = view.values.filter((one) => one.form === form)
  const ruled = view.ruled.find((field) => field.name === name)
  const best = Math.max(0, ...view.labelled.filter(({ field }) => field === name).map(({ score }) => score))
  const likeliest = Math.max(0, ...own.map((one) => opinionOf(one)?.best.get(name) ?? 0))
  return [
    'none',
    `none ${view.kind}`,
    `none count ${bucket(own.length)}`,
    `none ruled ${ruled ? tenth(ruled.confidence) : 'no'}`,
    `none label ${tenth(best)}`,
    ...(view.scores ? [`none model ${logit(likeliest)}`, `none ${ruled ? 'ruled' : ''} ${logit(likeliest)}`] : []),
  ]
}

/** What rules say of it. */
function opinionsOn(value: PageValue, name: SelectedName, around: Surroundings): string[] {
  const { view } = around
  const own = labelOn(value, name, around)
  const [other = 'none', weight = 0] =
    [...around.labelsOf(value)].filter(([field]) => field !== name).sort((a, b) => b[1] - a[1])[0] ?? []
  const isAnswer = ruledOn(value, name, view)
  const otherAnswer = view.ruled.find((one) => one.value === value.value && one.name !== name)?.name ?? 'none'
  return [
    `label ${own}`,
    `label ${own} ${other} ${tenth(weight)}`,
    `answer ${isAnswer}`,
    `answer ${isAnswer} ${otherAnswer}`,
    `kind ${view.kind} ${isAnswer}`,
    ...(value.form === 'name' ? partyFeatures(value, around) : []),
    ...(isSwapped(value, around) ? [`self-billed ${isAnswer}`] : []),
  ]
}

/** What its label is worth for the field. */
const labelOn = (value: PageValue, name: SelectedName, { labelsOf }: Surroundings) =>
  tenth(labelsOf(value).get(name) ?? 0)

/** Whether the rules answer the field with it. */
function ruledOn({ value }: PageValue, name: SelectedName, { ruled }: View): string {
  const fields = ruled.filter((field) => field.name === name)
  if (fields.some((field) => field.value === value)) return `yes ${tenth(fields[0]?.confidence ?? 0)}`
  return fields.length > 0 ? 'other' : 'silent'
}

/** How likely the model takes it for the field's value, alone and beside others' opinions, and what else it takes it for. */
function predictedOf(value: PageValue, name: SelectedName, around: Surroundings): string[] {
  const others = [ruledOn(value, name, around.view), labelOn(value, name, around)]
  const opinion = around.opinionOf(value)
  const model = `model ${logit(opinion?.best.get(name) ?? 0)}`
  const other = opinion?.likeliest.find(({ tag }) => tag !== name)
  const tag = `tag ${other?.tag}`
  return [
    model,
    ...others.map((opinion) => `${model} ${opinion}`),
    tag,
    `${tag} ${logit(other?.probability ?? 0)}`,
    `${tag} ${model}`,
  ]
}

/** The fields that labels say a value is of, at this place, with the best score of each. */
export function labelsOn({ value, cell }: PageValue, { labelled }: View): Map<string, number> {
  const found = new Map<string, number>()
  for (const one of labelled)
    if (one.value === value && one.cell === cell) found.set(one.field, Math.max(found.get(one.field) ?? 0, one.score))
  return found
}

function partyFeatures({ value, cell }: PageValue, { view: { parties }, isSame }: Surroundings): string[] {
  const named = parties.find(({ name }) => name === value) ?? parties.find((one) => one.cell === cell)
  const party = named ?? parties.find(({ name }) => isSame(name, value))
  if (!party) return ['party none']
  const rank = (part: 'seller' | 'buyer') =>
    Math.min(3, parties.filter((one) => strengthOf(one, part) > strengthOf(party, part)).length)
  const [seller, buyer] = [tenth(party.seller), tenth(party.buyer)]
  return [
    `seller ${seller}`,
    `buyer ${buyer}`,
    `party ${seller} ${buyer}`,
    `seller rank ${rank('seller')}`,
    `buyer rank ${rank('buyer')}`,
    `ranks ${rank('seller')} ${rank('buyer')}`,
    `party ${party.name === value ? 'itself' : named ? 'here' : 'alike'}`,
  ]
}

function commonOf(value: PageValue, around: Surroundings): string[] {
  return [
    ...around.wordsAround(value).meanings,
    ...placeOf(value, around.view),
    `times ${Math.min(4, around.occurrences.get(`${value.form} ${value.value}`) ?? 1)}`,
    ...FORM_FEATURES[value.form](value, around),
  ]
}

function placeOf({ cell }: PageValue, { rows, sizes, pageCount, usualHeight }: View): string[] {
  const size = sizes.get(cell.page)
  const page = cell.page === 1 ? 'first' : cell.page === pageCount ? 'last' : 'inner'
  const down = Math.floor((8 * cell.row) / Math.max(1, rows.length))
  if (!cell.box || !size || size.width === 0) return [`page ${page}`, `row ${down}`]
  const x = Math.floor((6 * cell.box[0]) / size.width)
  const end = Math.floor((6 * cell.box[2]) / size.width)
  const y = Math.floor((10 * cell.box[1]) / size.height)
  const height = usualHeight > 0 ? Math.round((4 * heightOf(cell)) / usualHeight) : 4
  return [`page ${page}`, `x ${x}`, `end ${end}`, `y ${y} ${page}`, `xy ${x} ${y}`, `height ${Math.min(10, height)}`]
}

const FORM_FEATURES: Readonly<Record<PageValue['form'], (value: PageValue, around: Surroundings) => string[]>> = {
  amount: amountFeatures,
  date: dateFeatures,
  id: idFeatures,
  vat: (one, { view }) => [
    `country ${/^[A-Z]{2,3}/.exec(one.value)?.[0] ?? 'none'}`,
    `checked ${isChecked(one.value)}`,
    `shape ${shapeOf(one.value)} ${digitsIn(one.value)}`,
    `fits ${countriesOfTaxId(one.value).join(' ')}`,
    ...ownerFeatures(one, view),
  ],
  iban: ({ value }) => [`country ${value.slice(0, 2)}`, `checked ${isIban(value)}`],
  name: nameFeatures,
}

function idFeatures(one: PageValue, around: Surroundings): string[] {
  const { value, cell } = one
  return [
    ...yearsIn(value, around),
    `shape ${shapeOf(value)}`,
    `length ${Math.min(16, value.length)}`,
    `digits ${digitsIn(value)}`,
    `runs ${runsIn(value)}`,
    `date ${positionOf([one], around.datePlaces)}`,
    ...nestedIn(value, cell, around),
  ]
}

function nameFeatures(one: PageValue, around: Surroundings): string[] {
  const { view, inDomain, nameRows, partsWith } = around
  const [domain, parts] = [inDomain(one.value), partsWith(one.value)]
  const place = Math.min(4, nameRows.indexOf(one.cell.row))
  const firstName = around.firstNameIn(one.value)
  return [
    `nth ${place}`,
    `nth ${place} ${view.kind}`,
    `words ${Math.min(8, one.value.split(/\s+/).length)}`,
    ...tokensOf(one.value).map((word) => `name ${word}`),
    ...[...new Set(wordsOf(one.value).flatMap(meaningsOf))].map((meaning) => `name is ${meaning}`),
    `meant ${meantIn(one.value)} ${hasLegalForm(one.value)}`,
    ...ownerFeatures(one, view),
    `domain ${domain}`,
    `parts ${parts}`,
    `domain ${domain} ${parts}`,
    `first name ${firstName}`,
    `first name ${firstName} ${parts}`,
  ]
}

/** Whether the words of a name are about something, as those of headings are. */
function meantIn(name: string): string {
  const isMeant = wordsOf(name).flatMap((word) => (word.length < 3 ? [] : [meaningsOf(word).length > 0]))
  return isMeant.every(Boolean) ? 'all' : isMeant.some(Boolean) ? 'some' : 'none'
}

/** What a longer number of the same cell has before and behind this one, and what this one has around a shorter one. */
function nestedIn(value: string, cell: Cell, { view }: Surroundings): string[] {
  const others = view.values.filter((one) => one.form === 'id' && one.cell === cell && one.value !== value)
  const around = (long: string, short: string) => {
    const at = long.indexOf(short)
    return at < 0 ? [] : [`${shapeOf(long.slice(0, at))}|${shapeOf(long.slice(at + short.length))}`]
  }
  return others.flatMap((one) => [
    ...around(one.value, value).map((rest) => `within ${rest}`),
    ...around(value, one.value).map((rest) => `holds ${rest}`),
  ])
}

/** How long its parts are, as phones and registers have them: "532-555-0143" -> "3 3 4", "AR 1-24" -> "A 1 2". */
const runsIn = (text: string) =>
  (text.match(/\d+|\p{L}+/gu) ?? [])
    .map((run) => (/\d/.test(run) ? run.length : 'A'))
    .slice(0, 5)
    .join(' ')

const isChecked = (value: string) => vatIdsIn(value).some((one) => one.isChecked)

const digitsIn = (text: string) => Math.min(14, text.replace(/\D/g, '').length)

/** Many number their documents year by year. */
function yearsIn(value: string, { dates, view }: Surroundings): string[] {
  const issued = view.ruled.find(({ name }) => name === 'documentDate')?.value ?? dates[0] ?? ''
  const [year, month] = [issued.slice(0, 4), issued.slice(5, 7)]
  const parts = value.split(/\D+/)
  const has = (part: string) => part !== '' && parts.some((one) => one === part)
  const starts = (part: string) => part !== '' && parts.some((one) => one.startsWith(part))
  const is = has(year)
    ? 'long'
    : has(year.slice(2))
      ? 'short'
      : starts(year)
        ? 'starts'
        : starts(year.slice(2))
          ? 'maybe'
          : 'none'
  return [`year ${is}`, `year ${is} ${starts(year.slice(2) + month)}`]
}

/** "RE-2025/0417" -> "A-0/0". */
const shapeOf = (text: string) =>
  text
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d+/g, '0')
    .slice(0, 10)

function dateFeatures(one: PageValue, { dates, view }: Surroundings): string[] {
  const { value, cell } = one
  const isTop = view.values.find(({ form }) => form === 'date')?.value === value
  const issued = view.ruled.find(({ name }) => name === 'documentDate')?.value ?? null
  return [
    `order ${orderOf(value, dates)} ${Math.min(5, dates.length)}`,
    `top ${isTop}`,
    `days ${spanOf(issued, value)}`,
    `first row ${cell.row < 12}`,
    `clock ${CLOCK.test(restBehind(one, view))}`,
    `beside amount ${view.values.some((other) => other.form === 'amount' && other.cell.row === cell.row)}`,
  ]
}

/** Tills print the time behind the date. */
const CLOCK = /^\D{0,8}\d{1,2}[:.]\d{2}(?!\d|[.,]\d)/

/** What stands behind a value in its cell and in the next one. */
const restBehind = ({ cell, at, quote }: PageValue, { rows }: View) =>
  `${at < 0 ? '' : cell.text.slice(at + quote.length)} ${rows[cell.row]?.[cell.column + 1]?.text ?? ''}`

function orderOf(value: string, dates: readonly string[]): string {
  if (dates.length === 1) return 'only'
  if (value === dates[0]) return 'first'
  return value === dates.at(-1) ? 'last' : 'inner'
}

/** How long after the date of the document by the rules. */
function spanOf(issued: string | null, value: string): string {
  if (issued === null) return 'none'
  const days = Math.round((Date.parse(value) - Date.parse(issued)) / 86_400_000)
  if (days <= 0) return days === 0 ? '0' : 'before'
  return days <= 62 ? 'soon' : 'late'
}

function amountFeatures(value: PageValue, { amounts, view }: Surroundings): string[] {
  const cents = centsOf(value.value)
  const [rated, totals] = [amounts.rated(cents), amounts.totals(cents)]
  const rank = amounts.ranked.indexOf(cents)
  const inRow = view.values.filter(({ form, cell }) => form === 'amount' && cell.row === value.cell.row)
  const later = view.values.filter(({ form, cell }) => form === 'amount' && cell.row > value.cell.row).length
  const roles = rolesText(rated)
  const sums = `${rolesText(totals)} ${amounts.isPart(cents)}`
  const addends = Math.min(3, amounts.addends(value))
  const place = rank < 0 ? 'zero' : rank < 4 ? String(rank) : 'small'
  return [
    `rank ${place}`,
    `roles ${roles}`,
    `sums ${sums}`,
    `sums ${sums} ${place}`,
    `roles ${roles} ${place}`,
    `negative ${value.value.startsWith('-')}`,
    `in row ${Math.min(4, inRow.length)} ${inRow.at(-1) === value}`,
    `later ${bucket(later)}`,
    `addends ${addends} ${roles}`,
    `deduction ${amounts.deduction(value)}`,
    `deduction ${amounts.deduction(value)} ${roles}`,
    `tender ${amounts.tender(value)}`,
    `rate ${/%/.test((view.rows[value.cell.row] ?? []).map(({ text }) => text).join(' '))}`,
  ]
}

const rolesText = ({ net, tax, gross }: Roles) => [net, tax, gross].map((count) => Math.min(2, count)).join('')

export const tenth = (part: number) => (part <= 0 ? '0' : part >= 0.97 ? '1' : Math.ceil(part * 10).toString())

const bucket = (count: number) => (count < 4 ? String(count) : count < 8 ? '4' : count < 20 ? '8' : '20')

/** Probabilities by their distance from 0 and 1. */
export const logit = (probability: number) =>
  Math.round(Math.log((probability + 1e-4) / (1 - probability + 1e-4)) / 1.5)
