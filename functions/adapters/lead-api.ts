// The functions of leads as any host can call them: a request in, an answer out, and everything else from the environment.
import { LEAD_ROUTES } from '../leads/routes.ts'
import { createLimiter, type Limiter, network } from '../lib/limit.ts'
import { describeError } from '../lib/log.ts'
import { type ApiRoute, answerCall, noFunction, wrongMethod } from '../lib/route.ts'
import type { Environment } from '../lib/setting.ts'
import type { SiteTexts } from '../lib/texts.ts'
import type { LeadServices, Outbox } from '../lib/types.ts'
import { type LeadStore, openLeadStore } from '../outbox/stateless.ts'
import { type HostFacts, textsOf } from './host-facts.ts'
import { consoleLog } from './log.ts'
import { SettingsError, storeSettings } from './settings.ts'

/** What a host knows of a request besides itself. */
export interface Circumstances {
  readonly environment: Environment
  /** The visitor's; "" if the host does not say it. */
  readonly address: string
}

export type LeadApi = (request: Request, circumstances: Circumstances) => Promise<Response>

/** What answers below /api/. Opened once by an instance; nothing of one request is seen by another. */
export function leadApi(host: HostFacts): LeadApi {
  const texts = textsOf(host)
  const routes = new Map(LEAD_ROUTES.map((route) => [route.path, { route, limiter: createLimiter(route.limit) }]))
  const answer: LeadApi = async (request, circumstances) => {
    const found = routes.get(new URL(request.url).pathname)
    if (!found) return noFunction({ texts })
    if (request.method !== 'POST') return wrongMethod(found.route, { texts })
    const waitSeconds = await secondsToWait(found.limiter, circumstances)
    const open = () => storeFor(circumstances)
    return answerFrom(found.route, request, { host, texts, waitSeconds, open, address: circumstances.address })
  }
  return async (request, circumstances) => withHeaders(await answer(request, circumstances), host.apiHeaders)
}

/** Hosts give their own headers to files alone. Those of the answer itself stay. */
function withHeaders(response: Response, headers: HostFacts['apiHeaders']): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

/** Visitors whom the host does not tell apart are not limited together. */
async function secondsToWait(limiter: Limiter, { address, environment }: Circumstances): Promise<number> {
  return address === '' || environment['RATE_LIMIT'] === 'off' ? 0 : limiter(address)
}

function storeFor({ environment }: Circumstances): Promise<LeadStore> {
  const { databaseUrl, sinks } = storeSettings(environment)
  return openLeadStore(databaseUrl, sinks)
}

interface AnswerDeps {
  readonly host: HostFacts
  readonly texts: SiteTexts
  readonly waitSeconds: number
  readonly address: string
  open(): Promise<LeadStore>
}

async function answerFrom(
  route: ApiRoute<LeadServices>,
  request: Request,
  { host, texts, waitSeconds, address, open }: AnswerDeps,
): Promise<Response> {
  const facts = { site: host.site, texts, now: () => new Date(), newId: () => crypto.randomUUID() }
  const visitor = { network: network(address), signal: request.signal }
  const call = { log: consoleLog, waitSeconds, visitor, hasLeft: () => request.signal.aborted }
  // A visitor who has to wait costs no database anything.
  const opened = waitSeconds > 0 ? unavailable(new Error('Nothing is stored')) : await attempt(open)
  try {
    return await answerCall(route, request, { ...call, services: withFacts(facts, opened) })
  } finally {
    await opened.close()
  }
}

type Facts = Omit<LeadServices, 'outbox' | 'formSecret'>
type Opened = Pick<LeadServices, 'outbox' | 'formSecret'> & { close(): Promise<void> }

/** Not a spread: reading the secret of a store that could not be opened throws. */
function withFacts(facts: Facts, opened: Opened): LeadServices {
  return {
    ...facts,
    outbox: opened.outbox,
    get formSecret() {
      return opened.formSecret
    },
  }
}

async function attempt(open: () => Promise<LeadStore>): Promise<Opened> {
  let store: LeadStore | null = null
  try {
    store = await open()
    return { outbox: store.outbox, formSecret: await store.secret('form-token'), close: store.close }
  } catch (cause) {
    await store?.close()
    if (cause instanceof SettingsError) consoleLog.error({ settings: cause.message }, 'Nothing can be stored')
    else consoleLog.error({ error: describeError(cause) }, 'The database of leads cannot be opened')
    return unavailable(cause)
  }
}

/** The handlers know what to tell a visitor whose lead cannot be stored; they learn it when they try. */
function unavailable(cause: unknown): Opened {
  const refuse = () => Promise.reject(cause)
  const outbox: Outbox = { put: refuse, countVisit: refuse, countEvent: refuse, check: refuse }
  return {
    outbox,
    get formSecret(): string {
      throw cause
    },
    close: async () => undefined,
  }
}
