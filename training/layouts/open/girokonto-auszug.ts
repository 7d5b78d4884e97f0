// A bank's statement as its machines print it: two days a line without years, purposes over three lines, S and H behind amounts
// instead of signs, balances in bands of grey, a business account's holder with two lines.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.35 'DejaVu Sans Condensed',sans-serif;padding:14mm 16mm}.two{display:flex;justify-content:space-between}.red{color:#a4123f;font:700 16pt 'URW Gothic',sans-serif}table{width:100%;margin-top:5mm}th{text-align:left;border-bottom:1pt solid #a4123f;font-weight:400}td{padding:1mm 0;vertical-align:top}.band td{background:#e4e4e6;font-weight:700;padding:1.2mm 1mm}small{display:block;color:#333}.foot{position:absolute;bottom:9mm;left:16mm;right:16mm;font-size:6.8pt}`
const { amount, date } = writingOf('DE')
/** Kind, purpose, and by how many cents at least the balance changes; at most it is twice as much. */
const PURPOSES = [
  ['Gutschrift', 'RE', 184_000],
  ['Basislastschrift', 'Strom Abschlag', -31_200],
  ['Überweisung', 'Miete Halle', -118_000],
  ['Kartenzahlung', 'Tankstelle', -6_140],
  ['Gutschrift', 'Anzahlung Auftrag', 96_500],
  ['Dauerauftrag', 'Leasingrate', -28_900],
  ['Lohn/Gehalt', 'Lohn', -172_000],
  ['Entgelt', 'Kontoführung', -890],
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [holder, start, number] = [names.company(), dayIn(random, 2025, 2026), random.whole(2, 11)]
  const { bank, address } = holder
  const entries = PURPOSES.slice(0, index === 0 ? 8 : 5).map(([kind, what, least], at) => ({
    ...{ kind, what, day: daysAfter(start, at * 2), other: companyIn(names, 'Handel').name },
    cents: Math.sign(least) * random.whole(Math.abs(least), 2 * Math.abs(least)),
  }))
  const old = random.whole(120_000, 2_900_000)
  const balance = old + sum(entries.map(({ cents }) => cents))
  const money = (cents: number) => `${amount(Math.abs(cents))} ${cents < 0 ? 'S' : 'H'}`
  const short = (day: typeof start) => date(day).slice(0, 6)
  const row = ({ kind, what, day, other, cents }: (typeof entries)[number]) =>
    `<tr><td>${short(day)}</td><td>${short(day)}</td><td>${kind} &nbsp;PN:${random.code('4##')}<small>${other}<br>${what} ${day.year}-${random.code('1###')}<br>EREF: ${random.code('##@#######')}</small></td><td class="r">${money(cents)}</td></tr>`
  const band = (label: string, cents: number) =>
    `<tr class="band"><td colspan="3">${label}</td><td class="r">${money(cents)}</td></tr>`
  const html = `<div class="two"><div class="red">${bank.name}</div><div class="r">Kontoauszug ${number}/${start.year}<br>Blatt 1 von 1<br>BIC ${bank.bic}</div></div><p style="margin-top:10mm">${holder.name}<br>${holder.manager.full}<br>${address.street}<br>${address.place}</p><div class="two"><span>Geschäftskonto &nbsp;<b>IBAN ${inFours(bank.iban ?? '')}</b></span><span>EUR-Konto</span></div>
<table><tr><th>Bu-Tag</th><th>Wert</th><th>Vorgang</th><th class="r">Betrag in EUR</th></tr>${band(`alter Kontostand vom ${date(daysAfter(start, -1))}`, old)}${each(entries, row)}${band(`neuer Kontostand vom ${date(daysAfter(start, 16))}`, balance)}</table><p style="margin-top:5mm">Eingeräumte Kontoüberziehung 10.000,00 EUR. Zinssatz für Dispositionskredit 10,94 %.</p><div class="foot">Einwendungen gegen Rechnungsabschlüsse müssen innerhalb von sechs Wochen nach Zugang erhoben werden. Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig. S = Soll, H = Haben.</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Konto_${random.code('4######')}-Auszug_${start.year}_${String(number).padStart(4, '0')}.pdf`,
    facts: [
      [bank.iban ?? '', bank.name, holder.name],
      [amount(Math.abs(balance)), amount(old)],
    ],
  }
}

export const layout: Layout = {
  name: 'girokonto-auszug',
  kind: 'bank-statement',
  language: 'de',
  types: ['bank-statement', 'statement'],
  count: 2,
  scans: [0],
  make,
}
