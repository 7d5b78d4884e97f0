// One drawing becomes every icon that browsers and phones ask for: itself (it follows the theme), an ICO file for old
// browsers, a picture for iOS home screens, and a manifest with those of Android.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadLink, Site, WrittenSettings } from '../types.ts'
import { ico } from './ico.ts'
import { hashedUrl, type NewPicture, type PictureCache, type PictureSet } from './picture-cache.ts'
import { type IconShape, iconPng } from './raster.ts'

/** Types of icons that browsers take (https://html.spec.whatwg.org/#rel-icon). */
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }

/** Sizes in the ICO file: tabs, tabs on sharp screens, shortcuts. */
const ICO_SIZES = [16, 32, 48]
/** @see https://developer.apple.com/design/human-interface-guidelines/app-icons */
const APPLE_SIZE = 180
const MANIFEST_SIZES = [192, 512]
/** What may be cut off lies outside a circle of four fifths (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE_PART = 0.7

export interface Icons extends PictureSet<null> {
  readonly links: readonly HeadLink[]
}

/** The icons of a site; only the drawing itself unless the settings ask for more (`icons`). */
export async function siteIcons(root: string, site: Site, cache: PictureCache): Promise<Icons> {
  const settings = site.settings.data()
  const { icon, icons } = settings
  const drawing = icon ? site.assets.get(icon) : undefined
  if (!icon || !drawing) return { links: [], facts: null, files: [] }
  const own = ownLink(drawing.url)
  if (!icons || !icon.endsWith('.svg')) return { links: [own], facts: null, files: [] }
  const mask = icons.mask ? site.assets.get(icons.mask)?.url : undefined
  const manifest = manifestOf(settings, site.defaultLanguage)
  const key = ['icons', drawing.url, mask ?? '', icons.ground, JSON.stringify(manifest)].join('\0')
  const made = await cache.get(key, async () => {
    const svg = readFileSync(join(root, 'site/assets', icon))
    return { facts: null, files: await iconFiles(svg, icons.ground, { manifest, mask }) }
  })
  const url = (part: string) => made.files.find((file) => file.url.includes(part))?.url ?? ''
  const links: HeadLink[] = [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    own,
    ...(mask && icons.maskColor ? [{ rel: 'mask-icon', href: mask, color: icons.maskColor }] : []),
    { rel: 'apple-touch-icon', href: url('apple-touch-icon') },
    { rel: 'manifest', href: url('.webmanifest') },
  ]
  return { ...made, links }
}

function ownLink(href: string): HeadLink {
  const type = TYPES[href.split('.').at(-1) ?? '']
  return { rel: 'icon', href, ...(type && { type }) }
}

function manifestOf({ name = '', icons, themeColor }: WrittenSettings, language: string): Record<string, unknown> {
  return {
    name: typeof name === 'string' ? name : (name[language] ?? ''),
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: icons?.ground,
    ...(themeColor && { theme_color: themeColor.light }),
  }
}

interface ManifestOptions {
  readonly manifest: Readonly<Record<string, unknown>>
  readonly mask: string | undefined
}

async function iconFiles(svg: Uint8Array, ground: string, parts: ManifestOptions): Promise<NewPicture[]> {
  const png = (shape: IconShape) => iconPng(svg, shape)
  const [small, apple, plain, maskable] = await Promise.all([
    Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await png({ size }) }))),
    png({ size: APPLE_SIZE, ground }),
    Promise.all(MANIFEST_SIZES.map(async (size) => ({ size, bytes: await png({ size }) }))),
    png({ size: 512, ground, part: MASKABLE_PART }),
  ])
  const listed = [
    ...plain.map(({ size, bytes }) => ({ size, purpose: 'any', file: named(`icon-${size}`, bytes) })),
    { size: 512, purpose: 'maskable', file: named('icon-maskable', maskable) },
  ]
  const entries = listed.map(({ size, purpose, file }) => ({
    src: file.url,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }))
  const mono = parts.mask ? [{ src: parts.mask, sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' }] : []
  const manifest = Buffer.from(`${JSON.stringify({ ...parts.manifest, icons: [...entries, ...mono] }, null, 2)}\n`)
  return [
    { url: '/favicon.ico', bytes: ico(small) },
    { url: '/_a/apple-touch-icon-{hash}.png', bytes: apple },
    ...listed.map(({ file }) => file),
    { url: '/_a/site-{hash}.webmanifest', bytes: manifest },
  ]
}

/** The manifest names the pictures, so their addresses are needed before they are put away. */
function named(name: string, bytes: Uint8Array): NewPicture {
  return { url: hashedUrl(`/_a/${name}-{hash}.png`, bytes), bytes }
}
