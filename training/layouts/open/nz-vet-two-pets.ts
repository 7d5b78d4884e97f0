// A New Zealand vet's invoice: two animals with their own subtotals, labels at the right behind their values, "GST content" instead of a net sum, a
// discount for prompt payment by a day which is not the day due, an opening balance and a payment so that the invoice's total and the
// amount due differ, microchip and client numbers, and a slip at the foot that repeats client and amount without the number.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const WORK = [
  ['Consultation, standard', 7900],
  ['Vaccination C4 booster', 6850],
  ['Dental scale and polish', 38500],
  ['Meloxicam oral susp 32ml', 4980],
  ['Blood panel in house', 16900],
  ['Flea treatment, 3 pack', 7450],
  ['Nail trim', 1800],
  ['General anaesthetic <30min', 19500],
] as const
const PETS = ['"Biscuit" Labrador X', '"Tui" DSH', '"Mister Pip" Huntaway', '"Kowhai" Ragdoll']
const CSS = `body{font:9.2pt/1.42 'EB Garamond',serif}.sheet{padding:14mm 20mm}.hd{display:flex;gap:6mm;align-items:center;border-bottom:.8pt solid #3b6e57}.hd h1{font:600 24pt/1 'EB Garamond';color:#3b6e57;margin:0}.two{display:flex;justify-content:space-between;margin:10mm 0 7mm}.m td{padding:0 0 0 3mm}.m td:last-child{color:#777;font-style:italic}table.g{width:100%}.g td{padding:.5mm 0}.pet td{font-weight:600;font-size:11pt;padding-top:3mm;color:#3b6e57}.sub td{font-style:italic;border-top:.4pt solid #999}.t{margin-left:auto;margin-top:5mm}.t td{padding:.5mm 0 .5mm 6mm}.slip{position:absolute;left:20mm;right:20mm;bottom:14mm;border-top:1pt dashed #555;padding-top:4mm;display:flex;justify-content:space-between}`
const { amount, date } = writingOf('GB', ',')

const VETS = [
  ['Harakeke Veterinary Centre', 'Harakeke Vets (2011) Limited', '214 Great South Rd, Pokeno', '106-482-917'],
  ['Clutha Companion Animal Hospital', 'Dr S. Muir & Associates', '9 Clyde St, Balclutha 9230', '72-318-554'],
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [name, firm, place, gst] = VETS[index] ?? VETS[0]
  const [day, number] = [dayIn(random, 2023, 2025), random.code(['19####', 'H-0####'][index] ?? '')]
  const [owner, due] = [names.person(), daysAfter(day, 20)]
  const pets = random.sample(PETS, 2).map((pet) => ({ pet, work: random.sample(WORK, random.whole(2, 4)) }))
  const total = sum(pets.flatMap(({ work }) => work.map(([, cents]) => cents)))
  const tax = taxWithin(total, 15)
  const opening = index === 0 ? 0 : 8450
  const owed = total + opening
  const off = percent(total, 5)
  const meta = [
    [number, 'Tax Invoice'],
    [date(day, 'long'), 'Date'],
    [random.code('4####'), 'Client'],
    [names.person().full, 'Vet'],
    [gst, 'GST No'],
  ]
  const row = (label: string, cents: number, of = '') =>
    `<tr style="${of}"><td class="r">${label}</td><td class="r">${amount(cents)}</td></tr>`
  const sums =
    index === 0
      ? `${row('Total including GST', total, 'font-weight:600;font-size:12pt')}${row('GST content (15%)', tax)}${row(`Less 5% if paid by ${date(daysAfter(day, 7), 'month-name')}`, -off)}${row('Prompt payment amount', total - off)}`
      : `${row('This invoice, including GST', total)}${row('GST content (15%)', tax)}${row('Balance brought forward', opening)}${row('Amount due', owed, 'font-weight:600;font-size:12pt')}`
  const page = `<div class="hd"><h1>${name}</h1><span>${firm.replace('&', '&amp;')}<br>${place} &nbsp; ph 0${random.code('3 418 ####')}</span></div><div class="two"><div>${owner.salutation} ${owner.first.charAt(0)} ${owner.last}<br>RD ${random.whole(1, 5)}<br>${['Tuakau 2121', 'Kaitangata 9210'][index]}</div><table class="m">${each(meta, ([text, label]) => `<tr><td class="r">${text}</td><td>${label}</td></tr>`)}</table></div>
<table class="g">${each(pets, ({ pet, work }) => `<tr class="pet"><td colspan="2">${pet} &nbsp;<span style="font-weight:400;font-size:8.4pt">chip ${random.code('9000#######')}</span></td></tr>${each(work, ([label, cents]) => `<tr><td>${label.replace('<', '&lt;')}</td><td class="r">${amount(cents)}</td></tr>`)}<tr class="sub"><td>${pet.split('"')[1]}</td><td class="r">${amount(sum(work.map(([, cents]) => cents)))}</td></tr>`)}</table><table class="t">${sums}</table><p style="margin-top:8mm">All prices in New Zealand dollars and include GST. Payment is due on the ${date(due, 'long')}. Next vaccination ${date(daysAfter(day, 365), 'long')}.</p>
<div class="slip"><div>Please detach and send with your payment<br>${name}, ${place}</div><div class="r">${owner.first.charAt(0)} ${owner.last}<br>Internet banking ${random.code('03-1592-0######-00')}<br>Amount ${amount(owed)}</div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [name, firm],
      buyerName: `${owner.first.charAt(0)} ${owner.last}`,
      sellerVatId: gst,
      taxTotal: fixed(tax),
      grossTotal: opening ? [fixed(total), fixed(owed)] : fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'nz-vet-two-pets',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
