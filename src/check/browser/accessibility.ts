// axe-core on every page, as phones and desktops show it in light and dark.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { error } from '../../diagnostics/diagnostic.ts'
import type { BuiltPage, BuiltSite } from '../built-site.ts'
import type { Finding } from '../finding.ts'
import { answerFrom, ORIGIN } from './chromium.ts'

/** How a page is shown. */
interface View {
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly options: RunOptions
}

const VIOLATIONS: RunOptions = { resultTypes: ['violations'] }
/** Only colours differ in the dark. */
const COLOURS: RunOptions = {
  ...VIOLATIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

const VIEWS: readonly View[] = [
  { width: 390, scheme: 'light', options: VIOLATIONS },
  { width: 390, scheme: 'dark', options: COLOURS },
  { width: 1440, scheme: 'dark', options: COLOURS },
  { width: 1440, scheme: 'light', options: VIOLATIONS },
]
const HEIGHT = 900
/** Scripts come after the first paint; a page whose scripts fail is checked without them. */
const SCRIPTS_MS = 3000

interface AccessibilityOptions {
  readonly site: BuiltSite
  readonly pages: readonly BuiltPage[]
  /** Called when a page is done. */
  readonly onPage: () => void
}

/**
 * What axe-core finds on the pages, best practices included; an element that is wrong in several views is reported
 * once.
 *
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
 */
export async function accessibility(
  browser: Browser,
  { site, pages, onPage }: AccessibilityOptions,
): Promise<Finding[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await answerFrom(site, context)
  const window = await context.newPage()
  const findings: Finding[] = []
  for (const page of pages) {
    const found = await violationsOn(window, page)
    const html = site.read(page.file)
    findings.push(...found.map(({ violation, views }) => finding(page, { violation, views, html })))
    onPage()
  }
  await context.close()
  return findings
}

/** A rule that an element breaks, and the views in which it does. */
interface SeenViolation {
  readonly violation: Violation
  readonly views: string[]
}

async function violationsOn(window: Page, page: BuiltPage): Promise<SeenViolation[]> {
  const found = new Map<string, SeenViolation>()
  for (const [index, { width, scheme, options }] of VIEWS.entries()) {
    await window.setViewportSize({ width, height: HEIGHT })
    await window.emulateMedia({ colorScheme: scheme })
    if (index === 0) await open(window, page)
    for (const violation of await violations(window, options)) {
      const key = `${violation.rule} ${violation.target}`
      const known = found.get(key) ?? { violation, views: [] }
      found.set(key, known)
      known.views.push(`${width} px ${scheme}`)
    }
  }
  return [...found.values()]
}

async function open(window: Page, { route }: BuiltPage): Promise<void> {
  await window.goto(`${ORIGIN}${route}`)
  if ((await window.locator('template#when-seen').count()) > 0) {
    const ready = window.locator('html[data-scripts=ready]')
    await ready.waitFor({ state: 'attached', timeout: SCRIPTS_MS }).catch((cause: Error) => {
      if (cause.name !== 'TimeoutError') throw cause
    })
  }
  // Not as a script element: a page's content security policy would refuse it.
  await window.evaluate(axeSource())
  await window.addStyleTag({ content: '*{content-visibility:visible!important}' })
}

/** A rule that an element breaks. */
interface Violation {
  readonly rule: string
  readonly help: string
  readonly url: string
  readonly target: string
  readonly html: string
}

async function violations(window: Page, options: RunOptions): Promise<Violation[]> {
  const found = await window.evaluate(async (runOptions) => {
    const { axe } = globalThis as typeof globalThis & { axe: typeof import('axe-core') }
    return (await axe.run(runOptions)) as AxeResults
  }, options)
  return found.violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, html }) => ({ rule: id, help, url: helpUrl, target: target.join(' '), html })),
  )
}

function finding(
  { route, file }: BuiltPage,
  { violation, views, html }: SeenViolation & { readonly html: string },
): Finding {
  const { rule, help, url, target } = violation
  const german = germanHelp().get(rule) ?? help
  const diagnostic = error(
    'check/accessibility',
    { en: `${help} [${rule}]: ${target}`, de: `${german} [${rule}]: ${target}` },
    null,
    { en: `${url} (seen at ${views.join(', ')})`, de: `${url} (gesehen bei ${views.join(', ')})` },
  )
  return { diagnostic, page: route, spot: { file, offset: 0, text: asBuilt(violation.html, html) }, written: null }
}

/** As much of an element as the built page contains; scripts may have changed the rest. */
function asBuilt(element: string, page: string): string {
  const [tag = ''] = /^<[^>]*>/.exec(element) ?? []
  const [start = ''] = /^<[^>]*>[^<]*/.exec(element) ?? []
  return [element, start, tag].find((part) => page.includes(part)) ?? ''
}

const packages = createRequire(import.meta.url)

function axeSource(): string {
  return readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8')
}

let german: ReadonlyMap<string, string> | undefined

/** What each rule asks for, in German. */
function germanHelp(): ReadonlyMap<string, string> {
  german ??= readGerman()
  return german
}

function readGerman(): ReadonlyMap<string, string> {
  const text = readFileSync(packages.resolve('axe-core/locales/de.json'), 'utf8')
  const { rules } = JSON.parse(text) as { rules: Readonly<Record<string, { help: string }>> }
  return new Map(Object.entries(rules).map(([rule, { help }]) => [rule, help]))
}
