import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What distinguishes the states of a file, by path from the root. */
export type FileStates = ReadonlyMap<string, string>

/** All files below some parts of a project; hidden ones are left out, as builds do. */
export function fileStates(root: string, parts: readonly string[]): FileStates {
  const found = new Map<string, string>()
  const visit = (path: string): void => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (stats?.isDirectory()) for (const name of namesIn(join(root, path))) visit(`${path}/${name}`)
    else if (stats) found.set(path, `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}`)
  }
  for (const part of parts) visit(part)
  return found
}

/** A folder may go while it is looked at; then it has nothing in it. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw cause
  }
}

/** Paths of files that came, went or changed. */
export function changesBetween(before: FileStates, after: FileStates): string[] {
  const changed = [...after].flatMap(([path, state]) => (before.get(path) === state ? [] : [path]))
  return [...changed, ...[...before.keys()].filter((path) => !after.has(path))]
}
