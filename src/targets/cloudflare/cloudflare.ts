import type { Words } from '../../diagnostics/words.ts'
import { functionFiles, hostName, jsonFile, visitorsFiles } from '../functions/files.ts'
import { calendarLimits, documentLimit, NO_LANGUAGE_QUERY, NO_MAIL, ONLY_LIBSQL } from '../functions/limits.ts'
import type { BuiltSite, Target } from '../target.ts'

/** Delivery is loaded when it is due: visitors do not wait for it. */
const WORKER = `import { cloudflareApi } from './cloudflare.mjs'
import host from './host.mjs'

let deliver = null

export default {
  fetch: cloudflareApi(host),
  async scheduled(_event, environment) {
    deliver ??= (await import('./cloudflare-delivery.mjs')).cloudflareDelivery(host)
    await deliver(environment)
  },
}
`

/** From this day on workerd has all of Node's modules that the functions use. */
export const COMPATIBILITY = { compatibility_date: '2025-09-15', compatibility_flags: ['nodejs_compat'] }

/** Rules of a _headers file. @see https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_HEADER_RULES = 100

/**
 * Cloudflare Workers with static assets (docs/deploy/cloudflare.md).
 *
 * @see https://developers.cloudflare.com/workers/wrangler/configuration/
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export const cloudflare: Target = {
  files: async (built) => [
    jsonFile('wrangler.json', settings(built)),
    ...visitorsFiles(built, 'public/'),
    { path: 'public/_headers', copyOf: 'public/_headers' },
    { path: 'public/_redirects', copyOf: 'public/_redirects' },
    ...(await functionFiles(built, {
      ...{ name: 'cloudflare', isNode: false, folder: 'worker/', entry: 'index.mjs', code: WORKER },
      others: ['cloudflare-delivery'],
    })),
  ],
  limits: (built) => [
    documentLimit(built, null),
    ...calendarLimits(built),
    NO_MAIL,
    ONLY_LIBSQL,
    NO_LANGUAGE_QUERY,
    ...manyHeaders(built),
  ],
}

function settings(built: BuiltSite) {
  return {
    name: hostName(built),
    main: 'worker/index.mjs',
    ...COMPATIBILITY,
    no_bundle: true,
    rules: [{ type: 'ESModule', globs: ['**/*.mjs'] }],
    assets: {
      directory: 'public',
      html_handling: 'auto-trailing-slash',
      // The nearest 404.html above the address: that of its language.
      not_found_handling: '404-page',
      run_worker_first: ['/api/*'],
    },
    triggers: { crons: ['* * * * *'] },
    observability: { enabled: true },
  }
}

function manyHeaders({ host }: Pick<BuiltSite, 'host'>): Words[] {
  const { length } = host.headers
  if (length <= MAX_HEADER_RULES) return []
  return [
    {
      en: `_headers has ${length} rules, and ${MAX_HEADER_RULES} are read: some pages get the common policy only, and their scripts may not run.`,
      de: `_headers hat ${length} Regeln, gelesen werden ${MAX_HEADER_RULES}: einige Seiten bekommen nur die allgemeine Richtlinie, und ihre Skripte laufen vielleicht nicht.`,
    },
  ]
}
