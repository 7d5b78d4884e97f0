// A page is complete soon after it was loaded, though nobody has scrolled, and answers while it becomes so.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { browserSuite, eventually, type Visitor } from './browser.ts'
import { PATHS } from './every-page/look.ts'

const test = browserSuite('whole page')

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Archives and printers wait about so long. */
const SETTLED_MS = 2000
/** No space between two things is so high. */
const EMPTY_PX = 160
/** The ruled paper below some sections repeats after so many rows. */
const RULED_PX = 8

test('has all its sections in a picture of the whole page, on a phone', async (visitor) => {
  assert.equal(await emptyBands(visitor, PHONE, PATHS), [])
})

test('has all its sections in a picture of the whole page, on a desktop', async (visitor) => {
  assert.equal(await emptyBands(visitor, DESKTOP, ['/', '/ki-automatisierung-agentur']), [])
})

test('is completed part by part, and wakes its islands one by one', async ({ open }) => {
  for (const path of ['/', '/ki-automatisierung-agentur', '/chatbot-agentur']) {
    const page = await open(path, { isAlone: true, before: (made) => made.addInitScript(noteTasks) })
    await eventually(async () => assert.is(await page.locator(UNFINISHED).count(), 0))
    const tasks = await page.evaluate(() => Reflect.get(window, 'tasks') as string[][])
    assert.ok(tasks.flat().filter((name) => name === 'drawn').length > 5, path)
    assert.ok(tasks.flat().filter((name) => name === 'awake').length > 2, path)
    assert.equal(
      tasks.filter(({ length }) => length > 1),
      [],
      path,
    )
  }
})

test('is complete without the face of labels, too', async ({ open }) => {
  const page = await open('/', { before: (made) => made.route('**/ibm-plex-mono*', (route) => route.abort()) })
  await eventually(async () => assert.is(await page.locator(UNDRAWN).count(), 0))
})

test.run()

const UNDRAWN = 'main > :not([data-drawn])'
const UNFINISHED = `${UNDRAWN}, [data-load=idle]:not([data-state])`

/** Bands in which texts stand that a picture of the whole page does not show. */
async function emptyBands(visitor: Visitor, viewport: typeof PHONE, paths: readonly string[]): Promise<string[]> {
  const queue = [...paths]
  const found: string[] = []
  const work = async () => {
    const page = await (await visitor.context({ viewport })).newPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.goto(path, { waitUntil: 'load' })
      await page.waitForTimeout(SETTLED_MS)
      for (const band of await bandsWithTexts(page)) found.push(`${path}: ${band}`)
    }
  }
  await Promise.all([work(), work()])
  return found
}

async function bandsWithTexts(page: Page): Promise<string[]> {
  const bands = await bandsOf(await page.screenshot({ fullPage: true }))
  const places = await page.evaluate(placesOfTexts)
  return bands
    .filter(({ from, to }) => places.some(({ top, bottom }) => top >= from && bottom <= to))
    .map(({ from, to }) => `nothing from ${from} to ${to} px`)
}

interface Band {
  readonly from: number
  readonly to: number
}

/** Where a picture repeats the same rows over and over: plain colour, or ruled paper. */
async function bandsOf(picture: Buffer): Promise<Band[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const bytes = info.width * info.channels
  const row = (y: number) => data.subarray(y * bytes, (y + 1) * bytes)
  const bands: Band[] = []
  let from = 0
  for (let y = RULED_PX; y <= info.height; y += 1) {
    if (y < info.height && row(y).equals(row(y - RULED_PX))) continue
    if (y - from >= EMPTY_PX) bands.push({ from, to: y })
    from = y
  }
  return bands
}

// Runs in the browser. No named function inside: the loader of the tests would wrap it in one of its own.
/** Texts of sections as far as they can be seen. */
function placesOfTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const places: { top: number; bottom: number }[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { top, bottom, left, width } = range.getBoundingClientRect()
    if (width > 1 && left >= 0 && left < innerWidth) places.push({ top: top + scrollY, bottom: bottom + scrollY })
  }
  return places
}

/** Notes on the window what each task has done: drawn a part of the page, woken an island. */
function noteTasks(): void {
  const tasks: string[][] = []
  Object.assign(window, { tasks })
  let now: string[] | null = null
  const next = new MessageChannel()
  next.port1.onmessage = () => {
    now = null
  }
  // Other messages, timers and what waited for an idle moment too long may come before this one.
  const listen = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')?.set
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(act: (event: MessageEvent) => void) {
      listen?.call(this, (event: MessageEvent) => {
        now = null
        act(event)
      })
    },
  })
  const { setTimeout: later } = window
  window.setTimeout = ((act: () => void, ms?: number) =>
    later(() => {
      now = null
      act()
    }, ms)) as typeof setTimeout
  const { requestIdleCallback: whenIdle } = window
  window.requestIdleCallback = (act, options) =>
    whenIdle((deadline) => {
      now = null
      act(deadline)
    }, options)
  new MutationObserver((records) => {
    if (now === null) {
      now = []
      tasks.push(now)
      next.port2.postMessage(null)
    }
    for (const { attributeName, target } of records) {
      const { dataset } = target as HTMLElement
      if (attributeName === 'data-drawn') now.push('drawn')
      else if (dataset['state'] === 'awake') now.push('awake')
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-drawn', 'data-state'] })
}
