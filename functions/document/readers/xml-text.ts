// The letters of an XML file, whatever its encoding is called, and its root, which shows what it is.
import iconv from 'iconv-lite'
import { type Format, findFormat } from '../../../common/formats.ts'

/** A file whose letters are two bytes each begins with a mark, or with a letter that has a zero byte. */
const WIDE: readonly [first: number, second: number, encoding: string][] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
  [0x3c, 0x00, 'utf-16le'],
  [0x00, 0x3c, 'utf-16be'],
]

/**
 * XML as text. The bytes decide, because many programs declare an encoding that they do not write: what is valid UTF-8 is
 * hardly anything else by chance.
 */
export function decodeXml(bytes: Uint8Array): string {
  const wide = WIDE.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (wide) return new TextDecoder(wide[2]).decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const narrow = narrowEncoding(bytes)
  return isUtf8(text, narrow) ? text : iconv.decode(Buffer.from(bytes), narrow.name)
}

interface Narrow {
  readonly name: string
  /** Whether the file declares an encoding with one byte a letter. */
  readonly isDeclared: boolean
}

/**
 * Few damaged letters among whole ones: UTF-8 that was cut or patched, because another encoding damages nearly all. Where an
 * encoding with one byte a letter is declared, letters that it lacks count as damaged: its "Ü€" is valid UTF-8, for a letter
 * of Syriac.
 *
 * @param text the bytes read as UTF-8
 */
function isUtf8(text: string, { name, isDeclared }: Narrow): boolean {
  const letters = text.match(/[\u0080-\uffff]/g) ?? []
  const isLacking = (letter: string) => iconv.decode(iconv.encode(letter, name), name) !== letter
  const damaged = new Set(['\ufffd', ...(isDeclared ? [...new Set(letters)].filter(isLacking) : [])])
  const count = letters.filter((letter) => damaged.has(letter)).length
  return count === 0 || count < letters.length - count
}

/** How much of a file its declaration takes at most, in bytes. */
const DECLARATION_BYTES = 200

/** The declared encoding with one byte a letter; the usual one of Windows where none is declared, or a wrong one. */
function narrowEncoding(bytes: Uint8Array): Narrow {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? ''
  if (/^ut[fc]|^ucs/i.test(declared) || !iconv.encodingExists(declared)) return { name: WINDOWS, isDeclared: false }
  // ISO-8859-1 is read as Windows-1252, as browsers do: only that has the euro sign.
  return { name: /^iso-?8859-?1$|^latin-?1$/i.test(declared) ? WINDOWS : declared, isDeclared: true }
}

const WINDOWS = 'windows-1252'

/** The name of the root element without its prefix; "" where the bytes are no XML. */
export function xmlRootOf(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte) => !BLANKS.includes(byte))
  return start !== -1 && STARTS.includes(bytes[start] ?? 0) ? rootOf(decodeXml(bytes)) : ''
}

/** The format of XML by its root element; null for XML of other kinds and for what is no XML. */
export function xmlFormatOf(bytes: Uint8Array): Format | null {
  const root = xmlRootOf(bytes)
  return root === '' ? null : findFormat(({ roots = [] }) => roots.includes(root))
}

/** Tab, line feed, carriage return, blank. */
const BLANKS: readonly number[] = [9, 10, 13, 32]
/** "<", and what stands before it: the marks of UTF-8 and UTF-16, and the zero byte of a wide letter. */
const STARTS: readonly number[] = [0x3c, 0xef, 0xff, 0xfe, 0x00]

/** A prolog holds a declaration, instructions and comments, in any number and of any length (XML 1.0, 2.8). */
const PROLOG: readonly [start: string, end: string][] = [
  ['<?', '?>'],
  ['<!--', '-->'],
]
const ROOT = /<(?:!DOCTYPE\s+)?(?:[^\s:<>/]{1,100}:)?([^\s:<>/[]{1,100})/y

/** The name of the root element, or the one that a DOCTYPE announces, without its prefix; "" where there is none. */
export function rootOf(xml: string): string {
  let at = afterBlanks(xml, 0)
  for (let part = partAt(xml, at); part; part = partAt(xml, at)) {
    const end = xml.indexOf(part[1], at + part[0].length)
    if (end === -1) return ''
    at = afterBlanks(xml, end + part[1].length)
  }
  ROOT.lastIndex = at
  return ROOT.exec(xml)?.[1] ?? ''
}

const partAt = (xml: string, at: number) => PROLOG.find(([start]) => xml.startsWith(start, at))

function afterBlanks(text: string, from: number): number {
  let at = from
  while (/\s/.test(text.charAt(at))) at += 1
  return at
}
