/** Where leads are stored by default; relative to the working directory. */
export const DEFAULT_DATABASE = 'file:data/leads.db'

const SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:']

/** Whether a text is the address of a persistent database. */
export function isDatabaseAddress(text: string): boolean {
  const scheme = SCHEMES.find((known) => text.startsWith(known))
  // A database in memory would be lost with the process.
  const isKept = !/:memory:|[?&]mode=memory/i.test(text)
  return scheme !== undefined && text.length > scheme.length && isKept
}
