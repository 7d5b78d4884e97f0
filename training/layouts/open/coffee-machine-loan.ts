// A British coffee roaster lends a machine to a café or an office: an agreement of two sheets with a table of terms in front of
// numbered clauses, a least monthly order, notice, a value to insure, and signatures of both.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.45 'Caladea';padding:18mm 24mm}h1{font:700 15pt 'Carlito';text-transform:uppercase;letter-spacing:1pt;margin:0 0 1mm;border-bottom:1.4pt solid #3b2314;padding-bottom:2mm}h2{font:700 10.4pt 'Carlito';margin:4mm 0 1mm}.t{width:100%;margin:4mm 0}.t td{border:.5pt solid #8d7a6c;padding:1.2mm 2.5mm;vertical-align:top}.t td:first-child{width:48mm;background:#f4efe9;font-family:'Carlito'}.k{display:grid;grid-template-columns:9mm 1fr;margin-bottom:1.4mm}.sig{display:grid;grid-template-columns:1fr 1fr;gap:14mm;margin-top:9mm}.sig div{border-top:.5pt solid;padding-top:1mm;margin-top:13mm;font-size:9pt}.sig>div{position:relative}.ink{position:absolute;left:4mm;bottom:100%;font:17pt 'Z003';color:#1b2a6b;white-space:nowrap}.pg{left:24mm;right:24mm;bottom:9mm;font-size:8pt;color:#777;display:flex;justify-content:space-between}`

const ROASTERS = ['Tallow Lane Coffee Roasters Ltd', 'Brackenfell Coffee Company Limited'] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'coffee-machine-loan',
  kind: 'contract',
  language: 'en',
  types: ['contract'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('GB', random)
    const roaster = ROASTERS[index === 0 ? 0 : 1]
    const [own, client, signer] = [names.company(), names.company(), names.person()]
    const signed = dayIn(random, 2025)
    const start = daysAfter(signed, 14)
    const [kilos, value, months] = [random.whole(3, 9) * 4, random.whole(42, 78) * 10_000, random.pick([24, 36])]
    const serial = random.code('@@##-#####')
    const terms = [
      ['Owner', `${roaster}, ${own.address.lines.join(', ')} (company number ${random.code('0#######')})`],
      ['Customer', `${client.name}, ${client.address.lines.join(', ')}`],
      [
        'Equipment',
        index === 0
          ? `Two-group espresso machine and grinder, serial no. ${serial}`
          : `Bean-to-cup machine with milk cooler, serial no. ${serial}`,
      ],
      [
        'Site',
        index === 0
          ? 'Ground floor counter at the Customer’s address'
          : 'Second floor kitchen at the Customer’s address',
      ],
      ['Start date', date(start, 'long')],
      ['Minimum period', `${months} months from the start date`],
      ['Minimum order', `${kilos} kg of roasted coffee in each calendar month`],
      ['Insured value', `£${amount(value)}`],
    ]
    const clause = (mark: string, text: string) => `<div class="k"><span>${mark}</span><span>${text}</span></div>`
    const ink = (tilt: number, text: string) =>
      index === 0 ? `<span class="ink" style="transform:rotate(-${3 - tilt}deg)">${text}</span>` : ''
    const foot = (page: number) =>
      `<div class="abs pg"><span>${roaster} – Equipment loan agreement</span><span>Page ${page} of 2</span></div>`
    const first = `<h1>Equipment Loan Agreement</h1><p>This agreement is made on ${date(signed, 'long')} between the Owner and the Customer named below.</p><table class="t">${each(terms, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>
<h2>1. Loan of the Equipment</h2>${clause('1.1', 'The Owner lends the Equipment to the Customer free of charge for as long as this agreement is in force.')}${clause('1.2', 'The Equipment remains the property of the Owner at all times. The Customer shall not sell, charge, sub-let or part with it, nor remove the Owner’s plate.')}${clause('1.3', 'The Owner shall deliver, install and commission the Equipment and train up to four members of the Customer’s staff.')}<h2>2. Coffee</h2>${clause('2.1', 'The Customer shall use only coffee supplied by the Owner in the Equipment and shall buy at least the Minimum order at the Owner’s trade price list in force from time to time.')}${clause('2.2', `If the Customer orders less than the Minimum order in three consecutive months, the Owner may charge a rental of £${amount(random.whole(12, 19) * 1_000)} plus VAT for each further month.`)}${clause('2.3', 'Coffee is invoiced on dispatch and payable within 30 days of the date of invoice.')}${foot(1)}`
    const second = `<h2>3. Care and repair</h2>${clause('3.1', 'The Customer shall clean the Equipment each day as shown in the manual and change the water filter when told to do so.')}${clause('3.2', 'The Owner shall service the Equipment once a year and repair faults arising from fair wear within two working days. Repairs made necessary by limescale, misuse or neglect are charged at the Owner’s usual rates.')}${clause('3.3', `The Customer shall insure the Equipment against fire, theft and accidental damage for not less than £${amount(value)} and show proof on request.`)}<h2>4. Term and ending</h2>${clause('4.1', 'This agreement begins on the Start date and runs for the Minimum period. After that either party may end it by giving three months’ notice in writing.')}${clause('4.2', 'The Owner may end it at once if the Customer fails to pay any sum for 30 days after it falls due or becomes insolvent.')}${clause('4.3', 'When it ends the Owner may collect the Equipment on reasonable notice during business hours.')}<h2>5. General</h2>${clause('5.1', 'The Owner is not liable for loss of profit. Nothing in this agreement limits liability for death or personal injury caused by negligence.')}${clause('5.2', 'This is the whole agreement between the parties. Changes are valid only in writing signed by both.')}${clause('5.3', 'This agreement is governed by the law of England and Wales.')}<p style="margin-top:8mm">Signed for and on behalf of the parties:</p>
<div class="sig"><div>${ink(0, `${own.manager.first.charAt(0)}. ${own.manager.last}`)}${own.manager.first} ${own.manager.last}, Director<br>${roaster}</div><div>${ink(0, `${signer.first} ${signer.last}`)}${signer.first} ${signer.last}<br>${client.name}</div></div><div class="sig" style="margin-top:0"><div>${ink(1, date(signed, 'short'))}Date</div><div>${ink(1, date(signed, 'short'))}Date</div></div>${foot(2)}`
    return {
      html: sheets(CSS, [first, second]),
      pages: 2,
      fileName: index === 0 ? 'Loan agreement signed.pdf' : `Equipment loan ${client.short}.pdf`,
      facts: [
        [client.name, roaster],
        [`${months} months`, 'three months’ notice', date(start, 'long')],
        [`${kilos} kg`, `£${amount(value)}`],
      ],
    }
  },
}
