// An earthmover's bill to a main contractor: tons by weighing slip over two sheets with a carried sum, reverse charge (§ 13b), a
// security held back from the sum; both firms' VAT ids stand beside each other, the department comes before the buyer's name.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, parted, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.35 'Roboto Condensed';padding:12mm 14mm}.bar{background:#f2b705;height:13mm;margin:-12mm -14mm 0;padding:3.5mm 14mm;font:900 15pt 'Roboto';letter-spacing:-.3pt}.bar small{font:400 8.5pt 'Roboto Condensed';float:right;margin-top:2mm;letter-spacing:0}.two{display:grid;grid-template-columns:96mm 1fr;margin-top:24mm}.two table td{padding:.2mm 3mm .2mm 0}h1{font:700 12pt 'Roboto Condensed';margin:9mm 0 2mm}.w{width:100%}.w th{border-top:1.4pt solid #000;border-bottom:.6pt solid #000;text-align:left;padding:.8mm 1mm}.w td{padding:.55mm 1mm;border-bottom:.25pt solid #bbb}.w .r{text-align:right}.w .u td{font-weight:700;border-bottom:.6pt solid #000}
.e{margin-top:5mm;display:grid;grid-template-columns:1fr 80mm}.e table{width:100%}.e td{padding:.5mm 1mm}.foot{position:absolute;left:14mm;right:14mm;bottom:7mm;border-top:2pt solid #f2b705;padding-top:1mm;font-size:7pt;display:flex;justify-content:space-between}`

const LOADS = [
  ['Boden DK 3-4 abfahren, Z1.1', 1485],
  ['Bauschutt Beton sauber, Deponie', 1920],
  ['FSK 0/32 liefern', 1640],
  ['Mutterboden seitlich lagern, fördern', 690],
  ['Splitt 2/5 liefern', 2310],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'erdbau-wiegescheine',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}

const tons = (kilos: number) => (kilos / 1000).toFixed(2).replace('.', ',')

function slips(random: Random, last: Day, count: number) {
  const weekday = new Date(Date.UTC(last.year, last.month - 1, last.day)).getUTCDay()
  const monday = daysAfter(last, -6 - weekday)
  return Array.from({ length: count }, (_, at) => {
    const [text, price] = random.pick(LOADS)
    const kilos = random.whole(480, 1340) * 20
    const total = Math.round((kilos * price) / 1000)
    return {
      day: daysAfter(monday, Math.floor((at * 5) / count)),
      slip: random.code('88####'),
      text,
      price,
      kilos,
      total,
    }
  })
}

const head = `<tr><th>Tag</th><th>Wiegeschein</th><th>Material / Leistung</th><th class="r">t</th><th class="r">€/t</th><th class="r">Gesamt €</th></tr>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, builder] = [names.company(), names.company()]
  const seller = ['Kruppke Erdbewegungen GmbH & Co. KG', 'Fuhrbetrieb Hilmar Osterkamm GmbH'][index] ?? ''
  const buyer = builder.name
  const [day, number] = [dayIn(random, 2024, 2026), random.code('A-####.1')]
  const rows = slips(random, day, index === 0 ? 47 : 31)
  const net = sum(rows.map(({ total }) => total))
  const held = percent(net, 5)
  const parts = parted(rows, index === 0 ? 34 : 24, 50)
  const row = (one: (typeof rows)[number]) =>
    `<tr><td>${date(one.day, 'short')}</td><td>${one.slip}</td><td>${one.text}</td><td class="r">${tons(one.kilos)}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`
  const carried = sum((parts[0] ?? []).map(({ total }) => total))
  const over = (text: string) =>
    `<tr class="u"><td colspan="5" class="r">${text}</td><td class="r">${amount(carried)}</td></tr>`
  const foot = (page: number) =>
    `<div class="foot"><span>${seller} · ${firm.address.lines.join(' · ')}</span><span>${firm.bank.name} · ${inFours(firm.bank.iban ?? '')}</span><span>${firm.register} · ${page}/2</span></div>`
  const meta = [
    ['Unsere Nummer', number],
    ['vom', date(day)],
    ['Kd.-Konto', random.code('1####')],
    ['Bauvorhaben', `BV ${names.town()}, BA ${index + 2}`],
    ['Leistung bis', date(daysAfter(day, -2))],
    ['USt-Id Auftraggeber', builder.vatId],
    ['USt-Id Auftragnehmer', firm.vatId],
  ]
  const bar = `<div class="bar">${seller}<small>${firm.phone}</small></div>`
  const first = `${bar}<div class="two"><div>Abt. Nachunternehmer-Abrechnung<br>${buyer}<br>${builder.address.street}<br>${builder.address.place}</div><table>${each(meta, ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table></div><h1>Rechnung über Erdarbeiten und Transporte laut Wiegescheinen</h1><table class="w">${head}${each(parts[0] ?? [], row)}${over('Übertrag auf Seite 2')}</table>${foot(1)}`
  const second = `${bar}<h1>Fortsetzung ${number}</h1><table class="w">${head}${over('Übertrag von Seite 1')}${each(parts[1] ?? [], row)}</table><div class="e"><div>Steuerschuldnerschaft des Leistungsempfängers nach § 13b Abs. 2 Nr. 4 UStG. Die Bescheinigungen nach § 48b EStG und § 13b (USt 1 TG) liegen Ihnen vor.<br><br>Zahlbar binnen 21 Tagen netto Kasse.</div><table><tr><td>Nettobetrag</td><td class="r">${amount(net)} €</td></tr><tr><td>Umsatzsteuer (§ 13b UStG)</td><td class="r">0,00 €</td></tr><tr><td><b>Rechnungsbetrag</b></td><td class="r"><b>${amount(net)} €</b></td></tr><tr><td>./. Sicherheitseinbehalt 5 %</td><td class="r">-${amount(held)} €</td></tr><tr><td><b>Auszahlungsbetrag</b></td><td class="r"><b>${amount(net - held)} €</b></td></tr></table></div>${foot(2)}`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: firm.vatId.replace(/\s/g, ''),
      iban: firm.bank.iban ?? '',
      netTotal: fixed(net),
      taxTotal: '0.00',
      grossTotal: [fixed(net), fixed(net - held)],
      currency: 'EUR',
    },
  }
}
