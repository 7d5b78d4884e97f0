// Words and cases of customers; what a site claims is in claims/.
import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf } from '../values.ts'

/** Words of customers that a page shows are theirs, and their cases have been confirmed. */
export const testimonials: SourceRule = (site) => {
  const quotes = site.data.get('testimonials')
  if (!site.data.has('operator')) return null
  const shown = new Set<unknown>()
  return {
    source(source, data) {
      if (source.kind === 'data' && source.name === 'proofs') return openCases(source, data)
      if (source.kind !== 'page') return []
      for (const { kind, target, pointer } of source.marks)
        if (kind === 'reference' && target === 'testimonials') shown.add(valueAt(data, pointer))
      return []
    },
    end: () =>
      quotes === undefined
        ? []
        : Object.entries(fieldsOf(quotes.data()) ?? {}).flatMap(([name, item]) =>
            shown.has(name) && fieldsOf(item)?.['confirmed'] !== true ? [unconfirmed(quotes, name)] : [],
          ),
  }
}

/** Cases that wait for the owner. */
function openCases(proofs: Source, data: unknown): Diagnostic[] {
  return Object.entries(fieldsOf(data) ?? {}).flatMap(([name, item]) => {
    const found = fieldsOf(fieldsOf(item)?.['case'])
    if (!found || found['confirmed'] === true) return []
    const message = {
      en: `Nobody has confirmed the real case "${name}", so no page shows it (UWG § 5b para. 3).`,
      de: `Das echte Fallbeispiel „${name}“ ist nicht bestätigt, deshalb zeigt es keine Seite (UWG § 5b Abs. 3).`,
    }
    const hint = {
      en: 'Set "confirmed" to true once the customer has agreed in writing to name, photo and figures.',
      de: 'Sobald der Kunde seinem Namen, dem Foto und den Zahlen schriftlich zugestimmt hat: „confirmed“ auf true setzen.',
    }
    return [warning('law/real-case', message, proofs.locate(`/${name}/case/confirmed`), hint)]
  })
}

function unconfirmed(quotes: Source, name: string): Diagnostic {
  return warning(
    'law/testimonial',
    {
      en: `Nobody has confirmed that the words of "${name}" are a customer's (UWG § 5b para. 3).`,
      de: `Nicht bestätigt: dass die Worte von „${name}“ von einem Kunden sind (UWG § 5b Abs. 3).`,
    },
    quotes.locate(`/${name}/confirmed`),
    {
      en: 'Set "confirmed" to true once the customer has agreed in writing, or take them out of the pages.',
      de: 'Sobald der Kunde schriftlich zugestimmt hat: „confirmed“ auf true setzen; sonst von den Seiten nehmen.',
    },
  )
}
