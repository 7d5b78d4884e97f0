// A Brazilian town's NFS-e of the sort that many towns bought from one maker: tiny bold captions, seller and buyer with the same captions, number in
// the right upper corner, month worked and day of issue beside each other, below three columns that reckon the note and the town's tax,
// federal taxes kept back in two of three so that the value of the service and "valor líquido" differ.
import { cpfOf } from '../../documents/names/identifiers.ts'
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, lastDay, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:7.6pt/1.3 'Liberation Sans',Arial,sans-serif}.sheet{padding:9mm 11mm}.h{display:flex;border:.8pt solid #000;align-items:center}.h>div{padding:1.5mm}.h .m{flex:1;text-align:center;font-weight:700;font-size:9pt;line-height:1.35}.h .n{border-left:.8pt solid #000;width:34mm;text-align:center;align-self:stretch}.h .n b{font-size:12pt}h3{font:700 8pt/1 'Liberation Sans';background:#d9d9d9;border:.8pt solid #000;border-top:0;margin:0;padding:1mm;text-align:center}table{width:100%;border:.8pt solid #000;border-top:0}td{border:.4pt solid #777;padding:.5mm 1mm;vertical-align:top}td b{font-size:6.6pt}.n2 td{border:0;padding:.35mm 1mm}.t{border:.8pt solid #000;border-top:0;padding:1.5mm 2mm}.p{display:flex;border:.8pt solid #000;border-top:0}.p .n2{border:0}.lg{width:36mm;padding:4mm 2mm;text-align:center;border-right:.4pt solid #777}.v td{border:0;padding:.5mm 1.5mm}.v{border:0}.k{display:grid;grid-template-columns:1fr 1fr 1fr;border:.8pt solid #000;border-top:0}.k>div+div{border-left:.8pt solid #000}.k h4{font:700 7pt/1.2 'Liberation Sans';margin:0;padding:.8mm;text-align:center;border-bottom:.4pt solid #777}`
const { amount, date, month } = writingOf('BR')
/** By paper: trade, code of the work, town's rate, per mille of IR, INSS, CSLL, COFINS and PIS kept back, lowest and highest price. */
const WORKS = [
  [
    'Segurança',
    '11.02 / 801110100 - VIGILÂNCIA, SEGURANÇA OU MONITORAMENTO DE BENS E PESSOAS',
    300,
    [10, 110, 10, 30, 6.5],
    [720_000, 1_980_000],
  ],
  [
    'Formação',
    '8.02 / 859960400 - TREINAMENTO EM DESENVOLVIMENTO PROFISSIONAL E GERENCIAL',
    200,
    [15, 0, 10, 30, 6.5],
    [240_000, 880_000],
  ],
  ['Arquitetura', '7.01 / 711110000 - SERVIÇOS DE ARQUITETURA', 201, [0, 0, 0, 0, 0], [150_000, 490_000]],
] as const
const TEXTS = [
  'VIGILÂNCIA DESARMADA POSTO 12X36 DIURNO E NOTURNO<br>CONTRATO 088/22 - MEDIÇÃO 17<br>RETENÇÃO DE 11% PARA A SEGURIDADE SOCIAL',
  'TREINAMENTO NR-35 E NR-33 IN COMPANY, TURMA DE 18 PARTICIPANTES<br>PEDIDO DE COMPRA 4500 771 - ITEM 10<br>CARGA HORÁRIA: 24 HORAS',
  'Projeto de interiores apto 1204: estudo preliminar e anteprojeto<br>Parcela 2/4<br>Empresa optante pelo Simples Nacional, não sujeita a retenções (IN RFB 459/04)',
] as const

const party = ({ name, vatId, taxNumber, address, phone, email }: Company, more: string) =>
  `<table class="n2"><tr><td colspan="2"><b>Razão Social/Nome</b> ${name.toUpperCase()}</td></tr>${more}<tr><td><b>CNPJ/CPF</b> ${vatId}</td><td><b>Inscrição Municipal</b> ${taxNumber.replace(/\D/g, '').slice(0, 6)} &nbsp; <b>Município</b> ${address.town.toUpperCase()}</td></tr><tr><td colspan="2"><b>Endereço e Cep</b> ${address.street.toUpperCase()} CEP: ${address.postcode}</td></tr><tr><td><b>Complemento:</b></td><td><b>Telefone:</b> ${phone} &nbsp; <b>e-mail:</b> ${email}</td></tr></table>`
const pairs = (list: string) => list.split('|').map((one) => one.split('='))
const cells = (list: string) =>
  `<table><tr>${each(pairs(list), ([caption, value]) => `<td><b>${caption}</b><br>${value || '&nbsp;'}</td>`)}</tr></table>`
const lines = (title: string, list: string) =>
  `<div><h4>${title}</h4><table class="v">${each(pairs(list), ([caption, value = '']) => `<tr><td>${caption}</td><td class="r">${value}</td></tr>`)}</table></div>`

function sums(random: Random, index: number) {
  const [, , rate, [ir, inss, csll, cofins, pis], [low, high]] = WORKS[index] ?? WORKS[0]
  const gross = random.whole(low, high)
  const held = [pis, cofins, ir, inss, csll].map((one) => percent(gross, one / 10))
  const [iss, issHeld] = [percent(gross, rate / 100), index === 0 ? percent(gross, rate / 100) : 0]
  const left = gross - sum(held) - issHeld
  const federal = ['PIS', 'COFINS', 'IR(R$)', 'INSS(R$)', 'CSLL(R$)'].map(
    (name, at) => `${name}=${amount(held[at] ?? 0)}`,
  )
  const html = `<h3>Tributos Federais</h3>${cells(federal.join('|'))}<div class="k">${lines('Detalhamento de Valores - Prestador dos Serviços', `Valor dos Serviços R$=${amount(gross)}|(-) Desconto Incondicionado=0,00|(-) Desconto Condicionado=0,00|(-) Retenções Federais=${amount(sum(held))}|Outras Retenções=0,00|(-) ISS Retido=${amount(issHeld)}|<b>Valor Líquido R$</b>=<b>${amount(left)}</b>`)}
    ${lines('Outras Informações', `Natureza Operação|1-Tributação no município|Regime especial Tributação=0-Nenhum|Opção Simples Nacional=${index === 2 ? '1-Sim' : '2-Não'}|Incentivador Cultural=2-Não`)}
    ${lines('Cálculo do ISSQN devido no Município', `Valor dos Serviços R$=${amount(gross)}|(-) Deduções permitidas em lei=0,00|(-) Desconto Incondicionado=0,00|Base de Cálculo=${amount(gross)}|(x) Alíquota %=${amount(rate)}|ISS a reter:=${issHeld ? '(X) Sim ( ) Não' : '( ) Sim (X) Não'}|Valor do ISS: R$=${amount(iss)}`)}</div>`
  return { gross, left, html }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [trade, code] = WORKS[index] ?? WORKS[0]
  const [firm, company, person, day] = [
    companyIn(names, trade),
    names.company(),
    names.person(),
    dayIn(random, 2023, 2025),
  ]
  const client =
    index === 2
      ? {
          ...company,
          name: `${person.first} ${person.last}`,
          vatId: cpfOf(random),
          taxNumber: '',
          email: '',
          address: names.address(),
        }
      : company
  const [number, { gross, left, html }] = [String(random.whole(120, 9400)), sums(random, index)]
  const [town, due, worked] = [names.town(), daysAfter(day, [20, 30, 0][index] ?? 0), daysAfter(lastDay(day), -32)]
  const pay = [
    `VENCIMENTO ${date(due)}<br>DEPÓSITO: ${firm.bank.name.toUpperCase()} ${firm.bank.account}`,
    `VENCTO: ${date(due)} - BOLETO EM ANEXO`,
    `Pix: ${firm.email}`,
  ][index]
  const page = `<div class="h"><div><svg width="17mm" height="19mm" viewBox="0 0 17 19"><path d="M2 4h13v7q0 6-6.500 7Q2 17 2 11z" fill="#fff" stroke="#146" stroke-width=".9"/><path d="M2.500 9.500h12v2q-1 4-6 5.500-5-1.500-6-5.500z" fill="#2a8"/><path d="M3 3V1l2 1 1.500-1 2 1 2-1L12 2l2-1v2z" fill="#ca0"/></svg></div><div class="m">PREFEITURA MUNICIPAL DE ${town.toUpperCase()}<br>SECRETARIA DE FINANÇAS<br>NOTA FISCAL ELETRÔNICA DE SERVIÇO - NFS-e</div><div class="n">Número da<br>NFS-e<br><b>${number}</b></div></div>
    ${cells(`Data e Hora da Emissão=${date(day)} ${random.code('1#:2#:4#')}|Competência=${index === 0 ? month(worked) : date(day)}|Código de Verificação=${random.code('@##@@#@#@')}`)}${cells(`Número do RPS=${index === 1 ? random.whole(200, 900) : ''}|No. da NFS-e substituída=|Local da Prestação=${index === 1 ? client.address.town.toUpperCase() : town.toUpperCase()}`)}
    <h3>Dados do Prestador de Serviços</h3><div class="p"><div class="lg"><span style="font:900 13pt 'Lato';color:#146">${firm.short.split(' ')[0]}</span></div>${party(firm, `<tr><td colspan="2"><b>Nome Fantasia</b> ${firm.short.toUpperCase()}</td></tr>`)}</div>
    <h3>Dados do Tomador de Serviços</h3>${party(client, '')}<h3>Discriminação dos Serviços</h3><div class="t" style="height:78mm">${TEXTS[index]}<br><br>REFERENTE: ${month(worked)}<br><br>${pay}</div>
    <h3>Código do Serviço / Atividade</h3><div class="t">${code}</div><h3>Detalhamento Específico da Construção Civil</h3>${cells('Código da Obra=|Código ART=')}${html}
    <h3>Avisos</h3><div class="t">1- Uma via desta Nota Fiscal será enviada através do e-mail fornecido pelo Tomador dos Serviços.<br>2- A autenticidade desta Nota Fiscal poderá ser verificada no site da prefeitura com a utilização do Código de Verificação.<br>3 - Valor aproximado dos tributos: R$ ${amount(percent(gross, 16.33))} (16,33%) Fonte: IBPT</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `nfse_${number}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      sellerName: [...new Set([firm.name, firm.short])],
      buyerName: client.name,
      sellerVatId: firm.vatId,
      grossTotal: [...new Set([fixed(gross), fixed(left)])],
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'nfse-detalhamento',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
