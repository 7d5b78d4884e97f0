// A metal worker's order confirmation with a wide coloured margin at the left in which all data stand one below the other; the
// title has two words on two lines, the prices are net, and the week of delivery is no date.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Stabgeländer verzinkt, RAL 7016, Höhe 1.000 mm', 'lfm', 19_800, 26_500, 14],
  ['Handlauf Edelstahl V2A Ø 42,4 mm', 'lfm', 6_900, 9_800, 12],
  ['Kragarmkonsole nach Zeichnung 24-118', 'Stk', 4_100, 6_300, 20],
  ['Montage einschl. Dübel und Kleinmaterial', 'Std', 6_200, 7_400, 16],
]
const CSS = `.sheet{font:9.4pt/1.45 'Lato',sans-serif;padding:0}.side{position:absolute;left:0;top:0;bottom:0;width:52mm;background:#23313d;color:#e8edf0;padding:20mm 7mm;font-size:8.2pt}.side dt{color:#8fb3c7;margin-top:3mm;font-size:7pt}.side dd{margin:0}.main{position:absolute;left:62mm;right:16mm;top:20mm}h1{font:300 25pt/1.05 'Lato',sans-serif;margin:0 0 8mm}table{width:100%}td{padding:2mm 0;border-bottom:.5pt solid #b8c4cc;vertical-align:top}.big td{border:0;padding:1mm 0}.big tr:last-child td{font-weight:700;font-size:11pt}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, buyer, person] = [companyIn(names, 'Metallbau'), names.company(), names.person()]
  const [day, ordered, number] = [dayIn(random, 2025, 2026), random.code('B-2##/1#'), random.code('AB##-0###')]
  const goods = positionsOf(random, WARES, index === 0 ? 4 : 2)
  const net = sum(goods.map(({ total }) => total))
  const data = [
    ['Auftrag', number],
    ['Datum', date(day, 'long')],
    ['Ihre Bestellung', `${ordered} vom ${date(day)}`],
    ['Besteller', person.full],
    ['Lieferwoche', `KW ${random.whole(8, 46)}`],
    ['Sachbearbeitung', firm.manager.full],
    ['Durchwahl', firm.phone],
    ['USt-IdNr.', firm.vatId],
  ] as const
  const html = `<div class="side"><b style="font-size:13pt;line-height:1.2">${firm.short}</b><p></p>${firm.address.street}<br>${firm.address.place}<br>${firm.website}<dl>${each(data, ([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)}</dl></div>
<div class="main"><h1>Auftrags&shy;-<br>bestätigung</h1><p>Firma<br>${buyer.name}<br>z. Hd. ${person.salutation} ${person.last}<br>${buyer.address.street}<br>${buyer.address.place}</p><p style="margin-top:8mm">Wir danken für Ihren Auftrag, den wir wie folgt ausführen werden:</p><table>${each(goods, (one) => `<tr><td>${one.name}<br><span style="color:#667">${one.quantity} ${one.unit} zu ${amount(one.price)}</span></td><td class="r">${amount(one.total)}</td></tr>`)}</table>
<table class="big" style="margin-top:4mm"><tr><td>Warenwert netto</td><td class="r">${amount(net)}</td></tr><tr><td>19 % Umsatzsteuer</td><td class="r">${amount(percent(net, 19))}</td></tr><tr><td>Auftragswert</td><td class="r">${amount(net + percent(net, 19))} EUR</td></tr></table><p style="margin-top:8mm">Bitte prüfen Sie Maße und Farbton. Änderungen sind bis drei Arbeitstage nach Zugang möglich; danach beginnt die Fertigung. Es gilt die VOB/B. Die Rechnung erhalten Sie nach Lieferung.</p><p>${firm.name}<br>i. A. ${firm.manager.full}</p></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${number}.pdf`,
    facts: [[number], [firm.name, firm.short, buyer.name]],
  }
}

export const layout: Layout = {
  name: 'metall-auftragsbestaetigung',
  kind: 'order-confirmation',
  language: 'de',
  types: ['order-confirmation'],
  count: 2,
  scans: [],
  make,
}
