import {
  type Environment,
  readValues,
  type SettingsTable,
  type SettingValues,
  schemeOf,
  switchedOff,
} from '../lib/setting.ts'
import { leadsInside } from './private-address.ts'
import type { SinkSettings } from './sink.ts'

/** The settings of the owner's webhook. */
export const WEBHOOK_SETTINGS = {
  url: {
    name: 'LEADS_WEBHOOK_URL',
    meaning: 'where leads are posted to',
    takes: 'an address such as https://hooks.example.com/leads',
    fallback: null,
    shownFallback: 'nowhere',
    // Addresses of webhooks often contain credentials.
    isSecret: true,
    parse: (text: string) => (/^https?:$/.test(schemeOf(text)) ? text : null),
  },
  /** null: the deliveries are not signed. */
  secret: {
    name: 'LEADS_WEBHOOK_SECRET',
    meaning: 'signs what is posted: `whsec_…` (Standard Webhooks, https://www.standardwebhooks.com)',
    takes: '"whsec_" and at least 24 random bytes in base64, such as the receiver shows',
    fallback: null,
    shownFallback: 'unsigned',
    isSecret: true,
    parse: parseSecret,
  },
  allowsPrivate: {
    name: 'LEADS_WEBHOOK_ALLOW_PRIVATE',
    meaning: '`on`: that address may be `http:` or in a private network',
    ...switchedOff,
  },
} satisfies SettingsTable

export type WebhookSettings = SettingValues<typeof WEBHOOK_SETTINGS> & { readonly url: string }

/** Reads them; null: leads are not posted anywhere. */
export function readWebhook(environment: Environment): SinkSettings<WebhookSettings> {
  const { values, problems } = readValues(WEBHOOK_SETTINGS, environment)
  const { url, secret, allowsPrivate } = values
  if (url && !allowsPrivate) problems.push(...dangersOf(new URL(url)))
  if (secret && !url)
    problems.push('LEADS_WEBHOOK_SECRET is set, but LEADS_WEBHOOK_URL is not: there is nothing to sign.')
  return { value: url ? { url, secret, allowsPrivate } : null, problems }
}

/** Risks to a lead that the owner has to accept explicitly. */
function dangersOf(url: URL): string[] {
  const unless = 'To allow it all the same: LEADS_WEBHOOK_ALLOW_PRIVATE=on.'
  if (url.protocol === 'http:')
    return [`LEADS_WEBHOOK_URL begins with http://: leads would travel unencrypted. ${unless}`]
  return leadsInside(url) ? [`LEADS_WEBHOOK_URL leads into a private network. ${unless}`] : []
}

/** Standard Webhooks: 24 to 64 bytes, with a prefix. */
function parseSecret(text: string): string | null {
  const base64 = text.replace(/^whsec_/, '')
  const bytes = Buffer.from(base64, 'base64')
  // Buffer also accepts invalid base64.
  const isRight = text.startsWith('whsec_') && bytes.toString('base64') === base64
  return isRight && bytes.length >= 24 && bytes.length <= 64 ? text : null
}
