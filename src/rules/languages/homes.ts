import { homeRoute } from '../../../common/addresses.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'

/** The language switcher of a page that lacks a language leads to the home page in that language. */
export const homes: SourceRule = (site) => ({
  source: (source) => (source.kind === 'site' ? missingHomes(source, site) : []),
})

function missingHomes(settings: Source, site: Site): Diagnostic[] {
  const routes = new Set(site.pages.map(({ route }) => route))
  const home = site.pages.find(({ route }) => route === '/')
  if (!home) return []
  return site.languages.flatMap((language, index) => {
    if (routes.has(homeRoute(language, site.defaultLanguage))) return []
    const message = {
      en: `The home page does not exist in "${language}", and links to this language lead there.`,
      de: `Die Startseite gibt es nicht in der Sprache „${language}“, und Links auf diese Sprache führen dorthin.`,
    }
    const { file } = home.source
    const hint = {
      en: `Add "${language}" to "languages" in ${file}, or take it out here.`,
      de: `„${language}“ in ${file} bei „languages“ hinzufügen oder hier herausnehmen.`,
    }
    return warning('language/no-home', message, settings.locate(`/languages/${index}`), hint)
  })
}
