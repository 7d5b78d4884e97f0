// A sound engineer's bill out of an online invoicing program for freelancers: number in the heading, a block of labels with colons beneath
// the logo, day rates and travel as positions with small second lines, a term in days beside the day it ends on, a code for banking apps,
// and a foot of four columns; the customer's own project number and two days of work stand near the date.
import { daysAfter } from '../../documents/names/names.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.42 Roboto;color:#26292e}.logo{right:18mm;top:12mm}.back{left:22mm;top:46mm;font-size:6.8pt;color:#666}.to{left:22mm;top:51mm}.meta{right:18mm;top:46mm;width:68mm}.meta td{padding:.35mm 0}.meta td:last-child{text-align:right}.meta table{width:100%}
.main{left:22mm;right:18mm;top:92mm}h1{font:500 15pt Roboto;margin:0 0 4mm}.g{width:100%;margin:4mm 0 2mm}.g th{background:#3d4a5c;color:#fff;font-weight:500;text-align:left;padding:1.5mm 2mm;font-size:8.6pt}.g th.r{text-align:right}.g td{padding:1.7mm 2mm;border-bottom:.4pt solid #d4d8dd;vertical-align:top}.g small{display:block;color:#6a707a;font-size:7.8pt}
.s{width:80mm;margin-left:auto}.s td{padding:.9mm 2mm}.s .t td{background:#eef0f3;font-weight:700}.pay{display:flex;gap:6mm;margin-top:7mm;align-items:center}.foot{left:22mm;right:18mm;bottom:8mm;display:grid;grid-template-columns:1.1fr 1.2fr 1fr 1.4fr;gap:4mm;font-size:6.9pt;line-height:1.45;color:#6a707a;border-top:.4pt solid #b8bec7;padding-top:2mm}`

const WORK: readonly (readonly [name: string, more: string, unit: string, price: number, most: number])[] = [
  ['Tagessatz FOH-Techniker', 'bis 10 Stunden, inkl. Auf- und Abbau', 'Tag(e)', 42_000, 3],
  ['Tagessatz Monitortechniker', 'bis 10 Stunden', 'Tag(e)', 38_000, 2],
  ['Überstunden ab der 11. Stunde', 'Nachweis laut Stundenzettel', 'Std.', 5_200, 6],
  ['Funkstrecken-Set 4-fach', 'Handsender und Taschensender, inkl. Batterien', 'Stk.', 9_500, 2],
  ['Mehrspurmitschnitt', 'Übergabe der Rohdaten auf Datenträger des Kunden', 'pauschal', 15_000, 1],
  ['Reisekosten PKW', 'Kilometer laut Routenplaner, hin und zurück', 'km', 42, 380],
  ['Übernachtungspauschale', '', 'Nacht', 8_900, 2],
]
const BRANDS = ['schallhof', 'Pegelfrei Tontechnik', 'schallhof'] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'tonleute',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [own, client, self, contact] = [names.company(), names.company(), names.person(), names.person()]
    const brand = BRANDS[index] ?? ''
    const day = dayIn(random, 2024, 2026)
    const [from, until, due] = [
      daysAfter(day, -random.whole(6, 9)),
      daysAfter(day, -random.whole(3, 5)),
      daysAfter(day, 14),
    ]
    const [number, customer] = [random.code(`RE-${day.year}####`), random.code('1####')]
    const rows = WORK.filter((_, at) =>
      [
        [0, 3, 5],
        [0, 1, 2, 4, 5, 6],
        [1, 2],
      ][index]?.includes(at),
    ).map(([name, more, unit, price, most]) => {
      const quantity = most > 9 ? random.whole(48, most) : random.whole(1, most)
      return { name, more, unit, price, quantity, total: quantity * price }
    })
    const all = sum(rows.map(({ total }) => total))
    const less = index === 1 ? percent(all, 5) : 0
    const net = all - less
    const tax = percent(net, 19)
    const end = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const svg = `<svg width="12mm" height="12mm" viewBox="0 0 12 12" style="vertical-align:middle"><circle cx="6" cy="6" r="6" fill="#e4572e"/><path d="M3 5v2M5 3.4v5.2M7 2.4v7.2M9 4.4v3.2" stroke="#fff" stroke-width=".9"/></svg>`
    const html = `<div class="abs logo">${svg} <span style="font:700 17pt Roboto;vertical-align:middle">${brand}</span></div>
<div class="abs back">${self.full} · ${own.address.street} · ${own.address.place}</div><div class="abs to">${client.name}<br>${index === 0 ? `z. Hd. ${contact.salutation === 'Herr' ? 'Herrn' : 'Frau'} ${contact.last}<br>` : ''}${client.address.street}<br>${client.address.place}</div>
<div class="abs meta"><table><tr><td>Rechnungsnr.:</td><td>${number}</td></tr><tr><td>Kundennr.:</td><td>${customer}</td></tr><tr><td>Datum:</td><td>${date(day)}</td></tr><tr><td>Leistungszeitraum:</td><td>${date(from)} – ${date(until)}</td></tr>${index === 2 ? '' : `<tr><td>Ihre Projektnr.:</td><td>${random.code('P##-0###')}</td></tr>`}<tr><td>Bearbeiter:</td><td>${self.full}</td></tr></table></div>
<div class="abs main"><h1>Rechnung ${number}</h1><p>${index === 0 ? `Hallo ${contact.salutation} ${contact.last},` : 'Sehr geehrte Damen und Herren,'}</p><p>vielen Dank für die gute Zusammenarbeit. Für die Produktion „${['Sommerbühne Stadtpark', 'Jahrestagung Pflege', 'Kirchenkonzert'][index]}“ berechne ich wie vereinbart:</p>
<table class="g"><tr><th>Pos.</th><th>Bezeichnung</th><th class="r">Menge</th><th>Einheit</th><th class="r">Einzelpreis</th><th class="r">Gesamtpreis</th></tr>${each(rows, (one, at) => `<tr><td>${at + 1}.</td><td>${one.name}${one.more ? `<small>${one.more}</small>` : ''}</td><td class="r">${amount(one.quantity * 100)}</td><td>${one.unit}</td><td class="r">${amount(one.price)} €</td><td class="r">${amount(one.total)} €</td></tr>`)}</table>
<table class="s">${less ? end('Zwischensumme', all) + end('Rabatt 5 %', -less) : ''}${end('Summe netto', net)}${end('Umsatzsteuer 19 %', tax)}${end('Gesamtsumme', net + tax, 't')}</table>
<div class="pay">${index === 2 ? '' : squareCode(random, 24)}<div><p>Zahlungsziel: 14 Tage, bitte ohne Abzug bis zum <b>${date(due)}</b>.<br>Verwendungszweck: ${number} / ${customer}</p><p>${index === 2 ? '' : 'Einfach den Code mit der Banking-App einlesen.</p><p>'}Beste Grüße<br>${self.full}</p></div></div></div>
<div class="abs foot"><div>${brand}<br>${self.full}<br>${own.address.street}<br>${own.address.place}</div><div>Tel. ${own.mobile}<br>post@${brand.toLowerCase().replace(/ /g, '-')}.example<br>${brand.toLowerCase().replace(/ /g, '-')}.example</div><div>Steuer-Nr. ${own.taxNumber}<br>USt-ID ${own.vatId}<br>Inhaber ${self.full}</div><div>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [self.full, brand],
        buyerName: client.name,
        sellerVatId: own.vatId.replace(/\s/g, ''),
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
