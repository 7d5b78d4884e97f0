// Writes what `site build --target` writes for a host, for a small site, without building one.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addressTable } from '../common/addresses.ts'
import type { Appointments } from '../schemas/types.ts'
import { siteOf } from '../src/rules/testing.ts'
import type { BuiltSite, Target } from '../src/targets/target.ts'
import { AGENCY } from './agency-site.ts'
import { SITE_TEXTS } from './site-texts.ts'

/** Files below public/, and their content. */
export const PUBLIC: Readonly<Record<string, string>> = {
  '404.html': 'Nichts',
  _headers: '/*\n  X-Frame-Options: DENY\n',
  _redirects: '/en /en/ 301\n',
  'en/404.html': 'Nothing',
  'en/index.html': 'Welcome',
  'index.html': 'Willkommen',
  'index.html.br': 'W',
  'index.html.gz': 'Wi',
  'site.css': 'body {}',
  'talk-to-us.html': 'Gespräch',
}

/** Always open. */
const APPOINTMENTS: Appointments = {
  ...{ zone: 'Europe/Berlin', minutes: 60, bufferMinutes: 0, noticeHours: 0, horizonDays: 2 },
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      [{ from: '00:00', to: '24:00' }],
    ]),
  ),
}

const pages = [
  { route: '/', aliases: [], language: 'de' },
  { route: '/en/', aliases: [], language: 'en' },
  { route: '/talk-to-us', aliases: [], language: 'de' },
  { route: '/404', aliases: [], language: 'de' },
  { route: '/en/404', aliases: [], language: 'en' },
]

/** A finished site, as targets get it. */
export function builtSite(): BuiltSite {
  const headers = [
    { path: '/*', values: { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'" } },
    { path: '/talk-to-us', values: { 'Content-Security-Policy': "default-src 'self'" } },
  ]
  const site = { name: 'Site', styles: [], phone: '+49 000', email: 'post@example.org' }
  const host = {
    headers,
    ...addressTable(pages),
    ...SITE_TEXTS,
    site,
    appointments: APPOINTMENTS,
    documents: { maxMegabytes: 10 },
  }
  const files = new Map(Object.entries(PUBLIC).map(([path, text]) => [`public/${path}`, Buffer.byteLength(text)]))
  return { root: AGENCY, site: siteOf({}), host, files } as unknown as BuiltSite
}

/** Bundling takes longer than any test. */
const made = new Map<Target, ReturnType<Target['files']>>()

/** Writes a target's files to a folder. @returns their paths, sorted */
export async function writeTarget(target: Target, folder: string): Promise<string[]> {
  const output = join(folder, 'output')
  for (const [path, text] of Object.entries(PUBLIC)) write(join(output, 'public', path), text)
  const making = made.get(target) ?? target.files(builtSite())
  made.set(target, making)
  const files = await making
  for (const file of files) {
    const path = join(folder, file.path)
    if ('contents' in file) write(path, file.contents)
    else {
      mkdirSync(dirname(path), { recursive: true })
      copyFileSync(join(output, file.copyOf), path)
    }
  }
  return files.map(({ path }) => path).sort()
}

function write(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}
