/** Where leads are stored by default; relative to the working directory. */
export const DEFAULT_DATABASE = 'file:data/leads.db'

/** What an address may look like, for messages. */
export const DATABASE_EXAMPLES =
  'file:data/leads.db, libsql://leads.example.com or postgres://user:password@db.example.com/leads'

const SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:']
const POSTGRES = /^postgres(ql)?:/

/** Whether a text is the address of a persistent database. */
export function isDatabaseAddress(text: string): boolean {
  if (isPostgres(text)) return namesDatabase(text)
  const scheme = SCHEMES.find((known) => text.startsWith(known))
  // A database in memory would be lost with the process.
  const isKept = !/:memory:|[?&]mode=memory/i.test(text)
  return scheme !== undefined && text.length > scheme.length && isKept
}

/** Whether an address is that of a PostgreSQL database. */
export function isPostgres(url: string): boolean {
  return POSTGRES.test(url)
}

/** Without a name PostgreSQL would take the database that is called like its user. A socket stands in "host". */
function namesDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, pathname, searchParams } = new URL(text)
  return (hostname !== '' || searchParams.has('host')) && /^\/[^/]+$/.test(pathname)
}

/** An address for messages: passwords and tokens are masked, however wrongly it is written. */
export function masked(url: string): string {
  return url
    .replace(/(:\/\/[^:/?#]*):.*@/, '$1:***@')
    .replace(/([?&](?:password|sslpassword|authtoken)=)[^&#]*/gi, '$1***')
}
