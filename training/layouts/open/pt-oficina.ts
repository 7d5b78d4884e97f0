// A Portuguese garage's certified billing program: "Fatura FT …" with a series, a plate and kilometres beside it, buyer in a window at
// the right with "Exmo.(s) Sr.(s)", discounts per row, a summary of VAT at the left and totals at the right of the same strip.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
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

const css = `.sheet { font: 8.8pt/1.3 'Open Sans'; padding: 11mm 14mm } .head b { font: 700 14pt 'Open Sans'; color: #1d3557 } .win { position: absolute; left: 112mm; top: 44mm; width: 82mm; line-height: 1.45 } .doc { margin-top: 48mm; font: 700 12pt 'Open Sans' } .bar { width: 100%; margin: 2mm 0 5mm; background: #f1faee } .bar td { padding: .5mm 2mm; border: .4pt solid #a8dadc } .bar small { display: block; color: #457b9d; font-size: 6.8pt }
  .g { width: 100% } .g th { background: #1d3557; color: #fff; text-align: left; padding: .9mm 1.2mm; font-weight: 600; font-size: 7.8pt } .g td { padding: .9mm 1.2mm; border-bottom: .4pt solid #dfe7ea } .strip { position: absolute; left: 14mm; right: 14mm; bottom: 34mm; display: flex; justify-content: space-between; align-items: flex-end } .strip td, .strip th { padding: .7mm 2mm; text-align: right; font-weight: 400 } .strip th { border-bottom: .6pt solid #1d3557 } .big td { font: 700 12pt 'Open Sans'; background: #a8dadc }
  .qr { width: 24mm; height: 24mm; background: conic-gradient(#000 25%, #fff 0 50%, #000 0 75%, #fff 0) 0 0/3mm 3mm; border: 1.5mm solid #000 } .foot { left: 14mm; right: 14mm; bottom: 8mm; font-size: 7pt; border-top: .5pt solid #1d3557; padding-top: 1.5mm }`

const WARES: readonly Ware[] = [
  ['Mudança de óleo e filtro', 'SV', 2500, 4500, 1],
  ['Óleo motor 5W30', 'LT', 890, 1390, 5],
  ['Filtro de óleo', 'UN', 790, 1450, 1],
  ['Jogo pastilhas travão frente', 'UN', 3490, 6200, 1],
  ['Disco travão ventilado', 'UN', 3900, 7400, 2],
  ['Mão de obra mecânica', 'HR', 3200, 4200, 6],
  ['Pneu 205/55 R16 91V', 'UN', 5900, 8800, 4],
  ['Alinhamento de direção', 'SV', 2500, 3500, 1],
]
const FIRMS = [
  ['Auto Ribeirinha', 'Auto Ribeirinha – Reparação Automóvel, Lda.', 'FT 2026/'],
  ['Oficina do Arieiro', 'Gouveia & Peixal – Oficina do Arieiro, Lda.', 'FT A26/'],
] as const

const { amount, date } = writingOf('PT')

export const ptOficina: Layout = {
  name: 'pt-oficina',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const { address, bank, vatId, phone, register } = names.company()
    const [logo, firm, series] = FIRMS[index === 0 ? 0 : 1]
    const [client, home, company, day] = [names.person(), names.address(), names.company(), dayIn(random, 2026)]
    const [short, due] = [String(random.whole(112, 1890)), daysAfter(day, 30)]
    const number = series + short
    const nif = [company.vatId.replace(/\D/g, ''), nifOf(random, '2')][index]
    const rows = positionsOf(random, WARES, [6, 3][index] ?? 3).map((row, at) => {
      const discount = at % 3 === 0 ? ([10, 5][index] ?? 0) : 0
      return { ...row, discount, total: row.total - percent(row.total, discount) }
    })
    const [net, gross] = [sum(rows.map(({ total }) => total)), sum(rows.map(({ quantity, price }) => quantity * price))]
    const tax = percent(net, 23)
    const buyer = [company.name, client.full][index] ?? ''
    const lines = [company.address.lines, home.lines][index] ?? []
    const bar = [
      ['Data', date(day)],
      ['Vencimento', date(due)],
      ['Contribuinte', nif],
      ['Matrícula', random.code('@@-##-@@')],
      ['Km', random.code('1##.###')],
      ['Folha de obra', random.code('FO ####')],
    ]
    const html = `<div class="head"><b>${logo}</b><br>${firm}<br>${address.lines.join('<br>')}<br>Tel. ${phone} (chamada para a rede nacional)<br>Contribuinte n.º ${vatId}</div>
      <div class="win">Exmo.(s) Sr.(s)<br><b>${buyer}</b><br>${lines.join('<br>')}<br>Portugal</div>
      <div class="doc">Fatura ${number}<span style="font-weight:400;font-size:8pt;margin-left:6mm">Original</span></div><table class="bar"><tr>${each(bar, ([label, value]) => `<td><small>${label}</small>${value}</td>`)}</tr></table>
      <table class="g"><tr><th>Referência</th><th>Designação</th><th class="r">Qtd.</th><th>Un.</th><th class="r">Preço</th><th class="r">Desc.</th><th class="r">IVA</th><th class="r">Valor líquido</th></tr>${each(rows, (row) => `<tr><td>${random.code('@@####')}</td><td>${row.name}</td><td class="r">${row.quantity},00</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${row.discount},00</td><td class="r">23</td><td class="r">${amount(row.total)}</td></tr>`)}</table>
      <div class="strip"><div><div class="qr"></div>ATCUD: ${random.code('JF@@##@@')}-${short}</div><table><tr><th>Taxa</th><th>Incidência</th><th>Valor IVA</th></tr><tr><td>23 %</td><td>${amount(net)}</td><td>${amount(tax)}</td></tr></table>
      <table><tr><td>Total ilíquido</td><td>${amount(gross)}</td></tr><tr><td>Desconto</td><td>${amount(gross - net)}</td></tr><tr><td>Total líquido</td><td>${amount(net)}</td></tr><tr><td>IVA</td><td>${amount(tax)}</td></tr><tr class="big"><td>Total (EUR)</td><td>${amount(net + tax)}</td></tr></table></div>
      <div class="abs foot">${random.code('@f#K')}-Processado por programa certificado n.º ${random.code('0###')}/AT · Transferência: ${bank.name} IBAN ${inFours(bank.iban ?? '')}<br>${register} · Os artigos faturados foram colocados à disposição do adquirente à data do documento. · Pág. 1/1</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `${number.replace(/[ /]/g, '_')}.pdf`,
      fields: {
        invoiceNumber: [number, number.replace('FT ', '')],
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [firm, logo],
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
