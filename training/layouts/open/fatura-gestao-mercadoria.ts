// A Portuguese wholesaler's fatura as the country's best known resource planning program prints it unchanged: buyer at the right under "Exmo.(s) Sr.(s)", two
// strips of labels above values (contribuinte, requisição, moeda, câmbio, data; descontos, vencimento, condição), articles with codes, at
// the foot a table of taxes beside nine sums of which most are nought, loading and unloading, hash and ATCUD; the third is dear and in two rates.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `body{font:8.4pt/1.3 'Liberation Sans',Arial,sans-serif}.sheet{padding:11mm 13mm}.h{display:flex;justify-content:space-between}.h .l{width:86mm;font-size:7.8pt}.to{width:84mm;margin-top:25mm;font-size:9.4pt;line-height:1.4}h1{font:700 12pt/1 'Liberation Sans';margin:9mm 0 1.5mm;display:flex;justify-content:space-between}h1 span{font:400 8pt 'Liberation Sans'}.st{width:100%;border-top:.8pt solid #000}.st th{font:700 7.6pt/1.2 'Liberation Sans';text-align:left;padding:.8mm 1mm 0}.st td{padding:0 1mm .8mm}.st+.st{border-bottom:.8pt solid #000}.g{width:100%;margin-top:4mm}.g th{font:700 7.8pt/1.3 'Liberation Sans';border-bottom:.8pt solid #000;text-align:left;padding:.6mm 1mm}.sheet .g th.r{text-align:right}.g td{padding:.6mm 1mm;vertical-align:top}.f{left:13mm;right:13mm;bottom:10mm}.f .two{display:flex;justify-content:space-between;border-top:.8pt solid #000;padding-top:1.5mm}.f .q th{font-size:7.4pt;padding:.2mm 3mm .2mm 0;text-align:left}.f .q td{padding:.2mm 4mm .2mm 0}.sm{width:68mm}.sm td{padding:.25mm 0}.tot td{border-top:.8pt solid #000;font-weight:700;font-size:10.5pt;padding-top:1mm}.ft{font-size:6.8pt;border-top:.4pt solid #000;margin-top:2mm;padding-top:1mm}`
const { amount, date } = writingOf('PT', ' ')
/** A star stands for 6 per cent, else it is 23. */
const PACKAGING: readonly Ware[] = [
  ['Caixa cartão canelado duplo 400x300x300', 'UN', 62, 118, 600],
  ['Fita adesiva PP castanha 50mmx66m', 'RL', 69, 110, 144],
  ['Filme estirável manual 23µ 500mm', 'RL', 480, 690, 60],
  ['Envelope almofadado n.º 5', 'CX', 1490, 2250, 8],
  ['Cinta PP 12mm bobine 2500m', 'BB', 2890, 3790, 4],
  ['Plástico bolha 1,00x100m', 'RL', 1890, 2690, 12],
]
const DAIRY: readonly Ware[] = [
  ['Queijo flamengo barra kg*', 'KG', 545, 690, 40],
  ['Iogurte natural 125g pack 12*', 'EMB', 310, 420, 30],
  ['Manteiga c/ sal 250g*', 'UN', 189, 245, 72],
  ['Natas UHT 1L', 'UN', 265, 330, 48],
  ['Gelado baunilha 5L', 'UN', 1190, 1650, 10],
  ['Leite M/G UHT 1L*', 'UN', 72, 92, 360],
  ['Ovo líquido pasteurizado 1kg*', 'UN', 320, 410, 24],
  ['Sumo laranja 100% 1L', 'UN', 135, 189, 96],
]
const TERMS = ['Factura a 30 dias', 'Pronto Pagamento', 'Factura a 60 dias'] as const

function rowsOf(random: Random, index: number) {
  const goods = positionsOf(random, index === 2 ? DAIRY : PACKAGING, [4, 2, 8][index] ?? 3).map((one) => {
    const [rate, discount] = [one.name.endsWith('*') ? 6 : 23, index === 0 ? random.pick([0, 10, 10, 15]) : 0]
    return { ...one, name: one.name.replace('*', ''), rate, discount, net: one.total - percent(one.total, discount) }
  })
  const html = each(
    goods,
    (one) =>
      `<tr><td>${random.code('@@0###')}</td><td>${one.name}</td><td class="r">${one.quantity},00</td><td>${one.unit}</td><td class="r">${amount(one.price)}0</td><td class="r">${one.discount},00</td><td class="r">${one.rate},00</td><td class="r">${amount(one.net)}</td></tr>`,
  )
  return {
    html,
    before: sum(goods.map(({ total }) => total)),
    groups: taxGroupsOf(goods.map((one) => [one.rate, one.net] as const)),
  }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const firm = companyIn(names, index === 2 ? 'Distribuidora' : 'Embalagens')
  const [client, day, nif] = [names.company(), dayIn(random, 2025), nifOf(random, '5')]
  const [series, count] = [['FA 2025A', 'FA A', 'FAC 25'][index] ?? 'FA', random.whole(112, 4900)]
  const number = `${series}/${count}`
  const [term, days] = [TERMS[index] ?? '', [30, 0, 60][index] ?? 0]
  const [due, style] = [daysAfter(day, days), index === 2 ? 'iso' : 'figures'] as const
  const { html, before, groups } = rowsOf(random, index)
  const [goods, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const [hour, plate] = [random.code('1#:4#'), random.code('##-@@-##')]
  const reasons = each(
    groups,
    (one) =>
      `<tr><td>${one.rate},00</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td><td></td></tr>`,
  )
  const sums = `Mercadoria/Serviços=${amount(before)}|Descontos Comerciais=${amount(before - goods)}|Desconto Financeiro=0,00|Portes=0,00|Outros Serviços=0,00|Adiantamentos=0,00|Ecovalor=0,00|IVA=${amount(tax)}|Acerto=0,00`
  const strip = (heads: string, values: readonly string[]) =>
    `<table class="st"><tr>${each(heads.split('|'), (one) => `<th>${one}</th>`)}</tr><tr>${each(values, (one) => `<td>${one || '&nbsp;'}</td>`)}</tr></table>`
  const bank = index === 1 ? '' : `${firm.bank.name} IBAN: ${firm.bank.iban} SWIFT: ${firm.bank.bic}<br>`
  const page = `<div class="h"><div class="l">${index === 1 ? '' : `<svg width="20mm" height="13mm" viewBox="0 0 20 13"><path d="M1 12V5l5-4 5 4v7zM11 12V7l4-3 4 3v5z" fill="#c60"/></svg><br>`}<b style="font-size:11pt">${firm.name}</b><br>${firm.address.lines.join('<br>')}<br>Telef. ${firm.phone} Fax. ${firm.fax}<br>${firm.email}<br>Capital Social 50.000,00 EUR<br>Cons. Reg. Com. ${names.town()}<br>Matricula N.º ${nif}<br>Contribuinte N.º: ${nif}</div><div class="to">Exmo.(s) Sr.(s)<br><b>${client.name}</b><br>${client.address.lines.join('<br>')}</div></div>
    <h1>Fatura ${number}<span>Original &nbsp;&nbsp; Pág. 1/1</span></h1>${strip('V/N.º Contrib.|Requisição|Moeda|Câmbio|Data', [client.vatId.replace(/\D/g, ''), random.code('REQ####'), 'EUR', '1,00', date(day, style)])}${strip('Desc. Cli.|Desc. Fin.|Vencimento|Condição Pagamento|Vendedor', ['0,00', '0,00', date(due, style), term, random.code('0#')])}
    <table class="g"><tr><th>Artigo</th><th>Descrição</th><th class="r">Qtd.</th><th>Un.</th><th class="r">Pr. Unitário</th><th class="r">Desc.</th><th class="r">IVA</th><th class="r">Valor</th></tr>${index === 0 ? `<tr><td></td><td colspan="7"><i>N/ Guia de Remessa GR 2025A/${count + 41} de ${date(daysAfter(day, -2))}</i></td></tr>` : ''}${html}</table>
    <div class="abs f"><div style="font-size:7pt;margin-bottom:1mm">${random.code('@u#K')}-Processado por Programa Certificado n.º 00${random.code('##')}/AT</div><div class="two"><div><b>Quadro Resumo de Impostos</b><table class="q"><tr><th>Taxa/Valor</th><th>Incid./Qtd.</th><th>Total</th><th>Motivo Isenção</th></tr>${reasons}</table><div style="display:flex;gap:4mm;margin-top:3mm;font-size:7.4pt">${squareCode(random, 27, 45)}<div>ATCUD: ${random.code('JJ@@#@@#')}-${count}<br><br><b>Carga</b> N/ Morada<br>${date(day)} ${hour}<br><b>Descarga</b> V/ Morada<br>Matrícula ${plate}</div></div></div><table class="sm">${each(sums.split('|'), (one) => `<tr><td>${one.replace('=', '</td><td class="r">')}</td></tr>`)}<tr class="tot"><td>Total ( EUR )</td><td class="r">${amount(goods + tax)}</td></tr></table></div>
    <div class="ft">${bank}Os artigos faturados foram colocados à disposição do adquirente à data do documento. Não se aceitam reclamações após 8 dias. Em caso de litígio fica designado o foro da comarca de ${firm.address.town}.</div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `${number.replace(/[ /]/g, '_')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace(/^\S+ /, '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: nif,
      ...(bank ? { iban: firm.bank.iban ?? '' } : {}),
      ...totals(goods, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fatura-gestao-mercadoria',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
