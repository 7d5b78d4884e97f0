import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { Checked } from '../types.ts'
import { type Built, type LeanRun, runEsbuild } from './common.ts'
import { REACT_MODULES } from './react.ts'

/**
 * Compiles templates/ to one CommonJS module that renders pages. It exports `Page`, `sections` (components by name:
 * the file names are the register), `documents` (Document.tsx, if the project has one), `pictures` (ShareImage.ts,
 * likewise), React's runtime for compiled MDX, and `render`. React itself is required (react.ts).
 *
 * @param sourcemap for finding where a template failed; off by default because it costs time
 */
export function compileTemplates(root: string, sourcemap = false): Promise<Checked<Built | null>> {
  const late = lateNames(root)
  const options = templateOptions(root, sourcemap, late)
  return runEsbuild(root, options, withoutPlugin(options, late))
}

/**
 * How templates are compiled.
 *
 * @param late what they import when they run
 */
export function templateOptions(root: string, sourcemap = false, late = lateNames(root)): BuildOptions {
  return {
    stdin: {
      contents: templateEntry(root),
      resolveDir: join(root, 'templates'),
      sourcefile: 'templates',
      loader: 'ts',
    },
    entryNames: 'templates',
    external: REACT_MODULES,
    plugins: [withoutLateCode(late)],
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
function withoutLateCode(late: readonly string[]): Plugin {
  const names = late.map((name) => name.replace(/[^\w/-]/g, '\\$&'))
  const filter = new RegExp(`^(?:${names.join('|')})$`)
  return {
    name: 'late-code',
    setup(build) {
      if (names.length === 0) return
      build.onResolve({ filter }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : null))
    },
  }
}

/** The same for packages that are imported in no other way, where no file of the project is loaded late by what draws pages. */
function withoutPlugin(options: BuildOptions, late: readonly string[]): LeanRun {
  const packages = late.filter((name) => !/^[./]/.test(name))
  // A package's name stands for its parts, too.
  const isLeftOut = (path: string) => packages.some((name) => `${path}/`.startsWith(`${name}/`))
  return {
    options: { ...options, plugins: [], external: [...REACT_MODULES, ...packages] },
    isOther: ({ path, kind, external }) =>
      kind === 'dynamic-import' ? !external : external === true && isLeftOut(path),
  }
}

/** What the templates import when they run, as it is written there, but for React. */
function lateNames(root: string): string[] {
  const folder = join(root, 'templates')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/\bimport\(\s*['"]([^'"]+)/g)].map(([, name = '']) => name))
  return [...new Set(names)].filter((name) => !REACT_MODULES.includes(name))
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
