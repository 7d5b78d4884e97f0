// One address, three answers: of our server, of `site dev` and of `site check`. They have to be the same.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodePath, fileOfRoute, pathOf } from '../common/addresses.ts'
import { listFiles } from '../functions/host/files.ts'
import { readHostFile } from '../functions/host/host-file.ts'
import { staticSite } from '../functions/host/static.ts'
import { addressBook } from '../src/check/links/addresses.ts'
import { siteIn } from '../src/check/testing.ts'
import { finder } from '../src/dev/serve/lookup.ts'
import { headerFiles, hostFiles } from '../src/html/host-files.ts'
import { siteOf } from '../src/rules/testing.ts'
import type { Site } from '../src/types.ts'

const test = suite('an address')

test('leads to the same file on the server, in dev and for check, however it is written', async () => {
  await fc.assert(
    fc.asyncProperty(pagesOfSites(), fc.array(strayPath(), { maxLength: 4 }), async (pages, strays) => {
      const site = siteOf({ pages })
      await withHosts(site, async (hosts) => {
        for (const path of [...site.pages.flatMap(spellings), ...strays]) {
          const [server, ...others] = await Promise.all(hosts.map((host) => host(path)))
          for (const other of others) assert.is(other, server, `${path} of ${routesOf(site).join(' ')}`)
        }
      })
    }),
    { numRuns: 40, includeErrorInReport: true },
  )
})

test('leads to its page in every spelling', async () => {
  const site = siteOf({ pages: { a: 'routes: [/a, /b/c]\nlanguages: [de, en]', über: 'routes: [/über]' } })
  await withHosts(site, async (hosts) => {
    for (const path of ['/b/c', '/b/c/', '/b/c.html', '/b/%63']) {
      for (const host of hosts) assert.is(await host(path), '/b/c.html', path)
    }
    for (const host of hosts) assert.is(await host('/%C3%BCber/'), '/über.html')
  })
})

test.run()

/** Where an address ends: the path of the file; null: at none, or at a not-found page. */
type Host = (path: string) => Promise<string | null>

const MOST_REDIRECTS = 5

/** What a build writes for hosts, in a folder with a text for each page, and the three that answer from it. */
async function withHosts(site: Site, use: (hosts: readonly Host[]) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'))
  const facts = { hasFunctions: true, styles: [], packages: { dependencies: {}, overrides: {} } }
  const written = [...hostFiles(site, facts), ...headerFiles(site, facts, new Map())]
  const pages = routesOf(site).map(fileOfRoute)
  for (const { path, contents } of written) write(join(folder, path), String(contents))
  for (const file of pages) write(join(folder, 'public', file), `/${file}`)
  write(join(folder, 'public/_a/site.css'), '/_a/site.css')
  const respond = staticSite(await readHostFile(folder), await listFiles(join(folder, 'public')))
  const server = createServer((request, response) => {
    void respond({ request, response, path: pathOf(request.url ?? ''), isSecure: false })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await use([serverHost(`http://127.0.0.1:${port}`), devHost(site, pages), checkHost(folder)])
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  }
}

function serverHost(origin: string): Host {
  return async (path) => {
    const response = await fetch(origin + path)
    const text = await response.text()
    return response.ok ? text : null
  }
}

function devHost(site: Site, pages: readonly string[]): Host {
  const files = new Set(['public/_a/site.css', ...pages.map((file) => `public/${file}`)])
  const file = (path: string) => (files.has(path) ? { reason: '', bytes: Buffer.from(''), needs: null } : undefined)
  const find = finder({ site, file })
  return async (path) => {
    // As browsers send it.
    let found = find(decodePath(new URL(path, 'http://site.invalid').pathname) ?? '')
    for (let count = 0; found.kind === 'redirect' && count < MOST_REDIRECTS; count++)
      found = find(decodePath(found.to) ?? '')
    return found.kind === 'page' || found.kind === 'file' ? found.path : null
  }
}

function checkHost(folder: string): Host {
  const leadsTo = addressBook(siteIn(folder))
  return async (path) => {
    const found = leadsTo(path, '/')
    return found.kind === 'page' || found.kind === 'file' ? `/${found.file}` : null
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const routesOf = ({ pages }: Site) => pages.flatMap(({ route, aliases }) => [route, ...aliases])

/** All the ways people write the address of a page. */
function spellings({ route, aliases }: Site['pages'][number]): string[] {
  return [route, ...aliases].flatMap((one) => {
    const bare = one.replace(/\/$/, '')
    const written = [
      one,
      bare || '/',
      `${bare}/`,
      `${bare || '/'}.html`,
      `/${fileOfRoute(one)}`,
      `/${fileOfRoute(one)}/`,
    ]
    return written.map(encodeURI)
  })
}

const NAMES = ['a', 'b', 'index', 'my-index', 'en', 'über', '404', 'c.html', 'lost']

/** Pages in YAML by the names of their files. */
function pagesOfSites(): fc.Arbitrary<Record<string, string>> {
  const name = fc.constantFrom(...NAMES)
  // A route that ends in "/index" has the same file as another one; check cannot distinguish them.
  const end = name.filter((one) => one !== 'index')
  const route = fc.tuple(fc.option(name, { nil: '' }), end, fc.constantFrom('', '/')).map((parts) => {
    const [folder, last, slash] = parts
    return `${folder && `/${folder}`}/${last}${slash}`
  })
  const page = fc.record({
    routes: fc.uniqueArray(route, { minLength: 1, maxLength: 3 }),
    languages: fc.constantFrom(['de'], ['de', 'en'], ['en']),
  })
  return fc
    .array(page, { maxLength: 4 })
    .map((pages) => ({ home: 'routes: [/]\nlanguages: [de, en]', ...named(pages) }))
    .filter((pages) => isFree(routesOf(siteOf({ pages }))))
}

function named(pages: readonly object[]): Record<string, string> {
  return Object.fromEntries(pages.map((page, index) => [`page-${index}`, JSON.stringify(page)]))
}

/** A site in which two routes share a file, or differ only by a slash, is refused or answers for one of them. */
function isFree(routes: readonly string[]): boolean {
  const files = routes.map((route) => fileOfRoute(route.replace(/(^|\/)index\/?$|\/$/, '') || '/'))
  return new Set(files).size === files.length
}

function strayPath(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom('/_a/site.css', '/_headers', '/_redirects', '/toString', '/a//', '/en/nothing', '/%2e%2e/a'),
    fc.array(fc.constantFrom(...NAMES), { maxLength: 3 }).map((parts) => encodeURI(`/${parts.join('/')}`)),
  )
}
