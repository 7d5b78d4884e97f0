// A housing manager bills the owners it acts for: buyer and sender share an address, the buyer's name runs over two lines and says
// nothing of a firm, two accounts are printed of which one pays the other, a fee per flat and garage is followed by extras with days of
// their own, and the number is a voucher's in a form whose labels are abbreviated and have no colon.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet{font:9pt/1.35 'DejaVu Sans Condensed','DejaVu Sans';padding:16mm 17mm 0 22mm}.q{width:100%;border:1pt solid #445}.q>tbody>tr>td{border:.5pt solid #445;padding:1mm 2mm 1.4mm;vertical-align:top}.q small{display:block;font-size:6.4pt;color:#445;margin-bottom:.6mm}h1{font:700 13.5pt 'DejaVu Sans Condensed','DejaVu Sans';margin:0 0 4mm;color:#7a1f3d}.two td{width:50%;height:31mm;font-size:9.8pt}.g{width:100%;margin:5mm 0}.g td,.g th{padding:.9mm 1mm;vertical-align:top;text-align:left;font-weight:400}.g th{border-bottom:.8pt solid #7a1f3d;font-size:7.4pt}.g .z td{border-top:.5pt solid #445}.g .zz td{border-top:.8pt solid #7a1f3d;font-weight:700;font-size:10.5pt}.g small{font-size:7.2pt;color:#445}
  .f{left:22mm;right:17mm;bottom:9mm;font-size:7pt;line-height:1.4;color:#445;display:flex;justify-content:space-between}.f b{font:700 15pt/1.1 'DejaVu Sans Condensed','DejaVu Sans';color:#7a1f3d}`

const EXTRAS: readonly (readonly [text: string, cents: number])[] = [
  ['Außerordentliche Eigentümerversammlung, Vor- und Nachbereitung', 38000],
  ['Mahnverfahren Hausgeld, Einheit 07', 4500],
  ['Abwicklung Versicherungsschaden Leitungswasser', 21500],
  ['Ausweis haushaltsnaher Dienstleistungen (§ 35a EStG), je Einheit 18,00', 32400],
  ['Baubegleitung Instandsetzung Tiefgarage, 5 % der Bausumme von 12.840,00', 64200],
  ['Kopien der Beschlusssammlung für Anwalt', 2850],
]
const CASES = [
  { period: '1. Halbjahr', months: 6, extras: [0, 2], no: 'Bel.-Nr.', pattern: 'VV-2#-0##', withdraw: true },
  { period: 'III. Quartal', months: 3, extras: [1, 3, 5], no: 'Re-Bel.', pattern: '3###/2#', withdraw: false },
  { period: 'Monat September', months: 1, extras: [4], no: 'Buchungsbeleg', pattern: '20##09-0##', withdraw: true },
] as const
const { amount, date } = writingOf('DE')
const box = (label: string, text: string) => `<td><small>${label}</small>${text}</td>`

/** Fees by kind of unit for some months, and extras with the day on which they were done. */
function rowsOf(random: Random, months: number, extras: readonly number[], days: readonly string[]) {
  const [flats, places, shops] = [random.whole(9, 41), random.whole(6, 30), random.whole(1, 3)]
  const fee = (text: string, count: number, price: number) => ({
    text,
    note: `${count} × ${months} × ${amount(price)}`,
    total: count * months * price,
  })
  const fixedFees = [
    fee('Wohneinheiten', flats, random.whole(236, 318) * 10),
    fee('Gewerbeeinheiten', shops, 3950),
    fee('Stellplätze und Garagen', places, 395),
  ]
  const more = EXTRAS.filter((_, at) => extras.includes(at)).map(([text, total], at) => ({
    text,
    note: `am ${days[at % days.length]}`,
    total,
  }))
  return { fees: fixedFees, more }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, weg, place, signed] = [
    companyIn(names, 'Hausverwaltung'),
    names.company(),
    names.address(),
    dayIn(random, 2024, 2026),
  ]
  const { period, months, extras, no, pattern, withdraw } = CASES[index] ?? CASES[0]
  const day = { ...signed, month: [7, 10, 9][index] ?? 7, day: Math.min(signed.day, 20) }
  const due = daysAfter(day, 14)
  const number = random.code(pattern.replace('20##', String(day.year)).replace('2#', String(day.year % 100)))
  const days = [date(daysAfter(day, -64)), date(daysAfter(day, -41)), date(daysAfter(day, -33))]
  const { fees, more } = rowsOf(random, months, extras, days)
  const [regular, special] = [sum(fees.map((one) => one.total)), sum(more.map((one) => one.total))]
  const net = regular + special
  const tax = percent(net, 19)
  const [iban, from] = [inFours(own.bank.iban ?? ''), inFours(weg.bank.iban ?? '')]
  const house = `${place.street}, ${place.town}`
  const kind = index === 1 ? 'WEG' : 'Wohnungseigentümergemeinschaft'
  const row = (one: (typeof fees)[number]) =>
    `<tr><td>${one.text}<br><small>${one.note}</small></td><td class="r">${amount(one.total)}</td></tr>`
  const how = withdraw
    ? `Der Betrag wird am <b>${date(due)}</b> dem Bewirtschaftungskonto der Gemeinschaft ${from} bei der ${weg.bank.name} entnommen und unserem Konto gutgeschrieben.`
    : `Bitte zur Zahlung freigeben. Wertstellung auf unserem Konto bis <b>${date(due)}</b>; Lastkonto der Gemeinschaft ${from}.`
  const page = `<h1>${index === 1 ? 'Honorarrechnung Verwaltung' : 'Verwaltervergütung'} ${period} ${day.year}</h1><table class="q two"><tr>${box('Auftraggeber / Rechnungsempf.', `${kind}<br>${house}<br><br>c/o ${own.name}<br>${own.address.street}<br>${own.address.place}`)}${box('Auftragnehmer / Verwalter', `${own.name}<br>${own.address.street}<br>${own.address.place}<br>Tel ${own.phone}<br>Bereich WEG, Fr./Hr. ${names.person().last}`)}</tr></table>
    <table class="q" style="border-top:0"><tr>${box('Obj.-Nr.', random.code('1##'))}${box(no, number)}${box('Ausst.-Dat.', date(day))}${box('Wirtsch.-Jahr', String(day.year))}${box('Verw.-Vertrag v.', date(daysAfter(day, -810)))}${box('Beschl. ETV', `TOP ${random.whole(3, 11)} / ${date(daysAfter(day, -402), 'short')}`)}${box('Kto. Kostenart', random.code('43##'))}</tr></table>
    <table class="g"><tr><th>Grundvergütung lt. Verwaltervertrag § 4</th><th class="r">EUR netto</th></tr>${each(fees, row)}<tr class="z"><td>Summe Grundvergütung</td><td class="r">${amount(regular)}</td></tr><tr><th style="padding-top:4mm">Besondere Leistungen lt. § 5</th><th></th></tr>${each(more, row)}<tr class="z"><td>Summe besondere Leistungen</td><td class="r">${amount(special)}</td></tr><tr class="zz"><td>Netto</td><td class="r">${amount(net)}</td></tr><tr><td>Umsatzsteuer 19 v. H.</td><td class="r">${amount(tax)}</td></tr><tr class="zz"><td>${withdraw ? 'Entnahmebetrag' : 'Gesamtbetrag'}</td><td class="r">${amount(net + tax)} EUR</td></tr></table>
    <p>${how}</p><p>Anteil je Einheit siehe Einzelabrechnung ${day.year}. Instandhaltungsrücklage zum ${days[2]}: ${amount(random.whole(1800000, 9400000))} EUR.</p><div class="abs f"><b>${own.short}</b><span>USt-IdNr. ${own.vatId} · St.-Nr. ${own.taxNumber}<br>${own.register} · ${own.manager.full}<br>${own.bank.name} ${iban} ${own.bank.bic}<br>Erlaubnis § 34c GewO · zertifiziert nach § 26a WEG</span></div>`
  const buyers = [`${kind} ${house}`, `${kind} ${place.street}`]
  const who = {
    sellerName: [own.name, own.short],
    buyerName: buyers,
    sellerVatId: own.vatId,
    iban: own.bank.iban ?? '',
  }
  const paper = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR' }
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: { ...paper, ...who, ...totals(net, tax) },
  }
}

export const layout: Layout = {
  name: 'weg-verwalterhonorar',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
