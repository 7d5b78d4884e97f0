// An Italian ironmonger's "documento commerciale": the number of closing and slip as 0123-0045, rates behind the rows, "Totale complessivo" with "di cui
// IVA" under it, cash and change or card, a line for what was not paid, the printer's serial number, and a rebate on the subtotal.
import type { Random } from '../../documents/random.ts'
import { bodyOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['VITI LEGNO 4X40 SC.200', '', 590, 820, 2],
  ['TASSELLI NYLON D.8', '', 390, 540, 3],
  ['SMALTO ACQUA BIANCO 0,75', '', 1_490, 1_890, 1],
  ['PENNELLO SETOLA N.50', '', 350, 520, 2],
  ['DUPLICATO CHIAVE YALE', '', 250, 350, 4],
  ['LUCCHETTO OTTONE 40', '', 790, 1_190, 1],
  ['SILICONE ACETICO TRASP.', '', 490, 690, 2],
]
const CASES = [
  {
    sign: 'FERRAMENTA BARDOLIN',
    firm: 'DI BARDOLIN G. & C. S.N.C.',
    full: 'FERRAMENTA BARDOLIN DI BARDOLIN G. & C. S.N.C.',
    lines: ['VIA CASTELLO 9', '37018 GARDALINE VR'],
    off: 5,
    font: "'Liberation Mono'",
    height: 117,
  },
  {
    sign: 'Colori & Casa',
    firm: 'Brico Adige Srl',
    full: 'Brico Adige Srl',
    lines: ['Via Nazionale 140', '38060 Ronchetto (TN)'],
    off: 0,
    font: "'DejaVu Sans Mono'",
    height: 119,
  },
] as const
const CSS = `.sheet{font:8pt/1.32 var(--f);font-size:7.6pt;padding:5mm 3mm}.hd b{font-size:11pt}table{width:100%}td{padding:0 1mm 0 0}td:last-child{padding:0}.t td{font-weight:700;font-size:9.4pt}.m{margin-top:2mm}`
const { amount, date } = writingOf('DE', '')

const line = (label: string, text: string, of = '') =>
  `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day] = [bodyOf('IT', random), dayIn(random, 2025, 2026)]
  const rows = positionsOf(random, WARES, [3, 5][index] ?? 3)
  const before = sum(rows.map(({ total }) => total))
  const gross = before - percent(before, one.off)
  const tax = taxWithin(gross, 22)
  const number = random.code('0###-00##')
  const given = Math.ceil((gross + 1) / 2000) * 2000
  const when = `${date(day, 'dashed')} ${random.whole(8, 18)}:${random.whole(10, 59)}`
  const off =
    one.off > 0 ? line('SUBTOTALE', amount(before)) + line(`SCONTO ${one.off}%`, `-${amount(before - gross)}`) : ''
  const paid = [
    line('Pagamento contante', amount(given)) + line('Resto', amount(given - gross)),
    line('Pagamento elettronico', amount(gross)) + line('Non riscosso', amount(0)),
  ][index]
  const card =
    index === 0
      ? ''
      : `<div class="m">BANCOMAT PAGOBANCOMAT<br>A.I.I.C. ${random.code('000000#####')}<br>STAN ${random.code('######')} AUT. ${random.code('######')}</div>`
  const html = `<div class="c hd"><b>${one.sign}</b><br>${one.firm}<br>${one.lines.join('<br>')}<br>${index === 0 ? 'P.IVA' : 'Partita IVA'} ${body}</div><div class="c m"><b>DOCUMENTO COMMERCIALE</b><br>di vendita o prestazione</div><table class="m"><tr><td>DESCRIZIONE</td><td class="r">IVA</td><td class="r">${index === 0 ? 'Prezzo(€)' : 'Euro'}</td></tr>${each(rows, (row) => `${row.quantity > 1 ? `<tr><td colspan="3">&nbsp; ${row.quantity} x ${amount(row.price)}</td></tr>` : ''}<tr><td>${row.name}</td><td class="r">22%</td><td class="r">${amount(row.total)}</td></tr>`)}</table>
<table class="m">${off}${line('TOTALE COMPLESSIVO', amount(gross), 't')}${line('di cui IVA', amount(tax))}</table><table class="m">${paid}${line('Importo pagato', amount(index === 0 ? given : gross))}</table><div class="c m">${when}<br>DOCUMENTO N. ${number}<br>RT ${random.code('99MEY######')}</div>${card}<div class="c m">${index === 0 ? `Cod. lotteria ${random.code('@@@@##@@')}<br>` : ''}ARRIVEDERCI E GRAZIE</div>`
  return {
    html: sheets(`.sheet{--f:${one.font}}${CSS}`, [html], { width: 70, height: one.height }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: index === 0 ? [one.full, one.sign] : [one.firm, one.sign],
      sellerVatId: body,
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'ferramenta-documento-commerciale',
  kind: 'invoice',
  language: 'it',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
