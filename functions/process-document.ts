import { json } from './lib/http.ts'
import { waysToReach } from './lib/texts.ts'
import type { Handler } from './lib/types.ts'

/** POST /api/processDocument: 501 { error: { code, message } }. */
export const processDocument: Handler = async (_request, { site }) =>
  json(501, {
    error: {
      code: 'not_available',
      message: `Die Analyse ist auf dieser Seite noch nicht verfügbar. Wir sehen uns Ihr Dokument gern an: ${waysToReach(site)}.`,
    },
  })
