// A town bills the use of its hall and the lessons of its school of music: an authority's letter with a column of room, officer and
// opening hours at the right, a cash sign ("Kassenzeichen") to be quoted that is longer than the invoice's number (on the second it is
// the only one), tax only on the hall, three bank accounts, the head of the town above its treasury.

import { ibanOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10.5pt/1.35 'Liberation Sans' } .crest { left: 24mm; top: 11mm; width: 15mm } .town { left: 44mm; top: 12mm; font: 700 15pt 'Liberation Sans' } .town small { display: block; font: 10pt 'Liberation Sans' }
  .back { left: 24mm; top: 46mm; font-size: 7pt; border-bottom: .4pt solid #000 } .to { left: 24mm; top: 52mm } .side { left: 134mm; top: 34mm; width: 60mm; font-size: 8.3pt; line-height: 1.45 } .side b { display: block; font-size: 9pt; margin-bottom: 1mm }
  .main { left: 24mm; top: 98mm; width: 166mm } h1 { font-size: 11pt; margin: 0 0 1mm } .sign { border: 1pt solid #000; padding: 1.5mm 3mm; margin: 3mm 0; font-weight: 700 } .rows { width: 100%; margin: 4mm 0; font-size: 9.5pt } .rows td, .rows th { border: .5pt solid #777; padding: 1mm 2mm; text-align: left }
  .foot { left: 24mm; right: 16mm; bottom: 9mm; font-size: 7pt; line-height: 1.35; border-top: .5pt solid #000; padding-top: 1.5mm; display: flex; gap: 9mm }`

const CREST = `<svg viewBox="0 0 30 36"><path d="M2 2h26v18q0 11-13 14Q2 31 2 20z" fill="#fff" stroke="#000" stroke-width="1.5"/><path d="M2 14h26v6H2z" fill="#1c4fa0"/><path d="M9 13V6h3v3h2V6h3v3h2V6h3v7z" fill="#b3161b"/></svg>`

/** What is used: text, quantity, price in cents. */
const ROWS: readonly (readonly (readonly [string, number, number])[])[] = [
  [
    ['Großer Saal mit Bühne, je Veranstaltungstag', 1, 68_000],
    ['Foyer', 1, 14_500],
    ['Küche und Kühlraum', 1, 9_800],
    ['Bereitschaft Hausmeister, je Stunde', 7, 4_200],
    ['Brandsicherheitswache, 2 Personen, je Stunde', 6, 3_600],
  ],
  [
    ['Violine, Einzelunterricht 30 min, Monatsentgelt', 4, 7_850],
    ['Streicherensemble, Ergänzungsfach, Monatsentgelt', 4, 1_200],
    ['Leihinstrument 3/4-Violine, Monatsentgelt', 4, 900],
  ],
]
const { amount, date } = writingOf('DE')
interface Money {
  readonly net: number
  readonly tax: number
}

const line = (text: string, cents: number) => `<tr><td colspan="3">${text}</td><td class="r">${amount(cents)}</td></tr>`

/** What differs between the hall, which is taxed, and the school of music. */
const wordsOf = (isHall: boolean, { net, tax }: Money, { code, vatId }: { code: string; vatId: string }) =>
  isHall
    ? {
        title: 'Rechnung',
        what: 'Nutzung der Stadthalle am',
        office: 'Fachbereich 4 – Kultur und Sport',
        number: `Rechnungs-Nr.: ${code}<br>`,
        ends: line('Summe netto', net) + line('Umsatzsteuer 19 %', tax) + line('<b>Rechnungsbetrag</b>', net + tax),
        exempt: '',
        last: `USt-IdNr.<br>${vatId}`,
      }
    : {
        title: 'Entgeltrechnung Städtische Musikschule',
        what: 'Schulhalbjahr, Unterricht ab',
        office: 'Fachbereich 3 – Bildung, Musikschule',
        number: '',
        ends: line('<b>Zu zahlender Betrag</b>', net),
        exempt: '<p>Der Unterricht ist nach § 4 Nr. 21 UStG von der Umsatzsteuer befreit.</p>',
        last: 'Musikschule:<br>Zimmer 0.12',
      }

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const isHall = index === 0
  const { address, bank, vatId, phone } = names.company()
  const [client, officer, parent] = [names.company(), names.person(), names.person()]
  const [title, buyer] = isHall ? ['Firma', client.name] : [herrn(parent), parent.full]
  const day = dayIn(random, 2024, 2025)
  const [used, due] = [daysAfter(day, isHall ? -15 : -40), daysAfter(day, 30)]
  const [cash, code] = [random.code('5.####.######.#'), random.code(`BgA ${day.year}/0###`)]
  const rows = ROWS[index] ?? []
  const net = sum(rows.map(([, quantity, price]) => quantity * price))
  const tax = isHall ? percent(net, 19) : 0
  const words = wordsOf(isHall, { net, tax }, { code, vatId })
  const second = ibanOf('DE', random) ?? ''
  const html = `<div class="abs crest">${CREST}</div><div class="abs town">Stadt ${address.town}<small>Der Bürgermeister</small></div>
    <div class="abs back">Stadtverwaltung, ${address.street}, ${address.place}</div><div class="abs to">${title}<br>${buyer}<br>${client.address.street}<br>${client.address.place}</div>
    <div class="abs side"><b>${words.office}</b>Auskunft erteilt: ${officer.salutation} ${officer.last}<br>Zimmer: 2.${random.code('1#')}<br>Telefon: ${phone}<br>Mein Zeichen: ${random.code('4#.12-##/##')}<br>Sprechzeiten: Mo–Fr 8–12 Uhr, Do 14–18 Uhr<br>${words.number}Datum: ${date(day)}</div>
    <div class="abs main"><h1>${words.title}</h1><div>${words.what} ${date(used)}</div><div class="sign">Kassenzeichen: ${cash} &nbsp;(bei Zahlung unbedingt angeben)</div>
    <p>Sehr geehrte Damen und Herren,</p><p>nach der geltenden Entgeltordnung der Stadt ${address.town} werden Ihnen folgende Leistungen berechnet:</p>
    <table class="rows"><tr><th>Leistung</th><th class="r">Anzahl</th><th class="r">Entgelt EUR</th><th class="r">Betrag EUR</th></tr>${each(rows, ([text, quantity, price]) => `<tr><td>${text}</td><td class="r">${quantity}</td><td class="r">${amount(price)}</td><td class="r">${amount(quantity * price)}</td></tr>`)}${words.ends}</table>
    ${words.exempt}<p>Der Betrag ist bis zum <b>${date(due)}</b> an die Stadtkasse zu zahlen. Nach Ablauf der Frist müssen Säumniszuschläge erhoben werden.</p><p>Im Auftrag<br><br>${officer.last}</p><p style="font-size:8pt">Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.</p></div>
    <div class="abs foot"><div>Konten der Stadtkasse:<br>${bank.name}<br>Postbank ${address.town}</div><div>IBAN<br>${inFours(bank.iban ?? '')}<br>${inFours(second)}</div><div>BIC<br>${bank.bic}<br>${random.code('PB@@DEFF')}</div><div>${words.last}</div></div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: isHall ? code : cash,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: `Stadt ${address.town}`,
      buyerName: buyer,
      ...(isHall ? { sellerVatId: vatId.replaceAll(' ', '') } : {}),
      iban: [bank.iban ?? '', second],
      ...(isHall ? totals(net, tax) : { grossTotal: fixed(net) }),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'town-hall-hire',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
