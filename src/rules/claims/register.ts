// The register of claims (site/data/claims.yaml) as rules use it: what is declared, and what a text says of it.
import type { Site, Source } from '../../types.ts'
import { fieldsOf, scalarText } from '../values.ts'
import { type Amount, amountOf, type FoundNumber, isSame, numbersIn } from './numbers.ts'
import { type Place, placeOf } from './places.ts'
import { type Worded, type Wording, wordedIn, wordingOf } from './wording.ts'

/** A claim as the register declares it. */
export interface Claim {
  readonly name: string
  readonly kind: string
  readonly value: string
  readonly amount: Amount
  /** How it is written, as the author wrote that. */
  readonly texts: readonly string[]
  readonly places: readonly Place[]
  readonly evidence: string | null
  readonly confirmed: boolean
}

/** What one text says: which claims it makes, and which numbers of it nobody has declared. */
export interface Said {
  readonly claims: readonly Claim[]
  /** Words of a claim with another number than it has. */
  readonly contradictions: readonly { readonly claim: Claim; readonly at: FoundNumber }[]
  readonly undeclared: readonly FoundNumber[]
}

export interface Register {
  readonly source: Source
  readonly claims: readonly Claim[]
  /** Places that make no claims. */
  readonly without: readonly Place[]
  read(text: string): Said
}

/** null for a project without a register. */
export function registerOf(site: Site): Register | null {
  const source = site.data.get('claims')
  const data = fieldsOf(source?.data())
  if (!source || !data) return null
  const claims = Object.entries(fieldsOf(data['claims']) ?? {}).map(([name, item]) => claimOf(name, item))
  const others = listOf(data['notClaims']).map((one) => fieldsOf(one) ?? {})
  const harmless = others.flatMap(({ text }) => (typeof text === 'string' ? [wordingOf(text)] : []))
  const without = others.flatMap(({ place }) => (typeof place === 'string' ? [placeOf(place)] : []))
  const wordings = claims.flatMap((claim) => claim.texts.map((text) => ({ claim, wording: wordingOf(text) })))
  const known = new Map<string, Said>()
  const prices = new Set([...site.data.values()].flatMap((one) => pricesIn(one.data(), false)).map(String))
  const areKnown = referredTo(site).every((target) => site.data.has(target))
  const isPrice = ({ written }: { written: string }) => isPriced(amountOf(written), areKnown ? prices : null)
  const read = (text: string) => {
    const said = known.get(text) ?? withoutPrices(saidBy(text, wordings, harmless), isPrice)
    known.set(text, said)
    return said
  }
  return { source, claims, without, read }
}

/** Prices of shared data are checked where they stand. */
function withoutPrices(
  { claims, contradictions, undeclared }: Said,
  isPrice: (one: { written: string }) => boolean,
): Said {
  return {
    claims,
    contradictions: contradictions.filter(({ at }) => !isPrice(at)),
    undeclared: undeclared.filter((one) => !isPrice(one)),
  }
}

/** @param prices null: not all are known, so that any amount of money may be one */
function isPriced({ number, sign }: Amount, prices: ReadonlySet<string> | null): boolean {
  return sign === '€' && (!prices || number.split('-').every((one) => prices.has(one)))
}

/** Names of the shared data that pages show. One with a mistake is no part of the site until it is fixed. */
function referredTo({ pages }: Site): string[] {
  const targets = pages.flatMap(({ source }) =>
    source.marks.flatMap(({ kind, target }) => (kind === 'reference' && target !== undefined ? [target] : [])),
  )
  return [...new Set(targets)]
}

/** Every number below a key "price". */
function pricesIn(value: unknown, isPrice: boolean): number[] {
  if (typeof value === 'number') return isPrice ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => pricesIn(child, isPrice || key === 'price'))
}

function claimOf(name: string, item: unknown): Claim {
  const { kind, value, texts, places, evidence, confirmed } = fieldsOf(item) ?? {}
  return {
    name,
    kind: scalarText(kind),
    value: scalarText(value),
    amount: amountOf(scalarText(value)),
    texts: listOf(texts)
      .map(scalarText)
      .filter((text) => text.trim() !== ''),
    places: listOf(places).map((place) => placeOf(scalarText(place))),
    evidence: typeof evidence === 'string' ? evidence : null,
    confirmed: confirmed === true,
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

interface Known {
  readonly claim: Claim
  readonly wording: Wording
}

function saidBy(text: string, wordings: readonly Known[], harmless: readonly Wording[]): Said {
  const small = text.toLowerCase()
  const found = wordings.flatMap(({ claim, wording }) => wordedIn(text, small, wording).map((at) => ({ claim, at })))
  const made = found.filter(({ claim, at }) => at.amount === null || isSame(claim.amount, at.amount))
  const explained = [...made.map(({ at }) => at), ...harmless.flatMap((wording) => wordedIn(text, small, wording))]
  const contradictions = found.flatMap(({ claim, at: { amount } }) =>
    amount === null || made.some(({ at }) => covers(at, amount)) || explained.some((at) => covers(at, amount))
      ? []
      : [{ claim, at: amount }],
  )
  const firsts = contradictions.filter(
    ({ at }, index) => contradictions.findIndex((one) => one.at.start === at.start) === index,
  )
  const undeclared = numbersIn(text).filter(
    (number) =>
      !explained.some((at) => covers(at, number)) &&
      !contradictions.some(({ at }) => at.start <= number.start && number.end <= at.end),
  )
  return { claims: [...new Set(made.map(({ claim }) => claim))], contradictions: firsts, undeclared }
}

function covers(at: Pick<Worded, 'start' | 'end'>, { start, end }: { start: number; end: number }): boolean {
  return at.start <= start && end <= at.end
}
