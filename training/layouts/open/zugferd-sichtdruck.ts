// What a viewer prints of a hybrid invoice's XML from a browser: its file's path and the hour of printing at the edges, numbered groups,
// labels set against the right of their column, English names of the elements beside them, codes in brackets, sums before the positions,
// raw numbers on one of them, a payee who is not the seller, a part that is paid already.
import { type Company, type Day, daysAfter } from '../../documents/names/names.ts'
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
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Schaftfräser VHM 12 mm, 4 Schneiden, TiAlN', 'H87 Stück', 5890, 8490, 20],
  ['Wendeschneidplatte CNMG 120408-MP', 'H87 Stück', 790, 1190, 80],
  ['Kühlschmierstoff wassermischbar, Fass 200 l', 'H87 Stück', 61900, 84900, 3],
  ['Spannzange ER32 Ø 8 mm, Rundlauf 5 µm', 'H87 Stück', 2190, 3490, 12],
  ['Gewindebohrer M8 HSS-E, Form C', 'H87 Stück', 1690, 2490, 15],
  ['Nachschleifen Bohrer Ø 6–12 mm', 'H87 Stück', 690, 990, 45],
  ['Bettbahnöl CGLP 68', 'LTR Liter', 390, 620, 60],
  ['Messschieber digital 150 mm, IP67', 'H87 Stück', 8900, 12900, 4],
]
const CSS = `body { font: 9.2pt/1.42 'DejaVu Sans Condensed', 'DejaVu Sans' } .sheet { padding: 15mm 13mm } .edge { left: 8mm; right: 8mm; font: 6.6pt 'Liberation Serif'; display: flex; justify-content: space-between } h1 { font-size: 13pt; margin: 0 0 3mm; font-weight: 400 } h2 { font-size: 9.4pt; margin: 5mm 0 1.2mm; color: #7a4b00 } h2 i { color: #999; font-weight: 400; font-size: 7.4pt } h3 { font-size: 8.6pt; margin: 2.5mm 0 .6mm 12mm; font-weight: 600 }
  .kv { width: 100% } .kv td { padding: .8mm 2mm; vertical-align: top } .kv td:first-child { width: 68mm; text-align: right; color: #555; background: #faf5ea } .kv em { color: #aaa; font-size: 7pt; font-style: normal } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .two .kv td:first-child { width: 33mm } .deep { margin-left: 12mm; width: calc(100% - 12mm) } .deep td:first-child { width: 56mm }`
const [german, raw] = [writingOf('DE'), writingOf('GB', '')]

/** Rows stand behind each other with "~" between them: "label|value|element"; those without a value are left out. */
const rowsHtml = (rows: string, of = '') =>
  `<table class="kv ${of}">${each(rows.split('~'), (row) => {
    const [label, value, element] = row.split('|')
    return value?.trim() ? `<tr><td>${label} <em>${element ?? ''}</em></td><td>${value}</td></tr>` : ''
  })}</table>`
const group = (title: string, element: string, rows: string) => `<h2>${title} <i>${element}</i></h2>${rowsHtml(rows)}`
const party = (title: string, element: string, one: Company, more: string) =>
  `<div>${group(title, element, `Name|${one.name}~Straße|${one.address.street}~PLZ|${one.address.postcode}~Ort|${one.address.town}~Land|DE~${more}`)}</div>`
const edges = (file: string, printed: string, at: number) =>
  `<div class="abs edge" style="top:5mm"><span>${printed}</span><span>E-Rechnung – Ansicht</span></div><div class="abs edge" style="bottom:5mm"><span>${file}</span><span>${at}/3</span></div>`
const lineHtml = (amount: (cents: number) => string, code: () => string) => (one: Position) =>
  `<h3>Position ${one.number}</h3>${rowsHtml(`Artikelname|${one.name}|Name~Artikel-Nr. Verkäufer|${code()}|SellerAssignedID~Menge|${one.quantity}.0000 (${one.unit.replace(' ', ') ')}~Nettopreis|${amount(one.price)}|ChargeAmount~Steuer|VAT, Kategorie S, 19.00 %~Positionssumme|${amount(one.total)}|LineTotalAmount`, 'deep')}`

function sumsOf(random: Random, index: number, positions: readonly Position[]) {
  const lines = sum(positions.map((one) => one.total))
  const [freight, off] = [[1290, 0, 2490][index] ?? 0, [0, percent(lines, 3), 0][index] ?? 0]
  const net = lines + freight - off
  const tax = percent(net, 19)
  const paid = index === 2 ? Math.round(((net + tax) * random.whole(20, 40)) / 10000) * 100 : 0
  return { lines, freight, off, net, tax, paid, due: net + tax - paid }
}

type Sums = ReturnType<typeof sumsOf>

function sumRows({ lines, freight, off, net, tax, paid, due }: Sums, amount: (cents: number) => string): string {
  const shown = (cents: number) => (cents ? amount(cents) : '')
  return `Summe Positionen|${amount(lines)}|LineTotalAmount~Summe Zuschläge (Fracht)|${shown(freight)}|ChargeTotalAmount~Summe Nachlässe (Bonus 3 %)|${shown(off)}|AllowanceTotalAmount~Steuerbasis|${amount(net)}|TaxBasisTotalAmount~Steuerbetrag|${amount(tax)} EUR|TaxTotalAmount~Bruttosumme|${amount(net + tax)}|GrandTotalAmount~Bereits gezahlt|${shown(paid)}|TotalPrepaidAmount~Zahlbetrag|${amount(due)}|DuePayableAmount`
}

function headRows(random: Random, index: number, number: string, [day, ordered, delivered]: readonly string[]): string {
  const note =
    index === 1
      ? 'Abruf aus Rahmenauftrag Werkzeugschrank Halle 4. Es gelten unsere AGB.'
      : 'Lieferung frei Haus ab 500 EUR.'
  return `Profil|urn:cen.eu:en16931:2017${index === 1 ? '#conformant#urn:factur-x.eu:1p0:extended' : ''}|GuidelineID~Belegnummer|${number}|ID~Belegart|(380) Handelsrechnung|TypeCode~Belegdatum|${day}|IssueDateTime~Währung|EUR|InvoiceCurrencyCode~Bestellnummer des Käufers|${random.code('45########')}|BuyerOrder~Bestelldatum|${ordered}~Lieferscheinnummer|${random.code('LS8#####')}|DespatchAdvice~Liefer-/Leistungsdatum|${delivered}|OccurrenceDateTime~Kostenstelle Käufer|${index === 2 ? '' : random.code('AC-####')}|AccountingAccount~Freitext|${note}|IncludedNote`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, payee] = [companyIn(names, 'Werkzeughandel'), companyIn(names, 'Factoring')]
  const [buyer, plant] = [names.company(), names.company()]
  const [{ amount }, day] = [index === 1 ? raw : german, dayIn(random, 2025, 2026)]
  const date = (one: Day) => (index === 1 ? iso(one) : german.date(one))
  const due = daysAfter(day, [30, 14, 21][index] ?? 30)
  const number = random.code(['2#1#####', `RE-${day.year % 100}-#####/W`, '90#######'][index] ?? '')
  const positions = positionsOf(random, WARES, [6, 8, 5][index] ?? 5)
  const sums = sumsOf(random, index, positions)
  const receiver = index === 1 ? payee : own
  const terms =
    [`Zahlbar bis ${date(due)} ohne Abzug`, `#SKONTO#TAGE=8#PROZENT=2.00##`, 'nach Erhalt, siehe Fälligkeit'][index] ??
    ''
  const payTo = index === 1 ? `${payee.name} (Abtretung)` : ''
  const pay = `Zahlungsart|(58) SEPA-Überweisung|TypeCode~Zahlungsempfänger|${payTo}|PayeeTradeParty~IBAN|${receiver.bank.iban}|IBANID~BIC|${receiver.bank.bic}|BICID~Verwendungszweck|${random.code('####/')}${number}|PaymentReference~Zahlungsbedingung|${terms}|Description~Fälligkeit|${date(due)}|DueDateDateTime`
  const taxes = `Kategorie|(S) Normalsatz~Satz|19.00 %~Basis|${amount(sums.net)}|BasisAmount~Betrag|${amount(sums.tax)}|CalculatedAmount`
  const ids = `USt-Id (VA)|${own.vatId}~Steuer-Nr. (FC)|${index === 1 ? '' : own.taxNumber}`
  const parties = `<div class="two">${party('2 Verkäufer', 'SellerTradeParty', own, `Kennung|${random.code('40########0##')}|GLN~${ids}~Register|${own.register}~Kontakt|${names.person().full}~Telefon|${own.phone}~E-Mail|${own.email}`)}${party('3 Käufer', 'BuyerTradeParty', buyer, `Kennung|${random.code('K#####')}~USt-Id (VA)|${buyer.vatId}~Abteilung|Kreditorenbuchhaltung~E-Mail|${buyer.email}`)}</div>`
  const ship = party('3a Warenempfänger', 'ShipToTradeParty', plant, `Abladestelle|Tor ${random.whole(1, 9)}`)
  const dates = [date(day), index === 0 ? date(daysAfter(day, -16)) : '', date(daysAfter(day, -3))]
  const first = `<h1>factur-x.xml</h1>${group('1 Belegkopf', 'ExchangedDocument', headRows(random, index, number, dates))}${parties}${index > 0 ? ship : ''}`
  const lines = positions.map(lineHtml(amount, () => random.code('##-####.#')))
  const second = `${group('4 Belegsummen', 'MonetarySummation', sumRows(sums, amount))}${group('5 Steueraufschlüsselung', 'ApplicableTradeTax', taxes)}${group('6 Zahlung', 'HeaderTradeSettlement', pay)}<h2>7 Positionen <i>IncludedSupplyChainTradeLineItem</i></h2>${lines.slice(0, 2).join('')}`
  const third = lines.slice(2).join('')
  const file = `file:///C:/Users/${names.person().last.toLowerCase()}/AppData/Local/Temp/${number.replace(/\W/g, '_')}.html`
  const printed = `${german.date(daysAfter(day, 2), 'bare')}, ${random.code('1#:2#')}`
  return {
    html: sheets(
      CSS,
      [first, second, third].map((page, at) => edges(file, printed, at + 1) + page),
    ),
    pages: 3,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due) },
      ...{ iban: receiver.bank.iban ?? '', currency: 'EUR' },
      ...{ sellerName: own.name, buyerName: buyer.name, sellerVatId: own.vatId, ...totals(sums.net, sums.tax) },
      grossTotal: sums.paid ? [fixed(sums.net + sums.tax), fixed(sums.due)] : fixed(sums.due),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'zugferd-sichtdruck', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0], make },
}
