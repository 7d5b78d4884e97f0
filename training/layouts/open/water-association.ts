// A water association's yearly bill: meter readings with days and cubic metres look like amounts, drinking water bears 7 % and sewage no
// tax, advance payments are deducted, what remains may be paid back, and new advances with five days to come follow.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9pt/1.3 'Noto Serif'; padding: 0 18mm 0 23mm } .wave { left: 0; top: 0 } .name { position: absolute; right: 18mm; top: 9mm; text-align: right; font: 700 12pt/1.2 'Noto Serif'; color: #135a8a } .name small { font: 7.4pt 'Noto Serif'; display: block } .from { font-size: 6pt; margin-bottom: 1.5mm; border-bottom: .5pt solid #000; display: inline-block }
  .to { padding-top: 45mm; height: 82mm; line-height: 1.4 } .meta { position: absolute; left: 124mm; top: 48mm; font-size: 8.4pt } .meta td { padding: .25mm 2mm .25mm 0 } h1 { font: 700 12.5pt 'Noto Serif'; margin: 0 0 3mm } .t { width: 100%; font-size: 8.2pt; margin-bottom: 3mm } .t th { background: #d7e8f3; text-align: right; padding: .8mm 1mm; font-weight: 700 } .t td { padding: .7mm 1mm; text-align: right; border-bottom: .4pt solid #c5c5c5 } .t :is(td, th):first-child { text-align: left }
  .t .b td { font-weight: 700; border-top: .8pt solid #135a8a } .box { border: 1pt solid #135a8a; padding: 2mm 3mm } .foot { left: 23mm; right: 18mm; bottom: 7mm; font-size: 6.8pt; border-top: .5pt solid #000; padding-top: 1mm; text-align: center }`

const UTILITIES = [
  ['Zweckverband Wasserversorgung Untere Aue', 'Körperschaft des öffentlichen Rechts', 'zv-untere-aue.de'],
  ['Stadtwerke Bruchhain Wasser und Abwasser GmbH', 'Ein Unternehmen der Stadt Bruchhain', 'swb-wasser.net'],
] as const

const { amount, date } = writingOf('DE')

/** What was used, by rows: water and basic price with 7 %, sewage and rain water without tax. */
function usedBy(random: Random) {
  const [used, roof] = [random.whole(74, 236), random.whole(80, 210)]
  const rows = [
    { name: 'Trinkwasser Arbeitspreis', quantity: `${used} m³`, price: random.whole(158, 229), count: used, rate: 7 },
    { name: 'Grundpreis Zähler Q3 4', quantity: '12 Monate', price: random.whole(640, 1090), count: 12, rate: 7 },
    { name: 'Schmutzwasser', quantity: `${used} m³`, price: random.whole(212, 348), count: used, rate: 0 },
    { name: 'Niederschlagswasser', quantity: `${roof} m²`, price: random.whole(48, 91), count: roof, rate: 0 },
  ].map((row) => ({ ...row, net: row.count * row.price }))
  const net = sum(rows.map((row) => row.net))
  const tax = percent(sum(rows.filter(({ rate }) => rate > 0).map((row) => row.net)), 7)
  return { used, rows, net, tax }
}

function usageTable({ rows, net, tax }: ReturnType<typeof usedBy>) {
  const line = rows.map(
    ({ name, quantity, price, net: cents, rate }) =>
      `<tr><td>${name}</td><td>${quantity}</td><td>${amount(price)}</td><td>${amount(cents)}</td><td>${rate === 0 ? '–' : '7 %'}</td></tr>`,
  )
  return `<table class="t"><tr><th>Entgelt</th><th>Menge</th><th>EUR je Einheit</th><th>Netto EUR</th><th>USt</th></tr>${line.join('')}<tr class="b"><td colspan="3">Summe netto</td><td>${amount(net)}</td><td></td></tr>
    <tr><td colspan="3">Umsatzsteuer 7 % auf Trinkwasser</td><td>${amount(tax)}</td><td></td></tr><tr class="b"><td colspan="3">Gesamtbetrag brutto</td><td>${amount(net + tax)}</td><td></td></tr></table>`
}

export const waterAssociation: Layout = {
  name: 'water-association',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, phone } = names.company()
    const [firm, claim, web] = UTILITIES[index === 0 ? 0 : 1]
    const [client, home, company] = [names.person(), names.address(), names.company()]
    const year = random.whole(2023, 2025)
    const day = { ...dayIn(random, year + 1), month: 1 }
    const [number, use, reading] = [
      random.code(index === 0 ? '3########' : 'VR-0######'),
      usedBy(random),
      random.whole(312, 1890),
    ]
    const gross = use.net + use.tax
    const paid = 5 * Math.round(gross / (index === 0 ? 560 : 470)) * 100
    const [rest, due] = [gross - paid, daysAfter(day, 21)]
    const buyer = [client.full, company.name][index] ?? ''
    const to = [
      `${herrn(client)}<br>${client.full}<br>${home.lines.join('<br>')}`,
      `${company.name}<br>Hausverwaltung<br>${company.address.lines.join('<br>')}`,
    ][index]
    const meta = [
      ['Verbrauchsstelle', home.street],
      ['Kundennummer', random.code('1######')],
      ['Rechnungsnummer', number],
      ['Datum', date(day)],
      ['Abrechnungsjahr', year],
      ['Zähler-Nr.', random.code('8 ### ###')],
    ]
    const advance = Math.round(gross / 600) * 100
    const html = `<svg class="abs wave" width="96mm" height="26mm" viewBox="0 0 118 30" preserveAspectRatio="none"><path d="M0 0h118C92 8 86 22 54 20S14 22 0 30z" fill="#9cc9e6"/><path d="M0 0h96C74 6 66 16 42 14S10 18 0 23z" fill="#135a8a"/></svg>
      <div class="name">${firm}<small>${claim}</small></div><div class="to"><span class="from">${firm} · ${address.street} · ${address.place}</span><br>${to}</div>
      <table class="meta">${each(meta, ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table><h1>Verbrauchsabrechnung ${year}</h1>
      <table class="t"><tr><th>Zeitraum</th><th>Stand alt</th><th>Stand neu</th><th>Verbrauch m³</th><th>Ableseart</th></tr><tr><td>01.01.${year} – 31.12.${year}</td><td>${reading}</td><td>${reading + use.used}</td><td>${use.used}</td><td>Kundenablesung</td></tr></table>
      ${usageTable(use)}
      <table class="t"><tr><th>Verrechnung</th><th>EUR</th></tr><tr><td>Gesamtbetrag ${year}</td><td>${amount(gross)}</td></tr><tr><td>abzüglich geleisteter Abschläge (5 x ${amount(paid / 5)})</td><td>${amount(-paid)}</td></tr><tr class="b"><td>${rest > 0 ? 'Nachzahlung' : 'Guthaben'}</td><td>${amount(Math.abs(rest))}</td></tr></table>
      <div class="box">${rest > 0 ? `Bitte zahlen Sie ${amount(rest)} EUR bis zum ${date(due)} unter Angabe der Kundennummer.` : `Ihr Guthaben überweisen wir Ihnen in den nächsten Tagen auf das uns bekannte Konto.`}
      Neue Abschläge ${year + 1}: je ${amount(advance)} EUR (darin 7 % USt ${amount(percent(advance, 2.4))}) zum ${each([3, 5, 7, 9, 11], (month) => `15.${String(month).padStart(2, '0')}.${month === 11 ? year + 1 : ', '}`)}.</div>
      <div class="abs foot">${bank.name} · IBAN ${inFours(bank.iban ?? '')} · BIC ${bank.bic} · USt-IdNr. ${vatId} · Tel. ${phone} · www.${web}<br>Verbandsvorsteher / Geschäftsführer: ${names.person().full} · Trinkwasserhärte 2 (mittel)</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Abrechnung_${year}_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(rest > 0 ? { dueDate: iso(due) } : {}),
        sellerName: firm,
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        netTotal: fixed(use.net),
        taxTotal: fixed(use.tax),
        grossTotal: [fixed(gross), fixed(rest)],
        currency: 'EUR',
      },
    }
  },
}
