// Photos that content shows: each becomes a set of sizes and formats, upright and without the notes of its camera. The
// file as the author put it there is not published, unless it is also offered as a file.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { mayName } from '../content/names.ts'
import { type PictureCut, pictureCut, pictureName } from '../content/picture-cut.ts'
import { valueAt } from '../content/pointer.ts'
import { error } from '../diagnostics/diagnostic.ts'
import type { Asset, Checked, Config, Diagnostic, NamingKind, Picture, Site, Source } from '../types.ts'
import type { PictureCache, PictureFile } from './picture-cache.ts'
import { PHOTO_ENDINGS, photoVariants, UnreadablePicture, type Variant } from './raster.ts'

export interface Photos {
  /** The site with its photos in several sizes. */
  readonly site: Site
  readonly files: readonly PictureFile[]
}

/** The `src` of browsers that know no `srcset`: wide enough for any of them. */
const PLAIN_WIDTH = 960

/** Makes the photos of a site. @returns null when one cannot be read */
export async function makePhotos({ root }: Config, site: Site, cache: PictureCache): Promise<Checked<Photos | null>> {
  const shown = photosIn(site)
  const pictures = new Map<string, Picture>()
  const files: PictureFile[] = []
  const diagnostics: Diagnostic[] = []
  // One after the other: each photo alone keeps all cores busy, and takes memory.
  for (const photo of shown) {
    const { asset, cut } = photo
    try {
      const made = await cache.get(`photo ${pictureName(asset.url, cut)}`, () => photoFiles(root, photo))
      files.push(...made.files)
      pictures.set(pictureName(asset.file, cut), { ...asset, ...made.facts })
    } catch (cause) {
      if (!(cause instanceof UnreadablePicture)) throw cause
      diagnostics.push(unreadable(asset, cause))
    }
  }
  if (diagnostics.length > 0) return { value: null, diagnostics }
  if (pictures.size === 0) return { value: { site, files }, diagnostics }
  const offered = new Set(valuesIn(site, 'asset').map(({ value }) => value))
  const taken = new Set(shown.map(({ asset }) => asset.file))
  const assets = [...site.assets].filter(([file]) => !taken.has(file) || offered.has(file))
  return { value: { site: { ...site, assets: new Map(assets), pictures }, files }, diagnostics }
}

/** A photo as it is shown somewhere. */
interface Shown {
  readonly asset: Asset
  readonly cut: PictureCut | null
}

/** Each photo in each of its cuts, in the order of their names. */
function photosIn(site: Site): Shown[] {
  const isPhoto = (file: string) => PHOTO_ENDINGS.has(extname(file).toLowerCase())
  if (![...site.assets.keys()].some(isPhoto)) return []
  const shown = valuesIn(site, 'picture').flatMap(({ value, cut }): [string, Shown][] => {
    const asset = typeof value === 'string' && isPhoto(value) ? site.assets.get(value) : undefined
    return asset ? [[pictureName(asset.file, cut), { asset, cut }]] : []
  })
  return [...new Map(shown.sort(([one], [other]) => (one < other ? -1 : 1))).values()]
}

interface MarkedValue {
  readonly value: unknown
  readonly cut: PictureCut | null
}

function valuesIn(site: Site, kind: NamingKind): MarkedValue[] {
  const pages = new Set(site.pages.map(({ source }) => source))
  const sources = [site.settings, ...site.data.values(), ...site.documents.values(), ...pages]
  return sources.flatMap((source) => valuesOf(source, kind))
}

function valuesOf(source: Source, wanted: NamingKind): MarkedValue[] {
  if (!mayName(source, wanted)) return []
  const marks = source.marks.filter(({ kind }) => kind === wanted)
  if (marks.length === 0) return []
  const data = source.data()
  return marks.map((mark) => ({ value: valueAt(data, mark.pointer), cut: pictureCut(data, mark) }))
}

type PhotoFacts = Omit<Picture, 'file'>

async function photoFiles(root: string, { asset: { file, url }, cut }: Shown) {
  const variants = await photoVariants(readFileSync(join(root, 'site/assets', file)), cut)
  const whole = url.slice(0, -extname(url).length)
  const stem = cut ? `${whole}-${cut.frame.replace(':', 'x')}-${cut.x}-${cut.y}` : whole
  const files = variants.map((variant) => ({ url: addressOf(stem, variant), bytes: variant.bytes }))
  return { facts: factsOf(stem, variants), files }
}

const addressOf = (stem: string, { width, ending }: Variant) => `${stem}-${width}${ending}`

function factsOf(stem: string, variants: readonly Variant[]): PhotoFacts {
  const types = [...new Set(variants.map(({ type }) => type))]
  const of = (type: string) => variants.filter((variant) => variant.type === type)
  const sources = types.map((type) => ({
    type,
    srcset: of(type)
      .map((variant) => `${addressOf(stem, variant)} ${variant.width}w`)
      .join(', '),
  }))
  const plain = of(types.at(-1) ?? '')
  const shown = plain.findLast(({ width }) => width <= PLAIN_WIDTH) ?? plain[0]
  const largest = plain.at(-1)
  return {
    url: shown ? addressOf(stem, shown) : '',
    width: largest?.width ?? null,
    height: largest?.height ?? null,
    sources,
  }
}

function unreadable({ file }: Asset, { message }: Error): Diagnostic {
  const at = { file: `site/assets/${file}`, line: 1, column: 1, length: 1 }
  const reason = message.split('\n')[0] ?? ''
  const said = {
    en: `This picture cannot be read: ${reason}.`,
    de: `Dieses Bild lässt sich nicht lesen (Meldung: „${reason}“).`,
  }
  const hint = {
    en: 'Open it in an image program and save it again as JPEG or PNG.',
    de: 'In einem Bildprogramm öffnen und noch einmal als JPEG oder PNG speichern.',
  }
  return error('picture/unreadable', said, at, hint)
}
