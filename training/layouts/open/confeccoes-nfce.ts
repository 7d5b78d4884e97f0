// A Brazilian clothes shop's NFC-e as free till programs print it on 80 mm: size and colour inside the name of the goods, the seller's name,
// a discount for cash or instalments by card, number, series and hour on one line in the lower half, the customer by name with CPF in one of
// three, an exchange coupon with its own date, and the long key in eleven groups.
import { cpfOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
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
  ['CALCA JEANS SKINNY FEM 40 AZUL ESC', 'UN', 11990, 18990, 1],
  ['BLUSA MALHA CANELADA M OFF WHITE', 'UN', 3990, 6990, 3],
  ['CAMISA SOCIAL ML SLIM 3 BRANCA', 'UN', 8990, 13990, 2],
  ['BERMUDA SARJA 42 CAQUI', 'UN', 6990, 9990, 1],
  ['MEIA SOQUETE KIT C/3 35-39', 'KT', 1990, 2990, 4],
  ['VESTIDO MIDI VISCOSE P ESTAMPADO', 'UN', 12990, 19990, 1],
  ['CINTO SINTETICO 105 PRETO', 'UN', 2990, 4990, 1],
]
const CSS = `body{font:8.2pt/1.3 'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif}.sheet{padding:4mm 4mm}table{width:100%}td,th{padding:.1mm 0;vertical-align:top;text-align:left;font-weight:400}th.r{text-align:right !important}.l{border-top:.6pt dashed #000;margin:1.4mm 0}b{font-size:9pt}.s{font-size:7pt}.two{display:flex;gap:3mm;align-items:center}`
const { amount, date } = writingOf('BR')

/** Two forms of the same: goods on one line each, or as a table with a code line. */
function goodsOf(random: Random, index: number) {
  const goods = positionsOf(random, WARES, [3, 6, 1][index] ?? 2)
  const code = () => random.code('00##4#')
  const long = each(
    goods,
    (one) =>
      `<tr><td>${code()}</td><td colspan="4">${one.name}</td></tr><tr><td></td><td class="r">${one.quantity}</td><td>&nbsp;${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`,
  )
  const html = `<table><tr><th>Código</th><th class="r">Qtde</th><th>&nbsp;Un</th><th class="r">Vl Unit</th><th class="r">Vl Total</th></tr>${long}</table>`
  return { html, count: sum(goods.map(({ quantity }) => quantity)), total: sum(goods.map((one) => one.total)) }
}

function paid(random: Random, index: number, total: number): string {
  const note = (Math.floor(total / 5000) + 1) * 5000
  const ways = [
    `<tr><td>Dinheiro</td><td class="r">${amount(note)}</td></tr><tr><td>Troco R$</td><td class="r">${amount(note - total)}</td></tr>`,
    `<tr><td>Cartão de Crédito 3x de ${amount(Math.round(total / 3))}</td><td class="r">${amount(total)}</td></tr>`,
    `<tr><td>Pagamento Instantâneo (PIX)</td><td class="r">${amount(total)}</td></tr>`,
  ]
  return `<tr><td>FORMA PAGAMENTO</td><td class="r">VALOR PAGO R$</td></tr>${ways[index]}${index === 1 ? `<tr><td class="s" colspan="2">Aut. ${random.code('######')} NSU ${random.code('#########')}</td></tr>` : ''}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client, sells] = [companyIn(names, index === 1 ? 'Confecções' : 'Moda'), names.person(), names.person()]
  const brand = ['', 'Loja Cambraia & Chita', 'LINHO CRU'][index] ?? ''
  const [day, plain] = [dayIn(random, 2023, 2026), String(random.whole(1200, 88_000))]
  const { html, count, total: before } = goodsOf(random, index)
  const off = index === 0 ? percent(before, 10) : 0
  const total = before - off
  const [buyer, time] = [`${client.first} ${client.last}`.toUpperCase(), random.code('1#:3#:0#')]
  const consumer = [
    'CONSUMIDOR NÃO IDENTIFICADO',
    `CONSUMIDOR CPF: ${cpfOf(random)}<br>${buyer}<br>${names.address().street}`,
    `CONSUMIDOR - CPF ${cpfOf(random)}`,
  ][index]
  const qr = squareCode(random, 30, 37)
  const fiscal = `<b>NFC-e nº ${plain.padStart(9, '0')} Série 001</b><br>${date(day)} ${time} ${index === 2 ? '- Via Consumidor' : ''}<br>Protocolo de autorização: ${random.code('1412########4##')}<br>Data de autorização: ${date(day)} ${time}`
  const exchange =
    index === 0
      ? ''
      : `<div class="l"></div><div class="c">CUPOM DE TROCA ${random.code('00####')}<br>Trocas até ${date(daysAfter(day, 30))} com etiqueta afixada.<br>Peças em promoção não são trocadas.</div>`
  const page = `<div class="c">${brand ? `<b style="font-size:13pt">${brand}</b><br>` : ''}<b>${firm.name}</b><br>CNPJ: ${firm.vatId} &nbsp; IE: ${firm.taxNumber}<br>${firm.address.lines.join(', ')}<br>Fone: ${firm.phone}</div><div class="l"></div><div class="c"><b>DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR ELETRÔNICA</b></div><div class="l"></div>${html}<div class="l"></div>
    <table><tr><td>Qtde. total de itens</td><td class="r">${count}</td></tr><tr><td>Valor total R$</td><td class="r">${amount(before)}</td></tr>${off ? `<tr><td>Desconto R$</td><td class="r">${amount(off)}</td></tr><tr><td><b>Valor a Pagar R$</b></td><td class="r"><b>${amount(total)}</b></td></tr>` : ''}${paid(random, index, total)}</table><div class="l"></div>
    <div class="c">Consulte pela Chave de Acesso em<br>www.sefaz.exemplo.gov.br/nfce/consulta<br><span class="s">${inFours(random.code(`41${String(day.year).slice(2)}0#${firm.vatId.replace(/\D/g, '')}65001${plain.padStart(9, '0')}1#########`))}</span></div><div class="l"></div>
    ${index === 1 ? `<div class="two">${qr}<div>${consumer}<br>${fiscal}</div></div>` : `<div class="c">${consumer}<br>${fiscal}<br><br>${qr}</div>`}<div class="l"></div>
    <div class="c s">Tributos Totais Incidentes (Lei Federal 12.741/2012) R$ ${amount(percent(total, 31.45))}<br>Vendedor(a): ${sells.first} &nbsp; Pré-venda: ${random.code('4####')} &nbsp; Caixa: 0${index + 1}<br>Volte sempre!</div>${exchange}`
  return {
    html: sheets(CSS, [page], { width: 80, height: [189, 206, 182][index] ?? 190 }),
    pages: 1,
    fields: {
      invoiceNumber: [plain.padStart(9, '0'), plain],
      issueDate: iso(day),
      sellerName: brand ? [firm.name, brand] : firm.name,
      ...(index === 1 ? { buyerName: buyer } : {}),
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'confeccoes-nfce',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [2],
  photos: [0, 1],
  make,
}
