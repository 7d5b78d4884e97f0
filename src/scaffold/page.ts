import { SENTENCE_TO_WRITE, TITLE_TO_WRITE } from '../content/placeholders.ts'
import type { Words } from '../diagnostics/words.ts'
import { withOwnModeline } from '../editor/modelines.ts'
import { fileSpot } from '../schemas/spot.ts'
import { exampleObject } from './example.ts'
import {
  alreadyThere,
  CHECK_IT,
  type NewProblem,
  type NewRequest,
  type Plan,
  type ProjectFiles,
  titleFrom,
} from './plan.ts'
import { yamlText } from './yaml-text.ts'

const NO_PAGES: Words = {
  en: 'This project has no schemas/page.json.',
  de: 'Dieses Projekt hat kein schemas/page.json.',
}

/** A page with what its schema requires. Its sections are the schema's example, or those given. */
export function pagePlan(
  { name, title = titleFrom(name) }: NewRequest,
  project: ProjectFiles,
  sections?: unknown,
): Plan | NewProblem {
  const file = `site/pages/${name}.yaml`
  const spot = fileSpot(project.schemas, 'page.json')
  if (!spot) return { problem: NO_PAGES }
  if (project.read(file) !== null) return alreadyThere(file)
  const example = exampleObject(project.schemas, spot)
  const page = {
    ...example,
    ...('routes' in example && { routes: [`/${name}`] }),
    ...('sheet' in example && { sheet: { name: title, number: freeNumber(project) } }),
    ...('seo' in example && { seo: seoOf(title, project, sections !== undefined) }),
    ...(sections === undefined ? withTitle(example['sections'], title) : { sections }),
  }
  const settings = project.read('site/site.yaml')
  const text = withOwnModeline(yamlText(page), { file, schema: 'page.json', settings })
  const next = [
    {
      en: `Write the page: ${file} (site explain pages/${name}.yaml sections)`,
      de: `Die Seite schreiben: ${file} (site explain pages/${name}.yaml sections)`,
    },
    { en: 'See it: site dev', de: 'Ansehen: site dev' },
    CHECK_IT,
  ]
  return { files: [{ file, text, isNew: true }], next }
}

/** The example of sections, the heading of the page in the first of them where it has one. */
function withTitle(sections: unknown, title: string): { readonly sections?: unknown } {
  if (!Array.isArray(sections)) return {}
  const [first, ...others]: unknown[] = sections
  const isHeading = typeof first === 'object' && first !== null && 'title' in first && 'emphasis' in first
  if (!isHeading) return { sections }
  return { sections: [{ ...first, title, emphasis: title.split(' ').at(-1) }, ...others] }
}

/** A page that only shows a section stays out of search results, where the schema can say so. */
function seoOf(title: string, project: ProjectFiles, isHidden: boolean): Record<string, unknown> {
  const canHide = project.schemas.get('page.json')?.properties?.['seo']?.properties?.['index'] !== undefined
  const seo = { title: longTitle(title, project), description: description(title, project) }
  return isHidden && canHide ? { ...seo, index: false } : seo
}

/** Search engines show 15 to 65 letters. */
function longTitle(title: string, { defaultLanguage }: ProjectFiles): string {
  if (title.length >= 15) return title
  return `${title}: ${TITLE_TO_WRITE[defaultLanguage === 'de' ? 'de' : 'en']}`
}

function description(title: string, { defaultLanguage }: ProjectFiles): string {
  return defaultLanguage === 'de'
    ? `${title}: ${SENTENCE_TO_WRITE.de}, was Besucher auf dieser Seite finden und für wen sie gedacht ist.`
    : `${title}: ${SENTENCE_TO_WRITE.en} what visitors find on this page and for whom it is meant.`
}

/** The first number of a sheet that no page has. */
function freeNumber({ pages, read }: ProjectFiles): number {
  const used = pages.map((file) => Number(/^ {2}number: (\d+)/m.exec(read(file) ?? '')?.[1] ?? 0))
  return Math.max(0, ...used) + 1
}
