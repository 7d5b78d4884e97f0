import type { AppointmentRules } from '../appointments/rules.ts'
import type { Environment, SettingsTable } from '../lib/setting.ts'
import type { Services, SinkName } from '../lib/types.ts'
import type { StoredLead } from '../outbox/queue.ts'

/** The outcome of one try. `problem` is for the owner and contains nothing that a visitor typed. */
export type Outcome =
  | { readonly kind: 'delivered' }
  /** It may work later; `waitMs` if the receiver said how much later. */
  | { readonly kind: 'failed'; readonly problem: string; readonly waitMs?: number }
  /** It will never work: the receiver rejects it, or must not get it. */
  | { readonly kind: 'refused'; readonly problem: string }

/** Delivers leads to one place. */
export interface Sink {
  readonly name: SinkName
  /** After this a try counts as failed, although the receiver may have accepted the lead. */
  readonly tryMs: number
  /**
   * Delivers one lead. The same lead may come again after a crash; its id is the idempotency key.
   * Never throws for a fault of the receiver.
   *
   * @param signal ends the try when it has taken too long
   */
  deliver(lead: StoredLead, signal: AbortSignal): Promise<Outcome>
}

/** What sinks get from outside. */
export interface SinkServices extends Pick<Services, 'site' | 'texts' | 'now'> {
  /** When visitors can choose a time; null: never. */
  readonly rules: AppointmentRules | null
  /** Signs the links in mails; known once the store is open. */
  formSecret(): Promise<string>
}

/** Opens the sinks that the settings ask for; [] if they ask for none. */
export type OpenSinks = (services: SinkServices) => Sink[]

/** Settings of a sink as they were read. */
export interface SinkSettings<T> {
  /** null: it is not configured. */
  readonly value: T | null
  /** All at once, each a sentence for the owner. */
  readonly problems: readonly string[]
}

/** A kind of place to which leads can be delivered. */
export interface SinkKind {
  /** They are read, documented and checked for misspelt names with the server's own. */
  readonly settings: SettingsTable
  /** @returns with all problems at once, each a sentence for the owner */
  read(environment: Environment): { readonly open: OpenSinks; readonly problems: readonly string[] }
}
