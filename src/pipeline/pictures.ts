// What the head of a page shows elsewhere: icons, and a picture of each page where its address is shared. What was
// drawn before is taken from the cache; a site without pictures loads nothing here.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ShareDrawing } from '../../common/share-image.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { lazy } from '../lazy.ts'
import { siteIcons } from '../pictures/icons.ts'
import { lettering } from '../pictures/lettering.ts'
import type { PictureCache, PictureFile } from '../pictures/picture-cache.ts'
import { type ShareImages, shareImages } from '../pictures/share-images.ts'
import type { Checked, Config, Diagnostic, HeadPictures, Page, Site } from '../types.ts'
import type { Renderer } from './render.ts'

/** The drawn pictures of a site. */
export interface DrawnPictures {
  readonly files: readonly PictureFile[]
  headOf(page: Page): HeadPictures
}

export interface DrawingDeps {
  /** Started when a share image has to be drawn. */
  renderer(): Promise<Checked<Pick<Renderer, 'shareImage'> | null>>
  /** Says what a page follows from: it changes whenever the page may. */
  reasonOf(page: Page): string
  readonly cache: PictureCache
}

/**
 * Draws the icons of a site and the share images of its pages.
 *
 * @returns null when a page cannot be drawn
 */
export async function drawPictures(
  { root }: Config,
  site: Site,
  deps: DrawingDeps,
): Promise<Checked<DrawnPictures | null>> {
  const [icons, shares] = await Promise.all([siteIcons(root, site, deps.cache), sharesOf(root, site, deps)])
  if (!shares.value) return { value: null, diagnostics: shares.diagnostics }
  const { images, files } = shares.value
  const without: HeadPictures = { icons: icons.links, shareImage: null }
  const headOf = (page: Page) => {
    const shareImage = images.get(page)
    return shareImage ? { ...without, shareImage } : without
  }
  return { value: { files: [...icons.files, ...files], headOf }, diagnostics: shares.diagnostics }
}

async function sharesOf(root: string, site: Site, deps: DrawingDeps): Promise<Checked<ShareImages | null>> {
  const { shareImages: isWanted = false } = site.settings.data()
  if (!isWanted) return { value: { images: new Map(), files: [] }, diagnostics: [] }
  if (!existsSync(join(root, 'templates/ShareImage.ts'))) return { value: null, diagnostics: [noTemplate(site)] }
  const started = lazy(() => Promise.all([deps.renderer(), lettering(root)]))
  const draw = async (page: Page): Promise<ShareDrawing> => {
    const [{ value: renderer, diagnostics }, letters] = await started()
    if (!renderer) throw new DrawingFailed(diagnostics)
    const drawn = renderer.shareImage(page, letters)
    if ('failed' in drawn) throw new DrawingFailed([await drawn.failed])
    return drawn
  }
  try {
    return { value: await shareImages(site.pages, { ...deps, draw }), diagnostics: [] }
  } catch (thrown) {
    if (!(thrown instanceof DrawingFailed)) throw thrown
    return { value: null, diagnostics: thrown.diagnostics }
  }
}

/** A picture that a template could not draw: one page shows what is wrong with all of them. */
class DrawingFailed extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(diagnostics: readonly Diagnostic[]) {
    super('a share image could not be drawn')
    this.diagnostics = diagnostics
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
