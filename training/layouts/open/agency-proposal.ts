// A proposal of an agency made with slides: landscape sheets, hardly any rows, three packages side by side each with its
// price, the recommended one named in words; the word "offer" does not occur.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:12pt/1.5 'Open Sans','DejaVu Sans Condensed',sans-serif;padding:18mm 24mm;background:#fbfaf6;color:#232323}.cover{position:absolute;inset:0;background:#22313a;color:#fff;padding:45mm 24mm}.cover h1{font-weight:300;font-size:40pt;margin:0;line-height:1.1}.cover p{font-size:14pt;margin-top:10mm}
h2{font-weight:300;font-size:26pt;color:#d1495b;margin:0 0 6mm}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:8mm}.three>div{border:.8pt solid #ccc;padding:5mm;background:#fff}.three>div.on{border:2pt solid #d1495b}.three b{font-size:15pt}.price{font-size:20pt;color:#d1495b;margin:2mm 0}
ul{margin:2mm 0;padding-left:5mm;font-size:10.5pt}.foot{position:absolute;bottom:7mm;left:24mm;right:24mm;font-size:8pt;color:#888;display:flex;justify-content:space-between}`

export const layout: Layout = {
  name: 'agency-proposal',
  kind: 'offer',
  language: 'en',
  types: ['offer'],
  count: 1,
  scans: [],
  make,
}

const PACKAGES = [
  ['Starter', ['Brand workshop, half a day', 'Five page website', 'One round of changes']],
  [
    'Growth',
    [
      'Brand workshop, full day',
      'Twelve page website with bookings',
      'Photography, one day',
      'Three months of support',
    ],
  ],
  ['Complete', ['Everything in Growth', 'Two short films', 'Print templates', 'Twelve months of support']],
] as const

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const { amount, date } = writingOf('GB')
  const [client, lead, seat] = [names.company(), names.person(), names.address()]
  const day = dayIn(random, 2024, 2026)
  const start = random.whole(32, 58) * 10_000
  const prices = [start, Math.round(start * 2.1), Math.round(start * 3.6)]
  const best = amount(prices[1] ?? 0)
  const company = random.code('1#######')
  const foot = (page: number) =>
    `<div class="foot"><span>Paper Lantern Studio Ltd · ${seat.lines.join(' · ')} · Company no. ${company}</span><span>${page}</span></div>`
  const cover = `<div class="cover"><h1>A new home for<br>${client.short}</h1><p>Proposal prepared for ${client.manager.full}, ${client.name}<br>by ${lead.full}, Paper Lantern Studio<br>${date(day, 'long')} · version 2</p></div>`
  const idea = `<h2>What we heard</h2><p>You have outgrown your website. Customers ring to ask for things that are already on it, your team cannot change a word without calling somebody, and it does not look like the company you have become.</p><p>Above all you told us that ${random.whole(40, 70)} % of enquiries come from people on their phones, and that most of them leave before they reach the form.</p><h2 style="margin-top:8mm">What we suggest</h2><p>We start with a workshop, write and design together with your people, and build in short steps that you can see and try every fortnight. From kick-off to launch we plan ten weeks.</p>${foot(2)}`
  const boxes = each(
    PACKAGES,
    ([name, parts], place) =>
      `<div class="${place === 1 ? 'on' : ''}"><b>${name}</b><div class="price">£${amount(prices[place] ?? 0)}</div><ul>${each(parts, (part) => `<li>${part}`)}</ul></div>`,
  )
  const money = `<h2>Investment</h2><div class="three">${boxes}</div><p style="margin-top:6mm">We recommend <b>Growth</b> at <b>£${best}</b>. All prices exclude VAT and travel. 40 % on signing, 30 % at design sign-off, 30 % on launch. This proposal is open for thirty days.</p>${foot(3)}`
  const next = `<h2>Next steps</h2><p>1. Let us have your questions, or ring ${lead.first} on ${names.phone()}.<br>2. Sign below and send this page back to hello@paperlantern.example.<br>3. We hold your slot and send the first invoice.</p><p style="margin-top:20mm">Package chosen ______________________ &nbsp;&nbsp; Signed for ${client.name} ______________________ &nbsp;&nbsp; Date ______________</p>${foot(4)}`
  return {
    html: sheets(CSS, [cover, idea, money, next], { width: 297, height: 210 }),
    pages: 4,
    fileName: `Paper Lantern x ${client.short}.pdf`,
    facts: [
      [best, amount(prices[0] ?? 0), amount(prices[2] ?? 0)],
      [client.name, client.short, 'Paper Lantern Studio'],
    ],
  }
}
