// A tree climber's bill typed into a letter template of a text processor: the letterhead is a picture, sender and contact stand in a text box
// at the right, the number is in a bold subject line, one small table with borders on all sides whose sums are its last rows, hours and a flat
// price mixed, and a tired "zahlbar sofort"; one paper has a private garden, one a housing association, one a parish.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { textPicture } from '../letterhead.ts'
import { dayIn, each, herrn, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.3 'Liberation Serif'}.pic{left:24mm;top:10mm}.side{right:15mm;top:44mm;width:47mm;font-size:9pt;line-height:1.4}.to{left:25mm;top:50mm}.body{left:25mm;right:20mm;top:99mm}.re{font-weight:bold;margin-bottom:6mm}.g{width:100%;margin:3mm 0 4mm}.g td,.g th{border:.6pt solid #000;padding:.8mm 1.8mm;vertical-align:top;font-weight:normal}.g th{font-weight:bold;text-align:left}.g .b td{font-weight:bold}.foot{left:25mm;right:20mm;bottom:8mm;font-size:8pt;text-align:center;color:#333}`

const JOBS: readonly (readonly [text: string, unit: string, low: number, high: number, most: number])[] = [
  ['Kronenpflege Stieleiche (Totholz > 3 cm), Seilklettertechnik', 'Std.', 6800, 8200, 9],
  ['Bodenmann', 'Std.', 4200, 4900, 9],
  ['Fällung Fichte ca. 22 m, abschnittweise abgeseilt', 'psch.', 68_000, 94_000, 1],
  ['Wurzelstock fräsen bis 25 cm unter Gelände', 'St.', 8_500, 14_000, 1],
  ['Häckseln und Abfuhr des Schnittguts', 'm³', 2_800, 3_900, 14],
  ['Sicherheitsschnitt Linde, Lichtraumprofil Gehweg', 'psch.', 24_000, 39_000, 1],
  ['An- und Abfahrt Transporter mit Häcksler', 'psch.', 6_500, 9_500, 1],
]
const SIGNS = ['Astwerk Baumpflege', 'Kronenkletterer', 'Astwerk Baumpflege'] as const
const PICKED: readonly (readonly number[])[] = [
  [0, 1, 4],
  [2, 3, 4, 5, 6],
  [5, 6],
]
const { amount, date, number: figures } = writingOf('DE')

export const layout: Layout = {
  name: 'baumpflege-brief',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  photos: [2],
  make(random, index) {
    const names = namesIn('DE', random)
    const [own, self, client] = [names.company(), names.person(), names.person()]
    const [home, site, sign] = [names.address(), names.address(), SIGNS[index] ?? '']
    const day = dayIn(random, 2024, 2026)
    const number =
      [random.code('##'), random.code(`${day.year}-0##`), random.code(`1##/${String(day.year).slice(2)}`)][index] ?? ''
    const buyer =
      [client.full, `Bauverein ${site.town} eG`, `Ev. Kirchengemeinde St. Nikolai ${home.town}`][index] ?? ''
    const to = [`${herrn(client)}<br>${buyer}`, `${buyer}<br>Technische Abteilung`, `${buyer}<br>Pfarramt`][index]
    const rows = JOBS.filter((_, at) => PICKED[index]?.includes(at)).map(([text, unit, low, high, most]) => {
      const quantity = most === 1 ? 1 : random.whole(4, most * 2) / 2
      const price = Math.round(random.whole(low, high) / 100) * 100
      return { text, unit, quantity, price, total: Math.round(quantity * price) }
    })
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 19)
    const end = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td colspan="3">${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const re = [
      `Rechnung Nr. ${number} / ${day.year}`,
      `Rechnung ${number} – Verkehrssicherung ${site.street}, ${site.town}`,
      `Rechnungsnummer: ${number}`,
    ][index]
    const mail = sign.toLowerCase().replace(/\s/g, '-')
    const picture = textPicture(
      [
        { text: sign, font: "600 12px 'EB Garamond'", left: 17, base: 15, colour: '#3b5d24' },
        {
          text: 'BAUMPFLEGE · FÄLLUNG · BAUMKONTROLLE',
          font: '3.2px Lato',
          left: 17.5,
          base: 21,
          colour: '#6a6a6a',
          spacing: 0.5,
        },
        { text: '♣', font: "20px 'DejaVu Sans'", left: 0, base: 19, colour: '#3b5d24' },
      ],
      { width: 150, height: 25 },
    )
    const html = `<div class="abs pic">${picture}</div><div class="abs side"><b>${self.full}</b><br>${random.pick(['Fachagrarwirt Baumpflege', 'European Tree Worker', 'Forstwirtschaftsmeister'])}<br>${own.address.street}<br>${own.address.place}<br><br>Tel.: ${own.phone}<br>Mobil: ${own.mobile}<br>info@${mail}.example<br><br>Datum: ${date(day)}</div><div class="abs to">${to}<br>${home.street}<br><br>${home.place}</div>
<div class="abs body"><div class="re">${re}</div><p>${[`Guten Tag ${client.salutation} ${client.last},`, 'Sehr geehrte Damen und Herren,', 'Liebe Kirchengemeinde,'][index]}</p><p>${['für die Arbeiten in Ihrem Garten', 'für die Arbeiten gemäß Ihrer Bestellung 44-107 (Herr Dr. Brandow)', 'für die Arbeiten auf dem Kirchhof'][index]}, ausgeführt am ${date(daysAfter(day, -random.whole(4, 18)))}, berechne ich Ihnen:</p>
<table class="g"><tr><th>Leistung</th><th>Menge</th><th>Einzelpreis</th><th>Betrag</th></tr>${each(rows, (one) => `<tr><td>${one.text}</td><td class="r">${figures(one.quantity)} ${one.unit}</td><td class="r">${amount(one.price)} €</td><td class="r">${amount(one.total)} €</td></tr>`)}${end('Summe netto', net)}${end('19% MwSt.', tax)}${end('Rechnungssumme', net + tax, 'b')}</table>
<p>${['Zahlbar sofort ohne Abzug.', 'Zahlbar innerhalb von 30 Tagen nach Rechnungseingang.', 'Bitte überweisen Sie den Betrag in den nächsten 14 Tagen.'][index]}</p>${index === 0 ? `<p>Im Rechnungsbetrag sind Lohnkosten von ${amount(percent(net + tax, 70))} € (brutto) enthalten, die Sie nach § 35a EStG geltend machen können. Bitte bewahren Sie die Rechnung zwei Jahre auf.</p>` : ''}<p>Mit freundlichem Gruß</p><p style="font:italic 15pt Z003;margin-top:4mm">${self.first.charAt(0)}. ${self.last}</p></div>
<div class="abs foot">Bankverbindung: ${own.bank.name}, IBAN: ${inFours(own.bank.iban ?? '')}, BIC: ${own.bank.bic}<br>Steuernummer: ${own.taxNumber} &nbsp; USt-Id: ${own.vatId} &nbsp; Betriebshaftpflicht bis 5 Mio. €</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Rechnung ${number.replace('/', '-')} ${index === 0 ? client.last : site.town}.pdf`,
      fields: {
        invoiceNumber: index === 0 ? [`${number} / ${day.year}`, number] : number,
        issueDate: iso(day),
        sellerName: [self.full, sign],
        buyerName: buyer,
        sellerVatId: own.vatId.replace(/\s/g, ''),
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
