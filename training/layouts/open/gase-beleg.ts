// A gas supplier's print from a mainframe, two pages in one typewriter face: its invoice is a "Beleg" beside numbers of customer, order,
// delivery, contract and project, letters stand for tax rates, cylinders are rented by the day, and each page repeats its head.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, parted, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.3 'Liberation Mono';padding:14mm 12mm 0 18mm}pre{font:inherit;margin:0}.logo{font:700 22pt 'Liberation Sans Narrow','Liberation Sans';letter-spacing:3pt;color:#00508c}.foot{left:18mm;right:12mm;bottom:8mm;font:6.4pt/1.4 'Liberation Sans';display:grid;grid-template-columns:repeat(4,auto);gap:4mm;border-top:.5pt solid;padding-top:1.4mm}`

const FIRMS = [
  ['NORDHAUCH', 'Nordhauch Technische Gase GmbH & Co. KG', '2########', 'Beleg-Nr.'],
  ['AERITAL', 'Aerital Gasewerk AG', '91/####/#', 'Rechnungsbeleg'],
  ['OXYSTEIN', 'Oxystein Flaschengase GmbH', 'RG########', 'Beleg'],
] as const
const GASES = [
  ['1002-50', 'SAUERSTOFF TECHN. 50 L 200 BAR', 3_890],
  ['1114-20', 'ARGON 4.6  20 L 200 BAR', 4_175],
  ['1120-50', 'SCHWEISSARGON-MISCH 18 50 L', 6_240],
  ['2001-11', 'PROPAN 11 KG GRAUFLASCHE', 2_685],
  ['3300-10', 'ACETYLEN 10 L', 5_930],
  ['4010-30', 'KOHLENSAEURE E290 30 KG', 4_410],
  ['5020-10', 'FORMIERGAS 95/5 10 L', 3_160],
  ['9001-00', 'MIETE STAHLFLASCHEN, TAGE', 38],
  ['9002-00', 'MIETE BUENDEL, BUENDELTAGE', 395],
  ['9510-00', 'GEFAHRGUTZUSCHLAG ADR', 690],
  ['9520-00', 'ENERGIEKOSTENZUSCHLAG', 475],
] as const
const { amount, date } = writingOf('DE')

const left = (text: string | number, width: number) => String(text).padEnd(width).slice(0, width)
const right = (text: string | number, width: number) => String(text).padStart(width)

interface Row {
  readonly text: string
  readonly total: number
  readonly rate: 'A' | 'B'
}

function rowsOf(random: Random, day: Day, count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const [code, name, price] = random.pick(GASES)
    const quantity = random.whole(1, price < 500 ? 90 : 9)
    const rate = code === '4010-30' ? 'B' : 'A'
    const when = date(daysAfter(day, Math.floor(at * 0.7) - 30), 'short')
    const total = quantity * price
    const text = `${right((at + 1) * 10, 4)}  ${left(code, 9)}${left(name, 33)}${when}${right(quantity, 6)}${right(amount(price), 10)}${right(amount(total), 12)} ${rate}`
    return { text, total, rate }
  })
}

const HEAD = `${right('POS', 4)}  ${left('ARTIKEL', 9)}${left('BEZEICHNUNG', 33)}LIEFERG.${right('MENGE', 6)}${right('PREIS', 10)}${right('BETRAG EUR', 12)} S`

/** Sums by letter, lined up with the amounts of the rows. */
function sumsOf(rows: readonly Row[]) {
  const of = (rate: string) => sum(rows.filter((row) => row.rate === rate).map(({ total }) => total))
  const [full, low] = [of('A'), of('B')]
  const [fullTax, lowTax] = [percent(full, 19), percent(low, 7)]
  const [net, tax] = [full + low, fullTax + lowTax]
  const line = (label: string, base: number, cents: number) =>
    `      ${left(label, 30)}${right(amount(base), 20)}${right(amount(cents), 30)}`
  const lines = [
    `      ${left('STEUERSCHLÜSSEL', 30)}${right('BASIS', 20)}${right('STEUERBETRAG', 30)}`,
    line('A = 19,00 % MWST', full, fullTax),
    ...(low > 0 ? [line('B =  7,00 % MWST', low, lowTax)] : []),
    '',
    `      ${left('WARENWERT / NETTO', 30)}${right(amount(net), 50)}`,
    `      ${left('MEHRWERTSTEUER', 30)}${right(amount(tax), 50)}`,
    `      ${left('ENDBETRAG EUR', 30)}${right(amount(net + tax), 50)}`,
  ]
  return { lines, net, tax }
}

export const layout: Layout = {
  name: 'gase-beleg',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [logo, firm, pattern, label] = FIRMS[index] ?? FIRMS[0]
    const [own, buyer, depot, day] = [names.company(), names.company(), names.address(), dayIn(random, 2025, 2026)]
    const [due, number] = [daysAfter(day, 30), random.code(pattern)]
    const rows = rowsOf(random, day, random.whole(30, 38))
    const { lines, net, tax } = sumsOf(rows)
    const meta = [
      [label, number],
      ['Belegdatum', date(day)],
      ['Kunden-Nr.', random.code('4#####')],
      ['Auftrag', random.code('88######')],
      ['Lieferschein', random.code('80######')],
      ['Vertrag', random.code('GV-#####')],
      ['Projekt', random.code('P##.###')],
      ['Ihre USt-ID', buyer.vatId],
    ] as const
    const to = [
      buyer.name,
      'Abt. Kreditorenbuchhaltung',
      buyer.address.street,
      buyer.address.place,
      '',
      'Abladestelle:',
      depot.street,
      depot.place,
    ]
    const block = meta.map(([name, value], at) => `${left(to[at] ?? '', 50)}${left(name, 16)}: ${value}`).join('\n')
    const parts = parted(rows, 24, 40)
    const page = (part: readonly Row[], at: number) => {
      const top = at === 0 ? `RECHNUNG\n\n${block}` : `RECHNUNG (Fortsetzung)\n${label} ${number} vom ${date(day)}`
      const end =
        at === parts.length - 1
          ? `\n${lines.join('\n')}\n\n      ZAHLBAR BIS ${date(due)} OHNE ABZUG\n      LASTSCHRIFT NACH VORABANKÜNDIGUNG MÖGLICH`
          : `\n${right('Übertrag auf nächste Seite', 85)}`
      return `<div class="logo">${logo}</div><pre>${right(`Seite ${at + 1} von ${parts.length}`, 86)}\n\n${top}\n\n${'-'.repeat(86)}\n${HEAD}\n${'-'.repeat(86)}\n${each(part, ({ text }) => `${text}\n`)}${'-'.repeat(86)}${end}</pre><div class="abs foot"><div>${firm}<br>${own.address.street}<br>${own.address.place}</div><div>Tel. ${own.phone}<br>${own.register}</div><div>${own.bank.name}<br>IBAN ${own.bank.iban}<br>BIC ${own.bank.bic}</div><div>USt-IdNr. ${own.vatId}<br>Steuer-Nr. ${own.taxNumber}</div></div>`
    }
    return {
      html: sheets(CSS, parts.map(page)),
      pages: parts.length,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
