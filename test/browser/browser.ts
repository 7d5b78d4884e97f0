// The site as its visitors get it: one build, one server and one Chromium for all files of this folder.
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { site } from '../project.ts'
import { removeDist, rows, type ServerProcess, startServer } from '../server-process.ts'
import { launch } from './launch.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Long: a busy machine may stall for seconds, and only failures wait to the end. */
const ACTION_TIMEOUT_MS = 30_000
const POLL_MS = 20
const SCRIPTS_MS = 5000

const ARGUMENTS = [
  '--disable-background-networking',
  // A request to another host fails at once and is seen; nothing leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Pages of one window share a process: a process for every page costs more than most of them do.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
]

/** A lead as the database holds it. */
export interface LeadRow {
  readonly kind: string
  readonly source: string
  readonly language: string
  /** Why it looks like a robot's, words separated by spaces; tests fill forms faster than people do. */
  readonly suspicion: string
  /** The body of the request, as it was stored. */
  readonly payload: Readonly<Record<string, unknown>>
}

/** What a test gets: the site's address, and pages that are put away when it ends. */
export interface Visitor {
  /** "http://localhost:4711". */
  readonly origin: string
  /** public/ of the build. */
  readonly folder: string
  /** A window of its own: no other test's storage, cache or clock. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A page opened at a path, with empty storage. */
  open(path: string, opening?: Opening): Promise<Page>
  /** Leads of one sender, in the order in which they came. */
  leadsOf(email: string): Promise<LeadRow[]>
}

export interface Opening {
  /** false: the page has no scripts. */
  readonly scripts?: boolean
  readonly size?: { readonly width: number; readonly height: number }
  /** Called before the page is opened, to hold or answer its requests. */
  readonly before?: (page: Page) => Promise<unknown>
  /** In a window of its own, for what cannot be taken back: a clock, storage at the start. */
  readonly isAlone?: boolean
}

const SIZE = { width: 1280, height: 720 }

interface Running {
  readonly server: ServerProcess
  readonly browser: Browser
  /** Pages that wait for the next test, with and without scripts: a new window takes longer than everything else. */
  readonly idle: { readonly scripts: boolean; readonly page: Page }[]
}

let users = 0
let running: Promise<Running> | null = null

/** Starts what the tests share, once. The last suite to finish stops it. */
function start(): Promise<Running> {
  running ??= launch(ARGUMENTS).then(async (browser) => {
    try {
      const server = await serve()
      // A run that is cut short must leave nothing behind either.
      process.once('exit', () => {
        server.process.kill('SIGKILL')
        removeDist(server.folder)
      })
      return { server, browser, idle: [] }
    } catch (error) {
      await browser.close()
      throw error
    }
  })
  return running
}

async function stop(): Promise<void> {
  users -= 1
  // If it could not be started, every test has already failed.
  const started = users > 0 ? null : await running?.catch(() => null)
  await started?.browser.close()
  await started?.server.stop()
}

async function serve(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const run = await site(['build', '--root', root, '--out', folder, '--no-compress'])
  if (run.code !== 0) throw new Error(`site build ended with ${run.code}:\n${run.stderr}`)
  return startBuilt(folder)
}

/** Starts the server of a build that stands in a temporary folder, where it would find no packages. */
export async function startBuilt(folder: string): Promise<ServerProcess> {
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages)
  const server = await startServer(folder)
  if (server.port === 0) throw new Error(`The server did not start:\n${server.errors()}`)
  return server
}

/** A suite whose tests visit the site: `test('…', async ({ open }) => …)`. */
export function browserSuite(name: string) {
  const test = suite<Visitor>(name)
  let visit: Visit | null = null
  users += 1
  test.before.each(async (state) => {
    visit = new Visit(await start())
    Object.assign(state, visit.visitor)
  })
  test.after.each(async () => {
    const ended = visit
    visit = null
    await ended?.end()
  })
  test.after(stop)
  return test
}

/** The pages of one test. */
class Visit {
  readonly #running: Running
  readonly #contexts: BrowserContext[] = []
  readonly #shared: { scripts: boolean; page: Page }[] = []

  constructor(running: Running) {
    this.#running = running
  }

  get visitor(): Visitor {
    const { server } = this.#running
    return {
      origin: this.#origin,
      folder: join(server.folder, 'public'),
      context: (options) => this.#context(options),
      open: (path, opening) => this.#open(path, opening),
      leadsOf: async (email) => {
        const sql = `SELECT * FROM leads WHERE json_extract(payload, '$.email') = ? ORDER BY created_at`
        return (await rows(server, sql, email)).map(leadRow)
      },
    }
  }

  get #origin(): string {
    return `http://localhost:${this.#running.server.port}`
  }

  async #context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.#newContext(options)
    this.#contexts.push(context)
    return context
  }

  async #newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#running.browser.newContext({
      baseURL: this.#origin,
      viewport: SIZE,
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(ACTION_TIMEOUT_MS)
    return context
  }

  async #open(path: string, { scripts = true, size = SIZE, before, isAlone = false }: Opening = {}): Promise<Page> {
    const page = isAlone
      ? await (await this.#context({ javaScriptEnabled: scripts })).newPage()
      : await this.#sharedPage(scripts)
    await page.setViewportSize(size)
    await before?.(page)
    await page.goto(path)
    if (scripts) await scriptsCame(page)
    return page
  }

  async #sharedPage(scripts: boolean): Promise<Page> {
    const { idle } = this.#running
    const index = idle.findIndex((waiting) => waiting.scripts === scripts)
    const [waiting] = index < 0 ? [] : idle.splice(index, 1)
    const page = waiting?.page ?? (await (await this.#newContext({ javaScriptEnabled: scripts })).newPage())
    this.#shared.push({ scripts, page })
    return page
  }

  async end(): Promise<void> {
    await Promise.all(this.#contexts.map(putAway))
    for (const shared of this.#shared) {
      if (await isTidied(shared.page)) this.#running.idle.push(shared)
      else await putAway(shared.page.context())
    }
  }
}

/** Nothing runs there. Of the same site: on the way to "about:blank" and back a page changes its process twice. */
const AT_REST = '/robots.txt'
const EVENTS = ['request', 'response', 'requestfailed', 'console', 'pageerror'] as const

/**
 * Leaves nothing of a test in its page, not even a timer that would send the next test elsewhere.
 * @returns false if that does not work, such as on a page that hangs
 */
async function isTidied(page: Page): Promise<boolean> {
  try {
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto(new URL(AT_REST, page.url()).href)
    return true
  } catch {
    return false
  }
}

function leadRow(row: Record<string, unknown>): LeadRow {
  return {
    kind: String(row['kind']),
    source: String(row['source']),
    language: String(row['language']),
    suspicion: String(row['suspicion']),
    payload: JSON.parse(String(row['payload'])) as Record<string, unknown>,
  }
}

const CLOSE_MS = 30_000

/** Closes a page or a window. One that does not answer keeps nobody waiting for ever, which is said: it goes with its browser. */
export async function putAway(seen: Page | BrowserContext): Promise<void> {
  const late = new Promise<'late'>((resume) => setTimeout(resume, CLOSE_MS, 'late').unref())
  if ((await Promise.race([seen.close(), late])) === 'late')
    process.stderr.write(`A page or window did not close within ${CLOSE_MS} ms.\n`)
}

/** Repeats a check until it holds; when it never does, fails with what was wrong last. */
export async function eventually(check: () => unknown, deadlineMs = ACTION_TIMEOUT_MS): Promise<void> {
  const deadline = performance.now() + deadlineMs
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/** Something that happens when a test says so, such as the answer to a held request. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Text of an element as a reader compares it. */
export const textOf = async (element: Locator): Promise<string> => plain((await element.textContent()) ?? '')

/** Text as a reader compares it: spaces of every kind are one space, and break points are none. */
export function plain(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Scripts come after the first paint, or three seconds. A test that keeps them away goes on without them. */
export async function scriptsCame(page: Page): Promise<void> {
  const ready = page.locator('html[data-scripts=ready]')
  await ready.waitFor({ state: 'attached', timeout: SCRIPTS_MS }).catch((cause: Error) => {
    if (cause.name !== 'TimeoutError') throw cause
  })
}

/** Waits until a page is drawn to its end, so that checks see all of it as it is once it was read. */
export async function layOutAll(page: Page): Promise<void> {
  await page.locator('main > :not([data-drawn])').first().waitFor({ state: 'detached' })
}
