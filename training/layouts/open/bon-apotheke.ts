// A chemist's slip: co-payments beside goods of two rates, customers' card, the number only in a line at the foot together with
// time and till; the owner's name stands above the shop's, which a wide logo writes.
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

const REMEDIES: readonly Ware[] = [
  ['IBU-LYSAN 400 FTA 20 ST', '', 489, 715, 1],
  ['NASENSPRAY RAT. 10 ML', '', 345, 499, 2],
  ['ZINKSALBE DERM. 100 G', '', 629, 890, 1],
  ['HUSTENSAFT THYMIAN 200', '', 995, 1290, 1],
  ['PFLASTER SENSITIV 1M', '', 310, 410, 3],
]
const FOODS: readonly Ware[] = [
  ['FENCHEL-ANIS-TEE 20 BTL', '', 345, 420, 2],
  ['MAGNESIUM 400 BRAUSE', '', 595, 890, 1],
]
const COPAYMENT = 500
const CSS = `body{font:9pt/1.35 'Inconsolata',monospace}.sheet{padding:5mm 4mm}.logo{font:700 17pt/1 'URW Bookman',serif;border:1.4pt solid #000;border-width:1.4pt 0;padding:1.6mm 0;margin:1mm 0 2mm;text-align:center}
table{width:100%}td{padding:0;vertical-align:top}.sum td{font-size:13pt;border-top:1pt solid #000;border-bottom:2.2pt double #000;padding:1mm 0}.pzn{font-size:7.4pt;padding-left:4mm}hr{border:0;border-top:.7pt dotted #000;margin:1.5mm 0}.foot{font-size:7.6pt;text-align:center}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [shop, firm] = [index === 0 ? 'Eulen-Apotheke' : 'Apotheke am Weidentor', names.company()]
  const [owner, day, till] = [names.person(), dayIn(random, 2025, 2026), random.whole(1, 4)]
  const number = random.code('##1#-0#8##')
  const [remedies, foods] = [positionsOf(random, REMEDIES, index + 2), positionsOf(random, FOODS, 1)]
  const high = sum(remedies.map(({ total }) => total)) + (index === 0 ? COPAYMENT : 0)
  const low = sum(foods.map(({ total }) => total))
  const [tax, gross] = [taxWithin(high, 19) + taxWithin(low, 7), high + low]
  const row = (rate: number) => (one: (typeof foods)[number]) =>
    `<tr><td>${one.quantity} ${one.name}</td><td class="r">${amount(one.total)} ${rate}</td></tr><tr><td class="pzn" colspan="2">PZN ${random.code('0#######')}${one.quantity > 1 ? ` &nbsp;EP ${amount(one.price)}` : ''}</td></tr>`
  const copayment = `<tr><td>Gesetzl. Zuzahlung</td><td class="r">${amount(COPAYMENT)} 1</td></tr><tr><td class="pzn" colspan="2">Rezept vom ${date(day)}</td></tr>`
  const paid =
    index === 0
      ? `<tr><td>EC-Karte</td><td class="r">${amount(gross)}</td></tr>`
      : `<tr><td>Bar</td><td class="r">${amount(5000)}</td></tr><tr><td>zurück</td><td class="r">${amount(5000 - gross)}</td></tr>`
  const page = `<div class="c">${owner.full}<br>${owner.salutation === 'Frau' ? 'Fachapothekerin' : 'Fachapotheker'} für Offizinpharmazie</div><div class="logo">${shop}</div><div class="c">${firm.address.street} · ${firm.address.place}<br>Tel. ${firm.phone}</div><hr>
<table>${each(remedies, row(1))}${index === 0 ? copayment : ''}${each(foods, row(2))}</table><table class="sum"><tr><td>Zu zahlen</td><td class="r">EUR ${amount(gross)}</td></tr></table><table>${paid}</table><hr>
<table><tr><td>1=19,0% MwSt.</td><td class="r">${amount(taxWithin(high, 19))}</td><td class="r">netto ${amount(high - taxWithin(high, 19))}</td></tr><tr><td>2= 7,0% MwSt.</td><td class="r">${amount(taxWithin(low, 7))}</td><td class="r">netto ${amount(low - taxWithin(low, 7))}</td></tr><tr><td>Summe</td><td class="r">${amount(tax)}</td><td class="r">netto ${amount(gross - tax)}</td></tr></table><hr>
<div class="foot">${index === 0 ? `Kundenkarte ${random.code('29######')}: 12 Taler gutgeschrieben<br>` : ''}Es berät Sie ${names.person().salutation} ${names.person().last}<br>Beleg ${number} &nbsp;${date(day)} &nbsp;${random.code('1#:3#')} &nbsp;K${till}<br>USt-ID ${firm.vatId} · St.-Nr. ${firm.taxNumber}<br>TSE ${random.code('f#a##c#e##b##')} Sig. ${random.code('1####')}<br><br>Zu Risiken und Nebenwirkungen fragen Sie uns gern.<br>Rückgabe von Arzneimitteln ist ausgeschlossen.</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [shop, owner.full],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'bon-apotheke',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
