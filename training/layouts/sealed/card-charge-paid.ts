// The default invoice and receipt of a card payment provider, as thousands of software firms let it send: a title and three labelled lines,
// the seller and "Bill to" side by side without labels of their own, a bold sentence with sum and day, periods of use beneath positions,
// a discount, tax by country with its base in brackets, total without tax, amount paid, and on some a history of payments.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:9.4pt/1.45 Roboto,sans-serif;color:#1a1f36}.sheet{padding:16mm 15mm}.top{display:flex;justify-content:space-between;align-items:flex-start}h1{font:700 19pt/1.2 Roboto;margin:0 0 6mm}.logo{font:500 15pt Lato;color:#697386}.m td{padding:0 6mm .3mm 0}.m tr:first-child{font-weight:500}
.ad{display:flex;margin:8mm 0 9mm}.ad div{width:84mm}h2{font:700 14pt Roboto;margin:0 0 2mm}.pay{color:#5469d4;font-weight:500;text-decoration:underline}.g{width:100%;margin-top:9mm}.g th{font:400 7.6pt Roboto;text-align:left;border-bottom:.5pt solid #1a1f36;padding:0 0 1.4mm}.g th.r{text-align:right}.g td{padding:2mm 0 0;vertical-align:top}.g small,.note{font-size:8pt;color:#4f566b}
.s{width:88mm;margin:6mm 0 0 92mm}.s td{border-top:.4pt solid #e3e8ee;padding:1.3mm 0}.s .b{font-weight:700}.h{width:100%;margin-top:4mm}.h th{font:400 7.6pt Roboto;text-align:left;border-bottom:.5pt solid #1a1f36;padding-bottom:1.2mm}.h td{padding:1.6mm 0}.foot{left:15mm;right:15mm;bottom:9mm;display:flex;justify-content:space-between;font-size:7.6pt;color:#697386;border-top:.4pt solid #e3e8ee;padding-top:2mm}`

const QUILLOMAR = {
  ...{ brand: 'Quillomar', firm: 'Quillomar Labs, Inc.', idName: 'EU OSS VAT', id: 'EU372######', rate: 19, off: 20 },
  lines: '2261 Larkmoor Street, Suite 5140|San Benedo, California 94114|United States|billing@quillomar.example',
  plans: ['Team plan (per seat)', 'Additional storage, 100 GB', 'Automation credits'],
  ...{ sign: '€', code: 'EUR', land: 'Germany', days: 30, isPaid: true },
}
const FIRMS = [
  QUILLOMAR,
  {
    ...{ brand: 'tessavik', firm: 'Tessavik Software Limited', idName: 'IE VAT', id: 'IE3######@H', rate: 0, off: 0 },
    lines: 'Unit 3, The Malthouse|41 Harbour Row|Dublin 2|D02 XK84|Ireland|+353 1 555 0148',
    plans: ['Business annual subscription', 'Onboarding session', 'Single sign-on add-on'],
    ...{ sign: '€', code: 'EUR', land: 'Germany', days: 365, isPaid: false },
  },
  {
    ...{ brand: 'BRINDOLO', firm: 'Brindolo Ltd', idName: 'GB VAT', id: 'GB 4## #### ##', rate: 20, off: 0 },
    lines: '86-90 Tannery Yard|London|EC2A 9ZZ|United Kingdom|hello@brindolo.example',
    plans: ['Unused time on Starter after #', 'Remaining time on Growth after #', 'Extra mailbox', 'SMS bundle 500'],
    ...{ sign: '£', code: 'GBP', land: 'United Kingdom', days: 30, isPaid: true },
  },
]
const caseOf = (index: number) => [FIRMS[index] ?? QUILLOMAR, index === 2 ? 'GB' : 'DE'] as const
const { amount, date } = writingOf('US')

const rowsOf = (random: Random, plans: readonly string[], day: Day) =>
  plans.map((plan, at) => {
    const quantity = plan.includes('seat') ? random.whole(3, 24) : random.whole(1, at > 1 ? 3 : 1)
    const price = plan.startsWith('Unused') ? -random.whole(400, 1400) : random.pick([1_200, 2_900, 4_900, 3_590])
    return { text: plan.replace('#', date(day, 'month-name')), quantity, price, total: quantity * price }
  })

const history = (day: Day, money: string, card: string, receipt: string) =>
  `<h2 style="margin-top:12mm">Payment history</h2><table class="h"><tr><th>Payment method</th><th>Date</th><th>Amount paid</th><th>Receipt number</th></tr><tr><td>${card}</td><td>${date(day, 'long')}</td><td>${money}</td><td>${receipt}</td></tr></table>`

const transfer = (holder: string, iban: string, bic: string, number: string) =>
  `<p class="note" style="margin-top:10mm"><b>Pay by bank transfer</b><br>Bank transfers, also known as SEPA credit transfers, can take up to two business days.<br>Account holder ${holder} &nbsp; IBAN ${inFours(iban)} &nbsp; BIC ${bic}<br>Reference ${number}</p><p class="note">Tax to be paid on reverse charge basis</p>`

export const layout: Layout = {
  name: 'card-charge-paid',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [2],
  make(random, index) {
    const [firm, home] = caseOf(index)
    const { bank } = namesIn('IE', random).company()
    const names = namesIn(home, random)
    const [client, person, day] = [names.company(), names.person(), dayIn(random, 2024, 2026)]
    const [number, receipt, iban] = [random.code('@#@@##@#-00##'), random.code('2###-####'), bank.iban ?? '']
    const money = (cents: number) => `${cents < 0 ? '-' : ''}${firm.sign}${amount(Math.abs(cents))}`
    const rows = rowsOf(random, firm.plans, day)
    const subtotal = sum(rows.map(({ total }) => total))
    const net = subtotal - percent(subtotal, firm.off)
    const tax = percent(net, firm.rate)
    const gross = net + tax
    const [id, due] = [random.code(firm.id), daysAfter(day, 14)]
    const card = `${random.pick(['Visa', 'Mastercard'])} - ${random.code('####')}`
    const [title, doc, when, label] = firm.isPaid
      ? (['Receipt', receipt, `paid on ${date(day, 'long')}`, 'Amount paid'] as const)
      : (['Invoice', number, `due ${date(due, 'long')}`, 'Amount due'] as const)
    const meta = firm.isPaid
      ? `Receipt number|${receipt}|Date paid|${date(day, 'long')}`
      : `Date of issue|${date(day, 'long')}|Date due|${date(due, 'long')}|PO number|${random.code('45000#####')}`
    const facts = `Invoice number|${number}|${meta}${firm.off > 0 ? `|Payment method|${card}` : ''}`.replace(
      /([^|]*)\|([^|]*)\|?/g,
      '<tr><td>$1</td><td>$2</td></tr>',
    )
    const span = `${date(day, 'month-name')} – ${date(daysAfter(day, firm.days), 'month-name')}`
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const buyer = `${client.name}<br>${firm.off > 0 ? `${person.full}<br>` : ''}${client.address.lines.join('<br>')}<br>${firm.land}<br>${names.email(person, client)}${firm.rate > 0 ? '' : `<br>DE VAT ${client.vatId}`}`
    const html = `<div class="top"><div><h1>${title}</h1><table class="m">${facts}</table></div><div class="logo">${firm.brand}</div></div>
      <div class="ad"><div><b>${firm.firm}</b><br>${firm.lines.replaceAll('|', '<br>')}<br>${firm.idName} ${id}</div><div><b>Bill to</b><br>${buyer}</div></div><h2>${money(gross)} ${when}</h2>${firm.isPaid ? '' : '<span class="pay">Pay online</span>'}
      <table class="g"><tr><th>Description</th><th class="r">Qty</th><th class="r">Unit price</th><th class="r">Tax</th><th class="r">Amount</th></tr>${each(rows, (row) => `<tr><td>${row.text}<br><small>${span}</small></td><td class="r">${row.quantity}</td><td class="r">${money(row.price)}</td><td class="r">${firm.rate}%</td><td class="r">${money(row.total)}</td></tr>`)}</table>
      <table class="s">${line('Subtotal', subtotal)}${firm.off > 0 ? line('ANNUAL20 (20% off)', net - subtotal) : ''}${line('Total excluding tax', net)}${line(`VAT - ${firm.land} (${firm.rate}% on ${money(net)})`, tax)}${line('Total', gross)}${line(label, gross, 'b')}</table>
      ${firm.isPaid ? history(day, money(gross), card, receipt) : transfer(firm.firm, iban, bank.bic, number)}<div class="abs foot"><span>${doc} · ${money(gross)} ${when}</span><span>Page 1 of 1</span></div>`
    return {
      ...{ html: sheets(CSS, [html]), pages: 1, fileName: `${title}-${doc}.pdf` },
      fields: {
        ...{ invoiceNumber: firm.isPaid ? [number, receipt] : number, issueDate: iso(day) },
        ...(firm.isPaid ? {} : { dueDate: iso(due), iban }),
        ...{ sellerName: [firm.firm, firm.brand], buyerName: client.name, sellerVatId: id, currency: firm.code },
        ...{ netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(gross) },
      },
    }
  },
}
