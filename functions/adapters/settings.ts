// The settings of functions on a host of somebody else. Names and meanings are those of our own server.

import type { AppointmentRules } from '../appointments/rules.ts'
import { type Environment, readValues, type Setting, type SettingsTable, unknownNames } from '../lib/setting.ts'
import type { SinkName } from '../lib/types.ts'
import { APPOINTMENT_MAILS, CONFIRMATION } from '../outbox/sink-names.ts'
import { MAIL_SETTINGS, type MailSettings, readMail } from '../sinks/mail-settings.ts'
import { readWebhook, WEBHOOK_SETTINGS, type WebhookSettings } from '../sinks/webhook-settings.ts'
import type { Databases } from './databases.ts'

/** Where leads are stored, among the databases that a host can open. */
function databaseTable({ takes, isAddress }: Databases) {
  const databaseUrl: Setting<string | null> = {
    name: 'LEADS_DATABASE_URL',
    meaning: 'where leads are stored',
    takes,
    fallback: null,
    shownFallback: '',
    isSecret: true,
    parse: (text) => (isAddress(text) ? text : null),
  }
  return { databaseUrl } satisfies SettingsTable
}

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
export function storeSettings(environment: Environment, { databases, rules }: LeadPlace): StoreSettings {
  const table = databaseTable(databases)
  const { values, problems } = readValues(table, environment)
  const { name, takes } = table.databaseUrl
  if (values.databaseUrl === null)
    throw new SettingsError(problems.length > 0 ? problems : [`${name} is not set. It takes ${takes}.`])
  return { databaseUrl: values.databaseUrl, sinks: sinksNamed(environment, rules !== null) }
}

/** Where leads of a site are kept. */
export interface LeadPlace {
  readonly databases: Databases
  /** When visitors can choose a time; null: never. */
  readonly rules: AppointmentRules | null
}

function sinksNamed(environment: Environment, hasAppointments: boolean): SinkName[] {
  const { values: mail } = readValues(MAIL_SETTINGS, environment)
  const isSet = ({ name }: { readonly name: string }) => Boolean(environment[name]?.trim())
  const mails = ['mail', ...(mail.confirms ? [CONFIRMATION] : []), ...(hasAppointments ? APPOINTMENT_MAILS : [])]
  return [...(isSet(WEBHOOK_SETTINGS.url) ? ['webhook'] : []), ...(isSet(MAIL_SETTINGS.url) ? mails : [])]
}

/** What a host can do for a delivery. */
export interface DeliveryMeans extends LeadPlace {
  readonly sendsMail: boolean
}

/**
 * The settings of a delivery.
 *
 * @throws SettingsError that names all problems
 */
export function deliverySettings(environment: Environment, means: DeliveryMeans): DeliverySettings {
  const { sendsMail, databases } = means
  const webhook = readWebhook(environment)
  const mail = readMail(environment)
  const tables: SettingsTable[] = [databaseTable(databases), WEBHOOK_SETTINGS, MAIL_SETTINGS]
  const unknown = unknownNames(environment, tables.flatMap(Object.values<Setting<unknown>>))
  const problems = [...unknown, ...webhook.problems, ...mail.problems]
  if (mail.value && !sendsMail)
    problems.push('SMTP_URL is set, but this host cannot send mails. Use LEADS_WEBHOOK_URL.')
  if (problems.length > 0) throw new SettingsError(problems)
  return { ...storeSettings(environment, means), webhook: webhook.value, mail: mail.value }
}
