// A Dutch freelance writer: a person as the seller, whose name stands only at the foot with KvK and tax id; the day only in words under the town, the
// number behind "factuur" in the text's size, whole euros with a dash, one with tax and one under the scheme for small firms without any.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['interviews jaarverslag, drie gesprekken', '', 45_000, 72_000, 1],
  ['webteksten, twaalf pagina’s', '', 96_000, 144_000, 1],
  ['redactie nieuwsbrief', '', 18_000, 24_000, 2],
  ['eindredactie en correctie drukproef', '', 28_000, 42_000, 1],
  ['reistijd en reiskosten', '', 4_000, 9_000, 1],
]
const CASES = [
  {
    who: 'Maaike Terwisscha',
    lines: 'Oudegracht 311 bis, 3511 PC Utrechterveen',
    town: 'Utrechterveen',
    buyer: 'Stichting Het Lange Water',
    to: ['t.a.v. de crediteurenadministratie', 'Postbus 2214', '3500 GE Utrechterveen'],
    number: '20##.##',
    isTaxed: true,
  },
  {
    who: 'Joris van Empelen',
    lines: 'Dorpsstraat 5, 6871 AB Renkerum',
    town: 'Renkerum',
    buyer: 'Uitgeverij De Vlierstruik BV',
    to: ['mevrouw L. Aldenkamp', 'Singelpark 60', '1012 VX Amstelwijk'],
    number: '##',
    isTaxed: false,
  },
] as const
const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const CSS = `.sheet{font:10.5pt/1.6 'Courier Prime',monospace}.col{left:38mm;top:40mm;width:132mm}.i{display:flex;justify-content:space-between;gap:6mm}.i span:last-child{white-space:nowrap}.sum{border-top:.6pt solid #000;margin-top:2mm;padding-top:2mm}.b{font-weight:700}.foot{left:38mm;right:24mm;bottom:18mm;font-size:9pt;line-height:1.5}`
const { amount } = writingOf('DE', '.')

/** A month whose name Englishmen know as well, so that the build finds the day. */
function dayOf(random: Random): Day {
  const day = dayIn(random, 2025, 2026)
  return { ...day, month: random.pick([4, 9, 11, 12]) }
}

const inWords = ({ day, month, year }: Day) => `${day} ${MONTHS[month - 1]} ${year}`

const whole = (cents: number) => (cents % 100 === 0 ? `€ ${amount(cents).slice(0, -2)}-` : `€ ${amount(cents)}`)

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, iban, day] = [bodyOf('NL', random), ibanOf('NL', random), dayOf(random)]
  const [vat, number] = [
    vatOf('NL', body).replace('B01', random.code('B0#').replace('B00', 'B01')),
    random.code(one.number.replace('20##', String(day.year))),
  ]
  const works = positionsOf(random, WARES, [3, 2][index] ?? 2).map((row) => ({
    ...row,
    total: Math.round(row.total / 1000) * 1000,
  }))
  const net = sum(works.map((row) => row.total))
  const tax = one.isTaxed ? percent(net, 21) : 0
  const line = (label: string, text: string, of = '') =>
    `<div class="i ${of}"><span>${label}</span><span>${text}</span></div>`
  const sums = one.isTaxed
    ? line('subtotaal', whole(net), 'sum') +
      line('btw 21%', whole(tax)) +
      line('totaal inclusief btw', whole(net + tax), 'b')
    : line('totaal', whole(net), 'sum b')
  const rule = one.isTaxed
    ? ''
    : '<p>Factuur vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB (kleineondernemersregeling).</p>'
  const html = `<div class="abs col"><p>${one.buyer}<br>${one.to.join('<br>')}</p><p style="margin-top:10mm">${one.town}, ${inWords(day)}</p><p style="margin-top:10mm">factuur ${number}<br>uw kenmerk: ${random.code('inkooporder 45000#####')}, opdracht van ${inWords(daysAfter(day, -44))}</p>${each(works, (row) => line(row.name, whole(row.total)))}${sums}<p style="margin-top:10mm">Betaling graag binnen 30 dagen op rekening ${inFours(iban)}.</p>${rule}<p>Met vriendelijke groet,</p></div>
<div class="abs foot">${one.who}<br>${one.lines}<br>kvk ${random.code('7#######')}${one.isTaxed ? ` – btw-id ${vat}` : ''} – ${random.code('06 ########')}</div>`
  const sumsOf = one.isTaxed ? { sellerVatId: vat, ...totals(net, tax) } : { grossTotal: fixed(net) }
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: one.who,
      buyerName: one.buyer,
      iban,
      ...sumsOf,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'tekstschrijver-zzp',
  kind: 'invoice',
  language: 'nl',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
