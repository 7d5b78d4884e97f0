// A courier's fortnightly bill on landscape sheets: one row a consignment with day, places, weight and four amounts, sums below the
// columns, the second sheet with the summary by taxable and untaxed services; number, customer and page stand in one line at the top
// right, the payer's name begins a row of its own above the table, and the amount is debited on a day.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, parted, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.2pt/1.3 'Liberation Sans Narrow'; padding: 9mm 12mm } .top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2pt solid #d40511; padding-bottom: 1.5mm } .logo { font: italic 700 20pt 'Liberation Sans'; color: #d40511 } .logo span { color: #ffb400 } .ids { text-align: right; font-size: 8.5pt }
  .who { display: flex; justify-content: space-between; margin: 6mm 0 7mm; font-size: 9.5pt } h1 { font: 700 13pt 'Liberation Sans'; margin: 0 0 2mm } .list { width: 100% } .list th { background: #ffb400; text-align: left; padding: .8mm 1.2mm } .list td { padding: .55mm 1.2mm; border-bottom: .3pt solid #ccc } .list .sum td { font-weight: 700; border-top: 1pt solid #000 }
  .end { display: flex; justify-content: space-between; margin-top: 8mm; font-size: 9.5pt } .end td { padding: .7mm 3mm .7mm 0 } .end .all td { font-weight: 700; border-top: .8pt solid #000 } .foot { left: 12mm; right: 12mm; bottom: 6mm; font-size: 7pt; color: #444; text-align: center }`

const KINDS = ['Kurier direkt', 'Overnight 12:00', 'Stückgut', 'Same Day', 'Luftfracht CH'] as const
const { amount, number, date } = writingOf('DE')

interface Run {
  readonly html: string
  readonly isTaxed: boolean
  readonly parts: readonly number[]
}

function runOf(random: Random, day: Day, towns: readonly [string, string]): Run {
  const kind = random.pick(KINDS)
  const freight = random.whole(1_890, 24_900)
  const parts = [freight, percent(freight, 12.5), kind === 'Kurier direkt' ? random.whole(150, 1_900) : 0]
  const cells = [date(day, 'short'), random.code('#########'), kind, towns[0], towns[1], random.code('KST 4##')]
  const html = `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}<td class="r">${number(random.whole(5, 4800) / 10)}</td>${each(parts, (cents) => `<td class="r">${amount(cents)}</td>`)}<td class="r">${amount(sum(parts))}</td></tr>`
  return { html, isTaxed: kind !== 'Luftfracht CH', parts }
}

const HEADS = [
  'Datum',
  'Sendung',
  'Produkt',
  'Von',
  'Nach',
  'Referenz',
  'kg',
  'Fracht',
  'Diesel 12,5 %',
  'Maut',
  'Summe',
]
const headRow = `<tr>${each(HEADS, (head, at) => `<th${at > 5 ? ' class="r"' : ''}>${head}</th>`)}</tr>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, taxNumber, phone, register, email } = names.company()
  const client = names.company()
  const brand = index === 0 ? 'express<span>weg</span>' : 'Flitz<span>&amp;Co</span>'
  const seller =
    index === 0 ? 'Expressweg Kurier- und Logistikgesellschaft mbH' : `${names.person().last} Kurierdienst e. K.`
  const day = dayIn(random, 2024, 2025)
  const [due, code] = [daysAfter(day, 7), random.code(['5######-##', `KD${day.year % 100}####`][index] ?? '')]
  const runs = Array.from({ length: [39, 17][index] ?? 17 }, (_, at) =>
    runOf(random, daysAfter(day, Math.floor(at / 3) - 15), [names.town(), names.town()]),
  )
  const netOf = (isTaxed: boolean) => sum(runs.filter((run) => run.isTaxed === isTaxed).flatMap(({ parts }) => parts))
  const [taxed, free] = [netOf(true), netOf(false)]
  const tax = percent(taxed, 19)
  const columns = [0, 1, 2].map((at) => sum(runs.map(({ parts }) => parts[at] ?? 0)))
  const parts = parted(runs, 25, 30)
  const customer = random.code('8####')
  const top = (page: number) =>
    `<div class="top"><div class="logo">${brand}</div><div class="ids">Rechnung <b>${code}</b> vom ${date(day)} &nbsp;|&nbsp; Kundennr. ${customer} &nbsp;|&nbsp; Seite ${page}/${parts.length}</div></div>`
  const who = `<div class="who"><div>${client.name}<br>z. Hd. Versandleitung<br>${client.address.street}<br>${client.address.place}</div><div class="r">${seller}<br>${address.street}, ${address.place}<br>${phone}<br>${email}</div></div><h1>Sammelrechnung Transporte ${date(daysAfter(day, -15))} – ${date(daysAfter(day, -1))}</h1>`
  const sumRow = `<tr class="sum"><td colspan="7">Gesamt ${runs.length} Sendungen</td>${each([...columns, taxed + free], (cents) => `<td class="r">${amount(cents)}</td>`)}</tr>`
  const line = (text: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${text}</td><td class="r">${amount(cents)} EUR</td></tr>`
  const end = `<div class="end"><div>Der Rechnungsbetrag wird am ${date(due)} per SEPA-Lastschrift<br>(Mandat ${random.code('EW-######')}) von Ihrem Konto eingezogen.<br>Es gelten die ADSp 2017.<br>Grenzüberschreitende Luftfracht: steuerfrei nach § 4 Nr. 3 UStG.</div><table>${line('Leistungen 19 %', taxed)}${line('Leistungen steuerfrei', free)}${line('Summe netto', taxed + free, 'all')}${line(`19 % USt. auf ${amount(taxed)}`, tax)}${line('Rechnungsbetrag', taxed + free + tax, 'all')}</table></div>`
  const pages = parts.map(
    (part, at) =>
      `${top(at + 1)}${at === 0 ? who : '<p></p>'}<table class="list">${headRow}${each(part, ({ html }) => html)}${at === parts.length - 1 ? sumRow : ''}</table>${at === parts.length - 1 ? end : ''}<div class="abs foot">${seller} · ${register} · USt-IdNr. ${vatId} · St.-Nr. ${taxNumber} · ${bank.name} IBAN ${inFours(bank.iban ?? '')}</div>`,
  )
  return {
    html: sheets(css, pages, { width: 297, height: 210 }),
    pages: pages.length,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: bank.iban ?? '',
      netTotal: fixed(taxed + free),
      taxTotal: fixed(tax),
      grossTotal: fixed(taxed + free + tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'courier-landscape',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
