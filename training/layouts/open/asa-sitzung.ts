// Results of a meeting as a table of points: number, topic, result, kind of the entry (I, B, A), who, until when; those present are initials, next
// meeting in the head, days of deadlines all over, headings "Ergebnisse" or "Festlegungen" and no running text.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.4 'Carlito','Liberation Sans';padding:13mm 16mm 0 20mm}.hd{width:100%;margin-bottom:4mm}.hd td{border:.6pt solid #000;padding:1.2mm 2mm;vertical-align:top}.hd small{color:#555;display:block;font-size:7.4pt}.hd .t{font-size:13pt;font-weight:700}.g{width:100%}.g th{background:#d9e2ec;border:.5pt solid #555;padding:1mm 1.4mm;text-align:left;font-size:8.6pt}.g td{border:.5pt solid #555;padding:1.2mm 1.4mm;vertical-align:top}.ft{left:20mm;right:16mm;bottom:8mm;font-size:7.6pt;display:flex;justify-content:space-between;color:#555}`

const GROUPS = [
  ['Arbeitsschutzausschuss', 'Ergebnisse der 2. Sitzung', 'Metallwerk Hollenstedt GmbH'],
  ['Baustellenrunde Halle 4', 'Festlegungen der Besprechung Nr. 11', 'Planungsgemeinschaft Uferweg'],
  ['Qualitätszirkel Küche', 'Besprechungsergebnis', 'Seniorenstift Wiesengrund gGmbH'],
] as const
const TOPICS = [
  [
    [
      'Begehung Versand',
      'Fluchtweg neben Tor 3 war verstellt. Boden wird markiert, Stellplatz für Gitterboxen verlegt.',
    ],
    [
      'Unfallgeschehen',
      'Vier meldepflichtige Unfälle im Halbjahr (Vorjahr: sechs), davon drei Handverletzungen beim Entgraten.',
    ],
    ['Gehörschutz', 'Otoplastiken für alle Beschäftigten der Stanzerei; Kosten übernimmt der Betrieb.'],
    ['Gefährdungsbeurteilung', 'Psychische Belastung: Fragebogen wird mit dem Betriebsrat abgestimmt.'],
    ['Ersthelfer', 'Zwei Ersthelfer scheiden aus. Nachfolge wird benannt und angemeldet.'],
    ['Leitern und Tritte', 'Prüfplaketten sind abgelaufen, 14 Leitern gesperrt.'],
    ['Verschiedenes', 'Der Sicherheitsbeauftragte der Nachtschicht bittet um einen festen Termin mit der Fachkraft.'],
  ],
  [
    ['Estrich', 'Belegreife im Bereich B noch nicht erreicht (2,9 CM-%). Messung wird wiederholt.'],
    ['Fassade', 'Muster der Lisene wurde freigegeben, RAL 7022 matt.'],
    ['Elektro', 'Lage der Bodentanks in Achse 7 ist falsch; Umverlegung ohne Mehrkosten.'],
    ['Termine', 'Die Trockenbauer beginnen eine Woche später, das Ende bleibt unverändert.'],
    ['Baustrom', 'Zähler wird zum Monatsende abgelesen und anteilig umgelegt.'],
    ['Sicherheit', 'SiGeKo bemängelt fehlende Seitenschutzbretter am Treppenauge.'],
  ],
  [
    [
      'Rückmeldungen der Wohnbereiche',
      'Suppe kam dreimal lauwarm an. Wagen werden ab sofort fünf Minuten später beladen.',
    ],
    ['Speiseplan', 'Ein zweites vegetarisches Gericht je Woche wird für drei Monate erprobt.'],
    ['Allergene', 'Aushang in der Cafeteria ist unvollständig, die neue Vorlage wird verwendet.'],
    ['Temperaturprotokoll', 'Kühlhaus 2 lag an zwei Tagen über 7 °C. Der Kundendienst ist bestellt.'],
    ['Personal', 'Stelle der Spülkraft ist ausgeschrieben, Vorstellungsgespräche laufen.'],
  ],
] as const
const PLACES = ['Besprechungsraum 1', 'Container der Bauleitung', 'Speisesaal'] as const
const { date } = writingOf('DE')

function rowsOf(random: Random, index: number, people: readonly string[], day: Parameters<typeof daysAfter>[0]) {
  return (TOPICS[index] ?? TOPICS[0]).map(([topic, text], at) => {
    const kind = random.pick(['I', 'B', 'A', 'A'])
    return {
      number: `${at + 1}`,
      topic,
      text,
      kind,
      who: kind === 'I' ? '–' : random.pick(people),
      until: kind === 'A' ? date(daysAfter(day, random.whole(2, 9) * 7)) : '',
    }
  })
}

export const layout: Layout = {
  name: 'asa-sitzung',
  kind: 'minutes',
  language: 'de',
  types: ['minutes'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [group, title, firm] = GROUPS[index] ?? GROUPS[0]
    const [day, place] = [dayIn(random, 2024, 2026), PLACES[index] ?? PLACES[0]]
    const people = Array.from({ length: 5 }, () => names.person())
    const short = people.map(({ first, last }) => `${first.charAt(0)}${last.slice(0, 2)}`)
    const next = daysAfter(day, index === 1 ? 7 : 91)
    const writer = people[4]
    const rows = rowsOf(random, index, short, day)
    const table = `<table class="g"><tr><th>Nr.</th><th style="width:34mm">Thema</th><th>Ergebnis</th><th>Art</th><th>Wer</th><th style="width:21mm">Bis</th></tr>${each(rows, (row) => `<tr><td>${row.number}</td><td>${row.topic}</td><td>${row.text}</td><td>${row.kind}</td><td>${row.who}</td><td>${row.until}</td></tr>`)}</table>`
    const html = `<table class="hd"><tr><td class="t" colspan="2">${group}<br><span style="font-size:10.4pt">${title}</span></td><td><small>Firma</small>${firm}</td></tr><tr><td><small>Datum, Zeit</small>${date(day)}, ${random.whole(8, 14)}:00–${random.whole(15, 16)}:30 Uhr</td><td><small>Ort</small>${place}</td><td><small>Nächster Termin</small>${date(next)}, ${random.whole(8, 10)}:30 Uhr</td></tr><tr><td colspan="2"><small>Anwesend</small>${people.map(({ first, last }, at) => `${first} ${last} (${short[at]})`).join(', ')}</td><td><small>Entschuldigt / Verteiler</small>${names.person().last} / Anwesende, Aushang</td></tr></table>${table}
<p style="margin-top:4mm;font-size:8.4pt">Art: I = Information, B = Beschluss, A = Aufgabe. ${index === 1 ? 'Einwände gegen diese Festlegungen sind binnen drei Werktagen schriftlich zu erheben, danach gelten sie als anerkannt.' : 'Offene Punkte der letzten Sitzung wurden übernommen. Tagesordnungspunkte für den nächsten Termin bitte eine Woche vorher melden.'}</p><p style="margin-top:6mm">Aufgestellt: ${writer?.first} ${writer?.last}, ${date(daysAfter(day, 2))}</p><div class="abs ft"><span>${firm}</span><span>${group}</span><span>Seite 1 von 1</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['ASA_2.pdf', 'Festlegungen_11.pdf', 'QZ Kueche.pdf'][index] ?? '',
      facts: [[group], [date(next)], [`${writer?.first} ${writer?.last}`, firm]],
    }
  },
}
