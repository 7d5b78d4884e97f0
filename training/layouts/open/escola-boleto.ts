// A school's monthly sheet: a friendly letter on top says for which pupil and what, the bank's slip beneath it says what is due; the payer is
// the parent and not the pupil, the fee stands in full and with the discount for those who pay in time, two or three due days,
// the school's legal name only on the slip, under "beneficiário", with a "sacador" who bought the claim behind it.
import { cpfOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, lastDay, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:11.6pt/1.5 'Dosis',sans-serif;color:#222}.sheet{padding:0}.top{background:#fff3d6;height:34mm;padding:9mm 16mm;display:flex;justify-content:space-between;align-items:center}.top b{font:700 27pt/1 'Dosis';color:#d1495b}.top div{font-size:9.4pt;text-align:right}.txt{padding:8mm 16mm 0}.txt h2{font:600 15pt 'Dosis';color:#d1495b;margin:0 0 2mm}.it{width:108mm;margin:3mm 0}.it td{padding:.6mm 0;border-bottom:.4pt dotted #999}.it .t td{font-weight:600;border:0;border-top:1pt solid #d1495b}
  .av{margin-top:5mm;background:#eef6f4;border-radius:3mm;padding:3mm 5mm;columns:2;font-size:10pt}.av p{margin:0 0 1.5mm}.slip{left:14mm;right:14mm;bottom:10mm;font:8.2pt/1.25 'Liberation Sans'}.cut{border-top:.8pt dashed #444;font-size:6.4pt;text-align:right;padding-bottom:2mm}.bk{display:flex;align-items:flex-end;border-bottom:1.6pt solid #000}.bk span{border-right:1.6pt solid #000;padding:0 3mm;font:700 14pt 'Liberation Sans'}.bk i{flex:1;text-align:right;font:700 10pt 'Liberation Sans'}.slip table{width:100%}.slip td{border:.5pt solid #000;border-width:0 .5pt .5pt 0;padding:.2mm 1mm .6mm;vertical-align:top}.slip td:last-child{width:45mm;border-right:0;text-align:right;background:#f3f3f3}.slip small{display:block;font-size:5.8pt;text-align:left}.pix{display:flex;justify-content:space-between;margin-top:2.5mm}`
const { amount, date, month } = writingOf('BR')
const SCHOOLS = ['Colégio Cata-Vento', 'Escola Pé de Manga', 'Instituto Bem-Te-Vi de Música'] as const
const EXTRAS = [
  ['Período integral (3 tardes)', 38_000],
  ['Alimentação', 26_450],
  ['Material didático, parc. 4/10', 14_290],
  ['Aula extra de judô', 9_500],
] as const
const box = (label: string, value: string, span = 1) =>
  `<td colspan="${span}"><small>${label}</small>${value}&nbsp;</td>`

const NOTICES = [
  [
    'Festa junina: cada turma traz um prato doce.',
    'Uniforme de inverno à venda na cantina, R$ 89,90 o conjunto.',
    'Rematrícula com 10% até o fim de outubro.',
  ],
  ['Passeio ao planetário: autorização e R$ 45,00 até sexta.', 'Cardápio da semana no aplicativo.'],
  [
    'Recital de alunos no auditório, entrada 1 kg de alimento.',
    'Aluguel de instrumento: tabela na recepção, a partir de R$ 60,00.',
    'Não há aula nos feriados.',
    'Cordas novas? Fale com a luteria.',
  ],
] as const
function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, fund, parent, home] = [
    companyIn(names, 'Ensino'),
    companyIn(names, 'Cobranças'),
    names.person(),
    names.address(),
  ]
  const [school, payer, pupil] = [
    SCHOOLS[index] ?? '',
    `${parent.first} ${parent.last}`,
    `${names.person().first} ${parent.last}`,
  ]
  const made = dayIn(random, 2024, 2026)
  const due = daysAfter(lastDay(made), [10, 5, 8][index] ?? 10)
  const items = [
    ['Mensalidade', random.whole(720, 1960) * 100] as const,
    ...random.sample(EXTRAS, [3, 2, 0][index] ?? 1),
  ]
  const total = sum(items.map(([, cents]) => cents))
  const off = [percent(items[0]?.[1] ?? 0, 5), 0, percent(total, 8)][index] ?? 0
  const early = daysAfter(due, -5)
  const seller = firm.name
  const [code, ours] = [random.code(['2#0##47', '##/####-4', '000###8'][index] ?? ''), random.code('14/0000000#####-#')]
  const digits = random.code(
    `94891.1#### #####.###### #####.###### # ${random.code('1####')}${String(total).padStart(10, '0')}`,
  )
  const offLine = off
    ? `<p>Pagando até <b>${date(early)}</b>, desconto pontualidade de R$ ${amount(off)}: <b>R$ ${amount(total - off)}</b>.</p>`
    : ''
  const letters = [
    `Olá, família! Segue a cobrança de ${month(due)} de <b>${pupil}</b>, 4º ano B, matrícula ${random.code('2024####')}. Lembramos que a reunião de pais será em ${date(daysAfter(due, 9), 'short')}.`,
    `Prezado(a) responsável financeiro, encaminhamos a parcela de ${month(due)} referente ao contrato ${random.code('C-####/##')} (aluno(a): ${pupil}, RA ${random.code('###.###')}). Parcela anterior quitada em ${date(daysAfter(made, -17), 'short')}.`,
    `Oi, ${parent.first}! Sua aula de violoncelo continua às quintas. Abaixo o boleto de ${month(due)}. Reposições: 1 aula até ${date(daysAfter(due, 20), 'short')}.`,
  ]
  const slip = `<div class="cut">Recibo do pagador &nbsp; ✂</div><div class="bk"><b style="font-size:11pt;padding-right:3mm">Coopcrédito Serrano</b><span>948-X</span><i>${digits}</i></div><table>
    <tr>${box('Local de Pagamento', 'Pagável preferencialmente nas cooperativas de crédito', 4)}${box('Vencimento', `<b>${date(due)}</b>`)}</tr><tr>${box('Beneficiário', `${seller} &nbsp; CNPJ: ${firm.vatId}<br>${firm.address.lines.join(', ')}`, 4)}${box('Agência/Código Beneficiário', random.code('0###.##.#####'))}</tr>
    <tr>${box('Data Documento', date(made))}${box('Nº Documento', code)}${box('Espécie Doc. / Aceite', 'DSI &nbsp; NÃO')}${box('Data Process.', date(daysAfter(made, 1)))}${box('Nosso Número', ours)}</tr><tr>${box('Uso do Banco', '')}${box('Carteira', '1')}${box('Espécie', 'REAL')}${box('Quantidade / Valor', '')}${box('(=) Valor Documento', amount(total))}</tr>
    <tr>${box('Informações de responsabilidade do beneficiário', `${off ? `Até ${date(early)} conceder desconto de R$ ${amount(off)}<br>` : ''}Após ${date(due)} multa de R$ ${amount(percent(total, 2))} e juros de R$ ${amount(Math.max(1, percent(total, 0.033)))} ao dia<br>Não receber após ${date(daysAfter(due, 30))}`, 4)}${box('(-) Desconto/Abatimento<br>(+) Juros/Multa<br>(=) Valor Cobrado', '')}</tr>
    <tr>${box('Pagador', `${payer} &nbsp; CPF: ${cpfOf(random)}<br>${home.lines.join(' - ')}`, 4)}${box('Cód. Baixa', '')}</tr>${index === 1 ? `<tr>${box('Sacador/Avalista', `${fund.name} – ${fund.vatId}`, 5)}</tr>` : ''}</table><div class="pix"><div style="font-size:6.4pt">${barCode(random, 103, 13)}<br>Autenticação mecânica - Ficha de compensação</div>${index === 1 ? '' : squareCode(random, 19, 33)}</div>`
  const page = `<div class="top"><b>${school}</b><div>secretaria: ${firm.phone}<br>whatsapp: ${firm.mobile}<br>${firm.website}</div></div><div class="txt"><h2>${['Carnê digital', 'Aviso de cobrança', 'Sua mensalidade'][index]} · ${month(due)}</h2><p>${letters[index]}</p>
    <table class="it">${each(items, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td></tr>`)}<tr class="t"><td>Total</td><td class="r">R$ ${amount(total)}</td></tr></table>${offLine}<p style="font-size:9pt">Boleto vence em ${date(due, 'long')}. Confira sempre se o beneficiário é o indicado abaixo. ${index === 1 ? `Crédito cedido a ${fund.name}.` : ''} A nota fiscal de serviços será enviada por e-mail após a confirmação do pagamento.</p><div class="av"><p><b>Avisos</b></p>${each(NOTICES[index] ?? [], (one) => `<p>${one}</p>`)}<p>Dúvidas financeiras: ramal ${random.code('2##')}, das 8h às 17h.</p></div></div><div class="abs slip">${slip}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `boleto-${due.year}-${due.month}.pdf`,
    fields: {
      invoiceNumber: code,
      issueDate: iso(made),
      dueDate: iso(due),
      sellerName: [seller, school],
      buyerName: payer,
      sellerVatId: firm.vatId,
      grossTotal: [...new Set([total, total - off])].map(fixed),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'escola-boleto',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [1],
  make,
}
