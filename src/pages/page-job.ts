// Making pages as a thread does it: rendered, compressed and written; what goes back is what was written.

import { checksumOf } from '../content/hash.ts'
import { utf8ForNow } from '../content/utf8.ts'
import { evaluateMdx, evaluateTemplates, type TemplateCode } from '../context/templates.ts'
import { needsSomething } from '../html/policy.ts'
import { compressHere } from '../output/compress.ts'
import { type Written, writtenIn } from '../output/manifest.ts'
import { writerInto } from '../output/staging.ts'
import { makeSource, type SourceOptions } from '../sources/source.ts'
import type { Job } from '../threads/protocol.ts'
import type { Bundle, HeadPictures } from '../types.ts'
import { type SentFailure, sentFailure } from './failures.ts'
import { type PageMaker, pageMaker, type RenderedPage } from './page-maker.ts'
import { type SiteCopy, siteOfCopy } from './site-copy.ts'

/** What the thread starts with. */
export interface PageStart {
  readonly site: SiteCopy
  readonly code: TemplateCode
  readonly bundle: Bundle
  /** Compiled texts of site/legal by name. */
  readonly texts: ReadonlyMap<string, string>
  /** Where files are written. */
  readonly folder: string
}

/** A page that is to be made, at all of its paths. */
export interface PageOrder {
  /** Of the page in the site. */
  readonly index: number
  readonly source: SourceOptions
  readonly pictures: HeadPictures
  readonly reason: string
  readonly paths: readonly string[]
  readonly isCompressed: boolean
}

/** What became of a page: its files, or what its templates threw. */
export type PageAnswer =
  | { readonly written: readonly (readonly [path: string, written: Written])[] }
  | { readonly failure: SentFailure }

/** @param start a PageStart; batches are lists of page orders, answers lists of PageAnswer */
export function pageJob(start: unknown): Job {
  const { site: copy, code, bundle, texts, folder } = start as PageStart
  const site = siteOfCopy(copy)
  const templates = evaluateTemplates(code)
  const evaluated = new Map([...texts].map(([name, text]) => [name, evaluateMdx(text, templates)]))
  const maker = pageMaker({ site, templates, texts: evaluated, bundle })
  const write = writerInto(folder)
  const make = (order: PageOrder): PageAnswer => {
    const { index, source, pictures } = order
    const page = site.pages[index]
    if (!page) throw new RangeError(`The site has no page ${index}`)
    const made = attempted(() => maker.page({ ...page, source: makeSource(source) }, pictures))
    return 'failure' in made ? made : { written: files(order, made) }
  }
  const files = ({ paths, reason, isCompressed }: PageOrder, { html, needs }: RenderedPage) => {
    const bytes = utf8ForNow(html)
    const compressed = Object.entries(isCompressed ? compressHere(bytes) : {})
    const versions = [
      { ending: '', contents: bytes, needs: needsSomething(needs) ? needs : undefined },
      ...compressed.map(([format, contents]) => ({ ending: `.${format}`, contents, needs: undefined })),
    ].map((version) => ({ ...version, checksum: checksumOf(version.contents) }))
    return paths.flatMap((start) =>
      versions.map(({ ending, contents, ...version }) => {
        const path = `${start}${ending}`
        write(path, contents)
        return [path, writtenIn(folder, { ...version, path, reason })] as const
      }),
    )
  }
  return (batch) => ({ answer: (batch as readonly PageOrder[]).map(make) })
}

function attempted(make: () => ReturnType<PageMaker['page']>): RenderedPage | { readonly failure: SentFailure } {
  try {
    return make()
  } catch (thrown) {
    return { failure: sentFailure(thrown) }
  }
}
