// A maker of boxes and pallets writes an invoice again: a grid with the old and the new number and day side by side, a reason in a sentence,
// wrong prices struck out beside the right ones, sums of the wrong paper beside those of the right one, on one of them another firm as
// the right recipient, pallets taken back, two bank accounts, and a letterhead that is all in the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `body { font: 9.4pt/1.36 'Nimbus Sans'; color: #000 } .sheet { padding: 14mm 15mm 0 20mm } .to { margin-left: 92mm; height: 40mm; padding: 3mm 0 0 4mm; border-left: 2.2mm solid #8b5e34 } .where { position: absolute; left: 20mm; top: 16mm; width: 80mm; font: 700 10pt/1.3 'Nimbus Sans'; color: #8b5e34; text-transform: uppercase; letter-spacing: .3mm } h1 { font: 700 16pt 'Nimbus Sans Narrow'; margin: 9mm 0 3mm } .grid { width: 100%; margin-bottom: 4mm } .grid td { border: .6pt solid #8b5e34; padding: .7mm 1.6mm; width: 25% } .grid small { display: block; font-size: 6.4pt; color: #8b5e34 }
  .pos { width: 100%; margin-top: 3mm } .pos th { font: 400 7pt 'Nimbus Sans'; text-align: left; border-bottom: 1.1pt solid #8b5e34; padding: .6mm 1mm } .sheet .pos th.r { text-align: right } .pos td { padding: 1.1mm 1mm; border-bottom: .4pt dotted #8b5e34; vertical-align: top } .pos s { color: #777; display: block; font-size: 8pt } .carry td { font-weight: 700; border: 0 !important }
  .sums { margin: 4mm 0 5mm auto; width: 124mm } .sums td, .sums th { padding: .8mm 1.5mm; font-weight: 400; text-align: right; width: 28mm } .sums td:first-child, .sums th:first-child { text-align: left; width: auto } .sums .b td { border-top: .8pt solid #000; font-weight: 700 } .foot { left: 20mm; right: 15mm; bottom: 8mm; font-size: 6.9pt; line-height: 1.45; display: grid; grid-template-columns: 1.2fr 1fr 1.5fr; gap: 4mm; border-top: 2.2mm solid #8b5e34; padding-top: 1.5mm }`
const { amount, date } = writingOf('DE')
const BOXES =
  'Faltkiste FEFCO 0201, 600×400×300, 2.30 BC|Stülpdeckelkarton 1180×780×120|Einwegpalette 1200×800, IPPC|Wellpapp-Zuschnitt 1150×750, 1.20 E|Stretchfolie 500 mm, 23 µm, 300 m|Kantenschutzleiste 45×45×3, 1,2 m|Holzkiste ISPM15 1400×900×700|Gefache 12-teilig für FEFCO 0201|VCI-Seitenfaltensack 1250×850×1600|Umreifungsband PET 15,5×0,7|Luftpolsterfolie 1000 mm × 100 m|Etiketten 105×148, 1.000 St./Rolle|Versandtasche C4 mit Kartonrücken|Antirutschpapier 1150×750'.split(
    '|',
  )

function rowsOf(random: Random, index: number) {
  return random.sample(BOXES, [5, 14, 6][index] ?? 5).map((name, at) => {
    const [quantity, price] = [random.whole(4, 60) * 5, random.whole(38, 1490)]
    const isWrong = index !== 2 && at % 3 === 0
    const before = isWrong ? price + random.whole(9, 120) : price
    return {
      name,
      at: at + 1,
      quantity,
      price,
      before,
      total: quantity * price,
      was: quantity * before,
      code: random.code('VP-####.#'),
    }
  })
}
type Row = ReturnType<typeof rowsOf>[number]

const old = (isWrong: boolean, cents: number) => (isWrong ? `<s>${amount(cents)}</s>` : '')
const posRow = (one: Row) =>
  `<tr><td>${one.at}</td><td>${one.code}</td><td>${one.name}</td><td class="r">${one.quantity}</td><td class="r">${old(one.before !== one.price, one.before)}${amount(one.price)}</td><td class="r">${old(one.before !== one.price, one.was)}${amount(one.total)}</td></tr>`
const carryRow = (text: string, cents: number) =>
  `<tr class="carry"><td></td><td></td><td colspan="3" class="r">${text}</td><td class="r">${amount(cents)}</td></tr>`
const HEAD =
  '<tr><th>Pos</th><th>Artikel</th><th>Benennung</th><th class="r">Stück</th><th class="r">Preis/St. €</th><th class="r">Wert €</th></tr>'
const cell = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`

function sumsOf(index: number, rows: readonly Row[], pallets: number) {
  const off = [5, 8, 0][index] ?? 0
  const of = (wares: number) => {
    const less = percent(wares, off)
    const net = wares - less - pallets
    return { wares, less, net, tax: percent(net, 19), gross: net + percent(net, 19) }
  }
  const [now, was] = [of(sum(rows.map((one) => one.total))), of(sum(rows.map((one) => one.was)))]
  const row = (text: string, key: keyof typeof now, b = '') =>
    `<tr class="${b}"><td>${text}</td><td>${amount(was[key])}</td><td>${amount(now[key])}</td></tr>`
  const difference =
    index === 2
      ? ''
      : `<tr><td>Minderung gegenüber der alten Rechnung</td><td></td><td>${amount(was.gross - now.gross)}</td></tr>`
  const html = `<table class="sums"><tr><th></th><th>bisher €</th><th>berichtigt €</th></tr>${row('Warenwert', 'wares')}${off ? row(`abzüglich ${off} % Rabatt`, 'less') : ''}${pallets ? `<tr><td>Rücknahme Europaletten</td><td>-${amount(pallets)}</td><td>-${amount(pallets)}</td></tr>` : ''}${row('Nettowert', 'net', 'b')}${row('MwSt. 19 %', 'tax')}${row('Endbetrag', 'gross', 'b')}${difference}</table>`
  return { now, was, html }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, wrong, clerk] = [
    companyIn(names, 'Industrieverpackungen'),
    names.company(),
    names.company(),
    names.person(),
  ]
  const [day, second] = [dayIn(random, 2024, 2026), names.company()]
  const [before, due] = [daysAfter(day, -random.whole(9, 26)), daysAfter(day, [30, 14, 20][index] ?? 30)]
  const year = before.year % 100
  const numberOf = (at: number) => random.code([`${year}/0${at}####`, `4${at}####`, `RG ${year}.${at}###`][index] ?? '')
  const [number, replaced] = [numberOf(7), numberOf(6)]
  const rows = rowsOf(random, index)
  const pallets = index === 0 ? 0 : random.whole(3, 16) * 1150
  const { now, was, html } = sumsOf(index, rows, pallets)
  const reason = [
    `In unserer Rechnung ${replaced} vom ${date(before)} über ${amount(was.gross)} € wurden versehentlich die Listenpreise anstelle der vereinbarten Preise berechnet. Sie ist ungültig und wird durch die vorliegende ersetzt.`,
    `Berichtigung nach § 14 Abs. 6 UStG i. V. m. § 31 Abs. 5 UStDV. Die Rechnung ${replaced} vom ${date(before)} verliert ihre Gültigkeit; bitte vernichten Sie sie. Grund: Preisstand ${before.year - 1}.`,
    `Die Rechnung ${replaced} vom ${date(before)} war irrtümlich an ${wrong.name}, ${wrong.address.town}, gerichtet. Wir haben sie storniert und stellen Ihnen als Auftraggeber dieselbe Lieferung hiermit in Rechnung.`,
  ][index]
  const grid = `<table class="grid"><tr>${cell('Rechnung neu', `<b>${number}</b>`)}${cell('Datum neu', date(day))}${cell('ersetzt Rechnung', replaced)}${cell('vom', date(before))}</tr><tr>${cell('Kundennummer', random.code('3####'))}${cell('Ihre Bestellung', `${random.code('B-#####')} / ${date(daysAfter(before, -15), 'short')}`)}${cell('Lieferschein', random.code('88####'))}${cell('geliefert am', date(daysAfter(before, -2)))}</tr></table>`
  const title = ['Rechnungskorrektur', 'Berichtigte Rechnung', 'Neuausstellung einer Rechnung'][index]
  const foot = `<div class="abs foot"><div><b>${own.name}</b><br>${own.address.street}<br>${own.address.place}<br>Tel. ${own.phone}<br>${own.website}</div><div>Geschäftsführung<br>${own.manager.full}<br>${own.register}<br>USt-IdNr. ${own.vatId}<br>St.-Nr. ${own.taxNumber}</div><div>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>${second.bank.name}<br>IBAN ${inFours(second.bank.iban ?? '')}<br>Rücknahmesystem VerpackG Reg.-Nr. ${random.code('DE#############')}</div></div>`
  const top = `<div class="where">Kartonagen<br>Paletten<br>Exportkisten</div><div class="to">${buyer.name}<br>${index === 1 ? 'Rechnungsprüfung<br>' : ''}${buyer.address.lines.join('<br>')}</div><h1>${title}</h1>${grid}<p>${reason}</p>`
  const end = `${html}<p>Zahlung erbeten bis ${date(due)} netto${index === 1 ? '; eine schon geleistete Zahlung rechnen wir an und erstatten den Unterschied' : ''}. Auskunft gibt ${clerk.full}, ${own.mobile}.</p><p>Die Ware bleibt bis zur Bezahlung unser Eigentum.</p>`
  const [first, rest] = [rows.slice(0, 11), rows.slice(11)]
  const carried = sum(first.map((one) => one.total))
  const table = `${top}<table class="pos">${HEAD}${each(first, posRow)}`
  const next = `<p>${own.name} · ${title} ${number} · Seite 2</p><table class="pos">${HEAD}${carryRow('Übertrag', carried)}${each(rest, posRow)}</table>${end}`
  const pages =
    rest.length > 0 ? [`${table}${carryRow('zu übertragen', carried)}</table>`, next] : [`${table}</table>${end}`]
  return {
    html: sheets(
      CSS,
      pages.map((page) => page + foot),
    ),
    pages: pages.length,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR' },
      ...{ iban: [own.bank.iban ?? '', second.bank.iban ?? ''], sellerName: own.name, buyerName: buyer.name },
      ...{ sellerVatId: own.vatId, ...totals(now.net, now.tax) },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'verpackung-berichtigt', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 2], make },
}
