// A lessor's monthly bill for a fleet: a letter that sums up by kind of cost, insurance without VAT in between, an annex with a row
// for each car (plate, contract, driver, cost centre) and a row of sums, credits for kilometres not driven, a branch of a foreign
// bank as the seller beside its brand, a firm that manages the fleet, and the customer's masked account next to the day of collection.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, lastDay, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body { font: 10.2pt/1.5 Lato; color: #26323a } .sheet { padding: 15mm 20mm 0 24mm } .logo { font: 900 19pt Lato; letter-spacing: -.4mm; color: #006d77 } .logo i { font-style: normal; font-weight: 300; color: #e29578 } .back { font-size: 6.8pt; margin-top: 13mm; border-bottom: .4pt solid #006d77; display: inline-block }
  .info { right: 20mm; top: 15mm; width: 66mm; font-size: 8.6pt } .info td { padding: .35mm 0; vertical-align: top } .info td:first-child { width: 31mm; color: #006d77; font-weight: 700 } .to { height: 38mm; line-height: 1.3; margin-top: 2mm } h1 { font: 700 13pt Lato; margin: 9mm 0 3mm }
  .kinds { width: 100%; margin: 4mm 0 } .kinds td, .kinds th { padding: 1.5mm 1.5mm; border-bottom: .4pt solid #b8cdd0; font-weight: 400 } .kinds th { font-size: 7.6pt; text-align: left; color: #006d77 } .sheet th.r { text-align: right } .all td { font-weight: 700; border-bottom: 1pt solid #006d77 !important } .cars { width: 100%; font-size: 7.3pt; line-height: 1.3 } .cars th { background: #006d77; color: #fff; font-weight: 400; text-align: left; padding: 1mm .8mm; vertical-align: bottom } .cars td { padding: 1.15mm .8mm; border-bottom: .3pt solid #b8cdd0; vertical-align: top; white-space: nowrap }
  .foot { left: 24mm; right: 20mm; bottom: 8mm; font-size: 6.7pt; line-height: 1.5; columns: 3; column-gap: 6mm; border-top: .8pt solid #e29578; padding-top: 1.5mm }`
const { amount, date, month } = writingOf('DE')
const CARS =
  'Combivan 2.0 TDI L2|Kastenwagen 316 CDI|Limousine 1.5 eTSI|Kombi 2.0 Hybrid|Kleinwagen E 42 kWh|Pritsche DoKa 3,5 t|SUV 1.6 PHEV'.split(
    '|',
  )

function carsOf(random: Random, count: number, driver: () => string) {
  return Array.from({ length: count }, () => {
    const [rate, service, cover] = [random.whole(19900, 54900), random.whole(2900, 8900), random.whole(4100, 9800)]
    return {
      ...{ rate, service, cover, net: rate + service, tax: percent(rate + service, 19) },
      ...{ plate: random.code('KU-@@ ####'), contract: random.code('48#####-0'), car: random.pick(CARS) },
      ...{ driver: driver(), centre: random.code('4#00'), end: random.code('30.09.202#').replace(/202[0-6]$/, '2027') },
    }
  })
}
type Car = ReturnType<typeof carsOf>[number]

const carRow = (one: Car) =>
  `<tr><td>${one.plate}<br>${one.car}</td><td>${one.contract}<br>bis ${one.end}</td><td>${one.driver}<br>KSt ${one.centre}</td><td class="r">${amount(one.rate)}</td><td class="r">${amount(one.service)}</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.cover)}</td><td class="r">${amount(one.net + one.tax + one.cover)}</td></tr>`
const kindRow = ([text, rate, net]: readonly [string, number, number]) =>
  `<tr><td>${text}</td><td class="r">${rate ? `${rate} %` : 'frei'}</td><td class="r">${amount(net)}</td></tr>`
const annex = (cars: readonly Car[], number: string, period: string) => {
  const of = (pick: (one: Car) => number) => `<td class="r">${amount(sum(cars.map(pick)))}</td>`
  return `<h1 style="margin-top:0">Anlage 1 – Einzelnachweis Fahrzeuge</h1><p>zur Leasingrechnung ${number} &nbsp;|&nbsp; ${period} &nbsp;|&nbsp; alle Beträge in EUR</p>
    <table class="cars"><tr><th>Kennzeichen<br>Fahrzeug</th><th>Einzelvertrag<br>Laufzeit</th><th>Nutzer<br>Kostenstelle</th><th class="r">Finanz-<br>rate</th><th class="r">Full-<br>Service</th><th class="r">Zw.-Summe<br>netto</th><th class="r">USt<br>19 %</th><th class="r">Versich.<br>steuerfrei</th><th class="r">Gesamt<br>brutto</th></tr>${each(cars, carRow)}<tr class="all"><td colspan="3">Summe ${cars.length} Fahrzeuge</td>${of((one) => one.rate)}${of((one) => one.service)}${of((one) => one.net)}${of((one) => one.tax)}${of((one) => one.cover)}${of((one) => one.net + one.tax + one.cover)}</tr></table>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, agent, contact] = [names.company(), names.company(), names.company(), names.person()]
  const legal = ['Leasanto Fuhrpark-Leasing', 'Zweigniederlassung Deutschland der Crédit Auvrine S.A.']
  const first = { ...dayIn(random, 2024, 2026), day: 1 }
  const [day, due] = [daysAfter(first, -random.whole(6, 9)), daysAfter(first, 4)]
  const number = random.code(['LR 48#######', `${day.year % 100}-F-00#####`, '48/#####/##'][index] ?? '')
  const cars = carsOf(random, [14, 18, 7][index] ?? 7, () => names.person().last)
  const back = index === 1 ? random.whole(18000, 94000) : 0
  const taxed = sum(cars.map((one) => one.net)) - back
  const free = sum(cars.map((one) => one.cover))
  const tax = sum(cars.map((one) => one.tax)) - percent(back, 19)
  const period = `${month(first)} (${date(first, 'short')} – ${date(lastDay(first), 'short')})`
  const kinds: (readonly [string, number, number])[] = [
    [`Finanzleasingraten, ${cars.length} Einzelverträge`, 19, sum(cars.map((one) => one.rate))],
    ['Full-Service (Wartung, Verschleiß, Reifen)', 19, sum(cars.map((one) => one.service))],
    ...(back
      ? ([
          [
            `Gutschrift Minderkilometer, Rückgabe ${random.code('KU-@@ ###')}, Vertrag ${random.code('47#####-0')}`,
            19,
            -back,
          ],
        ] as const)
      : []),
    ['Kasko/Haftpflicht aus Rahmenpolice, inkl. Vers.-Steuer', 0, free],
  ]
  const to = `${buyer.name}<br>${index === 0 ? `c/o ${agent.name}<br>Fuhrparkverwaltung` : 'Fuhrparkmanagement'}<br>${(index === 0 ? agent : buyer).address.lines.join('<br>')}`
  const info = (rows: readonly (readonly [string, string])[]) =>
    `<table class="abs info">${each(rows, ([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`)}</table>`
  const letter = `<div class="logo">leasanto<i>fleet</i></div><div class="back">${legal[0]} · Postfach ${random.code('10 ## ##')} · ${own.address.place}</div><div class="to">${to}</div>
    ${info([
      ['Leasingnehmer-Nr.', random.code('7####')],
      ['Rahmenvertrag', random.code('RV-19-###')],
      ['Rechnungs-Nr.', number],
      ['Ausgestellt', date(day)],
      ['Berechnet für', period],
      ['Betreut von', contact.full],
      ['Durchwahl', own.phone],
      ['Ihre Bestell-Nr.', random.code('45000#####')],
      ['Ihre USt-IdNr.', buyer.vatId],
    ])}
    <h1>Leasingrechnung ${month(first)}</h1><p>Guten Tag,<br>für die von Ihnen genutzten Fahrzeuge berechnen wir vereinbarungsgemäß im Voraus:</p>
    <table class="kinds"><tr><th>Leistungsart</th><th class="r">USt-Satz</th><th class="r">Betrag EUR</th></tr>${each(kinds, kindRow)}<tr><td>Nettobetrag</td><td></td><td class="r">${amount(taxed + free)}</td></tr><tr><td>Umsatzsteuer auf ${amount(taxed)}</td><td class="r">19 %</td><td class="r">${amount(tax)}</td></tr><tr class="all"><td>Gesamtforderung</td><td></td><td class="r">${amount(taxed + free + tax)}</td></tr></table>
    <p>${index === 2 ? `Den Gesamtbetrag erwarten wir bis zum <b>${date(due)}</b> auf dem Konto ${inFours(own.bank.iban ?? '')}, Verwendungszweck ${number}.` : `Wir ziehen den Gesamtbetrag am <b>${date(due)}</b> von Ihrem Konto DE${random.code('##')} **** **** **** **${random.code('## ##')} ein (Mandat ${random.code('LSF-0#####')}, Gläubiger-ID ${random.code('DE##ZZZ0000#######')}).`}</p><p>Die Versicherungsentgelte sind nach § 4 Nr. 10 UStG von der Umsatzsteuer befreit. Kfz-Steuer wird vom Hauptzollamt unmittelbar beim Halter erhoben.</p><p>Freundliche Grüße<br>${legal[0]}</p>`
  const foot = `<div class="abs foot">${legal.join('<br>')}<br>${own.address.street}<br>${own.address.place}<br>Niederlassungsleitung: ${own.manager.full}<br>${own.register}<br>Sitz der Hauptniederlassung: Lille, RCS ${random.code('### ### ###')}<br>USt-IdNr. ${own.vatId}<br>${own.bank.name}<br>IBAN ${own.bank.iban}<br>BIC ${own.bank.bic}</div>`
  return {
    html: sheets(CSS, [letter + foot, annex(cars, number, period) + foot]),
    pages: 2,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban: own.bank.iban ?? '', currency: 'EUR' },
      ...{ sellerName: [legal.join(' '), legal[0] ?? ''], buyerName: buyer.name, sellerVatId: own.vatId },
      ...{ netTotal: fixed(taxed + free), taxTotal: fixed(tax), grossTotal: fixed(taxed + free + tax) },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'flotten-raten', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0], make },
}
