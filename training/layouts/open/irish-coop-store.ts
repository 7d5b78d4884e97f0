// An Irish farmers' co-operative: a month's dockets in one bill, printed in a narrow typewriter face with letters for VAT rates (feed is
// zero-rated), a trading discount, a farm's townland in place of a street, the society's rule number, and a levy that bears no tax.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, lastDay, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.34 'Liberation Mono';padding:12mm 13mm}.h{display:flex;justify-content:space-between;font-family:'Liberation Sans'}.h b{font:700 15pt 'Liberation Serif';color:#0d5a2c}.h span{font-size:7.6pt}.two{display:flex;justify-content:space-between;margin:9mm 0 6mm 8mm}.two td{padding:0 3mm 0 0}.g{width:100%}.g th{font-weight:400;text-align:left;border-top:.6pt solid;border-bottom:.6pt solid;padding:.6mm 1mm}.g td{padding:.25mm 1mm}.v{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start}.v td,.v th{padding:.3mm 2mm;text-align:right;font-weight:400}.v .b td{font-weight:700;border-top:.6pt solid}.foot{left:13mm;right:13mm;bottom:9mm;font:7pt/1.5 'Liberation Sans';border-top:1pt solid #0d5a2c;padding-top:1.5mm}`

const SOCIETIES = [
  ['Clonbrack Co-operative Agricultural & Dairy Society Ltd', 'Agri Store', 'Inv. No.', 'AG######'],
  ['Mountfallon Farm Supplies Co-op Society Limited', 'Mill & Store', 'Invoice', '##/####'],
  ['Killanbarra Mart & Trading Co-op', 'Trading Division', 'Bill no', '7####'],
] as const
const GOODS = [
  ['Dairy nuts 18% bulk', 'Z', 38_500, 3],
  ['Calf crunch 25kg', 'Z', 1_290, 20],
  ['Ground limestone 1t', 'Z', 4_200, 8],
  ['Protected urea 38N 50kg', 'Z', 3_150, 30],
  ['Sheep wire 8/80/15 100m', 'A', 10_650, 4],
  ['Creosoted stakes 5ft6', 'A', 480, 60],
  ['Pour-on 2.5L', 'A', 8_920, 2],
  ['Wellington boots S5', 'A', 4_390, 2],
  ['Kerosene, litre', 'B', 89, 700],
  ['Gas cylinder 11kg', 'B', 3_740, 2],
] as const
const RATES = { A: 23, B: 13.5, Z: 0 } as const
const PLACES = ['Knockbawn', 'Lisduff Lower', 'The Rath, Ballyhale Cross'] as const
const { amount, date } = writingOf('IE')

function rowsOf(random: Parameters<Layout['make']>[0], end: ReturnType<typeof lastDay>, count: number) {
  let docket = random.whole(41_000, 88_000)
  return Array.from({ length: count }, (_, at) => {
    const [text, code, price, most] = GOODS[(at * 3 + random.whole(0, 2)) % GOODS.length] ?? GOODS[0]
    docket += random.whole(0, 1) * random.whole(2, 90)
    const quantity = random.whole(1, most)
    const day = date({ ...end, day: 1 + Math.floor((at * 26) / count) }, 'short')
    return { text, code, rate: RATES[code], price, quantity, docket, day, net: quantity * price }
  })
}

export const layout: Layout = {
  name: 'irish-coop-store',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('IE', random)
    const [seller, branch, label, pattern] = SOCIETIES[index] ?? SOCIETIES[0]
    const [own, person, partner] = [names.company(), names.person(), names.person()]
    const day = lastDay(dayIn(random, 2026))
    const due = daysAfter(day, 21)
    const number = random.code(pattern)
    const rows = rowsOf(random, day, random.whole(12, 19))
    const groups = taxGroupsOf(rows.map(({ rate, net }) => [rate, net] as const))
    const [net, tax] = [sum(rows.map((row) => row.net)), sum(groups.map((one) => one.tax))]
    const buyer =
      [
        `${person.first} ${person.last}`,
        `${person.first} & ${partner.first} ${person.last}`,
        `${person.last} Bros. Farm Partnership`,
      ][index] ?? ''
    const meta = [
      [label, number],
      ['Date', date(day)],
      ['A/C', random.code('@###')],
      ['Herd no.', random.code('@#######')],
      ['Area rep', names.person().first],
      ['Page', '1 of 1'],
    ]
    const letter = (rate: number) => (rate === 23 ? 'A' : rate === 0 ? 'Z' : 'B')
    const html = `<div class="h"><div><b>${seller}</b><br>${branch}, ${own.address.lines.join(', ')}</div><span class="r">Tel ${own.phone}<br>Reg. No. ${random.code('3###R')}<br>VAT ${own.vatId}</span></div><div class="two"><div>${buyer}<br>${PLACES[index]}<br>${names.town()}<br>Co. ${random.pick(['Roscommon', 'Tipperary', 'Meath'])}</div><table>${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div>
<table class="g"><tr><th>Date</th><th>Docket</th><th>Description</th><th class="r">Qty</th><th class="r">Price</th><th class="r">Goods</th><th>VAT</th></tr>${each(rows, (row) => `<tr><td>${row.day}</td><td>${row.docket}</td><td>${row.text}</td><td class="r">${row.quantity}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.net)}</td><td>${row.code}</td></tr>`)}</table><div class="v"><table><tr><th>Code</th><th>Rate %</th><th>Goods</th><th>VAT</th></tr>${each(groups, (one) => `<tr><td>${letter(one.rate)}</td><td>${one.rate.toFixed(1)}</td><td>${amount(one.net)}</td><td>${amount(one.tax)}</td></tr>`)}</table><table><tr><td>Total goods</td><td>${amount(net)}</td></tr><tr><td>VAT</td><td>${amount(tax)}</td></tr><tr class="b"><td>TOTAL EUR</td><td>${amount(net + tax)}</td></tr></table></div><p style="margin-top:8mm">Trading terms: 2% of goods will be credited to your account if paid before ${date(daysAfter(day, 10))}.<br>Otherwise due by ${date(due)}. Interest of 1% per month runs on overdue balances.</p>
<div class="abs foot">Bank: ${own.bank.name} · IBAN ${own.bank.iban} · BIC ${own.bank.bic}<br>All goods remain the property of the Society until paid for. Milk cheque deduction by arrangement.</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: buyer,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
