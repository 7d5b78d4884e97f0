// The till slip of a German supermarket that a merchant runs under a chain's sign: market, till, slip and cashier stand as bare
// numbers under a row of heads, deposits and returned empties go up and down, and cash is drawn at the till, so that the card pays
// more than the shopping. The card's slip has a Beleg number of its own.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

type Line = readonly [name: string, mark: 'A' | 'B', cents: number, below?: string]

const GOODS: readonly (readonly [name: string, mark: 'A' | 'B', low: number, high: number])[] = [
  ['WEIDEMILCH 3,8 1L', 'B', 119, 159],
  ['ROGGENMISCH 750G', 'B', 219, 329],
  ['BERGKAESE GERIEB.', 'B', 189, 279],
  ['EIER BODENH. 10ER', 'B', 219, 299],
  ['SPUELMITTEL ZITR.', 'A', 95, 189],
  ['TOIL.PAPIER 3LG 8', 'A', 345, 475],
  ['LANDJAEGER 5ER', 'B', 299, 379],
  ['RIESLING KABINETT', 'A', 449, 799],
  ['PAPR. ROT ST', 'B', 79, 119],
]
const CSS = `.sheet { font: 9.4pt/1.22 Inconsolata; padding: 5mm 4.5mm } .c b { font: 900 22pt Lato; letter-spacing: -.5pt; display: block } table { width: 100% } td { padding: 0; vertical-align: top } .sum td { font-size: 14pt; font-weight: 700; padding: 1mm 0; border-top: .8pt dashed #000 }
  .s { font-size: 8pt } .heads td { text-align: center } .g { margin: 2.4mm 0 } .tse { font-size: 7pt; line-height: 1.15; overflow-wrap: anywhere }`
const HEIGHTS = [230, 172, 239]

const { amount, date } = writingOf('DE')

function linesOf(random: Random, index: number): Line[] {
  const goods = random.sample(GOODS, [7, 5, 8][index] ?? 5).map(([name, mark, low, high]): Line => {
    return [name, mark, random.whole(low, high)]
  })
  const grams = random.whole(412, 1280)
  const per = random.whole(199, 399)
  const weighed: Line = [
    'TOMATEN RISPE',
    'B',
    Math.round((grams * per) / 1000),
    `${(grams / 1000).toFixed(3).replace('.', ',')} kg x ${amount(per)} EUR/kg`,
  ]
  const crates = index === 1 ? 1 : 2
  const water: readonly Line[] = [
    ['QUELLE MEDIUM 12X.7', 'A', crates * 569, `${crates} Stk x 5,69`],
    ['PFAND MEHRWEG 3,30', 'A', crates * 330, `${crates} Stk x 3,30`],
  ]
  const empties: readonly Line[] = index === 0 ? [] : [['LEERGUT BON', 'A', -random.whole(9, 33) * 25]]
  return [...goods.slice(0, 3), weighed, ...water, ...goods.slice(3), ...empties]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const firm = companyIn(names, 'Lebensmittel')
  const day = dayIn(random, 2025, 2026)
  const [clock, bon, trace] = [random.code('1#:4#'), random.code('4###'), random.code('0#####')]
  const lines = linesOf(random, index)
  const gross = sum(lines.map(([, , cents]) => cents))
  const rates = (
    [
      ['A', 19],
      ['B', 7],
    ] as const
  ).map(([mark, rate]) => {
    const all = sum(lines.filter((line) => line[1] === mark).map((line) => line[2]))
    return { mark, rate, all, tax: taxWithin(all, rate) }
  })
  const tax = sum(rates.map((one) => one.tax))
  const drawn = index === 2 ? 10000 : 0
  const given = (Math.floor(gross / 1000) + 1) * 1000
  const pair = (left: string, right: string) => `<tr><td>${left}</td><td class="r">${right}</td></tr>`
  const paid =
    index === 1
      ? pair('Geg. BAR', amount(given)) + pair('Rückgeld BAR', amount(given - gross))
      : `${drawn ? pair('Bargeldauszahlung', amount(drawn)) + pair('Gesamt inkl. Auszahlung', amount(gross + drawn)) : ''}${pair('Geg. girocard', amount(gross + drawn))}`
  const card = `<div class="c g"># K-U-N-D-E-N-B-E-L-E-G #</div><table class="s">${pair('Terminal-ID', random.code('6#######'))}${pair('TA-Nr', `${trace} BNr ${random.code('0###')}`)}</table><div class="c s">Kartenzahlung<br>girocard kontaktlos</div>
    <table class="s">${pair('EUR', amount(gross + drawn))}${pair('PAN', `###############${random.code('#4')}1`)}${pair('EMV-AID', random.code('A0000003591010028001'))}${pair('VU-Nr', random.code('4556######'))}${pair('Beleg-Nr.', random.code('2###'))}${pair('Genehmigungs-Nr.', random.code('######'))}</table><div class="c s">${date(day)} ${clock}<br>Zahlung erfolgt</div>`
  const signature = Array.from({ length: 11 }, () => random.code('@#@@##@@')).join('')
  const page = `<div class="c"><b>hofkorb</b>Ihr Kaufmann vor Ort<br>${firm.name}<br>${firm.address.street}<br>${firm.address.place}<br>Tel. ${firm.phone}<br>UID Nr.: ${firm.vatId}</div><div class="r g">EUR</div>
    <table>${each(lines, ([name, mark, cents, below]) => `<tr><td>${name}</td><td class="r">${amount(cents)} ${mark}</td></tr>${below ? `<tr><td class="s" colspan="2">&nbsp; &nbsp;${below}</td></tr>` : ''}`)}</table>
    <table class="g"><tr class="sum"><td>SUMME</td><td class="r">${amount(gross)}</td></tr>${paid}</table>
    <table class="s"><tr><td>Steuer</td><td class="r">Netto</td><td class="r">MwSt</td><td class="r">Brutto</td></tr>${each(rates, (one) => `<tr><td>${one.mark}= ${one.rate},0%</td><td class="r">${amount(one.all - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.all)}</td></tr>`)}<tr><td>Gesamt</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table>
    <table class="g s heads"><tr><td>Datum</td><td>Zeit</td><td>Markt</td><td>Kasse</td><td>Bon</td><td>Bed.</td></tr><tr><td>${date(day, 'short')}</td><td>${clock}</td><td>${random.code('7###')}</td><td>${random.whole(1, 6)}</td><td>${bon}</td><td>${random.code('1##')}</td></tr></table>${index === 1 ? '' : card}
    <div class="g s">${index === 0 ? `Mit dem Erntetaler hätten Sie heute ${Math.floor(gross / 200)} Punkte gesammelt.` : `Erntetaler-Konto ****${random.code('####')}: + ${Math.floor(gross / 100)} Punkte, Stand ${random.whole(140, 3900)}`}</div>
    <div class="tse">TSE-Start: ${iso(day)}T${clock}:${random.code('1#')}.000Z TSE-Transaktion: ${random.whole(20000, 98000)} Seriennummer Kasse: ${random.code('HK-0#-#####')} Signaturzähler: ${random.whole(40000, 198000)} Signatur: ${signature}=</div><div class="c g">Schön, dass Sie da waren!</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: HEIGHTS[index] ?? 200 }),
    pages: 1,
    fields: {
      invoiceNumber: bon,
      issueDate: iso(day),
      sellerName: [firm.name, 'hofkorb'],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'frischmarkt-pfand',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
