// A Portuguese paint shop's A5 counter invoice, lying: list price and discount before the net price, a colour formula under its tin,
// an eco levy, the tax summary to the left of the totals, what was handed over and the change, and a discount for the whole paper.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Tinta plástica mate int. 15 L', 'UN', 5890, 8450, 2],
  ['Esmalte aquoso acetinado 750 ml', 'UN', 1290, 1990, 3],
  ['Primário universal 4 L', 'UN', 2690, 3890, 1],
  ['Rolo anti-gota 220 mm', 'UN', 590, 990, 3],
  ['Fita de pintor 48 mm x 50 m', 'RL', 290, 450, 6],
  ['Lixa grão 120', 'FL', 45, 80, 12],
  ['Massa de reparação 1 kg', 'UN', 420, 690, 4],
]
const CSS = `body{font:8.3pt/1.34 'DejaVu Sans Condensed','DejaVu Sans',sans-serif}.sheet{padding:7mm 9mm}.a{display:grid;grid-template-columns:58mm 1fr 62mm;gap:4mm;align-items:start}.lg{font:700 17pt/1 Caladea,serif;color:#5b2a86;border-left:5mm solid #f2b705;padding-left:2.5mm}.nm{font-size:11pt;font-weight:700}.k{background:#eee8f5;padding:1.4mm 2.2mm}table.g{width:100%;margin-top:3mm;font-size:8.8pt}.g th{background:#5b2a86;color:#fff;padding:.6mm 1.2mm;text-align:left;font-weight:400}.g td{padding:1.1mm 1.2mm;border-bottom:.3pt solid #bbb}.g .f td{border:0;padding-top:0;font-size:7.4pt;color:#444}.b{left:9mm;right:9mm;bottom:6mm}.b .z{display:grid;grid-template-columns:23mm 62mm 1fr 66mm;gap:4mm;align-items:end}.b table{width:100%}.b td,.b th{padding:.3mm 1mm;font-weight:400;text-align:right}.b td:first-child,.b th:first-child{text-align:left}.pay td{font-size:12pt;font-weight:700;border-top:1pt solid #5b2a86}.s{font-size:6.4pt;margin-top:1.6mm}`
const { amount, date } = writingOf('PT', '.')
const FORMULAS = ['fórmula RAL 7035, base P', 'cor 4B-18 Areia, base TR', 'cor de cliente, ficha 318'] as const
const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td>${value}</td></tr>`
const digits = (text: string) => text.replace(/\D/g, '')
const when = (is: unknown, html: string) => (is ? html : '')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
  const [shop, company] = [
    ['A Matizadora', `Comercial de Tintas ${firm.manager.last}, Lda.`],
    ['Pincel & Cal', 'Pincel e Cal - Drogaria e Tintas, Unip. Lda'],
    ['A Matizadora', `Comercial de Tintas ${firm.manager.last}, Lda.`],
  ][index] as [string, string]
  const [title, number] = [
    ['Fatura simplificada', random.code('FS 1B26/4##')],
    ['Fatura', random.code('FT BAL/2###')],
    ['Venda a dinheiro', random.code('FR 1B26/1###')],
  ][index] as [string, string]
  const rows = positionsOf(random, WARES, [5, 7, 6][index] ?? 4).map((one) => {
    const off = random.pick([0, 5, 10, 15])
    return { ...one, off, code: random.code('0#####'), total: one.total - percent(one.total, off) }
  })
  const levy = rows.filter(({ name }) => name.includes(' L')).length * 9
  const goods = sum(rows.map(({ total }) => total)) + levy
  const cut = index === 1 ? percent(goods, 3) : 0
  const net = goods - cut
  const tax = percent(net, 23)
  const gross = net + tax
  const given = Math.ceil(gross / 2000) * 2000
  const due = daysAfter(day, 30)
  const buyer = index === 0 ? '' : client.name
  const [nif, clientNif] = [digits(firm.vatId), digits(client.vatId)]
  const row = (one: (typeof rows)[number]) =>
    `<tr><td>${one.code}</td><td>${one.name}</td><td class="r">${one.quantity},000</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${one.off},0</td><td class="r">23</td><td class="r">${amount(one.total)}</td></tr>${when(one.name.startsWith('Tinta'), `<tr class="f"><td></td><td colspan="7">&#8627; afinação: ${FORMULAS[index]}</td></tr>`)}`
  const paid = [
    `${line('Entregue (numerário)', amount(given))}${line('Troco', amount(given - gross))}`,
    `${line('Conta corrente n.º', random.code('2111###'))}${line('Vence em', date(due))}`,
    `${line(random.code('Multibanco **** ####'), amount(gross))}${line('Aut.', random.code('######'))}`,
  ][index]
  const to = buyer
    ? `<b>${buyer}</b><br>${client.address.lines.join('<br>')}<br>Contribuinte ${clientNif}`
    : `<b>Consumidor final</b><br>Contribuinte &mdash;`
  const page = `<div class="a"><div class="lg">${shop}</div><div>${company}<br>${firm.address.lines.join(', ')}<br>Contribuinte n.º ${nif}<br>Tel. ${firm.phone} (chamada rede fixa nac.)</div><div class="k">${to}</div></div>
<div class="a" style="margin-top:3mm;align-items:end"><div class="nm">${title}</div><div class="nm">${number}</div><div>Data ${date(day, index === 1 ? 'iso' : 'figures')} &nbsp; Balcão 2 &nbsp; Vend. ${random.code('0#')}<br>${when(index === 1, `V/ requisição ${random.code('R###')} de ${date(daysAfter(day, -2), 'iso')} &nbsp;`)}${when(index === 2, `Obra: ${names.town()}`)}</div></div>
<table class="g"><tr><th>Artigo</th><th>Designação</th><th class="r">Quant.</th><th>Un</th><th class="r">P. tabela</th><th class="r">% Dto</th><th class="r">% IVA</th><th class="r">Valor líq.</th></tr>${each(rows, row)}${when(levy, `<tr><td>ECO</td><td>Ecovalor embalagens</td><td></td><td></td><td></td><td></td><td class="r">23</td><td class="r">${amount(levy)}</td></tr>`)}</table>
<div class="abs b"><div class="z"><div>${squareCode(random, 22)}</div><div><table><tr><th>Taxa</th><th>Incidência</th><th>IVA</th></tr><tr><td>23 %</td><td>${amount(net)}</td><td>${amount(tax)}</td></tr></table><table style="margin-top:1.5mm;border-top:.4pt solid #888">${paid}</table></div><div></div><table>${line('Soma', amount(goods))}${when(cut, line('Desc. financeiro 3 %', `-${amount(cut)}`))}${when(cut, line('Total s/ IVA', amount(net)))}${line('IVA', amount(tax))}${line('A pagar EUR', amount(gross), 'pay')}</table></div><div class="s">ATCUD:${random.code('J#@@@#@2')}-${number.split('/')[1]} &nbsp; ${random.code('k@7#')}-Processado por programa certificado n.º ${random.code('1##')}/AT &nbsp; Tintas afinadas não se trocam. ${when(index === 1, `IBAN ${firm.bank.iban}`)}</div></div>`
  return {
    html: sheets(CSS, [page], { width: 210, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.slice(3)],
      issueDate: iso(day),
      ...(index === 1 ? { dueDate: iso(due), iban: firm.bank.iban ?? '' } : {}),
      sellerName: [company, shop],
      ...(buyer ? { buyerName: buyer } : {}),
      sellerVatId: nif,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'casa-das-tintas-balcao',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0, 1],
  photos: [2],
  make,
}
