// A validator's report on an e-invoice with what the invoice says below: a day, a number and a checksum of the report's own, the parties as
// columns of one table with a tax representative or a place of delivery, sums before positions, the verdict as the largest words.
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
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Kugelhahn DN 50, Edelstahl, Flansch', 'H87', 11900, 16900, 12],
  ['Rückschlagklappe DN 80', 'H87', 8700, 12400, 8],
  ['Flachdichtung EPDM, Satz', 'SET', 690, 1190, 30],
  ['Schieberkappe schwer', 'H87', 3400, 4700, 10],
  ['Druckprüfung mit Protokoll', 'C62', 18500, 26500, 2],
  ['Inbetriebnahme Armaturengruppe', 'HUR', 8900, 10900, 8],
  ['Montageschlüssel T-Form', 'H87', 2450, 3690, 4],
]
const WARNINGS = [
  'BR-DE-21|Warnung|Die Spezifikationskennung entspricht nicht dem aktuellen Stand.~BR-DEX-09|Hinweis|Erweiterung wird vom Prüfschema geduldet.',
  'BR-DE-27|Warnung|Telefonnummer enthält weniger als drei Ziffern in Folge.',
  'BR-IC-11|Hinweis|Lieferdatum vorhanden, Regel erfüllt.~PEPPOL-EN16931-R008|Warnung|Leeres Element gefunden und übergangen.',
]
const css = `.sheet { font: 8.4pt/1.34 Roboto; padding: 11mm 14mm } h1 { font: 300 16pt Roboto; margin: 0 0 2mm } .ok { background: #e3f2e1; border-left: 2mm solid #3a8f35; padding: 2.4mm 4mm; font-size: 13pt; margin: 3mm 0 } .ok small { display: block; font-size: 7.4pt } h2 { font: 500 9.4pt Roboto; background: #37474f; color: #fff; padding: 1mm 2mm; margin: 4mm 0 1.2mm } .kv { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm } .kv div { display: flex; border-bottom: .3pt solid #cfd8dc; padding: .55mm 0 } .kv span { flex: none; width: 36mm; color: #546e7a } .t { width: 100%; font-size: 7.8pt } .t th { text-align: left; color: #546e7a; font-weight: 400; border-bottom: .6pt solid #37474f; padding: .7mm 1mm } .t td { padding: .7mm 1mm; border-bottom: .3pt solid #cfd8dc; vertical-align: top } .t th.r { text-align: right } .mono { font: 7pt 'DejaVu Sans Mono' } .ft { left: 14mm; right: 14mm; bottom: 6mm; font-size: 6.6pt; color: #607d8b; display: flex; justify-content: space-between }`
const { amount, date } = writingOf('DE')

const pairs = (list: string) =>
  `<div class="kv">${each(
    list.split('~').filter((one) => !one.endsWith('|')),
    (one) => `<div><span>${one.replace('|', '</span>')}</div>`,
  )}</div>`

type Party = readonly [role: string, firm: Company, tax: string, extra: string]

/** Rows of labels, a column for each party. */
function partiesOf(list: readonly Party[]): string {
  const row = (label: string, of: (one: Party) => string) =>
    `<tr><td>${label}</td>${each(list, (one) => `<td>${of(one)}</td>`)}</tr>`
  const heads = each(list, ([role]) => `<th>${role}</th>`)
  return `<table class="t"><tr><th></th>${heads}</tr>${row('Name', ([, firm]) => firm.name)}${row('Anschrift', ([, firm]) => firm.address.lines.join('<br>'))}${row('USt-IdNr.', ([, , tax]) => tax)}${row('Weitere Angaben', (one) => one[3])}</table>`
}

function moneyOf(random: Random, index: number) {
  const goods = positionsOf(random, WARES, [4, 5, 3][index] ?? 4)
  const lines = sum(goods.map((one) => one.total))
  const [off, add] = [[0, percent(lines, 4), 0][index] ?? 0, [3900, 0, 2200][index] ?? 0]
  const net = lines - off + add
  const rate = index === 2 ? 0 : 19
  const tax = percent(net, rate)
  const kind = rate ? 'S / 19 %' : 'K / 0 %'
  const html = `<h2>Beträge (EUR)</h2>${pairs(`Positionssumme|${amount(lines)}~Abschläge|${off ? amount(off) : ''}~Zuschläge|${add ? amount(add) : ''}~Netto (BT-109)|${amount(net)}~Umsatzsteuer (BT-110)|${amount(tax)}~Brutto (BT-112)|${amount(net + tax)}~Rundung|0,00~Zahlbetrag (BT-115)|<b>${amount(net + tax)}</b>~Steuergruppe|${kind}, Basis ${amount(net)}, Steuer ${amount(tax)}~Befreiungsgrund|${rate ? '' : 'Innergemeinschaftliche Lieferung'}`)}
    <h2>Positionen</h2><table class="t"><tr><th>ID</th><th>Artikel</th><th class="r">Menge</th><th>Einheit</th><th class="r">Preis</th><th>Steuer</th><th class="r">Netto</th></tr>${each(goods, (one) => `<tr><td>${one.number}0</td><td>${one.name}<br><span class="mono">${random.code('4########12##')}</span></td><td class="r">${one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td>${kind}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>`
  return { html, net, tax }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [sells, buys] = index === 2 ? (['CH', 'AT'] as const) : (['DE', 'DE'] as const)
  const [own, buyer] = [companyIn(namesIn(sells, random), 'Armaturen'), namesIn(buys, random).company()]
  const third = index === 2 ? companyIn(names, 'Zollspedition') : names.company()
  const day = dayIn(random, 2025, 2026)
  const [due, seen] = [daysAfter(day, [30, 21, 14][index] ?? 30), daysAfter(day, 1)]
  const number = random.code(['AR-2####', `${day.year % 100}.10###`, 'EX######'][index] ?? '')
  const { html, net, tax } = moneyOf(random, index)
  const warnings = (WARNINGS[index] ?? '').split('~')
  const stamp = `${date(seen)} ${random.code('1#:2#:4#')}`
  const report = pairs(
    `Berichtsnummer|${random.code('P-########')}~Geprüft am|${stamp}~Datei|${number.replace(/\W/g, '_')}_${iso(day)}.xml~Prüfkonfiguration|${random.pick(['2025-07-10', '2024-11-15'])}~Dokumenttyp|${index === 1 ? 'UBL Invoice' : 'CII CrossIndustryInvoice'}~Prüfsumme|<span class="mono">${random.code('#a#f##c#b##e#d##')}</span>`,
  )
  const data = pairs(
    `Rechnungsnummer|${number}~Rechnungsart|380~Rechnungsdatum|${date(day)}~Fälligkeit|${date(due)}~Leistungsdatum|${date(daysAfter(day, -3))}~Währung|EUR~Bestellreferenz|${random.code('45########')}~Leitweg-ID|${index === 1 ? random.code('0######-#####-##') : ''}~Lieferschein|${random.code('LS#####')}~Vertrag|${index === 0 ? random.code('V-####') : ''}~IBAN|${own.bank.iban}~BIC|${own.bank.bic}~Kontoinhaber|${own.name}~Zahlungsweg|58 (SEPA)~Verwendungszweck|${number}~Bedingungen|${['30 Tage netto', '21 Tage ohne Abzug', '14 Tage netto Kasse'][index]}`,
  )
  const others: readonly Party[] = [
    ['Abweichende Lieferanschrift', third, '–', third.phone],
    ['Steuervertreter', third, third.vatId, third.phone],
  ]
  const parties = partiesOf([
    ['Verkäufer', own, own.vatId, `${own.register}<br>${own.email}`],
    ['Käufer', buyer, buyer.vatId, buyer.email],
    ...others.filter((_, at) => at * 2 === index),
  ])
  const texts = `${['Lieferung erfolgte frei Baustelle. Wir bedanken uns für den Auftrag.', 'Skontoabzüge bedürfen der Vereinbarung.', 'Steuerfreie innergemeinschaftliche Lieferung nach Einfuhr; Steuervertreter siehe Beteiligte.'][index]}`
  const foot = `<div class="abs ft"><span>Prüfbericht ${stamp} – dieser Bericht ist keine Rechnung im umsatzsteuerlichen Sinn</span><span>Seite 1 von 1</span></div>`
  const page = `<h1>Prüfbericht E-Rechnung</h1>${report}<div class="ok">Empfehlung: Dokument annehmen<small>Schema gültig · Schematron gültig · ${warnings.length} Meldung(en)</small></div><table class="t"><tr><th>Regel</th><th>Grad</th><th>Meldung</th></tr>${each(warnings, (one) => `<tr><td>${one.split('|').join('</td><td>')}</td></tr>`)}</table><h2>Rechnungsdaten</h2>${data}<h2>Beteiligte</h2>${parties}${html}<h2>Freitext</h2><p>${texts}</p>${foot}`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fileName: `report_${number.replace(/\W/g, '_')}.pdf`,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR', iban: own.bank.iban ?? '' },
      ...{ sellerName: own.name, buyerName: buyer.name, sellerVatId: own.vatId },
      ...{ netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(net + tax) },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'pruefbericht-inhalt', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
