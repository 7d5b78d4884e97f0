// A solar firm's final invoice at a tax rate of nothing (§ 12 Abs. 3 UStG): components with kilowatt-peaks and serial numbers, the net
// sum is the gross sum, two earlier payments with invoice numbers and days are taken off, and the rest is the largest figure. The
// buyers are two people in two lines; the day of commissioning and the register's number stand beside the number of the bill.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.6pt/1.42 'Noto Sans', 'DejaVu Sans' } .sun { right: -22mm; top: -22mm; width: 84mm } .brand { left: 22mm; top: 16mm; font: 700 19pt Dosis; color: #d98200 } .brand span { color: #274060 } .sender { left: 22mm; top: 44mm; font-size: 6.5pt; color: #666 } .to { left: 22mm; top: 49mm } .info { left: 125mm; top: 62mm; width: 66mm; font-size: 8.6pt } .info td { padding: 0 3mm 0 0 } .info table { width: 100% }
  .main { left: 22mm; top: 95mm; width: 168mm } h1 { font: 600 17pt Dosis; color: #274060; margin: 0 0 2mm } .list { width: 100%; font-size: 8.8pt } .list th { color: #d98200; text-align: left; border-bottom: 1.2pt solid #d98200; font-size: 8pt } .list td { padding: .9mm 1mm .9mm 0; vertical-align: top; border-bottom: .3pt solid #ddd } .list small { display: block; color: #666 }
  .calc { margin: 4mm 0 0 auto; width: 112mm } .calc td { padding: .7mm 0 } .calc .b td { font-weight: 700; border-top: .6pt solid #274060 } .calc .rest td { background: #274060; color: #fff; font: 700 12pt 'Noto Sans', 'DejaVu Sans'; padding: 1.4mm 2mm }
  .foot { left: 22mm; right: 20mm; bottom: 9mm; font-size: 6.8pt; line-height: 1.4; color: #555; display: grid; grid-template-columns: 1fr 1fr 1.3fr }`

const SUN =
  '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="36" fill="#ffc44d"/><circle cx="50" cy="50" r="46" fill="none" stroke="#ffc44d" stroke-width="3" stroke-dasharray="2 6"/></svg>'

/** Name, small print, quantity, lowest and highest price in cents. */
type Part = readonly [name: string, detail: string, quantity: string, low: number, high: number]
const PARTS: readonly Part[] = [
  ['PV-Modul Heliomax N 440 Glas-Glas', 'Leistung gesamt 9,68 kWp', '22 Stk', 310_000, 395_000],
  ['Hybrid-Wechselrichter 10 kW, 3-phasig', 'SN: H10K-24071183', '1 Stk', 178_000, 224_000],
  ['Batteriespeicher 10,2 kWh LFP', 'SN: BX102-0055-713', '1 Stk', 395_000, 489_000],
  ['Unterkonstruktion Schrägdach, Ziegel', '', '1 psch', 128_000, 171_000],
  ['Wallbox 11 kW mit PV-Überschussladen', 'SN: WB11-90431', '1 Stk', 72_000, 94_000],
  ['Montage DC, Gerüst, Überspannungsschutz', 'inkl. Potentialausgleich', '1 psch', 298_000, 360_000],
  ['Elektroanschluss AC, Zählerschrankumbau', 'Zweirichtungszähler durch Netzbetreiber', '1 psch', 145_000, 198_000],
  ['Anmeldung Netzbetreiber und Marktstammdatenregister', '', '1 psch', 19_900, 29_900],
]
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, taxNumber, phone, register, manager } = companyIn(names, 'Solartechnik')
  const [one, other, home] = [names.person(), names.person(), names.address()]
  const seller =
    [`Sonnwerk ${manager.last} GmbH`, `Dachkraft Energiesysteme ${address.town} UG (haftungsbeschränkt)`][index] ?? ''
  const buyers = [`${one.first} und ${other.first} ${one.last}`, `${one.full}`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const [start, due] = [daysAfter(day, -6), daysAfter(day, 14)]
  const code = random.code([`SR${day.year % 100}-1###`, `${day.year}/PV/###`][index] ?? '')
  const rows = PARTS.slice(0, index === 0 ? 8 : 6).map(([name, detail, quantity, low, high]) => ({
    name,
    detail,
    quantity,
    cents: Math.round(random.whole(low, high) / 100) * 100,
  }))
  const all = sum(rows.map(({ cents }) => cents))
  const paid = [
    [30, -75],
    [60, -28],
  ]
    .slice(0, 2 - index)
    .map(([share = 0, days = 0]) => ({
      cents: percent(all, share),
      day: daysAfter(day, days),
      code: random.code('AR##-1###'),
    }))
  const rest = all - sum(paid.map(({ cents }) => cents))
  const line = (text: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
  const [first, ...others] = seller.split(' ')
  const html = `<div class="abs sun">${SUN}</div><div class="abs brand">${first}<span> ${others.slice(0, 1).join(' ')}</span></div><div class="abs sender">${seller} · ${address.street} · ${address.place}</div>
    <div class="abs to">${index === 0 ? 'Eheleute' : one.salutation === 'Frau' ? 'Frau' : 'Herrn'}<br>${buyers}<br>${home.street}<br>${home.place}</div>
    <div class="abs info"><table><tr><td>Kundennummer</td><td>${random.code('K-####')}</td></tr><tr><td>Auftrag</td><td>${random.code('AB-#####')} vom ${date(daysAfter(day, -91))}</td></tr><tr><td>Inbetriebnahme</td><td>${date(start)}</td></tr><tr><td>MaStR-Nr.</td><td>${random.code('SEE9########')}</td></tr><tr><td>Datum</td><td>${date(day)}</td></tr></table></div>
    <div class="abs main"><h1>Schlussrechnung Nr. ${code}</h1><p>Photovoltaikanlage ${home.street}, Leistungszeitraum ${date(daysAfter(start, -5))} – ${date(start)}</p><table class="list"><tr><th>Pos.</th><th>Bezeichnung</th><th class="r">Menge</th><th class="r">Gesamt netto</th></tr>${each(rows, ({ name, detail, quantity, cents }, at) => `<tr><td>${at + 1}</td><td>${name}<small>${detail}</small></td><td class="r">${quantity}</td><td class="r">${amount(cents)} €</td></tr>`)}</table>
    <table class="calc">${line('Auftragssumme netto', all)}${line('USt. 0 % (§ 12 Abs. 3 UStG)', 0)}${line('Auftragssumme brutto', all, 'b')}${each(paid, (one) => line(`./. Abschlag ${one.code} vom ${date(one.day)}`, -one.cents))}${line('Noch zu zahlen', rest, 'rest')}</table>
    <p style="margin-top:4mm">Bitte begleichen Sie den offenen Betrag bis ${date(due)}. Der Leistungsempfänger ist Betreiber der Anlage.</p></div>
    <div class="abs foot"><div>${seller}<br>${address.street}<br>${address.place}</div><div>Tel. ${phone}<br>${register}<br>GF: ${manager.full}</div><div>${bank.name}<br>IBAN: ${inFours(bank.iban ?? '')}<br>USt-ID ${vatId} · St.-Nr. ${taxNumber}</div></div>`
  const sums = [fixed(all), fixed(rest)]
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: index === 0 ? [buyers, `Eheleute ${buyers}`] : buyers,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: bank.iban ?? '',
      netTotal: sums,
      taxTotal: '0.00',
      grossTotal: sums,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'solar-final',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
