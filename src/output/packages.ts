import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import type { OutputFile } from '../types.ts'

/** What npm has to install for functions, as it stands in a package.json. */
export interface Packages {
  /** Name and version. */
  readonly dependencies: Readonly<Record<string, string>>
  /** What is to be taken in place of a dependency's own dependencies. */
  readonly overrides: Readonly<Record<string, unknown>>
}

/** Files of the folders that overrides name ("file:functions/empty-package"), where npm looks for them: beside package.json. */
export function overridingFiles({ overrides }: Packages, root = packageRoot()): OutputFile[] {
  return [...new Set(specifiersOf(overrides))].flatMap((specifier) => {
    const [, folder] = /^file:([\w@][\w@/-]*)$/.exec(specifier) ?? []
    const from = [root, packageRoot()].find((candidate) => folder && existsSync(join(candidate, folder)))
    if (!folder || !from) return []
    return readdirSync(join(from, folder))
      .sort()
      .map((name) => ({ path: `${folder}/${name}`, contents: readFileSync(join(from, folder, name)) }))
  })
}

function specifiersOf(overrides: Packages['overrides']): string[] {
  return Object.values(overrides).flatMap((value) =>
    typeof value === 'string' ? [value] : specifiersOf(value as Packages['overrides']),
  )
}

/** Packages that bundled functions load at run time, with the versions that the project, or else the generator, pins. */
export function packagesOf(functions: readonly OutputFile[], root = packageRoot()): Packages {
  const [own, projects] = [pinnedIn(packageRoot()), pinnedIn(root)]
  const [versions, replaced] = [
    { ...own.dependencies, ...projects.dependencies },
    { ...own.overrides, ...projects.overrides },
  ]
  const names = functions.flatMap(({ contents }) => importsOf(Buffer.from(contents).toString('utf8')).map(packageOf))
  const distinct = [...new Set(names)].sort()
  return {
    dependencies: Object.fromEntries(distinct.map((name) => [name, versions[name] ?? '*'])),
    overrides: Object.fromEntries(Object.entries(replaced).filter(([name]) => distinct.includes(name))),
  }
}

function pinnedIn(folder: string): Packages {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return { dependencies: {}, overrides: {} }
  const { dependencies = {}, overrides = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Packages>
  return { dependencies, overrides }
}

/** What a bundle that esbuild wrote imports from packages: "sharp", "csv-stringify/sync". */
export function importsOf(code: string): string[] {
  const stated = code.matchAll(/(?:^|[;\n])\s*(?:import|export)\b(?:[^'"();]*?\bfrom)?\s*["']([^."'][^"']*)["']/g)
  const loaded = code.matchAll(/\bimport\(\s*["']([^."'][^"']*)["']\s*\)/g)
  return [...stated, ...loaded]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => specifier !== '' && !isBuiltin(specifier))
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
