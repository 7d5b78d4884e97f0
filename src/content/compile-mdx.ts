// MDX -> code that makes React elements. Compiling is the slowest thing about a text (0.4 s for the first one), so the
// code is kept by content.
import { join } from 'node:path'
import type { BuildOptions, Message, Plugin } from 'esbuild'
import { error } from '../diagnostics/diagnostic.ts'
import { mdxWords } from '../diagnostics/mdx-words.ts'
import { remembering } from '../remembering.ts'
import type { Checked, Diagnostic, Language, Source } from '../types.ts'
import { contentHash } from './hash.ts'
import { splitMdx } from './mdx.ts'
import { openStore, type Store } from './stored.ts'
import { readText } from './text.ts'
import { typeset } from './typography.ts'
import { filledText } from './value-names.ts'

/** Compiled texts, each in a store of its own by the name of its source. */
export type TextStores = (name: string) => Store<string>

/** Keeps compiled texts in a folder of the cache; null: nothing is kept. */
export function openTextStores(cache: string | null): TextStores {
  return (name) => openStore(cache && join(cache, 'mdx', `${name}.json`))
}

/** Sees the words of a text and where they stand in their file, and may put others in their place. */
export type SeeWords = (words: string, at: { readonly start: number; readonly end: number }) => string

/** Gives a text with the values that it names. */
export type FillText = (text: string, language: Language) => string

export interface CompileOptions {
  readonly store: Store<string>
  readonly fill: FillText
  /** What comes of it needs a store of its own. */
  readonly see?: SeeWords | undefined
}

/** Compiles the text of one MDX file; null when it has a mistake. */
export async function compileMdx(
  root: string,
  source: Source,
  { store, fill, see }: CompileOptions,
): Promise<Checked<string | null>> {
  const { language } = source.data() as { readonly language: Language }
  // What values a text names is known by what comes of it.
  const named = source.facts.namesValues ? contentHash(fill(source.text(), language)) : ''
  const key = `${process.env['SITE_GENERATOR'] ?? ''} ${source.hash} ${named}`
  const known = store.read(key)
  if (known !== null) return { value: known, diagnostics: [] }
  const text = readText(join(root, source.file))
  // What names no values is the same with its words seen, and the editor has seen those of what it wrote.
  const seen = see || named !== '' ? null : await seenOf(text).code
  const result = seen ? { value: seen, diagnostics: [] } : await compile(text, source.file, { see: see ?? null, fill })
  if (result.value !== null) store.write(key, result.value)
  return result
}

/** A text that is being compiled. */
interface Seen {
  /** In their order; they are known long before the code is. */
  readonly words: readonly Words[]
  readonly allSeen: Promise<void>
  /** What is compiled of it where it names no values; null: it has a mistake. */
  readonly code: Promise<string | null>
}

/** The words of a text in their order; null when it has a mistake. */
export async function wordsOfMdx(text: string): Promise<readonly Words[] | null> {
  const { words, allSeen, code } = seenOf(text)
  return (await Promise.race([allSeen, code])) === null ? null : words
}

/** The text before a change was shown already, the one after it is asked about next. */
const MOST_TEXTS = 4
const seenOf = remembering(MOST_TEXTS, seenText)

function seenText(text: string): Seen {
  const words: Words[] = []
  const see: SeeWords = (seen, at) => {
    words.push({ words: seen, ...at })
    return seen
  }
  let seenAll = () => {}
  const allSeen = new Promise<void>((resolve) => {
    seenAll = resolve
  })
  const compiled = compile(text, '', { see, seenAll, fill: (written) => written })
  return { words, allSeen, code: compiled.then(({ value }) => value) }
}

/** Words and where they stand in their file, by offsets; as they are written they may have escapes. */
export interface Words {
  readonly words: string
  readonly start: number
  readonly end: number
}

interface Plugins {
  readonly see: SeeWords | null
  /** All words were seen. */
  readonly seenAll?: () => void
  readonly fill: FillText
}

async function compile(text: string, file: string, { see, seenAll, fill }: Plugins): Promise<Checked<string | null>> {
  const { bundleMDX } = await import('mdx-bundler')
  const { body, data } = splitMdx(text, file).value
  const language = String((data as { readonly language?: unknown } | null)?.language)
  // The front matter is emptied, not cut off: the compiler reads it with rules of its own, and lines must keep
  // their numbers.
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1
  const source = `---\n${'\n'.repeat(Math.max(0, linesBefore - 2))}---\n${hiddenNames(body)}`
  const seen = see ? [() => seeWords(see, { source, shift: text.length - source.length }), () => () => seenAll?.()] : []
  try {
    const { code } = await bundleMDX({
      source,
      // Nothing is read from here: imports are refused.
      cwd: '/',
      mdxOptions: (options) => ({
        ...options,
        remarkPlugins: [
          refuseCode,
          refuseNames,
          ...seen,
          [fillNames, (words: string) => fill(words, language)],
          [typesetWords, language],
          ...(options.remarkPlugins ?? []),
        ],
      }),
      esbuildOptions: (options) => ({ ...options, plugins: withoutResolver(options), logLevel: 'silent' }),
    })
    return { value: code, diagnostics: [] }
  } catch (cause) {
    const [problem] = (cause as { errors?: Message[] }).errors ?? []
    if (!problem) throw cause
    return { value: null, diagnostics: [mdxProblem(problem, file)] }
  }
}

/** As nothing is imported, nothing has to be looked for in packages; that takes a fifth of the time of a short text. */
function withoutResolver({ plugins = [] }: BuildOptions): Plugin[] {
  return plugins.filter(({ name }) => name !== 'node-resolve')
}

interface Node {
  readonly type: string
  readonly name?: string | null
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
  value?: unknown
  /** Of a component. */
  readonly attributes?: readonly Node[]
  readonly children?: readonly Node[]
}

interface Tree {
  readonly children: readonly Node[]
}

/**
 * A text may not import or export: what it shows comes from its components. This comes first of all plugins, because
 * the compiler's own ones add an export.
 */
function refuseCode() {
  return (tree: Tree, file: { fail(message: string, place: unknown): never }) => {
    const code = tree.children.find(({ type }) => type === 'mdxjsEsm')
    if (code) file.fail('Texts cannot use import and export.', code)
  }
}

/** A name in braces stands for a value that no text has: it is a placeholder that somebody forgot. */
const NAME = /^\s*([\p{L}_$][\p{L}\p{N}_$.]*)\s*$/u

/** A text may not name values: only while the page is made would it turn out that there are none. */
function refuseNames() {
  return (tree: Tree, file: { fail(message: string, place: unknown): never }) => {
    const visit = (node: Node | Tree): void => {
      if ('type' in node && /^mdx(?:Flow|Text)Expression$/.test(node.type)) {
        const [, name] = NAME.exec(String(node.value)) ?? []
        if (name !== undefined) file.fail(`Nothing is named \`${name}\``, node)
      }
      node.children?.forEach(visit)
    }
    visit(tree)
  }
}

/** The compiler takes braces for code, so names of values get other letters (Unicode's private use area), as many as they had. */
const [OPEN, CLOSE] = ['\ue100', '\ue101']

function hiddenNames(text: string): string {
  return filledText(text, ({ kind, name }) => `${OPEN}${kind}:${name}${CLOSE}`).text
}

function shownNames(text: string): string {
  return text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}')
}

/** Puts values in the place of their names, wherever in the text they stand. */
function fillNames(fill: (words: string) => string) {
  const filled = (text: string) => (text.includes(OPEN) ? fill(shownNames(text)) : text)
  return function visit(node: Node | Tree): void {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') Object.assign(node, { [key]: filled(value) })
    }
    if ('attributes' in node) node.attributes?.forEach(visit)
    node.children?.forEach(visit)
  }
}

/** Sets the words as those of YAML are set; code, addresses and what is in braces stay as they are. */
function typesetWords(language: Language) {
  return function visit(node: Node | Tree): void {
    for (const words of node.children?.flatMap(wordsOf) ?? []) {
      if (typeof words.value === 'string') words.value = typeset(words.value, language)
    }
    node.children?.forEach(visit)
  }
}

/** Where words stand in the file: `shift` is how much further on than in what the compiler gets. */
function seeWords(see: SeeWords, { source, shift }: { readonly source: string; readonly shift: number }) {
  const look = (words: Node): void => {
    const [from, to] = [words.position?.start.offset, words.position?.end.offset]
    if (typeof words.value !== 'string' || from === undefined || to === undefined) return
    // Of an attribute the value alone, without its name and quotes.
    const [before, after] = words.type === 'text' ? [0, 0] : [source.slice(from, to).search(/["']/) + 1, 1]
    words.value = hiddenNames(see(shownNames(words.value), { start: from + before + shift, end: to - after + shift }))
  }
  return function visit(node: Node | Tree): void {
    for (const words of node.children?.flatMap(wordsOf) ?? []) look(words)
    node.children?.forEach(visit)
  }
}

/** The visible words of a node: the text itself, or the title of a component. */
const wordsOf = (node: Node): readonly Node[] =>
  node.type === 'text' ? [node] : (node.attributes?.filter(({ name }) => name === 'title') ?? [])

interface Reason {
  readonly reason?: string
  readonly line?: number
  readonly column?: number
  readonly cause?: Reason
}

function mdxProblem({ text, location, detail }: Message, file: string): Diagnostic {
  const { reason = text, ...place } = innermost((detail ?? {}) as Reason)
  // For an unclosed tag the compiler reports where it noticed; its message names where the tag opens.
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? []
  const at = {
    file,
    line: Number(line ?? place.line ?? location?.line ?? 1),
    column: Number(column ?? place.column ?? (location?.column ?? 0) + 1),
    length: 1,
  }
  const hint = {
    en: 'Close every tag and brace; write &#123; and &lt; for { and < in a text.',
    de: 'Jedes Tag und jede Klammer schließen; für { und < im Text &#123; und &lt; schreiben.',
  }
  return error('mdx/build', mdxWords(reason.replace(/ \(\d+:\d+-\d+:\d+\)/, '')), at, hint)
}

/** The compiler wraps its reason in one or two errors without information. */
function innermost(detail: Reason): Reason {
  return detail.cause ? innermost(detail.cause) : detail
}
