import { snippetAt } from '../../diagnostics/snippet.ts'
import { inLanguage, type UiLanguage } from '../../diagnostics/words.ts'
import type { Diagnostic } from '../../types.ts'
import type { Problem } from '../client/protocol.ts'
import { editorLink } from './editors.ts'

export interface ProblemDeps {
  /** Absolute path of the project. */
  readonly root: string
  readonly editor: string
  readonly language: UiLanguage
  /** The text of a file of the project; may throw. */
  readText(file: string): string
}

/** The errors among findings as a browser shows them. */
export function problemsOf(diagnostics: readonly Diagnostic[], deps: ProblemDeps): Problem[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return inLanguage(errors, deps.language).map(({ code, message, hint = null, at }) => {
    if (!at) return { code, message, hint, place: null }
    const { line = '', marker = '' } = snippetAt(textOf(at.file, deps), at) ?? {}
    const link = editorLink(deps.editor, deps.root, at)
    return { code, message, hint, place: { text: `${at.file}:${at.line}:${at.column}`, link, line, marker } }
  })
}

/** The file may be gone by the time it is shown. */
function textOf(file: string, { readText }: ProblemDeps): string {
  try {
    return readText(file)
  } catch {
    return ''
  }
}
