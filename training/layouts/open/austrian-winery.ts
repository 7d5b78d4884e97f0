// An Austrian winery's bill: vintages in a column look like amounts or years of the paper, own wine bears 13 % and sparkling wine 20 %,
// the first is to a private customer at prices that include the tax (shown by rate below), the second to an inn at net prices with a
// rebate and crates to be returned without tax. The name stands as on a label, the family behind it only in the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 10.5pt/1.45 'EB Garamond'; color: #2d1418 } .label { left: 65mm; top: 11mm; width: 80mm; border: .8pt solid #6b1526; outline: .4pt solid #6b1526; outline-offset: 1mm; padding: 3mm; text-align: center; font: italic 20pt 'EB Garamond'; color: #6b1526; line-height: 1.1 } .label small { display: block; font: 8pt 'EB Garamond'; letter-spacing: 2pt; margin-top: 1.5mm }
  .to { left: 25mm; top: 52mm } .meta { left: 125mm; top: 52mm; text-align: right; width: 62mm } .main { left: 25mm; top: 92mm; width: 162mm } h1 { font: 600 16pt 'EB Garamond'; text-align: center; margin: 0 0 4mm } .wine { width: 100% } .wine th { font-weight: 400; font-style: italic; text-align: left; border-bottom: .5pt solid #6b1526 } .wine td { padding: .7mm 0 } .sums { margin: 4mm 0 4mm auto } .sums td { padding: .4mm 0 .4mm 9mm } .sums .all td { font: 600 13pt 'EB Garamond'; border-top: .6pt solid #6b1526 }
  .foot { left: 25mm; right: 23mm; bottom: 11mm; text-align: center; font-size: 8.5pt; line-height: 1.35 }`

const WINES: readonly Ware[] = [
  ['Grüner Veltliner Löss', '2023', 690, 790, 24],
  ['Riesling Ried Kalkofen', '2022', 1_250, 1_450, 12],
  ['Zweigelt Classic', '2022', 720, 840, 18],
  ['Blaufränkisch Reserve', '2019', 1_850, 2_200, 6],
  ['Gelber Muskateller', '2023', 790, 890, 12],
  ['Sekt Rosé Brut', '2021', 1_390, 1_590, 6],
  ['Gemischter Satz, 1 l Doppler', '2023', 560, 640, 36],
]
const rateOf = (name: string) => (name.startsWith('Sekt') ? 20 : 13)
const RATES = [13, 20]
const { amount, date } = writingOf('AT')

const line = (text: string, cents: number, kind = '') =>
  `<tr class="${kind}"><td>${text}</td><td class="r">€ ${amount(cents)}</td></tr>`

/** Sums of rows by rate; prices are net for innkeepers only, who get a rebate. */
function groupsOf(rows: readonly { readonly name: string; readonly total: number }[], isNet: boolean) {
  return RATES.map((rate) => {
    const all = sum(rows.filter(({ name }) => rateOf(name) === rate).map(({ total }) => total))
    const gross = isNet ? 0 : all
    const net = isNet ? all - percent(all, 10) : gross - taxWithin(gross, rate)
    return { rate, all, net, tax: isNet ? percent(net, rate) : gross - net }
  }).filter(({ all }) => all > 0)
}

type Groups = ReturnType<typeof groupsOf>

const netSums = ({ all, net, tax, crates }: Record<'all' | 'net' | 'tax' | 'crates', number>, groups: Groups) =>
  `${line('Summe', all)}${line('minus 10 % Wiederverkäuferrabatt', net - all)}${line('Netto', net)}${each(groups, (one) => line(`${one.rate} % USt von ${amount(one.net)}`, one.tax))}${line('USt gesamt', tax)}${line('Rechnungssumme', net + tax, 'all')}${line('+ 4 Kisten Pfand à 3,00', crates)}${line('zu bezahlen', net + tax + crates)}`

const grossSums = ({ net, tax }: Record<'net' | 'tax', number>, groups: Groups) =>
  `${line('Gesamtbetrag inkl. USt', net + tax, 'all')}${each(groups, (one) => line(`darin ${one.rate} % USt (Netto ${amount(one.net)})`, one.tax))}${line('USt gesamt', tax)}${line('Nettosumme', net)}`

function make(random: Random, index: number): Paper {
  const names = namesIn('AT', random)
  const { address, bank, vatId, mobile, website } = names.company()
  const [vintner, guest, home] = [names.person(), names.person(), names.address()]
  const isNet = index === 1
  const { label, seller, title, buyer, unit } = isNet
    ? {
        label: `Weinbau ${vintner.last}`,
        seller: `Weinbau ${vintner.first} ${vintner.last}`,
        title: 'Fa.',
        buyer: `Gasthof zum Anker, ${guest.last} OG`,
        unit: 'netto',
      }
    : {
        label: 'Kalkhof',
        seller: `Weingut Kalkhof – Familie ${vintner.last}`,
        title: guest.salutation,
        buyer: guest.full,
        unit: 'inkl.',
      }
  const day = dayIn(random, 2024, 2025)
  const due = daysAfter(day, 21)
  const code = random.code([`W ###/${day.year}`, 'RG-0####'][index] ?? '')
  const rows = positionsOf(random, WINES, 5)
  const groups = groupsOf(rows, isNet)
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const all = sum(rows.map(({ total }) => total))
  const crates = isNet ? 4 * 300 : 0
  const sums = isNet ? netSums({ all, net, tax, crates }, groups) : grossSums({ net, tax }, groups)
  const end = isNet ? `Zahlbar bis ${date(due)} ohne Abzug.` : 'Betrag bei Abholung dankend erhalten.'
  const html = `<div class="abs label">${label}<small>WEINGUT · BUSCHENSCHANK</small></div><div class="abs to">${title}<br>${buyer}<br>${home.street}<br>${home.place}</div>
    <div class="abs meta">${address.town}, am ${date(day, 'long')}<br>Lieferschein ${random.code('####')} vom ${date(daysAfter(day, -4))}${isNet ? `<br>Ihre UID: ${names.company().vatId}` : ''}</div>
    <div class="abs main"><h1>Rechnung ${code}</h1><table class="wine"><tr><th>Flaschen</th><th>Sorte</th><th>Jahrgang</th><th class="r">${unit} je Fl.</th><th class="r">USt</th><th class="r">Euro</th></tr>${each(rows, (one) => `<tr><td>${one.quantity}</td><td>${one.name}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${rateOf(one.name)} %</td><td class="r">${amount(one.total)}</td></tr>`)}</table><table class="sums">${sums}</table>
    <p>${end} Zum Wohl!</p></div>
    <div class="abs foot">${seller} · ${address.street} · ${address.place} · ${mobile} · ${website}<br>${bank.name} · IBAN ${inFours(bank.iban ?? '')} · UID ${vatId} · Betriebsnummer ${random.code('#######')}</div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      ...(isNet ? { dueDate: iso(due) } : {}),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: vatId,
      iban: bank.iban ?? '',
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: isNet ? [fixed(net + tax), fixed(net + tax + crates)] : fixed(net + tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'austrian-winery',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
