// A district chimney sweep's bill from a program of the nineties, all in one typewriter face: work values (AW) instead of prices, the
// house that was swept is not where the bill goes, the numbers stand in one line of abbreviations, the bank is in three columns below.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.36 'Courier Prime',monospace;padding:14mm 16mm 0 22mm}pre{font:inherit;margin:0}.h{border-bottom:.6pt solid #000;padding-bottom:1.5mm;display:flex;justify-content:space-between}.to{margin:15mm 0 12mm;height:30mm}.t{width:100%;margin:2mm 0}.t td,.t th{padding:.4mm 0;font-weight:400;text-align:left;vertical-align:top}.t th{border-bottom:.6pt dashed #000}.t .r{text-align:right;white-space:pre}.b{position:absolute;left:22mm;right:16mm;bottom:11mm;border-top:.6pt solid #000;padding-top:1.5mm;font-size:7.6pt;display:grid;grid-template-columns:1fr 1fr 1.25fr}`

const WORK = [
  ['1.1', 'Grundwert je Gebäude Begehung', 92],
  ['1.3', 'Fahrtpauschale', 82],
  ['2.1', 'Kehrung Abgasanlage, 11 lfd. m', 66],
  ['2.4', 'Überprüfung Abgasweg Gas-Brennwert', 214],
  ['3.2', 'Messung CO, einschl. Bescheinigung', 103],
  ['3.10', 'Feuerstättenschau, 2 Feuerstätten', 177],
  ['4.2', 'Feuerstättenbescheid ausstellen', 100],
  ['5.6', 'Reinigung Verbindungsstück', 48],
] as const
const CENTS_PER_VALUE = 120

const { amount, number: figure, date } = writingOf('DE')

export const layout: Layout = {
  name: 'schornsteinfeger-gebuehr',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [sweep, payer, home, house] = [names.person(), names.person(), names.address(), names.address()]
    const { address, bank, taxNumber, phone, vatId } = names.company()
    const [worked, number] = [dayIn(random, 2024, 2026), `${random.code('2#')}-${random.code('0####')}/F`]
    const day = daysAfter(worked, random.whole(3, 11))
    const rows = WORK.slice(index, 5 + index * 3).map(([key, text, values]) => ({
      key,
      text,
      values,
      cents: values * (CENTS_PER_VALUE / 10),
    }))
    const net = sum(rows.map(({ cents }) => cents))
    const tax = percent(net, 19)
    const to =
      index === 0
        ? `${herrn(payer)}\n${payer.full}\n${home.street}\n\n${home.place}`
        : `WEG ${house.street}\nz.Hd. Verwaltung ${payer.first} ${payer.last}\n${home.street}\n\n${home.place}`
    const html = `<div class="h"><span>${sweep.full}<br>Bevollmächtigter Bezirksschornsteinfeger<br>Kehrbezirk ${names.town()} Nr. ${random.whole(3, 19)}</span><span class="r">${address.street}<br>${address.place}<br>Tel. ${phone}</span></div>
<pre class="to">${to}</pre><pre>Lieg.: ${house.street}, ${house.town}   LNr ${random.code('1#####')}   Blatt 1
R.-Nr.: ${number}   v. ${date(day)}   Ausf. ${date(worked)}</pre>
<p style="margin:7mm 0 4mm">R E C H N U N G &nbsp;über Schornsteinfegerarbeiten nach KÜO und 1. BImSchV</p>
<table class="t"><tr><th style="width:13mm">Nr.</th><th>Tätigkeit</th><th class="r">AW</th><th class="r">x 1,20</th></tr>${each(rows, (row) => `<tr><td>${row.key}</td><td>${row.text}</td><td class="r">${figure(row.values / 10)}</td><td class="r">${amount(row.cents)}</td></tr>`)}
<tr><td colspan="4" style="border-top:.6pt dashed #000"></td></tr><tr><td></td><td>Gebühren und Entgelte</td><td></td><td class="r">${amount(net)}</td></tr><tr><td></td><td>zuzüglich 19,0 v.H. USt</td><td></td><td class="r">${amount(tax)}</td></tr><tr><td></td><td>zu zahlen EUR</td><td></td><td class="r">${amount(net + tax)}</td></tr></table>
<p style="margin-top:7mm">Zahlbar ohne Abzug nach Erhalt. Öffentlich-rechtliche Gebühren sind in der Summe<br>enthalten; auf § 35a EStG wird hingewiesen. Lohnanteil 100 v.H.</p>
<div class="b"><span>${bank.name}<br>BIC ${bank.bic}</span><span>St.-Nr. ${taxNumber}<br>${vatId}</span><span>IBAN<br>${inFours(bank.iban ?? '')}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `RG${number.replace(/\D/g, '')}.PDF`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [sweep.full, `${sweep.first} ${sweep.last}`],
        buyerName: index === 0 ? [payer.full, `${payer.first} ${payer.last}`] : `WEG ${house.street}`,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
