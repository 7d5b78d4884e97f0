// A Brazilian consumer's slip (NFC-e): goods of two lines each, the sum before and after a discount, ways of payment and change,
// number and series inside one line with the date, the buyer's CPF above the seller's protocol.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['RACAO CAES AD CARNE 15KG', 'UN', 11990, 15990, 1],
  ['AREIA HIGIENICA GATO 4KG', 'PC', 1590, 2190, 3],
  ['COLEIRA NYLON M AZUL', 'UN', 2490, 3490, 1],
  ['PETISCO BIFINHO 500G', 'PC', 1890, 2690, 4],
  ['SHAMPOO NEUTRO PET 500ML', 'UN', 1990, 2890, 2],
  ['BANHO E TOSA PORTE P', 'SV', 5500, 7500, 1],
]
const CSS = `body { font: 7.6pt/1.35 'DejaVu Sans Mono', monospace } .sheet { padding: 4mm 3.5mm } table { width: 100%; margin: 1.2mm 0 } td { padding: 0; vertical-align: top }
  b { font-size: 8.8pt } hr { border: 0; border-top: .5pt solid #000; margin: 1mm 0 } .small { font-size: 6.2pt }
  .qr { width: 27mm; height: 27mm; margin: 2mm auto; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 1.7mm 1.7mm; border: 3mm double #000 }`

const { amount, date } = writingOf('BR')

const row = (one: Position) =>
  `<tr><td colspan="2">${String(one.number).padStart(3, '0')} 78${91000 + one.number * 7}23${one.number} ${one.name}</td></tr>
  <tr><td>&nbsp; ${one.quantity},000 ${one.unit} x ${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`

function payment(total: number, isCash: boolean): string {
  if (!isCash)
    return `<tr><td>Cartão de Débito</td><td class="r">${amount(total)}</td></tr><tr><td>Troco R$</td><td class="r">0,00</td></tr>`
  const given = (Math.floor(total / 5000) + 1) * 5000
  return `<tr><td>Dinheiro</td><td class="r">${amount(given)}</td></tr><tr><td>Troco R$</td><td class="r">${amount(given - total)}</td></tr>`
}

function make(random: Random, index: number) {
  const names = namesIn('BR', random)
  const [seller, trade] =
    index === 0
      ? ['AGROPET SERRINHA LTDA ME', 'AGROPET SERRINHA']
      : ['M. T. VASCONCELLOS COMERCIO DE RACOES', 'Bicho Contente Pet Shop']
  const [firm, day, number] = [names.company(), dayIn(random, 2026), random.code('0000#4#8#')]
  const goods = positionsOf(random, WARES, index === 0 ? 5 : 2)
  const subtotal = sum(goods.map((one) => one.total))
  const discount = index === 0 ? percent(subtotal, 5) : 0
  const total = subtotal - discount
  const buyer = index === 0 ? `CONSUMIDOR - CPF ${cpfOf(random)}` : 'CONSUMIDOR NÃO IDENTIFICADO'
  const page = `<div class="c"><b>${trade}</b><br>${seller}<br>CNPJ: ${firm.vatId} IE: ${firm.taxNumber}<br>${firm.address.lines.join(', ')}</div><hr>
    <div class="c">Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica</div><hr>#|COD|DESC|QTD|UN|VL UN R$|VL TOTAL R$<table>${each(goods, row)}</table><hr>
    <table><tr><td>Qtde. total de itens</td><td class="r">${goods.length}</td></tr><tr><td>Valor total R$</td><td class="r">${amount(subtotal)}</td></tr>
    ${discount ? `<tr><td>Desconto R$</td><td class="r">-${amount(discount)}</td></tr>` : ''}<tr><td><b>VALOR A PAGAR R$</b></td><td class="r"><b>${amount(total)}</b></td></tr>
    <tr><td>FORMA DE PAGAMENTO</td><td class="r">VALOR PAGO R$</td></tr>${payment(total, index === 0)}</table><hr>
    <div class="c">Consulte pela Chave de Acesso em<br>www.fazenda.exemplo.gov.br/nfce<br><span class="small">${inFours(random.code('3526##############6500200000####1########2'))}</span><br>${buyer}<br>
    NFC-e nº ${number} Série 002 ${date(day)} ${random.code('1#:0#:4#')}<br>Via consumidor<br>Protocolo de Autorização: ${random.code('135############')}<br>Data de Autorização ${date(day)}
    <div class="qr"></div><span class="small">Tributos Totais Incidentes (Lei Federal 12.741/2012): R$ ${amount(percent(total, 18))}</span></div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 178 : 152 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, String(Number(number))],
      issueDate: iso(day),
      sellerName: [seller, trade],
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'cupom-nfce',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
