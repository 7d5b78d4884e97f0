// Counts a visit once per browser session. "pending" is enough for the next page: the request outlives the page
// that sent it.
import { read, remove, write } from './browser/storage.ts'
import { warn } from './browser/warn.ts'
import { noteArrival } from './visit/arrival.ts'

const STORAGE_KEY = 'visit-logged'

export function enhance(): void {
  // A page that the browser prerenders is no visit before somebody sees it.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', () => log(), { once: true })
  } else log()
}

function log(): void {
  noteArrival()
  // Where nothing can be remembered nothing is counted, otherwise every page would be a visit.
  if (read('session', STORAGE_KEY) !== null || !write('session', STORAGE_KEY, 'pending')) return
  send().then(
    () => write('session', STORAGE_KEY, 'sent'),
    (cause: unknown) => {
      // The visitor went on; the request goes on too.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      remove('session', STORAGE_KEY)
      warn('The visit was not counted; the next page tries again.', cause)
    },
  )
}

async function send(): Promise<void> {
  const response = await fetch('/api/log-visitor', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname + location.search }),
    keepalive: true,
    priority: 'low',
  })
  // Nothing in it matters, but an answer that nobody reads keeps the connection open.
  await response.text()
  if (!response.ok) throw new Error(`/api/log-visitor answered ${response.status}`)
}
