// A Portuguese florist's slip of 58 mm: the owner's name and not the shop's is the taxpayer, three rates side by side, "A PAGAR" and not total, ATCUD with the
// number's last part, the customer's number asked for and struck out, the invoice's code broken over two lines and the day before it.
import { nifOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const FLOWERS: readonly Ware[] = [
  ['Rosa pé longo', '', 250, 350, 5],
  ['Ramo campestre', '', 1_450, 2_200, 1],
  ['Orquídea vaso', '', 1_690, 2_390, 1],
  ['Crisântemo', '', 390, 550, 3],
]
const THINGS: readonly Ware[] = [
  ['Vaso barro 18', '', 590, 850, 2],
  ['Fita cetim', '', 120, 190, 2],
  ['Cartão', '', 100, 150, 1],
]
const CASES = [
  { sign: 'Flor de Sal', code: 'FS FDS25/####', rate: 6, height: 139, title: 'FATURA SIMPLIFICADA' },
  { sign: 'A CAMÉLIA', code: 'FT 1B/#####', rate: 6, height: 130, title: 'FATURA' },
] as const
const CSS = `.sheet{font:8pt/1.3 'Roboto Condensed','Liberation Sans Narrow',sans-serif;padding:4mm 4mm}.hd b{font:italic 700 15pt 'URW Bookman',serif}table{width:100%}td,th{padding:0;text-align:left;font-weight:400}.sheet th.r{text-align:right}.t td{font-size:12pt;font-weight:700;border-top:.8pt solid #000;border-bottom:.8pt solid #000}hr{border:0;border-top:.6pt dotted #000;margin:1.3mm 0}.s{font-size:7pt}`
const { amount, date } = writingOf('PT', '')

const line = (label: string, text: string, of = '') =>
  `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const names = namesIn('PT', random)
  const [owner, home, day] = [names.person(), names.address(), dayIn(random, 2025, 2026)]
  const [nif, code, who] = [nifOf(random, '2'), random.code(one.code), `${owner.first} ${owner.last}`]
  const [flowers, things] = [positionsOf(random, FLOWERS, 2), positionsOf(random, THINGS, [2, 1][index] ?? 1)]
  const groups = [
    { rate: 6, gross: sum(flowers.map(({ total }) => total)) },
    { rate: 23, gross: sum(things.map(({ total }) => total)) },
  ].map((group) => ({ ...group, tax: taxWithin(group.gross, group.rate) }))
  const [gross, tax] = [sum(groups.map((group) => group.gross)), sum(groups.map((group) => group.tax))]
  const given = Math.ceil((gross + 1) / 2000) * 2000
  const paid = [
    line('Dinheiro', amount(given)) + line('Troco', amount(given - gross)),
    line('Multibanco', amount(gross)),
  ][index]
  const rows = [...flowers.map((row) => ({ ...row, rate: 6 })), ...things.map((row) => ({ ...row, rate: 23 }))]
  const [series = '', last = ''] = code.split('/')
  const customer = index === 0 ? 'Consumidor final' : nifOf(random, '5')
  const html = `<div class="c hd"><b>${one.sign}</b><br>de ${who}<br>${home.lines.join('<br>')}<br>NIF: ${nif}</div><hr>${date(day, index === 0 ? 'figures' : 'iso')} ${random.whole(9, 18)}:${random.whole(10, 59)}<br>${one.title}<br>${index === 0 ? `${series}<br>/${last}` : code}<br>Contrib.: ${customer}<hr><table>${each(rows, (row) => line(`${row.quantity} ${row.name} (${row.rate}%)`, amount(row.total)))}${line('A PAGAR', `€ ${amount(gross)}`, 't')}${paid}</table><hr>
<table class="s"><tr><th>Taxa</th><th class="r">Base</th><th class="r">IVA</th><th class="r">c/ IVA</th></tr>${each(groups, (group) => `<tr><td>${group.rate}%</td><td class="r">${amount(group.gross - group.tax)}</td><td class="r">${amount(group.tax)}</td><td class="r">${amount(group.gross)}</td></tr>`)}<tr><td></td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><hr><div class="c s">${squareCode(random, 25, 33)}<br>ATCUD:${random.code('JF@#@@##')}-${last}<br>${random.code('@#@@')}-Processado por programa certificado<br>n.º ${random.code('####')}/AT<br>Flores frescas à terça e à sexta</div>`
  return {
    html: sheets(CSS, [html], { width: 58, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: [code, code.replace(/^\S+ /, '')],
      issueDate: iso(day),
      sellerName: [who, one.sign],
      sellerVatId: nif,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'florista-talao',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
