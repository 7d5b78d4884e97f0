import type { BookingLead, PartialLead } from '../../../schemas/types.ts'
import { newId } from '../waiting/lead.ts'
import { type Answer, type Fetch, postLead } from '../waiting/post.ts'
import { forgetLead, keepLead } from '../waiting/waiting-leads.ts'

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

  /** Sends what is known after step 1, unless the same was sent before. A failure is only logged. */
  async sendPartial(body: PartialLead): Promise<void> {
    const content = JSON.stringify([body.name, body.email, body.phone])
    if (this.#partial?.content === content) return
    await this.#forgetPartial()
    const lead = { id: newId(), address: this.#address, body }
    this.#partial = { id: lead.id, content }
    const answer = await postLead(lead, this.#request)
    log('partial', answer)
    // Meanwhile the visitor may have changed it, or finished the booking.
    const isNewest = this.#partial.id === lead.id && !this.#isFinished
    if (answer.kind === 'unreachable' && isNewest) await keepLead(lead)
  }

  /**
   * Sends the finished booking.
   *
   * @param instead what is sent in its place where the lead has to wait, and is then refused
   * @returns refused: the lead is lost, unless its time was taken; unreachable: it waits
   */
  async sendFinal(body: BookingLead, instead?: BookingLead): Promise<Answer> {
    this.#isFinished = true
    await this.#forgetPartial()
    const lead = { id: newId(), address: this.#address, body, ...(instead && { instead }) }
    const answer = await postLead(lead, this.#request)
    log('final', answer)
    if (answer.kind === 'unreachable') await keepLead(lead)
    return answer
  }

  async #forgetPartial(): Promise<void> {
    if (this.#partial) await forgetLead(this.#partial.id)
  }
}

function log(what: 'partial' | 'final', answer: Answer): void {
  if (answer.kind !== 'accepted') reportError(new Error(`The ${what} lead was not taken: ${answer.reason}`))
}
