import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Services } from '../lib/types.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { MAIL_SETTINGS, type MailSettings, readMail } from './mail-settings.ts'
import { confirmationMail, ownerMail } from './mail-texts.ts'
import type { Outcome, Sink, SinkKind } from './sink.ts'

/** The owner's mailbox, and confirmations to visitors. */
export const mail: SinkKind = {
  settings: MAIL_SETTINGS,
  read(environment) {
    const { value, problems } = readMail(environment)
    return { problems, open: (services) => (value ? mailSinks(value, services) : []) }
  },
}

/** For the connection, and for the greeting. */
const CONNECTION_MS = 10_000
/**
 * Maximum time of a try. Many servers scan a mail before they confirm it; a client that hangs up earlier sends a duplicate,
 * because the mail was accepted (RFC 5321, 4.5.3.2.6 and 6.1).
 */
const TRY_MS = 120_000

/** Mails leads to the owner, and a confirmation to the visitor if that is enabled. */
export function mailSinks(settings: MailSettings, services: Pick<Services, 'site' | 'texts'>): Sink[] {
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
  return settings.confirms ? [owner, visitor] : [owner]
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
