// What a file is, from its bytes: the name and the type that a browser sends are only hints.
import { unzipSync } from 'fflate'
import type { Format, Upload } from './types.ts'

/** Media types of what is read, as the answer names them. */
export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  txt: 'text/plain',
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

const EXTENSIONS: Readonly<Record<string, Format>> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  xlsx: 'xlsx',
  xls: 'xls',
  txt: 'txt',
  eml: 'eml',
  msg: 'msg',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
}

/** @returns null when the file has none of the formats that are read */
export function ingest(fileName: string, fileType: string, bytes: Uint8Array): Upload | null {
  const format = formatOf(fileName, fileType, bytes)
  return format && { fileName, format, bytes }
}

function formatOf(fileName: string, fileType: string, bytes: Uint8Array): Format | null {
  const claimed = claimedFormat(fileName, fileType)
  const signed = signature(bytes)
  if (signed === 'zip') return zipFormat(bytes, claimed)
  if (signed === 'ole') return oleFormat(bytes, claimed)
  // Text has no signature, so only a file that claims to be text or a mail, and looks like it, is accepted as one.
  const text = (claimed === 'txt' || claimed === 'eml') && looksLikeText(bytes) ? claimed : null
  // Mails mention PDF files, and contain some.
  const isBuried = signed === 'pdf' && bytes[0] !== PERCENT
  if (signed && !(text && isBuried)) return signed
  return text && looksLikeMail(bytes) ? 'eml' : text
}

const PERCENT = '%'.charCodeAt(0)

function claimedFormat(fileName: string, fileType: string): Format | null {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const byType = Object.entries(MEDIA_TYPES).find(([, type]) => type === fileType.split(';')[0]?.trim().toLowerCase())
  return EXTENSIONS[extension] ?? (byType?.[0] as Format | undefined) ?? null
}

/** PDF readers look for "%PDF" in the first kilobyte, and so do we (ISO 32000-1, implementation note 13). */
const PDF_WITHIN = 1024

function signature(
  bytes: Uint8Array,
): Exclude<Format, 'docx' | 'xlsx' | 'doc' | 'xls' | 'msg' | 'txt' | 'eml'> | 'zip' | 'ole' | null {
  const head = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.startsWith('PK\x03\x04')) return 'zip'
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'ole'
  return head.includes('%PDF-') ? 'pdf' : null
}

/** An Office file names its main part; the entries are listed without unpacking any. */
function zipFormat(bytes: Uint8Array, claimed: Format | null): Format | null {
  const names = new Set<string>()
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.add(name)
        return false
      },
    })
  } catch {
    // Truncated: its reader will report it.
    return claimed === 'docx' || claimed === 'xlsx' ? claimed : null
  }
  if (names.has('word/document.xml')) return 'docx'
  return names.has('xl/workbook.xml') ? 'xlsx' : null
}

/** Streams that tell the old Office formats apart, in UTF-16 as the directory of the file has them (MS-CFB 2.6.1). */
const OLE_STREAMS: readonly [name: string, format: Format][] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['__properties_version1.0', 'msg'],
]

function oleFormat(bytes: Uint8Array, claimed: Format | null): Format | null {
  // Names are compared without regard to case (MS-CFB 2.6.4).
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').toLowerCase()
  const found = OLE_STREAMS.filter(([name]) => text.includes(wide(`${name}\0`))).map(([, format]) => format)
  // A mail contains its attachments, so several names may occur in one file.
  if (claimed && found.includes(claimed)) return claimed
  // A new file with a password is wrapped in an old one; its reader reports it (MS-OFFCRYPTO 2.3.4.4).
  if (found.length === 0 && text.includes(wide('EncryptedPackage\0'))) return claimed === 'xlsx' ? 'xlsx' : 'docx'
  return found.includes('msg') ? 'msg' : (found[0] ?? null)
}

/** The UTF-16 bytes of a name, decoded as Latin-1. */
function wide(name: string): string {
  return Buffer.from(name.toLowerCase(), 'utf16le').toString('latin1')
}

/** A mail that was saved under another name begins with its head all the same (RFC 5322, 2.2). */
function looksLikeMail(bytes: Uint8Array): boolean {
  const [head = ''] = Buffer.from(bytes.subarray(0, TEXT_SAMPLE))
    .toString('latin1')
    .split(/\r?\n\r?\n/)
  const isHead = head.split(/\r?\n/).every((line) => /^([!-9;-~]+:|[ \t]|From )/.test(line))
  return isHead && /^(message-id|mime-version|received|return-path):/im.test(head) && /^from:/im.test(head)
}

/** How much of the beginning has to look like text. */
const TEXT_SAMPLE = 4096

function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, TEXT_SAMPLE)
  const isWide = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  const odd = sample.filter((byte) => byte === 0 || (byte < 32 && ![9, 10, 12, 13, 27].includes(byte))).length
  return isWide || odd <= sample.length / 100
}
