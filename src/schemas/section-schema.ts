import type { UiLanguage, Words } from '../diagnostics/words.ts'
import type { Schema, Schemas } from './schema.ts'

/** The one schema that is made from the others. */
export const SECTION_FILE = 'section.json'

const ABOUT: Words = {
  en: 'A block of a page; its "type" says which. Made by `site fresh`; never edited.',
  de: 'Ein Abschnitt einer Seite; sein „type“ sagt, welcher. Von `site fresh` erzeugt, nie von Hand geändert.',
}

/**
 * The schema of any section: its `type` picks one of sections/*.json, so that a wrong field gives one message
 * instead of one per possible section.
 *
 * @param language of its description
 * @returns null for a project without sections
 */
export function sectionSchema(schemas: Schemas, language: UiLanguage = 'en'): Schema | null {
  const files = [...schemas.keys()].filter((file) => file.startsWith('sections/')).sort()
  if (files.length === 0) return null
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: SECTION_FILE,
    title: 'Section',
    description: ABOUT[language],
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: files.map((file) => ({ $ref: file })),
  }
  return schema
}
