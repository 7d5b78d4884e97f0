import { type Logger as Pino, pino } from 'pino'

/** Structured lines on stderr. What visitors typed, their addresses and query strings never go in. */
export type Logger = Pick<Pino, 'info' | 'warn' | 'error'>

const STDERR = 2

/** Opens the log; each line is written before the call returns, so that a crash loses none. */
export function createLogger(fd = STDERR): Logger {
  const destination = pino.destination({ fd, sync: true })
  // A log that cannot be written, because its disk is full, must not end a server that answers visitors; and there is
  // nowhere else to say so.
  destination.on('error', () => undefined)
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

/**
 * What of an error may be logged. Messages of libraries can quote values (a broken constraint, a parser's
 * excerpt), so of foreign errors only name, code and place are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  // The message stands in front of the stack, and a line of it may look like one of the stack.
  const at = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { name: error.name, ...code, at: at.slice(0, 6).map((line) => line.trim()), ...cause }
}
