// The privacy notice in German and English: a switch of links, reflected in the address.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually } from './browser.ts'

const PAGE = '/privacy-policy'

const test = browserSuite('privacy toggle')

test('opens in German at the top of the page, with 11 numbered sections', async ({ open }) => {
  const page = await open(PAGE)
  await speaks(page, 'de')
  assert.is(await page.evaluate(() => scrollY), 0)
  const titles = await page.locator('#text-de .prose h2').allTextContents()
  assert.equal(
    titles.map((title) => Number.parseInt(title, 10)),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  )
})

for (const scripts of [true, false]) {
  test(`switches to English and back${scripts ? '' : ' without scripts'}, says so in the address, and is at the top`, async ({
    open,
  }) => {
    const page = await open(PAGE, { scripts })
    await choose(page, 'English')
    await page.waitForURL('**/privacy-policy?lang=en*')
    await speaks(page, 'en')
    await isAtTop(page)
    await choose(page, 'Deutsch')
    await page.waitForURL('**/privacy-policy?lang=de*')
    await speaks(page, 'de')
    await isAtTop(page)
    await page.goBack()
    await speaks(page, 'en')
    await page.goBack()
    await speaks(page, 'de')
  })
}

test('opens in English at the top for a link that asks for it', async ({ open }) => {
  const page = await open(`${PAGE}?lang=en`)
  await speaks(page, 'en')
  await isAtTop(page)
  await page.goto(`${PAGE}?lang=fr`)
  await speaks(page, 'de')
})

test('serves English without scripts for an address that asks for it, as a page of its own', async ({ open }) => {
  const page = await open(`${PAGE}?lang=en`, { scripts: false })
  await speaks(page, 'en')
  assert.is(await page.locator('html').getAttribute('lang'), 'en')
  assert.is(await page.title(), 'Privacy notice of this website')
  const link = (rel: string, more = '') => page.locator(`head link[rel=${rel}]${more}`).getAttribute('href')
  assert.match((await link('canonical')) ?? '', /\/en\/privacy-policy$/)
  assert.match((await link('alternate', '[hreflang=de]')) ?? '', /[^n]\/privacy-policy$/)
  await page.goto(`/en${PAGE}#tag-manager`)
  await speaks(page, 'en')
  assert.match((await page.locator(':target').textContent()) ?? '', /^7\. Tag manager/)
  await choose(page, 'Deutsch')
  await speaks(page, 'de')
})

test('opens the English text at a section that the address names', async ({ open }) => {
  const page = await open(PAGE, { scripts: false })
  const id = await page.locator('#text-en .prose h2').nth(4).getAttribute('id')
  await page.goto(`${PAGE}?lang=en#${id}`)
  await speaks(page, 'en')
  const top = await page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top)
  assert.ok(top >= 60 && top < 300, `${top}`)
})

test('is switched with the keyboard', async ({ open }) => {
  const page = await open(PAGE)
  await page.locator('#text-de').getByRole('link', { name: 'English' }).focus()
  await page.keyboard.press('Enter')
  // Loaded: the key must meet the new page, and the place in it that the address names.
  await page.waitForURL('**/privacy-policy?lang=en*')
  await speaks(page, 'en')
  await page.keyboard.press('Tab')
  assert.ok(await page.evaluate(() => Boolean(document.activeElement?.closest('#text-en'))))
})

test('has nothing that axe would report in either language', async ({ open }) => {
  const page = await open(PAGE)
  assert.equal(await violations(page, 'main'), [])
  await choose(page, 'English')
  await speaks(page, 'en')
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.equal(await violations(page, 'main'), [])
})

test.run()

const choose = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true }).click()

/** One version is shown, and the switch says which. */
function speaks(page: Page, language: string): Promise<void> {
  const other = language === 'de' ? 'en' : 'de'
  return eventually(async () => {
    assert.ok(await page.locator(`#text-${language}`).isVisible())
    assert.not.ok(await page.locator(`#text-${other}`).isVisible())
    const current = page.locator('main .languages [aria-current]:visible')
    assert.is(await current.getAttribute('hreflang'), language)
  })
}

function isAtTop(page: Page): Promise<void> {
  return eventually(async () => assert.is(await page.evaluate(() => scrollY), 0))
}
