// A supplier's monthly electricity bill for a plant with load metering: prices in cents per kWh and euros per kW and year, sums of
// sections that come before the net amount, numbers of market location, meter and grid operator, two points of delivery on
// one of them, a part payment that is deducted on another, and the sum that matters only in a sentence on the first page.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  lastDay,
  namesIn,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `body { font: 11pt/1.5 Carlito; color: #1b1b1b } .sheet { padding: 0 18mm 0 22mm } .bar { margin: 0 -18mm 0 -22mm; background: #ffd400; height: 21mm; padding: 6mm 18mm 0 22mm; font: 700 18pt Carlito; display: flex; justify-content: space-between } .bar small { font: 8pt/1.3 Carlito; text-align: right } .to { margin-top: 16mm; height: 34mm; line-height: 1.3 } .nos { display: flex; gap: 8mm; border-top: 1.4pt solid #ffd400; border-bottom: 1.4pt solid #ffd400; padding: 1.6mm 0; font-size: 9pt; margin-bottom: 8mm } .nos span { color: #666; display: block; font-size: 7.6pt }
  h1 { font: 700 15pt Carlito; margin: 0 0 4mm } h2 { font: 700 11.5pt Carlito; margin: 8mm 0 1.5mm; border-bottom: .6pt solid #1b1b1b } .calc { width: 100%; font-size: 9.6pt } .calc td { padding: 1.15mm 1mm; width: 21mm } .calc td:first-child { width: auto } .sub td { font-weight: 700; border-top: .4pt solid #999 } .box { background: #fff6c9; padding: 4mm 5mm; margin: 8mm 0; font-size: 11.5pt }
  .sums { margin: 5mm 0 0 auto; width: 92mm } .sums td { padding: 1.2mm 1mm } .sums .b td { font-weight: 700; border-top: .8pt solid #1b1b1b } .foot { left: 22mm; right: 18mm; bottom: 8mm; font-size: 7pt; color: #555; line-height: 1.4 }`
const { amount, date, month, number: plain } = writingOf('DE')
const figure = (whole: number) => amount(whole * 100).slice(0, -3)

interface Part {
  readonly title: string
  readonly rows: readonly (readonly [text: string, quantity: string, price: string, cents: number])[]
}

/** In thousandths of a cent. */
const PRICES = [
  'Energielieferung:Arbeitspreis Festpreisband;7900;9900|Herkunftsnachweise Wind EU;120;260',
  'Netznutzung und Messung:Netznutzung Arbeit Mittelspannung;690;1490|Abrechnung Blindarbeit, anteilig;9;31',
  'Abgaben, Umlagen, Steuern:Konzessionsabgabe Sondervertrag;110|KWKG-Umlage;277|Offshore-Netzumlage;816|Aufschlag für besondere Netznutzung;643|Stromsteuer (Regelsatz § 3 StromStG);2050',
]

function pointOf(random: Random, day: Day) {
  const [kwh, kw] = [random.whole(38000, 310000), random.whole(140, 890)]
  const yearly = random.whole(8900, 14800)
  const other = [
    ['Dienstleistungsentgelt Beschaffung', '1 Monat', '95,00 €/Mon.', 9500],
    ['Netznutzung Leistung, Monatshöchstwert', `${kw} kW`, `${amount(yearly)} €/kW a`, Math.round((kw * yearly) / 12)],
  ] as const
  const parts = PRICES.map((line, at): Part => {
    const [title = '', prices = ''] = line.split(':')
    const rows = prices.split('|').map((one) => {
      const [text = '', low = '', high = low] = one.split(';')
      const price = random.whole(Number(low), Number(high))
      return [text, `${figure(kwh)} kWh`, `${plain(price / 1000)} ct/kWh`, Math.round((kwh * price) / 1000)] as const
    })
    return { title, rows: [...rows, ...other.slice(at, at + 1)] }
  })
  return {
    ...{ kwh, kw, parts, net: sum(parts.flatMap((one) => one.rows.map((row) => row[3]))) },
    ...{ malo: random.code('5##########'), meter: random.code('1EMH00########') },
    peak: `${date({ ...day, day: random.whole(3, 26) })} ${random.pick(['09:15', '11:45', '13:30'])} Uhr`,
  }
}
type Point = ReturnType<typeof pointOf>

const partHtml = ({ title, rows }: Part) =>
  `<h2>${title}</h2><table class="calc">${each(rows, ([text, quantity, price, cents]) => `<tr><td>${text}</td><td class="r" style="width:32mm">${quantity}</td><td class="r" style="width:32mm">${price}</td><td class="r">${amount(cents)}</td></tr>`)}<tr class="sub"><td colspan="3">Summe ${title}</td><td class="r">${amount(sum(rows.map((row) => row[3])))}</td></tr></table>`
const pointHtml = (one: Point, place: string, brand: string) =>
  `<div class="bar" style="height:14mm;padding-top:3mm">${brand}<small>Berechnung der Lieferstelle</small></div><p style="margin-top:6mm"><b>${place}</b><br>Marktlokation ${one.malo} · Zähler ${one.meter} · Wandlerfaktor 2000 · Spannungsebene MS<br>Verbrauch ${figure(one.kwh)} kWh · höchste Leistung ${one.kw} kW am ${one.peak}</p>${each(one.parts, partHtml)}<table class="sums"><tr class="b"><td>Lieferstelle netto</td><td class="r">${amount(one.net)} €</td></tr></table>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, clerk] = [names.company(), names.company(), names.person()]
  const [brand, firm] = ['hellwatt', `Hellwatt Industrie-Energie ${names.town()} GmbH`]
  const start = { ...dayIn(random, 2024, 2025), day: 1 }
  const day = daysAfter(lastDay(start), random.whole(9, 13))
  const due = daysAfter(day, index === 1 ? 10 : 14)
  const number = random
    .code(['VR-20##-7#####', '1800 ### ###', '3#####-0#'][index] ?? '')
    .replace(/-20\d\d/, `-${start.year}`)
  const places = Array.from({ length: index === 2 ? 2 : 1 }, (_, at) => (at ? names.address() : buyer.address))
  const points = places.map(() => pointOf(random, start))
  const net = sum(points.map((one) => one.net))
  const tax = percent(net, 19)
  const paid = index === 1 ? Math.round((net * 0.6) / 100000) * 100000 : 0
  const paidGross = paid + percent(paid, 19)
  const open = net + tax - paidGross
  const nos = (label: string, value: string) => `<div><span>${label}</span>${value}</div>`
  const less = paid
    ? `<tr><td>abzgl. Abschlag vom ${date({ ...start, day: 15 })}, netto ${amount(paid)} €, USt ${amount(percent(paid, 19))} €</td><td class="r">-${amount(paidGross)} €</td></tr><tr class="b"><td>Restbetrag</td><td class="r">${amount(open)} €</td></tr>`
    : ''
  const pay = [
    `Den Betrag von ${amount(open)} Euro buchen wir am ${date(due)} von dem uns genannten Konto ab.`,
    `Bitte überweisen Sie den Restbetrag von ${amount(open)} Euro so, dass er spätestens am ${date(due)} bei uns eingeht: ${own.bank.name}, ${inFours(own.bank.iban ?? '')}.`,
    `Bitte überweisen Sie ${amount(open)} Euro bis ${date(due)} unter Angabe der Vertragskontonummer an die ${own.bank.name}, IBAN ${inFours(own.bank.iban ?? '')}.`,
  ][index]
  const letter = `<div class="bar">${brand}<small>Geschäftskunden RLM<br>${clerk.full}<br>${own.phone}</small></div><div class="to">${buyer.name}<br>${index === 1 ? 'Energieeinkauf<br>' : ''}${buyer.address.lines.join('<br>')}</div>
    <div class="nos">${nos('Vertragskonto', random.code('20## ### ###'))}${nos('Geschäftspartner', random.code('100######'))}${nos('Rechnung', number)}${nos('Datum', date(day))}${nos('Liefervertrag', random.code('LV/1#/###'))}</div>
    <h1>Ihr Strom im ${month(start)}</h1><p>Sehr geehrte Damen und Herren,</p><p>vom ${date(start)} bis ${date(lastDay(start))} haben wir an ${points.length === 1 ? 'Ihre Lieferstelle' : `${points.length} Lieferstellen`} insgesamt ${figure(sum(points.map((one) => one.kwh)))} kWh geliefert. Im Vormonat waren es ${figure(Math.round(net / 21))} kWh. Die Berechnung finden Sie auf den folgenden Seiten.</p>
    <table class="sums" style="width:132mm">${each(points, (one) => `<tr><td>Lieferstelle ${one.malo}</td><td class="r">${amount(one.net)} €</td></tr>`)}<tr class="b"><td>Entgelte ohne Umsatzsteuer</td><td class="r">${amount(net)} €</td></tr><tr><td>zuzüglich 19 % Umsatzsteuer</td><td class="r">${amount(tax)} €</td></tr><tr class="b"><td>Entgelte mit Umsatzsteuer</td><td class="r">${amount(net + tax)} €</td></tr>${less}</table>
    <div class="box">${pay}</div><p>Netzbetreiber Ihrer Lieferstelle ist die ${names.town()} Netz GmbH (BDEW-Code ${random.code('99########### ').trim()}). Stromkennzeichnung und Hinweise zur Streitbeilegung: siehe hellwatt.example/strommix.</p>`
  const foot = `<div class="abs foot">${firm} · ${own.address.street} · ${own.address.place} · Geschäftsführung: ${own.manager.full}, ${names.person().full} · ${own.register} · USt-ID ${own.vatId} · St.-Nr. ${own.taxNumber}<br>${own.bank.name} · IBAN ${own.bank.iban} · BIC ${own.bank.bic} · Gläubiger-ID ${random.code('DE##ZZZ0000#######')}</div>`
  const pages = [letter, ...points.map((one, at) => pointHtml(one, places[at]?.lines.join(', ') ?? '', brand))].map(
    (page) => page + foot,
  )
  return {
    html: sheets(CSS, pages),
    pages: pages.length,
    fileName: `${brand}_${number.replace(/\W/g, '')}.pdf`,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban: own.bank.iban ?? '', currency: 'EUR' },
      ...{ sellerName: [firm, brand], buyerName: buyer.name, sellerVatId: own.vatId, ...totals(net, tax) },
      ...(paid ? { grossTotal: [fixed(net + tax), fixed(open)] } : {}),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'strom-lastgang', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
