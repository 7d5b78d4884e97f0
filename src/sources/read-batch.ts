import { isUtf8 } from 'node:buffer'
import { contentHash } from '../content/hash.ts'
import { locationAt } from '../content/place.ts'
import { decodeText, readBytes } from '../content/text.ts'
import type { Validator } from '../content/validator.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { type Reading, readSource } from './read-source.ts'
import type { SourceFile } from './source-file.ts'

/** A reading with its content as UTF-8 JSON, and the hash of the file's bytes. */
export interface FileReading extends Omit<Reading, 'json'> {
  readonly hash: string
  readonly json: Uint8Array | null
}

/**
 * Reads, parses and checks some content files. Their JSON shares one buffer, which can be given to another thread
 * without copying it.
 */
export function readBatch(root: string, sources: readonly SourceFile[], check: Validator): FileReading[] {
  const read = sources.map((source) => {
    const bytes = readBytes(`${root}/${source.file}`)
    const reading = isUtf8(bytes) ? readSource(source, decodeText(bytes), check) : wronglyEncoded(source, bytes)
    return { ...reading, hash: contentHash(bytes) }
  })
  const lengths = read.map(({ json }) => (json === null ? 0 : Buffer.byteLength(json)))
  const shared = Buffer.from(new ArrayBuffer(lengths.reduce((sum, length) => sum + length, 0)))
  let offset = 0
  return read.map((reading, index) => {
    if (reading.json === null) return { ...reading, json: null }
    shared.write(reading.json, offset)
    offset += lengths[index] ?? 0
    return { ...reading, json: shared.subarray(offset - (lengths[index] ?? 0), offset) }
  })
}

function wronglyEncoded({ file }: SourceFile, bytes: Uint8Array): Reading {
  const text = decodeText(bytes)
  const at = locationAt(text, file, text.indexOf('\ufffd'), 1)
  const found = error(
    'source/encoding',
    { en: 'This file is not saved as UTF-8.', de: 'Diese Datei ist nicht als UTF-8 gespeichert.' },
    at,
    { en: 'Save it again with the encoding UTF-8.', de: 'Noch einmal mit der Kodierung UTF-8 speichern.' },
  )
  return { json: null, marks: [], facts: {}, diagnostics: [found] }
}
