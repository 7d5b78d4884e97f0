import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { UiLanguage } from '../../diagnostics/words.ts'
import { withModeline } from '../../editor/modelines.ts'
import { editorLanguage, SCHEMA_FOLDERS, withYamlSchemas, type YamlSchemas } from '../../editor/settings.ts'
import { filesBelow, load } from '../../pipeline/load.ts'
import { hasGerman } from '../../schemas/german.ts'
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
  /** In which editors explain fields; left out: as before. */
  readonly language?: UiLanguage | undefined
  /** The same where it was not settled yet. */
  readonly first: UiLanguage
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
export async function schema(config: Config, options: SchemaOptions): Promise<EditorFiles> {
  const { modelines, docs, check } = options
  const { root } = config
  const before = await textOf(join(root, SETTINGS_FILE))
  const language = await languageFor(root, before, options)
  const schemas = yamlSchemas(config, language)
  const after = withYamlSchemas(before, schemas)
  const wanted: [file: string, text: string][] = after !== null && after !== before ? [[SETTINGS_FILE, after]] : []
  if (modelines) wanted.push(...(await withModelines(config, language)))
  const copies = await copiesIn(root, language)
  const reference = docs ? referenceOf(await readWithSection(root)) : new Map<string, string>()
  wanted.push(...(await staleIn(root, SCHEMA_FOLDERS.de, copies)), ...(await staleIn(root, REFERENCE, reference)))
  if (!check) for (const [file, text] of wanted) await write(join(root, file), text)
  const pages = docs ? forgotten(root, REFERENCE, reference) : []
  const gone = [...pages, ...forgotten(root, SCHEMA_FOLDERS.de, copies)]
  if (!check) for (const file of gone) await rm(join(root, file))
  return {
    stale: [...wanted.map(([file]) => file), ...gone],
    byHand: after === null ? JSON.stringify({ 'yaml.schemas': schemas }, null, 2) : null,
  }
}

/** The language asked for, that of before, or the first one; German only where the project has German descriptions. */
async function languageFor(root: string, settings: string | null, options: SchemaOptions): Promise<UiLanguage> {
  if (!hasGerman(root)) return 'en'
  const before = editorLanguage(settings) ?? editorLanguage(firstLine(await textOf(join(root, 'site/site.yaml'))))
  return options.language ?? before ?? options.first
}

function firstLine(text: string | null): string | null {
  return text?.split('\n', 1)[0] ?? null
}

/** Schemas that explain themselves in German, by path below their folder; none where English is spoken. */
async function copiesIn(root: string, language: UiLanguage): Promise<ReadonlyMap<string, string>> {
  if (language === 'en') return new Map()
  const schemas = await readWithSection(root, language)
  return new Map([...schemas].map(([file, one]) => [file, `${JSON.stringify(one, null, 2)}\n`]))
}

/** Each schema of the project with the YAML files that it is for. */
function yamlSchemas(config: Config, language: UiLanguage): YamlSchemas {
  const files = [...(load(config).value?.schemas.keys() ?? [])]
  const data = files.filter((file) => file.startsWith('data/'))
  const entries = [
    ['site.json', 'site/site.yaml'],
    ['page.json', 'site/pages/**/*.yaml'],
    ...data.map((file) => [file, `site/${file.replace(/json$/, 'yaml')}`] as const),
  ] as const
  const known = entries.filter(([file]) => files.includes(file))
  return Object.fromEntries(known.map(([file, yaml]) => [`./${SCHEMA_FOLDERS[language]}/${file}`, yaml]))
}

async function withModelines(config: Config, language: UiLanguage): Promise<[file: string, text: string][]> {
  const project = load(config).value
  if (!project) return []
  const sources = project.files.filter(
    ({ file, ...source }) => file.endsWith('.yaml') && project.schemas.has(schemaFileOf(source)),
  )
  const texts = await Promise.all(
    sources.map(async (source): Promise<[file: string, before: string, after: string]> => {
      const before = await readFile(join(config.root, source.file), 'utf8')
      return [
        source.file,
        before,
        withModeline(before, source.file, `${SCHEMA_FOLDERS[language]}/${schemaFileOf(source)}`),
      ]
    }),
  )
  return texts.flatMap(([file, before, after]): [string, string][] => (before === after ? [] : [[file, after]]))
}

const REFERENCE = 'docs/reference'

/** Files of a generated folder that are missing or not as they should be. */
async function staleIn(
  root: string,
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<[file: string, text: string][]> {
  const wanted = await Promise.all(
    [...files].map(async ([name, text]): Promise<[string, string][]> => {
      const file = `${folder}/${name}`
      return (await textOf(join(root, file))) === text ? [] : [[file, text]]
    }),
  )
  return wanted.flat()
}

/** Files of a generated folder that nothing is generated for any more. */
function forgotten(root: string, folder: string, files: ReadonlyMap<string, string>): string[] {
  return filesBelow(join(root, folder))
    .filter((file) => !files.has(file))
    .map((file) => `${folder}/${file}`)
}

async function textOf(path: string): Promise<string | null> {
  return existsSync(path) ? readFile(path, 'utf8') : null
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
