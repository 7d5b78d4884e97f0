// A restaurant's bill for the tax office: the sum, the tip and the sum with it; below, lines on which the guest writes by hand
// who was entertained and why. On the second paper the tip is written by hand as well.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const DISHES: readonly Ware[] = [
  ['Kürbisrahmsuppe', '', 690, 850, 2],
  ['Zanderfilet, Rieslingkraut', '', 2190, 2650, 2],
  ['Käsespätzle', '', 1390, 1590, 2],
  ['Rehragout', '', 2350, 2790, 1],
  ['Apfelküchle', '', 790, 920, 2],
  ['Mineralwasser 0,75', '', 650, 720, 3],
  ['Grauburgunder 0,2', '', 690, 850, 4],
  ['Espresso', '', 280, 320, 4],
]
const CSS = `body{font:9.4pt/1.4 'Nimbus Mono PS','Liberation Mono',monospace;font-variant-ligatures:none}.sheet{padding:6mm 5mm}.head{text-align:center;margin-bottom:3mm}.head b{font:italic 700 19pt/1.1 'P052',serif;display:block}table{width:100%}td{padding:0 0 .3mm;vertical-align:top}td:first-child{width:6mm}
.sum{border-top:1.2pt solid #000;font-weight:700;font-size:11.4pt;margin-top:1mm}.proof{border:.8pt solid #000;padding:2mm;margin-top:3mm;font:7.6pt/1.3 'Liberation Sans',sans-serif}.proof p{border-bottom:.5pt solid #555;min-height:6.4mm;margin:0 0 1mm}.ink{font:13pt/1 'Z003',cursive;color:#1c2d7a;margin-left:2mm}.line{display:flex;justify-content:space-between}`
const { amount, date } = writingOf('DE')

function proof(random: Random, place: string): string {
  const names = namesIn('DE', random)
  const guests = `${names.person().last}, ${names.person().last}`
  const lines = [
    ['Bewirtete Personen', guests],
    ['Anlass', 'Angebot Dachausbau'],
    ['Ort, Datum', place],
    ['Unterschrift', names.person().last],
  ] as const
  return `<div class="proof"><b>Angaben zum Nachweis der Bewirtungsaufwendungen</b> (§ 4 Abs. 5 Nr. 2 EStG)${each(lines, ([label, ink]) => `<p>${label}<span class="ink">${ink}</span></p>`)}</div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [owner, firm, day] = [names.person(), names.company(), dayIn(random, 2025)]
  const house = index === 0 ? 'Zum Eichenkrug' : 'Gasthof Drei Linden'
  const number = random.code(index === 0 ? '2025-0#####' : '#8##')
  const dishes = positionsOf(random, DISHES, index === 0 ? 7 : 4)
  const gross = sum(dishes.map(({ total }) => total))
  const tax = taxWithin(gross, 19)
  const whole = Math.ceil((gross * 1.06) / 500) * 500
  const tip = `<div class="line"><span>Trinkgeld</span><span>${index === 0 ? amount(whole - gross) : `<span class="ink">${amount(whole - gross)}</span>`}</span></div><div class="line"><span>Zahlbetrag</span><span>${index === 0 ? amount(whole) : `<span class="ink">${amount(whole)}</span>`}</span></div>`
  const page = `<div class="head"><b>${house}</b>Inh. ${owner.full}<br>${firm.address.street}, ${firm.address.place}<br>Steuer-Nr. ${firm.taxNumber}</div><div class="line"><span>Rechnung ${number}</span><span>Tisch ${random.whole(2, 31)}</span></div><div class="line"><span>${date(day)} 2${random.whole(0, 2)}:${random.code('1#')}</span><span>Bed. ${names.person().first}</span></div><hr>
<table>${each(dishes, (one) => `<tr><td>${one.quantity}</td><td>${one.name}</td><td class="r">${amount(one.total)}</td></tr>`)}</table><div class="line sum"><span>Gesamt EUR</span><span>${amount(gross)}</span></div>${tip}<p></p><div class="line"><span>Nettoumsatz 19%</span><span>${amount(gross - tax)}</span></div><div class="line"><span>MwSt 19%</span><span>${amount(tax)}</span></div><p></p><div class="c">${index === 0 ? 'Kreditkarte' : 'BAR'} – Vielen Dank für Ihren Besuch!</div>
${proof(random, `${firm.address.town}, ${date(day, 'short')}`)}<div class="c" style="font-size:6.6pt;margin-top:2mm">TSE ${random.code('#######')} Start ${random.code('19:0#:4#')} Signatur ${random.code('k#Hd#8@#f#Wq@#')}</div>`
  return {
    html: sheets(CSS, [page], { width: 82, height: index === 0 ? 186 : 170 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [house, owner.full, `Inh. ${owner.full}`],
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: [fixed(gross), fixed(whole)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'gasthaus-bewirtung',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
