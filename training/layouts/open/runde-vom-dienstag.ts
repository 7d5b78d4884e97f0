// What was said at a meeting: a team's notes by points with arrows for tasks, a parents' council's text in sentences with votes, a works council's
// sheet with decisions in a column; headings are "Teamrunde", "Sitzung vom …" or only who met.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.5 var(--f);padding:17mm 22mm}h1{font-size:var(--h);margin:0 0 1mm;font-weight:700}.wh{color:#444;border-bottom:.8pt solid #888;padding-bottom:3mm;margin-bottom:4mm}.wh b{display:inline-block;min-width:28mm;font-weight:600}h2{font-size:11pt;margin:4mm 0 1mm}ul{margin:0 0 2mm;padding-left:6mm}.do{color:#7a1f1f}.b{width:100%}.b td,.b th{border:.5pt solid #555;padding:1.2mm 2mm;vertical-align:top;text-align:left}.b th{background:#ececec}`
const { date } = writingOf('DE')

interface Meeting {
  readonly random: Random
  readonly people: readonly string[]
  readonly day: string
  readonly next: string
}

type Made = readonly [html: string, facts: readonly (readonly string[])[]]

function team({ people, day, next, random }: Meeting): Made {
  const [a = '', b = '', c = '', d = ''] = people
  const count = random.whole(4, 19)
  return [
    `<h1>Teamrunde Einkauf / Lager</h1><div class="wh">${day} · dabei: ${a}, ${b}, ${c} · krank: ${d}</div><h2>Inventur</h2><ul><li>Differenz bei Schüttgut ist geklärt, Waage war falsch tariert.</li><li>Restliche ${count} Paletten zählen wir am Samstag.</li><li class="do">→ ${b}: Schlüssel besorgen, Aushang machen</li></ul><h2>Neue Scanner</h2><ul><li>Zwei Geräte zur Probe da, Akku hält keine Schicht.</li><li>Lieferant will Ersatz schicken, sonst gehen sie zurück.</li><li class="do">→ ${c}: bis ${next} Rückmeldung an IT</li></ul><h2>Urlaub</h2><ul><li>Brückentage sind vergeben, Liste hängt am Brett. Tausch nur untereinander.</li></ul><h2>Sonstiges</h2><ul><li>Der Stapler 3 verliert Öl. ${a} ruft den Service an.</li><li>Kaffeekasse: bitte zahlen!</li></ul><p>Nächste Runde: ${next}, 7.30 Uhr, Pausenraum</p>`,
    [[day], [next], [b, c, `${count} Paletten`]],
  ]
}

function parents({ people, day, next, random }: Meeting): Made {
  const [chair = '', writer = '', head = '', guest = ''] = people
  const [yes, no] = [random.whole(11, 19), random.whole(0, 4)]
  return [
    `<h1>Elternrat der Grundschule Am Krähenholz</h1><div class="wh"><b>Sitzung vom</b>${day}, 19.30 bis 21.15 Uhr, Musikraum<br><b>Leitung</b>${chair}<br><b>Schriftführung</b>${writer}<br><b>Gäste</b>${head} (Schulleitung), ${guest} (Förderverein)</div><p><b>TOP 1 Begrüßung.</b> ${chair} begrüßt die Anwesenden, stellt die ordnungsgemäße Einladung und die Beschlussfähigkeit fest. Die Niederschrift der letzten Sitzung wird ohne Änderung genehmigt.</p><p><b>TOP 2 Bericht der Schulleitung.</b> ${head} berichtet über den Ganztag. Die Essensausgabe laufe besser, seit in zwei Schichten gegessen werde. Eine Mutter merkt an, dass die zweite Gruppe zu wenig Zeit habe; das wird geprüft.</p><p><b>TOP 3 Verkehr vor der Schule.</b> Nach längerer Aussprache wird beantragt, bei der Stadt eine Halteverbotszone zu beantragen. Der Antrag wird mit ${yes} Ja-Stimmen bei ${no} Gegenstimmen angenommen.</p><p><b>TOP 4 Schulfest.</b> ${guest} stellt die Planung vor. Für Kuchenspenden wird eine Liste herumgegeben. Die Kosten der Hüpfburg (380 Euro) übernimmt der Förderverein.</p><p><b>TOP 5 Verschiedenes.</b> Die Fundsachen werden zum Monatsende gespendet.</p><p>Die nächste Sitzung findet am ${next} statt.</p><p style="margin-top:14mm">gez. ${writer} &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; gez. ${chair}</p>`,
    [[day], [next], [chair, writer, `${yes} Ja-Stimmen`]],
  ]
}

function council({ people, day, next, random }: Meeting): Made {
  const no = random.whole(8, 23)
  const rows = [
    [
      '1',
      'Schichtplan Halle 2',
      'Entwurf der Geschäftsleitung vorgestellt; Bedenken wegen der Freitagsspätschicht.',
      'Zustimmung verweigert, Gegenvorschlag folgt',
    ],
    ['2', 'Einstellung Instandhaltung', 'Zwei Bewerbungen liegen vor, Eingruppierung EG 9.', 'Zustimmung, einstimmig'],
    ['3', 'Kameras am Tor', 'Datenschutzbeauftragter erläutert Speicherdauer 72 h.', 'vertagt auf nächste Sitzung'],
    ['4', 'Kantine', 'Preiserhöhung um 40 Cent ab Monatsanfang; Umfrage ausgewertet.', 'zur Kenntnis genommen'],
  ]
  return [
    `<h1>BR-Sitzung ${no}</h1><div class="wh"><b>am</b>${day}, 8.00–10.05 Uhr<br><b>anwesend</b>${people.slice(0, 5).join(', ')}<br><b>entschuldigt</b>${people[5] ?? ''} (Ersatz geladen)</div><table class="b"><tr><th>TOP<th>Thema<th>Verlauf<th>Ergebnis</tr>${each(rows, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}`)}</tr>`)}</table><p style="margin-top:5mm">Nächste ordentliche Sitzung: ${next}. Einladung mit Unterlagen geht spätestens drei Tage vorher zu.</p><p style="margin-top:15mm">Vorsitz: ${people[0] ?? ''} &nbsp;&nbsp;&nbsp; Protokoll: ${people[1] ?? ''}</p>`,
    [[day], [next], [`BR-Sitzung ${no}`, people[0] ?? '']],
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const date0 = dayIn(random, 2024, 2026)
  const people = Array.from({ length: 6 }, () => (index === 0 ? names.person().first : names.person().full))
  const meeting: Meeting = {
    random,
    people: [...new Set(people)],
    day: date(date0, index === 2 ? 'figures' : 'long'),
    next: date(daysAfter(date0, index === 0 ? 7 : 28), index === 2 ? 'figures' : 'long'),
  }
  const [html, facts] = ([team, parents, council][index] ?? team)(meeting)
  const look = [`--f:'Carlito';--h:17pt`, `--f:'Liberation Serif';--h:14pt`, `--f:'Noto Sans';--h:20pt`][index]
  return {
    html: sheets(`.sheet{${look ?? ''}}${CSS}`, [html]),
    pages: 1,
    fileName: ['Teamrunde.pdf', 'Elternrat.pdf', 'BR.pdf'][index] ?? '',
    facts,
  }
}

export const layout: Layout = {
  name: 'runde-vom-dienstag',
  kind: 'minutes',
  language: 'de',
  types: ['minutes'],
  count: 3,
  scans: [0],
  make,
}
