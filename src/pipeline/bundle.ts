import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { error } from '../diagnostics/diagnostic.ts'
import { cachedBuild } from '../esbuild/cache.ts'
import type { Built } from '../esbuild/common.ts'
import { bundleFunctions, functionEntries } from '../esbuild/functions.ts'
import { bundleIslands, describeBundle, islandEntry } from '../esbuild/islands.ts'
import { compileTemplates, templateEntry } from '../esbuild/templates.ts'
import type { Bundle, Checked, Config, Diagnostic, OutputFile } from '../types.ts'

/** All that is made from code: the module that renders, what browsers load, and what the server runs. */
export interface Bundled {
  /** The compiled templates as CommonJS. */
  readonly templates: string
  readonly bundle: Bundle
  /** null: the project has no functions. */
  readonly functions: readonly OutputFile[] | null
}

/** Who compiles each part of a project's code. */
export interface Compilers {
  templates(): Promise<Checked<Built | null>>
  islands(): Promise<Checked<Built | null>>
  functions(): Promise<Checked<Built | null>>
}

/** Compiles templates, islands, styles and functions. */
export async function bundle(config: Config, compilers = compilersOf(config)): Promise<Checked<Bundled | null>> {
  if (!existsSync(join(config.root, 'templates/Page.tsx'))) return { value: null, diagnostics: [noPage()] }
  const [templates, islands, functions] = await Promise.all([
    compilers.templates(),
    compilers.islands(),
    compilers.functions(),
  ])
  const diagnostics = [...templates.diagnostics, ...islands.diagnostics, ...functions.diagnostics]
  const code = templates.value && textOf(templates.value)
  if (!code || !islands.value) return { value: null, diagnostics }
  return {
    value: { templates: code, bundle: describeBundle(islands.value), functions: functions.value?.files ?? null },
    diagnostics,
  }
}

function compilersOf(config: Config): Compilers {
  const { root } = config
  return {
    templates: () =>
      cachedBuild(config, { name: 'templates', entry: templateEntry(root) }, () => compileTemplates(root)),
    islands: () => cachedBuild(config, { name: 'islands', entry: islandEntry(root) }, () => bundleIslands(root)),
    functions: () =>
      cachedBuild(config, { name: 'functions', entry: JSON.stringify(functionEntries(root)) }, () =>
        bundleFunctions(root),
      ),
  }
}

function noPage(): Diagnostic {
  const hint = {
    en: 'Write a component Page that draws the data of a page.',
    de: 'Eine Komponente Page schreiben, die die Daten einer Seite zeichnet.',
  }
  const message = { en: 'There is no templates/Page.tsx.', de: 'Es gibt keine templates/Page.tsx.' }
  return error('project/no-page-template', message, null, hint)
}

function textOf({ files }: Built): string | null {
  const file = files.find(({ path }) => path === 'templates.js')
  return file ? Buffer.from(file.contents).toString('utf8') : null
}
