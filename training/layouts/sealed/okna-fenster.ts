// A Polish window maker's invoice in Polish and German from a common trade program: seller and buyer side by side, three days beside the
// place, a table of sums by rate, figures of the total named one by one, the central bank's rate, an advance invoice set off, signatures.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const WARES = [
  ['Okno PVC 2-skrzydłowe 1480x1350|Fenster 2-flg., Dreh/Dreh-Kipp', 'szt./Stk', 31_850, 14],
  ['Okno PVC 1-skrz. 980x1180 anthrazit|Fenster 1-flg., außen RAL 7016', 'szt./Stk', 27_490, 10],
  ['Drzwi tarasowe HST 3000x2200|Hebe-Schiebe-Tür', 'szt./Stk', 214_900, 2],
  ['Drzwi wejściowe ALU 1100x2150|Haustür Aluminium', 'szt./Stk', 168_300, 1],
  ['Parapet zewnętrzny ALU 210|Außenfensterbank', 'mb/lfm', 1_920, 30],
  ['Roleta nadstawna z napędem|Aufsatzrollladen mit Motor', 'szt./Stk', 22_640, 9],
  ['Szyba 4/16/4/16/4 Ug 0,6|Austauschscheibe', 'szt./Stk', 8_975, 8],
] as const
const WORKS = [
  ['Demontaż starych okien|Demontage der alten Fenster', 'szt./Stk', 4_500, 16],
  ['Montaż okien, taśmy 3D|Montage mit Dichtbändern nach RAL', 'szt./Stk', 11_200, 16],
  ['Dojazd ekipy|Anfahrt Montagetrupp', 'kpl./psch.', 38_000, 1],
] as const
const CASES = [
  { number: 'FV/###/WDT', rate: '0 % WDT', days: 14, rows: 4, advance: 0, trade: 'Fensterbau' },
  { number: 'FS-##7/##/UE', rate: '0 % WDT', days: 7, rows: 6, advance: 40, trade: 'Bauelemente' },
  { number: 'FV/###', rate: 'np. / n. st.', days: 21, rows: 3, advance: 0, trade: 'Generalbau' },
] as const
const LAW = [
  'Wewnątrzwspólnotowa dostawa towarów / Steuerfreie innergemeinschaftliche Lieferung, Art. 138 MwStSystRL',
  'Wewnątrzwspólnotowa dostawa towarów / Steuerfreie innergemeinschaftliche Lieferung, Art. 138 MwStSystRL',
  'Odwrotne obciążenie / Steuerschuldnerschaft des Leistungsempfängers, § 13b UStG',
]
const CSS = `.sheet{font:8.8pt/1.32 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.2pt;padding:11mm 14mm}.hd{display:flex;justify-content:space-between;align-items:flex-start}.lg{font:900 18pt Lato;color:#1e1e1e}.lg span{background:#ffb300;padding:0 1.5mm}.d td{padding:.25mm 0 .25mm 4mm}.d td:last-child{text-align:right;font-weight:700}h1{font-size:13pt;text-align:center;margin:6mm 0 1mm;border-top:.8pt solid;border-bottom:.8pt solid;padding:1.5mm 0}.or{text-align:center;font-size:7.4pt}.pp{display:flex;gap:8mm;margin-top:4mm}.pp div{flex:1;line-height:1.4}.pp i{display:block;font-style:normal;font-size:7.2pt;border-bottom:.4pt solid #666;margin-bottom:1mm}.g{width:100%;margin-top:5mm}.g th{font-weight:400;font-size:6.8pt;line-height:1.2;background:#eee;border:.4pt solid #666;padding:.8mm}.g td{border:.4pt solid #666;padding:.7mm 1mm;vertical-align:top}.g em{font-style:normal;color:#444;font-size:7.4pt}.v{margin:3mm 0 0 auto}.v td,.v th{border:.4pt solid #666;padding:.5mm 2mm;font-weight:400;text-align:right}.e{margin-top:4mm;line-height:1.6}.e b{font-size:12pt}.sg{left:14mm;right:14mm;bottom:20mm;display:flex;justify-content:space-between;text-align:center;font-size:6.8pt}.sg div{border-top:.5pt dotted #000;width:64mm;padding-top:1mm}.ft{left:14mm;right:14mm;bottom:8mm;font-size:6.6pt;text-align:center;color:#444}`
const { amount, date, number: figures } = writingOf('DE', '\u00a0')
const NAMES = ['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć']

/** Figures named one by one, as older programs write a sum in words. */
const inWords = (cents: number) =>
  `${[...String(Math.floor(cents / 100))].map((one) => NAMES[Number(one)]).join('*')} EUR ${String(cents % 100).padStart(2, '0')}/100`

function rowsOf(random: Random, index: number, count: number) {
  return random
    .sample<(typeof WARES | typeof WORKS)[number]>(index === 2 ? WORKS : WARES, count)
    .map(([name, unit, price, most]) => {
      const quantity = random.whole(1, most)
      return { name, unit, price, quantity, total: quantity * price }
    })
}

function sumsOf(random: Random, index: number, net: number, day: ReturnType<typeof dayIn>) {
  const { rate, advance } = CASES[index] ?? CASES[0]
  const paid = Math.round(percent(net, advance) / 10_000) * 10_000
  const owed = net - paid
  const line = (caption: string, of: string) =>
    `<tr><td>${caption}</td><td>${of}</td><td>${amount(net)}</td><td>0,00</td><td>${amount(net)}</td></tr>`
  const table = `<table class="v"><tr><th></th><th>stawka VAT<br>MwSt.-Satz</th><th>netto</th><th>VAT<br>MwSt.</th><th>brutto</th></tr>${line('w tym / davon', rate)}${line('Razem / Summe', '')}</table>`
  const set =
    paid > 0
      ? `Rozliczenie zaliczki / Abzug Anzahlungsrechnung ${random.code('FZ-##/0#/UE')} z dn. / vom ${date(daysAfter(day, -40))}: ${amount(-paid)} EUR<br>`
      : ''
  const end = `${set}Do zapłaty / Zu zahlen: <b>${amount(owed)} EUR</b><br>słownie: ${inWords(owed)}<br>Kurs NBP / Umrechnungskurs: 1 EUR = 4,${random.code('2###')} PLN, tabela ${random.code('1##')}/A/NBP/${day.year} (${date(daysAfter(day, -1))})`
  return { table, end, gross: paid > 0 ? [fixed(net), fixed(owed)] : fixed(net) }
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const client = companyIn(namesIn(index === 1 ? 'AT' : 'DE', random), one.trade)
  const [body, iban, day] = [bodyOf('PL', random), ibanOf('PL', random), dayIn(random, 2024, 2026)]
  const [vat, due] = [vatOf('PL', body), daysAfter(day, one.days)]
  const month = String(day.month).padStart(2, '0')
  const number = random.code(index === 1 ? one.number : `${one.number}/${month}/${day.year}`)
  const rows = rowsOf(random, index, one.rows)
  const net = sum(rows.map(({ total }) => total))
  const { table, end, gross } = sumsOf(random, index, net, day)
  const meta = [
    'Miejsce wystawienia / Ausstellungsort|Nowa Sól',
    `Data wystawienia / Ausstellungsdatum|${date(day)}`,
    `Data dostawy / ${index === 2 ? 'Leistungsdatum' : 'Lieferdatum'}|${date(daysAfter(day, -2))}`,
    `Termin płatności / Zahlbar bis|${date(due)}`,
    `Zamówienie / Auftrag|${random.code('ZK/1###')}`,
  ].map((text) => text.split('|'))
  const html = `<div class="hd"><div class="lg"><span>OK</span>NOTERM</div><table class="d">${each(meta, ([caption, text]) => `<tr><td>${caption}</td><td>${text}</td></tr>`)}</table></div><h1>Faktura / Rechnung nr ${number}</h1><div class="or">oryginał / Original</div>
<div class="pp"><div><i>Sprzedawca / Verkäufer</i><b>OKNOTERM Producent Okien Sp. z o.o.</b><br>ul. Przemysłowa Wschodnia 22<br>67-100 Nowa Sól, Polska<br>NIP: PL ${body.replace(/(...)(...)(..)(..)/, '$1-$2-$3-$4')}<br>Bank Lubuskiej Doliny S.A., SWIFT ${bicOf('PL', iban, random)}<br>${inFours(iban)}</div><div><i>Nabywca / Käufer</i><b>${client.name}</b><br>${client.address.lines.join('<br>')}<br>${index === 1 ? 'Österreich' : 'Niemcy / Deutschland'}<br>VAT UE / USt-IdNr.: ${client.vatId}</div></div>
<table class="g"><tr><th>Lp.</th><th>Nazwa towaru / usługi<br>Bezeichnung</th><th>Ilość<br>Menge</th><th>J.m.<br>Einh.</th><th>Cena netto<br>Preis netto</th><th>Wartość netto<br>Nettowert</th><th>VAT</th><th>Wartość brutto<br>Bruttowert</th></tr>${each(rows, (row, at) => `<tr><td>${at + 1}</td><td>${row.name.replace('|', '<br><em>')}</em></td><td class="r">${figures(row.quantity)}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td><td class="c">${one.rate}</td><td class="r">${amount(row.total)}</td></tr>`)}</table>${table}
<div class="e">${end}<br>Forma płatności / Zahlungsart: przelew ${one.days} dni / Überweisung ${one.days} Tage<br>Uwagi / Bemerkungen: ${LAW[index]}${index === 2 ? `<br>Budowa / Baustelle: ${namesIn('DE', random).address().lines.join(', ')}` : `, ${random.code('CMR 2##/@@#####')}`}</div>
<div class="abs sg"><div>osoba upoważniona do odbioru<br>Empfangsberechtigte Person</div><div>osoba upoważniona do wystawienia<br>Ausstellungsberechtigte Person</div></div><div class="abs ft">KRS 0000${random.code('######')} Sąd Rejonowy w Zielonej Górze · REGON ${random.code('36#######')} · BDO ${random.code('000######')} · kapitał zakładowy 400 000 PLN · biuro@oknoterm-ns.pl</div>`
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban, currency: 'EUR' }
  const own = { sellerName: 'OKNOTERM Producent Okien Sp. z o.o.', sellerVatId: vat, buyerName: client.name }
  const sums = { netTotal: fixed(net), taxTotal: '0.00', grossTotal: gross }
  return { html: sheets(CSS, [html]), pages: 1, fields: { ...ids, ...own, ...sums } }
}

export const layout: Layout = {
  name: 'okna-fenster',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
