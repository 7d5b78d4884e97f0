// A Portuguese firm's fatura out of a subscription billing program in the browser, with its default look: thin grey letters, buyer's tax number under his
// address, day and due day in one row with "V/ Ref.", a block "Sumário" at the right and "Taxas" at the left; one is paid by a cash machine's
// reference, one is a freelancer's whose income tax is held back, one goes abroad without VAT and says so by a code.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WORK: readonly (readonly Ware[])[] = [
  [
    ['Gestão de redes sociais|Plano mensal, 12 publicações e relatório', 'serviço', 38000, 62000, 1],
    ['Campanha paga|Configuração e otimização, orçamento do cliente à parte', 'serviço', 15000, 28000, 2],
    ['Sessão fotográfica|Meio dia em loja, 25 imagens tratadas', 'serviço', 22000, 35000, 1],
    ['Newsletter|Redação, montagem e envio', 'un', 8500, 12000, 3],
  ],
  [
    ['Consultoria|Implementação RGPD, fase de diagnóstico', 'hora', 4500, 6500, 38],
    ['Deslocação|Viatura própria, 0,40 €/km', 'km', 40, 40, 240],
  ],
  [
    ['Desenvolvimento|Sprint 14, módulo de reservas', 'dia', 31000, 42000, 9],
    ['Manutenção|Bolsa de horas de maio', 'hora', 4800, 6200, 12],
    ['Alojamento|Servidor dedicado, mensalidade', 'mês', 8900, 14900, 1],
  ],
]
const CSS = `body{font:300 8.8pt/1.45 'Open Sans','Lato',sans-serif;color:#3a3a3a}.sheet{padding:15mm 16mm}.h{display:flex;justify-content:space-between;margin-bottom:12mm}.h .s{text-align:right;font-size:8pt}h1{font:300 19pt/1 'Open Sans';margin:0 0 1mm;color:#222}b{font-weight:600}.to{margin:8mm 0 7mm}table{width:100%}.m th,.g th{font:600 7.4pt/1.3 'Open Sans';text-align:left;color:#777;padding:1.2mm 1.5mm;border-bottom:.6pt solid #bbb}.m td,.g td{padding:1.4mm 1.5mm;border-bottom:.3pt solid #ddd;vertical-align:top}.sheet th.r{text-align:right}.g{margin-top:6mm}.g small{display:block;color:#777;font-size:7.6pt}.e{display:flex;justify-content:space-between;margin-top:7mm;gap:14mm}.e .g{margin:0}.e>div{flex:1}.e h3{font:600 8.4pt/1 'Open Sans';margin:0 0 1mm;color:#777;text-transform:uppercase;letter-spacing:.4pt}.su td{padding:.9mm 0;border-bottom:.3pt solid #ddd}.su .z td{font-size:13pt;color:#111;font-weight:600;border:0}.ob{margin-top:7mm;font-size:8.2pt;white-space:pre-line}.ft{left:16mm;right:16mm;bottom:9mm;font-size:7pt;color:#777;display:flex;gap:4mm;align-items:end}`
const { amount, date } = writingOf('PT', '.')
/** By paper: what the firm calls itself, its colour, series, days to pay, words of those days. */
const SENDERS = [
  ['nata digital', '#e4572e', 'FT 2025/', 15, '15 dias'],
  ['', '#5b6c9d', 'FT 1/', 30, '30 dias'],
  ['Peneda Labs', '#00897b', 'FT EXP2025/', 30, 'Transferência a 30 dias'],
] as const

function sumsOf(random: Random, index: number) {
  const goods = positionsOf(random, WORK[index] ?? [], [4, 2, 3][index] ?? 2)
  const [rate, held] = [index === 2 ? 0 : 23, index === 1 ? 23 : 0]
  const off = index === 0 ? 5 : 0
  const before = sum(goods.map(({ total }) => total))
  const net = before - percent(before, off)
  const [tax, kept] = [percent(net, rate), percent(net, held)]
  const rows = each(goods, (one) => {
    const [name, text] = one.name.split('|')
    return `<tr><td><b>${name}</b><small>${text}</small></td><td class="r">${amount(one.price)} €</td><td>${one.unit}</td><td class="r">${one.quantity},0</td><td class="r">${rate},0%</td><td class="r">${amount(one.total)} €</td></tr>`
  })
  const line = (text: string, cents: number) =>
    cents ? `<tr><td>${text}</td><td class="r">${amount(cents)} €</td></tr>` : ''
  const html = `<table class="g"><tr><th>Item / Descrição</th><th class="r">Preço Un.</th><th>Unid.</th><th class="r">Qtd.</th><th class="r">IVA</th><th class="r">Total</th></tr>${rows}</table><div class="e"><div><h3>Taxas</h3><table class="g"><tr><th>Tx.</th><th class="r">Incidência</th><th class="r">Valor</th><th>Motivo de isenção</th></tr><tr><td>IVA${rate} (${rate},0%)</td><td class="r">${amount(net)} €</td><td class="r">${amount(tax)} €</td><td>${rate ? '' : 'M40 - IVA - Autoliquidação'}</td></tr></table></div><div><h3>Sumário</h3><table class="su"><tr><td>Soma</td><td class="r">${amount(before)} €</td></tr>${line('Desconto global 5%', net - before)}<tr><td>Sem IVA</td><td class="r">${amount(net)} €</td></tr><tr><td>IVA</td><td class="r">${amount(tax)} €</td></tr><tr class="z"><td>Total</td><td class="r">${amount(net + tax)} €</td></tr>${line('Retenção na fonte IRS (23,0%)', -kept)}${line('Total a pagar', kept && net + tax - kept)}</table></div></div>`
  return {
    html,
    due: net + tax - kept,
    fields: { ...totals(net, tax), grossTotal: [...new Set([fixed(net + tax), fixed(net + tax - kept)])] },
  }
}

function parties(names: Names, index: number) {
  const [firm, owner, client] = [names.company(), names.person(), names.company()]
  const seller =
    index === 1 ? { ...firm, name: `${owner.first} ${owner.last}`, short: `${owner.first} ${owner.last}` } : firm
  const abroad = namesIn('DE', names.random).company()
  return {
    seller,
    client: index === 2 ? abroad : { ...client, vatId: client.vatId.replace(/\D/g, '') },
    country: index === 2 ? 'Alemanha' : 'Portugal',
  }
}

function make(random: Random, index: number): Paper {
  const [brand, colour, series, days, term] = SENDERS[index] ?? SENDERS[0]
  const { seller, client, country } = parties(namesIn('PT', random), index)
  const [day, count, nif] = [dayIn(random, 2025), random.whole(14, 890), nifOf(random, index === 1 ? '2' : '5')]
  const [number, due] = [`${series}${count}`, daysAfter(day, days)]
  const { html, due: toPay, fields } = sumsOf(random, index)
  const iban = inFours(seller.bank.iban ?? '')
  const remark = [
    `Pagamento por Multibanco\nEntidade: ${random.code('2####')}   Referência: ${random.code('### ### ###')}   Valor: ${amount(toPay)} €`,
    `Agradeço o pagamento para o IBAN ${iban}.\nValor após retenção: ${amount(toPay)} €`,
    `IVA devido pelo adquirente / VAT reverse charge\n${seller.bank.name}  IBAN ${iban}  BIC ${seller.bank.bic}`,
  ][index]
  const page = `<div class="h"><div style="font:800 21pt/1 'Open Sans';color:${colour}">${brand || `<span style="font-weight:300">${seller.name}</span>`}</div><div class="s"><b>${seller.name}</b><br>${seller.address.lines.join('<br>')}<br>Portugal<br>NIF ${nif}<br>${seller.email}</div></div>
    <h1>Fatura ${number}</h1>Original<div class="to"><b>${client.name}</b><br>${client.address.lines.join('<br>')}<br>${country}<br>Contribuinte: ${client.vatId}</div>
    <table class="m"><tr><th>Data</th><th>Data de vencimento</th><th>Condições de pagamento</th><th>V/ Ref.</th></tr><tr><td>${date(day)}</td><td>${date(due)}</td><td>${term}</td><td>${index === 1 ? '' : random.code('PO-#####')}</td></tr></table>${html}
    <div class="ob"><b>Observações</b>\n${remark}</div><div class="abs ft">${squareCode(random, 25, 45)}<div>ATCUD: ${random.code('J@@#@@#@')}-${count}<br>${random.code('x@4@')} - Processado por programa certificado n.º ${random.code('0###')}/AT<br>Os bens ou serviços foram colocados à disposição do adquirente em ${date(day)}.<br>${index === 1 ? '' : seller.register}</div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `Fatura-${number.replace(/[ /]/g, '-')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace('FT ', '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: brand ? [seller.name, brand] : seller.name,
      buyerName: client.name,
      sellerVatId: nif,
      ...(index === 0 ? {} : { iban: seller.bank.iban ?? '' }),
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fatura-nuvem-servicos',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
