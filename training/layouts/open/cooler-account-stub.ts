// The monthly bill of an Irish dealer in water coolers or hirer of cabins: account, customer and bill numbers of like length in a row of boxes,
// a stub to tear off at the foot that repeats them, two rates of VAT, and what was owed and paid before beside what is new.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  lastDay,
  namesIn,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Noto Sans','DejaVu Sans'}.in{left:14mm;right:14mm;top:11mm}.hd{display:flex;justify-content:space-between}.hd b{background:var(--c);color:#fff;font-size:14pt;padding:2mm 5mm;border-radius:2mm}.hd span{font-size:7.6pt;text-align:right}.bx{display:flex;gap:1.5mm;margin:5mm 0}.bx div{flex:1;border:.6pt solid var(--c);border-radius:1.5mm;padding:1mm 2mm;font-weight:600}.bx small{display:block;font-weight:400;font-size:7pt;color:var(--c)}.two{display:grid;grid-template-columns:1fr 76mm;gap:8mm;margin-bottom:5mm}.sm{background:#f2f4ee;border-radius:2mm;padding:2mm 4mm;width:100%}.sm td{padding:.6mm 3mm}.sm .z td{font-weight:700;font-size:11pt}.g{width:100%}.g th{text-align:left;font-size:7.6pt;color:var(--c);border-bottom:1pt solid var(--c)}.g td{padding:.9mm 0;border-bottom:.3pt solid #ccc}.stub{left:0;right:0;bottom:0;height:58mm;border-top:.8pt dashed #555;padding:5mm 14mm}.stub td{padding:.4mm 6mm .4mm 0}`

type Row = readonly [text: string, low: number, high: number, rate: number]
const FIRMS: readonly {
  name: string
  c: string
  slogan: string
  labels: readonly string[]
  codes: readonly string[]
  rows: readonly Row[]
}[] = [
  {
    name: 'Glenmurra Water Coolers',
    c: '#3c6e1f',
    slogan: 'Spring water since 1994 · Route ##',
    labels: ['Account', 'Invoice', 'Customer ref', 'Issued', 'Direct debit on'],
    codes: ['40###17', '41####2', '7####'],
    rows: [
      ['Spring water 18.9 l × 22', 14_300, 17_600, 23],
      ['Rental of 4 coolers, hot and cold', 4_800, 7_200, 23],
      ['Sanitising visit, 4 coolers', 6_400, 9_600, 13.5],
      ['Paper cups, sleeve × 10', 2_400, 3_300, 23],
      ['Repair of tap, labour', 3_800, 5_100, 13.5],
      ['Bottles not returned × 2', 1_800, 2_600, 23],
    ],
  },
  {
    name: 'Kilbrannagh Cabin & Toilet Hire',
    c: '#234a86',
    slogan: 'Depots in Kilbrannagh and Ardmoyle',
    labels: ['Customer', 'Hire agreement', 'Invoice ref', 'Tax point', 'Pay by'],
    codes: ['KB###', 'H-10###', 'H-10###/0#'],
    rows: [
      ['Canteen unit 24 ft, 4 weeks', 26_000, 34_000, 23],
      ['Chemical toilet × 3, 4 weeks', 14_400, 19_200, 23],
      ['Weekly service of toilets, 12 visits', 13_200, 18_000, 13.5],
      ['Delivery and siting', 9_500, 14_000, 23],
      ['Lost key', 1_500, 2_500, 23],
    ],
  },
]
const { amount, date, month } = writingOf('IE')

export const layout: Layout = {
  name: 'cooler-account-stub',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('IE', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    if (!firm) throw new RangeError('no firm')
    const [own, client] = [names.company(), names.company()]
    const seller = `${firm.name} Ltd`
    const day = lastDay(dayIn(random, 2025, 2026))
    const due = daysAfter(day, 14)
    const codes = firm.codes.map((code) => random.code(code))
    const number = codes[index === 0 ? 1 : 2] ?? ''
    const rows = firm.rows.map(([text, low, high, rate]) => ({
      text,
      rate,
      cents: Math.round(random.whole(low, high) / 5) * 5,
    }))
    const groups = taxGroupsOf(rows.map(({ rate, cents }) => [rate, cents]))
    const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
    const old = random.whole(210, 690) * 87
    const paid = index === 0 ? old : 0
    const owed = net + tax + old - paid
    const values = [...codes, date(day), date(due)]
    const line = (text: string, cents: number, kind = '') =>
      `<tr class="${kind}"><td>${text}</td><td class="r">€${amount(cents)}</td></tr>`
    const html = `<div class="abs in"><div class="hd"><b>${firm.name}</b><span>${seller}<br>${own.address.lines.join(', ')}<br>VAT no. ${own.vatId} · ${random.code(firm.slogan)}</span></div><div class="bx">${each(firm.labels, (label, at) => `<div><small>${label}</small>${values[at]}</div>`)}</div><div class="two"><div>${client.name}<br>${client.address.lines.join('<br>')}</div><table class="sm">${line('Last balance', old)}${line('Payments received, thank you', paid)}${line(`Charges ${month(day)}`, net + tax)}${line('Balance on account', owed, 'z')}</table></div>
<table class="g"><tr><th>Service at ${client.address.town}</th><th class="r">VAT</th><th class="r">Net €</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${row.rate}%</td><td class="r">${amount(row.cents)}</td></tr>`)}</table><table style="margin:4mm 0 0 auto"><tr><td></td>${each(['Net', 'VAT', 'Gross'], (head) => `<td class="r" style="width:24mm">${head}</td>`)}</tr>${each(groups, (one) => `<tr><td>at ${one.rate}%</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.net + one.tax)}</td></tr>`)}<tr><td><b>New charges</b></td>${each([net, tax, net + tax], (cents) => `<td class="r"><b>${amount(cents)}</b></td>`)}</tr></table></div>
<div class="abs stub"><b>${index === 0 ? 'Nothing to do – we collect this by direct debit' : 'Please return with your payment'}</b><table><tr><td>${firm.labels[0]}</td><td>${codes[0]}</td><td>Pay to</td><td>${seller}</td></tr><tr><td>Reference</td><td>${number}</td><td>IBAN</td><td>${inFours(own.bank.iban ?? '')}</td></tr><tr><td>Amount</td><td>€${amount(owed)}</td><td>BIC</td><td>${own.bank.bic}</td></tr></table></div>`
    return {
      html: sheets(`.sheet{--c:${firm.c}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [seller, firm.name],
        buyerName: client.name,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        grossTotal: [fixed(net + tax), fixed(owed)],
        currency: 'EUR',
      },
    }
  },
}
