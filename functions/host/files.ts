import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { HOST_FILES } from '../../common/addresses.ts'

/** How a file is sent: as it is, or as the build compressed it. */
export type Encoding = 'identity' | 'br' | 'gzip'

/** One file in one encoding. */
export interface Variant {
  readonly encoding: Encoding
  readonly file: string
  readonly size: number
}

/** A file of dist/public: the first variant is the smallest. */
export interface PublicFile {
  /** Address, such as "/_a/site.css". */
  readonly path: string
  readonly variants: readonly Variant[]
}

/** What is sent: `bytes` is null for files too large to keep in memory. */
export interface Content extends Pick<Variant, 'encoding' | 'file'> {
  readonly etag: string
  readonly size: number
  readonly bytes: Buffer | null
}

export type PublicFiles = ReadonlyMap<string, PublicFile>

const SUFFIXES: readonly [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
]

/**
 * All files below a folder by address. A request looks its address up here and never builds a path from it, so
 * no spelling of "../" can lead out of the folder.
 */
export async function listFiles(folder: string): Promise<PublicFiles> {
  const sizes = new Map<string, Variant>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.replace(/[/\\]$/, '').length).replaceAll(sep, '/')
    sizes.set(path, { encoding: 'identity', file, size: (await stat(file)).size })
  }
  const files = new Map<string, PublicFile>()
  for (const [path, identity] of sizes) {
    if (HOST_FILES.includes(path) || isVariant(path, sizes)) continue
    const compressed = SUFFIXES.flatMap(([suffix, encoding]) => {
      const variant = sizes.get(path + suffix)
      return variant ? [{ ...variant, encoding }] : []
    })
    const variants = [identity, ...compressed].sort((a, b) => a.size - b.size)
    files.set(path, { path, variants })
  }
  return files
}

/** Whether a file is the compressed form of another; a download that happens to end in .gz is not. */
function isVariant(path: string, sizes: ReadonlyMap<string, unknown>): boolean {
  return SUFFIXES.some(([suffix]) => path.endsWith(suffix) && sizes.has(path.slice(0, -suffix.length)))
}

const MAX_CACHED_FILE_BYTES = 512 * 1024

/** The agency's whole site in all encodings is a tenth of this. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024

/**
 * Reads files on first use and caches the small ones. The ETag is a hash of the bytes, so it is the same on every server
 * and after a build that changed nothing; for large files it consists of size and time.
 */
export function contentReader(): (variant: Variant) => Promise<Content> {
  const contents = new Map<string, Promise<Content>>()
  let cachedBytes = 0
  const read = async ({ encoding, file, size }: Variant): Promise<Content> => {
    if (size > MAX_CACHED_FILE_BYTES) return { encoding, file, ...describe(await stat(file)) }
    const bytes = await readFile(file)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { encoding, file, etag, size: bytes.byteLength, bytes }
  }
  return (variant) => {
    const known = contents.get(variant.file)
    if (known) return known
    const content = read(variant)
    if (variant.size > MAX_CACHED_FILE_BYTES || cachedBytes + variant.size > MAX_CACHED_BYTES) return content
    cachedBytes += variant.size
    contents.set(variant.file, content)
    content.catch(() => contents.delete(variant.file))
    return content
  }
}

function describe({ size, mtimeMs }: Stats): Pick<Content, 'etag' | 'size' | 'bytes'> {
  return { etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`, size, bytes: null }
}
