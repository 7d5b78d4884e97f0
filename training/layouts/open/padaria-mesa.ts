// A Portuguese pastry shop's simplified invoice from a table: the word of the total far from its amount, VAT of two rates as
// columns, a customer's NIF, and the trade name as a drawn sign above the owner's.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
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

const FOOD: readonly Ware[] = [
  ['Pastel de nata', '', 125, 150, 6],
  ['Tosta mista', '', 320, 420, 2],
  ['Bola de Berlim', '', 150, 190, 3],
  ['Sopa do dia', '', 210, 280, 2],
  ['Galão', '', 140, 170, 2],
  ['Café', '', 80, 95, 4],
]
const DRINKS: readonly Ware[] = [
  ['Laranjada lata', '', 160, 195, 2],
  ['Imperial', '', 150, 190, 3],
]
const CSS = `body{font:8.6pt/1.35 'Noto Sans','Open Sans',sans-serif}.sheet{padding:5mm 5mm}.sign{font:italic 700 20pt/1 'URW Bookman',serif;text-align:center;border-radius:4mm;background:#000;color:#fff;padding:2mm 0 2.6mm;margin-bottom:2mm}table{width:100%}td,th{padding:.2mm 0;text-align:left;vertical-align:top}.sheet .n{text-align:right}.rule{border-top:.5pt solid #000;margin-top:1.5mm;padding-top:1.5mm}.tot td{font-weight:700;font-size:12.5pt;padding:1mm 0}.s{font-size:7pt}`
const { amount, date } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [sign, firm, owner] = [
    index === 0 ? 'A Azenha' : 'Flor do Tejo',
    companyIn(names, 'Pastelaria'),
    names.person(),
  ]
  const seller = index === 0 ? firm.name : `${owner.first} ${owner.last}`
  const nif = firm.vatId.replace(/\D/g, '')
  const [day, number] = [dayIn(random, 2025, 2026), random.code(index === 0 ? 'FS 2A/1##4#' : 'FS T01/8##')]
  const [food, drinks] = [
    positionsOf(random, FOOD, index === 0 ? 4 : 2),
    positionsOf(random, DRINKS, index === 0 ? 2 : 1),
  ]
  const [low, high] = [food, drinks].map((some) => sum(some.map(({ total }) => total))) as [number, number]
  const [total, tax] = [low + high, taxWithin(low, 13) + taxWithin(high, 23)]
  const row = (rate: number) => (one: (typeof food)[number]) =>
    `<tr><td>${one.quantity}</td><td>${one.name}</td><td class="n">${amount(one.price)}</td><td class="n">${rate}%</td><td class="n">${amount(one.total)}</td></tr>`
  const rate = (percentage: number, gross: number) =>
    `<tr><td>${percentage}%</td><td class="n">${amount(gross - taxWithin(gross, percentage))}</td><td class="n">${amount(taxWithin(gross, percentage))}</td></tr>`
  const page = `<div class="sign">${sign}</div><div class="c">${seller}<br>${firm.address.lines.join('<br>')}<br>NIF: ${nif} &nbsp; Tel: ${firm.phone}</div><div class="rule">Fatura simplificada <b>${number}</b><br>Data: ${date(day)} ${random.code('1#:3#')} &nbsp; Mesa ${random.whole(1, 18)}<br>Contribuinte: ${index === 0 ? namesIn('PT', random).company().vatId.replace(/\D/g, '') : 'Consumidor final'}</div>
<table class="rule"><tr><th>Qt</th><th>Artigo</th><th class="n">Preço</th><th class="n">IVA</th><th class="n">Valor</th></tr>${each(food, row(13))}${each(drinks, row(23))}</table><table class="tot rule"><tr><td>Total</td><td class="n">${amount(total)} €</td></tr></table><table><tr><td>${index === 0 ? 'MB Way' : 'Numerário'}</td><td class="n">${amount(index === 0 ? total : 2000 + Math.floor(total / 2000) * 2000)}</td></tr>${index === 0 ? '' : `<tr><td>Troco</td><td class="n">${amount(2000 + Math.floor(total / 2000) * 2000 - total)}</td></tr>`}</table>
<table class="rule s"><tr><th>Taxa</th><th class="n">Incidência</th><th class="n">IVA</th></tr>${rate(13, low)}${rate(23, high)}<tr><td>Soma</td><td class="n">${amount(total - tax)}</td><td class="n">${amount(tax)}</td></tr></table><div class="c s" style="margin-top:3mm">ATCUD: ${random.code('JF#@#@@#')}-${random.code('1###')}<br>${random.code('q#@d')}-Processado por programa certificado n.º ${random.code('2##')}/AT<br>Obrigado pela visita. IVA incluído à taxa em vigor.</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 146 : 134 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace('FS ', '')],
      issueDate: iso(day),
      sellerName: [seller, sign],
      sellerVatId: nif,
      netTotal: fixed(total - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'padaria-mesa',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
