// British customers end a contract without any word for it in the subject: "will not be renewing", "last day of service", the clause that
// allows it, goods to be fetched, a final bill asked for; the sender's own letterhead is plain, the supplier is the addressee.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.5 'Liberation Serif';padding:20mm 28mm}.hd{text-align:right;line-height:1.35;margin-bottom:10mm}.hd b{font-size:13pt}.sub{font-weight:700;margin:5mm 0}p{margin:0 0 3.2mm}`

const CASES = [
  {
    supplier: 'Clearwell Coolers Ltd',
    subject: 'Account # – two water coolers',
    what: 'the two coolers at the address above',
    clause: 'clause 9.1 of your rental terms (one full month’s notice at any time after the first year)',
    back: 'Please arrange for the coolers, the drip trays and the empty bottles to be collected on or shortly after that day; someone is here from 8 until 4.30.',
    why: 'We have had a filtered tap fitted in the new kitchen and no longer have any use for them.',
  },
  {
    supplier: 'Pinnock Fire & Alarm Services Limited',
    subject: 'Maintenance agreement # (fire alarm, emergency lighting)',
    what: 'the maintenance of the alarm panel and the emergency lights',
    clause: 'section 4 of the agreement, under which it would otherwise roll over for a further twelve months',
    back: 'Kindly send the log book, the panel codes and the as-fitted drawings to the undersigned before that day.',
    why: 'Our landlord has taken all such work into the service charge, so we will not be renewing.',
  },
  {
    supplier: 'Broadreach Office Suites',
    subject: 'Suite # – licence to occupy',
    what: 'our licence of the above suite and the two parking spaces that go with it',
    clause: 'paragraph 12 of the licence dated the year before last, which asks for three months',
    back: 'We shall leave the suite clear and clean and hand in four key cards at the front desk. Please return the deposit to the account from which it came.',
    why: 'The team has outgrown the room and is moving closer to the workshop.',
  },
] as const
const { date } = writingOf('GB')

export const layout: Layout = {
  name: 'contract-notice-letter',
  kind: 'termination',
  language: 'en',
  types: ['termination'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const one = CASES[index] ?? CASES[0]
    const [own, supplier, day] = [names.company(), names.company(), dayIn(random, 2024, 2026)]
    const ends = lastDay(daysAfter(day, [40, 75, 100][index] ?? 40))
    const account = random.code(['CW######', 'M/####/FA', '3##'][index] ?? '######')
    const { manager } = own
    const signer = `${manager.first} ${manager.last}`
    const html = `<div class="hd"><b>${own.name}</b><br>${own.address.lines.join('<br>')}<br>${own.phone}</div>${index === 1 ? 'By e-mail and first class post<br><br>' : ''}${one.supplier}<br>Customer Services<br>${supplier.address.lines.join('<br>')}<p style="margin-top:6mm">${date(day, 'long')}</p><p style="margin-top:6mm">Dear Sir or Madam</p><p class="sub">${one.subject.replace('#', account)}</p>
<p>I am writing about ${one.what}. ${one.why}</p><p>Please take this letter as our notice under ${one.clause}. By our reckoning the last day of service is <b>${date(ends, 'long')}</b>; if you make it any other day, let me know within the week and show me how you arrive at it.</p><p>${one.back}</p><p>${index === 2 ? 'The standing order has been instructed to stop after the payment for that month.' : 'The direct debit will be stopped at the bank once your final account has been settled. Anything paid in advance beyond the last day should be refunded.'} We do not wish to be called about other offers, and our details should be taken off your marketing lists.</p>
<p>May I ask you to confirm receipt and the above date in writing${index === 1 ? ` to facilities@${own.website.replace(/^.*?www\.|^https:\/\//, '')}` : ''}. Thank you for your service over the past ${random.whole(2, 7)} years.</p><p>Yours faithfully</p><p style="margin-top:14mm">${signer}<br>${index === 2 ? 'Director' : 'Office Manager'}</p>`
    return {
      html: sheets(CSS, [
        index === 1 ? `<div style="font-family:'Liberation Sans';font-size:10.4pt">${html}</div>` : html,
      ]),
      pages: 1,
      fileName: ['Letter to supplier.pdf', 'Pinnock agreement.pdf', 'suite letter signed.pdf'][index] ?? '',
      facts: [[date(ends, 'long')], [one.supplier, own.name], [account]],
    }
  },
}
