// When a failed delivery is tried again: soon at first, because most problems are short, then less and less often.

const FIRST_MS = 30_000
const MAX_PAUSE_MS = 6 * 60 * 60 * 1000
/** Up to this share is added or subtracted, so that what failed together is not retried together. */
const JITTER = 0.2
/** Maximum wait that a sink may ask for. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000

export interface Failure {
  /** 1 for the first try. */
  readonly attempt: number
  /** Time since the first try. */
  readonly ageMs: number
  /** What the sink asked for (Retry-After). */
  readonly waitMs?: number | undefined
  /** From 0 to 1. */
  readonly random: number
}

/** @returns milliseconds until the next try, the last one when three days are over; null after that */
export function pauseAfter({ attempt, ageMs, waitMs = 0, random }: Failure): number | null {
  const left = GIVE_UP_MS - ageMs
  if (left <= 0) return null
  const usual = Math.min(FIRST_MS * 2 ** (attempt - 1), MAX_PAUSE_MS)
  const spread = usual * (1 + JITTER * (2 * random - 1))
  return Math.round(Math.min(Math.max(spread, Math.min(waitMs, MAX_WAIT_MS)), left))
}
