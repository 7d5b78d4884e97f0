// A cake baker's bill without VAT (§ 19 UStG), made in a spreadsheet: cells with visible lines, labels and values in neighbouring cells,
// a headline over merged cells, empty rows of the template left in the table, "Zu zahlen" beneath deposits, and her own name only in the
// first cell and beside the bank.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.2 Carlito;padding:19mm 18mm 0 18mm}table{width:100%;table-layout:fixed}td{height:5.6mm;padding:0 1.2mm;vertical-align:bottom}.big td{font:bold 26pt/1 Carlito;height:15mm;color:#7b3f61}.g td{border:.5pt solid #000}.g .h td{background:#f3d9e6;font-weight:bold;text-align:center}.g .none{border:0}.g .sum td{font-weight:bold}.g .pay td:last-child{background:#ffff99;border:1.4pt solid #000}.sm td{font-size:9pt}`

const CAKES: readonly (readonly [name: string, low: number, high: number, most: number])[] = [
  ['Hochzeitstorte 3-stöckig, Vanille/Himbeere', 29_000, 38_000, 1],
  ['Cupcakes Zitrone', 320, 380, 36],
  ['Cakepops', 220, 260, 40],
  ['Motivtorte "Einschulung"', 8_500, 11_500, 1],
  ['Zuckerblumen handmodelliert', 450, 650, 12],
  ['Tortenständer Leihgebühr', 1_500, 2_500, 1],
  ['Lieferung und Aufbau', 3_000, 5_500, 1],
]
const LABELS = ['Tortenstübchen Zuckerguss', 'TORTENSTÜBCHEN ZUCKERGUSS', 'Backstube Sahneschnitte'] as const
const LINES = 9
const { amount, date } = writingOf('DE')
const when = (is: boolean, html: string) => (is ? html : '')

export const layout: Layout = {
  name: 'torten-tabelle',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  photos: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [own, self, client, office] = [names.company(), names.person(), names.person(), names.company()]
    const [shop, day] = [LABELS[index] ?? '', dayIn(random, 2024, 2026)]
    const party = daysAfter(day, -random.whole(2, 5))
    const number = [random.code(`##/${day.year}`), random.code('R-1##'), random.code(`${day.year}0##`)][index] ?? ''
    const isFirm = index === 2
    const [buyer, home] = isFirm ? [office.name, office.address] : [client.full, names.address()]
    const rows = CAKES.filter((_, at) =>
      [
        [0, 1, 5, 6],
        [3, 2],
        [1, 2, 4, 6],
      ][index]?.includes(at),
    ).map(([name, low, high, most]) => {
      const [quantity, price] = [
        most > 9 ? random.whole(6, most) : 1,
        Math.round(random.whole(low, high) / (high > 1_000 ? 500 : 10)) * (high > 1_000 ? 500 : 10),
      ]
      return { name, quantity, price, total: quantity * price }
    })
    const iban = own.bank.iban ?? ''
    const total = sum(rows.map((one) => one.total))
    const deposit = index === 0 ? 10_000 : 0
    const until = `Bitte überweisen Sie bis zum ${date(daysAfter(day, 14))}.`
    const cells = (list: readonly string[]) =>
      `<tr>${each(list, (text, at) => `<td${when(at > 1, ' class="r"')}>${text}</td>`)}</tr>`
    const end = (text: string, cents: number, of: string) =>
      `<tr class="${of}"><td class="none"></td><td class="none"></td><td class="none r" colspan="2">${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const fact = (left: string, label: string, value: string) =>
      `<tr><td colspan="3">${left}</td><td>${label}</td><td class="r">${value}</td></tr>`
    const columns =
      '<colgroup><col style="width:14mm"><col><col style="width:20mm"><col style="width:30mm"><col style="width:30mm"></colgroup>'
    const html = `<table>${columns}<tr><td colspan="5"><b>${shop}</b></td></tr><tr><td colspan="5">${self.full}, ${own.address.street}, ${own.address.place}</td></tr><tr><td colspan="5">Tel. ${own.mobile}</td></tr><tr><td></td></tr><tr><td></td></tr>
${fact(isFirm ? buyer : herrn(client), 'Rechnungs-Nr.:', number)}${fact(isFirm ? `z.Hd. ${client.salutation} ${client.last}` : buyer, 'Datum:', date(day))}${fact(home.street, isFirm ? 'Veranstaltung:' : 'Abgeholt/geliefert:', date(party))}${fact(home.place, '', '')}<tr><td></td></tr><tr class="big"><td colspan="5">Rechnung</td></tr><tr><td colspan="5">${['für Ihre Hochzeit', 'für die bestellte Torte', 'für Ihr Firmenjubiläum'][index]} erlaube ich mir zu berechnen:</td></tr><tr><td></td></tr></table>
<table class="g">${columns}<tr class="h"><td>Pos</td><td>Artikel</td><td>Anzahl</td><td>Einzelpreis</td><td>Gesamt</td></tr>${each(rows, (one, at) => cells([`${at + 1}`, one.name, `${one.quantity}`, `${amount(one.price)} €`, `${amount(one.total)} €`]))}${each(Array.from({ length: LINES - rows.length }), () => cells(['', '', '', '', when(index !== 1, '- €')]))}
${end('Gesamtbetrag', total, 'sum')}${when(deposit > 0, end(`Anzahlung vom ${date(daysAfter(party, -60))}`, -deposit, '') + end('Zu zahlen', total - deposit, 'sum pay'))}</table>
<table>${columns}<tr><td></td></tr><tr><td colspan="5">Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gem. § 19 UStG.</td></tr><tr><td></td></tr><tr><td colspan="5">${[`${until} Guten Appetit gehabt zu haben :-)`, 'Bitte den Betrag innerhalb einer Woche überweisen. Danke!', until][index]}</td></tr><tr><td></td></tr></table>
<table class="sm"><tr><td style="width:30mm">Kontoinhaber</td><td>${self.full}</td><td style="width:30mm">Steuernummer</td><td>${own.taxNumber}</td></tr><tr><td>IBAN</td><td>${[inFours(iban), iban, inFours(iban)][index]}</td><td>Bank</td><td>${own.bank.name}</td></tr></table>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['Rechnung Hochzeit.pdf', 'Rechnung (3).pdf', `Rechnung_${number}.pdf`][index] ?? '',
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 1 ? {} : { dueDate: iso(daysAfter(day, 14)) }),
        sellerName: [self.full, shop],
        buyerName: buyer,
        iban,
        grossTotal: [fixed(total), ...(deposit ? [fixed(total - deposit)] : [])],
        currency: 'EUR',
      },
    }
  },
}
