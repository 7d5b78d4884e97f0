// A French office supplier's "avoir": the seller's full name stands only in the foot, its mark above is a word in small letters; the credited
// invoice's number and day stand larger than the credit's own, amounts have a minus before or "CR" behind, and the sum is "à déduire".
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Ramette A4 80 g blanc, carton de 5', 'CT', 2_190, 2_790, 6],
  ['Classeur à levier dos 80 mm bleu', 'PC', 265, 390, 20],
  ['Cartouche toner noir TN-2480', 'PC', 5_950, 7_890, 2],
  ['Stylo bille rétractable, boîte de 50', 'BT', 1_150, 1_690, 3],
  ['Fauteuil de bureau Ergolia', 'PC', 18_900, 24_900, 1],
  ['Enveloppe C5 autocollante, boîte de 500', 'BT', 2_350, 2_990, 4],
]
const CASES = [
  {
    mark: 'burolys',
    firm: 'BUROLYS DISTRIBUTION S.A.S.',
    place: '118 avenue de la Tuilerie, 59650 VILLENEUVE-LES-MARES',
    buyer: 'Lycée professionnel Jean-Vernaud',
    to: ['Service intendance', '25 rue du Beffroi', '59280 ARMENCHELLES'],
    number: 'AV##-00###',
    of: 'FV##-0####',
    reason: 'Retour marchandise non conforme',
    off: 10,
  },
  {
    mark: 'Plume & Papier',
    firm: 'Société Nouvelle Plume et Papier (SARL)',
    place: '4 rue des Relieurs, 21200 BEAUNOIS',
    buyer: 'ETS GRANDJACQUES',
    to: ['M. Grandjacques', '61 route de Seurville', '21200 MEURSANGES'],
    number: '90###',
    of: '41###',
    reason: 'Erreur de prix',
    off: 0,
  },
] as const
const CSS = `.sheet{font:9pt/1.4 'Lato',sans-serif;padding:14mm 16mm}.mark{font:900 24pt 'Lato';color:#d9480f}.bar{display:flex;gap:0;margin:7mm 0;border:.6pt solid #ccc}.bar div{flex:1;padding:2mm 3mm;border-right:.6pt solid #ccc}.bar div:last-child{border:0}.bar small{display:block;color:#777;font-size:7pt;text-transform:uppercase}.to{margin:6mm 0 0 96mm;font-size:10pt;min-height:26mm}.ref{font-size:12pt;font-weight:700;margin:2mm 0}.g{width:100%}.g th{font-size:7.6pt;text-align:left;border-bottom:1pt solid #d9480f;padding:1mm}.g td{padding:1.2mm 1mm;border-bottom:.3pt solid #ddd}.z{margin:6mm 0 0 auto;width:74mm}.z td{padding:.9mm 2mm}.z tr:last-child td{border-top:1pt solid #d9480f;font-weight:700;font-size:11pt}.foot{left:16mm;right:16mm;bottom:9mm;font-size:7.2pt;color:#555;text-align:center}`
const { amount, date } = writingOf('PT', '\u00a0')

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day] = [bodyOf('FR', random), dayIn(random, 2024, 2026)]
  const short = String(day.year % 100)
  const [vat, number, of] = [
    vatOf('FR', body),
    random.code(one.number.replace('##-', `${short}-`)),
    random.code(one.of.replace('##-', `${short}-`)),
  ]
  const minus = (cents: number) => (index === 0 ? `-${amount(cents)}` : `${amount(cents)} CR`)
  const rows = positionsOf(random, WARES, [3, 2][index] ?? 2)
  const goods = sum(rows.map((row) => row.total))
  const net = goods - percent(goods, one.off)
  const tax = percent(net, 20)
  const cells = [
    ['N° client', random.code('0####')],
    ['Document', `Avoir n° ${number}`],
    ['Date', date(day)],
    ['Représentant', random.code('R0#')],
    ['Page', '1/1'],
  ]
  const off = one.off > 0 ? [[`Remise ${one.off} %`, amount(percent(goods, one.off))] as const] : []
  const sums = [
    ['Montant brut HT', minus(goods)],
    ...off,
    ['Total net HT', minus(net)],
    ['TVA 20,00 %', minus(tax)],
    [index === 0 ? 'Net à déduire TTC EUR' : 'En votre faveur TTC (euros)', minus(net + tax)],
  ] as const
  const html = `<div class="mark">${one.mark}</div><div class="to">${one.buyer}<br>${one.to.join('<br>')}</div><div class="bar">${each(cells, ([label, text]) => `<div><small>${label}</small>${text}</div>`)}</div>
<div class="ref">Concerne la facture ${of} du ${date(daysAfter(day, -17))}</div><p>${one.reason} &nbsp;–&nbsp; B.L. ${random.code('7#####')} du ${date(daysAfter(day, -19))} &nbsp;–&nbsp; bon de retour ${random.code('RT-###')}</p>
<table class="g"><tr><th>Référence</th><th>Désignation</th><th class="r">Qté</th><th>Unité</th><th class="r">PU HT</th><th class="r">Total HT</th></tr>${each(rows, (row) => `<tr><td>${random.code('####.##')}</td><td>${row.name}</td><td class="r">${index === 0 ? '-' : ''}${row.quantity}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${minus(row.total)}</td></tr>`)}</table>
<table class="z">${each(sums, ([label, text]) => `<tr><td>${label}</td><td class="r">${text}</td></tr>`)}</table><p style="margin-top:9mm">Ce montant sera imputé sur votre prochaine échéance du ${date(daysAfter(day, 24))}. Cet avoir n’est pas remboursable en espèces.</p>
<div class="abs foot">${one.firm} au capital de 152 000 € – ${one.place}<br>RCS ${random.code('B')} ${body.replace(/(...)(?=.)/g, '$1 ')} – SIRET ${body}000${random.code('##')} – NAF 4666Z – Identification TVA ${vat.replace(/^(....)(...)(...)(...)$/, '$1 $2 $3 $4')}</div>`
  const both = (cents: number) => [fixed(-cents), fixed(cents)]
  const own = { sellerName: [one.firm, one.mark], sellerVatId: vat, buyerName: one.buyer, currency: 'EUR' }
  const money = { netTotal: both(net), taxTotal: both(tax), grossTotal: both(net + tax) }
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fields: { invoiceNumber: number, issueDate: iso(day), ...own, ...money },
  }
}

export const layout: Layout = {
  name: 'papeterie-avoir',
  kind: 'invoice',
  language: 'fr',
  types: ['credit-note'],
  count: 2,
  scans: [0],
  make,
}
