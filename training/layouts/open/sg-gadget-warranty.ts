// A Singaporean electronics shop's slip: every article has a serial number and a day on which its warranty ends, the receipt's number stands
// only under the bar code at the foot, the order had a deposit paid on another day, a trade-in is taken off after tax, instalments by card,
// the company with "(S) PL" and the shop's name in a picture of letters above.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { textPicture } from '../letterhead.ts'
import { dayIn, each, fixed, iso, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const GADGETS = [
  ['NOTEBOOK 14" I5/16G/512G SLV', 128900, 'NB14'],
  ['INKJET AIO WIFI', 18900, 'PR22'],
  ['27" QHD MONITOR USB-C', 39900, 'MN27'],
  ['WL MOUSE GRAPHITE', 5990, 'MS03'],
  ['SSD PORTABLE 2TB', 21900, 'SD2T'],
  ['HDMI CABLE 2M', 1890, 'CB02'],
] as const
const CSS = `body{font:8.2pt/1.34 Lato,sans-serif}.sheet{padding:5mm}.l{display:flex;justify-content:space-between}.s{font-size:7.2pt;color:#222}.i{margin-top:1.6mm}hr{border:0;border-top:.8pt dotted #000;margin:2mm 0}.t{font:900 13pt/1.3 Lato}.c canvas{margin:0 auto}`
const { amount, date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const [brand, firm] = [
    ['VOLTA', 'Volta Retail (S) Pte Ltd'],
    ['GIGAHUB', 'Gigahub Infotech (S) PL'],
  ][index] as [string, string]
  const [gst, uen] = index === 0 ? ['20-0714483-M', '200714483M'] : ['M90364172Y', '201107749R']
  const [day, number] = [dayIn(random, 2024, 2025), random.code(['8817-###-0#####', 'SL2-####9#'][index] ?? '')]
  const rows = random.sample(GADGETS, [3, 2][index] ?? 2).map(([name, cents, model]) => ({ name, cents, model }))
  const gross = sum(rows.map((one) => one.cents))
  const tax = taxWithin(gross, 9)
  const [deposit, trade] = index === 0 ? [10000, 0] : [0, 4500]
  const due = gross - deposit - trade
  const line = (left: string, right: string, of = '') =>
    `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
  const logo = textPicture([{ text: brand, font: '900 9px Lato', left: 1, base: 10, colour: '#000', spacing: 1.5 }], {
    width: 60,
    height: 12,
  })
  const page = `<div class="c">${logo}</div><div class="c s">${firm}<br>1 Harbour Loop #0${index + 2}-3${index} Keppel Mall S(09${random.code('####')})<br>GST Reg No ${gst} &nbsp; UEN ${uen}<br>Tel 6${random.code('### ####')}</div><div class="c" style="margin:2mm 0;font-weight:700">Tax Invoice</div>
${line(date(day, 'month-name'), random.code('1#:5#:2#'))}${line('Register 04', `Sales staff ${random.pick(['Jun Hao', 'Priya', 'Hafiz'])}`)}${line('Member', random.code('VP 6### ####'))}<hr>${each(rows, (one) => `<div class="i">${line(one.name, amount(one.cents))}<div class="s">Model ${one.model} &nbsp; S/N ${random.code('5CG#@##@#')}<br>Warranty till ${date(daysAfter(day, one.cents > 30000 ? 1095 : 365), 'month-name')}</div></div>`)}<hr>
${line('TOTAL', `S$${amount(gross)}`, 't')}${line('of which 9% GST', amount(tax), 's')}${line('Amount before GST', amount(gross - tax), 's')}<hr>${deposit ? line(`Deposit of ${date(daysAfter(day, -6), 'month-name')}, SO ${random.code('77####')}`, `-${amount(deposit)}`) : line('Trade-in used tablet', `-${amount(trade)}`)}${line('Balance', amount(due))}${line(index === 0 ? 'MASTER 0% 12 MTHS' : 'NETS', amount(due))}<div class="s">${index === 0 ? `XXXX XXXX XXXX ${random.code('####')} &nbsp; AC ${random.code('######')} &nbsp; TID ${random.code('2230####')}` : `STAN ${random.code('######')} &nbsp; RRN ${random.code('4###########')}`}</div><hr>
<div class="c s">Exchange within 7 days in original box with this slip.<br>Register your product online by ${date(daysAfter(day, 30), 'month-name')}.<br>No refund.</div><div class="c" style="margin-top:3mm">${barCode(random, 58, 10)}<br>${number}</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [165, 153][index] ?? 165 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm, brand],
      sellerVatId: gst,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: [fixed(gross), fixed(due)],
    },
  }
}

export const layout: Layout = {
  name: 'sg-gadget-warranty',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
