// A commercial printer's invoice on a tall sheet with a coloured bar at the right that holds all the small facts, labels under their
// values: job ticket, quote, PO, proof and ship days, overs billed beside the count ordered, postage paid in advance that is neither
// taxed nor revenue, a deposit, tax on a part, and a resale certificate on one; "Terms" give a day on two of three.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const JOBS = [
  [
    'Fall catalog, 48 pp self-cover, saddle stitched',
    '8.375 x 10.875, 70# gloss text, 4/4 process, full bleeds',
    12000,
    58,
  ],
  [
    'Donor appeal mailing, letter + reply card + #10',
    '24# bond 2/1, 9 pt hi-bulk 4/1, window envelope, match piece',
    8500,
    41,
  ],
  ['Hang tags, die cut with 3/16 hole, 6 versions', '18 pt C1S kraft back, PMS 7526 + black, strung in 50s', 25000, 9],
] as const
const BRANDS = ['Inkwell Junction', 'Folio Foundry', 'Inkwell Junction'].map((brand) => brand.split(' '))
const CSS = `.sheet{font:9.6pt/1.45 'Open Sans';padding:14mm 74mm 12mm 15mm;color:#222}.bar{right:0;top:0;bottom:0;width:62mm;background:#1f2a44;color:#fff;padding:14mm 8mm}.bar b{display:block;font:600 12pt/1.2 'Open Sans'}.bar i{display:block;font-style:normal;font-size:7.2pt;color:#f2b84b;text-transform:uppercase;letter-spacing:.6pt;margin-bottom:5.8mm}.bar b.n{font-size:24pt}.lg{font:700 22pt/1 'Caladea';color:#1f2a44}.lg em{color:#c9531d;font-style:normal}.to{margin:17mm 0 11mm}.jb{border-left:2mm solid #f2b84b;padding-left:4mm;margin-bottom:6mm}
.ch{width:100%}.ch td{padding:2.1mm 0;border-bottom:.4pt solid #bbb;vertical-align:top}.ch small{color:#777;display:block}.su{width:82mm;margin:4mm 0 0 auto}.su td{padding:.7mm 0}.su .x td{border-top:1.4pt solid #1f2a44;font-weight:700;font-size:11.5pt;padding-top:1.4mm}.ft{left:15mm;width:126mm;bottom:10mm;font-size:7.6pt;color:#555;line-height:1.35}`
const { amount, date } = writingOf('US')

function chargesOf(random: Random, index: number) {
  const [, , ordered, each1] = JOBS[index] as (typeof JOBS)[number]
  const overs = Math.round((ordered * random.whole(11, 39)) / 1000)
  const base = Math.round((ordered * each1 * random.whole(92, 118)) / 10000) * 100
  const extra = Math.round((base / ordered) * 0.8)
  const count = (number: number) => number.toLocaleString('en')
  const taxed: (readonly [string, string, number])[] = [
    [`Printing as quoted, ${count(ordered)}`, `delivered ${count(ordered + overs)} incl. overs`, base],
    [`Overs ${count(overs)} @ ${(extra / 100).toFixed(2)}`, 'trade custom allows 5%', overs * extra],
    [`Author's alterations`, `${2 + index} rounds after proof 1, 1.25 hrs`, 11875],
  ]
  const untaxed: (readonly [string, string, number])[] = [
    [
      ['Freight, 3 skids', 'Mail prep, NCOA and tray tags', 'Parcel shipping, 14 ctns'][index] as string,
      ['common carrier, prepaid & add', 'labor, not taxable', 'your account not used'][index] as string,
      random.whole(14200, 38900),
    ],
  ]
  return { taxed, untaxed, postage: [0, Math.round(ordered * 31.2), 0][index] as number }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const firm = companyIn(names, 'Printing & Mailing')
  const brand = BRANDS[index] as readonly string[]
  const [client, day] = [names.company(), dayIn(random, 2025, 2026)]
  const [number, job] = [random.code(['78###', 'F-26###', '79###'][index] as string), random.code('1####')]
  const { taxed, untaxed, postage } = chargesOf(random, index)
  const [goods, rest] = [sum(taxed.map(([, , cents]) => cents)), sum(untaxed.map(([, , cents]) => cents))]
  const rate = [6.875, 5.75, 0][index] as number
  const tax = percent(goods, rate)
  const [net, taxable] = [goods + rest, rate > 0 ? goods : 0]
  const gross = net + tax
  const deposit = [Math.round(gross / 2000) * 1000, 0, 0][index] as number
  const due = daysAfter(day, [20, 30, 0][index] as number)
  const row = ([text, note, cents]: readonly [string, string, number]) =>
    `<tr><td>${text}<small>${note}</small></td><td class="r">${amount(cents)}</td></tr>`
  const line = (text: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${text}</td><td class="r">${cents < 0 ? '–' : ''}$${amount(Math.abs(cents))}</td></tr>`
  const fact = (text: string, label: string, of = '') => `<b class="${of}">${text}</b><i>${label}</i>`
  const [title, paper] = JOBS[index] as (typeof JOBS)[number]
  const dated = (after: number) => date(daysAfter(day, after), 'short')
  const post =
    postage > 0
      ? `${line('Postage, permit 114, at cost', postage)}${line(`Postage check rec'd ${dated(-9)}`, -postage)}`
      : ''
  const paid =
    deposit > 0
      ? `${line(`Deposit, check ${random.code('10##')}`, -deposit)}${line('Please pay', gross - deposit, 'x')}`
      : ''
  const page = `<div class="abs bar">${fact(number, 'Invoice', 'n')}${fact(date(day, 'long'), 'Invoiced')}${fact(index === 2 ? 'C.O.D. / on receipt' : date(due, 'long'), ['Payable by (net 20)', 'Payable by (net 30)', 'Terms'][index] as string)}${fact(job, 'Job ticket')}${fact(random.code('Q##### r3'), 'Quote')}${fact(random.code(['PO ######', '######-@', 'verbal'][index] as string), 'Your P.O.')}${fact(names.person().full, 'Ordered by')}${fact(names.person().full, 'Your rep')}${fact(dated(-16), 'Proof OK')}${fact(dated(-3), ['Shipped', 'Dropped at BMEU', 'Shipped'][index] as string)}${fact(random.code('C-0####'), 'Customer')}${fact(`$${amount(gross - deposit)}`, 'This invoice, to pay', 'n" style="font-size:19pt')}</div>
    <div class="lg">${brand[0]}<em>${brand[1]}</em></div><div style="font-size:8.4pt">${firm.address.lines.join(' / ')} / ${firm.phone}</div><div class="to">${client.name}<br>${['Attn: Accounts Payable', 'Development Office', client.manager.full][index]}<br>${client.address.lines.join('<br>')}</div>
    <div class="jb"><b>${title}</b><br>${paper}<br><span style="color:#777">Ship to: ${index === 1 ? 'U.S. Postal Service, statement attached' : names.address().lines.join(', ')}</span></div>
    <table class="ch">${each(taxed, row)}${each(untaxed, row)}</table><table class="su">${line('Taxable', taxable)}${line('Nontaxable', net - taxable)}${line('Job total', net)}${line(rate > 0 ? `Sales tax ${rate}%` : 'Sales tax, resale cert. on file', tax)}${post}${line('Invoice total', gross, 'x')}${paid}</table>
    <div class="abs ft">${brand.join(' ')} is a trade name of ${firm.name}, Fed. ID ${firm.vatId}. Mail checks to the address above. Claims within 10 days of delivery. Overruns or underruns of up to 5% are acceptable delivery and billed pro rata. Plates and files stay on hand for 24 months. 1½% a month on past due amounts.</div>`
  return {
    html: sheets(CSS, [page], { width: 215.9, height: 279.4 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      sellerName: [firm.name, brand.join(' ')],
      buyerName: client.name,
      sellerVatId: firm.vatId,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: deposit > 0 ? [fixed(gross), fixed(gross - deposit)] : fixed(gross),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'offset-printer-job',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
