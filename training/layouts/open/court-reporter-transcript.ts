// A court reporter's bill for a deposition: job, case and claim numbers, caption with plaintiff and defendant, the attorney who ordered
// and the firm that pays, pages at three rates, days of job, proceeding and invoice in a row; two totals, the second for those who pay
// "AFTER" a day, and a slip at the foot that repeats everything for a lockbox.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.4 'Liberation Serif',serif;padding:12mm 16mm}.l{text-align:center;border-bottom:3pt double #444;padding-bottom:3mm}.l b{font:700 17pt 'C059';letter-spacing:.6pt;display:block;font-variant:small-caps}h1{font:700 13pt 'Liberation Sans';letter-spacing:7pt;text-align:right;margin:4mm -7pt 3mm 0}.two{display:flex;justify-content:space-between;min-height:33mm}.row6{width:100%;margin:3mm 0}.row6 th{background:#ddd;font:700 8.4pt 'Liberation Sans';border:.6pt solid #888;padding:.8mm}.row6 td{border:.6pt solid #888;padding:.8mm;text-align:center}
.cap td{padding:0 4mm 0 0;vertical-align:top}.cap td:first-child{font:700 8.4pt/1.7 'Liberation Sans'}.job{width:100%;margin-top:4mm;border:.6pt solid #888}.job td{padding:.5mm 3mm}.job .hd td{border-bottom:.6pt solid #888;font-weight:700}.job .tt td{font:700 10.5pt 'Liberation Sans'}.job .af td{font:8.8pt 'Liberation Sans'}
.slip{left:16mm;right:16mm;top:222mm;border-top:.8pt dotted #000;padding-top:3mm;display:flex;justify-content:space-between;font-size:9pt;line-height:1.3}.slip td{padding:0 0 0 4mm}`
const { amount, date } = writingOf('US')
const SUBJECTS = ['Deposition of', 'Videotaped deposition of', 'Examination under oath of'] as const

function chargesOf(random: Random, index: number) {
  const pages = random.whole(64, 212)
  const rate = [485, 395, 450][index] as number
  const all: (readonly [string, string, number])[] = [
    [
      `${index === 1 ? 'Certified copy' : 'Original and one'} of transcript`,
      `${pages} pages @ ${(rate / 100).toFixed(2)}`,
      pages * rate,
    ],
    ['Reporter appearance', 'half day', [17500, 0, 17500][index] as number],
    ['Exhibits, scanned & hyperlinked', `${pages % 41} pages @ .55`, (pages % 41) * 55],
    ['Rough draft (ASCII)', `${pages} pages @ 1.50`, [0, 0, pages * 150][index] as number],
    ['Video synchronization', '2.00 hours @ 95.00', [0, 19000, 0][index] as number],
    ['Litigation support package / e-delivery', '', 4500],
    ['Shipping & handling', '', [3500, 0, 3500][index] as number],
  ]
  return all.filter(([, , cents]) => cents > 0)
}

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const firm = companyIn(names, 'Court Reporting')
  const [lawyers, insurer] = [companyIn(names, 'Attorneys at Law'), companyIn(names, 'Insurance')]
  const [lawyer, witness, plaintiff, box] = [names.person(), names.person(), names.person(), names.address()]
  const held = dayIn(random, 2025, 2026)
  const day = daysAfter(held, random.whole(9, 17))
  const [due, late] = [daysAfter(day, 30), daysAfter(day, 45)]
  const [number, job] = [random.code(['######', 'CR26####', '######'][index] as string), random.code('J####71')]
  const charges = chargesOf(random, index)
  const total = sum(charges.map(([, , cents]) => cents))
  const paid = index === 2 ? 25000 : 0
  const [left, after] = [total - paid, Math.round((total - paid) * 1.1)]
  const buyer = index === 1 ? insurer : lawyers
  const defendant = index === 1 ? names.person().full : insurer.name
  const to = `${index === 1 ? '' : `${lawyer.full}, Esq.<br>`}${buyer.name}<br>${buyer.address.lines.join('<br>')}`
  const facts = (label: string, text: string) => `<tr><td>${label}</td><td class="r">${text}</td></tr>`
  const page = `<div class="l"><b>${firm.name}</b>${firm.address.lines.join(' • ')} • ${firm.phone}<br>Registered Professional Reporters – Videography – Conference Suites</div><h1>INVOICE</h1>
    <div class="two"><div>${to}${index === 1 ? `<br>Adjuster ${names.person().full}` : ''}</div><div></div></div>
    <table class="row6"><tr><th>Invoice No.</th><th>Invoice Date</th><th>Job No.</th><th>Job Date</th><th>Case No.</th><th>Terms</th></tr><tr><td>${number}</td><td>${date(day)}</td><td>${job}</td><td>${date(held)}</td><td>${random.code('24-CV-0####')}</td><td>Due ${date(due)}</td></tr></table>
    <table class="cap"><tr><td>Case Name</td><td>${plaintiff.last}, ${plaintiff.first} v. ${defendant}, et al.</td></tr><tr><td>Ordered by</td><td>${lawyer.full}, ${lawyers.name}${index === 1 ? `, counsel for ${insurer.short}` : ''}</td></tr>${index === 1 ? `<tr><td>Claim No.</td><td>${random.code('##-@##-####')} &nbsp; D/L ${date(daysAfter(held, -412))}</td></tr>` : ''}</table>
    <table class="job"><tr class="hd"><td colspan="3">${SUBJECTS[index]} ${witness.full}, taken ${date(held, 'long')} by ${names.person().full}, RPR, CSR ${random.code('1####')}</td></tr>${each(charges, ([text, how, cents]) => `<tr><td>${text}</td><td class="r">${how}</td><td class="r">${amount(cents)}</td></tr>`)}
    <tr class="tt"><td colspan="2" class="r">TOTAL DUE &nbsp;&gt;&gt;&gt;</td><td class="r">$${amount(total)}</td></tr>${paid > 0 ? '' : `<tr class="af"><td colspan="2" class="r">AFTER ${date(late)} PAY</td><td class="r">$${amount(after)}</td></tr>`}</table>
    <p style="margin-top:4mm">${['Read and sign waived. Transcript e-mailed; paper copy to follow by courier.', 'Thank you for your order. Copies were also ordered by co-defendant and are billed apart.', 'Realtime and dailies on request. We appreciate your business.'][index]} Payment is not contingent on client reimbursement or the outcome of the case.</p>
    ${paid > 0 ? `<table style="margin-left:auto"><tr><td>(–) Payments/Credits:</td><td class="r" style="padding-left:9mm">${amount(paid)}</td></tr><tr><td>(+) Finance Charges:</td><td class="r">0.00</td></tr><tr><td><b>(=) New Balance:</b></td><td class="r"><b>$${amount(left)}</b></td></tr></table>` : ''}
    <div class="abs slip"><div><b>Tax ID:</b> ${firm.vatId}<br><i>Please detach bottom portion and return with payment.</i><br><br>${to}<br><br>Remit to: &nbsp;${firm.name}<br>P.O. Box ${random.code('7####')}, ${box.place}</div><table>${facts('Job No.', `${job} &nbsp; BU ID 1-MAIN`)}${facts('Case Name', `${plaintiff.last} v. ${index === 1 ? defendant.split(' ').at(-1) : insurer.short}`)}${facts('Invoice No.', `${number}`)}${facts('Invoice Date', date(day))}${facts('<b>Total Due</b>', `<b>$${amount(left)}</b>`)}</table></div>`
  return {
    html: sheets(CSS, [page], { width: 215.9, height: 279.4 }),
    pages: 1,
    fileName: `Invoice ${number} Job ${job}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: index === 1 ? buyer.name : [buyer.name, lawyer.full],
      sellerVatId: firm.vatId,
      grossTotal: paid > 0 ? [fixed(total), fixed(left)] : fixed(total),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'court-reporter-transcript',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
