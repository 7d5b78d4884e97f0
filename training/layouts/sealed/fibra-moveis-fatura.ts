// A Portuguese operator's monthly bill for fibre, television and mobiles: client and account numbers beside the bill's, the sum at the top with the day of
// the direct debit or with a cash machine's reference, a summary by service with discounts of the loyalty period, extras used, instalments of a
// telephone outside VAT, arrears and credits; a table of taxes in small print; a second sheet with the calls of each number in one of three.
import { nifOf } from '../../documents/names/identifiers.ts'
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `body{font:9.8pt/1.4 'Dosis','Lato',sans-serif;font-weight:500;color:#2b2140}.sheet{padding:11mm 14mm}.h{display:flex;justify-content:space-between;align-items:flex-start}.lg{font:800 27pt/1 'Dosis';color:#7b2ff7}.a{display:flex;justify-content:space-between;margin:7mm 0 5mm}.a .to{width:80mm;margin-top:9mm;font-size:9.4pt}.i td{padding:.3mm 0 .3mm 4mm}.i td:first-child{color:#6d6484;padding-left:0}.p{display:flex;background:#f1eafe;border-radius:3mm;padding:4mm 5mm;gap:8mm;align-items:center}.p .s{font:700 21pt/1 'Dosis';color:#7b2ff7}.p small{display:block;color:#6d6484}h3{font:700 10.5pt/1 'Dosis';color:#7b2ff7;margin:5mm 0 1.5mm}table{width:100%}.i,.mb{width:auto}.g td{padding:.75mm 0;border-bottom:.4pt solid #e1d8f2}.g .b td{font-weight:700;border-bottom:.9pt solid #7b2ff7}.g .z td{font:700 12pt/1.4 'Dosis'}.x{font-size:8.2pt}.x td,.x th{font-weight:500;padding:.4mm 2mm .4mm 0;text-align:left;border-bottom:.3pt solid #e1d8f2}.sheet .x .r{text-align:right}.two{display:flex;gap:10mm}.two>div{flex:1}.ft{left:14mm;right:14mm;bottom:8mm;font-size:6.6pt;color:#6d6484;display:flex;gap:4mm;align-items:end}`
const { amount, date, month } = writingOf('PT', '.')
type Line = readonly [text: string, cents: number]
/** By paper: what has 23 per cent (net cents), what has none, and how it is paid. */
const BILLS = [
  'Pacote Casa 500 + TV 140 canais=3577|Desconto fidelização 24 meses=-406|2 cartões móveis 10 GB=1626|Box adicional=406|Chamadas internacionais=287;Saldo da fatura anterior=0;debit',
  'Pacote Móvel Família, 4 cartões=4472|Dados extra 5 GB=813|Números 707 e 760=242|Roaming fora da UE=1195;Prestação telemóvel 9/24=2075|Juros de mora=112;reference',
  'Empresa Fibra 1 Gb/s, IP fixo=5200|Central virtual, 6 extensões=4740|Desconto campanha adesão=-1000|Portabilidade 3 números=1500;Crédito por interrupção (nota NC 1188)=-620;debit',
] as const
const linesOf = (list: string): Line[] =>
  list.split('|').map((one) => {
    const [text = '', cents] = one.split('=')
    return [text, Number(cents)]
  })
const USES = [
  'Chamadas nacionais (min)|ilimitadas',
  'SMS nacionais|5000',
  'Internet móvel (GB)|10',
  'Internet fixa (GB)|ilimitada',
  'Videoclube (títulos)|-',
] as const
const rows = (list: readonly Line[]) =>
  each(
    list.filter(([, cents]) => cents),
    ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td></tr>`,
  )

function callsSheet(random: Random, day: Day, account: string): string {
  const call = (back: number) =>
    `<tr><td>${date(daysAfter(day, -back), 'short')}</td><td>${random.code('1#:3#')}</td><td>${random.pick(['Nacional móvel', 'Nacional fixo', 'Especial 707', 'França', 'Dados', 'SMS'])}</td><td>${random.code('9# ### ##')}X</td><td>00:0${random.code('#')}:${random.code('2#')}</td><td class="r">0,${random.code('#9')}</td></tr>`
  const part = () =>
    `<div><h3>Número ${random.code('91# ### ###')}</h3><table class="x"><tr><th>Data</th><th>Hora</th><th>Tipo</th><th>Destino</th><th>Duração</th><th class="r">Valor s/ IVA</th></tr>${each(
      Array.from({ length: random.whole(14, 22) }, (_, at) => 32 - at),
      call,
    )}</table></div>`
  return `<div class="h"><div class="lg">ondalisa</div><div>Conta ${account} · Detalhe de comunicações · Página 2 de 2</div></div><div class="two">${part()}${part()}</div><div class="two">${part()}${part()}</div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, client, person, home] = [
    companyIn(names, 'Telecomunicações'),
    names.company(),
    names.person(),
    names.address(),
  ]
  const [buyer, buyerNif, place] =
    index === 2
      ? [client.name, nifOf(random, '5'), client.address]
      : [`${person.first} ${person.last}`, nifOf(random, '2'), home]
  const [taxed = '', others = '', pays] = (BILLS[index] ?? '').split(';')
  const free = linesOf(others)
  const own = linesOf(taxed).map(
    ([text, cents]): Line => [text, cents < 0 ? cents : percent(cents, random.whole(80, 130))],
  )
  const [net, rest] = [sum(own.map(([, cents]) => cents)), sum(free.map(([, cents]) => cents))]
  const [tax, day] = [percent(net, 23), dayIn(random, 2024, 2026)]
  const [due, nif, account] = [daysAfter(day, 18), nifOf(random, '5'), random.code('1.########')]
  const number = random.code(['FT A/7########', 'FT 0042/3#####9', 'FT E/18#######'][index] ?? '')
  const total = net + tax + rest
  const reference = random.code('### ### ###')
  const payment =
    pays === 'debit'
      ? `<div><small>Débito direto em</small><b>${date(due)}</b><br>${firm.bank.name}, IBAN PT50 **** **** ${random.code('####')}<br>ADC ${random.code('0###########')}</div>`
      : `<table class="mb"><tr><td>Pagar até &nbsp;</td><td><b>${date(due)}</b></td></tr><tr><td>Entidade</td><td>${random.code('2####')}</td></tr><tr><td>Referência</td><td>${reference}</td></tr><tr><td>Montante</td><td>${amount(total)} €</td></tr></table>`
  const [start, end] = [daysAfter(day, -33), daysAfter(day, -3)]
  const page = `<div class="h"><div class="lg">ondalisa</div><div style="text-align:right">Linha de apoio 16 ${random.code('###')}<br>ondalisa.example/area-cliente</div></div>
    <div class="a"><table class="i" style="align-self:start"><tr><td>Fatura n.º</td><td><b>${number}</b></td></tr><tr><td>Data de emissão</td><td>${date(day)}</td></tr><tr><td>Período</td><td>${date(start)} a ${date(end)}</td></tr><tr><td>N.º de cliente</td><td>${random.code('5########')}</td></tr><tr><td>N.º de conta</td><td>${account}</td></tr><tr><td>NIF</td><td>${buyerNif}</td></tr></table><div class="to">${buyer}<br>${place.lines.join('<br>')}</div></div>
    <div class="p"><div><small>Valor a pagar</small><span class="s">${amount(total)} €</span></div>${payment}</div>
    <div class="two"><div style="flex:1.5"><h3>A sua fatura de ${month(start)}</h3><table class="g"><tr class="b"><td>Serviços (valores sem IVA)</td><td class="r">€</td></tr>${rows(own)}<tr class="b"><td>Total sem IVA</td><td class="r">${amount(net)}</td></tr><tr><td>IVA 23%</td><td class="r">${amount(tax)}</td></tr><tr class="b"><td>Total da fatura com IVA</td><td class="r">${amount(net + tax)}</td></tr>${rows(free)}<tr class="z"><td>Valor a pagar</td><td class="r">${amount(total)}</td></tr></table></div>
    <div><h3>Fidelização</h3>Termina em ${date(daysAfter(day, 290 + index * 61))}.<br>Encargo por denúncia antecipada nesta data: ${amount(random.whole(4200, 16_900))} €.<h3>Conta corrente</h3><table class="x"><tr><td>Fatura anterior</td><td class="r">${amount(total + random.whole(-400, 500))} €</td></tr><tr><td>Pagamento em ${date(daysAfter(day, -14), 'short')}</td><td class="r">recebido</td></tr></table><h3>Resumo de IVA</h3><table class="x"><tr><th>Taxa</th><th class="r">Base</th><th class="r">IVA</th></tr><tr><td>23%</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td></tr>${rest ? `<tr><td>Não sujeito</td><td class="r">${amount(rest)}</td><td class="r">0,00</td></tr>` : ''}</table></div></div>
    <h3>Consumos do período</h3><table class="x"><tr><th>Serviço</th><th>Incluído</th><th>Utilizado</th><th class="r">Excedente (€ s/ IVA)</th></tr>${each(USES, (one) => `<tr><td>${one.replace('|', '</td><td>')}</td><td>${random.whole(1, 9)}</td><td class="r">0,00</td></tr>`)}</table><h3>Informações</h3>A partir de ${date(daysAfter(day, 40))} os preços são atualizados segundo o índice de preços no consumidor, nos termos do contrato. Em caso de atraso são devidos juros à taxa legal; após 30 dias o serviço pode ser suspenso mediante pré-aviso de 20 dias. Reclamações: livro de reclamações eletrónico ou loja.
    <div class="abs ft">${squareCode(random, 24, 45)}<div>ATCUD: ${random.code('J@@#@#@#')}-${number.replace(/^.*\//, '')} &nbsp; ${random.code('r@8@')}-Processado por programa certificado n.º ${random.code('00##')}/AT<br>${firm.name} · ${firm.address.street}, ${firm.address.place} · Pessoa coletiva n.º ${nif} · ${firm.register}<br>Original &nbsp; Página 1 de ${index === 1 ? 2 : 1}</div></div>`
  return {
    html: sheets(CSS, index === 1 ? [page, callsSheet(random, day, account)] : [page]),
    pages: index === 1 ? 2 : 1,
    fields: {
      invoiceNumber: [number, number.replace('FT ', '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [firm.name, 'ondalisa'],
      buyerName: buyer,
      sellerVatId: nif,
      ...totals(net, tax),
      grossTotal: [...new Set([fixed(net + tax), fixed(total)])],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fibra-moveis-fatura',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
