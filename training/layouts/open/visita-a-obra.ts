// What works would cost, in letters from Portugal: a plumber's after a visit, a translator's by the word, a carpenter's with two ways to choose from;
// subjects name the work or the talk; "condições", "validade" and IVA stand in the text, the word orçamento does not stand above.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.55 var(--f);padding:18mm 25mm}.hd{border-bottom:var(--b);padding-bottom:3mm;margin-bottom:12mm;color:var(--c)}.hd b{font-size:16pt}.to{min-height:28mm;margin-left:var(--m);line-height:1.4}.su{margin:6mm 0 5mm;font-weight:700}.op{margin:2mm 0 4mm 6mm}.op td{padding:.6mm 8mm .6mm 0;vertical-align:top}.ft{left:25mm;right:25mm;bottom:10mm;font-size:7.8pt;color:#666}`

const FIRMS = [
  { sign: 'Canalizações Redondelo', look: `--f:'Carlito';--b:1.4pt solid #17609b;--c:#17609b;--m:85mm` },
  { sign: 'Palavra Vizinha – traduções', look: `--f:'EB Garamond';--b:0;--c:#5b3a29;--m:0` },
  { sign: 'Carpintaria Irmãos Sobralinho', look: `--f:'Liberation Sans';--b:3pt double #000;--c:#000;--m:0` },
] as const
const { amount, date } = writingOf('PT')

interface Offered {
  readonly net: number
  readonly visit: string
  readonly until: string
}

function textOf({ net, visit, until }: Offered, index: number): string {
  const gross = net + percent(net, 23)
  if (index === 0)
    return `<p class="su">A nossa visita de ${visit}</p><p>Boa tarde,</p><p>conforme ficou combinado, vimos indicar o valor para substituir a coluna de água do prédio, do contador até ao 3.º andar, em multicamada, com isolamento, válvulas de corte por piso e reposição dos azulejos partidos (não garantimos a mesma cor):</p><p class="op">mão de obra e materiais: <b>${amount(net)} €</b>, a que acresce o IVA (${amount(gross)} € no total)</p><p>A obra demora cinco dias e a água só falta nas manhãs dos dois primeiros. Pedimos 40 % com a adjudicação e o resto no fim. Estas condições mantêm-se até ${until}.</p>`
  if (index === 1)
    return `<p class="su">Manual de utilizador, PT &gt; DE</p><p>Bom dia,</p><p>agradeço o ficheiro. Contei 18 420 palavras, das quais perto de um terço se repete. Posso fazer a tradução e a revisão por ${amount(net)} € mais IVA, com entrega em quinze dias úteis; se precisar em oito, acresce um quarto. A paginação fica por conta da vossa gráfica, mas revejo as provas sem custo.</p><p>Se estiver de acordo, basta responder a esta carta ou por correio eletrónico até ${until}; depois dessa data já tenho outro livro prometido.</p>`
  return `<p class="su">Portas e roupeiro – duas hipóteses</p><p>Caro cliente,</p><p>na sequência do nosso encontro de ${visit}, fizemos contas às duas soluções de que falámos:</p><table class="op"><tr><td>1)<td>carvalho maciço, envernizado<td class="r"><b>${amount(net)} €</b></tr><tr><td>2)<td>folheado de carvalho sobre MDF<td class="r"><b>${amount(percent(net, 68))} €</b></tr></table><p>Ambos os preços incluem ferragens, transporte e montagem; não incluem IVA nem a pintura das paredes. Recomendamos a primeira para a sala e a segunda para os quartos. Prazo de execução: seis semanas após confirmação das medidas. Preços válidos até ${until}, salvo ruptura da madeira.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const { sign, look } = FIRMS[index] ?? FIRMS[0]
  const [own, client, home, day] = [names.company(), names.person(), names.address(), dayIn(random, 2024, 2026)]
  const offered: Offered = {
    net: random.whole(680, 5_400) * 100,
    visit: date(daysAfter(day, -6), 'long'),
    until: date(daysAfter(day, 30), 'long'),
  }
  const to = index === 1 ? names.company().name : client.full
  const html = `<div class="hd"><b>${sign}</b><br>${own.address.lines.join(', ')} · ${own.phone}</div><div class="to">${to}<br>${home.lines.join('<br>')}</div><p>${own.address.town}, ${date(day, 'long')}</p>${textOf(offered, index)}<p>${['Ficamos ao dispor para qualquer esclarecimento.', 'Com um abraço das letras,', 'Sem outro assunto de momento, subscrevemo-nos com consideração,'][index]}</p><p style="margin-top:11mm">${own.manager.full}</p><div class="abs ft">${sign} · NIF ${own.vatId.replace(/\D/g, '')} · ${own.email}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: ['coluna.pdf', 'resposta.pdf', 'portas.pdf'][index] ?? '',
    facts: [[amount(offered.net)], [offered.until], [sign, to]],
  }
}

export const layout: Layout = {
  name: 'visita-a-obra',
  kind: 'offer',
  language: 'pt',
  types: ['offer'],
  count: 3,
  scans: [0],
  make,
}
