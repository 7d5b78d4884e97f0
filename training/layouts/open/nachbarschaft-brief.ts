// A small firm's plain letter to the neighbours: it announces works in the yard, names days, noise and a telephone number; no subject line
// but a sentence in bold, "an alle Haushalte" in place of a recipient; the second one thanks a customer and returns a found key.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, herrn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.4pt/1.5 'Liberation Mono',monospace;padding:25mm 25mm 20mm 28mm}.s{font-size:10.4pt;line-height:1.35;margin-bottom:22mm}.hand{font:25pt/1 'Z003',cursive;color:#14224f;margin:4mm 0 1mm;transform:rotate(-3deg)}`

export const layout: Layout = {
  name: 'nachbarschaft-brief',
  kind: 'letter',
  language: 'de',
  types: ['letter', 'notice'],
  count: 2,
  scans: [1],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const [owner, home, day] = [names.person(), names.address(), dayIn(random, 2024, 2026)]
  const [reader, flat] = [names.person(), names.address()]
  const start = mondayAfter(daysAfter(day, 14))
  const end = daysAfter(start, 4)
  const firm = 'Orgelbau Tremel & Tochter'
  const dear = reader.salutation === 'Frau' ? 'Liebe Frau' : 'Lieber Herr'
  const letters = [
    `<p>An alle Haushalte<br>${home.street} bis zum Brunnen</p><p style="margin-top:14mm"><b>Liebe Nachbarinnen und Nachbarn,</b></p><p>vom ${date(start, 'long')} bis voraussichtlich ${date(end, 'long')} wird in unserem Hof das alte Pflaster aufgenommen und die Leitung zur Werkstatt erneuert. Das wird laut, am ersten Tag sogar sehr. Gearbeitet wird von 7.30 bis 16 Uhr, mittags ist eine Stunde Ruhe.</p><p>Die Durchfahrt bleibt für Fahrräder frei. Wer in dieser Woche Möbel oder Pakete erwartet, darf unsere Ladezone vorn an der Straße benutzen; Lieferungen nehmen wir gerne für Sie an.</p><p>Zum Ausgleich laden wir am Freitag danach ab 17 Uhr in die Werkstatt ein. Das Dorfpositiv ist fertig und will gehört werden, bevor es nach Norden reist. Es gibt Kuchen.</p><p>Wenn etwas stört, rufen Sie bitte gleich an: ${names.phone()}.</p>`,
    `<p>${herrn(reader)}<br>${reader.full}<br>${flat.street}<br>${flat.place}</p><p style="margin-top:14mm">${dear} ${reader.last},</p><p>beim Abbauen der Pfeifen im letzten Herbst haben wir hinter dem Gehäuse diesen Schlüssel gefunden. Er passt, so viel hat meine Tochter herausgefunden, zu keiner Tür der Kirche mehr, aber vielleicht zu dem Kasten, von dem Sie uns beim Richtfest erzählt haben. Darum liegt er hier bei.</p><p>Haben Sie auch vielen Dank für Ihre Zeilen vom ${date(daysAfter(day, -9), 'long')}. Dass die Rechnung noch vor Weihnachten bezahlt wurde, war nicht selbstverständlich; sagen Sie das bitte auch im Kreis der Spender weiter. Die Stimmung im Mai machen wir wie versprochen ohne Berechnung.</p><p>Bis dahin grüßt Sie herzlich</p>`,
  ]
  const html = `<div class="s"><b>${firm}</b><br>${home.street}<br>${home.place}</div><p class="r">${date(day, 'long')}</p>${letters[index]}<div class="hand" data-over>${owner.first} Tremel</div><p>${owner.first} Tremel</p>${index === 1 ? '<p style="margin-top:12mm">1 Anlage (Schlüssel)</p>' : ''}`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? 'Nachbarn.pdf' : 'SCN_20071.pdf',
    facts: [
      [firm, `${owner.first} Tremel`],
      index === 0 ? [date(start, 'long'), date(end, 'long')] : [reader.last, date(day, 'long')],
    ],
  }
}

function mondayAfter(day: Day): Day {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
  return daysAfter(day, (8 - weekday) % 7)
}
