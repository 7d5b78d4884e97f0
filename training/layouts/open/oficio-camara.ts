// A Portuguese town hall's official letter: boxes for the references of both sides in one row, subject and law in capitals, facts in numbered
// points, a term of ten working days for a written statement, a head of division who signs by delegation; no fee is asked.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.5 'Carlito','Liberation Sans';padding:12mm 22mm 0 25mm}.hd{display:grid;grid-template-columns:16mm 1fr;gap:4mm;align-items:center}.hd i{width:14mm;height:16mm;background:radial-gradient(circle at 50% 35%,#fff 3mm,#7a1f2b 3.2mm);border-radius:0 0 7mm 7mm}.hd b{font:700 14pt 'Carlito','Liberation Sans'}.to{margin:7mm 0 6mm 82mm;line-height:1.35}.rf{width:100%;font-size:8.2pt}.rf td{border:.4pt solid #777;padding:.8mm 1.6mm;vertical-align:top}.rf small{color:#7a1f2b;display:block}.as{margin:5mm 0;font-weight:700}ol{padding-left:6mm;margin:0 0 3mm}li{margin-bottom:1.4mm}.ft{left:25mm;right:22mm;bottom:8mm;font-size:7.4pt;border-top:.8pt solid #7a1f2b;padding-top:1.2mm;text-align:center;line-height:1.4}`

const TOWNS = ['Vilarinho da Ribeira', 'Monte Alvo', 'Penedos do Mar'] as const
const CASES = [
  {
    subject: 'OCUPAÇÃO DO ESPAÇO PÚBLICO COM ESPLANADA – AUDIÊNCIA DOS INTERESSADOS',
    office: 'Divisão de Licenciamento e Fiscalização',
    points: [
      'Em ação de fiscalização verificou-se que a esplanada do estabelecimento ocupa uma área superior à que consta da licença em vigor.',
      'Não foi encontrado afixado o mapa de horário nem a cópia do título de ocupação.',
      'A situação descrita é suscetível de constituir contraordenação, nos termos do Regulamento Municipal de Ocupação do Espaço Público.',
    ],
    otherwise: 'será determinada a remoção do mobiliário em excesso, a expensas de V. Exas.',
  },
  {
    subject: 'COMUNICAÇÃO PRÉVIA DE OBRAS – ELEMENTOS EM FALTA',
    office: 'Departamento de Urbanismo',
    points: [
      'O pedido não vem instruído com termo de responsabilidade do diretor de fiscalização da obra.',
      'A planta de implantação apresentada não se encontra à escala 1/200 nem georreferenciada.',
      'Não foi junta apólice de seguro de acidentes de trabalho do empreiteiro.',
    ],
    otherwise:
      'a comunicação será rejeitada liminarmente e o processo arquivado, sem lugar à devolução das taxas pagas.',
  },
  {
    subject: 'RECLAMAÇÃO DE RUÍDO – NOTIFICAÇÃO PARA MEDIDAS CORRETIVAS',
    office: 'Serviço Municipal de Ambiente',
    points: [
      'Deu entrada uma reclamação relativa ao ruído do equipamento de refrigeração instalado no logradouro.',
      'A medição efetuada no período noturno excede o valor limite do critério de incomodidade.',
      'Compete ao responsável pela atividade adotar as medidas necessárias ao cumprimento do Regulamento Geral do Ruído.',
    ],
    otherwise: 'poderá ser ordenada a suspensão do funcionamento do equipamento.',
  },
] as const
const { date } = writingOf('PT')

export const layout: Layout = {
  name: 'oficio-camara',
  kind: 'letter',
  language: 'pt',
  types: ['authority-letter'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const town = TOWNS[index] ?? TOWNS[0]
    const one = CASES[index] ?? CASES[0]
    const [own, client, head, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const [process, number] = [
      random.code(['FISC/###/25', '##/2025/URB', 'AMB-0###'][index] ?? '###'),
      random.code('S-0####'),
    ]
    const refs = [
      ['Sua referência', '—'],
      ['Sua comunicação', index === 1 ? date(daysAfter(day, -24)) : '—'],
      ['Nossa referência', number],
      ['Processo', process],
      ['Data', date(day)],
    ]
    const html = `<div class="hd"><i></i><div><b>MUNICÍPIO DE ${town.toUpperCase()}</b><br>Câmara Municipal · ${one.office}</div></div><div class="to">${index === 2 ? 'Registada com aviso de receção<br>' : ''}Exmo.(s) Senhor(es)<br><b>${client.name}</b><br>${client.address.lines.join('<br>')}</div><table class="rf"><tr>${each(refs, ([label, text]) => `<td><small>${label}</small>${text}</td>`)}</tr></table>
<p class="as">ASSUNTO: ${one.subject}</p><p>Na sequência do processo acima identificado, e por despacho de ${date(daysAfter(day, -5))} do Senhor Vereador com competência delegada, fica V. Exa. notificado(a) do seguinte:</p><ol>${each(one.points, (point) => `<li>${point}</li>`)}</ol>
<p>Assim, nos termos dos artigos 121.º e 122.º do Código do Procedimento Administrativo, dispõe V. Exa. do prazo de <b>${index === 1 ? '15 (quinze)' : '10 (dez)'} dias úteis</b>, a contar da receção do presente ofício, para se pronunciar por escrito e juntar os documentos que tiver por convenientes.</p><p>Mais se informa que, decorrido aquele prazo sem resposta, ${one.otherwise}</p><p>O processo pode ser consultado nestes serviços, nos dias úteis, das 9h00 às 12h30 e das 14h00 às 16h30, mediante marcação pelo telefone ${own.phone}. As respostas devem indicar sempre o número do processo.</p><p>Com os melhores cumprimentos,</p><p style="margin-top:5mm">${head.salutation === 'Sra.' ? 'A Chefe' : 'O Chefe'} de Divisão,<br><small>(no uso da competência subdelegada – Despacho n.º ${random.whole(12, 88)}/2024)</small></p><p style="margin-top:12mm">${head.full}</p>
<div class="abs ft">Paços do Concelho · Largo do Município · ${own.address.place} · Telef. ${own.phone} · geral@cm-${town.split(' ')[0]?.toLowerCase()}.example<br>NIPC ${random.code('50#######')} · Solicita-se que na resposta indique a nossa referência</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `oficio_${number}.pdf`,
      facts: [[process, number], [index === 1 ? '15 (quinze)' : '10 (dez)'], [client.name, town]],
    }
  },
}
