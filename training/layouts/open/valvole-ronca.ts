// An Italian valve maker's invoice from a management program with printed grids: captions in Italian and English as small as can be,
// codes of tax and carriage, the goods' receiver beside the buyer, instalments with days of their own, sums in boxes along the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, lastDay, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const ITEMS = [
  ['VS10-38', 'VALVOLA A SFERA G3/8 PN40', 'BALL VALVE G3/8 PN40', 640],
  ['VS10-12M', 'VALVOLA A SFERA G1/2 M/F LEVA', 'BALL VALVE G1/2 M/F LEVER', 815],
  ['RR204/050', 'VALVOLA RITEGNO DN50 INOX', 'CHECK VALVE DN50 SS316', 8_450],
  ['EV-220-N', 'ELETTROVALVOLA 2/2 NC 230V 50HZ', 'SOLENOID VALVE 2/2 NC 230V', 5_290],
  ['KT-GU50', 'KIT GUARNIZIONI NBR DN50', 'SEAL KIT NBR DN50', 1_120],
  ['AT052DA', 'ATTUATORE PNEUMATICO DOPPIO EFF.', 'PNEUMATIC ACTUATOR D.A.', 11_780],
  ['FL-Y-34', 'FILTRO A Y G3/4 OTTONE', 'Y-STRAINER G3/4 BRASS', 1_345],
  ['BOX-FC2', 'BOX FINE CORSA MICRO MECC.', 'LIMIT SWITCH BOX', 7_600],
] as const
const HOME = { name: 'OLEODINAMICA BRENTANA S.P.A.', lines: ['VIA DELLE ROBINIE 33/C', '36060 ROMANO D’EZZELINO (VI)'] }
const CASES = [
  {
    rows: 6,
    discount: 5,
    pay: 'B.B. 60 GG. D.F.F.M. / 60 DAYS E.O.M.',
    after: [60],
    number: '###/00',
    sums: [18_500, 4_000],
  },
  { rows: 8, discount: 0, pay: 'BONIFICO 30/60 GG. D.F.', after: [30, 60], number: '1.###/E', sums: [0, 6_500] },
  { rows: 4, discount: 3, pay: 'RI.BA. 90 GG. D.F.F.M.', after: [90], number: 'V1-###', sums: [1_500, 0] },
] as const
const CSS = `.sheet{font:8.4pt/1.25 'Liberation Sans Narrow','Nimbus Sans Narrow';padding:9mm 10mm}.hd{display:flex;justify-content:space-between;height:34mm}.lg{font:italic 700 25pt 'Liberation Sans';color:#123f7a;letter-spacing:-.5pt}.lg span{color:#d11}.ad{font-size:8pt;line-height:1.3;margin-top:1mm}small{font:5.8pt/1.2 'Liberation Sans';color:#333;display:block}.bx{border:.5pt solid #000;border-radius:1mm;padding:1mm 2mm}.tos{display:flex;gap:3mm}.tos .bx{flex:1;min-height:29mm;font-size:9.6pt}.gr{width:100%;margin-top:2mm;table-layout:fixed}.gr td{border:.5pt solid #000;padding:.6mm 1.3mm;vertical-align:top;height:8mm;overflow-wrap:anywhere}.gd{width:100%;height:142mm;margin-top:2mm;border:.5pt solid #000}.gd th{border:.5pt solid #000;font:5.8pt/1.2 'Liberation Sans';padding:.6mm 1mm;text-align:left}.gd td{border-left:.5pt solid #000;padding:.5mm 1.3mm;vertical-align:top}.gd i{font-style:normal;font-size:7.4pt;color:#333}.low{left:10mm;right:10mm;bottom:7mm}.tot td{font-size:9pt}.tot .k{font:700 12.5pt 'Liberation Sans';text-align:right;background:#e8edf5}.bk{font-size:7.4pt;margin-top:1.5mm;line-height:1.3}`
const { amount, date, number: figures } = writingOf('DE')

const cell = (caption: string, text: string, of = '') => `<td ${of}><small>${caption}</small>${text}</td>`

/** Days of payment: the end of the month if it counts from there. */
function termsOf(day: ReturnType<typeof dayIn>, { after, pay }: (typeof CASES)[number]) {
  return after.map((days) => (pay.includes('D.F.F.M.') ? lastDay(daysAfter(day, days)) : daysAfter(day, days)))
}

function rowsOf(random: Random, count: number) {
  return random.sample(ITEMS, count).map(([code, name, english, price]) => {
    const quantity = random.whole(2, price > 5_000 ? 18 : 220)
    return { code, name, english, price, quantity, total: quantity * price }
  })
}

function buyerOf(random: Random, index: number) {
  if (index === 2) return { ...HOME, ship: '', vat: vatOf('IT', bodyOf('IT', random)) }
  const [country, land] = index === 0 ? (['IE', 'IRELAND'] as const) : (['AT', 'AUSTRIA'] as const)
  const { name, address, vatId } = companyIn(namesIn(country, random), index === 0 ? 'Pipeline Supplies' : 'Armaturen')
  const ship = index === 0 ? '' : `${address.town.toUpperCase()} WERK 2<br>TOR 3, RAMPE B<br>AUSTRIA`
  return { name: name.toUpperCase(), lines: [...address.lines, land], ship, vat: vatId }
}

const some = (cents: number) => (cents === 0 ? '' : amount(cents))

function footOf(random: Random, index: number, [goods, off, net, tax]: readonly number[], terms: string): string {
  const one = CASES[index] ?? CASES[0]
  const [code, rate, port, carrier] =
    index === 2
      ? ['22 - ALIQUOTA 22%', '22', 'FRANCO', 'MITTENTE']
      : ['41NI - NON IMP. ART. 41 D.L. 331/93', '', 'EXW LUMEZZANE', 'DESTINATARIO']
  const sums = [
    cell('TOTALE MERCE / GOODS', amount(goods ?? 0)) + cell(`SCONTO / DISCOUNT ${one.discount} %`, some(-(off ?? 0))),
    cell('TRASPORTO / FREIGHT', some(one.sums[0])) + cell('IMBALLO / PACKING', some(one.sums[1])) + cell('BOLLI', ''),
  ]
  const total = cell('TOTALE FATTURA / TOTAL EUR', amount((net ?? 0) + (tax ?? 0)), 'class="k"')
  const taxes = `${cell('COD. IVA / VAT CODE', code)}${cell('IMPONIBILE / TAXABLE', amount(net ?? 0))}${cell('% IVA', rate)}${cell('IMPOSTA / VAT', amount(tax ?? 0))}${total}`
  return `<table class="gr"><tr>${cell('CAUSALE / REASON', 'VENDITA')}${cell('PORTO / DELIVERY', port)}${cell('ASPETTO / PACKAGES', 'PALLET')}${cell('COLLI / NO.', String(random.whole(1, 9)))}${cell('PESO LORDO KG', figures(random.whole(900, 8200) / 10))}${cell('VETTORE / CARRIER', carrier)}</tr></table><table class="gr tot"><tr>${sums.join('')}</tr><tr>${taxes}</tr><tr>${cell('SCADENZE / DUE', terms, 'colspan="5"')}</tr></table>`
}

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [buyer, isHome] = [buyerOf(random, index), index === 2]
  const [body, iban, day] = [bodyOf('IT', random), ibanOf('IT', random), dayIn(random, 2024, 2026)]
  const [vat, number, rows] = [vatOf('IT', body), random.code(one.number), rowsOf(random, one.rows)]
  const goods = rows.reduce((all, { total }) => all + total, 0)
  const off = percent(goods, one.discount)
  const net = goods - off + one.sums[0] + one.sums[1]
  const tax = isHome ? percent(net, 22) : 0
  const due = termsOf(day, one)
  const part = Math.floor((net + tax) / due.length)
  const shares = due.map((_, at) => (at === 0 ? net + tax - part * (due.length - 1) : part))
  const terms = due
    .map((on, at) => `${date(on)} &nbsp; EUR ${amount(shares[at] ?? 0)}`)
    .join(' &nbsp;&nbsp;&nbsp;&nbsp; ')
  const bank = `BANCA / BANK: CREDITO VALTRIUMPLINO AG. 2 - IBAN ${inFours(iban)} - SWIFT ${bicOf('IT', iban, random)}<br>`
  const lines = [
    `ORDINE / ORDER ${random.code('OC/###')} DEL ${date(daysAfter(day, -24))} - VS. RIF. / YOUR REF. ${random.code('##7##')}`,
    `D.D.T. N. ${random.code('1###')} DEL ${date(daysAfter(day, -2))}`,
  ]
  const code = isHome ? '22' : '41NI'
  const html = `<div class="hd"><div><div class="lg">ronca<span>valv</span></div><div class="ad"><b>VALVOLE RONCA S.R.L.</b> - VIA DEL LAVORO 17 - 25065 LUMEZZANE (BS) ITALY<br>TEL. +39 030 ${random.code('89#####')} - FAX +39 030 ${random.code('89#####')} - AMMINISTRAZIONE@RONCAVALV.IT<br>COD. FISC. E P. IVA ${body} - VAT NO. ${vat}<br>R.E.A. BS-${random.code('4#####')} - REG. IMPR. BS ${body} - CAP. SOC. € 118.000,00 I.V.</div></div><div class="r"><b style="font-size:11pt">${isHome ? 'FATTURA ACCOMPAGNATORIA' : 'FATTURA / INVOICE'}</b><br>${isHome ? 'COPIA DI CORTESIA PRIVA DI VALORE FISCALE' : 'ORIGINALE / ORIGINAL'}</div></div>
<div class="tos"><div class="bx"><small>LUOGO DI DESTINAZIONE / SHIP TO</small>${buyer.ship || 'VEDI INDIRIZZO / SAME ADDRESS'}</div><div class="bx"><small>SPETT.LE / MESSRS</small><b>${buyer.name}</b><br>${buyer.lines.join('<br>')}</div></div>
<table class="gr"><tr>${cell('NUMERO / NUMBER', `<b>${number}</b>`)}${cell('DATA / DATE', `<b>${date(day)}</b>`)}${cell('COD. CLIENTE / CUSTOMER', random.code('0014##'))}${cell('P. IVA CLIENTE / VAT NO.', buyer.vat)}${cell('PAG. / PAGE', '1 / 1')}</tr><tr>${cell('PAGAMENTO / PAYMENT', one.pay, 'colspan="3"')}${isHome ? cell('BANCA D’APPOGGIO / BANK', `BANCA DI VAL SORGENTE - ABI ${random.code('0####')} CAB ${random.code('#####')}`, 'colspan="2"') : cell('AGENTE / AGENT', random.code('0## ESTERO'), 'colspan="2"')}</tr></table>
<table class="gd"><tr><th>CODICE<br>ITEM</th><th>DESCRIZIONE<br>DESCRIPTION</th><th>U.M.</th><th class="r">Q.TÀ<br>QTY</th><th class="r">PREZZO<br>PRICE</th><th class="r">SC. %</th><th class="r">IMPORTO<br>AMOUNT</th><th>IVA<br>VAT</th></tr>${each(lines, (line) => `<tr><td></td><td>${line}</td>${'<td></td>'.repeat(6)}</tr>`)}${each(rows, (row) => `<tr><td>${row.code}</td><td>${row.name}${isHome ? '' : `<br><i>${row.english}</i>`}</td><td>NR</td><td class="r">${figures(row.quantity)}</td><td class="r">${amount(row.price)}</td><td></td><td class="r">${amount(row.total)}</td><td>${code}</td></tr>`)}<tr><td style="height:100%"></td>${'<td></td>'.repeat(7)}</tr></table>
<div class="abs low">${footOf(random, index, [goods, off, net, tax], terms)}<div class="bk">${isHome ? '' : bank}CONTRIBUTO CONAI ASSOLTO OVE DOVUTO. LA MERCE VIAGGIA A RISCHIO DEL COMMITTENTE. FORO COMPETENTE: BRESCIA.</div></div>`
  const own = { sellerName: 'Valvole Ronca S.r.l.', sellerVatId: [vat, body], buyerName: buyer.name, currency: 'EUR' }
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: due.map(iso), ...(isHome ? {} : { iban }) }
  const sums = { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(net + tax) }
  return { html: sheets(CSS, [html]), pages: 1, fields: { ...ids, ...own, ...sums } }
}

export const layout: Layout = {
  name: 'valvole-ronca',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
