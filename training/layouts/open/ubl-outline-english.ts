// A mail gateway's text print of a UBL invoice: no tables at all but an outline in one typeface of even width, English element names with
// values behind them, levels by indents, amounts without thousands and with the currency as an attribute; seller, buyer, payee and place
// of delivery have the same names for their parts, and every sum stands behind a name of the standard only.
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  parted,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
} from '../sheet.ts'

/** Of the three senders; an Irish one, and two German ones with articles in German. */
const SENDERS = [
  'IE~Translation Services~Translation EN-DE, technical|WRD|10|15|9000~Desktop publishing|HUR|4800|6200|8~Terminology review|HUR|5500|6900|5~Express surcharge|C62|9000|15000|1',
  'DE~Etikettendruck~Haftetikett 100x150 weiß, Rolle|RO|890|1490|60~Thermotransferband 110 mm|RO|520|780|40~Klischee neu|C62|6500|9500|2~Versandpauschale|C62|990|1490|1',
  'DE~Fachverlag~Loseblattwerk Vergaberecht, 94. Lieferung|C62|8900|11900|3~Fachzeitschrift Jahresabo|ANN|19800|24800|2~Online-Zugang Datenbank|MON|4900|6900|12~Handbuch Kommunale Bauten|C62|5900|7900|6',
]
const FONTS = ["8.8pt/1.36 'Liberation Mono'", "8.8pt/1.36 'DejaVu Sans Mono'", "9.6pt/1.25 'Courier Prime'"]
const css = `.sheet { font: FONT; padding: 12mm 14mm } .row { display: flex } .row span:last-child { overflow-wrap: anywhere } .row span:first-child { color: #555; flex: none; width: 78mm } .grp { font-weight: 700; margin-top: .8mm } .ed { font-size: 7.6pt; color: #444; border-bottom: .5pt dashed #444; padding-bottom: 1mm; margin-bottom: 3mm; display: flex; justify-content: space-between }`

/** "  Name: value" a line; a line without ": " begins a group; those with a name only are left out. */
const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, indent = '', name = '', value] = /^(\s*)([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    const style = `padding-left:${indent.length * 2}mm`
    if (value === undefined) return name ? [`<div class="grp" style="${style}">${name}</div>`] : []
    return value ? [`<div class="row"><span style="${style}">${name}</span><span>${value}</span></div>`] : []
  })

const partyLines = (title: string, { name, address, email }: Company, country: string) =>
  `${title}\n Endpoint ID (EM): ${email}\n Party name: ${name}\n Postal address\n  Street name: ${address.street}\n  City name: ${address.town}\n  Postal zone: ${address.postcode}\n  Country: ${country}\n`

function goodsOf(random: Random, index: number, country: string, texts: readonly string[]) {
  const wares = texts.map((one): Ware => {
    const [name = '', unit = '', ...figures] = one.split('|')
    const [low = 0, high = 0, most = 1] = figures.map(Number)
    return [name, unit, low, high, most]
  })
  const rate = (name: string) => (country === 'IE' ? 0 : /werk|schrift|buch|Daten/.test(name) ? 7 : 19)
  const goods = positionsOf(random, wares, [3, 4, 4][index] ?? 3).map((one) => ({ ...one, rate: rate(one.name) }))
  const groups = taxGroupsOf(goods.map((one) => [one.rate, one.total] as const))
  const kind = country === 'IE' ? 'AE' : 'S'
  const lines = each(
    goods,
    (one) =>
      `Invoice line\n ID: ${one.number}\n Invoiced quantity (${one.unit}): ${one.quantity}\n Line extension amount (EUR): ${fixed(one.total)}\n Item\n  Name: ${one.name}\n  Sellers item identification: ${random.code('##-####')}\n  Classified tax category: ${kind} ${one.rate} VAT\n Price\n  Price amount (EUR): ${fixed(one.price)}\n  Base quantity: 1\n`,
  )
  const [net, tax] = [sum(goods.map((one) => one.total)), sum(groups.map((one) => one.tax))]
  const taxes = `Tax total\n Tax amount (EUR): ${fixed(tax)}\n${each(groups, (one) => ` Tax subtotal\n  Taxable amount (EUR): ${fixed(one.net)}\n  Tax amount (EUR): ${fixed(one.tax)}\n  Tax category: ${kind}\n  Percent: ${one.rate}\n${kind === 'AE' ? '  Tax exemption reason: Reverse charge\n' : ''}`)}`
  const money = `Legal monetary total\n Line extension amount (EUR): ${fixed(net)}\n Tax exclusive amount (EUR): ${fixed(net)}\n Tax inclusive amount (EUR): ${fixed(net + tax)}\n Payable amount (EUR): ${fixed(net + tax)}`
  return { lines, net, tax, rest: `${taxes}${money}` }
}

function make(random: Random, index: number): Paper {
  const [code, trade = '', ...wares] = (SENDERS[index] ?? '').split('~')
  const country = code === 'IE' ? 'IE' : 'DE'
  const [home, german] = [namesIn(country, random), namesIn('DE', random)]
  const [own, buyer, payee] = [companyIn(home, trade), german.company(), companyIn(german, 'Factoring')]
  const day = dayIn(random, 2025, 2026)
  const due = daysAfter(day, [30, 14, 21][index] ?? 30)
  const number = random.code(['TS-#####', `ET${day.year % 100}######`, '8######'][index] ?? '')
  const { lines, net, tax, rest } = goodsOf(random, index, country, wares)
  const receiver = index === 1 ? payee : own
  const period = `Invoice period\n  Start date: ${iso(daysAfter(day, -31))}\n  End date: ${iso(daysAfter(day, -1))}\n `
  const despatch = `\n Despatch document reference\n  ID: ${random.code('LS-#####')}`
  const head = `Invoice\n Customization ID: urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0\n Profile ID: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0\n ID: ${number}\n Issue date: ${iso(day)}\n Due date: ${iso(due)}\n Invoice type code: 380\n Note: ${['', 'Lieferung auf Palette, Paletten getauscht', 'Fortsetzungsbezug bis auf Widerruf'][index]}\n Document currency code: EUR\n Buyer reference: ${index === 2 ? random.code('0####-#####-##') : buyer.manager.last}\n ${[period, '', ''][index]}Order reference\n  ID: ${random.code('PO4500####')}\n  Sales order ID: ${random.code(index === 0 ? '' : 'A#####')}${['', despatch, ''][index]}\n`
  const seller = `${partyLines('Accounting supplier party', own, country)} Party tax scheme\n  Company ID: ${own.vatId}\n  Tax scheme: VAT\n Party legal entity\n  Registration name: ${own.name}\n  Company legal form: ${own.register.replace(/: /g, ' ')}\n Contact\n  Name: ${own.manager.full}\n  Telephone: ${own.phone}\n`
  const client = `${partyLines('Accounting customer party', buyer, 'DE')} Party tax scheme\n  Company ID: ${buyer.vatId}\n  Tax scheme: VAT\n Party legal entity\n  Registration name: ${buyer.name}\n Contact\n  Name: Kreditorenbuchhaltung\n`
  const site = german.address()
  const other = `${index === 1 ? `Payee party\n Party name: ${payee.name}\n` : ''}Delivery\n Actual delivery date: ${iso(daysAfter(day, -2))}\n${index === 1 ? ` Delivery location\n  Street name: ${site.street}\n  City name: ${site.town}\n  Postal zone: ${site.postcode}\n` : ''}`
  const pay = `Payment means\n Payment means code: 58\n Payment ID: ${number}\n Payee financial account\n  ID: ${receiver.bank.iban}\n  Name: ${receiver.name}\n  Financial institution branch: ${receiver.bank.bic}\nPayment terms\n Note: ${['Net 30 days', 'Zahlbar innerhalb 14 Tagen, rein netto', `Bitte zahlen bis ${iso(due)}`][index]}\n`
  const all = linesOf(`${head}${seller}${client}${other}${pay}${rest}\n${lines}`)
  const parts = parted(all, 61, 63)
  const message = `Message &lt;${random.code('########')}@gate.example&gt; part 2: ${number.toLowerCase()}.xml`
  const edge = (at: number) =>
    `<div class="ed"><span>${message}</span><span>page ${at + 1} of ${parts.length}</span></div>`
  return {
    html: sheets(
      css.replace('FONT', FONTS[index] ?? ''),
      parts.map((some, at) => edge(at) + some.join('')),
    ),
    pages: parts.length,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR' },
      iban: receiver.bank.iban ?? '',
      ...{ sellerName: own.name, buyerName: buyer.name, sellerVatId: own.vatId, ...totals(net, tax) },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'ubl-outline-english', kind: 'invoice', language: 'en', types: ['invoice'] },
  ...{ count: 3, scans: [0, 2], make },
}
