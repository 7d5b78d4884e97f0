// An American tractor dealer's parts invoice from a line printer on continuous paper with holes: no rules, heads in capitals far above
// their values, ordered/shipped/back-ordered columns, core deposits and returns as lines of less than nothing, tax by exemption, a cash
// or charge ticket with the farm's account, and packing, salesman, unit and serial numbers around the invoice's own.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const PARTS: readonly Ware[] = [
  ['FILTER, HYD SPIN-ON', 'AK31072', 4895, 7450, 3],
  ['ELEMENT, AIR OUTER', 'RX88410', 6230, 9980, 2],
  ['SECTION KIT, SICKLE 12/BOX', 'H2-0447', 3990, 5580, 6],
  ['BELT, DRIVE POLY', 'M77193', 8840, 13290, 2],
  ['CHAIN, ROLLER 60H 10FT', '60H-10', 5475, 7325, 2],
  ['U-JOINT CROSS CAT 4', 'UJ4-35', 3120, 4890, 4],
  ['OIL 15W40 2.5 GAL', 'TY1540', 4725, 5995, 8],
  ['SEAL, LIP RR AXLE', 'AL9920', 2910, 4470, 4],
  ['COTTER PIN ASST', '24H-99', 895, 1250, 2],
]
const CSS = `.sheet{font:9.6pt/1.34 'Courier Prime','Liberation Mono',monospace;padding:9mm 20mm 0}.holes{left:3mm;top:0;width:4mm;bottom:0;background:radial-gradient(circle at center,#bbb 0 1.7mm,transparent 1.8mm) 0 4mm/4mm 12.7mm repeat-y}.holes.r2{left:auto;right:3mm}.g{background:repeating-linear-gradient(#eef5ea 0 12.7mm,#fff 12.7mm 25.4mm);position:absolute;left:10mm;right:10mm;top:0;bottom:0;z-index:-1}
table{width:100%}td,th{padding:0;text-align:left;font-weight:400;vertical-align:top}.n{font:700 15pt 'Courier Prime';letter-spacing:1pt}.m{margin:5mm 0 6mm}.m th{font-size:7.6pt}.b{left:20mm;right:20mm;bottom:10mm}`
const { amount, date } = writingOf('US')
const minus = (cents: number) => (cents < 0 ? `${amount(-cents)}-` : amount(cents))

/** Beside the parts: name, number, price in core charges, quantity. */
const MORE = [
  'ALTERNATOR, REMAN 120A/SE50114/4/1 CORE CHARGE/SE50114C/1/1',
  'RETURN: BELT, DRIVE/M77190/1/-1',
  'STARTER, REMAN/SE50337/5/1 CORE CHARGE/SE50337C/1/1 CORE RETURNED/SE50337C/1/-1',
].map((line) => [...line.matchAll(/\s?(.+?)\/(\w+)\/(\d)\/(-?\d)/g)])

function linesOf(random: Random, index: number) {
  const core = random.whole(9, 24) * 500
  const more = (MORE[index] ?? []).map(([, name = '', unit = '', factor, pieces]) => {
    const [price, quantity] = [Number(factor) * core, Number(pieces)]
    return { number: 0, name, unit, quantity, price, total: price * quantity }
  })
  const all = [...positionsOf(random, PARTS, [6, 4, 8][index] as number), ...more]
  return all.map((one, at) => ({ ...one, ordered: one.quantity + (at === 1 ? 1 : 0) }))
}

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const firm = companyIn(names, 'Tractor & Implement')
  const [farmer, home] = [names.person(), names.address()]
  const farm = [`${farmer.last} Bros. Grain & Cattle`, `${farmer.full}`, `${farmer.last} Dairy Farms`][index] as string
  const [day, number] = [dayIn(random, 2025, 2026), random.code(['02-4####', 'P7####', '02-5####'][index] as string)]
  const due = { ...daysAfter({ ...day, day: 28 }, 14), day: 10 }
  const lines = linesOf(random, index)
  const goods = sum(lines.map(({ total }) => total))
  const [rate, freight] = [[0, 6.5, 5.5][index] as number, index === 0 ? 1250 : 0]
  const tax = percent(goods, rate)
  const gross = goods + freight + tax
  const rows = each(
    lines,
    (one) =>
      `<tr><td>${one.ordered}</td><td>${one.quantity}</td><td>${one.ordered - one.quantity || ''}</td><td>${one.unit}</td><td>${one.name}</td><td class="r">${amount(one.price)}</td><td class="r">${minus(one.total)}</td></tr>`,
  )
  const total = (label: string, text: string) =>
    `<tr><td class="r">${label}</td><td class="r" style="width:34mm">${text}</td></tr>`
  const how = [
    `CHARGE - DUE ${date(due, 'short')}`,
    `CHECK ${random.code('31##')}`,
    `CHARGE - DUE ${date(due, 'short')}`,
  ][index] as string
  const page = `<div class="g"></div><div class="abs holes"></div><div class="abs holes r2"></div><table><tr><td><span class="n">${firm.name.toUpperCase()}</span><br>${firm.address.lines.join('<br>').toUpperCase()}<br>PARTS ${firm.phone}</td><td class="r">*** ${['I N V O I C E', 'CASH INVOICE', 'I N V O I C E'][index]} ***<br>${number}<br>PAGE 1</td></tr></table>
    <table style="margin-top:9mm"><tr><td style="width:14mm">SOLD<br>TO</td><td>${farm.toUpperCase()}<br>${index === 1 ? '' : `% ${farmer.full.toUpperCase()}<br>`}${home.lines.join('<br>').toUpperCase()}</td><td style="width:14mm">SHIP<br>TO</td><td>${['WILL CALL - COUNTER', 'SAME', `ROUTE TRUCK 3<br>${names.address().lines.join('<br>').toUpperCase()}`][index]}</td></tr></table>
    <table class="m"><tr><th>ACCT</th><th>DATE/TIME</th><th>SLSM</th><th>TKT/PACK SLIP</th><th>PO/REF</th><th>VIA</th></tr><tr><td>${random.code('######')}</td><td>${date(day)} ${random.code('09:#1')}</td><td>${random.code('##')}</td><td>${random.code('T-1#####')}</td><td>${['COMBINE', 'VERBAL', 'SON'][index]}</td><td>${['WC', 'WC', 'TRK'][index]}</td></tr></table>
    <table><tr><td colspan="7">MODEL/SERIAL &nbsp;${random.code('9#7# / @@##@###12##')} &nbsp; HRS ${random.code('31##')}</td></tr><tr><th>ORD</th><th>SHP</th><th>B/O</th><th>PART NO</th><th>DESCRIPTION</th><th class="r">NET EA</th><th class="r">AMOUNT</th></tr><tr><td colspan="7">&nbsp;</td></tr>${rows}<tr><td colspan="7"><br>${['EXEMPT CERT ON FILE - AGRICULTURAL USE', 'NO RETURNS ON ELECTRICAL', 'CORES MUST BE RETURNED IN REMAN BOX WITHIN 60 DAYS'][index]}</td></tr></table>
    <div class="abs b"><table>${total('PARTS', minus(goods))}${freight > 0 ? total('INBOUND FREIGHT', amount(freight)) : ''}${total(rate > 0 ? `SALES TAX ${rate}%` : 'SALES TAX - EXEMPT', amount(tax))}${total('PAY THIS AMOUNT', `$${amount(gross)}`)}${total(how, index === 1 ? `${amount(gross)}-` : '')}</table><p style="margin-top:7mm">RECEIVED BY X______________________ &nbsp; COUNTERMAN ${names.person().first.toUpperCase()} &nbsp; PRINTED ${date(day, 'short')}</p>PAST DUE ACCOUNTS 1 1/2% PER MONTH (18% ANNUAL). FED ID ${firm.vatId}</div>`
  return {
    html: sheets(CSS, [page], { width: 241.3, height: 215.9 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 1 ? {} : { dueDate: iso(due) }),
      sellerName: firm.name,
      buyerName: farm,
      sellerVatId: firm.vatId,
      netTotal: fixed(goods + freight),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'tractor-parts-counter',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
