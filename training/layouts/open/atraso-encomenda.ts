// Portuguese suppliers let customers know that goods will be late: a letter by a shipping department with the customer's order, the old and the new
// week in a table, a cause, a choice (wait, part delivery, cancel) with boxes; no price, the order's day beside the letter's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.5 'Lato','Liberation Sans';font-size:9.8pt;padding:15mm 23mm}.hd{text-align:center;color:#003f5c;border-bottom:.8pt solid #003f5c;padding-bottom:3mm}.hd b{font-size:15pt;letter-spacing:.6pt}.to{margin:11mm 0 8mm 84mm}.g{width:100%;margin:3mm 0 4mm}.g th{background:#003f5c;color:#fff;text-align:left;padding:1mm 2mm;font-size:8.6pt}.g td{border:.4pt solid #789;padding:1.1mm 2mm}.op{margin:2mm 0 4mm 5mm}.op i{display:inline-block;width:3.6mm;height:3.6mm;border:.7pt solid #000;margin-right:2.5mm}.ft{left:23mm;right:23mm;bottom:8mm;font-size:7.6pt;text-align:center;color:#555}`

const FIRMS = [
  ['Caixilharia Outeiro Alto, Lda', 'Janelas e portas em alumínio', 'um atraso na entrega dos perfis pela extrusão'],
  ['Cerâmica da Lezíria Nova, S.A.', 'Pavimentos e revestimentos', 'uma avaria no forno n.º 2, entretanto reparada'],
  ['Têxtil Fontelas & Sousela, Lda', 'Fardamento profissional', 'uma greve no porto de origem da malha'],
] as const
const GOODS = [
  [
    'Janela de correr 2 folhas 1600 x 1200',
    'Porta de entrada com painel',
    'Estore térmico 1400',
    'Vedante e ferragens, conjunto',
  ],
  ['Mosaico 60 x 60 cinza mate', 'Rodapé 8 x 60', 'Peça de degrau 33 x 120', 'Azulejo 20 x 20 branco'],
  ['Polo piqué bordado', 'Calça multibolsos', 'Colete alta visibilidade', 'Casaco softshell'],
] as const
const { date } = writingOf('PT')

export const layout: Layout = {
  name: 'atraso-encomenda',
  kind: 'delay',
  language: 'pt',
  types: ['delay'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const [firm, trade, cause] = FIRMS[index] ?? FIRMS[0]
    const [own, client, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const [ordered, promised, late] = [daysAfter(day, -31), daysAfter(day, 4), daysAfter(day, random.whole(18, 34))]
    const order = random.code(['ENC 25/###', 'V/ 4500####', '####/A'][index] ?? '###')
    const rows = random
      .sample(GOODS[index] ?? GOODS[0], 3)
      .map((name, at) => ({ name, count: random.whole(2, 40), isLate: at > 0 }))
    const subject = ['Nova data de entrega', 'A sua encomenda', 'Reprogramação de expedição'][index]
    const html = `<div class="hd"><b>${firm}</b><br>${trade}</div><div class="to">${client.name}<br>A/c ${names.person().full}<br>${client.address.lines.join('<br>')}</div><p>${own.address.town}, ${date(day, 'long')}</p><p style="margin-top:5mm"><b>${subject} – ${order}</b></p><p>Estimado cliente,</p><p>Agradecemos a encomenda de ${date(ordered)}. Lamentamos informar que, devido a ${cause}, não nos é possível cumprir a data inicialmente indicada para todos os artigos:</p>
<table class="g"><tr><th>Artigo</th><th class="r">Quant.</th><th>Data prevista</th><th>Nova data</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.count}</td><td>${date(promised)}</td><td>${row.isLate ? `<b>${date(late)}</b>` : 'mantém-se'}</td></tr>`)}</table><p>O que está pronto pode seguir já. Pedimos que nos indique, até ${date(daysAfter(day, 3))}, como prefere proceder:</p><div class="op"><p><i></i>aguardar e receber tudo junto em ${date(late)}</p><p><i></i>receber já os artigos disponíveis e o restante depois, sem custo de transporte adicional</p><p><i></i>anular os artigos em falta</p></div>
<p>Caso não recebamos resposta, expediremos a encomenda completa na nova data. ${index === 1 ? 'O lote será o mesmo para todas as peças, para garantir a tonalidade.' : 'Faremos tudo para antecipar este prazo e avisaremos na véspera da entrega.'}</p><p>Pedimos desculpa pelo transtorno causado e agradecemos a compreensão.</p><p style="margin-top:6mm">Com os melhores cumprimentos,</p><p style="margin-top:11mm">${clerk.first} ${clerk.last}<br>${index === 2 ? 'Departamento Comercial' : 'Logística e Expedição'}</p><div class="abs ft">${firm} · ${own.address.lines.join(', ')} · Tel. ${own.phone} · NIPC ${own.vatId.replace(/\D/g, '')}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${order.replace(/\W+/g, '_')}.pdf`,
      facts: [[order], [date(late)], [client.name, firm]],
    }
  },
}
