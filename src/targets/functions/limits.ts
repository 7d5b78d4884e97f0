import type { Words } from '../../diagnostics/words.ts'
import { largestDocument } from '../body-size.ts'
import type { BuiltSite } from '../target.ts'

/** Documents need more memory, time and disk than a function has. @param maxMegabytes largest body that the host takes */
export function documentLimit({ host }: Pick<BuiltSite, 'host'>, maxMegabytes: number | null): Words {
  const promised = largestDocument(host)
  const [en, de] =
    maxMegabytes === null
      ? ['', '']
      : [
          ` This host takes ${maxMegabytes} MB at most, and the site promises ${promised} MB.`,
          ` Dieser Host nimmt höchstens ${String(maxMegabytes).replace('.', ',')} MB an, die Seite verspricht ${promised} MB.`,
        ]
  return {
    en: `documents are not read and invoices not made (/api/processDocument, /api/makeInvoice answer 404).${en} Use the target server for them.`,
    de: `Dokumente werden nicht gelesen und Rechnungen nicht erzeugt (/api/processDocument und /api/makeInvoice antworten 404).${de} Dafür das Ziel server nehmen.`,
  }
}

/** [] for a site that names no calendars. */
export function calendarLimits({ host }: Pick<BuiltSite, 'host'>): Words[] {
  const { calendars = [] } = (host['appointments'] ?? {}) as { readonly calendars?: readonly unknown[] }
  if (calendars.length === 0) return []
  return [
    {
      en: 'calendars are not read, and the site names some: no times are offered, visitors are called back. Use the target server for appointments.',
      de: 'Kalender werden nicht gelesen, und die Website nennt welche: Es werden keine Zeiten angeboten, Besucher werden zurückgerufen. Für Termine das Ziel server nehmen.',
    },
  ]
}

export const NO_FILE_DATABASE: Words = {
  en: 'there is no disk that lasts: LEADS_DATABASE_URL has to name a libSQL server or PostgreSQL; a file: address is refused.',
  de: 'Es gibt keine dauerhafte Platte: LEADS_DATABASE_URL muss einen libSQL-Server oder PostgreSQL nennen, eine file:-Adresse wird abgelehnt.',
}

export const ONLY_LIBSQL: Words = {
  en: 'there is no disk that lasts, and PostgreSQL is not opened: LEADS_DATABASE_URL has to name a libSQL server; file: and postgres: addresses are refused.',
  de: 'Es gibt keine dauerhafte Platte, und PostgreSQL wird nicht geöffnet: LEADS_DATABASE_URL muss einen libSQL-Server nennen, file:- und postgres:-Adressen werden abgelehnt.',
}

export const NO_MAIL: Words = {
  en: 'mails cannot be sent: leads go to the webhook (LEADS_WEBHOOK_URL); with SMTP_URL nothing is delivered.',
  de: 'Mails können nicht gesendet werden: Anfragen gehen an den Webhook (LEADS_WEBHOOK_URL); mit SMTP_URL wird nichts zugestellt.',
}

export const NO_LANGUAGE_QUERY: Words = {
  en: 'an address with "?lang=en" shows the page in its own language.',
  de: 'Eine Adresse mit „?lang=en“ zeigt die Seite in ihrer eigenen Sprache.',
}
