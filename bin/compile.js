// src/ is compiled once and kept until a file that it was compiled from changes: a TypeScript loader (tsx) took 0.2 s at
// every start and again in every worker thread. esbuild names the files; no list of folders is kept.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const DAY_MS = 86_400_000
const NO_ERROR = { throwIfNoEntry: false }
/** File times are as precise as the kernel's clock, which ticks at least every 10 ms. */
const TICK_MS = 50
/**
 * Compiled apart from each other. What runs most often shares few files with the rest: a build loads 30 files instead of 56.
 * Code that both need is there twice, so nothing that one of them throws is asked for its class by the other.
 */
const ENTRIES = [['src/cli.ts'], ['src/commands/build.ts', 'src/threads/worker.ts']]
const BUILD = /(?:^|\/)commands\/build\.ts$/
/** What the output depends on besides the sources: packages, compiler options, and this file. */
const CONFIGURATION = ['package-lock.json', 'package.json', 'tsconfig.json', 'bin/compile.js']
/** Packages of many small files that every build loads: one file is found and read sooner than a hundred. */
const BUNDLED = /^(ajv(-formats)?|commander|image-size)(\/|$)/
/** Stands in the output for its own hash until that is known; as long as the hash, so that source maps stay right. */
const PLACEHOLDER = '@site-generator@'

/**
 * The address of src/cli.ts as JavaScript; compiles it if a file that it is made of has changed.
 *
 * @param root the generator's folder
 * @returns {Promise<string>} a file: URL
 */
export async function compiledCli(root = fileURLToPath(new URL('..', import.meta.url))) {
  const cache = join(root, 'node_modules', '.cache', 'site')
  // Other versions of Node have a record of their own.
  const record = join(cache, `compiled-${process.version}.json`)
  const key = keptKey(root, record) ?? (await compile({ root, cache, record }))
  return pathToFileURL(join(cache, key, 'cli.mjs')).href
}

/**
 * The folder of what was compiled last, if each of its files is as it was; else null. Imports name files with their
 * endings, so a new file matters only once one of these has changed to import it.
 */
function keptKey(root, record) {
  const kept = readRecord(record)
  if (kept === null || !existsSync(join(dirname(record), kept.key, 'cli.mjs'))) return null
  let isTouched = false
  const above = join(root, '/')
  for (const known of kept.files) {
    // Numbers and a plain path: at every start this is done for some hundred files, by code that Node has just read.
    const [file, size, mtimeMs, hash] = known
    const stats = statSync(above + file, NO_ERROR)
    if (stats?.size === size && stats.mtimeMs === mtimeMs) continue
    if (!stats || hashOf(readFileSync(above + file)) !== hash) return null
    known.splice(1, 2, stats.size, stats.mtimeMs)
    isTouched = true
  }
  if (isTouched) replace(record, JSON.stringify(kept))
  return kept.key
}

/**
 * A record that is missing or damaged is as good as none: the sources are compiled again.
 *
 * @returns {{ key: string, files: [path: string, size: number, mtimeMs: number, hash: string][] } | null}
 */
function readRecord(record) {
  if (!existsSync(record)) return null
  try {
    const kept = JSON.parse(readFileSync(record, 'utf8'))
    return Array.isArray(kept?.files) ? kept : null
  } catch {
    return null
  }
}

function hashOf(...contents) {
  // Loaded when something has changed: it takes longer than to look at all files.
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, PLACEHOLDER.length)
}

async function compile({ root, cache, record }) {
  const { build } = await import('esbuild')
  const started = Date.now() - TICK_MS
  // Nothing is written there; it is as deep as the folder that the output goes to.
  const output = join(cache, 'output')
  const options = {
    absWorkingDir: root,
    outbase: 'src',
    outdir: output,
    bundle: true,
    splitting: true,
    format: 'esm',
    // Nothing there says what .js is, so that Node would look into each file for it.
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    plugins: [packages(root)],
    sourcemap: 'linked',
    logLevel: 'error',
    metafile: true,
    write: false,
    define: { 'process.env.SITE_GENERATOR': JSON.stringify(PLACEHOLDER) },
  }
  const runs = await Promise.all(ENTRIES.map((entryPoints) => build({ ...options, entryPoints })))
  // What both made has the hash of its content in its name.
  const outputFiles = [...new Map(runs.flatMap((run) => run.outputFiles).map((file) => [file.path, file])).values()]
  const lock = readFileSync(join(root, 'package-lock.json'))
  const key = hashOf(process.version, lock, ...outputFiles.map(({ contents }) => contents))
  if (!existsSync(join(cache, key)))
    writeOutput(
      join(cache, key),
      outputFiles.map(({ path, text }) => [relative(output, path), text.replaceAll(PLACEHOLDER, key)]),
    )
  // What packages say follows from package-lock.json.
  const read = new Set(runs.flatMap(({ metafile }) => Object.keys(metafile.inputs)))
  const own = [...read].filter((file) => !/^(node_modules[/]|builtin:)/.test(file))
  const inputs = [...CONFIGURATION, ...own]
  const files = inputs.map((file) => [file, ...stateOf(join(root, file), started)])
  replace(record, JSON.stringify({ key, files }))
  removeOutdated(cache, [key, basename(record)])
  return key
}

/** Leaves packages where they are, but for those that are bundled and what they load. */
function packages(root) {
  return {
    name: 'packages',
    setup(build) {
      // What imports it lies at the top of the output, wherever it stands in src/.
      build.onResolve({ filter: BUILD }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: './commands/build.mjs', external: true } : undefined,
      )
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
        const isInside = importer.startsWith(join(root, 'node_modules/')) && !isBuiltin(path)
        if (kind === 'require-call' && isBuiltin(path)) return { path, namespace: 'builtin' }
        return kind === 'entry-point' || BUNDLED.test(path) || isInside ? undefined : { path, external: true }
      })
      // Modules of our kind have no require.
      build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
        contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
      }))
    },
  }
}

/** Identifies a file's state. One that changed while it was compiled matches nothing: the next start compiles again. */
function stateOf(path, started) {
  const { size, mtimeMs } = statSync(path)
  return mtimeMs >= started ? [0, 0, ''] : [size, mtimeMs, hashOf(readFileSync(path))]
}

/** @param {[path: string, text: string][]} files */
function writeOutput(folder, files) {
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  for (const [path, text] of files) {
    mkdirSync(dirname(join(partial, path)), { recursive: true })
    writeFileSync(join(partial, path), text)
  }
  try {
    renameSync(partial, folder)
  } catch (cause) {
    // Another process compiled the same at the same time; its result is as good.
    if (!existsSync(folder)) throw cause
    rmSync(partial, { recursive: true })
  }
}

function replace(file, text) {
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, text)
  renameSync(partial, file)
}

/** Another process may still run what an older source was compiled to. */
function removeOutdated(cache, kept) {
  for (const name of readdirSync(cache)) {
    const stats = statSync(join(cache, name), NO_ERROR)
    const isOutdated = stats !== undefined && Date.now() - stats.mtimeMs > DAY_MS
    if (isOutdated && !kept.includes(name)) rmSync(join(cache, name), { recursive: true, force: true })
  }
}
