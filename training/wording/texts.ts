// Texts of business documents by what they are: training/texts/WORLD.txt, each text below a line "=== KIND LANGUAGE".
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isKind } from '../../functions/document/prediction/kinds.ts'
import type { DocumentKind } from '../../functions/document/types.ts'

export interface Text {
  readonly kind: DocumentKind
  readonly language: string
  /** Its file: trades that have to do with each other, or a temper. */
  readonly world: string
  readonly text: string
}

/** @throws if a head names no kind or no language */
export function textsIn(folder: string): Text[] {
  const files = readdirSync(folder).sort()
  return files.flatMap((file) => textsOf(readFileSync(join(folder, file), 'utf8'), file.replace(/[.]txt$/, '')))
}

export function textsOf(content: string, world: string): Text[] {
  const [before = '', ...parts] = content.split(/^=== /m)
  if (before.trim() !== '') throw new Error(`${world}: a text has no head: ${before.slice(0, 60)}`)
  return parts.map((part) => {
    const [, kind = '', language = '', text = ''] = /^(\S+) (de|en|pt)\n(.*)$/s.exec(part) ?? []
    if (!isKind(kind) || text.trim() === '')
      throw new Error(`${world}: no text of a kind and language: ${part.slice(0, 60)}`)
    return { kind, language, world, text: text.trim() }
  })
}
