import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withModeline } from '../../editor/modelines.ts'
import { withYamlSchemas, type YamlSchemas } from '../../editor/settings.ts'
import { filesBelow, load } from '../../pipeline/load.ts'
import { readWithSection } from '../../schemas/read-schemas.ts'
import { referenceOf } from '../../schemas/reference.ts'
import { schemaFileOf } from '../../sources/source-file.ts'
import type { Config } from '../../types.ts'

export interface SchemaOptions {
  /** Also brings the first lines of YAML files up to date. */
  readonly modelines: boolean
  /** Also brings docs/reference/ up to date. */
  readonly docs: boolean
  /** Writes nothing; only says what is stale. */
  readonly check: boolean
}

/** What editors need and what was done about it. */
export interface EditorFiles {
  /** Paths from the root that were stale, and are written unless only checked. */
  readonly stale: readonly string[]
  /** Set when the settings are no JSON: what to put in by hand. */
  readonly byHand: string | null
}

export const SETTINGS_FILE = '.vscode/settings.json'

/** `site schema`: shows editors which schema a YAML file has to fit, so that they complete, explain and check it. */
export async function schema(config: Config, { modelines, docs, check }: SchemaOptions): Promise<EditorFiles> {
  const { root } = config
  const schemas = yamlSchemas(config)
  const before = await textOf(join(root, SETTINGS_FILE))
  const after = withYamlSchemas(before, schemas)
  const wanted: [file: string, text: string][] = after !== null && after !== before ? [[SETTINGS_FILE, after]] : []
  if (modelines) wanted.push(...(await withModelines(config)))
  if (docs) wanted.push(...(await staleReference(root)))
  if (!check) for (const [file, text] of wanted) await write(join(root, file), text)
  const gone = docs ? await forgotten(root, check) : []
  return {
    stale: [...wanted.map(([file]) => file), ...gone],
    byHand: after === null ? JSON.stringify({ 'yaml.schemas': schemas }, null, 2) : null,
  }
}

/** Each schema of the project with the YAML files that it is for. */
export function yamlSchemas(config: Config): YamlSchemas {
  const files = [...(load(config).value?.schemas.keys() ?? [])]
  const data = files.filter((file) => file.startsWith('data/'))
  const entries = [
    ['site.json', 'site/site.yaml'],
    ['page.json', 'site/pages/**/*.yaml'],
    ...data.map((file) => [file, `site/${file.replace(/json$/, 'yaml')}`] as const),
  ] as const
  const known = entries.filter(([file]) => files.includes(file))
  return Object.fromEntries(known.map(([file, yaml]) => [`./schemas/${file}`, yaml]))
}

async function withModelines(config: Config): Promise<[file: string, text: string][]> {
  const project = load(config).value
  if (!project) return []
  const sources = project.files.filter(
    ({ file, ...source }) => file.endsWith('.yaml') && project.schemas.has(schemaFileOf(source)),
  )
  const texts = await Promise.all(
    sources.map(async (source): Promise<[file: string, before: string, after: string]> => {
      const before = await readFile(join(config.root, source.file), 'utf8')
      return [source.file, before, withModeline(before, source.file, `schemas/${schemaFileOf(source)}`)]
    }),
  )
  return texts.flatMap(([file, before, after]): [string, string][] => (before === after ? [] : [[file, after]]))
}

const REFERENCE = 'docs/reference'

async function staleReference(root: string): Promise<[file: string, text: string][]> {
  const pages = [...referenceOf(await readWithSection(root))]
  const wanted = await Promise.all(
    pages.map(async ([name, text]): Promise<[string, string][]> => {
      const file = `${REFERENCE}/${name}`
      return (await textOf(join(root, file))) === text ? [] : [[file, text]]
    }),
  )
  return wanted.flat()
}

/** Pages of schemas that are no more; they are removed unless only checked. */
async function forgotten(root: string, check: boolean): Promise<string[]> {
  const known = referenceOf(await readWithSection(root))
  const gone = filesBelow(join(root, REFERENCE)).filter((file) => !known.has(file))
  if (!check) for (const file of gone) await rm(join(root, REFERENCE, file))
  return gone.map((file) => `${REFERENCE}/${file}`)
}

async function textOf(path: string): Promise<string | null> {
  return existsSync(path) ? readFile(path, 'utf8') : null
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
