// A well driller's instalment or final bill to a public works department: sums so far, a security retained, earlier payments with their
// own tax taken off, building contract and measure numbers beside its own, and the firm's letterhead as a column of brands at the right.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.4 'Carlito','Liberation Sans';padding:14mm 18mm 0 24mm}.h{display:flex;justify-content:flex-end;gap:4mm;align-items:center;text-align:right}.h b{display:block;font:700 17pt/1.1 'Carlito','Liberation Sans';color:#0b4f8a}.h i{width:5mm;height:16mm;background:linear-gradient(#0b4f8a 55%,#9fc6e8 55%)}.snd{font-size:7pt;margin-top:8mm}.to{font-size:10.4pt;margin:2mm 0 10mm;min-height:28mm}.m{width:100%;margin-bottom:5mm}.m td{padding:.2mm 3mm .2mm 0}.m td:nth-child(odd){color:#0b4f8a}h1{font:700 13.5pt 'Carlito','Liberation Sans';margin:0 0 1mm}.g{width:100%;margin:4mm 0}.g th{text-align:left;border:.5pt solid #555;background:#e3eef7;padding:.8mm 1.2mm;font-size:8.4pt}.g td{border-left:.5pt solid #555;border-right:.5pt solid #555;padding:.8mm 1.2mm}.g tr:last-child td{border-bottom:.5pt solid #555}.s{width:112mm;margin-left:auto}.s td{padding:.5mm 1.2mm}.s .b td{font-weight:700;border-top:.6pt solid}.foot{left:24mm;right:18mm;bottom:8mm;font-size:7pt;line-height:1.45;border-top:1.4pt solid #0b4f8a;padding-top:1.4mm;display:flex;justify-content:space-between}`

const BILLS = [
  {
    firm: 'Brunnenbau Gerstenkorn GmbH',
    title: '3. Abschlagsrechnung',
    number: 'AR 26-03/0##',
    kept: 5,
    reverse: false,
    to: 'Wasserwerke Obermoor – Eigenbetrieb',
  },
  {
    firm: 'Tiefbohr Salm & Pohl GmbH & Co. KG',
    title: 'Teilrechnung 2',
    number: '260###-2',
    kept: 10,
    reverse: true,
    to: 'Rohrleitungsbau Westrich GmbH',
  },
  {
    firm: 'Hermann Quellmalz e.K. Bohrunternehmen',
    title: 'Schlussrechnung',
    number: 'S-####',
    kept: 0,
    reverse: false,
    to: 'Landkreis Falkenrode',
  },
] as const
const WORK = [
  ['01.0010', 'Baustelle einrichten und räumen', 'psch', 380_000],
  ['01.0040', 'Bohrung DN 600 im Lockergestein, 62 lfm', 'lfm', 1_930_000],
  ['02.0010', 'Filterrohre Wickeldraht DN 300', 'lfm', 1_218_000],
  ['02.0060', 'Kiesschüttung 2–3,15 mm', 't', 346_000],
  ['03.0020', 'Pumpversuch 72 h mit Messdaten', 'psch', 472_000],
  ['03.0050', 'Brunnenkopf und Schacht', 'St', 655_000],
] as const
const { amount, date } = writingOf('DE')
type Sum = readonly [string, number, string]

/** What is done, kept back and paid already; tax of each by itself. */
function accountOf(random: Parameters<Layout['make']>[0], { kept, reverse }: (typeof BILLS)[number]) {
  const rows = WORK.slice(0, random.whole(4, 6)).map(([code, text, unit, cents]) => ({
    code,
    text,
    unit,
    cents: percent(cents, random.whole(70, 130)),
  }))
  const done = sum(rows.map(({ cents }) => cents))
  const before = percent(done, random.whole(35, 60))
  const net = done - before
  const tax = reverse ? 0 : percent(net, 19)
  const back = percent(net + tax, kept)
  return { rows, done, before, net, tax, back }
}

export const layout: Layout = {
  name: 'brunnenbau-abschlag',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const bill = BILLS[index] ?? BILLS[0]
    const [own, home, day] = [names.company(), names.address(), dayIn(random, 2026)]
    const due = daysAfter(day, 21)
    const number = random.code(bill.number)
    const { rows, done, before, net, tax, back } = accountOf(random, bill)
    const meta = [
      ['Rechnung Nr.', number, 'Datum', date(day)],
      ['Auftrag vom', date(daysAfter(day, -140)), 'Bauvertrag', random.code('BV-##-###')],
      ['Maßnahme', random.code('WV 0#/25'), 'Ihre Vergabe-Nr.', random.code('66.2-###')],
      ['Leistung', `${date(daysAfter(day, -47))} – ${date(daysAfter(day, -8))}`, 'Kunde', random.code('30###')],
    ]
    const sums: Sum[] = [
      ['Ausgeführte Leistungen netto', done, ''],
      [`abzgl. bisherige Rechnungen netto, zuletzt vom ${date(daysAfter(day, -48))}`, -before, ''],
      ['Nettobetrag dieser Rechnung', net, 'b'],
      [bill.reverse ? 'Umsatzsteuer (§ 13b UStG)' : '19 % Umsatzsteuer', tax, ''],
      ['Rechnungsbetrag brutto', net + tax, 'b'],
      ...(back > 0
        ? ([
            [`abzgl. ${bill.kept} % Sicherheitseinbehalt`, -back, ''],
            ['Zahlbetrag', net + tax - back, 'b'],
          ] satisfies Sum[])
        : []),
    ]
    const html = `<div class="h"><span><b>${bill.firm}</b>Brunnen · Erdwärme · Grundwassermessstellen</span><i></i></div><div class="snd">${bill.firm}, ${own.address.street}, ${own.address.place}</div><div class="to">${bill.to}<br>${index === 1 ? 'Rechnungsprüfung' : 'Fachdienst 66 – Wasserwirtschaft'}<br>${home.street}<br>${home.place}</div><h1>${bill.title}</h1>Bauvorhaben: Ersatzbrunnen ${random.whole(3, 9)}, Wasserfassung ${names.town()}<table class="m" style="margin-top:3mm">${each(meta, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`)}</table>
<table class="g"><tr><th>OZ</th><th>Leistung laut Aufmaß</th><th>Einheit</th><th class="r">GP kumuliert €</th></tr>${each(rows, (row) => `<tr><td>${row.code}</td><td>${row.text}</td><td>${row.unit}</td><td class="r">${amount(row.cents)}</td></tr>`)}</table><table class="s">${each(sums, ([text, cents, of]) => `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`)}</table><p style="margin-top:6mm">${bill.reverse ? 'Steuerschuldner ist der Leistungsempfänger nach § 13b UStG. ' : ''}Zahlbar gemäß VOB/B bis ${date(due)}. Aufmaßblätter und Bohrprotokolle liegen bei.</p>
<div class="abs foot"><span>${bill.firm}<br>${own.register}<br>${index === 2 ? 'Inhaber' : 'Geschäftsführung'}: ${own.manager.full}</span><span>${own.phone}<br>${own.email}<br>USt-IdNr. ${own.vatId}</span><span>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: bill.firm,
        buyerName: bill.to,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: back > 0 ? [fixed(net + tax), fixed(net + tax - back)] : fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
