// A Spanish supermarket's "factura simplificada": the chain's name and its firm's with C.I.F. in one line, rows with quantity before the name and a price
// each only for several, weighed fruit in two lines, three rates of IVA with base and quota, the number as shop-till-ticket.
import type { Random } from '../../documents/random.ts'
import { bodyOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, taxWithin, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly (readonly [rate: number, list: readonly Ware[]])[] = [
  [
    21,
    [
      ['LAVAVAJILLAS LIMON', '', 145, 230, 1],
      ['GEL AVENA 750', '', 165, 255, 2],
      ['CERVEZA SIN 6X25', '', 289, 389, 2],
    ],
  ],
  [
    10,
    [
      ['ACEITUNA MANZANILLA', '', 110, 185, 3],
      ['CHORIZO SARTA DULCE', '', 255, 395, 1],
      ['ATUN CLARO P-6', '', 415, 560, 2],
      ['CAFE MOLIDO MEZCLA', '', 265, 355, 1],
    ],
  ],
  [
    4,
    [
      ['12 HUEVOS GRANDES-L', '', 235, 315, 1],
      ['BARRA DE PAN', '', 45, 69, 3],
      ['LECHE SEMI 1L', '', 84, 105, 6],
    ],
  ],
]
const CASES = [
  {
    sign: 'LA ALACENA',
    firm: 'ALACENA DISTRIBUCION, S.A.',
    lines: ['C/ ALFARERIA 31', '41010 SEVILLANA'],
    font: "'Liberation Mono'",
    height: 127,
  },
  {
    sign: 'Ultramarinos Pascual',
    firm: 'Hijos de Pascual Roncero C.B.',
    lines: ['Plaza del Trigo, 5', '37001 Salmantia'],
    font: "'Open Sans'",
    height: 117,
  },
] as const
const CSS = `.sheet{font:8.2pt/1.3 var(--f);padding:5mm 5mm}.hd b{font-size:13pt}table{width:100%}td,th{padding:0 .8mm 0 0;text-align:left;font-weight:400}.sheet th.r{text-align:right}.t td{font-weight:700;font-size:11pt;padding:1mm 0}.m{margin-top:2mm}`
const { amount, date } = writingOf('DE', '')

const line = (label: string, text: string, of = '') =>
  `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day] = [bodyOf('ES', random), dayIn(random, 2025, 2026)]
  const [till, ticket] = [random.code('4###-01#'), random.code('######')]
  const number = index === 0 ? `${till}-${ticket}` : random.code('T2#-0####')
  const kilos = random.whole(420, 1_650)
  const fruit = Math.round((kilos * 189) / 1000)
  const goods = WARES.map(([rate, list]) => ({ rate, rows: positionsOf(random, list, rate === 21 ? 1 : 2) }))
  const groups = goods.map(({ rate, rows }) => {
    const gross = sum(rows.map(({ total }) => total)) + (rate === 4 ? fruit : 0)
    return { rate, gross, tax: taxWithin(gross, rate) }
  })
  const [gross, tax] = [sum(groups.map((group) => group.gross)), sum(groups.map((group) => group.tax))]
  const given = Math.ceil((gross + 1) / 1000) * 1000
  const when = `${date(day).replaceAll('.', '/')} ${random.whole(9, 20)}:${random.whole(10, 59)}`
  const paid = [
    line('TARJETA BANCARIA', amount(gross)),
    line('Efectivo', amount(given)) + line('Cambio', amount(given - gross)),
  ][index]
  const slip =
    index === 0
      ? `<div class="m">TARJ. BANCARIA: **** **** **** ${random.code('####')}<br>N.C: ${random.code('0########')} &nbsp; AUT: ${random.code('@#####')}<br>AID: A0000000031010 &nbsp; Importe: ${amount(gross)} €</div>`
      : ''
  const rows = goods.flatMap((group) => group.rows)
  const html = `<div class="c hd"><b>${one.sign}</b><br>${one.firm} &nbsp;${index === 0 ? 'A' : 'E'}-${body}<br>${one.lines.join('<br>')}<br>TELEFONO: ${random.code('954######')}</div><div class="m">${when} &nbsp; ${index === 0 ? `OP: ${random.code('######')}` : 'Le atendió: Charo'}<br>FACTURA SIMPLIFICADA: ${number}</div>
<table class="m"><tr><th></th><th>Descripción</th><th class="r">P. Unit</th><th class="r">Importe</th></tr>${each(rows, (row) => `<tr><td>${row.quantity}</td><td>${row.name}</td><td class="r">${row.quantity > 1 ? amount(row.price) : ''}</td><td class="r">${amount(row.total)}</td></tr>`)}<tr><td>1</td><td colspan="3">NARANJA DE MESA</td></tr><tr><td></td><td>${(kilos / 1000).toFixed(3).replace('.', ',')} kg</td><td class="r">1,89 €/kg</td><td class="r">${amount(fruit)}</td></tr></table>
<table>${line(index === 0 ? 'TOTAL (€)' : 'TOTAL EUR', amount(gross), 't')}${paid}</table><table class="m"><tr><th>IVA</th><th class="r">BASE IMPONIBLE (€)</th><th class="r">CUOTA (€)</th></tr>${each(groups, (group) => `<tr><td>${group.rate}%</td><td class="r">${amount(group.gross - group.tax)}</td><td class="r">${amount(group.tax)}</td></tr>`)}<tr><td>TOTAL</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td></tr></table>${slip}<div class="c m">SE ADMITEN DEVOLUCIONES CON TICKET<br>${index === 0 ? 'Atención al cliente 900 500 ###'.replace('###', random.code('###')) : 'IVA incluido. Gracias por su visita'}</div>`
  return {
    html: sheets(`.sheet{--f:${one.font}}${CSS}`, [html], { width: 80, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [one.firm, one.sign],
      sellerVatId: `${index === 0 ? 'A' : 'E'}${body}`,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'ultramarinos-simplificada',
  kind: 'invoice',
  language: 'es',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
