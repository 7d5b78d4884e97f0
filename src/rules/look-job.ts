// Looking at pages as a thread does it: what rules find in a page goes back, to be compared with others by the command's own thread.
import { type SiteCopy, siteOfCopy } from '../pages/site-copy.ts'
import { type Content, lazySource, noContentYet, type WithoutContent } from '../sources/source.ts'
import type { Job } from '../threads/protocol.ts'
import { lookAtPage } from './all-rules.ts'
import type { KnownPage } from './one-pass.ts'

/** What the thread starts with. */
export interface LookStart {
  readonly site: SiteCopy
  /** The files of pages in the order in which the copy has them. */
  readonly files: readonly WithoutContent[]
  readonly now: Date
}

/** A page that is to be looked at; the number is that of its file. */
export type LookOrder = readonly [number: number, content: Content]

/** @param start a LookStart; batches are lists of LookOrder, answers lists of KnownPage */
export function lookJob(start: unknown): Job {
  const { site: copy, files, now } = start as LookStart
  const latest = noContentYet()
  let content: Content = latest.content
  const sources = files.map((file) => lazySource(file, () => content, latest))
  const sourceAt = (number: number) => {
    const source = sources[number]
    if (!source) throw new RangeError(`The site has no file ${number}`)
    return source
  }
  const look = lookAtPage(
    siteOfCopy(copy, (_, number) => sourceAt(number)),
    now,
  )
  const lookAt = ([number, given]: LookOrder): KnownPage => {
    content = given
    latest.of = null
    return look(sourceAt(number))
  }
  return (batch) => ({ answer: (batch as readonly LookOrder[]).map(lookAt) })
}
