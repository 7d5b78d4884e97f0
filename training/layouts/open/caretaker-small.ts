// A caretaker's one-man firm without tax (§ 19) on a template of a spreadsheet: coloured bars, empty rows left in the table, the
// template's English word in the head, hours in decimals, whole euros with a comma and dash, the customer is a community of owners in
// care of its manager, and the number counts months. The seller's name is written once, in the head, in a decorative face.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10.5pt/1.35 Carlito; padding: 12mm 17mm } .band { background: #548235; color: #fff; display: flex; justify-content: space-between; align-items: center; padding: 3mm 5mm } .band b { font: italic 700 18pt 'C059' } .band span { font-size: 22pt; letter-spacing: 3pt } .under { background: #c6e0b4; padding: 1mm 5mm; font-size: 9pt } .cols { display: flex; justify-content: space-between; margin: 9mm 0 8mm } .cols td { padding: .4mm 5mm .4mm 0 } .cols .l { color: #548235; font-weight: 700 }
  .list { width: 100% } .list th { background: #548235; color: #fff; border: .6pt solid #548235; padding: 1mm 2mm; font-size: 10pt } .list td { border: .6pt solid #a9d08e; padding: 1mm 2mm; height: 6.6mm } .list .t td { background: #e2efda; font-weight: 700 } .note { margin-top: 7mm } .thanks { text-align: center; color: #548235; font: italic 13pt 'C059'; margin-top: 12mm }`

const JOBS: readonly (readonly [name: string, low: number, high: number])[] = [
  ['Treppenhausreinigung wöchentlich', 4, 6],
  ['Rasen mähen, Hecke schneiden', 2, 7],
  ['Mülltonnen rausstellen / reinholen', 1, 3],
  ['Leuchtmittel Keller gewechselt', 1, 2],
  ['Kellerabgänge, Lichtschächte gereinigt', 3, 9],
  ['Dachrinne Garagen gereinigt', 2, 4],
]
const HOUR_CENTS = 2_800
const ROWS = 12
const { amount, number, date, month } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, mobile, taxNumber } = names.company()
  const [owner, manager, house] = [names.person(), names.company(), names.address()]
  const seller =
    [`Hausmeisterservice ${owner.first} ${owner.last}`, `${owner.last}s Rund-ums-Haus-Service`][index] ?? ''
  const person = `${owner.first} ${owner.last}`
  const buyer = [`WEG ${house.street}`, `Eigentümergemeinschaft ${house.street}`][index] ?? ''
  const day = { ...dayIn(random, 2024, 2025), day: 28 }
  const due = daysAfter(day, 14)
  const code = [`${day.month}-${day.year}-02`, random.code(`${day.year}0##`)][index] ?? ''
  const jobs = random.sample(JOBS, [5, 3][index] ?? 3).map(([name, low, high]) => {
    const hours = random.whole(low * 2, high * 2) / 2
    return { name, hours, cents: hours * HOUR_CENTS }
  })
  const total = sum(jobs.map(({ cents }) => cents))
  const money = (cents: number) => (cents % 100 === 0 ? `${amount(cents).slice(0, -2)}– €` : `${amount(cents)} €`)
  const empty = each(Array.from({ length: ROWS - jobs.length }), () => '<tr><td></td><td></td><td></td><td></td></tr>')
  const html = `<div class="band"><b>${seller}</b><span>INVOICE</span></div><div class="under">${index === 0 ? '' : `Inh. ${person} · `}${address.street} · ${address.place} · Mobil ${mobile}</div>
    <div class="cols"><div>${buyer}<br>c/o ${manager.name}<br>${manager.address.street}<br>${manager.address.place}</div><table><tr><td class="l">Rechnung Nr.</td><td>${code}</td></tr><tr><td class="l">Datum</td><td>${date(day)}</td></tr><tr><td class="l">Monat</td><td>${month(day)}</td></tr><tr><td class="l">Leistung bis</td><td>${date(lastDay(day))}</td></tr><tr><td class="l">zahlbar bis</td><td>${date(due)}</td></tr></table></div>
    <table class="list"><tr><th>Tätigkeit</th><th>Std.</th><th>€/Std.</th><th>Betrag</th></tr>${each(jobs, ({ name, hours, cents }) => `<tr><td>${name}</td><td class="c">${number(hours)}</td><td class="r">${money(HOUR_CENTS)}</td><td class="r">${money(cents)}</td></tr>`)}${empty}<tr class="t"><td colspan="3" class="r">GESAMT</td><td class="r">${money(total)}</td></tr></table>
    <div class="note"><p>Als Kleinunternehmer im Sinne von § 19 Abs. 1 UStG wird keine Umsatzsteuer berechnet.</p><p>Bankverbindung: ${bank.name}, IBAN ${inFours(bank.iban ?? '')}<br>Steuernummer: ${taxNumber}</p></div><div class="thanks">Vielen Dank für Ihren Auftrag!</div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fileName: `Rechnung ${code} ${owner.last}.pdf`,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: index === 0 ? seller : [seller, person],
      buyerName: buyer,
      iban: bank.iban ?? '',
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'caretaker-small',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
