// An Austrian mountain hut's till slip (58 mm): food at 10, drinks at 20 per cent by letters behind, a table and a waiter, a code that the
// law asks for, "Rechnung Nr." only below the sum, the hut's name over the leaseholder's or the club's.
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:7.2pt/1.34 'DejaVu Sans Mono','Liberation Mono';padding:4mm 3mm}.h{text-align:center}.h b{font:700 11pt/1.3 'DejaVu Sans','Liberation Sans'}.l{border-top:.6pt solid;margin:1.6mm 0}table{width:100%}td{padding:0;vertical-align:top}.big td{font:700 10.5pt/1.5 'DejaVu Sans Mono','Liberation Mono'}.e{text-align:center;margin-top:2mm}`

const HUTS = [
  { hut: 'GAMSZINKENHÜTTE', owner: 'Pächter: Leonhard Ropitsch', uid: true, label: 'Rechnung Nr.', pay: 'BAR' },
  { hut: 'Jausenstation Moosreith', owner: 'Fam. Trattnig', uid: false, label: 'Rg.', pay: 'BAR' },
  { hut: 'Speikleiten Alm', owner: 'Almwirtschaft Speikleiten KG', uid: true, label: 'Beleg-Nr', pay: 'KARTE' },
] as const
const WARES: readonly Ware[] = [
  ['Käsespätzle', 'B', 1_290, 1_490, 3],
  ['Speckknödelsuppe', 'B', 690, 790, 3],
  ['Kaiserschmarrn', 'B', 1_350, 1_550, 2],
  ['Jause groß', 'B', 1_490, 1_690, 2],
  ['Zirbenschnaps', 'A', 390, 450, 4],
  ['Radler 0,5', 'A', 490, 560, 4],
  ['Hollersaft 0,5', 'A', 390, 440, 4],
]
const { amount, date } = writingOf('AT')
const pair = (left: string, right: string, of = '') =>
  `<table class="${of}"><tr><td>${left}</td><td class="r">${right}</td></tr></table>`

export const layout: Layout = {
  name: 'huettenbon-rksv',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('AT', random)
    const hut = HUTS[index] ?? HUTS[0]
    const [own, day] = [names.company(), dayIn(random, 2026)]
    const number = random.code(['#####', '1##', '2026-00####'][index] ?? '')
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 5 + (index % 2)))
    const of = (letter: string) => sum(rows.filter(({ unit }) => unit === letter).map(({ total }) => total))
    const groups = (
      [
        ['A', 20],
        ['B', 10],
      ] as const
    ).map(([letter, rate]) => ({ letter, rate, gross: of(letter), tax: taxWithin(of(letter), rate) }))
    const gross = of('A') + of('B')
    const tax = sum(groups.map((one) => one.tax))
    const time = `${random.whole(11, 17)}:${random.code('2#')}:${random.code('4#')}`
    const html = `<div class="h"><b>${hut.hut}</b><br>${hut.owner}<br>${own.address.street}<br>${own.address.place}<br>Tel ${own.mobile}${hut.uid ? `<br>UID ${own.vatId}` : ''}</div><div class="l"></div>${pair(`Tisch ${random.whole(1, 40)}`, `Kellner ${names.person().first}`)}<div class="l"></div><table>${each(rows, (row) => `<tr><td>${row.quantity}x&nbsp;</td><td>${row.name}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)} ${row.unit}</td></tr>`)}</table><div class="l"></div>${pair('SUMME EUR', amount(gross), 'big')}${pair(hut.pay, amount(gross))}<div class="l"></div>${pair(`${hut.label} ${number}`, `Kassa ${random.whole(1, 3)}`)}${pair(date(day), time)}<table><tr><td>Satz</td><td class="r">Netto</td><td class="r">MwSt</td><td class="r">Brutto</td></tr>${each(groups, (one) => `<tr><td>${one.letter}=${one.rate}%</td><td class="r">${amount(one.gross - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.gross)}</td></tr>`)}<tr><td>Gesamt</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><div class="e">${squareCode(random, 26)}<br>Kassen-ID ${random.code('@@@-0#')}<br>Vergelt’s Gott und guten Abstieg!</div>`
    return {
      html: sheets(CSS, [html], { width: 58, height: 112 + rows.length * 4 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [hut.hut, hut.owner.replace('Pächter: ', '')],
        ...(hut.uid ? { sellerVatId: own.vatId } : {}),
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
