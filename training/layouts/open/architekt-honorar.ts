// An architects' offer that calls itself nothing: a letter in small letters with a narrow column of data at the right, and a second
// sheet that works out the fee by phases of work; instalments, invoices and the contract to come are named in the text.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:300 10.6pt/1.5 'Dosis','Lato',sans-serif;padding:64mm 66mm 20mm 24mm;color:#222}
.logo{left:24mm;top:18mm;font:500 21pt/1 'Dosis',sans-serif;letter-spacing:1.2pt}.logo i{font:300 9pt 'Dosis',sans-serif;display:block;margin-top:1.5mm;letter-spacing:.6pt}
.side{left:154mm;top:64mm;width:44mm;font-size:8.6pt;line-height:1.45}.side b{display:block;font-weight:500;margin-top:3.4mm}
.to{margin-bottom:17mm}.re{font-weight:500;margin:0 0 6mm}table{width:100%;margin:3mm 0 4mm}td,th{font-weight:300;text-align:left;padding:.9mm 0;border-bottom:.4pt solid #999}
th{font-size:8.6pt}td:nth-child(n+2),th:nth-child(n+2){text-align:right}.sum td{border-bottom:1pt solid #222;font-weight:500}`

/** Phases of work with their share of the whole fee in per cent. */
const PHASES = [
  ['grundlagenermittlung', 2],
  ['vorplanung', 7],
  ['entwurfsplanung', 15],
  ['genehmigungsplanung', 3],
  ['ausführungsplanung', 25],
  ['vorbereitung der vergabe', 10],
  ['mitwirkung bei der vergabe', 4],
  ['objektüberwachung', 32],
] as const
const EXTRA = 5
const TAX = 19

export const layout: Layout = {
  name: 'architekt-honorar',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 1,
  scans: [],
  make,
}

const { amount, date } = writingOf('DE')

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [client, site, own, day] = [names.company(), names.address(), names.company(), dayIn(random, 2024, 2026)]
  const whole = random.whole(62_000, 148_000) * 100
  const parts = PHASES.map(([, share]) => percent(whole, share))
  const fee = sum(parts)
  const costs = percent(fee, EXTRA)
  const tax = percent(fee + costs, TAX)
  const number = `${String(day.year).slice(2)}_${random.code('###')}`
  const logo = `<div class="abs logo">strix hallmoser<i>architektinnen bda · partgmbb</i></div>`
  const side = `<div class="abs side">${own.address.street}<br>${own.address.place}<br>t ${own.phone}<br>buero@strixhallmoser.de<b>projekt</b>${number}<b>datum</b>${date(day)}<b>bearbeitet</b>lea strix<b>bank</b>${own.bank.name}<br>${own.bank.iban}<b>partnerschaftsregister</b>ag ${own.address.town} pr ${random.code('###')}<br>ust-id ${own.vatId}</div>`
  const first = `${logo}${side}<div class="to">${client.name}<br>${client.manager.full}<br>${client.address.street}<br>${client.address.place}</div><p class="re">umbau und erweiterung ${site.street}, ${site.town}</p><p>guten tag ${client.manager.salutation === 'Frau' ? 'frau' : 'herr'} ${client.manager.last},</p>
<p>der rundgang in der alten halle hat uns große lust auf die aufgabe gemacht. gerne übernehmen wir die planung. auf der grundlage ihrer angaben haben wir das honorar nach der hoai ermittelt; die berechnung finden sie auf der folgenden seite. wir schlagen ihnen die leistungsphasen 1 bis 8 vor, beauftragt in zwei stufen (1–4 und 5–8).</p>
<p>das honorar beträgt danach netto ${amount(fee + costs)} €. leistungen, die darüber hinausgehen, rechnen wir nach aufwand ab: partnerin 128,00 €, projektarchitekt 98,00 €, zeichner 72,00 € je stunde. abschlagsrechnungen stellen wir monatlich nach dem stand der arbeiten, die schlussrechnung mit der abnahme.</p>
<p>wenn sie einverstanden sind, senden wir ihnen den architektenvertrag zur unterschrift. wir halten uns bis zum ende des übernächsten monats an diese zahlen.</p><p style="margin-top:8mm">herzliche grüße</p><p style="margin-top:13mm">lea strix</p>`
  const second = `${logo}${side}<p class="re">honorarermittlung ${number}</p><p>anrechenbare kosten (kg 300, 400 anteilig) ${amount(whole * 9)} €<br>honorarzone III, basissatz, umbauzuschlag enthalten<br>volles honorar (100 %) ${amount(whole)} €</p>
<table><tr><th>leistungsphase<th>anteil<th>euro</tr>${each(PHASES, ([name, share], at) => `<tr><td>${at + 1} &nbsp;${name}<td>${share} %<td>${amount(parts[at] ?? 0)}</tr>`)}
<tr class="sum"><td>honorar lph 1–8<td>98 %<td>${amount(fee)}</tr><tr><td>nebenkosten pauschal<td>${EXTRA} %<td>${amount(costs)}</tr><tr><td>zwischensumme<td><td>${amount(fee + costs)}</tr><tr><td>umsatzsteuer<td>${TAX} %<td>${amount(tax)}</tr><tr class="sum"><td>honorar brutto<td><td>${amount(fee + costs + tax)}</tr></table>
<p>lph 9 (objektbetreuung) wird nicht angeboten. vermessung, baugrund, tragwerk und haustechnik sind leistungen anderer büros.</p>`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: `${number}_honorar.pdf`,
    facts: [
      [amount(fee + costs + tax), amount(fee + costs)],
      [number, client.name, site.street, 'strix hallmoser'],
    ],
  }
}
