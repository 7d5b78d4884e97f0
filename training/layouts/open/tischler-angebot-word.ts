// A joiner's offer written as a letter in a word processor: no table at all, positions are paragraphs, prices stand after rows of
// dots from a tab stop, and the sum in the middle of a sentence; options follow the sum.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  herrn,
  inOrderOf,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WORK: readonly Ware[] = [
  ['Einbauschrank nach Aufmaß, 3 Türen, Korpus Birke Multiplex, Fronten Linoleum olivgrün', '', 289_000, 345_000, 1],
  ['Sitzbank mit Stauraum, Klappdeckel, Eiche geölt', '', 98_000, 135_000, 1],
  ['Garderobenpaneel mit sieben Haken aus Messing', '', 38_000, 52_000, 1],
  ['Demontage und Entsorgung der vorhandenen Möbel', '', 24_000, 39_000, 1],
  ['Lieferung und Montage, zwei Mann, ein Tag', '', 78_000, 96_000, 1],
]
const CSS = `.sheet{font:12pt/1.32 'Liberation Serif','Times New Roman',serif;padding:22mm 24mm 20mm 25mm}.head{text-align:right;margin-bottom:14mm}.head b{font-size:20pt;color:#5b3a1e}.pos{display:flex;align-items:flex-end;margin-bottom:2.5mm}.pos span:first-child{max-width:118mm}.pos i{flex:1;border-bottom:1pt dotted #000;margin:0 1.5mm 1.2mm}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, customer, home] = [companyIn(names, 'Tischlerei'), names.person(), names.address()]
  const [day, room] = [dayIn(random, 2025, 2026), index === 0 ? 'Diele' : 'Flur im Obergeschoss']
  const works = inOrderOf(WORK, positionsOf(random, WORK, index === 0 ? 4 : 3))
  const net = sum(works.map(({ total }) => total))
  const gross = net + percent(net, 19)
  const pos = (text: string, cents: number) =>
    `<div class="pos"><span>${text}</span><i></i><span>${amount(cents)} €</span></div>`
  const html = `<div class="head"><b>${firm.name}</b><br>${firm.manager.full}, Tischlermeister<br>${firm.address.street}, ${firm.address.place}<br>Tel. ${firm.phone} · ${firm.email}</div><p>${herrn(customer)}<br>${customer.full}<br>${home.street}<br>${home.place}</p><p class="r" style="margin:8mm 0">${firm.address.town}, den ${date(day, 'long')}</p><p><b>Möbel für Ihre ${room === 'Diele' ? '' : 'Wohnung, '}${room}</b></p>
<p>Sehr geehrte${customer.salutation === 'Herr' ? 'r' : ''} ${customer.salutation} ${customer.last},</p><p>schön, dass wir uns am Dienstag alles vor Ort ansehen konnten. Wie besprochen biete ich Ihnen an:</p>${each(works, (one, at) => pos(`${at + 1}. ${one.name}`, one.total))}<p>Zusammen macht das ${amount(net)} € und mit 19 % Mehrwertsteuer <b>${amount(gross)} €</b>. An dieses Angebot halte ich mich bis zum ${date(daysAfter(day, 30))} gebunden.</p><p>Auf Wunsch:</p>${pos('Innenbeleuchtung mit Türkontakt, ohne Anschluss', 28_500)}<p>Die Lieferzeit beträgt derzeit etwa neun Wochen ab Auftrag. Ein Drittel wird bei Auftrag fällig, der Rest nach der Montage.</p><p>Über Ihren Auftrag würde ich mich freuen. Bei Fragen rufen Sie mich gern an.</p><p style="margin-top:7mm">Mit freundlichen Grüßen</p><p style="margin-top:12mm">${firm.manager.full}</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Angebot ${customer.last} ${room}.pdf`,
    facts: [
      [firm.name, firm.short],
      [amount(gross), amount(net)],
    ],
  }
}

export const layout: Layout = {
  name: 'tischler-angebot-word',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 2,
  scans: [1],
  make,
}
