import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'

/** The service of a lead is in the owner's language; visitors who read another one are told its name in theirs. */
export const serviceNames: SourceRule = (site) => ({
  source: (source, data) => (source.kind === 'page' ? unnamed(source, data, site) : []),
})

function unnamed(source: Source, data: unknown, site: Site): Diagnostic[] {
  const service = valueAt(data, '/booking/service')
  const languages = valueAt(data, '/languages')
  if (typeof service !== 'string' || !Array.isArray(languages) || languages.length < 2) return []
  if (valueAt(data, '/booking/about') !== undefined) return []
  const others = languages.filter((language) => language !== site.defaultLanguage).join(', ')
  const message = {
    en: `The confirmation of a booking names the service as "${service}" in every language of the page.`,
    de: `Die Bestätigung einer Buchung nennt die Leistung in jeder Sprache der Seite „${service}“.`,
  }
  const hint = {
    en: `Write its names below "booking" as "about: { ${site.defaultLanguage}: ${service}, … }", also for ${others}.`,
    de: `Unter „booking“ ihre Namen als „about: { ${site.defaultLanguage}: ${service}, … }“ schreiben, auch für ${others}.`,
  }
  return [warning('language/service-name', message, source.locate('/booking/service'), hint)]
}
