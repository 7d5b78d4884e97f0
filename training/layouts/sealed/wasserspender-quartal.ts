// A recurring bill for water dispensers on hire, from an online program's subscription module: contract number, period and next period beside
// the bill's day, rows by device with its place, a direct debit with mandate and creditor ids and the day on which it is drawn (or a
// transfer), a price change told in the text, and a customer's branch as place of delivery.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, iso, lastDay, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.3pt/1.45 Carlito;color:#10263a}.wave{left:0;right:0;top:0;height:21mm;background:linear-gradient(#d7eefb,#fff)}.brand{left:22mm;top:9mm;font:700 19pt Carlito;color:#0b79b8}.from{right:17mm;top:30mm;width:57mm;font-size:8.2pt}.to{left:22mm;top:50mm;font-size:10.4pt}.main{left:22mm;right:17mm;top:92mm}h1{font:700 15pt Carlito;color:#0b79b8;margin:0}.strip{display:grid;grid-template-columns:repeat(4,1fr);border-top:.7pt solid #0b79b8;border-bottom:.7pt solid #0b79b8;margin:3mm 0 5mm;padding:1.5mm 0}.strip span{display:block;font-size:7.6pt;color:#58738a}
.g{width:100%;margin-top:3mm}.g th{text-align:left;font-weight:700;border-bottom:.7pt solid #0b79b8;padding:1mm .8mm}.g th.r{text-align:right}.g td{padding:1.2mm .8mm;border-bottom:.3pt solid #cfdfea;vertical-align:top}.g i{display:block;font-size:8pt;color:#58738a}.s{width:76mm;margin:2.5mm 0 6mm auto}.s td{padding:.6mm .8mm}.s .b td{font-weight:700;font-size:11pt;border-top:.7pt solid #0b79b8}.sepa{background:#eef7fc;padding:3mm 4mm}.sepa td{padding:0 6mm 0 0}.foot{left:22mm;right:17mm;bottom:8mm;font-size:7pt;text-align:center;color:#58738a}`

const DEVICES = [
  ['Standgerät Sprudel/Still „Quell 40“', 5_490],
  ['Untertischgerät „Quell Mini“', 3_890],
  ['Leitungsanschluss-Gerät „Quell XL“', 7_990],
] as const
const PLACES = ['Empfang EG', 'Teeküche 2. OG', 'Werkstatt', 'Pausenraum Lager', 'Besprechung 1'] as const
const BRANDS = ['aquaquell', 'aquaquell', 'Frischborn'] as const
const EXTRAS = [
  ['CO₂-Zylinder 10 kg Tausch', 2_950],
  ['Hygieneservice halbjährlich', 8_900],
  ['Filterwechsel', 4_450],
] as const
const { amount, date } = writingOf('DE')
const when = (is: boolean, html: string) => (is ? html : '')

function rowsOf(random: Random, index: number, day: Day) {
  const hired = random.sample(PLACES, [2, 4, 1][index] ?? 2).map((place) => {
    const [name, price] = random.pick(DEVICES)
    const more = `${place}, Geräte-Nr. ${random.code('W2####')}`
    return { name: `Miete ${name}`, more, quantity: index === 2 ? 1 : 3, unit: 'Mon.', price }
  })
  const extras = random.sample(EXTRAS, [1, 2, 0][index] ?? 1).map(([name, price]) => {
    const more = `am ${date(daysAfter(day, -random.whole(14, 40)))}`
    return { name, more, quantity: random.whole(1, 2), unit: 'Stk.', price }
  })
  return [...hired, ...extras]
}

export const layout: Layout = {
  name: 'wasserspender-quartal',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, client, branch] = [companyIn(names, 'Wasserspender'), names.company(), names.address()]
    const brand = BRANDS[index] ?? ''
    const start = { year: dayIn(random, 2024, 2026).year, month: random.pick([1, 4, 7, 10]), day: 1 }
    const months = index === 2 ? 1 : 3
    const end = lastDay({ ...start, month: start.month + months - 1 })
    const next = daysAfter(end, 1)
    const day = daysAfter(start, [2, -12, 0][index] ?? 2)
    const drawn = daysAfter(day, [9, 14, 10][index] ?? 9)
    const number = [random.code('AB-#####'), random.code('AB-#####'), random.code(`${start.year}0####`)][index] ?? ''
    const contract = random.code('V-1####')
    const rows = rowsOf(random, index, day)
    const net = sum(rows.map(({ quantity, price }) => quantity * price))
    const tax = percent(net, 19)
    const strip = [
      ['Rechnungsnummer', number],
      ['Rechnungsdatum', date(day)],
      ['Vertrag', contract],
      ['Abrechnungszeitraum', `${date(start)} – ${date(end)}`],
    ] as const
    const fact = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`
    const debit = `<div class="sepa"><b>SEPA-Lastschrift</b><br>Den Betrag von ${amount(net + tax)} € ziehen wir am <b>${date(drawn)}</b> von Ihrem Konto DE•• •••• •••• •••• ••${random.code('## ##')} ein.<table>${fact('Mandatsreferenz', `${contract}-M1`)}${fact('Gläubiger-ID', random.code('DE##ZZZ0000#######'))}</table></div>`
    const transfer = `<div class="sepa"><b>Bitte überweisen Sie ${amount(net + tax)} € bis zum ${date(drawn)}</b><table>${fact('Empfänger', firm.name)}${fact('IBAN', (firm.bank.iban ?? '').replace(/(.{4})(?=.)/g, '$1 '))}${fact('Verwendungszweck', `${number} ${contract}`)}</table></div>`
    const told = `Zum ${date(next)} passen wir die Mietpreise gemäß Ziffer 7 unserer AGB um 3,2 % an.`
    const html = `<div class="abs wave"></div><div class="abs brand">≈ ${brand}</div><div class="abs from"><b>${firm.name}</b><br>${firm.address.street}<br>${firm.address.place}<br>Service-Telefon ${firm.phone}<br>${firm.email}</div><div class="abs to">${client.name}<br>${when(index === 1, `Buchhaltung<br>`)}${client.address.street}<br>${client.address.place}</div>
<div class="abs main"><h1>${['Quartalsrechnung', 'Ihre Rechnung', 'Monatsrechnung'][index]}</h1><div class="strip">${each(strip, ([label, value]) => `<div><span>${label}</span>${value}</div>`)}</div><p>Guten Tag,<br>für die Bereitstellung Ihrer Wasserspender${when(index === 1, ` am Standort ${branch.street}, ${branch.place},`)} berechnen wir:</p>
<table class="g"><tr><th>Leistung</th><th class="r">Anzahl</th><th class="r">Einzelpreis</th><th class="r">USt</th><th class="r">Netto</th></tr>${each(rows, (one) => `<tr><td>${one.name}<i>${one.more}</i></td><td class="r">${one.quantity} ${one.unit}</td><td class="r">${amount(one.price)} €</td><td class="r">19 %</td><td class="r">${amount(one.quantity * one.price)} €</td></tr>`)}</table>
<table class="s"><tr><td>Summe (netto)</td><td class="r">${amount(net)} €</td></tr><tr><td>USt 19 %</td><td class="r">${amount(tax)} €</td></tr><tr class="b"><td>Summe (brutto)</td><td class="r">${amount(net + tax)} €</td></tr></table>${index === 1 ? transfer : debit}
<p style="margin-top:5mm">${when(index === 0, told)} Die nächste Abrechnung erstellen wir zum ${date(next)}. Der Vertrag ist mit einer Frist von drei Monaten zum Ende der Laufzeit kündbar.</p></div>
<div class="abs foot">${firm.name} | ${firm.register} | Geschäftsführer ${firm.manager.full} | USt-IdNr. ${firm.vatId} | Steuernr. ${firm.taxNumber}<br>${firm.website}${when(index !== 2, ` | ${firm.bank.name} | IBAN ${firm.bank.iban} | BIC ${firm.bank.bic}`)}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${brand}-${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(drawn),
        sellerName: [firm.name, brand],
        buyerName: client.name,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        ...(index === 2 ? {} : { iban: firm.bank.iban ?? '' }),
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
