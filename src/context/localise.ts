import { type PictureCut, pictureCut } from '../content/picture-cut.ts'
import { replaceAt } from '../content/pointer.ts'
import type { Asset, Language, Mark, Picture } from '../types.ts'

/** A link as templates get it. */
export interface Link {
  readonly href: string
  readonly opens: 'booking' | null
  readonly external: boolean
}

/** Resolves names for a page in one language. */
export interface Names {
  readonly language: Language
  readonly defaultLanguage: Language
  /** The final text: typeset for a page, or as the author wrote it. */
  text(written: string): string
  link(written: string): Link
  asset(file: string): Asset
  picture(file: string, cut: PictureCut | null): Picture
  reference(target: string, name: string): unknown
  document(name: string): unknown
}

/** Sees the values that pages are made of on their way to the templates, and may put others in their place. */
export interface Trace {
  /** The data of a file before its marks are replaced. */
  data(file: string, data: unknown): unknown
  /** What a template gets for a marked value. */
  value(made: unknown, file: string, mark: Mark): unknown
}

/** Whose data they are, where somebody sees them. */
export interface Traced {
  readonly file: string
  readonly trace: Trace
}

/**
 * Replaces every marked value by what a template gets: texts by the text in the page's language, names by what they
 * name. The data is changed in place and returned with the type that its schema gives it.
 */
export function localise<Localised>(
  given: unknown,
  marks: readonly Mark[],
  names: Names,
  traced: Traced | null = null,
): Localised {
  const data = traced ? traced.trace.data(traced.file, given) : given
  for (const mark of marks) {
    if (mark.kind === 'anchor') continue
    const cut = mark.kind === 'picture' ? pictureCut(data, mark) : null
    replaceAt(data, mark.pointer, (value) => {
      const isPicture = mark.kind === 'picture' && value !== null
      const made = isPicture ? names.picture(String(value), cut) : meaning(value, mark, names)
      return traced ? traced.trace.value(made, traced.file, mark) : made
    })
  }
  return data as Localised
}

function meaning(value: unknown, mark: Mark, names: Names): unknown {
  if (mark.kind === 'text') return text(value, names)
  if (value === null) return null
  const name = String(value)
  if (mark.kind === 'link') return names.link(name)
  if (mark.kind === 'asset') return names.asset(name)
  if (mark.kind === 'reference') return names.reference(mark.target ?? '', name)
  return names.document(name)
}

function text(value: unknown, names: Names): string {
  if (typeof value === 'string') return names.text(value)
  const versions = value as Record<Language, string | undefined>
  const { language, defaultLanguage } = names
  return names.text(versions[language] ?? versions[defaultLanguage] ?? Object.values(versions)[0] ?? '')
}
