import type { Logger } from '../lib/log.ts'

/** Structured lines on the console, which every host collects. What visitors typed never goes in. */
export const consoleLog: Logger = {
  info: lineWith('info'),
  warn: lineWith('warn'),
  error: lineWith('error'),
}

function lineWith(level: 'info' | 'warn' | 'error'): Logger['info'] {
  return (about: unknown, message?: unknown) => {
    const fields = typeof about === 'object' ? about : { msg: about }
    // biome-ignore lint/suspicious/noConsole: on these hosts the console is the log.
    console[level](
      JSON.stringify({ level, time: new Date().toISOString(), ...fields, ...(message ? { msg: message } : {}) }),
    )
  }
}
