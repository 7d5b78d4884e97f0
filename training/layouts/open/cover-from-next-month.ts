// Letters of insurers and brokers before cover runs out: what it costs next year and last year, what has changed, what to do; a home, a
// small firm's liability through a broker, an American auto policy. Nothing is billed here.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.48 var(--f);padding:16mm 22mm}.hd{color:var(--c);font-weight:700;font-size:17pt;margin-bottom:11mm;text-align:var(--a)}.two{display:grid;grid-template-columns:1fr 66mm;gap:6mm;margin-bottom:7mm}.k{font-size:9pt;background:var(--h);padding:2mm 4mm;line-height:1.6}p{margin:0 0 2.8mm}.t{width:100%;margin:2mm 0 4mm}.t td,.t th{padding:1mm 2mm;border-bottom:.4pt solid var(--c);text-align:left}.f{position:absolute;left:22mm;right:22mm;bottom:9mm;font-size:7.4pt;color:#555}`

const LETTERS = [
  {
    code: 'GB',
    brand: 'Hearthmoor Home',
    subject: 'It’s nearly time to renew',
    open: 'Your home cover ends at midnight on #. You don’t have to do anything: unless you tell us otherwise we’ll renew it for another year, so you’re never left without.',
    rows: [
      ['Last year you paid', '£'],
      ['This year', '£'],
      ['By month, 12 ×', '£'],
    ],
    more: [
      'Prices have gone up because building materials cost more and storms have been frequent. You’ve been with us for # years; you may be able to get the cover you want at a better price if you shop around.',
      'Please check the enclosed schedule. If you’ve had building work done, let rooms, or bought a bicycle worth more than £1,000, we need to know.',
    ],
    keys: ['Policy number', 'Home', 'Renewal date', 'Excess'],
    bye: 'Yours sincerely',
    f: "'Open Sans','Liberation Sans'",
    c: '#6a1b4d',
    h: '#f6eaf1',
    a: 'left',
  },
  {
    code: 'IE',
    brand: 'Carrowdell Brokers',
    subject: 'Public and employers’ liability',
    open: 'The above falls due on #. We went to five insurers on your behalf. Two declined because of the working at heights, and your present insurer has come back with the best terms:',
    rows: [
      ['Expiring premium', '€'],
      ['Renewal premium incl. 5% levy', '€'],
      ['Limit, any one event', '€'],
    ],
    more: [
      'We recommend that you accept, as the wording on subcontractors is wider than anywhere else. A proposal form is attached; kindly correct the wages and turnover, sign page 3 and let us have it back in good time.',
      'Without your instructions cover will lapse. You have a duty to tell the insurer of all material facts, including incidents that have not led to a claim.',
    ],
    keys: ['Policy', 'Insured', 'Due', 'Our ref.'],
    bye: 'Yours faithfully',
    f: "'Liberation Serif'",
    c: '#0b3d2e',
    h: '#fff',
    a: 'center',
  },
  {
    code: 'US',
    brand: 'Prairie Lantern Mutual',
    subject: 'Your new auto policy period starts soon',
    open: 'Thanks for being a member. Your current six-month term expires #, 12:01 a.m. standard time. Here is what the next term looks like:',
    rows: [
      ['Current term', '$'],
      ['Next term, all vehicles', '$'],
      ['Multi-car and safe driver savings included', '$'],
    ],
    more: [
      'What changed: your garaging ZIP code was rerated and the youngest driver turned 21. Comprehensive and collision deductibles stay the same.',
      'ID cards are on the back of this page. A bill will follow separately. To change coverages or drivers call your agent before the expiration date.',
    ],
    keys: ['Policy', 'Named insured', 'Expires', 'Agent'],
    bye: 'Sincerely,',
    f: "'Lato','Liberation Sans'",
    c: '#1a4b84',
    h: '#e9f1fa',
    a: 'right',
  },
] as const

export const layout: Layout = {
  name: 'cover-from-next-month',
  kind: 'insurance',
  language: 'en',
  types: ['insurance', 'letter'],
  count: 3,
  scans: [0],
  make(random, index) {
    const one = LETTERS[index] ?? LETTERS[0]
    const names = namesIn(one.code, random)
    const { amount, date } = writingOf(one.code)
    const [own, client, agent, firm, home] = [
      names.company(),
      names.person(),
      names.person(),
      names.company(),
      names.address(),
    ]
    const day = dayIn(random, 2025, 2026)
    const end = daysAfter(day, random.whole(21, 32))
    const number = random.code(['HH/####/####', 'ELPL-######', '##-#### @##'][index] ?? '')
    const old = random.whole(260, 690) * 100 * (index === 1 ? 6 : 1)
    const next = Math.round(old * 1.14)
    const third = [Math.ceil(next / 12), 650_000_000, Math.round(next * 0.18)][index] ?? 0
    const holder = index === 1 ? firm.name : `${client.first} ${client.last}`
    const seat = index === 1 ? firm.address : home
    const keys = [
      number,
      index === 0 ? home.street : holder,
      date(end),
      ['£250', random.code('@@/####'), `${agent.first} ${agent.last}`][index] ?? '',
    ]
    const prices = [old, next, third]
    const greeting = [`${client.salutation} ${client.last},`, 'Sirs,', `${client.first}:`][index] ?? ''
    const html = `<div class="hd">${one.brand}</div><div class="two"><div>${index === 1 ? `The Directors<br>${holder}` : holder}<br>${seat.lines.join('<br>')}<br><br>${date(day, 'long')}</div><div class="k">${each<string>(one.keys, (label, at) => `${label}: <b>${keys[at]}</b><br>`)}</div></div><p>Dear ${greeting}</p><p><b style="font-size:12pt">${one.subject}</b></p><p>${one.open.replace('#', `<b>${date(end, 'long')}</b>`)}</p><table class="t">${each<readonly [string, string]>(one.rows, ([text, sign], at) => `<tr><td>${text}</td><td class="r">${sign}${amount(prices[at] ?? 0)}</td></tr>`)}</table><p>${one.more[0].replace('#', String(random.whole(3, 9)))}</p><p>${one.more[1]}</p><p>${one.bye}</p><p style="margin-top:12mm">${agent.first} ${agent.last}<br>${['Customer Services', 'Account Executive', 'Member Services'][index]}</p><div class="f">${one.brand}, ${own.address.lines.join(', ')} · ${own.phone} · ${['authorised and regulated, register no. ', 'regulated, C', 'NAIC '][index]}${random.code('#####')}</div>`
    return {
      html: sheets(`.sheet{--f:${one.f};--c:${one.c};--h:${one.h};--a:${one.a}}${CSS}`, [html]),
      pages: 1,
      facts: [[number], [date(end, 'long')], [one.brand], [holder], [amount(next)]],
    }
  },
}
