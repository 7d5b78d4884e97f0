import { type Environment, readValues, type SettingsTable, schemeOf, switchedOff, switchedOn } from '../lib/setting.ts'
import type { SinkSettings } from './sink.ts'

/** The settings of mails. */
export const MAIL_SETTINGS = {
  url: {
    name: 'SMTP_URL',
    meaning: 'which server sends mails: `smtps://user:password@mail.example.com`',
    takes: 'an address such as smtps://user:password@mail.example.com',
    fallback: null,
    shownFallback: 'no mails',
    isSecret: true,
    parse: parseServer,
  },
  to: {
    name: 'LEADS_MAIL_TO',
    meaning: 'whom leads are mailed to; needed with `SMTP_URL`',
    takes: 'an e-mail address',
    fallback: null,
    shownFallback: '',
    parse: parseMailbox,
  },
  from: {
    name: 'LEADS_MAIL_FROM',
    meaning: 'who the mails are from',
    takes: 'an e-mail address',
    fallback: null,
    shownFallback: '`LEADS_MAIL_TO`',
    parse: parseMailbox,
  },
  confirms: {
    name: 'LEADS_MAIL_CONFIRMATION',
    meaning: '`on`: visitors are thanked by mail',
    ...switchedOff,
  },
  reminds: {
    name: 'LEADS_MAIL_REMINDER',
    meaning: '`off`: the owner is not reminded of leads that have no answer yet',
    ...switchedOn,
  },
  reports: {
    name: 'LEADS_MAIL_REPORT',
    meaning: '`off`: no weekly report on Mondays',
    ...switchedOn,
  },
} satisfies SettingsTable

export interface MailSettings {
  /** "smtps://user:password@mail.example.com". */
  readonly url: string
  /** The owner's mailbox. */
  readonly to: string
  /** The sender's address. */
  readonly from: string
  /** Whether visitors get a confirmation. */
  readonly confirms: boolean
  /** Whether the owner is reminded of leads without an answer. */
  readonly reminds: boolean
  /** Whether the owner gets a report on Mondays. */
  readonly reports: boolean
}

/** Reads them; null: no mails are sent. */
export function readMail(environment: Environment): SinkSettings<MailSettings> {
  const { values, problems } = readValues(MAIL_SETTINGS, environment)
  const { url, to, from, ...switches } = values
  if (url && !to) problems.push('SMTP_URL is set, but LEADS_MAIL_TO is not: say whom leads are mailed to.')
  if (to && !url) problems.push('LEADS_MAIL_TO is set, but SMTP_URL is not: say which server sends the mails.')
  return { value: url && to ? { url, to, from: from ?? to, ...switches } : null, problems }
}

function parseServer(text: string): string | null {
  return /^smtps?:$/.test(schemeOf(text)) && new URL(text).hostname !== '' ? text : null
}

function parseMailbox(text: string): string | null {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text) ? text : null
}
