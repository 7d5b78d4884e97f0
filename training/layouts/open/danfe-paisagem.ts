// A DANFE across the sheet: the slip for the carrier's signature is turned upright along the left edge and names seller, buyer and sum
// first; IPI and ICMS-ST come on top of the goods, bills stand in three boxes with days of their own, a carrier with CNPJ, plate and
// registration beside both parties, a place of delivery in another town, the buyer's name over two lines.
import { cnpjOf, cpfOf } from '../../documents/names/identifiers.ts'
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import type { Position, Ware } from '../sheet.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, positionsOf, sheets, sum, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['BOBINA STRETCH MANUAL 500MM 25MIC', 'RL', 4590, 5890, 60],
  ['SACO PEBD 40X60X0,10 C/ 100', 'CT', 6120, 8450, 30],
  ['FITA ADESIVA PP 48X100 TRANSP', 'RL', 615, 890, 144],
  ['PLASTICO BOLHA 1,30X100M', 'RL', 9890, 13200, 8],
  ['CANTONEIRA PAPELAO 50X50X1000', 'PC', 185, 265, 400],
  ['FILME SHRINK 300MM TERMO', 'KG', 1890, 2490, 45],
  ['CAIXA ONDA C 400X300X250', 'UN', 320, 480, 250],
]
const CSS = `body{font:7.4pt/1.2 'Liberation Serif',serif}.sheet{display:flex;padding:6mm 7mm 5mm}.side{width:17mm;border-right:.6pt dashed #000;margin-right:2mm;position:relative}.turn{writing-mode:vertical-rl;transform:rotate(180deg);position:absolute;left:0;top:0;height:198mm;width:15mm;border:.5pt solid #000;padding:1.5mm;font-size:6.4pt;line-height:1.5}.main{flex:1;min-width:0}
  .w{display:flex;margin-top:-.5pt}.w>div{border:.5pt solid #000;margin-left:-.5pt;padding:.3mm .8mm .5mm;flex:1;min-width:0;min-height:6.6mm}.w>div.n{text-align:right}.w i{display:block;font:normal 4.8pt/1.15 'Liberation Sans';text-transform:uppercase}h5{font:700 5.4pt 'Liberation Sans';margin:1.1mm 0 .5mm;text-transform:uppercase}.top>div{min-height:27mm}
  table{width:100%;font-size:6.6pt}th{font:400 4.8pt 'Liberation Sans';border:.5pt solid #000;text-transform:uppercase;padding:.3mm}td{border:solid #000;border-width:0 .5pt;padding:.35mm .7mm}.fill td{height:var(--h)}table{border-bottom:.5pt solid #000}.t{font:700 12pt 'Liberation Sans'}`
const { amount, date } = writingOf('BR')

type Cell = readonly [label: string, value: string, wide?: number]
const line = (...cells: readonly Cell[]) =>
  `<div class="w">${each(cells, ([label, value, wide = 1]) => `<div style="flex:${wide}"${/^[\d.]+,\d\d$/.test(value) ? ' class="n"' : ''}><i>${label}</i>${value || '&nbsp;'}</div>`)}</div>`
const row = (one: Position, ipi: number) =>
  `<tr><td>${4000 + one.number * 113}</td><td>${one.name}</td><td>39201099</td><td>010</td><td>6401</td><td>${one.unit}</td><td class="r">${one.quantity},00</td><td class="r">${amount(one.price)}00</td><td class="r">${amount(one.total)}</td><td class="r">${amount(one.total)}</td><td class="r">${amount(percent(one.total, 12))}</td><td class="r">${amount(percent(one.total, ipi))}</td><td class="c">12,00</td><td class="c">${ipi},00</td></tr>`

function sumsOf(goods: readonly Position[], index: number) {
  const net = sum(goods.map(({ total }) => total))
  const ipi = sum(goods.map(({ total }) => percent(total, 5)))
  const st = index === 0 ? percent(net, 7.4) : 0
  const [freight, off] = index === 1 ? [14_500, percent(net, 3)] : [0, 0]
  const gross = net + ipi + st + freight - off
  const html = `${line(['Base cálc. ICMS', amount(net)], ['Valor ICMS', amount(percent(net, 12))], ['Base cálc. ICMS ST', st ? amount(net + percent(net, 40)) : '0,00'], ['Valor ICMS ST', amount(st)], ['Valor PIS', amount(percent(net, 1.65))], ['Valor COFINS', amount(percent(net, 7.6))], ['Total dos produtos', amount(net)])}
    ${line(['Frete', amount(freight)], ['Seguro', '0,00'], ['Desconto', amount(off)], ['Outras desp.', '0,00'], ['Valor IPI', amount(ipi)], ['V. tot. tributos', amount(percent(net, 33))], ['Total da nota', amount(gross)])}`
  return { gross, html }
}

function carriage(names: Names, index: number): string {
  const { random } = names
  const [carrier, weight] = [companyIn(names, 'Transportes'), random.whole(90, 880)]
  const moved = [carrier.name.toUpperCase(), random.code('@@@#@##'), carrier.vatId, carrier.taxNumber]
  const [name = '', plate = '', cnpj = '', ie = ''] = index === 2 ? ['RETIRA'] : moved
  return `${line(['Razão social', name, 3], ['Frete', index === 1 ? '0-EMIT.' : '1-DEST.'], ['Placa', plate], ['UF', 'SP', 0.5], ['CNPJ', cnpj, 1.9], ['Insc. est.', ie, 1.7], ['Quant.', String(random.whole(3, 38)), 0.7], ['Espécie', 'VOLUMES'], ['Peso br.', `${weight},500`], ['Peso líq.', `${weight - 6},000`])}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client] = [companyIn(names, 'Embalagens'), names.company()]
  const [seller, person, delivery] = [firm.name.toUpperCase(), names.person(), names.address()]
  const buyer = index === 2 ? `${person.first} ${person.last}`.toUpperCase() : client.name.toUpperCase()
  const [day, plain] = [dayIn(random, 2024, 2026), String(random.whole(10_200, 987_600))]
  const number = plain.padStart(9, '0').replace(/(\d{3})(?=\d)/g, '$1.')
  const key = `35${String(day.year).slice(2)}${String(day.month).padStart(2, '0')}${firm.vatId.replace(/\D/g, '')}55002${plain.padStart(9, '0')}1${random.code('#########')}`
  const goods = positionsOf(random, WARES, [7, 4, 2][index] ?? 3)
  const { gross, html } = sumsOf(goods, index)
  const third = Math.floor(gross / 3)
  const parts = [[gross - 2 * third, third, third], [gross], []][index] ?? []
  const bills = parts.map(
    (cents, at): Cell => [
      'Número / vencimento / valor',
      `${plain}/${at + 1} &nbsp;&nbsp; ${date(daysAfter(day, 30 + at * 15))} &nbsp;&nbsp; R$ ${amount(cents)}`,
    ],
  )
  const notes = [
    `LOCAL DE ENTREGA: ${delivery.lines.join(', ').toUpperCase()} - CNPJ ${cnpjOf(random)}. SEU PEDIDO: ${random.code('45000#####')} - NOSSO PEDIDO: ${random.code('2####')} - REP.: ${names.person().last.toUpperCase()}`,
    `PEDIDO ${random.code('2####')} DE ${date(daysAfter(day, -6))}. DESCONTO COMERCIAL 3% CONF. TABELA ${random.code('0#')}. AGENDAR DESCARGA ${firm.phone}`,
    `VENDA A CONSUMIDOR FINAL. PAGO EM PIX EM ${date(day)}. RETIRADO NO BALCÃO. REF. ORÇAMENTO ${random.code('#####')}`,
  ][index]
  const main = `<div class="w top"><div style="flex:4;padding:2mm"><span class="t">${seller}</span><br><br>${firm.address.lines.join(' - ')}<br>FONE/FAX ${firm.phone} &nbsp; ${firm.fax}<br>${firm.website}</div><div class="c" style="flex:2.2"><b class="t">DANFE</b><br>DOCUMENTO AUXILIAR DA NOTA FISCAL ELETRÔNICA<br>0 - Entrada &nbsp; 1 - Saída &nbsp; <b>1</b><br><b>Nº ${number}</b><br><b>SÉRIE 2</b> &nbsp; FL. 1/1</div><div style="flex:4.4" class="c">${barCode(random, 88, 11)}<br>CHAVE DE ACESSO<br><b>${key.replace(/(.{4})(?=.)/g, '$1 ')}</b></div></div>
    ${line(['Natureza da operação', ['VENDA PROD. SUJ. A SUBST. TRIB. FORA DO ESTADO', 'VENDA DE PRODUÇÃO DO ESTABELECIMENTO', 'VENDA A NÃO CONTRIBUINTE'][index] ?? '', 4], ['Protocolo de autorização', `${random.code('135############')} ${date(day)} ${random.code('1#:2#:4#')}`, 3], ['Inscrição estadual', firm.taxNumber, 2], ['Insc. est. subst. trib.', index === 0 ? random.code('0##/#######') : '', 2], ['CNPJ', firm.vatId, 2])}
    <h5>Destinatário/Remetente</h5>${line(['Nome/Razão social', buyer.length > 18 ? buyer.replace(/^(.{9,}?) /, '$1<br>') : buyer, 4], [index === 2 ? 'CPF' : 'CNPJ', index === 2 ? cpfOf(random) : client.vatId, 2], ['Endereço', client.address.street, 3.4], ['CEP', client.address.postcode, 1.2], ['Data emissão', date(day), 1.3])}
    ${line(['Município', client.address.town, 3], ['Telefone', client.phone, 2], ['Inscrição estadual', index === 2 ? 'ISENTO' : client.taxNumber, 2], ['Data entrada/saída', date(daysAfter(day, index === 2 ? 0 : 1)), 1.3], ['Hora saída', random.code('1#:4#:1#'), 1])}
    <h5>Faturas</h5>${line(...bills, ...(bills.length ? [] : [['', 'PAGAMENTO À VISTA'] as const]))}
    <h5>Cálculo do imposto</h5>${html}<h5>Transportador/Volumes</h5>${carriage(names, index)}
    <h5>Dados do produto/serviço</h5><table style="--h:${[48, 61, 70][index]}mm"><tr>${each('Cód.|Descrição|NCM|CSOSN/CST|CFOP|Un.|Qtd.|V. unit.|V. total|BC ICMS|V. ICMS|V. IPI|% ICMS|% IPI'.split('|'), (one) => `<th>${one}</th>`)}</tr>${each(goods, (one) => row(one, 5))}<tr class="fill">${'<td></td>'.repeat(14)}</tr></table>
    <h5>Dados adicionais</h5><div class="w"><div style="flex:3;min-height:17mm"><i>Informações complementares</i>${notes}</div><div style="min-height:17mm"><i>Reservado ao fisco</i></div></div>`
  const side = `<div class="side"><div class="turn">RECEBEMOS DE ${seller} OS PRODUTOS CONSTANTES DA NF-e Nº ${number} SÉRIE 2 – EMISSÃO ${date(day)} – VALOR TOTAL R$ ${amount(gross)}<br>DESTINATÁRIO: ${buyer} – ${client.address.town.toUpperCase()}<br>DATA DO RECEBIMENTO ____/____/______ &nbsp; ASSINATURA ______________________________________</div></div>`
  return {
    html: sheets(CSS, [`${side}<div class="main">${main}</div>`], { width: 297, height: 210 }),
    pages: 1,
    fileName: `${key}.pdf`,
    fields: {
      invoiceNumber: [number, plain, plain.padStart(9, '0')],
      issueDate: iso(day),
      ...(index === 1 ? { dueDate: iso(daysAfter(day, 30)) } : {}),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: firm.vatId,
      grossTotal: fixed(gross),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'danfe-paisagem',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
