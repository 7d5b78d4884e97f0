// The compiled templates as a running module, and where in the author's files one of them failed.
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import { runInThisContext } from 'node:vm'
import type { ShareTemplate } from '../pictures/share-images.ts'
import type { Location } from '../types.ts'

/** What the compiled templates export (src/esbuild/templates.ts makes the entry). */
export interface Templates {
  Page(props: object): unknown
  readonly sections: Record<string, unknown>
  readonly documents: { documentComponents(context: object): Record<string, unknown> } | null
  /** ShareImage.ts, if the project has one. */
  readonly pictures: ShareTemplate | null
  readonly React: { createElement(type: unknown, props: object | null): unknown }
  readonly jsxRuntime: object
  render(element: unknown): string
}

/** Name of the module in stack traces. */
const MODULE_NAME = 'site-templates.cjs'

/** Runs the compiled templates. */
export function evaluateTemplates(code: string): Templates {
  const module = { exports: {} }
  const wrapped = runInThisContext(`(function (module, exports, require) {${code}\n})`, { filename: MODULE_NAME })
  wrapped(module, module.exports, createRequire(import.meta.url))
  return module.exports as Templates
}

/** Runs a compiled MDX text with the React that the templates use, so that both make the same kind of elements. */
export function evaluateMdx(code: string, { React, jsxRuntime }: Templates): unknown {
  const run = new Function('React', '_jsx_runtime', code) as (react: object, runtime: object) => { default: unknown }
  return run(React, jsxRuntime).default
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
