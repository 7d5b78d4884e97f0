// Visits every page once, with and without scripts, and notes what several tests ask about.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { eventually, layOutAll, plain, type Visitor } from './browser.ts'

/** A route, the language of its page, and the canonical route for search engines. */
export interface Route {
  readonly path: string
  readonly language: string
  readonly canonical: string
}

const GERMAN = [
  '/',
  '/talk-to-us',
  '/website-erstellen-lassen',
  '/online-shop-erstellen-lassen',
  '/chatbot-agentur',
  '/ki-beratung',
  '/ki-automatisierung-agentur',
  '/ki-automatisierung',
  '/professionelle-website',
  '/app-entwickeln-lassen',
  '/legal-brand',
  '/imprint',
  '/privacy-policy',
]
const ENGLISH = [
  '/ai-development-services',
  '/custom-software-development-company',
  '/en/',
  '/en/talk-to-us',
  '/en/privacy-policy',
]
const ALIASES: readonly Route[] = [
  { path: '/ki-beratung-deutschland', language: 'de', canonical: '/ki-beratung' },
  { path: '/ki-beratung-unternehmen', language: 'de', canonical: '/ki-beratung' },
  { path: '/ki-automatisierung-b', language: 'de', canonical: '/ki-automatisierung' },
]

/** Every route of the specification, and those of the other languages. */
export const ROUTES: readonly Route[] = [
  ...GERMAN.map((path) => ({ path, language: 'de', canonical: path })),
  ...ALIASES,
  ...ENGLISH.map((path) => ({ path, language: 'en', canonical: path })),
  ...['/pt/', '/pt/talk-to-us'].map((path) => ({ path, language: 'pt', canonical: path })),
]

/** An address without a page. */
export const MISSING = '/gibt-es-nicht'

export const WIDTHS = [320, 390, 768, 1440]

/** What the document itself says. */
export interface DocumentFacts {
  readonly language: string
  readonly title: string
  readonly description: string
  readonly robots: string | null
  readonly canonical: string | null
  readonly alternates: Readonly<Record<string, string>>
  readonly headings: readonly string[]
  readonly ids: readonly string[]
  /** Ids that labels, ARIA attributes and buttons point to. */
  readonly references: readonly string[]
  readonly links: readonly string[]
  /** Images and drawings that say nothing to somebody who does not see them. */
  readonly unnamedImages: readonly string[]
  /** Text of every element that holds some, one space between words. */
  readonly texts: readonly string[]
}

export interface PageFacts extends DocumentFacts {
  readonly status: number
  /** Errors in the console, exceptions, failed requests, answers that are no success, requests to other hosts. */
  readonly troubles: readonly string[]
  /** "390: 409" for every width at which the page is wider than the window. */
  readonly tooWide: readonly string[]
  readonly withoutScripts: WithoutScripts
}

export interface WithoutScripts {
  readonly status: number
  /** Sections and headings of the main part that nobody can see. */
  readonly hidden: readonly string[]
  readonly sections: number
  readonly characters: number
}

let visited: Promise<ReadonlyMap<string, PageFacts>> | null = null

/** Facts of every route and of the page for addresses without one; gathered once for all files. */
export function allPages(visitor: Visitor): Promise<ReadonlyMap<string, PageFacts>> {
  visited ??= gather(visitor)
  return visited
}

async function gather(visitor: Visitor): Promise<ReadonlyMap<string, PageFacts>> {
  const queue = [...ROUTES.map(({ path }) => path), MISSING]
  const facts = new Map<string, PageFacts>()
  const work = async () => {
    // One window for all pages: opening a new one takes longer than a page does.
    const awake = await (await visitor.context()).newPage()
    const asleep = await (await visitor.context({ javaScriptEnabled: false })).newPage()
    const troubles = troublesOf(awake, visitor.origin)
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const seen = await look(awake, path)
      const withoutScripts = await lookWithoutScripts(asleep, path)
      facts.set(path, { ...seen, withoutScripts, troubles: troubles.splice(0) })
    }
  }
  await Promise.all([work(), work()])
  return facts
}

/** Texts expected on one page, for `missing`. */
export const on = (route: string, texts: readonly string[]) => texts.map((text) => [route, text] as const)

/** Texts that no element of a page contains, as "/route: text". */
export async function missing(visitor: Visitor, wanted: readonly (readonly [string, string])[]): Promise<string[]> {
  const pages = await allPages(visitor)
  return wanted
    .filter(([route, text]) => !pages.get(route)?.texts.some((said) => said.includes(text)))
    .map(([route, text]) => `${route}: ${text}`)
}

/** Everything that goes wrong on a page from now on. */
export function troublesOf(page: Page, origin: string): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that was left while it was loading something.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) {
      troubles.push(`foreign: ${request.url()}`)
    }
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  return troubles
}

async function look(page: Page, path: string): Promise<Omit<PageFacts, 'withoutScripts' | 'troubles'>> {
  const answer = await page.goto(path)
  // Polled by time, not by frames: a background window may get none.
  await eventually(async () => assert.equal(await page.evaluate(asleepWhenIdle), [], path))
  await layOutAll(page)
  // Text in another font has another width.
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const tooWide: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const needed = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth))
    if (needed > width) tooWide.push(`${width}: ${needed}`)
  }
  const facts = await page.evaluate(factsOfDocument)
  const texts = [...new Set(facts.texts.map(plain))].filter(Boolean)
  return { ...facts, texts, status: answer?.status() ?? 0, tooWide }
}

/** Islands that should be awake by now. */
const asleepWhenIdle = () =>
  [...document.querySelectorAll<HTMLElement>('[data-load=idle]:not([data-state])')].map(
    ({ dataset }) => dataset['island'],
  )

// Runs in the browser. No named function inside: the loader of the tests would wrap it in one of its own.
function factsOfDocument(): DocumentFacts {
  const text =
    'h1,h2,h3,h4,p,li,dt,dd,th,td,caption,summary,label,legend,button,a,span,small,b,del,time,figcaption,blockquote,text'
  const pointing = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list', 'form']
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? null,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href') ?? null,
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang,
        link.getAttribute('href') ?? '',
      ]),
    ),
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    references: [
      ...pointing.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean),
        ),
      ),
      ...[...document.querySelectorAll('use')].map((use) => (use.getAttribute('href') ?? '').slice(1)),
    ],
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    unnamedImages: [
      ...[...document.querySelectorAll('img:not([alt])')],
      ...[...document.querySelectorAll('svg')].filter(
        (svg) => !svg.closest('[aria-hidden=true]') && !(/^(img|meter)$/.test(svg.role ?? '') && svg.ariaLabel),
      ),
    ].map((image) => image.outerHTML.slice(0, 120)),
    texts: [...document.body.querySelectorAll(text)].map(({ textContent }) => textContent ?? ''),
  }
}

async function lookWithoutScripts(page: Page, path: string): Promise<WithoutScripts> {
  const answer = await page.goto(path)
  const seen = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > section, main h1, main h2, main h3')]
    return {
      hidden: parts
        .filter((part) => !part.closest('.version:not(:first-child), details:not([open]) > :not(summary)'))
        .filter((part) => {
          const isShown = part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          return !isShown || part.textContent?.trim() === ''
        })
        .map((part) => part.outerHTML.slice(0, 120)),
      sections: document.querySelectorAll('main > section').length,
      characters: document.querySelector('main')?.textContent?.length ?? 0,
    }
  })
  return { ...seen, status: answer?.status() ?? 0 }
}
