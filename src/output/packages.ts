import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import type { OutputFile } from '../types.ts'

/** Packages that bundled functions load at run time, with the versions that the project, or else the generator, pins. */
export function packagesOf(functions: readonly OutputFile[], root = packageRoot()): Record<string, string> {
  const versions = { ...dependenciesIn(packageRoot()), ...dependenciesIn(root) }
  const names = functions.flatMap(({ contents }) => importsOf(Buffer.from(contents as Uint8Array).toString('utf8')))
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, versions[name] ?? '*']))
}

function dependenciesIn(folder: string): Record<string, string> {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return {}
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> }
  return dependencies
}

/** Package names in the import statements of a bundle that esbuild wrote. */
function importsOf(code: string): string[] {
  const stated = code.matchAll(/(?:^|[;\n])\s*(?:import|export)\b(?:[^'"();]*?\bfrom)?\s*["']([^."'][^"']*)["']/g)
  const loaded = code.matchAll(/\bimport\(\s*["']([^."'][^"']*)["']\s*\)/g)
  return [...stated, ...loaded]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => specifier !== '' && !isBuiltin(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}
