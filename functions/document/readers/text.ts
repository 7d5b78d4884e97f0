import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import type { Reader } from '../types.ts'
import { plainReading } from './plain.ts'

const LINES_A_PAGE = 60

/** Reads text files in any encoding. */
export const textReader: Reader = {
  async read({ bytes }, { limits }) {
    const lines = decode(bytes).split(/\r\n|[\r\n\f]/)
    const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, n) =>
      lines.slice(n * LINES_A_PAGE, (n + 1) * LINES_A_PAGE),
    )
    return plainReading('txt', pages.slice(0, limits.maxPages), pages.length)
  },
}

/** UTF-8 if it is valid; otherwise the most likely encoding, and in doubt Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer)
  } catch {
    const likely = analyse(buffer).find(({ name }) => iconv.encodingExists(name))
    const isSure = likely !== undefined && (likely.confidence >= 50 || likely.name.startsWith('UTF-'))
    // ISO-8859-1 is read as Windows-1252, as browsers do: only that has the euro sign.
    const name = isSure && likely.name !== 'ISO-8859-1' ? likely.name : 'windows-1252'
    return iconv.decode(buffer, name)
  }
}
