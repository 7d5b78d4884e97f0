import { describeError, type Logger } from '../lib/log.ts'
import type { Register } from './register.ts'
import type { RetentionPeriods } from './retention.ts'
import type { StoreTime } from './time.ts'

const TICK_MS = 60_000
const TICKS_A_DAY = (24 * 60 * 60 * 1000) / TICK_MS

/** Smaller deviations are drift, not a jump. */
const JUMP_MS = 60_000

export interface UpkeepDeps {
  readonly register: Pick<Register, 'purge'>
  readonly time: Pick<StoreTime, 'tick'>
  readonly log: Logger
  /** What else has to be looked at every minute; it never rejects. */
  readonly everyMinute?: () => Promise<void>
}

/**
 * Counts the time that passes while the server runs, removes at once and then daily what is past its retention, and does
 * what else has to be done every minute.
 *
 * @param periods undefined: nothing is ever removed
 * @returns a function that stops it once the current work is done
 */
export function startUpkeep(deps: UpkeepDeps, periods: RetentionPeriods | undefined): () => Promise<void> {
  let ticks = 0
  const { everyMinute = async () => undefined } = deps
  let current = tick(deps)
    .then(() => purge(deps, periods))
    .then(everyMinute)
  const timer = setInterval(() => {
    ticks += 1
    const isNewDay = ticks % TICKS_A_DAY === 0
    current = current
      .then(() => tick(deps))
      .then(() => (isNewDay ? purge(deps, periods) : undefined))
      .then(everyMinute)
  }, TICK_MS)
  return () => {
    clearInterval(timer)
    return current.then(() => tick(deps))
  }
}

async function tick({ time, log }: UpkeepDeps): Promise<void> {
  try {
    const jumpMs = await time.tick()
    if (Math.abs(jumpMs) > JUMP_MS)
      log.warn({ jumpMs }, 'The clock of this machine was changed; leads are kept and delivered as before')
  } catch (error) {
    log.error({ error: describeError(error) }, 'The time that has passed cannot be stored')
  }
}

async function purge({ register, log }: UpkeepDeps, periods: RetentionPeriods | undefined): Promise<void> {
  if (!periods) return
  try {
    const { removed, undelivered } = await register.purge(periods)
    if (removed > 0) log.info({ leads: removed }, 'Leads were removed that were kept as long as the site says')
    if (undelivered > 0)
      log.warn({ leads: undelivered }, 'Leads are kept longer than the site says, because nobody has them yet')
  } catch (error) {
    log.error({ error: describeError(error) }, 'Leads could not be removed that were kept long enough')
  }
}
