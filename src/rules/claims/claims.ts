// Every number and every promise in marketing copy is declared once, in site/data/claims.yaml, where the owner confirms it. Warnings
// only: the owner alone knows whether a claim is true.
import { passageOf } from '../../content/place.ts'
import { escapeToken } from '../../content/pointer.ts'
import type { ValueName } from '../../content/value-names.ts'
import { namedIn } from '../../context/named-values.ts'
import type { Diagnostic, Location, Site, Source } from '../../types.ts'
import { withNotes } from '../one-pass.ts'
import { fieldsOf } from '../values.ts'
import {
  contradicting,
  contradictory,
  countdown,
  formerPrice,
  scarce,
  unconfirmed,
  undeclared,
  undeclaredPromise,
  unproven,
  unused,
} from './findings.ts'
import { type Measured, measuredIn, NOT_KEPT } from './measured.ts'
import { amountOf, type FoundNumber, isSame } from './numbers.ts'
import { covers, leavesAt } from './places.ts'
import { type Claim, type Register, registerOf, type TextClaims } from './register.ts'
import { type Statement, statementsOf } from './statements.ts'
import { hasNumberSlot } from './wording.ts'

/** A place where a claim is made. */
interface Occurrence {
  readonly source: Source
  readonly pointer: string
}

/** Where each claim is made, by its name. */
type OccurrencesByClaim = Map<string, Occurrence[]>

/** Claims are declared, contradict nothing and are confirmed; scarce offers and former prices are among them. */
export const claims = withNotes<Made>((site, now) => {
  if (!site.data.has('operator')) return null
  const register = registerOf(site)
  const byClaim: OccurrencesByClaim = new Map()
  const contradictions: Contradiction[] = []
  const shown = new Set<string>()
  return {
    source(source, data) {
      if (!register || source === register.source || source.kind === 'legal') return []
      const named = namedIn(source, site)
      const places = atPlaces(register, { source, data })
      const texts = inTexts(register, {
        source,
        data,
        named,
        byPlace: new Set(places.made.map(({ pointer }) => pointer)),
      })
      return {
        found: texts.found,
        note: {
          made: [...places.made, ...texts.made],
          contradictions: [...places.contradictions, ...texts.contradictions],
        },
      }
    },
    take(source, { note, references }) {
      if (source.kind === 'page') for (const reference of references) shown.add(JSON.stringify(reference))
      for (const { claim, pointer } of note?.made ?? []) occurs(byClaim, claim, { source, pointer })
      contradictions.push(...(note?.contradictions ?? []))
      return []
    },
    end: () => [
      ...undeclaredFields(site, byClaim, shown),
      ...(register ? contradictions.map((one) => withOthers(one, register, byClaim)) : []),
      ...(register ? ofRegister(register, { byClaim, measured: measuredIn(site, now) }) : []),
    ],
  }
})

/** The claims that a source makes, by their names, and what contradicts one. */
interface Made {
  readonly made: readonly { readonly claim: string; readonly pointer: string }[]
  readonly contradictions: readonly Contradiction[]
}

interface FoundClaims extends Made {
  readonly found: readonly Diagnostic[]
}

interface CheckedSource {
  readonly source: Source
  readonly data: unknown
}

function occurs(byClaim: OccurrencesByClaim, claim: string, occurrence: Occurrence): void {
  byClaim.set(claim, [...(byClaim.get(claim) ?? []), occurrence])
}

/** Values that a claim names by their place; one that is not the claim's own contradicts it. */
function atPlaces({ claims: all }: Register, { source, data }: CheckedSource): Made {
  const named = all.flatMap((claim) =>
    claim.places.flatMap((place) => leavesAt(source, data, place).map((leaf) => ({ claim, leaf }))),
  )
  const fits = ({ claim, leaf }: (typeof named)[number]) => isSame(claim.amount, amountOf(leaf.text))
  const fitting = named.filter(fits)
  const contradictions = named.flatMap(({ claim, leaf }) => {
    const isExplained = !/\d/.test(leaf.text) || fitting.some((one) => one.leaf.pointer === leaf.pointer)
    const found = () => contradicting(claim, leaf.text, source.locate(leaf.pointer))
    return isExplained ? [] : { claim: claim.name, found: found() }
  })
  return { made: fitting.map(({ claim, leaf }) => ({ claim: claim.name, pointer: leaf.pointer })), contradictions }
}

/** A finding that is about a claim made elsewhere, too. */
interface Contradiction {
  readonly claim: string
  readonly found: Diagnostic
}

/** So many other places of a claim are named with what contradicts it. */
const MAX_OTHERS = 8

function withOthers({ claim, found }: Contradiction, { source }: Register, byClaim: OccurrencesByClaim): Diagnostic {
  const places = (byClaim.get(claim) ?? []).map(({ source: { file }, pointer }) => ({ file, pointer }))
  const own = { file: source.file, pointer: `/claims/${escapeToken(claim)}/value` }
  return { ...found, others: [own, ...places.slice(0, MAX_OTHERS)] }
}

interface CheckedTexts extends CheckedSource {
  /** The values that a text names, by their places in the text with them. */
  named(pointer: string): readonly ValueName[]
  /** Places where a claim says that it is made. */
  readonly byPlace: ReadonlySet<string>
}

function inTexts(register: Register, checked: CheckedTexts): FoundClaims {
  const { source, data } = checked
  const without = register.without.filter((place) => place.isIn(source.file))
  const texts = statementsOf(source, data)
    .filter(({ pointer }) => !without.some((place) => covers(place, pointer)))
    .map((statement) => inText(register, statement, checked))
  return {
    found: texts.flatMap(({ found }) => found),
    made: texts.flatMap(({ made }) => made),
    contradictions: texts.flatMap(({ contradictions }) => contradictions),
  }
}

function inText(register: Register, { text, pointer }: Statement, checked: CheckedTexts): FoundClaims {
  const { source, data, named, byPlace } = checked
  const values = named(pointer)
  const found = withoutNamed(register.read(text), values)
  const others = found.contradictions.filter(
    ({ at }) => !register.prices.isOfEntryIn(amountOf(at.written), { text, start: at.start, source, data, pointer }),
  )
  const isNamed = byPlace.has(pointer)
  // Scarcity is reported once for each line, with or without a number.
  const isScarce = source.kind === 'data' && source.name === 'scarcity'
  const open = isNamed || isScarce ? [] : found.undeclared
  const at = ({ start, end }: Pick<FoundNumber, 'start' | 'end'>) => source.locate(pointer, passageOf(text, start, end))
  return {
    found: [
      ...open.map((number) => undeclared(number.written, at(number), { text, ...number })),
      ...found.promises.map((promise) => undeclaredPromise(promise.written, at(promise), { text, ...promise })),
    ],
    made: [...new Set([...found.claims, ...claimsNamed(register, values)])].map(({ name }) => ({
      claim: name,
      pointer,
    })),
    contradictions: (isNamed ? [] : others).map(({ claim, at: number }) => ({
      claim: claim.name,
      found: contradicting(claim, number.written, at(number)),
    })),
  }
}

function claimsNamed({ claims: all }: Register, values: readonly ValueName[]): Claim[] {
  return all.filter(({ name }) => values.some((one) => one.kind === 'claim' && one.name === name))
}

/** Values that a text names are those of their files, whatever they are. */
function withoutNamed(found: TextClaims, values: readonly ValueName[]): TextClaims {
  if (values.length === 0) return found
  const isNamed = ({ start, end }: Pick<FoundNumber, 'start' | 'end'>) =>
    values.some((value) => value.start <= start && end <= value.end)
  return {
    ...found,
    contradictions: found.contradictions.filter(({ at }) => !isNamed(at)),
    undeclared: found.undeclared.filter((number) => !isNamed(number)),
  }
}

interface RegisterFacts {
  readonly byClaim: OccurrencesByClaim
  readonly measured: Measured
}

/** Findings about the register itself. */
function ofRegister({ claims: all, source }: Register, { byClaim, measured }: RegisterFacts): Diagnostic[] {
  const at = (name: string, field: string) => source.locate(`/claims/${name}/${field}`)
  const single = all.flatMap((claim) => {
    const occurrences = byClaim.get(claim.name) ?? []
    const [first] = occurrences
    if (!first) return [unused(claim, at(claim.name, 'value'))]
    const clock = occurrences.find(({ pointer }) => pointer.endsWith('/countdown/value'))
    if (claim.confirmed && clock) return [countdown(claim, clock.source.locate(clock.pointer))]
    const proof = proofOf(claim, measured, at(claim.name, 'evidence'))
    if (claim.confirmed) return proof
    const { file, line } = first.source.locate(first.pointer)
    const where = { count: occurrences.length, place: `${file}:${line}` }
    // What nobody has confirmed may still lack its proof, but must not be disproved.
    const disproved = proof.filter(({ code }) => code === NOT_KEPT)
    return [unconfirmed(claim, where, at(claim.name, 'confirmed')), ...disproved]
  })
  return [...single, ...pairs(all).map(([claim, other]) => contradictory(claim, other, at(claim.name, 'value')))]
}

/** What is wrong with the proof of a claim. */
function proofOf(claim: Claim, measured: Measured, at: Location): Diagnostic[] {
  if (claim.evidence === null) return [unproven(claim, at)]
  return claim.evidence.kind === 'reply' ? measured(claim, at) : []
}

/** Claims that are written with the same words and have different numbers, each with the one that it contradicts. */
function pairs(all: readonly Claim[]): [claim: Claim, other: Claim][] {
  return all.flatMap((claim, index) =>
    all.slice(0, index).flatMap((other): [Claim, Claim][] => {
      const isOneThing = claim.texts.some((text) => hasNumberSlot(text) && other.texts.includes(text))
      return isOneThing && !isSame(claim.amount, other.amount) ? [[claim, other]] : []
    }),
  )
}

/** Scarce offers and former prices that a page shows and no claim declares. */
function undeclaredFields({ data }: Site, byClaim: OccurrencesByClaim, shown: ReadonlySet<string>): Diagnostic[] {
  const occurrences = [...byClaim.values()].flat()
  const open = (name: string, field: string) => {
    const source = data.get(name)
    const isDeclared = (item: string) =>
      occurrences.some((one) => one.source === source && `${one.pointer}/`.startsWith(`/${item}/${field}`))
    return Object.entries(fieldsOf(source?.data()) ?? {}).flatMap(([item, fields]) => {
      const isOpen = shown.has(JSON.stringify([name, item])) && !isDeclared(item)
      return source && isOpen ? [{ source, item, fields: fieldsOf(fields) ?? {} }] : []
    })
  }
  return [
    ...open('scarcity', '').map(({ source, item }) => scarce(item, source.locate(`/${item}/text`))),
    ...open('offers', 'was').flatMap(({ source, item, fields }) =>
      fields['was'] === undefined || fields['was'] === null ? [] : [formerPrice(item, source.locate(`/${item}/was`))],
    ),
  ]
}
