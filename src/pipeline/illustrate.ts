// Everything a site shows that is made of pixels: photos in their sizes, icons, and a picture of each page for shared
// links. What was made before is taken from the shelf; a site without pictures loads nothing here.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ShareDrawing as Drawn, Lettering } from '../../common/share-image.ts'
import { error, hasErrors } from '../diagnostics/diagnostic.ts'
import { siteIcons } from '../pictures/icons.ts'
import { lettering } from '../pictures/lettering.ts'
import { sitePhotos } from '../pictures/photos.ts'
import { shareImages } from '../pictures/share-images.ts'
import { type MadeFile, openShelf, type Shelf } from '../pictures/shelf.ts'
import type { Checked, Config, Diagnostic, HeadPictures, Page, Site } from '../types.ts'

/** A site with its pictures. */
export interface Illustrated {
  /** The site, its photos with the addresses of what was made of them. */
  readonly site: Site
  readonly files: readonly MadeFile[]
  headOf(page: Page): HeadPictures
}

/** Draws the picture of a page; made only when one has to be. */
export interface Illustrator {
  shareImage(page: Page, lettering: Lettering): Drawn | null
  failure(page: Page, thrown: unknown): Promise<Diagnostic>
}

export interface IllustrateParts {
  /** Says what a page of this site follows from: it changes whenever the page may. */
  reasons(site: Site): (page: Page) => string
  start(site: Site): Promise<Checked<Illustrator | null>>
  /** What was made before; left out: what the cache has. */
  readonly shelf?: Shelf
}

/**
 * Makes the pictures of a site.
 *
 * @returns null when a photo cannot be read or a page cannot be drawn
 */
export async function illustrate(
  config: Config,
  site: Site,
  parts: IllustrateParts,
): Promise<Checked<Illustrated | null>> {
  const { shelf = openShelf(config.cache) } = parts
  const photos = await sitePhotos(config.root, site, shelf)
  if (hasErrors(photos.diagnostics)) return { value: null, diagnostics: photos.diagnostics }
  const shown = photos.value.site
  const [icons, shares] = await Promise.all([
    siteIcons(config.root, site, shelf),
    sharesOf(config, { site: shown, shelf, parts }),
  ])
  if (!shares.value) return { value: null, diagnostics: shares.diagnostics }
  shelf.close()
  const { images, files } = shares.value
  return {
    value: {
      site: shown,
      files: [...photos.value.files, ...icons.files, ...files],
      headOf: (page) => ({ icons: icons.links, shareImage: images.get(page) ?? null }),
    },
    diagnostics: shares.diagnostics,
  }
}

interface ShareParts {
  readonly site: Site
  readonly shelf: Shelf
  readonly parts: IllustrateParts
}

type Shares = Awaited<ReturnType<typeof shareImages>>

async function sharesOf({ root }: Config, { site, shelf, parts }: ShareParts): Promise<Checked<Shares | null>> {
  const { shareImages: isWanted = false } = site.settings.data()
  if (!isWanted) return { value: { images: new Map(), files: [] }, diagnostics: [] }
  if (!existsSync(join(root, 'templates/ShareImage.ts'))) return { value: null, diagnostics: [noTemplate(site)] }
  const started = once(() => Promise.all([parts.start(site), lettering(root)]))
  const draw = async (page: Page): Promise<Drawn> => {
    const [{ value: illustrator, diagnostics }, letters] = await started()
    if (!illustrator) throw new Undrawn(diagnostics)
    try {
      return illustrator.shareImage(page, letters) ?? noDrawing(page)
    } catch (thrown) {
      throw new Undrawn([await illustrator.failure(page, thrown)])
    }
  }
  try {
    const value = await shareImages(site.pages, { shelf, reason: parts.reasons(site), draw })
    return { value, diagnostics: [] }
  } catch (thrown) {
    if (!(thrown instanceof Undrawn)) throw thrown
    return { value: null, diagnostics: thrown.diagnostics }
  }
}

function noDrawing({ route }: Page): never {
  throw new Error(`templates/ShareImage.ts draws nothing for ${route}`)
}

/** A picture that a template could not draw: one page tells what is wrong with all of them. */
class Undrawn extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(diagnostics: readonly Diagnostic[]) {
    super('a share image could not be drawn')
    this.diagnostics = diagnostics
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function noTemplate({ settings }: Site): Diagnostic {
  const hint = {
    en: 'Write templates/ShareImage.ts, or set "shareImages" to false.',
    de: 'templates/ShareImage.ts schreiben oder „shareImages“ auf false setzen.',
  }
  const message = {
    en: 'The pages shall have share images, and there is no templates/ShareImage.ts that draws them.',
    de: 'Die Seiten sollen Vorschaubilder haben, aber es gibt keine templates/ShareImage.ts, die sie zeichnet.',
  }
  return error('project/no-share-image', message, settings.locate('/shareImages'), hint)
}
