// A letter of application: the sender is a private person, the recipient a firm with a contact; once by the book with a
// subject and a reference, once typed plainly by an apprentice-to-be with blanks in place of a layout.
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const BOOK = `.sheet{font:10.8pt/1.5 'Carlito','DejaVu Sans Condensed',sans-serif;padding:20mm 24mm 20mm 27mm}.n{border-right:3pt solid #7a8f2d;text-align:right;padding-right:4mm;margin-bottom:14mm}.n b{font-size:16pt;font-weight:400}h1{font-size:12pt;margin:10mm 0 5mm}`
const PLAIN = `.sheet{font:11pt/1.6 'Courier Prime','DejaVu Sans Mono',monospace;padding:25mm 22mm 20mm 25mm}`

export const layout: Layout = {
  name: 'application-letter',
  kind: 'application',
  language: 'de',
  types: ['application'],
  count: 2,
  scans: [1],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  return index === 0 ? byTheBook(names, random) : plain(names, random)
}

function byTheBook(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [person, home, firm, contact] = [names.person(), names.address(), names.company(), names.person()]
  const [day, reference] = [dayIn(random, 2024, 2026), random.code('PM-24-##')]
  const [role, salary] = ['Teamleitung Kundenservice', random.whole(46, 58)]
  const html = `<div class="n"><b>${person.full}</b><br>${home.street} | ${home.place}<br>${names.phone()} | ${names.email(person, { ...firm, email: 'x@mailfach.example' })}</div><p>${firm.name}<br>Personalabteilung<br>${contact.salutation === 'Herr' ? 'Herrn' : 'Frau'} ${contact.full}<br>${firm.address.street}<br>${firm.address.place}</p><p class="r">${home.town}, ${date(day, 'long')}</p>
<h1>Bewerbung als ${role} (m/w/d)<br>Ihre Anzeige vom ${date(daysAfter(day, -9))}, Kennziffer ${reference}</h1><p>Sehr geehrte${contact.salutation === 'Herr' ? 'r Herr' : ' Frau'} ${contact.last},</p><p>ein Team so zu führen, dass Kundinnen und Kunden gern wieder anrufen – das reizt mich an Ihrer Stelle. Seit sechs Jahren arbeite ich im Kundenservice eines Versandhändlers, zuletzt als stellvertretende Leitung für 14 Kolleginnen und Kollegen.</p>
<p>Dort habe ich die Einarbeitung neu geordnet und die Zeit bis zur ersten Antwort von zwei Tagen auf fünf Stunden gesenkt. Reklamationen betrachte ich als kostenlose Beratung; wie man daraus lernt, habe ich in einer monatlichen Runde mit Einkauf und Lager gezeigt.</p><p>Ich kann zum ersten Tag des übernächsten Quartals bei Ihnen beginnen. Meine Gehaltsvorstellung liegt bei ${salary}.000 Euro im Jahr.</p><p>Über eine Einladung zu einem persönlichen Gespräch freue ich mich sehr.</p><p>Mit freundlichen Grüßen</p><p style="font:20pt 'Z003','DejaVu Serif',cursive;color:#223">${person.first} ${person.last}</p><p style="font-size:9pt">Anlagen: Lebenslauf, Zeugnisse</p>`
  return {
    html: sheets(BOOK, [html]),
    pages: 1,
    fileName: `Anschreiben_${person.last}.pdf`,
    facts: [[person.last], [role, reference, firm.name]],
  }
}

function plain(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [person, home, school, owner] = [names.person(), names.address(), names.town(), names.person()]
  const day = { ...dayIn(random, 2024, 2025), month: random.whole(11, 12) }
  const firm = `Tischlerei ${owner.last} Innenausbau`
  const place = names.address()
  const html = `<p>${person.first} ${person.last}<br>${home.street}<br>${home.place}<br>Handy ${names.phone()}</p><br><p>${firm}<br>${place.street}<br>${place.place}</p><p class="r">${date(day)}</p><br><p><b>Bewerbung um einen Ausbildungsplatz als Tischler</b></p><p>Sehr geehrte${owner.salutation === 'Herr' ? 'r Herr' : ' Frau'} ${owner.last},</p>
<p>vielen Dank für die zwei Wochen Praktikum im Herbst. Die Arbeit an der Treppe hat mir so viel Spaß gemacht, dass ich mich jetzt bei Ihnen um einen Ausbildungsplatz ab dem 1. August bewerben möchte.</p><p>Im Sommer mache ich den Realschulabschluss an der Realschule ${school}. Meine besten Fächer sind Technik (1) und Mathe (2). In meiner Freizeit restauriere ich mit meinem Opa alte Fahrräder.</p><p>Ich bin pünktlich, kann anpacken und wohne nur zehn Minuten von Ihrer Werkstatt entfernt. Den Führerschein Klasse AM habe ich seit März.</p>
<p>Ich würde gerne noch einmal zum Probearbeiten kommen und freue mich auf Ihre Antwort.</p><p>Mit freundlichen Grüßen</p><br><p>${person.first} ${person.last}</p><br><p style="white-space:pre-wrap">Anlagen:  Lebenslauf
          letztes Zeugnis
          Praktikumsbescheinigung</p>`
  return {
    html: sheets(PLAIN, [html]),
    pages: 1,
    fileName: 'bewerbung.pdf',
    facts: [
      [`${person.first} ${person.last}`, person.last],
      [firm, owner.last, 'Ausbildungsplatz als Tischler'],
    ],
  }
}
