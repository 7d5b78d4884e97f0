import { FIELDS, type Problems } from './message.ts'

/** What became of a message; `problems` holds what the server found wrong. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly problems: Problems }

type Fetch = (address: string, options: RequestInit) => Promise<Response>

/** After this the visitor is told that it did not work, and can try again: the text is still there. */
const TIMEOUT_MS = 20_000

/** Posts a contact message. Never throws: a server that cannot be reached is an answer too. */
export async function sendMessage(address: string, body: object, request: Fetch): Promise<Outcome> {
  try {
    const response = await request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    return isRecord(answer) && answer['ok'] === true ? { ok: true } : { ok: false, problems: problemsIn(answer) }
  } catch {
    // No network, no answer in time, or one that is no JSON: for the visitor all mean "it did not work".
    return { ok: false, problems: {} }
  }
}

function problemsIn(answer: unknown): Problems {
  const fields = isRecord(answer) ? answer['fields'] : undefined
  if (!isRecord(fields)) return {}
  const known = FIELDS.flatMap((field) => (typeof fields[field] === 'string' ? [[field, fields[field]]] : []))
  return Object.fromEntries(known)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
