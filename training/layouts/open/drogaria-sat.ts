// A chemist's CF-e SAT in São Paulo's manner: "Extrato No." is the number, the set's own number has as many figures, each medicine has its
// discount in a line of its own, the total stands before and after it, the health plan pays a part, and below the cut hangs the slip
// of the card machine with its own CNPJ of the shop, DOC, AUT, terminal, and the day once more with two figures.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
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
  ['DIPIRONA SOD 1G C/10', 'CX', 1190, 1890, 2],
  ['LOSARTANA POT 50MG C/30', 'CX', 990, 2290, 3],
  ['PROTETOR FPS50 200ML', 'FR', 5490, 7990, 1],
  ['FRALDA GER G C/8', 'PC', 3290, 4590, 4],
  ['SORO FISIOL 0,9% 500ML', 'FR', 690, 1190, 3],
  ['TERMOMETRO DIGITAL', 'UN', 1990, 3490, 1],
]
const CSS = `body{font:7.2pt/1.32 'Roboto Condensed','Liberation Sans Narrow',sans-serif}.sheet{padding:4mm 4mm}h1{font:700 12pt 'Roboto Condensed';margin:0}table{width:100%}td{padding:0;vertical-align:top}.l{border-top:.6pt solid #000;margin:1.2mm 0}.b{font-weight:700}.t td{font:700 10pt 'Roboto Condensed'}.k{font-size:6.6pt}.cut{border-top:.8pt dashed #000;margin:3mm -2mm 2mm}.pos{font:7.4pt/1.35 'DejaVu Sans Mono';white-space:pre-wrap}`
const SHOPS = ['DROGARIA VERDE SÁLVIA', 'Farma Jequitibá', 'DROGA TABA'] as const
const { amount, date } = writingOf('BR')
const pair = (left: string, right: string, kind = '') =>
  `<tr class="${kind}"><td>${left}</td><td class="r">${right}</td></tr>`

function row(one: Position, off: number, index: number): string {
  const code = index === 1 ? `${7_890_000_000_000 + one.price * 3571}` : `0${3100 + one.number * 47}`
  const item = `<tr><td colspan="2">${String(one.number).padStart(3, '0')} ${code} ${one.name}</td></tr>${pair(`&emsp;${one.quantity} ${one.unit} X ${amount(one.price)} (${amount(percent(one.total, 18))})`, amount(one.total))}`
  return off ? item + pair('&emsp;desconto sobre item', `-${amount(off)}`) : item
}

function payments(random: Random, index: number, total: number) {
  const plan = percent(total, 30)
  const card = [total, total - plan, 0][index] ?? 0
  const given = (Math.floor(total / 2000) + 2) * 2000
  const html = [
    pair('Cartão de Débito', amount(total)),
    pair('Outros (CONVÊNIO VIDAPLENA)', amount(plan)) + pair('Cartão de Crédito', amount(card)),
    pair('Dinheiro', amount(given)) + pair('Troco R$', amount(given - total), 'b'),
  ][index]
  return { html, card, nsu: random.code('00######') }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, shop, day] = [companyIn(names, 'Drogarias'), SHOPS[index] ?? '', dayIn(random, 2023, 2025)]
  const goods = positionsOf(random, WARES, [4, 3, 2][index] ?? 3)
  const cuts = goods.map((one) => (index === 2 ? 0 : percent(one.total, [18, 0, 35][one.number % 3] ?? 0)))
  const before = sum(goods.map((one) => one.total))
  const off = sum(cuts)
  const total = before - off
  const { html, card, nsu } = payments(random, index, total)
  const [plain, set, time] = [random.code('0#4#8#'), random.code('000.8##.#2#'), random.code('1#:3#:2#')]
  const client = ['NÃO INFORMADO', cpfOf(random), cpfOf(random)][index]
  const key = `CFe35${String(day.year).slice(2)}${String(day.month).padStart(2, '0')}${firm.vatId.replace(/\D/g, '')}59${set.replace(/\D/g, '')}${plain}${random.code('#######')}`
  const slip = `<div class="cut"></div><div class="pos">${index === 0 ? 'MAESTRA DEBITO' : 'CARTEL CREDITO A VISTA'}    VIA CLIENTE
${shop.toUpperCase().slice(0, 22)}
${firm.vatId}
${random.code('************####')}
DOC=${nsu}  AUT=${random.code('######')}
${date(day, 'short')} ${time.slice(0, 5)}  TERM=${random.code('PB0#####')}
VALOR:  R$ ${amount(card)}
TRANSACAO AUTORIZADA COM SENHA</div>`
  const page = `<div class="c"><h1>${shop}</h1>${firm.name}<br>${firm.address.lines.join(' - ')}<br>CNPJ ${firm.vatId} &nbsp; IE ${firm.taxNumber} &nbsp; IM ${random.code('#.###.###-#')}</div><div class="l"></div>
    <div class="c b">Extrato No. ${plain}<br>CUPOM FISCAL ELETRÔNICO - SAT</div><div class="l"></div>CPF/CNPJ do Consumidor: ${client}<div class="l"></div><div class="k"># | COD | DESC | QTD | UN | VL UN R$ | (VL TR R$)* | VL ITEM R$</div><table>${each(goods, (one, at) => row(one, cuts[at] ?? 0, index))}</table><div class="l"></div>
    <table>${off ? `${pair('Total bruto de itens', amount(before))}${pair('Total de descontos sobre item', `-${amount(off)}`)}` : ''}${pair('TOTAL R$', amount(total), 't')}${html}</table><div class="l"></div>
    OBSERVAÇÕES DO CONTRIBUINTE<br>${[`Cliente fidelidade: você economizou R$ ${amount(off)}`, `Receita CRM-SP ${random.code('1####')} - Entrega a domicílio ped. ${random.code('88###')}`, `Vend. ${random.code('0##')} Cx 03 - Trocas em até 7 dias`][index]}<br>*Valor aproximado dos tributos deste cupom R$ ${amount(percent(total, 23.4))} (conforme Lei Fed. 12.741/2012)<div class="l"></div>
    <div class="c">SAT No. <b>${set}</b><br>${date(day)} - ${time}<br><span class="k">${inFours(key.slice(3))}</span><br>${barCode(random, 62, 9)}<div style="margin:1.5mm 0">${squareCode(random, 24, 45)}</div><span class="k">Consulte o QR Code deste extrato pelo aplicativo do fisco</span></div>${card ? slip : ''}`
  return {
    html: sheets(CSS, [page], { width: 79, height: [198, 194, 146][index] ?? 180 }),
    pages: 1,
    fields: {
      invoiceNumber: [plain, plain.replace(/^0/, '')],
      issueDate: iso(day),
      sellerName: [firm.name, shop],
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'drogaria-sat',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [2],
  photos: [0, 1],
  make,
}
