// The settings of functions on a host of somebody else. Names and meanings are those of our own server.
import { type Environment, readValues, type Setting, type SettingsTable, unknownNames } from '../lib/setting.ts'
import type { SinkName } from '../lib/types.ts'
import { isDatabaseAddress } from '../outbox/address.ts'
import { MAIL_SETTINGS, type MailSettings, readMail } from '../sinks/mail-settings.ts'
import { readWebhook, WEBHOOK_SETTINGS, type WebhookSettings } from '../sinks/webhook-settings.ts'

const DATABASE: Setting<string | null> = {
  name: 'LEADS_DATABASE_URL',
  meaning: 'where leads are stored: a libSQL server (`libsql://…?authToken=…`)',
  takes: 'the address of a libSQL server, such as libsql://leads.example.com; a file does not last on this host',
  fallback: null,
  shownFallback: '',
  isSecret: true,
  // Functions have no use for a connection that stays open.
  parse: (text) => (isDatabaseAddress(text) && !/^(file|wss?):/.test(text) ? text : null),
}

const TABLE = { databaseUrl: DATABASE } satisfies SettingsTable

const NAMES = [TABLE, WEBHOOK_SETTINGS, MAIL_SETTINGS].flatMap((table: SettingsTable) => Object.values(table))

/** What taking a lead needs: where it is stored, and the names of those who get it. */
export interface StoreSettings {
  readonly databaseUrl: string
  readonly sinks: readonly SinkName[]
}

/** What bringing it there needs, too. */
export interface DeliverySettings extends StoreSettings {
  readonly webhook: WebhookSettings | null
  readonly mail: MailSettings | null
}

/** Thrown when settings are missing or wrong; the message says which, and contains no secret. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join(' '))
    this.name = 'SettingsError'
  }
}

/**
 * The settings of the functions that take leads. What is wrong with a receiver is said where leads are delivered: until it
 * is right they wait.
 *
 * @throws SettingsError when there is no place for leads
 */
export function storeSettings(environment: Environment): StoreSettings {
  const { values, problems } = readValues(TABLE, environment)
  if (values.databaseUrl === null) throw new SettingsError(problems.length > 0 ? problems : [NO_DATABASE])
  return { databaseUrl: values.databaseUrl, sinks: sinksNamed(environment) }
}

const NO_DATABASE = `${DATABASE.name} is not set. It takes ${DATABASE.takes}.`

function sinksNamed(environment: Environment): SinkName[] {
  const { values: mail } = readValues(MAIL_SETTINGS, environment)
  const isSet = ({ name }: { readonly name: string }) => Boolean(environment[name]?.trim())
  const mails = mail.confirms ? ['mail', 'confirmation'] : ['mail']
  return [...(isSet(WEBHOOK_SETTINGS.url) ? ['webhook'] : []), ...(isSet(MAIL_SETTINGS.url) ? mails : [])]
}

/**
 * The settings of a delivery.
 *
 * @param sendsMail whether this host can
 * @throws SettingsError that names all problems
 */
export function deliverySettings(environment: Environment, sendsMail: boolean): DeliverySettings {
  const webhook = readWebhook(environment)
  const mail = readMail(environment)
  const problems = [...unknownNames(environment, NAMES), ...webhook.problems, ...mail.problems]
  if (mail.value && !sendsMail)
    problems.push('SMTP_URL is set, but this host cannot send mails. Use LEADS_WEBHOOK_URL.')
  if (problems.length > 0) throw new SettingsError(problems)
  return { ...storeSettings(environment), webhook: webhook.value, mail: mail.value }
}
