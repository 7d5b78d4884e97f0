import { createLines } from '../lib/log.ts'
import type { SeenRequest } from './requests.ts'

export interface AccessLog {
  write(request: SeenRequest): void
  /** Writes what is left. */
  end(): void
}

/**
 * One line of JSON per request on stdout, in this order of fields. It says nothing of who asked: no address, no query, no
 * browser, no page before; and of what was asked only what the site has.
 */
export function openAccessLog(): AccessLog {
  const lines = createLines()
  return {
    write({ method, route, path, status, bytes, milliseconds }) {
      lines.write({
        method,
        route,
        ...(path !== null && { path }),
        status,
        bytes,
        ms: Math.round(milliseconds * 10) / 10,
      })
    },
    end: () => lines.flush(),
  }
}
