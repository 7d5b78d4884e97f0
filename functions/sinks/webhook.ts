import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { readValues, type SettingsTable, type SettingValues, schemeOf, switchedOff } from '../lib/setting.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { leadsInside, PrivateAddressError, publicLookup } from './private-address.ts'
import type { Outcome, Sink, SinkKind } from './sink.ts'

const settings = {
  url: {
    name: 'LEADS_WEBHOOK_URL',
    meaning: 'where leads are posted to',
    takes: 'an address such as https://hooks.example.com/leads',
    fallback: null,
    shownFallback: 'nowhere',
    // Addresses of webhooks often contain credentials.
    isSecret: true,
    parse: (text: string) => (/^https?:$/.test(schemeOf(text)) ? text : null),
  },
  /** null: the deliveries are not signed. */
  secret: {
    name: 'LEADS_WEBHOOK_SECRET',
    meaning: 'signs what is posted: `whsec_…` (Standard Webhooks, https://www.standardwebhooks.com)',
    takes: '"whsec_" and at least 24 random bytes in base64, such as the receiver shows',
    fallback: null,
    shownFallback: 'unsigned',
    isSecret: true,
    parse: parseSecret,
  },
  allowsPrivate: {
    name: 'LEADS_WEBHOOK_ALLOW_PRIVATE',
    meaning: '`on`: that address may be `http:` or in a private network',
    ...switchedOff,
  },
} satisfies SettingsTable

export type WebhookSettings = SettingValues<typeof settings> & { readonly url: string }

/** The owner's webhook. */
export const webhook: SinkKind = {
  settings,
  read(environment) {
    const { values, problems } = readValues(settings, environment)
    const { url, secret, allowsPrivate } = values
    if (url && !allowsPrivate) problems.push(...dangersOf(new URL(url)))
    if (secret && !url)
      problems.push('LEADS_WEBHOOK_SECRET is set, but LEADS_WEBHOOK_URL is not: there is nothing to sign.')
    return { problems, open: ({ now }) => (url ? [webhookSink({ url, secret, allowsPrivate }, now)] : []) }
  },
}

/** Risks to a lead that the owner has to accept explicitly. */
function dangersOf(url: URL): string[] {
  const unless = 'To allow it all the same: LEADS_WEBHOOK_ALLOW_PRIVATE=on.'
  if (url.protocol === 'http:')
    return [`LEADS_WEBHOOK_URL begins with http://: leads would travel unencrypted. ${unless}`]
  return leadsInside(url) ? [`LEADS_WEBHOOK_URL leads into a private network. ${unless}`] : []
}

/** Standard Webhooks: 24 to 64 bytes, with a prefix. */
function parseSecret(text: string): string | null {
  const base64 = text.replace(/^whsec_/, '')
  const bytes = Buffer.from(base64, 'base64')
  // Buffer also accepts invalid base64.
  const isRight = text.startsWith('whsec_') && bytes.toString('base64') === base64
  return isRight && bytes.length >= 24 && bytes.length <= 64 ? text : null
}

const TRY_MS = 15_000

/**
 * Posts leads to the owner's address as Standard Webhooks: `webhook-id` is the idempotency key, the same at every try.
 *
 * @see https://www.standardwebhooks.com
 */
export function webhookSink(settings: WebhookSettings, now: () => Date, lookup: LookupFunction = publicLookup): Sink {
  const options = { settings, now, lookup: settings.allowsPrivate ? undefined : lookup }
  return { name: 'webhook', tryMs: TRY_MS, deliver: (lead, signal) => deliver(lead, { ...options, signal }) }
}

interface DeliverOptions {
  readonly settings: WebhookSettings
  /** Checks what a name resolves to; undefined: anything is allowed. */
  readonly lookup: LookupFunction | undefined
  readonly signal: AbortSignal
  now(): Date
}

async function deliver(lead: StoredLead, { settings, lookup, now, signal }: DeliverOptions): Promise<Outcome> {
  const body = JSON.stringify(webhookBody(lead))
  const headers = headersFor(lead, body, { settings, at: now() })
  try {
    return outcomeOf(await post(new URL(settings.url), { body, headers, lookup, signal }), now())
  } catch (error) {
    if (error instanceof PrivateAddressError) {
      const problem = `${error.message}. Allow it with LEADS_WEBHOOK_ALLOW_PRIVATE=on if that is meant.`
      return { kind: 'failed', problem }
    }
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return { kind: 'failed', problem: signal.aborted ? 'No answer in time' : `The address cannot be reached${code}` }
  }
}

/** What the receiver gets: an event with a time, and the lead as it was sent. */
export function webhookBody({
  id,
  kind,
  createdAt,
  source,
  language,
  payload,
  suspicion,
  replaces,
}: StoredLead): object {
  return {
    type: kind === 'partial' ? 'lead.partial' : 'lead.created',
    timestamp: createdAt.toISOString(),
    data: { ...payload, id, kind, source, language, suspectedSpam: suspicion.length > 0, replaces },
  }
}

function headersFor(
  { id }: StoredLead,
  body: string,
  { settings, at }: { readonly settings: WebhookSettings; readonly at: Date },
): Record<string, string> {
  const signed = settings.secret ? { 'webhook-signature': new Webhook(settings.secret).sign(id, at, body) } : {}
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'site-leads',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    ...signed,
  }
}

interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
}

interface Post extends Pick<DeliverOptions, 'lookup' | 'signal'> {
  readonly body: string
  readonly headers: Record<string, string>
}

/** One POST, without redirects: a lead goes where the owner said and nowhere else. */
function post(target: URL, { body, headers, lookup, signal }: Post): Promise<Answer> {
  // Names are checked when they are looked up; addresses are not looked up.
  if (lookup && leadsInside(target)) return Promise.reject(new PrivateAddressError())
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // A reused connection would not be checked again.
    const options = { method: 'POST', headers, agent: false as const, signal, ...(lookup ? { lookup } : {}) }
    const sent = request(target, options, (response) => {
      const { statusCode = 0, headers: answered } = response
      // The body of the answer does not matter, however long or slow it is.
      response.destroy()
      resolve({ status: statusCode, retryAfter: answered['retry-after'] })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function outcomeOf({ status, retryAfter }: Answer, now: Date): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const problem = `The address answered with status ${status}`
  if (status === 410) return { kind: 'refused', problem: `${problem}: it is gone for good` }
  if (status >= 300 && status < 400)
    return { kind: 'failed', problem: `${problem}, a redirect; name the final address` }
  const waitMs = retryAfter === undefined ? undefined : retryAfterMs(retryAfter, now)
  return { kind: 'failed', problem, ...(waitMs === undefined ? {} : { waitMs }) }
}

/** Retry-After: seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterMs(text: string, now: Date): number | undefined {
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}
