// A Swiss machine builder asks for prices: it looks like an order with positions, quantities, drawings and a delivery day, but the columns of
// prices are empty lines for the supplier to fill in, and a day until which the answer is wanted stands in the head.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.4 'Carlito','Liberation Sans';padding:14mm 16mm 0 20mm}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #e2001a;padding-bottom:2mm}.hd b{font:700 16pt 'Carlito','Liberation Sans'}.two{display:grid;grid-template-columns:70mm 1fr;gap:8mm;margin:8mm 0 7mm}.k td:first-child{white-space:nowrap}.k td{padding:.3mm 5mm .3mm 0;vertical-align:top}h1{font:700 13pt 'Carlito','Liberation Sans';margin:0 0 3mm}.p{width:100%}.p th{font-size:8pt;text-align:left;background:#efefef;padding:1.2mm;border:.4pt solid #888}.p td{border:.4pt solid #888;padding:1.4mm 1.2mm;vertical-align:top}.p small{font-size:7.8pt;color:#444}.p .e{background:#fffbe6}.ln{display:grid;grid-template-columns:46mm 1fr;row-gap:3mm;margin-top:3mm}.ln i{border-bottom:.5pt dotted #000}.ft{left:20mm;right:16mm;bottom:8mm;font-size:7.4pt;color:#555;display:flex;justify-content:space-between}`

const FIRMS = ['Rüttimoos Maschinenbau AG', 'Tobelacker Fördertechnik AG', 'Hinterbergli Apparatebau GmbH'] as const
const TITLES = ['Preisanfrage', 'Beschaffung Blechteile', 'RFQ / Anfrage'] as const
const PARTS = [
  ['Seitenblech links, gelasert und gekantet', 'S235, t = 3 mm, pulverbeschichtet RAL 7035'],
  ['Abdeckhaube geschweisst', '1.4301, t = 2 mm, Nähte verschliffen'],
  ['Konsole Antrieb', 'S355, t = 8 mm, entgratet'],
  ['Lochblech Ansaugung', 'Al 99.5, Rv 5-8, t = 1.5 mm'],
  ['Spannpratze', 'C45, gefräst, brüniert'],
  ['Schutztürrahmen', 'Rohr 40 x 40 x 2, gerichtet'],
] as const
const { date } = writingOf('CH')

export const layout: Layout = {
  name: 'preisanfrage-bleche',
  kind: 'enquiry',
  language: 'de',
  types: ['enquiry'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [own, supplier, buyer, day] = [
      names.company(),
      companyIn(names, 'Blechbearbeitung'),
      names.person(),
      dayIn(random, 2025, 2026),
    ]
    const [until, wanted, number] = [
      daysAfter(day, 9),
      daysAfter(day, 58),
      random.code(index === 1 ? 'AF-####' : '60####'),
    ]
    const parts = random.sample(PARTS, 3 + index).map(([name, note], at) => ({
      at,
      name,
      note,
      drawing: random.code('##.####.0#'),
      counts: index === 2 ? `${random.whole(1, 4) * 5}` : `${random.whole(1, 3) * 10} / ${random.whole(4, 9) * 10}`,
    }))
    const meta = [
      ['Unser Zeichen', number],
      ['Datum', date(day)],
      ['Sachbearbeitung', `${buyer.first} ${buyer.last}, ${own.phone}`],
      ['Antwort erbeten bis', `<b>${date(until)}</b>`],
      ['Wunschtermin Lieferung', date(wanted)],
    ]
    const html = `<div class="hd"><b>${firm}</b><span>Einkauf · ${own.address.street} · ${own.address.place}</span></div><div class="two"><div>${supplier.name}<br>Verkauf<br>${supplier.address.lines.join('<br>')}</div><table class="k">${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div><h1>${TITLES[index] ?? TITLES[0]} ${number}</h1>
<p>Guten Tag</p><p>Für ein laufendes Projekt benötigen wir die untenstehenden Teile. Wir bitten Sie, uns Ihre günstigsten Konditionen bekannt zu geben und dieses Blatt ausgefüllt zu retournieren${index === 0 ? ' (einkauf@ruettimoos.example)' : ''}. Zeichnungen als PDF und STEP liegen bei.</p>
<table class="p"><tr><th>Pos.</th><th>Zeichnung</th><th>Benennung / Ausführung</th><th>Menge</th><th style="width:25mm">Preis / Stk. CHF</th><th style="width:22mm">Lieferfrist</th></tr>${each(parts, (part) => `<tr><td>${part.at + 1}</td><td>${part.drawing}</td><td>${part.name}<br><small>${part.note}</small></td><td>${part.counts}</td><td class="e"></td><td class="e"></td></tr>`)}</table>
<div class="ln"><span>Rüst- / Werkzeugkosten CHF</span><i></i><span>Zahlungskonditionen</span><i></i><span>Ihre Referenz / Gültigkeit</span><i></i><span>Datum, Stempel, Unterschrift</span><i></i></div>
<p style="margin-top:6mm">Preise bitte exkl. MWST, DAP ${own.address.town}, inkl. Verpackung. ${index === 2 ? 'Alternativen beim Werkstoff sind willkommen.' : 'Bei zwei Mengen bitte Staffelpreise angeben.'} Diese Unterlagen sind vertraulich; sie verpflichten uns zu keinem Auftrag.</p><p>Besten Dank und freundliche Grüsse</p><p>${buyer.first} ${buyer.last}<br>${index === 1 ? 'Leiter Beschaffung' : 'Strategischer Einkauf'}</p><div class="abs ft"><span>${firm}</span><span>F-EK-012 Rev. ${random.whole(3, 8)}</span><span>Seite 1/1</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}_${supplier.short.replace(/\W+/g, '_')}.pdf`,
      facts: [[number], [date(until)], [firm]],
    }
  },
}
