// The bill of a Swiss village inn from a printer at the bar: the number stands in the title beside the table, prices have the Swiss
// dash for round francs, the total is given in euros, too, and the card's slip below adds a tip, so that the last and largest sum on
// the paper is not what the meal cost.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const MENU: readonly (readonly [name: string, low: number, high: number])[] = [
  ['Älplermagronen m. Apfelmus', 46, 54],
  ['Rahmschnitzel Nüdeli', 58, 68],
  ['Menüsalat', 17, 21],
  ['Zander im Bierteig', 62, 72],
  ['Cordon bleu Hausart', 70, 82],
  ['Meringue mit Nidel', 21, 27],
]
const BAR: readonly (readonly [name: string, low: number, high: number])[] = [
  ['Panaché 3dl', 9, 11],
  ['Süssmost sauer 5dl', 12, 14],
  ['Fendant offen 1dl', 13, 16],
  ['Kafi Luz', 14, 17],
  ['Hahnenwasser 1l', 6, 8],
]
const CSS = `.sheet { font: 9.6pt/1.25 'Courier Prime'; padding: 6mm 5mm } .n { font: italic 700 19pt/1.1 Caladea; text-align: center } .n small { font-size: 9pt; display: block } h2 { font: inherit; font-weight: 700; border: solid #000; border-width: .8pt 0; padding: 1.4mm 0 .6mm; margin: 3mm 0 2mm }
  table { width: 100% } td { padding: 0; vertical-align: top } td + td { text-align: right; white-space: nowrap; padding-left: 2mm } .t td { font-size: 12.5pt; font-weight: 700; padding-top: 1.5mm } .m { font-size: 8pt; margin: 2mm 0 } .eft { font: 8.2pt/1.3 'Liberation Mono'; border-top: .8pt dashed #000; margin-top: 4mm; padding-top: 3mm } .fill td { border-bottom: .6pt dotted #000; height: 7mm; vertical-align: bottom }`
const HEIGHTS = [185, 132, 102]

const { amount, date } = writingOf('CH')
const franken = (cents: number) => amount(cents).replace(/00$/, '—')

function make(random: Random, index: number): Paper {
  const names = namesIn('CH', random)
  const firm = companyIn(names, 'Gastronomie')
  const inn = ['Zur Alten Sägi', 'Rössliwirt am Bach', 'Beiz Sunnehalb'][index] ?? ''
  const [day, clock, number] = [
    dayIn(random, 2025, 2026),
    random.code('2#:1#').replace(/^2[2-9]/, '21'),
    random.code('4####'),
  ]
  const [rate, place] = index === 2 ? [2.6, 'Gassenverkauf'] : [8.1, `Tisch ${random.whole(3, 28)}`]
  const ordered = [...random.sample(MENU, index === 0 ? 4 : 3), ...random.sample(BAR, index === 2 ? 1 : 3)].map(
    ([name, low, high]) => {
      const [quantity, price] = [random.whole(1, 3), random.whole(low, high) * 50]
      return { name, quantity, total: quantity * price }
    },
  )
  const gross = sum(ordered.map(({ total }) => total))
  const tax = taxWithin(gross, rate)
  const tip = (Math.floor((gross * 1.07) / 500) + 1) * 500 - gross
  const euros = Math.round(gross / 0.92)
  const note = Math.ceil(euros / 5000) * 5000
  const back = Math.floor(((note - euros) * 0.92) / 5) * 5
  const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`
  const paid = [
    `<div class="eft">** Kundenbeleg / Reçu client **<br>Buchung / MC Debit<br>XXXX XXXX XXXX ${random.code('4##7')}<table>${row(`${date(day)}`, clock)}${row('Trm-Id:', random.code('2#######'))}${row('Akt-Id:', random.code('8'))}${row('Trx. Seq-Cnt:', random.code('51####'))}${row('Aut. Code:', random.code('######'))}${row('Betrag CHF:', amount(gross))}${row('Trinkgeld CHF:', amount(tip))}${row('<b>Total-EFT CHF:</b>', `<b>${amount(gross + tip)}</b>`)}</table></div>`,
    `<table>${row('Kurs', '1 EUR = 0.92')}${row('Bar EUR', franken(note))}${row('Rückgeld CHF', amount(back))}</table>`,
    `<table>${row('TWINT', amount(gross))}</table>`,
  ][index]
  const guests = `<div class="m">Angaben bei Bewirtung von Geschäftsgästen:<table class="fill">${row('Anlass', '')}${row('Gäste', '')}</table></div>`
  const page = `<div class="n"><small>Wirtschaft</small>${inn}</div><div class="c">${firm.address.street}, ${firm.address.place}<br>${firm.phone}</div>
    <h2><table>${row(`Rechnung ${number}`, place)}</table></h2><table>${row(`${date(day, 'bare')} um ${clock}`, index === 2 ? '' : `${random.whole(2, 6)} Pers.`)}${row(`Service: ${names.person().first}`, `Kasse ${random.whole(1, 3)}`)}</table><p></p>
    <table>${each(ordered, (one) => row(`${one.quantity} ${one.name}`, franken(one.total)))}<tr class="t"><td>Total CHF</td><td>${amount(gross)}</td></tr>${index === 2 ? '' : row('Total EUR', amount(euros))}</table>
    <div class="m">inkl. MWST ${rate}% &nbsp; ${amount(tax)} &nbsp; &nbsp;exkl. ${amount(gross - tax)}<br>MWST-Nr. ${firm.vatId}</div>${paid}${index === 0 ? guests : ''}
    <p></p><div class="c">${['Uf Widerluege!', 'Mäntig und Zischtig Rueitag', 'E Guete deheime!'][index]}<br><span style="font-size:8pt">${firm.name}</span></div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: HEIGHTS[index] ?? 200 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, inn, `Wirtschaft ${inn}`],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'CHF',
    },
  }
}

export const layout: Layout = {
  name: 'beiz-tischrechnung',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
