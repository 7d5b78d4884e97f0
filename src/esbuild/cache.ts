// Keeps what esbuild made until one of the files it read changes, so that a build without changes in templates or
// functions never starts it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import { contentHash } from '../content/hash.ts'
import { type BytesStore, openBytesStore } from '../content/stored.ts'
import { lazy } from '../lazy.ts'
import type { Checked } from '../types.ts'
import { bundleBrowserReact } from './browser-react.ts'
import { type Built, type Compilers, hasOwnPackages } from './common.ts'
import { bundleFunctions, functionEntries } from './functions.ts'
import { bundleIslands, islandEntry } from './islands.ts'
import { bundleOwner, hasOwner } from './owner.ts'
import { compileReact } from './react.ts'
import { compileTemplates, templateEntry } from './templates.ts'

/** Compilers that run only where something changed since the last build. @param folder null: nothing is kept */
export function cachedCompilers(root: string, folder: string | null): Compilers {
  const cached = (
    name: string,
    entry: () => string,
    run: () => Promise<Checked<Built | null>>,
    { from = root, into = folder }: { readonly from?: string; readonly into?: string | null } = {},
  ) => {
    if (!folder || !into) return run
    const store = openBytesStore<StoredBuild>(join(into, `esbuild-${name}.bin`))
    return () => cachedBuild(store, { root: from, entry: entry() }, run)
  }
  // The React of the generator is the same for every project that has no packages of its own.
  const ofGenerator = { from: packageRoot(), into: join(packageRoot(), 'node_modules/.cache') }
  const makeBrowserReact = cached('browser-react', () => '', bundleBrowserReact, ofGenerator)
  const browserReact = lazy(async () => (await makeBrowserReact()).value)
  return {
    templates: cached(
      'templates',
      () => templateEntry(root),
      () => compileTemplates(root),
    ),
    react: cached(
      'react',
      () => '',
      () => compileReact(root),
      hasOwnPackages(root) ? {} : ofGenerator,
    ),
    islands: cached(
      'islands',
      () => islandEntry(root),
      () => bundleIslands(root, browserReact),
    ),
    functions: cached(
      'functions',
      () => JSON.stringify(functionEntries(root)),
      () => bundleFunctions(root),
    ),
    owner: cached(
      'owner',
      () => String(hasOwner(root)),
      () => bundleOwner(root),
      { from: packageRoot() },
    ),
  }
}

/** What a run of esbuild gave, but for the contents of its files. */
export interface StoredBuild {
  /** Hash of every file that was read, by path from the root. */
  readonly inputs: Record<string, string>
  readonly built: Omit<Built, 'files'>
  readonly paths: readonly string[]
}

interface Code {
  readonly root: string
  /** Text that changes when files are added or removed. */
  readonly entry: string
}

/** Runs esbuild only if a file it read last time, the entry or the generator differs. */
export async function cachedBuild(
  store: BytesStore<StoredBuild>,
  { root, entry }: Code,
  run: () => Promise<Checked<Built | null>>,
): Promise<Checked<Built | null>> {
  const key = contentHash([process.env['SITE_GENERATOR'] ?? '', packagesHash(root), entry].join('\0'))
  const known = store.read(key)
  if (known && isAsItWas(known.value, root)) return { value: unpack(known.value, known.parts), diagnostics: [] }
  const result = await run()
  // Warnings have to be seen again at the next build, so only a clean result is kept.
  if (result.value && result.diagnostics.length === 0) {
    const { files, ...built } = result.value
    const paths = files.map(({ path }) => path)
    const contents = files.map((file) =>
      typeof file.contents === 'string' ? Buffer.from(file.contents) : file.contents,
    )
    store.write(key, { inputs: hashesOf(built.inputs, root), built, paths }, contents)
  }
  return result
}

function packagesHash(root: string): string {
  return hashOf(root, 'package-lock.json')
}

function isAsItWas({ inputs }: StoredBuild, root: string): boolean {
  return Object.entries(inputs).every(([path, hash]) => hashOf(root, path) === hash)
}

function unpack({ built, paths }: StoredBuild, parts: readonly Uint8Array[]): Built {
  return { ...built, files: paths.map((path, index) => ({ path, contents: parts[index] ?? '' })) }
}

function hashesOf(inputs: readonly string[], root: string): Record<string, string> {
  const own = inputs.filter(
    (path) => !path.includes('node_modules/') && !path.startsWith('packages:') && existsSync(join(root, path)),
  )
  return Object.fromEntries(own.map((path) => [path, hashOf(root, path)]))
}

function hashOf(root: string, path: string): string {
  const file = join(root, path)
  return existsSync(file) ? contentHash(readFileSync(file)) : ''
}
