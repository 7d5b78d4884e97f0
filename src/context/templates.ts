// The compiled templates as a running module, and where in the author's files one of them failed.

import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import { runInThisContext } from 'node:vm'
import type { ShareDrawing, ShareImageProps } from '../../common/share-image.ts'
import type { Location } from '../types.ts'

/** What the compiled templates export (src/esbuild/templates.ts makes the entry). */
export interface Templates {
  Page(props: object): unknown
  readonly sections: Record<string, unknown>
  /** `shownIn`: the language of the pages that show the text. */
  readonly documents: { documentComponents(context: object, shownIn: string): Record<string, unknown> } | null
  /** ShareImage.ts, if the project has one. */
  readonly pictures: { shareImage(props: ShareImageProps): ShareDrawing } | null
  readonly React: { createElement(type: unknown, props: object | null): unknown }
  readonly jsxRuntime: object
  render(element: unknown): string
}

/** Name of the module in stack traces. */
const MODULE_NAME = 'site-templates.cjs'

/** What templates are made of. */
export interface TemplateCode {
  /** The compiled templates, which require React. */
  readonly templates: string
  /** The compiled React, its modules by their names. */
  readonly react: string
}

/** Runs the compiled templates. */
export function evaluateTemplates({ templates, react }: TemplateCode): Templates {
  const shared = reactOf(react)
  return run(templates, MODULE_NAME, (name) => shared[name] ?? requireOwn(name)) as Templates
}

type Modules = Readonly<Record<string, unknown>>

let lastReact: { readonly code: string; readonly modules: Modules } | null = null

/** React keeps no state between pages; running it again would only make the first page slow. */
function reactOf(code: string): Modules {
  if (lastReact?.code !== code) lastReact = { code, modules: run(code, 'site-react.cjs', requireOwn) as Modules }
  return lastReact.modules
}

const requireOwn = createRequire(import.meta.url)

function run(code: string, filename: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} }
  runInThisContext(`(function (module, exports, require) {${code}\n})`, { filename })(module, module.exports, require)
  return module.exports
}

/** Texts by their code, those that were asked for last at the end: after an edit most are as they were. */
const running = new WeakMap<Templates, Map<string, unknown>>()
/** More than the texts that most sites have, each with and without marks of the editor. */
const MOST_TEXTS = 40

/** Runs a compiled MDX text with the React that the templates use, so that both make the same kind of elements. */
export function evaluateMdx(code: string, templates: Templates): unknown {
  const texts = running.get(templates) ?? new Map<string, unknown>()
  running.set(templates, texts)
  const text = texts.get(code) ?? runMdx(code, templates)
  texts.delete(code)
  texts.set(code, text)
  const [oldest = ''] = texts.keys()
  if (texts.size > MOST_TEXTS) texts.delete(oldest)
  return text
}

function runMdx(code: string, { React, jsxRuntime }: Templates): unknown {
  const text = new Function('React', '_jsx_runtime', code) as (react: object, runtime: object) => { default: unknown }
  return text(React, jsxRuntime).default
}

function isPackage(source: string): boolean {
  return source.includes('node_modules/') || source.startsWith('packages:')
}

/** The place in the author's file where a template threw, from the stack and the source map of the same code. */
export function placeOfThrow(failure: Error, map: SourceMapPayload): Location | null {
  const sourceMap = new SourceMap(map)
  for (const [, line, column] of (failure.stack ?? '').matchAll(/site-templates\.cjs:(\d+):(\d+)/g)) {
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry) || isPackage(entry.originalSource)) continue
    const file = entry.originalSource.replace(/^(\.\.\/)+/, '')
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1, length: 1 }
  }
  return null
}
