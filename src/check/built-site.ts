// What a build left in its folder, read as hosts read it: pages by their addresses, files, redirects, functions.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { HOST_FILES, isErrorRoute, routeOfOutput } from '../../common/addresses.ts'

/** A page of the built site. */
export interface BuiltPage {
  /** As a visitor types it; of a page for addresses that lead nowhere: its file, "/404.html". */
  readonly route: string
  /** Below public/. */
  readonly file: string
}

/** The built site; no page is read yet. */
export interface BuiltSite {
  /** Absolute path of public/. */
  readonly folder: string
  /** Scheme and host of the site as robots.txt names them; null if it does not. */
  readonly origin: string | null
  /** Sorted by route. */
  readonly pages: readonly BuiltPage[]
  /** Addresses of all files that are served, pages among them: "/_a/site.css". */
  readonly files: ReadonlySet<string>
  readonly redirects: ReadonlyMap<string, string>
  /** Names of functions in small letters without hyphens: "processdocument" for /api/processDocument. */
  readonly functions: ReadonlySet<string>
  read(file: string): string
}

const COMPRESSED_COPY = /[.](br|gz)$/

/** Lists the built site. @returns null if there is none */
export function builtSite(out: string): BuiltSite | null {
  const folder = join(out, 'public')
  if (!existsSync(folder)) return null
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const isServed = (name: string) => !HOST_FILES.includes(`/${name}`) && !COMPRESSED_COPY.test(name)
  const served = names.filter((name) => isServed(name) && statSync(join(folder, name)).isFile()).sort()
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const readIfThere = (file: string) => (names.includes(file) ? read(file) : '')
  return {
    folder,
    read,
    origin: /^Sitemap:\s*(https?:\/\/[^/\s]+)/im.exec(readIfThere('robots.txt'))?.[1] ?? null,
    pages: served
      .filter((file) => extname(file) === '.html')
      .map(pageOf)
      .sort(byRoute),
    files: new Set(served.map((file) => `/${file}`)),
    redirects: redirectsIn(readIfThere('_redirects')),
    functions: functionsIn(join(out, 'functions')),
  }
}

function pageOf(file: string): BuiltPage {
  return { route: routeOf(file), file }
}

function byRoute(a: BuiltPage, b: BuiltPage): number {
  return a.route < b.route ? -1 : 1
}

/** Error pages have no address of their own: hosts show them at any. */
function routeOf(file: string): string {
  const route = routeOfOutput(file)
  return isErrorRoute(route) ? `/${file}` : route
}

function redirectsIn(text: string): ReadonlyMap<string, string> {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/))
  return new Map(rules.flatMap(([from = '', to]) => (from.startsWith('/') && to ? [[from, to] as const] : [])))
}

/** A function of functions/process-document.ts may answer at /api/process-document or /api/processDocument. */
function functionsIn(folder: string): ReadonlySet<string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Set(files.filter((file) => file.endsWith('.js')).map((file) => functionName(file.slice(0, -3))))
}

/** The name of a function, however it is written. */
export function functionName(written: string): string {
  return written.replaceAll('-', '').toLowerCase()
}
