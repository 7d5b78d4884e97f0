import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { XSS } from '../server-attack-bodies.ts'
import { MISSING, ROUTES } from './all-pages.ts'
import { browserSuite } from './browser.ts'

const PATHS = [...ROUTES.map(({ path }) => path), MISSING]

const test = browserSuite('the content security policy')

test('names every inline block of a page by its hash, and allows nothing unsafe', async ({ origin }) => {
  for (const path of PATHS) {
    const answer = await fetch(origin + path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const blocks = (await answer.text()).matchAll(
      /<(?:script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g,
    )
    for (const [, text = ''] of blocks) {
      assert.match(policy, `'sha256-${createHash('sha256').update(text).digest('base64')}'`, path)
    }
    assert.match(policy, /^default-src 'none'; script-src 'self'/, path)
    assert.not.match(policy, 'unsafe')
    const others = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']
    assert.equal(
      others.filter((name) => !answer.headers.has(name)),
      [],
      path,
    )
    // Only an answer over https may contain the header.
    assert.is(answer.headers.get('strict-transport-security'), null)
  }
})

test('refuses nothing that a page has or does', async ({ open }) => {
  const page = await open('/', { isAlone: true, before: watchRefusals })
  const violations: string[] = []
  page.on('console', (message) => {
    if (/policy|refused|unrecognized/i.test(message.text())) violations.push(message.text())
  })
  for (const path of PATHS) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    assert.equal(await refusals(page), [], path)
  }
  assert.equal(violations, [])
})

test('keeps a script that got into a page from running, and a style from counting', async ({ open }) => {
  const page = await open('/', { isAlone: true, before: watchRefusals })
  await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.body.append(script)
    const outside = document.createElement('script')
    outside.src = 'https://evil.example/x.js'
    const lost = new Promise((done) => outside.addEventListener('error', done))
    document.body.append(outside)
    const handler = '<img src="x:" onerror="document.title = `taken`"><p id="styled" style="color: red">'
    document.body.insertAdjacentHTML('beforeend', handler)
    await lost
    await new Promise((done) => setTimeout(done))
  })
  assert.is.not(await page.title(), 'taken')
  const colour = await page.evaluate(() => getComputedStyle(document.querySelector('#styled') ?? document.body).color)
  assert.is.not(colour, 'rgb(255, 0, 0)')
  const kinds = new Set((await refusals(page)).map((refusal) => refusal.split(' ')[0]))
  assert.equal([...kinds].sort(), ['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr'])
})

test('is not needed: what visitors type is text in every answer', async ({ open, origin }) => {
  const page = await open('/talk-to-us')
  const answers = await Promise.all(XSS.map((text) => answerWith(origin, text)))
  // Of this length, because a longer one gets a different answer.
  const harmless = await Promise.all(XSS.map(({ length }) => answerWith(origin, 'a'.repeat(length))))
  const shapes = await page.evaluate(
    (documents) =>
      documents.map((html) =>
        Array.from(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*'))
          .map((element) => `${element.localName} ${element.getAttributeNames().join()}`)
          .join('\n'),
      ),
    [...answers, ...harmless],
  )
  assert.match(harmless[0] ?? '', 'a</textarea>')
  assert.equal(shapes.slice(0, XSS.length), shapes.slice(XSS.length))
})

test.run()

interface Watched extends Window {
  refusals?: string[]
}

/** Notes in each document what its policy refuses. */
async function watchRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched
    watched.refusals = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, lineNumber }) => {
      watched.refusals?.push(`${effectiveDirective} ${blockedURI} ${lineNumber}`)
    })
  })
}

function refusals(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Watched).refusals ?? ['nobody watches'])
}

/** The page that answers a form with this text in every field; the address is none, so that all of it is shown again. */
async function answerWith(origin: string, text: string): Promise<string> {
  const names = ['name', 'email', 'phone', 'subject', 'message', 'source', 'metadata.page', 'metadata.form_type']
  const body = new URLSearchParams(names.map((name) => [name, name === 'email' ? `${text} @` : text]))
  return (await fetch(`${origin}/api/contact`, { method: 'POST', body })).text()
}
