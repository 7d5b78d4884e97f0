// What a place in a file is called when one speaks of it: "Startseite › 3. Fragen › Titel".
import { tokens, valueAt } from '../../content/pointer.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import { entryName, fieldName, shortened } from '../form/field-names.ts'
import type { Opened } from './opened.ts'

/** The name of a place. */
export function nameOf(opened: Opened, pointer: string, language: UiLanguage): string {
  const steps = tokens(pointer).filter((step) => step !== 'sections')
  let walked = ''
  const names: string[] = []
  for (const step of tokens(pointer)) {
    walked += `/${step}`
    if (!steps.includes(step)) continue
    const value = valueAt(opened.data, walked)
    names.push(/^\d+$/.test(step) ? entryName(value, Number(step), ['de', 'en']) : fieldName(step, language))
  }
  return [fileName(opened), ...names].join(' › ')
}

/** A page by its title, other files by their names. */
export function fileName({ source, data }: Pick<Opened, 'source' | 'data'>): string {
  const name = valueAt(data, '/sheet/name') ?? valueAt(data, '/title')
  if (typeof name === 'string') return shortened(name)
  const first = typeof name === 'object' && name !== null ? Object.values(name)[0] : undefined
  if (typeof first === 'string') return shortened(first)
  return source.kind === 'data' ? fieldName(source.name, 'de') : source.file
}
