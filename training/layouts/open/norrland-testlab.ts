// A Swedish test laboratory's invoice from a common office program: captions in Swedish and English, a payment reference longer than the
// invoice's number, days as a computer writes them, sums in one bar above a foot of four columns, no tax because the buyer owes it.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const TESTS = [
  ['3010', 'Salt spray test ISO 9227 NSS, 720 h', 'st', 68_500, 6],
  ['3044', 'Climate chamber -40/+85 °C, per day', 'dygn', 39_000, 12],
  ['3120', 'Vibration test, random, 3 axes', 'st', 121_000, 3],
  ['3122', 'Fixture design and manufacture', 'tim', 11_400, 16],
  ['4001', 'Test engineer, attendance', 'tim', 13_200, 30],
  ['4105', 'Test report in English, incl. photographs', 'st', 74_000, 2],
  ['9010', 'Return freight of samples', 'st', 18_650, 1],
] as const
const FIRMS = [
  {
    name: 'Norrlands Miljöprovning AB',
    seat: 'Umeå',
    street: 'Formvägen 14',
    place: 'SE-906 21 Umeå',
    mark: 'NMP',
    prefix: '',
  },
  {
    name: 'Bergslagen Korrosion & Klimat AB',
    seat: 'Örebro',
    street: 'Hammargatan 3 B',
    place: 'SE-702 27 Örebro',
    mark: 'BKK',
    prefix: '25',
  },
] as const
const CLIENTS = [
  { country: 'DE', trade: 'Fahrzeugtechnik', days: 30, rows: 4, off: 0 },
  { country: 'IE', trade: 'Medical Devices', days: 20, rows: 6, off: 10 },
  { country: 'AT', trade: 'Elektronik', days: 30, rows: 2, off: 0 },
] as const
const CSS = `.sheet{font:9.2pt/1.35 'Liberation Sans';padding:12mm 14mm 0 20mm}.top{display:flex;justify-content:space-between}.mk{display:flex;align-items:center;gap:3mm;font:700 13pt 'Liberation Sans'}.mk i{font:900 15pt Lato;font-style:normal;color:#fff;background:#00518a;padding:2.2mm 2.6mm;border-radius:50%}h1{font:700 15pt 'Liberation Sans';margin:0 0 2mm}small{display:block;font:6.8pt/1.25 'Liberation Sans';color:#444}.m td{padding:.3mm 0 1mm;width:34mm;vertical-align:top}.mid{display:flex;justify-content:space-between;margin-top:9mm}.ref{width:84mm}.ref td{padding:.4mm 5mm .4mm 0;vertical-align:top;white-space:nowrap}.to{width:72mm;font-size:10pt}.g{width:100%;margin-top:10mm}.g th{font-weight:400;font-size:7.4pt;text-align:left;border-top:.6pt solid;border-bottom:.6pt solid;padding:.8mm 1mm}.g td{padding:.8mm 1mm;vertical-align:top}.low{left:20mm;right:14mm;bottom:8mm}.bar{width:100%;border:.6pt solid}.bar td{border-right:.6pt solid;padding:.8mm 1.6mm;vertical-align:top}.bar .k{font:700 12pt 'Liberation Sans';text-align:right;background:#e4edf4}.ft{display:flex;justify-content:space-between;font-size:7.6pt;line-height:1.35;margin-top:3mm}.note{font-size:8pt;margin-bottom:3mm}`
const { amount, number: figures } = writingOf('DE', '\u00a0')

const two = (swedish: string, english: string) => `<small>${swedish} / ${english}</small>`

/** Payment references end with a check figure and the length of the whole. */
function referenceOf(body: string): string {
  const long = `${body}${(body.length + 2) % 10}`
  const total = sum(
    [...long].reverse().map((one, at) => {
      const part = Number(one) * (at % 2 === 0 ? 2 : 1)
      return part > 9 ? part - 9 : part
    }),
  )
  return `${long}${(10 - (total % 10)) % 10}`
}

function rowsOf(random: Random, count: number, off: number) {
  return random.sample(TESTS, count).map(([code, name, unit, price, most]) => {
    const quantity = unit === 'tim' ? random.whole(2, most * 2) / 2 : random.whole(1, most)
    return { code, name, unit, price, quantity, total: percent(Math.round(quantity * price), 100 - off) }
  })
}

function make(random: Random, index: number): Paper {
  const firm = FIRMS[index === 2 ? 1 : 0] ?? FIRMS[0]
  const client = CLIENTS[index] ?? CLIENTS[0]
  const names = namesIn(client.country, random)
  const buyer = companyIn(names, client.trade)
  const [body, iban, day] = [bodyOf('SE', random), ibanOf('SE', random), dayIn(random, 2024, 2026)]
  const [due, number] = [daysAfter(day, client.days), random.code(`${firm.prefix}1###`)]
  const ocr = referenceOf(number)
  const rows = rowsOf(random, client.rows, client.off)
  const net = sum(rows.map(({ total }) => total))
  const refs = [
    ['Kundnr', 'Customer no.', random.code('10##')],
    ['Vår referens', 'Our reference', 'Laboratory, sect. 2'],
    ['Er referens', 'Your reference', buyer.manager.full],
    ['Ert ordernr', 'Your order no.', random.code('45########')],
    ['Vårt ordernr', 'Our order no.', `${random.code('O-2###')} (${iso(daysAfter(day, -38))})`],
    ['Ert VAT-nr', 'Your VAT no.', buyer.vatId],
  ]
  const meta = [
    ['Fakturanr', 'Invoice no.', number],
    ['Fakturadatum', 'Invoice date', iso(day)],
    ['Förfallodatum', 'Due date', iso(due)],
    ['OCR / Betalningsreferens', 'Payment ref.', ocr],
  ]
  const cells = meta.map(([swedish = '', english = '', text]) => `<td>${two(swedish, english)}<b>${text}</b></td>`)
  const percents = client.off > 0 ? `<td class="r">${client.off}</td>` : ''
  const html = `<div class="top"><div class="mk"><i>${firm.mark}</i>${firm.name}</div><div><h1>FAKTURA / INVOICE</h1><table class="m"><tr>${cells[0]}${cells[1]}</tr><tr>${cells[2]}${cells[3]}</tr></table></div></div>
<div class="mid"><table class="ref">${each(refs, ([swedish, english, text]) => `<tr><td><small>${swedish}<br>${english}</small></td><td>${text}</td></tr>`)}</table><div class="to">${two('Fakturaadress', 'Invoice address')}<br>${buyer.name}<br>Accounts Payable<br>${buyer.address.lines.join('<br>')}<br>${names.country.name.toUpperCase()}</div></div>
<table class="g"><tr><th>Artnr<br>Item</th><th>Benämning<br>Description</th><th class="r">Antal<br>Quantity</th><th>Enhet<br>Unit</th><th class="r">À-pris<br>Unit price</th>${client.off > 0 ? '<th class="r">Rabatt %<br>Discount</th>' : ''}<th class="r">Belopp<br>Amount</th></tr>${each(rows, (row) => `<tr><td>${row.code}</td><td>${row.name}</td><td class="r">${figures(row.quantity)}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td>${percents}<td class="r">${amount(row.total)}</td></tr>`)}<tr><td></td><td style="padding-top:4mm">Test period ${iso(daysAfter(day, -33))} – ${iso(daysAfter(day, -6))}. Report ${random.code('R2#-0##')}.<br>Samples are kept until ${iso(daysAfter(day, 90))}.</td></tr></table>
<div class="abs low"><div class="note">Omvänd betalningsskyldighet / Reverse charge, Article 44 and 196 Council Directive 2006/112/EC. Dröjsmålsränta / Interest on late payment 12 %. Betalningsvillkor / Terms of payment: ${client.days} dagar netto / days net.</div><table class="bar"><tr><td>${two('Exkl. moms', 'Excl. VAT')}${amount(net)}</td><td>${two('Moms %', 'VAT %')}0,00</td><td>${two('Moms', 'VAT')}0,00</td><td>${two('Öresutjämning', 'Rounding')}0,00</td><td>${two('Valuta', 'Currency')}EUR</td><td class="k">${two('ATT BETALA', 'TO PAY')}EUR ${amount(net)}</td></tr></table>
<div class="ft"><span>${two('Adress', 'Address')}${firm.name}<br>${firm.street}<br>${firm.place}<br>Sweden</span><span>${two('Telefon', 'Telephone')}+46 ${random.code('90 ## ## ##')}${two('Säte', 'Registered office')}${firm.seat}</span><span>${two('Bankgiro', 'Bank giro')}${random.code('5###-####')}${two('IBAN / BIC', 'Sparlandsbanken')}${inFours(iban)}<br>${bicOf('SE', iban, random)}</span><span>${two('Org.nr', 'Corp. ID')}${body.slice(0, 6)}-${body.slice(6)}${two('Momsreg.nr', 'VAT reg. no.')}${vatOf('SE', body)}<br>Godkänd för F-skatt</span></div></div>`
  const own = { sellerName: firm.name, sellerVatId: vatOf('SE', body), iban, buyerName: buyer.name, currency: 'EUR' }
  const fields = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), ...own, ...totals(net, 0) }
  return { html: sheets(CSS, [html]), pages: 1, fileName: `Faktura_${number}.pdf`, fields }
}

export const layout: Layout = {
  name: 'norrland-testlab',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make,
}
