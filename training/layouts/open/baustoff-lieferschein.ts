// An Austrian builders' merchant's delivery note: no prices, weights and pallets that are lent, the site as a second address, a driver and
// a plate, ticks and a line for the signature of whoever took the goods.
import { daysAfter } from '../../documents/names/names.ts'
import { barCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inOrderOf, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.35 'Liberation Sans Narrow';padding:11mm 14mm}.h{display:flex;justify-content:space-between;border-bottom:3pt solid #c00;padding-bottom:2mm}.h b{font:700 20pt 'Liberation Sans Narrow'}.t{display:grid;grid-template-columns:1fr 1fr 62mm;gap:5mm;margin:7mm 0 5mm}.t small{display:block;font-size:7.4pt;text-transform:uppercase;border-bottom:.5pt solid;margin-bottom:1mm}.t table td{padding:.1mm 3mm .1mm 0}h1{font:700 17pt 'Liberation Sans Narrow';margin:0}.g{width:100%}.g th,.g td{border:.5pt solid #000;padding:1.1mm 1.6mm;text-align:left}.g th{background:#e6e6e6;font-size:8pt}.chk{margin:5mm 0;display:grid;grid-template-columns:1fr 1fr;gap:1mm 8mm}.chk i{display:inline-block;width:3mm;height:3mm;border:.6pt solid;margin-right:2mm}.sig{left:14mm;right:14mm;bottom:24mm;display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm;font-size:8pt}.sig div{border-top:.6pt solid;padding-top:1mm}.f{left:14mm;right:14mm;bottom:7mm;font-size:7.2pt;text-align:center}`

/** Unit weights in kilogrammes stand where prices would. */
const WARES: readonly Ware[] = [
  ['Zementsack CEM II 42,5 N 25 kg', 'Sack', 25, 25, 56],
  ['Hochlochziegel 25-38 Plan, N+F', 'Stk', 15, 15, 180],
  ['Kalkgipsputz Maschine 30 kg', 'Sack', 30, 30, 42],
  ['Baustahlgitter AQ 60, 6,00 x 2,40 m', 'Stk', 65, 65, 12],
  ['XPS-Platte 10 cm, 1250 x 600 mm', 'Stk', 5, 5, 48],
  ['Schalungsbrett 24 mm, 4,00 m', 'Stk', 10, 10, 40],
]
const FIRMS = ['Baustoffe Krautgasser GmbH', 'Baulager Steinlechner KG'] as const
const { number: figures, date } = writingOf('AT')

export const layout: Layout = {
  name: 'baustoff-lieferschein',
  kind: 'delivery-note',
  language: 'de',
  types: ['delivery-note'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('AT', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const [own, buyer, site, foreman] = [names.company(), names.company(), names.address(), names.person()]
    const owner = names.person().last
    const day = dayIn(random, 2025)
    const number = random.code(index === 0 ? 'LS-25####' : '7######')
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 5 - index))
    const weight = sum(rows.map(({ total }) => total))
    const pallets = random.whole(3, 8)
    const meta = [
      ['Lieferschein Nr.', number],
      ['Lieferdatum', date(day)],
      ['Auftrag', `${random.code('AB####')} vom ${date(daysAfter(day, -7))}`],
      ['Kunde', random.code('2####')],
      ['Kommission', site.town],
      ['LKW / Fahrer', `${random.code('GU ### @@')} / ${names.person().last}`],
    ]
    const checks = [
      'Ware vollständig übernommen',
      'Verpackung unbeschädigt',
      'Kranentladung durch Fahrer',
      'Ware auf Gehsteig abgestellt',
    ]
    const html = `<div class="h"><b>${firm}</b><span class="r">${own.address.street}, ${own.address.place}<br>Tel. ${own.phone} · Mo–Fr 6:30–17:00, Sa 7–12</span></div><div class="t"><div><small>Rechnungsempfänger</small>${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}</div><div><small>Lieferadresse / Baustelle</small>BV ${owner}<br>${site.street}<br>${site.place}<br>Polier: ${foreman.full}, ${own.mobile}</div><div><small>Beleg</small><table>${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:2mm"><h1>Lieferschein</h1>${barCode(random, 48, 9)}</div><table class="g"><tr><th>Pos</th><th>Art.-Nr.</th><th>Bezeichnung</th><th class="r">Menge</th><th>EH</th><th class="r">kg</th><th>geprüft</th></tr>${each(rows, (row) => `<tr><td>${row.number}</td><td>${random.code('#####')}</td><td>${row.name}</td><td class="r">${row.quantity}</td><td>${row.unit}</td><td class="r">${figures(row.total)}</td><td></td></tr>`)}<tr><td></td><td>90010</td><td>Europalette, Tausch</td><td class="r">${pallets}</td><td>Stk</td><td class="r">${pallets * 25}</td><td></td></tr></table><p class="r" style="margin-top:2mm"><b>Gesamtgewicht ${figures(weight + pallets * 25)} kg</b></p><div class="chk">${each(checks, (text) => `<span><i></i>${text}</span>`)}</div><p>Bemerkung: ${index === 0 ? 'Zufahrt nur über Hofseite, vorher anrufen.' : 'Bitte Ware hinter dem Rohbau abstellen.'}</p><p>Retourwaren nur in Originalverpackung innerhalb von 4 Wochen und mit diesem Lieferschein. Paletten werden bei Rückgabe gutgeschrieben.</p>
<div class="abs sig"><div>Ausgabe Lager</div><div>Fahrer</div><div>Ware erhalten (Name, Datum, Unterschrift)</div></div><div class="abs f">${firm} · ${own.register} · UID ${own.vatId} · Es gelten unsere Allgemeinen Verkaufs- und Lieferbedingungen.</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}.pdf`,
      facts: [[number], [date(day)], [`BV ${owner}`, site.street, buyer.name]],
    }
  },
}
