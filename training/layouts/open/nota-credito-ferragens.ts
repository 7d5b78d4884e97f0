// A Portuguese ironmonger's nota de crédito from the web program many small shops use: coloured bar over the table, client's code and tax number in a box
// at the left, dates at the right, "Referente a" with the older invoice's number and day in every row or once, a reason in words, sums that
// are positive although money goes back; one gives a bonus without goods, one voids a whole invoice.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Berbequim percutor 13 mm 750 W', 'un', 5490, 8990, 2],
  ['Disco diamantado 230 mm', 'un', 890, 1490, 8],
  ['Parafuso aglomerado 4x40 cx 500', 'cx', 590, 890, 12],
  ['Fechadura embutir 60 mm', 'un', 1290, 2190, 6],
  ['Silicone neutro 300 ml branco', 'un', 290, 420, 24],
  ['Dobradiça inox 100x75', 'par', 390, 690, 20],
]
const BONUS: readonly Ware[] = [
  ['Bónus de quantidade 1.º semestre', 'un', 18000, 52000, 1],
  ['Comparticipação em folheto', 'un', 7500, 15000, 1],
]
const CSS = `body{font:8.6pt/1.4 'Roboto','Liberation Sans',sans-serif;color:#222}.sheet{padding:12mm 14mm}.h{display:flex;justify-content:space-between;align-items:flex-start}.h .s{text-align:right;font-size:8pt;line-height:1.45}.k{display:flex;justify-content:space-between;margin:9mm 0 6mm;gap:8mm}.k>div{flex:1}.box{border:.5pt solid #aaa;border-radius:1.5mm;padding:3mm 4mm}.d td{padding:.5mm 0}.d td:first-child{color:#666}.d td+td{text-align:right}h1{font:500 15pt/1.1 'Roboto';margin:0}table{width:100%}.g th{background:var(--c);color:#fff;font:500 7.8pt/1.3 'Roboto';padding:1.3mm 1.6mm;text-align:left}.sheet .g th.r{text-align:right}.g td{padding:1.2mm 1.6mm;border-bottom:.4pt solid #ddd}.g tr:nth-child(odd) td{background:#f6f6f6}.e{display:flex;justify-content:space-between;margin-top:6mm;gap:16mm}.tx{width:92mm}.tx th{font:500 7.4pt/1.3 'Roboto';text-align:left;border-bottom:.6pt solid #999}.sheet .tx th.r{text-align:right}.tx td{padding:.6mm 0}.to{width:68mm}.to td{padding:.8mm 2mm;border-bottom:.4pt solid #ddd}.to .z td{background:var(--c);color:#fff;font-size:12pt;font-weight:500}.ft{left:14mm;right:14mm;bottom:9mm;border-top:.5pt solid #aaa;padding-top:2mm;font-size:7pt;color:#555;display:flex;justify-content:space-between;align-items:center}`
const { amount, date } = writingOf('PT', '.')
/** By paper: colour, series of notes and of invoices, why. */
const NOTES = [
  ['#34568b', 'NC M/', 'FT M/', 'Devolução de mercadoria com defeito, conferida pelo armazém'],
  ['#7a3b2e', 'NC B2025/', 'FT B2025/', 'Bónus comercial conforme acordo de fornecimento'],
  ['#34568b', 'NC M/', 'FT M/', 'Anulação total: dados do cliente incorretos'],
] as const

function rowsOf(random: Random, index: number, old: string) {
  const goods = positionsOf(random, index === 1 ? BONUS : WARES, [3, 2, 5][index] ?? 2)
  const off = index === 2 ? 10 : 0
  const lines = goods.map((one) => ({ ...one, net: one.total - Math.round((one.total * off) / 100) }))
  const rows = each(
    lines,
    (one) =>
      `<tr><td>${random.code('#####')}</td><td>${one.name}${index === 0 ? `<br><span style="font-size:7pt;color:#666">Ref. ${old}</span>` : ''}</td><td class="r">${amount(one.price)}€</td><td class="r">${one.quantity} ${one.unit}</td><td class="r">${off}%</td><td class="r">23%</td><td class="r">${amount(one.net)}€</td></tr>`,
  )
  const before = sum(lines.map(({ total }) => total))
  const [group = { net: 0, tax: 0 }] = taxGroupsOf(lines.map(({ net }) => [23, net] as const))
  const html = `<table class="g"><tr><th>Ref.</th><th>Designação</th><th class="r">Preço</th><th class="r">Qtd.</th><th class="r">Desc.</th><th class="r">IVA</th><th class="r">Total</th></tr>${rows}</table><div class="e"><table class="tx" style="align-self:start"><tr><th>Resumo de impostos</th><th class="r">Taxa</th><th class="r">Base</th><th class="r">Imposto</th></tr><tr><td>IVA - Taxa normal</td><td class="r">23%</td><td class="r">${amount(group.net)}€</td><td class="r">${amount(group.tax)}€</td></tr></table><table class="to"><tr><td>Total ilíquido</td><td class="r">${amount(before)}€</td></tr><tr><td>Descontos</td><td class="r">${amount(before - group.net)}€</td></tr><tr><td>Base tributável</td><td class="r">${amount(group.net)}€</td></tr><tr><td>Total de impostos</td><td class="r">${amount(group.tax)}€</td></tr><tr class="z"><td>Total do crédito</td><td class="r">${amount(group.net + group.tax)}€</td></tr></table></div>`
  return { html, net: group.net, tax: group.tax }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, client, day] = [companyIn(names, 'Ferramentas'), names.company(), dayIn(random, 2025)]
  const [colour, series, invoices, reason] = NOTES[index] ?? NOTES[0]
  const [nif, count] = [nifOf(random, '5'), random.whole(6, 240)]
  const [number, old, before] = [
    `${series}${count}`,
    `${invoices}${random.whole(300, 2900)}`,
    daysAfter(day, -random.whole(4, 40)),
  ]
  const { html, net, tax } = rowsOf(random, index, old)
  const [short, word] = [firm.short, index === 1 ? 'Duplicado' : 'Original']
  const refund = [
    'O valor será abatido na próxima fatura em conta corrente.',
    `Valor transferido para o IBAN indicado por V. Exas. (final ${random.code('####')}).`,
    'Será emitida nova fatura com os dados corretos.',
  ][index]
  const page = `<div style="--c:${colour}"><div class="h"><div><svg width="11mm" height="11mm" viewBox="0 0 20 20"><path d="M10 1l8 4.500v9L10 19l-8-4.500v-9z" fill="${colour}"/><circle cx="10" cy="10" r="4" fill="#fff"/></svg> <span style="font:700 14pt/1 'Roboto';color:${colour}">${short}</span></div><div class="s"><b>${firm.name}</b><br>${firm.address.lines.join('<br>')}<br>Contribuinte: ${nif}<br>Tel: ${firm.phone} | ${firm.email}</div></div>
    <div class="k"><div class="box"><span style="font-size:7.4pt;color:#666">Cliente n.º ${random.code('1###')}</span><br><b>${client.name}</b><br>${client.address.lines.join('<br>')}<br>Contribuinte: ${client.vatId.replace(/\D/g, '')}</div><div><h1>Nota de Crédito<br>${number}</h1><span style="color:#666">${word}</span><table class="d"><tr><td>Data de emissão</td><td>${date(day, 'dashed')}</td></tr><tr><td>Documento retificado</td><td>${old}</td></tr><tr><td>Data do documento</td><td>${date(before, 'dashed')}</td></tr><tr><td>Operador</td><td>${names.person().first}</td></tr></table></div></div>
    <p><b>Motivo:</b> ${reason}</p>${html}<p style="margin-top:8mm"><b>Observações:</b> ${refund} Documento sujeito a regularização do IVA nos termos do art. 78.º do CIVA; agradecemos a devolução do duplicado carimbado e assinado.</p>
    <div class="abs ft"><div>${firm.name} · ${firm.register}<br>${random.code('q@7@')}-Processado por programa certificado n.º ${random.code('2###')}/AT · ATCUD: ${random.code('JF@@#@#@')}-${count}<br>Este documento não serve de fatura · Página 1 de 1</div>${squareCode(random, 24, 41)}</div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `${number.replace(/[ /]/g, '_')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace('NC ', '')],
      issueDate: iso(day),
      sellerName: [firm.name, short],
      buyerName: client.name,
      sellerVatId: nif,
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'nota-credito-ferragens',
  kind: 'invoice',
  language: 'pt',
  types: ['credit-note'],
  count: 3,
  scans: [0, 1],
  make,
}
