import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const textEndings = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|map|md)$/

/** Whether hosts serve a compressed version of this file. */
export function isText(path: string): boolean {
  return textEndings.test(path)
}

/**
 * The file as Brotli and as gzip, both at their strongest: compressed once, sent many times. Works on the
 * thread pool.
 */
export async function compress(contents: string | Uint8Array): Promise<{ br: Uint8Array; gz: Uint8Array }> {
  const bytes = Buffer.from(contents)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [strong, common] = await Promise.all([brotli(bytes, { params }), gz(bytes, { level: 9 })])
  return { br: strong, gz: common }
}
