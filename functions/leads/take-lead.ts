import { createHash } from 'node:crypto'
import type { LeadContext } from '../../schemas/types.ts'
import { isFromOtherOrigin } from '../lib/http.ts'
import { later } from '../lib/later.ts'
import type { Lead, LeadKind } from '../lib/lead.ts'
import type { LeadServices } from '../lib/types.ts'
import type { ReplyPromise } from '../reply/promise.ts'
import { promisedHours } from '../reply/promised-hours.ts'
import { cleanContext } from './clean-context.ts'
import { readFormToken, visitOf } from './form-token.ts'
import { suspicionOf } from './suspicion.ts'

/** Most storage problems have passed by then. */
const RETRY_SECONDS = 30

/** Adds to the answer about a lead that could not be stored when it may be sent again. */
export function retryLater(answer: Response): Response {
  answer.headers.set('retry-after', String(RETRY_SECONDS))
  return answer
}

/** What every form sends; only what was typed is kept. */
interface FormBody {
  readonly name: string
  readonly email: string
  readonly source: string
  readonly subject?: string
  readonly message?: string
  readonly website?: string
  readonly elapsedMs?: number
  readonly token?: string
  readonly slot?: string
  readonly checkPhone?: boolean
  readonly context?: LeadContext
}

interface Sent {
  readonly kind: LeadKind
  readonly language: string
  readonly body: FormBody
}

/**
 * A checked body as a lead. A form that is sent again because its answer was lost has the same content and the same
 * `Idempotency-Key`, and is the same lead.
 */
export async function leadOf(request: Request, services: LeadServices, { kind, language, body }: Sent): Promise<Lead> {
  const { formSecret, now, newId } = services
  const { website, elapsedMs, token, slot, checkPhone: _, context: sent, ...typed } = body
  const context = cleanContext(sent)
  const payload = { ...typed, ...(context && { context }) }
  const createdAt = now()
  const visit = visitOf(token, formSecret)
  const age = readFormToken(token, createdAt, formSecret)
  const suspicion = suspicionOf({
    trap: website,
    elapsedMs,
    token: age,
    isFromOtherOrigin: isFromOtherOrigin(request),
    text: [body.name, body.subject, body.message].filter(Boolean).join('\n'),
  })
  const promise =
    suspicion.length > 0 || slot !== undefined
      ? null
      : await promiseTo({ kind, source: body.source, createdAt }, services)
  return {
    id: repeatedId(request, { kind, payload, slot }) ?? newId(),
    kind,
    createdAt,
    source: body.source,
    language,
    payload,
    suspicion,
    ...(promise && { promise }),
    ...(visit !== null && { visit }),
  }
}

/** What knows of time zones and holidays; most forms promise nothing. */
const promises = later(() => import('../reply/promise.ts'))

/** What the form has promised a person; null: nothing. */
async function promiseTo(
  { kind, source, createdAt }: Pick<Lead, 'kind' | 'source' | 'createdAt'>,
  { texts, schedule }: LeadServices,
): Promise<ReplyPromise | null> {
  const hours = promisedHours(kind, source, texts)
  if (hours === null) return null
  const { promiseIn } = await promises()
  return promiseIn(hours, createdAt, schedule.rules)
}

const KEY = /^[\w-]{16,100}$/

/**
 * The same id for the same key and content. The key alone would let one lead hide another, if a browser ever used a
 * key twice.
 */
function repeatedId(request: Request, content: object): string | null {
  const key = request.headers.get('idempotency-key') ?? ''
  if (!KEY.test(key)) return null
  const hex = createHash('sha256')
    .update(`${key}\n${JSON.stringify(content)}`)
    .digest('hex')
  // A UUID of version 8: its bits are ours to define (RFC 9562, 5.8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
