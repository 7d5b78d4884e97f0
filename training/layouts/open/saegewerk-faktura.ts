// An Austrian sawmill's Faktura to a German merchant: two VAT ids in a row of boxes with five numbers, cubic metres with three decimals,
// a consignee beside the buyer, a supply within the union free of tax (or 20 per cent at home), a cash discount, three accounts.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.4 'Liberation Sans';padding:10mm 15mm}.h{display:flex;justify-content:space-between;border-bottom:3pt solid #1d5c38;padding-bottom:2mm}.h b{font:700 19pt 'Liberation Sans Narrow','Liberation Sans';color:#1d5c38}.h span{font-size:7.4pt;text-align:right;line-height:1.35}.a{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:12mm 0 8mm}.a small{display:block;color:#1d5c38}h1{font:700 16pt 'Liberation Sans';margin:0 0 2mm}.x{width:100%;table-layout:fixed}.x td{border:.5pt solid #1d5c38;padding:.8mm 1.4mm;vertical-align:top}.x small{display:block;font-size:6.4pt;color:#1d5c38}.g{width:100%;margin-top:5mm}.g th{background:#1d5c38;color:#fff;text-align:left;padding:1mm 1.4mm;font-size:7.6pt}.g td{padding:1mm 1.4mm;border-bottom:.3pt solid #aaa}.s{margin:3mm 0 0 auto;width:82mm}.s td{padding:.6mm 1.4mm}.s .b td{font-weight:700;border-top:1pt solid;border-bottom:1pt solid;font-size:10pt}.foot{left:15mm;right:15mm;bottom:7mm;font-size:6.5pt;line-height:1.5;color:#333;border-top:.6pt solid #1d5c38;padding-top:1.4mm;display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm}`

const MILLS = [
  { name: 'Sägewerk Anton Zauchner Gesellschaft m.b.H.', logo: 'ZAUCHNER HOLZ', home: 'DE', number: 'F 26/0####' },
  { name: 'Holzindustrie Gstattner KG', logo: 'GSTATTNER', home: 'AT', number: '1#####' },
  { name: 'Leimbinderwerk Pölstal GmbH & Co KG', logo: 'LBW Pölstal', home: 'DE', number: '2026-FA-####' },
] as const
const TIMBER = [
  ['Fichte/Tanne KVH C24 NSi 60/120, 13 m', 41_800],
  ['Fichte/Tanne KVH C24 NSi 80/240, 13 m', 43_500],
  ['Lärche Rhombusschalung 27/68, KD, A/B', 98_400],
  ['Brettschichtholz GL24h Si 120/320', 56_900],
  ['Rauspund 24/121 N+F, sägerau', 38_700],
  ['Bauholz sägefrisch nach Liste', 31_200],
  ['Staffel 58/78, getrocknet', 36_300],
] as const
const { amount, date, number: figures } = writingOf('AT')

export const layout: Layout = {
  name: 'saegewerk-faktura',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('AT', random)
    const mill = MILLS[index] ?? MILLS[0]
    const isAbroad = mill.home === 'DE'
    const [own, second, buyer] = [names.company(), names.company(), namesIn(mill.home, random).company()]
    const [site, day] = [namesIn(mill.home, random).address(), dayIn(random, 2026)]
    const due = daysAfter(day, 30)
    const number = random.code(mill.number)
    const rows = random.sample(TIMBER, 4 + (index % 2)).map(([text, price]) => {
      const litres = random.whole(900, 14_800)
      return { text, price, litres, cents: Math.round((litres * price) / 1000) }
    })
    const freight = random.whole(28, 64) * 1000
    const net = sum(rows.map((row) => row.cents)) + freight
    const tax = isAbroad ? 0 : percent(net, 20)
    const boxes = [
      ['Faktura Nr.', number],
      ['Fakturadatum', date(day)],
      ['Ihre Kundennummer', random.code('2####')],
      ['Auftrag', random.code('AB-####/26')],
      ['Lieferschein', random.code('LS 7####')],
      ['Lieferdatum', date(daysAfter(day, -2))],
      ['Ihre UID', buyer.vatId],
      ['Unsere UID', own.vatId],
      ['Kommission', names.person().last],
      ['LKW / Incoterm', `${random.code('@@ ###@@')} / DAP`],
    ]
    const cell = ([name, text]: readonly string[]) => `<td><small>${name}</small>${text}</td>`
    const html = `<div class="h"><b>${mill.logo}</b><span>${mill.name}<br>${own.address.street}, ${own.address.place}<br>Tel. ${own.phone} · ${own.email}</span></div><div class="a"><div><small>Fakturaempfänger</small>${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}</div><div><small>Warenempfänger</small>Lagerplatz Nord, Tor 2<br>${site.street}<br>${site.place}</div></div><h1>Faktura</h1><table class="x"><tr>${each(boxes.slice(0, 5), cell)}</tr><tr>${each(boxes.slice(5), cell)}</tr></table>
<table class="g"><tr><th>Pos</th><th>Sortiment</th><th class="r">Menge m³</th><th class="r">EUR/m³</th><th class="r">EUR</th></tr>${each(rows, (row, at) => `<tr><td>${at + 1}</td><td>${row.text}</td><td class="r">${figures(row.litres / 1000)}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.cents)}</td></tr>`)}<tr><td></td><td>Frachtkosten frei Lager</td><td></td><td></td><td class="r">${amount(freight)}</td></tr></table><table class="s"><tr><td>Nettobetrag</td><td class="r">${amount(net)}</td></tr><tr><td>${isAbroad ? 'USt 0 %' : 'zzgl. 20 % USt'}</td><td class="r">${amount(tax)}</td></tr><tr class="b"><td>Fakturabetrag EUR</td><td class="r">${amount(net + tax)}</td></tr></table>
<p style="margin-top:7mm">${isAbroad ? 'Steuerfreie innergemeinschaftliche Lieferung gemäß Art. 7 UStG 1994. ' : ''}Zahlbar bis ${date(daysAfter(day, 10))} mit 2 % Skonto (EUR ${amount(net + tax - percent(net + tax, 2))}) oder bis ${date(due)} netto.</p><p>Holz aus nachhaltiger Waldwirtschaft, 100 % PEFC-zertifiziert, Zertifikat ${random.code('HCA-CoC-####')}. Eigentumsvorbehalt bis zur vollständigen Bezahlung.</p>
<div class="abs foot"><div>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</div><div>${second.bank.name}<br>IBAN ${inFours(second.bank.iban ?? '')}<br>BIC ${second.bank.bic}</div><div>${own.register}<br>ARA-Lizenz ${random.code('#####')} · DVR ${random.code('0######')}<br>Gerichtsstand ${own.address.town}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [mill.name, mill.logo],
        buyerName: buyer.name,
        sellerVatId: own.vatId,
        iban: [own.bank.iban ?? '', second.bank.iban ?? ''],
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
