// A food wholesaler's delivery paper that is the invoice: typewriter letters on a form, seller in a column at the right, empties given
// and taken back with signs of their own, returns as negative rows, two rates with codes, a table of rates with a row of sums,
// "Beleg" instead of invoice, and a direct debit in place of a due day on some of them.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  iso,
  namesIn,
  parted,
  sheets,
  sum,
  type TaxGroup,
  taxGroupsOf,
  totals,
  writingOf,
} from '../sheet.ts'

type Food = readonly [text: string, pack: string, low: number, high: number, code: 1 | 2]
const foodOf = ([text = '', pack = '', low, high, code]: readonly string[]): Food => [
  text,
  pack,
  Number(low),
  Number(high),
  code === '1' ? 1 : 2,
]
const FOODS = [
  'Pommes frites 9 mm TK|Kt 4x2,5kg|1690|2140|1~Rinderhackfleisch gew. 20% Fett|Bt 5 kg|3890|4490|1~Schnitzel Schweinerücken 160g TK|Kt 5 kg|3290|3990|1~Frittieröl Raps/HO|Ka 10 l|2190|2690|1~Mozzarella gerieben|Bt 2 kg|1190|1490|1',
  'Tomaten rund 47/57 ES Kl. I|Kt 6 kg|990|1690|1~Sahne 30% ohne Nachsüßung|Tetra 1 l|289|345|1~Kartoffelknödel halb/halb|Kt 60 St|1490|1790|1~Zanderfilet m. Haut 140/180 TK|Kt 5 kg|7990|9490|1~Mineralwasser Classic|Ki 24x0,25|690|890|2',
  'Apfelschorle Glas|Ki 20x0,5|1190|1390|2~Weißwein Hauswein halbtr.|Fl 1,0 l|340|460|2~Servietten 33x33 3-lg. weiß|Pk 250 St|490|690|2~Spülmaschinenreiniger fl.|Ka 12 kg|3290|4290|2~Alufolie 45cm x 150m|Ro|1190|1590|2',
].flatMap((line) => line.split('~').map((one) => foodOf(one.split('|'))))
const CSS = `body { font: 10pt/1.28 'Courier Prime', monospace } .sheet { padding: 9mm 10mm 0 14mm } .side { right: 9mm; top: 9mm; width: 47mm; font: 7.4pt/1.45 'Nimbus Sans'; color: #a3123a; border-left: 1.6mm solid #a3123a; padding-left: 3mm; height: 66mm } .side b { font: 700 17pt/1 'URW Gothic'; display: block; margin-bottom: 2mm } .side i { font-style: normal; color: #000 }
  .to { height: 40mm; padding-top: 10mm; width: 110mm } .line { border-top: .6pt solid #a3123a; border-bottom: .6pt solid #a3123a; margin: 3mm 0; width: 128mm; padding: 1mm 0 } .line span { color: #a3123a; font: 7pt 'Nimbus Sans' } .goods { width: 100% } .goods th { font: 7pt 'Nimbus Sans'; color: #a3123a; text-align: left; border-bottom: .6pt solid #a3123a; padding: 0 1mm .6mm } .sheet .goods th.r { text-align: right } .goods td { padding: .8mm 1mm } .sub td { border-top: .5pt dashed #000; padding-top: 1mm }
  .end1 { position: absolute; left: 14mm; right: 10mm; bottom: 9mm } .rates { width: 118mm } .rates th, .rates td { border: .5pt solid #a3123a; padding: .7mm 2mm; text-align: right; font-weight: 400 } .rates th { font: 7pt 'Nimbus Sans'; color: #a3123a } .small { font: 7pt/1.4 'Nimbus Sans'; margin-top: 3mm }`
const { amount, date } = writingOf('DE', '')
const minus = (cents: number) => (cents < 0 ? `${amount(-cents)}-` : amount(cents))

interface Row {
  readonly rate: number
  readonly total: number
  readonly html: string
}
const rowOf = (article: string, quantity: number, [text, pack, , , code]: Food, price: number): Row => ({
  ...{ rate: code === 1 ? 7 : 19, total: quantity * price },
  html: `<tr><td>${article}</td><td class="r">${quantity < 0 ? `${-quantity}-` : quantity}</td><td>${pack}</td><td>${text}</td><td class="r">${amount(price)}</td><td class="r">${minus(quantity * price)}</td><td>${code}</td></tr>`,
})

function rowsOf(random: Random, index: number) {
  const article = () => random.code('#####')
  const bought = random.sample(FOODS, [12, 15, 9][index] ?? 9)
  const goods = bought.map((food) => rowOf(article(), random.whole(1, 8), food, random.whole(food[2], food[3])))
  const back = bought
    .slice(0, index === 1 ? 2 : index === 2 ? 1 : 0)
    .map((food) => rowOf(article(), -1, [`RETOURE ${food[0]}`, ...food.slice(1)] as unknown as Food, food[2]))
  const empties = (['Pfand Kiste 24er 3,42', 'Pfand Kiste 20er 3,10', 'Pfand E2-Kiste'] as const).flatMap(
    (text, at) => {
      const price = [342, 310, 400][at] ?? 400
      const food: Food = [text, 'Leergut', price, price, 2]
      return [rowOf(`9000${at}`, random.whole(1, 5), food, price), rowOf(`9000${at}`, -random.whole(2, 6), food, price)]
    },
  )
  return { goods: [...goods, ...back], empties: index === 2 ? empties.slice(0, 2) : empties }
}

const rateRow = (one: TaxGroup) =>
  `<tr><td>${one.rate === 7 ? 1 : 2}</td><td>${one.rate},00</td><td>${minus(one.net)}</td><td>${minus(one.tax)}</td><td>${minus(one.net + one.tax)}</td></tr>`

function paying(index: number, day: Day, due: Day) {
  if (index === 0) return `Wird am ${date(due)} von Ihrem Konto eingezogen (SEPA-Firmenlastschrift).`
  return index === 1
    ? `Zahlbar bis ${date(due)} rein netto.`
    : `Bei Anlieferung bar kassiert ${date(day)}. Fahrer/Unterschrift:`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [owner, buyer, branch, day] = [names.company(), names.company(), names.address(), dayIn(random, 2023, 2026)]
  const [brand, firm] = ['Kostbach', 'Kostbach Frischelager Vertriebsgesellschaft mbH & Co. KG']
  const pages = [1, 2, 1][index] ?? 1
  const due = daysAfter(day, [5, 10, 0][index] ?? 0)
  const number = random.code(['2#1#####', '2#1#####', 'B-2#/#####'][index] ?? '')
  const { goods, empties } = rowsOf(random, index)
  const groups = taxGroupsOf([...goods, ...empties].map((one) => [one.rate, one.total] as const)).reverse()
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const [wares, returned] = [goods, empties].map((list) => sum(list.map((one) => one.total))) as [number, number]
  const cells = (text: string, cents: number) =>
    `<tr class="sub"><td colspan="5" class="r">${text}</td><td class="r">${minus(cents)}</td><td></td></tr>`
  const head = `<tr><th>Artikel</th><th class="r">Menge</th><th>Gebinde</th><th>Bezeichnung</th><th class="r">Preis</th><th class="r">Wert EUR</th><th>SK</th></tr>`
  const to = `${random.code('#####')} / Tour ${random.whole(3, 48)}<br><br>${buyer.name}<br>${index === 1 ? `Betriebsgastronomie Haus ${random.whole(2, 9)}<br>` : ''}${buyer.address.lines.join('<br>')}`
  const side = `<div class="abs side"><b>${brand}</b>${firm}<br>${owner.address.lines.join('<br>')}<br><br>Bestellung ${owner.phone}<br>Fahrdienst ${owner.mobile}<br><br><i>USt-Id ${owner.vatId}<br>${owner.register}<br>DE-ÖKO-0${random.code('##')}<br>EG-Zul. DE NW ${random.code('####')}</i><br><br>${owner.bank.name}<br>IBAN ${owner.bank.iban}</div>`
  const first = `${side}<div class="to">${to}</div><p style="height:16mm">${index === 1 ? `<u>Lieferanschrift</u><br>Kantine Werk 2, ${branch.street}, ${branch.place}` : `Küche/Annahme: ${names.person().last}`}</p><div class="line"><span>Lieferschein = Rechnung, Beleg</span> ${number} &nbsp;<span>vom</span> ${date(day)} &nbsp;<span>Auftrag</span> ${random.code('0######')}<br><span>bestellt</span> ${date(daysAfter(day, -1), 'short')} &nbsp;<span>geliefert</span> ${date(day, 'short')} ${random.code('0#:3#')} &nbsp;<span>Kolli</span> ${random.whole(8, 40)} &nbsp;<span>kg</span> ${random.whole(90, 340)},${random.code('#')}</div>`
  const top = `${first}<table class="goods">${head}`
  const [start = [], more = []] = index === 1 ? parted(goods, 14, 40) : [[], goods]
  const carried = sum(start.map((one) => one.total))
  const front = `${top}${each(start, (one) => one.html)}${cells('Zwischensumme / Übertrag', carried)}</table><div class="end1 small">Fortsetzung auf Seite 2</div>`
  const next = `<p><b>${brand}</b> &nbsp; Beleg ${number} &nbsp; ${date(day)} &nbsp; Seite 2</p><table class="goods">${head}${cells('Übertrag', carried)}`
  const last = `${pages > 1 ? next : top}${each(more, (one) => one.html)}${cells('Warenwert', wares)}${each(empties, (one) => one.html)}${cells('Leergutsaldo', returned)}</table><div class="end${pages}" style="margin-top:8mm"><table class="rates"><tr><th>SK</th><th>%</th><th>Nettowert</th><th>MwSt-Betrag</th><th>Bruttowert</th></tr>${each(groups, rateRow)}<tr><td colspan="2">Summe</td><td>${minus(net)}</td><td>${minus(tax)}</td><td><b>${minus(net + tax)}</b></td></tr></table><p class="small" style="font-size:9pt">${paying(index, day, due)}</p><div class="small">Reklamationen bei Frischware nur am Tag der Lieferung. Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Leergut bleibt Eigentum der Brunnen.</div></div>`
  return {
    html: sheets(CSS, [front, last].slice(-pages)),
    pages,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), ...(index === 2 ? {} : { dueDate: iso(due) }) },
      ...{ sellerName: [firm, brand], buyerName: buyer.name, sellerVatId: owner.vatId, iban: owner.bank.iban ?? '' },
      ...{ ...totals(net, tax), currency: 'EUR' },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'frischelager-tour', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 2], make },
}
