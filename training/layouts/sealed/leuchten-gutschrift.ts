// A lamp dealer's credit notes out of a goods program for shops and trade: called "Rechnungskorrektur", "Gutschrift" or "Stornorechnung" by
// case, the old bill's number and day in the same grid as its own, amounts with a minus or without (as the program was set), a restocking
// fee or the freight that stays, an article's serial number below its name, and what becomes of the money said in a sentence.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  herrn,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.35 'DejaVu Sans';font-stretch:condensed}.logo{right:16mm;top:11mm;text-align:right}.logo b{font:600 20pt 'Dosis';background:#222;color:#ffd84d;padding:1mm 4mm}.logo div{font-size:7pt;margin-top:2mm}.to{left:23mm;top:50mm}.to small{font-size:6pt;display:block;margin-bottom:1.5mm;color:#444}.main{left:23mm;right:16mm;top:90mm}h1{font:bold 14pt 'DejaVu Sans';margin:0 0 4mm}
.grid{width:100%;margin-bottom:5mm}.grid th{font-weight:normal;font-size:7pt;color:#555;text-align:left;padding:.8mm 1.5mm;border:.4pt solid #bbb;border-bottom:0}.grid td{padding:0 1.5mm 1mm;border:.4pt solid #bbb;border-top:0}.g{width:100%;margin-top:3mm}.g th{background:#ffd84d;text-align:left;padding:1.2mm 1.5mm;font-size:8pt}.g th.r{text-align:right}.g td{padding:1.3mm 1.5mm;border-bottom:.3pt dotted #888;vertical-align:top}.g small{display:block;font-size:7pt;color:#444}
.s{width:84mm;margin:2mm 0 6mm auto}.s td{padding:.7mm 1.5mm}.s .b td{font-weight:bold;border-top:1pt solid #222}.foot{left:23mm;right:16mm;bottom:8mm;display:grid;grid-template-columns:1fr 1fr 1fr 1.5fr;gap:3mm;font-size:6.2pt;line-height:1.45;border-top:1pt solid #ffd84d;padding-top:1.5mm}`

const LAMPS: readonly (readonly [name: string, code: string, price: number, most: number])[] = [
  ['Pendelleuchte „Kalotte“ Opalglas 40 cm', 'PL-4010-OP', 18_900, 2],
  ['LED-Einbaustrahler 8 W 3000 K IP44', 'ES-0830', 2_290, 12],
  ['Stehleuchte „Reiher“ schwarz matt', 'SL-771-SM', 24_500, 1],
  ['Trafo 60 W dimmbar Hutschiene', 'TR-60D', 4_480, 3],
  ['Außenwandleuchte anthrazit Up/Down', 'AW-212', 6_900, 4],
]
const NEXT_BILL = 'Der Betrag wird mit Ihrer nächsten Rechnung verrechnet.'
const TRANSFER = 'Wir überweisen den Betrag in den nächsten Tagen auf das uns bekannte Konto.'
const CANCELLED =
  'Die oben genannte Rechnung wird hiermit vollständig storniert. Die Rückzahlung erfolgt über die ursprüngliche Zahlungsart.'
const CASES = [
  { title: 'Rechnungskorrektur', number: 'RK-2####', old: 'RE2####', sign: 1, share: 15, tells: NEXT_BILL },
  { title: 'Gutschrift', number: 'GU1####', old: 'RE2####', sign: -1, share: 0, tells: TRANSFER },
  { title: 'Stornorechnung', number: '9####-ST', old: '9####', sign: -1, share: 0, tells: CANCELLED },
] as const
const LOGOS = ['lumenhaus', 'LICHTREICH', 'lumenhaus'] as const
const when = (is: boolean, html: string) => (is ? html : '')
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'leuchten-gutschrift',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, trade, client, home] = [companyIn(names, 'Leuchten'), names.company(), names.person(), names.address()]
    const { title, number: pattern, old: before, sign, share, tells } = CASES[index] ?? CASES[0]
    const [day, number] = [dayIn(random, 2024, 2026), random.code(pattern)]
    const old = { number: random.code(before), day: daysAfter(day, -random.whole(9, 40)) }
    const isTrade = index !== 2
    const buyer = isTrade ? trade.name : client.full
    const rows = random.sample(LAMPS, [2, 1, 4][index] ?? 2).map(([name, code, price, most]) => {
      const quantity = random.whole(1, most)
      return { name, code, serial: random.code('SN 24-######'), quantity, price, total: quantity * price }
    })
    const all = sum(rows.map(({ total }) => total))
    const off = percent(all, share)
    const net = all - off
    const tax = percent(net, 19)
    const grid = [
      [`${title} Nr.`, number],
      ['Datum', date(day)],
      ['Kunden-Nr.', random.code('D1####')],
      ['zu Rechnung', old.number],
      ['vom', date(old.day)],
      [isTrade ? 'Retouren-Nr.' : 'Auftrag', random.code(isTrade ? 'RMA####' : 'WEB-#####')],
    ] as const
    const end = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(sign * cents)} €</td></tr>`
    const why = [
      'Rücksendung wegen Fehlbestellung, Ware unbeschädigt eingegangen.',
      'Transportschaden laut Ihrer Meldung vom '.concat(date(daysAfter(day, -4)), '.'),
      'Widerruf durch den Käufer.',
    ][index]
    const html = `<div class="abs logo"><b>${LOGOS[index]}</b><div>${firm.name}<br>${firm.address.street}, ${firm.address.place}</div></div><div class="abs to"><small>${firm.name} · ${firm.address.street} · ${firm.address.place}</small>${when(!isTrade, `${herrn(client)}<br>`)}${buyer}<br>${when(index === 0, 'Filiale Innenstadt<br>')}${home.street}<br>${home.place}</div>
<div class="abs main"><h1>${title}</h1><table class="grid"><tr>${each(grid, ([label]) => `<th>${label}</th>`)}</tr><tr>${each(grid, ([, value]) => `<td>${value}</td>`)}</tr></table><p>${why} Wir schreiben Ihnen folgende Positionen gut:</p>
<table class="g"><tr><th>Pos</th><th>Artikel</th><th>Bezeichnung</th><th class="r">Menge</th><th class="r">E-Preis €</th><th class="r">Summe €</th></tr>${each(rows, (one, at) => `<tr><td>${at + 1}</td><td>${one.code}</td><td>${one.name}${when(one.quantity === 1, `<small>${one.serial}</small>`)}</td><td class="r">${index === 2 ? -one.quantity : one.quantity} Stk</td><td class="r">${amount(one.price)}</td><td class="r">${amount(sign * one.total)}</td></tr>`)}</table>
<table class="s">${end('Warenwert', all)}${when(off > 0, end('abzgl. 15 % Wiedereinlagerung', -off))}${end('Nettosumme', net)}${end('19,00 % USt.', tax)}${end(['Gutschriftbetrag', 'Gesamtbetrag Gutschrift', 'Gesamtbetrag'][index] ?? '', net + tax, 'b')}</table><p>${tells}</p>${when(isTrade, '<p>Bei Vorsteuerabzug bitten wir um Berichtigung nach § 17 UStG.</p>')}</div>
<div class="abs foot"><div>${firm.name}<br>${firm.address.street}<br>${firm.address.place}</div><div>Fon ${firm.phone}<br>Fax ${firm.fax}<br>${firm.email}</div><div>${firm.register}<br>USt-IdNr. ${firm.vatId}<br>GF ${firm.manager.full}</div><div>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')}<br>BIC ${firm.bank.bic}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${title}_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [firm.name, LOGOS[index] ?? ''],
        buyerName: buyer,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        iban: firm.bank.iban ?? '',
        netTotal: fixed(sign * net),
        taxTotal: fixed(sign * tax),
        grossTotal: fixed(sign * (net + tax)),
        currency: 'EUR',
      },
    }
  },
}
