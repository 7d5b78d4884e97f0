// Portuguese bills full of numbers that are not the bill's: ATCUD, customer, contract, delivery point, meter, Multibanco reference; a water company, a
// telephone company and a gas bottler, with the old balance beside this month's sum, and tax by rate.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, iso, namesIn, sheets, sum, taxGroupsOf, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.4 var(--f);padding:11mm 16mm}.hd{display:flex;justify-content:space-between;align-items:flex-start}.hd b{font-size:19pt;color:var(--c);line-height:1}.ids{display:grid;grid-template-columns:repeat(4,1fr);gap:2mm;margin:4mm 0}.ids div{background:#f1f1f1;padding:1.4mm 2mm;font-weight:600}.ids small{display:block;font-weight:400;font-size:7pt;color:#555}.mid{display:flex;justify-content:space-between;margin:6mm 0}.big{background:var(--c);color:#fff;padding:4mm 7mm;text-align:center}.big b{font-size:19pt;display:block}.g{width:100%;margin:3mm 0}.g th{text-align:right;border-bottom:1pt solid var(--c);padding:.8mm;font-size:8pt}.g td{text-align:right;padding:.8mm;border-bottom:.3pt solid #ccc}.g th:first-child,.g td:first-child{text-align:left}.mb{border:1pt solid #000;padding:2mm 4mm;width:66mm;margin-top:4mm}.ft{left:16mm;right:16mm;bottom:8mm;font-size:7pt;color:#555}`

const FIRMS = [
  {
    name: 'Águas do Vale Fundo, E.M., S.A.',
    look: `--f:'Open Sans';--c:#0077b6`,
    no: 'FT 2#A/00####',
    rows: [
      ['Consumo 1.º escalão', 6],
      ['Consumo 2.º escalão', 6],
      ['Tarifa de disponibilidade', 6],
      ['Saneamento', 6],
      ['Taxa de gestão de resíduos', 23],
    ],
  },
  {
    name: 'Linhaviva Comunicações, S.A.',
    look: `--f:'Lato';--c:#6a1b9a`,
    no: 'FAC 1/########',
    rows: [
      ['Pacote fibra 500 + TV', 23],
      ['Cartão móvel adicional', 23],
      ['Aluguer de box', 23],
      ['Livro digital incluído', 6],
    ],
  },
  {
    name: 'Gasbotija Distribuição, Lda.',
    look: `--f:'Liberation Sans Narrow','Liberation Sans';--c:#c1440e`,
    no: 'FT M2#/####',
    rows: [
      ['Garrafa propano 45 kg', 23],
      ['Garrafa butano 13 kg', 13],
      ['Entrega ao domicílio', 23],
    ],
  },
] as const
const { amount, date } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const { name, look, no, rows } = FIRMS[index] ?? FIRMS[0]
  const [own, client, home, day] = [names.company(), names.person(), names.address(), dayIn(random, 2024, 2026)]
  const buyer = index === 2 ? names.company().name : `${client.first} ${client.last}`
  const [code, due, tin] = [random.code(no), daysAfter(day, 21), own.vatId.replace(/\D/g, '')]
  const lines = rows.map(([text, rate]) => ({ text, rate, net: random.whole(310, 6_900) }))
  const groups = taxGroupsOf(lines.map(({ rate, net }) => [rate, net]))
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const ids = [
    ['N.º de cliente', random.code('1########')],
    ['N.º de contrato', random.code('####.####/#')],
    ['NIF do cliente', random.code('2########')],
    ['Fatura n.º', code],
    ['ATCUD', `${random.code('J@@#@@#@')}-${code.slice(-4)}`],
    [['Contador', 'N.º de conta', 'Rota'][index] ?? '', random.code(['@##-######', '9########', '##'][index] ?? '')],
    ['Data de emissão', date(day, 'long')],
    ['Pagar até', date(due, 'long')],
  ]
  const reading = [
    `Leitura anterior ${random.code('1###')} m³ · leitura atual ${random.code('2###')} m³ · próxima leitura entre ${date(daysAfter(day, 28))} e ${date(daysAfter(day, 32))}`,
    `Período de ${date(daysAfter(day, -33))} a ${date(daysAfter(day, -3))} · fidelização até ${date(daysAfter(day, 400))} · ponto de rede ${random.code('PT#######')}`,
    `Guia de transporte ${random.code('GT M25/####')} · vasilhame trocado: ${random.whole(1, 4)}`,
  ][index]
  const old = random.whole(1_200, 5_200)
  const html = `<div class="hd"><b>${name.split(/,| (?:Com|Dis)/)[0]}</b><span class="r">${name}<br>${own.address.lines.join(', ')}<br>NIPC ${tin} · Capital social 250.000,00 €</span></div><div class="mid"><div>${buyer}<br>${home.lines.join('<br>')}</div><div class="big">Valor desta fatura<b>${amount(net + tax)} €</b>${index === 1 ? 'débito direto' : `até ${date(due)}`}</div></div><div class="ids">${each(ids, ([label, text]) => `<div><small>${label}</small>${text}</div>`)}</div><p>${reading ?? ''}</p><table class="g"><tr><th>Descrição<th>Taxa IVA<th>Valor s/ IVA €</tr>${each(lines, (line) => `<tr><td>${line.text}<td>${line.rate} %<td>${amount(line.net)}</tr>`)}</table><table class="g" style="width:90mm;margin-left:auto"><tr><th>IVA<th>Incidência<th>Imposto</tr>${each(groups, (one) => `<tr><td>${one.rate} %<td>${amount(one.net)}<td>${amount(one.tax)}</tr>`)}<tr><td><b>Soma</b><td><b>${amount(net)}</b><td><b>${amount(tax)}</b></tr></table><p>Saldo anterior: ${amount(old)} € · pagamento recebido em ${date(daysAfter(day, -12))}: ${amount(-old)} € · total a pagar: <b>${amount(net + tax)} €</b></p>${index === 1 ? `<p>O valor será debitado na conta ${random.code('PT50 **** **** ####')} (ADC ${random.code('########')}).</p>` : `<div class="mb">Multibanco<br>Entidade <b>${random.code('2####')}</b> · Referência <b>${random.code('### ### ###')}</b><br>Montante <b>${amount(net + tax)} €</b></div>`}<div class="abs ft">${random.code('@@@@')}-Processado por programa certificado n.º ${random.code('####')}/AT · Os serviços faturados foram prestados nas datas indicadas · Livro de reclamações eletrónico</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: `${code.replace(/\W+/g, '_')}.pdf`,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: name,
      buyerName: buyer,
      sellerVatId: tin,
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fatura-muitos-numeros',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
