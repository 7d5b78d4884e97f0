// A heating fitter's bill made on the phone at the customer's door with a craftsman's app: narrow blocks with grey headlines, start and end of
// the work with hours, materials and travel in net prices, a customer's signature with a time, paid at once by card or to be
// transferred, the app's own number of the report beside the bill's, and a note on wages for the tax office.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.4 'Noto Sans';color:#222;padding:11mm 15mm 0}.top{display:flex;gap:5mm;align-items:center}.top i{width:16mm;height:16mm;border-radius:4mm;background:#c62828;color:#fff;font:900 20pt/16mm 'Noto Sans';text-align:center}.top b{font-size:14pt;display:block;line-height:1.2}.top span{font-size:8.4pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin-top:6mm}.card{border:.5pt solid #c9c9c9;border-radius:2mm;padding:2.5mm 3.5mm}
h2{font:600 8pt 'Noto Sans';color:#c62828;margin:0 0 1mm}.card td{padding:0 5mm 0 0;vertical-align:top}.full{margin-top:4mm}.g{width:100%}.g td{padding:1.2mm 0 !important;border-bottom:.4pt solid #ddd}.g td:last-child{text-align:right}.g small{color:#666}.sum td{border:0;padding:.4mm 0 !important}.sum .b td{font-weight:700;font-size:13pt}.sign{height:17mm}.foot{left:15mm;right:15mm;bottom:8mm;font-size:7.4pt;color:#555;line-height:1.45}`

const PARTS: readonly (readonly [name: string, low: number, high: number, most: number])[] = [
  ['Ausdehnungsgefäß 25 l', 7_800, 9_900, 1],
  ['Zündelektrode mit Dichtung', 3_400, 5_200, 1],
  ['Umwälzpumpe Hocheffizienz 25-60', 28_900, 36_500, 1],
  ['Eckventil 1/2" verchromt', 1_450, 1_990, 3],
  ['Schnellentlüfter 3/8"', 1_150, 1_650, 2],
  ['Heizungswasser aufbereitet, je 10 l', 890, 1_250, 5],
]
const USED: readonly (readonly number[])[] = [[1], [0, 4, 5], [3, 4]]
const REPORTS = [
  'Störung F28, Brenner zündet nicht. Elektrode erneuert, Probelauf i. O.',
  'Druckverlust Heizkreis. Gefäß defekt, Anlage aufgefüllt und entlüftet.',
  'Pumpe laut / fest. Notbetrieb hergestellt, Kunde wünscht Angebot für neue Anlage.',
] as const
const { amount, date, number: figures } = writingOf('DE')
const when = (is: boolean, html: string) => (is ? html : '')
const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarters % 4]}`

export const layout: Layout = {
  name: 'notdienst-app',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  photos: [1, 2],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, client, fitter, office] = [
      companyIn(names, 'Heizungsbau'),
      names.person(),
      names.person(),
      names.company(),
    ]
    const [home, day] = [names.address(), dayIn(random, 2024, 2026)]
    const number = [random.code('M-2###'), random.code(`${day.year}-####`), random.code('RG00###')][index] ?? ''
    const buyer = index === 2 ? office.name : client.full
    const [start, quarters, rate] = [
      index === 1 ? random.whole(72, 80) : random.whole(28, 60),
      random.whole(4, 13),
      random.whole(64, 82) * 100,
    ]
    const work = Math.round((quarters / 4) * rate)
    const extra = index === 1 ? percent(work, 50) : 0
    const travel = random.whole(29, 55) * 100
    const parts = PARTS.filter((_, at) => USED[index]?.includes(at)).map(([name, low, high, most]) => {
      const [quantity, price] = [random.whole(1, most), Math.round(random.whole(low, high) / 10) * 10]
      return { name, quantity, price, total: quantity * price }
    })
    const net = work + extra + travel + sum(parts.map(({ total }) => total))
    const tax = percent(net, 19)
    const isPaid = index !== 2
    const due = daysAfter(day, 7)
    const wages = work + extra + travel
    const fact = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`
    const row = (text: string, more: string, cents: number) =>
      `<tr><td>${text} <small>${more}</small></td><td>${amount(cents)} €</td></tr>`
    const pay = isPaid
      ? `${['Mit Karte bezahlt', 'Bar bezahlt'][index]} am ${date(day)} um ${clock(start + quarters + 1)} Uhr. Betrag dankend erhalten.`
      : `Bitte überweisen bis ${date(due)}<br>IBAN ${inFours(firm.bank.iban ?? '')} (${firm.bank.name})`
    const scrawl = `<svg class="sign" viewBox="0 0 60 17" data-over><path d="M3 12c4-12 7-9 5-1s4-8 7-6-1 7 3 5 3-6 6-4 0 5 4 3 6-9 8-4-2 6 3 3 9-2 16-5" fill="none" stroke="#1a237e" stroke-width=".7"/></svg>`
    const html = `<div class="top"><i>${firm.short.charAt(0)}</i><div><b>${firm.name}</b><span>${firm.address.street}, ${firm.address.place} · ${firm.mobile}</span></div></div><div class="two"><div class="card"><h2>KUNDE</h2>${buyer}<br>${when(index === 2, `Ansprechpartner: ${client.full}<br>`)}${home.street}<br>${home.place}</div><div class="card"><h2>${['RECHNUNG', 'BARRECHNUNG', 'RECHNUNG'][index]}</h2><table>${fact('Nummer', number)}${fact('Erstellt', `${date(day)} ${clock(start + quarters + 1)}`)}${fact('Einsatzbericht', random.code('EB-####'))}${when(index !== 1, fact('Kd.-Nr.', random.code('K####')))}</table></div></div>
<div class="card full"><h2>EINSATZ</h2><table>${fact('Datum', `${date(day)}, ${clock(start)} – ${clock(start + quarters)} Uhr`)}${fact('Monteur', `${fitter.first} ${fitter.last}`)}${fact('Bericht', REPORTS[index] ?? '')}</table></div>
<div class="card full"><h2>LEISTUNGEN (Preise netto)</h2><table class="g">${row('Arbeitszeit Kundendienstmonteur', `${figures(quarters / 4)} Std. × ${amount(rate)} €`, work)}${when(extra > 0, row('Zuschlag Notdienst 50 %', '', extra))}${row('Anfahrtspauschale Zone', `${random.whole(1, 3)}`, travel)}${each(parts, (one) => row(one.name, `${one.quantity} × ${amount(one.price)} €`, one.total))}</table></div>
<div class="card full"><table class="g sum">${row('Netto', '', net)}${row('MwSt. 19 %', '', tax)}<tr class="b"><td>${['Gesamt', 'Gesamt', 'Zu zahlen'][index]}</td><td>${amount(net + tax)} €</td></tr></table></div><div class="two"><div class="card"><h2>ZAHLUNG</h2>${pay}</div><div class="card"><h2>UNTERSCHRIFT KUNDE</h2>${scrawl}<br>${index === 2 ? client.full : buyer}, ${date(day)} ${clock(start + quarters)}</div></div>
${when(index !== 2, `<p style="margin:4mm 0 0;font-size:8.6pt">Darin begünstigte Kosten nach § 35a EStG: ${amount(wages)} € zzgl. ${amount(percent(wages, 19))} € MwSt.${when(index === 1, ' Barzahlungen erkennt das Finanzamt nicht an.')}</p>`)}
<div class="abs foot">${firm.name} · ${firm.register} · Inhaber/GF ${firm.manager.full} · Tel. ${firm.phone} · ${firm.email}<br>USt-IdNr. ${firm.vatId} · Steuernr. ${firm.taxNumber}${when(isPaid, ` · ${firm.bank.name} IBAN ${inFours(firm.bank.iban ?? '')}`)} · Seite 1/1</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}_${client.last}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(isPaid ? {} : { dueDate: iso(due) }),
        sellerName: firm.name,
        buyerName: buyer,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        iban: firm.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
