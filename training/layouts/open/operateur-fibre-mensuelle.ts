// A French telephone company's monthly bill: three large figures above all else, labels above their values, customer, line and contract beside the
// bill's number, a day on which the sum is taken from the account, credits of a promotion, tax told once in a sentence, and last month's bill again.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, vatOf } from '../abroad.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CASES = [
  {
    mark: 'filéo',
    firm: 'Filéo Télécom SAS',
    place: '2-6 boulevard des Transmissions, 92240 Malakorce',
    buyer: 'M. Grégoire Lantenois',
    to: ['Bât. C – Apt 31', '45 rue de la Pépinière', '80000 AMIENOIS'],
    colour: '#e6007e',
    number: '#### ### ### ###',
    rows: [
      ['Forfait Fibre Max – mois à venir', 3_999],
      ['Deuxième répéteur Wi-Fi', 300],
      ['Bouquet sport, résiliable à tout moment', 1_500],
      ['Remise fidélité -10 € pendant 12 mois', -1_000],
      ['Appels vers les mobiles d’outre-mer, 7 min', 413],
    ],
  },
  {
    mark: 'ARMOR.NET',
    firm: 'Armor Net Entreprises SA',
    place: '19 rue du Phare, 29200 Brestal',
    buyer: 'SELARL PHARMACIE DES DUNES',
    to: ['12 place de la Criée', '29730 LÉCHIAGUER'],
    colour: '#0b5fa5',
    number: 'F##########',
    rows: [
      ['Lien Fibre Pro 1 Gbit/s, adresse IP fixe', 5_880],
      ['Ligne téléphonique, 2 canaux', 2_400],
      ['Option secours 4G', 1_080],
      ['Geste commercial incident n° 88412', -1_500],
    ],
  },
] as const
const CSS = `.sheet{font:9pt/1.4 'Roboto',sans-serif;padding:13mm 15mm;color:#222}.h{display:flex;justify-content:space-between}.mk{font:900 27pt 'Roboto';color:var(--k);letter-spacing:-1pt}.to{font-size:10pt;width:78mm;margin-top:22mm}.lab{line-height:1.25}.lab small,.k small{display:block;font-size:7.4pt;color:#666}.lab b{display:block;font-weight:500;margin-bottom:1.8mm}.k{display:grid;grid-template-columns:repeat(3,1fr);gap:3mm;margin:9mm 0}.k div{border-top:2.4pt solid var(--k);padding-top:2mm}.k b{font:700 17pt 'Roboto'}h2{font:700 11pt 'Roboto';margin:5mm 0 1mm}.g{width:100%}.g td{padding:1mm 0;border-bottom:.3pt solid #ccc}.g .t td{font-weight:700;border:0}.ft{left:15mm;right:15mm;bottom:9mm;font-size:6.8pt;color:#666}`
const { amount, date } = writingOf('PT', '\u00a0')

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, day] = [bodyOf('FR', random), { ...dayIn(random, 2025, 2026), day: random.whole(2, 9) }]
  const [vat, number, taken] = [vatOf('FR', body), random.code(one.number), daysAfter(day, 11)]
  const gross = sum(one.rows.map(([, cents]) => cents)) + random.whole(1, 9) * 10
  const extra = gross - sum(one.rows.map(([, cents]) => cents))
  const tax = taxWithin(gross, 20)
  const rows = [...one.rows, ['Communications hors forfait', extra] as const]
  const ids = [
    ['Numéro de client', random.code('#########')],
    ['Ligne', random.code('09 7# ## ## ##')],
    ['Référence de la facture', number],
    ['Contrat', random.code('CTR-#####-A')],
  ]
  const big = [
    ['Facture du', date(day)],
    ['Montant TTC', `${amount(gross)} €`],
    [index === 0 ? 'Sera prélevé le' : 'À payer avant le', date(taken)],
  ]
  const html = `<div class="h"><div class="mk">${one.mark}</div><div class="lab">${each(ids, ([label, text]) => `<small>${label}</small><b>${text}</b>`)}</div></div><div class="to" style="margin-top:-4mm">${one.buyer}<br>${one.to.join('<br>')}</div>
<div class="k">${each(big, ([label, text]) => `<div><small>${label}</small><b>${text}</b></div>`)}</div><h2>Vos services du ${date(day, 'short')} au ${date(daysAfter(day, 29), 'short')}</h2><table class="g">${each(rows, ([label, cents]) => `<tr><td>${label}</td><td class="r">${amount(cents)}</td></tr>`)}<tr class="t"><td>Total de vos services, € TTC</td><td class="r">${amount(gross)}</td></tr></table><p style="margin-top:3mm">Dont TVA à 20 % : ${amount(tax)} € sur un montant HT de ${amount(gross - tax)} €.</p>
<h2>Votre compte</h2><table class="g"><tr><td>Facture précédente du ${date(daysAfter(day, -31))}</td><td class="r">${amount(gross + 217)}</td></tr><tr><td>Votre règlement du ${date(daysAfter(day, -19))}, merci</td><td class="r">-${amount(gross + 217)}</td></tr></table><p style="margin-top:5mm">${index === 0 ? `Mandat SEPA ${random.code('++FIL#########')}, identifiant créancier ${random.code('FR##ZZZ######')}. Vous n’avez rien à faire.` : 'Joignez le talon ci-dessous à votre chèque ou réglez en ligne, espace client.'}</p>
${index === 0 ? '' : `<div style="border-top:.6pt dashed #000;margin-top:9mm;padding-top:3mm;display:flex;justify-content:space-between"><div>${barCode(random, 80, 11)}</div><div class="r">Talon de paiement<br>${random.code('######## ######### ########')}</div></div>`}<div class="abs ft">${one.firm} au capital de 4 200 000 € – ${one.place} – RCS ${body} – TVA ${vat}. Réclamations : Service consommateurs, TSA ${random.code('#####')}, 59777 Lillois Cedex 9. Pénalité de retard : 3 fois le taux d’intérêt légal.</div>`
  return {
    html: sheets(`.sheet{--k:${one.colour}}${CSS}`, [html]),
    pages: 1,
    fileName: `Facture_${iso(day).replaceAll('-', '')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(taken),
      sellerName: [one.firm, one.mark],
      sellerVatId: vat,
      buyerName: one.buyer,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'operateur-fibre-mensuelle',
  kind: 'invoice',
  language: 'fr',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
