// The lock file of dist/: what the project's lock file says of the packages that functions load, and of nothing else, so
// that a server gets the very packages that the tests ran with.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'

/** A package-lock.json of npm 7 or newer (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
export interface Lock {
  readonly name?: string
  readonly lockfileVersion: number
  readonly requires?: boolean
  /** By folder: "" is the project, "node_modules/a/node_modules/b" the package b that only a gets. */
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  /** Of the project. */
  readonly name?: string
  /** Of a link: the folder that it leads to. */
  readonly resolved?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  /** Why npm would leave the package out of some installations; worked out again for other dependencies. */
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly peer?: boolean
  readonly optional?: boolean
}

/** A package.json, as far as its lock file repeats it. */
export interface LockedProject {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
}

const FILE = 'package-lock.json'

/** The lock file of dist/ as a file to be made: parsing hundreds of kilobytes is left out while it is the same. */
export interface PlannedLock {
  readonly reason: string
  contents(): string
}

/**
 * Follows from the lock file beside the package.json that pins the packages: the project's, or else the generator's.
 *
 * @returns null when there is none
 */
export function plannedLock(root: string, project: LockedProject): PlannedLock | null {
  const file = join(existsSync(join(root, 'package.json')) ? root : packageRoot(), FILE)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return null
  return {
    reason: [process.env['SITE_GENERATOR'], stats.size, stats.mtimeMs, JSON.stringify(project)].join(' '),
    contents: () => `${JSON.stringify(prunedLock(JSON.parse(readFileSync(file, 'utf8')) as Lock, project), null, 2)}\n`,
  }
}

/**
 * The part of a lock file that a project with fewer dependencies needs; every package stays in its folder. What the lock
 * file does not know is left out: `npm ci` then says so, and `npm install` adds it.
 */
export function prunedLock({ lockfileVersion, packages }: Lock, { name, dependencies }: LockedProject): Lock {
  const names = Object.keys(dependencies)
  const [all, required] = [reachable(packages, names, true), reachable(packages, names, false)]
  const kept = Object.entries(packages).flatMap(([folder, { dev, devOptional, peer, optional, ...locked }]) =>
    all.has(folder) ? [[folder, required.has(folder) ? locked : { ...locked, optional: true }] as const] : [],
  )
  return {
    name,
    lockfileVersion,
    requires: true,
    packages: { '': { name, dependencies }, ...Object.fromEntries(kept) },
  }
}

/** Folders of the packages that a project needs, with what those need. Optional ones: programs for kinds of machines. */
function reachable(packages: Lock['packages'], names: readonly string[], withOptional: boolean): Set<string> {
  const found = new Set<string>()
  const open = names.map((name) => folderOf(packages, '', name))
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (folder === null || found.has(folder)) continue
    found.add(folder)
    const { link, resolved = '', ...locked } = packages[folder] ?? {}
    const at = folder
    if (link) open.push(resolved)
    else open.push(...namesOf(locked, withOptional).map((name) => folderOf(packages, at, name)))
  }
  return found
}

function namesOf(locked: LockedPackage, withOptional: boolean): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...peers, ...(withOptional ? Object.keys(optionalDependencies) : [])]
}

/** Where Node finds a package: in the nearest node_modules from a folder upwards; null if the lock file has none. */
function folderOf(packages: Lock['packages'], from: string, name: string): string | null {
  const folder = `${from}${from && '/'}node_modules/${name}`
  if (packages[folder]) return folder
  return from === ''
    ? null
    : folderOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name)
}
