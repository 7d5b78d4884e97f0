// A Portuguese distributor's invoice over several sheets: sums carried over at the foot and the head of each, places of loading
// and unloading beside the customer, three rates of tax, and a due date among terms and delivery notes.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  type Position,
  parted,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  type Ware,
  writingOf,
} from '../sheet.ts'

/** The rate stands where others have a unit; all is sold by the case. */
const WARES: readonly Ware[] = [
  ['ÁGUA SERRA DO FEITAL 6X1,5L', '13', 180, 290, 48],
  ['VINHO TINTO ADEGA DO OUTEIRO 6X0,75', '13', 1490, 2890, 12],
  ['CERVEJA ARTESANAL RUIVA 24X33CL', '23', 2890, 3990, 10],
  ['REFRIGERANTE LARANJA 24X33CL', '23', 890, 1290, 20],
  ['ARROZ CAROLINO EXTRA 10X1KG', '6', 1090, 1490, 15],
  ['AZEITE VIRGEM EXTRA 12X0,75', '6', 6490, 8990, 6],
  ['ATUM POSTA ÓLEO 48X120G', '23', 4990, 6290, 6],
  ['FEIJÃO FRADE COZIDO 12X540G', '6', 890, 1190, 12],
  ['CAFÉ LOTE BAR 6X1KG', '23', 5400, 7200, 5],
  ['GUARDANAPOS 33X33 CX 3000', '23', 1890, 2490, 8],
  ['DETERGENTE MÁQUINA 20L', '23', 2490, 3290, 4],
  ['QUEIJO FLAMENGO BARRA', '6', 1690, 2190, 9],
  ['NATAS UHT 12X1L', '6', 2890, 3390, 6],
  ['BATATA PALHA 10X400G', '23', 1590, 1990, 7],
  ['SAL MARINHO TRAD 10X1KG', '6', 390, 490, 10],
  ['ESPUMANTE BRUTO 6X0,75', '23', 2690, 3490, 8],
  ['OVOS M CX 30 DZ', '6', 5590, 6490, 3],
  ['VINAGRE DE VINHO 12X0,5', '23', 890, 1090, 5],
]
const CSS = `body { font: 8.4pt/1.3 'Liberation Mono', monospace } .sheet { padding: 9mm 11mm } .top { display: flex; justify-content: space-between; color: #12357a; font-family: 'Liberation Sans', sans-serif }
  .firm { font: 700 16pt 'Nimbus Sans Narrow', 'Liberation Sans Narrow', sans-serif } .frames { display: flex; gap: 3mm; margin: 4mm 0 } .frames > div { flex: 1; border: 1pt solid #12357a; border-radius: 2.5mm; padding: 2mm 3mm; min-height: 24mm }
  small { font: 6.4pt 'Liberation Sans', sans-serif; color: #12357a; text-transform: uppercase } table { width: 100% } .grid th { font: 400 6.6pt 'Liberation Sans', sans-serif; background: #12357a; color: #fff; text-align: left; padding: .8mm 1.5mm }
  .grid td { padding: 1.2mm 1.5mm; vertical-align: top; border-left: .5pt solid #9fb1d6; border-right: .5pt solid #9fb1d6 } .grid { border-bottom: 1pt solid #12357a; margin-bottom: 3mm } .grid .r { text-align: right } .carry td { font-weight: 700; border-top: .5pt solid #12357a }
  .end { display: flex; gap: 6mm } .end > * { flex: 1 } .owed { font-size: 13pt; font-weight: 700 } .foot { left: 11mm; right: 11mm; bottom: 6mm; font: 6.4pt 'Liberation Sans', sans-serif; color: #12357a }`

const { amount, date } = writingOf('PT', '.')

const row = (one: Position) =>
  `<tr><td>${String(70100 + one.number * 13)}</td><td>${one.name}<br><small>Lote L${one.number * 211} Val. 12/2027 EAN 560${one.number + 11}40021${one.number % 9}</small></td><td class="r">${one.quantity},000</td><td>CX</td><td class="r">${amount(one.price)}</td><td class="r">${one.unit}</td><td class="r">${amount(one.total)}</td></tr>`

const carried = (caption: string, cents: number) =>
  `<tr class="carry"><td></td><td>${caption}</td><td colspan="4"></td><td class="r">${amount(cents)}</td></tr>`

function table(parts: readonly Position[][], part: number): string {
  const before = sum(
    parts
      .slice(0, part)
      .flat()
      .map(({ total }) => total),
  )
  const own = parts[part] ?? []
  const isLast = part === parts.length - 1
  return `<table class="grid"><tr>${each(['Código', 'Designação', 'Quant.', 'Un', 'Preço', '%IVA', 'Valor Líquido'], (one, at) => `<th class="${at === 2 || at > 3 ? 'r' : ''}">${one}</th>`)}</tr>${part > 0 ? carried('Transporte', before) : ''}
    ${each(own, row)}${isLast ? '' : carried('A transportar', before + sum(own.map(({ total }) => total)))}</table>`
}

function account(goods: readonly Position[], iban: string) {
  const groups = taxGroupsOf(goods.map(({ unit, total }) => [Number(unit), total] as const))
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const html = `<div class="end"><div><table class="grid"><tr><th>Taxa</th><th class="r">Incidência</th><th class="r">Total IVA</th></tr>${each(groups, (one) => `<tr><td>${one.rate},00</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td></tr>`)}</table>
    <small>Pagamento por transferência</small><br>IBAN ${inFours(iban)}</div><table><tr><td>Mercadoria/Serviços</td><td class="r">${amount(net)}</td></tr><tr><td>Descontos comerciais</td><td class="r">0,00</td></tr><tr><td>Descontos financeiros</td><td class="r">0,00</td></tr>
    <tr><td>IVA</td><td class="r">${amount(tax)}</td></tr><tr class="owed"><td>Total ( EUR )</td><td class="r">${amount(net + tax)}</td></tr></table></div>`
  return { html, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(net + tax) } }
}

function make(random: Random, index: number) {
  const names = namesIn('PT', random)
  const seller = index === 0 ? 'Armazéns Sete Fontes - Distribuição Alimentar, S.A.' : 'CASH RIBATEJANO LDA'
  const [firm, client, store, day] = [names.company(), names.company(), names.address(), dayIn(random, 2026)]
  const number = index === 0 ? random.code('FT 1A2601/##4#') : random.code('FAC 026/9##')
  const due = daysAfter(day, index === 0 ? 60 : 8)
  const goods = positionsOf(random, WARES, index === 0 ? 18 : 9)
  const iban = firm.bank.iban ?? ''
  const { html, fields } = account(goods, iban)
  const parts = parted(goods, 14, 20)
  const [van, customer, note] = [random.code('##-@@-##'), random.code('21####'), random.code('GR 8###')]
  const codes = [random.code('JF@#@#@#'), random.code('Qe#u'), random.code('0##')]
  const head = (
    part: number,
  ) => `<div class="top"><div><div class="firm">${seller}</div>${firm.address.lines.join(' · ')}<br>Contribuinte ${firm.vatId} · ${firm.register}</div><div class="r">Fatura<br><b>${number}</b><br>Original · Pág. ${part + 1}/${parts.length}</div></div>
    <div class="frames"><div><small>Local de carga</small><br>N/ armazém 2<br>${date(day)} 06:45<br><small>Local de descarga</small><br>${store.lines.join('<br>')}<br><small>Viatura</small> ${van}</div><div><small>Exmo.(s) Senhor(es)</small><br>${client.name}<br>${client.address.lines.join('<br>')}</div></div>
    <table class="grid"><tr>${each(['Cliente', 'V/Nº contrib.', 'Data doc.', 'Guia remessa', 'Cond. pagamento', 'Vencimento'], (one) => `<th>${one}</th>`)}</tr><tr><td>${customer}</td><td>${client.vatId.replace(/\D/g, '')}</td><td>${date(day)}</td><td>${note} de ${date(daysAfter(day, -1))}</td><td>${index === 0 ? '60 dias' : '8 dias'}</td><td>${date(due)}</td></tr></table>`
  const foot = `<div class="abs foot">ATCUD: ${codes[0]}-${number.split('/')[1]} · ${codes[1]}-Processado por programa certificado nº ${codes[2]}/AT · Os artigos faturados foram colocados à disposição do adquirente na data do documento</div>`
  return {
    html: sheets(
      CSS,
      parts.map((_, part) => `${head(part)}${table(parts, part)}${part === parts.length - 1 ? html : ''}${foot}`),
    ),
    pages: parts.length,
    fields: {
      invoiceNumber: [number, number.replace(/^[A-Z]+ /, '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: firm.vatId,
      iban,
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fatura-distribuidor',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
