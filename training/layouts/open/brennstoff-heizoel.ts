// A fuel dealer's bill, printed with one typewriter face onto paper with a letterhead: litres at a price for a hundred, days of order,
// delivery and bill, a private customer, and a day on which the money is debited; the second dealer asks for a transfer at once.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, herrn, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.45 'Liberation Mono'}.head,.back,.f{font-variant-ligatures:none !important}.head{left:20mm;right:20mm;top:10mm;font-family:'Nimbus Sans';border-bottom:3pt solid #e08a00;padding-bottom:2mm;display:flex;justify-content:space-between;align-items:flex-end}.head b{font:700 17pt 'Nimbus Sans';color:#123d7a}.head span{font-size:8.4pt;color:#123d7a;text-align:right}.back{left:22mm;top:46mm;font:6.8pt 'Nimbus Sans'}.to{left:22mm;top:51mm}.meta{left:124mm;top:51mm}.meta td{padding:0 3mm 0 0}.main{left:22mm;right:20mm;top:98mm}h1{font:700 11pt 'Liberation Mono';letter-spacing:2pt;margin:0 0 5mm}.g{width:100%;margin:4mm 0}.g th{text-align:left;font-weight:400;border-top:.5pt dashed;border-bottom:.5pt dashed;padding:.8mm 0}.g td{padding:.6mm 0;vertical-align:top}.g .l td{border-top:.5pt dashed}.g .t td{border-top:.5pt solid;border-bottom:2pt double;font-weight:700}.f{left:20mm;right:20mm;bottom:8mm;font:6.8pt/1.5 'Nimbus Sans';color:#123d7a;text-align:center;border-top:.5pt solid #e08a00;padding-top:1.5mm}`

const FIRMS = [
  {
    name: 'Brennstoffe Harms Terveen GmbH',
    line: 'Heizöl · Diesel · Holzpellets · Schmierstoffe',
    product: 'Heizöl EL schwefelarm Premium',
    mail: 'info@harms-terveen.example',
  },
  {
    name: 'Mineralölhandel Obermaurer e. K.',
    line: 'Ihr Energielieferant seit 1961',
    product: 'Heizöl EL Standard schwefelarm',
    mail: 'kontakt@obermaurer-oel.example',
  },
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'brennstoff-heizoel',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const isDebited = index === 0
    const [own, customer, home] = [names.company(), names.person(), names.address()]
    const { bank, address, vatId, phone } = own
    const delivered = dayIn(random, 2025, 2026)
    const [day, due] = [daysAfter(delivered, 2), daysAfter(delivered, 9)]
    const number = random.code(isDebited ? 'R4#####' : `${day.year % 100}/####`)
    const [litres, price] = [random.whole(1_480, 3_960), random.whole(7_690, 9_480)]
    const rows = [
      {
        text: firm.product,
        quantity: `${litres} l`,
        price: `${amount(price)}/100 l`,
        total: Math.round((litres * price) / 100),
      },
      { text: 'Gefahrgutumlage', quantity: '1 x', price: amount(2_450), total: 2_450 },
      ...(isDebited ? [] : [{ text: 'Schlauchlänge über 40 m', quantity: '1 x', price: amount(1_200), total: 1_200 }]),
    ]
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 19)
    const meta = [
      ['Kunden-Nr.', random.code('3####')],
      ['Auftrag', random.code('A######')],
      ['Auftrag vom', date(daysAfter(delivered, -5))],
      ['Lieferdatum', date(delivered)],
      ['Tankwagen', `${random.whole(1, 9)} / ${names.person().last}`],
    ]
    const line = (label: string, cents: number, of: string) =>
      `<tr class="${of}"><td colspan="3">${label}</td><td class="r">${amount(cents)}</td></tr>`
    const pay = isDebited
      ? `Den Rechnungsbetrag buchen wir am ${date(due)} mit der SEPA-Lastschrift (Mandat ${random.code('T#####')}) von Ihrem Konto bei der ${names.company().bank.name} ab. Unsere Gläubiger-ID: ${random.code('DE##ZZZ0000#######')}`
      : 'Zahlbar sofort ohne Abzug. Bitte bei Überweisung die Rechnungsnummer angeben.'
    const html = `<div class="abs head"><b>${firm.name}</b><span>${firm.line}<br>Telefon ${phone}</span></div><div class="abs back">${firm.name}, ${address.street}, ${address.place}</div><div class="abs to">${herrn(customer)}<br>${customer.full}<br>${home.street}<br>${home.place}</div><div class="abs meta"><table>${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div>
<div class="abs main"><p class="r">${address.town}, ${date(day)}</p><h1>RECHNUNG ${number}</h1><p>Wir lieferten an die oben genannte Adresse (Messung kompensiert auf 15 °C):</p><table class="g"><tr><th>Artikel</th><th class="r">Menge</th><th class="r">Preis EUR</th><th class="r">Betrag EUR</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${row.quantity}</td><td class="r">${row.price}</td><td class="r">${amount(row.total)}</td></tr>`)}${line('Nettobetrag', net, 'l')}${line('Mehrwertsteuer 19,0 %', tax, '')}${line('Gesamtbetrag', net + tax, 't')}</table><p>${pay}</p><p>Brennstoffemissionen dieser Lieferung nach CO2KostAufG: ${amount(Math.round(litres * 268.6))} kg CO2, Preisbestandteil der CO2-Kosten netto ${amount(Math.round(litres * 0.1477 * 100))} EUR.</p><p>Das Heizöl ist steuerbegünstigt; es darf nicht als Kraftstoff verwendet werden. Wir danken für Ihren Auftrag!</p></div>
<div class="abs f">${firm.name} · ${address.street} · ${address.place} · ${firm.mail}<br>${bank.name} · IBAN ${inFours(bank.iban ?? '')} · BIC ${bank.bic} · USt-IdNr. ${vatId}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number.replace('/', '_')}_Heizoel.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(isDebited ? { dueDate: iso(due) } : {}),
        sellerName: firm.name,
        buyerName: customer.full,
        sellerVatId: vatId,
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
