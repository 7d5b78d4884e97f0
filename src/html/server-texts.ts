// What the server says to visitors stands in site/ and goes to it in host.json. The types of functions/lib/texts.ts
// follow from the schemas of the same files.
import { targetsOf } from '../content/names.ts'
import { valueAt } from '../content/pointer.ts'
import { plainData } from '../context/page-context.ts'
import type { Language, Site } from '../types.ts'

/** The files of site/data that the server takes its words from. */
const SERVER_DATA = ['answers', 'booking', 'document-advice', 'document-texts', 'forms', 'interface', 'mails']

/** What the server has to know of languages and texts, as functions/lib/texts.ts describes it (SiteTexts). */
export function serverTexts(site: Site) {
  const data = new Map([...site.data].filter(([name]) => SERVER_DATA.includes(name)))
  const plain = plainData(site, data)
  return {
    defaultLanguage: site.defaultLanguage,
    languages: languageByRoute(site),
    forms: formBySource(site),
    texts: Object.fromEntries(site.languages.map((language) => [language, plain(language)])),
  }
}

function languageByRoute({ pages }: Site): Readonly<Record<string, Language>> {
  return Object.fromEntries(
    pages.flatMap(({ route, aliases, language }) => [route, ...aliases].map((one) => [one, language])),
  )
}

/** The name in site/data/forms.yaml of each contact form, by the source that its messages name. */
function formBySource({ pages }: Site): Readonly<Record<string, string>> {
  const named = [...new Set(pages.map(({ source }) => source))].flatMap((page) => {
    if (!targetsOf(page).includes('forms')) return []
    const forms = page.marks.filter(({ kind, target }) => kind === 'reference' && target === 'forms')
    const content = forms.length > 0 ? page.data() : null
    return forms.map(({ pointer }) => {
      const source = valueAt(content, pointer.replace(/[^/]+$/, 'source'))
      return [String(source), String(valueAt(content, pointer))]
    })
  })
  return Object.fromEntries(named)
}
