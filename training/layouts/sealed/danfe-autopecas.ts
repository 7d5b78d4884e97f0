// A Brazilian DANFE, upright, as the free issuing programs print it in a book's letters: three or one duplicata, ICMS with substitution so that the
// sum of goods, bases and note all differ, discount per row, carrier with a CNPJ of its own between buyer and goods; the third goes on
// over a second sheet whose head repeats number and key.
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  parted,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = (
  'PASTILHA FREIO DIANT SEDAN 1.6 09/15|JG|5890|11990|12;DISCO FREIO VENT DIANT 256MM|PC|9800|16900|8;AMORTECEDOR DIANT LE PRESSURIZADO|PC|18900|28900|4;' +
  'FILTRO OLEO ROSCA M20|PC|1490|2890|30;CORREIA DENTADA 129 DENTES|PC|4290|7900|10;KIT EMBREAGEM 190MM C/ ATUADOR|KT|38900|62000|3;BOMBA AGUA MOTOR 1.0 8V|PC|8700|13900|6;' +
  'VELA IGNICAO RESISTIVA JG 4|JG|6900|11900|10;TERMINAL DIRECAO LD|PC|3290|5900|8;COXIM MOTOR LD HIDRAULICO|PC|13900|21900|4;BIELETA ESTAB DIANT|PC|2990|4890|20;' +
  'ROLAMENTO RODA DIANT C/ ABS|PC|9900|15900|8;SENSOR ROTACAO 3 FIOS|PC|7900|12900|5;LAMPADA H7 12V 55W|PC|1190|2290|40;ADITIVO RADIADOR ROSA 1L PRONTO USO|UN|1390|2190|48;' +
  'JUNTA CABECOTE ACO 3 FUROS|PC|8900|14900|4;TENSOR CORREIA ALTERNADOR|PC|11900|18900|5;PALHETA SILICONE 22 POL|PC|2290|3990|24;CILINDRO MESTRE DUPLO|PC|15900|23900|3;RESERVATORIO AGUA C/ TAMPA|PC|4900|7900|6;' +
  'CABO VELA JOGO 8V|JG|7400|11900|9;BUCHA BANDEJA TRAS|PC|1290|2490|36;FLUIDO FREIO DOT4 500ML|UN|1690|2790|36;BATERIA 60AH SELADA CX ALTA|PC|38900|49900|4'
)
  .split(';')
  .map((one) => {
    const [name = '', unit = '', low, high, most] = one.split('|')
    return [name, unit, Number(low), Number(high), Number(most)]
  })
const CSS = `body{font:7.6pt/1.15 'Liberation Serif',serif}.sheet{padding:6mm 7mm}.b{display:flex;margin-top:-.4pt}.b>div{border:.5pt solid #000;padding:.3mm .9mm;margin-right:-.5pt;min-height:7mm;overflow:hidden}.b small,th{display:block;font:5pt/1.25 'Liberation Serif';text-transform:uppercase}h4{font:700 5.6pt/1 'Liberation Serif';margin:1.5mm 0 .6mm;text-transform:uppercase}table{width:100%;border:.5pt solid #000}th{display:table-cell;font-weight:400;border:.5pt solid #000;padding:.2mm}td{font-size:6pt;line-height:1.15;border-left:.5pt solid #000;padding:.45mm .6mm;vertical-align:top}.n{font-weight:700;font-size:9.5pt}.b .r{display:block}.fill td{height:100%}.it{font-style:italic}`
const { amount, date } = writingOf('BR')
/** By paper: trade, kind of sale, per cent of substituted tax and of discount, freight, goods, days until what is due. */
const SALES = [
  ['Distribuidora', 'VENDA MERC. SUJEITA A ST', [6.2, 4, 0, 7], [28, 35, 42]],
  ['Distribuidora', 'VENDA DE MERCADORIA', [0, 0, 6400, 3], [21]],
  ['Peças Auto', 'VENDA DE MERCADORIA', [0, 4, 0, 24], [28, 35, 42]],
] as const
/** A row of boxes: caption, value, share of the width, "r" for figures. */
const row = (...cells: readonly (readonly [string, string, number, string?])[]) =>
  `<div class="b">${each(cells, ([caption, value, wide, side = '']) => `<div style="flex:${wide} 1 0"><small>${caption}</small><span class="${side}">${value || '&nbsp;'}</span></div>`)}</div>`
const figures = (list: string) =>
  row(...list.split(/[|=]/).flatMap((one, at, all) => (at % 2 ? [] : [[one, all[at + 1] ?? '', 1, 'r'] as const])))

const LOGO = `<svg width="15mm" height="10mm" viewBox="0 0 30 20" style="float:left"><circle cx="10" cy="10" r="7" fill="none" stroke="#b00" stroke-width="4" stroke-dasharray="2.6 1.8"/><path d="M14 10h16" stroke="#b00" stroke-width="4"/></svg>`
function head(random: Random, firm: Company, [number = '', key = '', leaf, logo]: readonly string[]) {
  return `<div class="b"><div style="flex:4 1 0;text-align:center;padding:2mm">${logo}<span class="it" style="font-size:6pt">IDENTIFICAÇÃO DO EMITENTE</span><br><span class="n">${firm.name}</span><br>${firm.address.lines.join('<br>')}<br>Fone/Fax: ${firm.phone}</div>
    <div style="flex:1.7 1 0;text-align:center"><span class="n" style="font-size:12pt">DANFE</span><br><span style="font-size:6.2pt">Documento Auxiliar da Nota Fiscal Eletrônica</span><div style="display:flex;justify-content:space-between;text-align:left;margin:1mm 0">0 - ENTRADA<br>1 - SAÍDA<span style="border:.6pt solid #000;padding:1mm 1.6mm">1</span></div><b>Nº. ${number}<br>Série 001</b><br><span class="it">Folha ${leaf}</span></div>
    <div style="flex:4 1 0;padding:1.4mm">${barCode(random, 76, 11)}<small style="margin-top:1mm">Chave de acesso</small><b class="c" style="font-size:7.4pt">${inFours(key)}</b><div class="c" style="margin-top:1.5mm">Consulta de autenticidade no portal nacional da NF-e<br>www.nfe.fazenda.exemplo/portal ou no site da Sefaz Autorizadora</div></div></div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [trade, nature, [st, discount, freight, count], dues] = SALES[index] ?? SALES[0]
  const firm = companyIn(names, trade)
  const [client, carrier, day] = [names.company(), companyIn(names, 'Transportes'), dayIn(random, 2024, 2026)]
  const [number, uf] = [
    random.code(['000.0##.#4#', '000.18#.###', '000.003.#7#'][index] ?? ''),
    random.pick(['PR', 'SC', 'MG']),
  ]
  const key = `41${String(day.year).slice(2)}${String(day.month).padStart(2, '0')}${firm.vatId.replace(/\D/g, '')}55001${number.replace(/\D/g, '')}1${random.code('#########')}`
  const goods = positionsOf(random, WARES, count).map((one) => ({
    ...one,
    off: percent(one.total, discount),
    code: random.code('###.##'),
  }))
  const [products, off] = [sum(goods.map(({ total }) => total)), sum(goods.map((one) => one.off))]
  const [base, substituted] = [products - off + freight, percent(products, st)]
  const gross = base + substituted
  const part = Math.floor(gross / dues.length)
  const buyer = client.name.toUpperCase()
  const line = (one: (typeof goods)[number]) =>
    `<tr><td>${one.code}</td><td>${one.name}${index === 0 ? `<br>pIcmsSt=18,00% vBC ST=${amount(percent(one.total, 134))}` : ''}</td><td>8708${(one.price % 89) + 10}90</td><td>${st ? '010</td><td>5403' : '000</td><td>5102'}</td><td>${one.unit}</td><td class="r">${one.quantity},0000</td><td class="r">${amount(one.price)}00</td><td class="r">${amount(one.total)}</td><td class="r">${amount(one.off)}</td><td class="r">${amount(one.total - one.off)}</td><td class="r">${amount(percent(one.total - one.off, 12))}</td><td class="r">0,00</td><td class="r">12,00</td><td class="r">0,00</td></tr>`
  const table = (list: typeof goods, left: number) =>
    `<h4>Dados dos produtos / serviços</h4><table style="height:${left}mm"><tr>${each('Código produto|Descrição do produto / serviço|NCM/SH|O/CST|CFOP|UN|Quant|Valor unit|Valor total|Valor desc|B.cálc ICMS|Valor ICMS|Valor IPI|Alíq. ICMS|Alíq. IPI'.split('|'), (one) => `<th>${one}</th>`)}</tr>${each(list, line)}<tr class="fill">${'<td></td>'.repeat(15)}</tr></table>`
  const [first = [], second] = parted(goods, 15, 40)
  const leaves = second ? 2 : 1
  const a = client.address
  const page = `<div class="b"><div style="flex:5 1 0;font-size:6.2pt">RECEBEMOS DE ${firm.name.toUpperCase()} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO. EMISSÃO: ${date(day)} VALOR TOTAL: R$ ${amount(gross)} DESTINATÁRIO: ${buyer} - ${a.street} ${a.town}</div><div style="flex:1 1 0;text-align:center"><b>NF-e<br>Nº. ${number}<br>Série 001</b></div></div>${row(['Data de recebimento', '', 1.4], ['Identificação e assinatura do recebedor', '', 5])}<div style="border-top:.6pt dashed #000;margin:1.6mm 0"></div>
    ${head(random, firm, [number, key, `1/${leaves}`, index === 1 ? '' : LOGO])}${row(['Natureza da operação', nature, 1], ['Protocolo de autorização de uso', `${random.code('1412########0##')} - ${date(day)} ${random.code('1#:2#:4#')}`, 1])}${row(['Inscrição estadual', firm.taxNumber, 1], ['Inscrição estadual do subst. tribut.', '', 1], ['CNPJ', firm.vatId, 1])}
    <h4>Destinatário / remetente</h4>${row(['Nome / razão social', buyer, 5], ['CNPJ / CPF', client.vatId, 2], ['Data da emissão', date(day), 1.2])}${row(['Endereço', a.street, 4], ['Bairro / distrito', names.town(), 2], ['CEP', a.postcode, 1.1], ['Data da saída/entrada', date(daysAfter(day, index)), 1.2])}${row(['Município', a.town, 3.6], ['UF', uf, 0.5], ['Fone / fax', client.phone, 1.6], ['Inscrição estadual', client.taxNumber, 1.8], ['Hora da saída/entrada', random.code('0#:3#:0#'), 1.2])}
    <h4>Fatura / duplicata</h4>${row(...dues.map((days, at): [string, string, number] => ['', `<span style="font-size:6.4pt">Num. <span style="float:right">00${at + 1}</span><br>Venc. <span style="float:right">${date(daysAfter(day, days))}</span><br>Valor <span style="float:right">R$ ${amount(at === 0 ? gross - part * (dues.length - 1) : part)}</span></span>`, 1]), ...Array.from({ length: 6 - dues.length }, (): [string, string, number] => ['', '', 1]))}
    <h4>Cálculo do imposto</h4>${figures(`Base de cálc. do ICMS=${amount(base)}|Valor do ICMS=${amount(percent(base, 12))}|Base de cálc. ICMS S.T.=${amount(percent(products, st ? 134 : 0))}|Valor do ICMS subst.=${amount(substituted)}|V. imp. importação=0,00|V. ICMS UF remet.=0,00|V. FCP UF dest.=0,00|V. total produtos=${amount(products)}`)}${figures(`Valor do frete=${amount(freight)}|Valor do seguro=0,00|Desconto=${amount(off)}|Outras despesas=0,00|Valor total IPI=0,00|V. ICMS UF dest.=0,00|V. tot. trib.=${amount(percent(gross, 31))}|V. total da nota=<b>${amount(gross)}</b>`)}
    <h4>Transportador / volumes transportados</h4>${row(['Nome / razão social', carrier.name.toUpperCase(), 3.6], ['Frete', freight ? '0-Por conta do Rem' : '1-Por conta do Dest', 1.5], ['Código ANTT', '', 0.9], ['Placa do veículo', random.code('@@@#@##'), 1], ['UF', uf, 0.4], ['CNPJ / CPF', carrier.vatId, 1.8])}${row(['Endereço', carrier.address.street, 3.6], ['Município', carrier.address.town, 2.4], ['UF', uf, 0.4], ['Inscrição estadual', carrier.taxNumber, 1.8])}${row(['Quantidade', String(random.whole(1, 9)), 1], ['Espécie', 'CAIXA', 1], ['Marca', '', 1], ['Numeração', '', 1], ['Peso bruto', `${random.whole(12, 90)},400`, 1, 'r'], ['Peso líquido', `${random.whole(8, 11)},850`, 1, 'r'])}
    ${table(first, 98)}<h4>Cálculo do ISSQN</h4>${figures('Inscrição municipal=|Valor total dos serviços=|Base de cálculo do ISSQN=|Valor do ISSQN=')}<h4>Dados adicionais</h4><div class="b"><div style="flex:3 1 0;height:21mm;font-size:6.2pt"><small>Informações complementares</small>Inf. Contribuinte: PEDIDO ${random.code('####7')} VENDEDOR ${names.person().first.toUpperCase()} ROTA ${random.code('0#')} - COND. PAGTO ${dues.join('/')} DIAS. ${st ? 'ICMS RECOLHIDO POR SUBSTITUICAO CONF. PROTOCOLO 41/08. ' : ''}NAO ACEITAMOS DEVOLUCAO APOS 7 DIAS. BOLETO ${random.code('109/0000####-#')} ${firm.bank.name.toUpperCase()} ${firm.bank.account}. Email do Destinatário: ${client.email} Valor Aproximado dos Tributos: R$ ${amount(percent(gross, 31))}</div><div style="flex:1.6 1 0"><small>Reservado ao fisco</small></div></div><div style="font-size:5.4pt" class="it">Impresso em ${date(day)} as ${random.code('1#:0#:3#')}</div>`
  const follow = second
    ? [
        `${head(random, firm, [number, key, '2/2', LOGO])}${row(['Natureza da operação', nature, 1], ['Inscrição estadual', firm.taxNumber, 0.6], ['CNPJ', firm.vatId, 0.6])}${table(second, 232)}`,
      ]
    : []
  return {
    html: sheets(CSS, [page, ...follow]),
    pages: leaves,
    fileName: `NFe${key}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace(/\D/g, ''), String(Number(number.replace(/\D/g, '')))],
      issueDate: iso(day),
      dueDate: dues.map((days) => iso(daysAfter(day, days))),
      sellerName: firm.name,
      buyerName: buyer,
      sellerVatId: firm.vatId,
      grossTotal: fixed(gross),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'danfe-autopecas',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
