// A car supplier's purchasing system calls goods off under a frame contract: running sums, days and weeks in a schedule with quantities but no
// price, past deliveries as "letzter Wareneingang" that look like a delivery note, binding and preview zones, numbers in every corner.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.35 'Liberation Mono';padding:12mm 14mm 0 18mm}.hd{display:flex;justify-content:space-between;font:700 10pt 'Liberation Sans'}.tt{font:700 13pt 'Liberation Sans';margin:5mm 0 1mm}.box{display:grid;grid-template-columns:1fr 1fr;border:.6pt solid;margin:4mm 0}.box>div{padding:2mm 3mm}.box>div+div{border-left:.6pt solid}.box small{font:7pt 'Liberation Sans';display:block;color:#333}.k td{padding:0 4mm 0 0}.p{width:100%;margin-top:3mm}.p th{text-align:left;border-top:.6pt solid;border-bottom:.6pt solid;padding:1mm;font-weight:700}.p td{padding:.7mm 1mm}.p .z td{border-top:.6pt dashed;font:italic 8pt 'Liberation Sans';padding-top:1.4mm}.nt{font:8pt/1.45 'Liberation Sans';margin-top:5mm}.ft{left:18mm;right:14mm;bottom:8mm;font:6.8pt/1.4 'Liberation Sans';border-top:.4pt solid;padding-top:1mm}`

const BUYERS = ['Tarnfels Antriebswellen GmbH', 'Ohmbrück Sitztechnik SE', 'Weddinghoff Kunststoffguss KG'] as const
const PARTS = [
  ['Druckfeder 2,5 x 18 x 64 verzinkt', 'Stk', 400, 'Federnwerk'],
  ['Clip Türverkleidung schwarz', 'Stk', 2500, 'Spritzguss'],
  ['Dichtring EPDM 34 x 3', 'Stk', 1000, 'Dichtungstechnik'],
] as const
const { date } = writingOf('DE')
const whole = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')
const pairs = (list: readonly (readonly string[])[]) =>
  `<table class="k">${each(list, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>`

export const layout: Layout = {
  name: 'lieferabruf-plan',
  kind: 'order',
  language: 'de',
  types: ['order'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const buyer = BUYERS[index] ?? BUYERS[0]
    const [part, unit, pack, trade] = PARTS[index] ?? PARTS[0]
    const [own, supplier, clerk, day] = [
      names.company(),
      companyIn(names, trade),
      names.person(),
      dayIn(random, 2025, 2026),
    ]
    const [frame, call, article] = [random.code('55000#####'), random.whole(38, 160), random.code('A### ### ## ##')]
    const before = random.whole(90, 400) * pack
    const wanted = [6, 13, 20, 27, 41, 62, 90]
      .slice(0, 7 - index)
      .map((days) => ({ day: daysAfter(day, days), quantity: random.whole(2, 9) * pack }))
    const zone = ['Fertigungsfreigabe – verbindlich', 'Materialfreigabe', 'Vorschau – unverbindlich']
    const row = ({ day: when, quantity }: (typeof wanted)[number], at: number) =>
      `${at % 3 === 0 ? `<tr class="z"><td colspan="5">${zone[Math.floor(at / 3)]}</td></tr>` : ''}<tr><td>${String(at + 1).padStart(3, '0')}</td><td>${at < 4 ? 'T' : 'M'}</td><td>${date(when)}</td><td class="r">${whole(quantity)}</td><td class="r">${whole(before + sum(wanted.slice(0, at + 1).map((one) => one.quantity)))}</td></tr>`
    const html = `<div class="hd"><span>${buyer}</span><span>Seite 1 / 1</span></div><div class="tt">Lieferabruf (LAB) Nr. ${call}</div>zum Lieferplan ${frame} Position 00010 &nbsp; ersetzt Abruf Nr. ${call - 1}
<div class="box"><div><small>Lieferant</small>${supplier.name}<br>${supplier.address.street}<br>${supplier.address.place}<br>Lieferanten-Nr. ${random.code('0001#####')}</div><div>${pairs(
      [
        ['Abrufdatum', date(day)],
        ['Disponent', `${clerk.first} ${clerk.last}`],
        ['Telefon', own.phone],
        ['Werk', random.code('0#')],
        ['Abladestelle', `Tor ${random.whole(2, 9)}`],
      ],
    )}</div></div>
<div class="box"><div>${pairs([
      ['Sachnummer', article],
      ['Bezeichnung', part],
      ['Änderungsstand', random.code('0#')],
      ['Mengeneinheit', unit],
    ])}</div><div>${pairs([
      ['Eingangs-FZ', whole(before)],
      ['letzter Wareneingang', date(daysAfter(day, -7))],
      ['Lieferschein', random.code('80######')],
      ['Menge', whole(pack * random.whole(2, 6))],
      ['Rückstand', '0'],
    ])}</div></div>
<table class="p"><tr><th>Lfd</th><th>Typ</th><th>Liefertermin</th><th class="r">Menge</th><th class="r">Fortschrittszahl</th></tr>${each(wanted, row)}</table>
<div class="nt"><p>T = Tagesbedarf, M = Monatsbedarf. Termine sind Eintrefftermine im Werk. Verpackung: ${pack} ${unit} je KLT, Anlieferung ${index === 1 ? 'täglich 6–11 Uhr' : 'Mo–Do 7–14 Uhr'} mit Warenanhänger.</p><p>Es gelten die im Lieferplan vereinbarten Preise und unsere Einkaufsbedingungen. Widersprechen Sie nicht innerhalb von zwei Arbeitstagen, gilt der Abruf als angenommen.</p><p>Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.</p></div>
<div class="abs ft">${buyer} · ${own.address.street} · ${own.address.place} · ${own.register} · USt-IdNr. ${own.vatId}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `LAB_${frame}_${call}.pdf`,
      facts: [[frame, `Nr. ${call}`], [article, part], [buyer]],
    }
  },
}
