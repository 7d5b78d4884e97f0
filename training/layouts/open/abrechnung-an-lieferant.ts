// Credits that a German buyer writes for his supplier (Gutschriftverfahren): the letterhead is the buyer's and the addressee sells; a dairy pays a farmer
// by kilograms and fat, a wood works pays a forest owner by logs, a publisher an author by copies; the money goes to the addressee's account.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, iso, lastDay, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.4 var(--f);padding:13mm 19mm 0 22mm}.hd{display:flex;justify-content:space-between;border-top:var(--t) solid var(--c);padding-top:3mm}.hd b{font-size:15pt;color:var(--c)}.hd span{font-size:7.8pt;text-align:right}.mid{display:flex;justify-content:space-between;margin:14mm 0 8mm}.rf td{padding:.2mm 5mm .2mm 0}h1{font-size:13pt;margin:0 0 3mm}.g{width:100%;margin:2mm 0}.g th{font-weight:600;text-align:right;border-bottom:.8pt solid var(--c);padding:.8mm}.g td{text-align:right;padding:.8mm;border-bottom:.3pt solid #ccc}.g th:first-child,.g td:first-child{text-align:left}.s{margin:3mm 0 5mm auto;width:82mm}.s td{padding:.6mm 0}.s .z td{font-weight:700;border-top:.8pt solid #000}.ft{left:22mm;right:19mm;bottom:9mm;font-size:7pt;color:#555}`

const BUYERS = [
  {
    name: 'Molkerei Wiesgrund eG',
    look: `--f:'Open Sans';--c:#0a5f9e;--t:4pt`,
    title: 'Milchgeldabrechnung',
    unit: 'kg',
    rate: 7.8,
  },
  {
    name: 'Sägewerk Tannenloh GmbH & Co. KG',
    look: `--f:'Liberation Sans';--c:#444;--t:0`,
    title: 'Gutschrift Rundholz',
    unit: 'fm',
    rate: 19,
  },
  {
    name: 'Verlag Lose Blätter GmbH',
    look: `--f:'EB Garamond';--c:#7d1128;--t:.5pt`,
    title: 'Honorargutschrift',
    unit: 'Ex.',
    rate: 7,
  },
] as const
const LINES = [
  ['Grundpreis 4,0 % Fett / 3,4 % Eiweiß', 'Zuschlag Fett über 4,0 %', 'Zuschlag Weidemilch', 'Abzug Stoppkosten'],
  ['Fichte B 2b, 5,00 m', 'Fichte C 3a, 5,00 m', 'Tanne B 2b, 4,00 m', 'Abzug Holzfäule'],
  ['Hardcover, 10 % vom Nettoladenpreis', 'Taschenbuch, 6 %', 'E-Book, 25 % vom Erlös', 'Abzug Freiexemplare'],
] as const
/** What a unit of each line is worth, in cents. */
const PRICES = [
  [42, 3, 2, -1],
  [9_850, 7_640, 9_120, -460],
  [216, 78, 231, -64],
] as const
const { amount, number, date, month } = writingOf('DE')

function rowsOf(random: Random, index: number) {
  const [low, high] = (
    [
      [21_000, 39_000],
      [38, 190],
      [90, 2_400],
    ] as const
  )[index] ?? [1, 2]
  const quantity = random.whole(low, high)
  return (LINES[index] ?? LINES[0]).map((text, at) => {
    const price = PRICES[index]?.[at] ?? 0
    const count = index === 0 ? quantity : Math.round(quantity / (at + 1))
    return { text, count, price, total: count * price }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { name, look, title, unit, rate } = BUYERS[index] ?? BUYERS[0]
  const [own, seller] = [names.company(), names.company()]
  const person = names.person()
  const sellerName =
    [`${person.last} Milchhof GbR`, `Forstbetrieb ${person.first} ${person.last}`, `${person.first} ${person.last}`][
      index
    ] ?? ''
  const period = dayIn(random, 2024, 2025)
  const day = daysAfter(lastDay(period), 8)
  const paid = daysAfter(day, 7)
  const code = random.code(['MG-######', 'GS2#/0###', 'H ####-2'][index] ?? '')
  const rows = rowsOf(random, index)
  const net = sum(rows.map(({ total }) => total))
  const tax = percent(net, rate)
  const refs = [
    ['Beleg', code],
    ['Ausgestellt am', date(day)],
    [['Lieferanten-Nr.', 'Waldbesitzer-Nr.', 'Autoren-Nr.'][index] ?? '', random.code('4####')],
    ['Zeitraum', month(period)],
    ['Ihre USt-IdNr.', seller.vatId],
  ]
  const total = (text: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${text}<td class="r">${amount(cents)} €</tr>`
  const html = `<div class="hd"><b>${name}</b><span>${own.address.lines.join('<br>')}<br>${own.phone}</span></div><div class="mid"><div>${sellerName}<br>${seller.address.lines.join('<br>')}</div><table class="rf">${each(refs, ([label, text]) => `<tr><td>${label}<td>${text}</tr>`)}</table></div><h1>${title} ${month(period)}</h1><p>Wir schreiben Ihnen für Ihre Lieferungen und Leistungen gut (Abrechnung durch den Leistungsempfänger, § 14 Abs. 2 UStG):</p><table class="g"><tr><th>Bezeichnung<th>Menge ${unit}<th>je ${unit} €<th>Betrag €</tr>${each(rows, (row) => `<tr><td>${row.text}<td>${number(row.count)}<td>${amount(row.price)}<td>${amount(row.total)}</tr>`)}</table><table class="s">${total('Netto', net)}${total(`Umsatzsteuer ${number(rate)} %`, tax)}${total('Auszahlung', net + tax, 'z')}</table><p>Der Betrag wird am ${date(paid)} auf Ihr Konto ${inFours(seller.bank.iban ?? '')} überwiesen. Stimmen Angaben nicht, widersprechen Sie bitte innerhalb von 14 Tagen; eine eigene Rechnung stellen Sie bitte nicht.</p><p>${['Keimzahl 14, Zellzahl 172, Hemmstoffe negativ, Güteklasse S', 'Polterliste und Vermessungsprotokoll liegen bei.', 'Die Remittenden sind bereits berücksichtigt.'][index]}</p><div class="abs ft">${name} · ${own.register} · USt-IdNr. ${own.vatId} · ${own.bank.name} ${own.bank.account}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: `${code.replace(/\W+/g, '_')}.pdf`,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      sellerName,
      buyerName: name,
      sellerVatId: seller.vatId.replace(/\s/g, ''),
      iban: seller.bank.iban ?? '',
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'abrechnung-an-lieferant',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'credit-note'],
  count: 3,
  scans: [0],
  make,
}
