import type { Lead } from './lead.ts'

/**
 * What became of a lead. accepted: the server has it. refused: the server understood it and will never accept it.
 * unreachable: the server could not be reached or is failing; it may accept the lead later.
 */
export type Answer =
  | { readonly kind: 'accepted'; readonly answer: AnswerBody }
  | { readonly kind: 'refused'; readonly reason: string; readonly answer: AnswerBody }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** What the server says besides; {} of an outside address. */
export type AnswerBody = Readonly<Record<string, unknown>>

export type Fetch = (address: string, options: RequestInit) => Promise<Response>

/** After this the visitor is not kept waiting any longer. */
const TIMEOUT_MS = 20_000

/** Posts a lead as JSON. Never throws: a server that cannot be reached is an answer too. */
export async function postLead({ id, address, body }: Lead, request: Fetch): Promise<Answer> {
  const isOurs = address.startsWith('/')
  try {
    const response = await request(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // Outside addresses would have to allow it.
        ...(isOurs && { 'idempotency-key': id }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // What an outside automation answers does not matter, as long as its status says success.
    if (!isOurs && response.ok) return { kind: 'accepted', answer: {} }
    return answerOf(response.status, jsonIn(await response.text()))
  } catch (error) {
    // No network, or no answer in time.
    return { kind: 'unreachable', reason: String(error) }
  }
}

const TOO_MANY = 429

function answerOf(status: number, answer: unknown): Answer {
  const reason = `HTTP ${status}`
  // HTML comes from something in between, such as the login page of a hotel, and says nothing about the lead.
  if (typeof answer !== 'object' || answer === null) return { kind: 'unreachable', reason }
  const body = answer as AnswerBody
  if (body['ok'] === true) return { kind: 'accepted', answer: body }
  const isRefusal = status >= 400 && status < 500 && status !== TOO_MANY
  return isRefusal ? { kind: 'refused', reason, answer: body } : { kind: 'unreachable', reason }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
