// A small southern town's NFS-e with rows of services instead of free text: the town's head lies beside number, day of the work and day of issue, the seller
// comes without any caption, totals and taxes kept back stand in one long strip of narrow boxes, and a receipt to cut off at the foot names
// both parties, number and sum once more; Simples Nacional or withholding, due days as instalments in small print.
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
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `body{font:7.8pt/1.32 'Roboto Condensed','Liberation Sans Narrow',sans-serif}.sheet{padding:8mm 9mm}.x{border:.6pt solid #333;border-radius:1.2mm;margin-bottom:1.4mm;padding:1.4mm 2mm}.h{display:flex;gap:3mm}.h>.x{flex:1}.h .id{flex:0 0 62mm;padding:0}.id div{display:flex;justify-content:space-between;padding:.9mm 2mm;border-bottom:.4pt solid #999}.id div:last-child{border:0}.id .big{font-size:13pt;font-weight:700}.cap{font-size:6.3pt;color:#333}h4{font:700 8pt/1.2 'Roboto Condensed';margin:0 0 .8mm}table{width:100%}th{font:700 6.6pt/1.2 'Roboto Condensed';border-bottom:.5pt solid #333;text-align:left;padding:.6mm}td{padding:.7mm .6mm;vertical-align:top}.it{height:98mm}.it td{border-bottom:.3pt dotted #999}.s{display:flex;padding:0}.s>div{flex:1;padding:.8mm 1.2mm;border-left:.4pt solid #999;text-align:right}.s>div:first-child{border:0}.s .cap{display:block;text-align:left}th.r{text-align:right !important}.cut{border-top:.7pt dashed #333;margin:3mm 0 2mm}`
const { amount, date } = writingOf('BR')
const INFORMATICS: readonly Ware[] = [
  ['Manutenção preventiva em estações de trabalho', '1.07', 9000, 14000, 12],
  ['Licença de uso sistema de gestão - mensalidade', '1.05', 28900, 61900, 1],
  ['Atendimento técnico presencial (hora)', '1.07', 13000, 18000, 6],
  ['Hospedagem de e-mail por conta', '1.03', 1200, 1900, 25],
  ['Configuração de roteador e pontos de acesso', '1.07', 22000, 39000, 2],
]
const MACHINES: readonly Ware[] = [
  ['Recuperação de eixo com solda e usinagem', '14.01', 68000, 145000, 2],
  ['Mão de obra troca de rolamentos', '14.01', 18000, 32000, 4],
  ['Balanceamento de rotor em bancada', '14.05', 42000, 76000, 2],
  ['Deslocamento de equipe (km)', '14.01', 250, 320, 160],
]
const DANCE: readonly Ware[] = [
  ['Mensalidade turma infantil - terças e quintas', '6.04', 16500, 19500, 1],
  ['Taxa de participação no espetáculo de fim de ano', '12.07', 9000, 13000, 2],
]
const strip = (list: string) =>
  `<div class="x s">${each(list.split('|'), (one) => `<div><span class="cap">${one.replace('=', '</span>')}</div>`)}</div>`
const RATES = [200, 300, 0] as const
const ENDS = [
  'Documento emitido por ME ou EPP optante pelo Simples Nacional. Não gera direito a crédito fiscal de IPI.',
  'Retenções conforme art. 30 da Lei 10.833/03. Ordem de serviço e laudo seguem com a peça.',
  'Documento emitido por Microempreendedor Individual. Quitado no balcão.',
] as const

function sums(random: Random, index: number) {
  const goods = positionsOf(random, [INFORMATICS, MACHINES, DANCE][index] ?? DANCE, [4, 3, 2][index] ?? 2)
  const gross = sum(goods.map(({ total }) => total))
  const off = index === 0 ? 5000 : 0
  const [iss, held] = [
    percent(gross - off, (RATES[index] ?? 0) / 100),
    index === 1 ? [1.5, 0, 1, 3, 0.65].map((one) => percent(gross, one)) : [0, 0, 0, 0, 0],
  ]
  const [ir = 0, inss = 0, csll = 0, cofins = 0, pis = 0] = held
  const left = gross - off - sum(held)
  const rows = each(
    goods,
    (one) =>
      `<tr><td>${one.unit}</td><td>${one.name}</td><td>8${random.code('0##')}</td><td class="r">${one.quantity},0000</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td><td class="r">${amount(RATES[index] ?? 0)}</td><td>TI</td></tr>`,
  )
  const html = `<div class="x it"><h4>Descrição dos serviços</h4><table><tr><th>Item LC</th><th>Descrição</th><th>Local</th><th class="r">Quantidade</th><th class="r">Valor unitário</th><th class="r">Valor do serviço</th><th class="r">Alíq. %</th><th>Sit.</th></tr>${rows}</table></div>
    ${strip(`Valor serviço (R$)=${amount(gross)}|Dedução=0,00|Desc. incond. (R$)=${amount(off)}|Base de cálculo=${amount(gross - off)}|Total do ISS=${amount(iss)}|ISSRF=0,00|Desc. cond.=0,00`)}${strip(`IR=${amount(ir)}|INSS=${amount(inss)}|CSLL=${amount(csll)}|COFINS=${amount(cofins)}|PIS=${amount(pis)}|Outras ret.=0,00|Total trib. federais=${amount(sum(held))}|Valor líquido=<b>${amount(left)}</b>`)}`
  return { gross, off, left, html }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const firm = companyIn(names, ['Informática', 'Usinagem', 'Escola de Dança'][index] ?? '')
  const [client, person, home] = [names.company(), names.person(), names.address()]
  const [day, number, town] = [dayIn(random, 2022, 2025), String(random.whole(31, 3900)), names.town()]
  const buyer =
    index === 2
      ? { ...client, name: `${person.first} ${person.last}`, vatId: cpfOf(random), address: home, taxNumber: '' }
      : client
  const { gross, off, left, html } = sums(random, index)
  const due = daysAfter(day, [10, 28, 0][index] ?? 0)
  const terms = ['Forma de pagamento: A prazo', 'Forma de pagamento: A prazo', 'Forma de pagamento: À vista'][index]
  const parcel =
    index === 2
      ? ''
      : `<br>Parcela 1: vencimento ${date(due)} - valor R$ ${amount(left)} - boleto bancário ${firm.bank.name}`
  const page = `<div class="h"><div class="x" style="display:flex;gap:3mm;align-items:center"><svg width="15mm" height="17mm" viewBox="0 0 15 17"><path d="M1 1h13v9q0 4-6.500 6Q1 14 1 10z" fill="#eef" stroke="#333" stroke-width=".7"/><path d="M1 6h13M7.500 6v10" stroke="#333" stroke-width=".6"/><circle cx="7.500" cy="3.500" r="1.500" fill="#a33"/></svg><div><b>MUNICÍPIO DE ${town.toUpperCase()}</b><br>Secretaria Municipal da Fazenda<br>NFS-e - Nota Fiscal de Serviços eletrônica</div></div><div class="x id"><div><span>Número</span><span class="big">${number}</span></div><div><span>Data do fato gerador</span><span>${date(daysAfter(day, index === 1 ? -3 : 0))}</span></div><div><span>Data/hora de emissão</span><span>${date(day)} - ${random.code('1#:3#:0#')}</span></div><div><span>Autenticidade</span><span>${random.code('####.####.####.####')}</span></div></div></div>
    <div class="x" style="display:flex;justify-content:space-between"><div><span style="font-size:12pt;font-weight:700">${firm.name}</span><br>CNPJ: ${firm.vatId} &nbsp; IM: ${random.code('####')} &nbsp; ${index === 2 ? 'IE: ISENTO' : `IE: ${firm.taxNumber}`}<br>${firm.address.lines.join(', ')}<br>Fone: ${firm.phone} &nbsp; ${firm.email}</div>${squareCode(random, 17, 29)}</div>
    <div class="x"><h4>Tomador do serviço</h4><table><tr><td><span class="cap">Nome/Razão social</span> ${buyer.name}</td><td><span class="cap">CPF/CNPJ</span> ${buyer.vatId}</td></tr><tr><td><span class="cap">Endereço</span> ${buyer.address.street}</td><td><span class="cap">CEP</span> ${buyer.address.postcode} &nbsp; <span class="cap">Cidade</span> ${buyer.address.town}</td></tr><tr><td><span class="cap">E-mail</span> ${index === 2 ? '' : buyer.email}</td><td><span class="cap">Fone</span> ${buyer.phone} &nbsp; <span class="cap">IE</span> ${buyer.taxNumber}</td></tr></table></div>
    ${html}<div class="x"><span class="cap">Situação da NFS-e: Emitida &nbsp;&nbsp; Regime: ${index === 1 ? 'Normal' : 'Simples Nacional'} &nbsp;&nbsp; TI - Tributada integralmente</span><br>${terms}${parcel}</div><div class="x" style="min-height:16mm"><h4>Outras informações</h4>${ENDS[index]}${off ? ' Desconto de R$ 50,00 concedido por indicação.' : ''} Valor aproximado dos tributos R$ ${amount(percent(gross, 13.45))} (13,45%).</div>
    <div class="cut"></div><div class="x"><table><tr><td colspan="3">Recebi(emos) de <b>${firm.name}</b> os serviços constantes da Nota Fiscal de Serviços eletrônica (NFS-e) número <b>${number}</b>, emitida em ${date(day)}, valor R$ ${amount(left)}, tomador ${buyer.name}.</td></tr><tr><td style="padding-top:6mm">____/____/________<br><span class="cap">Data</span></td><td style="padding-top:6mm">______________________________<br><span class="cap">CPF/RG</span></td><td style="padding-top:6mm">____________________________________________<br><span class="cap">Assinatura</span></td></tr></table></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      sellerName: firm.name,
      buyerName: buyer.name,
      sellerVatId: firm.vatId,
      grossTotal: [...new Set([fixed(gross - off), fixed(left)])],
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'nfse-itens-municipio',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
