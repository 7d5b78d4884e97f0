import type { RequestHandler } from 'express'
import { json } from '../lib/http.ts'
import { describeError, type Logger } from '../lib/log.ts'
import type { Services } from '../lib/types.ts'
import { storageProblem } from '../outbox/database/storage-error.ts'
import { sendWebResponse } from './web.ts'

/** How long a result is reused: each check costs a write, and anybody may call this. */
const MAX_AGE_MS = 1000

/** A store that takes longer than this to write one row cannot accept leads either. */
const CHECK_TIMEOUT_MS = 5000

/** /healthz: the process is alive. As long as this answers, a restart would not help. */
export const healthy: RequestHandler = (_request, response) => sendWebResponse(json(200, { ok: true }), response)

export interface ReadinessDeps {
  readonly services: Pick<Services, 'outbox' | 'now'>
  readonly log: Logger
  /** Whether the server is being stopped: a balancer sends the next requests elsewhere. */
  isDraining(): boolean
}

/**
 * /readyz: 200 while leads can be stored, 503 with a reason for the owner while they cannot, and while the server is being
 * stopped. Checks again once the last result is too old.
 */
export function readiness({ services, log, isDraining }: ReadinessDeps): RequestHandler {
  const { outbox, now } = services
  let last: { readonly at: number; readonly reason: string | null } = { at: Number.NEGATIVE_INFINITY, reason: null }
  let checking: Promise<string | null> | null = null
  const runCheck = async () => {
    const reason = await problemOf(() => outbox.check(), log)
    last = { at: now().getTime(), reason }
    checking = null
    return reason
  }
  return async (_request, response) => {
    if (isDraining()) return sendWebResponse(json(503, { ok: false, reason: 'The server is being stopped' }), response)
    const isFresh = Math.abs(now().getTime() - last.at) < MAX_AGE_MS
    if (!isFresh) checking ??= runCheck()
    const reason = checking ? await checking : last.reason
    const answer = reason === null ? json(200, { ok: true }) : json(503, { ok: false, reason })
    await sendWebResponse(answer, response)
  }
}

/** @returns null when the store can be written */
async function problemOf(check: () => Promise<void>, log: Logger): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The store did not answer')), CHECK_TIMEOUT_MS)
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
