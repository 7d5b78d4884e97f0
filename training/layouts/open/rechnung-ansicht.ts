// What a portal shows of a German e-invoice: no letter at all, but labels and values over three sheets. Buyer and seller have the
// same labels, the totals stand apart from the goods, and every row of goods is a table of its own.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Wartungspauschale Brandmeldeanlage, Quartal', 'Monat', 18900, 32900, 3],
  ['Austausch optischer Rauchmelder', 'Stück', 7490, 9890, 14],
  ['Störungsbeseitigung, Techniker vor Ort', 'Stunde', 8650, 9450, 6],
  ['Anfahrt Zone 3', 'Stück', 5900, 7900, 2],
]
const CSS = `body { font: 9pt/1.35 'Roboto', 'Liberation Sans', sans-serif; color: #222 } .sheet { padding: 14mm 16mm } .bar { background: #003d6b; color: #fff; padding: 2.5mm 4mm; font-size: 11pt; display: flex; justify-content: space-between }
  h2 { font-size: 9.6pt; margin: 4.5mm 0 1mm; color: #003d6b; border-bottom: .8pt solid #003d6b } table { width: 100% } td { padding: .75mm 1mm; border-bottom: .4pt solid #ddd; vertical-align: top } td:first-child { width: 62mm; color: #555 } .id { float: right; color: #999; font-size: 7pt }
  .foot { left: 16mm; right: 16mm; bottom: 7mm; font-size: 7pt; color: #777; display: flex; justify-content: space-between } .two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 6mm } .two td:first-child { width: 32mm }`

const { amount, date } = writingOf('DE')

/** Label, value, and the number that the standard gives to it. */
type Entry = readonly [label: string, value: string, id: string]

const group = (title: string, list: readonly Entry[]) =>
  `<div><h2>${title}</h2><table>${each(list, ([label, value, id]) => `<tr><td>${label}</td><td>${value}<span class="id">${id}</span></td></tr>`)}</table></div>`

const party = (
  title: string,
  firm: ReturnType<ReturnType<typeof namesIn>['company']>,
  { name, seller }: { name: string; seller: boolean },
) =>
  group(title, [
    ['Name', name, seller ? 'BT-27' : 'BT-44'],
    ['Straße / Hausnummer', firm.address.street, seller ? 'BT-35' : 'BT-50'],
    ['PLZ', firm.address.postcode, seller ? 'BT-38' : 'BT-53'],
    ['Ort', firm.address.town, seller ? 'BT-37' : 'BT-52'],
    ['Ländercode', 'DE', seller ? 'BT-40' : 'BT-55'],
    ['Umsatzsteuer-ID', firm.vatId, seller ? 'BT-31' : 'BT-48'],
    ['Name der Kontaktperson', firm.manager.full, seller ? 'BT-41' : 'BT-56'],
    ['Telefon', firm.phone, seller ? 'BT-42' : 'BT-57'],
  ])

const position = (one: Position) =>
  group(`Position ${one.number}`, [
    ['Bezeichnung', one.name, 'BT-153'],
    ['Menge', `${one.quantity}`, 'BT-129'],
    ['Einheit', one.unit, 'BT-130'],
    ['Preis pro Einheit (netto)', amount(one.price), 'BT-146'],
    ['Gesamtpreis (netto)', amount(one.total), 'BT-131'],
    ['Umsatzsteuersatz in %', '19', 'BT-152'],
  ])

function totalsOf(net: number, prepaid: number) {
  const tax = percent(net, 19)
  const due = net + tax - prepaid
  const html = `${group('Gesamtbeträge der Rechnung', [
    ['Summe aller Positionen (netto)', amount(net), 'BT-106'],
    ['Summe Nachlässe (netto)', '0,00', 'BT-107'],
    ['Summe Zuschläge (netto)', '0,00', 'BT-108'],
    ['Gesamtsumme (netto)', amount(net), 'BT-109'],
    ['Summe Umsatzsteuer', amount(tax), 'BT-110'],
    ['Gesamtsumme (brutto)', amount(net + tax), 'BT-112'],
    ['Gezahlter Betrag', amount(prepaid), 'BT-113'],
    ['Fälliger Betrag', amount(due), 'BT-115'],
  ])}${group('Aufschlüsselung der Umsatzsteuer', [
    ['Umsatzsteuerkategorie', 'S', 'BT-118'],
    ['Gesamtsumme (netto)', amount(net), 'BT-116'],
    ['Umsatzsteuersatz', '19 %', 'BT-119'],
    ['Umsatzsteuerbetrag', amount(tax), 'BT-117'],
  ])}`
  const gross = prepaid ? [fixed(net + tax), fixed(due)] : fixed(net + tax)
  return { html, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: gross } }
}

function make(random: Random, index: number) {
  const names = namesIn('DE', random)
  const [seller, buyer] =
    index === 0
      ? ['Meldewerk Sicherheitstechnik GmbH', 'Zweckverband Wasserversorgung Mittlere Leine']
      : ['Funkenschutz Brandmeldesysteme Lüder e. K.', 'Landkreis Wulfshagen, Amt für Gebäudewirtschaft']
  const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2025)]
  const [number, due] = [random.code(index === 0 ? 'RE2025-0##18' : '#7/1###'), daysAfter(day, 30)]
  const goods = positionsOf(random, WARES, index === 0 ? 4 : 2)
  const { html, fields } = totalsOf(sum(goods.map(({ total }) => total)), index === 0 ? 0 : 10000)
  const iban = firm.bank.iban ?? ''
  const first = `<div class="two">${party('Informationen zum Käufer', client, { name: buyer, seller: false })}${party('Informationen zum Verkäufer', firm, { name: seller, seller: true })}</div>
    ${group('Rechnungsdaten', [
      ['Rechnungsnummer', number, 'BT-1'],
      ['Rechnungsdatum', date(day, index === 0 ? 'figures' : 'iso'), 'BT-2'],
      ['Rechnungsart', '380 (Handelsrechnung)', 'BT-3'],
      ['Währung', 'EUR', 'BT-5'],
      ['Leitweg-ID', random.code('0######-#####-##'), 'BT-10'],
      ['Bestellnummer', random.code('45000#####'), 'BT-13'],
      ['Abrechnungszeitraum von', date(daysAfter(day, -92), index === 0 ? 'figures' : 'iso'), 'BT-73'],
      ['Abrechnungszeitraum bis', date(daysAfter(day, -2), index === 0 ? 'figures' : 'iso'), 'BT-74'],
    ])}`
  const second = `${html}${group('Zahlungsdaten', [
    ['Fälligkeitsdatum', date(due, index === 0 ? 'figures' : 'iso'), 'BT-9'],
    ['Code für das Zahlungsmittel', '58 (SEPA-Überweisung)', 'BT-81'],
    ['Kontoinhaber', seller, 'BT-85'],
    ['IBAN', iban, 'BT-84'],
    ['BIC', firm.bank.bic, 'BT-86'],
    ['Zahlungsbedingungen', '30 Tage netto', 'BT-20'],
  ])}${group('Bemerkung', [['Freitext', `Ihr Ansprechpartner: ${names.person().full}`, 'BT-22']])}`
  const pages = [first, second, each(goods, position)]
  const framed = pages.map(
    (
      page,
      at,
    ) => `<div class="bar"><span>${['Übersicht', 'Summen und Zahlung', 'Positionen'][at]}</span><span>XRechnung 3.0</span></div>${page}
    <div class="abs foot"><span>Visualisierung ohne rechtliche Wirkung; maßgeblich ist der Datensatz.</span><span>Seite ${at + 1} von ${pages.length}</span></div>`,
  )
  return {
    html: sheets(CSS, framed),
    pages: 3,
    fileName: 'ansicht.pdf',
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: index === 0 ? buyer : [buyer, 'Landkreis Wulfshagen'],
      sellerVatId: firm.vatId,
      iban,
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'rechnung-ansicht',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
