// A filling station's slip with the card machine's slip below it: two dates, two sums, the fuel sold in another firm's name.
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, fixed, iso, namesIn, percent, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body { font: 8.8pt/1.3 'Liberation Sans Narrow', 'Liberation Sans', sans-serif } .sheet { padding: 6mm 6mm }
  b { font-size: 12pt } table { width: 100%; margin: 1.2mm 0 } td { padding: 0 } .rule { border-top: 1pt solid #000; margin: 1.4mm 0 }
  .copy { margin-top: 4mm; border-top: .8pt dashed #000; padding-top: 3mm; font-family: 'Liberation Mono', monospace; font-size: 7.8pt } .wide { letter-spacing: 1mm }`

const { amount, date } = writingOf('DE')

/** What was paid: fuel by the litre, and a wash or none. */
function purchase(random: Random, index: number) {
  const [litres, price] = [random.whole(2800, 6100), random.pick([1589, 1629, 1719])]
  const fuel = Math.round((litres * price) / 1000)
  const extra = index === 1 ? 1490 : 0
  const gross = fuel + extra
  const tax = taxWithin(gross, 19)
  const perLitre = `${(price / 1000).toFixed(3).replace('.', ',')}`
  const html = `<table><tr><td>*${index === 0 ? '006 DIESEL' : '002 SUPER E10'}</td><td class="r">Säule ${random.whole(1, 8)}</td></tr><tr><td>&nbsp; ${amount(litres)} L &nbsp;à ${perLitre} EUR/L</td><td class="r">${amount(fuel)} A*</td></tr>
    ${extra ? `<tr><td>417 WÄSCHE PROGR. 3 GLANZ</td><td class="r">${amount(extra)} A</td></tr>` : ''}</table>
    <div class="rule"></div><table><tr><td><b>Gesamtbetrag</b></td><td class="r"><b>${amount(gross)} EUR</b></td></tr><tr><td>Typ A &nbsp;Netto ${amount(gross - tax)}</td><td class="r">MwSt 19,00% ${amount(tax)}</td></tr>`
  return { html, gross, tax, fields: { netTotal: fixed(gross - tax), taxTotal: fixed(tax), grossTotal: fixed(gross) } }
}

/** The card machine's slip, as it is printed below the till's. */
function cardSlip(random: Random, gross: number, time: string): string {
  return `<div class="copy"><div class="c wide">K-U-N-D-E-N-B-E-L-E-G</div><div class="c">Kartenzahlung<br>girocard</div>
    <table><tr><td>Terminal-ID</td><td class="r">${random.code('6#######')}</td></tr><tr><td>TA-Nr. ${random.code('0#####')}</td><td class="r">BNr ${random.code('####')}</td></tr>
    <tr><td>Karte</td><td class="r">################${random.code('####')}</td></tr><tr><td>Betrag EUR</td><td class="r">${amount(gross)}</td></tr>
    <tr><td>Datum / Zeit</td><td class="r">${time}</td></tr></table><div class="c">AS-Proc-Code = 00 075 00<br>*** Zahlung erfolgt ***<br>BITTE BELEG AUFBEWAHREN</div></div>`
}

function make(random: Random, index: number) {
  const names = namesIn('DE', random)
  const [firm, oil, tenant] = [names.company(), names.company(), names.person()]
  const [station, company] =
    index === 0
      ? ['Freie Tankstelle Heidkamp', 'Heidkamp Mineralölhandel GmbH & Co. KG']
      : [`TANKPUNKT ${firm.address.town}`, 'Tankpunkt Vertriebs AG']
  const [day, slip] = [dayIn(random, 2025, 2026), random.code(index === 0 ? '0##/####' : '####/0##/000#1')]
  const { html, gross, fields } = purchase(random, index)
  const time = `${date(day)} ${random.code('0#:3#')}`
  const isCash = index === 2
  const given = gross + 5000 - (gross % 5000)
  const page = `<div class="c"><b>${station}</b><br>${tenant.first} ${tenant.last}<br>${firm.address.street}, ${firm.address.place}<br>Tel.: ${firm.phone}</div>
    <table><tr><td>USt-IdNr.: ${firm.vatId}</td><td class="r">St.Nr. ${firm.taxNumber}</td></tr><tr><td>Beleg-Nr. ${slip}</td><td class="r">${time}</td></tr></table>
    <div class="rule"></div>${html}${isCash ? `<tr><td>Bar</td><td class="r">${amount(given)} EUR</td></tr><tr><td>zurück</td><td class="r">${amount(given - gross)} EUR</td></tr>` : `<tr><td>girocard</td><td class="r">${amount(gross)} EUR</td></tr>`}</table>
    <div class="rule"></div>Mit * gekennzeichnete Ware verkauft im Namen und für Rechnung der ${company}, ${oil.address.street}, ${oil.address.place}, USt-IdNr. ${oil.vatId}.<br>
    TSE: ${random.code('##@#@##@')} · Start ${random.code('T0#:31:##')}<br>Bonuspunkte: ${percent(gross, 1)} · Vielen Dank und gute Fahrt!${isCash ? '' : cardSlip(random, gross, time)}`
  return {
    html: sheets(CSS, [page], { width: 82, height: isCash ? 95 : 142 }),
    pages: 1,
    fields: {
      invoiceNumber: slip,
      issueDate: iso(day),
      sellerName: [station, company, `${tenant.first} ${tenant.last}`],
      sellerVatId: [firm.vatId, oil.vatId],
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'tankbon',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [1],
  photos: [0, 1, 2],
  make,
}
