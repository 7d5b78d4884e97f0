// A Swiss gardener's bill with the payment part that every bill there has: plants at the lower rate and work at the usual one, an
// own discount above the sum, amounts in CHF rounded to five Rappen, and the payee and the payer once more in small type below.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type TaxGroup,
  taxGroupsOf,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9.2pt/1.4 'Noto Sans'}.firm{left:22mm;top:12mm;font-size:8.4pt}.firm b{font:700 15pt 'Noto Sans';color:#4c6b1f}.to{left:118mm;top:40mm}.main{left:22mm;right:18mm;top:68mm}h1{font:700 13pt 'Noto Sans';margin:0 0 2mm}.d{font-size:8.6pt}.d td{padding:0 4mm 0 0}.g{width:100%;margin:3mm 0 1mm}.g th{text-align:left;font-size:8pt;border-bottom:1pt solid #4c6b1f;padding:.6mm 0}.g td{padding:.5mm 0;vertical-align:top}.g .b td{font-weight:700;border-top:.6pt solid #4c6b1f}.slip{left:0;right:0;bottom:0;height:105mm;border-top:.5pt dashed #000;font:7.6pt/1.3 'Liberation Sans'}.slip h2{font:700 11pt 'Liberation Sans';margin:0}.slip h3{font:700 6.4pt 'Liberation Sans';margin:1.4mm 0 0}.a{left:5mm;top:5mm;width:54mm}.line{left:62mm;top:0;height:105mm;border-left:.5pt dashed #000}.p{left:67mm;top:5mm;width:48mm}.q{left:118mm;top:5mm;width:86mm}.amt{top:66mm}.amt td{padding-right:6mm}.cross{left:19.5mm;top:19.5mm;width:7mm;height:7mm;border:.7mm solid #fff;background:linear-gradient(#fff,#fff) center/1.2mm 3.8mm no-repeat,linear-gradient(#fff,#fff) center/3.8mm 1.2mm no-repeat,#000}.acc{left:24mm;top:86mm;width:33mm;text-align:right;font-weight:700;font-size:6pt}`

const WARES: readonly Ware[] = [
  ['Gärtner EFZ, Unterhaltsarbeiten', 'Std.', 7_800, 9_200, 14],
  ['Hecken- und Strauchschnitt maschinell', 'Std.', 8_800, 10_400, 6],
  ['Hainbuche 125/150 mit Ballen', 'Stk.', 3_450, 5_200, 12],
  ['Lavendel im 13-cm-Topf', 'Stk.', 690, 950, 24],
  ['Pflanzerde, Lieferung lose', 'm³', 7_900, 11_800, 4],
  ['Abfuhr Grüngut inkl. Deponiegebühr', 'm³', 6_400, 8_900, 3],
]
const PLANTS = ['Hainbuche 125/150 mit Ballen', 'Lavendel im 13-cm-Topf', 'Pflanzerde, Lieferung lose']
const FIRMS = ['Grünraum Ammacher AG', 'Gartenpflege Stucki-Rohrer'] as const
const STEP = 5
const { amount, date } = writingOf('CH', "'")

/** The receipt and the payment part at the foot of the sheet. */
const slipOf = (
  random: Random,
  { payee, payer, money, number }: Record<'payee' | 'payer' | 'money' | 'number', string>,
) =>
  `<div class="abs slip"><div class="abs a"><h2>Empfangsschein</h2><h3>Konto / Zahlbar an</h3>${payee}<h3>Zahlbar durch</h3>${payer}<div class="abs amt">${money}</div></div><div class="abs acc">Annahmestelle</div><div class="abs line"></div><div class="abs p"><h2>Zahlteil</h2><div style="margin-top:5mm;position:relative">${squareCode(random, 46, 49)}<div class="abs cross"></div></div><div class="abs amt">${money}</div></div><div class="abs q"><h3>Konto / Zahlbar an</h3>${payee}<h3>Zusätzliche Informationen</h3>Rechnung ${number}<h3>Zahlbar durch</h3>${payer}</div></div>`

const taxLines = (groups: readonly TaxGroup[], line: (label: string, cents: number) => string) =>
  each(groups, ({ rate, net, tax }) => line(`MWST ${rate} % von ${amount(net)}`, tax)) +
  (groups.length > 1 ? line('Total MWST', sum(groups.map(({ tax }) => tax))) : '')

export const layout: Layout = {
  name: 'gartenbau-schweiz',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const [own, client, home] = [names.company(), names.company(), names.address()]
    const person = names.person()
    const { address, bank, vatId, phone } = own
    const buyer = index === 0 ? client.name : person.full
    const day = dayIn(random, 2025)
    const due = daysAfter(day, 30)
    const number = random.code(index === 0 ? '25-0###' : '1####')
    const wares = index === 0 ? WARES : WARES.filter(([name]) => !PLANTS.includes(name))
    const rows = inOrderOf(wares, positionsOf(random, wares, 5)).map((row) => ({
      ...row,
      rate: PLANTS.includes(row.name) ? 2.6 : 8.1,
    }))
    const rebate = index === 0 ? 5 : 0
    const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total - percent(total, rebate)]))
    const full = sum(rows.map(({ total }) => total))
    const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
    const gross = Math.round((net + tax) / STEP) * STEP
    const line = (label: string, cents: number, of = '') =>
      `<tr class="${of}"><td colspan="3">${label}</td><td></td><td class="r">${amount(cents)}</td></tr>`
    const facts = [
      ['Rechnungsdatum', date(day)],
      ['Objekt', index === 0 ? `Umgebung ${client.address.street}` : `Garten ${home.street}`],
      ['Ausgeführt', `${date(daysAfter(day, -12))} bis ${date(daysAfter(day, -7))}`],
      ['Sachbearbeitung', names.person().full],
      ['MWST-Nr.', vatId],
    ]
    const place = index === 0 ? client.address : home
    const payee = `${inFours(bank.iban ?? '')}<br>${firm}<br>${address.street}<br>${address.place}`
    const payer = `${buyer}<br>${place.street}<br>${place.place}`
    const money = `<table><tr><td><b>Währung</b></td><td><b>Betrag</b></td></tr><tr><td>CHF</td><td>${amount(gross).replace("'", ' ')}</td></tr></table>`
    const html = `<div class="abs firm"><b>${firm}</b><br>${address.street}, ${address.place}<br>Telefon ${phone}</div><div class="abs to">${index === 0 ? '' : `${person.salutation}<br>`}${payer}</div>
<div class="abs main"><h1>Rechnung Nr. ${number}</h1><table class="d">${each(facts, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table><table class="g"><tr><th>Bezeichnung</th><th class="r">Menge</th><th>&nbsp;Einheit</th><th class="r">Ansatz</th><th class="r">Betrag CHF</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.quantity}.00</td><td>&nbsp;${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}${rebate > 0 ? line('Zwischentotal', full, 'b') + line(`Rabatt ${rebate} %`, net - full) : ''}${line('Total exkl. MWST', net, 'b')}${taxLines(groups, line)}${line('Rundung', gross - net - tax)}${line('Rechnungsbetrag inkl. MWST', gross, 'b')}</table><p>Zahlbar innert 30 Tagen, bis ${date(due)}, rein netto. Besten Dank für Ihren Auftrag.</p></div>
${slipOf(random, { payee, payer, money, number })}`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Rechnung ${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer,
        sellerVatId: vatId.replace(' MWST', ''),
        iban: bank.iban ?? '',
        ...{ netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(gross) },
        currency: 'CHF',
      },
    }
  },
}
