// Numbers that belong together: ranges, steps of a table, prices with what they save.
import { error } from '../diagnostics/diagnostic.ts'
import { valueName } from '../diagnostics/schema-names.ts'
import type { Diagnostic, Source } from '../types.ts'
import type { SourceRule } from './one-pass.ts'
import { everyGroup, type Fields, fieldsOf } from './values.ts'

type Check = (source: Source, pointer: string, fields: Fields) => Diagnostic[]

/** Ranges rise, tables have no gaps, defaults are among the choices: wherever values of these shapes stand. */
export const tables: SourceRule = () => ({
  source(source, data) {
    const found: Diagnostic[] = []
    everyGroup(data, (group, pointer) => {
      if (Array.isArray(group)) found.push(...steps(source, pointer, group))
      for (const [key, check] of CHECKS) if (key in group) found.push(...check(source, pointer, group as Fields))
    })
    return found
  },
})

const range: Check = (source, pointer, { from, to }) => {
  if (typeof from !== 'number' || typeof to !== 'number') return []
  const isPrice = /\/(\w*[pP]rice|investment)$/.test(pointer)
  if (from < to || (from === to && !isPrice)) return []
  const message = `${named(pointer)} begins at ${from} and ends at ${to}.`
  const hint = from === to ? 'A price range needs two different prices.' : 'Swap "from" and "to", or mend one of them.'
  return [error('table/range', message, source.locate(`${pointer}/from`), hint)]
}

const bounds: Check = (source, pointer, { min, max, step, default: chosen }) => {
  if (typeof min !== 'number' || typeof max !== 'number') return []
  if (min >= max) {
    const message = `${named(pointer)} begins at ${min} and ends at ${max}.`
    return [
      error('table/range', message, source.locate(`${pointer}/min`), 'Swap "min" and "max", or mend one of them.'),
    ]
  }
  if (typeof chosen !== 'number') return []
  const isOnStep = typeof step !== 'number' || step <= 0 || Number.isInteger((chosen - min) / step)
  if (chosen >= min && chosen <= max && isOnStep) return []
  const message = `The default ${chosen} of ${valueName(pointer)} cannot be chosen.`
  const hint = isOnStep
    ? `Choose a number from ${min} to ${max}.`
    : `Choose a number that steps of ${step} from ${min} reach.`
  return [error('table/default', message, source.locate(`${pointer}/default`), hint)]
}

const choices: Check = (source, pointer, { choices: listed, default: chosen }) => {
  if (!Array.isArray(listed) || chosen === undefined || listed.includes(chosen)) return []
  const message = `The default ${chosen} of ${valueName(pointer)} is not among its choices.`
  return [error('table/default', message, source.locate(`${pointer}/default`), `Choose one of ${listed.join(', ')}.`)]
}

const saving: Check = (source, pointer, { price, was, saving: saved }) => {
  if (typeof price !== 'number' || typeof was !== 'number') return []
  if (was <= price) {
    const message = `The former price ${was} is not higher than the price ${price}.`
    return [error('table/former-price', message, source.locate(`${pointer}/was`), 'Mend it, or take "was" out.')]
  }
  if (typeof saved !== 'number' || saved === was - price) return []
  const message = `The saving ${saved} is not the difference of ${was} and ${price}.`
  return [error('table/saving', message, source.locate(`${pointer}/saving`), `Write ${was - price}.`)]
}

/** Checks by a key that their shape has: most groups have none of them. */
const CHECKS: readonly [key: string, check: Check][] = [
  ['from', range],
  ['min', bounds],
  ['choices', choices],
  ['was', saving],
]

/** A table by steps ("up to 5"): each step is higher than the one before, and only the last has no upper end. */
function steps(source: Source, pointer: string, rows: readonly unknown[]): Diagnostic[] {
  if (fieldsOf(rows[0])?.['upTo'] === undefined) return []
  const ends = rows.map((row) => fieldsOf(row)?.['upTo'])
  if (ends.includes(undefined)) return []
  const name = valueName(pointer)
  const found = ends.flatMap((end, index) => {
    const at = source.locate(`${pointer}/${index}/upTo`)
    if (end === null && index < ends.length - 1) {
      const message = `Entry ${index + 1} of ${name} has no upper end, so the entries after it are never used.`
      return error('table/open-end', message, at, 'Only the last entry has "upTo: null".')
    }
    const before = ends[index - 1]
    if (typeof end !== 'number' || typeof before !== 'number' || end > before) return []
    const message = `Entry ${index + 1} of ${name} ends at ${end}, but the one before it at ${before}.`
    return error('table/order', message, at, 'Put the entries in order, each "upTo" higher than the one before.')
  })
  if (ends.at(-1) === null) return found
  const message = `The last entry of ${name} ends at ${ends.at(-1)}: nothing is said about more.`
  const at = source.locate(`${pointer}/${ends.length - 1}/upTo`)
  return [...found, error('table/gap', message, at, 'Write "upTo: null" in the last entry.')]
}

function named(pointer: string): string {
  const name = valueName(pointer)
  return name === 'this file' ? 'The range' : `${name[0]?.toUpperCase()}${name.slice(1)}`
}
