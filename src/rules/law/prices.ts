import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf } from '../values.ts'

const NET =
  /zzgl\.|zuzüglich|netto|ohne (mwst|ust|umsatzsteuer|mehrwertsteuer)|excl(uding|\.)|plus vat|net prices?|mais iva|sem iva/i
const GROSS = /inkl\.|inklusive|einschließlich|brutto|incl(uding|\.|usive of) (\d+ ?% )?vat|gross|com iva|§ ?19 ustg/i

/** Where prices of shared data are shown, the section says whether they include VAT. */
export const prices: SourceRule = (site) => {
  const settings = fieldsOf(site.settings.data())
  if (!site.data.has('operator') || typeof settings?.['pricesNet'] !== 'boolean') return null
  const isNet = settings['pricesNet']
  const priced = pricedEntries(site)
  return {
    source(source, data) {
      if (source.kind !== 'page') return []
      const sections = new Map<string, string[]>()
      for (const { kind, target, pointer } of source.marks) {
        if (kind !== 'reference') continue
        const text = priced.get(JSON.stringify([target, valueAt(data, pointer)]))
        const [section = pointer] = /^\/sections\/\d+/.exec(pointer) ?? []
        if (text !== undefined) sections.set(section, [...(sections.get(section) ?? []), text])
      }
      return [...sections].flatMap(([pointer, texts]) =>
        unclear(source, pointer, { text: [JSON.stringify(valueAt(data, pointer)), ...texts].join(' '), isNet }),
      )
    },
  }
}

/** Entries of shared data that have a price, as text. */
function pricedEntries({ data }: Site): ReadonlyMap<string, string> {
  return new Map(
    [...data.values()].flatMap((source) =>
      Object.entries(fieldsOf(source.data()) ?? {}).flatMap(([name, item]): [string, string][] =>
        fieldsOf(item)?.['price'] === undefined ? [] : [[JSON.stringify([source.name, name]), JSON.stringify(item)]],
      ),
    ),
  )
}

function unclear(source: Source, pointer: string, { text, isNet }: { text: string; isNet: boolean }): Diagnostic[] {
  const [wanted, other] = isNet ? [NET, GROSS] : [GROSS, NET]
  const words = isNet ? 'zzgl. USt.' : 'inkl. USt.'
  if (wanted.test(text)) return []
  const isOpposite = other.test(text)
  const message = {
    en: `The prices of this site are ${isNet ? 'net' : 'gross'} ("pricesNet" in site/site.yaml), but this section ${isOpposite ? 'says the opposite' : 'does not say so'} (PAngV § 3).`,
    de: `Die Preise dieser Website sind ${isNet ? 'netto' : 'brutto'} („pricesNet“ in site/site.yaml), aber dieser Abschnitt sagt ${isOpposite ? 'das Gegenteil' : 'es nicht'} (PAngV § 3).`,
  }
  const hint = {
    en: `Say it beside the prices, such as "${words}".`,
    de: `Neben den Preisen angeben, zum Beispiel „${words}“.`,
  }
  return [warning('law/price-tax', message, source.locate(pointer, 'key'), hint)]
}
