// Runs in the pages that `site dev` serves: hears of changes, and brings the page up to date where it stands.
import { withStylesAsData } from './inline-styles.ts'
import { hideProblems, showProblems } from './overlay.ts'
import { NotPatchable, patchDocument } from './patch.ts'
import { EVENTS_PATH, MARK, type State, TAKEN_PATH, UPDATING_EVENT, type Waiting } from './protocol.ts'
import { keepAndReload, restore } from './restore.ts'

interface Facts {
  readonly page: string
  readonly code: string
  readonly connect: string
}

function factsOf(page: Document): Facts {
  const { page: hash = '', code = '', connect = '' } = page.querySelector<HTMLElement>(`script[${MARK}]`)?.dataset ?? {}
  return { page: hash, code, connect }
}

/** The server is gone for a moment, and reports when it is back. */
class Unreachable extends Error {}

/** Far longer than a page takes: what a browser has lost, such as while the machine slept, is asked for again. */
const LONGEST_FETCH_MS = 10_000

function fetchPage(): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_FETCH_MS)
  return fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' }, signal })
    .then((response) => response.text())
    .catch((cause: unknown) => {
      throw cause instanceof TypeError ? new Unreachable(cause.message) : cause
    })
}

/** The page as it was sent, before scripts changed it; everything is compared with that. */
let base: Document | null = null
const loaded = factsOf(document)
const path = encodeURIComponent(decodeURI(location.pathname))
let wanted = loaded.page
/** The page that is wanted, where it came along; taken once. */
let sent: string | null = null

/** What cannot be done to a page that stands: code that runs stays, and a policy is that of the address. */
function needsReload(next: Facts): boolean {
  return next.code !== loaded.code || next.connect !== loaded.connect
}

/** Whether the page is what it should be. */
function isCurrent(): boolean {
  return base !== null && factsOf(base).page === wanted
}

/** Resolves when nothing in the page has the update wait any more. */
async function ready(isReload: boolean): Promise<void> {
  const waits: Promise<unknown>[] = []
  const detail: Waiting = { isReload, waitFor: (promise) => waits.push(promise) }
  document.dispatchEvent(new CustomEvent(UPDATING_EVENT, { detail }))
  if (waits.length > 0) await Promise.all(waits)
}

async function reload(): Promise<void> {
  await ready(true)
  keepAndReload()
}

async function update(): Promise<void> {
  const came = sent
  sent = null
  const next = new DOMParser().parseFromString(withStylesAsData(came ?? (await fetchPage())), 'text/html')
  await ready(false)
  const facts = factsOf(next)
  if (!base && facts.page !== loaded.page) return reload()
  if (!base) base = next
  if (facts.page === factsOf(base).page) return
  if (needsReload(facts)) return reload()
  try {
    await patchDocument(base, next, document)
    base = next
    void fetch(`${TAKEN_PATH}?path=${path}`, { method: 'POST' })
    document.dispatchEvent(new CustomEvent('site-dev:updated'))
  } catch (cause) {
    if (!(cause instanceof NotPatchable)) throw cause
    await reload()
  }
}

let isUpdating = false

/** One update after the other; those that come meanwhile are one. Gives up where a page stays another one than it is said to be. */
async function bringUpToDate(): Promise<void> {
  if (isUpdating) return
  isUpdating = true
  try {
    for (let tries = 0; !isCurrent() && tries < 3; tries++) {
      const before = wanted
      await update()
      if (wanted !== before) tries = -1
    }
  } finally {
    isUpdating = false
  }
}

function receive({ page, html, ...found }: State): void {
  wanted = page
  sent = html
  if (found.problems.length > 0) showProblems(found)
  else hideProblems()
  bringUpToDate().catch(retry)
}

/** What else goes wrong is for the browser's console. */
function retry(cause: unknown): void {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') bringUpToDate().catch(retry)
  else if (!(cause instanceof Unreachable)) reportError(cause)
}

restore()
const events = new EventSource(`${EVENTS_PATH}?path=${path}`)
events.addEventListener('message', ({ data }: MessageEvent<string>) => receive(JSON.parse(data)))
// A page that is left must not hold one of the few connections of a browser to one host.
addEventListener('pagehide', () => events.close())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
