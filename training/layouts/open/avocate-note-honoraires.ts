// A French lawyer's note of fees as a letter: a person as the seller with her bar and box, "Nos réf." and the court's number before the note's own,
// hours as running text, disbursements without tax beside fees with tax, a provision already paid, and the day in words.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, percent, sheets, writingOf } from '../sheet.ts'

const CASES = [
  {
    who: 'Clémence Vauxbrun',
    title: 'Avocate au Barreau de Chalençon',
    place: '11, rue du Présidial – 71100 Chalençon – Case Palais 47',
    buyer: 'Madame Irène Duprat-Solis',
    to: ['6, allée des Charmilles', '71380 Saint-Marcien'],
    matter: 'DUPRAT-SOLIS c/ Syndicat des copropriétaires Le Belvédère',
    number: 'NH 20##/###',
  },
  {
    who: 'Thibault Margelin',
    title: 'Avocat à la Cour – Docteur en droit',
    place: '38, cours de la Martinière, 33000 Bordelange – Toque B 218',
    buyer: 'Société Gironde Emballages',
    to: ['À l’attention de Mme Pontaillac', 'ZI de Bruges-Nord', '33520 Brugelles'],
    matter: 'GIRONDE EMBALLAGES / Transports Lafarguette',
    number: '###-##',
  },
] as const
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const CSS = `.sheet{font:10.5pt/1.45 'P052','Liberation Serif',serif;padding:18mm 24mm}.hd{text-align:center;border-bottom:.5pt solid #000;padding-bottom:3mm}.hd b{font-size:17pt;font-weight:400;letter-spacing:2.5pt;text-transform:uppercase;display:block}.hd span{font-size:9pt}.to{margin:10mm 0 0 84mm;line-height:1.35}.rf{font-size:9pt;line-height:1.4;margin-top:6mm}h1{font:700 13pt 'P052',serif;text-align:center;margin:9mm 0 5mm;text-transform:uppercase;letter-spacing:1pt}.m{width:100%;margin:4mm 0}.m td{padding:.9mm 0;vertical-align:top}.m td:last-child{white-space:nowrap;width:34mm}.m .s td{border-top:.5pt solid #000}.m .b td{font-weight:700}.ft{left:24mm;right:24mm;bottom:12mm;font-size:8pt;text-align:center;line-height:1.35}`
const { amount, date } = writingOf('PT', '\u00a0')

const inWords = ({ day, month, year }: Day) => `${day === 1 ? '1er' : day} ${MONTHS[month - 1]} ${year}`

function sumsOf(random: Random, index: number) {
  const hours = random.whole(5, 14)
  const rate = [18_000, 24_000][index] ?? 18_000
  const [fees, copies] = [hours * rate, random.whole(12, 60) * 100]
  const outlay = [22_500, 0][index] ?? 0
  const net = fees + copies
  const tax = percent(net, 20)
  const paid = [60_000, 120_000][index] ?? 0
  return { hours, rate, fees, copies, outlay, net, tax, paid, all: net + tax + outlay }
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, iban, day] = [bodyOf('FR', random), ibanOf('FR', random), dayIn(random, 2024, 2026)]
  const [vat, number] = [vatOf('FR', body), random.code(one.number).replace(/20../, String(day.year))]
  const money = sumsOf(random, index)
  const rows = [
    [`Honoraires au temps passé : ${money.hours} heures à ${amount(money.rate)} € HT`, money.fees, ''],
    ['Frais de dossier, copies, affranchissement', money.copies, ''],
    ['Total HT', money.net, 's'],
    ['TVA au taux de 20 %', money.tax, ''],
    ...(money.outlay > 0
      ? [
          ['Total honoraires et frais TTC', money.net + money.tax, 's'] as const,
          ['Débours non soumis à TVA (timbre fiscal, commissaire de justice)', money.outlay, ''] as const,
        ]
      : []),
    ['Total TTC', money.all, 's b'],
    [`Provision versée le ${date(daysAfter(day, -66))}`, -money.paid, ''],
    ['Solde restant dû', money.all - money.paid, 's b'],
  ] as const
  const html = `<div class="hd"><b>${one.who}</b>${one.title}<br><span>${one.place}</span></div><div class="to">${one.buyer}<br>${one.to.join('<br>')}<br><br>Le ${inWords(day)}</div><div class="rf">Nos réf. : ${random.code('2####/@@')} – ${one.matter}<br>RG n° ${random.code('23/0####')} – audience du ${date(daysAfter(day, 34))}</div>
<h1>Note d’honoraires n° ${number}</h1><p>Pour les diligences accomplies du ${date(daysAfter(day, -60))} au ${date(day)} : étude des pièces, deux rendez-vous au cabinet, rédaction de l’assignation et des conclusions récapitulatives, correspondances.</p>
<table class="m">${each(rows, ([label, cents, of]) => `<tr class="${of}"><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`)}</table><p>Payable à réception, par chèque ou par virement (IBAN ${inFours(iban)}, BIC ${bicOf('FR', iban, random)}). TVA acquittée sur les encaissements.</p>
<div class="abs ft">SIRET ${random.code(`${body} 000##`)} – TVA intracommunautaire ${vat} – Membre d’une association agréée, le règlement par chèque est accepté<br>Toute contestation peut être portée devant le Bâtonnier de l’Ordre</div>`
  const own = { sellerName: one.who, sellerVatId: vat, buyerName: one.buyer, iban, currency: 'EUR' }
  const gross = [money.all, money.all - money.paid, ...(money.outlay > 0 ? [money.net + money.tax] : [])].map(fixed)
  const totals = { netTotal: fixed(money.net), taxTotal: fixed(money.tax), grossTotal: gross }
  const fields = { invoiceNumber: number, issueDate: iso(day), ...own, ...totals }
  return { html: sheets(CSS, [html]), pages: 1, fields }
}

export const layout: Layout = {
  name: 'avocate-note-honoraires',
  kind: 'invoice',
  language: 'fr',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
