// What a file is, from its bytes: the name and the type that a browser sends are only hints.
import { unzipSync } from 'fflate'
import {
  FORMATS,
  type Format,
  findFormat,
  formatByEnding,
  formatByMediaType,
  formatsWhere,
} from '../../common/formats.ts'
import { xmlFormatOf } from './readers/xml-text.ts'
import type { Upload } from './types.ts'

/** @returns null when the file has none of the formats that are read */
export function ingest(fileName: string, fileType: string, bytes: Uint8Array): Upload | null {
  const format = formatOf(fileName, fileType, bytes)
  return format && { fileName, format, bytes }
}

function formatOf(fileName: string, fileType: string, bytes: Uint8Array): Format | null {
  const claimed = formatByEnding(fileName) ?? formatByMediaType(fileType)
  const head = Buffer.from(bytes.subarray(0, EARLY_BYTES)).toString('latin1')
  const started = findFormat(({ starts = [] }) => starts.some((start) => isStart(head, start)))
  if (started) return started
  if (head.startsWith('PK\x03\x04')) return zipFormat(bytes, claimed)
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return oleFormat(bytes, claimed)
  return xmlFormatOf(bytes) ?? textFormat(bytes, head, claimed)
}

function textFormat(bytes: Uint8Array, head: string, claimed: Format | null): Format | null {
  // Text has no signature, so only a file that claims to be text or a mail, and looks like it, is accepted as one.
  const text = claimed && FORMATS[claimed].isText && looksLikeText(bytes) ? claimed : null
  const inHead = findFormat(({ early }) => early !== undefined && head.includes(early))
  // Mails mention PDF files, and contain some.
  if (inHead && (!text || head.startsWith(FORMATS[inHead].early ?? ''))) return inHead
  return text && looksLikeMail(bytes) ? 'eml' : text
}

/** PDF readers look for "%PDF" in the first kilobyte, and so do we (ISO 32000-1, implementation note 13). */
const EARLY_BYTES = 1024

function isStart(head: string, start: string): boolean {
  return [...start].every((byte, index) => byte === '?' || byte === head[index])
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
    return claimed && FORMATS[claimed].zipEntry ? claimed : null
  }
  return findFormat(({ zipEntry }) => zipEntry !== undefined && names.has(zipEntry))
}

/** The streams distinguish the old Office formats; the directory of the file has their names in UTF-16. */
function oleFormat(bytes: Uint8Array, claimed: Format | null): Format | null {
  // Names are compared without regard to case (MS-CFB 2.6.4).
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').toLowerCase()
  const found = formatsWhere(({ oleStreams = [] }) => oleStreams.some((name) => text.includes(wide(`${name}\0`))))
  // A mail contains its attachments, so several names may occur in one file.
  if (claimed && found.includes(claimed)) return claimed
  // A new file with a password is wrapped in an old one; its reader reports it (MS-OFFCRYPTO 2.3.4.4).
  if (found.length === 0 && text.includes(wide('EncryptedPackage\0'))) {
    return claimed && FORMATS[claimed].zipEntry ? claimed : 'docx'
  }
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
