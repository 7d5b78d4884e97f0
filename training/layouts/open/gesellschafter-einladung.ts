// A managing director's invitation of the shareholders with an agenda: it reads like minutes to come, has shares in euros and votes, proxy
// form on the second sheet, sent "per Einschreiben", each shareholder listed as a recipient.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.5 'Liberation Serif';padding:22mm 25mm 0}.to{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;font-size:9.6pt;line-height:1.35;margin:12mm 0}ol{padding-left:7mm}li{margin-bottom:1.4mm}h1{font:700 12pt 'Liberation Serif'}`

const TOPICS = [
  'Begrüßung, Feststellung der ordnungsgemäßen Ladung und der Beschlussfähigkeit',
  'Bericht der Geschäftsführung über das abgelaufene Geschäftsjahr',
  'Feststellung des Jahresabschlusses',
  'Verwendung des Jahresergebnisses',
  'Entlastung der Geschäftsführung',
  'Erwerb des Grundstücks hinter der Halle',
  'Verschiedenes',
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'gesellschafter-einladung',
  kind: 'invitation',
  language: 'de',
  types: ['invitation', 'letter'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, register, manager } = names.company()
    const firm = ['Drehteile Ostermoor GmbH', 'Kelterei Wiedenborn GmbH'][index] ?? ''
    const day = dayIn(random, 2024, 2026)
    const meeting = daysAfter(day, 21)
    const owners = Array.from({ length: 3 }, (_, at) => ({
      who: names.person(),
      home: names.address(),
      share: (at + 1) * 750000,
    }))
    const topics = index === 0 ? TOPICS : TOPICS.filter((_, at) => at !== 5)
    const place =
      index === 0 ? 'in unserem Besprechungsraum im ersten Stock' : 'im Gasthof Zur alten Kelter, Nebenzimmer'
    const chief = `${manager.first} ${manager.last}`
    const first = `<p><b>${firm}</b><br>Die Geschäftsführung<br>${address.street}, ${address.place}</p><p style="text-decoration:underline;margin-top:6mm">Per Einschreiben</p><div class="to">${each(owners, ({ who, home }) => `<span>${who.full}<br>${home.lines.join('<br>')}</span>`)}</div><p class="r">${address.town}, ${date(day, 'long')}</p><h1>Einladung zur ordentlichen Gesellschafterversammlung</h1><p>Sehr geehrte Gesellschafterinnen und Gesellschafter,</p><p>hiermit lade ich Sie nach § ${index + 8} unseres Gesellschaftsvertrags ein. Wir treffen uns am</p><p class="c"><b>${date(meeting, 'long')} um ${index === 0 ? '16.00' : '10.30'} Uhr</b><br>${place}.</p><p>Tagesordnung:</p><ol>${each(topics, (topic) => `<li>${topic}</li>`)}</ol><p>Der Entwurf des Jahresabschlusses liegt bei. Wer verhindert ist, kann sich mit der beigefügten Vollmacht vertreten lassen.</p><p>Mit freundlichen Grüßen</p><p style="margin-top:10mm">${chief}</p><p style="font-size:8pt">${register}</p>`
    const second = `<h1 style="margin-top:14mm">Vollmacht</h1><p>Ich, _____________________________________________, bevollmächtige hiermit</p><p>Frau / Herrn ________________________________________________</p><p>mich in der Gesellschafterversammlung der ${firm} am ${date(meeting, 'long')} zu vertreten und mein Stimmrecht zu allen Punkten der Tagesordnung auszuüben.</p><p style="margin-top:18mm">____________________________<br>Ort, Datum, Unterschrift</p><p style="margin-top:24mm">Stimmen (je 50 Euro eine Stimme):</p>${each(owners, ({ who, share }) => `${who.last}: Geschäftsanteil ${amount(share)} €, ${share / 5000} Stimmen<br>`)}`
    return {
      html: sheets(CSS, [first, second]),
      pages: 2,
      fileName: `GV_${day.year}_Einladung.pdf`,
      facts: [[firm, chief, 'Gesellschafterversammlung'], [date(meeting, 'long')]],
    }
  },
}
