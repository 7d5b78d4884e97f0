// A Swiss car park machine's receipt on 58 mm: days and times of entry, payment and leaving, a dot between francs and
// centimes, thanks in four languages, tax said only as "inkl.", the operator named in the smallest type.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:700 8.4pt/1.34 'Liberation Sans Narrow',sans-serif;color:#2a2a33}.sheet{padding:4mm 4.5mm;background:#fbfbf8}table{width:100%;margin:1.6mm 0}td{padding:0;vertical-align:top;white-space:nowrap}
.title{font-size:13pt;border-top:1.4pt solid;border-bottom:1.4pt solid;text-align:center;padding:.6mm;margin:1.5mm 0}.sum{font-size:19pt;text-align:center;line-height:1.25}.s{font-weight:400;font-size:7pt;line-height:1.28}svg{display:block;margin:2mm auto}`
const { amount, date } = writingOf('CH')

const twoFigures = (number: number) => String(number).padStart(2, '0')
const row = (label: string, value: string) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`

function make(random: Random, index: number): Paper {
  const names = namesIn('CH', random)
  const firm = companyIn(names, 'Parking')
  const place = index === 0 ? 'PARKHAUS SEETOR' : 'Parking Altstadt Nord'
  const paidOn = dayIn(random, 2025, 2026)
  const entered = index === 0 ? paidOn : daysAfter(paidOn, -2)
  const number = random.code(index === 0 ? '02-0#####' : '118###')
  const gross = index === 0 ? random.whole(9, 46) * 50 : random.whole(62, 95) * 100
  const tax = taxWithin(gross, 8.1)
  const [minutes, longer] = [random.whole(11, 30), random.whole(2, 13)]
  const given = gross + 1000 - (gross % 1000)
  const stay = [
    row('Einfahrt', `${date(entered, 'short')} &nbsp;08:${minutes}`),
    row(index === 0 ? 'Bezahlt' : 'Zahlung', `${date(paidOn, 'short')} &nbsp;17:${minutes + longer}`),
    row('Parkdauer', `${index === 0 ? 0 : 2} T &nbsp;9 h ${twoFigures(longer)} min`),
    row('Tarif', index === 0 ? '1 Kurzparken' : '4 Mehrtage'),
  ]
  const paid =
    index === 0
      ? `${row('Einwurf Münzen/Noten', amount(given))}${row('Rückgeld', amount(given - gross))}`
      : `${row('Debit', `XXXX XXXX XXXX ${random.code('####')}`)}${row('Trm-Id', random.code('2#######'))}${row('Trx. Betrag CHF', amount(gross))}${row('Akt-Id / Aut-Nr.', random.code('### / ######'))}`
  const tax81 =
    index === 0
      ? row('inkl. 8.1% MWST', amount(tax))
      : `${row('exkl. MWST', amount(gross - tax))}${row('MWST 8.1%', amount(tax))}`
  const page = `<div class="c">${place}<br><span class="s">Kasse 3 · Ebene -1</span></div><div class="title">QUITTUNG</div><table>${row('Beleg', number)}${row('Ticket', random.code('0#4 ### ### 71'))}${stay.join('')}</table>
<div class="sum">CHF ${amount(gross)}</div><table>${tax81}${paid}</table>${barCode(random, 40, 9)}<div class="c">Ausfahrt bis 17:${minutes + longer + 15}</div>
<div class="c s">Danke · Merci · Grazie · Thank you<br><br>${firm.name}<br>${firm.address.street}, ${firm.address.place}<br>${firm.vatId}<br>Störung: Taste drücken oder ${firm.phone}</div>`
  return {
    html: sheets(CSS, [page], { width: 58, height: index === 0 ? 117 : 128 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(paidOn),
      sellerName: [firm.name, place],
      sellerVatId: firm.vatId,
      ...(index === 0 ? {} : { netTotal: fixed(gross - tax) }),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'CHF',
    },
  }
}

export const layout: Layout = {
  name: 'parkhaus-kasse',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
