// Everything a build puts into dist/, as a list: what each file is called, what its content follows from, and how to
// make it. Nothing is made here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfRoute } from '../../common/addresses.ts'
import { contentHash } from '../content/hash.ts'
import { type HostFacts, headerFiles, headerFilesCount, hostFiles, SERVER_PACKAGE } from '../html/host-files.ts'
import type { Needs } from '../html/policy.ts'
import { lazy } from '../lazy.ts'
import type { PictureFile } from '../pictures/picture-cache.ts'
import type { Bundled } from '../pipeline/bundle.ts'
import type { Asset, Config, HeadPictures, OutputFile, Page, Site } from '../types.ts'
import { plannedLock } from './lock.ts'
import { type ModelFile, modelFiles } from './model-files.ts'
import { overridingFiles, packagesOf } from './packages.ts'
import { OUTPUT_MARK } from './target.ts'

/** A file of the output that is to be. */
export interface PlannedFile {
  /** Below dist. */
  readonly path: string
  /** Hash of everything that the content follows from. */
  readonly reason: string
  contents(): OutputFile['contents'] | Promise<OutputFile['contents']>
}

/** A page of the output that is to be, at one of its routes. */
export interface PlannedPage extends Omit<PlannedFile, 'contents'> {
  readonly page: Page
  readonly pictures: HeadPictures
}

/** The whole output. What takes long for many pages is put together when it is asked for. */
export interface Plan {
  /** Hash of everything that the output follows from. */
  readonly reason: string
  readonly pages: readonly PlannedPage[]
  /** Everything else but what follows from the pages. */
  readonly files: readonly PlannedFile[]
  /** How many files follow from what the finished pages need. */
  readonly lateFiles: number
  /** These files. */
  afterPages(needs: Needs): PlannedFile[]
}

/** A site with everything that was made for it. */
export interface MadeSite {
  readonly site: Site
  /** Hash of the content (`Resolved.hash`). */
  readonly hash: string
  readonly bundled: Bundled
  readonly pictures: readonly PictureFile[]
  headOf(page: Page): HeadPictures
  /** What a page follows from, but for the pictures in its head. */
  reasonOf(page: Page): string
}

/** All files of the output, in an order that does not depend on the machine. */
export function siteFiles({ root, compress }: Config, made: MadeSite): Plan {
  const { site, bundled, headOf, reasonOf } = made
  const packages = packagesOf(bundled.functions ?? [], root)
  const facts = { hasFunctions: bundled.functions !== null, styles: bundled.bundle.styles, packages }
  const mark = planned(OUTPUT_MARK, 'Each build replaces this folder.\n')
  const shown = [mark, ...shownFiles(root, made)]
  const served = bundled.functions ? serverFiles(root, { site, facts, functions: bundled.functions }) : []
  const pages = lazy(() =>
    site.pages.flatMap((page) => pageFiles(page, { reason: reasonOf(page), pictures: headOf(page) })),
  )
  const host = () => hostFiles(site, facts).map(({ path, contents }) => planned(path, contents))
  const files = lazy(() => [...shown, ...host(), ...served])
  return {
    get reason() {
      const parts = [made.hash, String(compress), JSON.stringify([facts, [...site.pictures.values()]])]
      const reasons = [...shown, ...served].flatMap(({ path, reason }) => [path, reason])
      return contentHash([...parts, ...codeParts(bundled), ...reasons].join('\0'))
    },
    get pages() {
      return pages()
    },
    get files() {
      return files()
    },
    lateFiles: headerFilesCount(facts),
    afterPages: (needs) => headerFiles(site, facts, needs).map(({ path, contents }) => planned(path, contents)),
  }
}

/** What pages load. */
function shownFiles(root: string, { site, bundled, pictures }: MadeSite): PlannedFile[] {
  const loaded = bundled.bundle.files.map(({ path, contents }) => planned(`public/${path}`, contents))
  // The same file in two folders has one address.
  const assets = [...new Map([...site.assets.values()].map((asset) => [asset.url, asset])).values()]
  const drawn = [...new Map(pictures.map((file) => [file.url, pictureFile(file)])).values()]
  return [...loaded, ...assets.map((asset) => assetFile(root, asset)), ...drawn]
}

interface Served {
  readonly site: Site
  readonly facts: HostFacts
  readonly functions: readonly OutputFile[]
}

/** What the server runs. */
function serverFiles(root: string, { site, facts, functions }: Served): PlannedFile[] {
  const code = functions.map(({ path, contents }) => planned(path, contents))
  return [...installedFiles(root, facts), ...code, ...modelFiles(root, site).map(modelPlanned)]
}

/** What npm reads beside package.json. */
function installedFiles(root: string, { packages }: HostFacts): PlannedFile[] {
  const lock = plannedLock(root, { name: SERVER_PACKAGE, dependencies: packages.dependencies })
  const folders = overridingFiles(packages, root).map(({ path, contents }) => planned(path, contents))
  return lock ? [...folders, { ...lock, path: 'package-lock.json' }] : folders
}

/**
 * Says for each page of a site what it follows from, but for the pictures in its head.
 *
 * @param schemasHash schemas say what a value stands for
 */
export function pageReasons(site: Site, bundled: Bundled, schemasHash: string): (page: Page) => string {
  const whole = lazy(() => contentHash(`${siteReason(site, bundled)} ${schemasHash}`))
  return ({ source, language, route }) => contentHash([whole(), source.hash, source.file, language, route].join('\0'))
}

function pageFiles(page: Page, { reason, pictures }: { reason: string; pictures: HeadPictures }): PlannedPage[] {
  const whole = contentHash(reason + JSON.stringify(pictures))
  return [page.route, ...page.aliases].map((route) => ({
    path: `public/${fileOfRoute(route)}`,
    reason: whole,
    page,
    pictures,
  }))
}

/** Changes when anything does that every page may show: code, settings, shared data, texts, assets, other routes. */
function siteReason(site: Site, bundled: Bundled): string {
  const sources = [site.settings, ...site.data.values(), ...site.documents.values()]
  const parts = [
    process.env['SITE_GENERATOR'] ?? '',
    ...codeParts(bundled),
    ...sources.flatMap(({ file, hash }) => [file, hash]),
    ...[...site.assets.values()].flatMap(({ file, url, width, height }) => [file, url, `${width}x${height}`]),
    ...[...site.pictures.values()].map((picture) => JSON.stringify(picture)),
    ...site.pages.flatMap(({ route, aliases, language, source }) => [route, ...aliases, language, source.file]),
  ]
  return contentHash(parts.join('\0'))
}

/** What pages are drawn with, and what they say that browsers load. */
function codeParts({ code, bundle }: Bundled): string[] {
  const { script, styles, urls } = bundle
  return [contentHash(code.templates), contentHash(code.react), script ?? '', ...styles, ...[...urls].flat()]
}

function assetFile(root: string, { file, url }: Asset): PlannedFile {
  const contents = () => readFileSync(join(root, 'site/assets', file))
  return { path: `public${url}`, reason: contentHash(url), contents }
}

function modelPlanned({ path, file, reason }: ModelFile): PlannedFile {
  return { path, reason: contentHash(reason), contents: () => readFileSync(file) }
}

function pictureFile({ url, hash, bytes }: PictureFile): PlannedFile {
  return { path: `public${url}`, reason: hash, contents: bytes }
}

function planned(path: string, contents: OutputFile['contents']): PlannedFile {
  return { path, reason: contentHash(contents), contents: () => contents }
}
