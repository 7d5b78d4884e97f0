// A steel trader's old computer prints in one typewriter face on the firm's stationery: weights in kilograms with figures like amounts,
// prices for 100 kg or a ton, a surcharge for alloys as a row of its own, order and delivery note in front of each group, sums carried
// over three sheets of which only the first has a head, and on the last what is left after a cash discount beside the total.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, parted, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.6pt/1.3 'Nimbus Mono PS'; font-weight: 700 } .stock { color: #10386b; font-family: 'Liberation Sans Narrow' } .name { left: 18mm; top: 9mm; font: 700 25pt 'Liberation Sans Narrow'; transform: scaleX(1.15); transform-origin: left } .bar { left: 0; top: 22mm; width: 210mm; height: 3mm; background: #10386b }
  .what { left: 18mm; top: 27mm; font: 9pt 'Liberation Sans Narrow' } .to { left: 20mm; top: 50mm } .info { left: 118mm; top: 50mm; white-space: pre } .main { left: 20mm; width: 176mm } .main table { width: 100% } .main td, .main th { padding: .3mm 0; font: 700 9.2pt 'Nimbus Mono PS'; text-align: left } .main .rule td { border-top: 1pt dashed #000; padding-top: 1mm }
  .foot { left: 18mm; right: 14mm; bottom: 8mm; font: 7.5pt/1.3 'Liberation Sans Narrow'; display: flex; justify-content: space-between; border-top: .6pt solid #10386b; padding-top: 1mm }`

/** Goods, lowest and highest price in cents, kilograms the price is for. */
const GOODS: readonly (readonly [name: string, low: number, high: number, per: number])[] = [
  ['IPE 160 S235JR 12,1 m', 98_000, 112_000, 1000],
  ['HEB 200 S355J2 6,0 m', 104_000, 118_000, 1000],
  ['RR 80x80x4 S235JRH', 13_200, 14_900, 100],
  ['FL 100x10 S235JR', 10_900, 12_400, 100],
  ['L 60x60x6 S235JR', 11_200, 12_300, 100],
  ['BL 1500x3000x8 S355', 9_900, 11_800, 100],
  ['RD 40 blank C45+C', 19_500, 23_400, 100],
  ['BL 1.4301 2B 1000x2000x1,5', 31_500, 36_900, 100],
  ['RHP 120x60x5 S355J2H', 13_900, 15_700, 100],
  ['Laufschiene U 140', 12_200, 13_400, 100],
]
const { amount, number, date } = writingOf('DE')

interface Row {
  readonly group: string
  readonly html: string
  readonly cents: number
}

const rowHtml = (cells: readonly string[]) =>
  `<tr><td>${cells[0]}</td><td>${cells[1]}</td><td class="r">${cells[2]}</td><td class="r">${cells[3]}</td><td class="r">${cells[4]}</td></tr>`

/** Rows in groups of delivery notes; stainless goods have a row for the alloys, cutting is charged now and then. */
function rowsOf(random: Random, count: number, day: Day): Row[] {
  return Array.from({ length: count }, (_, at): Row => {
    const [name, low, high, per] = random.pick(GOODS)
    const [kilograms, price] = [random.whole(380, 24_600) / 10, random.whole(low, high)]
    const cents = Math.round((kilograms * price) / per)
    const alloy = name.includes('1.4301') ? Math.round(kilograms * 118) : 0
    const note = daysAfter(day, at - 66)
    const group =
      at % 4 === 0
        ? `<tr class="rule"><td></td><td colspan="4">LS ${random.code('80####')} v. ${date(note, 'short')}  Ihre Bestellung ${random.code('B-4###')}</td></tr>`
        : ''
    const html = rowHtml([String((at + 1) * 10), name, number(kilograms), `${amount(price)}/${per}`, amount(cents)])
    const extra = alloy > 0 ? rowHtml(['', 'Legierungszuschlag', number(kilograms), '118,00/100', amount(alloy)]) : ''
    return { group, html: html + extra, cents: cents + alloy }
  })
}

const HEAD =
  '<tr><th>Pos</th><th>Bezeichnung</th><th class="r">Menge kg</th><th class="r">Preis/kg</th><th class="r">Betrag EUR</th></tr>'
const carried = (text: string, cents: number) =>
  `<tr class="rule"><td></td><td colspan="3">${text}</td><td class="r">${amount(cents)}</td></tr>`

function tablesOf(parts: readonly (readonly Row[])[]): string[] {
  const before = parts.map((_, at) =>
    sum(
      parts
        .slice(0, at)
        .flat()
        .map(({ cents }) => cents),
    ),
  )
  return parts.map((part, at) => {
    const after = (before[at] ?? 0) + sum(part.map(({ cents }) => cents))
    const body = each(part, ({ group, html }) => group + html)
    return `<table>${HEAD}${at > 0 ? carried('Übertrag', before[at] ?? 0) : ''}${body}${at < parts.length - 1 ? carried('Übertrag', after) : ''}</table>`
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, phone, fax, register, manager } = names.company()
  const client = names.company()
  const seller = [`${manager.last} Stahlhandel GmbH & Co. KG`, 'Eisen-Rettmann AG'][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const [early, due, code] = [
    daysAfter(day, 10),
    daysAfter(day, 30),
    random.code(['90#####', `${day.year % 100}4-#####`][index] ?? ''),
  ]
  const rows = rowsOf(random, [62, 33][index] ?? 33, day)
  const freight = 8_500
  const net = sum(rows.map(({ cents }) => cents)) + freight
  const tax = percent(net, 19)
  const tables = tablesOf(parted(rows, 24, 30))
  const line = (text: string, cents: number) =>
    `<tr><td></td><td colspan="3">${text}</td><td class="r">${amount(cents)}</td></tr>`
  const end = `<table style="margin-top:3mm">${line('Frachtpauschale', freight)}${carried('Warenwert netto', net)}${line('+ Mehrwertsteuer 19,00 %', tax)}${carried('ENDBETRAG EUR', net + tax)}</table>
    <p style="margin-top:5mm">Zahlbar bis ${date(early)} mit 2,00 % Skonto = ${amount(percent(net + tax, 98))} EUR<br>oder bis ${date(due)} rein netto = ${amount(net + tax)} EUR</p><p>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>`
  const info = `Rechnung   ${code}\nDatum      ${date(day)}\nKunde      ${random.code('1#####')}\nVertreter  ${random.code('0##')} ${names.person().last}\nIhre USt-Id ${client.vatId.replaceAll(' ', '')}`
  const first = `<div class="abs stock name">${seller.toUpperCase().replace(/ (GMBH|AG).*/, '')}</div><div class="abs bar"></div><div class="abs stock what">Profilstahl · Bleche · Rohre · Edelstahl · Anarbeitung · Biegebetrieb</div>
    <div class="abs to">Firma<br>${client.name}<br>Rechnungseingang<br>${client.address.street}<br>${client.address.place}</div><div class="abs info">${info}</div>
    <div class="abs stock foot"><div>${seller}<br>${address.street}, ${address.place}</div><div>Tel. ${phone} · Fax ${fax}<br>${register}</div><div>${bank.name}<br>IBAN ${inFours(bank.iban ?? '')} · BIC ${bank.bic}</div><div>USt-IdNr.<br>${vatId}</div></div>`
  const pages = tables.map((table, at) => {
    const isLast = at === tables.length - 1
    const top = at === 0 ? 92 : 24
    const head =
      at === 0
        ? first
        : `<div class="abs" style="left:20mm;top:14mm">Rechnung ${code} vom ${date(day)}   Blatt ${at + 1}</div>`
    return `${head}<div class="abs main" style="top:${top}mm">${table}${isLast ? end : ''}</div>`
  })
  return {
    html: sheets(css, pages),
    pages: pages.length,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: bank.iban ?? '',
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'steel-trader',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
