// The mobile menu and the language switcher: by pointer, by keyboard, and without scripts.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite, eventually, plain } from './browser.ts'

const PHONE = { width: 390, height: 800 }
const OPEN = { name: 'Menü öffnen' }
const CLOSE = { name: 'Menü schließen' }

const test = browserSuite('menu and languages')

test('opens the menu on phones by its button, with the focus inside', async ({ open }) => {
  const page = await open('/', { size: PHONE })
  await isAwake(page, 'mobile-menu')
  const button = page.getByRole('button', OPEN)
  assert.is(await button.getAttribute('aria-expanded'), 'false')
  assert.not.ok(await menuOf(page).isVisible())
  await button.click()
  await menuOf(page).waitFor()
  await eventually(async () => assert.ok(await isInMenu(page)))
  assert.is(await page.locator('[popovertarget=menu]').first().getAttribute('aria-expanded'), 'true')
})

test('closes the menu with Escape or its button, and gives the focus back', async ({ open }) => {
  const page = await open('/', { size: PHONE })
  await isAwake(page, 'mobile-menu')
  const ways = [() => page.keyboard.press('Escape'), () => menuOf(page).getByRole('button', CLOSE).click()]
  for (const close of ways) {
    await page.getByRole('button', OPEN).click()
    await eventually(async () => assert.ok(await isInMenu(page)))
    await close()
    await menuOf(page).waitFor({ state: 'hidden' })
    await eventually(async () => assert.is(await labelOfFocus(page), OPEN.name))
    const opener = page.getByRole('button', OPEN)
    await eventually(async () => assert.is(await opener.getAttribute('aria-expanded'), 'false'))
  }
})

test('keeps the focus in the open menu', async ({ open }) => {
  const page = await open('/', { size: PHONE })
  await isAwake(page, 'mobile-menu')
  await page.getByRole('button', OPEN).click()
  await eventually(async () => assert.ok(await isInMenu(page)))
  const stops = await menuOf(page).locator('a, button').count()
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab')
    assert.ok(await isInMenu(page), `after ${step + 1} steps`)
  }
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Shift+Tab')
    assert.ok(await isInMenu(page), `after ${step + 1} steps back`)
  }
})

test('follows a link of the menu to another page', async ({ open }) => {
  const page = await open('/', { size: PHONE })
  await page.getByRole('button', OPEN).click()
  await menuOf(page).getByRole('link', { name: 'Websites' }).click()
  await page.waitForURL('**/website-erstellen-lassen')
})

test('closes the menu and shows the section when a link leads to the same page', async ({ open }) => {
  const page = await open('/', { size: PHONE })
  await isAwake(page, 'mobile-menu')
  await page.getByRole('button', OPEN).click()
  await menuOf(page).getByRole('link', { name: 'Kontakt' }).click()
  await menuOf(page).waitFor({ state: 'hidden' })
  await eventually(async () => assert.ok(await page.locator('#kontakt').evaluate(isInView)))
})

test('opens and closes the menu, and follows its links, without scripts', async ({ open }) => {
  const page = await open('/', { size: PHONE, scripts: false })
  await page.getByRole('button', OPEN).click()
  await menuOf(page).waitFor()
  await menuOf(page).getByRole('button', CLOSE).click()
  await menuOf(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', OPEN).click()
  await page.keyboard.press('Escape')
  await menuOf(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', OPEN).click()
  await menuOf(page).getByRole('link', { name: 'KI-Automatisierung' }).click()
  await page.waitForURL('**/ki-automatisierung-agentur')
})

test('is used with the keyboard alone, from the skip link to a page of the menu', async ({ open }) => {
  const page = await open('/', { size: PHONE })
  await isAwake(page, 'mobile-menu')
  await page.keyboard.press('Tab')
  assert.is(await labelOfFocus(page), 'Zum Inhalt springen')
  await tabTo(page, OPEN.name)
  await page.keyboard.press('Enter')
  await eventually(async () => assert.ok(await isInMenu(page)))
  await tabTo(page, /Websites$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/website-erstellen-lassen')
})

test('skips to the content', async ({ open }) => {
  const page = await open('/imprint')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => assert.match(page.url(), '#content'))
  await page.keyboard.press('Tab')
  assert.ok(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null))
})

test('shows all links instead of the menu button on wide screens', async ({ open }) => {
  const page = await open('/', { size: { width: 1440, height: 900 } })
  assert.not.ok(await page.getByRole('button', OPEN).isVisible())
  assert.ok(await page.getByRole('navigation', { name: 'Hauptnavigation' }).isVisible())
  await page.getByRole('link', { name: 'Termin buchen' }).first().click()
  await page.waitForURL('**/talk-to-us')
})

/** Where the switcher leads to: the same page, or else the home page in that language. */
const SWITCHERS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/', '/en/', '/pt/'],
  '/en/': ['/', '/en/', '/pt/'],
  '/pt/talk-to-us': ['/talk-to-us', '/en/talk-to-us', '/pt/talk-to-us'],
  '/imprint': ['/imprint', '/en/', '/pt/'],
  '/ki-beratung-deutschland': ['/ki-beratung', '/en/', '/pt/'],
  '/ai-development-services': ['/', '/ai-development-services', '/pt/'],
}

test('leads to the same page in another language, or to its home page, which it says', async ({ open }) => {
  const page = await open('/', { scripts: false })
  for (const [path, expected] of Object.entries(SWITCHERS)) {
    await page.goto(path)
    for (const switcher of await page.locator('.languages:not(main *)').all()) {
      const links = switcher.getByRole('link', { includeHidden: true })
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      assert.equal(targets, expected, path)
      const texts = (await links.allTextContents()).map(plain)
      for (const [index, text] of texts.entries()) {
        const isCurrent = (await links.nth(index).getAttribute('aria-current')) !== null
        const leadsHome = !isCurrent && /^\/(\w\w\/)?$/.test(expected[index] ?? '') && !/^\/(\w\w\/)?$/.test(path)
        assert.is(/Startseite|home page/.test(text), leadsHome, `${path}: ${text}`)
      }
    }
  }
})

test('switches the language without scripts', async ({ open }) => {
  const page = await open('/talk-to-us', { scripts: false })
  for (const [name, language] of [
    ['English', 'en'],
    ['Português', 'pt'],
    ['Deutsch', 'de'],
  ] as const) {
    await languageLink(page, name).click()
    await page.waitForURL(language === 'de' ? /[^/]\/talk-to-us$/ : `**/${language}/talk-to-us`)
    assert.is(await page.locator('html').getAttribute('lang'), language)
  }
})

test('stores nothing until a language is chosen, and then the choice alone', async ({ open }) => {
  const page = await open('/')
  await isAwake(page, 'language-switcher')
  assert.equal(await stored(page), {})
  await languageLink(page, 'English').click()
  await page.waitForURL('**/en/')
  assert.equal(await stored(page), { language: 'en' })
})

test('welcomes anyone who once chose a language in it, at the bare domain and only there', async ({ open }) => {
  const page = await open('/')
  await isAwake(page, 'language-switcher')
  await languageLink(page, 'Português').click()
  await page.waitForURL('**/pt/')
  await page.goto('/')
  await page.waitForURL('**/pt/')
  for (const path of ['/talk-to-us', '/en/', '/imprint']) {
    await page.goto(path)
    await isAwake(page, 'language-switcher')
    assert.is(new URL(page.url()).pathname, path)
  }
})

test('shows the German home page to anyone who asks for it on the site itself, and after a reload', async ({
  open,
}) => {
  const page = await open('/en/')
  await isAwake(page, 'language-switcher')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/imprint')
  await page.locator('header .brand').first().click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await isAwake(page, 'language-switcher')
  await page.reload()
  await isAwake(page, 'language-switcher')
  assert.is(new URL(page.url()).pathname, '/')
})

test('follows the last choice', async ({ open }) => {
  const page = await open('/en/')
  await isAwake(page, 'language-switcher')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await languageLink(page, 'Deutsch').click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.goto('/')
  await isAwake(page, 'language-switcher')
  assert.equal([new URL(page.url()).pathname, await stored(page)], ['/', { language: 'de' }])
})

test('switches the language where the browser forbids storage', async ({ open }) => {
  const errors: string[] = []
  const page = await open('/', {
    isAlone: true,
    before: async (made) => {
      made.on('pageerror', (error) => errors.push(error.message))
      // As text: the test loader would insert helper names into a function.
      const forbid = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })`
      await made.addInitScript({ content: forbid })
    },
  })
  await isAwake(page, 'language-switcher')
  await languageLink(page, 'English').click()
  await page.waitForURL('**/en/')
  assert.equal(errors, [])
})

test('switches the language from the menu, with the keyboard', async ({ open }) => {
  const page = await open('/talk-to-us', { size: PHONE })
  await isAwake(page, 'mobile-menu')
  await page.getByRole('button', OPEN).press('Enter')
  await eventually(async () => assert.ok(await isInMenu(page)))
  await tabTo(page, 'English')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/talk-to-us')
  assert.equal(await stored(page), { language: 'en' })
  assert.is(await page.getByRole('button', { name: 'Open menu' }).count(), 1)
})

test.run()

const menuOf = (page: Page) => page.locator('#menu')

/** Of the bar; the menu holds another one. */
const languageLink = (page: Page, name: string) => page.locator('header .languages').getByRole('link', { name })

function isAwake(page: Page, island: string): Promise<void> {
  return page.locator(`[data-island=${island}][data-state=awake]`).waitFor({ state: 'attached' })
}

const isInMenu = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('#menu')))

async function labelOfFocus(page: Page): Promise<string> {
  const label = await page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })
  return plain(label)
}

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < 20; step += 1) {
    const label = await labelOfFocus(page)
    if (typeof name === 'string' ? label === name : name.test(label)) return
    seen.push(label)
    await page.keyboard.press('Tab')
  }
  throw new Error(`"${name}" cannot be reached; the focus went over ${seen.join(', ')}`)
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
