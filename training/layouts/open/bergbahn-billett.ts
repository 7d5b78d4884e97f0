// A Swiss cable car's ticket on a wide strip of card: left the ticket with its own long number and the day on which it is good, right
// the stub for the accounts in two languages with the number of the sale and the day of the purchase, both without a heading.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet { font: 8.6pt/1.3 'Liberation Sans Narrow', 'Nimbus Sans Narrow'; display: flex } .a { width: 96mm; padding: 5mm 5mm 4mm; position: relative } .b { width: 62mm; padding: 5mm 4mm 4mm; border-left: 1pt dashed #888 }
  h1 { font: 700 15pt/1.1 'Liberation Sans Narrow'; margin: 0 0 1mm } h1 i { font-weight: 400; font-size: 10pt } .k { font-size: 6.6pt; color: #444; display: block } .big { font-size: 14pt; font-weight: 700 } .grid { display: flex; gap: 6mm; margin: 2.5mm 0 } .q { position: absolute; right: 4mm; bottom: 9mm }
  .b table { width: 100% } td { padding: 0 } .s td { font-weight: 700; font-size: 11pt; border-top: .6pt solid #000 } .id { font: 9pt 'Liberation Mono' } .x { font-size: 6.8pt; line-height: 1.25 }`

const ROUTES = [
  ['Talstation – Gratälpli', 'retour / aller-retour', 3400],
  ['Seelidorf – Tschuggenhorn', 'einfach / simple course', 2800],
  ['Rundtour 3 Gipfel', 'Tageskarte / carte journalière', 6200],
] as const
const { amount, date } = writingOf('CH')

function make(random: Random, index: number): Paper {
  const names = namesIn('CH', random)
  const firm = companyIn(names, 'Bergbahnen')
  const [route, way, full] = ROUTES[index] ?? ROUTES[0]
  const bought = dayIn(random, 2025, 2026)
  const good = daysAfter(bought, [0, 3, 11][index] ?? 0)
  const [ticket, sale] = [
    random.code('4 7## ### ### ##'),
    random.code(['S3-######', '0-###-####', '26/0#####'][index] ?? ''),
  ]
  const persons = [
    ['Erw. ½-Tax / adulte demi', full / 2, random.whole(1, 2)],
    ['Erw. voll / adulte', full, index === 1 ? 2 : 1],
    ['Kind 6–16 / enfant', Math.round(full / 200) * 100 - 200, index],
  ] as const
  const rows = persons
    .filter(([, , count]) => count > 0)
    .map(([name, price, count]) => ({ name, count, total: price * count }))
  const off = index === 2 ? -1000 : 0
  const keycard = index === 2 ? 500 : 0
  const gross = sum(rows.map(({ total }) => total)) + off
  const tax = taxWithin(gross, 8.1)
  const pair = (left: string, right: string, of = '') =>
    `<tr class="${of}"><td>${left}</td><td class="r">${right}</td></tr>`
  const all = sum(rows.map(({ count }) => count))
  const paid = [
    `Maestro XXXXXXXXXXXX${random.code('#4#1')}`,
    'Bar / comptant',
    `VISA XXXXXXXXXXXX${random.code('88##')}`,
  ][index]
  const deposit = keycard
    ? pair('Depot Keycard (ohne MWST)', amount(keycard)) + pair('Bezahlt / payé', amount(gross + keycard))
    : ''
  const page = `<div class="a"><h1>GRATWERK <i>Luftseilbahnen</i></h1><span class="big">${route}</span><br>${way}
    <div class="grid"><div><span class="k">Gültig / valable</span><b class="big">${date(good)}</b></div><div><span class="k">Pers.</span><b class="big">${all}</b></div><div><span class="k">Kl.</span><b class="big">—</b></div><div><span class="k">CHF</span><b class="big">${amount(gross)}</b></div></div>
    <span class="k">Billett-ID</span><span class="id">${ticket}</span><br><span class="k">Letzte Talfahrt ${random.pick(['16:45', '17:15', '18:00'])} Uhr. Nicht übertragbar. Bei Sturm kein Ersatz.</span><div class="q">${squareCode(random, 21, 29)}</div></div>
    <div class="b"><b>${firm.name}</b><br>${firm.address.street}, ${firm.address.place}<br><span class="x">${firm.vatId}</span><p></p><b>Beleg für Spesen / justificatif</b><table>${pair(sale, `${date(bought, 'short')} ${random.code('0#:3#').replace(/^0[0-6]/, '08')}`)}</table>
    <table>${each(rows, (one) => pair(`${one.count} ${one.name}`, amount(one.total)))}${off ? pair('Gästekarte / carte d’hôte', amount(off)) : ''}${pair('Total CHF', amount(gross), 's')}</table>
    <span class="x">MWST/TVA 8.1 % inbegr. ${amount(tax)} (netto ${amount(gross - tax)})</span><table>${deposit}</table><div class="x">${paid}${index === 1 ? '' : ` · Trm ${random.code('3#######')} · Aut ${random.code('######')}`}<br>Automat ${random.code('A0#')} ${names.town()}</div></div>`
  return {
    html: sheets(CSS, [page], { width: 158, height: index === 2 ? 72 : 60 }),
    pages: 1,
    fields: {
      invoiceNumber: sale,
      issueDate: iso(bought),
      sellerName: [firm.name, 'GRATWERK Luftseilbahnen', 'GRATWERK'],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'CHF',
    },
  }
}

export const layout: Layout = {
  name: 'bergbahn-billett',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1, 2],
  make,
}
