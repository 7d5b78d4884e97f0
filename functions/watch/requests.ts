import type { Server } from 'node:http'
import { type addressResolver, decodePath, isForFunctions, pathOf } from '../../common/addresses.ts'

/**
 * Where an address leads. `route`: one of the few words that requests are counted by, a function by its path;
 * `path`: the address, if the site has it. What strangers make up is in neither.
 */
export interface Place {
  readonly route: string
  readonly path: string | null
}

/** A request that has been answered, or whose client has gone. */
export interface SeenRequest extends Place {
  readonly method: string
  /** Of the answer; LEFT when the client went away before it had all of it. */
  readonly status: number
  readonly milliseconds: number
  /** Length of the answer's body. */
  readonly bytes: number
}

/** As nginx counts it. */
export const LEFT = 499

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']
const NOWHERE: Place = { route: 'missing', path: null }

/**
 * A function that finds the place of a request's address. The resolver's kinds are the routes of everything that is no
 * function: page, file, redirect, missing.
 *
 * @param functions the paths of all functions
 */
export function placesOf(
  resolve: ReturnType<typeof addressResolver>,
  functions: readonly string[],
): (url: string) => Place {
  const known = new Set([...functions, '/healthz', '/readyz'])
  return (url) => {
    const encoded = pathOf(url)
    if (encoded === null) return NOWHERE
    if (known.has(encoded)) return { route: encoded, path: encoded }
    const path = isForFunctions(encoded) ? null : decodePath(encoded)
    if (path === null) return NOWHERE
    const { kind } = resolve(path)
    return { route: kind, path: kind === 'missing' ? null : path }
  }
}

export interface RequestEyes {
  begun(): void
  ended(request: SeenRequest): void
}

/** Tells of each request of a server when it has come, and when it is over. */
export function watchRequests(server: Server, placeOf: (url: string) => Place, { begun, ended }: RequestEyes): void {
  // Before all other listeners: answering may take some time, and changes the address.
  server.prependListener('request', ({ method = '', url = '' }, response) => {
    const since = performance.now()
    const place = placeOf(url)
    begun()
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : LEFT
      const hasBody = method !== 'HEAD' && status !== LEFT
      ended({
        ...place,
        method: METHODS.includes(method) ? method : 'other',
        status,
        milliseconds: performance.now() - since,
        bytes: hasBody ? Number(response.getHeader('content-length') ?? 0) : 0,
      })
    })
  })
}
