import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitMdx } from '../../content/mdx.ts'
import { escapeToken, valueAt } from '../../content/pointer.ts'
import { type Locate, parseYaml, yamlLocator } from '../../content/yaml.ts'
import { didYouMean, meant, nearest } from '../../diagnostics/nearest.ts'
import type { UiLanguage, Words } from '../../diagnostics/words.ts'
import { fileMissed, type Query, queriesOf, stepsOfPath } from '../../explain/asked.ts'
import { explanationOf } from '../../explain/explanation.ts'
import { fieldsNamed, lineOf, type SchemaField } from '../../explain/find.ts'
import { load } from '../../pipeline/load.ts'
import { readWithSection } from '../../schemas/read-schemas.ts'
import type { Schemas } from '../../schemas/schema.ts'
import { fileSpot, formOf, type Spot, stepInto, stepsOf } from '../../schemas/spot.ts'
import { type SourceFile, schemaFileOf } from '../../sources/source-file.ts'
import type { Config } from '../../types.ts'
import { defaultLanguageOf } from './default-language.ts'

/** The answer to a question of an author; `isFound` is false where there is no such place. */
export interface Answer {
  readonly text: string
  readonly isFound: boolean
}

/**
 * `site explain PATH`: what a value means, may be, and is now.
 *
 * @param said language of the answer
 */
export async function explain(config: Config, words: readonly string[], said: UiLanguage): Promise<Answer> {
  const schemas = await readWithSection(config.root, said)
  const files = load(config).value?.files ?? []
  const gone = fileMissed(words, files)
  if (gone !== null) return missing(noFile(gone, files)[said])
  let missed: Answer | null = null
  for (const query of queriesOf(words, files, [...schemas.keys()])) {
    const content = query.file && (await contentOf(config.root, query.file))
    const path = query.line !== null && content ? lineOf(content, query.line) : query.path
    const answer = await atPath(schemas, { query, path, content, config, said })
    if (answer.isFound) return answer
    missed ??= answer
  }
  const named = byName(schemas, { path: words.flatMap(stepsOfPath), files, said })
  return named.isFound ? named : (missed ?? named)
}

function noFile(name: string, files: readonly SourceFile[]): Words {
  const near =
    didYouMean(
      `site/${name.replace(/^site\//, '')}`,
      files.map(({ file }) => file),
    ) ?? HOW_TO_ASK
  return { en: `There is no file ${name}. ${near.en}`, de: `Eine Datei ${name} gibt es nicht. ${near.de}` }
}

/** A file's data and where it stands; data is undefined where the file cannot be read yet. */
interface Content {
  readonly data: unknown
  readonly locate: Locate
}

async function contentOf(root: string, { kind, file }: SourceFile): Promise<Content> {
  const text = await readFile(join(root, file), 'utf8')
  if (kind === 'legal') return splitMdx(text, file).value
  return { data: parseYaml(text, file).value, locate: yamlLocator(text, file) }
}

interface Question {
  readonly query: Query
  readonly path: readonly string[]
  readonly content: Content | null
  readonly config: Config
  readonly said: UiLanguage
}

async function atPath(schemas: Schemas, question: Question): Promise<Answer> {
  const { query, path, content, config, said } = question
  const schemaFile = query.file ? schemaFileOf(query.file) : (query.schema ?? '')
  const start = fileSpot(schemas, schemaFile)
  if (!start) return missing(noSchema(schemaFile)[said])
  const reached = walk(schemas, start, question)
  if ('isFound' in reached) return reached
  const pointer = path.map((step) => `/${escapeToken(step)}`).join('')
  const place = content?.locate(pointer, 'key')
  const value = content ? valueAt(content.data, pointer) : undefined
  const spot = formOf(schemas, reached, value)
  const names = spot.schema.mark === 'reference' ? await namesOf(config, spot.schema.target ?? '') : []
  const title = [query.file?.file ?? schemaFile.replace(/^sections\/|\.json$/g, ''), path.join('.')].join(' ').trim()
  const language = defaultLanguageOf(config.root)
  const current = { value, names, place: place ? `${place.file}:${place.line}` : null }
  return { isFound: true, text: explanationOf(schemas, { spot, title, current, language, said }) }
}

function noSchema(file: string): Words {
  return { en: `There is no schema schemas/${file}.`, de: `Ein Schema schemas/${file} gibt es nicht.` }
}

function missing(text: string): Answer {
  return { isFound: false, text }
}

/** The spot at the end of a path, or what is said of a step that does not exist. */
function walk(schemas: Schemas, start: Spot, { path, content, said }: Question): Spot | Answer {
  let spot = start
  let pointer = ''
  for (const [index, step] of path.entries()) {
    const value = content ? valueAt(content.data, pointer) : undefined
    const next = stepInto(schemas, spot, { step, value })
    if (!next) return missing(unknownStep(schemas, { spot, step, value, done: path.slice(0, index) })[said])
    const entry = fieldOfEntry(next, { step, value })
    if (entry !== null) {
      const whole = [...path.slice(0, index), entry, ...path.slice(index)].join('.')
      return missing(noEntry(step, whole)[said])
    }
    spot = next
    pointer = `${pointer}/${escapeToken(step)}`
  }
  return spot
}

function noEntry(step: string, whole: string): Words {
  return {
    en: `"${step}" is no entry but a field of each entry. Ask for one, such as ${whole}.`,
    de: `„${step}“ ist kein Eintrag, sondern ein Feld jedes Eintrags. Nach einem davon fragen, etwa ${whole}.`,
  }
}

/** "cases logo": what was taken for the name of an entry is a field of them. The name of an entry to put before it. */
function fieldOfEntry(entry: Spot, { step, value }: { step: string; value: unknown }): string | null {
  const names = isTyped(value) && !Array.isArray(value) ? Object.keys(value as object) : []
  if (entry.isRequired !== null || /^\d+$/.test(step) || names.includes(step)) return null
  return entry.schema.properties?.[step] ? (names[0] ?? 'NAME') : null
}

function isTyped(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

async function namesOf(config: Config, target: string): Promise<readonly string[]> {
  const file = load(config).value?.files.find(({ kind, name }) => kind === 'data' && name === target)
  const content = file && (await contentOf(config.root, file))
  return isTyped(content?.data) ? Object.keys(content?.data as object) : []
}

/** What authors may call a field, from other generators, with its names here. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  cta: ['action', 'actions'],
  button: ['action', 'actions'],
  heading: ['title', 'head'],
  headline: ['title', 'head'],
  subtitle: ['lead'],
  href: ['to'],
  url: ['to', 'routes'],
  slug: ['routes'],
  path: ['routes'],
  blocks: ['sections'],
  image: ['picture', 'drawing'],
}

function otherName(name: string, known: readonly string[]): string | undefined {
  return (ALSO_CALLED[name.toLowerCase()] ?? []).find((one) => known.includes(one))
}

interface Unknown {
  readonly spot: Spot
  readonly step: string
  readonly value: unknown
  readonly done: readonly string[]
}

function unknownStep(schemas: Schemas, { spot, step, value, done }: Unknown): Words {
  const known = stepsOf(schemas, spot, value)
  const near = otherName(step, known) ?? nearest(step, known)
  const hint = near === undefined ? listed(known) : meant(near)
  const path = done.join('.')
  return {
    en: `There is no "${step}" ${path === '' ? 'here' : `in ${path}`}. ${hint.en}`,
    de: `${path === '' ? 'Hier' : `In ${path}`} gibt es kein „${step}“. ${hint.de}`,
  }
}

function listed(known: readonly string[]): Words {
  if (known.length === 0) return { en: 'There is: nothing further.', de: 'Weiter hinein geht es hier nicht.' }
  return { en: `There is: ${known.join(', ')}.`, de: `Es gibt: ${known.join(', ')}.` }
}

interface Named {
  readonly path: readonly string[]
  readonly files: readonly SourceFile[]
  readonly said: UiLanguage
}

/** Only a name, such as "cta" or "label": every place where a field is called that. */
function byName(schemas: Schemas, { path, files, said }: Named): Answer {
  const found = fieldsNamed(schemas, path)
  const asked = path.join('.')
  const title: Words = { en: `"${asked}" is a field of:`, de: `„${asked}“ ist ein Feld von:` }
  if (found.length > 0) return { isFound: true, text: [title[said], ...found.map(shown)].join('\n') }
  const sections = [...schemas.keys()].flatMap((file) => /^sections\/(.*)\.json$/.exec(file)?.[1] ?? [])
  const fields = fieldsNamed(schemas, []).map(({ name }) => name)
  const known = [...new Set([...sections, ...files.map(({ name }) => name), ...fields])]
  const last = path.at(-1) ?? ''
  const other = otherName(last, known)
  const near = other === undefined ? didYouMean(last, known) : meant(other)
  const hint = near ?? HOW_TO_ASK
  const text: Words = {
    en: `There is no file, section or field "${asked}". ${hint.en}`,
    de: `Eine Datei, einen Abschnitt oder ein Feld „${asked}“ gibt es nicht. ${hint.de}`,
  }
  return missing(text[said])
}

const HOW_TO_ASK: Words = {
  en: 'Ask for a file and a path, such as pages/home.yaml sections.0.',
  de: 'Nach einer Datei und einem Pfad fragen, etwa pages/home.yaml sections.0.',
}

function shown({ owner, name, about }: SchemaField): string {
  return `  ${`${owner} ${name}`.padEnd(34)} ${about}`.trimEnd()
}
