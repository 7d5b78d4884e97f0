import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Language, Site, Source } from '../../types.ts'
import { withNotes } from '../one-pass.ts'
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
export const ownPages = withNotes<OwnWords>((site) => {
  const exceptions = site.data.get(EXCEPTIONS)
  if (!exceptions) return null
  const mayShare = exceptionsIn(exceptions.data())
  const pages: PageWords[] = []
  const drawings = new Map<string, Source>()
  const closings = new Map<string, Source>()
  return {
    source: (source, data) => (source.kind === 'page' ? { found: [], note: ownWords(source, data, site) } : []),
    take(source, { note }) {
      if (!note) return []
      const page = pageWords(source, note)
      const found = [
        ...sameDrawing(source, note, drawings),
        ...sameClosing(source, note, closings),
        ...pages.flatMap((other) => tooAlike(page, other, mayShare)),
      ]
      pages.push(page)
      return found
    },
  }
})

/** What a page has to be about something of its own. */
interface OwnWords {
  readonly drawings: readonly { readonly pointer: string; readonly name: string }[]
  /** What it closes with, in each of its languages. */
  readonly closings: readonly { readonly pointer: string; readonly texts: readonly string[] }[]
  readonly sections: readonly (readonly [language: Language, sections: readonly ListedWords[]])[]
}

/** The words of a section as lists. */
interface ListedWords extends Omit<SectionWords, 'texts' | 'shown'> {
  readonly texts: readonly string[]
  readonly shown: readonly string[]
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

function ownWords(source: Source, data: unknown, site: Site): OwnWords {
  const languages = languagesOf(source, site)
  const sections = languages.map((language) => [language, sectionsOf(source, data, language)] as const)
  const [[, first] = [null, []]] = sections
  const at = (type: string, field: string) => fieldsAt(first, data, type, field)
  return {
    drawings: at('hero', 'drawing').map(({ pointer, value }) => ({ pointer, name: String(value) })),
    closings: ['title', 'lead'].flatMap((field) =>
      at('closing', field).map(({ pointer, value }) => ({
        pointer,
        texts: [...new Set(languages.flatMap((language) => textIn(value, language) ?? []))],
      })),
    ),
    sections: sections.map(([language, all]) => [
      language,
      all.map(({ texts, shown, ...section }) => ({ ...section, texts: [...texts], shown: [...shown] })),
    ]),
  }
}

function pageWords(source: Source, { sections }: OwnWords): PageWords {
  const asSets = ({ texts, shown, ...section }: ListedWords) => ({
    ...section,
    texts: new Set(texts),
    shown: new Set(shown),
  })
  return {
    source,
    routes: source.facts.routes ?? [],
    sections: new Map(sections.map(([language, all]) => [language, all.map(asSets)])),
  }
}

/** The places of a field in the sections of a type, and what stands there. */
function fieldsAt(
  sections: readonly SectionWords[],
  data: unknown,
  type: string,
  field: string,
): { pointer: string; value: unknown }[] {
  return sections.flatMap((section) => {
    const pointer = `${section.pointer}/${field}`
    const value = section.type === type ? valueAt(data, pointer) : undefined
    return value === undefined ? [] : [{ pointer, value }]
  })
}

function sameDrawing(source: Source, page: OwnWords, drawings: Map<string, Source>): Diagnostic[] {
  return page.drawings.flatMap(({ pointer, name }) => {
    const owner = claim(drawings, name, source)
    if (!owner) return []
    const message = {
      en: `The drawing "${name}" is the hero of two pages: also of ${owner.file}.`,
      de: `Die Zeichnung „${name}“ steht auf zwei Seiten ganz oben: auch in ${owner.file}.`,
    }
    const hint = {
      en: 'Give the page a drawing of its own (templates/drawings/scenes).',
      de: 'Der Seite eine eigene Zeichnung geben (templates/drawings/scenes).',
    }
    return [warning('page/same-drawing', message, source.locate(pointer), hint)]
  })
}

function sameClosing(source: Source, page: OwnWords, closings: Map<string, Source>): Diagnostic[] {
  return page.closings.flatMap(({ pointer, texts }) => {
    const said = texts.find((text) => claim(closings, text.trim().toLowerCase(), source))
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
    return [warning('page/same-closing', message, source.locate(pointer), hint)]
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
