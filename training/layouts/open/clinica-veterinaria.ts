// A Portuguese veterinary clinic's invoice-receipt from certified software: the animal (name, chip, species) stands above the client, services
// at 23 % beside medicines and food at 6 %, prices with tax in the rows, net sums only in the table of rates, ATCUD and a square code.
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.4 'Dosis','Liberation Sans';font-family:'Carlito','Liberation Sans';padding:11mm 15mm}.hd{display:grid;grid-template-columns:1fr auto;gap:6mm;border-bottom:1.4pt solid #2a9d8f;padding-bottom:3mm}.hd b{font-size:16pt;color:#2a9d8f}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:5mm 0}.bx{border:.6pt solid #2a9d8f;border-radius:2mm;padding:2mm 3mm}.bx small{color:#2a9d8f}.doc{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:3mm}.doc b{font-size:12pt}.g{width:100%}.g th{text-align:left;background:#e4f3f1;padding:1mm}.g td{padding:.9mm 1mm;border-bottom:.3pt solid #bbb}.end{display:grid;grid-template-columns:34mm 1fr 66mm;gap:5mm;margin-top:6mm}.end table{width:100%}.end td,.end th{padding:.5mm 1mm;font-weight:400;text-align:right}.end .t td{font-weight:700;font-size:11pt;border-top:.8pt solid}.ft{left:15mm;right:15mm;bottom:7mm;font-size:7pt;text-align:center;color:#444}`

const FIRMS = [
  ['Clínica Veterinária da Azenha', 'Azenha Vet – Cuidados Animais, Lda'],
  ['Hospital Veterinário Sete Colinas', 'Sete Colinas Medicina Veterinária, S.A.'],
  ['Patas do Campo', 'Consultório Patas do Campo, Unipessoal Lda'],
] as const
const PETS = [
  ['Bolota', 'Canídeo, Serra da Estrela, fêmea'],
  ['Farrusco', 'Felídeo, europeu comum, macho'],
  ['Estrela', 'Equídeo, garrano, égua'],
] as const
const SERVICES: readonly Ware[] = [
  ['Consulta de medicina geral', 'un', 3_200, 4_500, 1],
  ['Hemograma e bioquímicas (6 parâmetros)', 'un', 4_800, 6_900, 1],
  ['Ecografia abdominal', 'un', 5_000, 6_500, 1],
  ['Limpeza e penso', 'un', 1_200, 2_000, 2],
]
const GOODS: readonly Ware[] = [
  ['Anti-inflamatório oral 1,5 mg/ml 32 ml', 'fr', 1_690, 2_390, 1],
  ['Vacina polivalente (dose)', 'un', 1_450, 2_100, 1],
  ['Antibiótico 250 mg 20 comp.', 'cx', 1_190, 1_790, 2],
]
const { amount, date } = writingOf('PT', '.')

export const layout: Layout = {
  name: 'clinica-veterinaria',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const [brand, firm] = FIRMS[index] ?? FIRMS[0]
    const [pet, kind] = PETS[index] ?? PETS[0]
    const [own, client, vet, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
    const short = random.code(['FR 25/####', 'FR CL1/####', 'FR A2025/###'][index] ?? 'FR ####')
    const nif = own.vatId.replace(/\D/g, '')
    const rows = [
      ...inOrderOf(SERVICES, positionsOf(random, SERVICES, 2 + (index % 2))).map((row) => ({ ...row, rate: 23 })),
      ...inOrderOf(GOODS, positionsOf(random, GOODS, 2)).map((row) => ({ ...row, rate: 6 })),
    ]
    const groups = [23, 6].map((rate) => {
      const gross = sum(rows.filter((row) => row.rate === rate).map(({ total }) => total))
      return { rate, gross, tax: taxWithin(gross, rate) }
    })
    const [gross, tax] = [sum(groups.map((one) => one.gross)), sum(groups.map((one) => one.tax))]
    const html = `<div class="hd"><div><b>${brand}</b><br>${firm} · NIF ${nif}<br>${own.address.lines.join(', ')}</div><div class="r">Tel. ${own.phone}<br>Urgências 24h ${own.mobile}<br>${own.register}</div></div><div class="two"><div class="bx"><small>Animal</small><br><b>${pet}</b> · ${kind}<br>Chip ${random.code('620098#########')} · Ficha ${random.code('#####')}</div><div class="bx"><small>Cliente</small><br>${client.name}<br>${client.address.lines.join('<br>')}<br>Contribuinte ${client.vatId.replace(/\D/g, '')}</div></div><div class="doc"><b>Fatura-Recibo ${short}</b><span>Data ${date(day, index === 1 ? 'iso' : 'figures')} · Original</span></div>
<table class="g"><tr><th>Descrição</th><th class="r">Qtd.</th><th>Un.</th><th class="r">Preço c/ IVA</th><th class="r">IVA</th><th class="r">Total</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.quantity}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${row.rate}%</td><td class="r">${amount(row.total)}</td></tr>`)}</table>
<div class="end"><div>${squareCode(random, 30)}<small>ATCUD:${random.code('@@@@@@##-###')}</small></div><div><table><tr><th>Taxa</th><th>Incidência</th><th>Imposto</th></tr>${each(groups, (one) => `<tr><td>${one.rate}%</td><td>${amount(one.gross - one.tax)}</td><td>${amount(one.tax)}</td></tr>`)}</table></div><table><tr><td>Total sem IVA</td><td>${amount(gross - tax)}</td></tr><tr><td>Total IVA</td><td>${amount(tax)}</td></tr><tr class="t"><td>Total pago</td><td>${amount(gross)} €</td></tr><tr><td>${index === 1 ? 'MB Way' : 'Multibanco'}</td><td>${amount(gross)}</td></tr></table></div>
<p style="margin-top:6mm">Recebemos a quantia acima. Médico(a) veterinário(a): ${vet.full}, cédula ${random.code('####')}. Próxima visita sugerida dentro de ${random.whole(10, 30)} dias.</p><div class="abs ft">${random.code('@#@@')}-Processado por programa certificado n.º ${random.code('####')}/AT · Os bens/serviços foram colocados à disposição do adquirente na data do documento</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${short.replace(/\W/g, '_')}.pdf`,
      fields: {
        invoiceNumber: [short, short.replace('FR ', '')],
        issueDate: iso(day),
        sellerName: [firm, brand],
        buyerName: client.name,
        sellerVatId: nif,
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
