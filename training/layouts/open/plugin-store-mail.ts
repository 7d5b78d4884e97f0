// A marketplace's receipt as a mail printed from the webmail, on A4: the mail's own date, the order's and the charge's, a subject with a
// number, a shop that sells on behalf of the plug-in's maker, buyers in Germany with reverse charge, German tax or none because the
// marketplace is not in the Union, a second currency in grey, and no table heads.
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

const PLUGINS: readonly Ware[] = [
  ['Crumbtrail Pro – 5 sites, 1 year', 'WX', 7900, 9900, 1],
  ['Formwright Add-on: PDF stamps', 'WX', 2900, 4900, 2],
  ['Larder for Shops (annual)', 'WX', 12900, 17900, 1],
  ['Icon set "Nordlys", extended licence', 'WX', 1900, 3900, 1],
  ['Priority support, 12 months', 'WX', 4900, 4900, 1],
]
const CSS = `.sheet{font:10.2pt/1.5 'Roboto';padding:8mm 13mm;color:#202124}.gm{display:flex;justify-content:space-between;font-size:8.4pt;border-bottom:.5pt solid #999;padding-bottom:2mm}.su{font-size:15pt;margin:3mm 0 0}.fr{display:flex;justify-content:space-between;font-size:9pt;border-top:.5pt solid #999;border-bottom:.5pt solid #999;padding:2mm 0;margin:2mm 0 7mm}.in{width:152mm;margin:0 auto;border:.5pt solid #dadce0;border-radius:3mm;padding:9mm 11mm}.lg{font:700 19pt 'Dosis';color:#5b3fd6;margin-bottom:6mm}.in table{width:100%;margin:5mm 0}.in td{padding:1.6mm 0;vertical-align:top;border-bottom:.4pt solid #eee}.in small{display:block;color:#777;font-size:8pt}.t td{border:0!important;padding:.6mm 0!important}.t .z td{font-weight:700;font-size:12pt;padding-top:2mm!important}.gr{color:#80868b;font-size:8.2pt}.ft{left:13mm;right:13mm;bottom:6mm;font-size:7.6pt;color:#555;display:flex;justify-content:space-between}`
const { amount, date } = writingOf('US')
const SHOPS = ['Plugbarn', 'Plugbarn', 'Tackhaus Market'] as const

function make(random: Random, index: number): Paper {
  const [names, german, irish] = [namesIn('US', random), namesIn('DE', random), namesIn('IE', random)]
  const brand = SHOPS[index] as string
  const firm = index === 2 ? companyIn(names, 'Digital Goods') : companyIn(irish, 'Digital Goods')
  const [client, person, maker] = [german.company(), german.person(), names.person()]
  const reader = [client.manager, person, client.manager][index] as typeof person
  const buyer = [client.name, person.full, client.name][index] as string
  const mailbox =
    index === 1 ? `${person.last.toLowerCase().replace(/[^a-z]/g, '')}@postfach-mail.example` : client.email
  const [code, sign] = index === 2 ? ['USD', '$'] : ['EUR', '€']
  const day = dayIn(random, 2026)
  const [number, order] = [
    random.code(['PB-IE-26-#####', 'PB-IE-26-#####', '####-####'][index] as string),
    random.code('#7#####3'),
  ]
  const rows = positionsOf(random, PLUGINS, [3, 1, 2][index] as number)
  const list = sum(rows.map(({ total }) => total))
  const off = percent(list, [20, 0, 0][index] as number)
  const net = list - off
  const tax = percent(net, [0, 19, 0][index] as number)
  const gross = net + tax
  const money = (cents: number) => (cents < 0 ? `−${sign}${amount(-cents)}` : `${sign}${amount(cents)}`)
  const line = (text: string, right: string, of = '') =>
    `<tr class="${of}"><td>${text}</td><td class="r">${right}</td></tr>`
  const taxLine = [line('VAT 0% (reverse charge)', money(0)), line('VAT Germany 19%', money(tax)), ''][index] as string
  const seller = `${firm.name}, ${firm.address.lines.join(', ')}${index === 2 ? ', USA' : ', Ireland'}`
  const words = [
    `Reverse charge: the customer accounts for VAT under Art. 196 of Directive 2006/112/EC. Your VAT ID: ${client.vatId}.`,
    `You bought as a consumer and asked for delivery at once; the right to withdraw ended with the first download.`,
    `No sales tax was collected. ${firm.name} is not established in the EU; please account for any tax where you are.`,
  ][index]
  const rateNote =
    index === 2
      ? `about €${amount(Math.round(gross * 0.92))} at 1 USD = 0.92 EUR; your bank's rate may differ`
      : `charged as ${sign}${amount(gross)} ${code}`
  const page = `<div class="gm"><b>Mailtop</b><span>${reader.full} &lt;${mailbox}&gt;</span></div><div class="su">Your ${brand} receipt [#${order}]</div><div class="gr">1 message</div>
    <div class="fr"><span><b>${brand}</b> &lt;no-reply@${brand.toLowerCase().replace(/ /g, '')}.example&gt;<br>To: ${mailbox}</span><span class="r">${date(daysAfter(day, 1), 'month-name')} at ${random.code('0#:1#')} AM<br>Reply-To: help</span></div>
    <div class="in"><div class="lg">${brand.toLowerCase()}</div><p>Hi ${['there', person.first, 'there'][index]},</p><p>thanks for your purchase! This mail is your ${['tax receipt', 'invoice', 'receipt'][index]} <b>${number}</b>, issued ${date(day, 'long')}. Keep it for your books. Downloads and licence keys are under <u>My purchases</u>.</p>
    <table>${each(rows, (one) => line(`${one.quantity > 1 ? `${one.quantity} × ` : ''}${one.name}<small>by ${maker.first.toLowerCase()}${maker.last.toLowerCase()} · licence ${random.code('@@##-@@@#-####')} · renews ${date(daysAfter(day, 365), 'month-name')}</small>`, money(one.total)))}</table>
    <table class="t">${off > 0 ? line('Coupon EARLYBIRD20 (20% off)', money(-off)) : ''}${index === 2 ? '' : line('Net', money(net))}${taxLine}${line(`Total ${code}`, money(gross), 'z')}${line(index === 2 ? 'Paid with wallet balance' : `Paid by Mastercard ····${random.code('####')}`, money(gross))}</table><p class="gr">${rateNote} · transaction ${random.code('ch_3@#@#@#@#@@##')}</p>
    <p><b>Billed to</b><br>${buyer}<br>${client.address.lines.join('<br>')}<br>Germany</p><p style="font-size:8.6pt">${words}</p><p class="gr" style="margin:7mm 0 0;border-top:.4pt solid #ddd;padding-top:3mm">Sold by ${seller}${index === 2 ? `. EIN ${firm.vatId}` : `. VAT ${firm.vatId}. ${firm.register}`}. ${brand} acts in its own name for the authors on its store. You get this mail because you bought something; it has no unsubscribe.</p></div>
    <div class="abs ft"><span>https://mail.mailtop.example/u/0/?view=pt&amp;search=all&amp;permthid=${random.code('########')}</span><span>1/1</span></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `Mailtop - Your ${brand} receipt.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      buyerName: buyer,
      sellerVatId: firm.vatId,
      ...(index === 2 ? {} : { netTotal: fixed(net), taxTotal: fixed(tax) }),
      grossTotal: fixed(gross),
      currency: code as string,
    },
  }
}

export const layout: Layout = {
  name: 'plugin-store-mail',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  make,
}
