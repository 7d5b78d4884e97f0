// A certificate: an employer's qualified reference in justified prose, and a certificate of a course with large centred type
// and a list of subjects. Neither has a recipient, and the person it is about is not its sender.
import type { Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const PROSE = `.sheet{font:11pt/1.55 'Liberation Serif','DejaVu Serif Condensed',serif;padding:20mm 24mm 24mm 27mm;text-align:justify}.lh{text-align:right;font:9pt 'Liberation Sans Narrow','DejaVu Sans Condensed',sans-serif;color:#374785;border-bottom:1pt solid #374785;padding-bottom:3mm;margin-bottom:20mm}.lh b{font-size:16pt;display:block}h1{font-size:17pt;letter-spacing:5pt;text-align:center;font-weight:400;margin:0 0 9mm}.sg{display:flex;gap:26mm;margin-top:18mm;text-align:left}`
const DIPLOMA = `.sheet{font:14pt/1.5 'Lato','DejaVu Sans Condensed',sans-serif;padding:30mm 30mm;text-align:center}.fr{position:absolute;inset:8mm;border:3pt solid #b08d3c}.sheet h1{font:400 40pt 'C059','DejaVu Serif',serif;color:#b08d3c;margin:4mm 0 2mm}.nm{font:30pt 'Z003','DejaVu Serif',cursive;margin:4mm 0}ul{list-style:none;padding:0;font-size:10.5pt;columns:2;margin:3mm auto;width:190mm}.sg{display:flex;justify-content:space-between;margin-top:18mm;font-size:10pt}`

export const layout: Layout = {
  name: 'work-reference',
  kind: 'other',
  language: 'de',
  types: ['other', 'letter'],
  count: 2,
  scans: [0],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  return index === 0 ? reference(names, random) : diploma(names, random)
}

function reference(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [person, firm] = [womanOf(names), names.company()]
  const end = lastDay(dayIn(random, 2022, 2025))
  const start = { year: end.year - random.whole(3, 9), month: 4, day: 1 }
  const html = `<div class="lh"><b>${firm.short}</b>${firm.name} · ${firm.address.street} · ${firm.address.place}<br>Telefon ${firm.phone} · ${firm.website}</div><h1>ARBEITSZEUGNIS</h1><p>Frau ${person.full}, geboren am ${date(dayIn(random, 1970, 1996), 'long')} in ${names.town()}, war vom ${date(start, 'long')} bis zum ${date(end, 'long')} in unserem Unternehmen als Sachbearbeiterin in der Finanzbuchhaltung beschäftigt.</p>
<p>Ihr Aufgabengebiet umfasste das Kontieren und Buchen der Ein- und Ausgangsrechnungen, die Abstimmung der Konten, den Zahlungsverkehr, das Mahnwesen sowie die Mitwirkung an den Monats- und Jahresabschlüssen. Zudem führte sie die elektronische Belegablage ein.</p><p>Frau ${person.last} verfügt über ein fundiertes Fachwissen, das sie stets sicher und erfolgreich einsetzte. Sie arbeitete sich sehr schnell in neue Programme ein und bewältigte auch hohes Arbeitsaufkommen jederzeit zuverlässig. Die ihr übertragenen Aufgaben erledigte sie stets zu unserer vollsten Zufriedenheit.</p><p>Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Geschäftspartnern war jederzeit einwandfrei.</p>
<p>Frau ${person.last} verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die wertvolle Mitarbeit und wünschen ihr beruflich wie persönlich weiterhin viel Erfolg und alles Gute.</p><p>${firm.address.town}, ${date(end, 'long')}</p><div class="sg"><div>${firm.manager.full}<br>Geschäftsleitung</div><div>${names.person().full}<br>Leitung Rechnungswesen</div></div>`
  return {
    html: sheets(PROSE, [html]),
    pages: 1,
    fileName: `Zeugnis ${person.last}.pdf`,
    facts: [
      [person.full, person.last],
      [firm.name, firm.short, date(end, 'long')],
    ],
  }
}

function diploma(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [person, day, number] = [names.person(), dayIn(random, 2024, 2026), random.code('HW-####-##')]
  const subjects = [
    'Rechtliche Grundlagen',
    'Arbeitsmedizinische Vorsorge',
    'Gefährdungsbeurteilung',
    'Leitern und Tritte',
    'Prüfung elektrischer Geräte',
    'Praktische Übungen',
  ]
  const html = `<div class="fr" data-over></div><div>Bildungszentrum Haus Wendelgard</div><h1>Zertifikat</h1><div>Hiermit wird bescheinigt, dass</div><div class="nm">${person.full}</div><div>am Lehrgang</div><div style="font-size:19pt;font-weight:700">Befähigte Person nach TRBS 1203</div><div style="font-size:11.5pt">am ${date(day, 'long')} mit 16 Unterrichtseinheiten teilgenommen und die Prüfung mit Erfolg abgelegt hat.</div><ul>${each(subjects, (subject) => `<li>${subject}`)}</ul>
<div class="sg"><span>${names.town()}, ${date(day)}</span><span>Zertifikat Nr. ${number}</span><span>${names.person().full}, Lehrgangsleitung</span></div>`
  return {
    html: sheets(DIPLOMA, [html], { width: 297, height: 210 }),
    pages: 1,
    fileName: `${number}.pdf`,
    facts: [
      [person.full, person.last],
      ['Befähigte Person nach TRBS 1203', number, 'Haus Wendelgard'],
    ],
  }
}

/** The reference speaks of "Frau" throughout. */
function womanOf(names: Names): ReturnType<Names['person']> {
  const person = names.person()
  return person.salutation === 'Frau' ? person : womanOf(names)
}
