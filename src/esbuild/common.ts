import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, BuildResult, Message, Metafile } from 'esbuild'
import { packageRoot } from '../config.ts'
import type { Checked, OutputFile } from '../types.ts'
import { messageDiagnostics } from './messages.ts'
import { packagesFrom } from './packages.ts'

/** The oldest browsers that scripts and style sheets are written for. */
export const BROWSERS = ['es2022', 'chrome111', 'firefox114', 'safari16.4']

/** What one run of esbuild gave: files with paths below the output folder, and which files it read. */
export interface Built {
  readonly files: readonly OutputFile[]
  /** The files it read, as paths from the root. */
  readonly inputs: readonly string[]
  /** For each file it made: its entry point if it is one, and what went into it. */
  readonly outputs: readonly BuiltOutput[]
}

export interface BuiltOutput {
  readonly path: string
  readonly entryPoint: string | null
  readonly inputs: readonly string[]
  /** Addresses of files of other runs that it loads. */
  readonly imports: readonly string[]
}

/** What compiles each part of a project's code; null: it has a mistake, or there is nothing to compile. */
export interface Compilers {
  templates(): Promise<Checked<Built | null>>
  react(): Promise<Checked<Built | null>>
  islands(): Promise<Checked<Built | null>>
  functions(): Promise<Checked<Built | null>>
  /** The owner's commands, which are the generator's. */
  owner(): Promise<Checked<Built | null>>
}

/** Nothing is written there by esbuild; it is part of the hashes in file names, so it is the same everywhere. */
const OUT_FOLDER = 'dist'

/**
 * A run with fewer plugins, or none: esbuild waits for each answer of a plugin, and this thread is busy with content while it
 * does. It is tried first where it most likely gives the same.
 */
export interface LeanRun {
  readonly options: BuildOptions
  /** Whether a file of the project imports something in a way that would have come out differently with all plugins. */
  isOther(imported: Imported): boolean
}

export interface Imported {
  readonly path: string
  readonly kind: string
  /** It is not part of what was made. */
  readonly external?: boolean
}

/** Runs esbuild in a project's root and keeps the result in memory. */
export async function runEsbuild(
  root: string,
  options: BuildOptions,
  lean: LeanRun | null = null,
): Promise<Checked<Built | null>> {
  // Loaded when needed: an unchanged build never starts it.
  const { build } = await import('esbuild')
  isStarted = true
  const found = lean && (await withRareCollection(() => build(completed(root, lean.options))).catch(() => null))
  if (found && isWhole(root, found, lean)) return given(root, found)
  return resultOf(root, () => withRareCollection(() => build(completed(root, withPackages(root, options)))))
}

/** Whether everything was found, in the project or in packages of its own, without a word. */
function isWhole(root: string, { metafile, warnings }: BuildResult, { isOther }: LeanRun): boolean {
  const { inputs = {} } = metafile ?? {}
  const isStrange = (path: string) => /^[.][.][/]|(?:^|[/])node_modules[/]/.test(path)
  const isFound = hasOwnPackages(root) || !Object.keys(inputs).some(isStrange)
  return warnings.length === 0 && isFound && !Object.values(inputs).some(({ imports }) => imports.some(isOther))
}

/**
 * esbuild's process inherits the environment when the first run starts it. It lives for some hundred milliseconds, of which
 * Go would spend much on collecting memory (https://pkg.go.dev/runtime#hdr-Environment_Variables).
 */
function withRareCollection<T>(start: () => T): T {
  const { GOGC } = process.env
  process.env['GOGC'] = GOGC ?? '400'
  try {
    return start()
  } finally {
    if (GOGC === undefined) delete process.env['GOGC']
  }
}

let isStarted = false

/** Ends esbuild's own process, which keeps its memory otherwise; a later run starts it again. */
export async function endEsbuild(): Promise<void> {
  if (!isStarted) return
  const { stop } = await import('esbuild')
  await stop()
}

/** A run of esbuild that can be repeated: what it parsed last time, and what did not change since, is taken again. */
export interface Repeatable {
  run(): Promise<Checked<Built | null>>
  dispose(): Promise<void>
}

/** Prepares a run of esbuild to be repeated. Each run gives the same as `runEsbuild` with these options would. */
export async function repeatableEsbuild(root: string, options: BuildOptions): Promise<Repeatable> {
  const { context } = await import('esbuild')
  const opened = await context(completed(root, withPackages(root, options)))
  return { run: () => resultOf(root, () => opened.rebuild()), dispose: () => opened.dispose() }
}

function completed(root: string, options: BuildOptions): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: OUT_FOLDER,
    charset: 'utf8',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Settings of the author's editor must not change what is built.
    tsconfigRaw: '{}',
    ...options,
  }
}

async function resultOf(root: string, run: () => Promise<BuildResult>): Promise<Checked<Built | null>> {
  try {
    return given(root, await run())
  } catch (cause) {
    const { errors, warnings } = cause as { errors?: Message[]; warnings?: Message[] }
    if (!errors) throw cause
    return { value: null, diagnostics: messageDiagnostics(errors, warnings ?? []) }
  }
}

/** A project without node_modules of its own uses the generator's. */
export function hasOwnPackages(root: string): boolean {
  return existsSync(join(root, 'node_modules'))
}

function withPackages(root: string, options: BuildOptions): BuildOptions {
  if (hasOwnPackages(root) || options.packages === 'external') return options
  return { ...options, plugins: [...(options.plugins ?? []), packagesFrom(join(packageRoot(), 'node_modules'))] }
}

function given(root: string, { outputFiles = [], metafile, warnings }: BuildResult): Checked<Built> {
  const prefix = join(root, OUT_FOLDER).length + 1
  const files = outputFiles.map(({ path, contents }) => ({ path: path.slice(prefix), contents }))
  return { value: { files, ...described(metafile) }, diagnostics: messageDiagnostics([], warnings) }
}

function described(metafile: Metafile | undefined): Pick<Built, 'inputs' | 'outputs'> {
  const outputs = Object.entries(metafile?.outputs ?? {}).map(([path, { entryPoint, inputs, imports }]) => ({
    path: path.slice(OUT_FOLDER.length + 1),
    entryPoint: entryPoint ?? null,
    inputs: Object.keys(inputs),
    imports: imports.flatMap((one) => (one.external ? [one.path] : [])),
  }))
  return { inputs: Object.keys(metafile?.inputs ?? {}), outputs }
}
