// Finds what a project consists of and reads its schemas. Content files are read by the next stage, one batch after
// the other, so that the text of a large site is never in memory as a whole.
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentHash } from '../content/hash.ts'
import { pascal } from '../content/pascal.ts'
import { locationAt } from '../content/place.ts'
import { readText } from '../content/text.ts'
import type { SchemaFiles } from '../content/validator.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { isGermanFile } from '../schemas/german.ts'
import type { SourceFile } from '../sources/source-file.ts'
import type { Checked, Config, Diagnostic, SourceKind } from '../types.ts'

/** A project's files, none of the content read yet. */
export interface Project {
  readonly schemas: SchemaFiles
  /** Changes whenever a schema does. */
  readonly schemasHash: string
  readonly files: readonly SourceFile[]
  /** Files below site/assets, by path from there. */
  readonly assets: readonly string[]
}

const kinds: readonly [folder: string, ending: string, kind: SourceKind][] = [
  ['site/pages', '.yaml', 'page'],
  ['site/data', '.yaml', 'data'],
  ['site/legal', '.mdx', 'legal'],
]

/** Schemas that have been read. */
export type Schemas = Pick<Project, 'schemas' | 'schemasHash'>

/**
 * Lists the content of a project and reads its schemas.
 *
 * @param known schemas of the last time, if none has changed since
 * @returns null where there is no project, or a schema is no JSON: nothing can be said about the content then
 */
export function load({ root }: Config, known: Schemas | null = null): Checked<Project | null> {
  if (!existsSync(join(root, 'site/site.yaml'))) return { value: null, diagnostics: [noProject()] }
  const { value: schemas, diagnostics: broken } = known ? { value: known, diagnostics: [] } : readSchemas(root)
  if (!schemas) return { value: null, diagnostics: broken }
  const files: SourceFile[] = [{ kind: 'site', file: 'site/site.yaml', name: 'site' }]
  const diagnostics = missingTemplates(root, [...schemas.schemas.keys()])
  for (const [folder, ending, kind] of kinds) {
    for (const file of filesBelow(join(root, folder))) {
      if (file.endsWith(ending)) files.push({ kind, file: `${folder}/${file}`, name: file.slice(0, -ending.length) })
      else if (extname(file) === '.yml') diagnostics.push(wrongEnding(`${folder}/${file}`))
    }
  }
  return { value: { ...schemas, files, assets: filesBelow(join(root, 'site/assets')) }, diagnostics }
}

function readSchemas(root: string): Checked<Schemas | null> {
  const files = filesBelow(join(root, 'schemas')).filter((file) => file.endsWith('.json') || isGermanFile(file))
  const schemas: SchemaFiles = new Map(files.map((file) => [file, readText(join(root, 'schemas', file))]))
  const broken = [...schemas].flatMap(([file, text]) => (isGermanFile(file) ? [] : schemaProblem(file, text)))
  if (broken.length > 0) return { value: null, diagnostics: broken }
  return { value: { schemas, schemasHash: contentHash([...schemas].flat().join('\0')) }, diagnostics: [] }
}

function schemaProblem(file: string, text: string): Diagnostic[] {
  try {
    JSON.parse(text)
    return []
  } catch (cause) {
    const { message } = cause as SyntaxError
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length - 1)
    const at = locationAt(text, `schemas/${file}`, offset, 1)
    const said = { en: `This schema is no JSON: ${message}`, de: `Dieses Schema ist kein JSON: „${message}“.` }
    const hint = {
      en: 'Look for a comma or quote too many or too few.',
      de: 'Nach einem Komma oder Anführungszeichen zu viel oder zu wenig suchen.',
    }
    return [error('schema/broken', said, at, hint)]
  }
}

/** Types of sections that no template draws; a project without templates/sections/ draws them in its own way. */
function missingTemplates(root: string, schemas: readonly string[]): Diagnostic[] {
  const folder = 'templates/sections'
  if (!existsSync(join(root, folder))) return []
  const types = schemas.flatMap((file) => /^sections\/([^/]+)\.json$/.exec(file)?.[1] ?? [])
  const templates = new Set(readdirSync(join(root, folder)))
  return types.filter((type) => !templates.has(`${pascal(type)}.tsx`)).map((type) => missingTemplate(folder, type))
}

function missingTemplate(folder: string, type: string): Diagnostic {
  const file = `${folder}/${pascal(type)}.tsx`
  const message = {
    en: `Sections of type "${type}" have a schema and no template: ${file} does not exist.`,
    de: `Für Abschnitte vom Typ „${type}“ gibt es ein Schema, aber keine Vorlage: ${file} fehlt.`,
  }
  const hint = {
    en: `Write ${file} with a component ${pascal(type)}, or delete schemas/sections/${type}.json and run "site fresh".`,
    de: `${file} mit einer Komponente ${pascal(type)} schreiben oder schemas/sections/${type}.json löschen und „site fresh“ ausführen.`,
  }
  return error('project/no-section-template', message, { file, line: 1, column: 1, length: 1 }, hint)
}

/** Files below a folder as paths from there with "/", sorted; hidden files left out; [] for no folder. */
export function filesBelow(folder: string): string[] {
  const below = (prefix: string): string[] =>
    entriesOf(join(folder, prefix)).flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name
      if (entry.name.startsWith('.')) return []
      return entry.isDirectory() ? below(path) : [path]
    })
  return below('').sort()
}

function entriesOf(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
}

function noProject(): Diagnostic {
  const hint = {
    en: 'Go to the folder that holds site/ and templates/, or name it with --root.',
    de: 'In den Ordner wechseln, in dem site/ und templates/ liegen, oder ihn mit --root nennen.',
  }
  const message = { en: 'There is no site/site.yaml here.', de: 'Hier gibt es keine site/site.yaml.' }
  return error('project/missing', message, null, hint)
}

function wrongEnding(file: string): Diagnostic {
  const at = { file, line: 1, column: 1, length: 1 }
  const name = file.replace(/\.yml$/, '.yaml')
  const message = {
    en: 'Only files that end in .yaml are read.',
    de: 'Gelesen werden nur Dateien, deren Name auf .yaml endet.',
  }
  return error('project/ending', message, at, { en: `Rename it to ${name}.`, de: `In ${name} umbenennen.` })
}
