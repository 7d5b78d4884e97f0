// A Swiss maker of turned parts writes in German and French at once: every label has two names with a stroke between, parts have drawing
// numbers, prices are per hundred or thousand, the tax is "MWST / TVA", the firm stands in the foot and as a small mark on top.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.4 'Liberation Sans';padding:12mm 16mm 0 20mm}.mk{display:flex;gap:3mm;align-items:center;font:700 12pt 'Liberation Sans';letter-spacing:3pt}.mk i{width:10mm;height:10mm;border:2.4mm solid #333;border-radius:50%}.to{margin:20mm 0 12mm 98mm;min-height:26mm;font-size:10pt}h1{font:700 12.5pt 'Liberation Sans';margin:0 0 3mm}.m{width:100%;table-layout:fixed;border-top:.4pt solid;border-bottom:.4pt solid}.m td{padding:1mm 2mm 1mm 0;vertical-align:top}.m small,.g small{display:block;font-size:6.6pt;color:#666}.g{width:100%;margin-top:6mm}.g th{text-align:left;font-weight:400;border-bottom:.4pt solid;padding:.8mm 0;font-size:7.4pt;vertical-align:bottom}.g td{padding:1.2mm 0;vertical-align:top}.s{width:100%;border-top:.4pt solid;margin-top:2mm}.s td{padding:.8mm 0}.s .b td{font-weight:700;font-size:10.4pt;border-top:.4pt solid}.foot{left:20mm;right:16mm;bottom:9mm;font-size:7pt;line-height:1.5;border-top:.4pt solid;padding-top:1.5mm;display:flex;justify-content:space-between}`

const FIRMS = [
  { name: 'Décotal Drehteile AG', mark: 'DECOTAL', number: '26-####', label: 'Rechnung / Facture' },
  { name: 'Schürfeld Décolletage SA', mark: 'S D', number: 'R######', label: 'Facture / Rechnung' },
  { name: 'Mikrovant Präzision GmbH', mark: 'MIKROVANT', number: '4###', label: 'Rechnung / Facture Nr.' },
] as const
const PARTS = [
  ['Gewindestift M1.4 × 3.2, 1.4305', 'Goupille filetée', 1_840],
  ['Zifferblattfuss Ø 0.70, Ms58', 'Pied de cadran', 960],
  ['Ansatzschraube S0.90, 20AP gehärtet', 'Vis à portée', 2_215],
  ['Achse Ø 2.00 g6 rolliert', 'Axe roulé', 4_480],
  ['Distanzhülse 3.0 × 1.6 × 4', 'Douille entretoise', 1_325],
  ['Kontaktstift CuBe2 vergoldet', 'Contact doré', 7_940],
] as const
const { amount, date } = writingOf('CH', "'")

const two = (german: string, french: string) => `${german} / ${french}`

function rowsOf(random: Parameters<Layout['make']>[0], count: number) {
  return random.sample(PARTS, count).map(([german, french, price]) => {
    const hundreds = random.whole(10, 220)
    const code = random.code(random.pick(['#####.##-@', '@@ ####']))
    return { german, french, price, hundreds, code, cents: hundreds * price }
  })
}

export const layout: Layout = {
  name: 'drehteile-zweisprachig',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [own, buyer, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
    const [number, iban] = [random.code(firm.number), own.bank.iban ?? '']
    const due = daysAfter(day, 60)
    const rows = rowsOf(random, 3 + index)
    const tools = index === 2 ? 0 : 18_500
    const net = sum(rows.map(({ cents }) => cents)) + tools
    const tax = percent(net, 8.1)
    const total = Math.round((net + tax) / 5) * 5
    const meta = [
      [two('Datum', 'Date'), date(day)],
      [two('Kunde', 'Client'), random.code('1###')],
      [two('Ihre Bestellung', 'Votre commande'), random.code('45000#####')],
      [two('Lieferschein', 'Bulletin de livraison'), random.code('L-#####')],
      [two('Fällig', 'Échéance'), date(due)],
    ]
    const line = (german: string, french: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${two(german, french)}</td><td class="r">${amount(cents)}</td></tr>`
    const html = `<div class="mk"><i></i>${firm.mark}</div><div class="to">${buyer.name}<br>Einkauf / Achats<br>${buyer.address.street}<br>${buyer.address.place}</div><h1>${firm.label} ${number}</h1><table class="m"><tr>${each(meta, ([name, text]) => `<td><small>${name}</small>${text}</td>`)}</tr></table>
<table class="g"><tr><th>Pos.</th><th>Bezeichnung<br>Désignation</th><th>Zeichnung<br>Plan</th><th class="r">Menge<br>Quantité</th><th class="r">CHF / 100</th><th class="r">Betrag CHF<br>Montant CHF</th></tr>${each(rows, (row, at) => `<tr><td>${at + 1}</td><td>${row.german}<small>${row.french}</small></td><td>${row.code}</td><td class="r">${row.hundreds}00</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.cents)}</td></tr>`)}</table><table class="s">${tools > 0 ? line('Werkzeugkostenanteil', "Part d'outillage", tools) : ''}${line('Total exkl. MWST', 'Total hors TVA', net)}${line('MWST 8.1 %', 'TVA 8.1 %', tax)}${line('Rundung', 'Arrondi', total - net - tax)}${line('Total CHF', 'Total CHF', total, 'b')}</table>
<p style="margin-top:7mm">Zahlung innert 60 Tagen netto. Beanstandungen innert 8 Tagen. / Paiement à 60 jours net. Réclamations dans les 8 jours.</p><div class="abs foot"><span>${firm.name}<br>${own.address.street} · ${own.address.place}<br>${own.phone}</span><span>MWST-Nr. / N° TVA<br>${own.vatId}</span><span>${own.bank.name}<br>IBAN ${inFours(iban)}<br>EORI ${random.code('CH########')}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm.name,
        buyerName: buyer.name,
        sellerVatId: own.vatId.replace(' MWST', ''),
        iban,
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(total),
        currency: 'CHF',
      },
    }
  },
}
