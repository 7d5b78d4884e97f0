import msgReader from '@kenjiuno/msgreader'
import type { Address } from 'postal-mime'
import type { MailHead, Reader, ReaderDeps, Reading, Upload } from '../types.ts'
import { Unreadable } from '../types.ts'
import { htmlLines } from './html-lines.ts'
import { embeddedCount } from './pdf-attachments.ts'
import { plainReading } from './plain.ts'
import { xmlFormatOf } from './xml-text.ts'

// The package is CommonJS with a default export of its own: Node's import gives the module, not the class.
const MsgReader = 'default' in msgReader ? msgReader.default : msgReader

/** Maximum number of attachments that are tried until one can be read. */
const MAX_TRIED = 5

/** As many mails inside a mail as are read as its text; more are attachments like others, which is less work. */
const MAX_FORWARDED = 100

/** Reads mails: the head, the text, the list of what is attached, and the first attachment that can be read, e-invoices before others. */
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
  const ranked = attached.toSorted((a, b) => rank(a) - rank(b))
  for (const { name, bytes } of ranked.slice(0, MAX_TRIED)) {
    const reading = await readAttachment(name, bytes)
    if (reading) return reading
  }
  return null
}

/** An e-invoice says most, then what may hold one; terms and leaflets often stand before them. */
function rank({ bytes }: Attached): number {
  if (xmlFormatOf(bytes)) return 0
  return embeddedCount(bytes) > 0 ? 1 : 2
}

const NODES_BLOB = globalThis.Blob

/**
 * The parser makes a Blob of every part. Node's hands its bytes to another thread and back, which is half of the processor's time for a mail
 * of 20,000 parts; this one joins them where they are.
 */
class JoinedBytes {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(chunks: readonly (string | ArrayBuffer | Uint8Array)[]) {
    const parts = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : new Uint8Array(chunk)))
    this.#bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      this.#bytes.set(part, at)
      at += part.length
    }
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer)
  }
}

/** The parser takes it from the global object. Only one document is read at a time. */
async function withJoinedBytes<Parsed>(parse: () => Promise<Parsed>): Promise<Parsed> {
  Object.assign(globalThis, { Blob: JoinedBytes })
  try {
    return await parse()
  } finally {
    Object.assign(globalThis, { Blob: NODES_BLOB })
  }
}

async function emlOf({ bytes }: Upload): Promise<Mail> {
  const { default: PostalMime } = await import('postal-mime')
  const forwarded =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/message\/rfc822/gi)?.length ?? 0
  const mail = await withJoinedBytes(() =>
    PostalMime.parse(bytes, { maxNestingDepth: 20, forceRfc822Attachments: forwarded > MAX_FORWARDED }),
  )
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
