// A food wholesaler's computer prints three party blocks beside each other, repeats its table's head on every page, carries sums over,
// and ends with a table of tax rates that has a row of sums. The buyer's VAT id stands beside the seller's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, parted, sheets, sum, taxGroupsOf, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.6pt/1.25 'Courier Prime'; padding: 9mm 10mm } .top { display: flex; justify-content: space-between } .logo { font: 700 20pt 'DejaVu Sans'; color: #a11; transform: skewX(-8deg) }
  .blocks { display: grid; grid-template-columns: 1fr 1fr 1fr; border: .7pt solid #000; margin: 3mm 0 } .blocks div { padding: 1.5mm 2mm; border-right: .7pt solid #000; min-height: 27mm } .blocks div:last-child { border: 0 } .blocks b { display: block; font-size: 7pt }
  table { width: 100% } th { border-top: .7pt solid #000; border-bottom: .7pt solid #000; text-align: left; font-weight: 400 } td, th { padding: .55mm 1mm } .rates { width: 105mm; margin: 4mm 0 } .rates th, .rates td { text-align: right } .sum td { border-top: .7pt solid #000; font-weight: 700 }
  .foot { left: 10mm; right: 10mm; bottom: 6mm; font-size: 7.4pt; border-top: .7pt dashed #000; padding-top: 1mm }`

const WARES: readonly (readonly [name: string, rate: number, cents: number])[] = [
  ['Rapsöl Kanister', 7, 2190],
  ['Spüldüse', 19, 1345],
  ['Mehl Type 405', 7, 1899],
  ['Tafelwasser PET', 19, 699],
  ['Gouda Block', 7, 3249],
  ['Pommes TK', 7, 2479],
  ['Servietten 3-lg', 19, 1589],
  ['Grillanzünder', 19, 459],
  ['Zucker fein', 7, 1149],
  ['Hähnchenbrust TK', 7, 3990],
  ['Cola Sirup BiB', 19, 5490],
  ['Tomaten stückig', 7, 689],
  ['Senf Eimer', 7, 1279],
  ['Handschuhe Nitril', 19, 849],
]
const BRANDS = ['Gastro', 'Bio', 'K-Klasse', 'Profi', 'Aktion'] as const

const { amount, date } = writingOf('DE')

interface Row {
  readonly code: string
  readonly name: string
  readonly rate: number
  readonly quantity: number
  readonly price: number
  readonly total: number
}

const HEAD =
  '<tr><th>Pos</th><th>Artikel</th><th>Bezeichnung</th><th class="r">Menge</th><th>VE</th><th class="r">E-Preis</th><th class="r">St</th><th class="r">Betrag</th></tr>'

const line = ({ code, name, rate, quantity, price, total }: Row, at: number) =>
  `<tr><td>${String(at).padStart(3, '0')}</td><td>${code}</td><td>${name}</td><td class="r">${quantity},00</td><td>${rate === 7 ? 'GEB' : 'KAR'}</td><td class="r">${amount(price)}</td><td class="r">${rate === 7 ? 1 : 2}</td><td class="r">${amount(total)}</td></tr>`

export const wholesalePages: Layout = {
  name: 'wholesale-pages',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, phone, register, taxNumber } = names.company()
    const [buyer, branch] = [names.company(), names.address()]
    const firm = ['FRIGO-MARKT Gastronomie-Service Hansen KG', 'Nordkost Großverbraucher GmbH'][index] ?? ''
    const [day, number] = [dayIn(random, 2023, 2025), random.code(index === 0 ? '44#######' : 'RG7####')]
    const due = daysAfter(day, 14)
    const all = WARES.flatMap(([name, rate, cents]) =>
      BRANDS.map((brand) => ({ name: `${name} ${brand}`, rate, cents })),
    )
    const rows = random.sample(all, index === 0 ? 64 : 17).map(({ name, rate, cents }): Row => {
      const [quantity, price] = [random.whole(1, 12), cents + random.whole(-20, 60)]
      return { code: random.code('######'), name, rate, quantity, price, total: quantity * price }
    })
    const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
    const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))]
    const parts = parted(rows, 40, 48)
    const top = (page: number) =>
      `<div class="top"><span class="logo">${index === 0 ? 'FRIGO' : 'nordkost'}</span><span>RECHNUNG ${number}&nbsp;&nbsp;&nbsp;Datum ${date(day)}&nbsp;&nbsp;&nbsp;Seite ${page} / ${parts.length}</span></div>`
    const blocks = `<div class="blocks"><div><b>RECHNUNGSANSCHRIFT</b>${buyer.name}<br>Abt. Buchhaltung<br>${buyer.address.street}<br>${buyer.address.place}</div><div><b>LIEFERANSCHRIFT</b>Betriebskantine Halle 4<br>${branch.street}<br>${branch.place}</div><div><b>KUNDENDATEN</b>Kunden-Nr.&nbsp;&nbsp;&nbsp;${random.code('######')}<br>Ihre USt-Id.&nbsp;${buyer.vatId}<br>Bestellung&nbsp;&nbsp;&nbsp;${date(daysAfter(day, -3))}<br>Lieferdatum&nbsp;&nbsp;${date(daysAfter(day, -1))}<br>Lieferschein&nbsp;${random.code('L#######')}</div></div>`
    const end = `<table class="rates"><tr><th>St</th><th>Satz</th><th>Warenwert</th><th>MwSt</th><th>Brutto</th></tr>${each(groups, (group) => `<tr><td>${group.rate === 7 ? 1 : 2}</td><td>${group.rate},00 %</td><td>${amount(group.net)}</td><td>${amount(group.tax)}</td><td>${amount(group.net + group.tax)}</td></tr>`)}<tr class="sum"><td colspan="2">SUMME EUR</td><td>${amount(net)}</td><td>${amount(tax)}</td><td>${amount(net + tax)}</td></tr></table><p>Zahlung bis ${date(due)} ohne Abzug auf unser Konto. Leergut wird gesondert berechnet. Ware bleibt bis zur Bezahlung unser Eigentum.</p>`
    const foot = `<div class="abs foot">${firm} * ${address.street} * ${address.place} * Tel ${phone} * ${register}<br>${bank.name} IBAN ${inFours(bank.iban ?? '')} BIC ${bank.bic} * Steuernr. ${taxNumber} * USt-Id. ${vatId}</div>`
    const pages = parts.map((part, page) => {
      const [from, isLast] = [page === 0 ? 1 : 41 + (page - 1) * 48, page === parts.length - 1]
      const carried = amount(sum(rows.slice(0, from - 1 + part.length).map(({ total }) => total)))
      const before =
        page === 0
          ? ''
          : `<tr><td colspan="7">Übertrag von Seite ${page}</td><td class="r">${amount(sum(rows.slice(0, from - 1).map(({ total }) => total)))}</td></tr>`
      return `${top(page + 1)}${page === 0 ? blocks : '<br>'}<table>${HEAD}${before}${each(part, (row, at) => line(row, from + at))}${isLast ? '' : `<tr class="sum"><td colspan="7">Übertrag</td><td class="r">${carried}</td></tr>`}</table>${isLast ? end : ''}${foot}`
    })
    return {
      html: sheets(css, pages),
      pages: parts.length,
      fileName: `${number}.PDF`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(' ', ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
