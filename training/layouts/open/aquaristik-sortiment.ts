// An aquarium wholesaler's plain sheet with mixed rates: list price, discount and net price in each row, allowances split by rate, freight as
// a charge, a tax table with a sum row above the amount; goods may go to a branch, and two days of payment stand in one sentence.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  writingOf,
} from '../sheet.ts'

/** Name, unit, price in cents, rate, most. */
const WARES: readonly (readonly [name: string, unit: string, price: number, rate: number, most: number])[] = [
  ['Flockenfutter Basis 1.000 ml', 'DS', 845, 7, 24],
  ['Frostfutter Artemia, Blister 100 g', 'BL', 162, 7, 60],
  ['Wasserpflanze im Topf, Sortiment 12-fach', 'TR', 2160, 7, 8],
  ['Teichsticks 10 Liter', 'ET', 1190, 7, 20],
  ['Außenfilter 1200 l/h mit Filtermedien', 'ST', 9480, 19, 6],
  ['Regelheizer 150 W', 'ST', 1725, 19, 12],
  ['LED-Leuchtbalken 80 cm, 24 W', 'ST', 5290, 19, 6],
  ['Glasbecken 112 l, 80 x 35 x 40', 'ST', 6150, 19, 4],
  ['Bodengrund Quarz 1-2 mm, 25 kg', 'SA', 990, 19, 16],
  ['Wasseraufbereiter 500 ml', 'FL', 615, 19, 24],
  ['Teststreifen 6in1, 50 Stück', 'DS', 780, 19, 12],
]
const css = `.sheet { font: 9pt/1.32 'Liberation Sans'; padding: 13mm 15mm 0 20mm } .own { font-weight: 700; font-size: 11pt } .mid { display: flex; justify-content: space-between; margin-top: 11mm } .to { width: 84mm; font-size: 10pt } .to small { font-size: 6.6pt; text-decoration: underline; display: block; margin-bottom: 2mm } .info td { padding: .25mm 0 .25mm 4mm } .info td:first-child { color: #333 }
  h1 { font-size: 14pt; margin: 7mm 0 3mm } .pos { width: 100%; font-size: 8.2pt } .pos th { text-align: left; border-top: .8pt solid #000; border-bottom: .8pt solid #000; padding: 1mm .8mm; font-weight: 700 } .pos th.r { text-align: right } .pos td { padding: .9mm .8mm; vertical-align: top } .pos tr:last-child td { border-bottom: .8pt solid #000 }
  .sum { margin-left: auto; margin-top: 2mm } .sum td { padding: .4mm .8mm .4mm 6mm } .tax { width: 100%; margin: 4mm 0; font-size: 8.2pt } .tax th, .tax td { border: .4pt solid #666; padding: .6mm 1.2mm; text-align: right; font-weight: 400 } .tax tr:last-child td { font-weight: 700 } .foot { left: 20mm; right: 15mm; bottom: 7mm; font-size: 6.8pt; line-height: 1.25; display: flex; justify-content: space-between; border-top: .4pt solid #000; padding-top: 1.2mm }`
const { amount, date, number: figures } = writingOf('DE')

function linesOf(random: Random, index: number) {
  return random.sample(WARES, [5, 9, 7][index] ?? 5).map(([name, unit, list, rate, most], at) => {
    const [quantity, off] = [random.whole(1, most), random.pick([0, 10, 10, 15, 22])]
    const price = list - percent(list, off)
    const total = quantity * price
    const code = random.code('4#-####')
    const html = `<tr><td>${at + 1}</td><td>${code}</td><td>${name}${random.chance(0.3) ? `<br>EAN ${random.code('40########12#')}` : ''}</td><td class="r">${quantity}</td><td>${unit}</td><td class="r">${amount(list)}</td><td class="r">${off ? `${figures(off)},0` : ''}</td><td class="r">${amount(price)}</td><td class="r">${rate}</td><td class="r">${amount(total)}</td></tr>`
    return { html, rate, total }
  })
}

function accountOf(random: Random, index: number) {
  const lines = linesOf(random, index)
  const goods = taxGroupsOf(lines.map(({ rate, total }) => [rate, total] as const))
  const [share, why] = [[2, 0, 3][index] ?? 0, index === 0 ? 'Bonusvereinbarung' : 'Messerabatt']
  const off = share ? goods.map(({ rate, net }) => ({ rate, cents: -percent(net, share) })) : []
  const freight = [690, 1480, 0][index] ?? 0
  const extras = [
    ...off.map((one) => ({ text: `Abschlag ${why} ${share},00 % (USt ${one.rate} %)`, ...one })),
    ...(freight ? [{ text: 'Zuschlag Verpackung und Fracht (USt 19 %)', rate: 19, cents: freight }] : []),
  ]
  const groups = taxGroupsOf([
    ...lines.map(({ rate, total }) => [rate, total] as const),
    ...extras.map(({ rate, cents }) => [rate, cents] as const),
  ])
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const row = (text: string, cents: number, of = '') =>
    `<tr style="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
  const html = `<table class="pos"><tr><th>Pos</th><th>Artikel-Nr.</th><th>Bezeichnung</th><th class="r">Menge</th><th>ME</th><th class="r">Listenpreis</th><th class="r">Rab. %</th><th class="r">Preis</th><th class="r">USt %</th><th class="r">Betrag EUR</th></tr>${each(lines, (one) => one.html)}</table>
    <table class="sum">${row('Summe der Positionen', sum(lines.map(({ total }) => total)))}${each(extras, ({ text, cents }) => row(text, cents))}</table>
    <table class="tax"><tr><th>USt-Satz</th><th>Steuerbasis EUR</th><th>USt EUR</th><th>Brutto EUR</th></tr>${each(groups, (one) => `<tr><td>${one.rate},00 %</td><td>${amount(one.net)}</td><td>${amount(one.tax)}</td><td>${amount(one.net + one.tax)}</td></tr>`)}<tr><td>Gesamt</td><td>${amount(net)}</td><td>${amount(tax)}</td><td>${amount(net + tax)}</td></tr></table>
    <table class="sum">${row(index === 2 ? 'Endbetrag EUR' : 'Zu zahlender Betrag EUR', net + tax, 'font-weight:700;font-size:11pt')}</table>`
  return { html, net, tax }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, branch] = [companyIn(names, 'Aquaristik Großhandel'), names.company(), names.address()]
  const [bank, day] = [own.bank, dayIn(random, 2024, 2026)]
  const due = daysAfter(day, [30, 14, 45][index] ?? 30)
  const number = random.code([`${day.year}4711##`, 'RG-1#####', `AQ${day.year % 100}-####`][index] ?? '')
  const { html, net, tax } = accountOf(random, index)
  const order = `${index === 1 ? 'Webauftrag' : 'Ihre Bestellung'}|${random.code(index === 1 ? 'W-######' : '4500####')}~Bestelldatum|${date(daysAfter(day, -9))}`
  const info = `Rechnungsnummer|${number}~Rechnungsdatum|${date(day)}~Kundennummer|${random.code('GE2#####')}~${order}~Lieferschein|${random.code('LS-2####')}~Lieferdatum|${date(daysAfter(day, -2))}~Bearbeiter/in|${names.person().full}`
  const goesTo =
    index === 2
      ? `<p><b>Lieferadresse:</b> ${buyer.short}, Filiale ${random.whole(2, 9)}, ${branch.street}, ${branch.place}</p>`
      : ''
  const skonto =
    index === 1
      ? `Zahlbar ohne Abzug bis ${date(due)}.`
      : `Bei Zahlung bis ${date(daysAfter(day, 10))} gewähren wir 2 % Skonto (${amount(percent(net + tax, 2))} EUR), bis ${date(due)} netto.`
  const page = `<div class="own">${own.name}</div>${own.address.street}, ${own.address.place}<br>Tel. ${own.phone} · ${own.email}
    <div class="mid"><div class="to"><small>${own.short} · ${own.address.street} · ${own.address.place}</small>${buyer.name}<br>${index === 0 ? 'Rechnungsprüfung<br>' : ''}${buyer.address.lines.join('<br>')}</div><table class="info">${each(info.split('~'), (one) => `<tr><td>${one.replace('|', '</td><td>')}</td></tr>`)}</table></div>
    <h1>Rechnung</h1>${goesTo}${html}<p style="margin-top:5mm">${skonto}<br>Es bestehen Rabatt- und Bonusvereinbarungen. Lebende Pflanzen sind vom Umtausch ausgeschlossen.</p>
    <div class="abs foot"><div>${own.name}<br>${own.address.street}<br>${own.address.place}</div><div>${own.register}<br>Geschäftsführung: ${own.manager.full}<br>GLN ${random.code('4000001######')}</div><div>USt-IdNr.: ${own.vatId}<br>Steuernummer: ${own.taxNumber}<br>WEEE-Reg.-Nr. DE ${random.code('########')}</div><div>${bank.name}<br>IBAN ${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</div></div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR' },
      ...{ sellerName: own.name, buyerName: buyer.name, sellerVatId: own.vatId, iban: bank.iban ?? '' },
      ...totals(net, tax),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'aquaristik-sortiment', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
