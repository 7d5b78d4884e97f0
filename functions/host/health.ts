import type { RequestHandler } from 'express'
import { json } from '../lib/http.ts'
import { describeError, type Logger } from '../lib/log.ts'
import type { Services } from '../lib/types.ts'
import { sendWebResponse } from './web.ts'

/** How long an answer about the store counts: asking costs a write, and anybody may ask. */
const COUNTS_MS = 1000

/** A store that takes longer than this to take one row takes no leads from people either. */
const TOO_LONG_MS = 5000

/** /healthz: the process lives and answers. Restarting it would not help where this answers. */
export const healthy: RequestHandler = (_request, response) => sendWebResponse(json(200, { ok: true }), response)

/** /readyz: 200 while leads can be stored, 503 while they cannot. Asks again each time the last answer is old. */
export function readiness({ outbox, now }: Services, log: Logger): RequestHandler {
  let last = { at: Number.NEGATIVE_INFINITY, isReady: false }
  let asking: Promise<boolean> | null = null
  const ask = async () => {
    const isReady = await isWritable(() => outbox.check(), log)
    last = { at: now().getTime(), isReady }
    asking = null
    return isReady
  }
  return async (_request, response) => {
    const isFresh = Math.abs(now().getTime() - last.at) < COUNTS_MS
    if (!isFresh) asking ??= ask()
    const isReady = asking ? await asking : last.isReady
    await sendWebResponse(json(isReady ? 200 : 503, { ok: isReady }), response)
  }
}

async function isWritable(check: () => Promise<void>, log: Logger): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The store did not answer')), TOO_LONG_MS)
  })
  try {
    await Promise.race([check(), late])
    return true
  } catch (error) {
    log.error({ error: describeError(error) }, 'The outbox cannot be written')
    return false
  } finally {
    clearTimeout(timer)
  }
}
