// A customs broker's debit note: ship, container, DI and bill of lading with dates of their own, dollars and a rate of exchange, what was paid
// for the client in his name (no tax) and the broker's fees apart, an advance taken off so that a balance is asked for or given back,
// no caption for the client, number and day in one line of running text, the exporter abroad and a shipping line as further parties.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { textPicture } from '../letterhead.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:9.6pt/1.45 'Caladea',serif;color:#111}.sheet{padding:12mm 20mm 10mm 26mm}.hd{border-bottom:2pt solid #0d3b66;padding-bottom:3mm;display:flex;justify-content:space-between;align-items:flex-end;font-size:8pt}.to{margin:8mm 0 6mm}h1{font:700 12.5pt 'Caladea';margin:0 0 3mm;text-align:center;letter-spacing:.6pt}.rf{width:100%;font-size:8.8pt;margin-bottom:5mm}.rf td{padding:.3mm 3mm .3mm 0}.rf td:nth-child(odd){color:#0d3b66;width:27mm}.ac{width:100%}.ac th{font:700 8.6pt 'Caladea';text-align:left;border:solid #0d3b66;border-width:.8pt 0;padding:.8mm 0}.ac td{padding:.55mm 0}.ac .s td{border-top:.5pt solid #0d3b66;font-style:italic}.ac .e td{border-top:1.4pt solid #0d3b66;font-weight:700;font-size:11pt}.ft{left:26mm;right:20mm;bottom:8mm;font-size:7.6pt;border-top:.6pt solid #0d3b66;padding-top:1.5mm;text-align:center}`
const { amount, date } = writingOf('BR')
const PAID = [
  ['Imposto de Importação (débito em conta DI)', 90_000, 1_400_000],
  ['AFRMM / Marinha Mercante', 21_000, 96_000],
  ['Taxa Siscomex', 15_400, 28_000],
  ['Armazenagem 1º período, terminal alfandegado', 88_000, 310_000],
  ['Capatazia / THC', 98_000, 142_000],
  ['Liberação de B/L e lavagem de contêiner', 45_000, 93_000],
  ['Transporte rodoviário porto – fábrica', 160_000, 420_000],
] as const
const FEES = [
  ['Comissão de despacho aduaneiro', 90_000, 180_000],
  ['S.D.A. – honorários do despachante', 60_000, 118_000],
  ['Expediente, cópias e portador', 4_500, 12_000],
] as const
const SHIPS = ['MV ATLANTIC HERON V.214W', 'CAPE MARIBEL 0431S', 'NORDSUND BREEZE 88E'] as const

type Cost = readonly [text: string, receipt: string, cents: number]
const costsOf = (random: Random, list: readonly (readonly [string, number, number])[], count: number): Cost[] =>
  list.slice(0, count).map(([text, low, high]) => [text, random.code('######'), random.whole(low, high)])
const rows = (list: readonly Cost[]) =>
  each(
    list,
    ([text, receipt, cents]) => `<tr><td>${text}</td><td>${receipt}</td><td class="r">${amount(cents)}</td></tr>`,
  )
const sumRow = (text: string, cents: number, kind = 's') =>
  `<tr class="${kind}"><td colspan="2">${text}</td><td class="r">${amount(cents)}</td></tr>`

/** What the voyage was: references that are nobody's invoice number. */
function voyage(random: Random, index: number, [year, landed, filed]: readonly [string, string, string]): string {
  const dollars = random.whole(1_200_000, 9_800_000)
  const [main, more] = [random.code('HLSE@@########'), random.code('TCNU ######-#')]
  const text = `S/ Ref.=${random.code(`IMP-0##/${year}`)};N/ Ref.=${random.code(`SSZ ####/${year}`)};Navio=${SHIPS[index]};Atracação=${landed};B/L=${main};Contêiner=${more};${index === 1 ? 'DUIMP' : 'DI'}=${random.code(`${year}/#######-#`)} de ${filed};Fatura coml.=${random.code('INV-#####')};VMLE=US$ ${amount(dollars)};Taxa=R$ 5,${random.code('####')} / US$`
  const list = text.split(';').map((one) => one.split('='))
  return `<table class="rf">${each([0, 2, 4, 6, 8], (at) => `<tr>${each(list.slice(at, at + 2), ([label, value]) => `<td>${label}</td><td>${value}</td>`)}</tr>`)}</table>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client, day] = [companyIn(names, 'Despachos Aduaneiros'), names.company(), dayIn(random, 2023, 2026)]
  const number = [`${random.code('1##')}/${day.year}`, random.code('ND-00#8##'), random.code('4.#1#')][index] ?? ''
  const [paid, fees] = [costsOf(random, PAID, [7, 4, 6][index] ?? 5), costsOf(random, FEES, [3, 2, 3][index] ?? 3)]
  const [spent, earned] = [sum(paid.map(([, , cents]) => cents)), sum(fees.map(([, , cents]) => cents))]
  const total = spent + earned
  const advance =
    [Math.floor((total * 0.8) / 100_000) * 100_000, 0, Math.ceil((total * 1.05) / 50_000) * 50_000][index] ?? 0
  const due = daysAfter(day, 5)
  const paidLine = advance
    ? `${sumRow(`Adiantamento recebido em ${date(daysAfter(day, -16))} (TED ${random.code('######')})`, -advance)}${sumRow(index === 2 ? 'SALDO A SEU FAVOR R$' : 'SALDO A NOSSO FAVOR R$', Math.abs(total - advance), 'e')}`
    : ''
  const account = `no ${firm.bank.name}, ${firm.bank.account}, ou pela chave Pix ${firm.email}.`
  const ends = [
    `O saldo deverá ser creditado até ${date(due)} ${account}`,
    `Pedimos liquidar até ${date(due)} ${account}`,
    'O saldo será devolvido na conta de origem em 48 horas.',
  ]
  const blue = { left: 0, colour: '#0d3b66' }
  const head = textPicture(
    [
      { ...blue, text: firm.short, font: `700 ${firm.short.length > 26 ? 5 : 7}px 'Caladea'`, base: 7 },
      { ...blue, text: 'comissária · desembaraço · logística', font: "italic 3.2px 'Caladea'", base: 12 },
    ],
    { width: 118, height: 14 },
  )
  const page = `<div class="hd">${head}<span class="r">${firm.address.town}</span></div><div class="to">À<br><b>${client.name}</b><br>${client.address.lines.join('<br>')}<br>CNPJ ${client.vatId} &nbsp; IE ${client.taxNumber}</div>
    <h1>NOTA DE DÉBITO</h1><p>${[`Pela presente, de nº ${number}, levamos a débito de V.Sas., nesta data de ${date(day, 'long')}, os valores abaixo discriminados, referentes ao despacho de importação:`, `Nº ${number}, emitida em ${date(day)}. Debitamos em sua conta as despesas efetuadas por conta e ordem de V.Sas.:`, `Santos, ${date(day, 'long')}. Prestamos contas, conforme nossa nota ${number}, do processo a seguir:`][index]}</p>${voyage(random, index, [date(day, 'short').slice(6), date(daysAfter(day, -21), 'short'), date(daysAfter(day, -12))])}
    <table class="ac"><tr><th>Despesas pagas por sua conta e ordem</th><th>Comprov.</th><th class="r">R$</th></tr>${rows(paid)}${sumRow('Subtotal despesas reembolsáveis', spent)}<tr><th>Nossos serviços</th><th>NFS-e</th><th></th></tr>${rows(fees)}${sumRow('Subtotal serviços', earned)}${sumRow('TOTAL DO DÉBITO R$', total, 'e')}${paidLine}</table>
    <p style="margin-top:5mm">${ends[index]} Comprovantes originais anexos. Documento não sujeito a ISS na parte reembolsável. Exportador: Hallvard Pumpeverk AS, Bergen. Agente do armador: ${companyIn(names, 'Agência Marítima').name}, escritório local.</p><p>Atenciosamente,<br><br>${firm.manager.full}<br><span style="font-size:8pt">Despachante aduaneiro, registro 8D.${random.code('##.###')}</span></p>
    <div class="abs ft">${firm.name} – CNPJ ${firm.vatId} – Insc. Mun. ${random.code('###.###-#')}<br>${firm.address.lines.join(' – ')} – ${firm.phone}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: firm.vatId,
      grossTotal: index === 0 ? [fixed(total), fixed(total - advance)] : fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'despachante-debito',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
