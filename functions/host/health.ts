import type { RequestHandler } from 'express'
import { json } from '../lib/http.ts'
import { describeError, type Logger } from '../lib/log.ts'
import type { Services } from '../lib/types.ts'
import { storageProblem } from '../outbox/database/storage-error.ts'
import { sendWebResponse } from './web.ts'

/** How long an answer about the store counts: asking costs a write, and anybody may ask. */
const COUNTS_MS = 1000

/** A store that takes longer than this to take one row takes no leads from people either. */
const TOO_LONG_MS = 5000

/** /healthz: the process lives and answers. Restarting it would not help where this answers. */
export const healthy: RequestHandler = (_request, response) => sendWebResponse(json(200, { ok: true }), response)

/**
 * /readyz: 200 while leads can be stored, 503 with a reason for the owner while they cannot. Asks again each time the last
 * answer is old.
 */
export function readiness({ outbox, now }: Services, log: Logger): RequestHandler {
  let last: { readonly at: number; readonly reason: string | null } = { at: Number.NEGATIVE_INFINITY, reason: null }
  let asking: Promise<string | null> | null = null
  const ask = async () => {
    const reason = await problemOf(() => outbox.check(), log)
    last = { at: now().getTime(), reason }
    asking = null
    return reason
  }
  return async (_request, response) => {
    const isFresh = Math.abs(now().getTime() - last.at) < COUNTS_MS
    if (!isFresh) asking ??= ask()
    const reason = asking ? await asking : last.reason
    const answer = reason === null ? json(200, { ok: true }) : json(503, { ok: false, reason })
    await sendWebResponse(answer, response)
  }
}

/** @returns null: the store can be written */
async function problemOf(check: () => Promise<void>, log: Logger): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The store did not answer')), TOO_LONG_MS)
  })
  try {
    await Promise.race([check(), late])
    return null
  } catch (error) {
    log.error({ error: describeError(error) }, 'The outbox cannot be written')
    return storageProblem(error)
  } finally {
    clearTimeout(timer)
  }
}
