// A South Tyrolean joiner's invoice, German and Italian in one line: the office that buys pays the tax to the state itself, so that what
// is to be paid is less than the total; codes of the public order, two tax numbers that are one, a copy by courtesy.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const WORKS = [
  ['Innentür Eiche furniert, EI30, 90 x 210 cm', 'Stk./pz.', 118_000, 6],
  ['Einbauschrank Garderobe, Fichte weiß lasiert', 'Stk./pz.', 264_000, 2],
  ['Fensterbank Lärche massiv, geölt', 'lfm/ml', 8_400, 14],
  ['Sitzbank mit Staufächern nach Maß', 'Stk./pz.', 149_500, 3],
  ['Montage und Silikonfugen', 'Std./ore', 4_800, 24],
  ['Akustikpaneele Weißtanne', 'm²/mq', 13_700, 32],
  ['An- und Abfahrt, Kleinmaterial', 'psch./a c.', 9_500, 1],
] as const
const REASONS = [
  'Split Payment: MwSt. vom Auftraggeber abzuführen, Art. 17-ter D.P.R. 633/72 / IVA a carico del committente',
  'Nicht steuerbar, innergemeinschaftliche Lieferung / Non imponibile, art. 41 D.L. 331/93 (N3.2)',
  'MwSt. 10 %, außerordentliche Instandhaltung / IVA 10 %, manutenzione straordinaria',
]
const OFFICE = ['Gemeinde Kaltenegg', 'Comune di Montefreddo', 'Dorfplatz / Piazza Paese 1', '39050 KALTENEGG (BZ)']
const CSS = `.sheet{font:9.3pt/1.4 'Open Sans';padding:13mm 18mm 0 20mm}.hd{text-align:center;border-bottom:1.4pt double #5a3b1c;padding-bottom:3mm}.hd b{font:600 19pt 'Open Sans';color:#5a3b1c}.hd div{font-size:8pt}.to{margin:10mm 0 0 92mm;min-height:30mm}.to i{font-size:8.2pt}h1{font:700 13pt 'Open Sans';margin:7mm 0 2.5mm}.m td{padding:.2mm 4mm .2mm 0;font-size:8.6pt}.g{width:100%;margin-top:5mm}.g th{border:.5pt solid #5a3b1c;background:#f2ebe3;font-weight:600;font-size:7.4pt;line-height:1.2;padding:1mm 1.5mm;text-align:left}.g td{border:.5pt solid #5a3b1c;padding:1mm 1.5mm;vertical-align:top}.s{width:104mm;margin:4mm 0 0 auto}.s td{padding:.6mm 1.5mm;white-space:nowrap}.s .b td{font-weight:700;border-top:.7pt solid #5a3b1c}.s .k td{font:700 11pt 'Open Sans';background:#f2ebe3}.p{margin-top:5mm;font-size:8.8pt}.ft{left:20mm;right:18mm;bottom:8mm;font-size:7.2pt;line-height:1.4;border-top:.5pt solid #5a3b1c;padding-top:1.4mm;text-align:center}`
const { amount, date, number: figures } = writingOf('DE')

function rowsOf(random: Random, count: number) {
  return random.sample(WORKS, count).map(([name, unit, price, most]) => {
    const quantity = unit.startsWith('psch') ? 1 : random.whole(2, most * 2) / 2
    const whole = unit.startsWith('Stk') ? Math.ceil(quantity / 2) : quantity
    return { name, unit, price, quantity: whole, total: Math.round(whole * price) }
  })
}

function buyerOf(random: Random, index: number) {
  const names = namesIn('DE', random)
  const { first, last } = names.person()
  const { name, address, vatId } = companyIn(names, 'Ladenbau')
  const texts = [
    [...OFFICE, `St.-Nr./C.F. ${random.code('8000###021#')}`, `Empfängerkodex / Cod. univoco ${random.code('UF@#@#')}`],
    [name, ...address.lines, 'DEUTSCHLAND', `USt-ID/P.IVA ${vatId}`, 'Empfängerkodex / Cod. dest. XXXXXXX'],
    [`${first} ${last}`, address.street, '39040 TRUDEN (BZ)', `St.-Nr./C.F. ${random.code('@@@@@@7#@4#@952@')}`],
  ]
  const [buyer = '', ...lines] = texts[index] ?? []
  return { buyer, lines }
}

function termsOf(random: Random, day: ReturnType<typeof dayIn>, index: number) {
  const due = date(daysAfter(day, index === 0 ? 30 : 60))
  const metas = [
    [
      `Fälligkeit / Scadenza|${due}`,
      `Auftrag / Determina|Nr. ${random.code('2##')} vom/del ${date(daysAfter(day, -60))}`,
    ],
    [`Fälligkeit / Scadenza|${due}`, `Ihre Bestellung / Vs. ordine|${random.code('B-25-0###')}`],
    [`Kostenvoranschlag / Preventivo|Nr. ${random.code('1#')} vom/del ${date(daysAfter(day, -75))}`],
  ]
  const codes = index === 0 ? [`CIG|${random.code('Z@#3####@#')}`, `CUP|${random.code('@5#J2#000##0004')}`] : []
  const note = index === 1 ? [`Lieferschein / DDT|Nr. ${random.code('##')} – ${date(daysAfter(day, -3))}`] : []
  return [`Datum / Data|${date(day)}`, ...(metas[index] ?? []), ...codes, ...note].map((one) => one.split('|'))
}

function sumsOf(net: number, index: number) {
  const rate = [22, 0, 10][index] ?? 0
  const tax = percent(net, rate)
  const owed = index === 0 ? net : net + tax
  const line = (caption: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${caption}</td><td class="r">€ ${amount(cents)}</td></tr>`
  const split = index === 0 ? line('abzügl. MwSt. Split Payment / IVA scissione pagamenti', -tax) : ''
  const html = `<table class="s">${line('Steuergrundlage / Imponibile', net)}${line(`MwSt. / IVA ${rate} %`, tax)}${line('Gesamtbetrag / Totale fattura', net + tax, 'b')}${split}${line('Zu zahlen / Netto a pagare', owed, 'k')}</table>`
  const gross = owed === net + tax ? fixed(owed) : [fixed(net + tax), fixed(owed)]
  return {
    html,
    code: rate > 0 ? String(rate) : 'N3.2',
    fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: gross },
  }
}

function make(random: Random, index: number): Paper {
  const [body, iban, day] = [bodyOf('IT', random), ibanOf('IT', random), dayIn(random, 2025, 2026)]
  const { buyer, lines } = buyerOf(random, index)
  const number = random.code(['##/PA', '###', `1##/${day.year}`][index] ?? '###')
  const rows = rowsOf(random, [4, 3, 6][index] ?? 4)
  const { html: sums, code, fields } = sumsOf(sum(rows.map(({ total }) => total)), index)
  const pay = ['Überweisung 30 Tage / Bonifico 30 gg', 'Überweisung 60 Tage / Bonifico 60 gg'][index]
  const vat = index === 1 ? vatOf('IT', body) : body
  const copy =
    index === 1
      ? ''
      : 'Kopie der elektronischen Rechnung, ohne steuerlichen Wert – Copia di cortesia, priva di valore fiscale'
  const html = `<div class="hd"><b>TISCHLEREI SCHGUMSER</b><div>des Schgumser Matthäus &amp; Co. KG / s.a.s. – Möbel und Türen nach Maß – Mobili e porte su misura<br>Handwerkerzone Kreith / Zona artigianale Novale 12 · I-39057 EPPAN / APPIANO (BZ) · Tel. 0471 ${random.code('66####')} · info@schgumser-holz.it</div></div>
<div class="to"><i>${index === 1 ? 'Firma' : 'Spett.le / An'}</i><br><b>${buyer}</b><br>${lines.join('<br>')}</div>
<h1>Rechnung / Fattura Nr. ${number}</h1><table class="m">${each(termsOf(random, day, index), ([caption, text]) => `<tr><td>${caption}</td><td>${text}</td></tr>`)}</table>
<table class="g"><tr><th>Beschreibung<br>Descrizione</th><th>Einh.<br>U.m.</th><th class="r">Menge<br>Q.tà</th><th class="r">Preis €<br>Prezzo €</th><th class="r">Betrag €<br>Importo €</th><th class="r">MwSt.<br>IVA</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td>${row.unit}</td><td class="r">${figures(row.quantity)}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td><td class="r">${code}</td></tr>`)}</table>${sums}
<div class="p">${REASONS[index]}.<br>${pay ?? 'Zahlbar bei Erhalt / Pagamento a vista fattura'}<br>Raiffeisenkasse Überetsch-Kreith / Cassa Raiffeisen – IBAN ${inFours(iban)} – SWIFT ${bicOf('IT', iban, random)}</div>
<div class="abs ft">MwSt.-Nr. / Part. IVA ${vat} – Handelsregister / Reg. Imprese Bozen-Bolzano ${body} – VWV / REA BZ-${random.code('1#####')}<br>PEC: schgumser@pec-holz.it${copy ? ` – ${copy}` : ''}</div>`
  const due = index === 2 ? {} : { dueDate: iso(daysAfter(day, index === 0 ? 30 : 60)) }
  const ids = { invoiceNumber: number, issueDate: iso(day), ...due, iban, sellerVatId: vat, currency: 'EUR' }
  const own = { sellerName: ['Tischlerei Schgumser', 'Schgumser Matthäus & Co. KG'], buyerName: buyer }
  return { html: sheets(CSS, [html]), pages: 1, fields: { ...ids, ...own, ...fields } }
}

export const layout: Layout = {
  name: 'bozen-tischler',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
