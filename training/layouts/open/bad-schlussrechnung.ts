// A plumber's final bill out of a craftsmen's program, two sheets: titles with their own sums, long texts of positions, a composition of
// titles, then what all work costs, and under it the partial bills paid with their net, tax and gross, so that the rest has three sums, too;
// share of wages for the tax office, security or discount on the last sheet, project number, foreman, building site beside the address.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.32 'Nimbus Sans Narrow'}.mast{left:20mm;right:15mm;top:10mm;display:flex;gap:4mm;align-items:center}.mast b{font:bold 19pt 'Nimbus Sans Narrow';color:#005b96}.mast i{width:11mm;height:11mm;border-radius:50% 50% 50% 0;background:#005b96;transform:rotate(-45deg)}.addr{left:20mm;top:45mm}.addr small{font-size:6.6pt;display:block;margin-bottom:2mm}.info{left:125mm;right:15mm;top:45mm}.info table,.g{width:100%}.info td{padding:.2mm 0}
.main{left:20mm;right:15mm}h1{font:bold 13pt 'Nimbus Sans Narrow';margin:0 0 1.5mm}.g{margin-top:3mm}.g th{text-align:left;border-bottom:1pt solid #005b96;padding:.8mm 1mm}.g th.r{text-align:right}.g td{padding:.9mm 1mm;vertical-align:top}.g .ti td{font-weight:bold;padding-top:2.5mm}.g .su td{border-top:.4pt solid #777;font-weight:bold}.g em{display:block;font-style:normal;font-size:8pt;color:#333;white-space:pre-line}
.z{width:150mm;margin:2mm 0 5mm auto}.z td{padding:.6mm 1mm}.z .b td{font-weight:bold;border-top:.7pt solid #000}.foot{left:20mm;right:15mm;bottom:7mm;display:flex;justify-content:space-between;font-size:6.8pt;border-top:.6pt solid #005b96;padding-top:1.5mm}.pg{right:15mm;bottom:25mm;font-size:8pt}`

const TITLES: readonly (readonly [
  title: string,
  ...rows: (readonly [text: string, more: string, unit: string, low: number, high: number, most: number])[],
])[] = [
  [
    'Demontage und Vorarbeiten',
    ['Sanitärobjekte demontieren', 'Wanne, WC, Waschtisch einschl. Armaturen', 'psch', 38_000, 64_000, 1],
    ['Bauschutt laden und entsorgen', 'Entsorgungsnachweis liegt vor', 'm³', 9_800, 14_500, 4],
  ],
  [
    'Rohinstallation',
    ['Mehrschicht-Verbundrohr 20 x 2,25', 'einschl. Form- und Verbindungsstücken, Dämmung', 'm', 1_890, 2_650, 34],
    ['Vorwandelement WC, Bauhöhe 112 cm', 'mit Spülkasten, Betätigung von vorn', 'St', 31_000, 39_500, 2],
    ['HT-Abwasserrohr DN 50/110', 'inkl. Schallschutzschellen', 'm', 2_150, 2_980, 12],
  ],
  [
    'Fertigmontage',
    ['Wand-Tiefspül-WC, spülrandlos, weiß', 'mit Sitz, Absenkautomatik', 'St', 34_500, 46_900, 2],
    ['Duschrinne bodengleich 900 mm', 'Edelstahlrost gebürstet, Abdichtungsset', 'St', 42_000, 55_800, 1],
    ['Waschtisch 80 cm mit Unterschrank', 'Einhebelmischer, Ablauf verchromt', 'St', 69_000, 92_000, 1],
  ],
]
const { amount, date, number: figures } = writingOf('DE')

const titlesOf = (random: Random, index: number) =>
  TITLES.map(([title, ...rows], at) => {
    const all = rows.slice(0, index === 1 && at > 0 ? 2 : 3).map(([text, more, unit, low, high, most]) => {
      const quantity = most > 9 ? random.whole(most * 5, most * 10) / 10 : random.whole(1, most)
      const price = random.whole(low, high)
      return { text, more, unit, quantity, price, total: Math.round(quantity * price) }
    })
    return { title, rows: all, total: sum(all.map(({ total }) => total)) }
  })

const three = (text: string, [net, tax, gross]: readonly [number, number, number], of = '') =>
  `<tr class="${of}"><td>${text}</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr>`

/** What was asked for before, as net, tax and gross. */
function earlierOf(net: number, day: Day, index: number) {
  return Array.from({ length: [2, 1, 2][index] ?? 1 }, (_, at) => {
    const part = Math.round((net * (40 - at * 10)) / 1_000_000) * 10_000
    return { day: daysAfter(day, at * 25 - 70), sums: [part, percent(part, 19), part + percent(part, 19)] as const }
  })
}

export const layout: Layout = {
  name: 'bad-schlussrechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, client, landlord] = [companyIn(names, 'Bad und Heizung'), names.person(), names.company()]
    const [home, site, day, foreman] = [names.address(), names.address(), dayIn(random, 2024, 2026), names.person()]
    const [number, project] = [
      random.code(`SR-${String(day.year).slice(2)}0###`),
      random.code(`${String(day.year).slice(2)}-0###`),
    ]
    const [titles, buyer] = [titlesOf(random, index), index === 1 ? landlord.name : client.full]
    const done = sum(titles.map(({ total }) => total))
    const net = done - (index === 2 ? percent(done, 3) : 0)
    const tax = percent(net, 19)
    const earlier = earlierOf(net, day, index)
    const [paidNet, paidTax] = [sum(earlier.map(({ sums }) => sums[0])), sum(earlier.map(({ sums }) => sums[1]))]
    const rest = [net - paidNet, tax - paidTax, net + tax - paidNet - paidTax] as const
    const position = (one: (typeof titles)[0]['rows'][0], at: string) =>
      `<tr><td>${at}</td><td class="r">${figures(one.quantity)}</td><td>${one.unit}</td><td>${one.text}<em>${one.more}</em></td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`
    const table = `<table class="g"><tr><th>Pos.</th><th class="r">Menge</th><th>Einh.</th><th>Bezeichnung</th><th class="r">EP</th><th class="r">GP</th></tr>${each(titles, ({ title, rows, total }, at) => `<tr class="ti"><td>${at + 1}</td><td colspan="5">Titel ${at + 1}: ${title}</td></tr>${each(rows, (one, n) => position(one, `${at + 1}.${n + 1}`))}<tr class="su"><td colspan="5">Summe Titel ${at + 1}</td><td class="r">${amount(total)}</td></tr>`)}</table>`
    const foot = `<div class="abs foot"><div>${firm.name}<br>${firm.address.street}<br>${firm.address.place}</div><div>Tel. ${firm.phone}<br>Fax ${firm.fax}<br>${firm.email}</div><div>${firm.register}<br>GF: ${firm.manager.full}<br>USt-ID ${firm.vatId}</div><div>${firm.bank.name}<br>${inFours(firm.bank.iban ?? '')}<br>St.-Nr. ${firm.taxNumber}</div></div>`
    const head = `<div class="abs mast"><i></i><b>${firm.short}</b></div>`
    const one = `${head}<div class="abs addr"><small>${firm.short} | ${firm.address.street} | ${firm.address.place}</small>${index === 1 ? 'Firma' : 'Familie'}<br>${buyer}<br>${home.street}<br>${home.place}</div><div class="abs info"><table><tr><td>Projekt</td><td>${project}</td></tr><tr><td>Kundennummer</td><td>${random.code('1####')}</td></tr><tr><td>Datum</td><td>${date(day)}</td></tr><tr><td>Ausführung</td><td>${date(daysAfter(day, -75), 'short')} - ${date(daysAfter(day, -9), 'short')}</td></tr><tr><td>Bauleitung</td><td>${foreman.full}</td></tr><tr><td>Seite</td><td>1 von 2</td></tr></table></div>
<div class="abs main" style="top:88mm"><h1>Schlussrechnung ${number}</h1>BV: ${['Badsanierung EG', 'Strangsanierung Wohnung 3. OG links', 'Neubau Gäste-WC und Bad'][index]}, ${site.street}, ${site.place}<br>Auftrag vom ${date(daysAfter(day, -96))}, Abnahme am ${date(daysAfter(day, -8))}${table}</div><div class="abs pg">Fortsetzung Seite 2</div>${foot}`
    const due = daysAfter(day, [14, 30, 21][index] ?? 14)
    const two = `${head}<div class="abs main" style="top:32mm"><p>Schlussrechnung ${number} vom ${date(day)} &nbsp; Projekt ${project} &nbsp; Seite 2 von 2</p><h1>Zusammenstellung</h1><table class="z">${each(titles, ({ title, total }, at) => `<tr><td>Titel ${at + 1} ${title}</td><td class="r">${amount(total)}</td></tr>`)}<tr class="b"><td>Summe netto</td><td class="r">${amount(done)}</td></tr>${index === 2 ? `<tr><td>abzgl. 3 % Nachlass</td><td class="r">${amount(net - done)}</td></tr>` : ''}</table>
<h1>Abrechnung</h1><table class="z"><tr><td></td><td class="r">netto</td><td class="r">19 % USt</td><td class="r">brutto</td></tr>${three('Gesamtleistung', [net, tax, net + tax], 'b')}${each(earlier, (part, at) => three(`abzgl. ${at + 1}. Abschlagsrechnung vom ${date(part.day)}, bezahlt ${date(daysAfter(part.day, 9), 'short')}`, part.sums))}${three('Restforderung EUR', rest, 'b')}</table>
<p>Zahlbar bis ${date(due)} rein netto. Für Ihren Auftrag bedanken wir uns.</p><p>${index === 1 ? 'Bitte geben Sie bei der Zahlung die Projektnummer an.' : `In der Gesamtleistung enthaltene Lohn-, Maschinen- und Fahrtkosten: ${amount(percent(net, 46))} EUR zzgl. USt ${amount(percent(percent(net, 46), 19))} EUR (§ 35a EStG). Diese Rechnung ist zwei Jahre aufzubewahren.`}</p><p>Gewährleistung nach BGB, fünf Jahre ab Abnahme.</p></div>${foot}`
    return {
      html: sheets(CSS, [one, two]),
      pages: 2,
      fileName: `${number}_${project}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm.name,
        buyerName: buyer,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        iban: firm.bank.iban ?? '',
        netTotal: [fixed(rest[0]), fixed(net)],
        taxTotal: [fixed(rest[1]), fixed(tax)],
        grossTotal: [fixed(rest[2]), fixed(net + tax)],
        currency: 'EUR',
      },
    }
  },
}
