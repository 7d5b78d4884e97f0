// A private school's account for a term: the crest and the name in the middle, the pupil with house and form beside the parents, VAT only
// since January 2025 and not on lunches before it, extras with letters for the rate, a deposit or a bursary taken off, "Account No."
// that is the family's and a "Bill" number that is not, and three ways to pay at the foot.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.35 'EB Garamond';font-variant-numeric:lining-nums;padding:12mm 22mm;color:#111}.top{text-align:center;line-height:1.25}.top svg{width:15mm}.top b{display:block;font:500 21pt 'EB Garamond';letter-spacing:1.4pt}.top small{font-size:8.8pt}h1{text-align:center;font:500 13pt 'EB Garamond';letter-spacing:2.5pt;border:solid #14264d;border-width:.6pt 0;padding:1.4mm;margin:5mm 0 7mm;color:#14264d}
  .mid{display:flex;justify-content:space-between;min-height:33mm}.mid td{padding:0 0 .4mm 4mm}.mid td:first-child{font-style:italic}.bill{width:100%;margin-top:6mm}.bill td{padding:.85mm 0}.bill .g td{padding-top:2.6mm;font-variant:small-caps;color:#14264d}.bill .s td{border-top:.5pt solid #14264d}.bill .t td{border-top:.5pt solid #14264d;border-bottom:2pt double #14264d;font-weight:600;font-size:12pt}
  .pay{margin-top:7mm;display:flex;gap:6mm;font-size:9pt;line-height:1.3}.pay div{flex:1;border-top:.6pt solid #14264d;padding-top:1.5mm}.foot{left:22mm;right:22mm;bottom:8mm;text-align:center;font-size:7.8pt}`
const CREST =
  '<svg viewBox="0 0 20 24"><path d="M1 1h18v12q0 7-9 10q-9-3-9-10z" fill="#14264d"/><path d="M10 1v22M1 10h18" stroke="#fff" stroke-width="1.6"/></svg>'
const EXTRAS: readonly (readonly [text: string, low: number, high: number, code: string])[] = [
  ['Individual violin lessons, 10 at 30 minutes', 23500, 29500, 'S'],
  ['School coach, route 4, both ways', 31000, 47500, 'Z'],
  ['Geography field trip, Lower Fifth', 8500, 14500, 'S'],
  ['LAMDA examination entry', 5200, 7900, 'E'],
  ['Second-hand blazer, school shop', 1800, 3200, 'Z'],
  ['After-school care, 14 sessions', 11900, 18900, 'E'],
]
const TERMS = [
  { title: 'LENT TERM 2026', day: { year: 2025, month: 12, day: 12 }, due: { year: 2026, month: 1, day: 7 } },
  { title: 'MICHAELMAS TERM 2024', day: { year: 2024, month: 7, day: 24 }, due: { year: 2024, month: 9, day: 4 } },
  { title: 'SUMMER TERM 2025', day: { year: 2025, month: 3, day: 28 }, due: { year: 2025, month: 4, day: 23 } },
] as const
const { amount, date } = writingOf('GB')
/** A piece that not all papers have. */
const onlyIf = (is: unknown, html: string) => (is ? html : '')

interface Item {
  readonly text: string
  readonly cents: number
  readonly code: string
}

/** Fees in advance. */
function basicOf(random: Random, index: number): Item[] {
  const tuition = random.whole(3900, 6900) * 100
  const board = index === 2 ? random.whole(2100, 3300) * 100 : 0
  return [
    { text: `Tuition fee, ${index === 2 ? 'Senior School' : 'Day pupil'}`, cents: tuition, code: 'S' },
    ...(board ? [{ text: 'Weekly boarding', cents: board, code: 'S' }] : []),
    ...(index === 0 ? [{ text: 'Sibling allowance 5%', cents: -percent(tuition, 5), code: 'S' }] : []),
    ...(index === 1
      ? [{ text: 'Bursary award', cents: -150000, code: 'E' }]
      : [{ text: 'Lunches, 58 days', cents: 58 * random.whole(420, 560), code: 'E' }]),
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const { address, bank, vatId, phone, email } = names.company()
  const [parent, child, home] = [names.person(), names.person(), names.address()]
  const { title, day, due } = TERMS[index as 0 | 1 | 2]
  const [school, trust] = ['Ravelscombe House School', 'The Ravelscombe House Educational Trust']
  const [number, family] = [random.code(index === 1 ? '24/3###' : `${day.year % 100}/1####`), random.code('@@@@0#')]
  const isTaxed = index !== 1
  const basic = basicOf(random, index)
  const extras = random
    .sample(EXTRAS, [3, 2, 4][index] ?? 2)
    .map(([text, low, high, code]) => ({ text, cents: random.whole(low / 10, high / 10) * 10, code }))
  const all = [...basic, ...extras]
  const net = sum(all.map(({ cents }) => cents))
  const taxed = sum(all.filter(({ code }) => code === 'S').map(({ cents }) => cents))
  const tax = isTaxed ? percent(taxed, 20) : 0
  const deposit = index === 1 ? 50000 : 0
  const buyer = [`Mr & Mrs ${parent.first.charAt(0)} ${parent.last}`, parent.full, parent.full][index] ?? ''
  const addressee = [buyer, `${parent.salutation} ${buyer}`, buyer][index]
  const row = (text: string, cents: number, { code = '', of = '' } = {}) =>
    `<tr class="${of}"><td>${text}</td><td class="c" style="width:12mm">${onlyIf(isTaxed, code)}</td><td class="r" style="width:30mm">${amount(cents)}</td></tr>`
  const group = (text: string) => `<tr class="g"><td colspan="3">${text}</td></tr>`
  const html = `<div class="top">${CREST}<b>${school}</b><small>${address.street}, ${address.place} · The Bursary ${phone} · ${email.replace(/@.*/, '')}@ravelscombe.sch.uk</small></div><h1>ACCOUNT FOR ${title}</h1>
    <div class="mid"><div>${addressee}<br>${home.lines.join('<br>')}</div><table><tr><td>Pupil</td><td>${child.first} ${parent.last}</td></tr><tr><td>Form</td><td>${random.pick(['3B', 'L5W', '7 Hawthorn'])}</td></tr><tr><td>Family account</td><td>${family}</td></tr><tr><td>Bill</td><td>${number}</td></tr><tr><td>Date${onlyIf(isTaxed, ' and tax point')}</td><td>${date(day, 'long')}</td></tr></table></div>
    <table class="bill"><tr><td></td><td class="c"><i>${onlyIf(isTaxed, 'VAT')}</i></td><td class="r"><i>£</i></td></tr>${group('Fees in advance')}${each(basic, ({ text, cents, code }) => row(text, cents, { code }))}${group('Extras in arrear')}${each(extras, ({ text, cents, code }) => row(text, cents, { code }))}
    ${isTaxed ? `${row('Total excluding VAT', net, { of: 's' })}${row(`VAT at 20% on £${amount(taxed)}`, tax)}${row('Payable', net + tax, { of: 't' })}` : `${row('Total of this bill', net, { of: 's' })}${row('Less part of entrance deposit now returned', -deposit)}${row('Payable', net - deposit, { of: 't' })}`}</table>
    <p style="margin-top:3mm">${onlyIf(isTaxed, 'S = standard rated, Z = zero rated, E = exempt. ')}Fees are due on or before the first day of term, <b>${date(due, 'long')}</b>. A term’s notice in writing is required before a pupil is withdrawn; interest of 1.5% a month is charged on late accounts.</p>
    <div class="pay"><div><i>By transfer</i><br>${bank.name}<br>${bank.account.replace(' Account', '<br>Account')}<br>quoting ${family}</div><div><i>By Direct Debit</i><br>If you have signed a mandate we collect on the first day of term; you need do nothing.</div><div><i>By cheque</i><br>payable to “${school}”, with the pupil’s name on the back.</div></div>
    <div class="abs foot">${trust}, a charity (No. ${random.code('30####')}) and company limited by guarantee, registered in England ${random.code('00######')}${onlyIf(isTaxed, `.<br>VAT No. ${vatId}`)}</div>`
  const gross = net + tax
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Fees_${family}_${title.replace(/ /g, '_')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [school, trust],
      buyerName: buyer,
      ...(isTaxed ? { sellerVatId: vatId, netTotal: fixed(net), taxTotal: fixed(tax) } : {}),
      grossTotal: deposit ? [fixed(gross), fixed(gross - deposit)] : fixed(gross),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'term-fees',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
