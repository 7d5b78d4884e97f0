// The standard form of a large firm's ERP: a grey box "Information" with pairs of number and day for bill, order, delivery note and the buyer's
// order, three price conditions with trailing minus under each material, customs codes, two or three sheets with a running head.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  parted,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const VALVES: readonly Ware[] = [
  ['Kugelhahn DN25 PN40 1.4408', 'ST', 4860, 9240, 12],
  ['Absperrklappe DN100 Zwischenflansch', 'ST', 11400, 18900, 6],
  ['Rückschlagventil DN50 Federbelastet', 'ST', 8450, 13800, 8],
  ['Schmutzfänger DN80 Siebgew. 0,6', 'ST', 9900, 15200, 5],
  ['Flachdichtung DN100 Graphit', 'ST', 340, 690, 60],
  ['Stellantrieb elektr. 230V AC 40Nm', 'ST', 38900, 52600, 3],
  ['Reparatursatz KH-25 PTFE', 'SAT', 2750, 4400, 10],
  ['Handhebel verz. SW14 lang', 'ST', 960, 1580, 20],
  ['Endlagenschalter IP67 2xNAMUR', 'ST', 12800, 17500, 4],
  ['Vorschweißflansch DN50 PN16 P250GH', 'ST', 1490, 2380, 24],
  ['Manometer 0-16 bar G1/2 Kl. 1,0', 'ST', 2190, 3650, 9],
  ['Regelventil DN40 Kvs 25 Flansch', 'ST', 61200, 84500, 2],
  ['Sicherheitsventil 1/2 Zoll 6 bar TÜV', 'ST', 3180, 4790, 10],
  ['Spiraldichtung DN80 Grafit/316L', 'ST', 690, 1240, 30],
  ['Gewindestange M16 x 1000 8.8 verz.', 'M', 410, 760, 40],
]
const CSS = `.sheet{font:9pt/1.32 'Liberation Sans'}.logo{right:18mm;top:12mm;text-align:right;font:700 20pt 'Nimbus Sans';color:#00508c}.logo small{display:block;font:8pt 'Nimbus Sans';color:#555}
  .from{left:24mm;top:46mm;font-size:6.6pt;text-decoration:underline}.to{left:24mm;top:51mm}.info{left:124mm;top:40mm;width:68mm;background:#e6e6e6;padding:2mm 2.5mm}.info b{display:block;margin-bottom:1mm}.info i{font:7.4pt 'Liberation Sans';color:#333;display:block;margin-top:.7mm}
  h1{position:absolute;left:24mm;top:88mm;font:700 14pt 'Liberation Sans';margin:0}.cond{left:24mm;top:106mm;width:168mm}.cond td{padding:0 4mm .4mm 0;vertical-align:top}.items{position:absolute;left:24mm;width:168mm}.items th{border-top:.7pt solid;border-bottom:.7pt solid;font-weight:400;text-align:left;padding:.7mm 0}.items td{padding:.1mm 0;vertical-align:top}.items .m td{padding-top:1.5mm}
  .sum td{padding-top:1mm!important}.end td{font-weight:700;border-top:.7pt solid;border-bottom:2pt double;padding:1mm 0!important}.run{left:24mm;top:14mm;width:168mm;display:flex;justify-content:space-between;border-bottom:.5pt solid;padding-bottom:1mm}.foot{left:24mm;right:18mm;bottom:7mm;display:flex;justify-content:space-between;font-size:6.3pt;line-height:1.3;color:#333}.end2{left:24mm;width:168mm;font-size:8.4pt}`
const { amount, date, number: figures } = writingOf('DE')
const minus = (cents: number) => `${amount(cents)}-`

interface Item {
  readonly html: string
  readonly net: number
}

function itemsOf(random: Random, count: number, discount: number): Item[] {
  return positionsOf(random, VALVES, count).map((one) => {
    const off = percent(one.total, discount)
    const cond = (text: string, rate: string, value: string) =>
      `<tr><td></td><td colspan="2">&nbsp;&nbsp;${text}</td><td class="r">${rate}</td><td></td><td class="r">${value}</td></tr>`
    const html = `<tr class="m"><td>${String(one.number * 10).padStart(6, '0')}</td><td>${random.code('100#####')}</td><td class="r">${one.quantity} ${one.unit}</td><td colspan="3"></td></tr>
      <tr><td></td><td colspan="3">${one.name}</td><td></td><td></td></tr>${cond('Bruttopreis', `${amount(one.price)} EUR`, amount(one.total))}${cond('Kundenrabatt', `${figures(discount)},000- %`, minus(off))}${cond('Positionsnetto', '', `<b>${amount(one.total - off)}</b>`)}
      <tr><td></td><td colspan="5" style="font-size:7.6pt">Stat. Warennummer: ${random.code('8481##99')} &nbsp; Ursprung: ${random.pick(['DE', 'DE', 'IT', 'CZ'])}</td></tr>`
    return { html, net: one.total - off }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, brand] = [companyIn(names, 'Anlagenbau'), ['ARMENTA', 'Valdrex', 'ARMENTA'][index] ?? '']
  const seller =
    [`Armenta Armaturen ${firm.address.town} GmbH`, 'Valdrex Fluidtechnik Deutschland GmbH & Co. KG'][index % 2] ?? ''
  const [buyer, clerk, day] = [names.company(), names.person(), dayIn(random, 2024, 2026)]
  const [number, order, note] = [random.code('93000#####'), random.code('4500######'), random.code('80######')]
  const items = itemsOf(random, [8, 5, 15][index] ?? 6, [12, 25, 8][index] ?? 12)
  const freight = index === 1 ? 0 : random.whole(9, 48) * 100
  const goods = sum(items.map(({ net }) => net))
  const net = goods + freight
  const [tax, due] = [percent(net, 19), daysAfter(day, 30)]
  const gross = net + tax
  const pair = (label: string, value: string) => `<i>${label}</i>${value}`
  const ship = names.address()
  const head = `<div class="abs logo">${brand}<small>${index % 2 ? 'Fluid Control' : 'Armaturen seit 1926'}</small></div><div class="abs from">${seller} · ${firm.address.street} · ${firm.address.place}</div>
    <div class="abs to">Firma<br>${buyer.name}<br>${index === 1 ? 'Kreditorenbuchhaltung<br>' : ''}${buyer.address.lines.join('<br>')}</div>
    <div class="abs info"><b>Information</b>${pair('Nummer/Datum', `${number} / ${date(day)}`)}${pair('Ihre Bestellnr./Datum', `${order} / ${date(daysAfter(day, -random.whole(12, 40)))}`)}${pair('Auftragsnummer/Datum', `${random.code('30######')} / ${date(daysAfter(day, -9))}`)}${pair('Lieferschein/Datum', `${note} / ${date(daysAfter(day, -1))}`)}${pair('Debitor', random.code('10####'))}${pair('Sachbearbeiter/Telefon', `${clerk.first.charAt(0)}. ${clerk.last} / ${firm.phone}`)}${pair('USt-IdNr. des Kunden', buyer.vatId)}</div>
    <h1>Rechnung</h1><table class="abs cond"><tr><td>Warenempfänger:</td><td>${buyer.name}, ${ship.street}, ${ship.place}</td></tr><tr><td>Lieferbedingungen:</td><td>${freight > 0 ? 'CPT' : 'FCA'} ${freight > 0 ? ship.town : firm.address.town}</td></tr><tr><td>Zahlungsbedingungen:</td><td>Bis zum ${date(daysAfter(day, 14))} erhalten Sie 2,000 % Skonto<br>Bis zum ${date(due)} ohne Abzug</td></tr><tr><td>Gewichte:</td><td>brutto ${figures(random.whole(400, 900) / 10)} KG &nbsp; netto ${figures(random.whole(200, 390) / 10)} KG</td></tr></table>`
  const th =
    '<tr><th>Pos.</th><th>Material / Bezeichnung</th><th class="r">Menge</th><th class="r">Preis</th><th></th><th class="r">Wert EUR</th></tr>'
  const parts = parted(items, 4, 9)
  const total = (text: string, cents: number, of = 'sum') =>
    `<tr class="${of}"><td></td><td colspan="4">${text}</td><td class="r">${amount(cents)}</td></tr>`
  const sums = `${total('Summe der Positionen', goods)}${freight > 0 ? total('Fracht/Verpackung', freight) : ''}${total('Nettowert gesamt', net)}${total(`Ausgangssteuer &nbsp; 19,000 % &nbsp; von ${amount(net)}`, tax)}${total('Endbetrag', gross, 'end')}`
  const foot = `<div class="abs foot"><span>${seller}<br>${firm.address.street}<br>${firm.address.place}<br>${firm.website}</span><span>${firm.register}<br>USt-IdNr. ${firm.vatId}<br>Steuer-Nr. ${firm.taxNumber}</span><span>Geschäftsführung: ${firm.manager.full}<br>Vors. des Beirats: ${names.person().full}<br>Es gelten unsere Verkaufs- und Lieferbedingungen.</span><span>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')}<br>BIC ${firm.bank.bic}</span></div>`
  const pages = parts.map((part, at) => {
    const isLast = at === parts.length - 1
    const top =
      at === 0
        ? head
        : `<div class="abs run"><span>${seller}</span><span>Rechnung ${number} / ${date(day)}</span><span>Seite ${at + 1} von ${parts.length}</span></div>`
    const last = isLast
      ? `<tr><td colspan="6" style="padding-top:5mm">Skontofähiger Betrag: ${amount(gross - percent(freight, 119))} EUR. Leistungsdatum entspricht Lieferscheindatum.<br>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.${index === 2 ? `<br>Bitte beachten Sie unsere geänderte Bankverbindung. Verwendungszweck: ${number}` : ''}</td></tr>`
      : ''
    return `${top}<table class="items" style="top:${at === 0 ? 132 : 24}mm">${th}${each(part, ({ html }) => html)}${isLast ? sums : ''}${last}</table>${foot}`
  })
  return {
    html: sheets(CSS, pages),
    pages: parts.length,
    fileName: `ZRD1_${number}.PDF`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer.name,
      sellerVatId: firm.vatId,
      iban: firm.bank.iban ?? '',
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'ventile-infokasten',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
