// A heating firm's offer from a trade programme, two pages: titles with sums of their own, alternatives whose prices do not
// count, sums carried over the page, a subsidy taken off at the end, and a line to sign.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inOrderOf,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const DEVICES: readonly Ware[] = [
  [
    'Luft-Wasser-Wärmepumpe AERO 9, Monoblock, Außengerät 9 kW, Schallleistung 53 dB(A)',
    'Stk',
    1_080_000,
    1_290_000,
    1,
  ],
  ['Pufferspeicher 300 l mit Dämmung', 'Stk', 112_000, 148_000, 1],
  ['Trinkwasserspeicher 250 l emailliert', 'Stk', 165_000, 189_000, 1],
  ['Regelung mit Außenfühler und Internetmodul', 'Stk', 68_000, 89_000, 1],
]
const WORKS: readonly Ware[] = [
  ['Fundament und Kondensatablauf herstellen', 'psch', 98_000, 145_000, 1],
  ['Demontage und Entsorgung Ölkessel', 'psch', 120_000, 180_000, 1],
  ['Rohrleitungen Kupfer 28 mm mit Dämmung', 'm', 4_800, 6_500, 24],
  ['Hydraulischer Abgleich Verfahren B', 'psch', 78_000, 95_000, 1],
  ['Elektroanschluss durch Fachbetrieb', 'psch', 145_000, 190_000, 1],
]
const CSS = `.sheet{font:8.8pt/1.36 'Open Sans',sans-serif;padding:14mm 15mm 14mm 20mm}.top{display:flex;justify-content:space-between}.mark{color:#c8102e;font:800 18pt 'Open Sans',sans-serif}.info{background:#eef1f4;padding:2.5mm 3mm;width:66mm}.info div{display:flex;justify-content:space-between}h1{font-size:14pt;margin:8mm 0 3mm;color:#c8102e}table{width:100%}th{background:#c8102e;color:#fff;text-align:left;padding:1mm 1.5mm;font-weight:600}td{padding:1mm 1.5mm;vertical-align:top}.ti td{font-weight:700;background:#eef1f4}.alt td{font-style:italic;color:#444}.sum td{font-weight:700;border-top:.6pt solid #000}.foot{position:absolute;left:20mm;right:15mm;bottom:8mm;border-top:.5pt solid #c8102e;font-size:6.8pt;display:flex;justify-content:space-between;padding-top:1mm}`
const { amount, date } = writingOf('DE')
const HEAD =
  '<tr><th>Pos.</th><th>Bezeichnung</th><th>Menge</th><th>ME</th><th class="r">EP in €</th><th class="r">GP in €</th></tr>'

const row = (title: number) => (one: Position) =>
  `<tr><td>${title}.${one.number}</td><td>${one.name}</td><td>${one.quantity},00</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`
const title = (number: number, name: string) => `<tr class="ti"><td>${number}</td><td colspan="5">${name}</td></tr>`
const total = (label: string, cents: number) =>
  `<tr class="sum"><td></td><td colspan="4">${label}</td><td class="r">${amount(cents)}</td></tr>`

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [firm, customer, home] = [companyIn(names, 'Haustechnik'), names.person(), names.address()]
  const [day, number] = [dayIn(random, 2025, 2026), random.code('AG-2#####')]
  const [devices, works] = [
    inOrderOf(DEVICES, positionsOf(random, DEVICES, 4)),
    inOrderOf(WORKS, positionsOf(random, WORKS, 5)),
  ]
  const [first, second] = [devices, works].map((some) => sum(some.map((one) => one.total))) as [number, number]
  const net = first + second
  const tax = percent(net, 19)
  const subsidy = percent(net + tax, 35)
  const foot = (page: number) =>
    `<div class="foot"><span>${firm.name}<br>${firm.address.street} · ${firm.address.place}</span><span>${firm.bank.name}<br>IBAN ${firm.bank.iban}</span><span>USt-IdNr. ${firm.vatId}<br>${firm.register}</span><span>Angebot ${number}<br>Seite ${page} von 2</span></div>`
  const one = `<div class="top"><div style="padding-top:24mm"><u style="font-size:6.6pt">${firm.name}, ${firm.address.street}, ${firm.address.place}</u><br>${customer.full}<br>${home.street}<br>${home.place}</div><div><div class="mark">${firm.short}</div><p>Heizung · Bad · Klima</p><div class="info"><div><span>Angebots-Nr.</span><b>${number}</b></div><div><span>Datum</span><span>${date(day)}</span></div><div><span>Kunden-Nr.</span><span>${random.code('1####')}</span></div><div><span>Bearbeitung</span><span>${names.person().last}</span></div><div><span>Gültig</span><span>6 Wochen</span></div></div></div></div>
<h1>Angebot: Erneuerung der Heizung</h1><p>Vielen Dank für Ihre Anfrage. Für das Bauvorhaben ${home.street} bieten wir Ihnen freibleibend an:</p><table>${HEAD}${title(1, 'Wärmeerzeuger und Speicher')}${each(devices, row(1))}<tr class="alt"><td>1.5</td><td>ALTERNATIV zu 1.1: AERO 12, 12 kW, Schallleistung 55 dB(A)</td><td>1,00</td><td>Stk</td><td class="r">${amount(1_439_000)}</td><td class="r">nur EP</td></tr>${total('Summe Titel 1', first)}${total('Übertrag', first)}</table>${foot(1)}`
  const two = `<table>${HEAD}${total('Übertrag von Seite 1', first)}${title(2, 'Montage und Nebenarbeiten')}${each(works, row(2))}<tr class="alt"><td>2.6</td><td>BEDARFSPOSITION: Stundenlohn Monteur</td><td>1,00</td><td>h</td><td class="r">${amount(6_850)}</td><td class="r">nur EP</td></tr>${total('Summe Titel 2', second)}</table><table style="width:96mm;margin:8mm 0 6mm auto">${total('Nettosumme', net)}${total('zzgl. 19,00 % MwSt.', tax)}${total('Angebotssumme', net + tax)}</table><p>Voraussichtlicher Zuschuss nach BEG (35 %, Antrag durch den Bauherrn): ${amount(subsidy)} €. Der Zuschuss ist nicht Bestandteil dieses Angebots.</p><p>Zahlung: 40 % bei Lieferung, 50 % nach Inbetriebnahme, 10 % nach Abnahme. Es gelten unsere allgemeinen Geschäftsbedingungen.</p>
<div style="margin-top:22mm;display:flex;gap:14mm"><div style="flex:1;border-top:.6pt solid #000">Ort, Datum</div><div style="flex:1;border-top:.6pt solid #000">Auftrag erteilt: ${customer.full}</div></div>${foot(2)}`
  return {
    html: sheets(CSS, [one, two]),
    pages: 2,
    fileName: `${number}.pdf`,
    facts: [[number], [amount(net + tax)]],
  }
}

export const layout: Layout = {
  name: 'angebot-waermepumpe',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 1,
  scans: [],
  make,
}
