// A Swiss supplier writes to all customers that prices go up: a plain letter with a day from which the new prices hold, percentages by group
// of goods, a reason, orders that still go at old prices, and two signatures; nothing is to be paid.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.5 'Nimbus Roman';font-variant-ligatures:none;padding:0 26mm 0 28mm}.lg{position:absolute;right:26mm;top:14mm;text-align:right;font:8.4pt/1.4 'Nimbus Sans'}.lg b{font:700 14pt 'Nimbus Sans';color:#8b0000}.to{margin-top:48mm;font-size:10.6pt}.d{margin:12mm 0 9mm}h1{font:700 11.4pt 'Nimbus Roman';margin:0 0 5mm}.g{margin:2mm 0 4mm 8mm}.g td{padding:.4mm 10mm .4mm 0}.g td:last-child{text-align:right;padding-right:0}.sg{display:grid;grid-template-columns:1fr 1fr;margin-top:16mm}.f{left:28mm;right:26mm;bottom:10mm;font:7.4pt 'Nimbus Sans';font-variant-ligatures:none;color:#555;border-top:.4pt solid #999;padding-top:1.5mm}`

const FIRMS = [
  {
    name: 'Verpackung Luterbacher AG',
    groups: ['Faltkartons und Versandtaschen', 'Stretch- und Luftpolsterfolien', 'Klebebänder', 'Paletten und Holz'],
    reason: 'Papier und Folien sind im Einkauf seit dem Frühjahr um mehr als ein Zehntel teurer geworden',
  },
  {
    name: 'Rösselmann Reinigungsbedarf GmbH',
    groups: ['Reinigungsmittel in Kanistern', 'Hygienepapier', 'Geräte und Zubehör'],
    reason: 'Energie und Transport kosten uns deutlich mehr als bei der letzten Anpassung',
  },
] as const
const { date } = writingOf('CH')

export const layout: Layout = {
  name: 'preisanpassung-brief',
  kind: 'letter',
  language: 'de',
  types: ['letter', 'notice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('CH', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const [own, client, contact, seller] = [names.company(), names.company(), names.person(), names.person()]
    const day = { year: 2025, month: 10, day: random.pick([8, 15, 22, 29]) }
    const start = { year: day.year + 1, month: 1, day: 1 }
    const last = { year: day.year, month: 12, day: 12 }
    const groups = firm.groups.map((group) => [group, `+ ${random.whole(2, 7)}.${random.pick([0, 5])} %`])
    const from = date(start, 'long')
    const html = `<div class="lg"><b>${firm.name}</b><br>${own.address.street}<br>${own.address.place}<br>Telefon ${own.phone}</div><div class="to">${client.name}<br>${index === 0 ? `${contact.salutation} ${contact.full}` : 'Einkauf'}<br>${client.address.street}<br>${client.address.place}</div><p class="d">${own.address.town}, ${date(day, 'long')}</p><h1>Anpassung unserer Preise per ${from}</h1><p>${index === 0 ? `${contact.salutation === 'Herr' ? 'Sehr geehrter Herr' : 'Sehr geehrte Frau'} ${contact.last}` : 'Sehr geehrte Damen und Herren'}</p><p>Wir danken Ihnen für die gute Zusammenarbeit und Ihre Treue. ${firm.reason}. Einen grossen Teil davon haben wir bisher selbst getragen. Auf das neue Jahr hin müssen wir unsere Preise jedoch anpassen:</p><table class="g">${each(groups, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table><p>Bestellungen, die bis zum ${date(last, 'long')} bei uns eintreffen und bis Ende Januar abgerufen werden, liefern wir noch zu den bisherigen Preisen. Bestehende Jahresverträge bleiben bis zu ihrem Ablauf unverändert. Die neue Preisliste erhalten Sie ${index === 0 ? `von ${seller.full}, der Kontaktperson für Ihre Firma` : 'mit separater Post'}; im Webshop ist sie ab ${date(daysAfter(start, -14))} einsehbar.</p><p>Wir sind überzeugt, Ihnen weiterhin ein gutes Verhältnis von Preis und Leistung zu bieten, und stehen für Fragen gerne zur Verfügung.</p><p>Freundliche Grüsse</p><p><b>${firm.name}</b></p><div class="sg"><div>${own.manager.first} ${own.manager.last}<br>Geschäftsleitung</div><div>${seller.first} ${seller.last}<br>Verkauf Innendienst</div></div><div class="abs f">${firm.name} · ${own.address.street} · ${own.address.place} · ${own.vatId}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: index === 0 ? `Preisanpassung ${start.year}.pdf` : 'Info Kunden.pdf',
      facts: [[from, `Anpassung unserer Preise per ${from}`], [date(last, 'long')], [firm.name]],
    }
  },
}
