// Everything a build puts into dist/, as a list: what each file is called, what its content follows from, and how to
// make it. Nothing is made here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfRoute } from '../../common/addresses.ts'
import { contentHash } from '../content/hash.ts'
import { type HostFacts, headerFiles, hostFiles } from '../html/host-files.ts'
import type { Needs } from '../html/policy.ts'
import type { MadeFile } from '../pictures/shelf.ts'
import type { Bundled } from '../pipeline/bundle.ts'
import type { Config, HeadPictures, OutputFile, Page, Site } from '../types.ts'
import { type ModelFile, modelFiles } from './model-files.ts'
import { packagesOf } from './packages.ts'
import { OUTPUT_MARK } from './target.ts'

/** A file to be: a page that is rendered when it is needed, or contents that are at hand. */
export interface PlannedFile {
  /** Below dist. */
  readonly path: string
  /** Hash of everything that the content follows from. */
  readonly reason: string
  readonly page: Page | null
  contents(): OutputFile['contents'] | Promise<OutputFile['contents']>
}

/** What pages follow from besides their content. */
export interface MadeOf {
  readonly bundled: Bundled
  /** Schemas say what a value stands for. */
  readonly schemasHash: string
}

/** The whole output. */
export interface Plan {
  readonly files: readonly PlannedFile[]
  /** The files that follow from what the finished pages need. */
  afterPages(needs: Needs): PlannedFile[]
}

/** A site with the pictures that were made for it. */
interface Illustrated {
  readonly site: Site
  readonly files: readonly MadeFile[]
  headOf(page: Page): HeadPictures
}

/** All files of the output, in an order that does not depend on the machine. */
export function siteFiles(config: Config, { site, files, headOf }: Illustrated, madeOf: MadeOf): Plan {
  const { bundled } = madeOf
  const reason = pageReasons(site, madeOf)
  const pages = site.pages.flatMap((page) => pageFiles(page, contentHash(reason(page) + JSON.stringify(headOf(page)))))
  const loaded = bundled.bundle.files.map(({ path, contents }) => planned(`public/${path}`, contents))
  // The same file in two folders has one address.
  const unique = new Map([...site.assets.values()].map((asset) => [asset.url, asset]))
  const pictures = [...new Map(files.map((file) => [file.url, pictureFile(file)])).values()]
  const assets = [...unique.values()].map((asset) => assetFile(config.root, asset.file, asset.url))
  const facts = hostFacts(config.root, bundled)
  const host = hostFiles(site, facts).map(({ path, contents }) => planned(path, contents))
  const functions = (bundled.functions ?? []).map((file) => planned(file.path, file.contents))
  const models = bundled.functions ? modelFiles(config.root, site).map(modelPlanned) : []
  const mark = planned(OUTPUT_MARK, 'Each build replaces this folder.\n')
  return {
    files: [mark, ...pages, ...loaded, ...assets, ...pictures, ...host, ...functions, ...models],
    afterPages: (needs) => headerFiles(site, facts, needs).map(({ path, contents }) => planned(path, contents)),
  }
}

function hostFacts(root: string, { bundle, functions }: Bundled): HostFacts {
  return { hasFunctions: functions !== null, styles: bundle.styles, packages: packagesOf(functions ?? [], root) }
}

/** Says for each page of a site what it follows from, but for the pictures in its head. */
export function pageReasons(site: Site, { bundled, schemasHash }: MadeOf): (page: Page) => string {
  const whole = contentHash(`${siteReason(site, bundled)} ${schemasHash}`)
  return ({ source, language, route }) => contentHash([whole, source.hash, source.file, language, route].join('\0'))
}

function pageFiles(page: Page, reason: string): PlannedFile[] {
  return [page.route, ...page.aliases].map((route) => ({
    path: `public/${fileOfRoute(route)}`,
    reason,
    page,
    contents: () => '',
  }))
}

/** Changes when anything does that every page may show: code, settings, shared data, texts, assets, other routes. */
function siteReason(site: Site, { code, bundle }: Bundled): string {
  const sources = [site.settings, ...site.data.values(), ...site.documents.values()]
  const parts = [
    process.env['SITE_GENERATOR'] ?? '',
    contentHash(code.templates),
    contentHash(code.react),
    bundle.script ?? '',
    ...bundle.styles,
    ...[...bundle.urls].flat(),
    ...sources.flatMap(({ file, hash }) => [file, hash]),
    ...[...site.assets.values()].flatMap(({ file, url, width, height }) => [file, url, `${width}x${height}`]),
    ...[...site.pictures.values()].map((picture) => JSON.stringify(picture)),
    ...site.pages.flatMap(({ route, aliases, language, source }) => [route, ...aliases, language, source.file]),
  ]
  return contentHash(parts.join('\0'))
}

function assetFile(root: string, file: string, url: string): PlannedFile {
  const contents = () => readFileSync(join(root, 'site/assets', file))
  return { path: `public${url}`, reason: contentHash(url), page: null, contents }
}

function modelPlanned({ path, file, reason }: ModelFile): PlannedFile {
  return { path, reason: contentHash(reason), page: null, contents: () => readFileSync(file) }
}

function pictureFile({ url, hash, bytes }: MadeFile): PlannedFile {
  return { path: `public${url}`, reason: hash, page: null, contents: bytes }
}

function planned(path: string, contents: OutputFile['contents']): PlannedFile {
  return { path, reason: contentHash(contents), page: null, contents: () => contents }
}
