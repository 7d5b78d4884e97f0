// Files of old Office programs, made for tests: containers of streams (MS-CFB), each with only what a reader needs.
import { burn } from '@kenjiuno/msgreader/lib/Burner.js'
import { TypeEnum } from '@kenjiuno/msgreader/lib/Reader.js'

function ole(streams: Readonly<Record<string, Buffer>>): Uint8Array {
  const names = Object.keys(streams)
  return burn([
    { name: 'Root Entry', type: TypeEnum.ROOT, length: 0, children: names.map((_, index) => index + 1) },
    ...Object.entries(streams).map(([name, bytes]) => ({
      ...{ name, type: TypeEnum.DOCUMENT, length: bytes.length },
      binaryProvider: () => bytes,
    })),
  ])
}

/** A mail as Outlook saves it: a stream for each property (MS-OXMSG 2.1.3). */
export function msg(subject: string, body: string): Uint8Array {
  const wide = (text: string) => Buffer.from(text, 'utf16le')
  const head = Buffer.alloc(32)
  return ole({
    '__properties_version1.0': head,
    '__substg1.0_0037001F': wide(subject),
    '__substg1.0_1000001F': wide(body),
  })
}

/** A document of Word 97: one piece of text, found by the piece table in the stream beside it (MS-DOC 2.5, 2.9.38). */
export function doc(body: string): Uint8Array {
  const text = Buffer.from(body, 'utf16le')
  const document = Buffer.alloc(4096 + text.length)
  document.writeUInt16LE(0xa5ec, 0)
  // The table stream is called 1Table.
  document.writeUInt16LE(0x0200, 0x0a)
  document.writeUInt32LE(body.length, 0x4c)
  text.copy(document, 4096)
  const table = Buffer.alloc(4096)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(body.length, 9)
  table.writeUInt32LE(4096, 15)
  return ole({ WordDocument: document, '1Table': table })
}
