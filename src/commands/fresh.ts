import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UiLanguage } from '../diagnostics/words.ts'
import type { Config } from '../types.ts'
import { type EditorFiles, schema } from './authors/schema.ts'
import { types } from './types.ts'

export interface FreshOptions {
  /** Writes nothing; only says what is out of date. */
  readonly check: boolean
  /** In which language editors explain fields where that was not settled yet. */
  readonly first: UiLanguage
  /** What README.md holds between `<!-- NAME -->` and `<!-- /NAME -->`, by name. */
  readonly blocks: Readonly<Record<string, string>>
}

/** What was out of date, and is written unless only checked. */
export type Refreshed = EditorFiles

const README = 'README.md'

/**
 * `site fresh`: brings every file up to date that is generated from others: schemas/section.json, schemas/types.ts,
 * editors' settings, the first lines of YAML files, docs/reference/, and the blocks of README.md.
 */
export async function fresh(config: Config, { check, blocks, first }: FreshOptions): Promise<Refreshed> {
  const { root } = config
  // The reference is made from section.json, so that comes first.
  const made = await types({ root, check })
  const { stale, byHand } = await schema(config, { modelines: true, docs: true, check, first })
  return { stale: [...made, ...stale, ...(await refreshReadme(root, { check, blocks }))], byHand }
}

async function refreshReadme(
  root: string,
  { check, blocks }: Pick<FreshOptions, 'check' | 'blocks'>,
): Promise<string[]> {
  const path = join(root, README)
  if (!existsSync(path)) return []
  const before = await readFile(path, 'utf8')
  const after = Object.entries(blocks).reduce((text, [name, block]) => withBlock(text, name, block), before)
  if (after === before) return []
  if (!check) await writeFile(path, after)
  return [README]
}

/** A text with a block between its two marks, as far to the right as they are; without marks it stays as it is. */
export function withBlock(text: string, name: string, block: string): string {
  const marks = new RegExp(`^([^\\S\\n]*)<!-- ${name} -->\\n[^]*?^[^\\S\\n]*<!-- /${name} -->$`, 'm')
  return text.replace(marks, (_, indent: string) =>
    [`<!-- ${name} -->`, ...block.split('\n'), `<!-- /${name} -->`].map((line) => `${indent}${line}`).join('\n'),
  )
}
