// A business telephone provider's monthly bill: on the first sheet groups of charges without detail and a collection day by direct debit, on the
// second tariffs by site with periods of part months and a credit, on the third calls by number; the customer's own account stands there masked.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, iso, lastDay, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.45 Lato;color:#23272f}.bar{left:0;top:0;width:62mm;height:297mm;background:#f3f5fb}.side{left:16mm;top:60mm;width:42mm;font-size:7.8pt;line-height:1.4;overflow-wrap:anywhere}.side b{display:block;color:#3b49c6;margin-top:2.6mm}.logo{left:16mm;top:14mm;font:900 20pt Lato;color:#3b49c6}.logo i{color:#18c29c;font-style:normal}
  .to{left:74mm;top:44mm;font-size:9.6pt}.to small{display:block;font-size:6.2pt;color:#777;margin-bottom:2mm}.main{position:absolute;left:74mm;right:15mm;top:92mm}h1{font:900 16pt Lato;margin:0 0 1mm;color:#3b49c6}.per{color:#666;margin-bottom:5mm}table{width:100%}.g td{padding:1.4mm 0;border-bottom:.4pt solid #c9cde8}.g .t td{font:900 12pt Lato;border-bottom:0;color:#3b49c6;padding-top:2.5mm}
  .wide{position:absolute;left:16mm;right:15mm;top:30mm}.wide h2{font:700 10.5pt Lato;color:#3b49c6;margin:4mm 0 1.5mm}.d th{font-size:7.4pt;text-align:left;border-bottom:1pt solid #3b49c6;padding:.8mm 0}.d td{padding:.7mm 0;font-size:8pt;border-bottom:.3pt solid #ddd}.d .s td{font-weight:700}.d th.r{text-align:right!important}.rn{left:16mm;right:15mm;top:14mm;display:flex;justify-content:space-between;font-size:7.8pt;color:#555}
  .debit{background:#3b49c6;color:#fff;padding:3mm 4mm;border-radius:1.5mm;margin:6mm 0}.leg{left:74mm;right:15mm;bottom:8mm;font-size:6.2pt;line-height:1.35;color:#666}.leg2{left:16mm}`
const { amount, date, month } = writingOf('DE')
const PLANS = [
  ['Nebenstelle Standard', 790, 990, 24],
  ['Nebenstelle Premium inkl. Softphone', 1290, 1690, 9],
  ['SIP-Trunk 10 Kanäle', 3900, 4900, 1],
  ['Rufnummernblock 30', 500, 900, 2],
  ['Faxkonto (E-Mail-to-Fax)', 250, 450, 2],
  ['Glasfaser Business 500/250, feste IP', 7900, 11900, 1],
  ['Mietgerät Tischtelefon P-320', 450, 690, 18],
] as const

interface Group {
  readonly name: string
  readonly cents: number
}

function plansOf(random: Random, count: number, span: string) {
  const rows = random.sample(PLANS, count).map(([name, low, high, most]) => {
    const [quantity, price] = [random.whole(1, most), Math.round(random.whole(low, high) / 10) * 10]
    return { name, quantity, price, total: quantity * price }
  })
  const html = each(
    rows,
    (one) =>
      `<tr><td>${one.name}</td><td>${span}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`,
  )
  return { html, net: sum(rows.map(({ total }) => total)) }
}

function callsOf(random: Random, index: number, own: string) {
  const kinds = ['Mobilfunk national', 'Festnetz Ausland Zone 1', 'Servicenummer 0180', 'Mobilfunk EU'] as const
  const rows = Array.from({ length: [17, 0, 9][index] ?? 0 }, (_, at) => ({
    ext: `${own}-${10 + (at % 6)}`,
    kind: random.pick(kinds),
    calls: random.whole(1, 42),
    time: random.code('0#:4#:2#'),
    cents: random.whole(19, 1480),
  }))
  const net = sum(rows.map(({ cents }) => cents))
  const html = `<h2>Verbindungen je Nebenstelle</h2><table class="d"><tr><th>Nebenstelle</th><th>Zielgruppe</th><th class="r">Anzahl</th><th class="r">Dauer (h:m:s)</th><th class="r">Netto €</th></tr>${each(rows, (one) => `<tr><td>${one.ext}</td><td>${one.kind}</td><td class="r">${one.calls}</td><td class="r">${one.time}</td><td class="r">${amount(one.cents)}</td></tr>`)}<tr class="s"><td colspan="4">Summe Verbindungen</td><td class="r">${amount(net)}</td></tr></table>`
  return { html, net }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, client, person, seed] = [
    companyIn(names, 'Telekommunikation'),
    names.company(),
    names.person(),
    dayIn(random, 2025, 2026),
  ]
  const [seller, logo] =
    index === 2 ? ['Wabenfunk Netze AG', 'waben<i>funk</i>'] : ['Klarton Telekommunikation GmbH', 'klarton<i>.</i>']
  const buyer = ['', '', `${person.first} ${person.last}`][index] || client.name
  const day = { ...seed, day: 3 }
  const end = lastDay(daysAfter(day, -5))
  const span = `01.${date(end).slice(3)} – ${date(end)}`
  const number =
    [random.code(`RG${day.year}-0#####`), random.code('9######-####'), random.code('V2#######')][index] ?? ''
  const [debit, account] = [daysAfter(day, 9), random.code('K-#####')]
  const own = random.code('0####-9####')
  const [plans, calls] = [plansOf(random, [6, 4, 3][index] ?? 3, span), callsOf(random, index, own)]
  const credit = index === 1 ? random.whole(900, 2900) : 0
  const once = index === 0 ? 4900 : 0
  const groups: Group[] = [
    { name: 'Monatliche Grundentgelte', cents: plans.net },
    { name: 'Nutzungsabhängige Entgelte', cents: calls.net },
    { name: 'Einmalige Entgelte', cents: once },
    { name: 'Gutschriften', cents: -credit },
  ].filter(({ cents }) => cents !== 0)
  const net = sum(groups.map(({ cents }) => cents))
  const tax = percent(net, 19)
  const mask = `DE${random.code('##')} XXXX XXXX XXXX XX${random.code('##')} ${random.code('##')}`
  const pay = [
    `Den Betrag von ${amount(net + tax)} € buchen wir am ${date(debit)} von Ihrem Konto ${mask} ab. Mandatsreferenz ${random.code('KT#####01')}, Gläubiger-ID ${random.code('DE##ZZZ0000######')}.`,
    `Bitte überweisen Sie ${amount(net + tax)} € bis ${date(debit)} auf das unten genannte Konto. Verwendungszweck: ${number}`,
    `Abbuchung per SEPA-Lastschrift zum ${date(debit)}, Konto ${mask}, Mandat ${random.code('WF-#######')}.`,
  ][index]
  const run = (at: number) =>
    `<div class="abs rn"><span>${seller} · Rechnung ${number}</span><span>Kunde ${account} · Seite ${at}</span></div>`
  const legal = `${seller}, ${firm.address.street}, ${firm.address.place} · ${firm.register} · USt-IdNr. ${firm.vatId} · ${['Geschäftsführer', 'Geschäftsführer', 'Vorstand'][index]}: ${firm.manager.full} · ${firm.bank.name}, IBAN ${firm.bank.iban}, BIC ${firm.bank.bic}`
  const first = `<div class="abs bar"></div><div class="abs logo">${logo}</div><div class="abs side"><b>Rechnungsnummer</b>${number}<b>Rechnungsdatum</b>${date(day)}<b>Kundennummer</b>${account}<b>Vertrag</b>${random.code('CT-####')} vom ${date(daysAfter(day, -610))}<b>Ihre USt-IdNr.</b>${client.vatId}<b>Kundenservice</b>${firm.phone}<br>Mo–Fr 8–18 Uhr<br>${firm.email}<b>Störung (24 h)</b>0800 ${random.code('## ## ###')}</div>
    <div class="abs to"><small>${seller} · ${firm.address.street} · ${firm.address.place}</small>${buyer}<br>${['', '', 'Praxis für Ergotherapie<br>'][index]}${client.address.lines.join('<br>')}</div>
    <div class="main"><h1>${['Ihre Rechnung', 'Rechnung', 'Ihre Monatsrechnung'][index]} ${month(end)}</h1><div class="per">Abrechnungszeitraum ${span}</div><table class="g">${each(groups, (one) => `<tr><td>${one.name}</td><td class="r">${amount(one.cents)} €</td></tr>`)}<tr><td>Summe netto</td><td class="r">${amount(net)} €</td></tr><tr><td>Umsatzsteuer 19 % auf ${amount(net)} €</td><td class="r">${amount(tax)} €</td></tr><tr class="t"><td>Zu zahlender Betrag</td><td class="r">${amount(net + tax)} €</td></tr></table><div class="debit">${pay}</div>
    <p>${index === 0 ? 'Ab 1. des übernächsten Monats gilt für Sonderrufnummern eine neue Preisliste; Sie finden sie im Kundenportal. ' : ''}Einwendungen gegen die Rechnung erheben Sie bitte innerhalb von acht Wochen in Textform (§ 67 TKG).</p></div><div class="abs leg">${legal}</div>`
  const more = `${run(2)}<div class="wide"><h2>Standort ${client.address.town}, Hauptnummer ${own}-0</h2><table class="d"><tr><th>Tarif / Produkt</th><th>Zeitraum</th><th class="r">Menge</th><th class="r">Einzel €</th><th class="r">Netto €</th></tr>${plans.html}${once > 0 ? `<tr><td>Rufnummernportierung, einmalig</td><td>${date(daysAfter(end, -12))}</td><td class="r">1</td><td class="r">${amount(once)}</td><td class="r">${amount(once)}</td></tr>` : ''}${credit > 0 ? `<tr><td>Gutschrift Entstörzeit, Ticket ${random.code('#######')}</td><td>${date(daysAfter(end, -16))}</td><td class="r">1</td><td class="r">-${amount(credit)}</td><td class="r">-${amount(credit)}</td></tr>` : ''}<tr class="s"><td colspan="4">Summe Standort (ohne Verbindungen)</td><td class="r">${amount(plans.net + once - credit)}</td></tr></table>${calls.net > 0 ? calls.html : ''}
    <h2>Vertragsinformationen nach § 57 TKG</h2><p>Vertragsbeginn ${date(daysAfter(day, -604))}, Mindestlaufzeit 24 Monate, Ende der Mindestlaufzeit ${date(daysAfter(day, 126))}, Kündigungsfrist 1 Monat, letzter Tag für den Eingang der Kündigung ${date(daysAfter(day, 95))}. Ein Anbieterwechsel ist mit Hilfe des neuen Anbieters möglich.</p></div><div class="abs leg leg2">${legal}</div>`
  return {
    html: sheets(CSS, [first, more]),
    pages: 2,
    fileName: [`${account}_${number}.pdf`, 'Rechnung.pdf', `${number}.pdf`][index] ?? '',
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(debit), sellerName: seller, buyerName: buyer },
      ...{ sellerVatId: firm.vatId, iban: firm.bank.iban ?? '', ...totals(net, tax), currency: 'EUR' },
    },
  }
}

export const layout: Layout = {
  name: 'cloudtelefonie-monat',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [1],
  make,
}
