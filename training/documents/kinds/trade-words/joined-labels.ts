import type { Language } from '../../types.ts'

/** What stands behind a label that names several things at once, in its order. */
export type JoinedValue = 'number' | 'date' | 'customer' | 'order' | 'other'

export interface JoinedLabel {
  readonly label: string
  readonly values: readonly JoinedValue[]
}

const labels = (list: readonly (readonly [label: string, ...values: JoinedValue[]])[]): JoinedLabel[] =>
  list.map(([label, ...values]) => ({ label, values }))

/** One label for several values: "Rechnungsnr. / Datum". "other": a number that is not the paper's own. */
export const JOINED_LABELS: Readonly<Record<Language, readonly JoinedLabel[]>> = {
  de: labels([
    ['Nummer / Datum', 'number', 'date'],
    ['Belegnummer/Datum', 'number', 'date'],
    ['Beleg / vom', 'number', 'date'],
    ['Datum / Nummer', 'date', 'number'],
    ['Datum, Belegnr.', 'date', 'number'],
    ['Kunden-Nr. / Beleg-Nr.', 'customer', 'number'],
    ['Kunde / Beleg / Datum', 'customer', 'number', 'date'],
    ['Beleg-Nr. / Kunden-Nr.', 'number', 'customer'],
    ['Datum | Kundennr. | Belegnr.', 'date', 'customer', 'number'],
    ['Mandant / Belegnr.', 'other', 'number'],
    ['Unser Beleg / Ihre Bestellung', 'number', 'order'],
    ['Bestellung / Beleg', 'order', 'number'],
    ['Filiale - Belegnummer', 'other', 'number'],
    ['Nr. / Datum / Kunde', 'number', 'date', 'customer'],
  ]),
  en: labels([
    ['Number / Date', 'number', 'date'],
    ['Document no./date', 'number', 'date'],
    ['Date / Number', 'date', 'number'],
    ['Account / Document', 'customer', 'number'],
    ['Document / Account no.', 'number', 'customer'],
    ['Date | Account | Document no.', 'date', 'customer', 'number'],
    ['Branch / Document no.', 'other', 'number'],
    ['Our doc. / your order', 'number', 'order'],
    ['Your order / our doc.', 'order', 'number'],
    ['No. and date', 'number', 'date'],
    ['No. / date / customer', 'number', 'date', 'customer'],
  ]),
  pt: labels([
    ['Número / Data', 'number', 'date'],
    ['Documento / Data', 'number', 'date'],
    ['Data / N.º', 'date', 'number'],
    ['Cliente / Documento', 'customer', 'number'],
    ['Documento / Cliente', 'number', 'customer'],
    ['Data | Cliente | Documento', 'date', 'customer', 'number'],
    ['Série / Número', 'other', 'number'],
    ['N.º e data', 'number', 'date'],
    ['Requisição / Documento', 'order', 'number'],
    ['N/ doc. / V/ encomenda', 'number', 'order'],
  ]),
}
