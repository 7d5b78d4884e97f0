import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { Bundle, Checked } from '../types.ts'
import { FOR_BROWSERS, reactFrom, withAddresses, withReact } from './browser-react.ts'
import { BROWSERS, type Built, hasOwnPackages, runEsbuild } from './common.ts'

/** Files of templates/islands/ that are no islands themselves. */
const machinery = new Set(['Island.tsx', 'Enhance.tsx', 'hydrate.ts'])

/** The entry as esbuild names it in what it says, and its file. */
const ENTRY = 'templates/islands/(all)'
const NO_NAME = /^_a\/stdin-/

/** What islands and styles are where there are none. */
export const NOTHING: Built = { files: [], inputs: [], outputs: [] }

/**
 * Gives React as browsers load it; it is asked for by islands that use it. null: it cannot be made. A project with packages of
 * its own bundles React with its islands: there nothing is saved, and a visitor of the booking dialog loads 1 KB less.
 */
export type BrowserReact = () => Promise<Built | null>

/** Bundles the islands (one entry, a chunk for each, shared chunks) and the one style sheet with its fonts. */
export async function bundleIslands(root: string, react: BrowserReact): Promise<Checked<Built | null>> {
  const options = islandOptions(root, react)
  if (!options) return { value: NOTHING, diagnostics: [] }
  const mayUseReact = !hasOwnPackages(root) && islandFiles(root).some((file) => file.endsWith('.tsx'))
  const made = mayUseReact ? await react() : null
  const lean = made && withAddresses({ ...options, plugins: hasLateStyles(root) ? [lateStyles(root)] : [] }, made)
  return completeIslands(await runEsbuild(root, options, lean), react)
}

/** Gives the entry its name, and adds what islands load of React, to what was bundled with `islandOptions`. */
export async function completeIslands(
  { value, diagnostics }: Checked<Built | null>,
  react: BrowserReact,
): Promise<Checked<Built | null>> {
  if (!value) return { value, diagnostics }
  const named = <T extends { readonly path: string }>(file: T) => ({
    ...file,
    path: file.path.replace(NO_NAME, '_a/islands-'),
  })
  const bundled = { ...value, files: value.files.map(named), outputs: value.outputs.map(named) }
  const isReactUsed = value.outputs.some(({ imports }) => imports.length > 0)
  const files = isReactUsed ? await react() : null
  return { value: files ? withReact(bundled, files) : bundled, diagnostics }
}

/** What is bundled for browsers, and how; null if the project has neither islands nor styles. */
export function islandOptions(root: string, react: BrowserReact): BuildOptions | null {
  const entryPoints: Record<string, string> = {}
  const hasIslands = islandFiles(root).length > 0
  if (existsSync(join(root, 'templates/styles/site.css'))) entryPoints['site'] = 'templates/styles/site.css'
  if (!hasIslands && Object.keys(entryPoints).length === 0) return null
  return {
    ...FOR_BROWSERS,
    entryPoints,
    ...(hasIslands && { stdin: entryIn(root) }),
    plugins: hasOwnPackages(root) ? [lateStyles(root)] : [lateStyles(root), reactFrom(react)],
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
  const script = outputs.find(({ entryPoint }) => entryPoint === ENTRY)
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

function hasLateStyles(root: string): boolean {
  const files = readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8' })
  return files.some((file) => file.endsWith('.late.css'))
}

function entryIn(root: string): NonNullable<BuildOptions['stdin']> {
  const resolveDir = join(root, 'templates/islands')
  return { contents: islandEntry(root), resolveDir, sourcefile: basename(ENTRY), loader: 'ts' }
}
