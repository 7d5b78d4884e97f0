/** What is wrong with a database, or with its thread. */
export type StorageCode =
  | 'STORE_GONE'
  | 'STORE_REPLACED'
  | 'STORE_LOG_GONE'
  | 'STORE_CUT'
  | 'STORE_DAMAGED'
  | 'STORE_NEWER'
  | 'STORE_STOPPED'
  | 'STORE_NETWORK'
  | 'STORE_REPLICA'
  | 'STORE_HASTY'
  | 'STORE_ENCODING'

/** One sentence for each cause that the owner can fix; none is secret. */
export const STORAGE_REASONS: Readonly<Record<string, string>> = {
  STORE_GONE: 'The file of the database is gone',
  STORE_REPLACED: 'The file of the database was moved or replaced',
  STORE_LOG_GONE: 'The write-ahead log beside the database (-wal) was deleted or replaced while the server ran',
  STORE_CUT: 'The file of the database was cut while the server ran; it was restored from its write-ahead log',
  STORE_DAMAGED:
    'The files of the database were changed by another program and are damaged; stop the server and restore a backup',
  STORE_NEWER:
    'A newer version of the server has changed the database in a way that this version must not use; start the newer one',
  STORE_STOPPED: 'The thread that holds the database stopped; the next request starts it again',
  STORE_NETWORK:
    'The folder of the database lies on a network drive, where locks do not hold and leads would be lost; name a disk of this machine, or a libSQL or PostgreSQL server',
  STORE_REPLICA: 'This PostgreSQL server is a read-only replica; name its primary',
  STORE_HASTY:
    'PostgreSQL may lose what it has confirmed: set synchronous_commit to on for this user (ALTER ROLE … SET synchronous_commit = on)',
  STORE_ENCODING: 'This PostgreSQL database does not have the encoding UTF8; create one that does',
  SQLITE_BUSY: 'Another program holds the lock of the database',
  SQLITE_FULL: 'The disk is full',
  SQLITE_IOERR: 'The disk cannot be read or written',
  SQLITE_CORRUPT: 'The file of the database is damaged; stop the server and restore a backup',
  SQLITE_NOTADB: 'The file of the database is damaged; stop the server and restore a backup',
  SQLITE_READONLY: 'The file of the database cannot be written',
  SQLITE_CANTOPEN: 'The file of the database cannot be opened',
  ECONNREFUSED: 'Nothing answers at the address of the database',
  ENOTFOUND: 'The address of the database leads to no machine',
  EAI_AGAIN: 'The address of the database cannot be looked up',
  ETIMEDOUT: 'The database does not answer',
  HTTP_401: 'The libSQL server does not accept the token in its address (authToken)',
  HTTP_403: 'The libSQL server does not accept the token in its address (authToken)',
  // https://www.postgresql.org/docs/15/errcodes-appendix.html
  '25006': 'This PostgreSQL server is read-only; name its primary',
  '28000': 'PostgreSQL does not let this user in',
  '28P01': 'PostgreSQL does not accept this password',
  '3D000': 'PostgreSQL has no database of this name',
  '42501': 'The user of PostgreSQL lacks a right; make it the owner of the database',
  '53100': 'The disk of PostgreSQL is full',
  '53300': 'PostgreSQL has no connection left',
  '57P03': 'PostgreSQL is starting, stopping or recovering',
}

/** Thrown when what is stored would be lost, or misunderstood. */
export class StorageError extends Error {
  readonly code: StorageCode

  constructor(code: StorageCode, options?: ErrorOptions) {
    super(STORAGE_REASONS[code], options)
    this.code = code
  }
}

/** Why nothing can be stored: one sentence for the owner, safe to publish. */
export function storageProblem(error: unknown): string {
  return knownProblem(error) ?? 'The database does not take anything'
}

/** The same; null: the cause is none of those that the owner can fix. */
export function knownProblem(error: unknown): string | null {
  return STORAGE_REASONS[storageCode(error)] ?? null
}

/** The code of an error; that of the answer where a server was asked over HTTP, which @libsql/client keeps in the cause. */
export function storageCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { cause } = error
  if (cause instanceof Error && 'status' in cause) return `HTTP_${cause.status}`
  return 'code' in error ? String(error.code) : ''
}
