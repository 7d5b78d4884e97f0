// How many free analyses a visitor has left in this session of the browser.
import { read, write } from '../browser/storage.ts'

/** Free analyses per session. */
export const FREE_ANALYSES = 2

const COUNT_KEY = 'analyses'
const UNLOCKED_KEY = 'unlocked'

// Where the browser forbids storage, the page itself keeps count.
let countedHere = 0

/** @returns Infinity once a sent form has unlocked further analyses */
export function analysesLeft(): number {
  if (read('session', UNLOCKED_KEY) === '1') return Number.POSITIVE_INFINITY
  return Math.max(0, FREE_ANALYSES - analysesUsed())
}

/** Counts an analysis that succeeded. */
export function countAnalysis(): void {
  countedHere = analysesUsed() + 1
  write('session', COUNT_KEY, String(countedHere))
}

function analysesUsed(): number {
  const stored = Number(read('session', COUNT_KEY))
  return Math.max(countedHere, Number.isInteger(stored) ? stored : 0)
}
