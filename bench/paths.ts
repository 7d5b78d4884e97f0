import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of a built site that a visitor's browser asks for, each with the file that answers: pages and their parts. */
export function pathsOf(folder: string): { readonly path: string; readonly file: string }[] {
  const { pages } = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as { pages: Record<string, string> }
  const parts = readdirSync(join(folder, 'public/_a')).filter((name) => !/\.(br|gz)$/.test(name))
  return [
    ...Object.entries(pages).map(([path, file]) => ({ path, file: join(folder, 'public', file) })),
    ...parts.map((name) => ({ path: `/_a/${name}`, file: join(folder, 'public/_a', name) })),
  ]
}
