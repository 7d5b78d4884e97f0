import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf, fullText } from '../values.ts'

/** Privacy notice, accessibility statement and consent dialog are there where they have to be. */
export const notices: SourceRule = (site) => {
  if (!site.data.has('operator')) return null
  let hasStatement = site.pages.some(({ route, aliases }) => [route, ...aliases].some(isAboutAccess))
  let hasConsentTexts = false
  let tracking: Source | null = null
  return {
    source(source, data) {
      const fields = fieldsOf(data) ?? {}
      hasStatement ||= source.kind === 'legal' && isStatement(source, data)
      hasConsentTexts ||= source.kind === 'data' && (source.name === 'consent' || fieldsOf(fields['consent']) !== null)
      if (source.kind === 'site' && typeof fields['tagManager'] === 'string') tracking = source
      return source.kind === 'legal' && isPrivacy(source.name) ? undated(source, data) : []
    },
    end: () => [
      ...privacyNotice(site),
      ...(hasStatement ? [] : [noStatement(site)]),
      ...(tracking && !hasConsentTexts ? [noConsent(tracking)] : []),
    ],
  }
}

function isPrivacy(name: string): boolean {
  return /privacy|datenschutz/i.test(name)
}

function isAboutAccess(text: string): boolean {
  return /barrierefrei|accessib|acessibilidade/i.test(text)
}

function isStatement(source: Source, data: unknown): boolean {
  const title =
    /erklärung zur barrierefreiheit|barrierefreiheitserklärung|accessibility statement|declaração de acessibilidade/i
  return isAboutAccess(source.name) || isAboutAccess(JSON.stringify(data)) || title.test(fullText(source) ?? '')
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

function undated(source: Source, data: unknown): Diagnostic[] {
  const updated = valueAt(data, '/updated')
  if (typeof updated === 'string' && ISO_DATE.test(updated)) return []
  const message = {
    en: 'The privacy notice does not say from when it is (GDPR Art. 13).',
    de: 'Die Datenschutzerklärung sagt nicht, von wann sie ist (DSGVO Art. 13).',
  }
  const hint = {
    en: 'Add the key "updated" with a date: "YYYY-MM-DD".',
    de: 'Das Feld „updated“ mit einem Datum hinzufügen: "JJJJ-MM-TT".',
  }
  return [warning('law/privacy-date', message, source.locate('/updated', 'key'), hint)]
}

function privacyNotice({ pages, documents }: Site): Diagnostic[] {
  const routes = pages.flatMap(({ route, aliases }) => [route, ...aliases])
  if (routes.some(isPrivacy) || [...documents.keys()].some(isPrivacy)) return []
  const message = {
    en: 'The site has no privacy notice (GDPR Art. 13).',
    de: 'Die Website hat keine Datenschutzerklärung (DSGVO Art. 13).',
  }
  const hint = {
    en: 'Add a page with the route "/datenschutz" or "/privacy-policy".',
    de: 'Eine Seite mit der Adresse „/datenschutz“ oder „/privacy-policy“ hinzufügen.',
  }
  return [warning('law/privacy-notice', message, null, hint)]
}

function noStatement({ data }: Site): Diagnostic {
  const message = {
    en: 'The site has no accessibility statement (BFSG § 14 and annex 3).',
    de: 'Die Website hat keine Erklärung zur Barrierefreiheit (BFSG § 14 und Anlage 3).',
  }
  const hint = {
    en: 'Add one, as a page or in a text under site/legal; businesses with fewer than 10 people may be exempt.',
    de: 'Eine hinzufügen, als Seite oder in einem Text unter site/legal; Betriebe mit weniger als 10 Beschäftigten können ausgenommen sein.',
  }
  return warning('law/accessibility', message, data.get('operator')?.locate('') ?? null, hint)
}

function noConsent(settings: Source): Diagnostic {
  const message = {
    en: 'A tag manager is loaded, but there are no texts to ask for consent with (TDDDG § 25).',
    de: 'Ein Tag-Manager wird geladen, aber es gibt keine Texte, mit denen um Einwilligung gebeten wird (TDDDG § 25).',
  }
  const hint = {
    en: 'Write site/data/consent.yaml, or set "tagManager" to null.',
    de: 'site/data/consent.yaml schreiben oder „tagManager“ auf null setzen.',
  }
  return warning('law/consent', message, settings.locate('/tagManager'), hint)
}
