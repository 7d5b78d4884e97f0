// A Swiss foundation's monthly bill for a place in its home for the aged: the resident is named in the reference, the bill goes to a son or
// to an office, days times tariffs, the insurer's share deducted, no tax, rounding to five centimes, a number called "Faktura".
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.42 'Carlito','Liberation Sans'}.logo{left:22mm;top:13mm;font:300 20pt/1.05 'Lato','Liberation Sans';color:#7a1f4b}.logo small{display:block;font-size:9pt;color:#444}.snd{left:22mm;top:36mm;font-size:8pt;line-height:1.5}.to{left:118mm;top:50mm}.m{left:22mm;top:84mm;right:20mm}.m td{padding:0 4mm 0 0}.w{left:22mm;right:20mm;top:116mm}h1{font:700 14pt 'Carlito','Liberation Sans';margin:0 0 3mm}.g{width:100%}.g th{text-align:left;border-bottom:.8pt solid #7a1f4b;font-weight:700;padding:.6mm 0}.g td{padding:.8mm 0}.g .u td{border-top:.5pt solid;padding-top:1mm}.g .z td{border-top:.8pt solid #7a1f4b;border-bottom:1.8pt double #7a1f4b;font-weight:700;font-size:11pt}.foot{left:22mm;right:20mm;bottom:10mm;font-size:7.6pt;color:#555}`

const HOMES = [
  ['Stiftung Alterszentrum Quittenhalde', 'Alterszentrum Quittenhalde', 'Faktura', '26######'],
  ['Stiftung Pflegewohnen Kesselmatt', 'Pflegewohnen Kesselmatt', 'Heimrechnung Nr.', 'H-#####'],
  ['Wohn- und Pflegeheim Lärchmoosbühl', 'Gemeinnützige Stiftung seit 1911', 'Rechnungs-Nr.', '#####-04'],
] as const
const { amount, date, month } = writingOf('CH', "'")

const daily = (text: string, days: number, price: number) => ({ text, days, price, cents: days * price })

export const layout: Layout = {
  name: 'alterszentrum-heimrechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const [seller, line, label, pattern] = HOMES[index] ?? HOMES[0]
    const [own, resident, son, home] = [names.company(), names.person(), names.person(), names.address()]
    const end = lastDay(dayIn(random, 2026))
    const day = daysAfter(end, 3)
    const due = daysAfter(day, 30)
    const number = random.code(pattern)
    const level = random.whole(3, 9)
    const rows = [
      daily('Pension, Einzelzimmer mit Balkon', end.day, random.whole(118, 149) * 100),
      daily('Betreuungstaxe', end.day, random.whole(38, 55) * 100),
      daily(`Pflegetaxe Stufe ${level}, Anteil Bewohner`, end.day, 2300),
      daily('Coiffeur und Pédicure gemäss Belegen', 1, random.whole(60, 140) * 95),
      ...(index === 2 ? [daily('Abwesenheit, Abzug Verpflegung', random.whole(2, 6), -2000)] : []),
    ]
    const exact = sum(rows.map(({ cents }) => cents))
    const total = Math.round(exact / 5) * 5
    const office = `Sozialdienst der Gemeinde ${home.town}`
    const buyer = [`${son.first} ${son.last}`, office, `${resident.first} ${resident.last}`][index] ?? ''
    const to = [
      `${son.salutation}<br>${buyer}`,
      `${buyer}<br>Zusatzleistungen`,
      `${resident.salutation}<br>${buyer}<br>c/o ${son.first} ${son.last}`,
    ]
    const meta = [
      [label, number],
      ['Datum', date(day, index === 1 ? 'long' : 'figures')],
      ['Bewohner/in', `${resident.last} ${resident.first}, Zimmer ${random.code('2##')}`],
      ['Debitor', random.code('10###')],
      ['Zeitraum', `${date({ ...end, day: 1 })} – ${date(end)}`],
    ]
    const html = `<div class="abs logo">${seller}<small>${line}</small></div><div class="abs snd">${own.address.street}, ${own.address.place}<br>Telefon ${own.phone}</div><div class="abs to">${to[index]}<br>${home.street}<br>${home.place}</div><div class="abs m"><table>${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div><div class="abs w"><h1>Aufenthalt ${month(end)}</h1><table class="g"><tr><th>Leistung</th><th class="r">Tage</th><th class="r">Ansatz CHF</th><th class="r">Betrag CHF</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${row.days}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.cents)}</td></tr>`)}<tr class="u"><td colspan="3">Zwischentotal</td><td class="r">${amount(exact)}</td></tr><tr><td colspan="3">Rundung</td><td class="r">${amount(total - exact)}</td></tr><tr class="z"><td colspan="3">Total zu unseren Gunsten CHF</td><td class="r">${amount(total)}</td></tr></table><p style="margin-top:6mm">Die Pflegeleistungen nach KVG (CHF ${amount(level * 960 * end.day)}) werden der Krankenkasse direkt verrechnet. Heimleistungen sind von der Mehrwertsteuer ausgenommen.</p><p>Zahlbar bis ${date(due)} auf IBAN ${inFours(own.bank.iban ?? '')}, ${own.bank.name}. Bitte vermerken Sie die Debitorennummer.</p></div><div class="abs foot">${seller} · Heimleitung: ${names.person().full} · Buchhaltung: ${own.email}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: index === 2 ? seller : [seller, line],
        buyerName: buyer,
        iban: own.bank.iban ?? '',
        grossTotal: [fixed(total), fixed(exact)],
        currency: 'CHF',
      },
    }
  },
}
