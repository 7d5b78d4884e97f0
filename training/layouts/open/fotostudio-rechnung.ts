// A photographer's bill out of an online service for bookkeeping, as thousands of small firms send it: sender in a thin line above
// the address, labels and values in two columns at the right, number in the heading; the second firm is too small for tax.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.45 'Open Sans';color:#2b2b2b}.logo{right:20mm;top:14mm;text-align:right}.logo b{font:300 21pt 'Lato';letter-spacing:-.3pt}.back{left:22mm;top:49mm;font-size:6.6pt;color:#777;border-bottom:.4pt solid #aaa}.to{left:22mm;top:54mm}.meta{right:20mm;top:54mm;width:70mm}.meta table{width:100%}.meta td{padding:.5mm 0}
.main{left:22mm;right:20mm;top:96mm}h1{font:600 14pt 'Open Sans';margin:0 0 5mm}.g{width:100%;margin:5mm 0 0}.g th{font-weight:600;text-align:left;background:#f1f1ee;padding:1.8mm 2mm}.g td{padding:2mm;border-bottom:.3pt solid #d8d8d4;vertical-align:top}.g small{display:block;color:#666;font-size:8pt}.s{width:78mm;margin:3mm 0 7mm auto}.s td{padding:.9mm 2mm}.s tr:last-child td{font-weight:600;border-top:.8pt solid #2b2b2b;border-bottom:.8pt solid #2b2b2b}.f{left:22mm;right:20mm;bottom:10mm;display:grid;grid-template-columns:1fr 1fr 1.3fr;gap:6mm;font-size:7pt;line-height:1.5;color:#666;border-top:.3pt solid #bbb;padding-top:2mm}`

const FIRMS = [
  { owner: 'Annika Wesselhöft', logo: 'wesselhöft', sub: 'fotografie', mail: 'studio@wesselhoeft-foto.example' },
  { owner: 'Tjark Ohmsen', logo: 'Tjark Ohmsen', sub: 'Bilder für Betriebe', mail: 'moin@ohmsen-bilder.example' },
] as const
const JOBS = [
  [
    ['Mitarbeiterportraits vor Ort', 'inkl. An- und Abfahrt, Licht und Hintergrund', 'Pers.', 6_500, 9],
    ['Bildbearbeitung', 'Retusche und Farbabstimmung je ausgewähltem Bild', 'Stk', 1_800, 18],
    ['Nutzungsrechte Webseite und Drucksachen', 'zeitlich und räumlich unbegrenzt', 'pausch.', 24_000, 1],
  ],
  [
    ['Fotoreportage Werkhalle', 'halber Tag, ca. 40 bearbeitete Bilder', 'Tag', 52_000, 1],
    ['Drohnenaufnahmen Betriebsgelände', 'mit Genehmigung, 8 Bilder', 'Std.', 11_000, 2],
    ['Fahrtkosten', 'Kilometer hin und zurück', 'km', 45, 84],
  ],
] as const
const LABELS = [
  ['Rechnungsnr.', 'Datum', 'Lieferdatum'],
  ['Rechnungs-Nr.', 'Rechnungsdatum', 'Leistungsdatum'],
] as const
const { amount, date } = writingOf('DE')

const taxedSums = (net: number, tax: number): [string, number][] => [
  ['Gesamtbetrag netto', net],
  ['zzgl. Umsatzsteuer 19 %', tax],
  ['Gesamtbetrag brutto', net + tax],
]

export const layout: Layout = {
  name: 'fotostudio-rechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const isTaxed = index === 0
    const labels = LABELS[isTaxed ? 0 : 1]
    const [buyer, contact, own, seat] = [names.company(), names.person(), names.company(), names.address()]
    const shot = dayIn(random, 2025, 2026)
    const [day, due] = [daysAfter(shot, 7), daysAfter(shot, 21)]
    const number = isTaxed ? `RE-${day.year}-${random.code('1###')}` : `${day.year}/${random.code('0##')}`
    const rows = JOBS[index === 0 ? 0 : 1].map(([name, note, unit, price, quantity]) => ({
      ...{ name, note, unit, price, quantity },
      total: price * quantity,
    }))
    const net = sum(rows.map(({ total }) => total))
    const tax = isTaxed ? percent(net, 19) : 0
    const meta = [
      [labels[0], number],
      ['Kundennr.', random.code('10###')],
      [labels[1], date(day)],
      [labels[2], date(shot)],
      ['Ihr Ansprechpartner', firm.owner],
    ]
    const sums: [string, number][] = isTaxed ? taxedSums(net, tax) : [['Rechnungsbetrag', net]]
    const html = `<div class="abs logo"><b>${firm.logo}</b><br>${firm.sub}</div><div class="abs back">${firm.owner} · ${seat.street} · ${seat.place}</div><div class="abs to">${buyer.name}<br>${herrn(contact)} ${contact.full}<br>${buyer.address.street}<br>${buyer.address.place}</div>
<div class="abs meta"><table>${each(meta, ([label, text]) => `<tr><td>${label}</td><td class="r">${text}</td></tr>`)}</table></div>
<div class="abs main"><h1>Rechnung Nr. ${number}</h1><p>${contact.salutation === 'Herr' ? 'Sehr geehrter Herr' : 'Sehr geehrte Frau'} ${contact.last},</p><p>vielen Dank für Ihren Auftrag und das entgegengebrachte Vertrauen. Hiermit stelle ich Ihnen die folgenden Leistungen in Rechnung:</p>
<table class="g"><tr><th>Pos.</th><th>Beschreibung</th><th class="r">Menge</th><th class="r">Einzelpreis</th><th class="r">Gesamtpreis</th></tr>${each(rows, (row, at) => `<tr><td>${at + 1}.</td><td style="width:78mm">${row.name}<small>${row.note}</small></td><td class="r">${row.quantity} ${row.unit}</td><td class="r">${amount(row.price)} €</td><td class="r">${amount(row.total)} €</td></tr>`)}</table>
<table class="s">${each(sums, ([label, cents]) => `<tr><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`)}</table>
${isTaxed ? '' : '<p>Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.</p>'}<p>Bitte überweisen Sie den Rechnungsbetrag unter Angabe der Rechnungsnummer auf das unten angegebene Konto. Der Rechnungsbetrag ist bis zum ${date(due)} fällig.</p><p style="margin-top:5mm">Mit freundlichen Grüßen</p><p>${firm.owner}</p></div>
<div class="abs f"><div>${firm.owner}<br>${seat.street}<br>${seat.place}</div><div>Tel. ${own.mobile}<br>${firm.mail}<br>St.-Nr. ${own.taxNumber}${isTaxed ? `<br>USt-IdNr. ${own.vatId}` : ''}</div><div>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Rechnung_${number.replace('/', '-')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm.owner,
        buyerName: buyer.name,
        iban: own.bank.iban ?? '',
        currency: 'EUR',
        ...(isTaxed ? { ...totals(net, tax), sellerVatId: own.vatId } : { grossTotal: fixed(net) }),
      },
    }
  },
}
