// A French cooper's invoice in French and English, small above large, as a firm's old ERP prints it: an instalment already paid lowers
// what is due, no tax within the Union but registers, share capital, penalties and a bank table with the account cut into parts.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  [
    'Barrique 225 l, chêne français, chauffe M+|225 l barrel, French oak, medium plus toast',
    'BQ225',
    78_000,
    91_500,
    24,
  ],
  ['Fût 300 l, grain fin, chauffe longue|300 l hogshead, tight grain, long toast', 'FT300', 92_000, 112_000, 12],
  ['Fût de vin rouge vidé, trié|Ex red wine cask, drained and graded', 'EXR228', 21_500, 28_000, 36],
  ['Tonneau 500 l, fonds acacia|500 l puncheon, acacia heads', 'TN500', 118_000, 139_000, 6],
  ['Bonde silicone|Silicone bung', 'BSI50', 140, 210, 60],
  ['Porte-fûts double, acier galvanisé|Double barrel rack, galvanised', 'PFD2', 11_800, 14_900, 18],
]
const HOME = ['Distillerie de la Haute-Rive SARL', '18 quai du Moulin Brûlé', '16100 COGNAC']
const CSS = `.sheet{font:9.2pt/1.35 'Liberation Serif';padding:12mm 15mm}.hd{display:flex;justify-content:space-between}.hd b{font:700 17pt 'URW Bookman','Liberation Serif';letter-spacing:.4pt}.hd i{display:block;font-size:10pt;color:#6b4a26}.adr{font-size:8.6pt;line-height:1.3}small{font-size:7.2pt;font-style:italic;color:#555}.inv{border:1pt solid #6b4a26;width:76mm;margin-top:9mm;height:30mm}.inv td{padding:.7mm 2.5mm}.inv tr:first-child td{font:700 12.5pt 'Liberation Serif';border-bottom:1pt solid #6b4a26}.pair{display:flex;justify-content:space-between;align-items:flex-start}.to{width:86mm;margin:18mm 0 0;font-size:10.4pt;min-height:32mm}.refs{width:100%;margin-top:7mm;border:.5pt solid #6b4a26}.refs td,.refs th{border:.5pt solid #6b4a26;font-weight:400;padding:.7mm 2mm;text-align:left}.g{width:100%;margin-top:4mm;border:.5pt solid #6b4a26}.g th{font-weight:700;text-align:left;border-bottom:.5pt solid #6b4a26;padding:1mm 2mm;line-height:1.1}.g td{padding:1mm 2mm;border-right:.5pt solid #6b4a26;vertical-align:top}.g .fill td{height:14mm}.s{width:88mm;margin:4mm 0 0 auto}.s td{padding:.6mm 2mm}.s .k td{border:1pt solid #6b4a26;font:700 11.5pt 'Liberation Serif';padding:1.4mm 2mm}.rib{margin-top:5mm;font-size:8.4pt}.rib td,.rib th{border:.4pt solid #999;padding:.5mm 2.2mm;font-weight:400;text-align:left}.leg{font-size:7.4pt;line-height:1.3;margin-top:4mm}.ft{left:15mm;right:15mm;bottom:8mm;text-align:center;font-size:7.4pt;border-top:.5pt solid #6b4a26;padding-top:1.3mm}`
const { amount } = writingOf('DE', '\u00a0')
const { date } = writingOf('IE')

const both = (french: string, english: string) => `${french} <small>/ ${english}</small>`
const row = ({ name, unit, quantity, price, total }: Position) =>
  `<tr><td>${unit}</td><td>${name.replace('|', '<br><small>')}</small></td><td class="r">${quantity}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`

function account(rows: readonly Position[], index: number, paidOn: string) {
  const goods = sum(rows.map(({ total }) => total))
  const freight = [48_000, 62_500, 0][index] ?? 0
  const net = goods + freight
  const tax = index === 2 ? percent(net, 20) : 0
  const paid = index === 1 ? percent(net, 30) : 0
  const line = (french: string, english: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${both(french, english)}</td><td class="r">${amount(cents)} €</td></tr>`
  const html = `<table class="s">${line('Total marchandises', 'Goods', goods)}${freight > 0 ? line('Port et emballage', 'Carriage and packing', freight) : ''}${line('Total HT', 'Total excl. VAT', net)}${line(index === 2 ? 'TVA 20,00 %' : 'TVA 0,00 %', 'VAT', tax)}${paid > 0 ? line('Total TTC', 'Total incl. VAT', net) + line(`Acompte reçu le ${paidOn}`, 'Deposit received', -paid) : ''}${line('NET À PAYER', 'AMOUNT DUE', net + tax - paid, 'k')}</table>`
  const gross = paid > 0 ? [fixed(net), fixed(net - paid)] : fixed(net + tax)
  return { html, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: gross } }
}

function bankOf(random: Random, iban: string): string {
  const parts = [iban.slice(4, 9), iban.slice(9, 14), iban.slice(14, 25), iban.slice(25)]
  return `<table class="rib"><tr><th>Banque</th><th>Guichet</th><th>N° de compte</th><th>Clé</th><th>IBAN</th><th>BIC / SWIFT</th></tr><tr>${each(parts, (part) => `<td>${part}</td>`)}<td>${inFours(iban)}</td><td>${bicOf('FR', iban, random)}</td></tr></table>`
}

const COOPER = ['Tonnellerie Saint-Éloi-des-Bois SAS', 'Maîtres tonneliers – Coopers since 1886', 'FACTURE / INVOICE']
const STAVES = ['Merranderie Aubrac-Valois SA', 'Merrains et fûts depuis 1931', 'FACTURE']
const KINDS = [
  { firm: COOPER, number: '00###', terms: 'DAP', days: 45, country: 'IE', trade: 'Distillers', land: 'IRLANDE' },
  { firm: COOPER, number: '00###', terms: 'FCA', days: 30, country: 'DE', trade: 'Weinhandel', land: 'ALLEMAGNE' },
  { firm: STAVES, number: '####', terms: 'EXW', days: 60, country: 'DE', trade: 'Weinhandel', land: '' },
] as const
const EXEMPT =
  'Exonération de TVA, article 262 ter I du CGI – livraison intracommunautaire. <i>VAT exempt intra-Community supply, art. 138 Directive 2006/112/EC.</i> '

function buyerOf(random: Random, kind: (typeof KINDS)[number]) {
  if (kind.land === '') return { buyer: HOME[0] ?? '', lines: HOME.slice(1), id: vatOf('FR', bodyOf('FR', random)) }
  const { name, address, vatId } = companyIn(namesIn(kind.country, random), kind.trade)
  return { buyer: name, lines: [...address.lines, kind.land], id: vatId }
}

function make(random: Random, index: number): Paper {
  const kind = KINDS[index] ?? KINDS[0]
  const [seller = '', since, title] = kind.firm
  const short = seller.split(' ').slice(0, -1).join(' ')
  const [siren, iban, day] = [bodyOf('FR', random), ibanOf('FR', random), dayIn(random, 2024, 2026)]
  const [vat, due] = [vatOf('FR', siren), daysAfter(day, kind.days)]
  const { buyer, lines, id } = buyerOf(random, kind)
  const number = random.code(`FA${day.year % 100}${kind.number}`)
  const rows = positionsOf(random, WARES, [4, 5, 3][index] ?? 3)
  const { html: sums, fields } = account(rows, index, date(daysAfter(day, -61)))
  const refs = [
    ['Code client', 'Customer', random.code('C0###')],
    ['Votre commande', 'Your order', random.code('PO-####')],
    ['Bon de livraison', 'Delivery note', random.code('BL2####')],
    ['N° TVA client', 'Your VAT no.', id],
    ['Incoterm', 'Terms', kind.terms],
  ]
  const siret = `${siren.replace(/(...)(?=.)/g, '$1 ')} 000${random.code('##')}`
  const html = `<div class="hd"><div><b>${short}</b><i>${since}</i></div><div class="adr r">Route des Merrains, Z.A. Les Chênes<br>16120 CHÂTEAUNEUF-SUR-CHARENTE<br>Tél. +33 (0)5 ${random.code('45 ## ## ##')}<br>export@${seller.split(' ')[0]?.toLowerCase()}-bois.fr</div></div>
<div class="pair"><table class="inv"><tr><td colspan="2">${title}</td></tr><tr><td>${both('N°', 'No.')}</td><td>${number}</td></tr><tr><td>${both('Date', 'Date')}</td><td>${date(day)}</td></tr><tr><td>${both('Échéance', 'Due date')}</td><td>${date(due)}</td></tr></table><div class="to"><b>${buyer}</b><br>${lines.join('<br>')}</div></div>
<table class="refs"><tr>${each(refs, ([french, english]) => `<th>${french}<br><small>${english}</small></th>`)}</tr><tr>${each(refs, (one) => `<td>${one[2]}</td>`)}</tr></table>
<table class="g"><tr><th>Référence<br><small>Item</small></th><th>Désignation<br><small>Description</small></th><th class="r">Qté<br><small>Qty</small></th><th class="r">P.U. HT<br><small>Unit price</small></th><th class="r">Montant HT<br><small>Amount</small></th></tr>${each(rows, row)}<tr class="fill"><td></td><td><small>Origine / Origin: France. ${index === 1 ? `Confirmation de commande / order confirmation ${random.code('CC2####')} du ${date(daysAfter(day, -70))}` : `Bois séché 36 mois / air dried 36 months`}</small></td><td></td><td></td><td></td></tr></table>${sums}
${bankOf(random, iban)}<div class="leg">${index === 2 ? '' : EXEMPT}Règlement par virement. Pas d'escompte pour paiement anticipé. En cas de retard de paiement, pénalités au taux de 3 fois l'intérêt légal et indemnité forfaitaire pour frais de recouvrement de 40 €. Réserve de propriété : loi du 12 mai 1980.</div>
<div class="abs ft">${seller} au capital de ${index === 2 ? '152 450' : '480 000'} € – SIRET ${siret} – RCS Angoulême ${siren.replace(/(...)(?=.)/g, '$1 ')} – Code APE 1624Z<br>N° TVA intracommunautaire : ${vat}</div>`
  const own = { sellerName: [seller, short], sellerVatId: vat, iban, buyerName: buyer, currency: 'EUR' }
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due) }
  return { html: sheets(CSS, [html]), pages: 1, fileName: `${number}.pdf`, fields: { ...ids, ...own, ...fields } }
}

export const layout: Layout = {
  name: 'cooperage-en',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make,
}
