// An American tire shop's counter slip on wide roll paper, photographed: work order and invoice numbers, plate, mileage, DOT numbers of
// the tires, a state fee and disposal without tax beside taxed parts and untaxed labor, a discount in brackets, and a card payment whose
// approval repeats the total, or cash with change; the date stands at the very end beside the clerk.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const TIRES = [
  ['225/65R17 TOURSTAR AS 102H', 12899, 16499],
  ['LT265/70R17 MESA A/T 10PLY', 19899, 24999],
] as const
const CSS = `body{font:9.4pt/1.3 'Nimbus Mono PS','Liberation Mono',monospace;font-weight:700}.sheet{padding:6mm 5mm}.n{font:900 19pt/1 'Lato Black','Lato';letter-spacing:-.4pt}table{width:100%}td{padding:0;vertical-align:top}.d{border-top:1pt dashed #000;margin:2mm 0}.s{font-size:8pt}.x td{font-size:12.5pt}`
const { amount, date } = writingOf('US')

function workOf(random: Random, index: number) {
  const [tire, low, high] = TIRES[index] as (typeof TIRES)[number]
  const count = [4, 2][index] as number
  const price = random.whole(low, high)
  const taxed: (readonly [string, number])[] = [
    [`${count} ${tire}<br>&nbsp; @ ${amount(price)} DOT ${random.code('#@@ 3#25')}`, count * price],
    [`${count} TPMS SERVICE KIT @ 4.50`, count * 450],
    ...(index === 0 ? [['MFR INSTANT SAVINGS', -6000] as const] : []),
  ]
  const untaxed: (readonly [string, number])[] = [
    [`${count} MOUNT/SPIN BALANCE @ 18.00`, count * 1800],
    ...(index === 0 ? [['1 4-WHEEL ALIGNMENT', 9995] as const] : [['1 FLAT REPAIR, RF', 2500] as const]),
    [`${count} STATE TIRE FEE @ 1.75`, count * 175],
    [`${count} SCRAP TIRE DISPOSAL @ 3.00`, count * 300],
  ]
  return { taxed, untaxed }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [firm, brand] = [
    companyIn(names, 'Tire & Alignment'),
    ['BIG MITTEN TIRE', 'Rimrock Tire Depot'][index] as string,
  ]
  const [day, driver, number] = [
    dayIn(random, 2026),
    names.person(),
    random.code(['1-####7', '5####'][index] as string),
  ]
  const { taxed, untaxed } = workOf(random, index)
  const [parts, rest] = [sum(taxed.map(([, cents]) => cents)), sum(untaxed.map(([, cents]) => cents))]
  const rate = [6, 8.1][index] as number
  const tax = percent(parts, rate)
  const gross = parts + rest + tax
  const given = Math.ceil(gross / 2000) * 2000
  const row = (text: string, right: string, of = '') =>
    `<tr class="${of}"><td>${text}</td><td class="r">${right}</td></tr>`
  const money = (cents: number) => (cents < 0 ? `(${amount(-cents)})` : amount(cents))
  const rows = (mark: string) => (list: readonly (readonly [string, number])[]) =>
    each(list, ([text, cents]) => row(text, `${money(cents)}${mark}`))
  const paid =
    index === 0
      ? `${row(`VISA ************${random.code('####')}`, amount(gross))}${row('APPR', random.code('0####Z'))}${row('AID', 'A0000000031010')}${row('CHANGE', '.00')}`
      : `${row('CASH', amount(given))}${row('CHANGE DUE', amount(given - gross))}`
  const page = `<div class="c"><span class="n">${brand}</span><br>${firm.name}<br>${firm.address.lines.join('<br>')}<br>${firm.phone}</div><div class="d"></div>
    <table>${row(`INVOICE ${number}`, `W/O ${random.code('####')}`)}${row(`${driver.last.toUpperCase()}, ${driver.first.toUpperCase()}`, random.code('###-555-01##'))}${row(['2019 SUV AWD GRAY', '2016 PICKUP 4X4'][index] as string, random.code('@@@ ####'))}${row('MILES IN/OUT', `${random.code('8####')}/SAME`)}${row('TORQUE', '100 FT-LB')}</table><div class="d"></div>
    <table>${rows(' T')(taxed)}${rows(' &nbsp;')(untaxed)}</table><div class="d"></div>
    <table>${row('PARTS', amount(parts))}${row('LABOR &amp; FEES', amount(rest))}${row('SUBTOTAL', amount(parts + rest))}${row(`TAX ${rate.toFixed(3)}%`, amount(tax))}${row('TOTAL', `$${amount(gross)}`, 'x')}</table><div class="d"></div><table>${paid}</table>
    <div class="d"></div><div class="s">RETORQUE LUGS AFTER 50 MILES. ROAD HAZARD: ${index === 0 ? 'DECLINED' : `CERT ${random.code('RH######')}`}. NO RETURN ON MOUNTED TIRES. STATE REG. REPAIR FACILITY F${random.code('######')}</div>
    <table style="margin-top:2mm">${row(`${date(day, 'short')} ${random.code('10:3#')}AM`, `CLERK ${names.person().first.toUpperCase()}`)}${row(`BAY 3 TECH ${random.code('##')}`, 'TERM 01')}</table><div class="c">*** ${index === 0 ? 'CUSTOMER COPY' : 'PAID – THANK YOU'} ***</div>`
  return {
    html: sheets(CSS, [page], { width: 102, height: [177, 161][index] as number }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      buyerName: `${driver.last}, ${driver.first}`,
      netTotal: fixed(parts + rest),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'tire-shop-slip',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
