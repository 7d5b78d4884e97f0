// A Portuguese wholesaler of drinks credits returned goods: the invoice it refers to stands beside its own number
// in the same form and in each row, there is a reason, two rates of VAT with a row of sums, sums are positive, two addresses (head office and discharge).
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.8pt/1.3 Carlito; padding: 10mm 13mm } .head { display: grid; grid-template-columns: 26mm 1fr 70mm; gap: 4mm; align-items: start } .mono { font: 700 20pt/18mm Caladea; text-align: center; width: 18mm; height: 18mm; border: 2pt solid #6b1d1d; color: #6b1d1d; border-radius: 50% } .title { border: 1pt solid #6b1d1d; padding: 1.5mm 3mm; text-align: center } .title b { display: block; font-size: 13pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 6mm 0 } .two div { border: .5pt solid #999; padding: 1.5mm 3mm; min-height: 26mm } .two small { color: #6b1d1d }
  .g { width: 100% } .g th { text-align: left; border-top: 1pt solid #6b1d1d; border-bottom: 1pt solid #6b1d1d; padding: .9mm 1mm; font-weight: 400; color: #6b1d1d } .g td { padding: .9mm 1mm } .why { border-left: 1.5mm solid #6b1d1d; padding-left: 3mm; margin: 5mm 0 } .t { width: 100mm; margin: 8mm 0 0 auto } .t th, .t td { text-align: right; padding: .7mm 2mm; font-weight: 400; border-bottom: .4pt solid #bbb } .t .b td { font-weight: 700; border-top: 1pt solid #6b1d1d } .pay { text-align: right; font: 700 13pt Carlito; margin-top: 4mm } .foot { left: 13mm; right: 13mm; bottom: 7mm; font-size: 7.2pt; text-align: center }`

const WARES: readonly (readonly [name: string, rate: number, low: number, high: number])[] = [
  ['Água 1,5 L pack 6', 6, 149, 229],
  ['Vinho tinto regional 0,75 L cx 6', 13, 1490, 2890],
  ['Cerveja barril 30 L', 23, 6190, 8490],
  ['Sumo laranja 1 L pack 12', 23, 990, 1590],
  ['Café em grão lote bar 1 kg', 23, 1150, 1790],
  ['Vinho branco verde 0,75 L cx 6', 13, 1290, 1990],
  ['Leite UHT M/G 1 L pack 6', 6, 449, 579],
]
const WHY = [
  'Devolução de mercadoria não conforme (embalagens danificadas no transporte).',
  'Acerto de preço conforme campanha acordada.',
] as const
const FIRMS = [
  ['SB', 'Sabrosense Bebidas – Comércio por Grosso, S.A.', 'NC 2026/', 'FT 2026/'],
  ['VX', 'Vale do Xisto Distribuição, Unipessoal Lda', 'NCR B/', 'FAC B/'],
] as const

const { amount, date } = writingOf('PT')

export const ptNotaCredito: Layout = {
  name: 'pt-nota-credito',
  kind: 'invoice',
  language: 'pt',
  types: ['credit-note'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('PT', random)
    const { address, vatId, phone, register } = names.company()
    const [mono, firm, series, invoices] = FIRMS[index === 0 ? 0 : 1]
    const [buyer, store, day] = [names.company(), names.address(), dayIn(random, 2026)]
    const [short, old] = [String(random.whole(12, 480)), `${invoices}${random.whole(1200, 9800)}`]
    const number = series + short
    const rows = random.sample(WARES, [5, 2][index] ?? 2).map(([name, rate, low, high]) => {
      const [quantity, price] = [random.whole(1, 9), random.whole(low, high)]
      return { name, rate, quantity, price, total: quantity * price }
    })
    const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
    const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))]
    const both = (cents: number) => [fixed(cents), fixed(-cents)]
    const html = `<div class="head"><div class="mono">${mono}</div><div><b>${firm}</b><br>Sede: ${address.lines.join(', ')}<br>Tel. ${phone}<br>NIPC ${vatId}<br>${register}</div><div class="title"><b>NOTA DE CRÉDITO</b>${number}<br>Data de emissão: ${date(day, 'iso')}<br>Original</div></div>
      <div class="two"><div><small>Cliente</small><br>${buyer.name}<br>${buyer.address.lines.join('<br>')}<br>NIF ${buyer.vatId.replace(/\D/g, '')}</div><div><small>Local de carga / descarga</small><br>${store.lines.join('<br>')}<br>${date(daysAfter(day, -1), 'iso')} 09:3${random.whole(0, 9)}<br>Viatura ${random.code('##-@@-##')}</div></div>
      <table class="g"><tr><th>Código</th><th>Descrição</th><th>Doc. origem</th><th class="r">Quant.</th><th class="r">Pr. unitário</th><th class="r">IVA %</th><th class="r">Total s/ IVA</th></tr>${each(rows, ({ name, rate, quantity, price, total }) => `<tr><td>${random.code('#####')}</td><td>${name}</td><td>${old}</td><td class="r">${quantity}</td><td class="r">${amount(price)}</td><td class="r">${rate}</td><td class="r">${amount(total)}</td></tr>`)}</table>
      <div class="why">Referente à fatura ${old} de ${date(daysAfter(day, -random.whole(6, 30)), 'iso')}<br>Motivo: ${WHY[index]}</div>
      <table class="t"><tr><th>Taxa IVA</th><th>Base</th><th>IVA</th><th>Total</th></tr>${each(groups, (group) => `<tr><td>${group.rate},0 %</td><td>${amount(group.net)}</td><td>${amount(group.tax)}</td><td>${amount(group.net + group.tax)}</td></tr>`)}<tr class="b"><td>Soma</td><td>${amount(net)}</td><td>${amount(tax)}</td><td>${amount(net + tax)}</td></tr></table>
      <div class="pay">Total a creditar: ${amount(net + tax)} €</div>
      <div class="abs foot">ATCUD:${random.code('JFG@@###')}-${short} &nbsp; ${random.code('t@#Q')}-Processado por programa certificado n.º ${random.code('1###')}/AT<br>Recebi o original: ______________________________ (carimbo e assinatura do cliente)</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `NC_${number.replace(/[ /]/g, '-')}.pdf`,
      fields: {
        invoiceNumber: [number, number.replace(/^\S+ /, '')],
        issueDate: iso(day),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        netTotal: both(net),
        taxTotal: both(tax),
        grossTotal: both(net + tax),
        currency: 'EUR',
      },
    }
  },
}
