// What a taximeter prints on 58 mm: the device writes points in amounts and names nothing in full, the fare is a sum of basic fare,
// kilometres, waiting and surcharge, a second total with the tip, the licence number beside the trip's, notes by hand across it.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:8.2pt/1.3 'Inconsolata',monospace;color:#4a3f78}.sheet{padding:5mm 5mm}pre{font:inherit;margin:0}b{font-size:11pt}.ink{font:14pt/1.2 'Z003',cursive;color:#111;position:absolute;margin:-2.5mm 0 0 2mm;transform:rotate(-3deg)}`
const { date } = writingOf('DE')
const COLUMNS = 30

const ends = (left: string, right: string) =>
  `${left}${' '.repeat(Math.max(1, COLUMNS - left.length - right.length))}${right}`

const ink = (text: string) => `<span class="ink" data-over>${text}</span>`

/** What a trip is made of, in cents. */
function fareOf(random: Random, index: number) {
  const metres = index === 0 ? random.whole(31, 144) * 100 : random.whole(540, 790) * 100
  const [perKilometre, start] = [index === 0 ? 250 : 230, index === 0 ? 430 : 390]
  const driven = Math.round((metres / 1000) * perKilometre)
  const waiting = random.whole(0, 9) * 50
  const surcharge = index === 0 ? 200 : 0
  const gross = Math.round((start + driven + waiting + surcharge) / 10) * 10
  const lines = [
    ends('km besetzt', (metres / 1000).toFixed(1)),
    ends('Grundpreis', fixed(start)),
    ends(`Tarif ${index + 1}  ${fixed(perKilometre)}/km`, fixed(gross - start - waiting - surcharge)),
    ends('Wartezeit', fixed(waiting)),
    ...(surcharge ? [ends('Zuschl. Grossraum', fixed(surcharge))] : []),
  ]
  return { gross, lines }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const firm = companyIn(names, index === 0 ? 'Funktaxi' : 'Mietwagen')
  const [day, number] = [dayIn(random, 2024, 2026), random.code(index === 0 ? '01##7' : '3###')]
  const { gross, lines } = fareOf(random, index)
  const rate = index === 0 ? 7 : 19
  const tax = taxWithin(gross, rate)
  const tip = index === 0 ? 0 : 1000 - (gross % 500)
  const rule = '-'.repeat(COLUMNS)
  const tipLines = tip ? `${ends('Trinkgeld', fixed(tip))}\n${ends('KARTE GESAMT EUR', fixed(gross + tip))}\n` : ''
  const page = `<div class="c">${firm.name}<br>${firm.address.street}<br>${firm.address.place}<br>Tel. ${firm.phone}</div><pre>${rule}
${ends('Ordnungs-Nr.', random.code('1##'))}
${ends('Kennzeichen', random.code('XX-@@ ###'))}
${ends('Fahrer', random.code('0##'))}
${ends('Fahrt-Nr.', number)}
${rule}
${ends('Beginn', `${date(day, 'short')} ${random.code('07:1#')}`)}
${ends('Ende', `${date(day, 'short')} ${random.code('07:5#')}`)}
${lines.join('\n')}
${rule}
<b>FAHRPREIS EUR ${fixed(gross)}</b>
${ends(`incl. ${rate}% MwSt`, fixed(tax))}
${ends('netto', fixed(gross - tax))}
${tipLines}${index === 0 ? ends('bezahlt', 'BAR') : ends('bezahlt', 'MASTERC. *4471')}
${rule}
${ends('St-Nr', firm.taxNumber)}
TSE ${random.code('8@#e##@d#@f#')}
SIG ${random.code('#4#@-@@#8-##@#')}

von ${ink(index === 0 ? 'Hotel' : 'Flughafen T1')}........................

nach ${ink(index === 0 ? 'Kunde Fa. Brandt' : 'Werk Nord')}.......................

  Unterschrift ............</pre>`
  return {
    html: sheets(CSS, [page], { width: 58, height: index === 0 ? 141 : 145 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: firm.name,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: tip ? [fixed(gross), fixed(gross + tip)] : fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'taxameter-druck',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
