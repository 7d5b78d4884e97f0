// A delivery note from an old merchandise system in one typewriter face: labels and values in fixed columns, batch numbers,
// dangerous goods, weights, no price at all; the second one is a part delivery with a rest to follow.

import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.28 'Liberation Mono','DejaVu Sans Mono',monospace;padding:15mm 12mm 12mm 18mm}pre{font:inherit;margin:0;white-space:pre}
.big{font-size:15pt;font-weight:700;letter-spacing:5pt}.box{border:.7pt dashed #000;padding:2mm 3mm;margin-top:5mm}`

export const layout: Layout = {
  name: 'chemicals-delivery-note',
  kind: 'delivery-note',
  language: 'de',
  types: ['delivery-note'],
  count: 2,
  scans: [0],
  make,
}

const WARES = [
  ['NATRONLAUGE 50% TECHN.', 'UN1824 NATRIUMHYDROXIDLÖSUNG, 8, II, (E)', 'KANISTER 25 KG', 27],
  ['ZITRONENSÄURE MONOHYDRAT E330', '', 'SACK 25 KG', 26],
  ['ISOPROPANOL 99,9%', 'UN1219 ISOPROPANOL, 3, II, (D/E)', 'FASS 160 KG', 178],
  ['REINIGER ALKA-SCHAUM 4', 'UN1719 ÄTZENDER ALKALISCHER FLÜSSIGER STOFF, 8, II', 'KANISTER 20 L', 24],
  ['SALZTABLETTEN REGENERIER', '', 'SACK 25 KG', 25],
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const seller = index === 0 ? 'CHEMIEHANDEL VENNEKOHL KG' : 'OSTWALD-REUTER INDUSTRIEBEDARF GMBH'
  const buyer = names.company()
  const day = dayIn(random, 2024, 2026)
  const number = random.code(index === 0 ? '8#####' : '0025###/02')
  const contact = names.person()
  const pad = (text: string, width: number) => text.padEnd(width).slice(0, width)
  const left = [
    ...(index === 0 ? [buyer.name, 'WARENANNAHME'] : ['FIRMA', buyer.name, `HERRN/FRAU ${contact.last}`]),
    buyer.address.street,
    buyer.address.place,
  ]
  const right = [
    ['LIEFERSCHEIN-NR.', number],
    ['LIEFERDATUM', names.date(day, 'short')],
    ['KUNDEN-NR.', random.code('1####')],
    ['AUFTRAG', random.code('A######')],
    ['IHRE BESTELLUNG', `${random.code('B-####')} v. ${names.date(daysAfter(day, -6), 'short')}`],
    ['TOUR / WAGEN', random.code('## / K-1#')],
  ]
  const head = right.map(([name = '', value = ''], row) => `${pad(left[row] ?? '', 42)}${pad(name, 18)}${value}`)
  const chosen = random.sample(WARES, index === 0 ? 4 : 3).map((ware) => ({ ware, pieces: random.whole(2, 20) }))
  const weight = chosen.reduce((sum, { ware, pieces }) => sum + ware[3] * pieces, 0)
  const lines = chosen.flatMap(({ ware: [name, danger, pack], pieces }, place) => [
    `${pad(`${place + 1}`.padStart(3), 5)}${pad(random.code('##.###'), 9)}${pad(name, 33)}${String(pieces).padStart(4)}  ${pack}`,
    `${' '.repeat(14)}CHARGE ${random.code('@######')}${index === 1 && place === 1 ? '   REST FOLGT: 6' : ''}`,
    ...(danger ? [`${' '.repeat(14)}${danger}`] : []),
    '',
  ])
  const own = names.address()
  const html = `<pre><b>${seller}</b>   ${own.street} - ${own.place}
Telefon ${names.phone()}      Lager: Tor 2, Mo-Do 6.30-15.00, Fr 6.30-12.00


<span class="big">LIEFERSCHEIN${index === 1 ? ' (TEILLIEFERUNG)' : ''}</span>

${head.join('\n')}


POS  ART.NR   BEZEICHNUNG                        MENGE VERPACKUNG
${'-'.repeat(84)}
${lines.join('\n')}${'-'.repeat(84)}
BRUTTOGEWICHT GESAMT: ${names.number(weight)} KG     PALETTEN: ${random.whole(1, 3)} EUR   GETAUSCHT: [ ] JA  [ ] NEIN
</pre>${index === 0 ? DANGER : ''}<div class="box"><pre>WARE VOLLSTÄNDIG UND UNBESCHÄDIGT ERHALTEN:


.............................   ........................   ....................
NAME IN DRUCKBUCHSTABEN         UNTERSCHRIFT / STEMPEL     DATUM, UHRZEIT</pre></div>
<pre style="margin-top:5mm;font-size:7.6pt">DIE WARE BLEIBT BIS ZUR VOLLSTÄNDIGEN BEZAHLUNG UNSER EIGENTUM. RECHNUNG FOLGT MIT SEPARATER POST.</pre>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? `LS${number}.pdf` : 'Lieferschein.pdf',
    facts: [[number], [buyer.name, seller]],
  }
}

const DANGER = `<div class="box"><pre>BEFÖRDERUNGSPAPIER NACH ADR  - FREIGESTELLTE MENGE NACH 1.1.3.6:  PUNKTE &lt; 1000
SCHRIFTLICHE WEISUNGEN ÜBERGEBEN:  [X]      FAHRER: [X] UNTERWIESEN</pre></div>`
