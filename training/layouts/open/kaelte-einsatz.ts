// An Austrian refrigeration firm's entry for the log book of a plant: a form with answers in a typewriter's letters, readings with units, a leak test
// with ticked boxes, refrigerant filled and taken out in kilograms, what is to be done next, signatures of both; no price.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.35 'Liberation Sans Narrow','Liberation Sans';padding:11mm 14mm}.hd{display:grid;grid-template-columns:56mm 1fr 40mm;border:1pt solid #000}.hd>div{padding:2mm 3mm}.hd>div+div{border-left:1pt solid #000}.hd .t{font-size:14pt;font-weight:700;text-align:center}.f{display:grid;grid-template-columns:1fr 1fr 1fr;border:1pt solid #000;border-top:0}.f>div{padding:.8mm 2mm;border-right:.4pt solid #000;border-bottom:.4pt solid #000}.f small,.w small{display:block;font-size:6.8pt;color:#333}.a{font:9.4pt 'Liberation Mono';color:#1c2f6e}h2{font-size:9pt;background:#ddd;margin:0;padding:.8mm 2mm;border:1pt solid #000;border-top:0}.w{border:1pt solid #000;border-top:0;padding:1.5mm 2mm;min-height:25mm}.m{width:100%}.m td,.m th{border:.4pt solid #000;padding:.9mm 2mm;text-align:left}.m tr>*:first-child{border-left:1pt solid #000}.m tr>*:last-child{border-right:1pt solid #000}.ck{display:grid;grid-template-columns:1fr 1fr;border:1pt solid #000;border-top:0;padding:1.5mm 2mm;row-gap:1mm}.bx{display:inline-block;width:3.6mm;height:3.6mm;border:.7pt solid #000;text-align:center;font:700 8pt/3.4mm 'Liberation Sans';margin-right:2mm}.sg{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm;margin-top:15mm}.sg div{border-top:.5pt solid;padding-top:.8mm;font-size:7.6pt}`

const FIRMS = ['Kältetechnik Ramsbacher GmbH', 'Frostl Klima & Kälte e.U.', 'Almkühl Anlagenservice OG'] as const
const PLANTS = [
  [
    'Normalkühlung Markt, Verbund 3 Verdichter',
    'R 448A',
    'Fühler der Regelung im Kühlregal Molkerei defekt, Anlage lief durch. Fühler getauscht, Sollwert +3 °C überprüft, Abtauung neu eingestellt.',
    184,
  ],
  [
    'Klimagerät Serverraum, Split',
    'R 32',
    'Kondensatablauf verstopft, Wasser im Zwischenboden. Ablauf gespült, Siphon erneuert, Verflüssiger mit Druckluft gereinigt.',
    16,
  ],
  [
    'Tiefkühlzelle Küche',
    'R 452A',
    'Vereisung am Verdampfer, Türheizung ohne Funktion. Heizband ersetzt, Türdichtung nachgestellt; undichte Bördelung an der Saugleitung nachgezogen.',
    52,
  ],
] as const
const CHECKS = [
  'Sichtprüfung auf Ölspuren',
  'Lecksuche elektronisch',
  'Sicherheitsdruckschalter geprüft',
  'Verflüssiger gereinigt',
  'Kennzeichnung vorhanden',
  'Logbuch liegt bei der Anlage auf',
] as const
const { date } = writingOf('AT')
/** 34 -> "3,4" */
const tenths = (count: number) => `${Math.floor(count / 10)},${count % 10}`

export const layout: Layout = {
  name: 'kaelte-einsatz',
  kind: 'report',
  language: 'de',
  types: ['report', 'form'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('AT', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [plant, refrigerant, found, charge] = PLANTS[index] ?? PLANTS[0]
    const [own, client, fitter, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const [number, next] = [
      random.code(['E-#####', '24/####', '7####'][index] ?? '####'),
      daysAfter(day, [182, 365, 28][index] ?? 182),
    ]
    const filled = index === 2 ? random.whole(4, 18) : 0
    const answer = (label: string, text: string) => `<div><small>${label}</small><span class="a">${text}</span></div>`
    const readings = [
      ['Saugdruck', 'bar', tenths(random.whole(18, 34)), tenths(random.whole(24, 38))],
      ['Hochdruck', 'bar', tenths(random.whole(152, 188)), tenths(random.whole(138, 160))],
      ['Überhitzung', 'K', tenths(random.whole(30, 140)), tenths(random.whole(60, 85))],
      ['Raumtemperatur', '°C', tenths(random.whole(60, 120)), tenths(random.whole(20, 48))],
      ['Stromaufnahme', 'A', tenths(random.whole(82, 145)), tenths(random.whole(78, 120))],
    ]
    const html = `<div class="hd"><div><b>${firm}</b><br>${own.address.lines.join('<br>')}<br>Tel. ${own.phone}</div><div class="t">${['Logbuch Kälteanlage – Eintrag', 'Wartungs- und Prüfnachweis', 'Befund Kundendienst'][index]}<br><span style="font-size:8pt;font-weight:400">gemäß Verordnung (EU) 2024/573, Dichtheitskontrolle und Aufzeichnungen</span></div><div>Nr. <b>${number}</b><br>Blatt 1 / 1<br>Zertifikat Kat. I<br>${random.code('AT-K-####')}</div></div>
<div class="f">${answer('Betreiber', client.name)}${answer('Standort', client.address.place)}${answer('Datum', date(day))}${answer('Anlage', plant)}${answer('Baujahr / Fabr.-Nr.', random.code('201# / ######'))}${answer('Kältemittel / Füllmenge', `${refrigerant} / ${tenths(charge + random.whole(0, 9))} kg`)}</div><h2>1 Anlass und Befund</h2><div class="w"><span class="a">${found}</span></div><h2>2 Messwerte</h2><table class="m"><tr><th>Größe</th><th>Einheit</th><th>vorher</th><th>nachher</th></tr>${each(readings, ([what, unit, before, after]) => `<tr><td>${what}</td><td>${unit}</td><td class="a">${before}</td><td class="a">${after}</td></tr>`)}</table>
<h2>3 Kontrollen</h2><div class="ck">${each(CHECKS, (check, at) => `<span><span class="bx">${at === index + 3 ? '' : 'X'}</span>${check}</span>`)}</div><h2>4 Kältemittelbilanz</h2><div class="f">${answer('entnommen kg', '0,0')}${answer('nachgefüllt kg', tenths(filled))}${answer('Undichtheit gefunden', filled ? 'ja, behoben' : 'nein')}</div><h2>5 Empfehlung an den Betreiber</h2><div class="w"><span class="a">${index === 0 ? 'Ventilator im Regal 4 ist laut, beim nächsten Besuch tauschen.' : index === 1 ? 'Zweites Gerät als Reserve vorsehen, Raum wird bei Ausfall über 35 °C warm.' : 'Nach Undichtheit ist binnen eines Monats nachzuprüfen.'}</span><br><small style="margin-top:2mm">Nächste Dichtheitskontrolle spätestens</small><span class="a">${date(next)}</span></div>
<p style="margin-top:3mm">Die Anlage wurde ${index === 2 ? 'mit Vorbehalt' : 'ohne Mängel'} an den Betreiber übergeben.</p><div class="sg"><div>Techniker: ${fitter.first} ${fitter.last}</div><div>Betreiber (Name in Blockschrift)</div><div>Unterschrift</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number.replace('/', '_')}.pdf`,
      facts: [[number], [date(next)], [client.name, firm]],
    }
  },
}
