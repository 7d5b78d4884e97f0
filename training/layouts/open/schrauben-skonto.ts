// A fastener trader's bill out of an older desktop office program: a framed box of five labels, delivery notes as rows between the
// positions, a price unit of 100, discounts by row, sums in one framed line (goods, freight, net, rate, tax, total), two days to pay with
// 2 % off or in full with both amounts, a representative, and two sheets with a carry where it is long.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.3 'Liberation Sans'}.name{left:20mm;top:11mm;right:20mm;border-bottom:2pt solid #1b3f8b;padding-bottom:1.5mm;font:bold 17pt 'Liberation Sans';color:#1b3f8b}.name span{font:8pt 'Liberation Sans';color:#000;float:right;padding-top:3.5mm}.back{left:20mm;top:45mm;font-size:6.5pt;text-decoration:underline}.to{left:20mm;top:51mm;font-size:10pt}
.box{right:20mm;top:44mm;width:70mm;border:.8pt solid #000}.box td{padding:.6mm 2mm;border-bottom:.3pt solid #999}.main{left:20mm;right:20mm}h1{font:bold 15pt 'Liberation Sans';margin:0 0 2mm}.g{width:100%;margin-top:3mm;font-size:8.5pt}.g th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:1mm;text-align:left}.g th.r{text-align:right}.g td{padding:.75mm 1mm;vertical-align:top}.g .ls td{font-weight:bold;padding-top:2mm}.g .carry td{border-top:.4pt solid #000;font-style:italic}
.line{width:100%;margin-top:5mm;text-align:right}.line th,.line td{border:.8pt solid #000;padding:1mm 2mm;font-weight:normal;font-size:8pt}.line td{font-size:9.5pt}.line td:last-child{font-weight:bold}.pay td{padding:.3mm 5mm .3mm 0}.foot{left:20mm;right:20mm;bottom:7mm;display:grid;grid-template-columns:1fr 1fr 1.2fr;gap:4mm;font-size:6.6pt;border-top:.8pt solid #1b3f8b;padding-top:1.5mm}`

const WARES: readonly (readonly [name: string, code: string, price: number])[] = [
  ['Sechskantschraube ISO 4017 M8 x 30 8.8 verzinkt', '4017-08030', 1180],
  ['Sechskantschraube ISO 4014 M12 x 80 10.9 blank', '4014-12080', 7420],
  ['Unterlegscheibe ISO 7089 8,4 A2', '7089-084A2', 390],
  ['Sicherungsmutter ISO 10511 M8 A2', '10511-08A2', 960],
  ['Spanplattenschraube TX Senkkopf 5,0 x 60', 'SPX-5060', 545],
  ['Gewindestange DIN 976 M10 x 1000 verzinkt', '976-10', 21400],
  ['Zylinderschraube ISO 4762 M6 x 20 12.9', '4762-06020', 1340],
  ['Blindniet Alu/Stahl Flachkopf 4,0 x 12', 'BN-4012', 610],
  ['Federring DIN 127 B 12 verzinkt', '127B-12', 445],
  ['Holzbauschraube Tellerkopf 8,0 x 180', 'HBT-80180', 5890],
  ['Linsenschraube ISO 7380 M5 x 16 A2', '7380-0516', 1120],
  ['Splint ISO 1234 3,2 x 32', '1234-3232', 210],
]
const { amount, date } = writingOf('DE')
const ON_FIRST = 21
const label = (text: string, value: string) => `<tr><td>${text}</td><td class="r">${value}</td></tr>`
const when = (is: boolean, html: string) => (is ? html : '')

const rowsOf = (random: Random, index: number) =>
  [...random.sample(WARES, [5, 7, 12][index] ?? 5), ...random.sample(WARES, [0, 0, 12][index] ?? 0)].map(
    ([name, code, price], at) => {
      const [pieces, off] = [random.whole(1, 16) * 100, at % 3 === index ? random.pick([10, 15, 20]) : 0]
      return { at, name, code, price, pieces, off, total: Math.round(((pieces / 100) * price * (100 - off)) / 100) }
    },
  )

const table = (
  part: ReturnType<typeof rowsOf>,
  before: number,
  notes: readonly string[],
) => `<table class="g"><tr><th>Pos</th><th>Art.-Nr.</th><th>Bezeichnung</th><th class="r">Menge</th><th class="r">Preis/100</th><th class="r">Rab. %</th><th class="r">Betrag EUR</th></tr>${when(before > 0, `<tr class="carry"><td colspan="6">Übertrag von Seite 1</td><td class="r">${amount(before)}</td></tr>`)}
${each(part, (one) => `${when(one.at % 5 === 0, `<tr class="ls"><td></td><td colspan="6">${notes[one.at / 5]}</td></tr>`)}<tr><td>${one.at + 1}</td><td>${one.code}</td><td>${one.name}</td><td class="r">${one.pieces} St</td><td class="r">${amount(one.price)}</td><td class="r">${when(one.off > 0, amount(one.off * 100))}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>`

function endOf(
  { goods, freight, net, tax }: Readonly<Record<'goods' | 'freight' | 'net' | 'tax', number>>,
  day: Day,
  index: number,
) {
  const [gross, off] = [net + tax, percent(net + tax, 2)]
  return `<table class="line"><tr><th>Warenwert</th><th>Fracht/Verp.</th><th>Netto</th><th>MwSt %</th><th>MwSt</th><th>Endbetrag EUR</th></tr><tr><td>${amount(goods)}</td><td>${amount(freight)}</td><td>${amount(net)}</td><td>19,00</td><td>${amount(tax)}</td><td>${amount(gross)}</td></tr></table><p style="margin:5mm 0 1mm"><b>Zahlungsbedingungen:</b></p><table class="pay"><tr><td>bis ${date(daysAfter(day, 10))}</td><td>2,00 % Skonto</td><td class="r">${amount(off)} EUR</td><td>Zahlbetrag</td><td class="r">${amount(gross - off)} EUR</td></tr><tr><td>bis ${date(daysAfter(day, 30))}</td><td>ohne Abzug</td><td></td><td>Zahlbetrag</td><td class="r">${amount(gross)} EUR</td></tr></table><p style="margin-top:3mm">Lieferung ${['frei Haus ab 300 EUR Warenwert', 'per Abholung', 'durch Spedition, unfrei'][index]}. Rechnungsdatum gleich Leistungsdatum, sofern nicht anders angegeben.</p>`
}

export const layout: Layout = {
  name: 'schrauben-skonto',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, client, agent] = [companyIn(names, 'Schrauben und Normteile'), names.company(), names.person()]
    const [day, number] = [dayIn(random, 2024, 2026), String(random.whole(240_000, 269_999))]
    const [cash, due] = [daysAfter(day, 10), daysAfter(day, 30)]
    const rows = rowsOf(random, index)
    const [goods, freight] = [sum(rows.map(({ total }) => total)), [850, 0, 1290][index] ?? 0]
    const net = goods + freight
    const tax = percent(net, 19)
    const notes = [0, 5, 10, 15, 20].map(
      (at) =>
        `Lieferschein ${random.code('L-8####')} vom ${date(daysAfter(day, at - 22))}${when(at === 0, `, Ihre Bestellung ${random.code('B2#/0###')} vom ${date(daysAfter(day, -26))}`)}`,
    )
    const customer = random.code('2####')
    const foot = `<div class="abs foot"><div>${firm.name}<br>${firm.address.street}, ${firm.address.place}<br>Tel. ${firm.phone}<br>Fax ${firm.fax}</div><div>Geschäftsführung: ${firm.manager.full}<br>${firm.register}<br>USt-IdNr.: ${firm.vatId}<br>Steuer-Nr.: ${firm.taxNumber}</div><div>${firm.bank.name}<br>IBAN: ${inFours(firm.bank.iban ?? '')}<br>BIC: ${firm.bank.bic}<br>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</div></div>`
    const box = (page: number) =>
      `<table class="abs box">${label('Rechnungs-Nr.', number)}${label('Kunden-Nr.', customer)}${label('Datum', date(day))}${label('Vertreter', agent.last)}${label('Seite', `${page}`)}</table>`
    const head = `<div class="abs name"><span>Schrauben · Dübel · Normteile · Zeichnungsteile</span>${firm.short}</div>`
    const end = endOf({ goods, freight, net, tax }, day, index)
    const [first, second] = [rows.slice(0, ON_FIRST), rows.slice(ON_FIRST)]
    const before = sum(first.map(({ total }) => total))
    const carry = `<p class="r" style="margin-top:2mm"><i>Übertrag &nbsp; ${amount(before)}</i></p>`
    const one = `${head}<div class="abs back">${firm.short} · ${firm.address.street} · ${firm.address.place}</div><div class="abs to">Firma<br>${client.name}<br>${when(index === 1, 'Einkauf<br>')}${client.address.street}<br><br><b>${client.address.place}</b></div>${box(1)}<div class="abs main" style="top:88mm"><h1>Rechnung</h1>Wir lieferten Ihnen zu unseren Verkaufs- und Lieferbedingungen:${table(first, 0, notes)}${second.length > 0 ? carry : end}</div>${foot}`
    const two = (part: typeof rows) =>
      `${head}${box(2)}<div class="abs main" style="top:74mm"><b>Rechnung ${number}</b>${table(part, before, notes)}${end}</div>${foot}`
    const pages = second.length > 0 ? [one, two(second)] : [one]
    return {
      html: sheets(CSS, pages),
      pages: pages.length,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: [iso(due), iso(cash)],
        sellerName: firm.name,
        buyerName: client.name,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        iban: firm.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
