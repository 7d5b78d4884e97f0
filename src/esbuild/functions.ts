import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { Checked } from '../types.ts'
import { type Built, runEsbuild } from './common.ts'

/** The entry points: functions/server.ts and every handler beside it; null if the project has no functions. */
export function functionEntries(root: string): Record<string, string> | null {
  const folder = join(root, 'functions')
  if (!existsSync(folder)) return null
  const isHandler = (file: string) => /^[a-z-]+\.ts$/.test(file) && file !== 'server.ts'
  const entries: Record<string, string> = {}
  for (const file of readdirSync(folder).filter(isHandler).sort()) {
    entries[`functions/${file.slice(0, -'.ts'.length)}`] = `functions/${file}`
  }
  if (existsSync(join(folder, 'server.ts'))) entries['server'] = 'functions/server.ts'
  return entries
}

/** Bundles functions for Node; packages stay packages. */
export async function bundleFunctions(root: string): Promise<Checked<Built | null>> {
  const options = functionOptions(root)
  return options ? runEsbuild(root, options) : { value: null, diagnostics: [] }
}

/** How functions are bundled; null if the project has none. */
export function functionOptions(root: string): BuildOptions | null {
  const entryPoints = functionEntries(root)
  if (!entryPoints) return null
  return {
    entryPoints,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    splitting: true,
    chunkNames: 'functions/chunks/[name]-[hash]',
  }
}
