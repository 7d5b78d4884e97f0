// A statement of account of a cooperative bank: booking and value day in each row, S and H in place of signs, purposes over
// several lines with other people's IBANs and invoice numbers, carried over to a second sheet.
import { type Day, daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, lastDay, namesIn, parted, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.3 'Noto Sans','DejaVu Sans Condensed',sans-serif;padding:12mm 16mm 12mm 20mm}
.logo{font-weight:700;font-size:15pt;color:#00508f;text-align:right}.logo i{display:inline-block;width:5mm;height:5mm;background:#f60;margin-left:2mm}
.who{display:flex;justify-content:space-between;margin:14mm 0 8mm}.facts td{padding:.2mm 0 .2mm 5mm}.facts td:first-child{color:#555}
h1{font-size:12pt;margin:0 0 2mm}.rows{width:100%}.rows th{border-bottom:1pt solid #00508f;text-align:left;font-size:7.6pt;padding:1mm}.rows td{padding:1mm;vertical-align:top;border-bottom:.3pt dotted #999}
.rows td:nth-child(1),.rows td:nth-child(2){width:15mm;white-space:nowrap}.rows .n{text-align:right;white-space:nowrap;width:32mm}.saldo td{font-weight:700;border:0;background:#eaf1f7}
.end{position:absolute;bottom:9mm;left:20mm;right:16mm;font-size:6.6pt;color:#555}`

export const layout: Layout = {
  name: 'bank-statement',
  kind: 'bank-statement',
  language: 'de',
  types: ['bank-statement'],
  count: 2,
  scans: [1],
  make,
}

interface Booking {
  readonly day: Day
  readonly text: string
  readonly cents: number
}

const { amount, date } = writingOf('DE')

type Purpose = (names: Names, from: Day) => string

const bill: Purpose = ({ random }, from) =>
  `RE ${random.code('####/##')} VOM ${date(daysAfter(from, -random.whole(3, 28)))}`
const customer: Purpose = ({ random }) => `Kd-Nr ${random.code('#######')} Abschlag Strom`
const rent: Purpose = (names, from) => `Miete ${names.month(from)}`
const card: Purpose = ({ random }) => `${random.code('########')} girocard TA-Nr. ${random.code('######')}`

const KINDS: readonly (readonly [name: string, sign: number, purposes: readonly Purpose[]])[] = [
  ['EURO-ÜBERWEISUNG', -1, [bill]],
  ['BASISLASTSCHRIFT', -1, [customer, bill]],
  ['GUTSCHRIFT', 1, [bill]],
  ['DAUERAUFTRAG', -1, [rent]],
  ['ECHTZEIT-GUTSCHRIFT', 1, [bill, rent]],
  ['KARTENZAHLUNG', -1, [card]],
]

const signed = (cents: number) => `${amount(Math.abs(cents))} ${cents < 0 ? 'S' : 'H'}`
const short = (day: Day) => date(day).slice(0, 6)

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const bank = index === 0 ? 'VR-Bank Oberes Lehmtal eG' : 'Raiffeisenbank Süderkoog eG'
  const holder = index === 0 ? names.company().name : names.person().full
  const iban = inFours(names.company().bank.iban ?? '')
  const from = { ...dayIn(random, 2023, 2026), day: 1 }
  const bookings = bookingsOf(names, from, index === 0 ? [19, 380_000] : [9, 64_000])
  const opening = index === 0 ? random.whole(180_000, 2_600_000) : -random.whole(9_000, 90_000)
  const closing = opening + sum(bookings.map(({ cents }) => cents))
  const number = `${random.whole(2, 12)}/${from.year}`
  const parts = parted(bookings, 11, 20)
  const home = names.address()
  const register = random.code('###')
  const pages = parts.map((part, place) => {
    const before = opening + sum(parts.slice(0, place).flatMap((one) => one.map(({ cents }) => cents)))
    const after = before + sum(part.map(({ cents }) => cents))
    const isLast = place === parts.length - 1
    const start = place === 0 ? `alter Kontostand vom ${date(daysAfter(from, -1))}` : `Übertrag von Blatt ${place}`
    const end = isLast ? `neuer Kontostand vom ${date(lastDay(from))}` : `Übertrag auf Blatt ${place + 2}`
    return `<div class="logo">${bank}<i></i></div>${place === 0 ? `<div class="who"><div style="font-size:10pt">${holder}<br>${home.street}<br>${home.place}</div>${factsHtml({ iban, number, bic: names.company().bank.bic })}</div>` : '<p style="margin-top:8mm"></p>'}
<h1>Kontoauszug ${number} &nbsp; Blatt ${place + 1} von ${parts.length}</h1><table class="rows"><tr><th>Bu-Tag<th>Wert<th>Vorgang<th class="n">Betrag EUR</tr>
${saldo(start, before)}${each(part, (one) => `<tr><td>${short(one.day)}<td>${short(one.day)}<td>${one.text}<td class="n">${signed(one.cents)}</tr>`)}${saldo(end, after)}</table>
<div class="end">S = Soll, H = Haben. Bitte prüfen Sie den Auszug; Einwendungen gegen den Rechnungsabschluss sind binnen sechs Wochen zu erheben. Gutschriften aus Einzugspapieren erfolgen unter Vorbehalt des Eingangs. ${bank}, Genossenschaftsregister Nr. ${register}</div>`
  })
  return {
    html: sheets(CSS, pages),
    pages: parts.length,
    fileName: `${iban.slice(-6).replace(' ', '')}_${from.year}_Nr.${number.split('/')[0]}_Kontoauszug.pdf`,
    facts: [
      [amount(Math.abs(closing)), iban, number],
      [holder, bank],
    ],
  }
}

const saldo = (text: string, cents: number) =>
  `<tr class="saldo"><td><td><td>${text}<td class="n">${signed(cents)}</tr>`

function factsHtml({ iban, number, bic }: { iban: string; number: string; bic: string }): string {
  return `<table class="facts"><tr><td>Kontokorrent<td>Privat-/Geschäftskonto</tr><tr><td>IBAN<td>${iban}</tr><tr><td>BIC<td>${bic}</tr><tr><td>Auszug<td>${number}</tr><tr><td>Kreditlinie<td>10.000,00 EUR</tr></table>`
}

function bookingsOf(names: Names, from: Day, [count, most]: readonly [number, number]): Booking[] {
  const { random } = names
  return Array.from({ length: count }, (_, place) => {
    const [kind, sign, purposes] = random.pick(KINDS)
    const isFirm = kind === 'KARTENZAHLUNG' || random.chance(0.6)
    const other = isFirm ? names.company() : { name: names.person().full, bank: names.company().bank }
    const purpose = random.pick(purposes)(names, from)
    const text = `<b>${kind}</b><br>${other.name}<br>${purpose}${random.chance(0.5) ? `<br>IBAN ${other.bank.iban} ${random.code('EREF+####-#####')}` : ''}`
    return { day: daysAfter(from, Math.floor((place * 28) / count)), text, cents: sign * random.whole(900, most) }
  })
}
