import { Webhook } from 'standardwebhooks'
import type { StoredLead } from '../lib/lead.ts'
import type { Appointment } from '../outbox/appointments/appointment.ts'
import { PrivateAddressError } from './private-address.ts'
import type { Outcome, Sink } from './sink.ts'
import type { WebhookSettings } from './webhook-settings.ts'

const TRY_MS = 15_000

/**
 * Posts leads to the owner's address as Standard Webhooks: `webhook-id` is the idempotency key, the same at every try.
 *
 * @param post sends them
 * @see https://www.standardwebhooks.com
 */
export function postingSink(settings: WebhookSettings, now: () => Date, post: Post): Sink {
  return { name: 'webhook', tryMs: TRY_MS, deliver: (lead, signal) => deliver(lead, { settings, now, post, signal }) }
}

interface DeliverOptions {
  readonly settings: WebhookSettings
  readonly post: Post
  readonly signal: AbortSignal
  now(): Date
}

async function deliver(lead: StoredLead, { settings, post, now, signal }: DeliverOptions): Promise<Outcome> {
  const body = JSON.stringify(webhookBody(lead))
  const headers = headersFor(lead, body, { settings, at: now() })
  try {
    return outcomeOf(await post(new URL(settings.url), { body, headers, signal }), now())
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
  appointment,
}: StoredLead): object {
  const time = appointment && timeOf(appointment)
  return {
    type: kind === 'partial' ? 'lead.partial' : 'lead.created',
    timestamp: createdAt.toISOString(),
    data: {
      ...{ ...payload, id, kind, source, language, suspectedSpam: suspicion.length > 0, replaces },
      ...(time && { appointment: time }),
    },
  }
}

/** The appointment as it is now: it may have been moved or cancelled since the lead came. */
function timeOf({ start, end, state, sequence }: Appointment): object {
  return { start: new Date(start).toISOString(), minutes: (end - start) / 60_000, state, sequence }
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

/** What the receiver said. */
export interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
}

/**
 * One POST, without redirects: a lead goes where the owner said and nowhere else.
 *
 * @throws PrivateAddressError if it must not go there
 */
export type Post = (
  target: URL,
  lead: { readonly body: string; readonly headers: Record<string, string>; readonly signal: AbortSignal },
) => Promise<Answer>

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
