import { type Logger as Pino, pino } from 'pino'

/** Structured lines on stderr. What visitors typed, their addresses and query strings never go in. */
export type Logger = Pick<Pino, 'info' | 'warn' | 'error'>

/** Opens the log; each line is written before the call returns, so that a crash loses none. */
export function createLogger(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }))
}

/**
 * What of an error may be logged. Messages of libraries can quote values (a broken constraint, a parser's
 * excerpt), so of foreign errors only name, code and place are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const at = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { name: error.name, ...code, at: at.slice(0, 6).map((line) => line.trim()), ...cause }
}
