// A lawyer's note of costs by the scale of fees: the value of the dispute looks like an amount to pay, fees have numbers of the law, an
// advance is taken off, the note has a file number beside its own, the client is a firm, and the office's name is two lawyers'.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 11pt/1.4 'TeX Gyre Termes', 'Nimbus Roman'; font-variant-ligatures: none; padding: 18mm 24mm 0 26mm } .head { text-align: right; font-size: 8.5pt; line-height: 1.35 } .head b { font-size: 15pt; font-variant: small-caps; letter-spacing: .4pt }
  .to { margin-top: 6mm; height: 32mm } .refs { display: flex; justify-content: space-between; font-size: 9.5pt; margin-bottom: 7mm } h1 { font-size: 12pt; text-align: center; letter-spacing: 4pt; margin: 0 0 1mm } table { width: 100%; margin: 4mm 0 } td { padding: .6mm 0; vertical-align: top } .line td { border-top: .5pt solid #000 }
  .foot { left: 26mm; right: 24mm; bottom: 10mm; font-size: 7.6pt; border-top: .5pt solid #000; padding-top: 1.5mm; line-height: 1.35 }`

const { amount, date } = writingOf('DE')

const afterAdvance = (
  gross: number,
  advance: number,
  day: string,
) => `<tr><td></td><td>abzüglich gezahlter Vorschuss vom ${day}</td><td class="r">- ${amount(advance)} €</td></tr>
  <tr class="line"><td></td><td><b>noch zu zahlen</b></td><td class="r"><b>${amount(gross - advance)} €</b></td></tr>`

/** What a term in court adds. */
const courtRows = (fee: number) =>
  [
    ['1,2', 'Terminsgebühr, Nr. 3104 VV RVG', Math.round(fee * 1.2)],
    ['', 'Fahrtkosten 86 km, Nr. 7003 VV RVG', 3612],
  ] as const

export const lawyerFees: Layout = {
  name: 'lawyer-fees',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, phone, fax, taxNumber } = names.company()
    const [client, other, person] = [names.company(), names.company(), names.person()]
    const office = ['Rechtsanwälte Dr. Quistorp & Lammers PartG mbB', 'Kanzlei Henriette Ohlrogge'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const number = random.code(index === 0 ? `${day.year % 100}00###` : `###/${day.year % 100}`)
    const fee = random.whole(30_000, 120_000)
    const rows = [
      ['1,3', 'Geschäftsgebühr, Nr. 2300 VV RVG', Math.round(fee * 1.3)],
      ...(index === 0 ? courtRows(fee) : []),
      ['', 'Pauschale für Post und Telekommunikation, Nr. 7002 VV RVG', 2000],
    ] as const
    const net = sum(rows.map(([, , cents]) => cents))
    const tax = percent(net, 19)
    const advance = index === 0 ? 50_000 : 0
    const addressee =
      index === 0
        ? `Firma<br>${client.name}<br>Geschäftsleitung<br>${client.address.street}<br>${client.address.place}`
        : `${herrn(person)}<br>${person.full}<br>${client.address.street}<br>${client.address.place}`
    const html = `<div class="head"><b>${office}</b><br>${address.street} · ${address.place}<br>Telefon ${phone} · Telefax ${fax}</div><div class="to">${addressee}</div>
      <div class="refs"><span>Unser Zeichen: ${random.code(`###/${day.year % 100} Q-la`)}<br>Rechnungs-Nr.: ${number}</span><span>${address.town}, ${date(day, 'long')}</span></div><h1>KOSTENRECHNUNG</h1><div class="c">in Sachen ${index === 0 ? client.short : person.last} ./. ${other.name}</div>
      <div class="c">Leistungszeitraum: ${date(daysAfter(day, -170))} – ${date(daysAfter(day, -10))}</div><p style="margin-top:4mm">Gegenstandswert: ${amount(fee * random.whole(11, 16))} €</p>
      <table>${each(rows, ([factor, text, cents]) => `<tr><td style="width:14mm">${factor}</td><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`)}<tr class="line"><td></td><td>Zwischensumme netto</td><td class="r">${amount(net)} €</td></tr><tr><td></td><td>19 % Umsatzsteuer, Nr. 7008 VV RVG</td><td class="r">${amount(tax)} €</td></tr><tr class="line"><td></td><td>${advance ? 'Summe' : '<b>Gesamtbetrag</b>'}</td><td class="r">${amount(net + tax)} €</td></tr>
      ${advance ? afterAdvance(net + tax, advance, date(daysAfter(day, -150))) : ''}</table>
      <p>Wir bitten um Ausgleich auf das unten genannte Konto binnen zwei Wochen nach Erhalt.</p><p style="margin-top:14mm">Rechtsanwältin</p>
      <div class="abs foot">Geschäftskonto ${bank.name} · IBAN ${inFours(bank.iban ?? '')} · BIC ${bank.bic}<br>Steuernummer ${taxNumber} · USt-IdNr. ${vatId} · Bürozeiten Mo–Do 9–12 und 14–17 Uhr, Fr 9–13 Uhr</div>`
    const gross = [fixed(net + tax), ...(advance ? [fixed(net + tax - advance)] : [])]
    const buyerName = index === 0 ? client.name : person.full
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: 'Kostennote.pdf',
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [office, office.replace('Kanzlei ', '')],
        buyerName,
        sellerVatId: vatId.replace(' ', ''),
        iban: bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: gross,
        currency: 'EUR',
      },
    }
  },
}
