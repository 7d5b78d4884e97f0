// What schemas say in German: schemas/de/ has a file for each schema, and common.yaml what stands in several of them. A
// sentence is found by its English one, so that a description that was changed is missed until its German one follows.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '../content/yaml.ts'
import type { Schema, Schemas } from './schema.ts'

/** A description in both languages. */
interface Translation {
  readonly en: string
  readonly de: string
}

const FOLDER = 'schemas/de'

/** Whether a project describes its schemas in German. */
export function hasGerman(root: string): boolean {
  return existsSync(join(root, FOLDER))
}

/** Whether a file below schemas/ has German descriptions, by its path from there. */
export function isGermanFile(file: string): boolean {
  return /^de\/.*\.yaml$/.test(file)
}

/** The German descriptions of a project's schemas by the English ones; empty for a project without any. */
export function readGerman(root: string): ReadonlyMap<string, string> {
  const folder = join(root, FOLDER)
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  return germanIn(files.map((file) => [`de/${file}`, readFileSync(join(folder, file), 'utf8')]))
}

/** The same from files below schemas/ with their texts; others among them are left out. */
export function germanIn(files: Iterable<readonly [file: string, text: string]>): ReadonlyMap<string, string> {
  const lists = [...files].filter(([file]) => isGermanFile(file)).map(([file, text]) => parseYaml(text, file).value)
  return new Map(lists.flatMap((list) => ((list ?? []) as Translation[]).map(({ en, de }) => [en, de] as const)))
}

/** Schemas with their descriptions in German; what has none keeps the English one. */
export function inGerman(schemas: Schemas, german: ReadonlyMap<string, string>): Schemas {
  return new Map([...schemas].map(([file, schema]) => [file, translated(schema, german) as Schema]))
}

/** Values that a schema names are no schemas: a "description" in them is a text of the site. */
const VALUES = new Set(['examples', 'enum', 'const', 'default'])

/** Names below these are those of fields, which may be called as the keywords are. */
const FIELDS = new Set(['properties', 'patternProperties', '$defs'])

function translated(node: unknown, german: ReadonlyMap<string, string>, areFields = false): unknown {
  if (Array.isArray(node)) return node.map((one) => translated(one, german))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (!areFields && VALUES.has(key)) return [key, value]
      if (key === 'description' && typeof value === 'string') return [key, german.get(value) ?? value]
      return [key, translated(value, german, !areFields && FIELDS.has(key))]
    }),
  )
}
