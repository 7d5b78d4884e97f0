import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import type { OutputFile } from '../types.ts'

/** Packages that bundled functions load at run time, with the versions this project pins. */
export function packagesOf(functions: readonly OutputFile[]): Record<string, string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const names = functions.flatMap(({ contents }) => importsOf(Buffer.from(contents as Uint8Array).toString('utf8')))
  const sorted = [...new Set(names)].sort()
  return Object.fromEntries(sorted.map((name) => [name, dependencies[name] ?? '*']))
}

/** Package names in the import statements of a bundle that esbuild wrote. */
function importsOf(code: string): string[] {
  const specifiers = [
    ...code.matchAll(
      /(?:^|;|\n)\s*(?:import|export)[^'"();]*?from\s*["']([^."'][^"']*)["']|import\(["']([^."'][^"']*)["']\)/g,
    ),
  ]
  return specifiers
    .map(([, stated, loaded]) => stated ?? loaded ?? '')
    .filter((specifier) => specifier !== '' && !isBuiltin(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}
