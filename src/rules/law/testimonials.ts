// Words of customers; what a site claims in numbers is in claims/.
import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf } from '../values.ts'

/** Words of customers that a page shows are theirs. */
export const testimonials: SourceRule = (site) => {
  const quotes = site.data.get('testimonials')
  if (!site.data.has('operator') || !quotes) return null
  const shown = new Set<unknown>()
  return {
    source(source, data) {
      if (source.kind !== 'page') return []
      for (const { kind, target, pointer } of source.marks)
        if (kind === 'reference' && target === 'testimonials') shown.add(valueAt(data, pointer))
      return []
    },
    end: () =>
      Object.entries(fieldsOf(quotes.data()) ?? {}).flatMap(([name, item]) =>
        shown.has(name) && fieldsOf(item)?.['confirmed'] !== true ? [unconfirmed(quotes, name)] : [],
      ),
  }
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
