// A French sole trader without tax (art. 293 B): a person's name like a signature, the invoice's number inside the title, the day only in words
// behind the town while work and payment have days in figures, "Total" alone for all sums, SIRET and no tax id, customer reference above.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { ibanOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  inOrderOf,
  iso,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Identité visuelle : logotype, déclinaisons, charte', 'forfait', 68_000, 124_000, 1],
  ['Mise en page du dépliant trois volets', 'forfait', 24_000, 38_000, 1],
  ['Illustrations au trait', 'pièce', 7_500, 12_000, 6],
  ['Retouches photographiques', 'heure', 4_000, 4_800, 7],
  ['Suivi d’impression chez l’imprimeur', 'demi-journée', 15_000, 18_000, 2],
]
const CASES = [
  {
    who: 'Solène Quérimont',
    what: 'graphiste & illustratrice',
    lines: ['9, passage des Lavandières', '44400 Rezeau-sur-Sèvre'],
    town: 'Rezeau',
    buyer: 'Association Les Vents d’Ouest',
    to: ['Maison des associations', '2, place du Lavoir', '44190 Clissonnet'],
    number: '20##-0##',
    days: 30,
    colour: '#00685c',
  },
  {
    who: 'Bastien Orféval',
    what: 'graphisme, site, papier',
    lines: ['Lieu-dit La Grange aux Merles', '24220 Meyrals-le-Vieux'],
    town: 'Meyrals',
    buyer: 'Domaine de Tréjolais',
    to: ['Route du Pech', '24250 Daglanval'],
    number: '##',
    days: 15,
    colour: '#8c2f39',
  },
] as const
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const CSS = `.sheet{font:11pt/1.5 'EB Garamond',serif;color:#222}.who{left:26mm;top:20mm;font:italic 26pt/1 'EB Garamond',serif;color:var(--k)}.what{left:26mm;top:32mm;font-size:10pt;letter-spacing:1pt}.me{right:24mm;top:21mm;text-align:right;font-size:9.4pt;line-height:1.4}.to{left:112mm;top:58mm}.on{left:112mm;top:92mm}.main{left:26mm;right:24mm;top:110mm}h1{font:600 15pt 'EB Garamond';margin:0 0 1mm;color:var(--k)}.g{width:100%;margin:5mm 0 3mm}.g th{font-weight:400;font-style:italic;text-align:left;border-bottom:.6pt solid var(--k);padding-bottom:1mm}.g td{padding:1.1mm 0;vertical-align:top}.g .t td{border-top:.6pt solid var(--k);font-size:13pt;font-weight:600;padding-top:2mm}.foot{left:26mm;right:24mm;bottom:14mm;font-size:8.6pt;line-height:1.4;border-top:.4pt solid #999;padding-top:2mm}`
const { amount, date } = writingOf('PT', '\u00a0')

/** "3 février 2026", "1er mars 2026" */
const inWords = ({ day, month, year }: Day) => `${day === 1 ? '1er' : day} ${MONTHS[month - 1]} ${year}`

const shown = (cents: number) => (cents % 100 === 0 ? `${amount(cents).slice(0, -3)} €` : `${amount(cents)} €`)

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [day, iban] = [dayIn(random, 2025, 2026), ibanOf('FR', random)]
  const [due, number] = [daysAfter(day, one.days), random.code(one.number).replace(/^20../, String(day.year))]
  const rows = inOrderOf(WARES, positionsOf(random, WARES, [4, 3][index] ?? 3))
  const total = sum(rows.map((row) => row.total))
  const payment = [
    `Règlement par virement au plus tard le ${date(due)}.`,
    `À régler sous quinze jours, soit le ${inWords(due)} (${date(due, 'short')}) au plus tard.`,
  ][index]
  const html = `<div class="abs who">${one.who}</div><div class="abs what">${one.what}</div><div class="abs me">${one.lines.join('<br>')}<br>${random.code('06 ## ## ## ##')}</div><div class="abs to">${one.buyer}<br>${one.to.join('<br>')}</div><div class="abs on">${one.town}, le ${inWords(day)}</div>
<div class="abs main"><h1>Facture n° ${number}</h1>Votre commande ${random.code('BC-1##')} du ${date(daysAfter(day, -41))}, livraison des fichiers le ${date(day)}<table class="g"><tr><th>désignation</th><th class="r">quantité</th><th class="r">prix</th><th class="r">montant</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.quantity} ${row.unit}</td><td class="r">${shown(row.price)}</td><td class="r">${shown(row.total)}</td></tr>`)}<tr class="t"><td colspan="3">Total</td><td class="r">${shown(total)}</td></tr></table><p>TVA non applicable, art. 293 B du CGI.</p><p>${payment}<br>${inFours(iban)}</p><p>Avec mes remerciements,<br>${one.who}</p></div>
<div class="abs foot">${one.who} EI &nbsp; SIRET ${random.code('4## ### ### 000##')} &nbsp; code APE 7410Z &nbsp; dispensé${index === 0 ? 'e' : ''} d’immatriculation au RCS et au RM<br>Pénalités de retard : 12 % l’an. Indemnité forfaitaire de recouvrement : 40 € (professionnels). Pas d’escompte.</div>`
  return {
    html: sheets(`.sheet{--k:${one.colour}}${CSS}`, [html]),
    pages: 1,
    fileName: `facture ${number} ${one.who.split(' ')[1]}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [one.who, `${one.who} EI`],
      buyerName: one.buyer,
      iban,
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'graphiste-sans-tva',
  kind: 'invoice',
  language: 'fr',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
