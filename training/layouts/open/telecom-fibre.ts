// A regional network's telephone bill over two pages: customer, account and invoice numbers in one strip, the date as month's name,
// prices without and with tax mixed, credits, a sum before tax, the customer's masked IBAN from which it is collected, and a second
// page of connections with sums of their own. The seller's own bank account stands nowhere.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9pt/1.35 Lato; color: #222; padding: 0 20mm } .band { left: 0; right: 0; top: 0; height: 24mm; background: linear-gradient(90deg, #00677f 62%, #7ac143) } .band b { position: absolute; left: 20mm; top: 6mm; font: 900 21pt Lato; color: #fff }
  .to { left: 20mm; top: 50mm; line-height: 1.4; font-size: 10pt } .side { left: 134mm; top: 34mm; width: 58mm; font-size: 8pt } .side b { display: block; color: #00677f; margin-top: 2mm } .main { padding-top: 96mm } h1 { font: 900 16pt Lato; color: #00677f; margin: 0 0 1mm }
  table { width: 100% } td { padding: .9mm 0; vertical-align: top } .t td { border-bottom: .4pt solid #ccc } .h td { font-weight: 700; color: #00677f; border-bottom: 1pt solid #00677f; padding-top: 3mm } .all td { font: 900 11.5pt Lato; border-top: 1pt solid #00677f; border-bottom: 1pt solid #00677f; background: #eef6e4 }
  .note { background: #f1f4f5; padding: 3mm 4mm; margin: 5mm 0 } .foot { left: 20mm; right: 20mm; bottom: 8mm; font-size: 6.6pt; color: #666; display: flex; justify-content: space-between } .two { padding-top: 32mm }`

const NETS = [
  ['flinknetz', 'Flinknetz Breitband GmbH', 'Glasfaser 400 Komfort', 'flinknetz.net', 4159],
  [
    'TeleMarsch',
    'TeleMarsch Kommunikationsgesellschaft mbH & Co. KG',
    'Business DSL 100 Zweidraht',
    'telemarsch.de',
    3353,
  ],
] as const
const EXTRAS = [
  ['Feste IP-Adresse', 420],
  ['WLAN-Router Miete', 504],
  ['Zweite Rufnummer', 168],
  ['Anschlussübernahme einmalig', 2513],
  ['Sicherheitspaket 3 Geräte', 336],
] as const
const CALLS = [
  ['Gespräche deutsche Mobilfunknetze', 16],
  ['Gespräche Festnetz Ausland Zone 1', 4],
  ['Servicerufnummern 0180', 17],
  ['Gespräche deutsches Festnetz', 0],
] as const

const { amount, date, month } = writingOf('DE')

function callsOf(random: Random) {
  const calls = random
    .sample(CALLS, 3)
    .map(([name, cents]) => ({ name, count: random.whole(3, 64), minutes: random.whole(6, 188), cents }))
  const total = sum(calls.map(({ minutes, cents }) => minutes * cents))
  const html = `<table><tr class="h"><td>Verbindungen</td><td class="r">Anzahl</td><td class="r">Minuten</td><td class="r">EUR/Min.</td><td class="r">netto EUR</td></tr>
    ${each(calls, ({ name, count, minutes, cents }) => `<tr class="t"><td>${name}</td><td class="r">${count}</td><td class="r">${minutes}</td><td class="r">${amount(cents)}</td><td class="r">${amount(minutes * cents)}</td></tr>`)}
    <tr class="t"><td><b>Summe Verbindungen</b></td><td class="r">${sum(calls.map(({ count }) => count))}</td><td class="r">${sum(calls.map(({ minutes }) => minutes))}</td><td></td><td class="r"><b>${amount(total)}</b></td></tr></table>`
  return { html, total }
}

export const telecomFibre: Layout = {
  name: 'telecom-fibre',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, vatId, register, manager } = names.company()
    const [logo, firm, tariff, web, base] = NETS[index === 0 ? 0 : 1]
    const [client, home, business] = [names.person(), names.address(), names.company()]
    const [day, number] = [dayIn(random, 2024, 2026), random.code(index === 0 ? 'R#########' : '90########')]
    const before = daysAfter({ ...day, day: 1 }, -1)
    const due = daysAfter(day, 9)
    const extras = random.sample(EXTRAS, index === 0 ? 2 : 3)
    const calls = callsOf(random)
    const credit = [-840, -210][index] ?? 0
    const net = base + sum(extras.map(([, cents]) => cents)) + calls.total + credit
    const tax = percent(net, 19)
    const buyer = [client.full, business.name][index] ?? ''
    const to = [
      `${client.salutation}<br>${client.full}<br>${home.lines.join('<br>')}`,
      `${business.name}<br>${business.manager.full}<br>${business.address.lines.join('<br>')}`,
    ][index]
    const row = (text: string, cents: number) =>
      `<tr class="t"><td>${text}</td><td class="r">19 %</td><td class="r">${amount(cents)}</td></tr>`
    const band = `<div class="abs band"><b>${logo}</b></div>`
    const foot = (page: number) =>
      `<div class="abs foot"><span>${firm} · ${address.street} · ${address.place} · ${register}<br>Geschäftsführung: ${manager.full} · USt-IdNr.: ${vatId} · www.${web}</span><span>Seite ${page} von 2</span></div>`
    const html = `${band}<div class="abs to">${to}</div><div class="abs side"><b>Kundennummer</b>${random.code('2#######')}<b>Vertragskonto</b>${random.code('5000######')}<b>Rechnungsnummer</b>${number}<b>Rechnungsdatum</b>${date(day, 'long')}<b>Fragen?</b>0800 ${random.code('## ### ##')} · kundenservice@${web}</div>
      <div class="main"><h1>Ihre Rechnung für ${month(before)}</h1>Rufnummer ${random.code('0#### / ######')} · Abrechnungszeitraum ${date({ ...before, day: 1 })} bis ${date(before)}
      <table><tr class="h"><td>Monatliche Beträge</td><td class="r">USt.</td><td class="r">netto EUR</td></tr>${row(tariff, base)}${each(extras, ([text, cents]) => row(text, cents))}
      <tr class="h"><td>Nutzungsabhängige Beträge</td><td></td><td></td></tr>${row('Verbindungen (siehe Seite 2)', calls.total)}<tr class="h"><td>Gutschriften</td><td></td><td></td></tr>${row('Treuerabatt Vertragsverlängerung', credit)}
      <tr><td>Summe ohne Umsatzsteuer</td><td></td><td class="r">${amount(net)}</td></tr><tr><td>Umsatzsteuer 19 %</td><td></td><td class="r">${amount(tax)}</td></tr><tr class="all"><td>Rechnungsbetrag</td><td></td><td class="r">${amount(net + tax)} EUR</td></tr></table>
      <div class="note">Den Betrag von ${amount(net + tax)} EUR buchen wir zum ${date(due)} von Ihrem Konto DE${random.code('##')} •••• •••• •••• ••${random.code('## ##')} ab. Gläubiger-ID DE${random.code('##')}ZZZ0000${random.code('#######')}, Mandat ${random.code('FN-######-1')}.</div>
      <p>Einwendungen gegen diese Rechnung richten Sie bitte innerhalb von acht Wochen schriftlich an uns.</p></div>${foot(1)}`
    const second = `${band}<div class="two"><p>Rechnung ${number} vom ${date(day)}</p>${calls.html}<div class="note">Wir zeigen auf Wunsch Einzelverbindungen. Mindestlaufzeit bis ${date(daysAfter(before, 402))}, Kündigungsfrist ein Monat. Informationen zur Messung Ihrer Bandbreite finden Sie im Kundenportal.</div></div>${foot(2)}`
    return {
      html: sheets(css, [html, second]),
      pages: 2,
      fileName: `${day.year}_${String(day.month).padStart(2, '0')}_Rechnung_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
