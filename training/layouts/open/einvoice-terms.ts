// A mail gateway makes an e-invoice readable: no letter, three sheets of label and value with the standard's own numbers of terms
// (BT-1 …) in the first column, groups as grey rows, buyer and seller under the same labels and the buyer first, days in ISO form,
// amounts with a point and no thousands sign, and totals in the middle of the list.
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  parted,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
} from '../sheet.ts'

const css = `.sheet { font: 8.6pt/1.35 'DejaVu Sans Condensed', 'DejaVu Sans'; padding: 12mm 15mm } .sheet h1 { font-size: 11pt; margin: 0 0 1mm; font-weight: 400 } .warn { border: .5pt solid #888; padding: 1.5mm; font-size: 7.5pt; margin: 2mm 0 4mm } table { width: 100% } td { border: .4pt solid #bbb; padding: .75mm 1.5mm; vertical-align: top } .no { width: 17mm; color: #666 } .what { width: 72mm; color: #333 } .group td { background: #dcdcdc; font-weight: 700 }
  .foot { left: 15mm; right: 15mm; bottom: 7mm; font-size: 7pt; color: #666; display: flex; justify-content: space-between }`

const WARES: readonly Ware[] = [
  ['Wartung Brandmeldeanlage, Jahresprüfung nach DIN 14675', 'XPP', 48_000, 69_000, 3],
  ['Rauchmelder optisch, Austausch im Zuge der Wartung', 'H87', 5_200, 6_900, 24],
  ['Servicetechniker, Stunde', 'HUR', 8_400, 9_600, 18],
  ['Fahrtkosten, Kilometer', 'KMT', 80, 95, 140],
  ['Akkumulator 12 V / 17 Ah', 'H87', 6_400, 7_900, 8],
  ['Entsorgung Altgeräte', 'XPP', 1_900, 2_900, 4],
]

const HEAD =
  '<h1>Lesefassung der elektronischen Rechnung (XRechnung 3.0, UBL)</h1><div class="warn">Diese Darstellung wurde beim Empfang automatisch erzeugt. Rechtlich maßgeblich ist allein der übermittelte XML-Datensatz. Prüfergebnis: gültig.</div>'

/** Number of the term, its name, its value; without a number it is a group. */
type Term = readonly [number: string, name: string, value: string]
const group = (number: string, name: string): Term => [number, name, '']
const rowOf = ([number, name, value]: Term) =>
  number.startsWith('BG')
    ? `<tr class="group"><td>${number}</td><td colspan="2">${name}</td></tr>`
    : `<tr><td class="no">${number}</td><td class="what">${name}</td><td>${value}</td></tr>`

const sumTerms = (net: number, tax: number, done: string): Term[] => [
  group('BG-13', 'Lieferinformationen'),
  ['BT-72', 'Tatsächliches Lieferdatum', done],
  group('BG-22', 'Gesamtsummen auf Dokumentenebene'),
  ['BT-106', 'Summe der Nettobeträge aller Rechnungspositionen', fixed(net)],
  ['BT-109', 'Rechnungsgesamtbetrag ohne Umsatzsteuer', fixed(net)],
  ['BT-110', 'Rechnungsgesamtbetrag der Umsatzsteuer', fixed(tax)],
  ['BT-112', 'Rechnungsgesamtbetrag mit Umsatzsteuer', fixed(net + tax)],
  ['BT-113', 'Vorausbezahlter Betrag', '0.00'],
  ['BT-115', 'Fälliger Zahlungsbetrag', fixed(net + tax)],
  group('BG-23', 'Aufschlüsselung der Umsatzsteuer'),
  ['BT-116', 'Steuerbasisbetrag', fixed(net)],
  ['BT-117', 'Steuerbetrag', fixed(tax)],
  ['BT-118', 'Code der Umsatzsteuerkategorie', 'S'],
  ['BT-119', 'Umsatzsteuersatz', '19.00'],
]

const paymentTerms = (name: string, { iban, bic }: Company['bank']): Term[] => [
  group('BG-16', 'Zahlungsanweisungen'),
  ['BT-20', 'Zahlungsbedingungen', 'Zahlbar innerhalb von 30 Tagen ohne Abzug.'],
  ['BT-81', 'Code für die Zahlungsart', '58'],
  ['BT-84', 'Kennung des Zahlungskontos', iban ?? ''],
  ['BT-85', 'Name des Zahlungskontos', name],
  ['BT-86', 'Kennung des Zahlungsdienstleisters', bic],
]

const sellerTerms = ({ name, register, vatId, taxNumber, address, manager, phone, email }: Company): Term[] => [
  group('BG-4', 'Verkäufer'),
  ['BT-27', 'Name des Verkäufers', name],
  ['BT-30', 'Registrierungskennung', register],
  ['BT-31', 'Umsatzsteuer-Identifikationsnummer', vatId.replaceAll(' ', '')],
  ['BT-32', 'Steuernummer', taxNumber],
  ['BT-35', 'Zeile 1', address.street],
  ['BT-38', 'Postleitzahl', address.postcode],
  ['BT-37', 'Stadt', address.town],
  ['BT-41', 'Kontaktstelle', manager.full],
  ['BT-42', 'Telefonnummer', phone],
  ['BT-43', 'E-Mail-Adresse', email],
]

const buyerTerms = (buyer: string, { address, manager, vatId }: Company, number: string): Term[] => [
  group('BG-7', 'Käufer'),
  ['BT-44', 'Name des Käufers', buyer],
  ['BT-46', 'Kennung des Käufers', number],
  ...(buyer.startsWith('Landkreis')
    ? []
    : [['BT-48', 'Umsatzsteuer-Identifikationsnummer', vatId.replaceAll(' ', '')] as const]),
  ['BT-50', 'Zeile 1', address.street],
  ['BT-53', 'Postleitzahl', address.postcode],
  ['BT-52', 'Stadt', address.town],
  ['BT-56', 'Kontaktstelle', `Zentrale Rechnungsstelle, ${manager.last}`],
]

const goodsTerms = (goods: readonly Position[]): Term[] =>
  goods.flatMap(({ number, name, unit, quantity, price, total }): Term[] => [
    group('BG-25', 'Rechnungsposition'),
    ['BT-126', 'Kennung der Rechnungsposition', String(number)],
    ['BT-153', 'Artikelname', name],
    ['BT-129', 'In Rechnung gestellte Menge', `${quantity}.00`],
    ['BT-130', 'Code der Maßeinheit', unit],
    ['BT-146', 'Artikel-Nettopreis', fixed(price)],
    ['BT-152', 'Umsatzsteuersatz für den Artikel', '19.00'],
    ['BT-131', 'Nettobetrag der Rechnungsposition', fixed(total)],
  ])

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [seller, client] = [companyIn(names, 'Brandschutz'), names.company()]
  const buyer = [`Landkreis ${client.address.town}`, client.name][index] ?? ''
  const day = dayIn(random, 2025)
  const due = daysAfter(day, 30)
  const code = random.code([`${day.year}-R-####`, 'SI/#####'][index] ?? '')
  const goods = positionsOf(random, WARES, [6, 4][index] ?? 4)
  const net = sum(goods.map(({ total }) => total))
  const tax = percent(net, 19)
  const terms: Term[] = [
    ['BT-1', 'Rechnungsnummer', code],
    ['BT-2', 'Rechnungsdatum', iso(day)],
    ['BT-3', 'Code für den Rechnungstyp', '380'],
    ['BT-5', 'Code für die Rechnungswährung', 'EUR'],
    ['BT-9', 'Fälligkeitsdatum', iso(due)],
    ['BT-10', 'Referenz des Käufers', random.code('0####-#####-##')],
    ['BT-13', 'Bestellreferenz', random.code('45########')],
    ...buyerTerms(buyer, client, random.code('D#####')),
    ...sellerTerms(seller),
    ...sumTerms(net, tax, iso(daysAfter(day, -8))),
    ...paymentTerms(seller.name, seller.bank),
    ...goodsTerms(goods),
  ]
  const parts = parted(terms, 42, 48)
  const pages = parts.map(
    (part, at) =>
      `${at === 0 ? HEAD : ''}<table>${each(part, rowOf)}</table><div class="abs foot"><span>erechnung-${code.replace('/', '_')}.xml</span><span>Seite ${at + 1} von ${parts.length}</span></div>`,
  )
  return {
    html: sheets(css, pages),
    pages: pages.length,
    fileName: `erechnung-${code.replace('/', '_')}.pdf`,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller.name,
      buyerName: buyer,
      sellerVatId: seller.vatId.replaceAll(' ', ''),
      iban: seller.bank.iban ?? '',
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'einvoice-terms',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
