import type { HostTable } from '../../html/host-files.ts'

/** One entry of the routes of a build; without a `handle` it is tried in order. */
export interface VercelRoute {
  readonly src?: string
  readonly dest?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly continue?: boolean
  readonly handle?: 'filesystem' | 'error'
}

/**
 * The config.json of a build.
 *
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export function vercelConfig(host: HostTable) {
  const { redirects, headers, pages, errorPages } = host
  const routes: VercelRoute[] = [
    ...headers.map(({ path, values }) => ({ src: pattern(path), headers: values, continue: true })),
    ...redirects.map(({ from, to, status }) => ({ src: pattern(from), status, headers: { Location: encodeURI(to) } })),
    { src: '^/api(?:/.*)?$', dest: '/api' },
    ...Object.entries(pages).map(([route, file]) => ({ src: pattern(route), dest: `/${file}` })),
    { handle: 'filesystem' },
    { handle: 'error' },
    ...missing(errorPages),
  ]
  return { version: 3, routes, crons: [{ path: '/deliver', schedule: '* * * * *' }] }
}

/** Those of other languages come first: the default one answers everywhere else. */
function missing(errorPages: HostTable['errorPages']): VercelRoute[] {
  const [fallback, ...others] = Object.entries(errorPages)
  return [
    ...others.map(([language, dest]) => ({ src: `^/${language}/.*$`, status: 404, dest })),
    ...(fallback ? [{ src: '^/.*$', status: 404, dest: fallback[1] }] : []),
  ]
}

/** The whole path, or one that begins like it where it ends with "*"; as a regular expression. */
function pattern(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return path.endsWith('*') ? `^${escaped}.*$` : `^${escaped}$`
}
