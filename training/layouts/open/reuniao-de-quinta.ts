// What was said and agreed at Portuguese meetings: a company's partners in one long paragraph, a project's points with tasks, a parents' association in
// numbered items; titles are "Reunião de …", "Ponto de situação" or "Ata número …" as partners must write.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.6 var(--f);padding:19mm 24mm}h1{font-size:var(--h);margin:0 0 4mm}.me{background:#f2f2f2;padding:2mm 4mm;margin-bottom:4mm}.j{text-align:justify}.g{width:100%}.g th,.g td{border:.5pt solid #777;padding:1mm 2mm;text-align:left;vertical-align:top}.g th{background:#e3ebf3}.sg{display:flex;justify-content:space-between;margin-top:16mm}.sg span{border-top:.5pt solid #000;width:62mm;text-align:center}`
const { amount, date } = writingOf('PT')

interface Meeting {
  readonly random: Random
  readonly people: readonly string[]
  readonly firm: string
  readonly place: string
  readonly day: string
  readonly next: string
}

type Made = readonly [html: string, facts: readonly (readonly string[])[]]

function partners({ random, people, firm, place, day }: Meeting): Made {
  const [a = '', b = '', c = ''] = people
  const [no, profit] = [random.whole(11, 48), amount(random.whole(1_200_000, 9_800_000))]
  return [
    `<h1>Ata número ${no}</h1><p class="j">Aos ${day}, pelas dez horas, reuniram na sede social, sita em ${place}, os sócios da sociedade comercial por quotas ${firm}, estando representada a totalidade do capital social. Presidiu à mesa ${a}, secretariado por ${b}, e encontrava-se ainda presente, pela contabilidade, ${c}. Os sócios manifestaram a vontade de que a assembleia se constituísse sem observância de formalidades prévias, nos termos do artigo 54.º do Código das Sociedades Comerciais, com a seguinte ordem de trabalhos: ponto um, apreciação do relatório de gestão e das contas do exercício; ponto dois, aplicação de resultados; ponto três, renovação da frota.</p><p class="j">Entrando-se no ponto um, foram lidas as contas, que, postas à votação, foram aprovadas por unanimidade. Quanto ao ponto dois, foi deliberado transferir o resultado líquido positivo de ${profit} euros para reservas livres. No ponto três, ${b} expôs as propostas recebidas de dois fornecedores; após discussão, decidiu-se adiar a compra para o segundo semestre.</p><p class="j">Nada mais havendo a tratar, foi encerrada a sessão pelas onze horas e quarenta minutos, da qual se lavrou a presente, que vai ser assinada por todos.</p><div class="sg"><span>${a}</span><span>${b}</span></div>`,
    [[`Ata número ${no}`], [day], [profit], [a, firm]],
  ]
}

function project({ people, firm, day, next }: Meeting): Made {
  const [a = '', b = '', c = '', d = ''] = people
  const rows = [
    ['Migração dos clientes antigos', 'Faltam as moradas de entrega; ficheiro volta ao comercial.', a, next],
    ['Impressoras do armazém', 'Etiquetas saem cortadas. Atualizar controlador antes de comprar novas.', b, next],
    ['Formação', 'Duas sessões de manhã, grupos de seis. Sala reservada.', c, 'feito'],
    ['Faturação de teste', 'Três documentos emitidos em duplicado; o fornecedor do programa está a analisar.', d, next],
  ]
  return [
    `<h1>Ponto de situação – novo programa de gestão</h1><div class="me">${firm}, ${day}, por videochamada<br>Participaram: ${people.slice(0, 4).join(', ')}</div><table class="g"><tr><th>Assunto<th>O que se disse e decidiu<th>Quem<th>Até</tr>${each(rows, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}`)}</tr>`)}</table><p style="margin-top:5mm">Arranque mantém-se para o dia 1 do mês seguinte, se a faturação estiver resolvida. Voltamos a falar em ${next}, às 9h30.</p><p>Notas de ${d}. Correções até amanhã, por favor.</p>`,
    [[day], [next], [a, firm]],
  ]
}

function association({ random, people, day, next }: Meeting): Made {
  const [a = '', b = '', c = ''] = people
  const votes = random.whole(14, 31)
  return [
    `<h1>Reunião de ${day}</h1><p><i>Associação de Pais da Escola Básica do Freixial</i></p><p>Presentes: ${a} (presidência), ${b} (tesouraria), ${c} (secretariado) e ${votes + 3} associados, conforme folha de presenças.</p><p><b>1.</b> Foi lido e aprovado o texto da reunião anterior.</p><p><b>2.</b> ${b} apresentou as contas: saldo de ${amount(random.whole(40_000, 190_000))} €, já depois de pago o transporte da visita de estudo. Uma associada perguntou pelas quotas em atraso; serão lembradas por mensagem.</p><p><b>3.</b> Festa de Natal: votou-se entre o pavilhão e o adro da igreja. Ganhou o pavilhão com ${votes} votos a favor, três contra. ${a} fica de falar com a junta de freguesia.</p><p><b>4.</b> Refeitório: a direção da escola prometeu resposta sobre a ementa vegetariana.</p><p><b>5.</b> Marcou-se nova reunião para ${next}, às 21h00, na biblioteca.</p><div class="sg"><span>Secretariou: ${c}</span><span>Presidiu: ${a}</span></div>`,
    [[day], [next], [a, c, `${votes} votos`]],
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [first, own] = [dayIn(random, 2024, 2026), names.company()]
  const [html, facts] = ([partners, project, association][index] ?? partners)({
    random,
    people: Array.from({ length: 4 }, () => names.person()).map((one) => `${one.first} ${one.last}`),
    firm: own.name,
    place: own.address.lines.join(', '),
    day: date(first, 'long'),
    next: date(daysAfter(first, index === 1 ? 14 : 42), index === 1 ? 'figures' : 'long'),
  })
  const look = [
    `--f:'Liberation Serif';--h:14pt`,
    `--f:'Open Sans';--h:15pt;font-size:9.6pt`,
    `--f:'Carlito';--h:18pt`,
  ][index]
  return {
    html: sheets(`${CSS}.sheet{${look ?? ''}}`, [html]),
    pages: 1,
    fileName: ['livro_folha.pdf', 'PS_programa.pdf', 'pais.pdf'][index] ?? '',
    facts,
  }
}

export const layout: Layout = {
  name: 'reuniao-de-quinta',
  kind: 'minutes',
  language: 'pt',
  types: ['minutes'],
  count: 3,
  scans: [0],
  make,
}
