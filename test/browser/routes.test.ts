import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { allPages, MISSING, type PageFacts, ROUTES, type Route } from './all-pages.ts'
import { browserSuite, type Visitor } from './browser.ts'

const SITE = 'https://www.example.org'

const test = browserSuite('routes')

test('answers every route of the specification', async (visitor) => {
  assert.equal(await wrong(await routes(visitor), ({ facts }) => facts.status !== 200 && facts.status), [])
})

test('answers an unknown address with 404 and a page that helps in three languages', async (visitor) => {
  const page = await pageOf(visitor, MISSING)
  assert.is(page.status, 404)
  assert.is(page.headings.length, 1)
  assert.match(page.robots ?? '', 'noindex')
  assert.is(page.canonical, null)
  for (const home of ['/', '/en/', '/pt/']) assert.ok(page.links.includes(home), `no link to ${home}`)
})

test('has exactly one main heading', async (visitor) => {
  assert.equal(await wrong(await pages(visitor), ({ facts }) => facts.headings.length !== 1 && facts.headings), [])
})

test('says in which language it is written', async (visitor) => {
  const found = await wrong(
    await routes(visitor),
    ({ facts, route }) => facts.language !== route.language && facts.language,
  )
  assert.equal(found, [])
})

test('names the first route of a page as the canonical one', async (visitor) => {
  const found = await wrong(await routes(visitor), ({ facts, route }) => {
    return facts.canonical !== `${SITE}${route.canonical}` && facts.canonical
  })
  assert.equal(found, [])
})

test('keeps only variant b out of search engines', async (visitor) => {
  const found = await wrong(await routes(visitor), ({ facts, route }) => {
    const isHidden = facts.robots?.includes('noindex') ?? false
    return isHidden !== (route.path === '/ki-automatisierung-b') && String(facts.robots)
  })
  assert.equal(found, [])
})

test('links the languages of a page to each other, and no others', async (visitor) => {
  const found = await wrong(await routes(visitor), ({ facts, route }) => {
    const expected = alternatesOf(route.path)
    return JSON.stringify(sorted(facts.alternates)) !== JSON.stringify(sorted(expected)) && facts.alternates
  })
  assert.equal(found, [])
})

test('gives every page a title and a description of its own', async (visitor) => {
  const facts = await allPages(visitor)
  const own = ROUTES.filter(({ path, canonical }) => path === canonical || path === '/ki-automatisierung-b')
  for (const field of ['title', 'description'] as const) {
    const texts = own.map(({ path }) => facts.get(path)?.[field] ?? '')
    assert.equal(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      [],
      field,
    )
    assert.equal(
      texts.filter((text) => text.length < 20),
      [],
      field,
    )
  }
})

test('shows the same page at every alias', async (visitor) => {
  const first = await pageOf(visitor, '/ki-beratung')
  for (const alias of ['/ki-beratung-deutschland', '/ki-beratung-unternehmen']) {
    const page = await pageOf(visitor, alias)
    assert.is(page.title, first.title)
    assert.equal(
      page.texts.filter((text) => !first.texts.includes(text)),
      [],
      alias,
    )
  }
})

test('never scrolls sideways, from 320 px to 1440 px', async (visitor) => {
  assert.equal(await wrong(await pages(visitor), ({ facts }) => facts.tooWide.length > 0 && facts.tooWide), [])
})

test('loads without an error, a failed request or a request to another host', async (visitor) => {
  const found = await wrong(await pages(visitor), ({ facts }) => {
    // The browser itself reports the 404 that the page for unknown addresses has to have.
    const troubles = facts.troubles.filter((trouble) => !trouble.includes(MISSING))
    return troubles.length > 0 && troubles
  })
  assert.equal(found, [])
})

test('uses every id once', async (visitor) => {
  const found = await wrong(await pages(visitor), ({ facts: { ids } }) => {
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    return twice.length > 0 && twice
  })
  assert.equal(found, [])
})

test('points labels, descriptions and icons at what exists', async (visitor) => {
  const found = await wrong(await pages(visitor), ({ facts: { ids, references } }) => {
    const lost = references.filter((id) => !ids.includes(id))
    return lost.length > 0 && lost
  })
  assert.equal(found, [])
})

test('names every image and drawing, or hides it from those who do not see it', async (visitor) => {
  assert.equal(
    await wrong(await pages(visitor), ({ facts }) => facts.unnamedImages.length > 0 && facts.unnamedImages),
    [],
  )
})

test('leads somewhere with every link and every anchor', async (visitor) => {
  const facts = await allPages(visitor)
  const found: string[] = []
  for (const [path, { links }] of facts) {
    for (const link of links) {
      const problem = problemOf(new URL(link, `${SITE}${path}`), facts)
      if (link === '' || link === '#' || problem) found.push(`${path} -> "${link}": ${problem}`)
    }
  }
  assert.equal(found, [])
})

test('lists every page that may be found in the sitemap, and nothing else', async ({ origin }) => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const expected = ROUTES.filter(({ path, canonical }) => path === canonical).map(({ path }) => `${SITE}${path}`)
  assert.equal(listed.sort(), expected.sort())
})

test('can be read without scripts', async (visitor) => {
  const found = await wrong(await pages(visitor), ({ facts: { withoutScripts: bare, status } }) => {
    const isReadable = bare.status === status && bare.sections > 0 && bare.characters > 200 && bare.hidden.length === 0
    return !isReadable && bare
  })
  assert.equal(found, [])
})

test('opens an answer without scripts and closes the one before where only one may be open', async ({ open }) => {
  const page = await open('/website-erstellen-lassen', { scripts: false })
  const answers = page.locator('#faq .accordion details')
  await answers.nth(2).locator('summary').click()
  assert.equal(await openOnes(page, '#faq'), [2])
  await answers.nth(2).locator('summary').click()
  assert.equal(await openOnes(page, '#faq'), [])
})

test('keeps several answers open at once on the agency page', async ({ open }) => {
  const page = await open('/ki-automatisierung-agentur', { scripts: false })
  for (const index of [1, 3]) await page.locator('#faq .accordion details').nth(index).locator('summary').click()
  assert.equal(await openOnes(page, '#faq'), [0, 1, 3])
})

test('shows the privacy notice in one language at a time, and both without scripts', async ({ open }) => {
  const page = await open('/privacy-policy', { scripts: false })
  const [german, english] = [page.locator('#text-de'), page.locator('#text-en')]
  assert.equal([await german.isVisible(), await english.isVisible()], [true, false])
  await german.getByRole('link', { name: 'English', exact: true }).click()
  assert.equal([await german.isVisible(), await english.isVisible()], [false, true])
  assert.match(page.url(), /[?&]lang=en/)
  await page.goto('/privacy-policy#en-contact-and-booking')
  assert.equal([await german.isVisible(), await english.isVisible()], [false, true])
})

test('opens the privacy notice in the language that a link names', async ({ open }) => {
  const page = await open('/privacy-policy?lang=en')
  await page.locator('#text-en').waitFor()
  assert.not.ok(await page.locator('#text-de').isVisible())
  assert.is(await page.evaluate(() => scrollY), 0)
})

test.run()

interface Subject {
  readonly route: Route
  readonly facts: PageFacts
}

async function routes(visitor: Visitor): Promise<Subject[]> {
  const facts = await allPages(visitor)
  const subjects = ROUTES.flatMap((route) => {
    const found = facts.get(route.path)
    return found ? [{ route, facts: found }] : []
  })
  assert.is(subjects.length, ROUTES.length)
  return subjects
}

/** All routes, and the page for addresses without one. */
async function pages(visitor: Visitor): Promise<Subject[]> {
  const missing = { route: { path: MISSING, language: 'de', canonical: '' }, facts: await pageOf(visitor, MISSING) }
  return [...(await routes(visitor)), missing]
}

/** Those with something wrong, with what was found there. */
function wrong(subjects: readonly Subject[], find: (subject: Subject) => unknown): unknown[] {
  return subjects.flatMap((subject) => {
    const found = find(subject)
    return found === false ? [] : [{ path: subject.route.path, found }]
  })
}

async function pageOf(visitor: Visitor, path: string): Promise<PageFacts> {
  const page = (await allPages(visitor)).get(path)
  if (!page) throw new Error(`${path} was not visited`)
  return page
}

const sorted = (record: Readonly<Record<string, string>>) => Object.entries(record).sort()

function alternatesOf(path: string): Record<string, string> {
  const [, , rest = path] = /^\/(en|pt)(\/.*)$/.exec(path) ?? []
  if (rest !== '/' && rest !== '/talk-to-us' && rest !== '/privacy-policy') return {}
  const german = `${SITE}${rest}`
  const both = { de: german, en: `${SITE}/en${rest}`, 'x-default': german }
  return rest === '/privacy-policy' ? both : { ...both, pt: `${SITE}/pt${rest}` }
}

/** Why a link is dead; null if it is not. */
function problemOf(address: URL, facts: ReadonlyMap<string, PageFacts>): string | null {
  if (address.protocol === 'mailto:') return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address.pathname) ? null : 'no address'
  if (address.protocol === 'tel:') return /^\+\d{6,}$/.test(address.pathname) ? null : 'no number'
  if (address.origin !== SITE) return null
  const target = facts.get(address.pathname)
  if (!target) return 'there is no such page'
  const id = decodeURIComponent(address.hash.slice(1))
  return id === '' || target.ids.includes(id) ? null : 'there is no such id'
}

function openOnes(page: Page, section: string): Promise<number[]> {
  return page
    .locator(`${section} details`)
    .evaluateAll((all) => all.flatMap((details, index) => ((details as HTMLDetailsElement).open ? [index] : [])))
}
