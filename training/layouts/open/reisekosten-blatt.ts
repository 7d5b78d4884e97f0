// A travel expense claim on a firm's own spreadsheet, landscape: a row a day with kilometres, meals by flat rate, hotel and receipts,
// cuts for breakfasts, an advance taken off, a sum to be paid out that looks like a bill's, two signatures.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.35 'Carlito','Liberation Sans',sans-serif;padding:10mm 12mm}h1{font-size:15pt;margin:0 0 3mm;color:#1f3864}
table{width:100%}td,th{border:.5pt solid #8ea9db;padding:1.3mm 1.4mm}th{background:#d9e2f3;font-size:8pt}.i td:nth-child(odd){background:#f2f2f2;width:32mm}.d{margin-top:4mm}.d td:nth-child(n+4){text-align:right}.d .s td{background:#d9e2f3;font-weight:700}.b{display:flex;gap:8mm;margin-top:5mm;align-items:flex-start}.b table{width:90mm}.b td:last-child{text-align:right}.y td{background:#fff2cc;font-weight:700}.sg{flex:1;display:grid;grid-template-columns:1fr 1fr;gap:6mm}.sg div{border-top:.6pt solid;margin-top:26mm;font-size:8.4pt}`

export const layout: Layout = {
  name: 'reisekosten-blatt',
  kind: 'form',
  language: 'de',
  types: ['form', 'table', 'report', 'other'],
  count: 1,
  scans: [0],
  make,
}

const { amount, date } = writingOf('DE')
const PER_KILOMETRE = 30
const PARTIAL_DAY = 1_400
const FULL_DAY = 2_800
const BREAKFAST = -560
const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [person, firm, day] = [names.person(), names.company(), dayIn(random, 2024, 2026)]
  const [there, customer] = [names.town(), names.company()]
  const days = [0, 1, 2, 3].map((at) => {
    const edge = at === 0 || at === 3
    return {
      day: daysAfter(day, at),
      text: ['Anreise', `${customer.short}, Inbetriebnahme`, `${customer.short}, Schulung`, 'Rückreise'][at] ?? '',
      kilometres: edge ? 318 : random.whole(4, 30),
      meals: edge ? PARTIAL_DAY : FULL_DAY,
      cut: at === 0 ? 0 : BREAKFAST,
      hotel: at === 3 ? 0 : 9_450,
      other: random.pick([0, 350, 1_280, 2_450]),
    }
  })
  const rows = days.map((one) => {
    const drive = one.kilometres * PER_KILOMETRE
    return { ...one, drive, total: drive + one.meals + one.cut + one.hotel + one.other }
  })
  const total = sum(rows.map((row) => row.total))
  const advance = 20_000
  const weekday = (one: typeof day) => WEEKDAYS[new Date(Date.UTC(one.year, one.month - 1, one.day)).getUTCDay()]
  const cells = (row: (typeof rows)[number]) =>
    [
      row.kilometres,
      ...[row.drive, row.meals, row.cut, row.hotel, row.other, row.total].map((cents) => (cents ? amount(cents) : '')),
    ]
      .map((cell) => `<td>${cell}`)
      .join('')
  const column = (key: 'drive' | 'meals' | 'cut' | 'hotel' | 'other' | 'total') =>
    `<td>${amount(sum(rows.map((row) => row[key])))}`
  const html = `<h1>Reisekosten Inland &nbsp;<span style="font-size:9pt;color:#666">${firm.name} · Formular FIN-04 · V 3.2</span></h1><table class="i"><tr><td>Name, Vorname<td>${person.last}, ${person.first}<td>Personalnummer<td>${random.code('1###')}<td>Kostenstelle<td>${random.code('4##0')} Service</tr><tr><td>Reiseziel<td>${there}<td>Kunde / Auftrag<td>${customer.name} / ${random.code('SA-#####')}<td>Abrechnung vom<td>${date(daysAfter(day, 6))}</tr><tr><td>Beginn<td>${date(day)}, 06:15 Uhr<td>Ende<td>${date(daysAfter(day, 3))}, 19:40 Uhr<td>Auszahlung auf<td>${inFours(names.company().bank.iban ?? '')}</tr></table>
<table class="d"><tr><th>Datum<th>Tag<th>Anlass<th>km privat<th>Fahrt 0,30 €/km<th>Verpflegung<th>Kürzung Frühstück<th>Hotel lt. Rechnung<th>Sonstiges lt. Beleg<th>Summe €</tr>${each(rows, (row) => `<tr><td>${date(row.day)}<td>${weekday(row.day)}<td>${row.text}${cells(row)}</tr>`)}${each([1, 2], () => `<tr>${'<td>&nbsp;'.repeat(10)}</tr>`)}<tr class="s"><td colspan="3">Summen<td>${sum(rows.map((row) => row.kilometres))}${(['drive', 'meals', 'cut', 'hotel', 'other', 'total'] as const).map(column).join('')}</tr></table>
<div class="b"><table><tr><td>Reisekosten gesamt<td>${amount(total)}</tr><tr><td>./. Vorschuss (bar erhalten)<td>${amount(-advance)}</tr><tr><td>./. private Nutzung<td>0,00</tr><tr class="y"><td>auszuzahlen<td>${amount(total - advance)} €</tr></table><div class="sg"><div>Datum, Unterschrift Mitarbeiter/in</div><div>sachlich richtig, Vorgesetzte/r</div></div></div><p style="margin-top:7mm;font-size:8.6pt">Belege bitte nummerieren und im Original anheften (Parken, Bahn, Taxi, Hotelrechnung auf die Firmenadresse). Abgabe bis zum 5. des Folgemonats an die Buchhaltung. Verpflegung nach § 9 Abs. 4a EStG: An- und Abreisetag 14 €, ganzer Tag 28 €.</p>`
  return {
    html: sheets(CSS, [html], { width: 297, height: 210 }),
    pages: 1,
    fileName: `FIN-04 ${person.last} ${there}.pdf`,
    facts: [
      [amount(total - advance), amount(total)],
      [person.last, there, customer.short],
    ],
  }
}
