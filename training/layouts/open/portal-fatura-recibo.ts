// The fatura-recibo of a Portuguese freelancer as the tax office's portal issues it now: the office's head, boxes with captions for who gives and who gets,
// a table of one to three services with types and units, reason of payment, regimes of VAT and income tax as sentences beside their sums, "importância
// recebida" below all; under the threshold without VAT, with income tax held back, or with both.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:8.4pt/1.35 'Lato','Liberation Sans',sans-serif;color:#1c1c1c}.sheet{padding:12mm 15mm}.h{display:flex;justify-content:space-between;align-items:center;border-bottom:1.2pt solid #003f7d;padding-bottom:3mm}.h .o{font:700 9.4pt/1.25 'Lato';color:#003f7d;letter-spacing:.2pt}.h .n{text-align:right}.h .n b{font-size:13pt}h3{font:700 8pt/1 'Lato';color:#fff;background:#003f7d;margin:5mm 0 0;padding:1.4mm 2mm;text-transform:uppercase}.f{display:grid;grid-template-columns:repeat(12,1fr);border:.5pt solid #9fb3c8;border-top:0}.f>div{grid-column:span var(--w);padding:1.1mm 2mm;border-right:.4pt solid #d3dde7;border-bottom:.4pt solid #d3dde7}.f small{display:block;font-size:6.6pt;color:#4a6178}table{width:100%;border:.5pt solid #9fb3c8;border-top:0}th{font:700 6.8pt/1.2 'Lato';text-align:left;color:#4a6178;padding:1.2mm 2mm}.sheet th.r{text-align:right}td{padding:1.3mm 2mm;border-top:.4pt solid #d3dde7}.v td:last-child{text-align:right;width:34mm}.v .z td{font-weight:700;font-size:10pt;background:#eef3f8}.ft{left:15mm;right:15mm;bottom:11mm;font-size:6.8pt;color:#4a6178;display:flex;justify-content:space-between;align-items:end}`
const { amount, date } = writingOf('PT', '.')
const cells = (...list: readonly (readonly [caption: string, value: string, wide: number])[]) =>
  `<div class="f">${each(list, ([caption, value, wide]) => `<div style="--w:${wide}"><small>${caption}</small>${value || '&nbsp;'}</div>`)}</div>`
/** By paper: trade, services with unit and least and most cents, per cent of VAT and of income tax, what is said of both. */
const TRADES = [
  [
    '1334 Psicólogos',
    [['Consulta de acompanhamento', 'Hora', 4500, 6000]],
    0,
    0,
    'IVA – regime de isenção [art. 9.º, n.º 1 do CIVA]',
    'Dispensa de retenção – art. 101.º-B, n.º 1, al. a) e b), do CIRS',
  ],
  [
    '4012 Engenheiros',
    [
      ['Projeto de especialidades – estruturas', 'Unidade', 90_000, 180_000],
      ['Visita à obra', 'Unidade', 9000, 14_000],
    ],
    23,
    23,
    'IVA – continente, taxa normal 23%',
    'Retenção sobre 100%, à taxa de 23% – art. 101.º, n.º 1, do CIRS',
  ],
  [
    '8010 Formadores',
    [
      ['Formação UFCD 0754, 25 horas', 'Hora', 1800, 2600],
      ['Elaboração de manual', 'Unidade', 12_000, 19_000],
      ['Coordenação', 'Unidade', 8000, 9900],
    ],
    0,
    23,
    'IVA – regime de isenção [art. 53.º do CIVA]',
    'Retenção sobre 100%, à taxa de 23% – art. 101.º, n.º 1, do CIRS',
  ],
] as const

function workOf(random: Random, index: number) {
  const [, services, rate, held] = TRADES[index] ?? TRADES[0]
  const lines = services.map(([name, unit, low, high]) => {
    const [quantity, price] = [unit === 'Hora' ? random.whole(2, 12) : 1, Math.round(random.whole(low, high) / 50) * 50]
    return { name, unit, quantity, price, total: quantity * price }
  })
  const net = sum(lines.map(({ total }) => total))
  const html = `<table><tr><th>Tipo</th><th>Referência</th><th>Descrição</th><th>Unid.</th><th class="r">Qtd.</th><th class="r">Preço unit.</th><th class="r">Taxa IVA</th><th class="r">Valor</th></tr>${each(lines, (one) => `<tr><td>Serviço</td><td>-</td><td>${one.name}</td><td>${one.unit}</td><td class="r">${one.quantity},00</td><td class="r">${amount(one.price)} €</td><td class="r">${rate ? `${rate}%` : 'Isento'}</td><td class="r">${amount(one.total)} €</td></tr>`)}</table>`
  return { html, net, tax: percent(net, rate), held: percent(net, held) }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [owner, home, client, patient] = [names.person(), names.address(), names.company(), names.person()]
  const [trade, , , , vatText, incomeText] = TRADES[index] ?? TRADES[0]
  const [seller, nif, count] = [`${owner.first} ${owner.last}`, nifOf(random, '2'), random.whole(3, 190)]
  const [buyer, buyerNif, place] =
    index === 0
      ? [`${patient.first} ${patient.last}`, nifOf(random, '2'), names.address()]
      : [client.name, nifOf(random, '5'), client.address]
  const [day, number] = [dayIn(random, 2023, 2026), `FR ATSIRE01FR/${count}`]
  const { html, net, tax, held } = workOf(random, index)
  const done = daysAfter(day, [0, -6, -1][index] ?? 0)
  const page = `<div class="h"><div class="o">AUTORIDADE TRIBUTÁRIA<br>E ADUANEIRA<br><span style="font-weight:400;font-size:7.4pt">Portal das Finanças · Faturas e Recibos</span></div><div class="n"><b>FATURA-RECIBO</b><br>N.º <b style="font-size:10pt">${number}</b><br>Original &nbsp; ATCUD: ${random.code('J@@#@#@#')}-${count}</div></div>
    ${cells(['Data de emissão', date(day, 'iso'), 4], ['Data da prestação do serviço', date(done, 'iso'), 4], ['Estado', 'Emitida', 4])}
    <h3>Transmitente dos bens ou prestador do serviço</h3>${cells(['NIF', nif, 3], ['Nome', seller, 9], ['Atividade exercida', trade, 5], ['Domicílio fiscal', `${home.street}, ${home.place}`, 7])}
    <h3>Adquirente dos bens ou serviços</h3>${cells(['País', 'PORTUGAL', 3], ['NIF', buyerNif, 3], ['Nome', buyer, 6], ['Morada', `${place.street}, ${place.place}`, 12])}
    <h3>Bens e serviços</h3>${html}<h3>Importância recebida a título de</h3>${cells(['', 'Pagamento dos bens ou dos serviços', 12])}
    <h3>Valores</h3><table class="v"><tr><td>Valor base</td><td></td><td>${amount(net)} €</td></tr><tr><td>IVA</td><td>${vatText}</td><td>${amount(tax)} €</td></tr><tr><td>Imposto do Selo</td><td></td><td>0,00 €</td></tr><tr><td>Total do documento</td><td></td><td>${amount(net + tax)} €</td></tr><tr><td>IRS</td><td>${incomeText}</td><td>${amount(held)} €</td></tr><tr class="z"><td>Importância recebida</td><td></td><td>${amount(net + tax - held)} €</td></tr></table>
    ${index === 0 ? '' : `<h3>Observações</h3>${cells(['', index === 1 ? `Proc. ${random.code('0##/25')} – moradia em ${names.town()}. Transferência recebida em ${date(day, 'iso')}.` : `Ação ${random.code('##/FM')} – turma B. Contrato de prestação de serviços de ${date(daysAfter(day, -90), 'iso')}.`, 12])}`}
    <div class="abs ft"><div>Documento processado por computador – Portal das Finanças<br>A validade deste documento pode ser confirmada no portal com o NIF do emitente e o ATCUD.<br>Impresso em ${date(daysAfter(day, 1), 'iso')} ${random.code('1#:2#:4#')} &nbsp; Página 1 de 1</div>${squareCode(random, 28, 45)}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace('FR ', '')],
      issueDate: iso(day),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: nif,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: [...new Set([fixed(net + tax), fixed(net + tax - held)])],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'portal-fatura-recibo',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
