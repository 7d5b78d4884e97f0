import type { Names } from '../../names/names.ts'
import { chosen } from '../letters-words/grammar.ts'

/** A wording of a grammar whose gaps are still open. */
export function worded({ random, country }: Names, way: string): string {
  const isAmerican = country.code === 'BR' || country.code === 'US'
  return chosen(way, { random, isAmerican, isPlural: true, rules: {}, fact: unknownFact })
}

function unknownFact(name: string): never {
  throw new RangeError(`A gap of a paper of trade is filled by the deal, not by a fact "${name}"`)
}
