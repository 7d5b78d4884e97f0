// Letters about money that has not come, in friendly words: no reminder in the subject, "it may have slipped through", the open sums in a
// sentence or a short list, a day, an offer to talk; a British upholsterer, an American landscaper, an Irish vet.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.5 var(--f);padding:19mm 23mm}.hd{display:flex;justify-content:space-between;color:var(--c);border-bottom:1pt solid var(--c);padding-bottom:3mm;margin-bottom:10mm}.hd b{font-size:16pt}.hd span{font-size:8.6pt;text-align:right}p{margin:0 0 3.2mm}.l{margin:1mm 0 4mm}.l td{padding:.6mm 10mm .6mm 0}.l .z td{border-top:.6pt solid #000;font-weight:700}`

const LETTERS = [
  {
    code: 'GB',
    subject: 'Invoice ^',
    body: [
      'I hope the sofa is settling in and that the dog has been told.',
      'I was going through my books this morning and noticed that the invoice for it, £* sent on ~, does not seem to have reached the top of the pile. These things happen. If the money is already on its way please forgive me and put this in the bin.',
      'If not, would you be kind enough to send it across by #? The details are at the foot of the invoice, a fresh copy of which I enclose.',
    ],
    hi: 'Dear @',
    bye: 'With kind regards',
    f: "'EB Garamond'",
    c: '#5a3825',
    count: 1,
  },
  {
    code: 'US',
    subject: 'Your account with us',
    body: [
      'Just a quick nudge. Our records show these are still open:',
      'Spring is our busy time and we count on our customers to keep current so that we can pay the crew every Friday. Could you get a check in the mail, or call us with a card, so it’s here by #?',
      'If something about the work wasn’t right, tell us. We’d rather fix it than chase it.',
    ],
    hi: 'Hi @,',
    bye: 'Thanks for your business!',
    f: "'Lato','Liberation Sans'",
    c: '#2f6f2f',
    count: 3,
  },
  {
    code: 'IE',
    subject: '@2 – a note from the practice',
    body: [
      'We hope that @2 is back on all four paws.',
      'There is still a balance on your account which may have slipped your mind:',
      'We would be grateful if you could settle this before #. If it is easier to pay in two or three parts, ring Niamh at reception in confidence; we will always try to help. After that date we do have to add €5 for the postage and the bookkeeping.',
    ],
    hi: 'Dear @3',
    bye: 'Kind regards from us all',
    f: "'Open Sans','Liberation Sans'",
    c: '#1f5f8b',
    count: 2,
  },
] as const
const TRADES = ['Upholstery', 'Lawn & Landscape', 'Veterinary Clinic'] as const

export const layout: Layout = {
  name: 'quick-nudge',
  kind: 'reminder',
  language: 'en',
  types: ['reminder'],
  count: 3,
  scans: [0],
  make(random, index) {
    const one = LETTERS[index] ?? LETTERS[0]
    const names = namesIn(one.code, random)
    const { amount, date } = writingOf(one.code)
    const [own, writer, client, home] = [names.company(), names.person(), names.person(), names.address()]
    const firm = `${writer.last} ${TRADES[index]}`
    const day = dayIn(random, 2025, 2026)
    const until = daysAfter(day, 12)
    const open = Array.from({ length: one.count }, (_, at) => ({
      number: random.code(['UP/###', '####', 'V0#####'][index] ?? ''),
      on: daysAfter(day, -48 - at * 30),
      cents: random.whole(60, 480) * (index === 0 ? 450 : 95),
    }))
    const sign = index === 1 ? '$' : index === 2 ? '€' : '£'
    const total = amount(sum(open.map(({ cents }) => cents)))
    const first = open[0]
    const pet = random.pick(['Bramble', 'Pippin', 'Mister Tibbs'])
    const filled = (text: string) =>
      text
        .replaceAll('@2', pet)
        .replace('@3', `${client.salutation} ${client.last}`)
        .replace('@', client.first)
        .replace('^', first?.number ?? '')
        .replace('*', total)
        .replace('~', first ? date(first.on, 'long') : '')
        .replace('#', date(until, 'long'))
    const list =
      one.count > 1
        ? `<table class="l">${each(open, (row) => `<tr><td>${index === 1 ? 'Inv. ' : ''}${row.number}</td><td>${date(row.on)}</td><td class="r">${sign}${amount(row.cents)}</td></tr>`)}<tr class="z"><td colspan="2">${index === 1 ? 'Total' : 'Balance'}</td><td class="r">${sign}${total}</td></tr></table>`
        : ''
    const body = each<string>(one.body, (text, at) => `<p>${filled(text)}</p>${at === index - 1 ? list : ''}`)
    const html = `<div class="hd"><b>${firm}</b><span>${own.address.lines.join('<br>')}<br>${own.phone}</span></div>${client.first} ${client.last}<br>${home.lines.join('<br>')}<p style="margin-top:7mm">${date(day, 'long')}</p><p>${filled(one.hi)}</p><p><b>${filled(one.subject)}</b></p>${body}<p>${one.bye}</p><p style="margin-top:12mm">${writer.first} ${writer.last}</p>${index === 2 ? `<p style="font-size:8.6pt">Pay at the desk, by phone, or by transfer to ${own.bank.iban}</p>` : ''}`
    return {
      html: sheets(
        `.sheet{--f:${one.f};--c:${one.c}}${CSS}`,
        [html],
        index === 1 ? { width: 215.9, height: 279.4 } : undefined,
      ),
      pages: 1,
      facts: [[total], [first?.number ?? ''], [date(until, 'long')], [firm], [`${client.first} ${client.last}`]],
    }
  },
}
