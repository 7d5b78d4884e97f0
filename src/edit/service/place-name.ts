// What a place in a file is called when one speaks of it: "Startseite › 3. Fragen › Titel". Fields have the names that the panel
// gives them.
import { escapeToken, tokens, valueAt } from '../../content/pointer.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import type { Schemas } from '../../schemas/schema.ts'
import { formOf, isEntry } from '../../schemas/spot.ts'
import { entryName, fieldName, keyName, shortened } from '../form/field-names.ts'
import type { Opened } from './opened.ts'
import { spotsTo } from './spot-at.ts'

/** In which entries are named, the first that they have. */
export const ENTRY_LANGUAGES = ['de', 'en'] as const

/** What places are named with. */
export interface PlaceNames {
  readonly schemas: Schemas
  readonly language: UiLanguage
  /** Puts the values that a text names in the place of their names. */
  readonly fill: (text: string) => string
}

/** The name of a place. */
export function nameOf(opened: Opened, pointer: string, names: PlaceNames): string {
  return [fileName(opened, names), ...stepNames(opened, pointer, names)].join(' › ')
}

/** The name of a place without that of its file and what it is in. */
export function lastNameOf(opened: Opened, pointer: string, names: PlaceNames): string {
  return stepNames(opened, pointer, names).at(-1) ?? fileName(opened, names)
}

function stepNames(opened: Opened, pointer: string, { schemas, language, fill }: PlaceNames): string[] {
  const spots = spotsTo(schemas, opened, pointer)
  const naming = { languages: ENTRY_LANGUAGES, language, fill }
  let walked = ''
  return tokens(pointer).flatMap((step, depth) => {
    const holder = valueAt(opened.data, walked)
    walked += `/${escapeToken(step)}`
    const value = valueAt(opened.data, walked)
    if (step === 'sections') return []
    if (/^\d+$/.test(step)) return [entryName(value, Number(step), naming)]
    const spot = spots[depth]
    if (spot && isEntry(formOf(schemas, spot, holder), step)) return [keyName(step, value, naming)]
    return [fieldName(step, language, spots[depth + 1]?.usedAt)]
  })
}

/** A page by its title, other files by their names. */
export function fileName(
  { source, data }: Pick<Opened, 'source' | 'data'>,
  { language, fill }: Pick<PlaceNames, 'language' | 'fill'>,
): string {
  const name = valueAt(data, '/sheet/name') ?? valueAt(data, '/title')
  if (typeof name === 'string') return shortened(fill(name))
  const first = typeof name === 'object' && name !== null ? Object.values(name)[0] : undefined
  if (typeof first === 'string') return shortened(fill(first))
  return source.kind === 'data' ? fieldName(source.name, language) : source.file
}
