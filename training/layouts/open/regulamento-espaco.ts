// A Brazilian condominium's rules for its pool and party room, made to be hung up: icons in place of a letterhead, numbered rules in two
// columns with fines and fees in reais, opening hours, who adopted it and when in a line at the foot.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.6pt/1.45 'Carlito','Lato',sans-serif;padding:13mm 15mm;border:3mm solid #0878a4}.h{text-align:center}.h span{display:inline-block;width:11mm;height:11mm;border-radius:50%;background:#0878a4;color:#fff;font-size:15pt;line-height:11mm;margin:0 1.5mm}h1{font:700 20pt/1.1 'Carlito',sans-serif;color:#0878a4;margin:3mm 0 1mm;text-transform:uppercase}h2{font-size:12.6pt;background:#e0f2f8;color:#0878a4;margin:3mm 0 1.5mm;padding:.8mm 2mm;break-after:avoid}
.c{text-align:left!important;columns:2;column-gap:8mm}ol{margin:0;padding-left:7mm}li{margin-bottom:1mm;break-inside:avoid}.k{border:1.4pt solid #d4442e;color:#8d2314;padding:2mm 4mm;margin-top:4mm}.ft{position:absolute;left:15mm;right:15mm;bottom:7mm;font-size:8pt;text-align:center}`

export const layout: Layout = {
  name: 'regulamento-espaco',
  kind: 'bylaws',
  language: 'pt',
  types: ['bylaws', 'notice'],
  count: 1,
  scans: [0],
  make,
}

const PARTS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Acesso e horários',
    [
      'A piscina funciona de terça a domingo, das 8h às 21h; às segundas-feiras fica fechada para tratamento da água.',
      'O uso é exclusivo de moradores em dia com a taxa condominial e de até quatro convidados por unidade, sempre acompanhados.',
      'Menores de 12 anos só entram com responsável maior de idade.',
      'O exame dermatológico é renovado a cada seis meses e entregue na administração.',
    ],
  ],
  [
    'É proibido',
    [
      'entrar na água com bronzeador, roupa comum ou curativo;',
      'levar garrafas e copos de vidro ao deck;',
      'correr, mergulhar de cabeça ou jogar bola;',
      'usar caixa de som, em qualquer horário;',
      'trazer animais, exceto cão-guia.',
    ],
  ],
  [
    'Salão de festas e churrasqueira',
    [
      'A reserva é feita pelo aplicativo com no mínimo sete e no máximo noventa dias de antecedência.',
      'A taxa de uso é cobrada no boleto do mês seguinte e não é devolvida em desistência a menos de 72 horas.',
      'A lista de convidados é entregue na portaria até as 18h da véspera; o salão comporta 60 pessoas.',
      'O som termina às 22h, e às 23h o salão deve estar vazio.',
      'O morador recebe e devolve o espaço com vistoria assinada; quebras são pagas à vista do orçamento ou da nota fiscal do conserto.',
    ],
  ],
  [
    'Penalidades',
    [
      'Na primeira infração há advertência por escrito.',
      'Na segunda, multa de meia taxa condominial; na terceira, de uma taxa, com suspensão do uso por sessenta dias.',
      'O morador pode recorrer ao conselho consultivo em dez dias, por escrito.',
    ],
  ],
  [
    'Disposições finais',
    [
      'Os casos omissos são resolvidos pelo síndico, ouvido o conselho.',
      'Este texto integra o Regimento Interno e revoga as normas anteriores sobre os mesmos espaços.',
    ],
  ],
]

function make(random: Random): Paper {
  const names = namesIn('BR', random)
  const { amount, date } = writingOf('BR')
  const [day, manager, place] = [dayIn(random, 2022, 2025), names.person(), names.address()]
  const fee = random.whole(12, 38) * 1_000
  let number = 0
  const part = ([title, rules]: (typeof PARTS)[number]) => {
    const html = `<h2>${title}</h2><ol start="${number + 1}">${each(rules, (rule) => `<li>${rule}</li>`)}</ol>`
    number += rules.length
    return html
  }
  const html = `<div class="h"><span>≈</span><span>☼</span><span>♫</span><h1>Piscina, salão e churrasqueira</h1>Condomínio Residencial Pedra do Sabiá · ${place.street} · ${place.town}</div><div class="c" style="margin-top:4mm">${each(PARTS, part)}</div><div class="k"><b>Valores:</b> salão de festas R$ ${amount(fee)} por dia · churrasqueira R$ ${amount(fee / 2)} · segunda via da pulseira R$ 15,00 · limpeza extra R$ 90,00. <b>Emergência:</b> portaria, ramal 9.</div>
<div class="ft">Aprovado na Assembleia Geral Extraordinária de ${date(day, 'long')}, por 41 votos a 6. ${manager.full}, síndico(a).</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: 'quadro de avisos - piscina.pdf',
    facts: [
      [date(day, 'long'), amount(fee)],
      ['Condomínio Residencial Pedra do Sabiá', manager.last],
    ],
  }
}
