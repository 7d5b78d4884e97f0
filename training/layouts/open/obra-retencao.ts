// A Portuguese builder's certified invoice for a stage of work: ATCUD and program line at the foot, "Contribuinte" of the buyer beside the
// seller's NIF, reverse-charged rows (M40) beside taxed ones, a guarantee held back, "Exmo.(s) Sr.(s)" above the buyer, original marked.
import { daysAfter } from '../../documents/names/names.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.4 'Lato';padding:14mm 15mm}.a{display:grid;grid-template-columns:1fr 84mm;gap:8mm}.a b{font-size:13pt;color:#b24a1d}.to{background:#f7eee9;padding:3mm 4mm;margin-top:10mm}.doc{display:grid;grid-template-columns:repeat(5,1fr);margin:8mm 0 6mm;border:.5pt solid #b24a1d}.doc span{padding:1mm 2mm;border-right:.5pt solid #b24a1d}.doc span:last-child{border:0}.doc i{display:block;font:700 6.8pt 'Lato';color:#b24a1d}.t{width:100%}.t th{border-bottom:1pt solid #b24a1d;text-align:left;font-size:7.4pt;padding:1mm}.t td{padding:1.1mm 1mm;vertical-align:top}.t .r,.iv .r{text-align:right}.low{position:absolute;left:15mm;right:15mm;bottom:26mm;display:grid;grid-template-columns:30mm 1fr 72mm;gap:5mm}.iv{width:100%;font-size:7.4pt}.iv td,.iv th{text-align:left;padding:.4mm 1mm;border-bottom:.3pt solid #ccc}.sum td{padding:.6mm 1mm}.ft{position:absolute;left:15mm;right:15mm;bottom:9mm;font-size:6.6pt;border-top:.5pt solid #b24a1d;padding-top:1mm}`

const WORK = [
  ['Demolição de paredes interiores e remoção a vazadouro', 'vg', 1, 268000, 0],
  ['Alvenaria de tijolo 11, incl. reboco', 'm2', 64, 3150, 0],
  ['Betonilha de regularização', 'm2', 82, 1480, 0],
  ['Caixilharia em alumínio, vão V3', 'un', 5, 41200, 0],
  ['Aluguer de contentor 6 m3', 'un', 3, 11500, 23],
  ['Vistoria e relatório técnico', 'vg', 1, 38000, 23],
] as const
const { amount, date } = writingOf('PT')

export const layout: Layout = {
  name: 'obra-retencao',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2024, 2026)]
    const seller = ['Vasques & Irmão Construções, Lda', 'Pedra Nova - Reabilitação Urbana Unipessoal Lda'][index] ?? ''
    const [number, due] = [`FT ${day.year}${random.code('/###')}`, daysAfter(day, 45)]
    const rows = WORK.filter((_, at) => (index === 0 ? at !== 2 && at !== 5 : at > 1)).map(
      ([text, unit, quantity, price, rate]) => ({ text, unit, quantity, price, rate, total: quantity * price }),
    )
    const of = (rate: number) => sum(rows.filter((row) => row.rate === rate).map(({ total }) => total))
    const net = of(0) + of(23)
    const tax = percent(of(23), 23)
    const held = percent(net, 5)
    const doc = [
      ['Fatura', number],
      ['Data de emissão', date(day, 'dashed')],
      ['Vencimento', date(due, 'dashed')],
      ['V/ Contribuinte', client.vatId.replace(/\D/g, '')],
      ['Requisição', random.code('###/##')],
    ]
    const end = (label: string, cents: number) => `<tr><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`
    const html = `<div class="a"><div><b>${seller}</b><br>${firm.address.lines.join('<br>')}<br>Tel. ${firm.phone}<br>NIF ${firm.vatId.replace(/\D/g, '')} · Alvará n.º ${random.code('6####')}-PUB<br>${firm.register}</div><div class="r">Original<br>Pág. 1/1<div class="to" style="text-align:left">Exmo.(s) Sr.(s)<br>${client.name}<br>${client.address.lines.join('<br>')}</div></div></div>
<div class="doc">${each(doc, ([label, text]) => `<span><i>${label}</i>${text}</span>`)}</div><p>Auto de medição n.º ${index + 3} · Empreitada: ${names.address().street}</p>
<table class="t"><tr><th>Artigo</th><th>Un.</th><th class="r">Qtd.</th><th class="r">Pr. unitário</th><th class="r">IVA</th><th class="r">Valor</th></tr>${each(rows, (row) => `<tr><td style="width:92mm">${row.text}</td><td>${row.unit}</td><td class="r">${row.quantity},00</td><td class="r">${amount(row.price)}</td><td class="r">${row.rate === 0 ? 'M40' : '23%'}</td><td class="r">${amount(row.total)}</td></tr>`)}</table>
<div class="low"><div>${squareCode(random, 27)}</div><div><table class="iv"><tr><th>Taxa</th><th class="r">Incidência</th><th class="r">IVA</th><th>Motivo</th></tr><tr><td>0%</td><td class="r">${amount(of(0))}</td><td class="r">0,00</td><td>IVA – autoliquidação</td></tr><tr><td>23%</td><td class="r">${amount(of(23))}</td><td class="r">${amount(tax)}</td><td></td></tr></table><br>Transferência: ${inFours(firm.bank.iban ?? '')}<br>${firm.bank.name}</div><table class="sum">${end('Total ilíquido', net)}${end('Total IVA', tax)}${end('<b>Total do documento</b>', net + tax)}${end('Retenção de garantia 5%', -held)}${end('<b>Valor a receber</b>', net + tax - held)}</table></div>
<div class="ft">ATCUD:${random.code('J@@@#@@#-###')} · ${random.code('x@@#')}-Processado por programa certificado n.º ${random.code('2###')}/AT · Os bens/serviços foram colocados à disposição do adquirente na data do documento</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number.replace(/\W/g, '_')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: client.name,
        sellerVatId: firm.vatId.replace(/\D/g, ''),
        iban: firm.bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: [fixed(net + tax), fixed(net + tax - held)],
        currency: 'EUR',
      },
    }
  },
}
