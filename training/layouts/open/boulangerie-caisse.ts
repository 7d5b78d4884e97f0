// A French baker's slip of 58 mm: hardly any words, the shop's name without a legal form, "A PAYER" for the sum, a tax line with base and tax in one
// row without captions, weights with prices a kilo, the day with the month's letters and the ticket's number in the last line but one.

import type { Day } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, taxWithin, type Ware, writingOf } from '../sheet.ts'

const BREADS: readonly Ware[] = [
  ['Tradition', '', 130, 145, 3],
  ['Pain campagne tr.', '', 320, 410, 1],
  ['Croissant', '', 120, 140, 6],
  ['Pain choc.', '', 130, 155, 4],
  ['Flan part', '', 290, 350, 2],
  ['Tarte fraise 6p', '', 2_350, 2_790, 1],
  ['Sandw. jambon', '', 480, 590, 2],
]
const CASES = [
  { sign: 'AUX BLES DE MARGOT', lines: ['32 GRANDE RUE', '91150 ETAMPIERRE'], height: 75 },
  { sign: 'Fournil Saint-Aubrin', lines: ['Place de l’Église', '17600 Saujonnet'], height: 89 },
] as const
const CSS = `.sheet{font:8.2pt/1.3 'DejaVu Sans Mono';font-size:7.4pt;padding:4mm 3mm}.hd{font-size:9.4pt;font-weight:700}table{width:100%}td{padding:0}.t td{font-size:12pt;font-weight:700;padding:1.2mm 0}`
const { amount, date } = writingOf('PT', '')

/** "mar. 03 NOV 2026": only months that all know by three letters. */
const dayOf = (random: Random): Day => ({ ...dayIn(random, 2025, 2026), month: 11 })

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day] = [bodyOf('FR', random), index === 0 ? dayOf(random) : dayIn(random, 2025, 2026)]
  const rows = positionsOf(random, BREADS, [3, 5][index] ?? 3)
  const gross = sum(rows.map(({ total }) => total))
  const tax = taxWithin(gross, 5.5)
  const [number, given] = [random.code(['#####', '0#-####'][index] ?? '#####'), Math.ceil((gross + 1) / 1000) * 1000]
  const when = index === 0 ? `${String(day.day).padStart(2, '0')} NOV ${day.year}` : date(day)
  const line = (label: string, text: string, of = '') =>
    `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`
  const paid = [line('ESPECES', amount(given)) + line('RENDU', amount(given - gross)), line('CB', amount(gross))][index]
  const html = `<div class="c"><span class="hd">${one.sign}</span><br>${one.lines.join('<br>')}<br>SIRET ${body.replace(/(...)(?=.)/g, '$1 ')} 000${random.code('##')}${index === 0 ? '' : `<br>${vatOf('FR', body)}`}</div><br><table>${each(rows, (row) => line(`${row.quantity} ${row.name}`, amount(row.total)))}</table>
<table>${line(index === 0 ? 'A PAYER' : 'Total', `${amount(gross)}€`, 't')}${paid}</table><table><tr><td>5,50%</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><br>
<div class="c">${index === 0 ? `${when} 08:${random.code('4#')}<br>N°${number} V02 C1` : `Ticket ${number} du ${when} à 12:${random.code('1#')}<br>Vendeuse : Océane`}<br>${sum(rows.map(({ quantity }) => quantity))} article(s)<br><br>${index === 0 ? 'MERCI - FERME LE LUNDI' : 'Merci et bonne journée<br>10 tampons = 1 tradition offerte'}</div>`
  return {
    html: sheets(CSS, [html], { width: 58, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: one.sign,
      ...(index === 0 ? {} : { sellerVatId: vatOf('FR', body) }),
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'boulangerie-caisse',
  kind: 'invoice',
  language: 'fr',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
