// A Portuguese pool keeper's "Fatura-Recibo" from a web invoicing program: a small head with number and ATCUD, the customer's number above the seller's, a
// discount in a column, the tax summary apart with its reasons, "Total pago" in a green field, and that it is paid said by a word across the corner.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, iso, namesIn, percent, positionsOf, sheets, sum, totals, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Manutenção mensal de piscina', 'mês', 7_500, 9_500, 2],
  ['Cloro granulado 60 %, balde 10 kg', 'un', 5_490, 6_900, 2],
  ['Areia de sílica para filtro, saco 25 kg', 'un', 890, 1_290, 6],
  ['Substituição de vedante da bomba', 'serv', 3_800, 5_200, 1],
  ['Deslocação', 'serv', 1_500, 2_500, 1],
]
const CASES = [
  {
    firm: 'Águas Paradas – Piscinas e Jardins, Unipessoal Lda',
    mark: 'águas paradas',
    code: 'FR 20##A/###',
    off: 5,
    rate: 23,
    style: 'iso',
    reason: '',
  },
  {
    firm: 'Valdemar Quitério Franco',
    mark: 'VQF Piscinas',
    code: 'FR M/##',
    off: 0,
    rate: 0,
    style: 'dashed',
    reason: 'M10 – IVA – regime de isenção (artigo 53.º do CIVA)',
  },
] as const
const CSS = `.sheet{font:9pt/1.45 'Lato',sans-serif;padding:15mm 16mm;color:#2b2b2b}.h{display:flex;justify-content:space-between}.mk{font:300 24pt 'Lato';color:#0081a7}.dc{text-align:right}.dc b{font-size:12pt}.ad{display:flex;justify-content:space-between;margin:8mm 0;gap:10mm}.ad>div{width:84mm}.mt{display:flex;gap:8mm;border-top:.5pt solid #0081a7;border-bottom:.5pt solid #0081a7;padding:1.6mm 0;margin-bottom:5mm}.mt small{display:block;color:#0081a7;font-size:7pt}.g{width:100%}.g th{text-align:left;font-size:7.6pt;color:#0081a7;padding:1mm}.sheet .g .r{text-align:right}.g td{padding:1.2mm 1mm;border-bottom:.3pt solid #ccc}.lw{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start}.tx td,.tx th{padding:.5mm 3mm .5mm 0;font-weight:400;text-align:left;font-size:8pt}.z td{padding:.7mm 2mm}.z .b td{background:#d8f3dc;font-weight:700;font-size:12pt}.stamp{right:8mm;top:52mm;color:#2d6a4f;border:1.6pt solid #2d6a4f;font:700 13pt 'Lato';padding:1mm 3mm;transform:rotate(12deg);opacity:.7}.f{left:16mm;right:16mm;bottom:10mm;font-size:7.2pt;color:#666;display:flex;gap:5mm;align-items:flex-end}`
const { amount, date } = writingOf('PT', ' ')

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const { off, rate, reason } = one
  const names = namesIn('PT', random)
  const [own, client, person] = [names.company(), names.company(), names.person()]
  const day = dayIn(random, 2024, 2026)
  const code = random.code(one.code.replace('20##', String(day.year)))
  const nif = nifOf(random, index === 0 ? '5' : '2')
  const [buyer, place] = index === 0 ? [person.full, names.address()] : [client.name, client.address]
  const rows = positionsOf(random, WARES, [4, 2][index] ?? 2).map((row) => ({
    ...row,
    net: row.total - percent(row.total, off),
  }))
  const [goods, net] = [sum(rows.map((row) => row.total)), sum(rows.map((row) => row.net))]
  const tax = percent(net, rate)
  const meta = [
    ['V/ N.º contribuinte', nifOf(random, index === 0 ? '2' : '5')],
    ['Data', date(day, one.style)],
    ['Data de vencimento', index === 0 ? date(day, 'iso') : 'Pronto pagamento'],
    ['Requisição', index === 0 ? 'tel. da D. Rosa' : random.code('###/OBRAS')],
  ]
  const line = (label: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`
  const html = `<div class="abs stamp" data-over>PAGO</div><div class="h"><div><div class="mk">${one.mark}</div>${one.firm}<br>${own.address.lines.join('<br>')}<br>${own.mobile}</div><div class="dc">Original<br><b>Fatura-Recibo ${code}</b><br>ATCUD: ${random.code('J@@#@@##')}-${code.split('/')[1]}</div></div><div class="ad"><div></div><div>Exmo.(s) Sr.(s)<br><b>${buyer}</b><br>${place.lines.join('<br>')}</div></div>
<div class="mt">${each(meta, ([label, text]) => `<div><small>${label}</small>${text}</div>`)}</div><table class="g"><tr><th>Descrição</th><th class="r">Qtd.</th><th>Un.</th><th class="r">Preço uni.</th><th class="r">Desc.</th><th class="r">IVA</th><th class="r">Total</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.quantity}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${off > 0 ? `${off} %` : ''}</td><td class="r">${rate} %</td><td class="r">${amount(row.net)}</td></tr>`)}</table>
<div class="lw"><table class="tx"><tr><th>Taxa</th><th>Incidência</th><th>Valor IVA</th><th>Motivo isenção</th></tr><tr><td>${rate} %</td><td>${amount(net)}</td><td>${amount(tax)}</td><td>${reason}</td></tr></table><table class="z">${line('Total ilíquido', goods)}${off > 0 ? line('Desconto', percent(goods, off)) : ''}${line('Total IVA', tax)}${line('Total pago', net + tax, 'b')}</table></div><p style="margin-top:6mm">${index === 0 ? `Recebido por MB WAY em ${date(day, 'iso')}. Serviços de ${date(daysAfter(day, -28), 'iso')} a ${date(day, 'iso')}.` : 'Recebido em numerário.'}</p>
<div class="abs f">${squareCode(random, 28)}<div>${random.code('@#@#')}-Processado por programa certificado n.º ${random.code('2###')}/AT<br>${one.firm} · Contribuinte n.º ${nif}${index === 0 ? ` · Capital social 5.000,00 € · Cons. Reg. Com. de ${own.address.town}` : ''}<br>Os bens e serviços foram colocados à disposição na data do documento.</div></div>`
  const due = index === 0 ? { dueDate: iso(day) } : {}
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${code.replace(/[ /]/g, '_')}.pdf`,
    fields: {
      ...{ invoiceNumber: [code, code.replace('FR ', '')], issueDate: iso(day), ...due },
      ...{ sellerName: [one.firm, one.mark], sellerVatId: nif, buyerName: buyer, currency: 'EUR' },
      ...totals(net, tax),
    },
  }
}

export const layout: Layout = {
  name: 'piscinas-fatura-recibo',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  make,
}
