// A Portuguese fatura-recibo of certified software: the customer's tax number beside the date, a summary of taxes that
// looks like rows of goods, tax held back, and a due date that is the day itself because the money is there already.
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
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const REPAIRS: readonly Ware[] = [
  ['Reparação de persiana elétrica, mão de obra', 'h', 2600, 3400, 6],
  ['Motor tubular 20 Nm', 'un', 8900, 12900, 2],
  ['Deslocação zona norte', 'un', 1500, 2500, 1],
  ['Fita de enrolamento 22 mm', 'm', 180, 260, 12],
  ['Recolhedor de encastrar', 'un', 1150, 1690, 3],
]
const DESIGN: readonly Ware[] = [
  ['Paginação do relatório anual (64 páginas)', 'un', 88000, 129000, 1],
  ['Tratamento de fotografias', 'un', 650, 950, 40],
  ['Acompanhamento de impressão em gráfica', 'h', 3500, 4500, 5],
]
const CSS = `body { font: 9pt/1.4 'Open Sans', sans-serif; color: #222 } .sheet { padding: 14mm 15mm }
  .head, .foot { display: flex; justify-content: space-between } .logo { font: 300 25pt 'Dosis', sans-serif; color: #0a8f7a }
  h1 { font-size: 15pt; font-weight: 400; margin: 12mm 0 1mm } .to { width: 82mm; margin-top: 9mm; border-left: 1mm solid #0a8f7a; padding-left: 4mm }
  table { width: 100% } .meta { margin: 4mm 0 7mm } .meta th, .goods th { background: #e6f4f1; text-align: left; font-size: 7.6pt; padding: 1mm 2mm }
  .meta td, .goods td { padding: 1.2mm 2mm; border-bottom: .4pt solid #ccc } th.r { text-align: right !important }
  .foot { margin-top: 8mm } .foot table { width: 86mm } .sums { width: 74mm !important } .sums td { padding: .8mm 2mm }
  .pay td { font-size: 12pt; font-weight: 700; background: #0a8f7a; color: #fff }
  .qr { width: 26mm; height: 26mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 2mm 2mm }`

const { amount, date } = writingOf('PT', ' ')

const row = (one: Position) => `<tr><td>${one.name}</td><td class="r">${one.quantity},00</td><td>${one.unit}</td>
  <td class="r">${amount(one.price)}</td><td class="r">0,00</td><td class="r">23%</td><td class="r">${amount(one.total)}</td></tr>`

function sums(goods: readonly Position[], isHeldBack: boolean) {
  const net = sum(goods.map(({ total }) => total))
  const [tax, held] = [percent(net, 23), isHeldBack ? percent(net, 23) : 0]
  const html = `<div class="foot"><div><table class="goods"><tr><th>Taxa</th><th class="r">Incidência</th><th class="r">Valor IVA</th><th>Motivo de isenção</th></tr>
    <tr><td>Normal 23%</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td></td></tr></table></div><table class="sums">
    <tr><td>Total ilíquido</td><td class="r">${amount(net)} €</td></tr><tr><td>Desconto comercial</td><td class="r">0,00 €</td></tr>
    <tr><td>Total de IVA</td><td class="r">${amount(tax)} €</td></tr>
    ${isHeldBack ? `<tr><td>Total do documento</td><td class="r">${amount(net + tax)} €</td></tr><tr><td>Retenção na fonte IRS (23%)</td><td class="r">-${amount(held)} €</td></tr>` : ''}
    <tr class="pay"><td>${isHeldBack ? 'Valor recebido' : 'Total'}</td><td class="r">${amount(net + tax - held)} €</td></tr></table></div>`
  const gross = isHeldBack ? [fixed(net + tax), fixed(net + tax - held)] : fixed(net + tax)
  return { html, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: gross } }
}

function make(random: Random, index: number) {
  const names = namesIn('PT', random)
  const owner = names.person()
  const [logo, seller, series, web] =
    index === 0
      ? ['estore&certo', `Estore & Certo Unipessoal, Lda.`, 'FR 2026A/', 'estore-e-certo.pt']
      : ['atelier papoila', `${owner.first} ${owner.last}`, 'FR P26/', 'papoila-editoriais.pt']
  const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2026)]
  const buyer = index === 0 ? names.person().full : client.name
  const [number, atcud] = [series + random.whole(88, 940), random.code('J@@#@@##')]
  const goods = positionsOf(random, index === 0 ? REPAIRS : DESIGN, index === 0 ? 5 : 3)
  const { html, fields } = sums(goods, index === 1)
  const page = `<div class="head"><div class="logo">${logo}</div><div class="r"><b>${seller}</b><br>${firm.address.lines.join('<br>')}<br>
    NIF: ${firm.vatId}<br>${firm.phone} · geral@${web}</div></div><div class="head"><div><h1>Fatura-Recibo ${number}</h1>Original &nbsp;|&nbsp; ATCUD: ${atcud}-${number.split('/')[1]}
    </div><div class="to">Exmo.(s) Sr.(s)<br><b>${buyer}</b><br>${client.address.lines.join('<br>')}</div></div><table class="meta"><tr><th>Data</th><th>Vencimento</th>
    <th>Contribuinte</th><th>V/ Referência</th><th>Condição de pagamento</th></tr><tr><td>${date(day)}</td><td>${date(day)}</td><td>${client.vatId.replace(/\D/g, '')}</td>
    <td>${index === 0 ? '—' : `Req. ${random.code('####')}/26`}</td><td>Pronto pagamento</td></tr></table><table class="goods"><tr><th>Descrição</th><th class="r">Qtd.</th><th>Un.</th>
    <th class="r">Preço unit.</th><th class="r">Desc. %</th><th class="r">IVA</th><th class="r">Total</th></tr>${each(goods, row)}</table>${html}
    <div class="foot"><div class="qr"></div><div style="width:120mm">Recebemos por ${index === 0 ? 'MB WAY' : `transferência para o IBAN ${inFours(firm.bank.iban ?? '')}`}.<br>
    Os bens/serviços foram colocados à disposição do adquirente na data do documento.<br><br>${random.code('@#r@')}-Processado por programa certificado n.º ${random.code('2###')}/AT</div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `${number.replace(/[ /]/g, '_')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace('FR ', '')],
      issueDate: iso(day),
      dueDate: iso(day),
      sellerName: index === 0 ? seller : [seller, logo],
      buyerName: buyer,
      sellerVatId: firm.vatId,
      ...fields,
      currency: 'EUR',
      ...(index === 1 && firm.bank.iban ? { iban: firm.bank.iban } : {}),
    },
  }
}

export const layout: Layout = {
  name: 'fatura-recibo',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  make,
}
