import { visitorsFiles } from '../functions/files.ts'
import { NO_LANGUAGE_QUERY } from '../functions/limits.ts'
import { redirectsFile } from '../functions/redirects.ts'
import type { Target } from '../target.ts'

/** A host that has files and nothing else (docs/deploy/static.md). */
export const staticFiles: Target = {
  files: async (built) => [
    ...visitorsFiles(built, ''),
    { path: '_headers', copyOf: 'public/_headers' },
    { path: '_redirects', contents: redirectsFile(built.host) },
  ],
  limits: () => [
    {
      en: 'forms, bookings, the visitor log and documents do not work: nothing answers under /api/.',
      de: 'Formulare, Buchungen, Besuchszähler und Dokumente gehen nicht: Unter /api/ antwortet nichts.',
    },
    {
      en: 'headers and redirects are only there where the host reads _headers and _redirects; without them there is no content security policy.',
      de: 'Kopfzeilen und Weiterleitungen gibt es nur, wo der Host _headers und _redirects liest; sonst fehlt auch die Content Security Policy.',
    },
    NO_LANGUAGE_QUERY,
  ],
}
