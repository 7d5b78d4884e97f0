// A printing house corrects invoices: a letterspaced title, the corrected invoice's number and day are as large as its own, sums are
// negative with the minus behind them, goods of two rates of tax, and the seller's name stands in a rosette of lines at the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const css = `.sheet { font: 500 10pt/1.4 Dosis; font-variant-numeric: tabular-nums; color: #161616; padding: 15mm 20mm 0 20mm } .marks { left: 20mm; top: 15mm; display: flex } .marks i { width: 9mm; height: 9mm; margin-right: -2.4mm; border-radius: 50%; mix-blend-mode: multiply } h1 { font: 500 17pt Dosis; letter-spacing: 5.5pt; text-align: right; margin: 0 } .to { margin: 20mm 0 12mm; font-size: 10.5pt }
  .four { display: grid; grid-template-columns: repeat(4, 1fr); border-top: .6pt solid; border-bottom: .6pt solid; padding: 1.6mm 0; margin-bottom: 6mm } .four b { display: block; font-weight: 600; font-size: 12pt } .t { width: 100% } .t th { text-align: left; font-weight: 600; padding: 1mm 0; border-bottom: .4pt solid } .t td { padding: 1.3mm 0; vertical-align: top } .t p { margin: 0; font-size: 8.6pt; color: #555; width: 92mm }
  .s { margin: 4mm 0 6mm auto; width: 104mm } .s td { padding: .7mm 0 } .s .b td { border-top: .6pt solid; font-weight: 700; font-size: 11.5pt } .foot { left: 20mm; right: 20mm; bottom: 9mm; text-align: center; font-size: 8.2pt; letter-spacing: .3pt; line-height: 1.5 }`

const JOBS: readonly (readonly [name: string, detail: string, rate: number, low: number, high: number])[] = [
  [
    'Vereinsbroschüre 24 S.',
    '148 x 210 mm, 4/4-farbig Euroskala, 135 g/m² Bilderdruck matt, Rückendrahtheftung, 500 Expl.',
    7,
    48000,
    89000,
  ],
  ['Geschäftspapier', 'DIN A4, 2/0 Pantone, 90 g/m² Preprint, 2.500 Blatt, verpackt zu 500', 19, 18500, 31000],
  ['Plakate DIN A1', '4/0-farbig, 115 g/m² Affichenpapier, 150 Expl.', 19, 14500, 26800],
  [
    'Festschrift 64 S. Klebebindung',
    '170 x 240 mm, Inhalt 100 g/m² Naturpapier, Umschlag 300 g/m², 300 Expl.',
    7,
    112000,
    184000,
  ],
  ['Satz- und Korrekturarbeiten', '2. Autorkorrektur nach Aufwand', 19, 6800, 19900],
]
const WHY = [
  'Teilreklamation: Farbabweichung im Bogen 2, vereinbarter Nachlass auf die gelieferte Ware.',
  'Falscher Rechnungsempfänger. Die ursprüngliche Rechnung wird in voller Höhe storniert.',
] as const
const HOUSES = [
  ['Rechnungskorrektur', 'Offsetdruckerei Quastenberg GmbH', 'quastenberg-druck.de'],
  ['Storno-Rechnung', 'Buch- und Kunstdruck Lettow & Tochter OHG', 'lettow-druck.de'],
] as const

const { amount, date } = writingOf('DE')
const minus = (cents: number) => `${amount(cents)}-`

export const printingCorrection: Layout = {
  name: 'printing-correction',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, taxNumber, phone, register } = names.company()
    const [title, firm, web] = HOUSES[index === 0 ? 0 : 1]
    const [buyer, contact, day] = [names.company(), names.person(), dayIn(random, 2024, 2026)]
    const old = daysAfter(day, -random.whole(9, 40))
    const [number, corrected] = [
      ['RK-', 'S'][index] + random.code('#####'),
      random.code(['RE-#####', '2#####'][index] ?? '#####'),
    ]
    const rows = random
      .sample(JOBS, [2, 3][index] ?? 2)
      .map(([name, detail, rate, low, high]) => ({ name, detail, rate, cents: random.whole(low, high) }))
    const groups = taxGroupsOf(rows.map(({ rate, cents }) => [rate, cents]))
    const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))]
    const both = (cents: number) => [fixed(-cents), fixed(cents)]
    const four = [
      ['Nummer', number],
      ['Datum', date(day)],
      ['zu Rechnung', corrected],
      ['vom', date(old)],
    ]
    const html = `<div class="abs marks"><i style="background:#00a9e0"></i><i style="background:#e5007d"></i><i style="background:#ffe000"></i><i style="background:#222"></i></div><h1>${title.toUpperCase()}</h1>
      <div class="to">${buyer.name}<br>${contact.salutation} ${contact.full}<br>${buyer.address.lines.join('<br>')}</div>
      <div class="four">${each(four, ([label, value]) => `<span>${label}<b>${value}</b></span>`)}</div>
      <table class="t"><tr><th>Auftrag</th><th>Bezeichnung</th><th class="r">USt</th><th class="r">EUR</th></tr>${each(rows, ({ name, detail, rate, cents }) => `<tr><td>${random.code('2#.####')}</td><td><b>${name}</b><p>${detail}</p></td><td class="r">${rate} %</td><td class="r">${minus(cents)}</td></tr>`)}</table>
      <table class="s">${each(groups, (group) => `<tr><td>Netto ${group.rate} %</td><td class="r">${minus(group.net)}</td><td class="r">USt ${group.rate} %</td><td class="r">${minus(group.tax)}</td></tr>`)}
      <tr><td>Summe netto</td><td class="r">${minus(net)}</td><td class="r">Summe USt</td><td class="r">${minus(tax)}</td></tr><tr class="b"><td colspan="3">Gutschriftsbetrag EUR</td><td class="r">${minus(net + tax)}</td></tr></table>
      <p><b>Grund:</b> ${WHY[index]}</p><p>Ihre Kundennummer ${random.code('D####')}. Der Betrag wird mit offenen Posten verrechnet oder auf Wunsch erstattet.</p>
      <div class="abs foot"><b>${firm}</b> &nbsp;•&nbsp; ${address.street} &nbsp;•&nbsp; ${address.place} &nbsp;•&nbsp; ${phone} &nbsp;•&nbsp; ${web}<br>${bank.name} &nbsp;•&nbsp; ${inFours(bank.iban ?? '')} &nbsp;•&nbsp; ${bank.bic}<br>${register} &nbsp;•&nbsp; USt-IdNr. ${vatId} &nbsp;•&nbsp; Steuernummer ${taxNumber}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `${title}_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        netTotal: both(net),
        taxTotal: both(tax),
        grossTotal: both(net + tax),
        currency: 'EUR',
      },
    }
  },
}
