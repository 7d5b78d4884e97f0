// A French mill's invoice in German to customers abroad, from a program that thinks in French: days with strokes, blanks between
// thousands, two addresses side by side with the delivery first, customs codes and weights, no tax for supplies within the community or
// for export with the reason in two languages, totals as a box of columns, penalties for late payment, and a foot with SIRET and RCS.
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  lastDay,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CLOTH: readonly Ware[] = [
  ['Leinen gewaschen, 280 g, natur', 'm', 1240, 1790, 120],
  ['Halbleinen gestreift, 150 cm', 'm', 980, 1360, 90],
  ['Geschirrtuch „Cuisine“, 50x70, gesäumt', 'Stk', 415, 590, 240],
  ['Tischdecke Damast 160x250', 'Stk', 4450, 6900, 24],
  ['Polsterstoff Bouclé, 145 cm, ecru', 'm', 2980, 3890, 60],
  ['Musterbuch Kollektion Herbst', 'Stk', 1500, 2500, 3],
]
/** Firm, form, place, register, tax id, account. */
const MILLS = [
  'Tissages Morvanel|SAS au capital de 240 000 €|14 rue des Filatures|76000 Rouen|453 331 472|FR11453331472|FR7614706364310215014558715',
  'Ets. Quintrelle & Fils|SARL au capital de 38 112 €|ZA du Vieux Canal, 3 allée du Métier|59200 Tourcoing|487 333 114|FR28487333114|FR7618306390150032770091372',
]
const css = `.sheet { font: 8.8pt/1.36 Lato; padding: 10mm 12mm } .head { display: flex; justify-content: space-between } .name { font: 700 17pt 'Liberation Serif'; color: #22305f } .doc { border: .8pt solid #22305f; padding: 2mm 5mm; text-align: center; min-width: 62mm } .doc b { font-size: 12pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 9mm 0 5mm } .two div { border: .5pt solid #888; padding: 2mm 3mm; min-height: 29mm; font-size: 9.2pt } .two small { font-size: 7pt; color: #22305f; display: block; border-bottom: .4pt solid #888; margin-bottom: 1mm }
  .ref { width: 100%; margin-bottom: 4mm; font-size: 8pt } .ref th { background: #e7e9f1; font-weight: 400; border: .5pt solid #888; padding: .7mm } .ref td { border: .5pt solid #888; padding: .9mm; text-align: center } .pos { width: 100%; border: .5pt solid #888 } .pos th { background: #22305f; color: #fff; font-weight: 400; padding: 1mm; text-align: left } .pos td { padding: .9mm 1mm; border-left: .5pt solid #888; vertical-align: top } .pos .fill td { height: #FILLmm }
  .tot { width: 100%; margin-top: 4mm } .tot td, .tot th { border: .5pt solid #888; padding: 1.2mm; text-align: right; font-weight: 400 } .tot th { background: #e7e9f1; font-size: 7.8pt } .tot td:last-child { font: 700 11.5pt Lato } .sm { font-size: 7.4pt; color: #333 } .foot { left: 12mm; right: 12mm; bottom: 7mm; text-align: center; font-size: 6.9pt; color: #22305f; border-top: .5pt solid #22305f; padding-top: 1.2mm }`
const { amount } = writingOf('DE', ' ')
const slashed = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/')

const boxOf = (title: string, { name, address }: Company, more: string) =>
  `<div><small>${title}</small>${name}<br>${address.lines.join('<br>')}<br>${more}</div>`

function moneyOf(random: Random, index: number) {
  const goods = positionsOf(random, CLOTH, [4, 6, 3][index] ?? 4)
  const all = sum(goods.map(({ total }) => total))
  const [off, port] = [index === 1 ? percent(all, 5) : 0, [4800, 0, 11200][index] ?? 0]
  const net = all - off + port
  const rows = each(
    goods,
    (one) =>
      `<tr><td>${random.code('L##-###')}</td><td>${one.name}${one.unit === 'm' ? `<br><span class="sm">${one.quantity > 40 ? 2 : 1} Ballen, Partie ${random.code('#####')}, Zolltarif 5309 29</span>` : ''}</td><td class="r">${one.quantity},00</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`,
  )
  const html = `<table class="pos"><tr><th>Referenz</th><th>Bezeichnung</th><th>Menge</th><th>Einh.</th><th>E.-Preis netto</th><th>Betrag netto</th></tr>${rows}<tr class="fill"><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>
    <table class="tot"><tr><th>Warenwert</th><th>Nachlass ${off ? '5 %' : ''}</th><th>Fracht</th><th>Gesamt netto</th><th>MwSt. 0 %</th><th>Zu zahlen EUR</th></tr><tr><td>${amount(all)}</td><td>${amount(-off)}</td><td>${amount(port)}</td><td>${amount(net)}</td><td>0,00</td><td>${amount(net)} €</td></tr></table>`
  return { html, net, fill: [84, 50, 90][index] ?? 50 }
}

function make(random: Random, index: number): Paper {
  const [german, swiss] = [namesIn('DE', random), namesIn('CH', random)]
  const [name = '', form = '', street, place = '', siren, vatId = '', iban = ''] = (
    MILLS[index === 2 ? 1 : 0] ?? ''
  ).split('|')
  const isExport = index === 2
  const [buyer, site, agent] = [isExport ? swiss.company() : german.company(), german.company(), german.person()]
  const day = dayIn(random, 2024, 2026)
  const due = lastDay(daysAfter(day, 45))
  const number = random.code([`FA${day.year % 100}00##1#`, `FA${day.year % 100}00##4#`, 'F-2####'][index] ?? '')
  const { html, net, fill } = moneyOf(random, index)
  const why = isExport
    ? 'Steuerfreie Ausfuhrlieferung – Exonération de TVA, article 262 I du CGI'
    : 'Steuerfreie innergemeinschaftliche Lieferung – Exonération de TVA, article 262 ter I du CGI'
  const goesTo =
    index === 1
      ? boxOf('Lieferanschrift', site, `Tor 2, avis: ${site.phone}`)
      : boxOf('Lieferanschrift', buyer, isExport ? 'SCHWEIZ' : 'DEUTSCHLAND')
  const heads = 'Kunden-Nr.|Ihre Bestellung|Lieferschein|Lieferdatum|Vertreter|Zahlungsart|Fälligkeit'.split('|')
  const values = random
    .code(`C00###|B-####|BL2####|§|Überweisung|${slashed(due)}`)
    .replace('§', `${slashed(daysAfter(day, -3))}|${agent.last}`)
    .split('|')
  const page = `<div class="head"><div><div class="name">${name}</div>${street}<br>F-${place}<br>Tél. ${random.code('+33 2 3# ## ## ##')} · export@${index === 2 ? 'quintrelle' : 'morvanel'}.example</div><div class="doc"><b>RECHNUNG / FACTURE</b><br>Nr. ${number}<br>vom ${slashed(day)}<br><span class="sm">Seite 1/1</span></div></div>
    <div class="two">${goesTo}${boxOf('Rechnungsanschrift', buyer, `USt-IdNr. ${buyer.vatId}`)}</div>
    <table class="ref"><tr>${each(heads, (one) => `<th>${one}</th>`)}</tr><tr>${each(values, (one) => `<td>${one}</td>`)}</tr></table>${html}
    <p style="margin-top:3mm">${why}.${isExport ? ` Lieferbedingung DAP ${buyer.address.town}. Ursprung EU. Bruttogewicht ${random.whole(40, 320)} kg, ${random.whole(2, 6)} Colis.` : ` Lieferbedingung ${index === 0 ? 'DAP' : 'FCA Werk'}.`}</p><p>Bankverbindung: ${random.pick(['Banque Lormelle', 'Banque Vermandoise'])} · IBAN ${inFours(iban)} · BIC ${random.code('CRV@FR2#')}</p>
    <p class="sm">Kein Skonto bei vorzeitiger Zahlung. Bei Zahlungsverzug werden Verzugszinsen in dreifacher Höhe des gesetzlichen Zinssatzes sowie eine Pauschale für Beitreibungskosten von 40 € fällig (Art. L441-10 Code de commerce). Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>
    <div class="abs foot">${name} – ${form} – RCS ${place.slice(6)} ${siren} – SIRET ${siren} ${random.code('000##')} – APE 1320Z – N° TVA intracommunautaire ${vatId}</div>`
  return {
    html: sheets(css.replace('#FILL', String(fill)), [page]),
    pages: 1,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR' },
      ...{ sellerName: [name, `${name} ${form.split(' ')[0]}`], buyerName: buyer.name, sellerVatId: vatId, iban },
      ...{ netTotal: fixed(net), taxTotal: '0.00', grossTotal: fixed(net) },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'tuchweberei-aus-rouen', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 2], make },
}
