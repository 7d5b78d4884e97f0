import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TemplateCode } from '../context/templates.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { cachedBuild } from '../esbuild/cache.ts'
import type { Built } from '../esbuild/common.ts'
import { bundleFunctions, functionEntries } from '../esbuild/functions.ts'
import { bundleIslands, describeBundle, islandEntry } from '../esbuild/islands.ts'
import { compileReact } from '../esbuild/react.ts'
import { compileTemplates, templateEntry } from '../esbuild/templates.ts'
import type { Bundle, Checked, Config, Diagnostic, OutputFile } from '../types.ts'

/** All that is made from code: the module that renders, what browsers load, and what the server runs. */
export interface Bundled {
  /** The compiled templates, and the React that they require, both as CommonJS. */
  readonly code: TemplateCode
  readonly bundle: Bundle
  /** null: the project has no functions. */
  readonly functions: readonly OutputFile[] | null
}

/** Who compiles each part of a project's code. */
export interface Compilers {
  templates(): Promise<Checked<Built | null>>
  react(): Promise<Checked<Built | null>>
  islands(): Promise<Checked<Built | null>>
  functions(): Promise<Checked<Built | null>>
}

/** Compiles templates, islands, styles and functions. */
export async function bundle(config: Config, compilers = compilersOf(config)): Promise<Checked<Bundled | null>> {
  if (!existsSync(join(config.root, 'templates/Page.tsx'))) return { value: null, diagnostics: [noPage()] }
  const [templates, react, islands, functions] = await Promise.all([
    compilers.templates(),
    compilers.react(),
    compilers.islands(),
    compilers.functions(),
  ])
  const diagnostics = [templates, react, islands, functions].flatMap((part) => part.diagnostics)
  const code = { templates: textOf(templates.value, 'templates.js'), react: textOf(react.value, 'react.js') }
  if (code.templates === '' || code.react === '' || !islands.value) return { value: null, diagnostics }
  return {
    value: { code, bundle: describeBundle(islands.value), functions: functions.value?.files ?? null },
    diagnostics,
  }
}

function compilersOf(config: Config): Compilers {
  const { root } = config
  return {
    templates: () =>
      cachedBuild(config, { name: 'templates', entry: templateEntry(root) }, () => compileTemplates(root)),
    react: () => cachedBuild(config, { name: 'react', entry: '' }, () => compileReact(root)),
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

/** "" when it could not be compiled. */
function textOf(built: Built | null, name: string): string {
  const file = built?.files.find(({ path }) => path === name)
  return file ? Buffer.from(file.contents).toString('utf8') : ''
}
