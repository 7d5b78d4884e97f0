import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Language, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf, languagesOf, textIn } from '../values.ts'
import { isSame, type SectionWords, sectionsOf } from './section-words.ts'

/** The file that says which sections pages may have in common, and why; without it nothing is compared. */
const EXCEPTIONS = 'shared-sections'

/** So many sections two pages may have in common. */
const MOST = 1

interface PageWords {
  readonly source: Source
  readonly routes: readonly string[]
  readonly sections: ReadonlyMap<Language, readonly SectionWords[]>
}

/**
 * Each page is about something of its own: no two heroes with the same drawing, no two closing calls with the same words,
 * and at most one section that two pages have in common.
 */
export const ownPages: SourceRule = (site) => {
  const exceptions = site.data.get(EXCEPTIONS)
  if (!exceptions) return null
  const mayShare = exceptionsIn(exceptions.data())
  const pages: PageWords[] = []
  const drawings = new Map<string, Source>()
  const closings = new Map<string, Source>()
  return {
    source(source, data) {
      if (source.kind !== 'page') return []
      const page = pageWords(source, data, site)
      const found = [
        ...sameDrawing(page, data, drawings),
        ...sameClosing(page, data, closings),
        ...pages.flatMap((other) => tooAlike(page, other, mayShare)),
      ]
      pages.push(page)
      return found
    },
  }
}

/** Whether two pages may both have a section of a type. */
type MayShare = (type: string, one: PageWords, other: PageWords) => boolean

function exceptionsIn(data: unknown): MayShare {
  const list = Object.values(fieldsOf(data) ?? {}).map((entry) => {
    const { sections, pages } = fieldsOf(entry) ?? {}
    return { types: new Set(namesIn(sections)), pages: pages === undefined ? null : new Set(namesIn(pages)) }
  })
  return (type, one, other) =>
    list.some(
      ({ types, pages }) =>
        types.has(type) && (!pages || [one, other].every(({ routes }) => routes.some((route) => pages.has(route)))),
    )
}

const namesIn = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string')

function pageWords(source: Source, data: unknown, site: Site): PageWords {
  const sections = languagesOf(source, site).map((language) => [language, sectionsOf(source, data, language)] as const)
  return { source, routes: source.facts.routes ?? [], sections: new Map(sections) }
}

/** The sections of a page of a type, with the place of a field in each. */
function fieldsAt(page: PageWords, data: unknown, type: string, field: string): { pointer: string; value: unknown }[] {
  const [sections = []] = page.sections.values()
  return sections.flatMap((section) => {
    const pointer = `${section.pointer}/${field}`
    const value = section.type === type ? valueAt(data, pointer) : undefined
    return value === undefined ? [] : [{ pointer, value }]
  })
}

function sameDrawing(page: PageWords, data: unknown, drawings: Map<string, Source>): Diagnostic[] {
  return fieldsAt(page, data, 'hero', 'drawing').flatMap(({ pointer, value }) => {
    const owner = claim(drawings, String(value), page.source)
    if (!owner) return []
    const message = {
      en: `The drawing "${value}" is the hero of two pages: also of ${owner.file}.`,
      de: `Die Zeichnung „${value}“ steht auf zwei Seiten ganz oben: auch in ${owner.file}.`,
    }
    const hint = {
      en: 'Give the page a drawing of its own (templates/drawings/scenes).',
      de: 'Der Seite eine eigene Zeichnung geben (templates/drawings/scenes).',
    }
    return [warning('page/same-drawing', message, page.source.locate(pointer), hint)]
  })
}

function sameClosing(page: PageWords, data: unknown, closings: Map<string, Source>): Diagnostic[] {
  const written = ['title', 'lead'].flatMap((field) => fieldsAt(page, data, 'closing', field))
  return written.flatMap(({ pointer, value }) => {
    const texts = [...page.sections.keys()].flatMap((language) => textIn(value, language) ?? [])
    const said = [...new Set(texts)].find((text) => claim(closings, text.trim().toLowerCase(), page.source))
    const owner = said === undefined ? undefined : closings.get(said.trim().toLowerCase())
    if (!owner) return []
    const message = {
      en: `Two pages close with the words "${said}": also ${owner.file}.`,
      de: `Zwei Seiten schließen mit den Worten „${said}“: auch ${owner.file}.`,
    }
    const hint = {
      en: 'Close with what this page is about.',
      de: 'Mit dem schließen, worum es auf dieser Seite geht.',
    }
    return [warning('page/same-closing', message, page.source.locate(pointer), hint)]
  })
}

/** Notes who has something first. @returns the other page that has it already */
function claim(owners: Map<string, Source>, key: string, source: Source): Source | undefined {
  const owner = owners.get(key)
  if (!owner) owners.set(key, source)
  return owner === source ? undefined : owner
}

/** Heroes and closing calls are compared by themselves. */
const COMPARED_APART = new Set(['hero', 'closing'])

function tooAlike(page: PageWords, other: PageWords, mayShare: MayShare): Diagnostic[] {
  const language = [...page.sections.keys()].find((spoken) => other.sections.has(spoken))
  if (language === undefined) return []
  const theirs = other.sections.get(language) ?? []
  const common = (page.sections.get(language) ?? []).filter(
    (section) =>
      !COMPARED_APART.has(section.type) &&
      !mayShare(section.type, page, other) &&
      theirs.some((their) => isSame(section, their)),
  )
  const surplus = common[MOST]
  if (!surplus) return []
  const types = common.map(({ type }) => type).join(', ')
  const message = {
    en: `This page has ${common.length} sections in common with ${other.source.file}: ${types}.`,
    de: `Diese Seite hat ${common.length} Abschnitte mit ${other.source.file} gemeinsam: ${types}.`,
  }
  const hint = {
    en: `Give it its own, take it off, or say in site/data/${EXCEPTIONS}.yaml why both have it.`,
    de: `Ihr eigene geben, sie weglassen, oder in site/data/${EXCEPTIONS}.yaml sagen, warum beide sie haben.`,
  }
  return [warning('page/shared-sections', message, page.source.locate(`${surplus.pointer}/type`), hint)]
}
