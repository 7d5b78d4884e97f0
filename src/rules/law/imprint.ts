// What an imprint must not leave out, and no label without what it announces (DDG § 5). Errors: such a page is wrong for
// every operator.
import { locationAt } from '../../content/place.ts'
import { error } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { type Fields, fieldsOf, fullText } from '../values.ts'

/** Details that only some operators have; who has one must show it. */
const WHERE_GIVEN = ['vatId', 'taxNumber', 'register', 'authority'] as const

/** The imprint names a tax id, shows every detail that the operator has, and prints no label without a detail. */
export const imprint: SourceRule = (site) => {
  const operator = site.data.get('operator')
  if (!operator) return null
  const details = fieldsOf(operator.data()) ?? {}
  return {
    source(source) {
      const text = fullText(source)
      if (source === operator) return noTaxId(source, details)
      return text === null ? [] : emptyLabels(source, text, details)
    },
    end: () => hidden(site, operator, details),
  }
}

const isGiven = (details: Fields, field: string) => {
  const detail = details[field]
  return typeof detail === 'string' ? detail.trim() !== '' : detail !== undefined && detail !== null
}

function noTaxId(source: Source, details: Fields): Diagnostic[] {
  if (isGiven(details, 'vatId') || isGiven(details, 'taxNumber')) return []
  const message = {
    en: 'The imprint has neither a VAT identification number nor a tax number (DDG § 5 para. 1 no. 6).',
    de: 'Im Impressum steht weder eine Umsatzsteuer-Identifikationsnummer noch eine Steuernummer (DDG § 5 Abs. 1 Nr. 6).',
  }
  const hint = { en: 'Add "vatId", or else "taxNumber".', de: '„vatId“ hinzufügen, sonst „taxNumber“.' }
  return [error('law/tax-id', message, source.locate(''), hint)]
}

/** Parts of a text that stand only where the operator has the detail: their field and what is in them. */
const GIVEN = /<Given\s+field="(\w+)"\s*>([\s\S]*?)<\/Given>/g
const DETAIL = /(?:<Operator\s+field="|\{operator:)(\w+)(?:"\s*\/>|\})/g

function emptyLabels(source: Source, text: string, details: Fields): Diagnostic[] {
  const left = [...text.matchAll(GIVEN)].filter(([, field = '']) => !isGiven(details, field))
  const isLeft = (index: number) => left.some(({ 0: part, index: at }) => index > at && index < at + part.length)
  return [...text.matchAll(DETAIL)].flatMap(({ 0: written, 1: field = '', index }) => {
    if (isGiven(details, field) || isLeft(index)) return []
    const message = {
      en: `The operator has no "${field}", so its label stands alone here (DDG § 5).`,
      de: `Der Betreiber hat kein „${field}“, deshalb steht die Beschriftung hier allein (DDG § 5).`,
    }
    const hint = {
      en: `Add "${field}" to site/data/operator.yaml, or put label and detail between <Given field="${field}"> and </Given>.`,
      de: `„${field}“ in site/data/operator.yaml hinzufügen, oder Beschriftung und Angabe zwischen <Given field="${field}"> und </Given> setzen.`,
    }
    return error('law/empty-label', message, locationAt(text, source.file, index, written.length), hint)
  })
}

const IMPRINT = /^(imprint|impressum|legal-notice)\b/

function hidden({ documents }: Site, operator: Source, details: Fields): Diagnostic[] {
  const texts = [...documents.values()].filter(({ name }) => IMPRINT.test(name))
  return texts.flatMap((source) => {
    const shown = new Set([...(fullText(source) ?? '').matchAll(DETAIL)].map(([, field]) => field))
    return WHERE_GIVEN.filter((field) => isGiven(details, field) && !shown.has(field)).map((field) => {
      const message = {
        en: `The operator has "${field}", and ${source.file} does not show it (DDG § 5).`,
        de: `Der Betreiber hat „${field}“, und ${source.file} zeigt es nicht (DDG § 5).`,
      }
      const hint = {
        en: `Show it there: <Operator field="${field}" />.`,
        de: `Dort zeigen: <Operator field="${field}" />.`,
      }
      return error('law/hidden-detail', message, operator.locate(`/${field}`), hint)
    })
  })
}
