import type { SinkName, StoredLead } from '../lib/lead.ts'
import { REPLY_REMINDER } from '../outbox/sink-names.ts'
import { ANSWERED_PATH, answeredToken } from '../reply/link.ts'
import { momentText } from '../reply/moment-text.ts'
import { officeHours } from '../reply/office-hours.ts'
import { appointmentSinks, invitationOf } from './appointment-mails.ts'
import { MAIL_SETTINGS, type MailSettings, readMail } from './mail-settings.ts'
import { confirmationMail, ownerMail, type ReplyLink, reminderMail } from './mail-texts.ts'
import {
  isPlainAddress,
  mailbox,
  messageId,
  type SendMailOptions,
  send,
  TRY_MS,
  transportTo,
} from './mail-transport.ts'
import type { Reporter, Sink, SinkKind, SinkServices } from './sink.ts'

/** The owner's mailbox, and confirmations to visitors. */
export const mail: SinkKind = {
  settings: MAIL_SETTINGS,
  read(environment) {
    const { value, problems } = readMail(environment)
    return {
      problems,
      open: (services) => (value ? mailSinks(value, services) : []),
      openReporter: () => (value?.reports ? mailReporter(value) : null),
    }
  },
}

/**
 * Mails leads to the owner, reminders of those without an answer, and a confirmation to the visitor, as far as they are
 * enabled. Where visitors can choose a time they get the invitation in any case: it is part of what they asked for.
 */
export function mailSinks(settings: MailSettings, services: SinkServices): Sink[] {
  const transport = transportTo(settings.url)
  const from = settings.from
  const toOwner = (lead: StoredLead, name: SinkName, mail: SendMailOptions, signal: AbortSignal) => {
    const { email } = lead.payload
    // The owner's reply goes to the visitor.
    const reply = isPlainAddress(email) ? { replyTo: mailbox(email) } : {}
    const about = { from, to: settings.to, ...reply, messageId: messageId(lead, name, from) }
    return send(transport, { ...mail, ...about, signal }, 'failed')
  }
  const owner: Sink = {
    name: 'mail',
    tryMs: TRY_MS,
    async deliver(lead, signal) {
      const mail = ownerMail(lead, services, await replyLink(lead, services))
      return toOwner(lead, 'mail', { ...mail, ...invitationOf(lead, { to: settings.to, from, services }) }, signal)
    },
  }
  const reminder: Sink = {
    name: REPLY_REMINDER,
    tryMs: TRY_MS,
    async deliver(lead, signal) {
      const mail = reminderMail(lead, services, await replyLink(lead, services))
      // Mail programs show it below the mail that it is about.
      const thread = messageId(lead, 'mail', from)
      return toOwner(lead, REPLY_REMINDER, { ...mail, inReplyTo: thread, references: thread }, signal)
    },
  }
  const visitor: Sink = {
    name: 'confirmation',
    tryMs: TRY_MS,
    async deliver(lead, signal) {
      const { email } = lead.payload
      if (!isPlainAddress(email)) return { kind: 'refused', problem: 'The visitor typed no address for one person' }
      const mail = { ...confirmationMail(lead, services), from, to: mailbox(email) }
      const marks = { messageId: messageId(lead, 'confirmation', from), headers: { 'Auto-Submitted': 'auto-replied' } }
      // Visitors mistype their addresses; three days of tries do not help.
      return send(transport, { ...mail, ...marks, signal }, 'refused')
    },
  }
  const reminders = settings.reminds ? [reminder] : []
  const appointments = services.rules === null ? [] : appointmentSinks(settings, { ...services, transport })
  return [owner, ...reminders, ...(settings.confirms ? [visitor] : []), ...appointments]
}

/** Mails weekly reports to the owner. */
export function mailReporter({ url, from, to }: MailSettings): Reporter {
  const transport = transportTo(url)
  return {
    tryMs: TRY_MS,
    send({ week, ...mail }, signal) {
      const messageId = `<report-${week}@${from.split('@')[1]}>`
      return send(transport, { ...mail, from, to, messageId, signal }, 'failed')
    },
  }
}

/** undefined: the site does not say where it is. */
async function replyLink(
  { id, promise }: StoredLead,
  { site, texts, rules, formSecret }: SinkServices,
): Promise<ReplyLink | undefined> {
  if (!site.url) return undefined
  const address = new URL(`${ANSWERED_PATH}?t=${answeredToken(id, await formSecret())}`, site.url).href
  const { zone } = officeHours(rules)
  return { address, until: promise ? momentText(promise.dueAt, texts.defaultLanguage, zone) : null }
}
