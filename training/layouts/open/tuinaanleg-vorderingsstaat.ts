// A Flemish garden builder's invoice for part of a job: the seller only in three columns at the foot, the title "Vorderingsstaat nr. 2" with a number that is
// not the invoice's, earlier parts taken off, tax owed by the customer or at 21 %, days in words, a structured message and a discount for paying soon.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, iso, percent, sheets, totals, writingOf } from '../sheet.ts'

const CASES = [
  {
    firm: 'Tuinen Verstraeten-Pauwels BV',
    lines: ['Heirbaan 210', '9150 Kruibekerzele'],
    buyer: 'Gemeentebestuur Zwijnveld',
    to: ['Dienst Openbaar Domein', 'Dorp 1', '2070 Zwijnveld'],
    job: 'Heraanleg plantvakken Statieplein',
    rate: 21,
    state: 2,
    number: '20##/0##',
    words: 'Algemeen totaal',
  },
  {
    firm: 'Groenwerken De Smedt & Zoon BVBA',
    lines: ['Molenhoek 17', '9240 Zelebeke'],
    buyer: 'Aannemingen Van Laere-Cools NV',
    to: ['Boomsesteenweg 930', '2610 Wilrijkhoven'],
    job: 'Groendak en binnentuin residentie Lindehof',
    rate: 0,
    state: 3,
    number: 'VF1-####',
    words: 'Te betalen',
  },
] as const
const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const CSS = `.sheet{font:10pt/1.5 'Carlito',sans-serif;padding:22mm 20mm 0 24mm}.to{margin-left:92mm}.id{margin-top:14mm}.id span{display:inline-block;min-width:46mm;font-weight:700}h1{font:400 20pt 'Carlito';color:#3f7d20;margin:8mm 0 1mm}.g{width:100%;margin-top:6mm}.g td{padding:1.3mm 0;border-bottom:.3pt solid #aaa}.g td:last-child{white-space:nowrap;text-align:right}.g .b td{font-weight:700;font-size:12pt;border-bottom:1.6pt double #3f7d20}.n{font-size:8.4pt;margin-top:5mm}.foot{left:0;right:0;bottom:0;background:#3f7d20;color:#fff;padding:4mm 20mm 5mm 24mm;display:grid;grid-template-columns:1.1fr 1fr 1.2fr;font-size:8.4pt;line-height:1.4}`
const { amount, date } = writingOf('DE', '.')

const inWords = ({ day, month, year }: Day) => `${day} ${MONTHS[month - 1]} ${year}`

/** A month whose name Englishmen know as well, so that the build finds the day. */
const dayOf = (random: Random): Day => ({ ...dayIn(random, 2024, 2026), month: random.pick([4, 9, 11, 12]) })

function message(random: Random): string {
  const body = random.code('3#########')
  const rest = String(Number(body) % 97 || 97).padStart(2, '0')
  return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${rest}+++`
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, other, iban, day] = [bodyOf('BE', random), bodyOf('BE', random), ibanOf('BE', random), dayOf(random)]
  const [vat, due, number] = [
    vatOf('BE', body),
    daysAfter(day, 30),
    random.code(one.number.replace('20##', String(day.year))),
  ]
  const whole = random.whole(180, 640) * 10_000
  const [done, before] = [percent(whole, 68), percent(whole, 41)]
  const net = done - before
  const tax = percent(net, one.rate)
  const taxLine = one.rate > 0 ? 'BTW 21 %' : 'BTW verlegd'
  const rows = [
    [`Aannemingssom volgens offerte ${random.code('OF-###')} van ${inWords(daysAfter(day, -120))}`, whole, ''],
    ['Uitgevoerd tot op heden, 68 %', done, ''],
    [`Reeds gefactureerd, vorderingsstaten 1${one.state > 2 ? ' en 2' : ''}`, -before, ''],
    ['Totaal excl. btw', net, ''],
    [taxLine, tax, ''],
    [one.words, net + tax, 'b'],
  ] as const
  const why =
    one.rate > 0
      ? `Bij betaling binnen 8 dagen: 2 % korting voor contant op het bedrag excl. btw (€ ${amount(percent(net, 2))}).`
      : 'Verlegging van heffing. Bij gebrek aan schriftelijke betwisting, binnen een termijn van één maand na de ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften.'
  const ids = [
    ['Factuur', number],
    ['Datum', index === 0 ? inWords(day) : `${date(day)}`],
    ['Vervaldag', index === 0 ? `30 dagen, zijnde ${date(due)}` : date(due)],
    ['Uw btw-nummer', `BE ${other.replace(/(....)(...)(...)/, '$1.$2.$3')}`],
    ['Bestek / bestelbon', random.code('20##-TD-###').replace(/^20../, String(day.year))],
  ]
  const html = `<div class="to">${one.buyer}<br>${one.to.join('<br>')}</div><div class="id">${each(ids, ([label, text]) => `<span>${label}</span>${text}<br>`)}</div><h1>Vorderingsstaat nr. ${one.state}</h1>${one.job}
<table class="g">${each(rows, ([label, cents, of]) => `<tr class="${of}"><td>${label}</td><td>€ ${amount(cents)}</td></tr>`)}</table><p class="n">${why}</p><p>Gelieve te storten met vermelding van de gestructureerde mededeling ${message(random)}.</p>
<div class="abs foot"><div>${one.firm}<br>${one.lines.join('<br>')}</div><div>BTW BE ${body.replace(/(....)(...)(...)/, '$1.$2.$3')}<br>RPR Dendermonde<br>Reg. nr. ${random.code('##/##/#')}</div><div>IBAN ${inFours(iban)}<br>BIC ${bicOf('BE', iban, random)}<br>Tel. ${random.code('052 ## ## ##')}</div></div>`
  const own = { sellerName: one.firm, sellerVatId: vat, buyerName: one.buyer, iban, currency: 'EUR' }
  const fields = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), ...own, ...totals(net, tax) }
  return { html: sheets(CSS, [html]), pages: 1, fields }
}

export const layout: Layout = {
  name: 'tuinaanleg-vorderingsstaat',
  kind: 'invoice',
  language: 'nl',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
