// A garage's management system: a strip of vehicle data full of numbers and days (first registration, next inspection, delivery),
// work in units of time and parts in separate tables with their own sums, the order's number as prominent as the invoice's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 8.8pt/1.3 'Liberation Sans Narrow'; padding: 10mm 15mm } .head { display: flex; justify-content: space-between; border-bottom: 3pt solid #c8102e; padding-bottom: 3mm } .head b { font: 700 19pt 'Liberation Sans Narrow' }
  .to { margin-top: 16mm; font-size: 10pt; height: 32mm } .from { font-size: 6.6pt; color: #555 } .box { right: 15mm; top: 42mm; width: 74mm; background: #eee; padding: 2mm 3mm } .box b { font-size: 13pt } .car { width: 100%; margin: 4mm 0 } .car td { border: .6pt solid #777; padding: .6mm 1.2mm; width: 16.6% }
  .car small { display: block; font-size: 6.4pt; color: #555 } .part { width: 100%; margin-bottom: 2mm } .part th { text-align: left; border-bottom: .6pt solid #000; padding: .6mm } .part td { padding: .5mm .6mm } .part .sub td { border-top: .6pt solid #000; font-weight: 700 }
  .end { display: flex; justify-content: flex-end } .end table td { border: .6pt solid #777; padding: 1mm 2.4mm; text-align: right } .foot { left: 15mm; right: 15mm; bottom: 7mm; font-size: 6.8pt; text-align: center; border-top: .6pt solid #999; padding-top: 1mm }`

const LABOUR: readonly Ware[] = [
  ['Inspektion mit Ölwechsel durchgeführt', 'AW', 1085, 1085, 14],
  ['Bremsscheiben und -beläge vorn ersetzt', 'AW', 1085, 1085, 13],
  ['Fehlerspeicher ausgelesen, Probefahrt', 'AW', 1085, 1085, 6],
  ['Hauptuntersuchung vorbereitet und vorgeführt', 'AW', 1085, 1085, 5],
  ['Klimaanlage gewartet', 'AW', 1085, 1085, 9],
]
const PARTS: readonly Ware[] = [
  ['Motoröl 5W-30 Longlife', 'Ltr', 1290, 2350, 5],
  ['Ölfilter mit Dichtring', 'Stk', 1290, 2190, 1],
  ['Satz Bremsscheiben VA', 'Satz', 11900, 16800, 1],
  ['Satz Bremsbeläge VA', 'Satz', 5900, 8400, 1],
  ['Innenraumfilter Aktivkohle', 'Stk', 2490, 3900, 1],
  ['Scheibenwischer vorn', 'Satz', 2990, 4600, 1],
  ['Kältemittel R134a je 100 g', 'Stk', 890, 1490, 5],
]
const GARAGES = [
  ['Autohaus Tillenburg GmbH & Co. KG', 'Tillenburg', 'Servicepartner für alle Marken'],
  ['Kfz-Meisterbetrieb Dragan Petrusic', 'Kfz Petrusic', 'Reparatur · Reifen · Unfallinstandsetzung'],
] as const

const { amount, date } = writingOf('DE')

function table(random: Random, title: string, wares: readonly Ware[], count: number) {
  const rows = positionsOf(random, wares, count)
  const net = sum(rows.map(({ total }) => total))
  const html = `<table class="part"><tr><th style="width:26mm">${title}</th><th>Bezeichnung</th><th class="r">Anzahl</th><th>ME</th><th class="r">Preis/ME</th><th class="r">Betrag EUR</th></tr>
    ${each(rows, ({ name, unit, quantity, price, total }) => `<tr><td>${random.code(unit === 'AW' ? '## ## ## ##' : '@## ### ### @')}</td><td>${name}</td><td class="r">${quantity}</td><td>${unit}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`)}
    <tr class="sub"><td colspan="5">Summe ${title}</td><td class="r">${amount(net)}</td></tr></table>`
  return { html, net }
}

export const carRepair: Layout = {
  name: 'car-repair',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, taxNumber, phone, register } = names.company()
    const [client, company, home, day] = [names.person(), names.company(), names.address(), dayIn(random, 2024, 2026)]
    const [firm, logo, claim] = GARAGES[index === 0 ? 0 : 1]
    const [number, order, buyer] = [
      random.code(index === 0 ? '3#####' : 'W2#-####'),
      random.code('8#####'),
      index === 0 ? company.name : client.full,
    ]
    const [work, parts] = [
      table(random, 'Arbeit', LABOUR, index === 0 ? 3 : 2),
      table(random, 'Teile', PARTS, index === 0 ? 5 : 2),
    ]
    const net = work.net + parts.net
    const tax = percent(net, 19)
    const car = [
      ['Amtl. Kennzeichen', `WI-${random.code('@@ ###')}`],
      ['Fahrzeug', random.pick(['Kombi 2.0 TDI', 'Limousine 1.4', 'Transporter L2H1'])],
      ['Fahrgestell-Nr.', random.code('W@@ZZZ##Z@@######')],
      ['Erstzulassung', date(daysAfter(day, -2200))],
      ['km-Stand', random.code('1##.###')],
      ['nächste HU', `0${(day.month % 9) + 1}/${day.year + 2}`],
    ]
    const pay =
      index === 0 ? `Zahlbar bis ${date(daysAfter(day, 10))} ohne Abzug.` : 'Betrag mit EC-Karte dankend erhalten.'
    const html = `<div class="head"><span><b>${logo}</b><br>${claim}</span><span class="r">${address.street}<br>${address.place}<br>Tel. ${phone}</span></div>
      <div class="to"><div class="from">${firm}, ${address.street}, ${address.place}</div>${index === 0 ? `${buyer}<br>Fuhrpark<br>${company.address.lines.join('<br>')}` : `${client.salutation}<br>${buyer}<br>${home.lines.join('<br>')}`}</div>
      <div class="abs box"><b>RECHNUNG</b> &nbsp; Blatt 1<br>Rechnungs-Nr. ${number} &nbsp;&nbsp; vom ${date(day)}<br>Auftrags-Nr. ${order} &nbsp;&nbsp; vom ${date(daysAfter(day, -4))}<br>Kunden-Nr. ${random.code('1####')} &nbsp;&nbsp; Annahme: ${names.person().last}<br>Lieferdatum ${date(daysAfter(day, -1))}</div>
      <table class="car"><tr>${each(car, ([label, value]) => `<td><small>${label}</small>${value}</td>`)}</tr></table>${work.html}${parts.html}
      <div class="end"><table><tr><td>Lohn</td><td>Material</td><td>Nettobetrag</td><td>MwSt. %</td><td>MwSt.-Betrag</td><td><b>Endbetrag EUR</b></td></tr><tr><td>${amount(work.net)}</td><td>${amount(parts.net)}</td><td>${amount(net)}</td><td>19,00</td><td>${amount(tax)}</td><td><b>${amount(net + tax)}</b></td></tr></table></div>
      <p style="margin-top:4mm">${pay} Altteile wurden entsorgt. Bitte nach 50 km die Radmuttern nachziehen lassen!</p>
      <div class="abs foot">${firm} · ${index === 0 ? register : 'Inhaber Dragan Petrusic'} · USt-IdNr. ${vatId} · Steuer-Nr. ${taxNumber}<br>${bank.name} · IBAN ${inFours(bank.iban ?? '')} · BIC ${bank.bic}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `RG_${number}_${order}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 0 ? { dueDate: iso(daysAfter(day, 10)) } : {}),
        sellerName: [firm, ...(index === 1 ? ['Dragan Petrusic'] : [])],
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
