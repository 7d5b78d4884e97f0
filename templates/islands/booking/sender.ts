import type { BookingLead, PartialLead } from '../../../schemas/types.ts'
import { newId } from '../waiting/lead.ts'
import { type Answer, type Fetch, postLead } from '../waiting/post.ts'
import { forgetLead, keepLead } from '../waiting/waiting-leads.ts'

interface Extras {
  readonly instead?: BookingLead | undefined
  readonly checkPhone?: boolean
}

/** Sends the leads of one booking. What the server does not get waits in the browser. */
export class Sender {
  readonly #address: string
  readonly #request: Fetch
  #partial: { readonly id: string; readonly content: string } | null = null
  #isFinished = false

  constructor(address: string, request: Fetch) {
    this.#address = address
    this.#request = request
  }

  /** An outside address knows nothing of tokens and phone numbers. */
  get #isOurs(): boolean {
    return this.#address.startsWith('/')
  }

  /**
   * Sends what is known after step 1, unless the same was sent before. It waits for the token of its form: by that alone the
   * server knows which booking completes it, so one that was sent without would stay beside its booking. A booking that is
   * sent meanwhile makes it needless. A failure is only logged.
   *
   * @param token the token of its form; undefined: it will not come in time
   */
  async sendPartial(body: PartialLead, token: Promise<string | undefined>): Promise<void> {
    const content = JSON.stringify([body.name, body.email, body.phone])
    if (this.#partial?.content === content) return
    const earlier = this.#partial
    const id = newId()
    this.#partial = { id, content }
    if (earlier) await forgetLead(earlier.id)
    const signed = this.#isOurs ? await token : undefined
    // Meanwhile the visitor may have changed it, or finished the booking.
    const isNewest = () => this.#partial?.id === id && !this.#isFinished
    if (!isNewest()) return
    const lead = { id, address: this.#address, body: { ...body, ...(signed && { token: signed }) } }
    const answer = await postLead(lead, (address, options) => this.#request(address, { ...options, keepalive: true }))
    log('partial', answer)
    if (answer.kind === 'unreachable' && isNewest()) await keepLead(lead)
  }

  /**
   * Sends the finished booking.
   *
   * @param extras.instead what is sent in its place where the lead has to wait, and is then refused
   * @param extras.checkPhone the server is to ask about an unusual number; not of a lead that waits, whose visitor has gone
   * @returns refused: the lead is lost, unless its time was taken or its number asked about; unreachable: it waits
   */
  async sendFinal(body: BookingLead, { instead, checkPhone = false }: Extras = {}): Promise<Answer> {
    this.#isFinished = true
    if (this.#partial) await forgetLead(this.#partial.id)
    const lead = { id: newId(), address: this.#address, body, ...(instead && { instead }) }
    const isChecked = checkPhone && this.#isOurs
    const answer = await postLead(isChecked ? { ...lead, body: { ...body, checkPhone } } : lead, this.#request)
    log('final', answer)
    if (answer.kind === 'unreachable') await keepLead(lead)
    return answer
  }
}

function log(what: 'partial' | 'final', answer: Answer): void {
  if (answer.kind !== 'accepted') reportError(new Error(`The ${what} lead was not taken: ${answer.reason}`))
}
