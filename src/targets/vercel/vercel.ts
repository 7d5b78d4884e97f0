import { functionFiles, jsonFile, visitorsFiles } from '../functions/files.ts'
import { calendarLimits, documentLimit, NO_FILE_DATABASE, NO_LANGUAGE_QUERY } from '../functions/limits.ts'
import type { Target } from '../target.ts'
import { vercelConfig } from './config.ts'

const OUTPUT = '.vercel/output/'

const API = `import { vercelApi } from './vercel.mjs'
import host from './host.mjs'

const answer = vercelApi(host)

export const GET = answer
export const HEAD = answer
export const POST = answer
export const PUT = answer
export const PATCH = answer
export const DELETE = answer
`

const DELIVERY = `import { vercelDelivery } from './vercel-delivery.mjs'
import host from './host.mjs'

export const GET = vercelDelivery(host)
`

const RUNTIME = {
  ...{ runtime: 'nodejs22.x', handler: 'index.mjs', launcherType: 'Nodejs', shouldAddHelpers: false },
  supportsResponseStreaming: true,
}
/** Seconds. */
const API_LIMIT = 30
const DELIVERY_LIMIT = 60

/** A body of a function. @see https://vercel.com/docs/functions/limitations */
const MAX_MEGABYTES = 4.5

/**
 * Vercel (docs/deploy/vercel.md), as a finished build of version 3 of its Build Output API.
 *
 * @see https://vercel.com/docs/build-output-api/primitives
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export const vercel: Target = {
  files: async (built) => [
    jsonFile(`${OUTPUT}config.json`, vercelConfig(built.host)),
    ...visitorsFiles(built, `${OUTPUT}static/`),
    jsonFile(`${OUTPUT}functions/api.func/.vc-config.json`, { ...RUNTIME, maxDuration: API_LIMIT }),
    ...(await functionFiles(built, {
      ...{ name: 'vercel', isNode: true, folder: `${OUTPUT}functions/api.func/`, entry: 'index.mjs', code: API },
    })),
    jsonFile(`${OUTPUT}functions/deliver.func/.vc-config.json`, { ...RUNTIME, maxDuration: DELIVERY_LIMIT }),
    ...(await functionFiles(built, {
      ...{ name: 'vercel-delivery', isNode: true, folder: `${OUTPUT}functions/deliver.func/` },
      ...{ entry: 'index.mjs', code: DELIVERY },
    })),
  ],
  limits: (built) => [
    documentLimit(built, MAX_MEGABYTES),
    ...calendarLimits(built),
    NO_FILE_DATABASE,
    {
      en: 'the free plan calls a cron once a day only: leads would be delivered a day later. Every minute needs a paid plan, or another caller of /deliver.',
      de: 'Im kostenlosen Tarif läuft ein Cron nur einmal am Tag, Anfragen kämen einen Tag später. Jede Minute braucht einen bezahlten Tarif oder einen anderen Aufrufer von /deliver.',
    },
    NO_LANGUAGE_QUERY,
  ],
}
