import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateSectionSchema, generateTypes } from '../schemas/generate.ts'

export interface TypesOptions {
  readonly root: string
  /** Writes nothing; only says what is stale. */
  readonly check: boolean
}

/**
 * `site types`: brings schemas/section.json and schemas/types.ts up to date with the other schemas.
 *
 * @returns paths from the root of the files that were stale; [] when all was fresh
 */
export async function types({ root, check }: TypesOptions): Promise<string[]> {
  const stale: string[] = []
  for (const [file, wanted] of await madeFiles(root)) {
    if (wanted === (await textOf(join(root, file)))) continue
    stale.push(file)
    if (!check) await writeFile(join(root, file), wanted)
  }
  return stale
}

async function madeFiles(root: string): Promise<[file: string, text: string][]> {
  const section = await generateSectionSchema(root)
  const types: [string, string] = ['schemas/types.ts', await generateTypes(root)]
  return section === null ? [types] : [['schemas/section.json', section], types]
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw new Error(`Cannot read ${file}`, { cause })
  }
}
