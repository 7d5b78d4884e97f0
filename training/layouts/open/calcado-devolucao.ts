// A shoe factory's nota de crédito from an old program, typewriter letters on wide continuous paper with holes: sizes in a grid of columns, labels
// filled up with points, the credited invoices' numbers and days beside its own, a trade discount, an agent, and a balance below the total.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.36 'Courier Prime',monospace;padding:10mm 20mm;white-space:pre-wrap}.hole{top:0;bottom:0;width:12mm;background:radial-gradient(circle at 6mm 6.35mm,#ccc 0 1.9mm,#fff 2mm) 0 0/12mm 12.7mm}.ln{border-top:.8pt solid #000;margin:2mm 0}.duo{display:flex;justify-content:space-between}table{width:100%;white-space:normal}td,th{font-weight:400;padding:.5mm 1mm;text-align:left}.g th{border-bottom:.8pt solid #000}.g tr:nth-child(odd) td{background:#e9f3e6}.big{font-size:15pt;font-weight:700}.low{left:20mm;right:20mm;bottom:12mm}`
const { amount, date } = writingOf('PT', '.')
const at = <T>(index: number, list: readonly T[]): T => list[index] as T
const label = (text: string) => `${text.padEnd(16, '.')}: `
const SIZES = [36, 37, 38, 39, 40, 41]
const MODELS = [
  'MOCASSIM MEL 402',
  'SABRINA PRETO 118',
  'BOTIM CAMURCA 77-B',
  'SANDALIA TIRAS 903',
  'TENIS BRANCO 250',
] as const
const REASONS = ['DEVOLUCAO DE MERCADORIA', 'RAPPEL ANUAL', 'DIFERENCA DE PRECO'] as const

type Row = { readonly cells: string; readonly cents: number }

function returned(random: Random): Row[] {
  return random.sample(MODELS, 4).map((model) => {
    const pairs = SIZES.map(() => Math.max(0, random.whole(-3, 4)))
    const [count, price] = [sum(pairs) + 1, random.whole(180, 420) * 10]
    const sizes = each(pairs, (one, place) => `<td class="c">${(place === 2 ? one + 1 : one) || ''}</td>`)
    return {
      cells: `<td>${model}</td>${sizes}<td class="r">${count}</td><td class="r">${amount(price)}</td>`,
      cents: count * price,
    }
  })
}

function given(random: Random, index: number, docs: readonly string[]): Row[] {
  return docs.map((doc) => {
    const [base, pairs] = [random.whole(9000, 42000) * 100, random.whole(40, 160)]
    const [rate, less] = [random.whole(2, 4), random.whole(2, 9) * 25]
    return index === 1
      ? {
          cells: `<td>${doc}</td><td class="r">${amount(base)}</td><td class="r">${rate},00 %</td>`,
          cents: percent(base, rate),
        }
      : {
          cells: `<td>${doc}</td><td class="r">${pairs} PARES</td><td class="r">${amount(less)}</td>`,
          cents: pairs * less,
        }
  })
}
const HEADS = [
  `<th>MODELO</th>${each(SIZES, (size) => `<th class="c">${size}</th>`)}<th class="r">PARES</th><th class="r">P.UNIT.</th>`,
  '<th>PERIODO</th><th class="r">COMPRAS LIQ.</th><th class="r">ESCALAO</th>',
  '<th>DOCUMENTO</th><th class="r">QUANTIDADE</th><th class="r">DIF. POR PAR</th>',
]

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, client, agent] = [companyIn(names, 'Calçado'), companyIn(names, 'Sapatarias'), names.person()]
  const [nif, taker, day] = [`PT${nifOf(random, '5')}`, nifOf(random, '5'), dayIn(random, 2024, 2025)]
  const year = day.year % 100
  const number = random.code(at(index, [`NC ${year}/4##`, `NCR ${year}A/##7`, `NC ${year}/1##`]))
  const docs = [1, 2].map((place) => `FT ${year}/${random.code('2###')} DE ${date(daysAfter(day, -place * 26))}`)
  const terms = ['1.', '2.', '3.', '4.'].map((term) => `${term} TRIMESTRE ${day.year - 1}`)
  const rows = index === 0 ? returned(random) : given(random, index, at(index, [[], terms, docs]))
  const all = sum(rows.map(({ cents }) => cents))
  const off = at(index, [percent(all, 4), 0, 0])
  const [net, before] = [all - off, random.whole(420000, 990000)]
  const tax = percent(net, 23)
  const total = net + tax
  const line = (text: string, cents: number, look = '') =>
    `<tr class="${look}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
  const head = `<span class="big">${firm.name.toUpperCase()}</span>\n${firm.address.lines.join(' - ').toUpperCase()}\nCONT. ${nif}   TELEF. ${firm.phone}   ${firm.register.toUpperCase()}`
  const own = `${label('NOTA DE CREDITO')}<b>${number}</b>\n${label('DATA')}${date(day)}\n${label('MOTIVO')}${at(index, REASONS)}\n${label('N/ FATURA')}${index === 1 ? 'DIVERSAS (EXTRATO ANEXO)' : docs.join(`\n${' '.repeat(18)}`)}\n${label('V/ DOC.')}${at(index, [random.code('GD 3##'), '-', random.code('RECL. 18##')])}\n${label('AGENTE')}${random.code('0#')} ${agent.last.toUpperCase()}\n${label('PAG.')}1 / 1`
  const to = `EXMOS. SRS.\n${client.name}\n${client.address.lines.join('\n')}\n\nCLIENTE ${random.code('21####')}  N.CONTRIB. ${taker}`
  const ends = `<table style="width:124mm;margin-left:auto">${off ? line('TOTAL ILIQUIDO', all) + line('DESC. COMERCIAL 4,00 %', -off) : ''}${line('INCIDENCIA IVA 23 %', net)}${line('IVA', tax)}${line('TOTAL A V/ CREDITO  EUR', total, 'big')}</table>`
  const balance = at(index, [
    '',
    `\nSALDO ANTERIOR A N/ FAVOR ${amount(before)}     SALDO ATUAL ${amount(before - total)}`,
    '\nA DESCONTAR NO PROXIMO PAGAMENTO.',
  ])
  const page = `<div class="abs hole" style="left:0"></div><div class="abs hole" style="right:0"></div><div class="c">${head}</div><div class="ln"></div><div class="duo"><div>${own}</div><div>${to}</div></div><div class="ln"></div><table class="g"><tr>${at(index, HEADS)}<th class="r">VALOR</th></tr>${each(rows, ({ cells, cents }) => `<tr>${cells}<td class="r">${amount(cents)}</td></tr>`)}</table><div class="ln"></div>${ends}${balance}
<div class="abs low">IVA - REGULARIZACOES A FAVOR DO SUJEITO PASSIVO. NOS TERMOS DO N. 5 DO ART. 78 DO CIVA AGRADECEMOS A DEVOLUCAO DO DUPLICADO ASSINADO E CARIMBADO.\n\nTOMAMOS CONHECIMENTO: ____/____/______   ______________________________\n\nATCUD:${random.code('JN@#@8@#')}-${number.split('/')[1]}  ${random.code('@k#8')}-Processado por programa certificado n. ${random.code('0##8')}/AT  ORIGINAL</div>`
  return {
    html: sheets(CSS, [page], { width: 241, height: 203 }),
    pages: 1,
    fileName: `NOTA_CREDITO_${number.replace(/\W/g, '_')}.PDF`,
    fields: {
      invoiceNumber: [number, number.replace(/^\w+ /, '')],
      issueDate: iso(day),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: nif,
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'calcado-devolucao',
  kind: 'invoice',
  language: 'pt',
  types: ['credit-note'],
  count: 3,
  scans: [0, 1],
  make,
}
