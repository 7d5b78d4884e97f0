// A window cleaner's monthly list for a facility company, on a sheet across: a row for every building with its own object number, day and
// docket, the number of the paper stands alone in a ruled head beside month and supplier number, and the tax is owed by the customer
// (§ 13b), so that net and gross are the same and the rate is only named.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  lastDay,
  namesIn,
  percent,
  sheets,
  sum,
  writingOf,
} from '../sheet.ts'

const css = `.sheet{font:9.2pt/1.3 Carlito;padding:11mm 16mm}.k{width:100%;border:1pt solid #000}.k td{border:.6pt solid #000;padding:.8mm 2mm 1mm;vertical-align:top;width:16.6%}.k i{display:block;font:400 6.8pt Carlito;color:#333}.k b{font-size:12pt}.t{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:3mm}.t b{font:700 19pt/1 Carlito;color:#1667a8}.t span{font-size:8pt;text-align:right}
  .g{width:100%;margin-top:4mm;font-size:8.6pt}.g th{background:#1667a8;color:#fff;font-weight:400;text-align:left;padding:.8mm 1.5mm}.g td{padding:.55mm 1.5mm;border-bottom:.4pt solid #bbb}.g .z td{border-top:1pt solid #000;border-bottom:0;font-weight:700}.b{left:16mm;right:16mm;bottom:9mm;display:flex;gap:8mm;font-size:7.6pt;line-height:1.3}.b div{flex:1;border-top:1pt solid #1667a8;padding-top:1mm}.n{display:flex;gap:10mm;margin-top:3mm}.n p{flex:1}`

const KINDS = [
  'Glasfläche beidseitig',
  'Glasfläche mit Rahmen',
  'Schaufenster außen',
  'Oberlichter, Hubsteiger',
  'Glasdach Foyer',
  'Treppenhausverglasung',
]
const HEADS = [
  { title: 'Sammelabrechnung Glas', no: 'Abrechnung', pattern: '2#.0##', rows: 13, off: 2, days: 30 },
  { title: 'Leistungsabrechnung', no: 'Lfd. Nr.', pattern: '4###', rows: 6, off: 0, days: 14 },
  { title: 'Monatsrechnung Sonderreinigung', no: 'Dokument', pattern: 'GR-#####-2#', rows: 9, off: 0, days: 0 },
] as const

const { amount, date, month } = writingOf('DE')
const cell = (label: string, text: string) => `<td><i>${label}</i>${text}</td>`

function objectsOf(random: Random, town: () => string, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const [square, price] = [random.whole(24, 310), random.whole(95, 265)]
    const object = random.code('0####')
    return {
      object,
      town: town(),
      docket: random.code('61###'),
      kind: random.pick(KINDS),
      day: 1 + at * 2,
      square,
      price,
      total: square * price,
    }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, day] = [companyIn(names, 'Glasreinigung'), names.company(), lastDay(dayIn(random, 2024, 2026))]
  const { title, no, pattern, rows, off, days } = HEADS[index] ?? HEADS[0]
  const number = random.code(pattern.replace('2#', String(day.year % 100)))
  const objects = objectsOf(random, () => names.address().lines.join(', '), rows)
  const all = sum(objects.map((one) => one.total))
  const net = all - percent(all, off)
  const [due, iban] = [daysAfter(day, days), own.bank.iban ?? '']
  const terms =
    days > 0
      ? `Fällig am ${date(due)} ohne Abzug.`
      : 'Zahlbar 45 Tage nach Rechnungseingang, Valuta laut Rahmenvertrag.'
  const less = `<tr><td colspan="6">Summe der Objekte</td><td class="r">${amount(all)}</td></tr><tr><td colspan="6">Bonus Rahmenvertrag ${off} %</td><td class="r">-${amount(all - net)}</td></tr>`
  const page = `<div class="t"><b>${own.short}</b><span>${own.name} · ${own.address.lines.join(' · ')}<br>${own.phone} · ${own.email}</span></div><table class="k"><tr><td colspan="2" rowspan="2"><i>Leistungsempfänger</i>${buyer.name}<br>${index === 1 ? 'Objektmanagement Süd' : 'Einkauf Nachunternehmer'}<br>${buyer.address.lines.join('<br>')}</td>${cell(no, `<b>${number}</b>`)}${cell('Leistungsmonat', month(day))}${cell('Ausstellungsdatum', date(day))}${cell('Seite', '1 / 1')}</tr><tr>${cell('Lieferant bei Ihnen', random.code('7#####'))}${cell('Rahmenvertrag', random.code('RV 0##/20'))}${cell('Bestellung', random.code('45000#####'))}${cell('Kostenstelle', random.code('####'))}</tr></table>
    <table class="g"><tr><th colspan="7" style="font-size:11pt">${title} ${month(day)}</th></tr><tr><th>Objekt-Nr.</th><th>Anschrift</th><th>Leistung</th><th>Schein / Tag</th><th class="r">m²</th><th class="r">€/m²</th><th class="r">€</th></tr>${each(objects, (one) => `<tr><td>${one.object}</td><td>${one.town}</td><td>${one.kind}</td><td>${one.docket} / ${date({ ...day, day: one.day }, 'short').slice(0, 6)}</td><td class="r">${one.square}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}${off > 0 ? less : ''}<tr class="z"><td colspan="6">${index === 1 ? 'Rechnungsbetrag netto = Zahlbetrag' : 'Zu zahlen (netto)'}</td><td class="r">EUR ${amount(net)}</td></tr></table>
    <div class="n"><p>Steuerschuldnerschaft des Leistungsempfängers gemäß § 13b Abs. 2 Nr. 8 UStG; Umsatzsteuer 19 % ist vom Empfänger anzumelden. Bescheinigung USt 1 TG liegt vor.</p><p>${terms} Abweichungen bitte binnen 8 Tagen unter Angabe der Schein-Nr. melden. Unbedenklichkeit SOKA gültig bis ${date(daysAfter(day, 110))}.</p></div>
    <div class="abs b"><div>${own.name}<br>Sitz ${own.address.town}, ${own.register}<br>vertreten durch ${own.manager.full}</div><div>USt-IdNr. ${own.vatId}<br>Ihre USt-IdNr. ${buyer.vatId}<br>Finanzamt-Nr. ${own.taxNumber}</div><div>${own.bank.name}<br>${inFours(iban)}<br>SWIFT ${own.bank.bic}</div></div>`
  return {
    html: sheets(css, [page], { width: 297, height: 210 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(days > 0 ? { dueDate: iso(due) } : {}),
      sellerName: [own.name, own.short],
      buyerName: buyer.name,
      sellerVatId: own.vatId,
      iban,
      netTotal: fixed(net),
      grossTotal: fixed(net),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'glasreinigung-quer',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
