// An Austrian system house with its accounting program's usual form: both parties' UID numbers one below the other, a register number
// and court beside them, order, delivery and invoice days in one line, licences by period, 20 % tax.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 10pt/1.3 'Liberation Sans'; padding: 12mm 20mm 0 25mm } .logo { font: 700 22pt 'Liberation Sans'; letter-spacing: -1pt; color: #b0123b } .logo small { font: 9pt 'Liberation Sans'; letter-spacing: 0; color: #333; margin-left: 3mm } .to { margin-top: 22mm; height: 36mm } .uid { font-size: 9pt }
  h1 { font-size: 16pt; margin: 0 0 2mm } .line { width: 100%; border-top: 1pt solid #b0123b; border-bottom: 1pt solid #b0123b; font-size: 9pt } .line td { padding: .8mm 0 } .g { width: 100%; margin-top: 5mm } .g th { text-align: left; padding: 1mm 0; border-bottom: .6pt solid #000; font-size: 9pt } .g td { padding: 1mm 0; vertical-align: top }
  .s { margin: 3mm 0 0 auto; width: 82mm } .s td { padding: .8mm 0 } .s .b td { font-weight: 700; border-top: .6pt solid #000; border-bottom: .6pt solid #000 } .foot { left: 25mm; right: 20mm; bottom: 9mm; font-size: 7.6pt; color: #444 }`

const WARES: readonly Ware[] = [
  ['Notebook 14" i5 16 GB 512 GB SSD inkl. Dockingstation', 'Stk', 98000, 139000, 4],
  ['Office-Paket Business, Jahreslizenz', 'Liz', 13900, 15900, 12],
  ['Techniker vor Ort', 'Std', 10800, 12900, 9],
  ['Fernwartung je angefangene 15 Minuten', 'EH', 2900, 3250, 14],
  ['Firewall-Wartung und Lizenzverlängerung 1 Jahr', 'Stk', 42000, 68000, 1],
  ['Datensicherung Cloud 1 TB, pro Monat', 'Mon', 3900, 5900, 12],
  ['Fahrtpauschale Zone B', 'Psch', 4500, 6500, 1],
]
const FIRMS = [
  ['compuwerk', 'Compuwerk Systemhaus GmbH', 'compuwerk-edv.at'],
  ['DATENALM', 'Datenalm IT-Services e.U.', 'datenalm.at'],
] as const

const { amount, date } = writingOf('AT')

export const austrianIt: Layout = {
  name: 'austrian-it',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('AT', random)
    const { address, bank, vatId, phone, register } = names.company()
    const [logo, firm, web] = FIRMS[index === 0 ? 0 : 1]
    const [buyer, day] = [names.company(), dayIn(random, 2024, 2026)]
    const [number, due] = [
      index === 0 ? `AR${String(day.year).slice(2)}-${random.code('0####')}` : random.code('2####'),
      daysAfter(day, 14),
    ]
    const rows = positionsOf(random, WARES, [5, 2][index] ?? 2)
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 20)
    const html = `<div class="logo">${logo}<small>EDV · Netzwerke · Telefonie</small></div><div class="to">${['Firma<br>', ''][index]}${buyer.name}<br>${['z.&nbsp;Hd. Buchhaltung', `z.&nbsp;Hd. ${buyer.manager.full}`][index]}<br>${buyer.address.lines.join('<br>')}<br>Österreich</div>
      <div class="r uid">Ihre UID: ${buyer.vatId}<br>Unsere UID: ${vatId}</div><h1>Rechnung ${number}</h1>
      <table class="line"><tr><td>Auftrag vom ${date(daysAfter(day, -17))}</td><td>Lieferung ${date(daysAfter(day, -2))}</td><td>Kd.-Nr. ${random.code('20####')}</td><td class="r">${address.town}, ${date(day)}</td></tr></table>
      <table class="g"><tr><th>Bezeichnung</th><th class="r">Menge</th><th>&nbsp;EH</th><th class="r">Preis</th><th class="r">USt</th><th class="r">Gesamt EUR</th></tr>${each(rows, ({ name, unit, quantity, price, total }) => `<tr><td style="width:78mm">${name}</td><td class="r">${quantity}</td><td>&nbsp;${unit}</td><td class="r">${amount(price)}</td><td class="r">20 %</td><td class="r">${amount(total)}</td></tr>`)}</table>
      <table class="s"><tr><td>Nettosumme</td><td class="r">${amount(net)}</td></tr><tr><td>+ 20 % USt</td><td class="r">${amount(tax)}</td></tr><tr class="b"><td>Rechnungsbetrag EUR</td><td class="r">${amount(net + tax)}</td></tr></table>
      <p style="margin-top:7mm">Zahlungsbedingung: 14 Tage netto, fällig am ${date(due)}. Bei Zahlungsverzug verrechnen wir 9,2 % Verzugszinsen über dem Basiszinssatz.</p><p>Wir danken für Ihren Auftrag!</p>
      <div class="abs foot">${firm}, ${address.street}, ${address.place} · Tel. ${phone} · office@${web} · ${register}<br>${bank.name} · IBAN ${inFours(bank.iban ?? '')} · BIC ${bank.bic}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
