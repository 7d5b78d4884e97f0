// A Swiss chemist's till: a customer's name and birthday on the slip, fees that are no goods, a loyal customers' rebate, the sum
// before and after rounding to five centimes, tax of two rates and none, the day in full letters at the foot.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const REMEDIES: readonly Ware[] = [
  ['DOLOMED Filmtabl 500 mg 16 Stk', '', 765, 990, 2],
  ['RHINOVENT Dosierspray 10 ml', '', 890, 1250, 1],
  ['TUSSIKRAL Sirup 200 ml', '', 1290, 1780, 1],
  ['BURSALGIN Emulgel 100 g', '', 1450, 1990, 1],
]
const CARE: readonly Ware[] = [
  ['Sonnenmilch LSF 50 150 ml', '', 2190, 2890, 1],
  ['Lippenstift Sheabutter', '', 590, 790, 2],
  ['Verband elastisch 6 cm x 4 m', '', 640, 870, 2],
  ['Zahnbürste soft', '', 480, 620, 2],
]
const FEE = 430
const CSS = `body{font:8.2pt/1.36 'Nimbus Sans','Liberation Sans',sans-serif}.sheet{padding:6mm 5mm}h1{font:700 15pt/1.1 'URW Gothic',sans-serif;margin:0}.cross{float:right;width:11mm;height:11mm;background:linear-gradient(#000,#000) center/100% 34% no-repeat,linear-gradient(#000,#000) center/34% 100% no-repeat}table{width:100%}td,th{padding:.15mm 0;vertical-align:top;text-align:left;font-weight:400}.sheet .n{text-align:right;white-space:nowrap}
.top{border-top:.8pt solid #000}.top td,.top th{padding-top:.8mm}.t td{font:700 13pt/1.3 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif;border-bottom:2pt solid #000}.t{margin-bottom:1.2mm}.s{font-size:7pt;line-height:1.3}.who{margin:2.5mm 0 2mm}`
const { amount, date } = writingOf('CH')
const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']

const five = (cents: number) => Math.round(cents / 5) * 5

const row = (code: string) => (one: Position) =>
  `<tr><td>${one.name}${one.quantity > 1 ? `<br><span class="s">${one.quantity} x ${amount(one.price)}</span>` : ''}</td><td class="n">${amount(one.total)} ${code}</td></tr>`
const line = (label: string, value: string) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`
const rate = (code: string, per: number, gross: number) =>
  `<tr><td>${code}</td><td class="n">${per.toFixed(1)}%</td><td class="n">${amount(gross - taxWithin(gross, per))}</td><td class="n">${amount(taxWithin(gross, per))}</td><td class="n">${amount(gross)}</td></tr>`

function paid(due: number, isCash: boolean): string {
  if (!isCash) return line('Debitkarte', amount(due))
  const given = due + 10000 - (due % 10000)
  return `${line('Bar', amount(given))}${line('Retour', amount(given - due))}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('CH', random)
  const shop = index === 0 ? 'Apotheke zum Steinbock' : 'Drogerie Apotheke Rössliplatz'
  const [firm, customer, day] = [names.company(), names.person(), dayIn(random, 2024, 2026)]
  const company = index === 0 ? firm.name : `${firm.manager.last} Pharma AG`
  const number = random.code('1-2####')
  const [remedies, care] = [positionsOf(random, REMEDIES, 2), positionsOf(random, CARE, index === 0 ? 2 : 1)]
  const [low, before] = [remedies, care].map((some) => sum(some.map(({ total }) => total))) as [number, number]
  const rebate = index === 0 ? percent(before, 7) : 0
  const fee = index === 0 ? 0 : FEE
  const [reduced, high] = [low + fee, before - rebate]
  const [all, tax] = [reduced + high, taxWithin(reduced, 2.6) + taxWithin(high, 8.1)]
  const due = five(all)
  const weekday = WEEKDAYS[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()] ?? ''
  const page = `<div class="cross"></div><h1>${shop.replace(' ', '<br>')}</h1>${firm.address.lines.join(', ')}<br>Telefon ${firm.phone}<div class="who">Kundin/Kunde: ${customer.last} ${customer.first}, ${date({ year: random.whole(1948, 1999), month: random.whole(1, 12), day: random.whole(1, 28) })}</div>
<table><tr class="top"><th>Bezeichnung</th><th class="n">CHF</th></tr>${each(remedies, row('2'))}${fee ? `${line('Medikamenten-/Bezugs-Check', `${amount(fee)} 2`)}` : ''}${each(care, row('1'))}${rebate ? line('Treuekarte 7% auf Pflege', `-${amount(rebate)} 1`) : ''}<tr class="top"><td>Zwischentotal</td><td class="n">${amount(all)}</td></tr>${due === all ? '' : line('Rundung', amount(due - all))}</table><table class="t">${line('Total', `CHF ${amount(due)}`)}</table>
<table>${paid(due, index === 0)}</table><br><table class="s"><tr class="top"><th>MWST</th><th class="n">Satz</th><th class="n">Basis</th><th class="n">Steuer</th><th class="n">inkl.</th></tr>${rate('1', 8.1, high)}${rate('2', 2.6, reduced)}<tr class="top"><td colspan="2">Total</td><td class="n">${amount(all - tax)}</td><td class="n">${amount(tax)}</td><td class="n">${amount(all)}</td></tr></table>
<div class="s" style="margin-top:3mm">${company} · ${firm.vatId}<br>Beleg ${number} · Kasse 1 · Es bediente Sie ${names.person().salutation} ${names.person().last}<br>${weekday}, ${date(day, 'long')}, ${random.code('10:4#')} Uhr<br><br>Gute Besserung! Umtausch von Heilmitteln nicht möglich.</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 142 : 132 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [company, shop],
      buyerName: `${customer.last} ${customer.first}`,
      sellerVatId: firm.vatId,
      netTotal: fixed(all - tax),
      taxTotal: fixed(tax),
      grossTotal: due === all ? fixed(due) : [fixed(due), fixed(all)],
      currency: 'CHF',
    },
  }
}

export const layout: Layout = {
  name: 'apotheke-schweiz',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
