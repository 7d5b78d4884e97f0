import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generatedFiles } from '../schemas/generate.ts'

export interface TypesOptions {
  readonly root: string
  /** Writes nothing; only says what is stale. */
  readonly check: boolean
}

/**
 * `site types`: brings the files of schemas/ that are made up to date with the other schemas and with site/site.yaml.
 *
 * @returns paths from the root of the files that were stale; [] when all was fresh
 */
export async function types({ root, check }: TypesOptions): Promise<string[]> {
  const stale: string[] = []
  for (const [name, wanted] of await generatedFiles(root)) {
    const file = `schemas/${name}`
    if (wanted === (await textOf(join(root, file)))) continue
    stale.push(file)
    if (!check) await writeFile(join(root, file), wanted)
  }
  return stale
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw new Error(`Cannot read ${file}`, { cause })
  }
}
