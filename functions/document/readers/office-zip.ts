// Office files are zips of XML. Only their XML is handed to the libraries: no pictures, no macros, nothing larger than
// its declared size.
import { unzipSync, zipSync } from 'fflate'
import { Unreadable } from '../types.ts'

/** A book of 1,000 pages has 5 MB of XML. More than this is a bomb, not a letter. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024
const MAX_PARTS = 5_000

/** Office encrypts a whole file by putting it into another container (MS-OFFCRYPTO 2.3.4.4). */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The XML of an Office file, packed again without compression.
 *
 * @throws Unreadable when it is not a zip, is encrypted, unpacks to too much or declares entities (which ECMA-376, part 2,
 * forbids)
 */
export function officeXml(bytes: Uint8Array): Uint8Array {
  if (OLE.every((byte, index) => bytes[index] === byte)) throw new Unreadable('encrypted')
  const parts = unpacked(bytes)
  if (Object.values(parts).some(declaresEntities)) throw new Unreadable('broken')
  return zipSync(parts, { level: 0 })
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let [sum, count] = [0, 0]
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.(xml|rels)$/i.test(name)) return false
        sum += originalSize
        count += 1
        if (sum > MAX_UNPACKED_BYTES || count > MAX_PARTS) throw new Error('The file unpacks to too much')
        return true
      },
    })
  } catch (cause) {
    throw new Unreadable('broken', cause)
  }
}

/** A declaration comes before the first element. */
const HEAD_BYTES = 4096

function declaresEntities(part: Uint8Array): boolean {
  return Buffer.from(part.subarray(0, HEAD_BYTES)).includes('<!DOCTYPE')
}
