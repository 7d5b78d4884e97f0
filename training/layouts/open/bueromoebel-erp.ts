// A trader of office furniture with a program for merchandise: letterhead as a picture, two blocks of labels side by side, a discount
// in each row, and the sums in one boxed line of columns at the foot, with a day for the cash discount and a day without.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { textPicture } from '../letterhead.ts'
import {
  dayIn,
  each,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.35 'Liberation Sans'}.pic{left:20mm;top:9mm}.rule{left:0;right:0;top:34mm;border-top:2.4pt solid #00677f}.back{left:20mm;top:45mm;font-size:6.4pt;text-decoration:underline}.to{left:20mm;top:50mm;font-size:10pt}.kind{left:125mm;top:50mm;font:700 16pt 'Liberation Sans'}.blk{top:84mm;left:20mm;right:15mm;display:grid;grid-template-columns:1fr 1fr;gap:12mm}.blk table{width:100%;border-top:.5pt solid;border-bottom:.5pt solid}.blk td{padding:.5mm 0}.blk td:last-child{font-weight:700}
.main{left:20mm;right:15mm;top:112mm}.g{width:100%}.g th{font-weight:700;text-align:left;border-bottom:.8pt solid;padding:1mm .8mm;font-size:7.8pt}.g td{padding:1.1mm .8mm;vertical-align:top}.g small{font-size:7.4pt}.sum{left:20mm;right:15mm;top:222mm}.sum table{width:100%}.sum td,.sum th{border:.5pt solid #000;padding:1mm 1.5mm;text-align:right;font-weight:400;font-size:7.6pt}.sum td{font-size:9pt}.sum td:last-child,.sum th:last-child{background:#eee;font-weight:700}.pay{margin-top:3mm}.f{left:20mm;right:15mm;bottom:7mm;font-size:6.3pt;line-height:1.4;display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;border-top:.5pt solid #00677f;padding-top:1.2mm;color:#333}`

const WARES: readonly Ware[] = [
  ['Schreibtisch höhenverstellbar 160 x 80 cm, Eiche', 'Stk', 38_900, 52_900, 6],
  ['Bürodrehstuhl mit Netzrücken, Armlehnen 3D', 'Stk', 21_900, 34_900, 8],
  ['Rollcontainer 3 Schübe, abschließbar', 'Stk', 13_900, 18_900, 6],
  ['Aktenschrank 5 OH, Querrollladen', 'Stk', 29_800, 41_500, 3],
  ['Akustik-Trennwand 120 x 160 cm, grau', 'Stk', 17_400, 23_600, 4],
  ['Kabelwanne, klappbar', 'Stk', 3_450, 4_990, 6],
  ['Montage und Entsorgung der Verpackung', 'psch', 12_000, 24_000, 1],
]
const FIRMS = [
  {
    name: 'Bürokontor Hafermann GmbH',
    big: 'bürokontor',
    small: 'HAFERMANN · EINRICHTUNG FÜR ARBEIT',
    colour: '#00677f',
    web: 'www.buerokontor-hafermann.example',
  },
  {
    name: 'Objekt & Raum Sievering GmbH & Co. KG',
    big: 'Objekt & Raum',
    small: 'SIEVERING BÜROEINRICHTUNGEN',
    colour: '#7b2d26',
    web: 'www.objekt-raum-sievering.example',
  },
] as const
const { amount, date } = writingOf('DE')

const pictureOf = ({ big, small, colour }: (typeof FIRMS)[number]) =>
  textPicture(
    [
      { text: big, font: "700 11px 'Lato'", left: 0, base: 11, colour },
      { text: small, font: "400 3px 'Lato'", left: 0.6, base: 17, colour: '#555', spacing: 0.5 },
    ],
    { width: 120, height: 20 },
  )

const pairs = (list: string[][]) =>
  `<table>${each(list, ([label, text]) => `<tr><td>${label}</td><td class="r">${text}</td></tr>`)}</table>`

export const layout: Layout = {
  name: 'bueromoebel-erp',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const [own, buyer, contact] = [names.company(), names.company(), names.person()]
    const { address, bank, vatId, taxNumber, phone, fax } = own
    const day = dayIn(random, 2025, 2026)
    const [early, due] = [daysAfter(day, 10), daysAfter(day, 30)]
    const number = random.code(index === 0 ? '2####87' : `RG${day.year % 100}-0####`)
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 6 - index)).map((row) => {
      const rebate = row.unit === 'psch' ? 0 : random.pick([0, 5, 10, 12])
      return { ...row, rebate, total: row.total - percent(row.total, rebate) }
    })
    const [goods, freight] = [sum(rows.map(({ total }) => total)), index === 0 ? 4_900 : 0]
    const net = goods + freight
    const tax = percent(net, 19)
    const rebate = percent(net + tax, 2)
    const left = [
      ['Kunden-Nr.', random.code('1####')],
      ['Ihre Bestellung', random.code('B-####')],
      ['Bestellt von', `${contact.salutation} ${contact.last}`],
      ['Ihre USt-IdNr.', buyer.vatId],
    ]
    const right = [
      ['Beleg-Nr.', number],
      ['Belegdatum', date(day)],
      ['Lieferschein / Datum', `${random.code('L#####')} / ${date(daysAfter(day, -4))}`],
      ['Seite', '1 von 1'],
    ]
    const columns: [string, string][] = [
      ['Warenwert', amount(goods)],
      ['Frachtkosten', amount(freight)],
      ['Nettobetrag', amount(net)],
      ['MwSt %', '19,00'],
      ['MwSt-Betrag', amount(tax)],
      ['Rechnungsbetrag EUR', amount(net + tax)],
    ]
    const html = `<div class="abs pic">${pictureOf(firm)}</div><div class="abs rule" style="border-color:${firm.colour}"></div><div class="abs back">${firm.name} · ${address.street} · ${address.place}</div><div class="abs to">${buyer.name}<br>${index === 0 ? 'Einkauf<br>' : ''}${buyer.address.street}<br>${buyer.address.place}</div><div class="abs kind">Rechnung</div><div class="abs blk">${pairs(left)}${pairs(right)}</div>
<div class="abs main"><p>Für unsere Lieferung berechnen wir Ihnen zu unseren Allgemeinen Geschäftsbedingungen:</p><table class="g"><tr><th>Pos</th><th>Artikel</th><th>Bezeichnung</th><th class="r">Menge</th><th>ME</th><th class="r">Einzelpreis</th><th class="r">Rab. %</th><th class="r">Gesamt EUR</th></tr>
${each(rows, (row) => `<tr><td>${row.number * 10}</td><td>${random.code('##-####')}</td><td>${row.name}${row.number === 1 ? '<br><small>Lieferung frei Verwendungsstelle</small>' : ''}</td><td class="r">${row.quantity},00</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${row.rebate === 0 ? '' : amount(row.rebate * 100)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table></div>
<div class="abs sum"><table><tr>${each(columns, ([label]) => `<th>${label}</th>`)}</tr><tr>${each(columns, ([, text]) => `<td>${text}</td>`)}</tr></table><div class="pay">Zahlbar bis ${date(early)} mit 2,00 % Skonto = ${amount(rebate)} EUR (Zahlbetrag ${amount(net + tax - rebate)} EUR)<br>Zahlbar bis ${date(due)} ohne Abzug<br>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</div></div>
<div class="abs f"><div>${firm.name}<br>${address.street}<br>${address.place}</div><div>Telefon ${phone}<br>Telefax ${fax}<br>${firm.web}</div><div>${bank.name}<br>IBAN ${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</div><div>Geschäftsführung: ${own.manager.full}<br>Amtsgericht ${address.town} ${random.code(index === 0 ? 'HRB #####' : 'HRA ####')}<br>USt-IdNr. ${vatId} · St.-Nr. ${taxNumber}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Beleg_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm.name,
        buyerName: buyer.name,
        sellerVatId: vatId,
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
