// Pictures that a build makes: share images and icons of the agency's site, photos of a small one.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentsOf, fixtureProject, type Project, site, temporaryFolder } from './project.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const MOST_BYTES = 60_000

interface Built {
  folder: string
}

const agency = suite<Built>('pictures of the agency’s site')

agency.before(async (context) => {
  context.folder = join(temporaryFolder(), 'dist')
  const { code, stderr } = await site(['build', '--root', root, '--out', context.folder, '--no-compress'])
  assert.is(code, 0, stderr)
})

agency('gives every page a share image of its own, 1200 by 630, as a small PNG', ({ folder }) => {
  const owners = new Map<string, string>()
  for (const { file, html } of pagesOf(folder)) {
    const url = property(html, 'og:image')
    const path = join(folder, 'public', new URL(url).pathname)
    assert.match(url, /^https:\/\/[^/]+\/_a\/share-[0-9A-F]{8}\.png$/, file)
    const { width, height, type } = imageSize(readFileSync(path))
    assert.equal([width, height, type], [1200, 630, 'png'], file)
    assert.ok(statSync(path).size <= MOST_BYTES, `${file}: ${statSync(path).size} bytes`)
    // Aliases show the same page.
    const canonical = property(html, 'og:url') || file
    assert.is(owners.get(url) ?? canonical, canonical, `${file} and ${owners.get(url)} share a picture`)
    owners.set(url, canonical)
  }
  assert.ok(owners.size >= 20)
})

agency('says in the head what the share image is and shows', ({ folder }) => {
  for (const { file, html } of pagesOf(folder)) {
    const facts = ['og:image:type', 'og:image:width', 'og:image:height'].map((name) => property(html, name))
    assert.equal(facts, ['image/png', '1200', '630'], file)
    assert.match(property(html, 'og:image:alt'), /.{20}/, file)
    assert.match(html, '<meta name="twitter:card" content="summary_large_image">')
  }
})

agency('offers the icon to browsers old and new, to home screens and to pinned tabs', ({ folder }) => {
  const [{ html } = { html: '' }] = pagesOf(folder)
  const read = (rel: string) => readFileSync(join(folder, 'public', linked(html, rel)))
  assert.match(html, '<link rel="icon" href="/favicon.ico" sizes="32x32">')
  assert.match(html, /<link rel="icon" href="[^"]+\.svg" type="image\/svg\+xml">/)
  assert.is(imageSize(readFileSync(join(folder, 'public/favicon.ico'))).type, 'ico')
  const apple = imageSize(read('apple-touch-icon'))
  assert.equal([apple.width, apple.height], [180, 180])
  assert.match(String(read('mask-icon')), '<svg')
})

agency('names icons in the manifest that are there, in the sizes that it says', ({ folder }) => {
  const [{ html } = { html: '' }] = pagesOf(folder)
  const manifest = JSON.parse(String(readFileSync(join(folder, 'public', linked(html, 'manifest')))))
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose)
  assert.equal(purposes, ['any', 'any', 'maskable', 'monochrome'])
  for (const { src, sizes } of manifest.icons) {
    const { width, height, type } = imageSize(readFileSync(join(folder, 'public', src)))
    assert.is(type === 'svg' ? 'any' : `${width}x${height}`, sizes, src)
  }
})

agency.run()

const photos = suite<{ project: Project }>('photos of a site')

photos.before.each((context) => {
  context.project = withPhoto()
})

photos('shows a photo in three formats and all its widths, and not the file of the camera', async ({ project }) => {
  project.write('site/assets/photo.jpg', await upright(900, 600))
  const { code, stderr } = await project.build(['--no-compress'])
  assert.is(code, 0, stderr)
  const made = readdirSync(project.path('dist/public/_a')).filter((file) => file.startsWith('photo'))
  const endings = made.map((file) => file.replace(/^photo-[0-9A-F]{8}/, '')).sort()
  const widths = [320, 480, 600]
  assert.equal(endings, widths.flatMap((width) => ['avif', 'jpg', 'webp'].map((type) => `-${width}.${type}`)).sort())
  const html = project.read('dist/public/index.html')
  assert.match(html, /<img src="\/_a\/photo-[0-9A-F]{8}-600\.jpg" width="600" height="900"/)
})

photos('makes a photo once for as long as it stays the same', async ({ project }) => {
  project.write('site/assets/photo.jpg', await upright(400, 300))
  await project.build(['--no-compress'])
  const folder = project.path('.cache/pictures')
  const [one = ''] = readdirSync(folder)
  utimesSync(join(folder, one), 1, 1)
  const first = contentsOf(project.path('dist'))
  project.remove('dist')
  const { code, stderr } = await project.build(['--no-compress'])
  assert.is(code, 0, stderr)
  assert.is(statSync(join(folder, one)).mtimeMs, 1000, 'taken from the cache')
  assert.equal(contentsOf(project.path('dist')), first)
})

photos('gives the same bytes with and without what an earlier build kept', async ({ project }) => {
  project.write('site/assets/photo.jpg', await upright(400, 300))
  await project.build(['--no-compress'])
  const cached = contentsOf(project.path('dist'))
  await project.build(['--no-compress', '--no-cache'])
  assert.equal(contentsOf(project.path('dist')), cached)
})

photos('names a damaged photo, says what to do and writes nothing', async ({ project }) => {
  const whole = await upright(400, 300)
  project.write('site/assets/photo.jpg', whole.subarray(0, whole.length / 2))
  const { code, stderr } = await project.build()
  assert.is(code, 1)
  assert.match(stderr, 'error[picture/unreadable]')
  assert.match(stderr, 'site/assets/photo.jpg')
  assert.match(stderr, 'hint: ')
  assert.not.match(stderr, /\n\s+at /)
  assert.not.ok(existsSync(project.path('dist')))
})

photos('publishes a photo that is also offered as a file as it is', async ({ project }) => {
  const bytes = await upright(400, 300)
  project.write('site/assets/photo.jpg', bytes)
  project.replace('site/site.yaml', 'icon: mark.svg', 'icon: photo.jpg')
  const { code, stderr } = await project.build(['--no-compress'])
  assert.is(code, 0, stderr)
  const file = readdirSync(project.path('dist/public/_a')).find((name) => /^photo-[0-9A-F]{8}\.jpg$/.test(name)) ?? ''
  assert.ok(readFileSync(project.path(`dist/public/_a/${file}`)).equals(bytes))
})

photos.run()

const wanting = suite('a site that asks for share images')

wanting('is reported when it has no template that draws them', async () => {
  const project = fixtureProject()
  const known = '"icon": { "$ref"'
  project.replace('schemas/site.json', known, `"shareImages": { "type": "boolean" }, ${known}`)
  project.replace('site/site.yaml', 'icon: mark.svg', 'icon: mark.svg\nshareImages: true')
  const { code, stderr } = await project.build()
  assert.is(code, 1)
  assert.match(stderr, 'error[project/no-share-image]')
  assert.match(stderr, 'site/site.yaml:6')
})

wanting.run()

function pagesOf(folder: string): { file: string; html: string }[] {
  const files = readdirSync(join(folder, 'public'), { recursive: true }).map(String)
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, 'public', file), 'utf8') }))
}

function property(html: string, name: string): string {
  return new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1] ?? ''
}

function linked(html: string, rel: string): string {
  return new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? ''
}

/** The fixture site with a photo in place of a drawing. */
function withPhoto(): Project {
  const project = fixtureProject()
  project.replace(
    'schemas/sections/hero.json',
    '{ "$ref": "../common.json#/$defs/asset"',
    '{ "type": "string", "mark": "picture"',
  )
  project.replace('site/pages/index.yaml', 'picture: mark.svg', 'picture: photo.jpg')
  return project
}

/** A photo as a camera that was held upright stores it: lying, with a note that says so. */
async function upright(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * 7919) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
