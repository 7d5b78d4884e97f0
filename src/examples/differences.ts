import { escapeToken } from '../content/pointer.ts'
import { inBoth, type Words } from '../diagnostics/words.ts'

/** Certainties and places differ a little between processors; what stands in a document does not. */
const TOLERANCES: Readonly<Record<string, number>> = { confidence: 0.05, box: 0.01 }
/** A measured time never comes twice. */
const IGNORED = ['processingTime']

/** Where two answers of the document API differ: "data/fieldDetails/0/value: "RE-1" is now "RE-2"". */
export function differences(recorded: unknown, now: unknown): Words[] {
  return compare(recorded, now, { path: [], tolerance: 0 })
}

interface Spot {
  readonly path: readonly string[]
  readonly tolerance: number
}

function compare(recorded: unknown, now: unknown, { path, tolerance }: Spot): Words[] {
  if (isGroup(recorded) && isGroup(now) && Array.isArray(recorded) === Array.isArray(now)) {
    const keys = [...new Set([...Object.keys(recorded), ...Object.keys(now)])].filter((key) => !IGNORED.includes(key))
    return keys.flatMap((key) =>
      compare(recorded[key], now[key], {
        path: [...path, escapeToken(key)],
        tolerance: TOLERANCES[key] ?? (Array.isArray(recorded) ? tolerance : 0),
      }),
    )
  }
  const isClose =
    typeof recorded === 'number' && typeof now === 'number' && Math.abs(recorded - now) <= tolerance + Number.EPSILON
  if (isClose || recorded === now) return []
  const [place, before, after] = [path.join('/'), shown(recorded), shown(now)]
  return [{ en: `${place}: ${before.en} is now ${after.en}`, de: `${place}: ${before.de} ist jetzt ${after.de}` }]
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const MAX_SHOWN = 120

function shown(value: unknown): Words {
  if (value === undefined) return { en: 'nothing', de: 'nichts' }
  const text = JSON.stringify(value)
  return inBoth(() => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text))
}
