// What `site dev --edit` needs of the stages: the pages with their values seen, and what would be found if a file were different.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TextStores } from '../content/compile-mdx.ts'
import { openInMemory, openStore, type Store } from '../content/stored.ts'
import { validator } from '../content/validator.ts'
import { MARK } from '../dev/client/protocol.ts'
import type { Addition } from '../dev/serve/server.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { UiLanguage } from '../diagnostics/words.ts'
import { EDIT_PATH, EDITOR_PATH, OFFER_PATH, TOKEN_ATTRIBUTE } from '../edit/protocol.ts'
import { Editing, type Standing } from '../edit/service/editing.ts'
import { editServer } from '../edit/service/http.ts'
import { bundleEditor } from '../esbuild/dev-client.ts'
import { startRenderer } from '../pipeline/render.ts'
import { resolve } from '../pipeline/resolve.ts'
import { applyRulesInTurns } from '../pipeline/rules.ts'
import { readWithSection } from '../schemas/read-schemas.ts'
import { readBatch } from '../sources/read-source.ts'
import { makeSource } from '../sources/source.ts'
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
    script: `<script type="module" src="${OFFER_PATH}" ${MARK} ${facts}></script>\n`,
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
  const editing: Editing = new Editing({
    root,
    language,
    schemas: () => readWithSection(root, language),
    standing,
    findings: (file, text) => findingsWith(config, options, { file, text }),
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

/** What the rules say of the site with another text in the place of a file, but for what they say of it already. */
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
  const [reading] = readBatch(root, [source], validator(made.project.schemas))
  if (!reading) return []
  const { json } = reading
  if (json === null) return [...reading.diagnostics]
  const candidate = makeSource({ ...reading, source, path, json })
  const sources = made.sources.map((one): Source => (one.file === file ? candidate : one))
  const nothingKept = openStore<never>(null)
  const resolved = resolve(config, { project: made.project, sources }, nothingKept)
  const found = resolved.value
    ? await applyRulesInTurns(resolved.value, new Date(), { pages: made.memory.pagesFound, turn: othersFirst })
    : []
  const all = [...resolved.diagnostics, ...found]
  const known = new Set(options.found().map(idOf))
  return all.filter((one) => !known.has(idOf(one)))
}

const POLL_MS = 15
const LONGEST_MS = 10_000

async function settled({ isSettled }: EditOptions): Promise<void> {
  const end = performance.now() + LONGEST_MS
  while (!isSettled() && performance.now() < end) await new Promise((resume) => setTimeout(resume, POLL_MS))
}

/** What is saved meanwhile does not wait. */
function othersFirst(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}

/** Lines move with every edit. */
function idOf({ code, message, at }: Diagnostic): string {
  return `${code} ${message} ${at?.file ?? ''}`
}
