// What the site keeps in the browser is what it declares, and nothing else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { STORED_KEYS } from '../../templates/islands/browser/stored-keys.ts'
import { browserSuite, eventually, root } from './browser.ts'

interface Declaration {
  readonly items: readonly { readonly key: string; readonly kind: 'session' | 'local' | 'cookie' }[]
}

const { items } = parse(readFileSync(join(root, 'site/data/storage.yaml'), 'utf8')) as Declaration

const test = browserSuite('storage keys')

test('are the same in the code and in the declaration that the privacy notice shows', () => {
  const declared = items.map(({ kind, key }) => `${kind}: ${key}`)
  const known = Object.entries(STORED_KEYS).flatMap(([kind, keys]) => keys.map((key) => `${kind}: ${key}`))
  assert.equal(known.sort(), declared.sort())
})

test('go through one module, which accepts no other key', () => {
  const stores = /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/
  const users = sources().filter((file) => stores.test(read(file)))
  // The tag manager's cookies are removed, not set.
  assert.equal(users, ['browser/storage.ts', 'consent/tag-manager.ts'])
})

test('are each used by an island', () => {
  const code = sources()
    .filter((file) => file !== 'browser/stored-keys.ts')
    .map(read)
    .join('\n')
  const unused = Object.values(STORED_KEYS)
    .flat()
    .filter((key) => !code.includes(`'${key}'`))
  assert.equal(unused, [])
})

test('appear in the browser of a visitor as declared, and no cookie does', async ({ context }) => {
  const visitor = await context()
  const page = await visitor.newPage()
  const seen = new Set<string>()
  const look = async () => {
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage).map((key) => `local: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session: ${key}`),
    ])
    for (const key of keys) seen.add(key)
  }
  for (const path of ['/ki-automatisierung-agentur', '/website-erstellen-lassen', '/privacy-policy', '/']) {
    await page.goto(path)
    for (let screen = 0; screen < 4; screen += 1) await page.mouse.wheel(0, 4000)
    await page.locator('[data-load=idle][data-state=awake]').first().waitFor({ state: 'attached' })
    await look()
  }
  await page.locator('header .languages').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/en/')
  await eventually(async () => {
    await look()
    assert.equal([...seen].sort(), ['local: language', 'session: visit', 'session: visit-logged'])
  })
  assert.equal(await visitor.cookies(), [])
})

test.run()

const islands = join(root, 'templates/islands')

function sources(): string[] {
  return readdirSync(islands, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
}

const read = (file: string) => readFileSync(join(islands, file), 'utf8')
