// What an author asks about: "pages/home.yaml sections.0.actions", "faq.exclusive", "packages", "pages/home.yaml:12".
import type { SourceFile } from '../sources/source-file.ts'

/** A parsed question. */
export interface Query {
  /** The file of the project that is meant; null: the schemas alone. */
  readonly file: SourceFile | null
  /** The schema file to begin with, below schemas/; null: the one of the file. */
  readonly schema: string | null
  /** The steps from there. */
  readonly path: readonly string[]
  /** A line of the file instead of a path. */
  readonly line: number | null
}

/** The steps of a path, however it is written: "sections.0.cta", "sections[0].cta", "/sections/0/cta". */
export function stepsOfPath(path: string): string[] {
  return path.split(/[./[\]#\s]+/).filter((step) => step !== '')
}

/** A file by its name, and what may follow it: a line or a path. */
const FILE = /^(.*?\.(?:ya?ml|mdx))([:#]?)(.*)$/

/** The name of a file that is asked about and that there is not; null: none is named, or it is there. */
export function fileMissed([first = '']: readonly string[], files: readonly SourceFile[]): string | null {
  const [, name] = FILE.exec(first) ?? []
  return name === undefined || files.some((one) => isMeant(one, name)) ? null : name
}

/** What the words after `site explain` may mean, the likeliest first; [] if nothing has that name. */
export function queriesOf(words: readonly string[], files: readonly SourceFile[], schemas: readonly string[]): Query[] {
  const [first = '', ...rest] = words
  const [, name = first, separator = '', more = ''] = FILE.exec(first) ?? []
  const file = files.find((one) => isMeant(one, name))
  const path = stepsOfPath([more, ...rest].join(' '))
  if (!file || !/[/.]/.test(name)) return withoutFile(stepsOfPath(words.join(' ')), files, schemas)
  const line = separator === ':' && /^\d+$/.test(path[0] ?? '') ? Number(path[0]) : null
  return [{ file, schema: null, path: line === null ? path : [], line }]
}

function withoutFile(steps: readonly string[], files: readonly SourceFile[], schemas: readonly string[]): Query[] {
  const [head = '', ...path] = steps
  const named = (kind: SourceFile['kind']) => files.filter((one) => one.kind === kind && one.name === head)
  const ofSchema = (schema: string, rest: readonly string[]): Query[] =>
    schemas.includes(schema) ? [{ file: null, schema, path: rest, line: null }] : []
  const ofFile = (file: SourceFile): Query => ({ file, schema: null, path, line: null })
  return [
    ...ofSchema(`sections/${head}.json`, path),
    ...named('data').map(ofFile),
    ...ofSchema(`data/${head}.json`, path),
    ...named('site').map(ofFile),
    ...ofSchema(`${head}.json`, path),
    ...named('page').map(ofFile),
    ...(path.length > 0 ? ofSchema('page.json', steps) : []),
  ]
}

/** With or without "site/", the folder or the ending. */
function isMeant({ file }: SourceFile, name: string): boolean {
  const wanted = name.replace(/^\.?\//, '')
  return file === wanted || file === `site/${wanted}` || file.endsWith(`/${wanted}`) || file === `site/${wanted}.yaml`
}
