// A picture for every page, shown where its address is shared. The project's templates draw it as SVG without fonts;
// here it becomes a file that every network takes.
import type { ShareDrawing } from '../../common/share-image.ts'
import { contentHash } from '../content/hash.ts'
import type { Page, ShareImage } from '../types.ts'
import type { PictureCache, PictureFile } from './picture-cache.ts'
import { rasterise } from './raster.ts'

/** The size that all networks show without cropping (https://ogp.me/#structured). */
const SIZE = { width: 1200, height: 630, type: 'image/png' } as const

export interface ShareImageDeps {
  readonly cache: PictureCache
  /** Changes whenever the picture of a page may. */
  reasonOf(page: Page): string
  draw(page: Page): Promise<ShareDrawing>
}

export interface ShareImages {
  readonly images: ReadonlyMap<Page, ShareImage>
  readonly files: readonly PictureFile[]
}

/** The pictures of all pages; a page whose reasons are known from an earlier build is not drawn again. */
export async function shareImages(
  pages: readonly Page[],
  { cache, reasonOf, draw }: ShareImageDeps,
): Promise<ShareImages> {
  const making = pages.map(async (page) => {
    const { facts, files } = await cache.get(`share ${reasonOf(page)}`, async () => {
      const { svg, alt } = await draw(page)
      // Most edits leave the picture as it is: then the drawing is the same, and so is its file.
      const pixels = await cache.get(`drawing ${contentHash(svg)}`, () => pixelsOf(svg))
      return {
        facts: alt,
        files: await Promise.all(pixels.files.map(async (file) => ({ ...file, bytes: await file.bytes() }))),
      }
    })
    return { page, alt: facts, files }
  })
  const made = await Promise.all(making)
  const images = made.map(({ page, alt, files }): [Page, ShareImage] => [
    page,
    { ...SIZE, url: files[0]?.url ?? '', alt },
  ])
  return { images: new Map(images), files: made.flatMap(({ files }) => files) }
}

async function pixelsOf(svg: string) {
  return { facts: null, files: [{ url: '/_a/share-{hash}.png', bytes: await rasterise(svg) }] }
}
