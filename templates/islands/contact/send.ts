import { newId } from '../waiting/lead.ts'
import { type Fetch, postLead } from '../waiting/post.ts'
import { forgetLead, keepLead } from '../waiting/waiting-leads.ts'
import { FIELDS, type Problems, type Typed } from './message.ts'

/** What became of a message. `problems` holds what the server found wrong, `isWaiting` whether it will be sent later. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: Problems; readonly isWaiting: boolean }

/** Where a contact message is posted, with and without scripts. */
export const ADDRESS = '/api/contact'

/**
 * Sends the messages of one form. A message that the server does not get waits in the browser. Sent again unchanged,
 * it is the same message for the server, however often it comes; changed, it replaces the one that waits.
 */
export class MessageSender {
  readonly #request: Fetch
  #failed: { readonly id: string; readonly content: string } | null = null

  constructor(request: Fetch) {
    this.#request = request
  }

  /** Posts a message. Never throws: a server that cannot be reached is an answer too. */
  async send(typed: Typed, body: object): Promise<Outcome> {
    const content = JSON.stringify(typed)
    const earlier = this.#failed
    const lead = { id: earlier?.content === content ? earlier.id : newId(), address: ADDRESS, body }
    const answer = await postLead(lead, this.#request)
    if (answer.kind === 'unreachable') {
      this.#failed = { id: lead.id, content }
      await keepLead(lead, earlier?.id)
      return { ok: false, problems: {}, isWaiting: true }
    }
    this.#failed = null
    if (earlier) await forgetLead(earlier.id)
    return answer.kind === 'accepted'
      ? { ok: true }
      : { ok: false, problems: problemsIn(answer.answer), isWaiting: false }
  }
}

function problemsIn({ fields }: Readonly<Record<string, unknown>>): Problems {
  if (typeof fields !== 'object' || fields === null) return {}
  const known = FIELDS.flatMap((field) => {
    const problem = (fields as Record<string, unknown>)[field]
    return typeof problem === 'string' ? [[field, problem]] : []
  })
  return Object.fromEntries(known)
}
