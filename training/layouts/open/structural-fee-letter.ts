// A consulting engineer's fee note from Ireland that is a letter on headed paper: all that matters stands in sentences, amounts with
// "Euro" or "€" before them, the number is in the subject, the invoice goes to the client "c/o" the solicitor, the client's job is
// another's house, outlay bears no VAT, and a payment on account makes what is asked for less than the fee with VAT.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, fixed, inFours, iso, namesIn, percent, sheets, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.5 'P052';padding:15mm 27mm 0 27mm}.head{border-left:3.2mm solid #444;padding-left:5mm;line-height:1.25;font-size:9.4pt;margin-left:-8mm}.head b{font:700 17pt 'URW Bookman';display:block;letter-spacing:-.3pt}.meta{margin:11mm 0 8mm;display:flex;justify-content:space-between}p{margin:0 0 3.4mm;text-align:justify}.subj{font-weight:700;text-decoration:underline;margin:5mm 0;text-align:left}
  .sig{font:23pt 'Z003';margin:3mm 0 -1mm}.foot{left:27mm;right:27mm;bottom:9mm;font-size:7.8pt;line-height:1.35;border-top:.5pt solid #444;padding-top:1.5mm}.mini{margin:0 0 3.4mm 12mm}.mini td{padding:0 6mm 0 0}`
const JOBS = [
  {
    what: 'certificate of compliance, attic conversion',
    text: 'our inspection of the attic conversion, the opening up of the ceiling at two points and the issue of our Opinion on Compliance with the Building Regulations',
  },
  {
    what: 'report on cracking to rear return',
    text: 'our two visits to the property, the fixing and reading of four tell-tales over three months, and our report of eleven pages with drawings SK-01 to SK-03',
  },
  {
    what: 'design of steel to ground floor',
    text: 'the design of one goal-post frame and two RSJs, the drawings and calculations for the builder, and one inspection before the steel was boxed in',
  },
] as const
const { amount, date } = writingOf('IE', ',')
const euro = (cents: number) => `€${amount(cents)}`

/** What the letter asks for, in sentences. */
function askOf(
  index: number,
  { fee, outlay, tax, before }: { fee: number; outlay: number; tax: number; before: number },
): string {
  const all = fee + outlay + tax
  return (
    [
      `<p>Our fee as agreed is ${euro(fee)}, to which VAT at 23%, being ${euro(tax)}, falls to be added, so that the sum now due to us is <b>${euro(all)}</b>.</p>`,
      `<p>We have charged nine hours at ${euro(fee / 9)} an hour, making ${euro(fee)}. The reports of the drain surveyor, whose account we have paid, cost us a further ${euro(outlay)} and are passed on without any addition. VAT on the two together, ${euro(fee + outlay)}, is ${euro(tax)} and the total of this fee note ${euro(all)}.</p>`,
      `<p>I set the position out for convenience:</p><table class="mini"><tr><td>Professional fee</td><td class="r">${euro(fee)}</td></tr><tr><td>Printing and couriers</td><td class="r">${euro(outlay)}</td></tr><tr><td>Before VAT</td><td class="r">${euro(fee + outlay)}</td></tr><tr><td>VAT at 23%</td><td class="r">${euro(tax)}</td></tr><tr><td>In all</td><td class="r">${euro(all)}</td></tr></table><p>You were good enough to pay ${euro(before)} on account when you instructed us, for which you hold our receipt; the balance is therefore <b>${euro(all - before)}</b>.</p>`,
    ][index] ?? ''
  )
}

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const { address, bank, vatId, phone, register } = names.company()
  const [client, solicitor, engineer, company] = [names.person(), names.company(), names.person(), names.company()]
  const [home, site, day] = [names.address(), names.address(), dayIn(random, 2023, 2026)]
  const job = JOBS[index as 0 | 1 | 2]
  const seller =
    [
      'Farrelly Dunwoodie Consulting Engineers Ltd',
      `${engineer.first} ${engineer.last}`,
      'Farrelly Dunwoodie Consulting Engineers Ltd',
    ][index] ?? ''
  const brand = ['Farrelly Dunwoodie', seller, 'Farrelly Dunwoodie'][index]
  const number = random.code(['FN 3##', '##/1#', 'F.2####'][index] ?? '')
  const [file, due] = [random.code('@@/@@/2###'), daysAfter(day, [30, 21, 14][index] ?? 30)]
  const buyer = [client.full, company.name, client.full][index] ?? ''
  const fee = random.whole(70, 240) * 900
  const outlay = [0, random.whole(180, 420) * 100, random.whole(2200, 6900)][index] ?? 0
  const tax = percent(fee + outlay, 23)
  const before = [0, 0, 30000][index] ?? 0
  const to = [
    `${client.salutation} ${client.full}<br>${home.lines.join('<br>')}`,
    `The Directors<br>${company.name}<br>c/o ${solicitor.name}, Solicitors<br>${solicitor.address.lines.join('<br>')}`,
    `${client.salutation} ${client.full}<br>${home.lines.join('<br>')}`,
  ][index]
  const pay = [
    `<p>We should be obliged for payment by ${date(due, 'long')}, by cheque or to our account with ${bank.name}, IBAN ${inFours(bank.iban ?? '')}.</p>`,
    `<p>My terms are twenty-one days, so that I look forward to hearing from you by the ${date(due, 'long')}. The bank is ${bank.name} and the IBAN ${inFours(bank.iban ?? '')}.</p>`,
    `<p>Kindly let us have it within fourteen days, that is by ${date(due, 'long')}; our IBAN is ${inFours(bank.iban ?? '')} and BIC ${bank.bic}.</p>`,
  ][index]
  const html = `<div class="head"><b>${brand}</b>${['Consulting Civil & Structural Engineers', 'Chartered Engineer, BE CEng MIEI', 'Consulting Civil & Structural Engineers'][index]}<br>${address.street}, ${address.place}<br>Tel ${phone}</div>
    <div class="meta"><div>${to}</div><div class="r">${date(day, 'long')}<br>Our ref ${file}<br>${['', `Your ref ${random.code('@@#/###')}`, ''][index]}</div></div>
    <p>Dear ${['Sir or Madam', 'Directors', `${client.salutation} ${client.last}`][index]},</p><p class="subj">${site.street}, ${site.town}: ${job.what}<br>${['Fee Note', 'Note of Fees', 'VAT invoice'][index]} ${number}</p>
    <p>${['We refer to', 'I refer to', 'Thank you for your call of Tuesday and'][index]} ${['our letter of', 'your e-mail of', 'our proposal of'][index]} ${date(daysAfter(day, -random.whole(40, 90)), 'long')}, and ${['enclose', 'now send you', 'you will find in this letter'][index]} our note of fees for ${job.text}. The work was completed on ${date(daysAfter(day, -6), 'long')}.</p>
    ${askOf(index, { fee, outlay, tax, before })}${pay}<p>${['The original of our Opinion will be released to your solicitor on payment. We would remind you that the smoke alarm on the upper landing was still to be wired on the day of our inspection, and that the Opinion is given on the footing that this has been done.', 'The cost of the drain survey should be recoverable from your insurer, claim '.concat(random.code('PC######'), '.'), 'Please keep the drawings, revision B, with the safety file of the house. Please telephone if anything is unclear.'][index]}</p>
    <p style="margin-top:6mm">Yours ${['faithfully', 'faithfully', 'sincerely'][index]},</p><div class="sig">${engineer.first} ${engineer.last}</div><p>${engineer.first} ${engineer.last}<br>${['Director', '', 'Director'][index]}</p>
    <div class="abs foot">${[`${seller}. ${register}.`, '', `${seller}. ${register}.`][index]} VAT registered ${vatId.replace(/^IE/, 'IE ')}. ${['Directors', 'Associate', 'Directors'][index]}: ${[`${engineer.full}, `, '', `${engineer.full}, `][index]}${names.person().full}. Member of the Association of Consulting Engineers, no. ${random.code('4##')}</div>`
  const all = fee + outlay + tax
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Letter ${file.replaceAll('/', '-')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: index === 1 ? seller : [seller, 'Farrelly Dunwoodie'],
      buyerName: buyer,
      sellerVatId: vatId,
      iban: bank.iban ?? '',
      ...totals(fee + outlay, tax),
      grossTotal: before ? [fixed(all), fixed(all - before)] : fixed(all),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'structural-fee-letter',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
