// Numbers that belong together: ranges, steps of a table, prices with what they save.
import { error } from '../diagnostics/diagnostic.ts'
import { valueWords } from '../diagnostics/schema/names.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic, Source } from '../types.ts'
import type { FileRule } from './one-pass.ts'
import { everyGroup, type Fields, fieldsOf } from './values.ts'

type Check = (source: Source, pointer: string, fields: Fields) => Diagnostic[]

/** Ranges rise, tables have no gaps, defaults are among the choices: wherever values have these shapes. */
export const tables: FileRule = () => ({
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
  const same = { en: 'A price range needs two different prices.', de: 'Eine Preisspanne braucht zwei Preise.' }
  return [reversed(source, pointer, { from, to, keys: ['from', 'to'], ...(from === to && { hint: same }) })]
}

const bounds: Check = (source, pointer, { min, max, step, default: chosen }) => {
  if (typeof min !== 'number' || typeof max !== 'number') return []
  if (min >= max) {
    return [reversed(source, pointer, { from: min, to: max, keys: ['min', 'max'] })]
  }
  if (typeof chosen !== 'number') return []
  const isOnStep = typeof step !== 'number' || step <= 0 || Number.isInteger((chosen - min) / step)
  if (chosen >= min && chosen <= max && isOnStep) return []
  const { en, de } = valueWords(pointer)
  const message = {
    en: `The default ${chosen} of ${en} cannot be chosen.`,
    de: `Die Voreinstellung ${chosen} von ${de} ist nicht wählbar.`,
  }
  const hint = isOnStep
    ? { en: `Choose a number from ${min} to ${max}.`, de: `Eine Zahl von ${min} bis ${max} nehmen.` }
    : {
        en: `Choose a number that steps of ${step} from ${min} reach.`,
        de: `Eine Zahl nehmen, die von ${min} aus in Schritten von ${step} erreichbar ist.`,
      }
  return [error('table/default', message, source.locate(`${pointer}/default`), hint)]
}

const choices: Check = (source, pointer, { choices: listed, default: chosen }) => {
  if (!Array.isArray(listed) || chosen === undefined || listed.includes(chosen)) return []
  const { en, de } = valueWords(pointer)
  const message = {
    en: `The default ${chosen} of ${en} is not among its choices.`,
    de: `Die Voreinstellung ${chosen} von ${de} gehört nicht zur Auswahl.`,
  }
  const names = listed.join(', ')
  const hint = { en: `Choose one of ${names}.`, de: `Eines davon nehmen: ${names}.` }
  return [error('table/default', message, source.locate(`${pointer}/default`), hint)]
}

const saving: Check = (source, pointer, { price, was, saving: saved }) => {
  if (typeof price !== 'number' || typeof was !== 'number') return []
  if (was <= price) {
    const message = {
      en: `The former price ${was} is not higher than the price ${price}.`,
      de: `Der frühere Preis ${was} ist nicht höher als der Preis ${price}.`,
    }
    const hint = { en: 'Fix it, or take "was" out.', de: 'Berichtigen oder „was“ herausnehmen.' }
    return [error('table/former-price', message, source.locate(`${pointer}/was`), hint)]
  }
  if (typeof saved !== 'number' || saved === was - price) return []
  const message = {
    en: `The saving ${saved} is not the difference of ${was} and ${price}.`,
    de: `Die Ersparnis ${saved} ist nicht die Differenz von ${was} und ${price}.`,
  }
  const hint = { en: `Write ${was - price}.`, de: `${was - price} schreiben.` }
  const repair = { file: source.file, pointer: `${pointer}/saving`, value: was - price }
  return [{ ...error('table/saving', message, source.locate(repair.pointer), hint), repair }]
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
  const name = valueWords(pointer)
  const found = ends.flatMap((end, index) => {
    const at = source.locate(`${pointer}/${index}/upTo`)
    if (end === null && index < ends.length - 1) {
      const message = {
        en: `Entry ${index + 1} of ${name.en} has no upper end, so the entries after it are never used.`,
        de: `Eintrag ${index + 1} von ${name.de} endet nirgends; die Einträge danach gelten nie.`,
      }
      const hint = { en: 'Only the last entry has "upTo: null".', de: 'Nur der letzte Eintrag hat „upTo: null“.' }
      return error('table/open-end', message, at, hint)
    }
    const before = ends[index - 1]
    if (typeof end !== 'number' || typeof before !== 'number' || end > before) return []
    const message = {
      en: `Entry ${index + 1} of ${name.en} ends at ${end}, but the one before it at ${before}.`,
      de: `Eintrag ${index + 1} von ${name.de} endet bei ${end}, der Eintrag davor aber bei ${before}.`,
    }
    const hint = {
      en: 'Put the entries in order, each "upTo" higher than the one before.',
      de: 'Die Einträge ordnen: Jedes „upTo“ ist höher als das davor.',
    }
    return error('table/order', message, at, hint)
  })
  if (ends.at(-1) === null) return found
  const message = {
    en: `The last entry of ${name.en} ends at ${ends.at(-1)}: nothing is said about more.`,
    de: `Der letzte Eintrag von ${name.de} endet bei ${ends.at(-1)}; über mehr ist nichts gesagt.`,
  }
  const at = source.locate(`${pointer}/${ends.length - 1}/upTo`)
  const hint = { en: 'Write "upTo: null" in the last entry.', de: 'Im letzten Eintrag „upTo: null“ schreiben.' }
  return [...found, error('table/gap', message, at, hint)]
}

interface ReversedRange {
  readonly from: number
  readonly to: number
  readonly keys: readonly [first: string, last: string]
  readonly hint?: Words
}

function reversed(source: Source, pointer: string, { from, to, keys: [first, last], hint }: ReversedRange): Diagnostic {
  const { en, de } = pointer === '' ? { en: 'The range', de: 'Der Bereich' } : valueWords(pointer)
  const message = {
    en: `${en[0]?.toUpperCase()}${en.slice(1)} begins at ${from} and ends at ${to}.`,
    de: `${de} beginnt bei ${from} und endet bei ${to}.`,
  }
  const swap = {
    en: `Swap "${first}" and "${last}", or fix one of them.`,
    de: `„${first}“ und „${last}“ vertauschen oder eines berichtigen.`,
  }
  return error('table/range', message, source.locate(`${pointer}/${first}`), hint ?? swap)
}
