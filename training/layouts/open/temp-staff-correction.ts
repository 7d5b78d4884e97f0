// A staffing agency takes back hours that it charged too much: titled "Rechnungskorrektur", with the corrected invoice's number, day and
// period in the same block as its own; people, hours with decimals and surcharges in each row, all amounts negative with the
// minus before them, and a branch as sender while the company and its bank stand in the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.3pt/1.4 'Liberation Sans' } .logo { right: 18mm; top: 12mm; font: 700 20pt 'Nimbus Sans'; color: #fff; background: #b5003c; padding: 2mm 4mm } .branch { right: 18mm; top: 28mm; text-align: right; font-size: 8pt; color: #444 } .from { left: 24mm; top: 45mm; font-size: 6.6pt; color: #b5003c } .to { left: 24mm; top: 50mm }
  .main { left: 24mm; top: 88mm; width: 168mm } h1 { font-size: 14pt; color: #b5003c; margin: 0 0 3mm } .ref { width: 100%; font-size: 8.6pt; margin-bottom: 5mm; background: #f3f3f3 } .ref td { padding: .8mm 2mm } .ref .l { color: #555; width: 34mm }
  .hours { width: 100%; font-size: 8.6pt } .hours th { text-align: left; border-top: .8pt solid #000; border-bottom: .8pt solid #000; padding: 1mm } .hours td { padding: .8mm 1mm } .hours .who td { padding-top: 2.5mm; font-weight: 700 } .hours .sum td { border-top: .5pt solid #000 } .hours .end td { border-top: .8pt solid #000; border-bottom: .8pt solid #000; font-weight: 700; font-size: 10pt }
  .foot { left: 24mm; right: 18mm; bottom: 8mm; font-size: 6.9pt; line-height: 1.4; color: #444; border-top: 1.5pt solid #b5003c; padding-top: 1.5mm; display: flex; justify-content: space-between }`

const KINDS = [
  ['Normalstunden', 0],
  ['Überstunden 25 %', 25],
  ['Nachtzuschlag 25 %', 25],
] as const
const { amount, number, date } = writingOf('DE')

function hoursOf(random: Random, people: readonly string[]) {
  const rates = people.map(() => random.whole(2_650, 3_480))
  const rows = people.map((name, at) => ({
    name,
    lines: KINDS.slice(0, 3 - (at % 2)).map(([kind, more]) => {
      const [hours, price] = [random.whole(2, 30) / 4, percent(rates[at] ?? 0, 100 + more)]
      return { kind, hours, price, cents: Math.round(hours * price) }
    }),
  }))
  const html = each(
    rows,
    ({ name, lines }) =>
      `<tr class="who"><td colspan="4">${name}</td></tr>${each(lines, ({ kind, hours, price, cents }) => `<tr><td>${kind}</td><td class="r">-${number(hours)}</td><td class="r">${amount(price)}</td><td class="r">-${amount(cents)}</td></tr>`)}`,
  )
  return { html, net: sum(rows.flatMap(({ lines }) => lines.map(({ cents }) => cents))) }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, phone, register, manager, email } = names.company()
  const [client, branch] = [names.company(), names.address()]
  const seller = ['Pronta Personaldienstleistungen GmbH', `${manager.last} Zeitarbeit GmbH & Co. KG`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const [code, old] = [
    random.code(['RK-2#####', '77#####'][index] ?? ''),
    random.code(['RE-2#####', '76#####'][index] ?? ''),
  ]
  const workers = Array.from({ length: [4, 2][index] ?? 2 }, () => names.person())
  const people = workers.map(({ first, last }) => `${last}, ${first} (${random.code('3####')})`)
  const { html: rows, net } = hoursOf(random, people)
  const tax = percent(net, 19)
  const pair = (one: readonly string[], two: readonly string[]) =>
    `<tr><td class="l">${one[0]}</td><td>${one[1]}</td><td class="l">${two[0]}</td><td>${two[1]}</td></tr>`
  const html = `<div class="abs logo">${seller.split(' ')[0]?.toLowerCase()}.</div><div class="abs branch">Niederlassung ${branch.town}<br>${branch.street} · ${branch.place}<br>${phone} · ${email}</div>
    <div class="abs from">${seller} · NL ${branch.town} · ${branch.street} · ${branch.place}</div><div class="abs to">${client.name}<br>Kreditorenbuchhaltung<br>${client.address.street}<br>${client.address.place}</div>
    <div class="abs main"><h1>Rechnungskorrektur</h1><table class="ref">${pair(['Beleg-Nr.', code], ['Korrektur zu Rechnung', old])}${pair(['Belegdatum', date(day)], ['vom', date(daysAfter(day, -19))])}${pair(['Debitor', random.code('1####')], ['Leistungszeitraum', `${date(daysAfter(day, -33), 'short')} – ${date(daysAfter(day, -27), 'short')}`])}${pair(['USt-IdNr. Kunde', client.vatId.replaceAll(' ', '')], ['Grund', index === 0 ? 'Stundenzettel berichtigt' : 'Doppelberechnung'])}</table>
    <p>Sehr geehrte Damen und Herren, die nachstehenden Überlassungsstunden wurden zu viel berechnet:</p>
    <table class="hours"><tr><th>Mitarbeiter / Stundenart</th><th class="r">Std.</th><th class="r">Satz EUR</th><th class="r">Betrag EUR</th></tr>${rows}<tr class="sum"><td colspan="3">Nettobetrag</td><td class="r">-${amount(net)}</td></tr><tr><td colspan="3">Umsatzsteuer 19,0 %</td><td class="r">-${amount(tax)}</td></tr><tr class="end"><td colspan="3">Korrekturbetrag</td><td class="r">-${amount(net + tax)}</td></tr></table>
    <p style="margin-top:5mm">Der Betrag wird mit der nächsten Zahlung verrechnet. Bitte ändern Sie Ihren Vorsteuerabzug entsprechend (§ 17 UStG).</p></div>
    <div class="abs foot"><div>${seller}<br>${address.street}, ${address.place}</div><div>${register}<br>GF ${manager.full}</div><div>${bank.name}<br>${inFours(bank.iban ?? '')}</div><div>USt-IdNr. ${vatId}<br>Erlaubnis nach § 1 AÜG</div></div>`
  const both = (cents: number) => [fixed(-cents), fixed(cents)]
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: bank.iban ?? '',
      netTotal: both(net),
      taxTotal: both(tax),
      grossTotal: both(net + tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'temp-staff-correction',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note'],
  count: 2,
  scans: [1],
  make,
}
