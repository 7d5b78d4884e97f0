// A mail-order seed cooperative's PDF from a shop program: order and customer numbers in larger type than the invoice's, goods at 7 and 19
// per cent with tax inside, a voucher and postage, a delivery address beside the payer's, paid long before by an online service.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.45 'Roboto','Liberation Sans';color:#222;padding:11mm 15mm}.bar{background:var(--c);color:#fff;border-radius:1.5mm;padding:3.4mm 5mm;display:flex;justify-content:space-between;align-items:center}.bar b{font:700 17pt 'Roboto Condensed','Liberation Sans Narrow'}.ord{margin:6mm 0;display:flex;gap:14mm;font:700 12pt 'Roboto','Liberation Sans'}.ord small{display:block;font:400 7.4pt 'Roboto','Liberation Sans';color:#666}.ad{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;margin-bottom:6mm}.ad div{border:.5pt solid #ccc;border-radius:1.5mm;padding:2.4mm 3mm}.ad b{display:block;font-size:7.4pt;color:var(--c)}.g{width:100%}.g th{background:#eee;text-align:left;font-weight:500;padding:1.2mm 1.4mm;font-size:7.6pt}.g td{padding:1.2mm 1.4mm;border-bottom:.3pt solid #ddd;vertical-align:top}.g small{color:#777;display:block}.s{width:84mm;margin:3mm 0 0 auto}.s td{padding:.6mm 1.4mm}.s .b td{font:700 11pt 'Roboto','Liberation Sans';border-top:1pt solid var(--c)}.s .l td{font-size:7.4pt;color:#666}.foot{left:15mm;right:15mm;bottom:8mm;font-size:6.4pt;line-height:1.5;color:#555;column-count:4;column-gap:4mm;border-top:.5pt solid #ccc;padding-top:2mm}`

const SHOPS = [
  { brand: 'Keimfroh', name: 'Keimfroh Saatgut-Genossenschaft eG', c: '#4c7a1f', no: 'KF26-######', pay: 'PayPal' },
  { brand: 'altesorten.example', name: 'Reinhild Stockebrand e.K.', c: '#8a3b12', no: '#####', pay: 'Kreditkarte' },
  { brand: 'Beet & Bottich', name: 'Beet & Bottich Versand GmbH', c: '#1f6a6f', no: 'RE-2026-#####', pay: 'Vorkasse' },
] as const
const WARES: readonly Ware[] = [
  ['Tomate „Rote Zora“, samenfest', '7', 295, 395, 4],
  ['Steckzwiebeln rot, 500 g', '7', 449, 599, 2],
  ['Kartoffel „Blaue Elise“, 2,5 kg Pflanzgut', '7', 890, 1_190, 2],
  ['Blühmischung mehrjährig, 50 g', '7', 690, 890, 3],
  ['Pikierstab Buche', '19', 590, 790, 2],
  ['Anzuchtplatten 77er, 5 Stück', '19', 1_290, 1_690, 2],
  ['Frühbeetvlies 2 × 10 m', '19', 1_190, 1_490, 2],
]
const { amount, date } = writingOf('DE')

/** Gross sums by rate; postage and vouchers are shared out with the goods at the lower rate. */
function accountOf(random: Parameters<Layout['make']>[0], index: number) {
  const rows = inOrderOf(WARES, positionsOf(random, WARES, 5 + index))
  const [post, voucher] = [index === 0 ? 490 : 0, index === 2 ? 500 : 0]
  const goods = sum(rows.map(({ total }) => total))
  const high = sum(rows.filter(({ unit }) => unit === '19').map(({ total }) => total))
  const low = goods - high + post - voucher
  const taxes = [taxWithin(high, 19), taxWithin(low, 7)] as const
  return { rows, post, voucher, goods, high, low, taxes, gross: high + low }
}

export const layout: Layout = {
  name: 'saatgut-versand',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const shop = SHOPS[index] ?? SHOPS[0]
    const [own, person, home, other, office] = [
      names.company(),
      names.person(),
      names.address(),
      names.person(),
      names.address(),
    ]
    const day = dayIn(random, 2026)
    const number = random.code(shop.no)
    const { rows, post, voucher, goods, high, low, taxes, gross } = accountOf(random, index)
    const buyer = `${person.first} ${person.last}`
    const ship =
      index === 1 ? `${buyer}<br>${home.street}` : `${other.first} ${other.last}<br>Kleingarten 14, ${office.street}`
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const sums = [
      line('Zwischensumme', goods),
      post > 0 ? line('Versand DHL klimaneutral', post) : line('Versandkostenfrei', 0),
      voucher > 0 ? line('Gutschein FRUEHLING5', -voucher) : '',
      line('Gesamtsumme inkl. MwSt.', gross, 'b'),
      high > 0 ? line(`enthält 19 % MwSt. aus netto ${amount(high - taxes[0])} €`, taxes[0], 'l') : '',
      line(`enthält 7 % MwSt. aus netto ${amount(low - taxes[1])} €`, taxes[1], 'l'),
    ]
    const html = `<div class="bar"><b>${shop.brand}</b><span>Rechnung</span></div><div class="ord"><span><small>Bestellnummer</small>${random.code('#-########')}</span><span><small>Kundennummer</small>${random.code('5#####')}</span></div><div class="ad"><div><b>Rechnungsadresse</b>${buyer}<br>${home.street}<br>${home.place}</div><div><b>Lieferadresse</b>${ship}<br>${index === 1 ? home.place : office.place}</div><div><b>Rechnungsdaten</b>Nr. ${number}<br>Rechnungsdatum ${date(day)}<br>Bestellt am ${date(daysAfter(day, -2))}<br>Versand am ${date(daysAfter(day, 1))}</div></div>
<table class="g"><tr><th>Art.</th><th>Artikel</th><th class="r">Menge</th><th class="r">MwSt.</th><th class="r">Einzelpreis</th><th class="r">Gesamt</th></tr>${each(rows, (row) => `<tr><td>${random.code('@@###')}</td><td>${row.name}<small>${row.unit === '7' ? 'Bio, DE-ÖKO-000' : 'FSC / Werkstatt'}</small></td><td class="r">${row.quantity}</td><td class="r">${row.unit} %</td><td class="r">${amount(row.price)} €</td><td class="r">${amount(row.total)} €</td></tr>`)}</table><table class="s">${sums.join('')}</table><p style="margin-top:6mm">Zahlart: ${shop.pay}. Der Betrag ist bereits bei uns eingegangen, bitte nicht mehr überweisen.</p><p>Widerrufsrecht: 14 Tage ab Erhalt der Ware; ausgenommen sind frische Pflanzen und Steckzwiebeln.</p>
<div class="abs foot">${shop.name}<br>${own.address.street}<br>${own.address.place}<br>${own.phone}<br>${own.register}<br>USt-IdNr. ${own.vatId}<br>Öko-Kontrollstelle DE-ÖKO-000<br>${own.bank.name}<br>${inFours(own.bank.iban ?? '')}<br>${own.bank.bic}</div>`
    return {
      html: sheets(`.sheet{--c:${shop.c}}${CSS}`, [html]),
      pages: 1,
      fileName: `Rechnung_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [shop.name, shop.brand],
        buyerName: buyer,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        ...(high > 0 ? {} : { netTotal: fixed(low - taxes[1]), taxTotal: fixed(taxes[1]) }),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
