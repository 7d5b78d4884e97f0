// A Portuguese pharmacy's simplified invoice: public price, the state's share and the patient's share as three columns, sums of each,
// a prescription's number longer than the invoice's, the director's name beside the owner's, change behind the total.
import { nifOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const REMEDIES: readonly Ware[] = [
  ['Dorfenol 1000 mg comp. x18', '', 245, 390, 2],
  ['Tensivax 5 mg comp. x28', '', 690, 1240, 2],
  ['Lipistan 20 mg comp. x56', '', 990, 1890, 1],
  ['Bronquisal xarope 200 ml', '', 560, 820, 1],
]
const CARE: readonly Ware[] = [
  ['Protetor solar FP50 50 ml', '', 1290, 1990, 1],
  ['Escova dentes média', '', 290, 450, 2],
  ['Creme mãos ureia', '', 590, 890, 1],
]
const CSS = `body{font:7.6pt/1.34 'Open Sans','Noto Sans',sans-serif}.sheet{padding:5mm 4mm}.top{display:flex;gap:3mm;align-items:center;border-bottom:1.4pt solid #000;padding-bottom:2mm}.top b{font:700 13pt/1.1 'URW Bookman',serif}.leaf{flex:none;width:13mm;height:13mm;border:1.6pt solid #000;border-radius:50%;font:700 21pt/11.6mm 'C059',serif;text-align:center}table{width:100%;margin:1.4mm 0}td,th{padding:0;text-align:left;vertical-align:top;font-weight:400}.sheet .n{text-align:right;white-space:nowrap;padding-left:1.5mm}.h th{border-bottom:.6pt solid #000;font-weight:700}.f td{border-top:.6pt solid #000;padding-top:.4mm}.pay td{font-size:11.5pt;font-weight:700}.s{font-size:6.5pt;line-height:1.3}svg{float:right;margin-left:2mm}`
const { amount, date } = writingOf('PT')
const SHARES = [37, 69, 90]

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, director] = [names.company(), names.person()]
  const name = index === 0 ? 'Farmácia Pimentel Velho' : 'Farmácia da Ribeira'
  const owner = index === 0 ? `${director.last} & Filhos, Unipessoal Lda` : `Botica ${director.last}, S.A.`
  const nif = nifOf(random, '5')
  const [day, number] = [dayIn(random, 2025, 2026), random.code(index === 0 ? 'FS 1A2601/2###' : 'FS B/11###')]
  const remedies = positionsOf(random, REMEDIES, index === 0 ? 3 : 1).map((one, at) => {
    const state = percent(one.total, SHARES[(at + index) % 3] ?? 0)
    return { ...one, state, rate: 6, due: one.total - state }
  })
  const care = positionsOf(random, CARE, index + 1).map((one) => ({ ...one, state: 0, rate: 23, due: one.total }))
  const rows = [...remedies, ...care]
  const [all, state, due] = [
    sum(rows.map(({ total }) => total)),
    sum(rows.map((one) => one.state)),
    sum(rows.map((one) => one.due)),
  ]
  const groups = [6, 23].map((rate) => {
    const gross = sum(rows.filter((one) => one.rate === rate).map((one) => one.due))
    return { rate, gross, tax: taxWithin(gross, rate) }
  })
  const tax = sum(groups.map((one) => one.tax))
  const given = (Math.floor(due / 2000) + 1) * 2000
  const customer = names.person()
  const line = (label: string, value: string) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`
  const page = `<div class="top"><div class="leaf">F</div><div><b>${name}</b><br>Dir. Técn. ${director.salutation} ${director.full}</div></div>${owner} · NIPC ${nif}<br>${firm.address.lines.join(', ')}<br>Tel. ${firm.phone} (chamada para a rede fixa nacional)<br><br><b>Fatura Simplificada n.º ${number}</b><br>${date(day, index === 0 ? 'dashed' : 'figures')} &nbsp;${random.code('18:0#')} &nbsp;Op. ${names.person().first}<br>Utente: ${customer.first} ${customer.last} &nbsp;NIF ${index === 0 ? nifOf(random, '2') : 'Cons. final'}<br>Receita: ${random.code('1011 #### #### #### ###')}
<table><tr class="h"><th>Produto</th><th class="n">PVP</th><th class="n">Comp.</th><th class="n">Utente</th></tr>${each(rows, (one) => `<tr><td>${one.quantity > 1 ? `${one.quantity}x ` : ''}${one.name} <span class="s">(${one.rate}%)</span></td><td class="n">${amount(one.total)}</td><td class="n">${one.state ? amount(one.state) : ''}</td><td class="n">${amount(one.due)}</td></tr>`)}<tr class="f"><td>Totais</td><td class="n">${amount(all)}</td><td class="n">${amount(state)}</td><td class="n">${amount(due)}</td></tr></table>
<table><tr class="pay"><td>A pagar pelo utente</td><td class="n">${amount(due)} €</td></tr>${index === 0 ? `${line('Numerário', amount(given))}${line('Troco', amount(given - due))}` : line('MB Way', amount(due))}</table><table class="s"><tr class="h"><th>IVA incl.</th><th class="n">Incidência</th><th class="n">Imposto</th><th class="n">Total</th></tr>${each(groups, (one) => `<tr><td>${one.rate},00 %</td><td class="n">${amount(one.gross - one.tax)}</td><td class="n">${amount(one.tax)}</td><td class="n">${amount(one.gross)}</td></tr>`)}<tr class="f"><td></td><td class="n">${amount(due - tax)}</td><td class="n">${amount(tax)}</td><td class="n">${amount(due)}</td></tr></table>
${squareCode(random, 25, 45)}<div class="s">ATCUD: ${random.code('JJ#@@#K#')}-${random.code('2###')}<br>${random.code('b#Xw')}-Processado por programa certificado n.º ${random.code('4##')}/AT<br><br>Documento válido para efeitos de IRS.<br>Não se aceitam devoluções de medicamentos. As melhoras!</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 139 : 130 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace('FS ', '')],
      issueDate: iso(day),
      sellerName: [name, owner],
      buyerName: `${customer.first} ${customer.last}`,
      sellerVatId: nif,
      netTotal: fixed(due - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(due),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'farmacia-talao',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
