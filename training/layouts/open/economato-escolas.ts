// A stationer's invoice to a school on two sheets: the sum is carried over, labels stand in a narrow column beside the goods, the title is
// the number alone, order, commitment and supplier have numbers, goods go to another school, books and paper have different rates.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  type Position,
  parted,
  percent,
  positionsOf,
  sheets,
  sum,
  type TaxGroup,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const waresIn = (text: string): Ware[] =>
  text.split('; ').map((ware) => {
    const [name = '', unit = '', low, high, most] = ware.split('|')
    return [name, unit, Number(low), Number(high), Number(most)]
  })
const WARES = waresIn(
  'Resma papel A4 80 g branco|RSM|395|560|60; Caderno A5 pautado agrafado 48 fls|UN|55|95|120; Lápis de grafite HB c/ borracha, cx 12|CX|190|290|20; Cola batom 20 g|UN|65|110|90; Cartolina 50x65 cores sortidas|FL|22|38|200; Marcador quadro branco azul|UN|75|135|48; Tesoura ponta redonda 13 cm|UN|89|140|60; Pasta arquivo lombada larga A4|UN|155|240|40; Guache líquido 500 ml|FR|270|390|24; Bolsa catálogo A4 perfurada, emb 100|EMB|320|480|15; Plasticina 15 cores|CX|210|330|30; Toner compatível 85A|UN|1450|2250|6; Agrafador de mesa 24/6|UN|390|620|8; Fita-cola 19x33|UN|35|60|72; Papel crepe 50x250, rolo|RL|45|70|60; Compasso metálico c/ estojo|UN|210|350|25; Capa de elásticos A4 cartão|UN|60|98|80; Esferográfica azul ponta média|UN|18|32|200',
)
const BOOKS = waresIn(
  'Dicionário básico ilustrado (livro)|UN|890|1390|12; Caderno de atividades 3.º ano (livro)|UN|690|980|26',
)
const CSS = `.sheet{font:10pt/1.4 'Liberation Sans Narrow',sans-serif}.side{left:10mm;top:9mm;width:56mm;bottom:20mm;border-right:.8pt solid #c33;padding-right:3mm}.side p{margin:0 0 2mm;line-height:1.25}.side small{display:block;color:#c33;font-size:7.6pt}.main{left:74mm;right:14mm;top:11mm}h1{font:700 21pt/1 'Caladea';margin:0 0 4mm}.to{line-height:1.3;margin-bottom:4mm;font-size:10.6pt}table{width:100%}th{font-size:8pt;text-align:left;font-weight:400;color:#c33;border-bottom:.8pt solid #c33}td,th{padding:.9mm 1mm}.g td{border-bottom:.3pt dotted #999}.b td{font-weight:700;border-top:.8pt solid #c33}.ft{left:10mm;right:12mm;bottom:8mm;font-size:8pt;line-height:1.35}.e{width:84mm;margin:4mm 0 0 auto}.big td{font-size:14pt;font-weight:700}`
const { amount, date } = writingOf('PT', ' ')
const at = <T>(index: number, list: readonly T[]): T => list[index] as T
const KINDS = ['Agrupamento de Escolas de', 'Escola Secundária', 'Associação de Pais da EB1 de']
const note = (label: string, value: string) => `<p><small>${label}</small>${value}</p>`

const rated = (random: Random, list: readonly Position[], rate: number, off: number) =>
  list.map((one) => ({ ...one, rate, off, code: random.code('##.####'), net: one.total - percent(one.total, off) }))
const goodsOf = (random: Random, index: number) => [
  ...rated(random, positionsOf(random, WARES, at(index, [18, 7, 14])), 23, at(index, [10, 0, 5])),
  ...rated(random, positionsOf(random, BOOKS, at(index, [2, 1, 2])), 6, 0),
]

const row = (one: ReturnType<typeof goodsOf>[number]) =>
  `<tr><td>${one.code}</td><td>${one.name}</td><td class="r">${one.quantity}</td><td>${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${one.off || ''}</td><td class="r">${one.rate}</td><td class="r">${amount(one.net)}</td></tr>`
const carried = (text: string, cents: number) =>
  `<tr class="b"><td colspan="7">${text}</td><td class="r">${amount(cents)}</td></tr>`

function endOf(groups: readonly TaxGroup[], freight: number): string {
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const line = (text: string, cents: number, look = '') =>
    `<tr class="${look}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
  return `<table class="e">${line('Mercadoria', net - freight)}${freight ? line('Portes', freight) : ''}${each(groups, (one) => line(`IVA ${one.rate} % de ${amount(one.net)}`, one.tax))}${line('Líquido s/ IVA', net, 'b')}${line('IVA', tax)}${line('A pagar €', net + tax, 'big')}</table>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const firm = companyIn(names, 'Papelaria e Economato')
  const [school, site, nif] = [names.address(), names.address(), nifOf(random, '5')]
  const buyer = `${at(index, KINDS)} ${index === 1 ? names.person().full : school.town}`
  const [day, iban] = [dayIn(random, 2024, 2026), firm.bank.iban ?? '']
  const due = daysAfter(day, at(index, [60, 30, 30]))
  const number = random.code(at(index, [`FT ${day.year % 100}E/1###`, `FT 5/2####`, `${day.year}-FT-0###`]))
  const [goods, freight] = [goodsOf(random, index), at(index, [0, 750, 0])]
  const groups = taxGroupsOf([...goods.map((one) => [one.rate, one.net] as const), [23, freight]])
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const parts = index === 1 ? [goods] : parted(goods, at(index, [13, 13, 11]), 30)
  const side = `${note('De', `<b>${firm.name}</b><br>${firm.address.lines.join('<br>')}`)}${note('Contribuinte', nif)}${note('Emissão', date(day))}${note('Vence', date(due))}${note('V/ requisição', `${random.code('R-1##')} de ${date(daysAfter(day, -14))}`)}${index === 2 ? '' : note('Compromisso n.º', random.code(`${day.year}/0####`))}${note('Fornecedor n.º', random.code('3###'))}${note('Cliente n.º', random.code('####'))}${note('NIF cliente', nifOf(random, '5'))}${note('Entregue em', `${date(daysAfter(day, -2))}<br>${at(index, ['Escola Básica n.º 2', 'portaria', 'Jardim de Infância'])}<br>${site.lines.join('<br>')}<br>guia ${random.code('GT 7/####')}`)}`
  const pay = `<p style="margin-top:8mm">Pagamento para ${inFours(iban)} (${firm.bank.name})${at(index, ['', `, ou Multibanco ${random.code('1####')} / ${random.code('### ### ###')}`, ''])}. ${at(index, ['Aceitamos fatura eletrónica via FE-AP.', 'Trocas até 15 dias com a embalagem intacta.', 'Bom ano letivo!'])}</p>`
  const certified = `ATCUD ${random.code('JF@7@8@#')}-${number.split(/\D/).at(-1)} – ${random.code('@k#8')}-Processado por programa certificado n.º ${random.code('1##0')}/AT – ${firm.register}`
  const pages = parts.map((part, place) => {
    const before = sum(parts.slice(0, place).flatMap((list) => list.map((one) => one.net)))
    const [isLast, after] = [place === parts.length - 1, before + sum(part.map((one) => one.net))]
    const head = place
      ? `<h1 style="font-size:13pt">${number} (continuação)</h1>`
      : `<h1>${number}</h1><div class="to">${buyer}<br>${at(index, ['Serviços de Ação Social Escolar', 'Conselho Administrativo', 'A/c tesoureira'])}<br>${school.lines.join('<br>')}</div>`
    return `<div class="abs side">${place ? note('Folha', `${place + 1} de ${parts.length}`) + note('Cliente n.º', 'ver folha 1') : side}</div><div class="abs main">${head}<table class="g"><tr><th>Ref.</th><th>Artigo</th><th class="r">Qt.</th><th>Un</th><th class="r">Preço</th><th class="r">D%</th><th class="r">IVA</th><th class="r">Valor</th></tr>${place ? carried('Transporte', before) : ''}${each(part, row)}${isLast ? '' : carried('A transportar', after)}</table>${isLast ? endOf(groups, freight) + pay : ''}</div><div class="abs ft">${certified} – Tel. ${firm.phone} – ${firm.email}</div>`
  })
  return {
    html: sheets(CSS, pages, { width: 297, height: 210 }),
    pages: parts.length,
    fields: {
      invoiceNumber: [number, number.replace(/^FT /, '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: buyer,
      sellerVatId: nif,
      iban,
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'economato-escolas',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
