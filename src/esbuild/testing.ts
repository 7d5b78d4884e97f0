// What tests of threads share: the worker compiled as bin/compile.js does it, because a thread cannot run TypeScript.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { packageRoot } from '../config.ts'

export interface CompiledWorker {
  readonly file: URL
  remove(): void
}

/** @param name of the folder, below the packages that the worker loads */
export async function compiledWorker(name: string): Promise<CompiledWorker> {
  const folder = join(packageRoot(), 'node_modules/.cache', `${name}.${process.pid}`)
  await build({
    absWorkingDir: packageRoot(),
    entryPoints: ['src/threads/worker.ts'],
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  return { file: pathToFileURL(join(folder, 'worker.js')), remove: () => rmSync(folder, { recursive: true }) }
}
