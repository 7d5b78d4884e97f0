// A Walloon hire firm's invoice: labels behind a colon on the left, the customer's tax id above the seller's, a deposit for the machine that is
// no turnover, tax at 21 % or owed by the customer, a structured communication, and "Total à nous payer" that holds the deposit, too.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Nacelle araignée 18 m diesel', 'jour', 21_000, 26_500, 5],
  ['Chariot télescopique 14 m, 4 t', 'jour', 18_500, 23_000, 6],
  ['Mini-pelle 2,7 t avec 3 godets', 'jour', 13_500, 17_000, 4],
  ['Transport aller et retour', 'forfait', 12_000, 18_000, 1],
  ['Assurance bris de machine 8 %', 'jour', 1_200, 2_100, 6],
  ['Carburant complément', 'litre', 190, 235, 40],
]
const CASES = [
  {
    mark: 'LOCAMEUSE',
    firm: 'Locameuse SRL',
    lines: ['Rue de l’Abattoir 58', '4520 WANZELLES'],
    buyer: 'Toitures Delvigne-Marchal SA',
    to: ['Chaussée de Tirlemange 301', '5030 GEMBLORY'],
    rate: 21,
    deposit: 50_000,
    number: 'VEN1/YY/0###',
  },
  {
    mark: 'H A U T E U R S . b e',
    firm: 'SPRL Philippart Levage',
    lines: ['Zoning de l’Orneau 12', '6060 GILLYVAL'],
    buyer: 'Wallobat Entreprises SRL',
    to: ['Avenue Reine Astride 9', '7000 MONCEAU'],
    rate: 0,
    deposit: 0,
    number: 'YY00####',
  },
] as const
const CSS = `.sheet{font:9.2pt/1.4 'Open Sans',sans-serif;padding:0 15mm}.band{background:#164863;color:#fff;margin:0 -15mm;padding:8mm 15mm 6mm;font:800 20pt 'Open Sans'}.two{display:grid;grid-template-columns:1fr 78mm;gap:8mm;margin-top:9mm}.l td{padding:0 2mm .4mm 0;vertical-align:top}h1{font:300 19pt 'Open Sans';margin:7mm 0 3mm;color:#164863}.g{width:100%;font-size:8.6pt}.g th{text-align:left;font-weight:600;border-bottom:1.2pt solid #164863;padding:1mm}.g td{padding:1.2mm 1mm;border-bottom:.3pt dotted #888}.z{width:88mm;margin:5mm 0 0 auto}.z td{padding:.6mm 1mm}.z .r{white-space:nowrap}.z .b td{font-weight:700;border-top:1.2pt solid #164863}.pay{background:#eef3f6;padding:3mm 4mm;margin-top:7mm}.foot{left:15mm;right:15mm;bottom:8mm;font-size:6.8pt;line-height:1.3;color:#444}`
const { amount, date } = writingOf('PT', '.')

const dotted = (body: string) => `BE ${body.replace(/(....)(...)(...)/, '$1.$2.$3')}`

function communication(random: Random): string {
  const body = random.code('2#########')
  const rest = String(Number(body) % 97 || 97).padStart(2, '0')
  return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${rest}+++`
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, other, iban] = [bodyOf('BE', random), bodyOf('BE', random), ibanOf('BE', random)]
  const day = dayIn(random, 2024, 2026)
  const number = random.code(one.number).replace('YY', String(day.year % 100))
  const due = daysAfter(day, [30, 8][index] ?? 30)
  const rows = positionsOf(random, WARES, [4, 3][index] ?? 3)
  const net = sum(rows.map(({ total }) => total))
  const tax = percent(net, one.rate)
  const ids = [
    ['Facture n°', number],
    ['Date facture', date(day)],
    ['Échéance', date(due)],
    ['Contrat de location', random.code('CT-#####')],
    ['Période', `du ${date(daysAfter(day, -12))} au ${date(daysAfter(day, -6))}`],
    ['Votre n° TVA', dotted(other)],
    ['Notre n° TVA', dotted(body)],
  ]
  const sums = [
    ['Base imposable', net, ''],
    [one.rate > 0 ? 'TVA 21 %' : 'TVA (autoliquidation)', tax, ''],
    ['Total TVA comprise', net + tax, 'b'],
    ...(one.deposit > 0 ? [['Caution machine (hors TVA, restituée au retour)', one.deposit, ''] as const] : []),
    ['Total à nous payer', net + tax + one.deposit, 'b'],
  ] as const
  const why =
    one.rate > 0
      ? ''
      : 'Autoliquidation – TVA due par le cocontractant, article 20 de l’A.R. n° 1. En l’absence de contestation par écrit dans un délai d’un mois, le client est présumé reconnaître qu’il est un assujetti tenu au dépôt de déclarations périodiques.'
  const html = `<div class="band">${one.mark}</div><div class="two"><table class="l">${each(ids, ([label, text]) => `<tr><td>${label}</td><td>: ${text}</td></tr>`)}</table><div><b>${one.buyer}</b><br>${one.to.join('<br>')}<br>BELGIQUE</div></div><h1>Facture</h1>
<table class="g"><tr><th>Libellé</th><th>N° parc</th><th class="r">Quantité</th><th>Unité</th><th class="r">Prix unit.</th><th class="r">Montant</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td>${random.code('##-###')}</td><td class="r">${row.quantity}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table><table class="z">${each(sums, ([label, cents, of]) => `<tr class="${of}"><td>${label}</td><td class="r">€ ${amount(cents)}</td></tr>`)}</table><p style="font-size:7.6pt;margin-top:3mm">${why}</p>
<div class="pay">À verser au compte <b>${inFours(iban)}</b> (${bicOf('BE', iban, random)}) avec la communication <b>${communication(random)}</b></div><div class="abs foot">${one.firm} · ${one.lines.join(' · ')} · RPM Liège · Tél. ${random.code('04/2## ## ##')}<br>Toute facture impayée à l’échéance portera de plein droit et sans mise en demeure un intérêt de 12 % l’an et sera majorée de 10 % avec un minimum de 65,00 €. Tout litige relève des tribunaux de l’arrondissement de notre siège.</div>`
  const own = {
    sellerName: [one.firm, one.mark],
    sellerVatId: `BE${body}`,
    buyerName: one.buyer,
    iban,
    currency: 'EUR',
  }
  const all = [net + tax, ...(one.deposit > 0 ? [net + tax + one.deposit] : [])].map(fixed)
  const money = { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: all }
  const fields = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), ...own, ...money }
  return { html: sheets(CSS, [html]), pages: 1, fields }
}

export const layout: Layout = {
  name: 'location-nacelle-wallonie',
  kind: 'invoice',
  language: 'fr',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
