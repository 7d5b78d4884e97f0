// An organ builder's letter from a word processor: the number is a plain small figure in the title or in a line of prose, positions are
// paragraphs with their amounts at a tab, and a parish of three lines is the buyer, once by way of its office.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:11.4pt/1.38 'Liberation Serif';padding:20mm 22mm 0 26mm}.n{font:italic 21pt/1.1 'P052','Liberation Serif';text-align:center;margin-bottom:1mm}.sub{text-align:center;font-size:9.4pt;margin-bottom:15mm}.snd{font-size:7.4pt;text-decoration:underline;margin-bottom:2mm}.to{min-height:30mm}.d{text-align:right;margin:4mm 0 8mm}.b{font-weight:700;margin-bottom:5mm}.p{display:grid;grid-template-columns:1fr 32mm;margin-bottom:2.4mm}.p span:last-child{text-align:right;align-self:end}.p.t{border-top:.5pt solid;padding-top:1mm}.p.z{font-weight:700;border-top:.5pt solid;border-bottom:1.6pt double;padding:1mm 0}.foot{left:26mm;right:22mm;bottom:9mm;font-size:8pt;line-height:1.4;text-align:center;border-top:.4pt solid;padding-top:1.6mm}`

const WARES: readonly Ware[] = [
  ['Hauptstimmung der Orgel (II/P/21), Zungen nachgestimmt', 'pauschal', 78_000, 134_000, 1],
  ['Reinigung von Spieltisch, Klaviatur und Pedal', 'pauschal', 24_000, 38_000, 1],
  ['Trakturregulierung im Hauptwerk, 6 Stunden zu je 68,00 €', 'pauschal', 40_800, 40_800, 1],
  ['Neues Balgleder am Magazinbalg, Material und Einbau', 'pauschal', 51_000, 94_000, 1],
  ['Austausch von drei Prospektpfeifen (Zinn 75 %)', 'pauschal', 63_000, 118_000, 1],
  ['Fahrt und Auslösung, zwei Personen', 'pauschal', 16_000, 29_000, 1],
]
interface Shop {
  readonly name: string
  readonly line: string
  readonly to: readonly string[]
  readonly number: string
  readonly subject: (number: string, year: number) => string
  readonly intro: (number: string) => string
  readonly end: string
}
const SHOPS: readonly [Shop, ...Shop[]] = [
  {
    name: 'Orgelbau Hinnerksen & Sohn OHG',
    line: 'Neubau · Restaurierung · Stimmung',
    to: ['Ev.-luth. Kirchengemeinde St. Willehad', 'Der Kirchenvorstand'],
    number: '#7',
    subject: (number, year) => `Rechnung Nr. ${number} im Jahre ${year}`,
    intro: () => 'für die im Gottesdienstraum ausgeführten Arbeiten erlauben wir uns zu berechnen:',
    end: 'Wir bitten um Überweisung binnen 14 Tagen ohne jeden Abzug.',
  },
  {
    name: 'Wendelin Rastetter, Orgelbaumeister',
    line: 'Werkstätte für Pfeifenorgeln und Harmonien',
    to: ['Katholisches Pfarramt Heilig Geist', 'z. Hd. Herrn Pfarrer', 'c/o Seelsorgeeinheit Oberes Tal'],
    number: '1#',
    subject: () => 'Ihre Orgel auf der Westempore',
    intro: (number) => `als Rechnung Nr. ${number} gestatte ich mir, Ihnen für meine Arbeit in Ansatz zu bringen:`,
    end: 'Den Betrag erbitte ich auf mein unten genanntes Konto.',
  },
  {
    name: 'Orgelwerkstatt Breitkamp GbR',
    line: 'Inh. Maike und Joost Breitkamp',
    to: ['Stiftung Klosterkirche Amelsloh', 'Verwaltung'],
    number: '0#-26',
    subject: (number) => `RE ${number} – Wartung und Stimmung gemäß Vertrag`,
    intro: () => 'wie vereinbart haben wir die Orgel gewartet. Wir berechnen dafür:',
    end: 'Bitte zahlen Sie bis zum Monatsende. Auf Leder und Zungen geben wir fünf Jahre Gewähr.',
  },
]
const { amount, date } = writingOf('DE')

const line = (text: string, cents: number, of = '') =>
  `<div class="p ${of}"><span>${text}</span><span>${amount(cents)} €</span></div>`

const worked = (day: Day) => `${date(day, 'long').replace(/ \d+$/, '')} und den folgenden Tagen`

export const layout: Layout = {
  name: 'orgelbau-brief',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const shop = SHOPS[index] ?? SHOPS[0]
    const [{ address, phone, vatId, taxNumber, bank }, home] = [names.company(), names.address()]
    const day = dayIn(random, 2026)
    const number = random.code(shop.number)
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 3 + (index % 2)))
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 19)
    const [to] = shop.to
    const html = `<div class="n">${shop.name}</div><div class="sub">${shop.line}</div><div class="snd">${shop.name} · ${address.street} · ${address.place}</div><div class="to">${shop.to.join('<br>')}<br>${home.street}<br>${home.place}</div><div class="d">${address.town}, den ${date(day, 'long')}</div><div class="b">${shop.subject(number, day.year)}</div><p>Sehr geehrte Damen und Herren,</p><p>${shop.intro(number)}</p><p>Ausgeführt am ${worked(daysAfter(day, -16))}.</p>${each(rows, ({ name, total }) => line(name, total))}${line('Zusammen', net, 't')}${line('zuzüglich 19 % Mehrwertsteuer', tax)}${line('Gesamtbetrag', net + tax, 'z')}<p style="margin-top:6mm">${shop.end}</p><p>Mit freundlichem Gruß</p>
<div class="abs foot">${shop.name} · Telefon ${phone} · ${bank.name} · IBAN ${inFours(bank.iban ?? '')}<br>${index === 1 ? `Steuer-Nr. ${taxNumber}` : `USt-IdNr. ${vatId}`}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: index === 1 ? [shop.name, 'Wendelin Rastetter'] : shop.name,
        buyerName: to ?? '',
        ...(index === 1 ? {} : { sellerVatId: vatId }),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
