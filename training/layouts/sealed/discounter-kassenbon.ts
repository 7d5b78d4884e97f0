// A German discounter's receipt: tax letters, goods by weight, deposit and returned bottles below nothing, an app's discount, "zu zahlen" instead of
// a total, tax before net in the table, the card's own receipt with other numbers in the middle, TSE lines, and the legal firm only at the end.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const FOOD: readonly Ware[] = [
  ['H-Milch 1,5% 1L', 'A', 89, 105, 6],
  ['Bio Haferdrink', 'B', 95, 145, 3],
  ['Gouda jung Scheiben', 'A', 199, 279, 1],
  ['Toastbrötchen 6er', 'A', 99, 149, 1],
  ['Hähn.Brustfilet 600g', 'A', 549, 699, 1],
  ['Nat.Joghurt 500g', 'A', 65, 95, 4],
  ['Röstkaffee mild 500g', 'A', 549, 729, 1],
  ['Rispentomaten 500g', 'A', 149, 229, 1],
]
const OTHER: readonly Ware[] = [
  ['Spülm. Zitrone', 'B', 95, 145, 1],
  ['Toil.Papier 3lg 10er', 'B', 345, 425, 1],
  ['Küchenrollen 4er', 'B', 225, 295, 1],
  ['Damensocken 5 Paar', 'B', 499, 599, 1],
]
const RATES = [7, 19] as const
const CSS = `body{font:8.3pt/1.24 'Liberation Mono',monospace}.sheet{padding:4mm 4mm}.logo{font:italic 900 19pt/1 'Lato',sans-serif;text-align:center;border:2.2pt solid #000;border-radius:4mm;padding:2mm;margin:0 9mm 1mm}.l{display:flex;justify-content:space-between}.l>:first-child{white-space:pre}table{width:100%}td{padding:0;text-align:right}td:first-child{text-align:left}
.pay{font-size:12pt;font-weight:700;line-height:1.5}.d{border-top:.7pt dashed #000;margin:1mm 0}.s{font-size:6.9pt;line-height:1.25;word-break:break-all}`
const { amount, date } = writingOf('DE')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`

type Row = Omit<Position, 'number'>

/** Most prices end on nine. */
const priced = (one: Row): Row => {
  const price = Math.floor(one.price / 10) * 10 + 9
  return { ...one, price, total: price * one.quantity }
}

function rowsOf(random: Random, index: number): Row[] {
  const grams = random.whole(412, 1650)
  const fruit = Math.round(grams * 0.129)
  const bottles = random.whole(1, 3)
  const goods: Row[] = [
    ...positionsOf(random, FOOD, [4, 8, 2][index] ?? 4).map(priced),
    ...positionsOf(random, OTHER, [2, 3, 1][index] ?? 2).map(priced),
    {
      name: `Bananen lose\n  ${(grams / 1000).toFixed(3).replace('.', ',')} kg x 1,29 EUR/kg`,
      unit: 'A',
      quantity: 1,
      price: fruit,
      total: fruit,
    },
  ]
  const drinks: Row[] = [
    { name: 'Mineralw. med. 6x1,5', unit: 'B', quantity: bottles, price: 189, total: 189 * bottles },
    { name: 'Pfand 1,50 EUR', unit: 'B', quantity: bottles, price: 150, total: 150 * bottles },
  ]
  const back = random.whole(3, 14) * 25
  const returned: Row = { name: 'Pfandrückgabe', unit: 'B', quantity: 1, price: -back, total: -back }
  const cut = Math.round(sum(goods.map(({ total }) => total)) * 0.04)
  const app: Row = { name: 'App-Vorteil', unit: 'A', quantity: 1, price: -cut, total: -cut }
  return [...goods, ...(index === 2 ? [] : drinks), ...(index === 0 ? [returned] : []), ...(index === 1 ? [app] : [])]
}

const itemRow = ({ name, unit, quantity, price, total }: Row) =>
  `${line(name, `${amount(total)} ${unit}`)}${quantity > 1 ? line(`  ${quantity} x ${amount(price)}`, '') : ''}`

function cardSlip(random: Random, due: number, stamp: readonly [string, string]): string {
  const rows = [
    ['Terminal-ID', random.code('6#######')],
    [random.code('TA-Nr. ######'), random.code('BNr. ####')],
    ['Kartennr.', `############${random.code('####')}`],
    ['VU-Nummer', random.code('455#######')],
    ['EMV-AID', `A00000035910100${random.code('###')}`],
    [stamp[0], `${stamp[1]}:${random.code('2#')} Uhr`],
  ] as const
  return `<div class="d"></div><div class="c">* * K U N D E N B E L E G * *<br>Bezahlung kontaktlos<br>girocard</div>${line('Betrag', `${amount(due)} EUR`)}${each(rows, ([a, b]) => line(a, b))}<div class="c">Zahlung erfolgt</div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, day, bon] = [companyIn(names, 'Lebensmittel'), dayIn(random, 2024, 2026), random.code('4##7')]
  const [branch, till, time] = [random.code('18##'), random.whole(1, 6), `${random.whole(8, 20)}:${random.code('4#')}`]
  const rows = rowsOf(random, index)
  const groups = RATES.map((rate) => {
    const letter = rate === 7 ? 'A' : 'B'
    const gross = sum(rows.filter(({ unit }) => unit === letter).map(({ total }) => total))
    return { letter, rate, gross, tax: taxWithin(gross, rate) }
  })
  const due = sum(groups.map(({ gross }) => gross))
  const tax = sum(groups.map((one) => one.tax))
  const given = Math.ceil((due + 1) / 1000) * 1000
  const paid =
    index === 2 ? line('Bar', amount(given)) + line('Rückgeld', amount(given - due)) : line('Karte', amount(due))
  const tse = `TSE-Transaktion: ${random.code('2#####')} &nbsp;Sig.-Zähler: ${random.code('5#####')}<br>Start: ${iso(day)}T${time}:${random.code('0#')} <br>Stop: ${iso(day)}T${time}:${random.code('4#')}<br>Kasse: ${random.code('PRB-####-@#-0#')}<br>Prüfwert: ${random.code('m#Qx@#d@@k#/T#@@v#@w+#@@s#Rb@@#y#@==')}`
  const page = `<div class="logo">Preisrabe</div><div class="c">${firm.address.street}<br>${firm.address.place}<br>Mo-Sa 7.00 - 21.00 Uhr</div>${line('', 'EUR  ')}${each(rows, itemRow)}<div class="d"></div>${line('zu zahlen', amount(due), 'pay')}${paid}<div class="d"></div>
<table><tr><td>MWST%</td><td>MWST</td><td>+ Netto</td><td>= Brutto</td></tr>${each(groups, (one) => `<tr><td>${one.letter} ${one.rate}%</td><td>${amount(one.tax)}</td><td>${amount(one.gross - one.tax)}</td><td>${amount(one.gross)}</td></tr>`)}<tr><td>Summe</td><td>${amount(tax)}</td><td>${amount(due - tax)}</td><td>${amount(due)}</td></tr></table>${index === 2 ? '' : cardSlip(random, due, [date(day), time])}<div class="d"></div>
<div class="s">${tse}</div><div class="d"></div>${line(`Filiale ${branch}  Kasse ${till}`, `Bon ${bon}`)}${line(`Bed. ${random.code('1##')}`, `${date(day, 'short')} ${time}`)}<div class="c" style="margin-top:2mm">Preisrabe Märkte<br>${firm.name}<br>${names.address().lines.join(', ')}<br>UST-ID-NR: ${firm.vatId}</div>${index === 1 ? '<div class="c" style="margin-top:2mm"><b>Sie sparen mit der App!</b><br>Umtausch nur mit Kassenbon.</div>' : '<div class="c" style="margin-top:2mm">Vielen Dank für Ihren Einkauf</div>'}`
  return {
    html: sheets(CSS, [page], { width: 80, height: [201, 234, 137][index] ?? 201 }),
    pages: 1,
    fields: {
      invoiceNumber: bon,
      issueDate: iso(day),
      sellerName: [firm.name, 'Preisrabe', 'Preisrabe Märkte'],
      sellerVatId: firm.vatId,
      netTotal: fixed(due - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(due),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'discounter-kassenbon',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
