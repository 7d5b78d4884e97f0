// A Brazilian CV: name in capitals, age and marital status in one line, objective, experience with cities and states, courses
// with hours, "referências" at the end; one page, sans serif with blue rules.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.42 'Carlito',Calibri,sans-serif;padding:16mm 20mm}h1{font-size:22pt;letter-spacing:1pt;margin:0;color:#1f4e79}h2{font-size:11.4pt;color:#1f4e79;border-bottom:1.2pt solid #1f4e79;margin:5mm 0 2mm;text-transform:uppercase}ul{margin:.6mm 0 2.4mm;padding-left:6mm}.job{font-weight:700}`
const JOBS = [
  [
    'Auxiliar administrativo',
    'fev/2013 – dez/2016',
    ['Emissão de notas fiscais e controle de contas a pagar', 'Atendimento a fornecedores'],
  ],
  [
    'Assistente financeiro',
    'jan/2017 – ago/2021',
    ['Conciliação bancária diária', 'Apoio ao fechamento mensal e aos auditores'],
  ],
  [
    'Analista financeiro pleno',
    'set/2021 – atual',
    [
      'Fluxo de caixa, orçamento e relatórios gerenciais',
      'Implantação do sistema de gestão em duas filiais',
      'Negociação de tarifas com bancos',
    ],
  ],
] as const

function make(random: Random): Paper {
  const names = namesIn('BR', random)
  const [person, home] = [names.person(), names.address()]
  const jobs = [...JOBS].reverse()
  const job = ([what, when, tasks]: (typeof JOBS)[number]) =>
    `<div class="job">${what}</div>${names.company().name} – ${names.town()}/${random.pick(['SP', 'MG', 'PR'])} | ${when}<ul>${each(tasks, (task) => `<li>${task}`)}</ul>`
  const mail = names.email(person, { ...names.company(), email: 'x@correio.example' })
  const html = `<h1>${person.first.toUpperCase()} ${person.last.toUpperCase()}</h1><p>Nacionalidade brasileira, ${random.whole(29, 41)} anos, casado(a), sem filhos<br>${home.lines.join(' – ')}<br>Celular: ${names.phone()} | ${mail}</p><h2>Objetivo</h2><p>Atuar na área financeira ou de controladoria.</p><h2>Resumo</h2><p>Mais de dez anos de experiência em rotinas financeiras de indústria e comércio, com forte domínio de planilhas e boa comunicação com outras áreas.</p><h2>Experiência profissional</h2>${each(jobs, job)}<h2>Formação</h2><ul><li>Bacharelado em Ciências Contábeis, Faculdade ${names.town()}, conclusão em 2016<li>Curso de Excel avançado (40 h) e Power BI (24 h)</ul><h2>Idiomas</h2><p>Inglês intermediário, espanhol básico</p><h2>Informações adicionais</h2><p>Disponibilidade para viagens. CNH categoria B. Referências a pedido.</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `CURRICULO_${person.first}.pdf`,
    facts: [[`${person.first} ${person.last}`, mail]],
  }
}

export const layout: Layout = {
  name: 'curriculo-cronologico',
  kind: 'application',
  language: 'pt',
  types: ['application'],
  count: 1,
  scans: [],
  make,
}
