import msgReader from '@kenjiuno/msgreader'
import type { Address } from 'postal-mime'
import type { MailHead, Reader, ReaderDeps, Reading, Upload } from '../types.ts'
import { Unreadable } from '../types.ts'
import { htmlLines } from './html-lines.ts'
import { plainReading } from './plain.ts'

// The package is CommonJS with a default export of its own: Node's import gives the module, not the class.
const MsgReader = 'default' in msgReader ? msgReader.default : msgReader

/** Maximum number of attachments that are tried until one can be read. */
const MAX_TRIED = 5

/** Reads mails: the head, the text, the list of what is attached, and the first attachment that can be read. */
export const mailReader: Reader = {
  async read(upload, deps) {
    const mail = await (upload.format === 'eml' ? emlOf(upload) : msgOf(upload)).catch((cause: unknown) => {
      throw cause instanceof Unreadable ? cause : new Unreadable('broken', cause)
    })
    return readMail(upload, mail, deps)
  },
}

interface Attached {
  readonly name: string
  readonly bytes: Uint8Array
}

interface Mail extends Omit<MailHead, 'attachments'> {
  readonly lines: readonly string[]
  readonly attached: readonly Attached[]
}

async function readMail({ format }: Upload, mail: Mail, { readAttachment }: ReaderDeps): Promise<Reading> {
  const { attached, lines, ...head } = mail
  const attachments = attached.map(({ name }) => ({ name }))
  const reading = plainReading(format, [[head.subject, ...lines]])
  return { ...reading, mail: { ...head, attachments }, attachment: await firstReadable(attached, readAttachment) }
}

async function firstReadable(
  attached: readonly Attached[],
  readAttachment: ReaderDeps['readAttachment'],
): Promise<Reading | null> {
  for (const { name, bytes } of attached.slice(0, MAX_TRIED)) {
    const reading = await readAttachment(name, bytes)
    if (reading) return reading
  }
  return null
}

async function emlOf({ bytes }: Upload): Promise<Mail> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 })
  const address = (one: Address | undefined) =>
    one ? [one.name, one.address && `<${one.address}>`].filter(Boolean).join(' ') : ''
  if (!mail.from && !mail.subject && !mail.text && !mail.html) throw new Unreadable('empty')
  return {
    from: address(mail.from),
    to: (mail.to ?? []).map(address).join(', '),
    subject: mail.subject ?? '',
    lines: mail.text ? mail.text.split(/\r?\n/) : htmlLines(mail.html ?? ''),
    attached: mail.attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}

async function msgOf({ bytes }: Upload): Promise<Mail> {
  const file = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const data = file.getFileData()
  if (data.error) throw new Unreadable('broken', new Error(data.error))
  const sender = data.senderSmtpAddress ?? data.senderEmail
  return {
    from: [data.senderName, sender && `<${sender}>`].filter(Boolean).join(' '),
    to: (data.recipients ?? []).map(({ name, smtpAddress, email }) => name ?? smtpAddress ?? email ?? '').join(', '),
    subject: data.subject ?? '',
    lines: data.body ? data.body.split(/\r?\n/) : htmlLines(data.bodyHtml ?? ''),
    attached: (data.attachments ?? []).map((attachment) => {
      const { fileName, content } = file.getAttachment(attachment)
      return { name: fileName, bytes: content }
    }),
  }
}
