// A Swiss joiner's credit note for a returned part: the old bill's number and day stand first and larger than its own, amounts with a
// minus behind them, rounding to five rappen as a row, one contact column at the left that runs down the whole sheet.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.45 'Nimbus Sans';padding:0}.left{position:absolute;left:0;top:0;bottom:0;width:48mm;background:#e9ece6;padding:20mm 6mm;font-size:8pt}.left b{display:block;margin-top:5mm;font-size:7pt;font-weight:700;color:#5b6b4d}.mark{font:700 24pt/1 'Nimbus Sans';color:#5b6b4d}.main{position:absolute;left:58mm;right:16mm;top:24mm}.ref{font-size:12.5pt;margin:20mm 0 1mm}h1{font-size:10pt;margin:0 0 8mm}.t{width:100%}.t td{padding:1.2mm 0;border-bottom:.3pt solid #aaa}.t .n td{border:0}.t .g td{border-top:1pt solid #5b6b4d;border-bottom:0;font-weight:700}`

const WARES: readonly Ware[] = [
  ['Schrankfront Esche furniert, 596 × 2120', 'Stk', 28400, 36900, 2],
  ['Tablar 19 mm, weiss', 'Stk', 3900, 5200, 6],
  ['Griffleiste Alu, 2 m', 'Stk', 4200, 6100, 3],
  ['Montagestunden, nicht ausgeführt', 'Std', 9800, 11200, 4],
]
const { amount, date } = writingOf('CH', "'")

export const layout: Layout = {
  name: 'schreinerei-gutschrift',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('CH', random)
    const { address, bank, vatId, phone, manager } = names.company()
    const seller = ['Schreinerei Gubelmann AG', 'Innenausbau Zurfluh & Partner GmbH'][index] ?? ''
    const [client, home, firm, day] = [names.person(), names.address(), names.company(), dayIn(random, 2024, 2026)]
    const [number, old] = [random.code('GU-2####'), random.code('RE-2####')]
    const rows = positionsOf(random, WARES, 2 + index)
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 8.1)
    const rounded = Math.round((net + tax) / 5) * 5
    const minus = (cents: number) => (cents < 0 ? amount(-cents) : `${amount(cents)}-`)
    const buyer = index === 0 ? `${client.first} ${client.last}` : firm.name
    const end = (label: string, text: string, of = 'n') =>
      `<tr class="${of}"><td colspan="3">${label}</td><td class="r">${text}</td></tr>`
    const contact = [
      ['Werkstatt', address.lines.join('<br>')],
      ['Telefon', phone],
      ['Es betreut Sie', manager.full],
      ['Datum', date(day, 'long')],
      ['MWST-Nr.', vatId],
      ['Bank', `${bank.name}<br>${inFours(bank.iban ?? '').replace(/(.{14}) /, '$1<br>')}`],
    ]
    const round = rounded - net - tax
    const html = `<div class="left"><div class="mark">${seller.split(' ')[1]?.charAt(0)}|${index === 0 ? 'S' : 'P'}</div><div style="margin-top:3mm">${seller}</div>${each(contact, ([label, text]) => `<b>${label}</b>${text}`)}</div>
<div class="main">${index === 0 ? `${client.salutation}<br>` : ''}${buyer}<br>${index === 1 ? `Kreditorenbuchhaltung<br>${firm.address.lines.join('<br>')}` : home.lines.join('<br>')}<div class="ref">Zu unserer Rechnung ${old} vom ${date(daysAfter(day, -random.whole(20, 60)))}</div><h1>Gutschrift ${number}</h1><p>${index === 0 ? 'Guten Tag' : 'Sehr geehrte Damen und Herren'}</p><p>Folgende Positionen schreiben wir Ihnen gut:</p>
<table class="t">${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.quantity} ${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${minus(row.total)}</td></tr>`)}${end('Total ohne MWST', minus(net))}${end('MWST 8.1 %', minus(tax))}${round === 0 ? '' : end('Rundung', minus(round))}${end('Gutschriftsbetrag CHF', minus(rounded), 'g')}</table>
<p style="margin-top:9mm">Der Betrag wird mit der nächsten Rechnung verrechnet. Für eine Überweisung teilen Sie uns bitte Ihre IBAN mit.</p><p>Freundliche Grüsse</p><p>${seller}</p></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: seller,
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s*MWST/, ''),
        netTotal: fixed(-net),
        taxTotal: fixed(-tax),
        grossTotal: fixed(-rounded),
        currency: 'CHF',
      },
    }
  },
}
