// An American emergency doctors' statement to whoever pays for the patient: charges, what the insurer paid and what was written off by
// contract are subtracted line by line, patient and guarantor may be two people, the balance stands three times on the sheet beside an
// ageing table, and a coupon to tear off is addressed to a lockbox in another town.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CARE: readonly (readonly [code: string, text: string, low: number, high: number])[] = [
  ['99284', 'EMERGENCY DEPT VISIT LEVEL 4', 68400, 96200],
  ['93010', 'ECG INTERPRETATION AND REPORT', 5200, 8900],
  ['12002', 'SIMPLE REPAIR 2.6 – 7.5 CM', 31800, 44700],
  ['99053', 'SERVICE 10 PM – 8 AM, 24 HR FACILITY', 6100, 9900],
  ['29125', 'SHORT ARM SPLINT, STATIC', 18700, 26300],
  ['76705', 'ULTRASOUND, ABDOMEN LIMITED', 20900, 33800],
]
const CSS = `.sheet{font:8.8pt/1.34 'Nimbus Sans',sans-serif;padding:11mm 13mm;color:#111}.top{display:flex;justify-content:space-between}.logo{font:700 15pt/1.1 'Nimbus Sans';color:#7b1e3a;max-width:86mm}.sq{border:1pt solid #7b1e3a;width:84mm}.sq td{padding:1.1mm 2.5mm;border-bottom:.4pt solid #c9a5b0}.sq .pay td{background:#7b1e3a;color:#fff;font-weight:700;font-size:11pt}
.to{margin:15mm 0 11mm 6mm;font:9.6pt/1.35 'Liberation Mono',monospace;text-transform:uppercase}.msg{background:#f5ecef;padding:2.5mm 4mm;margin-bottom:5mm}.work{width:100%}.work th{background:#7b1e3a;color:#fff;text-align:left;font-weight:400;padding:1mm 2mm}.work td{padding:.7mm 2mm}.work .v td{font-weight:700;border-top:.5pt solid #999;padding-top:1.4mm}.age{width:100%;margin-top:6mm;text-align:center}.age td,.age th{border:.5pt solid #7b1e3a;padding:1mm;font-weight:400}.age th{font-size:7.6pt}
.cut{left:13mm;right:13mm;top:206mm;border-top:1pt dashed #555;text-align:center;font-size:7.2pt;padding-top:1mm}.cp{left:13mm;right:13mm;top:213mm;display:flex;justify-content:space-between}.card td{border:.5pt solid #555;font-size:7pt;padding:.6mm 1.5mm;height:8mm;vertical-align:top;width:28mm}.card b{font-size:9.4pt;display:block}`
const { amount, date } = writingOf('US')

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const firm = companyIn(names, 'Emergency Physicians')
  const [payer, home, box] = [names.person(), names.address(), names.address()]
  const child = names.person().first
  const patient =
    [`${payer.last}, ${payer.first}`, `${payer.last}, ${child}`, `${payer.last}, ${payer.first}`][index] ?? ''
  const [day, hospital] = [dayIn(random, 2025, 2026), `${names.town()} Regional Medical Center`]
  const [due, visit] = [daysAfter(day, 25), daysAfter(day, -random.whole(48, 75))]
  const [account, number] = [random.code('EP##-######'), random.code('######4#')]
  const care = [...CARE.slice(0, 1), ...random.sample(CARE.slice(1), index + 1)].map(([code, text, low, high]) => ({
    code,
    text,
    cents: random.whole(low, high),
  }))
  const charges = sum(care.map(({ cents }) => cents))
  const [allowed, insurer] = [Math.round(charges * 0.52), index === 2 ? 'SELF PAY' : 'MERIDIAN CREST PPO']
  const paidByInsurer = index === 2 ? 0 : Math.round(allowed * 0.7)
  const off = index === 2 ? Math.round(charges * 0.3) : charges - allowed
  const copay = index === 0 ? 5000 : 0
  const old = index === 2 ? random.whole(4100, 9900) : 0
  const [fresh, d] = [charges - off - paidByInsurer - copay, (one: typeof day) => date(one)]
  const owed = fresh + old
  const less = [
    [daysAfter(visit, 24), `${insurer} PAYMENT`, paidByInsurer],
    [daysAfter(visit, 24), index === 2 ? 'UNINSURED DISCOUNT 30%' : 'CONTRACTUAL ADJUSTMENT', off],
    [visit, 'COPAY RECEIVED AT FACILITY – THANK YOU', copay],
  ] as const
  const ages = [fresh, 0, old, 0]
  const page = `<div class="top"><div><div class="logo">${firm.name}</div>Emergency physicians at ${hospital}<br>Tax ID ${firm.vatId}<br>Billing questions? ${firm.phone}, Mon–Fri 8am–5pm CT</div>
    <table class="sq"><tr><td>Statement date</td><td class="r">${d(day)}</td></tr><tr><td>Statement no.</td><td class="r">${number}</td></tr><tr><td>Account</td><td class="r">${account}</td></tr><tr><td>Patient</td><td class="r">${patient}</td></tr><tr class="pay"><td>Pay this amount</td><td class="r">$${amount(owed)}</td></tr><tr><td>Payment due by</td><td class="r">${d(due)}</td></tr></table></div>
    <div class="to">${payer.full}<br>${home.lines.join('<br>')}</div><div class="msg">${index === 2 ? 'We have no insurance on file for this visit. If you have coverage, call us before the due date and we will file it for you.' : 'Your insurance has processed this claim. The balance below is your responsibility.'} This is <b>not</b> the hospital's bill; ${hospital} bills separately.</div>
    <table class="work"><tr><th>Date</th><th>Code</th><th>Description</th><th class="r">Charges</th><th class="r">Credits</th></tr><tr class="v"><td>${d(visit)}</td><td colspan="4">Seen by ${names.person().full}, MD &nbsp; Dx ${random.pick(['S61.411A', 'R07.9', 'R10.31'])} &nbsp; Claim ${random.code('##@########')}</td></tr>
    ${each(care, (one) => `<tr><td></td><td>${one.code}</td><td>${one.text}</td><td class="r">${amount(one.cents)}</td><td></td></tr>`)}${each(
      less.filter(([, , cents]) => cents > 0),
      ([when, text, cents]) =>
        `<tr><td>${d(when)}</td><td></td><td>${text}</td><td></td><td class="r">${amount(cents)}-</td></tr>`,
    )}
    <tr class="v"><td></td><td></td><td>Total for this visit</td><td class="r">${amount(charges)}</td><td class="r">${amount(charges - fresh)}-</td></tr><tr><td></td><td></td><td>Balance for this visit</td><td></td><td class="r">${amount(fresh)}</td></tr>${old > 0 ? `<tr><td>${d(daysAfter(visit, -41))}</td><td></td><td>Prior visit, balance forward (statement ${random.code('######1#')})</td><td></td><td class="r">${amount(old)}</td></tr>` : ''}</table>
    <table class="age"><tr><th>CURRENT</th><th>31 – 60 DAYS</th><th>61 – 90 DAYS</th><th>OVER 90 DAYS</th><th>INSURANCE PENDING</th><th><b>PATIENT BALANCE</b></th></tr><tr>${each(ages, (one) => `<td>${amount(one)}</td>`)}<td>0.00</td><td><b>${amount(owed)}</b></td></tr></table>
    <div class="abs cut">Please detach and return this portion with your payment. Make checks payable to ${firm.short}</div>
    <div class="abs cp"><div><table class="card"><tr><td colspan="2">CARD NUMBER</td><td>EXP. DATE</td></tr><tr><td colspan="2">SIGNATURE</td><td>SEC. CODE</td></tr><tr><td>STATEMENT DATE<b>${d(day)}</b></td><td>PAY THIS AMOUNT<b>$${amount(owed)}</b></td><td>ACCOUNT NO.<b>${account}</b></td></tr></table><p style="margin-top:6mm">☐ Address or insurance has changed, see reverse.</p>SHOW AMOUNT PAID HERE &nbsp;$ ______________</div>
    <div style="font:9pt/1.4 'Liberation Mono',monospace;width:82mm;margin-top:3mm">REMIT TO:<br>${firm.name.toUpperCase()}<br>PO BOX ${random.code('9####')}<br>${box.place.toUpperCase()}<p style="margin-top:8mm">${random.code('00####### 0000###### 00000#### #')}</p></div></div>`
  return {
    html: sheets(CSS, [page], { width: 215.9, height: 279.4 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: payer.full,
      sellerVatId: firm.vatId,
      grossTotal: old > 0 ? [fixed(owed), fixed(fresh)] : fixed(owed),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'er-doctor-statement',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
