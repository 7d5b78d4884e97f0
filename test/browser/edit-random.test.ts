// An author who changes the agency's site at random in a browser: in each file only what was meant changes, and what is shown is what
// a build would make.
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../src/commands/build.ts'
import { type Dev, dev } from '../../src/commands/dev.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import { hasErrors } from '../../src/diagnostics/diagnostic.ts'
import { intended } from '../../src/edit/intended.ts'
import { commentsOf } from '../../src/edit/yaml/tree.ts'
import { AGENCY } from '../agency-site.ts'
import { contentsOf, Project, temporaryFolder } from '../project.ts'
import { randomNumbers } from '../random-editor.ts'
import { type Done, RandomAuthor } from './random-author.ts'

const test = suite('random changes in a browser')

/** EDITS=2000 is the long form. */
const EDITS = Number(process.env['EDITS'] ?? 7)
const SEED = Number(process.env['SEED'] ?? 23)
/** One page after the other, several changes on each. */
const EDITS_ON_A_PAGE = 5
/** A build of the whole site takes seconds. */
const EDITS_BETWEEN_BUILDS = 50
const PATIENCE_MS = 60_000
const PARTS = ['site', 'schemas', 'common', 'templates', 'functions', 'package.json', 'package-lock.json']

test('changes only what was meant, keeps all comments, and shows what a build would make', async () => {
  const project = new Project(temporaryFolder())
  for (const part of PARTS) cpSync(join(AGENCY, part), project.path(part), { recursive: true })
  const settings = {
    root: project.root,
    out: join(temporaryFolder(), 'dist'),
    cache: join(temporaryFolder(), 'cache'),
    compress: false,
    workerFile: null,
  }
  const original = contentsOf(project.path('site'))
  const running = await dev(settings, { ...quiet, onDone: () => undefined })
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const random = randomNumbers(SEED)
  const routes = routesOf(running)
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const author = new RandomAuthor(page, random)
    for (let edit = 0; edit < EDITS; edit++) {
      if (edit % EDITS_ON_A_PAGE === 0) await open(page, running, routes[Math.floor(random() * routes.length)] ?? '/')
      await editOnce({ page, author, running, project, count })
      if ((edit + 1) % EDITS_BETWEEN_BUILDS === 0 || edit + 1 === EDITS) await checkBuild(running, settings)
    }
    process.stdout.write(`    ${[...counts].map(([what, times]) => `${what} ${times}`).join(', ')}\n`)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Take everything back' }).click()
    await page.getByText('Nothing was changed.').waitFor()
    assert.equal(contentsOf(project.path('site')), original)
  } finally {
    await browser.close()
    await running.stop()
  }
})

interface EditDeps {
  readonly page: Page
  readonly author: RandomAuthor
  readonly running: Dev
  readonly project: Project
  count(what: string): void
}

/** One change, taken back when the site has a mistake with it. */
async function editOnce({ page, author, running, project, count }: EditDeps): Promise<void> {
  const before = textsIn(project)
  const done = await author.edit()
  await settled(running)
  const after = textsIn(project)
  if (!done) assert.equal(after, before, 'nothing was asked for')
  else if (done.saved) checkFiles(before, after, done)
  else {
    assert.ok(done.reason.length > 10, `${JSON.stringify(done)} says no reason`)
    assert.equal(after, before)
  }
  count(done ? `${done.kind}${done.saved ? '' : ' refused'}` : 'nothing there')
  if (hasErrors(running.diagnostics())) {
    await undo(page, running)
    assert.equal(textsIn(project), before, `${JSON.stringify(done)} taken back`)
    count('taken back')
  }
}

const quiet = {
  port: 0,
  editor: 'vscode',
  language: 'en',
  environment: {},
  say: () => undefined,
  isEditable: true,
} as const

/** Pages of the output, as their visitors type them. */
function routesOf(running: Dev): string[] {
  return [...running.output().keys()]
    .filter((path) => path.startsWith('public/') && path.endsWith('.html') && !path.endsWith('404.html'))
    .map((path) => path.slice('public'.length).replace(/(?:\/index)?\.html$/, '') || '/')
    .sort()
}

async function open(page: Page, { address }: Dev, route: string): Promise<void> {
  await page.goto(address + route)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
}

async function settled(running: Dev): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  // What a click begins reaches the server a little later.
  do await new Promise((resume) => setTimeout(resume, 60))
  while (!running.isSettled() && performance.now() < end)
}

async function undo(page: Page, running: Dev): Promise<void> {
  const problems = page.getByRole('alertdialog')
  // The mistakes stand over the page until they are closed.
  await problems.waitFor({ timeout: PATIENCE_MS })
  await page.keyboard.press('Escape')
  await problems.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Undo: / })
    .waitFor()
  await settled(running)
}

function textsIn(project: Project): Record<string, string> {
  const files = readdirSync(project.path('site'), { recursive: true }).map(String)
  const texts = files.filter((file) => /\.(?:yaml|mdx)$/.test(file)).sort()
  return Object.fromEntries(texts.map((file) => [`site/${file}`, project.read(`site/${file}`)]))
}

/** One file differs, in one range; its data differs in what was asked for, and no comment is gone. */
function checkFiles(before: Record<string, string>, after: Record<string, string>, done: Done): void {
  const { file, change, kind } = done
  const about = JSON.stringify(done)
  const others = Object.keys(after).filter((name) => name !== file && after[name] !== before[name])
  assert.equal(others, [], about)
  const [old = '', now = ''] = [before[file], after[file]]
  if (file.endsWith('.mdx')) {
    assert.ok(now !== old, about)
    return
  }
  const [was, is] = [old, now].map((text) => parseYaml(text, file).value)
  if (change && change.kind !== 'words') assert.equal(is, intended(was, change), about)
  if (kind === 'remove') {
    assert.ok(isSubsequence(now.split('\n'), old.split('\n')), about)
    return
  }
  const left = commentsOf(now)
  for (const comment of commentsOf(old)) assert.ok(left.includes(comment), `${about}: ${comment}`)
  if (kind === 'move') assert.equal(now.split('\n').sort(), old.split('\n').sort(), about)
  if (kind === 'insert') assert.ok(isSubsequence(old.split('\n'), now.split('\n')), about)
}

/** Whether the lines stand in others in their order. */
function isSubsequence(lines: readonly string[], others: readonly string[]): boolean {
  let at = 0
  for (const line of others) if (line === lines[at]) at += 1
  return at === lines.length
}

async function checkBuild(running: Dev, settings: Parameters<typeof dev>[0]): Promise<void> {
  const { diagnostics } = await build({ ...settings, strict: false, targets: [] }, () => undefined)
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  )
  const files = readdirSync(settings.out, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(settings.out, file)).isFile())
  const output = running.output()
  const differing = files.filter((file) => !output.get(file)?.bytes.equals(readFileSync(join(settings.out, file))))
  assert.equal(differing, [])
}

test.run()
