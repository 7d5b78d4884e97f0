// A Swiss petrol station's slip: the card terminal's part comes first and has numbers and a day of its own, the receipt proper
// follows below, with litres, a discount per litre and shop goods at another rate; paid in cash, the sum is rounded to five.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

interface Sale {
  readonly name: string
  readonly below?: string
  readonly code: 1 | 2
  readonly cents: number
}

const SHOP: readonly (readonly [name: string, code: 1 | 2, low: number, high: number])[] = [
  ['Gipfeli Butter', 2, 32, 38],
  ['Sandwich Schinken', 2, 118, 138],
  ['Scheibenreiniger 2l', 1, 158, 218],
  ['Kaffee crema', 2, 80, 98],
]
const CSS = `.sheet { font: 9pt/1.2 'Nimbus Mono PS'; padding: 5mm 4mm } .eft { font-weight: 700; font-size: 8pt } .cut { border-top: 1pt dashed #000; margin: 3mm 0 } .br { font: 900 17pt/1 Roboto; letter-spacing: 3pt } table { width: 100% } td { padding: 0; vertical-align: top } .d td { font-size: 14pt; font-weight: 700; padding: 1.5mm 0 } .n { font-size: 7.6pt } .w { background: #ddd; padding: 1mm 2mm; margin: 2mm 0 }`
const HEIGHTS = [128, 110, 155]

const { amount, date } = writingOf('CH')
const row = (left: string, right: string, of = '') =>
  `<tr class="${of}"><td>${left}</td><td class="r">${right}</td></tr>`

function salesOf(random: Random, index: number): Sale[] {
  const [litres, per] = [random.whole(2200, 5800), random.whole(1689, 1899)]
  const off = index === 1 ? 0 : Math.round((litres * 40) / 1000)
  const fuel = Math.round((litres * per) / 1000)
  const name = ['Bleifrei 95', 'Diesel Alpin', 'Bleifrei 98'][index] ?? ''
  const below = `Säule ${random.whole(1, 8)} &nbsp; ${amount(litres)} l x ${(per / 1000).toFixed(3)}`
  const goods = random.sample(SHOP, [0, 3, 2][index] ?? 0)
  return [
    { name, below, code: 1, cents: fuel },
    ...(off ? [{ name: 'Aktion -4 Rp/l', code: 1 as const, cents: -off }] : []),
    ...(index === 2
      ? [
          {
            name: 'Waschprogramm 3',
            below: `Code ${random.code('####')} gültig 30 Tage`,
            code: 1 as const,
            cents: 1650,
          },
        ]
      : []),
    ...goods.map(([goodsName, code, low, high]) => ({ name: goodsName, code, cents: random.whole(low, high) * 5 })),
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('CH', random)
  const firm = companyIn(names, 'Garage')
  const [day, clock, number] = [
    dayIn(random, 2025, 2026),
    random.code('1#:3#:2#'),
    random.code(['1#####', '02-####', '7###/#'][index] ?? ''),
  ]
  const sales = salesOf(random, index)
  const exact = sum(sales.map(({ cents }) => cents))
  const gross = index === 1 ? Math.round(exact / 5) * 5 : exact
  const rates = (
    [
      [1, 8.1],
      [2, 2.6],
    ] as const
  )
    .map(([code, rate]) => {
      const all = sum(sales.filter((one) => one.code === code).map(({ cents }) => cents))
      return { code, rate, all, tax: taxWithin(all, rate) }
    })
    .filter(({ all }) => all !== 0)
  const tax = sum(rates.map((one) => one.tax))
  const given = (Math.floor(gross / 2000) + 1) * 2000
  const cash =
    row('Rundung', amount(gross - exact)) +
    row('Zu bezahlen CHF', amount(gross), 'd') +
    row('Bar', amount(given)) +
    row('zurück', amount(given - gross))
  const eft = `<div class="eft">Buchung<br>${index === 0 ? 'Flottenkarte' : 'Visa kontaktlos'}<br>${index === 0 ? `Kartennr. 7011 XXXX XXXX ${random.code('##4#')}` : `XXXXXXXXXXXX${random.code('####')}`}<table>${row(date(day), clock)}${row('Trm-Id', random.code('250#####'))}${row('Trx. Seq-Cnt', random.code('19####'))}${row('Trx. Ref-No', random.code('88#########'))}${index === 0 ? row('Fz-Code / km', `${random.code('0##')} / ${random.whole(12000, 188000)}`) : ''}${row('Aut. Code', random.code('######'))}${row('Total-EFT CHF', amount(gross))}</table></div><div class="cut"></div>`
  const page = `${index === 1 ? '' : eft}<div class="br">ZÜNDLI</div>Tankstelle &amp; Shop ${firm.address.town}<br><p></p><table>${row(`Quittung ${number}`, `Kasse ${random.whole(1, 2)}`)}${row(`${date(day, 'short')} ${clock.slice(0, 5)}`, `Bed. ${random.code('##')}`)}</table><p></p>
    <table>${each(sales, (one) => row(one.name, `${amount(one.cents)} *${one.code}`) + (one.below ? row(`<span class="n">&nbsp;${one.below}</span>`, '') : ''))}${row(index === 1 ? 'Zwischentotal' : 'Total CHF', amount(exact), index === 1 ? '' : 'd')}${index === 1 ? cash : row('EFT', amount(gross))}</table><p></p>
    <table class="n"><tr><td>Code</td><td class="r">Satz</td><td class="r">exkl.</td><td class="r">MWST</td><td class="r">inkl.</td></tr>${each(rates, (one) => `<tr><td>*${one.code}</td><td class="r">${one.rate.toFixed(2)}%</td><td class="r">${amount(one.all - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.all)}</td></tr>`)}<tr><td>Tot.</td><td></td><td class="r">${amount(exact - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(exact)}</td></tr></table>
    ${index === 2 ? `<div class="w">Zündli-Karte ${random.code('9756 #### ####')}<br>neue Punkte ${Math.floor(gross / 100)}</div>` : '<p></p>'}<div class="n">Betreiber: ${firm.name}<br>${firm.address.street}, ${firm.address.place}<br>Tel. ${firm.phone}<br>${firm.vatId}</div><p></p><div class="c">Gueti Fahrt!</div>`
  return {
    html: sheets(CSS, [page], { width: 74, height: HEIGHTS[index] ?? 180 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, 'ZÜNDLI'],
      sellerVatId: firm.vatId,
      netTotal: fixed(exact - tax),
      taxTotal: fixed(tax),
      grossTotal: exact === gross ? fixed(gross) : [fixed(gross), fixed(exact)],
      currency: 'CHF',
    },
  }
}

export const layout: Layout = {
  name: 'zapfstelle-bergtal',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1, 2],
  make,
}
