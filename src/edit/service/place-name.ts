// What a place in a file is called when one speaks of it: "Startseite › 3. Fragen › Titel".
import { tokens, valueAt } from '../../content/pointer.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import { entryName, fieldName, keyName, shortened } from '../form/field-names.ts'
import type { Opened } from './opened.ts'

/** In which entries are named, the first that they have. */
export const ENTRY_LANGUAGES = ['de', 'en'] as const

/** The name of a place. */
export function nameOf(opened: Opened, pointer: string, language: UiLanguage): string {
  let walked = ''
  const names = tokens(pointer).flatMap((step, depth) => {
    walked += `/${step}`
    const value = valueAt(opened.data, walked)
    if (step === 'sections') return []
    if (/^\d+$/.test(step)) return [entryName(value, Number(step), { languages: ENTRY_LANGUAGES, language })]
    // The first names of shared data are its author's own.
    const isEntry = opened.source.kind === 'data' && depth === 0
    const own = isEntry ? keyName(step, value, { languages: ENTRY_LANGUAGES, language }) : step
    return [own === step ? fieldName(step, language) : own]
  })
  return [fileName(opened, language), ...names].join(' › ')
}

/** A page by its title, other files by their names. */
export function fileName({ source, data }: Pick<Opened, 'source' | 'data'>, language: UiLanguage): string {
  const name = valueAt(data, '/sheet/name') ?? valueAt(data, '/title')
  if (typeof name === 'string') return shortened(name)
  const first = typeof name === 'object' && name !== null ? Object.values(name)[0] : undefined
  if (typeof first === 'string') return shortened(first)
  return source.kind === 'data' ? fieldName(source.name, language) : source.file
}
