// An Austrian bakery's slip from a 58 mm printer, all capitals without umlauts: the tax id stands in the foot, the number of the
// slip in a line with the till's id, sums by rate in letters only, and the RKSV code in running text below its picture.
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
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

const BREAD: readonly Ware[] = [
  ['HANDSEMMEL', '', 65, 85, 6],
  ['KORNSPITZ', '', 115, 145, 3],
  ['TOPFENGOLATSCHE', '', 260, 310, 3],
  ['NUSSSCHNECKE', '', 270, 320, 2],
  ['BAUERNBROT 1KG', '', 540, 640, 1],
  ['LEBERKAESSEMMEL', '', 390, 440, 2],
  ['STRIEZEL 500G', '', 590, 680, 1],
]
const DRINKS: readonly Ware[] = [
  ['MELANGE', '', 410, 460, 2],
  ['VERLAENGERTER', '', 380, 420, 2],
  ['APFELSAFT GESP 0,5', '', 420, 480, 1],
  ['HEISSE SCHOKOLADE', '', 440, 490, 1],
]
const CSS = `.sheet { font: 8.4pt/1.3 'Liberation Mono'; padding: 4mm 3mm } table { width: 100% } td { padding: 0; vertical-align: top } .big { font-size: 13pt; font-weight: 700; line-height: 1.3 } .l { border-top: .8pt solid #000; margin: 1.5mm 0 } .q { margin: 2mm auto 1mm; width: 29mm } .t { font-size: 6.4pt; line-height: 1.2; overflow-wrap: anywhere }`
const HEIGHTS = [162, 181, 142]

const { amount, date } = writingOf('AT')
const plain = (text: string) =>
  text.toUpperCase().replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE').replaceAll('ß', 'SS')

function make(random: Random, index: number): Paper {
  const names = namesIn('AT', random)
  const firm = companyIn(names, 'Bäckerei')
  const [day, clock] = [dayIn(random, 2025, 2026), random.code('0#:2#:3#').replace(/^0[0-5]/, '07')]
  const number = [random.code('9####'), random.code('2#####'), random.code('1###')][index] ?? '1000'
  const [bread, drinks] = [
    positionsOf(random, BREAD, [3, 5, 2][index] ?? 3),
    positionsOf(random, DRINKS, index === 2 ? 0 : index + 1),
  ]
  const rates = [
    { mark: 'B', rate: 10, all: sum(bread.map(({ total }) => total)) },
    { mark: 'A', rate: 20, all: sum(drinks.map(({ total }) => total)) },
  ].filter(({ all }) => all > 0)
  const off = index === 1 ? -50 : 0
  const all = rates.map((one) => ({ ...one, all: one.mark === 'B' ? one.all + off : one.all }))
  const [gross, tax] = [sum(all.map((one) => one.all)), sum(all.map((one) => taxWithin(one.all, one.rate)))]
  const row = (left: string, right: string) => `<tr><td>${left}</td><td class="r">${right}</td></tr>`
  const goods = [...bread.map((one) => ({ ...one, mark: 'B' })), ...drinks.map((one) => ({ ...one, mark: 'A' }))]
  const given = (Math.floor(gross / 500) + 1) * 500
  const paid =
    index === 2
      ? row('BANKOMAT NFC', amount(gross))
      : row('BAR GEGEBEN', amount(given)) + row('RETOUR', amount(given - gross))
  const till = random.code('BC0#')
  const jws = `_R1-AT3_${till}_${number}_${iso(day)}T${clock}_${all.map((one) => amount(one.all)).join('_')}_0,00_0,00_${random.code('@#@@@##@@#@')}=_${random.code('######@#')}_${random.code('@@#@##@@')}=`
  const page = `<div class="big">MEHLSPEIS</div><div class="big">&amp; BRENNT</div>FILIALE ${plain(firm.address.town)}<br>${plain(firm.address.street)}<br><div class="l"></div>
    ${date(day, 'short')} ${clock}<br>BELEG ${number} KASSE ${till}<br>${index === 1 ? `TISCH ${random.whole(2, 11)} ` : ''}ES BEDIENTE: ${plain(names.person().first)}<div class="l"></div>
    <table>${each(goods, (one) => `${row(`${one.quantity > 1 ? `${one.quantity} ` : ''}${one.name}`, `${amount(one.total)} ${one.mark}`)}${one.quantity > 1 ? `<tr><td colspan="2">&nbsp; A ${amount(one.price)}</td></tr>` : ''}`)}${off ? row('MEHRWEGBECHER-BONUS', `${amount(off)} B`) : ''}</table><div class="l"></div>
    <table><tr class="big"><td>ZU ZAHLEN</td><td class="r">€${amount(gross)}</td></tr>${paid}</table><div class="l"></div>
    <table>${each(all, (one) => `<tr><td>${one.mark} ${one.rate}%</td><td class="r">${amount(one.all - taxWithin(one.all, one.rate))}</td><td class="r">+${amount(taxWithin(one.all, one.rate))}</td></tr>`)}</table>
    <div class="q">${squareCode(random, 29)}</div><div class="t">${jws}</div><div class="l"></div>${plain(firm.name)}<br>${firm.vatId} ${plain(firm.register.replace(/,.*/, ''))}<br>DANKE &amp; BIS MORGEN IN DER FRUEH`
  return {
    html: sheets(CSS, [page], { width: 58, height: HEIGHTS[index] ?? 150 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [plain(firm.name), 'MEHLSPEIS & BRENNT'],
      sellerVatId: firm.vatId,
      ...(all.length === 1 ? { netTotal: fixed(gross - tax), taxTotal: fixed(tax) } : {}),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'backcafe-barzahlung',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [1],
  photos: [0, 1, 2],
  make,
}
