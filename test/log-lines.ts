import type { Logger } from '../functions/lib/log.ts'

/** A log that keeps its lines. */
export function logLines(): { readonly log: Logger; readonly lines: { level: string; about: object; text: string }[] } {
  const lines: { level: string; about: object; text: string }[] = []
  const write = (level: string) => (about: object, text: string) => {
    lines.push({ level, about, text })
  }
  return { log: { info: write('info'), warn: write('warn'), error: write('error') } as unknown as Logger, lines }
}
