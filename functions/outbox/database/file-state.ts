// Once a database is open, SQLite never checks whether its files are still those that it opened. It goes on writing to a
// log that has been deleted, and into a file that has been truncated.
import { type Stats, statSync } from 'node:fs'

/** The files of a database as they are at one moment. */
export interface FileState {
  readonly database: OneFile
  /** The write-ahead log; null: there is none. */
  readonly log: OneFile | null
}

interface OneFile {
  /** Distinguishes files of the same name. */
  readonly identity: string
  readonly size: number
  readonly changedMs: number
}

/**
 * replaced: another file has the name. log-gone: the log has been deleted or replaced. cut: the end of the file is
 * missing. touched: another process wrote to it, which may be legitimate. none: everything is as it was left.
 */
export type FileChange = 'none' | 'replaced' | 'log-gone' | 'cut' | 'touched'

/** @returns null when there is no such file */
export function fileState(file: string): FileState | null {
  const database = oneFile(file)
  return database && { database, log: oneFile(`${file}-wal`) }
}

function oneFile(path: string): OneFile | null {
  const found: Stats | undefined = statSync(path, { throwIfNoEntry: false })
  return found ? { identity: `${found.dev} ${found.ino}`, size: found.size, changedMs: found.mtimeMs } : null
}

/** What happened to the files since a moment, while nothing was done with the database here. */
export function changeSince(known: FileState, found: FileState | null): FileChange {
  const change = lossSince(known, found)
  if (change !== 'none' || found === null) return change
  const { size, changedMs } = found.database
  return size !== known.database.size || changedMs !== known.database.changedMs ? 'touched' : 'none'
}

/** The same while something was done, which may have moved the log into the database. */
export function lossSince(known: FileState, found: FileState | null): FileChange {
  if (found?.database.identity !== known.database.identity) return 'replaced'
  if (known.log && found.log?.identity !== known.log.identity) return 'log-gone'
  if (found.database.size < known.database.size) return 'cut'
  // A process that moves the log into the database may empty it; a check has to distinguish that from a truncated log.
  return found.log && known.log && found.log.size < known.log.size ? 'touched' : 'none'
}
