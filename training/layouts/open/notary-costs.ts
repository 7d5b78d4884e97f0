// A notary's calculation of costs: titled after the law instead of "Rechnung", values of the deal are far larger than the fees and look
// like totals, fees have numbers of the law's list, and court costs advanced stand below the tax. It goes to two spouses at once or to
// a firm; the register's number of the deed competes with the number of the bill.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 11pt/1.4 'Liberation Serif'; padding: 16mm 22mm 0 25mm } .head { text-align: center } .head b { display: block; font: 15pt 'Liberation Serif'; letter-spacing: 3.5pt; text-transform: uppercase } .head svg { width: 15mm }
  .small { font-size: 8.5pt } .to { margin-top: 13mm; min-height: 30mm } .right { position: absolute; right: 22mm; top: 66mm; text-align: right; font-size: 10pt } h1 { font-size: 12pt; text-align: center; margin: 7mm 0 4mm; text-decoration: underline }
  .fees { width: 100%; font-size: 10pt; margin: 4mm 0 } .fees th { text-align: left; font-weight: 400; font-style: italic; border-bottom: .5pt solid #000 } .fees td { padding: .8mm 2mm .8mm 0; vertical-align: top } .fees .line td { border-top: .5pt solid #000 } .fees .end td { border-top: .5pt solid #000; border-bottom: 2pt double #000; font-weight: 700 }
  .foot { left: 25mm; right: 22mm; bottom: 10mm; font-size: 8pt; text-align: center }`

const SEAL =
  '<svg viewBox="0 0 40 40" fill="none" stroke="#444"><circle cx="20" cy="20" r="18"/><circle cx="20" cy="20" r="14"/><path d="M20 9v22M13 13h14M10 24h8M22 24h8M13 13l-3 11M13 13l5 11M27 13l-5 11M27 13l3 11"/></svg>'

/** Number of the list, what for, value of the deal in cents (0: none), fee in cents. */
type Fee = readonly [code: string, text: string, value: number, fee: number]
const FEES: readonly (readonly Fee[])[] = [
  [
    ['21100', 'Beurkundungsverfahren, Kaufvertrag über Wohnungseigentum (2,0)', 38_500_000, 147_000],
    ['22110', 'Vollzugsgebühr (0,5)', 38_500_000, 36_750],
    ['22200', 'Betreuungsgebühr (0,5)', 38_500_000, 36_750],
    ['22114', 'Erzeugung von strukturierten Daten (0,2)', 38_500_000, 12_500],
    ['32001', 'Dokumentenpauschale – 96 Seiten s/w', 0, 1_440],
    ['32005', 'Auslagenpauschale Post und Telekommunikation', 0, 2_000],
  ],
  [
    ['24102', 'Fertigung eines Entwurfs, Handelsregisteranmeldung (0,5)', 3_000_000, 6_250],
    ['25100', 'Unterschriftsbeglaubigung', 0, 2_000],
    ['22114', 'Erzeugung von strukturierten Daten (0,3)', 3_000_000, 3_750],
    ['32004', 'Entgelte für Post- und Telekommunikation', 0, 1_240],
  ],
]
const { amount, date } = writingOf('DE')
const MATTERS = [
  'Kaufvertrag Eigentumswohnung Nr. 7 mit Tiefgaragenstellplatz',
  'Anmeldung Geschäftsführerwechsel zum Handelsregister',
]

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, taxNumber, phone, fax } = names.company()
  const [notary, one, other] = [names.person(), names.person(), names.person()]
  const client = names.company()
  const [seller, title] = [`${notary.first} ${notary.last}`, notary.salutation === 'Frau' ? 'Notarin' : 'Notar']
  const pair = `${one.first} ${one.last} und ${other.first} ${other.last}`
  const buyer = [pair, client.name][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const code = random.code([`${day.year % 100}01###`, `KB-##/${day.year}`][index] ?? '')
  const fees = FEES[index] ?? []
  const net = sum(fees.map(([, , , fee]) => fee))
  const tax = percent(net, 19)
  const advanced = index === 0 ? 2_400 : 7_000
  const line = (text: string, cents: number, kind = 'line') =>
    `<tr class="${kind}"><td></td><td>${text}</td><td></td><td class="r">${amount(cents)}</td></tr>`
  const html = `<div class="head">${SEAL}<b>${seller}</b>${title} · ${address.town}</div><div class="head small">${address.street}, ${address.place} · Telefon ${phone} · Telefax ${fax}</div>
    <div class="to">${index === 0 ? 'Eheleute' : 'Firma'}<br>${buyer}<br>${client.address.street}<br>${client.address.place}</div><div class="right">${address.town}, ${date(day)}<br>UVZ-Nr. ${random.code('1###')}/${day.year}<br>Rechnungs-Nr. ${code}<br>Sachb.: ${names.person().last}</div>
    <h1>Kostenberechnung gemäß §§ 10, 19 GNotKG</h1><div>In der Angelegenheit: ${MATTERS[index]}<br>Leistung vom ${date(daysAfter(day, -13))}</div>
    <table class="fees"><tr><th style="width:16mm">KV-Nr.</th><th>Gebührentatbestand</th><th class="r" style="width:32mm">Geschäftswert €</th><th class="r" style="width:26mm">Betrag €</th></tr>${each(fees, ([number, text, value, fee]) => `<tr><td>${number}</td><td>${text}</td><td class="r">${value > 0 ? amount(value) : ''}</td><td class="r">${amount(fee)}</td></tr>`)}
    ${line('Zwischensumme', net)}${line('32014 Umsatzsteuer 19 %', tax, '')}${line('Summe', net + tax)}${line(index === 0 ? '32011 verauslagte Grundbuchabrufe' : 'verauslagte Gerichtskosten Registergericht', advanced, '')}${line('zu zahlen', net + tax + advanced, 'end')}</table>
    <p>Die Kosten sind sofort fällig. Bitte überweisen Sie unter Angabe der Rechnungsnummer auf mein Konto bei der ${bank.name}, IBAN ${inFours(bank.iban ?? '')}. ${index === 0 ? 'Mehrere Kostenschuldner haften als Gesamtschuldner.' : ''}</p>
    <p class="small"><b>Rechtsbehelfsbelehrung:</b> Gegen diese Kostenberechnung kann die Entscheidung des Landgerichts ${address.town} beantragt werden (§ 127 GNotKG).</p><p style="margin-top:8mm">${notary.last}<br>${title}</p>
    <div class="abs foot">Steuernummer ${taxNumber} · USt-IdNr. ${vatId} · BIC ${bank.bic}</div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      sellerName: [seller, `${seller}, ${title}`],
      buyerName: index === 0 ? [pair, `Eheleute ${pair}`] : buyer,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: bank.iban ?? '',
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: [fixed(net + tax + advanced), fixed(net + tax)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'notary-costs',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
