// Schreiben von Ämtern, die nichts kosten: Eingang einer Anmeldung, Bitte um Unterlagen, Auskunft über eine Straßensperrung; Aktenzeichen,
// Zimmer und Sprechzeiten rechts, eine Frist, keine Beträge, einmal mit Rechtsbehelf.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, herrn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.45 var(--f)}.hd{left:25mm;right:20mm;top:12mm;display:flex;justify-content:space-between;border-bottom:var(--b);padding-bottom:2mm}.hd b{font-size:14pt}.to{left:25mm;top:48mm}.k{left:132mm;top:46mm;width:62mm;font-size:8.8pt;line-height:1.4}.k b{display:block;font-weight:600;margin-top:1.2mm;font-size:7.6pt}.m{left:25mm;right:22mm;top:104mm}.m p{margin:0 0 3mm}.ft{left:25mm;right:20mm;bottom:9mm;font-size:7.4pt;color:#333;border-top:.4pt solid #888;padding-top:1mm}`

const LETTERS = [
  {
    office: 'Stadt ^<br>Amt für Bürgerdienste',
    seat: 'Stadt ^',
    az: '33.2 – ####/%',
    subject: 'Ihre Anmeldung der Hundehaltung; fehlende Angaben',
    body: [
      'die Anmeldung Ihres Hundes ist hier eingegangen. Leider fehlen uns noch die Chipnummer und der Nachweis der Haftpflichtversicherung.',
      'Bitte reichen Sie beides bis zum # nach; ein Foto der Police genügt. Solange nichts vorliegt, können wir die Marke nicht ausgeben.',
      'Sollten Sie den Hund nicht mehr halten, bitten wir um kurze Nachricht an das oben genannte Zimmer.',
    ],
    bye: 'Mit freundlichen Grüßen<br>Im Auftrag',
    f: "'Liberation Sans'",
    b: '1pt solid #000',
  },
  {
    office: 'Landkreis ^<br>– Untere Wasserbehörde –',
    seat: 'Landratsamt ^',
    az: '66/657-#-%',
    subject: 'Anzeige eines Gartenbrunnens auf Flurstück 214/3',
    body: [
      'Ihre Anzeige haben wir geprüft. Gegen die Errichtung des Brunnens bis zu einer Tiefe von acht Metern bestehen keine Bedenken. Einer Erlaubnis bedarf es nicht, wenn das Wasser nur zum Gießen entnommen wird.',
      'Die Bohrung ist uns nach Abschluss, spätestens jedoch bis zum #, mit Schichtenverzeichnis anzuzeigen. Wird Grundwasser unerwartet gespannt angetroffen, ist die Arbeit einzustellen und die Behörde zu verständigen.',
      'Diese Mitteilung ergeht kostenfrei. Gegen sie kann innerhalb eines Monats nach Bekanntgabe Widerspruch eingelegt werden, schriftlich oder zur Niederschrift bei der vorgenannten Behörde.',
    ],
    bye: 'Im Auftrag',
    f: "'Liberation Serif'",
    b: '2.4pt double #000',
  },
  {
    office: 'Marktgemeinde ^<br>Bauhof und Verkehr',
    seat: 'Marktgemeinde ^',
    az: 'VK-##/%',
    subject: 'Sperrung vor Ihrem Haus',
    body: [
      'wir erneuern den Kanal in Ihrer Straße. Ab dem # ist die Zufahrt für voraussichtlich drei Wochen nur zu Fuß möglich, Rettung und Müllabfuhr sind geregelt: Bitte bringen Sie die Tonnen am Vorabend an die Ecke.',
      'Wer mit dem Auto angewiesen ist, etwa wegen einer Gehbehinderung, möge sich vorher bei uns melden. Wir finden eine Lösung. Kosten entstehen Ihnen durch die Arbeiten nicht.',
    ],
    bye: 'Wir danken für Ihr Verständnis',
    f: "'Open Sans','Liberation Sans'",
    b: '3pt solid #5a8f29',
  },
] as const

export const layout: Layout = {
  name: 'amt-ohne-gebuehr',
  kind: 'authority-letter',
  language: 'de',
  types: ['authority-letter'],
  count: 3,
  scans: [0],
  make(random, index) {
    const code = index === 2 ? 'AT' : 'DE'
    const names = namesIn(code, random)
    const { date } = writingOf(code)
    const one = LETTERS[index] ?? LETTERS[0]
    const [own, clerk, citizen, home] = [names.company(), names.person(), names.person(), names.address()]
    const town = own.address.town
    const day = dayIn(random, 2025, 2026)
    const until = daysAfter(day, random.whole(16, 28))
    const az = random.code(one.az.replace('%', String(day.year)))
    const side = [
      ['Auskunft erteilt', `${clerk.salutation} ${clerk.last}, Zi. ${random.whole(101, 318)}`],
      ['Durchwahl', own.phone],
      [index === 2 ? 'Zahl' : 'Aktenzeichen', az],
      ['Datum', date(day, index === 0 ? 'figures' : 'long')],
      ['Sprechzeiten', 'Mo, Di, Fr 8–12 Uhr, Do 14–18 Uhr'],
    ]
    const greeting = `Sehr geehrte${citizen.salutation === 'Herr' ? 'r' : ''} ${citizen.salutation} ${citizen.last},`
    const html = `<div class="abs hd"><b>${one.office.replace('^', town)}</b><span style="font-size:8.6pt" class="r">${own.address.street}<br>${own.address.place}</span></div><div class="abs to">${herrn(citizen)}<br>${citizen.full}<br>${home.lines.join('<br>')}</div><div class="abs k">${each(side, ([label, text]) => `<b>${label}</b>${text}`)}</div><div class="abs m"><p><b>${one.subject}</b></p><p>${greeting}</p><p>${one.body.join('</p><p>').replace('#', `<b>${date(until, 'long')}</b>`)}</p><p>${one.bye}</p><p style="margin-top:11mm">${clerk.last}</p></div><div class="abs ft">${one.seat.replace('^', town)} · Datenschutzhinweise unter ${town.toLowerCase().replace(/[^a-z]/g, '')}.example/datenschutz · Dieses Schreiben wurde elektronisch erstellt.</div>`
    return {
      html: sheets(`.sheet{--f:${one.f};--b:${one.b}}${CSS}`, [html]),
      pages: 1,
      facts: [[az], [date(until, 'long')], [one.seat.replace('^', town), `${town}`], [citizen.full]],
    }
  },
}
