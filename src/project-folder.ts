import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A project has its settings there; a built site on its host has the other file, and is a place of its own. */
const SIGNS = ['site/site.yaml', 'host.json']

/**
 * The project that a folder belongs to, so that commands can be called from inside it: the nearest folder at or above
 * it that is one, the folder itself where there is none.
 *
 * @returns path from the folder: "." or "../.."
 */
export function projectAbove(folder: string): string {
  const found = nearestWith(folder, SIGNS)
  return found === null ? '.' : relative(folder, found) || '.'
}

/**
 * The path of a project in its git repository, "" where it is the root of it or there is none; with "/" between and at its
 * end. What a repository's host shows beside a line has paths from there.
 */
export function placeInRepository(root: string): string {
  const repository = nearestWith(root, ['.git'])
  const place = repository === null ? '' : relative(repository, root).replaceAll('\\', '/')
  return place === '' ? '' : `${place}/`
}

function nearestWith(folder: string, signs: readonly string[]): string | null {
  if (signs.some((sign) => existsSync(join(folder, sign)))) return folder
  const above = dirname(folder)
  return above === folder ? null : nearestWith(above, signs)
}
