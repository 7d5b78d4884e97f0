import { tokens, valueAt } from '../content/pointer.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { MAX_PIXELS } from '../pictures/raster.ts'
import type { Diagnostic, Mark, Site, Source } from '../types.ts'
import type { SourceRule } from './one-pass.ts'
import { fieldsOf } from './values.ts'

const IMAGES = /\.(svg|png|jpe?g|webp|avif|gif)$/i

/**
 * Every image in content has an alternative text; `alt: ""` marks it as decoration. And none is too large to be made
 * smaller.
 */
export const images: SourceRule = (site) => ({
  source(source, data) {
    // The images of the settings are icons of the browser's frame.
    if (source.kind === 'site') return []
    return source.marks.flatMap((mark) => {
      const isFile = mark.kind === 'asset' || mark.kind === 'picture'
      const file = isFile ? valueAt(data, mark.pointer) : undefined
      if (typeof file !== 'string' || !IMAGES.test(file)) return []
      return [...missingAlt(source, data, { mark, file }), ...tooLarge(site, source, { mark, file })]
    })
  },
})

interface ImageMark {
  readonly mark: Mark
  readonly file: string
}

function missingAlt(source: Source, data: unknown, { mark, file }: ImageMark): Diagnostic[] {
  const parent = mark.pointer.slice(0, mark.pointer.lastIndexOf('/'))
  const alt = fieldsOf(valueAt(data, parent))?.['alt']
  if (typeof alt === 'string' || fieldsOf(alt)) return []
  const key = tokens(mark.pointer).at(-1)
  const message = {
    en: `The image "${file}" has no text for those who cannot see it.`,
    de: `Das Bild „${file}“ hat keinen Text für alle, die es nicht sehen können.`,
  }
  const hint = {
    en: `Write "alt: …" beside "${key}": what the image shows, or "" if it is mere decoration.`,
    de: `Neben „${key}“ ein „alt: …“ schreiben: was das Bild zeigt, oder "", wenn es nur schmückt.`,
  }
  return [error('image/alt', message, source.locate(mark.pointer), hint)]
}

function tooLarge({ assets }: Site, source: Source, { mark, file }: ImageMark): Diagnostic[] {
  const { width, height } = assets.get(file) ?? { width: null, height: null }
  if (mark.kind !== 'picture' || (width ?? 0) * (height ?? 0) <= MAX_PIXELS) return []
  const millions = MAX_PIXELS / 1e6
  const message = {
    en: `The picture "${file}" has ${width} x ${height} pixels; at most ${millions} million are read.`,
    de: `Das Bild „${file}“ hat ${width} x ${height} Pixel; gelesen werden höchstens ${millions} Millionen.`,
  }
  const hint = { en: 'Save it 1920 pixels wide.', de: 'Mit 1920 Pixeln Breite speichern.' }
  return [error('picture/too-large', message, source.locate(mark.pointer), hint)]
}
