// A Brazilian DANFE: captions in tiny capitals inside boxes, a slip on top that names sum and buyer first, sums in a grid.

import { daysAfter, type Names } from '../../documents/names/names.ts'
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
  ['DOBRADICA INOX 3 1/2 POL CX C/ 24', 'CX', 8900, 14900, 12],
  ['PUXADOR ALCA 128MM ESCOVADO', 'UN', 1290, 2490, 60],
  ['CORREDICA TELESCOPICA 450MM PAR', 'PR', 2450, 3890, 48],
  ['PARAFUSO CHIPBOARD 4X40 MILHEIRO', 'MI', 5600, 8900, 9],
  ['CHAPA MDF BRANCO TX 15MM 275X184', 'PC', 18900, 24900, 22],
  ['FITA DE BORDA 22MM BRANCA RL 20M', 'RL', 990, 1590, 80],
  ['COLA DE CONTATO 2,8KG', 'GL', 7800, 9900, 14],
]
const CSS = `body { font: 7.6pt/1.2 'Liberation Sans', sans-serif } .sheet { padding: 7mm 8mm } .row { display: flex }
  .row > div { flex: 1; border: .5pt solid #000; padding: .4mm 1mm; min-height: 7.4mm; margin: 0 -.25pt -.5pt 0 } small { display: block; font-size: 5pt; text-transform: uppercase }
  h4 { font-size: 6pt; margin: 1.4mm 0 .4mm; text-transform: uppercase } .r5 { flex: 5 !important } .r3 { flex: 3 !important } .r2 { flex: 2 !important }
  .big { font-size: 11pt; font-weight: 700 } .cut { border-bottom: .6pt dashed #000; margin: 1.4mm 0 }
  table { width: 100%; font-size: 6pt } th { font-size: 5pt; font-weight: 400; border: .5pt solid #000; text-transform: uppercase } td { border-left: .5pt solid #000; border-right: .5pt solid #000; padding: .5mm .8mm }
  table { border-bottom: .5pt solid #000 } .rest { height: 82mm } .code { height: 9mm; margin: 1mm; background: repeating-linear-gradient(90deg,#000 0 .3mm,#fff .3mm .7mm,#000 .7mm 1.3mm,#fff 1.3mm 1.5mm,#000 1.5mm 1.7mm,#fff 1.7mm 2.2mm) }`

const { amount, date } = writingOf('BR')

/** A row of boxes: caption, value and how wide. */
const boxes = (...cells: readonly (readonly [caption: string, value: string, wide?: string])[]) =>
  `<div class="row">${each(cells, ([caption, value, wide = '']) => `<div class="${wide}"><small>${caption}</small>${value || '&nbsp;'}</div>`)}</div>`

const row = (one: Position) =>
  `<tr><td>${1000 + one.number * 37}</td><td>${one.name}</td><td>83024200</td><td>000</td><td>5102</td><td>${one.unit}</td><td class="r">${one.quantity},0000</td>
  <td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td><td class="r">${amount(one.total)}</td><td class="r">${amount(percent(one.total, 18))}</td><td class="r">0,00</td><td class="r">18,00</td><td class="r">0,00</td></tr>`

function sender(names: Names, { seller, number, access }: { seller: string; number: string; access: string }) {
  const firm = names.company()
  const html = `<div class="row"><div class="r3 c" style="padding-top:3mm"><span class="big">${seller}</span><br>${firm.address.lines.join('<br>')}<br>Fone: ${firm.phone}</div>
    <div class="c"><span class="big">DANFE</span><br>Documento Auxiliar da Nota Fiscal Eletrônica<br>0 - ENTRADA<br>1 - SAÍDA &nbsp;[ 1 ]<br><b>Nº ${number}<br>SÉRIE 1<br>FOLHA 1/1</b></div>
    <div class="r3"><div class="code"></div><small>chave de acesso</small>${inFours(access)}<br><br><span class="c">Consulta de autenticidade no portal nacional da NF-e ou no site da Sefaz autorizadora</span></div></div>
    ${boxes(['natureza da operação', 'VENDA DE MERCADORIA ADQUIRIDA DE TERCEIROS', 'r3'], ['protocolo de autorização de uso', `${access.slice(5, 20)} - ${names.random.code('1#:2#:3#')}`, 'r3'])}
    ${boxes(['inscrição estadual', firm.taxNumber], ['inscrição estadual do subst. trib.', ''], ['CNPJ', firm.vatId])}`
  return { html, vatId: firm.vatId }
}

function make(random: Random, index: number) {
  const names = namesIn('BR', random)
  const seller =
    index === 0 ? 'FERRAGENS PONTAL DO IPÊ LTDA' : 'MADEIREIRA TRÊS CAPIVARAS COMÉRCIO E REPRESENTAÇÕES LTDA - EPP'
  const [client, day] = [names.company(), dayIn(random, 2026)]
  const [number, buyer] = [random.code('000.01#.8##'), client.name.toUpperCase()]
  const access = random.code('35260###############5500100000#######1########4')
  const goods = positionsOf(random, WARES, index === 0 ? 4 : 7)
  const net = sum(goods.map(({ total }) => total))
  const freight = index === 0 ? 0 : 18500
  const gross = net + freight
  const bills = index === 0 ? [28] : [28, 56]
  const head = sender(names, { seller, number, access })
  const page = `${boxes([`recebemos de ${seller} os produtos e/ou serviços constantes da nota fiscal eletrônica indicada ao lado`, `EMISSÃO: ${date(day)} - VALOR TOTAL: R$ ${amount(gross)} - DESTINATÁRIO: ${buyer}`, 'r5'], ['NF-e', `<b>Nº ${number} SÉRIE 1</b>`])}
    ${boxes(['data de recebimento', ''], ['identificação e assinatura do recebedor', '', 'r5'])}<div class="cut"></div>${head.html}<h4>Destinatário / Remetente</h4>
    ${boxes(['nome / razão social', buyer, 'r5'], ['CNPJ / CPF', client.vatId, 'r2'], ['data da emissão', date(day)])}${boxes(['endereço', client.address.street, 'r3'], ['bairro / distrito', 'CENTRO'], ['CEP', client.address.postcode], ['data da saída/entrada', date(daysAfter(day, 1))])}
    ${boxes(['município', client.address.town, 'r2'], ['fone / fax', client.phone], ['UF', 'SP'], ['inscrição estadual', client.taxNumber], ['hora da saída', '08:15:00'])}
    <h4>Fatura / Duplicatas</h4>${boxes(...bills.map((days, part) => [`duplicata 00${part + 1}`, `Venc. ${date(daysAfter(day, days))} &nbsp; Valor R$ ${amount(part === 0 ? gross - Math.floor(gross / bills.length) * (bills.length - 1) : Math.floor(gross / bills.length))}`] as const))}
    <h4>Cálculo do imposto</h4>${boxes(['base de cálc. do ICMS', amount(net)], ['valor do ICMS', amount(percent(net, 18))], ['base de cálc. ICMS S.T.', '0,00'], ['valor do ICMS subst.', '0,00'], ['V. aprox. tributos', amount(percent(net, 31))], ['V. total dos produtos', amount(net)])}
    ${boxes(['valor do frete', amount(freight)], ['valor do seguro', '0,00'], ['desconto', '0,00'], ['outras despesas', '0,00'], ['valor total IPI', '0,00'], ['V. total da nota', `<b>${amount(gross)}</b>`])}
    <h4>Transportador / volumes transportados</h4>${boxes(['razão social', 'O MESMO', 'r3'], ['frete por conta', index === 0 ? '1 - DESTINATÁRIO' : '0 - REMETENTE'], ['quantidade', String(goods.length)], ['espécie', 'VOLUMES'], ['peso bruto', `${random.whole(40, 900)},000`])}
    <h4>Dados dos produtos / serviços</h4><table><tr>${each('Código|Descrição do produto / serviço|NCM/SH|CST|CFOP|Un|Quant.|Valor unit.|Valor total|B.cálc ICMS|Valor ICMS|Valor IPI|Alíq. ICMS|Alíq. IPI'.split('|'), (one) => `<th>${one}</th>`)}</tr>${each(goods, row)}<tr class="rest">${'<td></td>'.repeat(14)}</tr></table>
    <h4>Dados adicionais</h4>${boxes(['informações complementares', `Pedido ${random.code('####')} - Vendedor: ${names.person().full}. Trib. aprox. R$ ${amount(percent(net, 31))} (Lei 12.741/2012). Mercadoria conferida no ato da entrega.`, 'r5'], ['reservado ao fisco', '', 'r3'])}`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `${access}-nfe.pdf`,
    fields: {
      invoiceNumber: [number, number.replace(/\D/g, ''), String(Number(number.replace(/\D/g, '')))],
      issueDate: iso(day),
      ...(bills.length === 1 ? { dueDate: iso(daysAfter(day, 28)) } : {}),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: head.vatId,
      grossTotal: fixed(gross),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'danfe',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
