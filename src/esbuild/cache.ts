// Keeps what esbuild made until one of the files it read changes, so that a build without changes in templates or
// functions never starts it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../content/hash.ts'
import { readStored, writeStored } from '../content/stored.ts'
import type { Checked, Config } from '../types.ts'
import type { Built } from './common.ts'

interface Stored {
  /** Hash of every file that was read, by path from the root. */
  readonly inputs: Record<string, string>
  readonly built: Omit<Built, 'files'> & { files: { path: string; base64: string }[] }
}

/**
 * Runs esbuild only if a file it read last time, the entry or the generator differs.
 *
 * @param entry text that changes when files are added or removed
 */
export async function cachedBuild(
  { root, cache }: Config,
  { name, entry }: { name: string; entry: string },
  run: () => Promise<Checked<Built | null>>,
): Promise<Checked<Built | null>> {
  const file = cache && join(cache, `esbuild-${name}.json`)
  const key = contentHash([process.env['SITE_GENERATOR'] ?? '', packagesHash(root), entry].join('\0'))
  const known = file ? unpack(readStored<Stored>(file, key), root) : null
  if (known) return { value: known, diagnostics: [] }
  const result = await run()
  // Warnings have to be seen again at the next build, so only a clean result is kept.
  if (file && result.value && result.diagnostics.length === 0) writeStored(file, key, pack(result.value, root))
  return result
}

function packagesHash(root: string): string {
  return hashOf(root, 'package-lock.json')
}

function unpack(stored: Stored | null, root: string): Built | null {
  if (!stored) return null
  for (const [path, hash] of Object.entries(stored.inputs)) if (hashOf(root, path) !== hash) return null
  const files = stored.built.files.map(({ path, base64 }) => ({ path, contents: Buffer.from(base64, 'base64') }))
  return { ...stored.built, files }
}

function pack(built: Built, root: string): Stored {
  const own = built.inputs.filter(
    (path) => !path.includes('node_modules/') && !path.startsWith('packages:') && existsSync(join(root, path)),
  )
  const inputs = Object.fromEntries(own.map((path) => [path, hashOf(root, path)]))
  const files = built.files.map(({ path, contents }) => ({ path, base64: Buffer.from(contents).toString('base64') }))
  return { inputs, built: { ...built, files } }
}

function hashOf(root: string, path: string): string {
  const file = join(root, path)
  return existsSync(file) ? contentHash(readFileSync(file)) : ''
}
