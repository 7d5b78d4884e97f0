// A Danish lamp maker's invoice as its plain web accounting draws it: the particulars in one narrow column at the right, no lines but
// one, prices before and after a trade discount, the same number for register and tax, a Danish account beside the IBAN.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const LAMPS = [
  ['1140-07', 'Skumring pendant Ø32, opal glass', 18_900],
  ['1140-11', 'Skumring pendant Ø45, smoked glass', 27_400],
  ['2215-01', 'Pejs wall light, brass', 14_250],
  ['2301-44', 'Stork floor lamp, black', 39_900],
  ['9002-00', 'Fabric cord 4 m, oxide red', 1_680],
  ['9017-02', 'Ceiling cup, 3 outlets', 4_450],
] as const
const HOURS = [
  ['TIME-S', 'Light planning, lobby and stairs, senior', 14_500],
  ['TIME-J', 'Drawings and lux calculation', 9_800],
  ['REJS', 'Travel expenses, without mark-up', 61_240],
] as const
const FIRMS = [
  {
    name: 'Halvmåne Belysning A/S',
    mark: 'halvmåne',
    place: 'Tøndergården 6, DK-8700 Horsens',
    mail: 'finance@halvmaane-lys.dk',
  },
  {
    name: 'Studio Lysning ApS',
    mark: 'studio lysning',
    place: 'Rebslagervej 21, 2. tv., DK-2400 København NV',
    mail: 'mette@studiolysning.dk',
  },
] as const
const CSS = `.sheet{font:300 9pt/1.5 Lato;color:#1b1b1b;padding:17mm 18mm 0 22mm}.mk{font:900 19pt/1 Lato;letter-spacing:-.6pt}.body{display:flex;justify-content:space-between;margin-top:20mm}.to{font-size:10pt;line-height:1.4}.side{width:56mm;font-size:8.2pt}.side dt{color:#7a7a7a;font-size:7.2pt;line-height:1.2;margin-top:1.7mm}.side dd{margin:0;font-weight:700}h1{font:300 22pt/1 Lato;margin:-12mm 0 9mm}.g{width:100%;table-layout:auto}.g th{font:700 7.6pt Lato;text-align:left;padding:0 0 1.6mm;border-bottom:.8pt solid #1b1b1b}.g td{padding:1.5mm 3mm 0 0;vertical-align:top}.g td:last-child,.g th:last-child{padding-right:0}.g .u td{padding-top:3.5mm}.g .u td:nth-child(2){font-weight:400}.g .b td{font:700 11pt Lato;padding-top:2.5mm}.n{margin-top:9mm;font-size:8.4pt;width:125mm}.ft{left:22mm;right:18mm;bottom:11mm;font-size:7.6pt;line-height:1.5;color:#555;display:flex;justify-content:space-between}`
const { amount, number: figures } = writingOf('DE')
const { date } = writingOf('IE')

function rowsOf(random: Random, index: number) {
  const off = [0, 25, 0][index] ?? 0
  const list: readonly (readonly [string, string, number])[] =
    index === 2 ? HOURS : random.sample(LAMPS, index === 0 ? 3 : 6)
  return list.map(([code, name, price]) => {
    const quantity = code === 'REJS' ? 1 : index === 2 ? random.whole(8, 60) / 2 : random.whole(1, 24)
    return { code, name, price, off, quantity, total: percent(Math.round(quantity * price), 100 - off) }
  })
}

function columnOf(
  random: Random,
  index: number,
  day: ReturnType<typeof dayIn>,
  [number, client]: readonly string[],
): string {
  const list = [
    ['Invoice no.', number],
    ['Invoice date', date(day, 'long')],
    ['Due date', date(daysAfter(day, [30, 14, 8][index] ?? 8), 'long')],
    ['Customer no.', random.code('10###')],
    ['Customer VAT no.', client],
    ...(index === 2
      ? [['Project', random.code('P-##1')]]
      : [
          ['Sales order', `SO${random.code('4####')} of ${date(daysAfter(day, -17), 'long')}`],
          ['Packing slip', random.code('PS3####')],
        ]),
    ['Our ref.', ['Export desk', 'Export desk', 'Mette'][index]],
  ]
  return `<dl class="side" style="margin:0">${each(list, ([caption, text]) => `<dt>${caption}</dt><dd>${text}</dd>`)}</dl>`
}

function make(random: Random, index: number): Paper {
  const firm = FIRMS[index === 2 ? 1 : 0] ?? FIRMS[0]
  const names = namesIn((['DE', 'GB', 'AT'] as const)[index] ?? 'DE', random)
  const client = companyIn(names, index === 1 ? 'Interiors' : 'Innenausbau')
  const [body, iban, day] = [bodyOf('DK', random), ibanOf('DK', random), dayIn(random, 2024, 2026)]
  const number = random.code(index === 2 ? '##7' : '5####')
  const rows = rowsOf(random, index)
  const freight = [9_500, 31_000, 0][index] ?? 0
  const net = sum(rows.map(({ total }) => total)) + freight
  const extra = (caption: string, cents: number, of = 'u') =>
    `<tr class="${of}"><td></td><td colspan="3">${caption}</td><td class="r">${amount(cents)}</td></tr>`
  const law = [
    'VAT 0 %: intra-Community supply of goods, section 34(1)(1) of the Danish VAT Act, article 138 of Directive 2006/112/EC.',
    'VAT 0 %: export of goods outside the EU. Country of origin Denmark, HS 9405 11 40. Delivery DAP, Incoterms 2020.',
    'Reverse charge: VAT to be accounted for by the recipient according to article 196 of Directive 2006/112/EC.',
  ][index]
  const html = `<div class="mk">${firm.mark}</div><div class="body"><div><h1>${index === 2 ? 'Invoice / Faktura' : 'Invoice'}</h1><div class="to">${client.name}<br>Att. ${names.person().full}<br>${client.address.lines.join('<br>')}<br>${names.country.name}</div></div>${columnOf(random, index, day, [number, client.vatId])}</div>
<table class="g" style="margin-top:11mm"><tr><th>Item</th><th>Description</th><th class="r">Quantity</th><th class="r">Unit price${index === 1 ? ' less 25 %' : ''}</th><th class="r">EUR</th></tr>${each(rows, (row) => `<tr><td>${row.code}</td><td>${row.name}</td><td class="r">${figures(row.quantity)} ${index === 2 ? (row.code === 'REJS' ? '' : 'hours') : 'pcs'}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}${freight > 0 ? `<tr><td></td><td>Freight and packaging</td><td></td><td></td><td class="r">${amount(freight)}</td></tr>` : ''}${extra('Subtotal', net)}${extra('VAT (0,00 %)', 0, '')}${extra('Total EUR', net, 'b')}</table>
<div class="n">${law}<br><br>Terms of payment: net ${[30, 14, 8][index]} days. Please state invoice number ${number} with your transfer. Interest of 1 % is added for each month begun after the due date.</div>
<div class="abs ft"><span>${firm.name}<br>${firm.place}<br>Tel. ${random.code('+45 7# ## ## ##')} · ${firm.mail}</span><span>CVR no. ${body}<br>VAT no. ${vatOf('DK', body)}</span><span>Bank: Fjordlandsbanken<br>Reg. ${iban.slice(4, 8)} · Account ${iban.slice(8)}<br>IBAN ${inFours(iban)} · SWIFT ${bicOf('DK', iban, random)}</span></div>`
  const own = {
    sellerName: [firm.name, firm.mark],
    sellerVatId: vatOf('DK', body),
    iban,
    buyerName: client.name,
    currency: 'EUR',
  }
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(daysAfter(day, [30, 14, 8][index] ?? 8)) }
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Invoice ${number}.pdf`,
    fields: { ...ids, ...own, ...totals(net, 0) },
  }
}

export const layout: Layout = {
  name: 'danish-lamps',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [1],
  make,
}
