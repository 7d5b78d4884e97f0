// This site many times over: its own pages, each copy at routes of its own, with the real templates and shared data.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '..')
const PARTS = ['site', 'schemas', 'common', 'templates', 'functions', 'package-lock.json']

/** Writes the project into a folder, with every page so many times. */
export function writeAgency(folder: string, times = 1): void {
  for (const part of PARTS) cpSync(join(repository, part), join(folder, part), { recursive: true })
  const pages = join(folder, 'site/pages')
  for (const file of readdirSync(pages)) {
    const text = readFileSync(join(pages, file), 'utf8')
    // An error page is shown at any address.
    if (file === '404.yaml') continue
    for (let copy = 2; copy <= times; copy++) {
      writeFileSync(join(pages, `copy-${copy}-${file}`), withOwnRoutes(text, copy))
    }
  }
}

/** A page names its routes on one line. */
function withOwnRoutes(text: string, copy: number): string {
  const [line = '', routes = ''] = /^routes: \[(.*)\]$/m.exec(text) ?? []
  if (line === '') throw new Error('a page of this site has no line with its routes')
  const own = routes.split(',').map((route) => `/copy-${copy}${route.trim().replace(/\/$/, '')}`)
  return text.replace(line, `routes: [${own.join(', ')}]`)
}
