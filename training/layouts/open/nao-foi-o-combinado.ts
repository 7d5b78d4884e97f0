// Complaints from Portugal: a guest to an hotel, a shop to its supplier of glass with a count of what was broken, a neighbour to a lift firm; they ask for
// money back, goods again or an answer, and are called by what happened.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.55 var(--f);padding:20mm 25mm}.fr{line-height:1.4;margin-bottom:10mm}.to{margin:0 0 8mm var(--m);line-height:1.4}.su{font-weight:var(--w);margin:5mm 0}.t{margin:2mm 0 4mm}.t td{border:.5pt solid #555;padding:.8mm 4mm}`
const { amount, date } = writingOf('PT')

interface Case {
  readonly ref: string
  readonly on: string
  readonly until: string
  readonly cents: number
  readonly counts: readonly number[]
}

function textOf({ ref, on, until, cents, counts }: Case, index: number): string {
  if (index === 0)
    return `<p class="su">Estadia de ${on}, reserva ${ref}</p><p>Exmos. Senhores,</p><p>escrevo-vos com desagrado. Reservei um quarto com vista de mar e meia pensão; deram-me um quarto virado para a cozinha, com barulho até à uma da manhã, e na segunda noite o jantar já não estava incluído «porque o sistema não deixava». Falei duas vezes com a receção, que encolheu os ombros.</p><p>Paguei ${amount(cents)} € por um serviço que não recebi. Peço a devolução de metade desse valor até ${until}. Deixei também registo no livro de reclamações. Caso não obtenha resposta, recorrerei ao centro de arbitragem de consumo.</p>`
  if (index === 1)
    return `<p class="su">Guia ${ref}, recebida em ${on}</p><p>Bom dia,</p><p>ao abrir as caixas, na presença do vosso motorista, verificámos o seguinte:</p><table class="t"><tr><td>Artigo<td>Guia<td>Em bom estado</tr><tr><td>Copo alto 35 cl<td class="r">144<td class="r">${144 - (counts[0] ?? 0)}</tr><tr><td>Jarro 1 l<td class="r">24<td class="r">${24 - (counts[1] ?? 0)}</tr></table><p>As peças partidas estão guardadas para vossa verificação. É a terceira vez este ano e a embalagem continua a mesma. Solicitamos a reposição até ${until}, sem portes, e a nota de crédito do que não puder ser reposto (cerca de ${amount(cents)} €). Até lá, não liquidamos a fatura correspondente.</p>`
  return `<p class="su">Elevador do bloco B, contrato ${ref}</p><p>Exmos. Senhores,</p><p>em nome do condomínio venho manifestar o nosso protesto. O elevador parou a ${on} com uma moradora lá dentro; o vosso piquete demorou duas horas e vinte, quando o contrato diz quarenta e cinco minutos. Desde então está «em observação» e há pessoas de idade que não saem de casa.</p><p>Exigimos a reparação definitiva até ${until}, um relatório escrito da avaria e o desconto de ${amount(cents)} € na mensalidade, nos termos da cláusula 9.ª. Se a situação se mantiver, chamaremos outra empresa e debitaremos o custo.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, own, writer, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const home = names.address()
  const one: Case = {
    ref: random.code(['HT######', 'GR ####', '##/2019-M'][index] ?? ''),
    on: date(daysAfter(day, -random.whole(1, 8)), index === 1 ? 'figures' : 'long'),
    until: date(daysAfter(day, 15), 'long'),
    cents: random.whole(4_500, 46_000),
    counts: [random.whole(9, 61), random.whole(2, 9)],
  }
  const to = index === 0 ? 'Hotel Arriba Clara' : firm.name
  const from = [writer.full, own.name, `Administração do Condomínio, ${home.street}`][index] ?? ''
  const html = `<div class="fr">${from}<br>${home.lines.join('<br>')}<br>${names.phone()}</div><div class="to">${to}<br>${index === 0 ? 'À direção<br>' : ''}${firm.address.lines.join('<br>')}</div><p>${home.town}, ${date(day, 'long')}</p>${textOf(one, index)}<p style="margin-top:6mm">${['Atentamente,', 'Cumprimentos,', 'Com os melhores cumprimentos,'][index]}</p><p style="margin-top:11mm">${writer.full}</p>`
  const look = [
    `--f:'Caladea';--m:80mm;--w:700`,
    `--f:'Roboto';--m:0;--w:400`,
    `--f:'Liberation Serif';--m:70mm;--w:700`,
  ][index]
  return {
    html: sheets(`.sheet{${look ?? ''}}${CSS}`, [html]),
    pages: 1,
    fileName: ['hotel.pdf', `${one.ref}.pdf`, 'carta elevador.pdf'][index] ?? '',
    facts: [[one.until], [one.ref], [writer.full, to]],
  }
}

export const layout: Layout = {
  name: 'nao-foi-o-combinado',
  kind: 'complaint',
  language: 'pt',
  types: ['complaint'],
  count: 3,
  scans: [0],
  make,
}
