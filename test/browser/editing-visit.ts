// What the tests of the editor share: a copy of the agency's site in `site dev --edit`, and its bar.
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { build } from '../../src/commands/build.ts'
import type { Dev, dev } from '../../src/commands/dev.ts'
import { hasErrors } from '../../src/diagnostics/diagnostic.ts'
import { AGENCY } from '../agency-site.ts'
import { Project, temporaryFolder } from '../project.ts'
import { notShown } from './random-author-page.ts'

const PARTS = ['site', 'schemas', 'common', 'templates', 'functions', 'package.json', 'package-lock.json']

export const OPTIONS = {
  port: 0,
  editor: 'vscode',
  language: 'en',
  environment: {},
  say: () => undefined,
  onDone: () => undefined,
  isEditable: true,
} as const

/** Long: a busy machine may stall for seconds, and only failures wait to the end. */
const PATIENCE_MS = 60_000

export const PANEL = '.panel[role=dialog]'

export function agencyCopy(): Project {
  const project = new Project(temporaryFolder())
  for (const part of PARTS) cpSync(join(AGENCY, part), project.path(part), { recursive: true })
  return project
}

type Settings = Parameters<typeof dev>[0]

export function settingsOf({ root }: Project, cache = join(temporaryFolder(), 'cache')): Settings {
  return { root, out: join(temporaryFolder(), 'dist'), cache, compress: false, workerFile: null }
}

let agencyCache: string | undefined

/** Of a copy of the agency's site. What the first copy has made of pictures and texts serves the others, as it serves an author. */
export function agencySettings(project: Project): Settings {
  agencyCache ??= join(temporaryFolder(), 'cache')
  return settingsOf(project, agencyCache)
}

/** Opens a page; resolves when it can be edited. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
}

/** Waits until the page has the words that the server would send; some edits load it again. @param edit for the message */
export async function untilShown(page: Page, edit: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (let missing: string | null = ''; missing !== null; ) {
    // A page that is being loaded cannot be asked.
    missing = await page.evaluate(notShown).catch(String)
    if (missing === null) break
    if (performance.now() > end) throw new Error(`${page.url()}, ${edit}: ${missing}`)
    await page.waitForTimeout(25)
  }
  await page.getByRole('button', { name: 'Publish' }).waitFor()
}

/** Asks `site dev` as the page would. */
export async function ask<Answer>(page: Page, name: string, body: object): Promise<Answer> {
  const token = (await page.locator('script[data-edit]').getAttribute('data-edit')) ?? ''
  const { origin } = new URL(page.url())
  const headers = { 'content-type': 'application/json', origin, 'x-site-edit': token }
  const response = await fetch(`${origin}/_dev/edit/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Answer
}

/** What is shown is byte for byte what a build of the files makes. */
export async function checkBuild(shown: ReturnType<Dev['output']>, settings: Settings): Promise<void> {
  const { diagnostics } = await build({ ...settings, strict: false, targets: [] }, () => undefined)
  assert.not.ok(hasErrors(diagnostics))
  const files = readdirSync(settings.out, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(settings.out, file)).isFile())
  const differing = files.filter((file) => !shown.get(file)?.bytes.equals(readFileSync(join(settings.out, file))))
  assert.ok(files.length > 0)
  assert.equal(differing, [])
}
