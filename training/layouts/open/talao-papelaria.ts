// Portuguese shops' till rolls: books at 6 % and paper at 23 %, codes of the rates as letters, a discount of the card within the list, paid with a note
// and change or by card with the terminal's lines, the customer's number only; the shop's name is not that of the firm.

import { nifOf } from '../../documents/names/identifiers.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8pt/1.32 'Liberation Mono';padding:5mm 5mm}.c b{font-size:11pt}.l{width:100%}.l td{padding:0;vertical-align:top}hr{border:0;border-top:.8pt dashed #000;margin:1.4mm 0}.b td{font-size:11pt;font-weight:700}`

const SHOPS = [
  ['PAPELARIA O TINTEIRO', 'Costa Moutelo & Irmão, Lda'],
  ['Livraria Barca Velha', 'Barca Velha Livros Unip. Lda'],
  ['BAZAR DO LARGO', 'Zulmira Cotrim Pestana'],
] as const
const BOOKS: readonly Ware[] = [
  ['Romance ed. bolso', '', 890, 1290, 1],
  ['Manual Matematica 7', '', 2190, 2890, 1],
  ['Jornal diario', '', 180, 220, 1],
]
const PAPER: readonly Ware[] = [
  ['Resma A4 80g', '', 429, 599, 4],
  ['Esferografica azul', '', 65, 120, 6],
  ['Caderno pautado A5', '', 195, 345, 3],
  ['Toner compativel 85A', '', 1990, 2790, 1],
  ['Fita-cola 33m', '', 99, 175, 3],
]
const { amount, date } = writingOf('PT', '.')
const HEIGHTS = [182, 178, 186] as const

export const layout: Layout = {
  name: 'talao-papelaria',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const [shop, firm] = SHOPS[index] ?? SHOPS[0]
    const [own, day] = [names.company(), dayIn(random, 2025, 2026)]
    const nif = index === 2 ? nifOf(random, '2') : own.vatId.replace(/\D/g, '')
    const short = random.code(['FS 2025A/####', 'FS BV01/#####', 'FS C1/###'][index] ?? 'FS #')
    const rows = [
      ...inOrderOf(BOOKS, positionsOf(random, BOOKS, 1 + (index % 2))).map((row) => ({ ...row, rate: 6 })),
      ...inOrderOf(PAPER, positionsOf(random, PAPER, 3)).map((row) => ({ ...row, rate: 23 })),
    ]
    const rebate = index === 0 ? 100 : 0
    const groups = [6, 23].map((rate) => {
      const gross = sum(rows.filter((row) => row.rate === rate).map(({ total }) => total)) - (rate === 23 ? rebate : 0)
      return { rate, gross, tax: taxWithin(gross, rate) }
    })
    const [gross, tax] = [sum(groups.map((one) => one.gross)), sum(groups.map((one) => one.tax))]
    const note = Math.ceil((gross + 1) / 2000) * 2000
    const line = (left: string, right: string) => `<tr><td>${left}</td><td class="r">${right}</td></tr>`
    const letter = (rate: number) => (rate === 6 ? 'A' : 'C')
    const paid =
      index === 1
        ? line('CARTAO MULTIBANCO', amount(gross))
        : line('NUMERARIO', amount(note)) + line('TROCO', amount(note - gross))
    const html = `<div class="c"><b>${shop}</b><br>${firm}<br>${own.address.lines.join('<br>')}<br>NIF ${nif} Tel ${own.phone}</div><hr><table class="l">${line('FATURA SIMPLIFICADA', 'ORIGINAL')}${line(short, `${date(day, index === 2 ? 'dashed' : 'figures')} ${random.whole(10, 18)}:${random.code('3#')}`)}${line('Contribuinte', nifOf(random, '5'))}${line(`Op. ${names.person().first}`, `Caixa ${index + 1}`)}</table><hr>
<table class="l">${each(rows, (row) => `<tr><td colspan="2">${row.name}</td></tr>${line(`&nbsp;&nbsp;${row.quantity} x ${amount(row.price)}`, `${amount(row.total)} ${letter(row.rate)}`)}`)}${rebate ? line('Desc. cartao cliente', `-${amount(rebate)} C`) : ''}</table><hr><table class="l b">${line('TOTAL EUR', amount(gross))}</table><table class="l">${paid}</table><hr><table class="l"><tr><td>IVA</td><td class="r">Base</td><td class="r">Valor</td><td class="r">Total</td></tr>${each(groups, (one) => `<tr><td>${letter(one.rate)} ${one.rate}%</td><td class="r">${amount(one.gross - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.gross)}</td></tr>`)}<tr><td>Soma</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><hr>
${index === 1 ? `<div>TPA ${random.code('00######')} PER ${random.code('###')} TRAN ${random.code('###')}<br>**** **** **** ${random.code('####')} AUT ${random.code('######')}</div><hr>` : ''}<div class="c">ATCUD:${random.code('@#@@@@##-####')}<br>${squareCode(random, 31)}<br>${random.code('@#@@')}-Processado por programa<br>certificado n. ${random.code('####')}/AT<br>${index === 2 ? 'IVA - regime de caixa' : 'Trocas 15 dias com talao'}<br>Obrigado pela visita</div>`
    return {
      html: sheets(CSS, [html], { width: 80, height: HEIGHTS[index] ?? HEIGHTS[0] }),
      pages: 1,
      fields: {
        invoiceNumber: [short, short.replace('FS ', '')],
        issueDate: iso(day),
        sellerName: [firm, shop],
        sellerVatId: nif,
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
