import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { Checked } from '../types.ts'
import { type Built, runEsbuild } from './common.ts'
import { REACT_MODULES } from './react.ts'

/**
 * Compiles templates/ to one CommonJS module that renders pages. It exports `Page`, `sections` (components by name:
 * the file names are the register), `documents` (Document.tsx, if the project has one), `pictures` (ShareImage.ts,
 * likewise), React's runtime for compiled MDX, and `render`. React itself is required (react.ts).
 *
 * @param sourcemap for finding where a template failed; off by default because it costs time
 */
export function compileTemplates(root: string, sourcemap = false): Promise<Checked<Built | null>> {
  const options = templateOptions(root, sourcemap)
  return runEsbuild(root, options, options)
}

/** How templates are compiled. */
export function templateOptions(root: string, sourcemap = false): BuildOptions {
  return {
    stdin: {
      contents: templateEntry(root),
      resolveDir: join(root, 'templates'),
      sourcefile: 'templates',
      loader: 'ts',
    },
    entryNames: 'templates',
    external: REACT_MODULES,
    plugins: withoutLateCode(root),
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: sourcemap ? 'external' : false,
    loader: { '.woff2': 'empty', '.css': 'empty' },
  }
}

/**
 * What islands load when a visitor needs it, such as a library that writes PDF, draws no page. The filter has the names
 * that the code has now: esbuild asks for each import that it lets through, and to ask for all takes longer than to
 * compile. A name that comes later is compiled with the rest, which is as right.
 */
function withoutLateCode(root: string): Plugin[] {
  const late = [...lateNames(join(root, 'templates'))].filter((name) => !REACT_MODULES.includes(name))
  if (late.length === 0) return []
  const names = late.map((name) => name.replace(/[^\w/-]/g, '\\$&'))
  const filter = new RegExp(`^(?:${names.join('|')})$`)
  const plugin: Plugin = {
    name: 'late-code',
    setup(build) {
      build.onResolve({ filter }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : null))
    },
  }
  return [plugin]
}

/** What the code in a folder imports when it runs, as it is written there. */
function lateNames(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bimport\(\s*['"]([^'"]+)/g)].map(([, name = '']) => name)))
}

/** The text of the entry: it changes when a section is added or removed. */
export function templateEntry(root: string): string {
  const sections = sectionFiles(root)
  const imports = sections.map((name, index) => `import { ${name} as S${index} } from './sections/${name}.tsx'`)
  const register = sections.map((name, index) => `${name}: S${index}`)
  const documents = existsSync(join(root, 'templates/Document.tsx'))
  const pictures = existsSync(join(root, 'templates/ShareImage.ts'))
  return [
    `export { Page } from './Page.tsx'`,
    ...imports,
    `export const sections = { ${register.join(', ')} }`,
    documents ? `export * as documents from './Document.tsx'` : 'export const documents = null',
    pictures ? `export * as pictures from './ShareImage.ts'` : 'export const pictures = null',
    `export * as React from 'react'`,
    `export * as jsxRuntime from 'react/jsx-runtime'`,
    `export { renderToStaticMarkup as render } from 'react-dom/server'`,
  ].join('\n')
}

function sectionFiles(root: string): string[] {
  const folder = join(root, 'templates/sections')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort()
}
