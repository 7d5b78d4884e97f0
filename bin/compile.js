import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const DAY_MS = 86_400_000
const cache = join(root, 'node_modules', '.cache', 'site')

/** Changes whenever a file of src/ or common/, the store that it opens or a dependency does, without reading any of them. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  const files = ['src', 'common', 'functions/outbox'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((entry) => join(folder, String(entry))),
  )
  for (const file of ['package-lock.json', ...files.sort()]) {
    const stats = statSync(join(root, file))
    if (stats.isFile()) hash.update(`${file} ${stats.size} ${stats.mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * The address of src/cli.ts as JavaScript. It is compiled once and kept until one of these files changes:
 * a TypeScript loader (tsx) took 0.2 s at every start and again in every worker thread.
 */
export async function compiledCli() {
  const key = fingerprint()
  const folder = join(cache, key)
  if (!existsSync(folder)) await compile(folder, key)
  return pathToFileURL(join(folder, 'cli.js')).href
}

/** Another process may still run what an older source was compiled to. */
function isOutdated(name) {
  const stats = statSync(join(cache, name), { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > DAY_MS
}

async function compile(folder, key) {
  const { build } = await import('esbuild')
  const partial = `${folder}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['src/cli.ts', 'src/sources/worker.ts'],
    outdir: partial,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'error',
    define: { 'process.env.SITE_GENERATOR': JSON.stringify(key) },
  })
  for (const name of readdirSync(cache))
    if (isOutdated(name)) rmSync(join(cache, name), { recursive: true, force: true })
  try {
    renameSync(partial, folder)
  } catch (cause) {
    // Another process compiled the same at the same time; its result is as good.
    if (!existsSync(folder)) throw cause
    rmSync(partial, { recursive: true })
  }
}
