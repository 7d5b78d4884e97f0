// A Brazilian supermarket's slip of the older fiscal printer (CF-e SAT): capitals without accents, quantities with three decimals,
// a rebate on an article, the number in the title, the day at the end beside the SAT's serial number.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['ARROZ AGULHINHA T1 5KG', 'UN', 2290, 3190, 2],
  ['FEIJAO CARIOCA 1KG', 'UN', 690, 990, 3],
  ['OLEO SOJA 900ML', 'UN', 599, 849, 4],
  ['CAFE TORRADO 500G', 'UN', 1690, 2490, 2],
  ['LEITE UHT INT 1L', 'UN', 429, 579, 12],
  ['DETERGENTE NEUTRO 500', 'UN', 199, 289, 3],
  ['PAPEL HIG F DUPLA C12', 'PT', 1590, 2290, 1],
]
const CSS = `body{font:7.9pt/1.3 'Liberation Mono',monospace}.sheet{padding:4mm 3mm}table{width:100%}td{padding:0;vertical-align:top}.d{border-top:.8pt dashed #000;margin:1mm 0;padding-top:1mm}.t td{font-weight:700;font-size:10.4pt}.bar{height:9mm;margin:1mm 4mm;background:repeating-linear-gradient(90deg,#000 0 .35mm,#fff .35mm .8mm,#000 .8mm 1.5mm,#fff 1.5mm 1.8mm)}.q{width:24mm;height:24mm;margin:2mm auto;background:repeating-conic-gradient(#000 0 25%,#fff 0 50%) 0/2mm 2mm}`
const { amount, date } = writingOf('BR')

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [trade, company] =
    index === 0
      ? ['SUPER TAQUARAL', 'TAQUARAL COMERCIO DE ALIMENTOS LTDA']
      : ['MERCADINHO DA ESQUINA', 'J L PITANGA MERCEARIA ME']
  const [firm, day, number] = [names.company(), dayIn(random, 2024, 2025), random.code('0#4###')]
  const goods = positionsOf(random, WARES, index === 0 ? 7 : 3)
  const subtotal = sum(goods.map(({ total }) => total))
  const rebate = index === 0 ? percent(goods[0]?.total ?? 0, 10) : 0
  const total = subtotal - rebate
  const given = (Math.floor(total / 2000) + 1) * 2000
  const row = (one: (typeof goods)[number]) =>
    `<tr><td colspan="2">${String(one.number).padStart(3, '0')} ${random.code('789##########')} ${one.name}</td></tr><tr><td>&nbsp; ${one.quantity},000 ${one.unit} X ${amount(one.price)} (${amount(percent(one.price, 14))})</td><td class="r">${amount(one.total)}</td></tr>${rebate && one.number === 1 ? `<tr><td>&nbsp; desconto sobre item</td><td class="r">-${amount(rebate)}</td></tr>` : ''}`
  const paid =
    index === 0
      ? `<tr><td>Cartao de Credito</td><td class="r">${amount(total)}</td></tr>`
      : `<tr><td>Dinheiro</td><td class="r">${amount(given)}</td></tr><tr><td>Troco</td><td class="r">${amount(given - total)}</td></tr>`
  const page = `<div class="c"><b>${trade}</b><br>${company}<br>${firm.address.lines.join(' ')}</div><table><tr><td>CNPJ ${firm.vatId}</td><td class="r">IE ${firm.taxNumber}</td></tr></table><div class="c d"><b>Extrato No. ${number}<br>CUPOM FISCAL ELETRONICO - SAT</b></div><div class="d">CPF/CNPJ do Consumidor: ${index === 0 ? cpfOf(random) : 'Nao informado'}</div><div class="d">#|COD|DESC|QTD|UN|VL UNIT R$|(VL TR R$)*|VL ITEM R$</div><table>${each(goods, row)}</table>
<div class="d"></div><table>${rebate ? `<tr><td>Total bruto de itens</td><td class="r">${amount(subtotal)}</td></tr><tr><td>Total de descontos sobre item</td><td class="r">-${amount(rebate)}</td></tr>` : ''}<tr class="t"><td>TOTAL R$</td><td class="r">${amount(total)}</td></tr>${paid}</table><div class="d">OBSERVACOES DO CONTRIBUINTE<br>*Valor aproximado dos tributos do item<br>Valor aproximado dos tributos deste cupom R$ ${amount(percent(total, 14))}<br>Caixa: 0${random.code('#')} Operador: ${names.person().first.toUpperCase()}</div>
<div class="d c"><b>SAT No. ${random.code('000.###.###')}</b><br>${date(day)} - ${random.code('1#:2#:0#')}<br><span style="font-size:6.4pt">${inFours(random.code('352######################59####################'))}</span><div class="bar"></div><div class="q"></div></div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 190 : 158 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, String(Number(number))],
      issueDate: iso(day),
      sellerName: [company, trade],
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'mercado-cfe-sat',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
