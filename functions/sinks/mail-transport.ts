import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { StoredLead } from '../outbox/queue.ts'
import type { Outcome } from './sink.ts'

/** For the connection, and for the greeting. */
const CONNECTION_MS = 10_000
/**
 * Maximum time of a try. Many servers scan a mail before they confirm it; a client that hangs up earlier sends a duplicate,
 * because the mail was accepted (RFC 5321, 4.5.3.2.6 and 6.1).
 */
export const TRY_MS = 120_000

/** Connects with the first mail. */
export function transportTo(address: string): Transporter {
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

/** Whether an address is one person's. Commas, brackets and the like would turn an address into several recipients, or into another one. */
export function isPlainAddress(email: string): boolean {
  return /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\"]+$/u.test(email)
}

export function mailbox(address: string) {
  return { name: '', address }
}

/** The same at every try, so that a mailbox can recognise duplicates. */
export function messageId({ id }: StoredLead, name: string, from: string): string {
  return `<${id}.${name}@${from.split('@')[1]}>`
}

/**
 * Sends a mail. What the server says is for the owner.
 *
 * @param unknownRecipient the outcome when the mail server will never accept mail for this address
 */
export async function send(
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
