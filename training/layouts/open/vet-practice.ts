// A veterinary practice's bill by the scale of fees: treatments are grouped under their days, each row has a number of the scale, a
// factor and a price that is the simple rate times it, the animal has a line of its own with a chip's fifteen figures, and the second
// one was paid by card at once, so that it thanks where others ask for money. The practice is a brand, its owner a person.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, herrn, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10pt/1.35 Carlito; padding: 14mm 20mm 0 22mm; color: #1d2b28 } .top { display: flex; justify-content: space-between }
  .brand { font: 600 17pt 'EB Garamond'; color: #22695a; line-height: 1.1 } .brand small { display: block; font: 9pt Carlito; color: #444 }
  .contact { font-size: 8.5pt; text-align: right } .to { margin-top: 17mm; min-height: 27mm } h1 { font: 600 16pt 'EB Garamond'; margin: 6mm 0 1mm }
  .pet { background: #e6f0ec; padding: 1.5mm 2mm; margin: 3mm 0; font-size: 9pt } .work { width: 100%; font-size: 9pt } .work th { text-align: left; font-weight: 400; font-size: 8pt; border-bottom: .5pt solid #22695a }
  .work td { padding: .5mm 1mm .5mm 0 } .work .day td { font-weight: 700; padding-top: 2mm } .sums { margin: 5mm 0 5mm auto } .sums td { padding: .6mm 0 .6mm 8mm } .sums .all td { font-weight: 700; border-top: .8pt solid #22695a; font-size: 11pt }
  .foot { left: 22mm; right: 20mm; bottom: 9mm; font-size: 7.8pt; text-align: center; border-top: .5pt solid #22695a; padding-top: 1.5mm }`

const PAW = `<svg viewBox="0 0 40 36" style="width:15mm" fill="#22695a"><ellipse cx="20" cy="25" rx="10" ry="8"/><circle cx="6" cy="15" r="4"/><circle cx="15" cy="7" r="4"/><circle cx="25" cy="7" r="4"/><circle cx="34" cy="15" r="4"/></svg>`

/** Number of the scale of fees, what was done, simple rate in cents. */
type Fee = readonly [code: string, name: string, rate: number]
const FEES: readonly (readonly Fee[])[] = [
  [
    ['16', 'Allg. Untersuchung mit Beratung, Hund', 2362],
    ['245', 'Injektion subkutan', 1150],
    ['532', 'Zahnsteinentfernung mit Ultraschall', 6513],
    ['410', 'Inhalationsnarkose, bis 60 min', 7216],
    ['A', 'Meloxidol 1,5 mg/ml, 32 ml', 2490],
    ['A', 'Nahtmaterial, Einmalartikel', 1185],
    ['23', 'Verlaufsuntersuchung', 1974],
    ['A', 'Zahnpflegegel Enzym', 1290],
  ],
  [
    ['40', 'Besuch, inkl. Wegegeld 14 Doppel-km', 4910],
    ['17', 'Allg. Untersuchung mit Beratung, Pferd', 3078],
    ['612', 'Lahmheitsuntersuchung, Beugeproben', 6157],
    ['708', 'Röntgen, je Aufnahme digital', 4104],
    ['A', 'Equitalgin Paste 20 %, 2 Stck.', 3860],
  ],
]
const FACTORS = [1, 1.2, 1.5, 2]
const { amount, number, date } = writingOf('DE')

function workOf(random: Random, fees: readonly Fee[], days: readonly Day[]) {
  const rows = fees.map(([code, name, rate], at) => {
    const factor = code === 'A' ? 1 : random.pick(FACTORS)
    return { code, name, rate, factor, total: Math.round(rate * factor), day: at < 5 ? 0 : 1 }
  })
  const html = each(
    days,
    (day, at) =>
      `<tr class="day"><td colspan="5">Behandlung vom ${date(day)}</td></tr>${each(
        rows.filter((row) => row.day === at),
        ({ code, name, rate, factor, total }) =>
          `<tr><td>${code}</td><td>${name}</td><td class="r">${amount(rate)}</td><td class="r">${code === 'A' ? '' : number(factor)}</td><td class="r">${amount(total)}</td></tr>`,
      )}`,
  )
  return { html, net: sum(rows.map(({ total }) => total)) }
}

const ANIMALS = ['Hund „Balou“, Labrador-Mix, m.k., geb. 04/2017', 'Wallach „Fjalar“, Isländer, geb. 2011']

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, taxNumber, phone, manager } = names.company()
  const [owner, home] = [names.person(), names.address()]
  const practice = [`Kleintierpraxis ${address.town}`, 'Mobile Pferdepraxis Hufgrund'][index] ?? ''
  const vet = `Dr. med. vet. ${manager.first} ${manager.last}`
  const day = dayIn(random, 2024, 2025)
  const due = daysAfter(day, 14)
  const code = [random.code(`${day.year % 100}/0####`), random.code('R######')][index] ?? ''
  const days = index === 0 ? [daysAfter(day, -12), daysAfter(day, -2)] : [day]
  const { html, net } = workOf(random, FEES[index] ?? [], days)
  const tax = percent(net, 19)
  const end =
    index === 0
      ? `<p>Bitte überweisen Sie den Betrag bis zum ${date(due)} unter Angabe von Rechnungs- und Kundennummer.</p>`
      : '<p>Betrag mit EC-Karte erhalten – vielen Dank und gute Besserung!</p>'
  const page = `<div class="top"><div class="brand">${practice}<small>${vet} · ${manager.salutation === 'Frau' ? 'prakt. Tierärztin' : 'prakt. Tierarzt'}</small></div>${PAW}</div>
    <div class="contact">${address.street} · ${address.place} · Tel. ${phone}</div>
    <div class="to">${herrn(owner)}<br>${owner.full}<br>${home.street}<br>${home.place}</div>
    <div class="top"><h1>Rechnung ${code}</h1><div class="r" style="font-size:9pt">Kunde ${random.code('1####')} / Patient ${random.code('2####')}<br>${address.town}, den ${date(day)}</div></div>
    <div class="pet">Patient: ${ANIMALS[index]} &nbsp; Chip ${random.code('276 0981 ########')}</div>
    <table class="work"><tr><th style="width:14mm">GOT</th><th>Leistung / Arzneimittel (A)</th><th class="r">1-fach EUR</th><th class="r">Faktor</th><th class="r">EUR</th></tr>${html}</table>
    <table class="sums"><tr><td>Zwischensumme netto</td><td class="r">${amount(net)}</td></tr><tr><td>19 % Mehrwertsteuer</td><td class="r">${amount(tax)}</td></tr><tr class="all"><td>Rechnungsbetrag EUR</td><td class="r">${amount(net + tax)}</td></tr></table>
    ${end}<p style="font-size:8pt">Abgerechnet nach der Gebührenordnung für Tierärztinnen und Tierärzte (GOT) in der Fassung vom 22.11.2022. Arzneimittel dürfen nur wie verordnet angewendet werden.</p>
    <div class="abs foot">${practice} · Inh. ${vet} · St.-Nr. ${taxNumber} · ${bank.name} · IBAN ${inFours(bank.iban ?? '')} · BIC ${bank.bic}</div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      ...(index === 0 ? { dueDate: iso(due) } : {}),
      sellerName: [practice, vet],
      buyerName: owner.full,
      iban: bank.iban ?? '',
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'vet-practice',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
