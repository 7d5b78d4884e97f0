// A spa hotel's account in two languages, labels small beneath their values: guest and payer differ, three rates and a town's tax without any,
// every price with its tax inside, a deposit or a card takes all or some of it away, and the firm behind the brand stands in the band at the foot.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Lato',sans-serif;color:#22333b;padding:0 16mm}.band{left:0;right:0;bottom:0;background:#1f5c66;color:#e8f1f2;padding:4mm 16mm;font-size:7.6pt;line-height:1.5}.top{display:flex;justify-content:space-between;align-items:flex-end;padding:14mm 0 3mm;border-bottom:2.4pt solid #1f5c66}.top b{font:300 27pt/1 'Lato';letter-spacing:.6mm;color:#1f5c66}.duo{display:flex;justify-content:space-between;margin:9mm 0 8mm}.duo>div{width:86mm}
.f{display:inline-block;margin:0 8mm 2.6mm 0;font-size:10.4pt;font-weight:700;line-height:1.1}.f small,th{font-size:6.6pt;font-weight:400;color:#6b7f86}.f small{display:block;margin-top:.6mm}table{width:100%}th{text-align:left;padding:1mm 1.5mm}td{padding:.9mm 1.5mm}.l tr:nth-child(even) td{background:#eef5f5}.e{width:94mm;margin:5mm 0 0 auto}.e .b td{font-size:12pt;font-weight:700;border-top:1pt solid #1f5c66}.x{width:112mm;margin-top:9mm;font-size:8pt}.x td{border-top:.4pt solid #9bb}`
const { amount, date } = writingOf('PT', ' ')
const at = <T>(index: number, list: readonly T[]): T => list[index] as T
const field = (value: string, label: string) => `<span class="f">${value}<small>${label}</small></span>`
type Charge = readonly [day: string, text: string, rate: number, cents: number]

const line = (text: string, cents: number, look = '') =>
  `<tr class="${look}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`

function chargesOf(random: Random, index: number, days: readonly string[]): Charge[] {
  const room = random.whole(71, 148) * 100
  const people = at(index, [1, 2, 2])
  return days.flatMap((day, night): Charge[] => [
    [day, `Alojamento c/ pequeno-almoço / Bed & breakfast`, 6, room],
    [day, `Taxa municipal turística / City tax (${people} x 2,00)`, 0, people * 200],
    ...(random.chance(0.6)
      ? [[day, 'Jantar / Dinner – Sala das Camélias', 13, random.whole(19, 64) * 50] as const]
      : []),
    ...(random.chance(0.4) ? [[day, 'Bar – bebidas / drinks', 23, random.whole(7, 49) * 50] as const] : []),
    ...(night === 1 ? [[day, 'Circuito termal / Thermal circuit', 23, people * 2600] as const] : []),
  ])
}

const ratesOf = (charges: readonly Charge[]) =>
  [6, 13, 23, 0]
    .map((rate) => ({ rate, all: sum(charges.filter((one) => one[2] === rate).map((one) => one[3])) }))
    .filter(({ all }) => all > 0)
    .map((one) => ({ ...one, tax: taxWithin(one.all, one.rate) }))

const paymentsOf = (due: string, iban: string, bic: string) => [
  `Pagamento a 30 dias / Terms 30 days: <b>${due}</b> &nbsp; IBAN ${iban}`,
  'Obrigado pela sua preferência. / Thank you for staying with us.',
  `Transferência bancária / Bank transfer: ${iban} (${bic})`,
]

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, agency, guest] = [
    companyIn(names, 'Termas'),
    companyIn(names, at(index, ['Cortiças', 'Cortiças', 'Viagens'])),
    names.person(),
  ]
  const [brand, nif, leaves] = [
    at(index, ['Caldas da Moura', 'Caldas da Moura', 'Água Santa']),
    nifOf(random, '5'),
    dayIn(random, 2025, 2026),
  ]
  const nights = at(index, [3, 2, 4])
  const days = Array.from({ length: nights }, (_, night) => date(daysAfter(leaves, night - nights), 'dashed'))
  const charges = chargesOf(random, index, days)
  const gross = sum(charges.map((one) => one[3]))
  const rates = ratesOf(charges)
  const tax = sum(rates.map((one) => one.tax))
  const number = random.code(
    at(index, [`FT HT${leaves.year % 100}/1###`, `FR HT${leaves.year % 100}/2###`, 'FT 1A/8##']),
  )
  const [buyer, deposit, due] = [
    index === 1 ? guest.full : agency.name,
    at(index, [0, 0, 20000]),
    daysAfter(leaves, 30),
  ]
  const iban = firm.bank.iban ?? ''
  const owed = at(index, [
    '',
    `${line(`VISA ****${random.code('####')} ${date(leaves, 'dashed')}`, -gross)}${line('Saldo / Balance', 0)}<tr><td colspan="2" class="r" style="font-size:7.6pt">aprox. USD ${amount(Math.round(gross * 1.09))} (1 EUR = 1,09 USD)</td></tr>`,
    `${line(`Adiantamento / Deposit – recibo RG 1A/${random.code('3##')}`, -deposit)}${line('Por liquidar / Balance due', gross - deposit, 'b')}`,
  ])
  const pay = at(index, paymentsOf(date(due, 'dashed'), inFours(iban), firm.bank.bic))
  const stay = `${field(`${guest.first} ${guest.last}`, 'Hóspede / Guest')}${field(days[0] ?? '', 'Chegada / Arrival')}${field(date(leaves, 'dashed'), 'Partida / Departure')}${field(random.code('2##'), 'Quarto / Room')}${field(random.code('R-6####'), 'Reserva / Booking')}${index === 2 ? field(random.code('VCH 88####'), 'Voucher') : ''}`
  const page = `<div class="top"><b>${brand}</b><span>Hotel & Spa Termal ★★★★</span></div><div class="duo"><div>${field(number, index === 1 ? 'Fatura-recibo / Invoice-receipt' : 'Fatura / Invoice')}${field(date(leaves, 'dashed'), 'Emissão / Issued')}<br>${stay}</div><div>${buyer}<br>${agency.address.lines.join('<br>')}<br>${at(index, ['Portugal', 'NIF –', 'Portugal'])}${index === 1 ? '' : `<br>Contribuinte / VAT no. ${nifOf(random, '5')}`}</div></div>
<table class="l"><tr><th>Data / Date</th><th>Descrição / Description</th><th class="r">IVA %</th><th class="r">EUR</th></tr>${each(charges, ([day, text, rate, cents]) => `<tr><td>${day}</td><td>${text}</td><td class="r">${rate}</td><td class="r">${amount(cents)}</td></tr>`)}</table><table class="e">${line('Total com IVA / Total incl. VAT &nbsp;€', gross, 'b')}${owed}</table>
<table class="x"><tr><th>Taxa / Rate</th><th class="r">Base / Net</th><th class="r">IVA / VAT</th><th class="r">Total</th></tr>${each(rates, (one) => `<tr><td>${one.rate ? `${one.rate}%` : 'não suj. / n.a.'}</td><td class="r">${amount(one.all - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.all)}</td></tr>`)}<tr><td></td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><p style="margin-top:6mm">${pay}</p>
<div class="abs band">${firm.name} – ${firm.address.lines.join(', ')} – NIPC ${nif} – RNET ${random.code('4###')} – ${firm.register}<br>T ${firm.phone} – ATCUD ${random.code('JJ@#@8@#')}-${number.split('/')[1]} – ${random.code('@k#8')}-Processado por programa certificado n.º ${random.code('3##')}/AT – Operador / User ${names.person().first}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.slice(3)],
      issueDate: iso(leaves),
      ...(index === 0 ? { dueDate: iso(due) } : {}),
      sellerName: [firm.name, brand],
      buyerName: buyer,
      sellerVatId: nif,
      ...(index === 1 ? {} : { iban }),
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: deposit ? [fixed(gross), fixed(gross - deposit)] : fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'hotel-termal',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  make,
}
