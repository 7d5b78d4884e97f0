// A press shop's bill from the spool of an old ERP: one typewriter face, columns held by blanks, dashes for rules, a carried sum; numbers of
// release order, drawing, unloading point and supplier beside the bill's own, prices for a hundred or a thousand, surcharges for metal.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const PARTS: readonly (readonly [name: string, per: number, low: number, high: number, lot: number])[] = [
  ['HALTEWINKEL LI. DC04 2,0 MM', 100, 1890, 3240, 400],
  ['HALTEWINKEL RE. DC04 2,0 MM', 100, 1890, 3240, 400],
  ['LASCHE GELOCHT 40X12', 1000, 4120, 7900, 2000],
  ['FEDERKLAMMER 1.4310', 1000, 9950, 16800, 1000],
  ['MASSEBLECH VERZINNT', 100, 2260, 4110, 500],
  ['ABSCHIRMKAPPE TIEFGEZOGEN', 100, 8800, 13900, 250],
  ['TRAEGERBLECH B-SAEULE S420MC', 100, 31500, 48900, 120],
  ['STUETZSCHEIBE 28,5 X 2', 1000, 3380, 5200, 3000],
  ['ANSCHLAGPUFFERBLECH KTL', 100, 5640, 9030, 200],
  ['KONTAKTZUNGE CUSN6 0,4', 1000, 11800, 19400, 5000],
]
const CSS = `.sheet{font:10pt/1.24 'Liberation Mono';padding:0}.sheet *{font-variant-ligatures:none!important}pre{font:inherit;margin:0;position:absolute;left:20mm}.b{font-weight:700}.alt{font-family:'Courier Prime'}
  .head{position:absolute;left:20mm;right:16mm;top:10mm;border-bottom:1.4pt solid #222;font:700 17pt 'URW Gothic';padding-bottom:2mm;display:flex;justify-content:space-between;align-items:end}.head span{font:7.4pt/1.3 'URW Gothic';text-align:right}
  .foot{position:absolute;left:20mm;right:16mm;bottom:6mm;font:6.6pt/1.35 'URW Gothic';display:flex;justify-content:space-between;border-top:.4pt solid #222;padding-top:1.2mm}`
const { amount, date } = writingOf('DE')
const left = (text: string, width: number) => text.slice(0, width).padEnd(width)
const right = (text: string, width: number) => text.padStart(width)
const RULE = '-'.repeat(78)
const row = (a: string, b: string, c: string, d: string, e: string) =>
  `${left(a, 34)}${right(b, 10)}${right(c, 12)}${right(d, 6)}${right(e, 13)}  1`
const HEAD = `${RULE}\n${row('POS SACHNUMMER / BEZEICHNUNG', 'MENGE', 'PREIS/EUR', 'JE', 'BETRAG').slice(0, -1)}S\n${RULE}`

function rowsOf(random: Random, count: number): { lines: string; total: number }[] {
  return random.sample(PARTS, count).map(([name, per, low, high, lot], at) => {
    const [quantity, price] = [lot * random.whole(1, 9), random.whole(low, high)]
    const [goods, surcharge] = [Math.round((quantity * price) / per), random.chance(0.35) ? random.whole(210, 940) : 0]
    const extra = Math.round((quantity * surcharge) / per)
    const first = row(
      `${String(at + 1).padStart(3, '0')} ${random.code('A 2## ### ## ##')}`,
      `${quantity} ST`,
      amount(price),
      String(per),
      amount(goods),
    )
    const more =
      extra > 0 ? `\n${row('    + METALLTEUERUNGSZUSCHLAG', '', amount(surcharge), String(per), amount(extra))}` : ''
    const lines = `${first}\n    ${name}${more}\n    LS ${random.code('0614##')} ABRUF ${random.code('##/2#')} ABLADEST. ${random.code('T#')}`
    return { lines, total: goods + extra }
  })
}

const HEADS = [
  ['Heidkötter Umformteile GmbH & Co. KG', 'HEIDKÖTTER', 9, 30, 'LIEFERRECHNUNG', ''],
  ['Brehmle Stanz- und Biegetechnik GmbH', 'BREHMLE', 4, 45, 'R E C H N U N G', 'RECHNUNGSPRUEFUNG  POSTFACH 11 40'],
  ['Heidkötter Umformteile GmbH & Co. KG', 'HEIDKÖTTER', 6, 14, 'RECHNUNG INLAND', 'WERK 2'],
] as const
const SIZE = 6
const value = (text: string, cents: number) => `${left(text, 61)}${right(amount(cents), 14)}`

function sumsOf(random: Random, index: number, goods: number, day: Day, due: Day) {
  const [pack, cut] = [index === 2 ? 0 : random.whole(18, 96) * 100, index === 1 ? percent(goods, 3) : 0]
  const net = goods + pack - cut
  const tax = percent(net, 19)
  const terms = [
    `ZAHLBAR BIS ${date(due)} NETTO, BIS ${date(daysAfter(day, 10))} MIT 2,0 % SKONTO`,
    `ZAHLUNGSZIEL: ${date(due)} OHNE ABZUG`,
    `ZAHLBAR BIS ZUM ${date(due)} REIN NETTO`,
  ][index]
  const rows = [
    value('WARENWERT', goods),
    ...(cut > 0 ? [value('./. BONUS 3,0 %', -cut)] : []),
    ...(pack > 0 ? [value('VERPACKUNG LEIHGITTERBOX / ANTEIL', pack)] : []),
    value('NETTOBETRAG', net),
    value(`MWST  SCHLUESSEL 1  19,00 %  AUF ${amount(net)}`, tax),
  ]
  const html = `${RULE}\n${rows.join('\n')}\n${'='.repeat(78)}\n<span class="b">${value('RECHNUNGSBETRAG                    EUR', net + tax)}</span>\n\n${terms}\nLIEFERUNG UNTER EIGENTUMSVORBEHALT. REKLAMATIONEN INNERHALB 8 TAGEN.`
  return { html, fields: totals(net, tax) }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, customer] = [companyIn(names, 'Oberflächentechnik'), companyIn(names, 'Fahrzeugbau')]
  const [seller, sign, count, days, title, line] = HEADS[index] ?? HEADS[0]
  const [day, number] = [dayIn(random, 2024, 2026), random.code(index === 1 ? 'RE2####' : '61####')]
  const buyer = customer.name.replace(' (haftungsbeschränkt)', '')
  const due = daysAfter(day, days)
  const rows = rowsOf(random, count)
  const sums = sumsOf(random, index, sum(rows.map(({ total }) => total)), day, due)
  const to = ['FIRMA', buyer, ...(line ? [line] : []), customer.address.street, '', customer.address.place]
  const info = [
    `RECHNUNG NR.    ${number}`,
    `DATUM           ${date(day)}`,
    `KUNDEN-NR.      ${random.code('2####')}`,
    `LIEFERANTEN-NR. ${random.code('0######')}`,
    `UNSER AUFTRAG   ${random.code('5#####')}`,
    `VERSANDTAG      ${date(daysAfter(day, -1), 'short')}`,
    'SEITE           1',
  ]
  const address = info.map((text, at) => `${left(to[at] ?? '', 53)}${text}`).join('\n')
  const order = `BESTELLUNG ${random.code('RV 55####')} VOM ${date(daysAfter(day, -150), 'short')}   IHR ZEICHEN ${random.code('EK-#')} ${customer.manager.last.toUpperCase()}\nIHRE UST-ID ${customer.vatId.replace(/ /g, '')}   VERSAND ${random.pick(['LKW EIGEN', 'SPEDITION', 'ABHOLER'])}   FREI ${customer.address.town.toUpperCase()}`
  const paper = `<div class="head">${sign}<span>${seller}<br>${firm.address.street} · ${firm.address.place}<br>Tel. ${firm.phone} · Fax ${firm.fax}</span></div>
    <div class="foot"><span>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')}<br>BIC ${firm.bank.bic}</span><span>${firm.register}<br>Geschäftsführer: ${firm.manager.full}<br>USt-IdNr.: ${firm.vatId}</span><span>zertifiziert nach IATF 16949<br>${firm.email}<br>${firm.website}</span></div>`
  const carried = sum(rows.slice(0, SIZE).map(({ total }) => total))
  const hasNext = rows.length > SIZE
  const block = (list: typeof rows) => each(list, ({ lines }) => `${lines}\n\n`)
  const first = `${paper}<pre style="top:44mm">${address}</pre><pre style="top:86mm"><span class="b">${title}</span>\n\n${order}\n\n${HEAD}\n${block(rows.slice(0, SIZE))}${hasNext ? `${RULE}\n${value('UEBERTRAG', carried)}` : sums.html}</pre>`
  const next = `${paper}<pre style="top:40mm">${left(`RECHNUNG NR. ${number} VOM ${date(day)}`, 62)}SEITE         2\n\n${HEAD}\n${value('UEBERTRAG VON SEITE 1', carried)}\n\n${block(rows.slice(SIZE))}${sums.html}</pre>`
  const fields = {
    sellerName: seller,
    buyerName: buyer,
    sellerVatId: firm.vatId,
    iban: firm.bank.iban ?? '',
    ...sums.fields,
  }
  return {
    html: sheets(CSS, hasNext ? [first, next] : [first]),
    pages: hasNext ? 2 : 1,
    fileName: `SPOOL_${random.code('00####')}.pdf`,
    fields: { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), ...fields, currency: 'EUR' },
  }
}

export const layout: Layout = {
  name: 'stanzteile-festbreite',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
