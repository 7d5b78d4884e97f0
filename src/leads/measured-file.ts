import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ReplyFigures } from '../../functions/report/replies.ts'
import type { Words } from '../diagnostics/words.ts'
import { withOwnModeline } from '../editor/modelines.ts'
import { Refusal } from './with-store.ts'

/** What was measured, when, and since which day (ISO date). */
export interface MeasuredFigures {
  readonly measured: Date
  readonly since: string
  readonly replies: readonly ReplyFigures[]
}

/**
 * Writes site/data/measured.yaml (schemas/data/measured.json), or another file in its place.
 *
 * @param named relative to the working directory; null: in the project
 * @returns the file
 * @throws Refusal when there is no project, or nothing was measured
 */
export function writeMeasured(root: string, named: string | null, figures: MeasuredFigures): string {
  const file = named === null ? join(root, 'site/data/measured.yaml') : resolve(named)
  if (!existsSync(dirname(file))) throw new Refusal(noFolder(dirname(file)))
  const decided = figures.replies.filter(({ within }) => within.of > 0)
  if (decided.length === 0) throw new Refusal(NOTHING_MEASURED)
  writeFileSync(file, inProject(root, measuredYaml({ ...figures, replies: decided })))
  return file
}

function noFolder(folder: string): Words {
  return {
    en: `There is no ${folder}. Name the project with --root, or a file: --write measured.yaml`,
    de: `Einen Ordner ${folder} gibt es nicht. Das Projekt mit --root nennen oder eine Datei: --write measured.yaml`,
  }
}

const NOTHING_MEASURED: Words = {
  en: 'Nothing was written: no lead with a promised answer is answered or overdue. Look further back: --days 90',
  de: 'Geschrieben wurde nichts: Keine Anfrage, der eine Antwort versprochen war, ist beantwortet oder überfällig. Weiter zurücksehen: --days 90',
}

/** With its first line, as the project's other files have it. */
function inProject(root: string, text: string): string {
  const path = join(root, 'site/site.yaml')
  const settings = existsSync(path) ? readFileSync(path, 'utf8') : null
  return withOwnModeline(text, { file: 'site/data/measured.yaml', schema: 'data/measured.json', settings })
}

function measuredYaml({ measured, since, replies }: MeasuredFigures): string {
  const entries = replies.map(
    ({ hours, within, medianMinutes }) => `  - hours: ${hours}
    measured: "${measured.toISOString().slice(0, 10)}"
    since: "${since}"
    within: ${within.count}
    of: ${within.of}
    medianMinutes: ${medianMinutes}
`,
  )
  return `# Written by "site stats --write": how fast leads were answered.
reply:
${entries.join('')}`
}
