// The reference of all schemas as Markdown: a page for each kind of file and for each type of section, one for the
// shapes that several of them use, and an index. What authors read there is what their editor shows.
import { posix } from 'node:path'
import { written } from '../diagnostics/schema/names.ts'
import { boundsOf, kindOf } from './kind-words.ts'
import { LANGUAGES_FILE } from './language-schema.ts'
import { follow, type Schema, type Schemas } from './schema.ts'
import { SECTION_FILE } from './section-schema.ts'
import { fileSpot, type Spot, stepInto } from './spot.ts'

/** Files of the reference by path below its folder. */
export function referenceOf(schemas: Schemas): ReadonlyMap<string, string> {
  const files = [...schemas.keys()].filter((file) => file !== SECTION_FILE).sort()
  const pages = files.map((file): [string, string] => [pageOf(file), page(schemas, file)])
  return new Map([['README.md', index(schemas, files)], ...pages])
}

const GROUPS: readonly [title: string, isIn: (file: string) => boolean][] = [
  ['Files', (file) => !file.includes('/') && !isShared(file)],
  ['Shared data (`site/data`)', (file) => file.startsWith('data/')],
  ['Sections of pages', (file) => file.startsWith('sections/')],
  ['What forms send and get (`functions`)', (file) => file.startsWith('api/')],
  ['Shapes that several of them use', isShared],
]

function isShared(file: string): boolean {
  return file === 'common.json' || file === LANGUAGES_FILE
}

function index(schemas: Schemas, files: readonly string[]): string {
  const groups = GROUPS.flatMap(([title, isIn]) => {
    const listed = files.filter(isIn)
    const lines = listed.map((file) =>
      `- [${titleOf(file)}](${pageOf(file)}): ${schemas.get(file)?.description ?? ''}`.trimEnd(),
    )
    return listed.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`]
  })
  return `# Reference\n\n${MADE}\n\n${groups.join('\n\n')}\n`
}

const MADE = 'Made from `schemas/` by `site fresh`; never edited.'

function pageOf(file: string): string {
  return file.replace(/\.json$/, '.md')
}

function titleOf(file: string): string {
  if (file === 'site.json') return '`site/site.yaml`'
  if (file === 'page.json') return '`site/pages/NAME.yaml`'
  if (file === 'legal.json') return '`site/legal/NAME.LANGUAGE.mdx`, front matter'
  if (file === 'common.json') return 'Common shapes'
  if (file === LANGUAGES_FILE) return 'Languages'
  const name = posix.basename(file, '.json')
  return file.startsWith('data/') ? `\`site/data/${name}.yaml\`` : `\`${name}\``
}

function page(schemas: Schemas, file: string): string {
  const schema = schemas.get(file) ?? {}
  const top = fileSpot(schemas, file)
  const defined = Object.entries(schema.$defs ?? {}).map(([name, one]) => block(schemas, { file, schema: one, name }))
  const own = top && hasBody(top.schema) ? [body(schemas, top)] : []
  const inner = nested(schema).map((one) => block(schemas, { file, schema: one, name: one.title ?? '' }))
  const parts = [`# ${titleOf(file)}`, schema.description ?? '', MADE, ...own, ...inner, ...defined]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function hasBody({ properties, items, additionalProperties }: Schema): boolean {
  return properties !== undefined || items !== undefined || typeof additionalProperties === 'object'
}

/** Titled objects inside of a schema: they are shown on its page, below it. */
function nested({ properties = {}, items, additionalProperties }: Schema): Schema[] {
  const map = typeof additionalProperties === 'object' ? [additionalProperties] : []
  const children = [...Object.values(properties), ...(items ? [items] : []), ...map]
  return children.flatMap((child) => [...(child.title && child.properties ? [child] : []), ...nested(child)])
}

function block(schemas: Schemas, { file, schema: used, name }: { file: string; schema: Schema; name: string }): string {
  // What is written beside a reference says more than its target.
  const schema = used.$ref === undefined ? used : { ...follow(schemas, used.$ref, file).schema, ...used }
  const spot: Spot = {
    file,
    pointer: '',
    schema,
    usedAt: file,
    about: schema.description,
    examples: [],
    isRequired: null,
  }
  const inside = nested(schema).map((one) => block(schemas, { file, schema: one, name: one.title ?? '' }))
  const heading = `## ${schema.title ?? name}`
  return [heading, schema.description ?? '', body(schemas, spot), ...inside].filter((part) => part !== '').join('\n\n')
}

/** The fields of a spot as a table, or in one line what it may be; and an example. */
function body(schemas: Schemas, spot: Spot): string {
  const names = Object.keys(spot.schema.properties ?? {})
  const rows = names.flatMap((name) => {
    const field = stepInto(schemas, spot, { step: name, value: undefined })
    return field ? [row(schemas, { name, field, spot })] : []
  })
  const table =
    rows.length > 0 ? ['| field | | what it is | what it may be |', '|---|---|---|---|', ...rows].join('\n') : ''
  const line = rows.length > 0 ? '' : sentence(schemas, spot)
  return [table, line, example(spot.schema)].filter((part) => part !== '').join('\n\n')
}

interface Row {
  readonly name: string
  readonly field: Spot
  readonly spot: Spot
}

function row(schemas: Schemas, { name, field, spot }: Row): string {
  const example = field.examples.find((one) => one !== undefined && one !== null)
  const about = `${field.about ?? ''}${example === undefined ? '' : ` Example: \`${written(example)}\``}`
  const kind = linked(schemas, { name, field, spot })
  const cells = [`\`${name}\``, field.isRequired ? 'required' : '', about, [kind, ...boundsOf(field)].join('; ')]
  return `| ${cells.map(inCell).join(' | ')} |`
}

/** The kind of a field, linked to its description where that is elsewhere. */
function linked(schemas: Schemas, { name, field, spot }: Row): string {
  const kind = kindOf(schemas, field)
  const schema = spot.schema.properties?.[name] ?? {}
  const title = titleBehind(schemas, schema.items ?? schema, spot.file)
  if (field.schema.mark === 'reference') return `[${kind}](${relative(spot.file, `data/${field.schema.target}.json`)})`
  if (kind.endsWith('section')) return `[${kind}](${relative(spot.file, 'README.json')}#sections-of-pages)`
  return title ? `[${kind}](${relative(spot.file, title.file)}#${title.title.toLowerCase()})` : kind
}

function titleBehind(schemas: Schemas, schema: Schema, file: string): { file: string; title: string } | null {
  if (schema.$ref !== undefined) {
    const placed = follow(schemas, schema.$ref, file)
    return titleBehind(schemas, placed.schema, placed.file)
  }
  return schema.title === undefined || schema.mark ? null : { file, title: schema.title }
}

function relative(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to).replace(/\.json$/, '.md')
}

function sentence(schemas: Schemas, spot: Spot): string {
  return `What it may be: ${[kindOf(schemas, spot), ...boundsOf(spot)].map(inCell).join('; ')}.`
}

function example({ examples }: Schema): string {
  const [first] = examples ?? []
  return first === undefined || first === null ? '' : `Example: \`${written(first)}\``
}

/** Upright bars and line ends would break the table. */
function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
