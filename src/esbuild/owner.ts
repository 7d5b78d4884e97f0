import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import type { Checked } from '../types.ts'
import { type Built, runEsbuild } from './common.ts'

/** The store that the owner's commands open; a project without it has no leads. */
const STORE = 'functions/store-thread.ts'

const OPTIONS = { platform: 'node', format: 'esm', target: 'node20', packages: 'external' } as const

/** Bundles the owner's commands for Node, from the generator's own files; null for a project that stores no leads. */
export async function bundleOwner(root: string): Promise<Checked<Built | null>> {
  if (!hasOwner(root)) return { value: null, diagnostics: [] }
  const runs = await Promise.all([
    runEsbuild(packageRoot(), {
      ...OPTIONS,
      entryPoints: { site: 'src/cli-owner.ts' },
      splitting: true,
      chunkNames: 'functions/chunks/owner-[name]-[hash]',
    }),
    // In one file: it runs where nothing else of dist/ is yet, such as in an image that is being made.
    runEsbuild(packageRoot(), { ...OPTIONS, entryPoints: { slim: 'src/cli-slim.ts' } }),
  ])
  const diagnostics = runs.flatMap((run) => run.diagnostics)
  const [site, slim] = runs.map(({ value }) => value)
  return { value: site && slim ? together(site, slim) : null, diagnostics }
}

function together(one: Built, other: Built): Built {
  return {
    files: [...one.files, ...other.files],
    inputs: [...new Set([...one.inputs, ...other.inputs])],
    outputs: [...one.outputs, ...other.outputs],
  }
}

/** Whether a project stores leads. */
export function hasOwner(root: string): boolean {
  return existsSync(join(root, STORE))
}
