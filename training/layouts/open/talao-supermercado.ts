// A Portuguese supermarket's simplified invoice: letters for rates, a card's savings, the change behind the total, and the
// company's name smaller than its brand.
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const REDUCED: readonly Ware[] = [
  ['BATATA BRANCA SACO 3KG', '', 289, 349, 1],
  ['IOGURTE GREGO NAT 4X120', '', 199, 259, 3],
  ['PÃO MISTURA FAT', '', 129, 169, 2],
  ['LARANJA ALGARVE KG', '', 119, 229, 2],
]
const NORMAL: readonly Ware[] = [
  ['DET LOUÇA LIMÃO 650ML', '', 179, 259, 2],
  ['PILHAS AAA PK8', '', 449, 599, 1],
  ['CHAMPÔ CAMOMILA 400ML', '', 259, 389, 2],
  ['VELA PERFUMADA', '', 199, 349, 3],
]
const CSS = `body { font: 8.2pt/1.35 'Inconsolata', 'DejaVu Sans Mono', monospace } .sheet { padding: 5mm 4mm }
  h1 { font: italic 900 21pt 'Lato', sans-serif; margin: 0; letter-spacing: -.4mm } table { width: 100%; margin: 1.5mm 0 } td, th { padding: 0; font-weight: 400; text-align: left }
  .r { text-align: right !important } .t { border-top: .7pt dotted #000; border-bottom: .7pt dotted #000 } .pay td { font-size: 11pt; font-weight: 700; padding: 1mm 0 }`

const { amount, date } = writingOf('PT', '')

interface Slip {
  readonly groups: readonly (readonly [letter: string, rate: number, gross: number])[]
  readonly total: number
}

const taxes = ({ groups, total }: Slip) => {
  const tax = sum(groups.map(([, rate, gross]) => taxWithin(gross, rate)))
  const row = ([letter, rate, gross]: Slip['groups'][number]) => {
    const part = taxWithin(gross, rate)
    return `<tr><td>(${letter}) ${rate},00%</td><td class="r">${amount(gross - part)}</td><td class="r">${amount(part)}</td><td class="r">${amount(gross)}</td></tr>`
  }
  const html = `<table class="t"><tr><th>%IVA</th><th class="r">Total Líq.</th><th class="r">IVA</th><th class="r">Total</th></tr>${each(groups, row)}
    <tr><td>Total</td><td class="r">${amount(total - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(total)}</td></tr></table>`
  return { html, tax, fields: { netTotal: fixed(total - tax), taxTotal: fixed(tax), grossTotal: fixed(total) } }
}

function paid(random: Random, total: number, isCash: boolean): string {
  if (!isCash)
    return `<tr><td>MULTIBANCO</td><td class="r">${amount(total)}</td></tr><tr><td>TERM ${random.code('00######')} AUT ${random.code('######')}</td><td></td></tr>`
  const given = (Math.floor(total / 2000) + 1) * 2000
  return `<tr><td>NUMERÁRIO</td><td class="r">${amount(given)}</td></tr><tr><td>TROCO</td><td class="r">${amount(given - total)}</td></tr>`
}

function make(random: Random, index: number) {
  const names = namesIn('PT', random)
  const [brand, company] =
    index === 0 ? ['horta&lar', 'Hortalar Supermercados, S.A.'] : ['Mini Girassol', 'Irmãos Quintanilha, Lda']
  const [firm, day, number] = [names.company(), dayIn(random, 2025, 2026), random.code('FS 01400#2/0#8###')]
  const reduced = positionsOf(random, REDUCED, index === 0 ? 4 : 2)
  const normal = positionsOf(random, NORMAL, index === 0 ? 3 : 1)
  const saving = index === 0 ? 150 : 0
  const [low, high] = [reduced, normal].map((goods) => sum(goods.map(({ total }) => total))) as [number, number]
  const total = low + high - saving
  const { html, fields } = taxes({
    groups: [
      ['C', 23, high - saving],
      ['A', 6, low],
    ],
    total,
  })
  const rows = [...reduced.map((one) => ({ ...one, letter: 'A' })), ...normal.map((one) => ({ ...one, letter: 'C' }))]
  const customer = index === 0 ? 'Consumidor final' : names.company().vatId.replace(/\D/g, '')
  const page = `<div class="c"><h1>${brand}</h1>${company}<br>${firm.address.lines.join(' - ')}<br>Tel ${firm.phone}<br>Matric. C.R.C. e NIPC ${firm.vatId.replace(/\D/g, '')}</div>
    <table><tr><td>Fatura Simplificada</td><td class="r">Original</td></tr><tr><td>${number}</td><td class="r">${date(day, index === 0 ? 'iso' : 'figures')} ${random.code('1#:5#')}</td></tr>
    <tr><td>NIF cliente</td><td class="r">${customer}</td></tr></table><table class="t"><tr><th>IVA Artigo</th><th class="r">EUR</th></tr>${each(rows, (one) => `<tr><td>(${one.letter}) ${one.name}</td><td class="r">${one.quantity > 1 ? '' : amount(one.total)}</td></tr>${one.quantity > 1 ? `<tr><td>&nbsp;&nbsp;&nbsp; ${one.quantity} X ${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>` : ''}`)}</table>
    <table><tr><td>SUBTOTAL</td><td class="r">${amount(low + high)}</td></tr>${saving ? `<tr><td>Desconto cartão ${brand}</td><td class="r">(${amount(saving)})</td></tr>` : ''}
    <tr class="pay"><td>TOTAL A PAGAR</td><td class="r">${amount(total)}</td></tr>${paid(random, total, index === 0)}</table>${html}
    <div class="c">ATCUD:${random.code('J#@@#@@#')}-${random.code('8###')}<br>${random.code('v@#f')}-Processado por programa certificado nº ${random.code('1##')}/AT<br>
    Operador ${random.code('###')} Caixa 002 Loja 0${random.code('##')}<br>${saving ? `POUPOU ${amount(saving)} EUR NESTA COMPRA<br>SALDO EM CARTÃO 4,35 EUR<br>` : ''}OBRIGADO E VOLTE SEMPRE</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 165 : 128 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace('FS ', '')],
      issueDate: iso(day),
      sellerName: [company, brand],
      sellerVatId: firm.vatId.replace(/\D/g, ''),
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'talao-supermercado',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
