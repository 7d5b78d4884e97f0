// Small British tradesmen answer a visit with a typed letter: the subject line is the job and the house, prices stand in sentences or
// in two or three lines among them, nothing in the letter names its kind.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.5 var(--f);padding:18mm 25mm}.hd{text-align:var(--a);line-height:1.35;margin-bottom:10mm}.hd b{font-size:16pt}.hd small{font-size:9pt}p{margin:0 0 3.2mm}.l td{padding:.6mm 8mm .6mm 0;vertical-align:top}.l{margin:0 0 3mm 6mm}.f{position:absolute;left:25mm;right:25mm;bottom:10mm;font-size:8pt;color:#555}`

const LETTERS = [
  {
    trade: 'Roofing & Leadwork',
    subject: 'Roof at #',
    open: 'Thank you for showing me round on # and for the tea. As I said on the ladder, the slates themselves are sound but about forty have slipped where the nails have gone, and the lead in the valley has split in three places.',
    lines: [],
    price:
      'I could do all of that, with scaffold to the rear and the rubbish taken away, for £#. That is the whole cost; I am not registered for VAT. If the battens under the valley turn out to be rotten it would be £18 a metre more, and I would show you before I did anything.',
    close:
      'I could start in about five weeks and would need four dry days. The price is good until #. If you would like me to go ahead just ring or drop me a line, and I will put you in the book.',
    f: "'Liberation Serif'",
    a: 'left',
  },
  {
    trade: 'Joinery',
    subject: 'Your staircase, #',
    open: 'It was good to meet you both on #. I have been back over my sketches and there are two ways we could go about it:',
    lines: [
      'Oak treads on the old strings, new newels and a plain handrail',
      'A complete new stair in oak, made in the shop and fitted in two days',
      'Either way, making good the plaster below',
    ],
    price:
      'Prices include VAT at 20% and everything down to the last plug. My own choice would be the first at £#, because the strings are better timber than you can buy today.',
    close:
      'We ask for a third when you say yes, a third when the timber is cut and the rest when you are happy. I can hold these figures until # as oak is going up again in the spring.',
    f: "'EB Garamond'",
    a: 'right',
  },
  {
    trade: 'Tree & Garden Care',
    subject: 'Trees and hedge – #',
    open: 'Further to our visit on #, we set out below what we would recommend and what it would cost. No permission is needed for any of it; we have checked with the council.',
    lines: [
      'Copper beech: lift the crown to 4 m, take out the dead wood',
      'Leylandii on the east side: bring down to 2.2 m, face up both sides',
      'Ash by the garage: fell in sections and grind out the stump',
    ],
    price:
      'If all three are done on the same visit we can take £60 off, so that the job comes to £# plus VAT. Chippings can stay as mulch or go, as you prefer.',
    close:
      'Nesting birds permitting we have a gap at the end of next month. Please let us know by # if you would like it. Our insurance certificate is enclosed.',
    f: "'Lato','Liberation Sans'",
    a: 'center',
  },
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'work-at-your-house',
  kind: 'offer',
  language: 'en',
  types: ['offer'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const one = LETTERS[index] ?? LETTERS[0]
    const [man, client, seat, home] = [names.person(), names.person(), names.address(), names.address()]
    const own = `${man.first} ${man.last} ${one.trade}`
    const day = dayIn(random, 2025, 2026)
    const [seen, until] = [daysAfter(day, -random.whole(3, 8)), daysAfter(day, 30)]
    const prices = one.lines.map(() => random.whole(24, 61) * 1_000 * (index === 1 ? 10 : 1))
    const price = amount(
      index === 1
        ? (prices[0] ?? 0)
        : index === 2
          ? prices.reduce((a, b) => a + b, -6_000)
          : random.whole(172, 264) * 1_000,
    )
    const greeting =
      index === 0
        ? `Dear ${client.salutation} ${client.last}`
        : index === 1
          ? `Dear ${client.first} and ${names.person().first}`
          : `Dear ${client.salutation} ${client.last},`
    const rows =
      one.lines.length > 0
        ? `<table class="l">${each<string>(one.lines, (text, at) => `<tr><td>${text}</td><td class="r">£${amount(prices[at] ?? 0)}</td></tr>`)}</table>`
        : ''
    const html = `<div class="hd"><b>${own}</b><br><small>${seat.lines.join(', ')}<br>${names.phone()}</small></div>${client.first} ${client.last}<br>${home.lines.join('<br>')}<p class="r">${date(day, 'long')}</p><p>${greeting}</p><p><b>${one.subject.replace('#', home.street)}</b></p><p>${one.open.replace('#', date(seen, 'long').replace(/ \d{4}$/, ''))}</p>${rows}<p>${one.price.replace('#', price)}</p><p>${one.close.replace('#', date(until, 'long'))}</p><p>${['Yours sincerely', 'All the best', 'Kind regards,'][index]}</p><p style="margin-top:12mm">${man.first} ${man.last}</p><div class="f">${index === 2 ? `VAT reg. ${names.company().vatId} · £5m public liability` : 'Thirty years in the trade · references gladly given'}</div>`
    return {
      html: sheets(`.sheet{--f:${one.f};--a:${one.a}}${CSS}`, [html]),
      pages: 1,
      fileName: `${client.last} ${home.street}.pdf`,
      facts: [[price], [`${client.first} ${client.last}`], [own], [date(until, 'long')]],
    }
  },
}
