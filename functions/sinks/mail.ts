import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { SinkName } from '../lib/types.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { REPLY_REMINDER } from '../outbox/sink-names.ts'
import { ANSWERED_PATH, answeredToken } from '../reply/link.ts'
import { momentText } from '../reply/moment-text.ts'
import { MAIL_SETTINGS, type MailSettings, readMail } from './mail-settings.ts'
import { confirmationMail, ownerMail, type ReplyLink, reminderMail } from './mail-texts.ts'
import type { Outcome, Reporter, Sink, SinkKind, SinkServices } from './sink.ts'

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

/** For the connection, and for the greeting. */
const CONNECTION_MS = 10_000
/**
 * Maximum time of a try. Many servers scan a mail before they confirm it; a client that hangs up earlier sends a duplicate,
 * because the mail was accepted (RFC 5321, 4.5.3.2.6 and 6.1).
 */
const TRY_MS = 120_000

/**
 * Mails leads to the owner, reminders of those without an answer, and a confirmation to the visitor, as far as they are
 * enabled.
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
    deliver: (lead, signal) => toOwner(lead, 'mail', ownerMail(lead, services, replyLink(lead, services)), signal),
  }
  const reminder: Sink = {
    name: REPLY_REMINDER,
    tryMs: TRY_MS,
    deliver(lead, signal) {
      const mail = reminderMail(lead, services, replyLink(lead, services))
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
  return [owner, ...(settings.reminds ? [reminder] : []), ...(settings.confirms ? [visitor] : [])]
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
function replyLink({ id, promise }: StoredLead, { site, texts, office, secret }: SinkServices): ReplyLink | undefined {
  if (!site.url) return undefined
  const address = new URL(`${ANSWERED_PATH}?t=${answeredToken(id, secret())}`, site.url).href
  return { address, until: promise ? momentText(promise.dueAt, texts.defaultLanguage, office.zone) : null }
}

function transportTo(address: string): Transporter {
  return createTransport({
    url: address,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: TRY_MS,
    // A password is never sent unencrypted, unless the address says "?requireTLS=false".
    requireTLS: new URL(address).password !== '',
    // What visitors typed is text, never a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Commas, brackets and the like would turn an address into several recipients, or into another one. */
function isPlainAddress(email: string): boolean {
  return /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\"]+$/u.test(email)
}

function mailbox(address: string) {
  return { name: '', address }
}

/** The same at every try, so that a mailbox can recognise duplicates. */
function messageId({ id }: StoredLead, name: string, from: string): string {
  return `<${id}.${name}@${from.split('@')[1]}>`
}

/** @param unknownRecipient the outcome when the mail server will never accept mail for this address */
async function send(
  transport: Transporter,
  mail: SendMailOptions & { readonly signal: AbortSignal },
  unknownRecipient: 'failed' | 'refused',
): Promise<Outcome> {
  try {
    await transport.sendMail(mail)
    return { kind: 'delivered' }
  } catch (error) {
    if (mail.signal.aborted) return { kind: 'failed', problem: 'No answer in time' }
    // The server's words may quote addresses; its code does not.
    const { responseCode = 0, code, command } = error as { responseCode?: number; code?: string; command?: string }
    const said = responseCode > 0 ? `status ${responseCode}` : (code ?? 'no code')
    const isUnknown = command === 'RCPT TO' && responseCode >= 500
    return { kind: isUnknown ? unknownRecipient : 'failed', problem: `The mail server did not take the mail (${said})` }
  }
}
