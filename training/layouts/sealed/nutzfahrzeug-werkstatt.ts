// A lorry dealer's workshop bill from a dealer management system: one order with several jobs, each with labour in units and parts below it and a
// sum of its own; plate, chassis number, mileage and three days in a strip; environmental fee, exchange part's tax, a discount by group, two sheets.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  parted,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.36 'Liberation Sans Narrow'}.br{left:18mm;right:14mm;top:8mm;height:15mm;background:#1d1d1b;color:#fff;display:flex;justify-content:space-between;align-items:center;padding:0 5mm}.br b{font:700 17pt 'Liberation Sans Narrow';letter-spacing:1.4pt}.br span{font-size:8pt;text-align:right}.own{left:128mm;top:27mm;width:68mm;font-size:8pt}
  .to{left:20mm;top:50mm;font-size:10pt}.to small{display:block;font-size:6.8pt;margin-bottom:2.5mm}.no{left:128mm;top:52mm;width:68mm;border:.7pt solid}.no td{padding:.5mm 2mm}.no td+td{text-align:right;font-weight:700}.no .h td{background:#1d1d1b;color:#fff;font-size:11pt}.fz{left:18mm;right:14mm;top:88mm}.fz table{width:100%}.fz td{border:.5pt solid #555;padding:.3mm 1.5mm 0;width:20%}.fz i{font:6.4pt 'Liberation Sans Narrow';display:block}
  .w{position:absolute;left:18mm;width:178mm}.w th{background:#ddd;text-align:left;padding:.6mm 1mm;font-size:8.6pt}.w th.r{text-align:right!important}.w td{padding:.75mm 1mm;vertical-align:top}.w .j td{font-weight:700;padding-top:2mm}.w .js td{border-top:.4pt solid #555;font-style:italic;padding-bottom:1mm}.fin{margin-left:auto;width:100mm}.fin td{padding:.4mm 1mm}.fin .g td{font:700 11.5pt 'Liberation Sans Narrow';border-top:1pt solid;border-bottom:1pt solid}
  .ft{left:18mm;right:14mm;bottom:6mm;font-size:6.6pt;line-height:1.28;border-top:1pt solid #1d1d1b;padding-top:1mm;display:flex;justify-content:space-between}`
const { amount, date } = writingOf('DE')
/** Jobs: a text, then rows of labour (A, units of six minutes) and parts (T, pieces), each with code and least and highest price in cents. */
const JOBS = `Inspektion nach Herstellerplan, Ölwechsel
A|07-0010|Große Durchsicht 3-Achser durchführen|31
A|18-1042|Motoröl mit Filter ersetzen|9
T|51.05504-0107|Filtereinsatz Öl|1|3890|5280
T|09.21100-5W30|Motoröl low SAPS 5W-30, Liter|38|690|890
T|81.08405-0021|Luftfilterpatrone|1|8920|11800
*Bremsen Vorderachse erneuern
A|46-2210|Bremsbeläge VA beidseitig aus-/einbauen|22
A|46-2290|Bremsscheiben VA beidseitig, Verbundarbeit|14
T|81.50820-6062|Satz Bremsbeläge 19,5 Zoll|1|16800|22900
T|81.50803-0040|Bremsscheibe innenbelüftet|2|14200|18700
T|06.02191-0304|Schraube M16x1,5x60|20|215|340
*Lichtmaschine prüfen und ersetzen
A|26-0104|Generator aus- und einbauen|11
A|26-0001|Fehlerspeicher auslesen, geführte Fehlersuche|5
T|51.26101-9271|Generator 28V 120A, Austauschteil|1|41900|56800
T|51.96820-0293|Keilrippenriemen 9PK|1|4350|6120
*Hauptuntersuchung § 29 und SP
A|99-0290|Fahrzeug zur HU/SP vorführen|8
T|F-HU-0001|HU-Gebühr Prüforganisation|1|12400|14900
*AdBlue-Dosierung undicht, Leitung erneuern
A|15-7731|Leitung Dosiermodul erneuern, entlüften|17
T|81.15408-5077|Heizleitung AdBlue 1.850 mm|1|13900|18600
T|04.27405-0088|Dichtring|4|120|260`
  .split('\n*')
  .map((job) => job.split('\n'))

function rowOf(random: Random, line: string, unit: number, off: number) {
  const [kind, code, text, many, low, high] = line.split('|')
  const [isWork, quantity] = [kind === 'A', Number(many)]
  const price = isWork ? unit : random.whole(Number(low) / 5, Number(high) / 5) * 5
  const rate = isWork || code === 'F-HU-0001' ? 0 : off
  const total = quantity * price - percent(quantity * price, rate)
  const html = `<tr><td>${code}</td><td>${text}</td><td class="r">${quantity}${isWork ? ' AW' : ',00'}</td><td class="r">${amount(price)}</td><td class="r">${rate > 0 ? `${rate},0` : ''}</td><td class="r">${amount(total)}</td></tr>`
  return { html, total, isWork }
}

function jobsOf(random: Random, count: number, off: number) {
  const unit = random.whole(1190, 1480)
  return random.sample(JOBS, count).map(([title, ...lines], at) => {
    const rows = lines.map((line) => rowOf(random, line, unit, off))
    const net = sum(rows.map(({ total }) => total))
    const html = `<tr class="j"><td>Job ${at + 1}</td><td colspan="5">${title}</td></tr>${each(rows, (row) => row.html)}<tr class="js"><td></td><td colspan="4">Summe Job ${at + 1}</td><td class="r">${amount(net)}</td></tr>`
    return { html, net, work: sum(rows.filter((row) => row.isWork).map(({ total }) => total)) }
  })
}

const HOUSES = [
  ['Truckzentrum Wittekamp GmbH & Co. KG', 'WITTEKAMP'],
  ['Nutzfahrzeuge Ostermark GmbH', 'OSTERMARK'],
  ['Truckzentrum Wittekamp GmbH & Co. KG', 'WITTEKAMP'],
] as const
const TERMS = [
  'Zahlbar bis # ohne Abzug. Altteilsteuer ist in den Preisen der Austauschteile enthalten.',
  'Zahlungsbedingung: # netto Kasse.',
  'Fälligkeit: #. Reklamationen bitte innerhalb von 8 Tagen unter Vorlage der Rechnung.',
]
const LEGAL =
  'Es gelten die Kfz-Reparaturbedingungen. An den eingebauten Teilen behalten wir uns das Eigentum bis zur vollständigen Bezahlung vor. Radmuttern bitte nach 50 km nachziehen!'

function sumsOf(jobs: ReturnType<typeof jobsOf>, terms = '') {
  const [goods, work] = [sum(jobs.map((job) => job.net)), sum(jobs.map((job) => job.work))]
  const fee = Math.min(percent(work, 2), 2500)
  const net = goods + fee
  const tax = percent(net, 19)
  const line = (text: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
  const html = `<tr><td colspan="6" style="padding-top:5mm"><table class="fin">${line('Summe Arbeitslohn', work)}${line('Summe Teile und Fremdleistungen', goods - work)}${line('Entsorgung / Umweltpauschale', fee)}${line('Nettobetrag', net)}${line(`MwSt 19,00 % aus ${amount(net)}`, tax)}${line('Endbetrag EUR', net + tax, 'g')}</table></td></tr><tr><td colspan="6" style="padding-top:3mm">${terms} ${LEGAL}</td></tr>`
  return { html, net, tax }
}

function factsOf(random: Random, day: Day, order: string, [clerk, mechanic]: readonly [string, string]) {
  return [
    ['Amtl. Kennzeichen', random.code('@@ @@ ###')],
    ['Fahrgestellnummer', random.code('WNA06XZZ##@######')],
    ['Typ / Modell', random.pick(['18.470 4x2 BL', '26.360 6x2-4', '12.250 4x2'])],
    ['Erstzulassung', date(daysAfter(day, -random.whole(700, 2600)))],
    ['km-Stand', `${random.whole(84, 690)}.${random.code('###')}`],
    ['Auftrag', order],
    ['Annahme', `${date(daysAfter(day, -4))} ${random.code('0#:3#')}`],
    ['Fertigstellung', date(daysAfter(day, -1))],
    ['Kundendienstberater', clerk],
    ['Monteur', `${mechanic} / ${random.code('4##')}`],
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, customer, clerk, mechanic, day] = [
    companyIn(names, 'Fahrzeugbau'),
    companyIn(names, 'Spedition'),
    names.person(),
    names.person(),
    daysAfter(dayIn(random, 2025, 2026), 7),
  ]
  const [seller, logo] = HOUSES[index] ?? HOUSES[0]
  const number = random.code([`3${day.year % 100}#####`, 'WR-1#####', `3${day.year % 100}#####`][index] ?? '')
  const [due, order] = [daysAfter(day, [14, 8, 21][index] ?? 14), random.code('A######')]
  const jobs = jobsOf(random, [5, 2, 4][index] ?? 2, [15, 10, 0][index] ?? 0)
  const { html, net, tax } = sumsOf(jobs, TERMS[index]?.replace('#', date(due)))
  const facts = factsOf(random, day, order, [clerk.last, mechanic.last])
  const head = `<div class="abs br"><b>${logo}</b><span>${['Verkauf · Service · Miete', 'Nutzfahrzeuge', 'Verkauf · Service · Miete'][index]}<br>24-h-Notdienst ${firm.mobile}</span></div><div class="abs own">${seller}<br>${firm.address.street}, ${firm.address.place}<br>Telefon ${firm.phone} · Telefax ${firm.fax}<br>${firm.email}</div>
    <div class="abs to"><small>${seller} · ${firm.address.street} · ${firm.address.place}</small>${customer.name}<br>${['', 'Fuhrparkleitung<br>', ''][index]}${customer.address.lines.join('<br>')}</div>
    <table class="abs no"><tr class="h"><td>${['RECHNUNG', 'Werkstattrechnung', 'RECHNUNG'][index]}</td><td>${number}</td></tr><tr><td>Rechnungsdatum</td><td>${date(day)}</td></tr><tr><td>Kundennummer</td><td>${random.code('2####')}</td></tr><tr><td>Ihre Auftrags-/Bestellnr.</td><td>${[random.code('FP-####'), 'telefonisch', random.code('45########')][index]}</td></tr><tr><td>USt-IdNr. Kunde</td><td>${customer.vatId}</td></tr></table>
    <div class="abs fz"><table>${each([0, 5], (at) => `<tr>${each(facts.slice(at, at + 5), ([label, text]) => `<td><i>${label}</i>${text}</td>`)}</tr>`)}</table></div>`
  const th =
    '<tr><th style="width:25mm">Nummer</th><th>Bezeichnung</th><th class="r" style="width:19mm">Menge</th><th class="r" style="width:20mm">Einzelpreis</th><th class="r" style="width:13mm">Rab. %</th><th class="r" style="width:23mm">Gesamt EUR</th></tr>'
  const foot = `<div class="abs ft"><span>${seller}<br>Sitz ${firm.address.town} · ${firm.register}<br>Geschäftsführer: ${firm.manager.full}</span><span>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')}<br>BIC ${firm.bank.bic}</span><span>USt-IdNr. ${firm.vatId}<br>Steuer-Nr. ${firm.taxNumber}<br>Gerichtsstand ${firm.address.town}</span></div>`
  const parts = parted(jobs, 3, 4)
  const pages = parts.map((part, at) => {
    const isLast = at === parts.length - 1
    const top =
      at === 0
        ? head
        : `<div class="abs own" style="left:18mm;top:14mm;width:178mm;font-size:9pt"><b>${seller}</b> &nbsp; Rechnung ${number} vom ${date(day)} &nbsp; Auftrag ${order} &nbsp; Blatt ${at + 1}</div>`
    return `${top}<table class="w" style="top:${at === 0 ? 108 : 24}mm">${th}${each(part, (job) => job.html)}${isLast ? html : '<tr><td></td><td colspan="5" style="padding-top:3mm">Fortsetzung auf Blatt 2</td></tr>'}</table>${foot}`
  })
  const fields = {
    invoiceNumber: number,
    issueDate: iso(day),
    dueDate: iso(due),
    sellerName: seller,
    buyerName: customer.name,
  }
  return {
    html: sheets(CSS, pages),
    pages: parts.length,
    fileName: `RE${number.replace(/\D/g, '')}_${day.year}.pdf`,
    fields: { ...fields, sellerVatId: firm.vatId, iban: firm.bank.iban ?? '', ...totals(net, tax), currency: 'EUR' },
  }
}

export const layout: Layout = {
  name: 'nutzfahrzeug-werkstatt',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
