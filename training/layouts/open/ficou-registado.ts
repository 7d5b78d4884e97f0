// Portuguese suppliers who say that an order is taken: a nursery of plants by a cheerful letter, a ship chandler's print with box of references, a maker of
// caps whose proof must be agreed; the customer's order is named, the day of shipment, what was changed.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.9pt/1.48 var(--f);padding:15mm 21mm}.hd{color:var(--c);text-align:var(--a);margin-bottom:9mm}.hd b{font-size:18pt;display:block;line-height:1.15}.mid{display:flex;justify-content:space-between;margin-bottom:7mm}.rf td{padding:.3mm 0 .3mm 5mm}.su{font-weight:700;margin:4mm 0}.g{width:100%;margin:3mm 0 4mm}.g th{text-align:left;font-weight:400;font-size:8pt;border-bottom:1pt solid var(--c)}.g td{padding:.9mm 0;border-bottom:.3pt solid #bbb}.ft{left:21mm;right:21mm;bottom:9mm;font-size:7.4pt;color:#666;text-align:var(--a)}`

const FIRMS: readonly { readonly sign: string; readonly look: string; readonly wares: readonly Ware[] }[] = [
  {
    sign: 'Viveiros da Quinta Rasa',
    look: `--f:'Lato';--c:#40744a;--a:center`,
    wares: [
      ['Oliveira em vaso 90 l', 'un.', 8_900, 14_000, 6],
      ['Alfazema, tabuleiro de 18', 'tab.', 1_450, 1_990, 30],
      ['Casca de pinheiro, 60 l', 'saco', 390, 560, 60],
    ],
  },
  {
    sign: 'Aprestos Marítimos Barlavela',
    look: `--f:'Courier Prime';--c:#1b263b;--a:left`,
    wares: [
      ['Cabo poliéster 14 mm', 'm', 190, 310, 300],
      ['Defensa F4 branca', 'un.', 3_900, 5_400, 12],
      ['Manilha inox 10 mm', 'un.', 480, 760, 40],
      ['Tinta anti-incrustante 2,5 l', 'lata', 6_800, 8_900, 8],
    ],
  },
  {
    sign: 'boné & companhia',
    look: `--f:'Roboto';--c:#c9184a;--a:right`,
    wares: [
      ['Boné 5 painéis, algodão, azul-marinho', 'un.', 310, 490, 250],
      ['Bordado frontal até 8 000 pontos', 'un.', 95, 140, 250],
    ],
  },
]
const { amount, date } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const { sign, look, wares } = FIRMS[index] ?? { sign: '', look: '', wares: [] }
  const [own, client, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const [order, number] = [
    random.code(['0##/25', 'PO-#####', 'V. mail'][index] ?? ''),
    random.code(['E ####', '2#/EC/0###', 'B-####'][index] ?? ''),
  ]
  const ready = date(daysAfter(day, [6, 11, 24][index] ?? 0), 'long')
  const rows = positionsOf(random, wares, 4)
  const total = sum(rows.map((row) => row.total))
  const subject = [`A sua nota ${order}`, `V/ pedido ${order} – N/ registo ${number}`, 'Os bonés do aniversário'][index]
  const opening = [
    'muito obrigado pela confiança! Já reservámos as plantas, que estão bonitas, e aqui fica o que apontámos para não haver enganos:',
    'acusamos a receção do vosso pedido, que aceitamos nas condições gerais de venda em vigor e com as alterações assinaladas:',
    'recebemos o vosso correio eletrónico e o logótipo. Ficou registado assim:',
  ][index]
  const closing = [
    `Carregamos em ${ready}, logo de manhã; por favor tenham quem descarregue. Em caso de geada adiamos um dia.`,
    `Expedição: ${ready}, porte pago até ao cais. O cabo segue em bobina de 200 m (a de 300 m foi descontinuada). Se não recebermos indicação em contrário no prazo de 24 horas, consideramos aceite.`,
    `Saem da oficina até ${ready}, desde que a maquete em anexo venha aprovada esta semana. Depois da aprovação já não se pode mudar a cor da linha. Metade do valor paga-se agora, metade na entrega.`,
  ][index]
  const refs = [
    ['N/ número', number],
    ['Data', date(day)],
    ['Tratado por', clerk.full],
    ['Telefone', own.phone],
  ]
  const html = `<div class="hd"><b>${sign}</b>${own.address.lines.join(' · ')}</div><div class="mid"><div>${client.name}<br>${client.address.lines.join('<br>')}</div><table class="rf">${each(refs, ([label, text]) => `<tr><td>${label}<td>${text}</tr>`)}</table></div><p class="su">${subject ?? ''}</p><p>${index === 1 ? 'Exmos. Senhores,' : 'Bom dia,'}</p><p>${opening ?? ''}</p><table class="g"><tr><th>Artigo<th class="r">Qtd.<th class="r">Preço €<th class="r">Valor €</tr>${each(rows, (row) => `<tr><td>${row.name}<td class="r">${row.quantity} ${row.unit}<td class="r">${amount(row.price)}<td class="r">${amount(row.total)}</tr>`)}<tr><td colspan="3">Soma, sem IVA<td class="r"><b>${amount(total)}</b></tr></table><p>${closing ?? ''}</p><p style="margin-top:6mm">${index === 1 ? 'Sem outro assunto, com os melhores cumprimentos,' : 'Até breve,'}</p><p style="margin-top:9mm">${clerk.full}</p><div class="abs ft">${own.name} · NIPC ${own.vatId.replace(/\D/g, '')} · ${own.email}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: `${number.replace(/\W+/g, '_')}.pdf`,
    facts: [[amount(total)], [number], [ready], [client.name, sign]],
  }
}

export const layout: Layout = {
  name: 'ficou-registado',
  kind: 'order-confirmation',
  language: 'pt',
  types: ['order-confirmation'],
  count: 3,
  scans: [0],
  make,
}
