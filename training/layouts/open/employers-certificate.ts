// Proof of insurance of a small British firm: the statutory certificate with its lettered notes, a broker's confirmation and a hall hirer's evidence of
// cover; sums insured far larger than any premium, no premium at all, a period with two days, insurer, broker and insured beside each other.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.4pt/1.55 'Caladea','Liberation Serif';padding:17mm 22mm}.fr{border:2pt double #143d66;padding:9mm 11mm 14mm}h1{font:700 17pt 'Carlito','Liberation Sans';color:#143d66;text-align:center;margin:0 0 2mm}.sb{text-align:center;font-size:9.4pt;margin-bottom:8mm}.q{display:grid;grid-template-columns:8mm 52mm 1fr;gap:3mm;margin:5mm 0 7mm}.q b{font-weight:400;color:#143d66}.plain .q{grid-template-columns:0 52mm 1fr}.n{font-size:9.4pt;line-height:1.5}.sg{border-top:.5pt solid;width:62mm;padding-top:1mm;font-size:9.4pt;margin-top:16mm}.ft{left:22mm;right:22mm;bottom:7mm;text-align:center;font-size:7.4pt;color:#555}`

const PAPERS = [
  {
    insurer: 'Cathcart Mutual Insurance Company Limited',
    title: 'Certificate of Employers’ Liability Insurance (a)',
    under:
      '(Where required by regulation 5 of the Employers’ Liability (Compulsory Insurance) Regulations 1998 (the Regulations), one or more copies of this certificate must be displayed at each place of business at which the policy holder employs persons covered by the policy)',
    policy: 'EL/#######/@',
    text: 'We hereby certify that subject to paragraph 2: 1. The policy to which this certificate relates satisfies the requirements of the relevant law applicable in Great Britain, Northern Ireland, the Isle of Man, Jersey, Guernsey and Alderney (b). 2. The minimum amount of cover provided by this policy is no less than £5 million (c).',
    notes: [
      '(a) Where the employer is a company to which regulation 3(2) applies, the certificate shall state in a prominent place whether the policy covers the holding company and all its subsidiaries. (b) Specify applicable law as provided for in regulation 4(6). (c) See regulation 3(1) and delete whichever of paragraphs 2(a) or 2(b) does not apply.',
      'Important: a copy of this certificate must be displayed at each place of business, or made available in electronic form, where persons are employed who are covered by it.',
    ],
    role: 'Authorised signatory',
    isNumbered: true,
    isBrokers: false,
  },
  {
    insurer: 'Whinmoor General Insurance plc',
    title: 'Confirmation of Cover',
    under: 'Issued on # by the insurance brokers named below',
    policy: 'WGI ## ######',
    text: 'We act as insurance brokers to the above and confirm that the following cover is in force at the date of this document. It is issued for information only and confers no rights upon the holder.',
    notes: [
      'The policy is subject to its terms, conditions, excesses and exclusions, in particular work above 10 metres and the application of heat away from the premises. An excess of £500 applies to third party property damage.',
      'We are under no duty to tell the holder of this document should the policy lapse or be changed after its date.',
    ],
    role: 'Account Executive',
    isNumbered: false,
    isBrokers: true,
  },
  {
    insurer: 'Sable & Ridley Underwriting Ltd',
    title: 'Evidence of Public & Products Liability',
    under: 'Issued on #',
    policy: 'SRU-PL-#####',
    text: 'This is to confirm to the venue or principal named above that the Insured is covered for legal liability arising from the hire or the work described, within the limits stated.',
    notes: [
      'An Indemnity to Principals clause is included. Bouncy castles, fireworks and participation in sports are not covered.',
      'Any alteration of this document makes it void. To check that it is genuine, call the number at the foot of the page and quote the policy.',
    ],
    role: 'Authorised signatory',
    isNumbered: false,
    isBrokers: false,
  },
] as const
const { date } = writingOf('GB')

interface Said {
  readonly policy: string
  readonly client: string
  readonly insurer: string
  readonly other: string
  readonly cover: string
  readonly business: string
  readonly start: Day
  readonly end: Day
}

/** Labels and values in the order of each paper. */
function answersOf(index: number, said: Said): [string, string][] {
  const { policy, client, insurer, other, cover, business, start, end } = said
  if (index === 0)
    return [
      ['Policy No.', policy],
      ['Name of policy holder', client],
      ['Date of commencement of insurance policy', date(start, 'long')],
      ['Date of expiry of insurance policy', date(end, 'long')],
    ]
  if (index === 1)
    return [
      ['Policy number', policy],
      ['Insured', client],
      ['Business', business],
      ['Insurer', insurer],
      ['Period of insurance', `${date(start, 'long')} to ${date(end, 'long')}, both days inclusive`],
      ['Employers’ liability', '£10,000,000 any one occurrence'],
      ['Public liability', `£${cover} any one occurrence`],
    ]
  return [
    ['Policy number', policy],
    ['Insured', client],
    ['Holder of this document', other],
    ['Effective', `${date(start)} 00:01`],
    ['Expires', `${date(end)} 23:59`],
    ['Limit of indemnity', `£${cover} any one claim; products in the aggregate`],
  ]
}

export const layout: Layout = {
  name: 'employers-certificate',
  kind: 'insurance',
  language: 'en',
  types: ['insurance'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const paper = PAPERS[index] ?? PAPERS[0]
    const [own, client, other, start] = [
      companyIn(names, 'Insurance Brokers'),
      names.company(),
      names.company(),
      dayIn(random, 2025, 2026),
    ]
    const lastly = daysAfter(start, -1)
    const end = { ...lastly, year: lastly.year + 1 }
    const policy = random.code(paper.policy)
    const cover = random.pick(['2,000,000', '5,000,000', '10,000,000'])
    const business = random.pick(['Signwriting and vinyl fitting', 'Carpentry and joinery', 'Window cleaning'])
    const answers = answersOf(index, {
      policy,
      client: client.name,
      insurer: paper.insurer,
      other: `${other.name}, ${other.address.town}`,
      cover,
      business,
      start,
      end,
    })
    const signer = names.person()
    const by = paper.isBrokers ? own.name : paper.insurer
    const number = (at: number) => (paper.isNumbered ? `${at + 1}.` : '')
    const html = `<div class="fr${paper.isNumbered ? '' : ' plain'}"><h1>${paper.title}</h1><p class="sb">${paper.under.replace('#', date(daysAfter(start, random.whole(1, 20)), 'long'))}</p>
<div class="q">${each(answers, ([label, answer], at) => `<span>${number(at)}</span><b>${label}</b><span>${answer}</span>`)}</div><p>${paper.text}</p><div class="n" style="margin-top:5mm">${each(paper.notes, (note) => `<p>${note}</p>`)}</div><p style="margin-top:9mm">Signed on behalf of ${by}</p><div class="sg">${signer.first} ${signer.last}<br>${paper.role}</div></div>
<div class="abs ft">${by} · ${own.address.lines.join(', ')} · ${own.phone}<br>Authorised and regulated, firm reference number ${random.code('2#####')}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['EL cert.pdf', 'Confirmation.pdf', `${client.short} cover.pdf`][index] ?? '',
      facts: [[policy], [date(end, index === 2 ? 'figures' : 'long')], [client.name]],
    }
  },
}
