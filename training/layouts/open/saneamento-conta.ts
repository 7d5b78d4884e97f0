// A Brazilian water company's monthly bill on one sheet: no fiscal note but an account number, the customer's and the meter's numbers in the largest
// letters, readings with days before and behind, consumption in brackets of a tariff, water and sewage, instalments and fines of older bills, a
// column of six months, quality of the water as a table of figures, and the bank's strip with the month, the due day and the sum once more.
import { cpfOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:7.8pt/1.35 'Noto Sans',sans-serif;color:#111}.sheet{padding:8mm 10mm}.h{display:flex;gap:5mm;align-items:center;border-bottom:1.6mm solid #1b7fa6;padding-bottom:2mm}.h .d{flex:1;font-size:7pt}.h b{font-size:9pt}.g{display:flex;gap:2mm;margin-top:2mm}.g>div{flex:1;background:#e4f2f7;padding:1mm 2mm;border-radius:1mm}.g small{display:block;font-size:6.4pt;color:#245}.g strong{font-size:11pt}.m{display:grid;grid-template-columns:112mm 1fr;gap:4mm;margin-top:3mm}h4{font:700 7.8pt/1 'Noto Sans';background:#1b7fa6;color:#fff;margin:2.5mm 0 1mm;padding:1.1mm 2mm}table{width:100%}td,th{padding:.4mm 1mm;text-align:left;font-weight:400;border-bottom:.3pt solid #bcd}th{font-size:6.6pt}.sheet th.r{text-align:right}.t td{font-weight:700;font-size:9.5pt;border-bottom:0}.bar{display:inline-block;height:2.4mm;background:#1b7fa6;vertical-align:middle}.box{border:.5pt solid #1b7fa6;padding:1.5mm 2mm;font-size:7pt}.cut{left:10mm;right:10mm;bottom:8mm;border-top:.7pt dashed #333;padding-top:2mm}.cut .l{font:700 9.5pt 'Roboto'}`
const { amount, date, number, month } = writingOf('BR')
/** Cubic metres and cents of each; what lies below the first is a fixed price. */
const BRACKETS = [
  ['até 10 m³ (mínimo)', 0, 10, 0],
  ['11 a 20 m³', 10, 20, 486],
  ['21 a 30 m³', 20, 30, 921],
  ['31 acima m³', 30, 999, 1260],
] as const
const OTHERS = [
  'Parcelamento 04/10 acordo 55817=4210|Multa por atraso ref. 2 meses antes=189|Juros de mora=63',
  'Serviço de religação=5870',
  'Desconto consumo consciente=-1250',
] as const

function consumptionOf(random: Random, index: number) {
  const used = random.whole(1, 6) + ([13, 34, 21][index] ?? 12)
  const [base, share] = [[3120, 3120, 2890][index] ?? 0, [80, 100, 80][index] ?? 80]
  const parts = BRACKETS.map(([text, start, end, price]) => {
    const m3 = Math.max(0, Math.min(used, end) - start)
    return { text, m3, price, water: price ? m3 * price : base }
  }).filter(({ m3 }) => m3 > 0)
  const water = sum(parts.map((one) => one.water))
  const rows = each(
    parts,
    (one) =>
      `<tr><td>${one.text}</td><td class="r">${one.m3}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.water)}</td></tr>`,
  )
  return { used, share, rows, water, sewage: percent(water, share) }
}

const quality = each(
  'Turbidez|uT|118|116|até 5,0;Cor aparente|uH|118|118|até 15;Cloro residual|mg/L|124|124|0,2 a 5,0;Coliformes totais|-|124|123|ausente;Flúor|mg/L|30|30|0,6 a 0,8'.split(
    ';',
  ),
  (one) => `<tr>${each(one.split('|'), (text) => `<td>${text}</td>`)}</tr>`,
)
const cells = (list: string) =>
  `<div class="g">${each(list.split('|'), (one) => `<div><small>${one.replace('=', '</small><strong>')}</strong></div>`)}</div>`
const history = (random: Random, used: number, months: readonly string[]) =>
  each(months, (text) => {
    const m3 = Math.max(8, used + random.whole(-5, 6))
    return `<tr><td>${text}</td><td class="r">${m3}</td><td><span class="bar" style="width:${Math.min(24, m3 / 2)}mm"></span></td></tr>`
  })

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client, person] = [companyIn(names, 'Águas e Saneamento'), names.company(), names.person()]
  const [buyer, taxId, home] =
    index === 1
      ? [client.name, client.vatId, client.address]
      : [`${person.first} ${person.last}`.toUpperCase(), cpfOf(random), names.address()]
  const day = dayIn(random, 2023, 2026)
  const account = random.code([`${day.year}-0###4###-#`, '####7####/#', '0001####-2#'][index] ?? '')
  const due = daysAfter(day, [12, 15, 10][index] ?? 12)
  const { used, share, rows, water, sewage } = consumptionOf(random, index)
  const [others, fund] = [(OTHERS[index] ?? '').split('|').map((one) => one.split('=')), percent(water + sewage, 1)]
  const total = water + sewage + fund + sum(others.map(([, cents]) => Number(cents)))
  const [meter, last, matric] = [random.code('A1#@####4#'), random.whole(180, 3900), random.code('0###.###-#')]
  const brand = ['Aguarana', 'Samaúma Saneamento', 'Aguarana'][index]
  const page = `<div class="h"><svg width="15mm" height="15mm" viewBox="0 0 20 20"><path d="M10 1q7 8 7 12a7 6 0 0 1-14 0q0-4 7-12z" fill="#1b7fa6"/><path d="M6 13q2-2 4 0t4 0" stroke="#fff" fill="none"/></svg><div><span style="font:800 17pt/1 'Open Sans';color:#1b7fa6">${brand}</span></div><div class="d"><b>${firm.name}</b><br>${firm.address.lines.join(' - ')}<br>CNPJ ${firm.vatId} &nbsp; Inscr. Estadual ${firm.taxNumber}</div><div class="d" style="flex:.7;text-align:right">Atendimento 0800 ${random.code('### ####')}<br>Plantão 195<br>Agência reguladora 0800 ${random.code('### ####')}</div></div>
    ${cells(`Matrícula=${matric}|Mês de referência=${month(daysAfter(day, -20))}|Vencimento=${date(due)}|Total a pagar=R$ ${amount(total)}`)}
    <div class="m"><div><b>${buyer}</b><br>${home.lines.join('<br>')}<br>CPF/CNPJ: ${index === 1 ? taxId : `***${taxId.slice(3, 11)}-**`}</div><div class="box">Conta nº <b>${account}</b><br>Emissão: ${date(day)}<br>Grupo/Rota: ${random.code('0#/0##.4#')} &nbsp; Categoria: ${index === 1 ? 'COM 001' : 'RES 001'}<br>Débito automático: código ${random.code('########')}</div></div>
    <h4>Dados da leitura</h4><table><tr><th>Hidrômetro</th><th>Leitura anterior</th><th>Leitura atual</th><th>Dias</th><th>Consumo m³</th><th>Média m³/mês</th><th>Próxima leitura</th></tr><tr><td>${meter}</td><td>${last} em ${date(daysAfter(day, -31))}</td><td>${last + used} em ${date(day)}</td><td>31</td><td><b>${used}</b></td><td>${number(used + 0.6)}</td><td>${date(daysAfter(day, 30))}</td></tr></table>
    <div class="m" style="margin-top:0"><div><h4>Discriminação do faturamento</h4><table><tr><th>Faixa de consumo</th><th class="r">m³</th><th class="r">Tarifa R$</th><th class="r">Água R$</th></tr>${rows}</table><table style="margin-top:2mm"><tr><td>Água</td><td class="r">${amount(water)}</td></tr><tr><td>Coleta e tratamento de esgoto (${share}% da água)</td><td class="r">${amount(sewage)}</td></tr><tr><td>TRCF - taxa de regulação e fiscalização</td><td class="r">${amount(fund)}</td></tr>${each(others, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(Number(cents))}</td></tr>`)}<tr class="t"><td>TOTAL DA CONTA</td><td class="r">${amount(total)}</td></tr></table>
    <h4>Qualidade da água distribuída</h4><table><tr><th>Parâmetro</th><th>Unid.</th><th>Exigidas</th><th>Realizadas</th><th>Valor permitido</th></tr>${quality}</table></div><div><h4>Histórico de consumo (m³)</h4><table>${history(
      random,
      used,
      [51, 81, 112, 142, 173, 203].map((back) => month(daysAfter(day, -back))),
    )}</table><h4>Tributos (já incluídos)</h4><table><tr><td>PIS/PASEP 1,65%</td><td class="r">${amount(percent(water + sewage, 1.65))}</td></tr><tr><td>COFINS 7,60%</td><td class="r">${amount(percent(water + sewage, 7.6))}</td></tr></table></div></div>
    <h4>Mensagens</h4><div class="box">${index === 1 ? `Consta em aberto a conta de ${month(daysAfter(day, -50))}: R$ ${amount(total - 7133)}. Desconsidere se já pagou.` : `Declaramos quitados os débitos de ${day.year - 1}, conforme Lei 12.007/2009.`} O atraso no pagamento gera multa de 2% e juros de 0,033% ao dia. Reajuste de 5,12% autorizado pela agência reguladora, aplicado a partir de ${date(daysAfter(day, -46))}. Economize: banho de 5 minutos gasta 45 litros.</div>
    <div class="abs cut"><table><tr><td>${brand} &nbsp; <b>${buyer}</b></td><td>Matrícula ${matric}</td><td>Vencimento ${date(due)}</td><td>Valor R$ ${amount(total)}</td></tr></table><div style="display:flex;justify-content:space-between;align-items:end;margin-top:2mm"><div><span class="l">826${random.code('########-# ###########-# ###########-# ###########-#')}</span><br>${barCode(random, 120, 13)}</div><div class="c" style="font-size:6.4pt">${squareCode(random, 20, 33)}<br>Pague com Pix</div></div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `conta_${matric.replace(/\D/g, '')}.pdf`,
    fields: {
      invoiceNumber: account,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [firm.name, brand ?? ''],
      buyerName: buyer,
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'saneamento-conta',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
