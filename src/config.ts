import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './types.ts'

/** Flags as commander passes them. */
export interface Flags {
  readonly root?: string
  readonly out?: string
  readonly cache?: boolean
  readonly compress?: boolean
  readonly jobs?: number
}

/** The folder that holds the generator's package.json, whether src/ runs as it is or compiled. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/**
 * Flags and defaults in one object; every path is absolute.
 *
 * @param entry address of the running cli: threads run what is compiled beside it
 */
export function config(flags: Flags, workingFolder: string, entry: string): Config {
  const root = resolve(workingFolder, flags.root ?? '.')
  return {
    root,
    out: behindLink(resolve(root, flags.out ?? 'dist')),
    // A cache is bound to the generator that filled it, which has no name when src/ runs uncompiled.
    cache: flags.cache === false || !process.env['SITE_GENERATOR'] ? null : join(root, '.cache'),
    compress: flags.compress !== false,
    ...(flags.jobs !== undefined && { jobs: flags.jobs }),
    workerFile: entry.endsWith('.mjs') ? new URL('./threads/worker.mjs', entry) : null,
  }
}

/** An output that is a symbolic link stays one: the build replaces the folder it leads to. */
function behindLink(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}
