// Suppliers who thank for an order and repeat what was agreed: the customer's order is the subject, the goods in prose or a bare list, dates
// of shipment, terms; one has three languages of labels, one is a short letter, one a print with a box of references.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.45 var(--f);padding:14mm 20mm 0 24mm}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:var(--l) solid var(--c);padding-bottom:3mm}.hd b{font-size:19pt;color:var(--c);letter-spacing:var(--s)}.hd span{font-size:8pt;text-align:right}.mid{display:flex;justify-content:space-between;margin:13mm 0 9mm}.rf td{padding:.2mm 4mm .2mm 0;font-size:8.8pt}.su{font-weight:700;font-size:11pt;margin-bottom:4mm}.g{width:100%;margin:3mm 0 4mm}.g th{font-weight:400;font-size:8pt;text-align:left;border-bottom:.6pt solid #000}.g td{padding:1mm 0;border-bottom:.3pt solid #bbb}.ft{left:24mm;right:20mm;bottom:9mm;font-size:7.2pt;color:#555}`

const FIRMS = [
  { sign: 'Federwerk Langbrunn', look: `--f:'Roboto';--l:2.4pt;--c:#0b4f71;--s:0`, form: 'GmbH & Co. KG' },
  { sign: 'möbelhof sieben', look: `--f:'Lato';--l:0;--c:#9c2f2f;--s:2pt`, form: 'Inh. K. Sabrowski e.K.' },
  { sign: 'HAFTOLIN Etiketten', look: `--f:'DejaVu Sans Condensed';--l:.5pt;--c:#333;--s:-.3pt`, form: 'AG' },
] as const
const WARES: readonly (readonly Ware[])[] = [
  [
    ['Druckfeder D-263, 1.4310, kugelgestrahlt', 'Stk', 40, 160, 900],
    ['Zugfeder Z-081 mit deutschen Ösen', 'Stk', 70, 240, 600],
    ['Schenkelfeder nach Zeichnung 4711-c', 'Stk', 120, 380, 400],
  ],
  [
    ['Esstisch Eiche geölt, 220 x 95 cm', 'St.', 149_000, 219_000, 1],
    ['Bank ohne Lehne, 200 cm', 'St.', 52_000, 69_000, 2],
    ['Stuhl Modell Anke, Bezug Wolle grau', 'St.', 24_000, 36_000, 6],
  ],
  [
    ['Haftetikett 70 x 36 weiß matt, Rolle zu 2.000', 'Rolle', 1_290, 2_450, 80],
    ['Thermotransferband Wachs/Harz 110 mm', 'Rolle', 690, 1_180, 40],
    ['Klischee, einmalig', 'psch', 18_500, 24_500, 1],
  ],
]
const { amount, date } = writingOf('DE')

const OPENINGS = [
  'wir danken für Ihren Auftrag, den wir zu unseren Ihnen bekannten Bedingungen angenommen und wie folgt vorgemerkt haben:',
  'schön, dass Sie sich entschieden haben! Damit auf beiden Seiten alles klar ist, hier noch einmal, was wir für Sie fertigen:',
  'besten Dank für Ihre Bestellung. Abweichungen von Ihrem Text sind unten genannt; bitte prüfen Sie diese und melden Sie sich binnen 48 Stunden, falls etwas nicht stimmt.',
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { sign, look, form } = FIRMS[index] ?? FIRMS[0]
  const [own, client, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const [order, number] = [
    random.code(['4500######', 'vom Samstag', 'EK-2#/0###'][index] ?? ''),
    random.code(['2#-1####', 'K ###', '80####'][index] ?? ''),
  ]
  const rows = positionsOf(random, WARES[index] ?? [], 3)
  const total = sum(rows.map((row) => row.total))
  const ready = daysAfter(day, index === 1 ? 56 : 19)
  const to = `${index === 1 ? client.manager.full : `${client.name}<br>Einkauf`}<br>${client.address.street}`
  const refs = [
    ['Unsere Nr.', number],
    ['Datum', date(day)],
    ...(index === 1 ? [] : [['Ihre Kd.-Nr.', random.code('1####')]]),
    ['Ansprechpartner', clerk.full],
    ['Durchwahl', own.phone],
  ]
  const subject = [
    `Ihre Bestellung ${order} vom ${date(daysAfter(day, -2))}`,
    'Ihr Tisch und was dazugehört',
    `Ihr Auftrag ${order}, unsere Nr. ${number}`,
  ][index]
  const terms = [
    `Versandbereit ab ${date(ready)}, Lieferung frei Haus, verpackt in KLT. Zahlung 14 Tage 2 %, 30 Tage netto. Über- oder Unterlieferung bis 5 % ist bei Federn üblich. Es gelten unsere Verkaufsbedingungen, anderslautenden Einkaufsbedingungen widersprechen wir.`,
    `Wir rechnen damit, dass alles bis ${date(ready, 'long')} fertig ist, und rufen Sie eine Woche vorher an. Die Anzahlung von ${amount(Math.round(total / 300) * 100)} € haben Sie am Samstag geleistet, vielen Dank. Den Rest bezahlen Sie bitte bei Anlieferung.`,
    `Abweichend: Rollenkern 76 statt 40 mm. Liefertermin: ${date(ready)} (KW ${random.whole(10, 48)}), ab Werk. Der Druck beginnt, sobald der beiliegende Korrekturabzug freigegeben zurück ist. Berechnet wird die gelieferte Menge.`,
  ][index]
  const html = `<div class="hd"><b>${sign}</b><span>${own.address.street}<br>${own.address.place}<br>${own.website}</span></div><div class="mid"><div>${to}<br>${client.address.place}</div><table class="rf">${each(refs, ([label, text]) => `<tr><td>${label}<td>${text}</tr>`)}</table></div><p class="su">${subject}</p><p>${index === 1 ? `Guten Tag ${client.manager.salutation} ${client.manager.last},` : 'Sehr geehrte Damen und Herren,'}</p><p>${OPENINGS[index] ?? ''}</p><table class="g"><tr><th>Artikel<th class="r">Menge<th class="r">Preis €<th class="r">Betrag €</tr>${each(rows, (row) => `<tr><td>${row.number}0&nbsp;&nbsp;${row.name}<td class="r">${row.quantity} ${row.unit}<td class="r">${amount(row.price)}<td class="r">${amount(row.total)}</tr>`)}<tr><td colspan="3"><b>${index === 1 ? 'Zusammen, inkl. MwSt.' : 'Auftragswert ohne MwSt.'}</b><td class="r"><b>${amount(total)}</b></tr></table><p>${terms}</p><p>${index === 1 ? 'Herzlich' : 'Mit freundlichen Grüßen'}<br>${sign}</p><p style="margin-top:10mm">${clerk.full}</p><div class="abs ft">${sign} ${form} · ${own.register} · USt-IdNr. ${own.vatId} · ${own.bank.account}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: [`AB${number}.pdf`, 'Moebelhof.pdf', `${number}.pdf`][index] ?? '',
    facts: [[amount(total)], [number], [sign, clerk.full]],
  }
}

export const layout: Layout = {
  name: 'dank-fuer-auftrag',
  kind: 'order-confirmation',
  language: 'de',
  types: ['order-confirmation'],
  count: 3,
  scans: [0],
  make,
}
