// The slip of a German parcel carrier's branch: every parcel has a tracking number, a weight and a consignee, postage is free of
// tax beside packing at 19 %, the branch and the carrier that owns it have addresses, and the number of the receipt hides in a row
// of figures that are joined with strokes. One is paid from a deposit account, one is made out to a firm.
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

interface Parcel {
  readonly kind: string
  readonly code: string
  readonly weight: string
  readonly to: string
  readonly cents: number
}

const KINDS: readonly (readonly [kind: string, cents: number])[] = [
  ['Päckchen Inland M', 579],
  ['Paket bis 5 kg', 819],
  ['Paket bis 10 kg', 1129],
  ['Paket EU bis 5 kg', 1899],
  ['Wertpaket bis 2.500', 1650],
]
const PACKING = [
  ['Faltkarton Gr. 3', 349],
  ['Klebeband 50 m', 279],
  ['Luftpolsterfolie 5 m', 595],
] as const
const CSS = `.sheet { font: 8.8pt/1.3 'Noto Sans'; padding: 5mm } .mast { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2pt solid #000; padding-bottom: 1.5mm } .mast b { font: 900 19pt/1 Lato } .mast span { font-size: 7pt; text-align: right } .id { font: 8.2pt 'Liberation Mono'; margin: 2mm 0 3mm } table { width: 100% } td { padding: 0; vertical-align: top } .k td { font-weight: 700; padding-top: 1.5mm } .r { white-space: nowrap } .m { font-size: 7.6pt } .bx td { padding: 0 1.5mm } .e td { font-weight: 700; font-size: 12pt; border-top: .8pt solid #000 } .bx { border: .8pt solid #000; padding: 1.5mm 2mm; margin: 2.5mm 0 }`
const HEIGHTS = [150, 206, 153]

const { amount, date } = writingOf('DE')
const row = (left: string, right: string, of = '') =>
  `<tr class="${of}"><td>${left}</td><td class="r">${right}</td></tr>`

function parcelsOf(random: Random, index: number, consignee: () => string): Parcel[] {
  return random.sample(KINDS, [2, 4, 1][index] ?? 2).map(([kind, cents]) => ({
    kind,
    cents,
    code: random.code('PB 4## ### ### ### DE'),
    weight: `${random.whole(1, 4)},${random.code('##0')} kg`,
    to: consignee(),
  }))
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, buyer, branch, day] = [
    companyIn(names, 'Paketlogistik'),
    companyIn(names, 'Buchbinderei'),
    names.address(),
    dayIn(random, 2025, 2026),
  ]
  const parcels = parcelsOf(random, index, () => `${names.person().last}, ${names.address().place}`)
  const packing = random.sample(PACKING, [1, 2, 3][index] ?? 1)
  const [post, goods] = [sum(parcels.map(({ cents }) => cents)), sum(packing.map(([, cents]) => cents))]
  const tax = taxWithin(goods, 19)
  const gross = post + goods
  const number = random.code('8#####')
  const [office, desk, clock] = [random.code('04##'), random.code('0#'), random.code('1#:5#')]
  const strokes =
    index === 1
      ? `Beleg ${number} | ${date(day, 'short')} | ${clock}`
      : `${office}/${desk}/${number}/${date(day, 'short')}/${clock}`
  const paid = [
    `<table>${row('gegeben bar', amount(Math.ceil(gross / 1000) * 1000))}${row('Wechselgeld', amount(Math.ceil(gross / 1000) * 1000 - gross))}</table>`,
    `<table>${row('girocard', amount(gross))}${row(`Karte ******${random.code('####')}`, `TA ${random.code('00####')}`)}</table>`,
    `<table>${row('Abbuchung Guthaben', amount(gross))}${row('Stand vorher', amount(gross + 4310))}${row('Stand neu', amount(4310))}</table>`,
  ][index]
  const page = `<div class="mast"><b>PAKETBOTE!</b><span>Filiale ${office} ${branch.town}<br>${branch.street}<br>Service ${firm.phone}</span></div><div class="id">${strokes}</div>
    ${index === 1 ? `<div class="bx"><span class="m">Rechnung an</span><br>${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}<br><span class="m">Kd. ${random.code('50## ###')}</span></div>` : ''}
    <table>${each(parcels, (one) => row(one.kind, `${amount(one.cents)} 0`, 'k') + row(`<span class="m">${one.code}<br>${one.weight} an ${one.to}</span>`, ''))}${each(packing, ([name, cents]) => row(name, `${amount(cents)} 1`, 'k'))}</table><p></p>
    <table>${row('Gesamtbetrag EUR', amount(gross), 'e')}</table>${paid}
    <table class="m bx"><tr><td>Kz</td><td class="r">Netto</td><td class="r">USt</td><td class="r">Brutto</td></tr><tr><td>0 steuerfrei</td><td class="r">${amount(post)}</td><td class="r">0,00</td><td class="r">${amount(post)}</td></tr><tr><td>1 mit 19 %</td><td class="r">${amount(goods - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(goods)}</td></tr><tr><td>Summe</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table>
    <div class="m">Einlieferung bestätigt durch Mitarbeiter/in ${random.code('M##')}. Abholung ${date(day)} gegen 18 Uhr. Haftung bis 500 EUR je Paket; Nachforschung nur mit diesem Beleg.</div><div class="c" style="margin:2.5mm 0 0">${barCode(random, 60, 9)}</div><div class="c m">${random.code('#### #### #### #### ##')}</div>
    <p></p><div class="m">${firm.name}, ${firm.address.street}, ${firm.address.place}<br>${firm.register} · USt-ID ${firm.vatId}<br>TSE-Signaturzähler ${random.whole(9000, 400000)}, Transaktion ${random.whole(4000, 99000)}</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: HEIGHTS[index] ?? 200 }),
    pages: 1,
    fields: {
      invoiceNumber: index === 1 ? number : [number, `${office}/${desk}/${number}`],
      issueDate: iso(day),
      sellerName: [firm.name, 'PAKETBOTE!', 'PAKETBOTE'],
      ...(index === 1 ? { buyerName: buyer.name } : {}),
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'versandfiliale-annahme',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0, 1],
  photos: [1, 2],
  make,
}
