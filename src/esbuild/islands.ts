import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { Bundle, Checked } from '../types.ts'
import { FOR_BROWSERS, reactFrom, withReact } from './browser-react.ts'
import { BROWSERS, type Built, runEsbuild } from './common.ts'

/** Files of templates/islands/ that are no islands themselves. */
const machinery = new Set(['Island.tsx', 'Enhance.tsx', 'hydrate.ts'])

/** What islands and styles are where there are none. */
export const NOTHING: Built = { files: [], inputs: [], outputs: [] }

/** Gives React as browsers load it; it is asked for by islands that use it. null: it cannot be made. */
export type BrowserReact = () => Promise<Built | null>

/** Bundles the islands (one entry, a chunk for each, shared chunks) and the one style sheet with its fonts. */
export async function bundleIslands(root: string, react: BrowserReact): Promise<Checked<Built | null>> {
  const options = islandOptions(root, react)
  return options ? completeIslands(await runEsbuild(root, options), react) : { value: NOTHING, diagnostics: [] }
}

/** Adds what islands load of React to what was bundled with `islandOptions`. */
export async function completeIslands(
  { value, diagnostics }: Checked<Built | null>,
  react: BrowserReact,
): Promise<Checked<Built | null>> {
  const isReactUsed = value?.outputs.some(({ imports }) => imports.length > 0)
  const files = isReactUsed ? await react() : null
  return { value: value && files ? withReact(value, files) : value, diagnostics }
}

/** What is bundled for browsers, and how; null if the project has neither islands nor styles. */
export function islandOptions(root: string, react: BrowserReact): BuildOptions | null {
  const entryPoints: Record<string, string> = {}
  if (islandFiles(root).length > 0) entryPoints['islands'] = 'site:islands'
  if (existsSync(join(root, 'templates/styles/site.css'))) entryPoints['site'] = 'templates/styles/site.css'
  if (Object.keys(entryPoints).length === 0) return null
  return {
    ...FOR_BROWSERS,
    entryPoints,
    plugins: [entryPlugin(root), lateStyles(root), reactFrom(react)],
    splitting: true,
    loader: { '.woff2': 'file', '.svg': 'file' },
  }
}

/** Addresses of the script, the style sheet and the files they load. */
export function describeBundle({ files, outputs }: Built): Bundle {
  const urls = new Map<string, string>()
  for (const { path, inputs } of outputs) {
    const [input] = inputs
    if (input?.startsWith('templates/') && /\.(woff2|svg)$/.test(path))
      urls.set(input.slice('templates/'.length), `/${path}`)
  }
  const script = outputs.find(({ entryPoint }) => entryPoint === 'entry:site:islands')
  const styles = outputs.filter(({ entryPoint, path }) => entryPoint && path.endsWith('.css'))
  return { script: script ? `/${script.path}` : null, styles: styles.map(({ path }) => `/${path}`), urls, files }
}

/** The text of the entry: it changes when an island is added or removed. */
export function islandEntry(root: string): string {
  const loaders = islandFiles(root).map((file) => {
    const name = file.replace(/\.tsx?$/, '')
    return `${JSON.stringify(name)}: () => import('./${file}')`
  })
  return `import { hydrate } from './hydrate.ts'\nhydrate({ ${loaders.join(', ')} })\n`
}

function islandFiles(root: string): string[] {
  const folder = join(root, 'templates/islands')
  if (!existsSync(folder)) return []
  const isIsland = (file: string) => /^[\w-]+\.tsx?$/.test(file) && !machinery.has(file)
  return readdirSync(folder).filter(isIsland).sort()
}

/** A style sheet that scripts load: as small as the others, and a file of its own like a picture. */
function lateStyles(root: string): Plugin {
  return {
    name: 'late-styles',
    setup({ onLoad, esbuild }) {
      onLoad({ filter: /\.late\.css$/ }, async ({ path }) => {
        const options = { loader: 'css', minify: true, target: BROWSERS, sourcefile: relative(root, path) } as const
        const { code, warnings } = await esbuild.transform(await readFile(path, 'utf8'), options)
        return { contents: code, loader: 'file', warnings }
      })
    },
  }
}

function entryPlugin(root: string): Plugin {
  return {
    name: 'islands',
    setup(build) {
      build.onResolve({ filter: /^site:islands$/ }, ({ path }) => ({ path, namespace: 'entry' }))
      build.onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
        contents: islandEntry(root),
        resolveDir: join(root, 'templates/islands'),
        loader: 'ts',
      }))
    },
  }
}
