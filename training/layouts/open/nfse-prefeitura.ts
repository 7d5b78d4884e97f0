// A Brazilian service invoice (NFS-e): the town's coat and name stand where others have the sender, the seller is a box like the
// buyer's, taxes are held back from the sum, and what was done is running text with sums and dates of its own.

import { daysAfter } from '../../documents/names/names.ts'
import type { Company } from '../../documents/names/types.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, lastDay, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `body { font: 8.6pt/1.35 'Roboto', 'Liberation Sans', sans-serif } .sheet { padding: 12mm } .box { border: .8pt solid #444; margin-top: -.8pt; padding: 2mm 3mm }
  .head { display: flex; align-items: center; gap: 5mm } .coat { width: 17mm; height: 20mm; background: linear-gradient(#1c5d99 50%, #e0b100 0); border-radius: 0 0 9mm 9mm }
  .head > .mid { flex: 1; text-align: center; font-weight: 700; line-height: 1.5 } .side { width: 46mm; margin: -2mm -3mm -2mm 0 } .side div { border: .8pt solid #444; padding: 1mm 2mm; border-right: 0 }
  small { font-size: 6.6pt; color: #333 } h2 { font-size: 8.6pt; text-align: center; margin: 0 0 1mm; text-transform: uppercase } .text { min-height: 62mm }
  .cells { display: flex; margin-top: -.8pt } .cells > div { flex: 1; border: .8pt solid #444; margin-left: -.8pt; padding: 1mm 2mm } .cells > div:first-child { margin-left: 0 }
  .total { font-size: 11pt; font-weight: 700; text-align: center; background: #e8e8e8 }`

const { amount, date, month } = writingOf('BR')

const cells = (list: readonly (readonly [string, string])[]) =>
  `<div class="cells">${each(list, ([caption, value]) => `<div><small>${caption}</small><br>${value}</div>`)}</div>`

const party = (title: string, firm: Company, name: string) =>
  `<div class="box"><h2>${title}</h2><small>Nome/Razão Social:</small> <b>${name}</b><br><small>CPF/CNPJ:</small> ${firm.vatId} &nbsp; <small>Inscrição Municipal:</small> ${firm.taxNumber.replace(/\D/g, '').slice(0, 7)}<br>
  <small>Endereço:</small> ${firm.address.street} - CEP: ${firm.address.postcode}<br><small>Município:</small> ${firm.address.town} &nbsp; <small>UF:</small> MG &nbsp; <small>E-mail:</small> ${firm.email}</div>`

function make(random: Random, index: number) {
  const names = namesIn('BR', random)
  const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
  const [seller, work] =
    index === 0
      ? ['BRANDÃO & LESSA ARQUITETURA S/S', 'PROJETO EXECUTIVO DE REFORMA, 2ª ETAPA, CONFORME CONTRATO']
      : ['CLAREAR LIMPEZA E CONSERVAÇÃO EIRELI', 'SERVIÇOS DE LIMPEZA PREDIAL, CONTRATO']
  const gross = random.whole(280, 1900) * 1000 + random.whole(0, 999)
  const held = [percent(gross, 11), percent(gross, 1.5), percent(gross, 4.65)] as const
  const isHeld = index === 1
  const net = isHeld ? gross - held[0] - held[1] - held[2] : gross
  const number = random.code('0000#7##')
  const due = daysAfter(lastDay(day), 10)
  const page = `<div class="box head"><div class="coat"></div><div class="mid">PREFEITURA MUNICIPAL DE ${names.town().toUpperCase()}<br>SECRETARIA MUNICIPAL DA FAZENDA<br>NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e</div>
    <div class="side"><div><small>Número da Nota</small><br><b>${number}</b></div><div><small>Data e Hora de Emissão</small><br>${date(day)} ${random.code('1#:2#:3#')}</div><div><small>Código de Verificação</small><br>${random.code('@@#@-#@#@')}</div></div></div>
    ${party('Prestador de serviços', firm, seller)}${party('Tomador de serviços', client, client.name)}
    <div class="box text"><h2>Discriminação dos serviços</h2>${work} ${random.code('0##/2024')}.<br>COMPETÊNCIA: ${month(day).toUpperCase()}<br><br>VENCIMENTO: ${date(due)}<br>DADOS PARA DEPÓSITO: ${firm.bank.name.toUpperCase()} ${firm.bank.account}<br>
    ${isHeld ? `BASE PARA INSS: R$ ${amount(gross)}` : 'EMPRESA OPTANTE PELO SIMPLES NACIONAL, DISPENSADA DE RETENÇÕES'}</div>
    <div class="box total">VALOR TOTAL DA NOTA = R$ ${amount(gross)}</div>
    ${cells([
      ['INSS (R$)', isHeld ? amount(held[0]) : '-'],
      ['IRRF (R$)', isHeld ? amount(held[1]) : '-'],
      ['CSLL/COFINS/PIS (R$)', isHeld ? amount(held[2]) : '-'],
      ['Valor líquido (R$)', amount(net)],
    ])}
    <div class="box"><small>Código do Serviço</small><br>${index === 0 ? '07.03 - Elaboração de planos diretores, projetos básicos e executivos' : '07.10 - Limpeza, manutenção e conservação de imóveis'}</div>
    ${cells([
      ['Valor Total das Deduções (R$)', '0,00'],
      ['Base de Cálculo (R$)', amount(gross)],
      ['Alíquota (%)', '3,00%'],
      ['Valor do ISS (R$)', amount(percent(gross, 3))],
      ['Crédito (R$)', '0,00'],
    ])}
    <div class="box"><h2>Outras informações</h2><small>(1) Esta NFS-e foi emitida com respaldo na legislação municipal. (2) Data de vencimento do ISS desta NFS-e: ${date(daysAfter(lastDay(day), 15))}. (3) O ISS desta NFS-e ${isHeld ? 'será retido pelo tomador' : 'é devido pelo prestador'}.</small></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `NFSe_${Number(number)}.pdf`,
    fields: {
      invoiceNumber: [number, String(Number(number))],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: firm.vatId,
      grossTotal: isHeld ? [fixed(gross), fixed(net)] : fixed(gross),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'nfse-prefeitura',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
