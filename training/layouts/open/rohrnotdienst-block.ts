// A drain cleaner's pad in A5, filled in on the spot and paid at once: report, bill and receipt in one form, a red number without any word
// before it, boxes to tick, times, van, zone and terminal numbers all about, the person who called is not always the one who pays, and the
// day stands only as the day of the job or beside the place of signature.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet{font:7.4pt/1.25 Roboto;padding:7mm 8mm}.p{background:#fff}.h{display:flex;justify-content:space-between;border-bottom:1.4pt solid #0a4f9c;padding-bottom:2mm}.h b{font:900 15pt/1 Roboto;color:#0a4f9c}.h .no{font:700 15pt/1 'Nimbus Mono PS';color:#c4161c;letter-spacing:1pt;text-align:right}.w{color:#1b2f8a;font:700 9.6pt/1.1 'Nimbus Mono PS'}table{width:100%}.q td{border:.5pt solid #0a4f9c;padding:.5mm 1.2mm;vertical-align:top;height:9.6mm}.q small{display:block;font-size:5.8pt;color:#0a4f9c}
  .t{display:grid;grid-template-columns:1fr 1fr;margin:2mm 0;gap:.6mm 4mm}.x{display:inline-block;width:3mm;height:3mm;border:.6pt solid #0a4f9c;margin-right:1.2mm;font:700 8pt/2.9mm Roboto;text-align:center;vertical-align:-.4mm;color:#1b2f8a}.g td{border-bottom:.5pt solid #0a4f9c;padding:1mm;vertical-align:bottom}.g .z td{border-bottom:1.4pt solid #0a4f9c;font-weight:700}.f{left:8mm;right:8mm;bottom:6mm;font-size:5.8pt;line-height:1.3;text-align:center;color:#0a4f9c}.si{display:flex;gap:6mm;margin-top:4mm}.si div{flex:1 1 0;white-space:nowrap;border-top:.5pt solid #000;font-size:5.8pt;padding-top:.5mm}.si div:first-child{flex-grow:1.5}.si .w{font-size:8pt}.si span{display:block;height:0;position:relative;top:-5.5mm}`

const TICKS = [
  'Küche',
  'Bad / Dusche',
  'WC',
  'Grundleitung',
  'Hebeanlage',
  'Regenfallrohr',
  'Spirale 16 mm',
  'Hochdruck',
  'Kamera-Inspektion',
  'Probelauf i. O.',
]
const WORK: readonly (readonly [text: string, low: number, high: number])[] = [
  ['Anfahrt Zone', 3900, 6900],
  ['Arbeitszeit je angef. 15 min', 2450, 2950],
  ['Zuschlag Nacht / So. / Feiertag', 5000, 9500],
  ['Einsatz Spiralmaschine, pauschal', 4500, 6500],
  ['TV-Untersuchung inkl. Datenträger', 11900, 15900],
  ['Kleinmaterial, Dichtung, Siphon', 1190, 3450],
]
const CASES = [
  { rows: [0, 1, 3], title: 'Einsatzschein und Barrechnung', owner: false, pattern: '0#8##1', card: false },
  { rows: [0, 1, 2, 4], title: 'Arbeitsnachweis / Rechnung', owner: true, pattern: 'B 4####', card: true },
  { rows: [0, 1, 2, 3, 5], title: 'Notdienst-Auftrag = Rechnung', owner: false, pattern: '2#/1###', card: true },
] as const
const { amount, date } = writingOf('DE')
const ink = (text: string) => `<span class="w">${text}</span>`
const box = (label: string, text: string, across = 1) =>
  `<td colspan="${across}"><small>${label}</small>${ink(text)}</td>`

/** What was paid, in notes or by card. */
function paidOf(random: Random, gross: number, isCard: boolean): string {
  const given = Math.ceil(gross / 5000) * 5000
  const card = `${ink('X')} EC-Karte &nbsp; Terminal ${ink(random.code('6######1'))} &nbsp; Beleg ${ink(random.code('00##'))} &nbsp; Trace ${ink(random.code('0#####'))}`
  const cash = `${ink('X')} bar &nbsp; gegeben ${ink(amount(given))} &nbsp; zurück ${ink(amount(given - gross))}`
  return `Betrag dankend erhalten: ${isCard ? card : cash}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, caller, owner, fitter] = [
    companyIn(names, 'Rohrreinigung'),
    names.person(),
    names.company(),
    names.person(),
  ]
  const { rows, title, owner: isOwner, pattern, card } = CASES[index] ?? CASES[0]
  const [day, place, hour] = [dayIn(random, 2024, 2026), names.address(), random.whole(7, 20)]
  const number = random.code(pattern.replace('2#', String(day.year % 100)))
  const quarters = random.whole(3, 9)
  const zone = random.pick(['A', 'B', 'C'])
  const lines = WORK.filter((_, at) => rows.some((one) => one === at)).map(([text, low, high]) => {
    const price = Math.round(random.whole(low, high) / 50) * 50
    const count = text.startsWith('Arbeitszeit') ? quarters : 1
    return { text: text.endsWith('Zone') ? `${text} ${zone}` : text, count, price, total: count * price }
  })
  const net = sum(lines.map((one) => one.total))
  const tax = percent(net, 19)
  const buyer = isOwner ? owner.name : caller.full
  const ticked = random.sample(TICKS, 4)
  const payer = isOwner ? `${buyer}, ${owner.address.lines.join(', ')}` : 'wie Einsatzort'
  const page = `<div class="h"><div><b>${own.short}</b><br>${own.address.lines.join(' · ')}<br>24-h-Ruf ${own.phone} · ${own.mobile}</div><div class="no">${number}<div style="font:400 7pt Roboto;color:#000;letter-spacing:0">${title}</div></div></div>
    <table class="q" style="margin-top:2.5mm"><tr>${box('Einsatz am', date(day))}${box('Beginn', `${hour}:${random.pick(['05', '20', '40'])}`)}${box('Ende', `${hour + Math.ceil(quarters / 4)}:${random.pick(['10', '35', '50'])}`)}${box('Fahrzeug', random.code('@@ 7##'))}${box('Tour', random.code('##'))}</tr><tr>${box(isOwner ? 'gerufen von' : 'Auftraggeber', caller.full, 3)}${box('Telefon', names.phone(), 2)}</tr><tr>${box('Einsatzort', place.lines.join(', '), 5)}</tr><tr>${box('Rechnung an', payer, 5)}</tr></table>
    <div class="t">${each(TICKS, (one) => `<div><span class="x">${ticked.includes(one) ? '×' : '&nbsp;'}</span>${one}</div>`)}</div><table class="q"><tr>${box('Befund / Bemerkung', random.pick(['Fettablagerung bei 4,20 m, frei', 'Fremdkörper entfernt, läuft ab', 'Wurzeleinwuchs, Sanierung empf.']), 5)}</tr></table>
    <table class="g" style="margin-top:2.5mm"><tr><td>Leistung</td><td class="r">Anz.</td><td class="r">à €</td><td class="r">€</td></tr>${each(lines, (one) => `<tr><td>${one.text}</td><td class="r">${ink(String(one.count))}</td><td class="r">${ink(amount(one.price))}</td><td class="r">${ink(amount(one.total))}</td></tr>`)}<tr><td colspan="3" class="r">netto</td><td class="r">${ink(amount(net))}</td></tr><tr><td colspan="3" class="r">+ 19 % MwSt.</td><td class="r">${ink(amount(tax))}</td></tr><tr class="z"><td colspan="3" class="r">Endbetrag</td><td class="r">${ink(amount(net + tax))}</td></tr></table>
    <p style="margin:3mm 0 9mm">${paidOf(random, net + tax, card)}</p><div class="si"><div><span class="w">${place.town}, ${date(day, 'short')}</span>Ort, Datum</div><div><span class="w">${fitter.last}</span>Monteur (Pers.-Nr. ${random.code('1##')})</div><div><span class="w">${caller.last}</span>Kunde / Beauftragter</div></div>
    <p style="margin-top:5mm;font-size:6.4pt">Die Arbeiten wurden ordnungsgemäß ausgeführt. Für Verstopfungen durch bauseitige Mängel übernehmen wir keine Gewähr. Arbeitskosten sind nach § 35a EStG begünstigt, wenn unbar gezahlt wurde.</p>
    <div class="abs f">${own.name} · ${own.register} · USt-IdNr. ${own.vatId} · St.-Nr. ${own.taxNumber}<br>Es gelten die umseitigen Bedingungen. Weiß: Kunde · Gelb: Büro · Rosa: Monteur · Vordruck ${random.code('RR-0#')}</div>`
  return {
    html: sheets(css, [page], { width: 148, height: 210 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [own.name, own.short],
      buyerName: buyer,
      sellerVatId: own.vatId,
      ...totals(net, tax),
      grossTotal: fixed(net + tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'rohrnotdienst-block',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
