// A small maker's web shop sends the shop program's plain bill: prices with tax and rows at two rates, taxes as lines "inkl." under the total, a voucher,
// shipping split over the rates; paid beforehand by transfer or wallet or bought on account; the customer's account number looks like the bill's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const FOOD: readonly Ware[] = [
  ['Espresso „Nachtschicht“, ganze Bohne, 1000 g', 'MW-1001', 2490, 3190, 4],
  ['Filterkaffee Äthiopien Guji, gemahlen, 350 g', 'MW-1140', 1190, 1490, 6],
  ['Probierset 3 × 250 g', 'MW-1900', 1990, 2490, 2],
  ['Kakao 80 % zum Trinken, 300 g', 'MW-2005', 890, 1090, 3],
]
const GEAR: readonly Ware[] = [
  ['Handfilter Porzellan Gr. 2, Weiß', 'MW-5020', 1890, 2690, 1],
  ['Papierfilter ungebleicht, 100 Stück', 'MW-5031', 490, 690, 4],
  ['Milchkännchen Edelstahl 350 ml', 'MW-5112', 1990, 2690, 1],
  ['Handmühle mit Keramikmahlwerk', 'MW-5300', 5900, 8900, 1],
]
const CSS = `.sheet{font:9pt/1.45 'DejaVu Sans';font-size:8.4pt;padding:0 20mm}.logo{right:20mm;top:12mm;text-align:right;font:700 17pt 'URW Bookman';color:#5b3a21}.logo small{display:block;font:italic 8.4pt 'URW Bookman'}.from{left:20mm;top:44mm;font-size:6pt;color:#555}.to{left:20mm;top:49mm}.of{left:120mm;top:44mm;width:70mm;text-align:right}.of b{display:block}
  .doc{position:absolute;left:20mm;right:20mm;top:88mm}.doc h1{font:700 13pt 'DejaVu Sans';margin:0}.doc .l{display:flex;justify-content:space-between;margin:1mm 0 5mm}table{width:100%}.g th{border-bottom:1pt solid #000;text-align:left;font-size:7.8pt;padding:1mm .6mm}.g th.r{text-align:right!important}.g td{padding:1.3mm .6mm;border-bottom:.4pt solid #bbb;vertical-align:top}.g small{color:#555;font-size:7pt}
  .t{width:84mm;margin:3mm 0 0 auto}.t td{padding:.6mm}.t .b td{font-weight:700;border-top:.6pt solid;border-bottom:.6pt solid}.pay{margin-top:7mm}.ft{left:20mm;right:20mm;bottom:8mm;display:flex;gap:6mm;justify-content:space-between;font-size:6.2pt;line-height:1.45;border-top:.4pt solid #555;padding-top:1.4mm}`
const { amount, date } = writingOf('DE')
const euro = (cents: number) => `${amount(cents)} €`

/** Rows with their rates; a voucher and shipping are split over the rates as the goods are. */
function basketOf(random: Random, index: number) {
  const rows = [
    ...positionsOf(random, FOOD, [3, 2, 1][index] ?? 1).map((one) => ({ ...one, rate: 7 })),
    ...positionsOf(random, GEAR, [1, 0, 3][index] ?? 0).map((one) => ({ ...one, rate: 19 })),
  ]
  const goods = sum(rows.map(({ total }) => total))
  const [off, shipping] = [index === 0 ? 500 : 0, index === 2 ? 0 : 490]
  const gross = goods - off + shipping
  const low = Math.round((sum(rows.filter(({ rate }) => rate === 7).map(({ total }) => total)) * gross) / goods)
  const taxes = [
    [7, taxWithin(low, 7)],
    [19, taxWithin(gross - low, 19)],
  ].filter(([, tax]) => tax !== 0)
  const tax = sum(taxes.map(([, cents = 0]) => cents))
  const line = (text: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${text}</td><td class="r">${euro(cents)}</td></tr>`
  const net = ['Gesamtkosten Netto', 'Nettosumme', 'Gesamtkosten Netto'][index] ?? ''
  const html = `<table class="g"><tr><th>Pos.</th><th>Art-Nr.</th><th>Bezeichnung</th><th class="r">Anz.</th><th class="r">MwSt.</th><th class="r">Brutto Preis</th><th class="r">Brutto Gesamt</th></tr>${each(rows, (one, at) => `<tr><td>${at + 1}</td><td>${one.unit}</td><td>${one.name}${one.rate === 7 && index !== 1 ? '<br><small>Charge siehe Packung</small>' : ''}</td><td class="r">${one.quantity}</td><td class="r">${one.rate} %</td><td class="r">${euro(one.price)}</td><td class="r">${euro(one.total)}</td></tr>`)}${off > 0 ? `<tr><td>${rows.length + 1}</td><td>GUTSCHEIN</td><td>Gutschein „DANKE5“</td><td class="r">1</td><td></td><td class="r">-${euro(off)}</td><td class="r">-${euro(off)}</td></tr>` : ''}</table>
    <table class="t">${line('Warenwert', goods - off)}${line(shipping > 0 ? 'Versandkosten' : 'Versandkosten (ab 49 € frei)', shipping)}${line(net, gross - tax)}${each(taxes, ([rate, cents = 0]) => line(`zzgl. ${rate} % MwSt.`, cents))}${line('Gesamtkosten', gross, 'b')}</table>`
  const taxTotal = taxes.length === 1 ? { taxTotal: fixed(tax) } : {}
  return { html, fields: { netTotal: fixed(gross - tax), ...taxTotal, grossTotal: fixed(gross) } }
}

const SHOPS = [
  ['Mahlwerk 12', 'Kaffee aus der Halle', 'Mahlwerk 12 Rösterei'],
  ['Bohne & Beständigkeit', 'gut geröstet, langsam verschickt', 'Bohne & Beständigkeit GbR'],
  ['Mahlwerk 12', 'Kaffee aus der Halle', 'Mahlwerk 12 Rösterei'],
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, office, person, home, day] = [
    names.company(),
    names.company(),
    names.person(),
    names.address(),
    dayIn(random, 2024, 2026),
  ]
  const [shop, claim, base] = SHOPS[index] ?? SHOPS[0]
  const [owner, web] = [names.person(), index === 1 ? 'bohne-bestaendigkeit.de' : 'mahlwerk12-roesterei.de']
  const seller = index === 1 ? base : `${base}, Inh. ${owner.first} ${owner.last}`
  const buyer = index === 2 ? office.name : `${person.first} ${person.last}`
  const at = index === 2 ? `z. Hd. ${person.full}<br>${office.address.lines.join('<br>')}` : home.lines.join('<br>')
  const [order, account] = [random.code('1####'), random.code('K20###')]
  const number = ['RE-1####', '2####', 'RE-1####'].map((code) => random.code(code))[index] ?? ''
  const { html, fields } = basketOf(random, index)
  const due = daysAfter(day, 14)
  const pay = [
    `Zahlungsart: Vorkasse. Der Betrag ist am ${date(daysAfter(day, -1))} auf unserem Konto eingegangen, vielen Dank!`,
    'Gewählte Zahlungsart: Kreditkarte (Transaktion abgeschlossen). Es ist nichts mehr zu tun.',
    `Zahlungsart: Kauf auf Rechnung. Bitte zahlen Sie bis zum ${date(due)} auf das Konto ${inFours(firm.bank.iban ?? '')} (${firm.bank.name}) unter Angabe der Rechnungsnummer.`,
  ][index]
  const ship = [
    `Lieferung an: ${buyer}, ${home.street}, ${home.place}`,
    `Lieferung an: ${names.person().full}, ${names.address().lines.join(', ')} (Geschenk)`,
    `Ihre Kostenstelle: ${random.code('4##0')} Teeküche`,
  ][index]
  const page = `<div class="abs logo">${shop}<small>${claim}</small></div><div class="abs from">${base} - ${firm.address.street} - ${firm.address.place}</div><div class="abs to">${buyer}<br>${at}<br>Deutschland</div>
    <div class="abs of"><b>${shop}</b>${firm.address.street}<br>${firm.address.place}<br>hallo@${web}<br><br>Kunden-Nr.: ${account}<br>Bestell-Nr.: ${order}<br>Bestelldatum: ${date(daysAfter(day, -2))}<br>${['Rechnungsdatum', 'Datum', 'Rechnungsdatum'][index]}: ${date(day)}</div>
    <div class="doc"><h1>Rechnung Nr. ${number}</h1><div class="l"><span>zur Bestellung Nr. ${order}</span><span>Seite 1 / 1</span></div>${html}<div class="pay"><p>${pay}</p><p>${ship}</p><p>Das Lieferdatum entspricht ${index === 1 ? 'dem Rechnungsdatum' : `dem ${date(daysAfter(day, 1))}`}. Versand mit ${random.pick(['Paketdienst', 'Großbrief', 'Fahrradkurier'])}, Sendung ${random.code('JJD00##########')}.</p><p>Danke, dass du bei uns bestellt hast! Fragen? ${firm.phone}</p></div></div>
    <div class="abs ft"><span>${seller}<br>${firm.address.street}<br>${firm.address.place}</span><span>Tel. ${firm.phone}<br>www.${web}<br>DE-ÖKO-0${random.code('##')}</span><span>USt-IdNr.: ${firm.vatId}<br>Finanzamt ${firm.address.town}<br>LUCID ${random.code('DE##########')}</span><span>${firm.bank.name}<br>IBAN: ${firm.bank.iban}<br>BIC: ${firm.bank.bic}</span></div>`
  const names2 = {
    sellerName: [seller, shop, base],
    buyerName: buyer,
    sellerVatId: firm.vatId,
    iban: firm.bank.iban ?? '',
  }
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: [`rechnung_${number}.pdf`, `${number}.pdf`, `Rechnung ${shop}.pdf`][index] ?? '',
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), ...(index === 2 ? { dueDate: iso(due) } : {}), ...names2 },
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'webshop-roesterei',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [2],
  make,
}
