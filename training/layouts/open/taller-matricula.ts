// A Spanish garage's invoice: order, car, mileage and customer have numbers in boxes around the invoice's own, hours and parts in two tables with sums of
// their own, a discount on parts, "Base imponible", "Cuota" and "Importe total" in one row of boxes, and the due day below as "Vto.".
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, ibanOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  iso,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WORK: readonly Ware[] = [
  ['Diagnosis electrónica y prueba en carretera', 'MO-01', 3_900, 4_600, 1],
  ['Sustituir kit de distribución y bomba de agua', 'MO-14', 16_500, 21_000, 1],
  ['Cambio de pastillas y discos delanteros', 'MO-07', 6_200, 8_400, 1],
  ['Revisión aire acondicionado, carga de gas', 'MO-22', 5_500, 7_900, 1],
]
const PARTS: readonly Ware[] = [
  ['Kit distribución con bomba', 'KD 457 QH', 11_900, 16_400, 1],
  ['Juego pastillas freno del.', 'GDB 1330', 3_150, 4_590, 1],
  ['Disco freno ventilado', 'DF 4184', 3_890, 5_250, 2],
  ['Aceite 5W30 C3 (litro)', '5W30C3', 890, 1_190, 5],
  ['Filtro habitáculo carbón', 'CUK 2939', 1_690, 2_390, 1],
]
const CASES = [
  {
    firm: 'TALLERES HERMANOS OLIVENZA, S.L.',
    mark: 'OLIVENZA',
    lines: ['Pol. Ind. La Dehesa, nave 22', '06800 Meridana (Badajoz)'],
    buyer: 'Remedios Carvajales Pinto',
    to: ['C/ Sementera, 14, 2.º B', '06800 Meridana'],
    number: 'YY/####',
    pay: 'Contado',
    days: 0,
  },
  {
    firm: 'AUTO-REPARACIONES ULIBARRIA S.COOP.',
    mark: 'auto ulibarria',
    lines: ['Zumalabide kalea 9, bajo', '01013 Gasteizar (Álava)'],
    buyer: 'TRANSPORTES FRÍOS DEL ZADORRA, S.A.',
    to: ['Ctra. de Bergüenda, km 7', '01195 Jundaz'],
    number: 'A-YY0####',
    pay: 'Giro 60 días f.f.',
    days: 60,
  },
] as const
const CSS = `.sheet{font:9pt/1.35 'Roboto Condensed','Liberation Sans Narrow',sans-serif;padding:12mm 13mm}.h{display:grid;grid-template-columns:1fr 82mm;gap:8mm}.mk{font:900 23pt 'Roboto';color:#00458b;text-transform:uppercase}.cl{border:.6pt solid #00458b;padding:2mm 3mm;border-radius:1.4mm}.cl small,.bx small{display:block;color:#00458b;font-size:6.8pt}.bx{display:grid;grid-template-columns:repeat(6,1fr);border:.6pt solid #00458b;margin:4mm 0;border-radius:1.4mm}.bx div{padding:1mm 2mm;border-right:.4pt solid #00458b;white-space:nowrap}.bx div:last-child{border:0}h2{font:700 9.6pt 'Roboto';background:#dce8f5;padding:.8mm 2mm;margin:4mm 0 0}.g{width:100%}.g td,.g th{padding:.8mm 2mm;text-align:left;font-weight:400}.sheet .g .r{text-align:right}.g .s td{border-top:.4pt solid #777;font-weight:700}.low{left:13mm;right:13mm;bottom:30mm}.low .bx{grid-template-columns:repeat(5,1fr)}.tot{font-weight:700;font-size:12pt}.ft{left:13mm;right:13mm;bottom:9mm;font-size:7.4pt;line-height:1.35}`
const { amount, date, number: figures } = writingOf('DE', '.')

const box = (label: string, text: string, of = '') => `<div class="${of}"><small>${label}</small>${text}</div>`

const table = (title: string, rows: readonly Position[], off: number) => {
  const all = sum(rows.map(({ total }) => total))
  const cut =
    off > 0
      ? `<tr><td></td><td>Dto. ${off} % recambios</td><td></td><td></td><td class="r">-${amount(percent(all, off))}</td></tr>`
      : ''
  return `<h2>${title}</h2><table class="g">${each(rows, (row) => `<tr><td>${row.unit}</td><td>${row.name}</td><td class="r">${figures(row.quantity)}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}${cut}<tr class="s"><td></td><td>Suma</td><td></td><td></td><td class="r">${amount(all - percent(all, off))}</td></tr></table>`
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, iban, day] = [bodyOf('ES', random), ibanOf('ES', random), dayIn(random, 2024, 2026)]
  const [number, due] = [random.code(one.number).replace('YY', String(day.year % 100)), daysAfter(day, one.days)]
  const [work, parts] = [positionsOf(random, WORK, 2), positionsOf(random, PARTS, [3, 4][index] ?? 3)]
  const off = [10, 0][index] ?? 0
  const goods = sum(parts.map(({ total }) => total))
  const net = sum(work.map(({ total }) => total)) + goods - percent(goods, off)
  const tax = percent(net, 21)
  const car = [
    ['Matrícula', random.code('#### LKM')],
    ['Vehículo', ['Turismo 1.6 HDI', 'Furgón 2.2 D'][index] ?? ''],
    ['Kilómetros', figures(random.whole(61_000, 248_000))],
    ['Bastidor', random.code('VF3######@#')],
    ['Orden rep.', random.code('OR2#-####')],
    ['Entrada', date(daysAfter(day, -3), 'bare').replaceAll('.', '/')],
  ] as const
  const slashed = date(day).replaceAll('.', '/')
  const sums = [
    box('IMPORTE BRUTO', amount(net)),
    box('BASE IMPONIBLE', amount(net)),
    box('% I.V.A.', '21,00'),
    box('CUOTA', amount(tax)),
    box('IMPORTE TOTAL', `${amount(net + tax)} €`, 'tot'),
  ]
  const cif = `${index === 0 ? 'B' : 'F'}${body}`
  const html = `<div class="h"><div><div class="mk">${one.mark}</div><b>${one.firm}</b><br>${one.lines.join('<br>')}<br>C.I.F.: ${cif} &nbsp; Reg. Ind. ${random.code('06/####')}<br>Tel. ${random.code('924 ## ## ##')}</div><div class="cl"><small>CLIENTE ${random.code('00####')}</small>${one.buyer}<br>${one.to.join('<br>')}<br>NIF: ${index === 0 ? random.code('########T') : `A${bodyOf('ES', random)}`}</div></div>
<div style="margin-top:5mm;font-size:11pt"><b>FACTURA</b> N.º ${number} &nbsp;&nbsp;&nbsp; Fecha ${slashed} &nbsp;&nbsp;&nbsp; Hoja 1</div><div class="bx">${each(car, ([label, text]) => box(label, text))}</div>${table('MANO DE OBRA', work, 0)}${table('RECAMBIOS', parts, off)}
<div class="abs low"><div class="bx">${sums.join('')}</div>Forma de pago: ${one.pay} &nbsp;&nbsp; ${one.days > 0 ? `Vto.: ${date(due).replaceAll('.', '/')} &nbsp; ${amount(net + tax)} &nbsp;&nbsp; Domiciliación: ${inFours(iban)}` : `Recibí el ${slashed}`}</div>
<div class="abs ft">Garantía de la reparación: 3 meses o 2.000 km (R.D. 1457/1986). Las piezas sustituidas han estado a disposición del cliente. Responsable del tratamiento de datos: ${one.firm}. Inscrita en el Registro Mercantil, tomo ${random.code('4##')}, folio ${random.code('1##')}, hoja ${random.code('BA-####')}.</div>`
  const own = { sellerName: [one.firm, one.mark], sellerVatId: cif, buyerName: one.buyer, currency: 'EUR' }
  const pay = one.days > 0 ? { dueDate: iso(due) } : {}
  const fields = { invoiceNumber: number, issueDate: iso(day), ...pay, ...own, ...totals(net, tax) }
  return { html: sheets(CSS, [html]), pages: 1, fields }
}

export const layout: Layout = {
  name: 'taller-matricula',
  kind: 'invoice',
  language: 'es',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
