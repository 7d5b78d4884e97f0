// A bookshop's till slip on 80 mm: books at 7 and cards at 19 per cent marked by letters in front, a voucher as payment, points, the slip's
// number in one line with till and clerk, and the owner's name in small type below the shop's drawn sign.
import { barCode } from '../codes.ts'
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

const CSS = `.sheet{font:8pt/1.32 'Liberation Mono';padding:5mm 5mm}.h{text-align:center}.h b{display:block;font:italic 700 15pt/1.2 'Liberation Serif'}.l{border-top:.6pt dashed;margin:2mm 0}table{width:100%}td{padding:0 1.4mm 0 0;vertical-align:top}td:last-child{padding-right:0}.big td{font:700 12pt/1.4 'Liberation Mono'}.e{text-align:center;font-size:7pt;margin-top:3mm}`

const SHOPS = [
  ['Seitenwehr', 'Buchhandlung Seitenwehr', 'Inh. Ortrun Peschkau e.K.', 'Bon-Nr.'],
  ['schmökerkajüte', 'Schmökerkajüte am Markt GbR', 'Falk Rehbinder & Sina Rehbinder', 'Beleg'],
  ['Löschblatt', 'Löschblatt & Lettern OHG', 'Schule · Büro · Geschenke', 'Quittung Nr.'],
] as const
const WARES: readonly Ware[] = [
  ['Das Haus am Deich, TB', 'B', 1_400, 1_400, 1],
  ['Kochen im Garten, geb.', 'B', 2_800, 2_800, 1],
  ['Wanderkarte Südharz', 'B', 990, 990, 2],
  ['Bilderbuch Igel Fritz', 'B', 1_600, 1_600, 1],
  ['Grußkarte', 'A', 295, 395, 4],
  ['Notizbuch A5 liniert', 'A', 1_295, 1_495, 1],
  ['Tintenpatronen blau', 'A', 249, 249, 2],
]
const { amount, date } = writingOf('DE')
const pair = (left: string, right: string, of = '') =>
  `<table class="${of}"><tr><td>${left}</td><td class="r">${right}</td></tr></table>`

export const layout: Layout = {
  name: 'buchhandlung-bon',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [sign, name, line, label] = SHOPS[index] ?? SHOPS[0]
    const [own, day] = [names.company(), dayIn(random, 2026)]
    const number = random.code(['04####', '2-00####', '######'][index] ?? '')
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 4 + index))
    const of = (letter: string) => sum(rows.filter(({ unit }) => unit === letter).map(({ total }) => total))
    const groups = (
      [
        ['A', 19],
        ['B', 7],
      ] as const
    )
      .map(([letter, rate]) => ({ letter, rate, gross: of(letter), tax: taxWithin(of(letter), rate) }))
      .filter(({ gross }) => gross > 0)
    const gross = sum(groups.map((one) => one.gross))
    const tax = sum(groups.map((one) => one.tax))
    const voucher = index === 1 ? 1_000 : 0
    const time = `${random.whole(10, 17)}:${random.code('3#')}`
    const pay = [
      ...(voucher > 0 ? [pair('Geschenkgutschein', `-${amount(voucher)}`)] : []),
      index === 0
        ? pair('Bar gegeben', amount(gross + 500)) + pair('Rückgeld', amount(500))
        : pair('EC-Karte', amount(gross - voucher)),
    ]
    const html = `<div class="h"><b>${sign}</b>${name}<br>${line}<br>${own.address.street}<br>${own.address.place}<br>Tel. ${own.phone}</div><div class="l"></div>${pair(`${label} ${number}`, `Kasse ${index + 1}`)}${pair(date(day), `${time} Uhr`)}<div class="l"></div><table>${each(rows, (row) => `<tr><td>${row.unit}</td><td>${row.quantity > 1 ? `${row.quantity} x ${amount(row.price)}<br>` : ''}${row.name}</td><td class="r">${amount(row.total)}</td></tr>`)}</table><div class="l"></div>${pair('SUMME EUR', amount(gross), 'big')}${pay.join('')}<div class="l"></div><table><tr><td>MwSt</td><td class="r">Netto</td><td class="r">Steuer</td><td class="r">Brutto</td></tr>${each(groups, (one) => `<tr><td>${one.letter} ${one.rate}%</td><td class="r">${amount(one.gross - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.gross)}</td></tr>`)}${groups.length > 1 ? `<tr><td>Ges.</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr>` : ''}</table><div class="e">${index === 2 ? `USt-IdNr. ${own.vatId}` : `St.-Nr. ${own.taxNumber}`}<br>Es bediente Sie: ${names.person().first}<br>Lesepunkte neu: ${random.whole(3, 40)}<br><br>${barCode(random, 46, 8)}<br>TSE ${random.code('@##@@#@#@@##@#@')}<br>Bücher sind vom Umtausch ausgeschlossen.<br>Danke und viel Freude beim Lesen!</div>`
    return {
      html: sheets(CSS, [html], { width: 80, height: 128 + rows.length * 7 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: index === 0 ? [name, `${name} ${line}`, 'Ortrun Peschkau e.K.'] : name,
        ...(index === 2 ? { sellerVatId: own.vatId } : {}),
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
