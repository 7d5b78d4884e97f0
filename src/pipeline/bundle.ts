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

/** Compiles templates, islands, styles and functions. */
export async function bundle(config: Config): Promise<Checked<Bundled | null>> {
  const { root } = config
  if (!existsSync(join(root, 'templates/Page.tsx'))) return { value: null, diagnostics: [noPage()] }
  const [templates, islands, functions] = await Promise.all([
    cachedBuild(config, { name: 'templates', entry: templateEntry(root) }, () => compileTemplates(root)),
    cachedBuild(config, { name: 'islands', entry: islandEntry(root) }, () => bundleIslands(root)),
    cachedBuild(config, { name: 'functions', entry: JSON.stringify(functionEntries(root)) }, () =>
      bundleFunctions(root),
    ),
  ])
  const diagnostics = [...templates.diagnostics, ...islands.diagnostics, ...functions.diagnostics]
  const code = templates.value && textOf(templates.value)
  if (!code || !islands.value) return { value: null, diagnostics }
  return {
    value: { templates: code, bundle: describeBundle(islands.value), functions: functions.value?.files ?? null },
    diagnostics,
  }
}

function noPage(): Diagnostic {
  const hint = 'Write a component Page that draws the data of a page.'
  return error('project/no-page-template', 'There is no templates/Page.tsx.', null, hint)
}

function textOf({ files }: Built): string | null {
  const file = files.find(({ path }) => path === 'templates.js')
  return file ? Buffer.from(file.contents).toString('utf8') : null
}
