// What `site dev --edit` needs of the stages: the pages with their values seen, and what would be found if a file were different.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TextStores } from '../content/compile-mdx.ts'
import { openInMemory, openStore, type Store } from '../content/stored.ts'
import { type SchemaFiles, type Validator, validator } from '../content/validator.ts'
import { MARK } from '../dev/client/protocol.ts'
import type { Addition } from '../dev/serve/server.ts'
import { Outdated } from '../dev/session.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { UiLanguage } from '../diagnostics/words.ts'
import { EDIT_PATH, EDITOR_PATH, OFFER_PATH, TOKEN_ATTRIBUTE } from '../edit/protocol.ts'
import { Editing, type Standing } from '../edit/service/editing.ts'
import { editServer } from '../edit/service/http.ts'
import { bundleEditor } from '../esbuild/dev-client.ts'
import { startRenderer } from '../pipeline/render.ts'
import { resolve } from '../pipeline/resolve.ts'
import { applyRulesInTurns } from '../pipeline/rules.ts'
import { FILE_RULES } from '../rules/all-rules.ts'
import { readWithSection } from '../schemas/read-schemas.ts'
import type { Schemas } from '../schemas/schema.ts'
import { readBatch } from '../sources/read-source.ts'
import { makeSource } from '../sources/source.ts'
import { sourcesOf } from '../sources/sources.ts'
import type { Config, Diagnostic, Source } from '../types.ts'
import { build } from './build.ts'
import type { Made, Planner } from './planner.ts'

export interface EditOptions {
  readonly planner: Planner
  readonly language: UiLanguage
  /** For files that belong to this run. */
  readonly folder: string
  /** Of the last edit. */
  found(): readonly Diagnostic[]
  /** Whether every edit is worked through. */
  isSettled(): boolean
  changed(files: readonly string[]): void
}

/** The editor as a part of the server of `site dev`: its scripts, and what answers them. */
export async function openEditor(config: Config, options: EditOptions): Promise<Addition> {
  const { offer, editor } = await bundleEditor()
  const { answer, token } = editServer(openEditing(config, options), randomBytes(24).toString('base64url'))
  const scripts = new Map([
    [OFFER_PATH, offer],
    [EDITOR_PATH, editor],
  ])
  const facts = `${TOKEN_ATTRIBUTE}="${token}" data-language="${options.language}"`
  return {
    path: EDIT_PATH,
    script: `<script src="${OFFER_PATH}" ${MARK} ${facts}></script>\n`,
    async answer(request, response) {
      const script = request.method === 'GET' ? scripts.get(request.url ?? '') : undefined
      if (script === undefined) return answer(request, response)
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      response.end(script)
    },
  }
}

/** The editing of a project that is being worked on. */
export function openEditing(config: Config, options: EditOptions): Editing {
  const { root } = config
  const { planner, language } = options
  const texts = textsInMemory()
  let last: { readonly made: Made; readonly standing: Promise<Standing | null> } | null = null
  const standing = async () => {
    const made = planner.made()
    if (!made) return null
    if (last?.made !== made) last = { made, standing: standingOf(config, made, { texts, editing }) }
    return last.standing
  }
  let known: { readonly key: string; readonly schemas: Promise<Schemas> } | null = null
  // Every question asks for them: they are read again when they, or the languages of the site, are others.
  const schemas = () => {
    const made = planner.made()
    const key = made ? `${made.project.schemasHash} ${made.site.settings.hash}` : ''
    if (known === null || known.key !== key || key === '') known = { key, schemas: readWithSection(root, language) }
    return known.schemas
  }
  const editing: Editing = new Editing({
    root,
    language,
    schemas,
    standing,
    site: () => planner.made()?.site ?? null,
    findings: (file, text) => findingsWith(config, options, { file, text }).catch(nullWhenOutdated),
    foundInFile(file, data) {
      const source = planner.made()?.sources.find((one) => one.file === file)
      return source ? FILE_RULES.flatMap((rule) => rule().source(source, data)) : []
    },
    // While an edit is worked through, places in files are not those of its findings.
    found: () => (options.isSettled() ? options.found() : []),
    changed: options.changed,
    settled: () => settled(options),
    async build() {
      const { value, diagnostics } = await build({ ...config, strict: false, targets: [] }, () => undefined)
      const done = value !== null && !hasErrors(diagnostics)
      const words = done ? BUILT[language] : NOT_BUILT[language]
      return { done, message: `${words} ${config.out}` }
    },
  })
  return editing
}

const BUILT = { en: 'The site is built:', de: 'Die Website ist gebaut:' } as const
const NOT_BUILT = {
  en: 'There are errors, so nothing was built:',
  de: 'Es gibt Fehler, darum wurde nichts gebaut:',
} as const

interface MarkingDeps {
  /** Of texts with marks: they are worth something for this start alone. */
  readonly texts: TextStores
  readonly editing: Editing
}

async function standingOf(config: Config, made: Made, { texts, editing }: MarkingDeps): Promise<Standing | null> {
  const { site, bundled, memory, heads } = made
  const seeWords =
    (file: string) =>
    (words: string, { start, end }: { start: number; end: number }) =>
      editing.marks.around(words, { file, pointer: `@${start}-${end}` })
  const [plain, marking] = await Promise.all([
    startRenderer(config, { site, bundled }, memory),
    startRenderer(config, { site, bundled }, { ...memory, texts, seeWords }),
  ])
  return plain.value && marking.value ? { site, renderer: plain.value, marking: marking.value, heads } : null
}

function textsInMemory(): TextStores {
  const stores = new Map<string, Store<string>>()
  return (name) => {
    const store = stores.get(name) ?? openInMemory<string>()
    stores.set(name, store)
    return store
  }
}

/** How many texts were looked at: only the newest is of interest. */
let looks = 0

/**
 * What the rules say of the site with another text in the place of a file, but for what they say of it already.
 *
 * @throws Outdated when something was saved, or another text came, meanwhile
 */
async function findingsWith(
  config: Config,
  options: EditOptions,
  { file, text }: { file: string; text: string },
): Promise<Diagnostic[]> {
  const { planner, folder } = options
  const made = planner.made()
  const source = made?.project.files.find((one) => one.file === file)
  if (!made || !source) return []
  const root = join(folder, 'candidate')
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  const [reading] = readBatch(root, [source], validatorOf(made.project.schemas))
  if (!reading) return []
  const { json } = reading
  if (json === null) return [...reading.diagnostics]
  const candidate = makeSource({ ...reading, source, path, json })
  const all = made.sources.map((one): Source => (one.file === file ? candidate : one))
  const nothingKept = openStore<never>(null)
  const sources = sourcesOf(made.project.files, all)
  const resolved = resolve(config, { project: made.project, sources }, nothingKept)
  looks += 1
  const [look, wasSettled] = [looks, options.isSettled()]
  const turn = async () => {
    await othersFirst()
    if (look !== looks || (wasSettled && !options.isSettled())) throw new Outdated()
  }
  const found = resolved.value
    ? await applyRulesInTurns(resolved.value, new Date(), { pages: made.memory.pagesFound, turn })
    : []
  const known = new Set(options.found().map(idOf))
  return [...resolved.diagnostics, ...found].filter((one) => !known.has(idOf(one)))
}

/** Compiling schemas takes longer than checking a file. */
const validators = new WeakMap<SchemaFiles, Validator>()

function validatorOf(schemas: SchemaFiles): Validator {
  const known = validators.get(schemas) ?? validator(schemas)
  validators.set(schemas, known)
  return known
}

const POLL_MS = 15
const LONGEST_MS = 10_000

async function settled({ isSettled }: EditOptions): Promise<void> {
  const end = performance.now() + LONGEST_MS
  while (!isSettled() && performance.now() < end) await new Promise((resume) => setTimeout(resume, POLL_MS))
}

function nullWhenOutdated(cause: unknown): null {
  if (cause instanceof Outdated) return null
  throw cause
}

/** What is saved meanwhile does not wait. */
function othersFirst(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}

/** Lines move with every edit. */
function idOf({ code, message, at }: Diagnostic): string {
  return `${code} ${message} ${at?.file ?? ''}`
}
