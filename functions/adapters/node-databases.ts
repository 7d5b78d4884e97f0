import { isDatabaseAddress, isPostgres } from '../outbox/address.ts'
import { openDeliveryStore, openLeadStore } from '../outbox/stateless.ts'
import { type Databases, isFetched } from './databases.ts'

/** Those of hosts that run Node. PostgreSQL is a file of its own, loaded only where the address asks for it. */
export const NODE_DATABASES: Databases = {
  takes:
    'the address of a libSQL server or of PostgreSQL, such as libsql://leads.example.com or postgres://user:password@db.example.com/leads; a file does not last on this host',
  isAddress: (text) => isFetched(text) || (isPostgres(text) && isDatabaseAddress(text)),
  openLeadStore: async (url, sinks) =>
    isPostgres(url) ? (await postgres()).openCallStore(url, sinks) : openLeadStore(url, sinks),
  openDeliveryStore: async (url) =>
    isPostgres(url) ? (await postgres()).openCallStore(url, []) : openDeliveryStore(url),
}

const postgres = () => import('../outbox/postgres/call-store.ts')
