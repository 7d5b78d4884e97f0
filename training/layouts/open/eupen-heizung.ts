// A heating fitter of the German-speaking part of Belgium, office program of small firms: two rates or none at all (the contractor owes
// the tax), a due day called "Verfalldatum", a structured communication that looks like a number of the paper, conditions in small print.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Demontage und Entsorgung der alten Heizkesselanlage', 'psch.', 38_000, 61_000, 1],
  ['Gas-Brennwertgerät 24 kW, wandhängend, inkl. Regelung', 'Stk.', 241_000, 318_000, 1],
  ['Abgasrohr konzentrisch 80/125, Länge 1 m', 'Stk.', 4_150, 6_200, 6],
  ['Heizkörper Typ 22, 600 x 1200 mm, mit Ventil', 'Stk.', 28_900, 36_500, 7],
  ['Kupferrohr 22 mm inkl. Formstücke', 'm', 1_950, 2_400, 38],
  ['Wartung Brenner mit Bescheinigung', 'psch.', 13_500, 16_500, 1],
  ['Arbeitsstunden Monteur', 'Std.', 5_400, 6_200, 26],
  ['Fahrtpauschale', 'psch.', 3_500, 4_500, 2],
]
const FIRMS = [
  {
    name: 'Göhltal Heiztechnik G.m.b.H.',
    mark: 'Göhltal Heiztechnik',
    place: ['Aachener Kirchweg 112', '4701 Kettenis'],
  },
  { name: 'Sanitär & Heizung Ravelsbusch P.G.m.b.H.', mark: 'RAVELSBUSCH', place: ['Zur Wesermühle 8', '4700 Eupen'] },
] as const
const CSS = `.sheet{font:9.4pt/1.38 Carlito;padding:13mm 17mm 0 18mm}.top{display:flex;justify-content:space-between;align-items:flex-start}.mark{font:700 20pt Carlito;color:#b3261e}.mark small{display:block;font:400 9pt Carlito;color:#444}.own{font-size:8.6pt;text-align:right;line-height:1.35}.two{display:flex;justify-content:space-between;margin-top:13mm}.box{border:.5pt solid #888;border-radius:1.5mm;padding:2.5mm 3.5mm;width:84mm;min-height:32mm}.ids td{padding:.35mm 3mm .35mm 0}h1{font:700 16pt Carlito;margin:9mm 0 2mm}.p{width:100%}.p th{background:#b3261e;color:#fff;font-weight:400;text-align:left;padding:1mm 1.6mm}.p td{padding:1mm 1.6mm;border-bottom:.3pt solid #ccc;vertical-align:top}.low{display:flex;justify-content:space-between;margin-top:5mm}.t td,.t th{padding:.7mm 2.2mm;text-align:right;border:.3pt solid #aaa;font-weight:400}.z td{padding:.7mm 2mm}.z .b td{font:700 11.5pt Carlito;border-top:.8pt solid #b3261e}.pay{margin-top:6mm;background:#f3f0ee;padding:2.5mm 3.5mm}.agb{left:18mm;right:17mm;bottom:8mm;font:6.6pt/1.3 Carlito;color:#555;border-top:.3pt solid #999;padding-top:1.5mm;text-align:justify}`
const { amount, date, number: figures } = writingOf('DE')
const AGB =
  'Allgemeine Bedingungen: Unsere Rechnungen sind am Verfalldatum in Eupen zahlbar. Bei Nichtzahlung werden von Rechts wegen und ohne Inverzugsetzung Zinsen von 10 % pro Jahr sowie eine Pauschalentschädigung von 10 % mit einem Minimum von 75,00 € geschuldet. Beanstandungen sind binnen 8 Tagen nach Erhalt per Einschreiben mitzuteilen. Die gelieferte Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Zuständig sind allein die Gerichte von Eupen.'
const REASONS = [
  '',
  'Steuerschuldnerschaft: Bei Fehlen eines schriftlichen Widerspruchs innerhalb eines Monats ab Erhalt der Rechnung wird vorausgesetzt, dass der Kunde anerkennt, zur Einreichung periodischer Erklärungen verpflichtet zu sein. MwSt. zu Lasten des Vertragspartners, Artikel 20 K.E. Nr. 1.',
  'MwSt. 6 %: Das Gebäude ist älter als zehn Jahre und wird nach den Arbeiten privat bewohnt. Bei Fehlen eines schriftlichen Widerspruchs innerhalb eines Monats gilt dies als anerkannt.',
]

/** "+++123/4567/89012+++", its last two figures being what is left of the first ten by 97. */
function communication(random: Random): string {
  const body = random.code('1#########')
  const rest = String(Number(body) % 97 || 97).padStart(2, '0')
  return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${rest}+++`
}

function buyerOf(random: Random, index: number): { name: string; lines: string[]; vat: string } {
  const german = namesIn('DE', random)
  const { first, last, salutation } = german.person()
  const [home, other] = [german.address().street, vatOf('BE', bodyOf('BE', random))]
  if (index === 1)
    return { name: 'Bauträger Hohes Venn A.G.', lines: ['Herbesthaler Landstraße 214', '4700 Eupen'], vat: other }
  return {
    name: `${first} ${last}`,
    lines: [`${home}`, index === 0 ? '4730 Raeren' : '4780 Sankt Vith'],
    vat: salutation,
  }
}

function make(random: Random, index: number): Paper {
  const firm = FIRMS[index === 2 ? 1 : 0] ?? FIRMS[0]
  const [body, iban, day] = [bodyOf('BE', random), ibanOf('BE', random), dayIn(random, 2024, 2026)]
  const [vat, due] = [vatOf('BE', body), daysAfter(day, index === 1 ? 30 : 14)]
  const buyer = buyerOf(random, index)
  const number = random.code(index === 2 ? `${day.year}0##7` : `VK-${day.year % 100}/0###`)
  const rate = [21, 0, 6][index] ?? 21
  const rows = inOrderOf(WARES, positionsOf(random, WARES, [6, 5, 4][index] ?? 4))
  const rateOf = (unit: string) => (index === 2 && unit === 'Std.' ? 6 : index === 2 && unit === 'm' ? 21 : rate)
  const groups = taxGroupsOf(rows.map(({ unit, total }) => [rateOf(unit), total]))
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const ids = [
    ['Rechnungsdatum', date(day)],
    ['Verfalldatum', date(due)],
    ['Kundennummer', random.code('41####')],
    ['Ausführung', `${date(daysAfter(day, -9))} – ${date(daysAfter(day, -4))}`],
    ...(index === 1 ? [['Ihre Bestellung', random.code('B-####/Lot 3')]] : [['Arbeitsschein', random.code('##1##')]]),
  ]
  const html = `<div class="top"><div class="mark">${firm.mark}<small>Heizung · Sanitär · Erneuerbare Energien</small></div><div class="own">${firm.place.join(' · ')}<br>Tel. ${random.code('087/## ## ##')} · GSM ${random.code('0475/## ## ##')}<br>MwSt.-Nr. BE ${body.replace(/(....)(...)(...)/, '$1.$2.$3')}<br>RJP Eupen<br>${firm.name}</div></div>
<div class="two"><table class="ids">${each(ids, ([name, text]) => `<tr><td>${name}</td><td>: ${text}</td></tr>`)}</table><div class="box"><b>${index === 1 ? '' : `${buyer.vat} `}${buyer.name}</b><br>${buyer.lines.join('<br>')}${index === 1 ? `<br><br>MwSt.-Nr.: ${buyer.vat}` : ''}</div></div>
<h1>Rechnung ${number}</h1><table class="p"><tr><th>Bezeichnung</th><th class="r">Menge</th><th>Einh.</th><th class="r">E.P. €</th><th class="r">Betrag €</th><th class="r">MwSt.</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${figures(row.quantity)}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td><td class="r">${rateOf(row.unit)} %</td></tr>`)}</table>
<div class="low"><table class="t"><tr><th>MwSt.</th><th>Grundlage</th><th>Steuer</th></tr>${each(groups, (one) => `<tr><td>${one.rate} %</td><td>${amount(one.net)}</td><td>${amount(one.tax)}</td></tr>`)}</table><table class="z"><tr><td>Total ohne MwSt.</td><td class="r">${amount(net)} €</td></tr><tr><td>MwSt.</td><td class="r">${amount(tax)} €</td></tr><tr class="b"><td>Zu zahlen</td><td class="r">${amount(net + tax)} €</td></tr></table></div>
<p style="margin-top:5mm;font-size:8pt">${REASONS[index]}</p><div class="pay">Wir bitten um Überweisung bis zum ${date(due)} auf das Konto <b>${inFours(iban)}</b> (BIC ${bicOf('BE', iban, random)}, Hochvenn Bank)<br>mit der strukturierten Mitteilung <b>${communication(random)}</b></div><div class="abs agb">${AGB}</div>`
  const own = { sellerName: [firm.name, firm.mark], sellerVatId: vat, iban, buyerName: buyer.name, currency: 'EUR' }
  const fields = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), ...own, ...totals(net, tax) }
  return { html: sheets(CSS, [html]), pages: 1, fileName: `Rechnung_${number.replace('/', '-')}.pdf`, fields }
}

export const layout: Layout = {
  name: 'eupen-heizung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
