// A French joiner's invoice out of a desktop program for builders: quote, site and customer have numbers of their own, two rates of tax in a
// little table, an advance taken off below the total with tax, so that "Net à payer" is less than "Total TTC", and legal small print full of days.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  inOrderOf,
  iso,
  percent,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Dépose de l’ancienne porte d’entrée et mise en décharge', 'ENS', 14_000, 21_000, 1],
  ['Porte d’entrée chêne massif, vitrage feuilleté, 3 points', 'U', 189_000, 264_000, 1],
  ['Fenêtre bois 2 vantaux 120 x 135, double vitrage 4/16/4', 'U', 64_500, 88_000, 4],
  ['Volet battant pin traité, pentures noires', 'U', 21_500, 31_000, 6],
  ['Habillage tableau, tapées et couvre-joints', 'ML', 1_850, 2_600, 22],
  ['Lasure 2 couches teinte châtaignier', 'M2', 1_900, 2_450, 14],
  ['Main d’œuvre pose et réglages', 'H', 4_600, 5_200, 18],
]
const CASES = [
  {
    firm: 'SARL MENUISERIE DU VALCERNE',
    other: 'Menuiserie du Valcerne',
    place: ['ZA des Quatre Ormes', '38160 SAINT-ROMAN-D’ISÈRE'],
    buyer: 'M. et Mme Aurélien Bastarel',
    to: ['14 montée des Tisserands', '38160 Chatte-le-Haut'],
    number: 'FA00000###',
    rates: [10, 10],
    share: 30,
  },
  {
    firm: 'ATELIER BOIS KERVANIC SAS',
    other: 'Atelier Bois Kervanic',
    place: ['7 rue de la Scierie', '56310 BUBRY-LANN'],
    buyer: 'SCI Les Genêts de Port-Maren',
    to: ['Chez Cabinet Oriel Gestion', '3 quai des Gabares', '56100 Lorient-Kerno'],
    number: 'FC-0#-####',
    rates: [20, 10],
    share: 40,
  },
] as const
const CSS = `.sheet{font:9pt/1.35 'Liberation Sans';padding:12mm 14mm}.top{display:flex;justify-content:space-between}.own b{font-size:12pt;color:#7a4a12}.own{font-size:8.4pt}.cart{border:.6pt solid #000;border-radius:2mm;width:86mm;min-height:30mm;padding:3mm 4mm;font-size:10pt;margin-top:14mm}h1{font:700 13pt 'Liberation Sans';margin:5mm 0 2mm}.id{border-collapse:collapse;width:100%;text-align:center}.id td{border:.6pt solid #7a4a12;padding:.8mm}.id tr:first-child td{background:#efe3d3;font-size:7.6pt}.g{width:100%;margin-top:5mm}.g th{background:#7a4a12;color:#fff;font-weight:400;padding:1mm;text-align:left;font-size:8pt}.g td{padding:1mm;border-left:.4pt solid #bbb;border-right:.4pt solid #bbb;vertical-align:top}.g tr:last-child td{border-bottom:.6pt solid #7a4a12}
.low{display:flex;justify-content:space-between;margin-top:4mm;align-items:flex-start}.tv td,.tv th{border:.4pt solid #888;padding:.7mm 2.2mm;font-weight:400;text-align:right;font-size:8.4pt}.z td{padding:.7mm 2mm;border:.4pt solid #888}.z .n td{font-weight:700;font-size:11pt;background:#efe3d3}.leg{left:14mm;right:14mm;bottom:8mm;font-size:6.8pt;line-height:1.3;color:#333;text-align:center}.rg{margin-top:5mm;font-size:8.6pt}`
const { amount, date } = writingOf('PT', '\u00a0')

const rowsOf = (random: Random, index: number, rates: readonly number[]) =>
  inOrderOf(WARES, positionsOf(random, WARES, [6, 4][index] ?? 4)).map((one) => ({
    ...one,
    rate: (one.unit === 'H' ? rates[1] : rates[0]) ?? 10,
  }))

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, iban, day] = [bodyOf('FR', random), ibanOf('FR', random), dayIn(random, 2024, 2026)]
  const [vat, due, number] = [vatOf('FR', body), daysAfter(day, 30), random.code(one.number)]
  const rows = rowsOf(random, index, one.rates)
  const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
  const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))]
  const advance = percent(net + tax, one.share)
  const [quote, asked] = [random.code('DE00000###'), date(daysAfter(day, -58))]
  const siren = body.replace(/(...)(?=.)/g, '$1 ')
  const line = (label: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`
  const html = `<div class="top"><div class="own"><b>${one.firm}</b><br>${one.place.join('<br>')}<br>Tél. : ${random.code('04 76 ## ## ##')}<br>Siret : ${siren} ${random.code('000##')} - APE : 4332A<br>N° TVA intracom. : ${vat}</div><div class="cart">${one.buyer}<br>${one.to.join('<br>')}</div></div>
<h1>Facture</h1><table class="id"><tr><td>Numéro</td><td>Date</td><td>Code client</td><td>Date d’échéance</td><td>Mode de règlement</td></tr><tr><td>${number}</td><td>${date(day)}</td><td>${random.code('CL00###')}</td><td>${date(due)}</td><td>Virement 30 jours</td></tr></table><p style="margin-top:3mm">Selon devis n° ${quote} du ${asked}, accepté le ${date(daysAfter(day, -49))}.</p>
<table class="g"><tr><th>Description</th><th class="r">Qté</th><th>Un.</th><th class="r">P.U. HT</th><th class="r">Montant HT</th><th class="r">TVA</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${amount(row.quantity * 100)}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td><td class="r">${amount(row.rate * 100)}</td></tr>`)}</table>
<div class="low"><table class="tv"><tr><th>Taux</th><th>Base HT</th><th>Montant TVA</th></tr>${each(groups, (group) => `<tr><td>${amount(group.rate * 100)}</td><td>${amount(group.net)}</td><td>${amount(group.tax)}</td></tr>`)}</table><table class="z">${line('Total HT', net)}${line('Total TVA', tax)}${line('Total TTC', net + tax)}${line(`Acompte reçu le ${date(daysAfter(day, -48))}`, -advance)}${line('Net à payer', net + tax - advance, 'n')}</table></div>
<div class="rg">Règlement à effectuer sur : Caisse Rurale des Alpages &nbsp; IBAN ${inFours(iban)} &nbsp; BIC ${bicOf('FR', iban, random)}</div>
<div class="abs leg">En cas de retard de paiement, une pénalité égale à 3 fois le taux d’intérêt légal sera exigible ainsi qu’une indemnité forfaitaire pour frais de recouvrement de 40,00 €. Pas d’escompte pour paiement anticipé. Réserve de propriété : loi n° 80.335 du 12/05/1980.<br>Assurance décennale n° ${random.code('DC 47######')} valable du 01/01/${day.year} au 31/12/${day.year} - ${one.firm} au capital de 8 000 €</div>`
  const own = { sellerName: [one.firm, one.other], sellerVatId: vat, buyerName: one.buyer, iban, currency: 'EUR' }
  const money = {
    netTotal: fixed(net),
    taxTotal: fixed(tax),
    grossTotal: [fixed(net + tax), fixed(net + tax - advance)],
  }
  const fields = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), ...own, ...money }
  return { html: sheets(CSS, [html]), pages: 1, fileName: `${number}.pdf`, fields }
}

export const layout: Layout = {
  name: 'menuiserie-acompte',
  kind: 'invoice',
  language: 'fr',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
