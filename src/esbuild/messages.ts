import type { Message } from 'esbuild'
import { error, warning } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic, Location } from '../types.ts'

/** What esbuild found, as diagnostics. `files` are paths from the root because esbuild works there. */
export function messageDiagnostics(errors: readonly Message[], warnings: readonly Message[]): Diagnostic[] {
  return [
    ...errors.map((message) => error('template/build', saidBy(message.text), placeOf(message), hintOf(message))),
    ...warnings.map((message) => warning('template/warning', saidBy(message.text), placeOf(message), hintOf(message))),
  ]
}

function placeOf({ location }: Message): Location | null {
  if (!location) return null
  // esbuild columns are 0-based bytes; ours are 1-based UTF-16 units.
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString('utf8')
  return { file: location.file, line: location.line, column: before.length + 1, length: Math.max(1, location.length) }
}

/** esbuild speaks English only: in German it is quoted. */
function saidBy(text: string): Words {
  return { en: text, de: `Der Compiler meldet: „${text}“` }
}

function hintOf({ location, notes }: Message): Words | undefined {
  const { suggestion } = location ?? {}
  if (suggestion) return { en: `Did you mean ${suggestion}?`, de: `Gemeint ist wohl ${suggestion}.` }
  return notes[0] && saidBy(notes[0].text)
}
