// An Austrian farmers' co-operative's collective bill on striped printer paper: capital letters, delivery notes with their days as
// sub-headings, a tax code per row (rates of 10, 13 and 20 %), the tax table in code order, collected by direct debit on a named day.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.9pt/4.6mm 'Inconsolata';padding:12mm 12mm 0 14mm;background:repeating-linear-gradient(#fff 0 9.2mm,#eef6ea 9.2mm 18.4mm)}pre{font:inherit;margin:0}.t{width:100%}.t td,.t th{font-weight:400;text-align:left;padding:0 1.5mm 0 0;white-space:pre}.t .r{text-align:right}.ul td,.ul th{border-bottom:.5pt solid #444}`

const WARES = [
  ['RASENDUENGER 20KG', 3290, 13, '1'],
  ['ZUCHTSAUENFUTTER GEPR. 50', 2345, 13, '1'],
  ['SAATMAIS FAO 320 50.000 K', 11890, 13, '1'],
  ['GRILLKOHLE BUCHE 10KG', 1599, 20, '2'],
  ['HYDRAULIKOEL HLP46 20L', 7990, 20, '2'],
  ['ARBEITSHANDSCHUH GR.10', 649, 20, '2'],
  ['WEIDEZAUNBAND 200M', 2990, 20, '2'],
  ['MEHL GLATT W700 25KG', 2190, 10, '3'],
  ['LECKSTEIN RIND 10KG', 1290, 13, '1'],
  ['VOLLMILCHPULVER 5KG', 3990, 10, '3'],
] as const
const { amount, date } = writingOf('AT')

export const layout: Layout = {
  name: 'lagerhaus-sammel',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}

function notesOf(random: Random, day: Day, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    day: daysAfter(day, -24 + at * 6),
    number: random.code('7######'),
    rows: random.sample(WARES, random.whole(2, 5)).map(([name, price, rate, key]) => {
      const quantity = random.whole(1, 12)
      return { name, price, rate, key, quantity, total: quantity * price }
    }),
  }))
}

function make(random: Random, index: number): Paper {
  const names = namesIn('AT', random)
  const { address, bank, vatId, phone } = names.company()
  const [farmer, farm, day] = [names.person(), names.address(), dayIn(random, 2024, 2026)]
  const seller = `LAGERHAUS ${['OBERES WIESENTAL', 'HOLZVIERTEL-NORD'][index]} REG.GEN.M.B.H.`
  const buyer = `${farmer.last.toUpperCase()} ${farmer.first.toUpperCase()}`
  const [number, due] = [random.code('4##/######'), daysAfter(day, 12)]
  const notes = notesOf(random, day, 4 - index)
  const rows = notes.flatMap((note) => note.rows)
  const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const keyOf = (wanted: number) => WARES.find(([, , rate]) => rate === wanted)?.[3] ?? ''
  const inOrder = [...groups].sort((a, b) => keyOf(a.rate).localeCompare(keyOf(b.rate)))
  const cells = (list: readonly string[]) => each(list, (text, at) => `<td class="${at > 0 ? 'r' : ''}">${text}</td>`)
  const html = `<pre>${seller}
${address.lines.join('  ').toUpperCase()}  TEL ${phone}  UID ${vatId}


MITGL.NR. ${random.code('0####')}        HERRN/FRAU/FA.
                         ${buyer}
                         ${index === 0 ? 'VULGO STEINBAUER\n                         ' : ''}${farm.street.toUpperCase()}
                         ${farm.place.toUpperCase()}


S A M M E L R E C H N U N G   ${number}   V. ${date(day)}   LFBIS ${random.code('#######')}

</pre><table class="t"><tr class="ul"><th>ARTIKEL</th><th class="r">MENGE</th><th class="r">PREIS</th><th class="r">BETRAG</th><th class="r">ST</th></tr>${each(notes, (note) => `<tr><td colspan="5">LS ${note.number} VOM ${date(note.day)}</td></tr>${each(note.rows, (row) => `<tr>${cells([`  ${row.name}`, String(row.quantity), amount(row.price), amount(row.total), row.key])}</tr>`)}`)}</table>
<table class="t" style="width:118mm;margin-top:9mm"><tr class="ul"><th>ST</th><th class="r">% UST</th><th class="r">NETTO</th><th class="r">STEUER</th><th class="r">BRUTTO</th></tr>${each(inOrder, (one) => `<tr>${cells([keyOf(one.rate), String(one.rate), amount(one.net), amount(one.tax), amount(one.net + one.tax)])}</tr>`)}<tr class="ul">${cells(['SU', '', amount(net), amount(tax), amount(net + tax)])}</tr></table>
<pre style="margin-top:4.6mm">ENDBETRAG EUR ${amount(net + tax)} WIRD AM ${date(due)} VON IHREM KONTO EINGEZOGEN.
UNSERE BANK: ${bank.name.toUpperCase()}  ${inFours(bank.iban ?? '')}
WARE BLEIBT BIS ZUR VOLLEN BEZAHLUNG UNSER EIGENTUM.</pre>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `SR${random.code('######')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: vatId,
      iban: bank.iban ?? '',
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(net + tax),
      currency: 'EUR',
    },
  }
}
