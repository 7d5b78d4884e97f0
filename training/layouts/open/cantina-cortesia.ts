// An Italian winery's invoice as a courtesy copy of the electronic one: sections "Mittente" and "Destinatario" with labels before values, kinds of document
// as codes, days with dashes, discounts in the rows, gifts without price, sums by rate in a table, and instalments with IBAN at the end.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, iso, percent, positionsOf, sheets, sum, totals, type Ware, writingOf } from '../sheet.ts'

const WINES: readonly Ware[] = [
  ['BAROLUNGO DOCG RISERVA 2018 CL 75', 'BT', 2_400, 3_600, 24],
  ['DOLCETTO COLLINE ALTE 2022 CL 75', 'BT', 750, 990, 60],
  ['MOSCATELLO FRIZZANTE CL 75', 'BT', 690, 880, 36],
  ['ROSATO DELLE TERRE 2023 MAGNUM', 'BT', 1_650, 2_100, 12],
  ['GRAPPA DI VINACCE CL 50', 'BT', 1_890, 2_450, 12],
]
const CASES = [
  {
    firm: 'AZIENDA AGRICOLA PODERE SANT’ELVIO S.S.',
    lines: ['Frazione Bricco 7', '12060 Serralunghe (CN)'],
    buyer: 'ENOTECA DA GUSTAVO S.A.S. DI G. PERELLO',
    to: ['Piazza Carlo Felice 19', '10121 Torinara (TO)'],
    number: '##/FE',
    parts: [30, 60],
  },
  {
    firm: 'Cantine Valdorcina Società Cooperativa Agricola',
    lines: ['Strada Provinciale 146, km 11', '53026 Pienzara (SI)'],
    buyer: 'Albergo Le Querce di Fosca Tarducci',
    to: ['Via della Pieve 2', '53027 San Quiricolo (SI)'],
    number: '20## - 1###',
    parts: [30],
  },
] as const
const CSS = `.sheet{font:8.6pt/1.42 'Noto Sans','Open Sans',sans-serif;padding:12mm 13mm}h2{font:700 8.6pt 'Noto Sans';background:#e9ecef;padding:1mm 2mm;margin:4mm 0 1mm;text-transform:uppercase}.two{display:grid;grid-template-columns:1fr 1fr;gap:6mm}i{color:#555;font-style:normal}.g{width:100%}.g th{font-weight:700;text-align:left;border-bottom:.6pt solid #333;font-size:7.6pt;padding:.8mm}.sheet .g .r{text-align:right}.g td{padding:.9mm .8mm;border-bottom:.3pt solid #ccc}.tot{font-size:10pt;font-weight:700}.ft{left:13mm;right:13mm;bottom:8mm;font-size:7pt;color:#555;text-align:center}`
const { amount, date, number: figures } = writingOf('DE', '.')

const said = (label: string, text: string) => `<i>${label}:</i> ${text}<br>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, other, iban] = [bodyOf('IT', random), bodyOf('IT', random), ibanOf('IT', random)]
  const day = dayIn(random, 2024, 2026)
  const number = random.code(one.number.replace('20##', String(day.year)))
  const off = [10, 0][index] ?? 0
  const rows = positionsOf(random, WINES, [4, 3][index] ?? 3).map((row) => ({
    ...row,
    net: row.total - percent(row.total, off),
  }))
  const net = sum(rows.map((row) => row.net))
  const tax = percent(net, 22)
  const due = one.parts.map((days) => daysAfter(day, days))
  const part = Math.floor((net + tax) / due.length)
  const shares = due.map((_, at) => (at === 0 ? net + tax - part * (due.length - 1) : part))
  const html = `<div class="two"><div><h2>Mittente</h2>${said('Identificativo fiscale ai fini IVA', vatOf('IT', body))}${said('Codice fiscale', body)}${said('Denominazione', one.firm)}${said('Regime fiscale', index === 0 ? 'RF04 agricoltura' : 'RF01 ordinario')}${said('Indirizzo', one.lines.join(' – '))}</div><div><h2>Destinatario</h2>${said('Identificativo fiscale ai fini IVA', vatOf('IT', other))}${said('Denominazione', one.buyer)}${said('Indirizzo', one.to.join(' – '))}${said('Codice destinatario', random.code('M5UXCR#'))}</div></div>
<h2>Dati generali del documento</h2><table class="g"><tr><th>Tipologia documento</th><th>Numero documento</th><th>Data documento</th><th>Causale</th></tr><tr><td>TD${index === 0 ? '24 (fattura differita)' : '01 (fattura)'}</td><td>${number}</td><td>${date(day, 'dashed')}</td><td>VENDITA</td></tr></table>${index === 0 ? `<p style="margin-top:2mm">${said('DDT di riferimento', `${random.code('1##')} del ${date(daysAfter(day, -11), 'dashed')}, ${random.code('1##')} del ${date(daysAfter(day, -4), 'dashed')}`)}</p>` : `<p style="margin-top:2mm">${said('Ordine', `${random.code('WEB-####')} del ${date(daysAfter(day, -5), 'dashed')}`)}</p>`}
<h2>Righe</h2><table class="g"><tr><th>Cod.</th><th>Descrizione</th><th class="r">Quantità</th><th class="r">Prezzo unitario</th><th>UM</th><th class="r">Sconto</th><th class="r">%IVA</th><th class="r">Prezzo totale</th></tr>${each(rows, (row) => `<tr><td>${random.code('V0##')}</td><td>${row.name}</td><td class="r">${figures(row.quantity)},00</td><td class="r">${amount(row.price)}</td><td>${row.unit}</td><td class="r">${off > 0 ? `-${off},00%` : ''}</td><td class="r">22,00</td><td class="r">${amount(row.net)}</td></tr>`)}<tr><td></td><td>ESPOSITORE DA BANCO, OMAGGIO</td><td class="r">1,00</td><td class="r">0,00</td><td>PZ</td><td></td><td class="r">22,00</td><td class="r">0,00</td></tr></table>
<h2>Riepiloghi IVA e totali</h2><table class="g"><tr><th>Esigibilità IVA</th><th class="r">%IVA</th><th class="r">Totale imponibile</th><th class="r">Totale imposta</th></tr><tr><td>I (esigibilità immediata)</td><td class="r">22,00</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td></tr></table><table class="g"><tr><th>Importo bollo</th><th class="r">Sconto/maggiorazione</th><th>Divisa</th><th class="r">Totale documento</th></tr><tr><td></td><td></td><td>EUR</td><td class="r tot">${amount(net + tax)}</td></tr></table>
<h2>Modalità di pagamento</h2><table class="g"><tr><th>Modalità</th><th>Dettagli</th><th>Scadenza</th><th class="r">Importo</th></tr>${each(due, (on, at) => `<tr><td>MP05 Bonifico</td><td>${at === 0 ? `IBAN ${inFours(iban)}` : ''}</td><td>Data scadenza ${date(on, 'dashed')}</td><td class="r">${amount(shares[at] ?? 0)}</td></tr>`)}</table><div class="abs ft">Copia di cortesia priva di valore ai fini fiscali. L’originale è disponibile nell’area riservata dell’Agenzia delle Entrate.</div>`
  const own = { sellerName: one.firm, sellerVatId: [vatOf('IT', body), body], buyerName: one.buyer, iban }
  const when = { issueDate: iso(day), dueDate: due.map(iso), currency: 'EUR' }
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `IT${body}_${random.code('0@@#@')}.xml.pdf`,
    fields: { invoiceNumber: number, ...when, ...own, ...totals(net, tax) },
  }
}

export const layout: Layout = {
  name: 'cantina-cortesia',
  kind: 'invoice',
  language: 'it',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
