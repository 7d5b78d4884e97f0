// An Austrian commune's quarterly "Vorschreibung" of water, sewage, refuse and ground tax: an authority with arms, fees at 10 per cent and
// some without tax in the same table, a customer account beside the number of the paper, arrears and credit below, a payment slip.
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Liberation Sans';padding:11mm 18mm 0 20mm}.h{text-align:center;border-bottom:.6pt solid}.h b{display:block;font:700 16pt 'Liberation Serif';letter-spacing:1pt}.h i{display:inline-block;width:11mm;height:13mm;border:1pt solid #b00;border-radius:0 0 6mm 6mm;background:repeating-linear-gradient(90deg,#b00 0 2mm,#fff 2mm 4mm)}.to{left:20mm;top:55mm}.m{right:18mm;top:50mm;width:76mm;border:.6pt solid;padding:2mm}.m td{padding:.3mm 4mm .3mm 0}.w{left:20mm;right:18mm;top:98mm}.g{width:100%;font-size:8.4pt}.g th{border-top:.6pt solid;border-bottom:.6pt solid;text-align:left;font-weight:400;padding:.8mm}.g td{padding:.6mm .8mm}.g .t td{border-top:.6pt solid;font-weight:700}.slip{left:0;right:0;bottom:0;height:70mm;border-top:.5pt dashed;background:#fff3dc;padding:5mm 20mm;font-size:8pt;display:grid;grid-template-columns:1fr 1fr;gap:5mm}.slip small{display:block;font-size:6.2pt;color:#a05000}`

const TOWNS = [
  ['Marktgemeinde', 'Quartalsvorschreibung', 'Rechnungsnummer', '2026/2/#####'],
  ['Gemeinde', 'Lastschriftanzeige / Rechnung', 'Beleg', '1######'],
  ['Stadtgemeinde', 'Abgabenvorschreibung', 'Rechnung Nr.', 'Q2-####-26'],
] as const
const FEES = [
  ['Wasserbezugsgebühr, 41 m³ à 1,78', 10, 7_298],
  ['Kanalbenützungsgebühr 164 m²', 10, 13_284],
  ['Abfallwirtschaftsgebühr 120 l, 4 Entleerungen', 10, 4_620],
  ['Biotonne 80 l', 10, 2_145],
  ['Zählermiete QN 2,5', 10, 450],
  ['Grundsteuer B', 0, 3_912],
  ['Hundeabgabe', 0, 2_900],
  ['Friedhof, Erhaltungsbeitrag', 0, 1_850],
] as const
const { amount, date } = writingOf('AT')

/** Rows in the order of the list: some fees with tax, one or two without. */
function feesOf(random: Parameters<Layout['make']>[0], count: number) {
  const picked = new Set([
    ...random.sample(FEES.slice(0, 5), count),
    ...random.sample(FEES.slice(5), random.whole(1, 2)),
  ])
  const rows = FEES.filter((fee) => picked.has(fee)).map(([text, rate, base]) => {
    const net = percent(base, random.whole(80, 170))
    return { text, rate, net, tax: percent(net, rate) }
  })
  return { rows, net: sum(rows.map((row) => row.net)), tax: sum(rows.map((row) => row.tax)) }
}

export const layout: Layout = {
  name: 'gemeinde-vorschreibung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('AT', random)
    const [kind, title, label, pattern] = TOWNS[index] ?? TOWNS[0]
    const [own, person, home, firm] = [names.company(), names.person(), names.address(), names.company()]
    const day = { ...dayIn(random, 2026), month: 4 }
    const due = { year: 2026, month: 5, day: 15 }
    const town = own.address.town.replace(/ .*/, '')
    const seller = `${kind} ${town}`
    const [number, iban] = [random.code(pattern), own.bank.iban ?? '']
    const { rows, net, tax } = feesOf(random, 3 + (index % 2))
    const buyer = index === 1 ? firm.name : `${person.first} ${person.last}`
    const to = index === 1 ? `Firma<br>${buyer}` : `${person.salutation}<br>${buyer}`
    const meta = [
      [label, number],
      ['EDV-Nr. / Kundenkonto', random.code('00####/1')],
      ['Objekt', home.street],
      ['Datum', date(day)],
      ['Zeitraum', '01.04.2026 – 30.06.2026'],
      ['Sachbearbeiterin', `${names.person().last}, DW 1${index + 2}`],
    ]
    const html = `<div class="h"><i></i><b>${seller.toUpperCase()}</b>${own.address.street}, ${own.address.place} · ${own.phone} · UID ${own.vatId}<p></p></div><div class="abs to">${to}<br>${home.street}<br>${home.place}</div><div class="abs m"><table>${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div><div class="abs w"><p><b>${title} 2. Quartal 2026</b></p><p>Aufgrund der geltenden Verordnungen des Gemeinderates werden Ihnen vorgeschrieben:</p><table class="g"><tr><th>Abgabe / Gebühr</th><th class="r">Betrag</th><th class="r">USt %</th><th class="r">USt</th><th class="r">Gesamt EUR</th></tr>${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${amount(row.net)}</td><td class="r">${row.rate}</td><td class="r">${amount(row.tax)}</td><td class="r">${amount(row.net + row.tax)}</td></tr>`)}<tr class="t"><td>Summe</td><td class="r">${amount(net)}</td><td></td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr></table><p style="margin-top:3mm">${index === 1 ? 'Der Betrag wird am Fälligkeitstag von Ihrem Konto eingezogen.' : 'Bitte verwenden Sie den angeschlossenen Zahlungsbeleg.'} Fällig am <b>${date(due)}</b>. Bei Zahlungsverzug wird ein Säumniszuschlag von 2 % eingehoben.</p><p>Der Bürgermeister:<br>${names.person().full}</p></div>
<div class="abs slip"><div><small>EmpfängerIn</small>${seller}<small>IBAN EmpfängerIn</small>${inFours(iban)}<small>BIC</small>${own.bank.bic}<small>AuftraggeberIn</small>${buyer}</div><div><small>Betrag EUR</small>${amount(net + tax)}<small>Zahlungsreferenz</small>${random.code('0000########')}<small>Verwendungszweck</small>Abgaben 2. Quartal 2026</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: buyer,
        sellerVatId: own.vatId,
        iban,
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
