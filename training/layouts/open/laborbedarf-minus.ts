// A laboratory supplier's correction of an invoice as its stock program prints it: all sums below nothing, either goods sent back or a
// price that was wrong (old rows with a minus, new ones with a plus), the corrected invoice's number and day beside its own, a minus
// that stands before or behind the figures, a restocking fee the other way, and no day of payment at all.
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
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Pipettenspitzen 200 µl, gelb, Beutel à 1000', 'BTL', 1450, 2290, 20],
  ['Erlenmeyerkolben 250 ml, enghalsig', 'STK', 480, 760, 24],
  ['Nitrilhandschuhe puderfrei, Gr. M, 100 St.', 'BOX', 690, 1120, 40],
  ['Rundfilter Ø 110 mm, mittelfein', 'PAK', 1180, 1790, 10],
  ['Schraubröhrchen 15 ml, steril', 'KAR', 6900, 9800, 4],
  ['Pufferlösung pH 7,00, 500 ml', 'FLA', 1290, 1850, 12],
]
const css = `.sheet { font: 10pt/1.32 'Liberation Sans Narrow'; padding: 12mm 16mm 0 22mm } .band { display: flex; justify-content: space-between; align-items: center } .band svg { width: 17mm; height: 17mm } .band b { font: 700 16pt 'Liberation Sans Narrow'; letter-spacing: 1pt } .row { display: flex; justify-content: space-between; margin-top: 14mm } .to { font-size: 11pt; width: 85mm } .to u { font-size: 7pt; display: block; margin-bottom: 2mm } .num { border-collapse: collapse } .num td { border: .5pt solid #000; padding: .7mm 2mm; font-size: 9pt } .num td:first-child { background: #eee }
  h1 { font-size: 16pt; margin: 12mm 0 1mm } .pos { width: 100%; margin: 4mm 0 } .pos th { border: .5pt solid #000; background: #eee; font-weight: 400; padding: .8mm 1.2mm; text-align: left } .pos td { padding: .8mm 1.2mm; border-left: .5pt solid #000; border-right: .5pt solid #000 } .pos tr:last-child td { border-bottom: .5pt solid #000 } .end { width: 100% } .end td, .end th { border: .5pt solid #000; padding: 1mm 1.2mm; text-align: right; font-weight: 400 } .end td:last-child { font-weight: 700; font-size: 11.5pt }
  .foot { left: 22mm; right: 16mm; bottom: 7mm; font-size: 7.6pt; line-height: 1.25 } .foot table { width: 100% } .foot td { vertical-align: top }`
const { amount, date } = writingOf('DE')

/** Rows with quantities below nothing, and what is kept for the work with them. */
function rowsOf(random: Random, index: number) {
  const goods = positionsOf(random, WARES, [3, 2, 5][index] ?? 3)
  const back = goods.map((one) => ({ ...one, quantity: -one.quantity, total: -one.total, hint: '' }))
  if (index === 1) {
    const fixed = goods.map((one) => {
      const price = Math.round(one.price * 0.088) * 10
      return { ...one, price, total: price * one.quantity, hint: 'korrigierter Preis lt. Rahmenvertrag' }
    })
    return back.flatMap((one, at) => [{ ...one, hint: 'bisher berechnet' }, ...fixed.slice(at, at + 1)])
  }
  const fee = percent(-sum(back.map((one) => one.total)), 10)
  const kept = {
    number: 0,
    name: 'Bearbeitung Rücknahme 10 %',
    unit: 'PSC',
    quantity: 1,
    price: fee,
    total: fee,
    hint: '',
  }
  return index === 0 ? back : [...back, kept]
}

function sumsOf(random: Random, index: number) {
  const rows = rowsOf(random, index)
  const shown = (cents: number) => (index === 0 && cents < 0 ? `${amount(-cents)}-` : amount(cents))
  const net = sum(rows.map((one) => one.total))
  const tax = percent(net, 19)
  const html = `<table class="pos"><tr><th>Pos.</th><th>Bestell-Nr.</th><th>Artikel</th><th>Menge</th><th>VPE</th><th>Einzelpreis</th><th>Gesamtpreis</th></tr>${each(rows, (one, at) => `<tr><td>${at + 1}</td><td>${one.number ? `${one.unit.charAt(0)}${70 + one.number}.${one.name.length}` : ''}</td><td>${one.name}${one.hint ? `<br><i>${one.hint}</i>` : ''}</td><td class="r">${index === 0 ? `${-one.quantity}-` : one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${shown(one.total)}</td></tr>`)}</table>
    <table class="end"><tr><th>Warenwert</th><th>Versandkosten</th><th>Netto</th><th>MwSt %</th><th>MwSt</th><th>${index === 1 ? 'Korrekturbetrag EUR' : 'Gutschriftsbetrag EUR'}</th></tr><tr><td>${shown(net)}</td><td>0,00</td><td>${shown(net)}</td><td>19,00</td><td>${shown(tax)}</td><td>${shown(net + tax)}</td></tr></table>`
  return { html, net, tax }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, clerk] = [companyIn(names, 'Laborbedarf'), names.company(), names.person()]
  const day = dayIn(random, 2024, 2026)
  const [number, old] = [
    random.code(['RK6####', `K${day.year}/0###`, '94####'][index] ?? ''),
    random.code(['RE4####', `R${day.year}/2###`, '91####'][index] ?? ''),
  ]
  const { html, net, tax } = sumsOf(random, index)
  const title = ['Rechnungskorrektur', 'Rechnungskorrektur', 'Warengutschrift'][index]
  const billed = date(daysAfter(day, -random.whole(9, 40)))
  const info = `${index === 2 ? 'Gutschrift-Nr.' : 'Beleg-Nr.'}|${number}~Belegdatum|${date(day)}~Kunden-Nr.|${random.code('D1####')}~zu Rechnung|${old}~vom|${billed}~${index === 1 ? 'Vertrag' : 'Retoure'}|${random.code('RT-####')}~Bearbeitet von|${clerk.last}`
  const why = [
    `Die Ware aus unserer Rechnung ${old} ist am ${date(daysAfter(day, -2))} unbeschädigt bei uns eingegangen.`,
    `Hiermit korrigieren wir unsere Rechnung ${old} vom ${billed}. Alle übrigen Angaben bleiben unverändert.`,
    'Wie telefonisch vereinbart nehmen wir folgende Artikel zurück:',
  ][index]
  const after =
    index === 1
      ? 'Bitte ziehen Sie den Betrag bei Ihrer nächsten Zahlung ab und berichtigen Sie Ihren Vorsteuerabzug.'
      : 'Der Betrag wird mit offenen Posten verrechnet oder auf Wunsch erstattet. Bitte berichtigen Sie Ihren Vorsteuerabzug.'
  const page = `<div class="band"><b>${own.short}</b><svg viewBox="0 0 20 20"><path d="M8 1h4v6l6 11H2L8 7z" fill="none" stroke="#1d6fa5" stroke-width="1.4"/><path d="M5 13h10l3 5H2z" fill="#1d6fa5"/></svg></div>
    <div class="row"><div class="to"><u>${own.name}, ${own.address.street}, ${own.address.place}</u>${buyer.name}<br>${index === 2 ? 'Einkauf / Wareneingang<br>' : ''}${buyer.address.lines.join('<br>')}</div><table class="num">${each(info.split('~'), (one) => `<tr><td>${one.replace('|', '</td><td>')}</td></tr>`)}</table></div>
    <h1>${title}</h1><p>${why}</p>${html}<p style="margin-top:5mm">${after}</p>${index === 0 ? `<p>Lieferung vom ${date(daysAfter(day, -44))}, Ihre Bestellung ${random.code('B-#####')}, Lieferschein ${random.code('LS######')}.</p>` : ''}
    <div class="abs foot"><table><tr><td>${own.name}<br>${own.address.street}<br>${own.address.place}</td><td>Tel. ${own.phone}<br>Fax ${own.fax}<br>${own.email}</td><td>USt-ID ${own.vatId}<br>${own.register}<br>Steuer-Nr. ${own.taxNumber}</td><td>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</td></tr></table></div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), currency: 'EUR', iban: own.bank.iban ?? '' },
      ...{ sellerName: [own.name, own.short], buyerName: buyer.name, sellerVatId: own.vatId },
      ...totals(net, tax),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'laborbedarf-minus', kind: 'invoice', language: 'de', types: ['credit-note', 'invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
