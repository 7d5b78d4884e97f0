import type { Words } from '../../diagnostics/words.ts'
import type { Refusal } from '../../edit/change.ts'
import { ContentFiles } from '../../edit/files/content-files.ts'
import { writeYaml } from '../../edit/write-yaml.ts'
import type { Diagnostic, Repair } from '../../types.ts'

/** What was put right, and what could not be. */
export interface Fixed {
  /** From the project's root. */
  readonly files: readonly string[]
  /** How many values were written. */
  readonly repaired: number
  readonly refused: readonly Words[]
}

/**
 * `site validate --fix`: writes the repairs of findings, each as its own range of its file. Nothing is written before all
 * texts are known, and every file is replaced in one step.
 *
 * @throws what the system says when a file cannot be written; files before it are written, and the next run does the rest
 */
export function fix(root: string, found: readonly Diagnostic[]): Fixed {
  const contents = new ContentFiles(root)
  const refused: Words[] = []
  const files = new Map<string, { readonly text: string; readonly repaired: number }>()
  for (const { file, pointer, value } of certain(found)) {
    const { text, repaired } = files.get(file) ?? { text: textOf(contents, file), repaired: 0 }
    const written = withValue(text, file, { pointer, value })
    if ('refused' in written) refused.push(at(file, pointer, written.refused))
    else files.set(file, { text: written.text, repaired: repaired + 1 })
  }
  const done = [...files].filter(([file, { text }]) => {
    const problem = contents.write(file, Buffer.from(text))
    if (problem) refused.push(at(file, '', problem.refused))
    return !problem
  })
  const repaired = done.reduce((sum, [, one]) => sum + one.repaired, 0)
  return { files: done.map(([file]) => file), repaired, refused }
}

function certain(found: readonly Diagnostic[]): Repair[] {
  return found.flatMap(({ repair }) => (repair && !repair.isChoice ? [repair] : []))
}

function textOf(contents: ContentFiles, file: string): string | Refusal {
  const bytes = contents.read(file)
  return bytes && 'refused' in bytes ? bytes : (bytes?.toString('utf8') ?? '')
}

function withValue(text: string | Refusal, file: string, change: Pick<Repair, 'pointer' | 'value'>) {
  return typeof text === 'string' ? writeYaml(text, file, { kind: 'set', ...change }) : text
}

function at(file: string, pointer: string, { en, de }: Words): Words {
  return { en: `${file} ${pointer}: ${en}`, de: `${file} ${pointer}: ${de}` }
}
