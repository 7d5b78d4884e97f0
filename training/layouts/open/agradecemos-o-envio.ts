// Portuguese orders as letters and notes: "agradecemos o envio de", a school canteen's list for the week, a printer's order of paper with delivery slots,
// an architect's order of a sample chair; the word encomenda stands in a sentence at most.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.5 var(--f);padding:17mm 23mm}.hd{display:flex;justify-content:space-between;border-bottom:1pt solid var(--c);padding-bottom:3mm;margin-bottom:10mm}.hd b{font-size:15pt;color:var(--c)}.to{min-height:27mm}.su{font-weight:700;margin:5mm 0}.l{width:100%;margin:3mm 0 5mm}.l td{padding:1mm 2mm 1mm 0;border-bottom:.3pt solid #aaa}`

const BUYERS: readonly {
  readonly sign: string
  readonly look: string
  readonly subject: string
  readonly wares: readonly Ware[]
}[] = [
  {
    sign: 'Cantina do Externato das Amoreiras',
    look: `--f:'Dosis';--c:#d1495b`,
    subject: 'Semana 19',
    wares: [
      ['Batata para cozer, saco 20 kg', 'sacos', 1_250, 1_890, 6],
      ['Peito de frango', 'kg', 540, 690, 40],
      ['Maçã, calibre 65', 'kg', 95, 160, 45],
      ['Iogurte natural, 125 g', 'un.', 22, 34, 240],
    ],
  },
  {
    sign: 'Tipografia Lusbela',
    look: `--f:'Noto Serif';--c:#222`,
    subject: 'Papel para o catálogo de outono',
    wares: [
      ['Couché mate 135 g, 70 x 100', 'resmas', 3_900, 5_600, 24],
      ['Cartolina 300 g, 72 x 102', 'resmas', 7_900, 9_900, 8],
      ['Chapa térmica 745 x 605', 'cx', 11_900, 14_500, 3],
    ],
  },
  {
    sign: 'atelier ponte seca',
    look: `--f:'URW Gothic';--c:#386641`,
    subject: 'Cadeira «Nó»',
    wares: [
      ['Cadeira Nó, freixo natural', 'un.', 21_000, 29_000, 2],
      ['Assento em palhinha', 'un.', 4_500, 6_900, 2],
    ],
  },
]
const { amount, date } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const { sign, look, subject, wares } = BUYERS[index] ?? { sign: '', look: '', subject: '', wares: [] }
  const [own, supplier, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const [number, wanted] = [random.code(['REQ ###', 'NE 2#/0##', ''][index] ?? ''), date(daysAfter(day, 7), 'long')]
  const rows = positionsOf(random, wares, 4)
  const total = sum(rows.map((row) => row.total))
  const opening = [
    'pedimos que nos entreguem, aos preços da última tabela, o seguinte:',
    `conforme a vossa proposta de ${date(daysAfter(day, -8))}, agradecemos o envio de:`,
    'gostámos muito do que vimos na feira e queremos ficar com:',
  ][index]
  const closing = [
    `Entrega até ${wanted}, das 7h00 às 9h00, pelo portão das traseiras. O que não houver não se substitui sem nos ligarem. Na guia deve constar ${number}.`,
    `Descarga até ${wanted}, só de manhã (camião com plataforma). Pagamento a 60 dias, como habitual. Mencionar sempre ${number} nos vossos documentos; faturas sem este número serão devolvidas.`,
    `Se puder ser até ${wanted}, ótimo. Faturar ao atelier, por favor, e entregar na obra – a morada segue por mensagem. Se o cliente aprovar, serão mais doze.`,
  ][index]
  const html = `<div class="hd"><b>${sign}</b><span class="r">${own.address.lines.join('<br>')}<br>${own.phone}</span></div><div class="to">${supplier.name}<br>${supplier.address.lines.join('<br>')}</div><p class="r">${date(day, 'long')}</p><p class="su">${subject}${number ? ` · ${number}` : ''}</p><p>${index === 2 ? `Olá ${supplier.manager.first},` : 'Exmos. Senhores,'}</p><p>${opening ?? ''}</p><table class="l">${each(rows, (row) => `<tr><td>${row.quantity} ${row.unit}<td>${row.name}<td class="r">${index === 0 ? '' : `a ${amount(row.price)} €`}</tr>`)}</table>${index === 0 ? '' : `<p>No total de ${amount(total)} €, mais IVA.</p>`}<p>${closing ?? ''}</p><p style="margin-top:6mm">${['Cumprimentos,', 'Com os melhores cumprimentos,', 'Um abraço,'][index]}</p><p style="margin-top:10mm">${clerk.full}</p>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: ['semana19.pdf', `${number.replace(/\W+/g, '_')}.pdf`, 'cadeira.pdf'][index] ?? '',
    facts: [[wanted], [subject], [supplier.name, sign], ...(index === 0 ? [] : [[amount(total)]])],
  }
}

export const layout: Layout = {
  name: 'agradecemos-o-envio',
  kind: 'order',
  language: 'pt',
  types: ['order'],
  count: 3,
  scans: [0],
  make,
}
