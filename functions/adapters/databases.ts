import type { SinkName } from '../lib/lead.ts'
import { isDatabaseAddress, isPostgres } from '../outbox/address.ts'
import { type DeliveryStore, type LeadStore, openDeliveryStore, openLeadStore } from '../outbox/stateless.ts'

/** The databases that functions of a host can open, each for one call; the caller closes it. */
export interface Databases {
  /** What LEADS_DATABASE_URL takes there, for messages. */
  readonly takes: string
  isAddress(text: string): boolean
  openLeadStore(url: string, sinks: readonly SinkName[]): Promise<LeadStore>
  openDeliveryStore(url: string): Promise<DeliveryStore>
}

/** Those of hosts that have fetch and no sockets. */
export const FETCHED_DATABASES: Databases = {
  takes:
    'the address of a libSQL server, such as libsql://leads.example.com; this host opens no PostgreSQL, and a file does not last on it',
  isAddress: isFetched,
  openLeadStore,
  openDeliveryStore,
}

/** Whether an address is that of a libSQL server. Functions have no use for a connection that stays open. */
export function isFetched(text: string): boolean {
  return isDatabaseAddress(text) && !isPostgres(text) && !/^(file|wss?):/.test(text)
}
