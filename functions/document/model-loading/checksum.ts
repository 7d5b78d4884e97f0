import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The ending of an unfinished download, which does not belong to a model. */
export const PART = '.part'

/**
 * One checksum for a folder: the SHA-256 of the lines that `sha256sum` writes for its files, in the byte order of their paths:
 *
 *     find . -type f ! -name '*.part' | cut -c3- | LC_ALL=C sort | xargs sha256sum | sha256sum
 *
 * @throws ENOENT when there is no such folder
 */
export async function folderChecksum(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesOf(folder)) hash.update(`${await fileChecksum(join(folder, file))}  ${file}\n`)
  return hash.digest('hex')
}

/** In pieces of 64 kB reading takes longer than hashing. */
const PIECE_BYTES = 1024 * 1024

/** SHA-256 of a file, in hexadecimal. */
export async function fileChecksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: PIECE_BYTES })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Paths of the files below a folder, with "/", sorted by their bytes. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
}
