// A German hairdresser's slip in a friendly hand: hardly a label, the number and the day within a sentence, tax in another one, a
// voucher and a tip around the price, and the next appointment as a second day. One owner is too small to charge tax.
import { type Company, type Day, daysAfter, type Names, type Person } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, herrn, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CUTS: readonly (readonly [name: string, low: number, high: number])[] = [
  ['Waschen, Schneiden, Föhnen', 78, 116],
  ['Ansatzfarbe', 84, 108],
  ['Strähnen Oberkopf', 110, 150],
  ['Pflegekur Hafer', 22, 34],
  ['Augenbrauen', 16, 24],
  ['Kinderschnitt bis 10', 32, 44],
  ['Haarwachs matt, Dose', 26, 38],
]
const CSS = `.sheet { font: 10pt/1.4 Lato; padding: 7mm 6mm } h1 { font: 300 20pt/1.1 Dosis; margin: 0; text-align: right; letter-spacing: 1pt } .own { text-align: right; font-size: 8.4pt; margin-bottom: 5mm } .cut { display: flex; justify-content: space-between; gap: 3mm } .cut i { flex: 1; border-bottom: .8pt dotted #666; font-style: normal; height: 4mm } .all { font-size: 17pt; font-weight: 700; text-align: right; margin: 2mm 0 } .sm { font-size: 8.2pt; margin-top: 3mm } .tse { font: 6.4pt/1.25 'Liberation Mono'; overflow-wrap: anywhere; margin-top: 3mm; color: #333 }`
const HEIGHTS = [147, 128, 120]

const { amount, date } = writingOf('DE')
const line = (left: string, right: string) => `<div class="cut"><span>${left}</span><i></i><span>${right}</span></div>`

/** What is paid, and how, below the price. */
function payment(random: Random, index: number, gross: number): string {
  const [voucher, tip] = [index === 1 ? 2500 : 0, (Math.floor(gross / 500) + 1) * 500 - gross]
  if (index === 0)
    return `${line('Trinkgeld', amount(tip))}${line('ec-Karte', amount(gross + tip))}<div class="sm">girocard **** **** **** ${random.code('##7#')} · Trace ${random.code('0####')} · TID ${random.code('55######')}</div>`
  if (index === 1)
    return `${line(`Gutschein ${random.code('G-3##')}`, `− ${amount(voucher)}`)}${line('noch bar', amount(gross - voucher))}`
  return `${line('bar bekommen', amount(gross + tip + 500))}${line('herausgegeben', amount(tip + 500))}`
}

const SMALL = 'Kein Ausweis von Umsatzsteuer nach § 19 UStG (Kleinunternehmer).'

const taxed = (gross: number, tax: number): string =>
  `In diesem Preis stecken ${amount(tax)} € Mehrwertsteuer (19 %), ohne sie wären es ${amount(gross - tax)} €.`

const nextOf = (day: Day, { person, random }: Names): string =>
  `<div class="sm">Wir sehen uns wieder am ${date(daysAfter(day, 42))} um ${random.pick(['9:15', '11:30', '16:45'])} Uhr bei ${person().first}.</div>`

const hourOf = ({ day }: Day): number => 11 + (day % 6)

const tellOf = (number: string, day: Day, guest: Person): string[] => [
  `Am ${date(day, 'long')} um ${hourOf(day)}:20 haben wir unter Nummer ${number} für Sie gebucht:`,
  `Ihr Kassenzettel ${number} · ${date(day, 'bare')}`,
  `${date(day)}, Zettel ${number}, für ${herrn(guest)} ${guest.last}`,
]

/** The shop and its owner; stands at the top or at the end. */
const headOf = (shop: string, seller: string, { address, phone }: Company): string =>
  `<h1>${shop}</h1><div class="own">Inh. ${seller}<br>${address.street}<br>${address.place}<br>${phone}</div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [owner, guest, firm, day] = [names.person(), names.person(), names.company(), dayIn(random, 2025, 2026)]
  const shop = ['Kopfkino & Kamm', 'Spitzenreich am Eck', 'Lockentreff Marlies'][index] ?? ''
  const number = random.code(['2#-1###', 'KB ####', '4##'][index] ?? '')
  const cuts = random
    .sample(CUTS, [3, 4, 2][index] ?? 2)
    .map(([name, low, high]) => ({ name, cents: random.whole(low, high) * 50 }))
  const isSmall = index === 2
  const discount = index === 0 ? -500 : 0
  const gross = sum(cuts.map(({ cents }) => cents)) + discount
  const tax = isSmall ? 0 : taxWithin(gross, 19)
  const seller = `${owner.first} ${owner.last}`
  const told = tellOf(number, day, guest)[index]
  const [taxes, label] = isSmall ? [SMALL, 'St.-Nr.'] : [taxed(gross, tax), 'Finanzamt-Nr.']
  const next = index === 2 ? '' : nextOf(day, names)
  const head = headOf(shop, seller, firm)
  const [top, end] = index === 1 ? ['', `<p></p>${head}`] : [head, '']
  const tse = `<div class="tse">${random.whole(1000, 90000)} / ${random.whole(2000, 180000)} / Kassenbeleg-V1 / ${iso(day)}T${hourOf(day)}:20:2${random.code('#')} / ${random.code('SN #@##@@####@#@@##')} / ${random.code('@#@@#@##@@#@##@@#@@@#@#@##@@#@')}==</div>`
  const page = `${top}<p>${told}</p>${each(cuts, (one) => line(one.name, amount(one.cents)))}${discount ? line('Dienstags-Bonus', `− ${amount(-discount)}`) : ''}<div class="all">${amount(gross)} €</div>${payment(random, index, gross)}
    <div class="sm">${taxes}</div>${next}${tse}<div class="sm">${label} ${firm.taxNumber}</div>${end}`
  return {
    html: sheets(CSS, [page], { width: index === 2 ? 70 : 80, height: HEIGHTS[index] ?? 150 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [seller, shop],
      ...(isSmall
        ? { buyerName: [guest.last, `${herrn(guest)} ${guest.last}`] }
        : { netTotal: fixed(gross - tax), taxTotal: fixed(tax) }),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'haarschnitt-kasse',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [1],
  photos: [0, 1, 2],
  make,
}
