import { contentType } from 'mime-types'
import { HOST_FILES } from '../../../common/addresses.ts'

/** A file that visitors get, with what our own server says of it (functions/host/). */
export interface PublicFile {
  /** Its address, which is also its path below public/. */
  readonly path: string
  readonly type: string
  /** Its compressed versions, the smaller one first; null if it has none. */
  readonly versions: 'br_gz' | 'gz_br' | null
  /** Never shown as a page: a style sheet or a font, which needs no headers for documents. */
  readonly isLoadedOnly: boolean
}

const FOLDER = 'public'
const ENDINGS = ['.br', '.gz']

/** The files that visitors get, of all files of an output with their sizes. */
export function publicFiles(files: ReadonlyMap<string, number>): PublicFile[] {
  return [...files.keys()]
    .filter((path) => path.startsWith(`${FOLDER}/`) && !isCompressed(path, files))
    .map((path) => publicFile(path, files))
    .filter(({ path }) => !HOST_FILES.includes(path))
}

function isCompressed(path: string, files: ReadonlyMap<string, number>): boolean {
  return ENDINGS.some((ending) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)))
}

function publicFile(file: string, files: ReadonlyMap<string, number>): PublicFile {
  const path = file.slice(FOLDER.length)
  const type = contentType(path.slice(path.lastIndexOf('/') + 1)) || 'application/octet-stream'
  const [br, gz] = ENDINGS.map((ending) => files.get(file + ending))
  const smaller = (br ?? 0) <= (gz ?? 0) ? 'br_gz' : 'gz_br'
  return {
    path,
    type,
    versions: br === undefined || gz === undefined ? null : smaller,
    isLoadedOnly: /^(text\/css|font\/)/.test(type),
  }
}
