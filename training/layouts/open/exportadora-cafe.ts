// A Brazilian coffee exporter's commercial invoice in two languages: exporter, importer and notify party in boxes, bags and kilograms, a price
// for 50 kg or a pound in dollars, freight terms, marks of the bags, export and contract numbers, banks of both sides, a clerk's signature.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.36 'Liberation Serif';padding:12mm 14mm}.h{display:grid;grid-template-columns:1fr 62mm;align-items:center}.h b{font:700 18pt/1.1 'Caladea','Liberation Serif';color:#4b2b12}.h span{font-size:8pt}.t{border:1.2pt solid #4b2b12;text-align:center;padding:2mm;font:700 11pt/1.3 'Caladea','Liberation Serif'}.f{display:grid;grid-template-columns:1fr 1fr;border-top:.5pt solid;border-left:.5pt solid;margin-top:4mm}.f div{border-right:.5pt solid;border-bottom:.5pt solid;padding:1.2mm 2mm;min-height:9mm}.f small{display:block;font:italic 7pt 'Liberation Serif'}.f .w{grid-column:span 2}.f.q{grid-template-columns:repeat(4,1fr);margin-top:0}.g{width:100%;margin-top:4mm}.g th,.g td{border:.5pt solid;padding:1.2mm 2mm;vertical-align:top}.g th{font-weight:400;font-style:italic;font-size:7.4pt;background:#f5ece2}.g .z td{font-weight:700}.p{margin-top:5mm}.sg{margin:16mm 0 0 96mm;border-top:.5pt solid;text-align:center;padding-top:1mm}.foot{left:14mm;right:14mm;bottom:8mm;font-size:7pt;text-align:center;border-top:.5pt solid;padding-top:1mm}`

const TRADERS = [
  {
    name: 'Exportadora de Café Serra do Jequitibá Ltda',
    no: 'EXP-0##/2026',
    terms: 'FOB Santos',
    label: 'Fatura nº / Invoice No.',
  },
  {
    name: 'Cooperativa dos Cafeicultores do Alto Urutau',
    no: '1##/26-C',
    terms: 'CFR Bremerhaven',
    label: 'Número / Number',
  },
  {
    name: 'Irmãos Tamburi Comércio e Exportação S.A.',
    no: 'IT2600##',
    terms: 'FCA Varginha',
    label: 'Nossa referência / Our reference',
  },
] as const
const COFFEES = [
  ['Café verde arábica NY 2, peneira 17/18', 'Green arabica, fine cup, screen 17/18', 26_850],
  ['Café verde arábica NY 4, peneira 14/16', 'Green arabica, good cup, screen 14/16', 24_310],
  ['Café conilon tipo 6', 'Conilon robusta, grade 6', 17_940],
  ['Café cereja descascado, lote especial', 'Pulped natural, special lot 86 points', 38_725],
] as const
const { amount } = writingOf('US')

export const layout: Layout = {
  name: 'exportadora-cafe',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const [names, german] = [namesIn('BR', random), namesIn('DE', random)]
    const trader = TRADERS[index] ?? TRADERS[0]
    const [own, buyer, notify] = [names.company(), german.company(), german.company()]
    const day = dayIn(random, 2026)
    const number = random.code(trader.no)
    const when = writingOf('BR').date(day, index === 1 ? 'long' : 'figures')
    const rows = random.sample(COFFEES, 1 + (index % 2) + (index === 2 ? 1 : 0)).map(([text, english, price]) => {
      const bags = random.whole(2, 6) * 160
      return { text, english, price, bags, cents: Math.round((bags * 60 * price) / 50) }
    })
    const total = sum(rows.map(({ cents }) => cents))
    const bags = sum(rows.map((row) => row.bags))
    const box = (label: string, text: string, of = '') => `<div class="${of}"><small>${label}</small>${text}</div>`
    const small = [
      ['Data / Date', when],
      ['Contrato / Contract', random.code('S-####/25')],
      ['DU-E', random.code('26BR00#######-#')],
      ['Condições / Terms', trader.terms],
      ['Navio / Vessel', `${random.pick(['CAP AZUL', 'MSV ORYX', 'RIO TIETÊ'])} ${random.code('##N')}`],
      ['Embarque / Shipment', writingOf('BR').date(daysAfter(day, 4), 'figures')],
      ['B/L', random.code('SSZ#######')],
      ['NCM / HS code', '0901.11.10'],
    ] as const
    const html = `<div class="h"><div><b>${trader.name}</b><br><span>${own.address.lines.join(' · ')} · Brasil<br>CNPJ ${own.vatId} · IE ${own.taxNumber} · ${own.phone}</span></div><div class="t">FATURA COMERCIAL<br>COMMERCIAL INVOICE</div></div><div class="f">${box('Importador / Importer', `${buyer.name}<br>${buyer.address.lines.join('<br>')}<br>Germany · VAT ${buyer.vatId}`)}${box('Notificar / Notify party', `${notify.name}<br>${notify.address.lines.join('<br>')}<br>Germany`)}${box(trader.label, `<b>${number}</b>`, 'w')}</div><div class="f q">${each(small, ([label, text]) => box(label, text))}</div>
<table class="g"><tr><th>Descrição da mercadoria / Description of goods</th><th>Sacas<br>Bags 60 kg</th><th>Peso líquido kg<br>Net weight</th><th>US$ / 50 kg</th><th>Total US$</th></tr>${each(rows, (row) => `<tr><td>${row.text}<br><i>${row.english}</i></td><td class="r">${row.bags}</td><td class="r">${row.bags * 60}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.cents)}</td></tr>`)}<tr class="z"><td>TOTAL ${trader.terms.toUpperCase()}</td><td class="r">${bags}</td><td class="r">${bags * 60}</td><td></td><td class="r">${amount(total)}</td></tr></table><p class="p">Marcas / Marks: ${random.code('002/####/00##')} · Peso bruto / Gross weight ${bags * 60 + Math.round(bags / 2)} kg · País de origem / Country of origin: Brasil, safra / crop 2025/2026</p><p>Pagamento / Payment: cash against documents, at first presentation, by SWIFT to ${own.bank.name}, ${own.bank.account}, SWIFT ${own.bank.bic}; correspondent bank: Bank of ${german.town()}, account ${random.code('04######')}.</p><p>Certificamos que esta fatura é verdadeira e correta. / We certify this invoice to be true and correct.</p><div class="sg">${own.manager.full}<br>Departamento de exportação</div>
<div class="abs foot">${trader.name} · ${own.email} · Registro de exportador MAPA ${random.code('@@-####')}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: trader.name,
        buyerName: buyer.name,
        sellerVatId: own.vatId,
        grossTotal: fixed(total),
        currency: 'USD',
      },
    }
  },
}
