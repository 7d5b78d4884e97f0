// What a section says: its words and the shared data that it shows, without its head and its button, which are a page's own
// anyway.
import { valueAt } from '../../content/pointer.ts'
import type { Language, Source } from '../../types.ts'
import { fieldsOf, textIn } from '../values.ts'

/** What a section says in one language. */
export interface SectionWords {
  readonly type: string
  readonly pointer: string
  /** Its texts as written. */
  readonly texts: ReadonlySet<string>
  /** The shared data that it shows: "packages/micro". */
  readonly shown: ReadonlySet<string>
}

/** From this share of their words on, two sections are the same one. */
const SAME_FROM = 0.5

const IS_OWN = /^\/(head|action|label|title|lead|caption|notice)(\/|$)/

/** The sections of a page from top to bottom, as they read in a language. */
export function sectionsOf(source: Source, data: unknown, language: Language): SectionWords[] {
  const sections = fieldsOf(data)?.['sections']
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
    const { type } = fieldsOf(section) ?? {}
    return typeof type === 'string' ? [wordsOf(source, data, { type, pointer: `/sections/${index}`, language })] : []
  })
}

function wordsOf(
  source: Source,
  data: unknown,
  { type, pointer, language }: { readonly type: string; readonly pointer: string; readonly language: Language },
): SectionWords {
  const marks = source.marks.filter(
    (mark) => mark.pointer.startsWith(`${pointer}/`) && !IS_OWN.test(mark.pointer.slice(pointer.length)),
  )
  const texts = marks.flatMap((mark) =>
    mark.kind === 'text' ? (textIn(valueAt(data, mark.pointer), language) ?? []) : [],
  )
  const shown = marks.flatMap((mark) => {
    const name = mark.kind === 'reference' && !mark.isCited ? valueAt(data, mark.pointer) : null
    return typeof name === 'string' ? [`${mark.target}/${name}`] : []
  })
  return { type, pointer, texts: new Set(texts), shown: new Set(shown) }
}

/** Whether two sections are one: the shorter shows nothing that the other does not show, or says mostly the same. */
export function isSame(one: SectionWords, other: SectionWords): boolean {
  if (one.type !== other.type) return false
  const [fewer, more] = one.shown.size <= other.shown.size ? [one.shown, other.shown] : [other.shown, one.shown]
  if (fewer.size > 0 && [...fewer].every((name) => more.has(name))) return true
  const common = lengthOf([...one.texts].filter((text) => other.texts.has(text)))
  return common > 0 && common >= SAME_FROM * Math.min(lengthOf(one.texts), lengthOf(other.texts))
}

function lengthOf(texts: Iterable<string>): number {
  let length = 0
  for (const text of texts) length += text.length
  return length
}
