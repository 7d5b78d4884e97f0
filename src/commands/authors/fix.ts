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
 * @throws Error when a file cannot be written
 */
export function fix(root: string, found: readonly Diagnostic[]): Fixed {
  const contents = new ContentFiles(root)
  const refused: Words[] = []
  const texts = new Map<string, string>()
  let repaired = 0
  for (const { file, pointer, value } of certain(found)) {
    const written = withValue(texts.get(file) ?? textOf(contents, file), file, { pointer, value })
    if ('refused' in written) refused.push(at(file, pointer, written.refused))
    else {
      texts.set(file, written.text)
      repaired += 1
    }
  }
  for (const [file, text] of texts) {
    const problem = contents.write(file, Buffer.from(text))
    if (problem) throw new Error(problem.refused.en)
  }
  return { files: [...texts.keys()], repaired, refused }
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
