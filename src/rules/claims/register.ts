// The register of claims (site/data/claims.yaml) as rules use it: what is declared, and which of it a text states.
import { remembering } from '../../remembering.ts'
import type { Site, Source } from '../../types.ts'
import { fieldsOf, scalarText } from '../values.ts'
import { type Amount, amountOf, type FoundNumber, isSame, numbersIn } from './numbers.ts'
import { type ContentPlace, claimScope } from './places.ts'
import { type Prices, pricesOf } from './prices-of-entries.ts'
import { type FoundPromise, promisesIn } from './promises.ts'
import { type Wording, type WordingMatch, wordingMatches, wordingOf } from './wording.ts'

/** A claim as the register declares it. */
export interface Claim {
  readonly name: string
  readonly kind: string
  /** The number as it is written; for a promise without one, its words. */
  readonly value: string
  readonly amount: Amount
  /** How it is written, as the author wrote that. */
  readonly texts: readonly string[]
  readonly places: readonly ContentPlace[]
  /** What the owner names; "measured": figures of site/data/measured.yaml. */
  readonly evidence: Evidence | null
  readonly confirmed: boolean
}

/** Words of the owner, or the figures that he measures. */
type Evidence = { readonly kind: 'named' } | { readonly kind: 'reply' }

/** The claims that one text makes, and its undeclared numbers and promises. */
export interface TextClaims {
  readonly claims: readonly Claim[]
  /** Their numbers, where a claim has one. */
  readonly figures: readonly { readonly claim: Claim; readonly at: FoundNumber }[]
  /** Words of a claim with another number than it has. */
  readonly contradictions: readonly { readonly claim: Claim; readonly at: FoundNumber }[]
  readonly undeclared: readonly FoundNumber[]
  readonly promises: readonly FoundPromise[]
}

export interface Register {
  readonly source: Source
  readonly claims: readonly Claim[]
  /** Places that make no claims. */
  readonly without: readonly ContentPlace[]
  readonly prices: Prices
  read(text: string): TextClaims
}

const registers = new WeakMap<Site, Register | null>()

/** Several rules ask for it. null: the project has no register. */
export function registerOf(site: Site): Register | null {
  const known = registers.get(site)
  const register = known === undefined ? newRegister(site) : known
  registers.set(site, register)
  return register
}

function newRegister(site: Site): Register | null {
  const source = site.data.get('claims')
  const declared = source && declaredIn(source)
  if (!declared) return null
  const prices = pricesOf(site)
  const read = remembering(ALL_TEXTS, (text) => withoutPrices(declared.claimsIn(text), prices))
  return { source, claims: declared.claims, without: placesWithoutClaims(site), prices, read }
}

const ALL_TEXTS = Number.POSITIVE_INFINITY

/** What the register's file declares. */
interface Declared {
  readonly claims: readonly Claim[]
  claimsIn(text: string): TextClaims
}

/** What a text claims follows from that file alone: while it stands, `site dev` reads each text once. */
const declarations = new WeakMap<Source, Declared>()

function declaredIn(source: Source): Declared | null {
  const known = declarations.get(source)
  if (known) return known
  const data = fieldsOf(source.data())
  if (!data) return null
  const claims = Object.entries(fieldsOf(data['claims']) ?? {}).map(([name, item]) => claimOf(name, item))
  const harmless = listOf(data['notClaims']).flatMap((one) => {
    const text = fieldsOf(one)?.['text']
    return typeof text === 'string' ? [wordingOf(text)] : []
  })
  const wordings = claims.flatMap((claim) => claim.texts.map((text) => ({ claim, wording: wordingOf(text) })))
  const declared = { claims, claimsIn: remembering(ALL_TEXTS, (text) => claimsIn(text, wordings, harmless)) }
  declarations.set(source, declared)
  return declared
}

/** Places where the register says that nothing is claimed. */
export function placesWithoutClaims({ data }: Site): readonly ContentPlace[] {
  return listOf(fieldsOf(data.get('claims')?.data())?.['notClaims']).flatMap((one) => {
    const place = fieldsOf(one)?.['place']
    return typeof place === 'string' ? [claimScope(place)] : []
  })
}

/**
 * Prices of shared data are checked in their own files. What is worded like a claim may still be a price of that claim from
 * before, which another entry happens to have.
 */
function withoutPrices({ contradictions, undeclared, ...rest }: TextClaims, prices: Prices): TextClaims {
  return {
    ...rest,
    contradictions: contradictions.filter(({ at }) => !prices.mayBeAny(amountOf(at.written))),
    undeclared: undeclared.filter((one) => !prices.isOne(amountOf(one.written))),
  }
}

function claimOf(name: string, item: unknown): Claim {
  const { kind, value, texts, places, evidence, confirmed } = fieldsOf(item) ?? {}
  const written = listOf(texts)
    .map(scalarText)
    .filter((text) => text.trim() !== '')
  return {
    name,
    kind: scalarText(kind),
    value: scalarText(value) || (written[0] ?? ''),
    amount: amountOf(scalarText(value)),
    texts: written,
    places: listOf(places).map((place) => claimScope(scalarText(place))),
    evidence: evidenceOf(evidence),
    confirmed: confirmed === true,
  }
}

function evidenceOf(evidence: unknown): Evidence | null {
  if (typeof evidence === 'string') return { kind: 'named' }
  return fieldsOf(evidence)?.['measured'] === 'reply' ? { kind: 'reply' } : null
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

interface ClaimWording {
  readonly claim: Claim
  readonly wording: Wording
}

function claimsIn(text: string, wordings: readonly ClaimWording[], harmless: readonly Wording[]): TextClaims {
  const small = text.toLowerCase()
  const found = wordings.flatMap(({ claim, wording }) =>
    wordingMatches(text, small, wording).map((at) => ({ claim, at })),
  )
  const made = found.filter(({ claim, at }) => at.amount === null || isSame(claim.amount, at.amount))
  const explained = [
    ...made.map(({ at }) => at),
    ...harmless.flatMap((wording) => wordingMatches(text, small, wording)),
  ]
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
  const named = [...explained, ...found.map(({ at }) => at)]
  const promises = promisesIn(text).filter((promise) => !named.some((at) => covers(at, promise)))
  const figures = made.flatMap(({ claim, at: { amount } }) => (amount === null ? [] : [{ claim, at: amount }]))
  return { claims: [...new Set(made.map(({ claim }) => claim))], figures, contradictions: firsts, undeclared, promises }
}

function covers(at: Pick<WordingMatch, 'start' | 'end'>, { start, end }: { start: number; end: number }): boolean {
  return at.start <= start && end <= at.end
}
