import { functionFiles, visitorsFiles } from '../functions/files.ts'
import { calendarLimits, documentLimit, NO_FILE_DATABASE, NO_LANGUAGE_QUERY } from '../functions/limits.ts'
import { redirectsFile } from '../functions/redirects.ts'
import type { Target } from '../target.ts'

const SETTINGS = `[build]
  publish = "publish"

[functions]
  directory = "functions"
`

const API = `import { netlifyApi } from './netlify.mjs'
import host from './host.mjs'

export default netlifyApi(host)

export const config = { path: '/api/*' }
`

const DELIVERY = `import { netlifyDelivery } from './netlify-delivery.mjs'
import host from './host.mjs'

export default netlifyDelivery(host)

export const config = { schedule: '* * * * *' }
`

/** A synchronous function gets 6 MB; of a binary body, 4.5. */
const MAX_MEGABYTES = 4.5

/**
 * Netlify (docs/deploy/netlify.md): files with _headers and _redirects, two functions, and their settings.
 *
 * @see https://docs.netlify.com/build/configure-builds/file-based-configuration/
 * @see https://docs.netlify.com/build/functions/get-started/ for where functions lie
 * @see https://docs.netlify.com/build/functions/overview/ for what they may take
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const netlify: Target = {
  files: async (built) => [
    { path: 'netlify.toml', contents: SETTINGS },
    ...visitorsFiles(built, 'publish/'),
    { path: 'publish/_headers', copyOf: 'public/_headers' },
    { path: 'publish/_redirects', contents: redirectsFile(built.host) },
    ...(await functionFiles(built, {
      ...{ name: 'netlify', isNode: true, folder: 'functions/api/', entry: 'api.mjs', code: API },
    })),
    ...(await functionFiles(built, {
      ...{ name: 'netlify-delivery', isNode: true, folder: 'functions/deliver/', entry: 'deliver.mjs', code: DELIVERY },
    })),
  ],
  limits: (built) => [
    documentLimit(built, MAX_MEGABYTES),
    ...calendarLimits(built),
    NO_FILE_DATABASE,
    NO_LANGUAGE_QUERY,
  ],
}
