// A hosting firm's automatic receipt for a card payment: a word of thanks over a large sum, invoice and receipt numbers beside each other,
// a Dutch, Singaporean or American seller, buyers in three countries with reverse charge, British VAT or none, links in the text.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.5 'Roboto','Liberation Sans';color:#111827;background:#f3f4f6;padding:16mm 0}.card{width:150mm;margin:0 auto;background:#fff;border-radius:3mm;padding:9mm 12mm;border:.4pt solid #e5e7eb}.lg{text-align:center;font:900 16pt 'Lato','Liberation Sans';color:var(--c)}.am{text-align:center;margin:6mm 0}.am b{display:block;font:300 27pt/1.3 'Roboto','Liberation Sans'}.fact{display:grid;grid-template-columns:repeat(3,1fr);border-top:.5pt solid #e5e7eb;border-bottom:.5pt solid #e5e7eb;padding:3mm 0}.fact small,.ad small{display:block;font-size:7pt;letter-spacing:.6pt;text-transform:uppercase;color:#6b7280}.ad{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:5mm 0;font-size:8.8pt}.g{width:100%;background:#f9fafb}.g td{padding:1.8mm 3mm}.g small{color:#6b7280;display:block}.g .s td{border-top:.5pt solid #e5e7eb}.g .b td{font-weight:500;border-top:.8pt solid #111827}.fine{width:150mm;margin:5mm auto 0;text-align:center;font-size:7.2pt;color:#6b7280}`

const FIRMS = [
  {
    brand: 'dokbyte',
    name: 'Dokbyte B.V.',
    place: 'Havenkade 211, 1019 BX Amsterdam, The Netherlands',
    id: 'NL########1B01',
    c: '#0f766e',
    code: 'EUR',
    sign: '€',
    country: 'DE',
    rate: 0,
    tax: 'VAT reverse charged',
  },
  {
    brand: 'Nimbusyard',
    name: 'Nimbusyard Cloud Pte. Ltd.',
    place: '80 Kerbau Walk #14-02, Singapore 218011',
    id: 'GB3## #### ##',
    c: '#4338ca',
    code: 'GBP',
    sign: '£',
    country: 'GB',
    rate: 20,
    tax: 'VAT – United Kingdom (20%)',
  },
  {
    brand: 'PIXELHAVN',
    name: 'Pixelhavn, Inc.',
    place: '1200 Alder Street, Suite 300, Eastworth, OR 97000, United States',
    id: '',
    c: '#be123c',
    code: 'USD',
    sign: '$',
    country: 'US',
    rate: 0,
    tax: 'Sales tax (exempt)',
  },
] as const
const PLANS = [
  ['Virtual server M, 4 vCPU / 8 GB', 1_490],
  ['Block storage, 200 GB', 890],
  ['Managed database, small', 2_600],
  ['Snapshots and traffic', 417],
  ['Domain renewal, 1 year', 1_599],
] as const
const { amount, date } = writingOf('US')

export const layout: Layout = {
  name: 'hosting-receipt',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const firm = FIRMS[index] ?? FIRMS[0]
    const names = namesIn(firm.country, random)
    const [client, person, home, day] = [names.company(), names.person(), names.address(), dayIn(random, 2026)]
    const number = random.code(['@#@@#@##-0012', 'NY-2026-######', '#######'][index] ?? '')
    const receipt = random.code('2###-####')
    const rows = random.sample(PLANS, 2 + index)
    const net = sum(rows.map(([, cents]) => cents))
    const tax = percent(net, firm.rate)
    const money = (cents: number) => `${firm.sign}${amount(cents)}`
    const id = random.code(firm.id)
    const buyer = index === 1 ? `${person.first} ${person.last}` : client.name
    const address = index === 1 ? home : client.address
    const facts = [
      ['Date paid', date(day, index === 1 ? 'month-name' : 'long')],
      ['Invoice number', number],
      ['Receipt number', receipt],
    ]
    const span = `${date(daysAfter(day, -30), 'month-name')} – ${date(day, 'month-name')}`
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const html = `<div class="card"><div class="lg">${firm.brand}</div><div class="am">Receipt from ${firm.name}<b>${money(net + tax)}</b>Paid ${date(day, 'long')} with Visa ending in ${random.code('####')}</div><div class="fact">${each(facts, ([name, text]) => `<div><small>${name}</small>${text}</div>`)}</div><div class="ad"><div><small>From</small>${firm.name}<br>${firm.place.split(', ').join('<br>')}${id ? `<br>VAT ${id}` : ''}</div><div><small>Billed to</small>${buyer}<br>${address.lines.join('<br>')}<br>${address.country}${index === 0 ? `<br>VAT ID ${client.vatId}` : ''}</div></div><table class="g"><tr><td colspan="2"><b>${span}</b></td></tr>${each(rows, ([text, cents]) => line(`${text}<small>Qty 1</small>`, cents))}${line('Subtotal', net, 's')}${line(firm.tax, tax)}${line('Total', net + tax, 's')}${line('Amount paid', net + tax, 'b')}</table></div><div class="fine">Questions? Reply to this email or visit ${firm.brand.toLowerCase()}.example/help. ${firm.name} bills in ${firm.code}.<br>You receive this because a card was charged for workspace “${client.short}”.</div>`
    return {
      html: sheets(`.sheet{--c:${firm.c}}${CSS}`, [html]),
      pages: 1,
      fileName: `Receipt-${receipt}.pdf`,
      fields: {
        invoiceNumber: [number, receipt],
        issueDate: iso(day),
        sellerName: [firm.name, firm.brand],
        buyerName: buyer,
        ...(id ? { sellerVatId: id.replaceAll(' ', '') } : {}),
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: firm.code,
      },
    }
  },
}
