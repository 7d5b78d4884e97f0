// A Spanish freelancer's invoice: a person as the seller, the income tax held back below the VAT, so that "Total a percibir" is less than "Total
// factura", a customer abroad without VAT in the second, the day in words behind the town, the number with a year before it.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, percent, sheets, sum, writingOf } from '../sheet.ts'

const JOBS = [
  ['Traducción jurada francés-español, escritura notarial', 16_000],
  ['Traducción catálogo de exposición, 9.400 palabras a 0,09 €', 84_600],
  ['Revisión y maquetación', 12_500],
  ['Interpretación consecutiva, media jornada', 31_000],
  ['Tarifa de urgencia', 6_000],
] as const
const CASES = [
  {
    who: 'Nuria Belmonte Azaría',
    job: 'Traductora-intérprete jurada de francés',
    lines: ['Calle de la Alhóndiga, 8, 3.º izda.', '50003 Zaragonza'],
    town: 'Zaragonza',
    buyer: 'Fundación Museo del Mudéjar',
    to: ['Plaza de San Lamberto, 2', '50001 Zaragonza'],
    number: '20##/0##',
    holds: 15,
  },
  {
    who: 'Íñigo Larrauriz Soto',
    job: 'traducciones técnicas',
    lines: ['Avda. del Cantábrico 71', '39005 Santandria'],
    town: 'Santandria',
    buyer: 'Éditions du Grand Large SAS',
    to: ['14, quai des Chartrelles', '33000 Bordelange (Francia)'],
    number: '0##-20##',
    holds: 0,
  },
] as const
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CSS = `.sheet{font:10.5pt/1.5 'Open Sans',sans-serif;font-weight:300;padding:24mm 24mm 0 30mm;border-left:9mm solid #f2c14e}.who{font:600 15pt 'Open Sans'}h1{font:300 26pt 'Open Sans';margin:12mm 0 2mm}.two{display:flex;justify-content:space-between;margin-top:8mm}.g{width:100%;margin-top:9mm}.g td{padding:1.4mm 0;vertical-align:top}.g td:last-child{text-align:right;white-space:nowrap;padding-left:8mm}.g .s td{border-top:.6pt solid #333}.g .b td{font-weight:600}small{font-size:8pt}`
const { amount, date } = writingOf('DE', '.')

const inWords = ({ day, month, year }: Day) => `${day} de ${MONTHS[month - 1]} de ${year}`

/** A month whose name Portuguese write alike, so that the build finds the day. */
const dayOf = (random: Random): Day => ({ ...dayIn(random, 2024, 2026), month: random.pick([4, 8]) })

function nifOf(random: Random): string {
  const body = random.code('7#######')
  return body + NIF_LETTERS.charAt(Number(body) % 23)
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [nif, iban, day] = [nifOf(random), ibanOf('ES', random), dayOf(random)]
  const number = random.code(one.number.replace('20##', String(day.year)))
  const rows = random.sample(JOBS, [3, 2][index] ?? 2)
  const net = sum(rows.map(([, cents]) => cents))
  const [tax, held] = [index === 0 ? percent(net, 21) : 0, percent(net, one.holds)]
  const client = index === 0 ? random.code('CIF G########') : `N.º IVA ${vatOf('FR', bodyOf('FR', random))}`
  const due = daysAfter(day, 30)
  const sums: [string, number, string][] =
    index === 0
      ? [
          ['Base imponible', net, 's'],
          ['IVA (21 %)', tax, ''],
          ['Total factura', net + tax, ''],
          ['Retención IRPF (15 %)', -held, ''],
          ['Total a percibir', net + tax - held, 's b'],
        ]
      : [['Total', net, 's b']]
  const note =
    index === 0
      ? ''
      : '<p><small>Operación no sujeta al IVA español por reglas de localización (art. 69.Uno.1.º de la Ley 37/1992). Inversión del sujeto pasivo.</small></p>'
  const html = `<div class="who">${one.who}</div>${one.job}<br><small>${one.lines.join(' · ')} · NIF ${index === 0 ? nif : `ES${nif}`} · ${random.code('6## ## ## ##')}</small><div class="two"><div>${one.buyer}<br>${one.to.join('<br>')}<br>${client}</div></div><h1>Factura ${number}</h1>En ${one.town}, a ${inWords(day)}
<table class="g">${each(rows, ([name, cents]) => `<tr><td>${name}</td><td>${amount(cents)} €</td></tr>`)}${each(sums, ([label, cents, of]) => `<tr class="${of}"><td>${label}</td><td>${amount(cents)} €</td></tr>`)}</table>${note}<p style="margin-top:8mm">Transferencia a 30 días (${date(due).replaceAll('.', '/')}), a la cuenta ${inFours(iban)}. Su pedido: ${random.code('PC/##/###')}, encargo del ${date(daysAfter(day, -21)).replaceAll('.', '/')}.</p>`
  const money =
    index === 0
      ? { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: [fixed(net + tax), fixed(net + tax - held)] }
      : { grossTotal: fixed(net) }
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Factura_${number.replace('/', '_')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: one.who,
      sellerVatId: index === 0 ? nif : `ES${nif}`,
      buyerName: one.buyer,
      iban,
      ...money,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'traductora-irpf',
  kind: 'invoice',
  language: 'es',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
