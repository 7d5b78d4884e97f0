// A newspaper bills its subscription: the paper's name is set as a large nameplate, the publisher stands only in the foot; prices
// include the tax, which a sentence under the rows names together with the net sum; the number stands in a line of codes above the
// window. One is debited (the reader's account is masked), the other has a transfer form at its foot that repeats the sum.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, herrn, inFours, iso, namesIn, sheets, sum, taxWithin, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10.5pt/1.4 'Nimbus Roman' } .plate { left: 20mm; right: 20mm; top: 9mm; text-align: center; font: 700 31pt C059; border-bottom: 2.2pt double #000; padding-bottom: 1mm } .motto { left: 20mm; right: 20mm; top: 28mm; font-size: 8.5pt; display: flex; justify-content: space-between }
  .code { left: 22mm; top: 43mm; font: 6.5pt 'Liberation Mono' } .to { left: 22mm; top: 49mm } .box { left: 128mm; top: 43mm; width: 62mm; font-size: 9pt; border-left: 1.5pt solid #7a1420; padding-left: 3mm } .main { left: 22mm; top: 92mm; width: 166mm }
  h1 { font: 700 12.5pt 'Nimbus Roman'; margin: 0 0 4mm } .rows { width: 100%; margin: 3mm 0 } .rows td { padding: 1mm 0; border-bottom: .4pt dotted #555 } .rows .all td { font-weight: 700; border: 0; border-top: 1pt solid #000 }
  .foot { left: 22mm; right: 20mm; font: 6.8pt/1.3 Carlito; color: #333 } .form { left: 12mm; top: 206mm; width: 150mm; height: 82mm; background: #fbe3d2; border: .6pt solid #c0562a; font: 7pt Carlito; color: #c0562a } .form span { position: absolute } .form b { position: absolute; font: 11pt 'Courier Prime'; color: #000; letter-spacing: 1pt }`

const ROWS: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['Tageszeitung, Zustellung Mo–Sa', 14_370],
    ['E-Paper-Zuzahlung', 1_170],
    ['Nachlass Treuebonus', -600],
  ],
  [['Wochenendabo (Fr/Sa) inkl. E-Paper, 12 Monate', 31_080]],
]
const { amount, date } = writingOf('DE')

function transferForm(publisher: string, iban: string, { cents, purpose }: { cents: number; purpose: string }): string {
  const field = (label: string, value: string, top: number) =>
    `<span style="left:4mm;top:${top}mm">${label}</span><b style="left:4mm;top:${top + 3.4}mm">${value}</b>`
  return `<div class="abs form"><span style="left:4mm;top:3mm;font-size:10pt"><strong>SEPA-Überweisung</strong></span>${field('Angaben zum Zahlungsempfänger: Name, Vorname/Firma', publisher, 12)}${field('IBAN', inFours(iban), 24)}
    <span style="left:84mm;top:36mm">Betrag: Euro, Cent</span><b style="left:104mm;top:39mm">${amount(cents)}</b>${field('Kunden-Referenznummer – Verwendungszweck', purpose, 47)}${field('Angaben zum Kontoinhaber', '', 59)}<span style="left:4mm;top:74mm">Datum</span><span style="left:60mm;top:74mm">Unterschrift(en)</span></div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, register, phone } = names.company()
  const [reader, home] = [names.person(), names.address()]
  const paper = ['Rodentaler Tagblatt', 'Der Landbote'][index] ?? ''
  const publisher = ['Rodentaler Zeitungsverlag GmbH & Co. KG', `Verlagshaus ${names.person().last} GmbH`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const due = daysAfter(day, 16)
  const code = [random.code('41######'), random.code(`${day.year}/3#####`)][index] ?? ''
  const customer = random.code('7##.###')
  const isDebited = index === 0
  const rows = ROWS[index] ?? []
  const gross = sum(rows.map(([, cents]) => cents))
  const tax = taxWithin(gross, 7)
  const pay =
    index === 0
      ? `Den Betrag buchen wir in den nächsten Tagen von Ihrem Konto ${random.code('DE## XXXX XXXX XXXX XX## ##')} ab (Mandat ${random.code('ABO-#######')}, Gläubiger-ID ${random.code('DE##ZZZ000000#####')}).`
      : `Bitte überweisen Sie den Betrag bis zum ${date(due, 'long')}. Gerne können Sie den Vordruck am Fuß dieser Seite benutzen.`
  const form = isDebited
    ? ''
    : transferForm(publisher, bank.iban ?? '', { cents: gross, purpose: `ABO ${customer} RG ${code}` })
  const foot = isDebited
    ? { place: 'bottom:10mm', bank: ` · ${bank.name}, IBAN ${inFours(bank.iban ?? '')}` }
    : { place: 'top:196mm', bank: '' }
  const html = `<div class="abs plate">${paper}</div><div class="abs motto"><span>Unabhängige Heimatzeitung seit 1869</span><span>Leserservice ${phone}</span></div>
    <div class="abs code">*ABO* ${code} / ${customer.replace('.', '')} / ${random.code('0####-##')}</div><div class="abs to">${herrn(reader)}<br>${reader.full}<br>${home.street}<br>${home.place}</div>
    <div class="abs box">Kundennummer ${customer}<br>Rechnungsnummer ${code}<br>Bezug ab ${date({ ...due, day: 1 })}<br><br>${address.town}, ${date(day, 'long')}</div>
    <div class="abs main"><h1>Ihre Bezugsgeldrechnung</h1><p>Sehr ${reader.salutation === 'Frau' ? 'geehrte Frau' : 'geehrter Herr'} ${reader.last},</p><p>vielen Dank, dass Sie uns lesen. Für den neuen Bezugszeitraum berechnen wir:</p>
    <table class="rows">${each(rows, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)} Euro</td></tr>`)}<tr class="all"><td>zu zahlen</td><td class="r">${amount(gross)} Euro</td></tr></table>
    <p style="font-size:9pt">Darin sind 7 % Mehrwertsteuer in Höhe von ${amount(tax)} Euro enthalten (Nettoentgelt ${amount(gross - tax)} Euro).</p><p>${pay}</p><p>Mit freundlichen Grüßen<br>Ihr Leserservice</p></div>
    ${form}
    <div class="abs foot" style="${foot.place}">${publisher}, ${address.street}, ${address.place} · ${register} · USt-IdNr. ${vatId}${foot.bank}</div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      ...(isDebited ? {} : { dueDate: iso(due) }),
      sellerName: [publisher, paper],
      buyerName: reader.full,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: bank.iban ?? '',
      ...totals(gross - tax, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'press-subscription',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
