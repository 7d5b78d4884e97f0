// A sanitary wholesaler's collective invoice over several pages: rows are grouped by delivery notes with numbers, days and sums of
// their own, list price, discount and net price stand in each row, the head of the table returns on every page, and what is to
// be paid with cash discount stands in the same line as what is to be paid without.
import { type Company, type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, parted, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.3pt/1.26 'Nimbus Sans'; padding: 9mm 13mm 0 20mm } .logo { display: flex; align-items: center; gap: 3mm; font: 700 15pt 'Nimbus Sans'; color: #00539b } .logo i { width: 9mm; height: 9mm; border-radius: 0 5mm 5mm 5mm; background: #00a0df }
  .to { margin-top: 20mm; height: 30mm; width: 85mm; font-size: 10pt } .meta { position: absolute; right: 13mm; top: 34mm; width: 76mm } .meta td { padding: .25mm 0 } .meta .big td { font: 700 12pt 'Nimbus Sans'; padding-bottom: 2mm } .rows { width: 100%; margin-top: 5mm } .rows th { border-top: .9pt solid #00539b; border-bottom: .9pt solid #00539b; text-align: left; padding: .8mm .6mm; font-weight: 700; font-size: 7.4pt }
  .rows td { padding: .48mm .6mm } .rows .note td { font-weight: 700; padding-top: 2mm } .rows .sub td { border-top: .4pt solid #888; font-style: italic } .cont { display: flex; justify-content: space-between; margin-top: 4mm; font-weight: 700 } .end { width: 100%; margin-top: 4mm } .end td, .end th { border: .6pt solid #00539b; padding: 1mm 1.5mm; text-align: right; font-weight: 400 } .end b { font-size: 10.5pt }
  .foot { left: 20mm; right: 13mm; bottom: 6mm; font-size: 6.5pt; display: flex; justify-content: space-between; border-top: .6pt solid #00539b; padding-top: 1mm }`

const WARES: readonly (readonly [name: string, unit: string, list: number, most: number])[] = [
  ['Eckventil 1/2" verchromt selbstdichtend', 'ST', 1260, 8],
  ['Einhebel-Waschtischarmatur chrom', 'ST', 18940, 3],
  ['Ablaufgarnitur DN 40 x 1 1/4"', 'ST', 2385, 4],
  ['Kupferrohr 22 x 1,0 Stange 5 m', 'M', 1872, 25],
  ['Pressbogen 90° 22 I/I Rotguss', 'ST', 1415, 20],
  ['WC-Vorwandelement 112 cm', 'ST', 34600, 2],
  ['Betätigungsplatte 2-Mengen weiß', 'ST', 6790, 2],
  ['Duschrinne Edelstahl 900 mm', 'ST', 41250, 1],
  ['Thermostatventil-Unterteil Eck 1/2"', 'ST', 2140, 8],
  ['Flachheizkörper Typ 22 600x1000', 'ST', 45110, 3],
  ['Heizungspumpe 25-60 180 mm', 'ST', 61830, 1],
  ['Muffenkugelhahn 1" Messing', 'ST', 2095, 6],
  ['Rohrisolierung 22/20 grau', 'M', 412, 30],
  ['HT-Rohr DN 50 x 1000', 'ST', 538, 10],
  ['Sanitärsilikon 310 ml manhattan', 'KT', 1190, 6],
  ['Wandwinkel 16 x 1/2" Ig', 'ST', 1630, 12],
  ['Verbundrohr 16 x 2,0 Rolle', 'M', 489, 50],
]
const FIRMS = [
  ['Hasselkamp', 'Hasselkamp Haustechnik-Großhandel GmbH & Co. KG'],
  ['ROHR & WELLE', 'Rohr & Welle Fachgroßhandel für Sanitär und Heizung GmbH'],
] as const

const { amount, date, number: figures } = writingOf('DE')

const HEAD = `<tr><th>Artikel</th><th>Bezeichnung</th><th class="r">Menge</th><th>ME</th><th class="r">Listenpr.</th><th class="r">Rab. %</th><th class="r">Nettopr.</th><th class="r">Wert EUR</th></tr>`

function deliveryOf(random: Random, { day, site, count }: { day: Day; site: string; count: number }) {
  const note = `Lieferschein ${random.code('80######')} vom ${date(day)} &nbsp; Kommission: ${random.pick(['Neubau', 'Bad', 'Heizraum', 'Lager'])} ${site}`
  const rows = random.sample(WARES, count).map(([name, unit, list, most]) => {
    const code = 1100000 + list * 37
    const [discount, quantity] = [random.pick([25, 32, 38, 42.5, 55]), random.whole(1, most)]
    const price = list - percent(list, discount)
    const html = `<tr><td>${code}</td><td>${name}</td><td class="r">${quantity}</td><td>${unit}</td><td class="r">${amount(list)}</td><td class="r">${figures(discount)}</td><td class="r">${amount(price)}</td><td class="r">${amount(price * quantity)}</td></tr>`
    return { total: price * quantity, html }
  })
  const total = sum(rows.map((row) => row.total))
  const head = `<tr class="note"><td colspan="8">${note}</td></tr>`
  const end = `<tr class="sub"><td colspan="7">Summe Lieferschein</td><td class="r">${amount(total)}</td></tr>`
  return { total, lines: [head, ...rows.map(({ html }) => html), end] }
}

function footOf(firm: string, { address, phone, fax, register, taxNumber, vatId, bank }: Company, page: string) {
  return `<div class="abs foot"><span>${firm}<br>${address.street}, ${address.place}<br>Tel. ${phone} Fax ${fax}</span><span>${register}<br>St.-Nr. ${taxNumber}<br>USt-IdNr. ${vatId}</span>
    <span>${bank.name}<br>IBAN ${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</span><span>Seite ${page}</span></div>`
}

function endOf(net: number, tax: number, day: Day) {
  const discount = percent(net + tax, 3)
  return `<table class="end"><tr><th>Warenwert netto</th><th>Steuerbetrag 19 %</th><th>Endbetrag EUR</th><th>Skonto 3 %</th><th>bei Zahlung bis ${date(daysAfter(day, 10))}</th></tr><tr><td>${amount(net)}</td><td>${amount(tax)}</td><td><b>${amount(net + tax)}</b></td><td>${amount(discount)}</td><td>${amount(net + tax - discount)}</td></tr></table><p style="margin-top:3mm">Zahlbar bis ${date(daysAfter(day, 30))} netto Kasse. Es gelten unsere Allgemeinen Verkaufs- und Lieferbedingungen. Reklamationen nur unter Angabe der Beleg-Nr.</p>`
}

export const sanitaryWholesale: Layout = {
  name: 'sanitary-wholesale',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const seller = names.company()
    const [logo, firm] = FIRMS[index === 0 ? 0 : 1]
    const [buyer, day] = [names.company(), dayIn(random, 2024, 2026)]
    const number = random.code(['71######', 'SR-2######'][index] ?? '')
    const sizes = index === 0 ? [14, 9, 16, 17, 11, 13, 8] : [9, 16, 12]
    const notes = sizes.map((count, at) =>
      deliveryOf(random, { day: daysAfter(day, at - 9), site: names.person().last, count }),
    )
    const net = sum(notes.map(({ total }) => total))
    const tax = percent(net, 19)
    const lines = notes.flatMap((note) => note.lines)
    const pages = parted(lines, 38, 47)
    const again = `<div class="cont"><span>Sammelrechnung ${number} vom ${date(day)}</span><span>Kunde ${buyer.short}</span></div>`
    const due = daysAfter(day, 30)
    const end = endOf(net, tax, day)
    const meta = [
      ['Beleg-Nr.', number],
      ['Belegdatum', date(day)],
      ['Kunden-Nr.', random.code('2####')],
      ['USt-IdNr. Kunde', buyer.vatId],
      ['Niederlassung', seller.address.town],
      ['Sachbearbeiter', names.person().last],
    ]
    const first = `<div class="to">Firma<br>${buyer.name}<br>${['Einkauf', 'Sanitär- und Heizungsbau'][index]}<br>${buyer.address.lines.join('<br>')}</div><table class="meta"><tr class="big"><td>Sammelrechnung</td><td></td></tr>${each(meta, ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table>`
    const html = pages.map((rows, page) => {
      const [top, bottom] = [page === 0 ? first : again, page === pages.length - 1 ? end : '']
      return `<div class="logo"><i></i>${logo}</div>${top}<table class="rows">${HEAD}${rows.join('')}</table>${bottom}${footOf(firm, seller, `${page + 1}/${pages.length}`)}`
    })
    return {
      html: sheets(css, html),
      pages: pages.length,
      fileName: `SR_${number}_${day.year}${String(day.month).padStart(2, '0')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: seller.vatId.replace(/\s/g, ''),
        iban: seller.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
