// A Portuguese metalworker's fatura out of certified software: the buyer in a rounded box at the right, labels in a row above their values,
// a table of taxes at the left of the sums; the second goes to a builder who accounts for the tax himself, "IVA - autoliquidação".
import { daysAfter } from '../../documents/names/names.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  inOrderOf,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.38 'Liberation Sans'}.own{left:14mm;top:12mm;width:84mm}.own b{font:700 15pt 'Liberation Sans Narrow';color:#9c2a1c;display:block;margin-bottom:1mm}.to{right:14mm;top:36mm;width:88mm;height:32mm;border:.6pt solid #444;border-radius:3mm;padding:3mm 4mm;font-size:9pt}.kind{left:14mm;top:58mm;font-size:11pt}.kind b{font-size:12pt}.main{left:14mm;right:14mm;top:76mm}.m{width:100%;border-collapse:separate;border-spacing:0;border:.6pt solid #444;border-radius:2mm;margin-bottom:4mm}.m th{background:#eee;font-weight:400;font-size:7.2pt;text-align:left;padding:.8mm 2mm}.m td{padding:.8mm 2mm}.g{width:100%}.g th{background:#9c2a1c;color:#fff;font-weight:400;text-align:left;padding:1mm 1.5mm}.g td{padding:1.1mm 1.5mm;border-bottom:.3pt solid #ccc;vertical-align:top}.end{left:14mm;right:14mm;bottom:46mm;display:flex;justify-content:space-between;align-items:flex-end}.v th{font-weight:400;font-size:7.2pt;border-bottom:.5pt solid;padding:.6mm 2mm;text-align:left}.v td{padding:.6mm 2mm}.s{width:72mm;border:.6pt solid #444}.s td{padding:.9mm 2.5mm}.s tr:last-child td{background:#eee;font:700 11pt 'Liberation Sans'}.f{left:14mm;right:14mm;bottom:8mm;display:flex;gap:5mm;align-items:flex-end;font-size:7.2pt;line-height:1.5}`

const WARES: readonly Ware[] = [
  ['Portão de correr em ferro galvanizado, pintura RAL 7016', 'un', 98_000, 164_000, 1],
  ['Guarda de varanda em aço inox AISI 316', 'm', 14_500, 21_900, 8],
  ['Perfil IPE 160, corte à medida e furação', 'm', 2_850, 4_100, 36],
  ['Mão de obra de montagem em obra', 'h', 1_950, 2_650, 24],
  ['Chapa quinada 3 mm, corte laser', 'un', 3_900, 6_800, 6],
  ['Deslocação e transporte', 'un', 6_500, 12_000, 1],
]
const FIRMS = [
  ['Serralharia Ferro Vivo, Lda', 'geral@ferrovivo.example'],
  ['Metalúrgica Irmãos Vilarigues, S.A.', 'comercial@vilarigues.example'],
] as const
const { amount, date } = writingOf('PT', '.')

export const layout: Layout = {
  name: 'serralharia-fatura',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('PT', random)
    const isReverse = index === 1
    const [firm, mail] = FIRMS[isReverse ? 1 : 0]
    const [own, buyer] = [names.company(), names.company()]
    const { address, bank, vatId, phone } = own
    const nif = vatId.replace(/\D/g, '')
    const day = dayIn(random, 2025)
    const due = daysAfter(day, isReverse ? 60 : 30)
    const number = isReverse ? `FT ${day.year}/${random.code('1##')}` : `FT A/${random.code('2###')}`
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 4))
    const net = sum(rows.map(({ total }) => total))
    const tax = isReverse ? 0 : percent(net, 23)
    const meta = [
      ['Data', date(day)],
      ['Vencimento', date(due)],
      ['V/ N.º contribuinte', buyer.vatId.replace(/\D/g, '')],
      ['V/ Encomenda', random.code('###/25')],
      ['Cond. pagamento', isReverse ? '60 dias' : '30 dias'],
      ['Moeda', 'EUR'],
    ]
    const rate = isReverse ? '0,00' : '23,00'
    const html = `<div class="abs own"><b>${firm}</b>Zona Industrial, Lote ${random.whole(3, 40)}<br>${address.place}<br>Telef. ${phone} (chamada para a rede fixa nacional)<br>${mail}<br>Contribuinte n.º ${nif}<br>Capital social 25.000,00 € · Matriculada na C.R.C. de ${address.town}</div><div class="abs to">Exmo.(s) Senhor(es)<br><b>${buyer.name}</b><br>${buyer.address.lines.join('<br>')}</div><div class="abs kind">Fatura <b>${number}</b><br><span style="font-size:8pt">Original &nbsp; ATCUD: ${random.code('@@##@@#@')}-${number.split('/')[1]}</span></div>
<div class="abs main"><table class="m"><tr>${each(meta, ([label]) => `<th>${label}</th>`)}</tr><tr>${each(meta, ([, text]) => `<td>${text}</td>`)}</tr></table><table class="g"><tr><th>Artigo</th><th>Descrição</th><th class="r">Quant.</th><th>Un.</th><th class="r">Pr. unitário</th><th class="r">IVA %</th><th class="r">Valor líquido</th></tr>${each(rows, (row) => `<tr><td>${random.code('@##.###')}</td><td>${row.name}</td><td class="r">${row.quantity},00</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${rate}</td><td class="r">${amount(row.total)}</td></tr>`)}</table><p style="margin-top:3mm">${isReverse ? `IVA – autoliquidação, artigo 2.º n.º 1 alínea j) do CIVA. Obra: ${names.address().street}, ${names.town()}.` : 'Os bens foram colocados à disposição do adquirente na data do documento.'}</p></div>
<div class="abs end"><table class="v"><tr><th>Taxa IVA</th><th>Incidência</th><th>Valor IVA</th><th>Motivo isenção</th></tr><tr><td>${rate} %</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td>${isReverse ? 'M40' : ''}</td></tr></table><table class="s"><tr><td>Mercadoria / Serviços</td><td class="r">${amount(net)}</td></tr><tr><td>Descontos</td><td class="r">0,00</td></tr><tr><td>IVA</td><td class="r">${amount(tax)}</td></tr><tr><td>Total (EUR)</td><td class="r">${amount(net + tax)}</td></tr></table></div>
<div class="abs f">${squareCode(random, 28)}<div>Pagamento por transferência bancária: ${bank.name}, IBAN ${inFours(bank.iban ?? '')}<br>Não aceitamos reclamações passados 8 dias. Em caso de litígio é competente o foro da comarca de ${address.town}.<br>${random.code('@#r@')}-Processado por programa certificado n.º ${random.code('1###')}/AT</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number.replace(/[ /]/g, '_')}.pdf`,
      fields: {
        invoiceNumber: [number, number.replace('FT ', '')],
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: nif,
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
