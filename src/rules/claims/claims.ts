// Every number in marketing copy is declared once, in site/data/claims.yaml, where the owner confirms it. Warnings only:
// the texts stay as they are, and whether a claim is true, the owner knows.
import { passageOf } from '../../content/place.ts'
import { valueAt } from '../../content/pointer.ts'
import type { Diagnostic, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf } from '../values.ts'
import {
  contradicting,
  contradictory,
  countdown,
  formerPrice,
  scarce,
  unconfirmed,
  undeclared,
  unproven,
  unused,
} from './findings.ts'
import { amountOf, type FoundNumber, isSame } from './numbers.ts'
import { covers, leavesAt } from './places.ts'
import { type Claim, type Register, registerOf } from './register.ts'
import { statementsOf } from './statements.ts'
import { hasHole } from './wording.ts'

/** A place where a claim was met. */
interface Standing {
  readonly source: Source
  readonly pointer: string
}

/** Where each claim stands. */
type Met = Map<Claim, Standing[]>

/** Claims are declared, contradict nothing and are confirmed; scarce offers and former prices are among them. */
export const claims: SourceRule = (site) => {
  if (!site.data.has('operator')) return null
  const register = registerOf(site)
  const met: Met = new Map()
  const shown = new Set<string>()
  return {
    source(source, data) {
      if (source.kind === 'page') noteShown(shown, source, data)
      if (!register || source === register.source || source.kind === 'legal') return []
      return [...atPlaces(register, { source, data, met }), ...inTexts(register, { source, data, met })]
    },
    end: () => [...undeclaredFields(site, met, shown), ...(register ? ofRegister(register, met) : [])],
  }
}

interface Looked {
  readonly source: Source
  readonly data: unknown
  readonly met: Met
}

function note(met: Met, claim: Claim, standing: Standing): void {
  met.set(claim, [...(met.get(claim) ?? []), standing])
}

/** Values that a claim names by their place; one that is not the claim's own contradicts it. */
function atPlaces({ claims: all }: Register, { source, data, met }: Looked): Diagnostic[] {
  const named = all.flatMap((claim) =>
    claim.places.flatMap((place) => leavesAt(source, data, place).map((leaf) => ({ claim, leaf }))),
  )
  const fits = ({ claim, leaf }: (typeof named)[number]) => isSame(claim.amount, amountOf(leaf.text))
  const fitting = named.filter(fits)
  for (const { claim, leaf } of fitting) note(met, claim, leaf)
  return named.flatMap(({ claim, leaf }) => {
    const isExplained = !/\d/.test(leaf.text) || fitting.some((one) => one.leaf.pointer === leaf.pointer)
    return isExplained ? [] : [contradicting(claim, leaf.text, source.locate(leaf.pointer))]
  })
}

function inTexts(register: Register, { source, data, met }: Looked): Diagnostic[] {
  const without = register.without.filter((place) => place.isIn(source.file))
  const byPlace = new Set([...met.values()].flat().flatMap((one) => (one.source === source ? [one.pointer] : [])))
  return statementsOf(source, data).flatMap(({ text, pointer }) => {
    if (without.some((place) => covers(place, pointer))) return []
    const said = register.read(text)
    for (const claim of said.claims) note(met, claim, { source, pointer })
    const isNamed = byPlace.has(pointer)
    // What is scarce is told once for each line, with or without a number.
    const isScarce = source.kind === 'data' && source.name === 'scarcity'
    const open = isNamed || isScarce ? [] : said.undeclared
    const placeOf = ({ start, end }: FoundNumber) => source.locate(pointer, passageOf(text, start, end))
    return [
      ...(isNamed ? [] : said.contradictions).map(({ claim, at }) => contradicting(claim, at.written, placeOf(at))),
      ...open.map((number) => undeclared(number.written, placeOf(number))),
    ]
  })
}

/** What the register itself has to answer for. */
function ofRegister({ claims: all, source }: Register, met: Met): Diagnostic[] {
  const at = (name: string, field: string) => source.locate(`/claims/${name}/${field}`)
  const single = all.flatMap((claim) => {
    const standings = met.get(claim) ?? []
    const [first] = standings
    if (!first) return [unused(claim, at(claim.name, 'value'))]
    const clock = standings.find(({ pointer }) => pointer.endsWith('/countdown/value'))
    if (claim.confirmed && clock) return [countdown(claim, clock.source.locate(clock.pointer))]
    if (claim.confirmed) return claim.evidence === null ? [unproven(claim, at(claim.name, 'evidence'))] : []
    const { file, line } = first.source.locate(first.pointer)
    const where = { count: standings.length, place: `${file}:${line}` }
    return [unconfirmed(claim, where, at(claim.name, 'confirmed'))]
  })
  return [...single, ...pairs(all).map(([claim, other]) => contradictory(claim, other, at(claim.name, 'value')))]
}

/** Claims that are written with the same words and have different numbers, each with the one that it contradicts. */
function pairs(all: readonly Claim[]): [claim: Claim, other: Claim][] {
  return all.flatMap((claim, index) =>
    all.slice(0, index).flatMap((other): [Claim, Claim][] => {
      const isOneThing = claim.texts.some((text) => hasHole(text) && other.texts.includes(text))
      return isOneThing && !isSame(claim.amount, other.amount) ? [[claim, other]] : []
    }),
  )
}

function noteShown(shown: Set<string>, source: Source, data: unknown): void {
  for (const { kind, target, pointer } of source.marks)
    if (kind === 'reference') shown.add(JSON.stringify([target, valueAt(data, pointer)]))
}

/** Scarce offers and former prices that a page shows and no claim declares. */
function undeclaredFields({ data }: Site, met: Met, shown: ReadonlySet<string>): Diagnostic[] {
  const standings = [...met.values()].flat()
  const open = (name: string, field: string) => {
    const source = data.get(name)
    const isDeclared = (item: string) =>
      standings.some((one) => one.source === source && `${one.pointer}/`.startsWith(`/${item}/${field}`))
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
