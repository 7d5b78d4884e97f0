// A form that was filled in: printed labels under or before boxes, values by typewriter or by hand, ticked and empty boxes,
// a mandate for direct debits with the creditor's id, and everything that was left blank.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.2pt/1.3 'Roboto','DejaVu Sans Condensed',sans-serif;padding:12mm 15mm}.band{background:#0b6b3a;color:#fff;padding:4mm 5mm;font-size:17pt;font-weight:300}.band small{display:block;font-size:9pt}
h2{font-size:10pt;margin:5mm 0 2mm;background:#e3efe8;padding:1mm 2mm}.f{display:grid;grid-template-columns:repeat(12,1fr);gap:2mm}.f div{border:.6pt solid #777;height:11.5mm;padding:.6mm 1.5mm;overflow:hidden;white-space:nowrap}.f small{display:block;font-size:6.2pt;color:#555}
.one .v{font:700 12pt 'Z003','DejaVu Serif',cursive;color:#1c2f86}.two .v{font:10pt 'Courier Prime','DejaVu Sans Mono',monospace}.box{display:inline-block;margin-right:6mm}.mandate{font-size:7.6pt;text-align:justify}
.sig{display:flex;gap:10mm;margin-top:8mm}.sig div{flex:1}.sig div::after{content:attr(title);display:block;border-top:.6pt solid;font-size:6.4pt;color:#555}`

export const layout: Layout = {
  name: 'membership-form-filled',
  kind: 'form',
  language: 'de',
  types: ['form'],
  count: 2,
  scans: [0],
  make,
}

const CLUBS = [
  {
    name: 'TSV Eichenlohe 1912 e. V.',
    form: 'Aufnahmeantrag',
    parts: ['Turnen', 'Fußball', 'Tischtennis', 'Schwimmen'],
  },
  {
    name: 'Wander- und Skiclub Hochrhön-Saale e. V.',
    form: 'Beitrittserklärung',
    parts: ['Wandern', 'Langlauf', 'Jugend', 'Hüttendienst'],
  },
] as const

type Cell = readonly [label: string, value: string, width: number]

const cells = (list: readonly Cell[]) =>
  `<div class="f">${each(list, ([label, value, width]) => `<div style="grid-column:span ${width}"><small>${label}</small><span class="v">${value}</span></div>`)}</div>`

const ticks = (list: readonly string[], chosen: readonly number[]) =>
  each(list, (name, place) => `<span class="box">${chosen.includes(place) ? '☒' : '☐'} ${name}</span>`)

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const club = CLUBS[index] ?? CLUBS[0]
  const [person, home, bank] = [names.person(), names.address(), names.company().bank]
  const signed = dayIn(random, 2024, 2026)
  const born = dayIn(random, 1961, 2008)
  const own = names.address()
  const html = `<div class="${index === 0 ? 'one' : 'two'}"><div class="band">${club.form}<small>${club.name} · ${own.street} · ${own.place}</small></div>
<p style="margin-top:3mm">Bitte in Druckbuchstaben ausfüllen und in der Geschäftsstelle abgeben. Felder mit * sind Pflichtangaben.</p><h2>1. Mitglied</h2>
${cells([
  ['Name*', person.last, 6],
  ['Vorname*', person.first, 6],
  ['Straße, Hausnummer*', home.street, 7],
  ['PLZ, Ort*', home.place, 5],
  ['Geburtsdatum*', date(born, index === 0 ? 'figures' : 'short'), 4],
  ['Telefon', index === 0 ? '' : names.phone(), 4],
  ['E-Mail', index === 0 ? `${person.last.toLowerCase()}@mailfach.example` : '', 4],
])}
<h2>2. Abteilung und Beitrag</h2><p>${ticks(club.parts, [random.whole(0, 3)])}</p><p>${ticks(['Erwachsene 96,00 €', 'Jugend bis 18 Jahre 54,00 €', 'Familie 168,00 €', 'Passiv 36,00 €'], [index === 0 ? 0 : 2])} jährlich</p>
<p>${ticks(['Ich habe die Satzung zur Kenntnis genommen.*', 'Ich bin mit der Veröffentlichung von Fotos einverstanden.'], index === 0 ? [0, 1] : [0])}</p>
<h2>3. Weitere Familienmitglieder</h2>${cells(
    index === 0
      ? [
          ['Name, Vorname', '', 8],
          ['Geburtsdatum', '', 4],
        ]
      : [
          ['Name, Vorname', `${person.last}, ${names.person().first}`, 8],
          ['Geburtsdatum', date(dayIn(random, 2012, 2019), 'short'), 4],
          ['Name, Vorname', '', 8],
          ['Geburtsdatum', '', 4],
        ],
  )}
<h2>4. SEPA-Lastschriftmandat</h2><p class="mandate">Gläubiger-Identifikationsnummer DE98ZZZ09999999999 · Mandatsreferenz: wird mitgeteilt. Ich ermächtige den ${club.name}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die auf mein Konto gezogenen Lastschriften einzulösen. Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen.</p>
${cells([
  ['Kontoinhaber (falls abweichend)', '', 6],
  ['Kreditinstitut', bank.name, 6],
  ['IBAN*', inFours(bank.iban ?? ''), 8],
  ['BIC', '', 4],
])}
<div class="sig"><div title="Ort, Datum"><span class="v">${home.town}, ${date(signed, 'short')}</span></div><div title="Unterschrift (bei Minderjährigen der gesetzlichen Vertreter)"><span class="v">${index === 0 ? `${person.first.charAt(0)}. ${person.last}` : '&nbsp;'}</span></div></div>
<p style="margin-top:8mm;font-size:6.8pt">Nur von der Geschäftsstelle auszufüllen: Mitglieds-Nr. ____________ &nbsp; erfasst am ____________ &nbsp; Handzeichen ________</p></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? 'Scan_0042.pdf' : 'Beitrittserklaerung_WSC.pdf',
    facts: [[person.last], [club.name, home.street, inFours(bank.iban ?? '')]],
  }
}
