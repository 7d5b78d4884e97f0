// A steel works' inspection certificate, bilingual and landscape: fields with codes (A03, B07), heats with chemical figures in columns
// that look like amounts, customer's order, delivery note and invoice address, a stamp; no words but labels.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.32 'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif;padding:9mm 11mm}.hd{display:grid;grid-template-columns:64mm 1fr 74mm;border:1pt solid #000}.hd>div{padding:2mm 3mm;border-right:1pt solid #000}.hd>div:last-child{border:0}.hd b{font:700 15pt/1 'Nimbus Sans',sans-serif}
.g{display:grid;grid-template-columns:repeat(4,1fr);border-left:1pt solid #000}.g div{border:solid #000;border-width:0 1pt 1pt 0;padding:.8mm 1.6mm;min-height:12mm}small{font-size:6.6pt;display:block;color:#333}
table{width:100%;margin-top:3mm}td,th{border:.6pt solid #000;text-align:center;padding:1.25mm .6mm}th{font-weight:400;background:#eee;font-size:7.6pt}.stamp{right:22mm;bottom:16mm;border:1.6pt solid #23408f;color:#23408f;border-radius:50%;width:31mm;height:31mm;text-align:center;padding-top:8mm;font:700 8pt/1.3 'Nimbus Sans',sans-serif;transform:rotate(9deg)}`

export const layout: Layout = {
  name: 'mill-certificate',
  kind: 'other',
  language: 'en',
  types: ['other', 'report'],
  count: 1,
  scans: [0],
  make,
}

const CHEMISTRY = [
  ['C', 70, 180, 3],
  ['Si', 100, 350, 3],
  ['Mn', 900, 1500, 3],
  ['P', 8, 24, 3],
  ['S', 2, 14, 3],
  ['Cr', 20, 190, 3],
  ['Ni', 20, 160, 3],
  ['Mo', 2, 40, 3],
  ['Cu', 20, 200, 3],
  ['Al', 20, 45, 3],
] as const

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const [buyer, day, expert] = [names.company(), dayIn(random, 2024, 2026), names.person()]
  const number = random.code('3###-#####/24')
  const heats = Array.from({ length: 5 }, () => random.code('8#####'))
  const boxes = [
    ['A07.1', 'Customer’s order / Bestellung', random.code('45000#####')],
    ['A08', 'Works order / Werksauftrag', random.code('711###/10')],
    ['A10', 'Delivery note / Lieferschein', random.code('80######')],
    ['A04', 'Mark of the maker / Zeichen', 'HOS ⬨'],
    ['A06.1', 'Purchaser / Besteller', `${buyer.name}, ${buyer.address.place}`],
    ['A06.3', 'Consignee / Empfänger', `${names.company().name}`],
    ['B02', 'Steel grade / Stahlsorte', 'S355J2+N, EN 10025-2:2019'],
    ['B01', 'Product / Erzeugnis', 'Hot rolled plate / Grobblech, EN 10029 A'],
    ['B04', 'Delivery condition / Lieferzustand', 'normalised rolled (+N)'],
    ['B09–B11', 'Dimensions / Abmessungen', `${random.whole(15, 40)},00 × 2.500 × 8.000 mm`],
    ['B08', 'Pieces / Stück', '5'],
    ['B12', 'Weight / Gewicht', `${random.whole(11, 19)}.${random.code('##0')} kg`],
  ] as const
  const part = (low: number, high: number, places: number) =>
    (random.whole(low, high) / 1000).toFixed(places).replace('.', ',')
  const html = `<div class="hd"><div><b>HOSTRADER<br>GROBBLECH</b><br>Am Stichkanal 4, 38239 Hollenrode</div><div class="c"><b>INSPECTION CERTIFICATE 3.1</b><br>Abnahmeprüfzeugnis 3.1 · EN 10204:2004</div><div><small>A03 Certificate no. / Nr.</small><b style="font-size:11pt">${number}</b><br>Date / Datum ${date(day)} &nbsp; Page 1 of 1</div></div>
<div class="g">${each(boxes, ([code, label, text]) => `<div><small>${code} ${label}</small>${text}</div>`)}</div><table><tr><th>B07.1 Heat / Schmelze${each(CHEMISTRY, ([element]) => `<th>${element} %`)}<th>CEV</tr>${each(heats, (heat) => `<tr><td>${heat}${each(CHEMISTRY, ([, low, high, places]) => `<td>${part(low, high, places)}`)}<td>0,${random.whole(36, 44)}</tr>`)}</table>
<table><tr><th>B07.2 Plate / Blech<th>Heat<th>C01 Place<th>C02 Dir.<th>C11 ReH MPa<th>C12 Rm MPa<th>C13 A %<th>C42 KV J (1)<th>(2)<th>(3)<th>C43 mean<th>C03 °C</tr>${each(
    heats,
    (heat, at) => {
      const tough = [random.whole(90, 180), random.whole(90, 180), random.whole(90, 180)]
      const mean = Math.round(tough.reduce((total, one) => total + one, 0) / 3)
      return `<tr><td>${random.code('1####')}-0${at + 1}<td>${heat}<td>top<td>transv.<td>${random.whole(358, 420)}<td>${random.whole(505, 590)}<td>${random.whole(23, 31)},${random.whole(0, 9)}${each(tough, (one) => `<td>${one}`)}<td>${mean}<td>−20</tr>`
    },
  )}</table>
<p style="margin-top:4mm">D01 Marking, surface, shape and dimensions: without objection. D02 Ultrasonic test EN 10160 class S1E1: passed. Melting process: basic oxygen. No weld repair. Radioactivity below 0,1 Bq/g.<br>Z01 We hereby certify that the goods described above comply with the terms of the order. / Es wird bestätigt, dass die Lieferung den Vereinbarungen bei der Bestellung entspricht.</p><p>Z02 Authorised inspection representative / Abnahmebeauftragter: <b>${expert.full}</b>, quality department. Valid without signature (EDP). &nbsp; CE 0769-CPR-${random.code('####')}</p><div class="abs stamp" data-over>HOS<br>WERKS-<br>PRÜFER 7</div>`
  return {
    html: sheets(CSS, [html], { width: 297, height: 210 }),
    pages: 1,
    fileName: `${number.replace('/', '_')}.pdf`,
    facts: [[number], [heats[0] ?? '', buyer.name, expert.full]],
  }
}
