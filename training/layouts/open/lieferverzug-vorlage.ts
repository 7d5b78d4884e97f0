// A wholesaler's notice of delay, an automatic letter: promised week and new week of several articles side by side, the buyer's order number
// in the subject, reasons in half a sentence, a reply slip with boxes to cross at the foot; sums do not occur.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.45 'Noto Sans';padding:16mm 20mm 0 25mm}.h{display:flex;justify-content:space-between;border-bottom:2.4pt solid #d4541a;padding-bottom:2mm}.h b{font-size:14pt}.t{width:100%;margin:4mm 0;font-size:9pt}.t th,.t td{text-align:left;padding:1.2mm 2mm;border-bottom:.4pt solid #999}.t th{background:#f3f3f3}.old{text-decoration:line-through}.slip{position:absolute;left:25mm;right:20mm;bottom:12mm;border-top:1pt dashed #000;padding-top:3mm;font-size:9pt}.inf td{padding:0 4mm 0 0}`

const ARTICLES = [
  'Kugelhahn DN 40, Messing',
  'Pressfitting 22 × 15, T-Stück',
  'Umwälzpumpe 25-60',
  'Regler Typ R2, witterungsgeführt',
  'Ausdehnungsgefäß 35 l',
  'Heizkreisverteiler 7-fach',
] as const
const REASONS = ['Werk ausgelastet', 'Transport auf der Strecke', 'Bauteil fehlt beim Hersteller'] as const
const { date } = writingOf('DE')

export const layout: Layout = {
  name: 'lieferverzug-vorlage',
  kind: 'delay',
  language: 'de',
  types: ['delay', 'letter'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [seller, buyer, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const [order, own] = [random.code('B-24###'), random.code('4500####')]
    const rows = random.sample(ARTICLES, 2 + index * 2).map((text, at) => ({
      text,
      old: daysAfter(day, 3 + at),
      next: daysAfter(day, 24 + at * 7),
      why: REASONS[at % 3],
    }))
    const info = [
      ['Ihre Bestellung', `${order} vom ${date(daysAfter(day, -12))}`],
      ['Unser Auftrag', own],
      ['Bearbeitung', `${clerk.first} ${clerk.last}, ${names.phone()}`],
    ]
    const subject = index === 0 ? 'Ihre Lieferung verspätet sich' : 'Terminänderung zu Ihrem Auftrag'
    const html = `<div class="h"><b>${seller.name}</b><span class="r" style="font-size:8pt">${seller.address.lines.join('<br>')}</span></div><p style="margin:14mm 0 10mm">${buyer.name}<br>Materialwirtschaft<br>${buyer.address.lines.join('<br>')}</p><p class="r">${date(day)}</p><p><b>${subject}</b></p><table class="inf">${each(info, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>
<p style="margin-top:5mm">Guten Tag,</p><p>den bestätigten Termin können wir bei ${rows.length} Positionen leider nicht halten. Nach heutigem Stand gilt:</p><table class="t"><tr><th>Artikel</th><th>zugesagt</th><th>neu</th><th>Grund</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="old">${date(row.old, 'short')}</td><td><b>${date(row.next)}</b></td><td>${row.why}</td></tr>`)}</table>
<p>Alle übrigen Positionen kommen wie vereinbart. Wir bitten um Entschuldigung und melden uns, sobald sich etwas verbessert.</p><p>Ihr Innendienst</p><div class="slip"><b>Antwort an ${seller.email}</b> &nbsp; Auftrag ${own}<br>☐ Neuer Termin passt. &nbsp; ☐ Bitte Teillieferung sofort. &nbsp; ☐ Bitte stornieren: ____________________<br><br>Datum, Name ________________________________</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Info_${own}.pdf`,
      facts: [[seller.name, buyer.name, order, own], rows.map((row) => date(row.next))],
    }
  },
}
