import { appointmentSinks, invitationOf } from './appointment-mails.ts'
import { MAIL_SETTINGS, type MailSettings, readMail } from './mail-settings.ts'
import { confirmationMail, ownerMail } from './mail-texts.ts'
import { isPlainAddress, mailbox, messageId, send, TRY_MS, transportTo } from './mail-transport.ts'
import type { Sink, SinkKind, SinkServices } from './sink.ts'

/** The owner's mailbox, and confirmations to visitors. */
export const mail: SinkKind = {
  settings: MAIL_SETTINGS,
  read(environment) {
    const { value, problems } = readMail(environment)
    return { problems, open: (services) => (value ? mailSinks(value, services) : []) }
  },
}

/**
 * Mails leads to the owner, and a confirmation to the visitor if that is enabled. Where visitors can choose a time they get
 * the invitation in any case: it is part of what they asked for.
 */
export function mailSinks(settings: MailSettings, services: SinkServices): Sink[] {
  const transport = transportTo(settings.url)
  const from = settings.from
  const owner: Sink = {
    name: 'mail',
    tryMs: TRY_MS,
    deliver(lead, signal) {
      const { email } = lead.payload
      // The owner's reply goes to the visitor.
      const reply = isPlainAddress(email) ? { replyTo: mailbox(email) } : {}
      const mail = {
        ...ownerMail(lead, services),
        ...invitationOf(lead, { to: settings.to, from, services }),
        from,
        to: settings.to,
        ...reply,
        messageId: messageId(lead, 'mail', from),
      }
      return send(transport, { ...mail, signal }, 'failed')
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
  const appointments = services.rules === null ? [] : appointmentSinks(settings, { ...services, transport })
  return [owner, ...(settings.confirms ? [visitor] : []), ...appointments]
}
