// What the editor can ask for and do. The stages of a build come from the command that starts it; what is written goes through
// here alone.

import { splitMdx } from '../../content/mdx.ts'
import { valueAt } from '../../content/pointer.ts'
import { parseYaml } from '../../content/yaml.ts'
import { fillTexts } from '../../context/named-values.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import type { Renderer } from '../../pipeline/render.ts'
import type { Schemas } from '../../schemas/schema.ts'
import { type SourceFile, schemaFileOf } from '../../sources/source-file.ts'
import type { Diagnostic, HeadPictures, Language, Page, Site } from '../../types.ts'
import { type Change, parentOf, type Refusal, refusal } from '../change.ts'
import { ContentFiles, hashOf } from '../files/content-files.ts'
import { History, type Moved } from '../files/history.ts'
import type { Followed, Saved, SaveRequest } from '../protocol.ts'
import { Marks } from '../provenance/marks.ts'
import { changesWith, type Setting } from '../together.ts'
import { writeMdx } from '../write-mdx.ts'
import { type Written, writeYaml } from '../write-yaml.ts'
import type { Opened } from './opened.ts'
import { fileName, lastNameOf, nameOf, type PlaceNames } from './place-name.ts'
import { StaleTexts } from './stale-texts.ts'

/** The site that browsers are shown, and what makes its pages. */
export interface Standing {
  readonly site: Site
  readonly renderer: Renderer
  /** Sees the words of MDX texts, with marks round them. */
  readonly marking: Renderer
  heads(page: Page): HeadPictures
}

export interface EditingDeps {
  readonly root: string
  readonly language: UiLanguage
  schemas(): Promise<Schemas>
  /** null: there never was a site without mistakes. */
  standing(): Promise<Standing | null>
  /** The site that was read last without a mistake; null: there never was one. */
  site(): Site | null
  /** What would be found if a file had this text, without what is found already; null: nobody wants to know any more. */
  findings(file: string, text: string): Promise<readonly Diagnostic[] | null>
  /** What the rules that look at one file alone say of it with other data. */
  foundInFile(file: string, data: unknown): readonly Diagnostic[]
  /** What was found with the last edit that was worked through. */
  found(): readonly Diagnostic[]
  /** These files were written: pages follow, but nobody waits for the whole site. */
  changed(files: readonly string[]): void
  /** Resolves when all changes are worked through. */
  settled(): Promise<void>
  /** Builds the site. @returns how it went, in words */
  build(): Promise<{ readonly done: boolean; readonly message: string }>
}

export class Editing {
  readonly deps: EditingDeps
  readonly files: ContentFiles
  readonly history: History
  readonly stale = new StaleTexts()
  /** Of the values that pages were traced with. */
  readonly marks = new Marks()
  /** What files were when they were first changed: what is published is told from there. */
  readonly originals = new Map<string, Buffer | null>()

  constructor(deps: EditingDeps) {
    this.deps = deps
    this.files = new ContentFiles(deps.root)
    this.history = new History(this.files)
  }

  open(file: string): Opened | Refusal {
    const bytes = this.files.read(file)
    if (bytes === null) return refusal(`${file} is not there (any more).`, `${file} gibt es nicht (mehr).`)
    if ('refused' in bytes) return bytes
    const text = bytes.toString('utf8')
    const source = sourceFile(file)
    const data = source.kind === 'legal' ? splitMdx(text, file).value.data : parseYaml(text, file).value
    return { source, text, hash: hashOf(bytes), data }
  }

  /** A change with what has to be written along, and the text of the file with both. */
  async written(opened: Opened, change: Change, also: readonly Change[] = []): Promise<WrittenTogether | Refusal> {
    const given = new Set(also.flatMap((one) => ('pointer' in one ? one.pointer : [])))
    const now = { file: opened.source.file, data: opened.data }
    const following = changesWith(this.deps.foundInFile, now, change).filter(({ pointer }) => !given.has(pointer))
    const text = await this.#text(opened, [change, ...also, ...following])
    if (typeof text === 'string') {
      const names = await this.names()
      return { text, followed: following.map((one) => inWords(opened, { change, names }, one)) }
    }
    if (following.length === 0) return text
    // What cannot be written along is left to the author.
    const alone = await this.#text(opened, [change, ...also])
    return typeof alone === 'string' ? { text: alone, followed: [] } : alone
  }

  /** The text of a file with one change after the other. */
  async #text({ source, text }: Opened, changes: readonly Change[]): Promise<string | Refusal> {
    let now = text
    for (const change of changes) {
      const written = await writtenIn(source, now, change)
      if ('refused' in written) return written
      now = written.text
    }
    return now
  }

  /** What places are called by. While a schema is broken, fields have the names of their keys: a text is saved all the same. */
  async names(): Promise<PlaceNames> {
    const { schemas, language, site } = this.deps
    const known = site()
    // Most names name no value.
    const fill = (text: string) => (known && text.includes('{') ? fillTexts(known)(text, known.defaultLanguage) : text)
    return { schemas: await schemas().catch(() => new Map()), language, fill }
  }

  async save({ file, hash, change, also = [] }: SaveRequest): Promise<Saved> {
    const names = await this.names()
    const opened = this.open(file)
    if ('refused' in opened) return this.#refused(opened)
    const label = change.kind === 'words' ? fileName(opened, names) : nameOf(opened, change.pointer, names)
    if (opened.hash !== hash) return this.#conflict(opened, change)
    const written = await this.written(opened, change, also)
    if ('refused' in written) return this.#refused(written)
    const { text, followed } = written
    const after = Buffer.from(text, 'utf8')
    // What says the same is no step that could be taken back.
    if (text === opened.text) return { saved: true, hash, label, followed }
    const refused = await this.take(label, [{ file, after }])
    if (refused) return this.#refused(refused)
    for (const one of [change, ...also]) this.stale.note(file, one, opened.data)
    return { saved: true, hash: hashOf(after), label, followed }
  }

  /** Writes files as one step that can be undone. */
  async take(
    label: string,
    wanted: readonly { readonly file: string; readonly after: Buffer | null }[],
  ): Promise<Refusal | null> {
    const changes = []
    for (const { file, after } of wanted) {
      const before = this.files.read(file)
      if (before !== null && 'refused' in before) return before
      if (!this.originals.has(file)) this.originals.set(file, before)
      changes.push({ file, before, after })
    }
    const refused = this.history.take({ label, changes })
    if (!refused) this.deps.changed(wanted.map(({ file }) => file))
    return refused
  }

  async moveBack(way: 'undo' | 'redo'): Promise<Moved | Refusal> {
    const moved = way === 'undo' ? this.history.undo() : this.history.redo()
    if (!('refused' in moved)) this.deps.changed(moved.files)
    return moved
  }

  say({ refused }: Refusal): string {
    return refused[this.deps.language]
  }

  #refused(refused: Refusal): Saved {
    return { saved: false, reason: this.say(refused) }
  }

  /** Somebody else wrote the file: both versions are shown, and the author decides. */
  #conflict({ data, hash, text, source }: Opened, change: Change): Saved {
    const reason = refusal(
      `${source.file} was changed by another program since this page was opened.`,
      `${source.file} hat ein anderes Programm geändert, seit diese Seite geöffnet wurde.`,
    )
    const now = change.kind === 'words' ? text.slice(change.start, change.end) : valueAt(data, change.pointer)
    const yours = 'value' in change ? change.value : undefined
    return {
      ...this.#refused(reason),
      saved: false,
      reason: this.say(reason),
      onDisk: shown(now),
      yours: shown(yours),
      hash,
    }
  }
}

/** What stands beside a change is known by its own name alone. */
function inWords(
  opened: Opened,
  { change, names }: { readonly change: Change; readonly names: PlaceNames },
  { pointer, value }: Setting,
): Followed {
  const [place, other] = [parentOf(pointer), 'pointer' in change ? parentOf(change.pointer) : null]
  const isBeside = place && other && place.parent === other.parent
  const where = isBeside ? lastNameOf(opened, pointer, names) : nameOf(opened, pointer, names)
  return { where, label: shown(value) }
}

/** A text with a change, and what else was written along with it. */
interface WrittenTogether {
  readonly text: string
  readonly followed: readonly Followed[]
}

async function writtenIn({ kind, file }: SourceFile, text: string, change: Change): Promise<Written | Refusal> {
  if (kind === 'legal') return writeMdx(text, file, change)
  if (change.kind === 'words') return refusal('This is no MDX text.', 'Das ist kein MDX-Text.')
  return writeYaml(text, file, change)
}

export function shown(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 2)
}

/** The kind and name of a content file follow from its path. */
export function sourceFile(file: string): SourceFile {
  const [, folder = '', name = ''] = /^site\/(?:(pages|data|legal)\/)?(.*?)\.(?:yaml|mdx)$/.exec(file) ?? []
  const kind = folder === 'pages' ? 'page' : folder === 'data' ? 'data' : folder === 'legal' ? 'legal' : 'site'
  return { kind, file, name }
}

export function schemaOf(file: string): string {
  return schemaFileOf(sourceFile(file))
}

/** The languages that a file's texts are wanted in. */
export function languagesOf({ source, data }: Opened, site: Site | null): readonly Language[] {
  const own = source.kind === 'page' ? valueAt(data, '/languages') : undefined
  if (Array.isArray(own)) return own.map(String)
  if (source.kind === 'page') return site ? [site.defaultLanguage] : []
  return site?.languages ?? []
}
