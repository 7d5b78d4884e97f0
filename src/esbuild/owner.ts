import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import type { Checked } from '../types.ts'
import { type Built, runEsbuild } from './common.ts'

/** The store that the owner's commands open; a project without it has no leads. */
const STORE = 'functions/store-thread.ts'

/** Bundles the owner's commands for Node, from the generator's own files; null for a project that stores no leads. */
export async function bundleOwner(root: string): Promise<Checked<Built | null>> {
  if (!hasOwner(root)) return { value: null, diagnostics: [] }
  return runEsbuild(packageRoot(), {
    entryPoints: { site: 'src/cli-owner.ts', slim: 'src/cli-slim.ts' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    splitting: true,
    chunkNames: 'functions/chunks/owner-[name]-[hash]',
  })
}

/** Whether a project stores leads. */
export function hasOwner(root: string): boolean {
  return existsSync(join(root, STORE))
}
