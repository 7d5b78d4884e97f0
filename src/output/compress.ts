import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const textEndings = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|map|md)$/

/** Whether hosts serve a compressed version of this file. */
export function isText(path: string): boolean {
  return textEndings.test(path)
}

/** A file as hosts send it to those that take it. */
export interface Compressed {
  readonly br: Uint8Array
  readonly gz: Uint8Array
}

/**
 * The file as Brotli and as gzip, both at their strongest: compressed once, sent many times. Works on the
 * thread pool.
 */
export async function compress(contents: string | Uint8Array): Promise<Compressed> {
  // Copied: whoever gives it may use its memory again meanwhile.
  const bytes = Buffer.from(contents)
  const [br, gz] = await Promise.all([
    called((done) => brotliCompress(bytes, brotliOptions(bytes), done)),
    called((done) => gzip(bytes, GZIP, done)),
  ])
  return { br, gz }
}

/** node:util has a function for this, and takes 7 ms to load for every build. */
function called(start: (done: (problem: Error | null, bytes: Uint8Array) => void) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) =>
    start((problem, bytes) => {
      if (problem) reject(problem)
      else resolve(bytes)
    }),
  )
}

/** The same bytes, made in this thread. */
export function compressHere(contents: string | Uint8Array): Compressed {
  const bytes = Buffer.from(contents)
  return { br: brotliCompressSync(bytes, brotliOptions(bytes)), gz: gzipSync(bytes, GZIP) }
}

const GZIP = { level: 9 }

function brotliOptions({ length }: Uint8Array): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}
