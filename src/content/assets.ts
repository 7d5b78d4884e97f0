import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { Asset } from '../types.ts'
import { contentHash } from './hash.ts'

const imageEndings = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.gif', '.avif'])

/** Reads one file below site/assets: its size as an image, and an address that changes with its content. */
export function readAsset(root: string, file: string): Asset {
  const bytes = readFileSync(join(root, 'site/assets', file))
  const ending = extname(file)
  const url = `/_a/${basename(file, ending)}-${contentHash(bytes).slice(0, 8).toUpperCase()}${ending}`
  const { width, height } = imageEndings.has(ending.toLowerCase()) ? sizeOf(bytes, file) : { width: null, height: null }
  return { file, url, width, height }
}

function sizeOf(bytes: Uint8Array, file: string): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // From 5 on, a camera was held upright (Exif 2.32, 4.6.5): browsers turn the picture.
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch (cause) {
    throw new Error(`site/assets/${file} is no image that can be read`, { cause })
  }
}
