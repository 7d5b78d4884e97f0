// Bons kleiner Läden mit zwei Steuersätzen: Zoohandlung, Hofladen mit Waage, Fahrradladen; Buchstaben hinter den Preisen, Mengen in einer
// Zeile für sich, Rabatt von Kundenkarten, TSE-Angaben, Bon- und Kassennummer weit auseinander.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const SIZE = { width: 80, height: 178 }
const CSS = `.sheet{font:8.6pt/1.34 var(--f);padding:5mm 5mm}.hd{text-align:center;margin-bottom:3mm}.hd b{font-size:12pt}table{width:100%}td{padding:0}.q td{padding-left:5mm;font-size:8pt}.z td{font-weight:700;font-size:12pt;border-top:.7pt dashed #000;border-bottom:.7pt dashed #000;padding:1mm 0}.t{margin-top:2mm;font-size:7.6pt}.f{text-align:center;margin-top:3mm;font-size:7.6pt;overflow-wrap:anywhere}`

type Good = readonly [text: string, low: number, high: number, rate: 7 | 19]
interface Shop {
  sign: string
  form: string
  goods: readonly Good[]
  bye: string
  number: string
  f: string
  total: string
  card: string
}

const SHOPS: readonly Shop[] = [
  {
    sign: 'Schuppenfell Zooladen',
    form: 'Inh. ^',
    goods: [
      ['Streu Kleintier 60 l', 899, 1_399, 7],
      ['Katzenfutter Lachs 400g', 179, 289, 7],
      ['Wasserpflanze Topf', 399, 599, 7],
      ['Spielangel', 499, 899, 19],
      ['Filterschwamm', 349, 599, 19],
    ],
    bye: 'Umtausch innerhalb 14 Tagen mit Bon. Lebende Tiere und Pflanzen ausgenommen.',
    number: '#####',
    f: "'Liberation Mono'",
    total: 'SUMME EUR',
    card: 'Schuppenkarte -3%',
  },
  {
    sign: 'Hofladen Tannenrehm',
    form: '^ GbR',
    goods: [
      ['Kartoffeln festk.', 240, 420, 7],
      ['Eier Gr. M 10er', 329, 399, 7],
      ['Apfelsaft 5l Box', 890, 1_150, 19],
      ['Bauernbrot 1kg', 480, 590, 7],
      ['Honig 500g', 650, 790, 7],
      ['Blumenstrauß', 750, 1_200, 7],
    ],
    bye: 'Di + Fr 9-18, Sa 8-13. Schön, dass Sie da waren!',
    number: '##-####',
    f: "'Inconsolata','Liberation Mono'",
    total: 'Zu zahlen',
    card: 'Pfand Kiste zurück',
  },
  {
    sign: 'Speichenhorst',
    form: 'Speichenhorst Fahrradladen ^ e.K.',
    goods: [
      ['Schlauch 28" SV', 690, 990, 19],
      ['Mantel Tour 37-622', 2_490, 3_490, 19],
      ['Kette 9-fach montiert', 3_900, 5_200, 19],
      ['Ritzelkassette', 3_200, 4_800, 19],
    ],
    bye: 'Reparaturannahme nur mit Termin. Gute Fahrt!',
    number: 'K1-######',
    f: "'DejaVu Sans'",
    total: 'Gesamt',
    card: 'Inspektionsgutschein',
  },
]
const { amount, date } = writingOf('DE')

const mark = (rate: number) => (rate === 19 ? 'A' : 'B')

/** What is bought, what is taken off the first thing of it, and the gross sums and tax by rate. */
function basketOf(random: Random, shop: Shop, index: number) {
  const rows = random.sample(shop.goods, index === 2 ? 3 : 5).map(([text, low, high, rate]) => {
    const [count, price] = [random.whole(1, 3), random.whole(low, high)]
    return { text, rate, count, price, cents: count * price }
  })
  const all = sum(rows.map(({ cents }) => cents))
  const off = [percent(all, 3), 0, 500][index] ?? 0
  const first = rows[0]
  const groups = ([19, 7] as const)
    .map((rate) => {
      const whole = sum(rows.filter((row) => row.rate === rate).map(({ cents }) => cents))
      const part = first?.rate === rate ? whole - off : whole
      return { rate, part, tax: taxWithin(part, rate) }
    })
    .filter(({ part }) => part > 0)
  return { rows, off, first, gross: all - off, groups }
}

export const layout: Layout = {
  name: 'bon-zoohandel',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [1],
  make(random, index): Paper {
    const shop = SHOPS[index] ?? SHOPS[0]
    if (!shop) throw new RangeError('no shop')
    const own = namesIn('DE', random).company()
    const day = dayIn(random, 2025, 2026)
    const legal = shop.form.replace('^', own.manager.last)
    const number = random.code(shop.number)
    const { rows, off, first, gross, groups } = basketOf(random, shop, index)
    const tax = sum(groups.map((group) => group.tax))
    const given = Math.ceil(gross / 1_000) * 1_000
    const clock = `${random.whole(10, 17)}:${random.whole(10, 59)}`
    const paid =
      index === 0
        ? `<tr><td>Bar</td><td class="r">${amount(given)}</td></tr><tr><td>Rückgeld</td><td class="r">${amount(given - gross)}</td></tr>`
        : `<tr><td>${index === 1 ? 'girocard' : 'Kreditkarte kontaktlos'}</td><td class="r">${amount(gross)}</td></tr>`
    const html = `<div class="hd"><b>${shop.sign}</b><br>${legal}<br>${own.address.lines.join('<br>')}<br>Tel. ${own.phone}<br>${index === 1 ? `USt-ID ${own.vatId}` : `St.-Nr. ${own.taxNumber}`}</div><table>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${amount(row.cents)} ${mark(row.rate)}</td></tr>${row.count > 1 ? `<tr class="q"><td colspan="2">${row.count} x ${amount(row.price)}</td></tr>` : ''}`)}${off > 0 ? `<tr><td>${shop.card}</td><td class="r">-${amount(off)} ${mark(first?.rate ?? 19)}</td></tr>` : ''}<tr class="z"><td>${shop.total}</td><td class="r">${amount(gross)}${index === 0 ? '' : ' €'}</td></tr>${paid}</table>
<table class="t"><tr><td>Satz</td><td class="r">Netto</td><td class="r">Steuer</td><td class="r">Brutto</td></tr>${each(groups, (group) => `<tr><td>${mark(group.rate)} ${group.rate}%</td><td class="r">${amount(group.part - group.tax)}</td><td class="r">${amount(group.tax)}</td><td class="r">${amount(group.part)}</td></tr>`)}</table><div class="f">${date(day, index === 2 ? 'short' : 'figures')} ${clock} &nbsp; Kasse ${random.whole(1, 3)} &nbsp; Bon ${number}<br>${shop.bye}<br>TSE-Transaktion ${random.code('####')} Sig.zähler ${random.code('#####')}<br>Start ${iso(day)}T${clock}:0${random.whole(1, 4)}</div>`
    return {
      html: sheets(`.sheet{--f:${shop.f}}${CSS}`, [html], SIZE),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [shop.sign, legal],
        ...(index === 1 ? { sellerVatId: own.vatId } : {}),
        ...(groups.length === 1 ? { netTotal: fixed(gross - tax), taxTotal: fixed(tax) } : {}),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
