// A seamstress without VAT (§ 19 UStG) who made her bill in a design program: pastel colours, a script headline instead of the word for a
// bill, labels in spaced capitals, whole euros, a customer's c/o line, and her own name only below the shop's.
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
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.55 'Lato','Liberation Sans';color:#4b4453;background:#fff}.blob{right:-30mm;top:-40mm;width:120mm;height:110mm;border-radius:50%;background:var(--tint)}.brand{right:16mm;top:15mm;text-align:right;width:80mm}.brand b{font:italic 25pt/1.1 'EB Garamond','Liberation Serif'}.hi{left:20mm;top:30mm;font:italic 30pt 'EB Garamond','Liberation Serif';color:var(--dark)}.to{left:20mm;top:62mm}.cap{font:700 6.6pt 'Lato','Liberation Sans';letter-spacing:1.6pt;text-transform:uppercase;color:var(--dark);margin-bottom:1mm}.meta{left:20mm;right:20mm;top:100mm;display:grid;grid-template-columns:repeat(3,1fr)}.w{left:20mm;right:20mm;top:122mm}.w table{width:100%}.w td{padding:2.2mm 0;border-bottom:1pt dotted #c9bfd0}.sum{display:flex;justify-content:space-between;background:var(--tint);border-radius:4mm;padding:3mm 5mm;margin-top:5mm;font:700 13pt 'Lato','Liberation Sans'}.bot{left:20mm;right:20mm;bottom:14mm;display:grid;grid-template-columns:1fr 1fr 1fr;font-size:8pt;line-height:1.5}`

const SHOPS = [
  {
    brand: 'fadentrudel',
    of: 'Nähstube',
    tint: '#f6e3ea',
    dark: '#a2597a',
    hi: 'Rechnung',
    number: '2026-0#',
    cap: 'Nr.',
  },
  {
    brand: 'Zickzack & Zwirnrolle',
    of: 'Änderungen & Maßmode',
    tint: '#e2efe9',
    dark: '#3f7a66',
    hi: 'Ihre Rechnung',
    number: '1##',
    cap: 'Rechnung Nummer',
  },
  {
    brand: 'Nadelhof',
    of: 'Gardinen · Polster · Reparaturen',
    tint: '#fdf0d5',
    dark: '#b0741a',
    hi: 'Schön, dass Sie da waren!',
    number: 'NK/26/##',
    cap: 'Rechnungs-Nr.',
  },
] as const
const WARES: readonly Ware[] = [
  ['Brautkleid ändern, Schleppe hochstecken', '', 14_000, 26_000, 1],
  ['Vorhänge kürzen, je Schal', '', 1_800, 2_800, 6],
  ['Reißverschluss Jacke', '', 2_200, 3_400, 2],
  ['Sitzkissen beziehen (Stoff gestellt)', '', 2_900, 4_500, 6],
  ['Hose kürzen mit Originalsaum', '', 1_400, 1_800, 3],
  ['Kostümprobe und Anpassung, Stunde', '', 3_800, 4_200, 5],
]
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'naehstube-klein',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const shop = SHOPS[index] ?? SHOPS[0]
    const [own, owner, client, host] = [names.company(), names.person(), names.person(), names.person()]
    const [home, day] = [names.address(), dayIn(random, 2026)]
    const due = daysAfter(day, 14)
    const number = random.code(shop.number)
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 3)).map((row) => {
      const price = Math.round(row.price / 100) * 100
      return { ...row, price, total: price * row.quantity }
    })
    const total = sum(rows.map((row) => row.total))
    const name = `${owner.first} ${owner.last}`
    const buyer = `${client.first} ${client.last}`
    const care = ['', `c/o ${host.last}<br>`, 'Theatergruppe im Hof<br>'][index] ?? ''
    const meta = [
      [shop.cap, number],
      ['Datum', date(day, index === 1 ? 'long' : 'figures')],
      ['Geliefert / abgeholt', date(daysAfter(day, -3))],
    ]
    const html = `<div class="abs blob" data-over></div><div class="abs brand"><b>${shop.brand}</b><br>${shop.of}<br>${name}</div><div class="abs hi">${shop.hi}</div><div class="abs to"><div class="cap">Für</div>${buyer}<br>${care}${home.street}<br>${home.place}</div><div class="abs meta">${each(meta, ([cap, text]) => `<div><div class="cap">${cap}</div>${text}</div>`)}</div><div class="abs w"><table>${each(rows, (row) => `<tr><td>${row.quantity} ×</td><td>${row.name}</td><td class="r">${amount(row.price)} €</td><td class="r">${amount(row.total)} €</td></tr>`)}</table><div class="sum"><span>Gesamt</span><span>${amount(total)} €</span></div><p style="margin-top:5mm">Gemäß § 19 UStG (Kleinunternehmer) berechne ich keine Umsatzsteuer. ${index === 2 ? 'Betrag bar erhalten – vielen Dank!' : `Bitte überweisen Sie bis ${date(due)}.`}</p></div>
<div class="abs bot"><div><div class="cap">Werkstatt</div>${shop.brand}, Inh. ${name}<br>${own.address.street}<br>${own.address.place}</div><div><div class="cap">Kontakt</div>${own.mobile}<br>hallo@${shop.brand.toLowerCase().replace(/[^a-z]/g, '')}.example<br>Steuernummer ${own.taxNumber}</div><div><div class="cap">Konto</div>${name}<br>IBAN ${inFours(own.bank.iban ?? '')}</div></div>`
    return {
      html: sheets(`.sheet{--tint:${shop.tint};--dark:${shop.dark}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 2 ? {} : { dueDate: iso(due) }),
        sellerName: [shop.brand, name],
        buyerName: buyer,
        iban: own.bank.iban ?? '',
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
