// A DACTE as the carriers' common programs print it today: the receipt on top, square code at the key, two columns of parties and the one who pays below them
// (sender, recipient or a third), cargo's worth far above the freight, parts of the freight in three pairs of columns, "valor a receber" beside the
// total, the notes carried in a list of keys, and small print of the carrier with terms.
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:7pt/1.22 'Liberation Sans',Arial,sans-serif}.sheet{padding:6mm 8mm}.b{display:flex;margin-top:-.5pt}.b>div{border:.5pt solid #000;margin-right:-.5pt;padding:.4mm 1mm;min-width:0}.b small{display:block;font-size:5pt;text-transform:uppercase;line-height:1.3}.t{text-align:center;font-size:6.2pt;font-weight:700;border:.5pt solid #000;margin-top:-.5pt;background:#eee;padding:.3mm}.p{width:100%}.p td{padding:.15mm .5mm .15mm 0;vertical-align:top}.p td:first-child,.k{font-size:5.4pt;text-transform:uppercase;white-space:nowrap}.bold{font-weight:700;font-size:9pt}`
const { amount, date } = writingOf('BR')
const row = (...cells: readonly (readonly [caption: string, value: string, wide?: number])[]) =>
  `<div class="b">${each(cells, ([caption, value, wide = 1]) => `<div style="flex:${wide} 1 0"><small>${caption}</small>${value || '&nbsp;'}</div>`)}</div>`
const title = (text: string) => `<div class="t">${text}</div>`

function party(caption: string, firm: Company | undefined): string {
  const { name, address, vatId, taxNumber, phone } = firm ?? {
    name: '',
    address: { street: '', town: '', postcode: '' },
    vatId: '',
    taxNumber: '',
    phone: '',
  }
  return `<div style="flex:1 1 0"><table class="p"><tr><td>${caption}</td><td colspan="3"><b>${name.toUpperCase()}</b></td></tr><tr><td>Endereço</td><td colspan="3">${address.street.toUpperCase()}</td></tr><tr><td>Município</td><td>${address.town.toUpperCase()}</td><td class="k">CEP</td><td>${address.postcode}</td></tr><tr><td>CNPJ/CPF</td><td>${vatId}</td><td class="k">Insc. Est.</td><td>${taxNumber}</td></tr><tr><td>País</td><td>${firm ? 'BRASIL' : ''}</td><td class="k">Fone</td><td>${phone}</td></tr></table></div>`
}

/** By paper: who pays, what is carried, parts of the freight in cents, town to town, per cent of ICMS. */
const TRIPS = [
  [
    'Remetente',
    'PECAS DE CERAMICA',
    ['FRETE PESO=38420', 'FRETE VALOR=4116', 'GRIS=1290', 'PEDAGIO=1875', 'TAXA=1200'],
    12,
  ],
  ['Destinatário', 'TECIDOS E AVIAMENTOS', ['FRETE PESO=12760', 'AD VALOREM=1944', 'TDE=3500'], 0],
  ['Outros', 'BOBINAS DE ACO', ['FRETE VALOR=428000', 'PEDAGIO=31240', 'DESCARGA=25000', 'ESTADIA=18000'], 7],
] as const

const LOADS = ['', 'PALETIZADO', 'LONADO'] as const

/** What is said of the tax; small firms pay it otherwise. */
const taxOf = (total: number, rate: number) =>
  rate
    ? {
        kind: '00 - TRIBUTACAO NORMAL DO ICMS',
        base: amount(total),
        rate: `${rate},00`,
        tax: amount(percent(total, rate)),
      }
    : { kind: 'SIMPLES NACIONAL', base: '', rate: '', tax: '' }

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [role, goods, parts, rate] = TRIPS[index] ?? TRIPS[0]
  const [carrier, from, to, third] = [
    companyIn(names, 'Transportes'),
    names.company(),
    names.company(),
    names.company(),
  ]
  const payer = [from, to, third][index] ?? from
  const [day, plain] = [dayIn(random, 2023, 2026), String(random.whole(1400, 287_000))]
  const number = index === 1 ? plain : plain.padStart(9, '0')
  const fees = parts.map((one) => {
    const [name = '', cents = ''] = one.split('=')
    return { name, cents: Math.round((Number(cents) * random.whole(70, 160)) / 100) }
  })
  const total = sum(fees.map(({ cents }) => cents))
  const [tax, worth] = [taxOf(total, rate), total * random.whole(18, 60)]
  const key = `42${String(day.year).slice(2)}${String(day.month).padStart(2, '0')}${carrier.vatId.replace(/\D/g, '')}57001${plain.padStart(9, '0')}1${random.code('########')}4`
  const [serie, weight] = [['1', '0', '12'][index] ?? '1', random.whole(90, 26_000)]
  const columns = Array.from(
    { length: 3 },
    (_, at) =>
      `<div style="flex:1 1 0;display:flex;min-height:14mm"><table class="p"><tr><td class="k">Nome</td><td class="k r">Valor</td></tr>${each(
        fees.filter((__, one) => one % 3 === at),
        (one) => `<tr><td style="font-size:7pt">${one.name}</td><td class="r">${amount(one.cents)}</td></tr>`,
      )}</table></div>`,
  ).join('')
  const notes = Array.from(
    { length: [2, 1, 5][index] ?? 1 },
    () =>
      `<tr><td style="font-size:6.4pt">NF-e</td><td>${random.code(`42${String(day.year).slice(2)}0#${from.vatId.replace(/\D/g, '')}55001`)}${random.code('000####7#1########2')}</td><td>1/${random.code('####7#')}</td></tr>`,
  ).join('')
  const remark = [
    `ENTREGA DE SEGUNDA A SEXTA DAS 8H AS 17H. FATURA AGRUPADA QUINZENAL. SEGURO: APOLICE ${random.code('54-#####')} ${names.town().toUpperCase()} SEGUROS`,
    'DOCUMENTO EMITIDO POR ME OU EPP OPTANTE PELO SIMPLES NACIONAL. NAO GERA DIREITO A CREDITO FISCAL DE ICMS. ENTREGAR COM AGENDAMENTO.',
    `OC ${random.code('45000#####')} - PLACA CAVALO ${random.code('@@@#@##')} CARRETA ${random.code('@@@#@##')} - MOTORISTA ${names.person().full.toUpperCase()} - VALE PEDAGIO ${random.code('##########')}`,
  ][index]
  const page = `${title('DECLARO QUE RECEBI OS VOLUMES DESTE CONHECIMENTO EM PERFEITO ESTADO PELO QUE DOU POR CUMPRIDO O PRESENTE CONTRATO DE TRANSPORTE')}${row(['Nome', '<br>', 2], ['RG', '', 1], ['Assinatura / carimbo', '', 2.4], ['Chegada data/hora', '___/___/___ __:__', 1.2], ['Saída data/hora', '___/___/___ __:__', 1.2], ['CT-e', `<b>Nº ${number}<br>Série ${serie}</b>`, 1])}<div style="border-top:.7pt dashed #000;margin:2mm 0"></div>
    <div class="b"><div style="flex:1.15 1 0;text-align:center;padding:2.5mm 1mm"><div style="font:italic 900 17pt/1.1 'Lato'">${carrier.short.split(' ').at(-1)}</div><b class="bold">${carrier.name}</b><br>${carrier.address.lines.join('<br>')}<br>Fone/Fax: ${carrier.phone}<br>CNPJ: ${carrier.vatId} &nbsp; IE: ${carrier.taxNumber}</div><div style="flex:1.5 1 0;padding:0"><div class="b" style="margin:0"><div style="flex:3 1 0;text-align:center;border-width:0 .5pt .5pt 0"><b class="bold">DACTE</b><br><span style="font-size:6pt">Documento Auxiliar do Conhecimento de Transporte Eletrônico</span></div><div style="flex:1 1 0;border-width:0 0 .5pt 0;text-align:center"><small>Modal</small><b>RODOVIÁRIO</b></div></div>${row(['Modelo', '57', 0.7], ['Série', serie, 0.6], ['Número', `<b>${number}</b>`, 1.2], ['FL', '1/1', 0.5], ['Data e hora de emissão', `${date(day)} ${random.code('1#:2#:0#')}`, 2], ['Insc. SUFRAMA dest.', '', 1.2])}<div style="padding:1mm 2mm">${barCode(random, 74, 9)}<small>Chave de acesso</small><b style="font-size:6.6pt">${key}</b><br><span style="font-size:5.6pt">Consulta de autenticidade no portal nacional do CT-e ou no site da Sefaz autorizadora</span></div></div><div style="flex:0 0 29mm;text-align:center;padding-top:2mm">${squareCode(random, 25, 41)}</div></div>
    ${row(['Tipo do CT-e', 'NORMAL'], ['Tipo do serviço', 'NORMAL'], ['Tomador do serviço', role.toUpperCase()], ['Protocolo de autorização de uso', `${random.code('34224########9##')} ${date(day)}`, 2])}${row(['CFOP - natureza da prestação', '6353 - PREST. SERV. TRANSP. A ESTAB. COMERCIAL', 2], ['Início da prestação', `${from.address.town.toUpperCase()} - SC`], ['Término da prestação', `${to.address.town.toUpperCase()} - PR`])}
    <div class="b">${party('Remetente', from)}${party('Destinatário', to)}</div><div class="b">${party('Expedidor', undefined)}${party('Recebedor', index === 2 ? to : undefined)}</div><div class="b">${party('Tomador do serviço', payer)}</div>
    ${row(['Produto predominante', goods, 2], ['Outras características da carga', LOADS[index] ?? '', 1.4], ['Valor total da mercadoria', amount(worth), 1])}${row(['Peso bruto (kg)', `${amount(weight * 100)}00`], ['Peso cubado', `${amount(weight * 123)}00`], ['Volumes', String(random.whole(1, 64))], ['Cubagem (m³)', '2,1480'], ['Seguradora / apólice', 'POR CONTA DO EMITENTE', 2])}
    ${title('COMPONENTES DO VALOR DA PRESTAÇÃO DO SERVIÇO')}<div class="b">${columns}<div style="flex:1 1 0;padding:0"><div style="border-bottom:.5pt solid #000;padding:.4mm 1mm"><small>Valor total do serviço</small><b class="bold r" style="display:block">${amount(total)}</b></div><div style="padding:.4mm 1mm"><small>Valor a receber</small><b class="bold r" style="display:block">${amount(total)}</b></div></div></div>
    ${title('INFORMAÇÕES RELATIVAS AO IMPOSTO')}${row(['Situação tributária', tax.kind, 2.4], ['Base de cálculo', tax.base, 1], ['Alíq. ICMS', tax.rate, 0.7], ['Valor do ICMS', tax.tax, 1], ['% red. BC calc.', '', 0.8], ['ICMS ST', '', 0.8])}
    ${title('DOCUMENTOS ORIGINÁRIOS')}<div class="b"><div style="flex:1 1 0;min-height:58mm"><table class="p"><tr><td>Tipo doc.</td><td class="k">CNPJ/Chave</td><td class="k">Série/nro. documento</td></tr>${notes}</table></div></div>
    ${title('OBSERVAÇÕES')}<div class="b"><div style="flex:1 1 0;min-height:20mm">${remark}<br>PREVISAO DE ENTREGA ${date(daysAfter(day, index + 2))}. VALOR APROXIMADO DOS TRIBUTOS: R$ ${amount(percent(total, 18.2))}</div></div>${title('DADOS ESPECÍFICOS DO MODAL RODOVIÁRIO')}${row(['RNTRC da empresa', random.code('0########')], ['CIOT', random.code('############')], ['Data prevista de entrega', date(daysAfter(day, index + 2))], ['Este conhecimento de transporte atende à legislação de transporte rodoviário em vigor', '', 3])}${row(['Uso exclusivo do emissor do CT-e', '<br><br>', 2], ['Reservado ao fisco', '', 1])}`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `CTe${key}.pdf`,
    fields: {
      invoiceNumber: [...new Set([number, plain])],
      issueDate: iso(day),
      sellerName: carrier.name,
      buyerName: payer.name,
      sellerVatId: carrier.vatId,
      ...(rate ? { taxTotal: fixed(percent(total, rate)) } : {}),
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'frete-dacte',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
