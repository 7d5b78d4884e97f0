// An invoice program's standard form as thousands of small firms send it: an info block at the right with five numbers and days of
// which one is the invoice's, article numbers, texts of several lines below a position, and a cash discount with its own amount.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  herrn,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 9.5pt/1.3 'Liberation Sans'; padding: 0 18mm 0 24mm } .logo { right: 18mm; top: 12mm; text-align: right; font: 700 17pt/1.1 'Liberation Sans'; color: #0b3d78 }
  .logo small { display: block; font: 9pt 'Liberation Sans'; color: #444; margin-top: 1mm } .bolt { left: 24mm; top: 12mm; width: 15mm; height: 15mm }
  .from { left: 24mm; top: 47mm; font-size: 7pt; text-decoration: underline } .to { left: 24mm; top: 52mm; line-height: 1.35 } .info { right: 18mm; top: 52mm; width: 68mm }
  .info td { padding: .3mm 0 } h1 { font-size: 15pt; margin: 0 0 3mm } .body { padding-top: 96mm } .goods { width: 100%; margin: 3mm 0 } .goods th { border-top: .8pt solid; border-bottom: .8pt solid; text-align: left; padding: 1mm }
  .goods td { padding: 1.1mm 1mm; vertical-align: top } .sums { margin-left: auto; width: 88mm } .sums td { padding: .7mm 1mm } .sums .all td { border-top: .8pt solid; border-bottom: 2.4pt double; font-weight: 700 }
  .foot { left: 24mm; right: 18mm; bottom: 9mm; border-top: .6pt solid #888; padding-top: 1.5mm; display: flex; justify-content: space-between; font-size: 7pt; line-height: 1.35 }`

const WARES: readonly (readonly [...Ware, detail: string])[] = [
  ['Steckdose Schuko UP', 'Stk', 690, 1290, 14, 'reinweiß glänzend, inkl. Rahmenanteil'],
  ['Mantelleitung NYM-J 3x1,5', 'm', 95, 165, 80, ''],
  [
    'FI-Schutzschalter 40/0,03 A 4-polig',
    'Stk',
    4490,
    6900,
    2,
    'Typ A, in vorhandene Verteilung eingebaut,<br>Beschriftung erneuert',
  ],
  ['Leitungsschutzschalter B16', 'Stk', 420, 780, 9, ''],
  ['Arbeitszeit Elektromonteur', 'Std', 5600, 6800, 11, ''],
  ['Arbeitszeit Auszubildender', 'Std', 2900, 3600, 8, ''],
  ['Anfahrt Zone 2', 'psch', 2500, 3900, 1, ''],
  ['LED-Einbauleuchte 8 W dimmbar', 'Stk', 2190, 3450, 12, 'warmweiß 2700 K, Bohrung 68 mm'],
  ['E-Check mit Prüfprotokoll', 'Stk', 14900, 18900, 1, 'nach DIN VDE 0100-600 / 0105-100'],
  ['Klein- und Befestigungsmaterial', 'psch', 1200, 2900, 1, ''],
]

const { amount, date, number: figures } = writingOf('DE')

function rowsOf(random: Random, count: number) {
  return random.sample(WARES, count).map(([name, unit, low, high, most, detail], index) => {
    const quantity = unit === 'Std' ? random.whole(4, (most ?? 1) * 4) / 4 : random.whole(1, most ?? 1)
    const price = random.whole(low, high)
    const total = Math.round(quantity * price)
    const html = `<tr><td>${index + 1}</td><td>${random.code('E#####')}</td><td class="r">${figures(quantity)}</td><td>${unit}</td>
      <td>${name}${detail ? `<br>${detail}` : ''}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`
    return { html, total }
  })
}

export const electricianDesk: Layout = {
  name: 'electrician-desk',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, taxNumber, phone, fax, register } = names.company()
    const [firm, web] =
      [
        ['Elektro Brodersen GmbH', 'elektro-brodersen-sued.de'],
        ['Wiedwald Elektrotechnik e. K.', 'wiedwald-et.de'],
      ][index] ?? []
    const [client, home, office] = [names.person(), names.address(), names.company()]
    const [day, number] = [dayIn(random, 2024, 2026), random.code(index === 0 ? '2025####' : 'RE-10####')]
    const rows = rowsOf(random, index === 0 ? 7 : 4)
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 19)
    const discount = percent(net + tax, 2)
    const to =
      index === 0
        ? `${herrn(client)}<br>${client.full}<br>${home.lines.join('<br>')}`
        : `Firma<br>${office.name}<br>${office.address.lines.join('<br>')}`
    const info = [
      ['Rechnungs-Nr.', number],
      ['Kunden-Nr.', random.code('1####')],
      ['Auftrags-Nr.', random.code('AB-####')],
      ['Leistungsdatum', date(daysAfter(day, -6))],
      ['Rechnungsdatum', date(day)],
      ['Bearbeiter', names.person().full],
    ]
    const terms =
      index === 0
        ? `Zahlbar innerhalb von 8 Tagen mit 2 % Skonto (${amount(discount)} EUR = ${amount(net + tax - discount)} EUR), bis ${date(daysAfter(day, 30))} rein netto.`
        : 'Zahlbar sofort nach Erhalt der Rechnung ohne Abzug.'
    const html = `<svg class="abs bolt" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0b3d78"/><path d="M6 .8 2.6 5.6h2L4 9.2l3.5-5H5.3z" fill="#ffd23c"/></svg>
      <div class="abs logo">${firm}<small>Installation · Photovoltaik · Kundendienst</small></div><div class="abs from">${firm} · ${address.street} · ${address.place}</div><div class="abs to">${to}</div>
      <table class="abs info">${each(info, ([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)}</table>
      <div class="body"><h1>Rechnung</h1>Guten Tag,<br>wir bedanken uns für Ihren Auftrag und berechnen wie folgt:
      <table class="goods"><tr><th>Pos.</th><th>Art.-Nr.</th><th class="r">Menge</th><th>Einh.</th><th>Bezeichnung</th><th class="r">Einzelpreis</th><th class="r">Gesamtpreis</th></tr>${each(rows, (row) => row.html)}</table>
      <table class="sums"><tr><td>Summe netto</td><td class="r">${amount(net)} EUR</td></tr><tr><td>zzgl. 19,00 % USt.</td><td class="r">${amount(tax)} EUR</td></tr><tr class="all"><td>Gesamtbetrag</td><td class="r">${amount(net + tax)} EUR</td></tr></table>
      <p style="margin-top:5mm">${terms}</p><p>Gelieferte Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p></div>
      <div class="abs foot"><span>${firm}<br>${address.street}<br>${address.place}</span><span>Telefon ${phone}<br>Telefax ${fax}<br>info@${web}<br>www.${web}</span><span>${bank.name}<br>IBAN ${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</span><span>${register}<br>USt-IdNr. ${vatId}<br>Steuer-Nr. ${taxNumber}</span></div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: index === 0 ? `Rechnung_${number}.pdf` : `${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 0 ? { dueDate: iso(daysAfter(day, 30)) } : {}),
        sellerName: firm ?? '',
        buyerName: index === 0 ? client.full : office.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
