// A landlord settles the operating costs of a shop: a letter with a table of whole costs, keys of distribution and shares, tax on the
// share, twelve advances taken off with net and tax of their own, and a rest that is to be paid; the new advance stands below it.
// The manager's letterhead is not the landlord's, who is named in a line and holds the account.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10pt/1.4 Carlito; padding: 15mm 20mm 0 25mm } .head { font: 600 12pt Carlito; letter-spacing: 1.5pt; border-left: 5mm solid #6a8caf; padding-left: 4mm; line-height: 1.35 } .head small { display: block; font: 8.5pt Carlito; letter-spacing: 0 } .to { margin-top: 14mm; min-height: 26mm } .row { display: flex; justify-content: space-between; font-size: 9.5pt } h1 { font: 700 12pt Carlito; margin: 5mm 0 3mm }
  .costs { width: 100%; font-size: 9pt } .costs th { background: #6a8caf; color: #fff; text-align: left; padding: 1mm 1.5mm; font-size: 8.3pt } .costs td { padding: .8mm 1.5mm } .costs tr:nth-child(odd) td { background: #eef2f6 } .calc { width: 100%; margin: 4mm 0; font-size: 9.5pt } .calc th { text-align: left; font-size: 8pt; font-weight: 400 } .calc td { padding: .8mm 1.5mm; border-top: .4pt solid #aaa } .calc .rest td { font-weight: 700; border-top: 1.2pt solid #000 }
  .foot { left: 25mm; right: 20mm; bottom: 9mm; font-size: 7.6pt; color: #333 }`

/** Kind of cost, key, lowest and highest whole cost in cents. */
const COSTS: readonly (readonly [name: string, key: string, low: number, high: number])[] = [
  ['Grundsteuer', 'm²', 310_000, 480_000],
  ['Wasser, Abwasser', 'Zähler', 190_000, 410_000],
  ['Aufzug, Wartung und TÜV', 'Einheiten', 210_000, 290_000],
  ['Müllabfuhr', 'm²', 260_000, 380_000],
  ['Gebäudereinigung', 'm²', 420_000, 690_000],
  ['Winterdienst, Außenanlagen', 'm²', 130_000, 270_000],
  ['Allgemeinstrom', 'm²', 90_000, 160_000],
  ['Sach- und Haftpflichtversicherung', 'm²', 350_000, 560_000],
  ['Hausmeister', 'm²', 480_000, 720_000],
  ['Heizung lt. Abrechnung Messdienst', 'Verbrauch', 810_000, 1_490_000],
]
const { amount, number, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, phone, email, taxNumber } = names.company()
  const [tenant, owner, house] = [names.company(), names.person(), names.address()]
  const manager = ['Hausverwaltung Lindhorst & Kollegen', `${names.person().last} Immobilienservice GmbH`][index] ?? ''
  const landlord = [`Grundstücksgemeinschaft ${owner.last} GbR`, `${owner.first} ${owner.last}`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const [year, due] = [day.year - 1, daysAfter(day, 30)]
  const code = random.code([`BK-${year}-##`, `${day.year}/0##`][index] ?? '')
  const share = random.whole(90, 240) / 10
  const rows = COSTS.slice(0, [10, 7][index] ?? 7).map(([name, key, low, high]) => {
    const whole = random.whole(low, high)
    return { name, key, whole, part: percent(whole, share) }
  })
  const net = sum(rows.map(({ part }) => part))
  const tax = percent(net, 19)
  const monthly = Math.floor((net * 0.86) / 12 / 500) * 500
  const [paidNet, paidTax] = [monthly * 12, percent(monthly * 12, 19)]
  const line = (text: string, nets: readonly number[], kind = '') =>
    `<tr class="${kind}"><td>${text}</td>${each(nets, (cents) => `<td class="r">${amount(cents)}</td>`)}</tr>`
  const rest = net + tax - paidNet - paidTax
  const html = `<div class="head">${manager}<small>${address.street} · ${address.place} · ${phone} · ${email}</small></div>
    <div class="to">Firma<br>${tenant.name}<br>${house.street}, Ladenlokal EG links<br>${house.place}</div>
    <div class="row"><div>Vermieter: <b>${landlord}</b> (St.-Nr. ${taxNumber})</div><div>${address.town}, ${date(day)}</div></div>
    <h1>Betriebskostenabrechnung 01.01.${year} – 31.12.${year}<br>Rechnung Nr. ${code} · Objekt ${random.code('0##')} / Einheit ${random.code('#')}</h1>
    <p>Im Namen und für Rechnung des Vermieters rechnen wir die Betriebskosten Ihrer Mietfläche (${number(share * 6)} m² von 600 m²) ab:</p>
    <table class="costs"><tr><th>Kostenart</th><th>Schlüssel</th><th class="r">Gesamtkosten EUR</th><th class="r">Anteil %</th><th class="r">Ihr Anteil EUR</th></tr>${each(rows, ({ name, key, whole, part }) => `<tr><td>${name}</td><td>${key}</td><td class="r">${amount(whole)}</td><td class="r">${number(share)}</td><td class="r">${amount(part)}</td></tr>`)}</table>
    <table class="calc"><tr><th></th><th class="r">Netto EUR</th><th class="r">19 % USt. EUR</th><th class="r">Brutto EUR</th></tr>${line('Ihr Anteil gesamt', [net, tax, net + tax])}${line(`abzgl. Vorauszahlungen 12 × ${amount(monthly)}`, [-paidNet, -paidTax, -paidNet - paidTax])}${line('Nachzahlung', [net - paidNet, tax - paidTax, rest], 'rest')}</table>
    <p>Wir bitten um Ausgleich bis zum ${date(due)} auf das Konto des Vermieters IBAN ${inFours(bank.iban ?? '')} bei der ${bank.name}.</p><p>Die monatliche Vorauszahlung beträgt ab dem nächsten Monatsersten ${amount(monthly + 2_500)} EUR zzgl. USt.</p>
    <p>Mit freundlichen Grüßen</p><p style="margin-top:8mm">${manager}</p><div class="abs foot">Belege können nach Terminabsprache bei uns eingesehen werden. Einwendungen bitte innerhalb von zwölf Monaten.</div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [landlord, manager],
      buyerName: tenant.name,
      iban: bank.iban ?? '',
      netTotal: [fixed(net), fixed(net - paidNet)],
      taxTotal: [fixed(tax), fixed(tax - paidTax)],
      grossTotal: [fixed(net + tax), fixed(rest)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'operating-costs',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
