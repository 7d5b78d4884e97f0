import { type Logger as Pino, pino } from 'pino'

/** Structured lines on stderr. What visitors typed, their addresses and query strings never go in. */
export type Logger = Pick<Pino, 'info' | 'warn' | 'error'>

const STDOUT = 1
const STDERR = 2

/** Opens the log; each line is written before the call returns, so a crash loses none. */
export function createLogger(fd = STDERR): Logger {
  const destination = pino.destination({ fd, sync: true })
  // A log that cannot be written (full disk) must not end a server that answers visitors, and there is nowhere else to
  // report it.
  destination.on('error', () => undefined)
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}

/** What nobody reads away from stdout is kept up to this, then dropped. */
const MAX_KEPT_BYTES = 1024 * 1024

/** A pipe takes so much at once (PIPE_BUF), so that lines of several workers do not mix; a line may have letters of several bytes. */
const MAX_WRITE_LETTERS = 2048

/** Lines of JSON on stdout, written when there is time: as many as there are requests must not keep those waiting. */
export interface Lines {
  write(fields: object): void
  /** Writes at once what is kept. */
  flush(): void
}

/** Opens stdout for lines; each begins with its time. */
export function createLines(): Lines {
  const destination = pino.destination({
    fd: STDOUT,
    sync: false,
    maxLength: MAX_KEPT_BYTES,
    maxWrite: MAX_WRITE_LETTERS,
  })
  // As above.
  destination.on('error', () => undefined)
  return {
    write(fields) {
      destination.write(`${JSON.stringify({ time: new Date().toISOString(), ...fields })}\n`)
    },
    flush: () => destination.flushSync(),
  }
}

/**
 * What may be logged of an error. Messages of libraries can quote values (a broken constraint, a parser's excerpt), so only
 * name, code and place are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  // The stack begins with the message, and a line of that may look like a stack frame.
  const at = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { name: error.name, ...code, at: at.slice(0, 6).map((line) => line.trim()), ...cause }
}
