// A Swiss towing firm bills a breakdown: a form with the job's data in boxes (plate, place of the accident, kilometres, hour of call, operator),
// rates by the quarter of an hour and a night surcharge, rounding to five Rappen, the customer differs from the one who called.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Roboto','Liberation Sans';padding:12mm 16mm 0 22mm}.hd{display:flex;justify-content:space-between;background:#ffc400;padding:4mm 5mm;font-size:8.4pt}.hd b{font:900 17pt 'Roboto','Liberation Sans'}.to{margin:12mm 0 9mm 98mm;font-size:10pt}h1{font:700 14pt 'Roboto','Liberation Sans';margin:0 0 2mm}.bx{display:grid;grid-template-columns:repeat(4,1fr);border:.6pt solid;border-width:.6pt 0 0 .6pt}.bx div{border:.6pt solid;border-width:0 .6pt .6pt 0;padding:.8mm 1.5mm;min-height:9mm}.bx small{display:block;font-size:6.6pt;color:#444}.g{width:100%;margin-top:5mm}.g th{text-align:left;border-bottom:1.2pt solid #ffc400;padding:1mm}.g td{padding:1mm}.g .t td{font-weight:700;font-size:10.6pt;border-top:1pt solid;border-bottom:1pt solid}.ft{left:22mm;right:16mm;bottom:9mm;font-size:7.4pt;color:#444;border-top:1.2pt solid #ffc400;padding-top:1.5mm}`

const FIRMS = [
  'Pannenhilfe Sihlegg AG',
  'Abschleppdienst Grossenbach GmbH',
  'Carrosserie Moosried, Inh. R. Durrer',
] as const
const EVENTS = [
  'Kollision, Fahrzeug nicht fahrbar',
  'Motorschaden auf Autobahn',
  'Falschparkierer auf Privatgrund',
] as const
const { amount, date, number: decimal } = writingOf('CH')

function workOf(random: Random, index: number) {
  const [quarters, km] = [random.whole(4, 11), random.whole(18, 74)]
  const rows = [
    { text: 'Grundtaxe Einsatz', count: 1, unit: 'pauschal', price: [18_000, 22_000, 15_000][index] ?? 18_000 },
    { text: 'Bergungsfahrzeug mit Bediener', count: quarters / 4, unit: 'Std.', price: 19_600 },
    { text: 'Fahrt Lastwagen ab Stützpunkt', count: km, unit: 'km', price: 350 },
    ...(index < 2
      ? [{ text: 'Ölbinder, Reinigung Fahrbahn', count: random.whole(1, 3), unit: 'Sack', price: 4_800 }]
      : []),
    ...(index === 1 ? [{ text: 'Zuschlag Nacht 20–06 Uhr', count: 1, unit: 'pauschal', price: 9_500 }] : []),
    { text: 'Standplatz bewacht', count: random.whole(2, 9), unit: 'Tage', price: 2_500 },
  ].map((row) => ({ ...row, total: Math.round(row.count * row.price) }))
  const net = sum(rows.map(({ total }) => total))
  const tax = percent(net, 8.1)
  const gross = Math.round((net + tax) / 5) * 5
  return { rows, net, tax, gross }
}

export const layout: Layout = {
  name: 'abschlepp-zug',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [own, client, driver, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
    const [event, due, number] = [
      daysAfter(day, -random.whole(4, 12)),
      daysAfter(day, index === 1 ? 10 : 30),
      random.code([`R-${day.year % 100}####`, '4####', `${day.year % 100}/0###`][index] ?? '####'),
    ]
    const { rows, net, tax, gross } = workOf(random, index)
    const [iban, vatId] = [own.bank.iban ?? '', own.vatId.replace(/ MWST$/, '')]
    const boxes = [
      ['Einsatz-Nr.', random.code('E#####')],
      ['Einsatzdatum / Anruf', `${date(event)} ${random.code('0#:4#')}`],
      ['Kontrollschild', random.code('ZG ### ###')],
      ['Marke / Typ', random.pick(['Lieferwagen 3.5 t', 'Kombi grau', 'Kastenwagen weiss'])],
      ['Einsatzort', `${names.address().street}, ${names.town()}`],
      ['Überführt nach', index === 2 ? 'Stützpunkt' : `Garage ${names.person().last}`],
      ['Aufgebot durch', index === 0 ? 'Polizei' : `${driver.first} ${driver.last}`],
      ['Grund', EVENTS[index] ?? EVENTS[0]],
    ]
    const html = `<div class="hd"><b>${firm.split(',')[0]}</b><span class="r">24 h ${own.phone}<br>${own.address.street}, ${own.address.place}</span></div><div class="to">${client.name}<br>${index === 1 ? 'Fuhrpark<br>' : ''}${client.address.lines.join('<br>')}</div><h1>Rechnung ${number}</h1><p>${own.address.town}, ${date(day)} · zahlbar bis ${date(due)}${index === 1 ? ', rein netto' : ''}</p><div class="bx">${each(boxes, ([label, text]) => `<div><small>${label}</small>${text}</div>`)}</div>
<table class="g"><tr><th>Leistung</th><th class="r">Menge</th><th>Einheit</th><th class="r">Ansatz</th><th class="r">CHF</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${decimal(row.count)}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}<tr><td colspan="4">Total exkl. MWST</td><td class="r">${amount(net)}</td></tr><tr><td colspan="4">MWST 8.1 %</td><td class="r">${amount(tax)}</td></tr>${gross - net - tax ? `<tr><td colspan="4">Rundung</td><td class="r">${amount(gross - net - tax)}</td></tr>` : ''}<tr class="t"><td colspan="4">Rechnungsbetrag CHF</td><td class="r">${amount(gross)}</td></tr></table>
<p style="margin-top:6mm">${index === 2 ? 'Das Fahrzeug wird nach Bezahlung der Rechnung herausgegeben.' : 'Bitte prüfen Sie, ob Ihre Versicherung oder Ihr Verkehrsclub die Kosten übernimmt. Rechnungsempfänger bleibt der Halter.'} Es gelten die Tarife des Verbands vom 1. Januar.</p><p>Zahlung bitte auf IBAN ${inFours(iban)} (${own.bank.name}) zugunsten ${firm}.</p><div class="abs ft">${firm} · ${own.address.street} · ${own.address.place} · MWST-Nr. ${vatId} MWST</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `RG ${number.replace('/', '-')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: index === 2 ? [firm, 'Carrosserie Moosried'] : firm,
        buyerName: client.name,
        sellerVatId: vatId,
        iban,
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'CHF',
      },
    }
  },
}
