// A Spanish car park's slip from the pay machine: entry, exit and payment each with day and hour, number plate and ticket as long as the receipt's number,
// the city's name above the operator's, "Importe" for the sum with tax and the base in the last lines only, all in one column of capitals.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, sheets, taxWithin, writingOf } from '../sheet.ts'

const CASES = [
  {
    place: 'APARCAMIENTO PLAZA DE LA MERCED',
    town: 'EXCMO. AYUNTAMIENTO DE GRANADIERA',
    firm: 'ESTACIONAMIENTOS DEL GENIL, S.A.',
    letter: 'A',
    days: 1,
    height: 112,
  },
  {
    place: 'Parking Estació Marítima',
    town: '',
    firm: 'PARKIMAR 2010 SLU',
    letter: 'B',
    days: 0,
    height: 101,
  },
] as const
const CSS = `.sheet{font:9pt/1.3 'Nimbus Mono PS','Liberation Mono',monospace;padding:5mm 3mm;font-weight:700}.x td{padding:0 2mm 0 0}.big{font-size:13pt;margin:1.5mm 0}p{margin:0 0 2mm}`
const { amount, date } = writingOf('DE', '')

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day] = [bodyOf('ES', random), dayIn(random, 2025, 2026)]
  const gross = random.whole(85, 460) * 5
  const tax = taxWithin(gross, 21)
  const number = random.code(['FS-04-######', '######/2'][index] ?? '')
  const slashed = (offset: number) =>
    date(daysAfter(day, offset), index === 0 ? 'figures' : 'short').replaceAll('.', '/')
  const [hour, minute] = [random.whole(10, 18), random.whole(10, 49)]
  const rows = [
    ['ENTRADA', `${slashed(-one.days)} ${hour - 2}:${minute + 3}`],
    ['PAGO', `${slashed(0)} ${hour}:${minute}`],
    ['SALIR ANTES', `${hour}:${minute + 10}`],
    ['MATRICULA', random.code('####KJB')],
    ['TICKET', random.code('0#2#########')],
  ]
  const net = gross - tax
  const customer = index === 0 ? '' : '<p>FACTURA COMPLETA EN WWW.PARKIMAR.EXAMPLE</p>'
  const html = `<p class="c">${one.place}<br>${one.town ? `${one.town}<br>` : ''}${one.firm}<br>NIF ${one.letter}${body}</p><p>FACTURA SIMPLIFICADA<br>N. ${number}<br>CAJERO 0${random.whole(2, 7)}</p><table class="x">${each(rows, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table><p class="big">IMPORTE ${amount(gross)} EUR</p><p>${index === 0 ? `ENTREGADO ${amount(Math.ceil((gross + 1) / 1000) * 1000)}<br>DEVUELTO ${amount(Math.ceil((gross + 1) / 1000) * 1000 - gross)}` : `TARJETA ****${random.code('####')}<br>OPERACION ${random.code('######')}`}</p><p>BASE IMP. ${amount(net)}<br>IVA 21% &nbsp; ${amount(tax)}</p>${customer}<p class="c">GRACIAS - BUEN VIAJE</p>`
  return {
    html: sheets(CSS, [html], { width: 62, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [one.firm, one.place],
      sellerVatId: `${one.letter}${body}`,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'aparcamiento-cajero',
  kind: 'invoice',
  language: 'es',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
