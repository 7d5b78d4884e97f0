// A price list of a Portuguese laundry for hotels: two columns of wares in groups, prices without and with tax side by side,
// "sob consulta" in place of some, a validity, and no recipient at all.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.35 'URW Gothic','DejaVu Sans Condensed',sans-serif;padding:14mm 15mm}.hd{display:flex;align-items:flex-end;justify-content:space-between;border-bottom:3pt solid #2b8a99;padding-bottom:3mm}.hd h1{font-weight:400;font-size:23pt;margin:0;color:#2b8a99}.val{text-align:right}
.two{columns:2;column-gap:9mm;margin-top:6mm}.g{break-inside:avoid;margin-bottom:5mm}.g h2{font-size:10.5pt;background:#2b8a99;color:#fff;padding:1mm 2mm;margin:0}table{width:100%}td,th{padding:.8mm 1mm;border-bottom:.3pt solid #9cc}th{font-weight:400;font-size:7.4pt;text-align:right}td:nth-child(n+2){text-align:right;white-space:nowrap}
.n{font-size:8pt;margin-top:5mm;line-height:1.5}.ft{position:absolute;bottom:10mm;left:15mm;right:15mm;font-size:7.5pt;text-align:center;border-top:.6pt solid #2b8a99;padding-top:2mm}`

export const layout: Layout = {
  name: 'price-table',
  kind: 'price-list',
  language: 'pt',
  types: ['price-list'],
  count: 1,
  scans: [0],
  make,
}

const GROUPS: readonly (readonly [name: string, wares: readonly string[]])[] = [
  [
    'Roupa de cama',
    ['Lençol solteiro', 'Lençol casal', 'Fronha', 'Capa de edredão', 'Edredão casal', 'Resguardo de colchão'],
  ],
  ['Atoalhados', ['Toalha de rosto', 'Toalha de banho', 'Tapete de banho', 'Roupão', 'Toalha de piscina']],
  [
    'Mesa e cozinha',
    ['Toalha de mesa até 2 m', 'Toalha de mesa redonda', 'Guardanapo', 'Avental', 'Jaleca de cozinheiro'],
  ],
  ['Fardamento', ['Camisa', 'Calça', 'Casaco', 'Fato completo', 'Vestido']],
  ['Diversos', ['Cortinado (m²)', 'Tapete (m²)', 'Capa de sofá', 'Lavagem ao quilo']],
]

function make(random: Random): Paper {
  const names = namesIn('PT', random)
  const { amount, date } = writingOf('PT')
  const from = { ...dayIn(random, 2025, 2026), month: 1, day: 1 }
  const seat = names.address()
  const row = (ware: string) => {
    if (random.chance(0.08)) return `<tr><td>${ware}<td colspan="2">sob consulta</tr>`
    const net = random.whole(7, 190) * 5
    return `<tr><td>${ware}<td>${amount(net)}<td>${amount(net + percent(net, 23))}</tr>`
  }
  const groups = each(
    GROUPS,
    ([name, wares]) =>
      `<div class="g"><h2>${name}</h2><table><tr><th style="text-align:left">artigo<th>€ s/ IVA<th>€ c/ IVA</tr>${each(wares, row)}</table></div>`,
  )
  const html = `<div class="hd"><div><h1>Lavandaria Alvorada do Sado</h1>lavandaria industrial · aluguer de roupa</div><div class="val"><b>TABELA DE PREÇOS ${from.year}</b><br>em vigor desde ${date(from)}<br>Hotelaria e Restauração</div></div><div class="two">${groups}</div>
<p class="n"><b>Condições:</b> recolha e entrega gratuitas em encomendas a partir de 40 kg; abaixo deste peso acresce ${amount(950)} €. Serviço expresso (24 h): + 30 %. Quantidades superiores a 500 peças por mês: desconto de 8 %. Preços válidos até 31/12/${from.year}, salvo alteração do custo da energia. IVA à taxa de 23 %.</p>
<div class="ft">Alvorada do Sado – Lavandaria Industrial, Lda. · ${seat.street} · ${seat.place} · tel. ${names.phone()} · NIF ${names.company().vatId.replace(/\D/g, '')}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `tabela_precos_${from.year}.pdf`,
    facts: [['Lavandaria Alvorada do Sado', 'Alvorada do Sado', `TABELA DE PREÇOS ${from.year}`]],
  }
}
