// A Brazilian mail as a phone's mail program prints it: initials in a circle, "para mim", the hour in words, an attachment's card with
// the name of a fiscal document, a quoted older mail in small grey; it is about a delivery and an invoice, and is neither.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.5 'Roboto',sans-serif;padding:14mm 15mm;color:#202124}.e{position:absolute;left:10mm;right:10mm;font-size:7.4pt;color:#555;display:flex;justify-content:space-between}h1{font:400 17pt/1.25 'Roboto',sans-serif;margin:3mm 0 5mm;border-bottom:.5pt solid #ccc;padding-bottom:3mm}
.fr{display:grid;grid-template-columns:12mm 1fr auto;gap:4mm;align-items:center;margin-bottom:5mm}.av{width:12mm;height:12mm;border-radius:50%;background:#c2185b;color:#fff;text-align:center;font-size:15pt;line-height:12mm}.fr small{color:#5f6368;display:block}.at{border:.6pt solid #ccc;border-radius:2mm;display:inline-flex;gap:3mm;align-items:center;padding:2mm 4mm;margin:4mm 4mm 6mm 0;font-size:9pt}.at i{background:#d93025;color:#fff;font:700 7pt 'Roboto',sans-serif;padding:1mm}.q{border-left:1pt solid #ccc;padding-left:4mm;color:#5f6368;font-size:9.4pt}`

export const layout: Layout = {
  name: 'mensagem-transportadora',
  kind: 'email',
  language: 'pt',
  types: ['email'],
  count: 2,
  scans: [1],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const { date } = writingOf('BR')
  const [writer, reader] = [names.person(), names.person()]
  const [carrier, client, day] = [names.company(), names.company(), dayIn(random, 2024, 2026)]
  const note = random.code('###.###')
  const [address, own] = [names.email(writer, carrier), names.email(reader, client)]
  const subject = index === 0 ? `Re: NF ${note} – agendamento de entrega` : 'Segunda via e horário da doca'
  const body =
    index === 0
      ? `<p>Bom dia, ${reader.first}, tudo bem?</p><p>Conseguimos encaixar a entrega da NF ${note} na próxima ${random.pick(['terça', 'quarta', 'quinta'])}, dia <b>${date(daysAfter(day, 5))}</b>, entre 8h e 11h. São ${random.whole(3, 9)} paletes, caminhão truck com plataforma. Por favor confirme até amanhã ao meio-dia quem recebe na portaria e se precisa de cadastro do motorista.</p><p>Sobre o frete que você questionou: o valor do CT-e está certo, a diferença é a taxa de agendamento. Se ainda assim discordar, me responda aqui antes do vencimento do boleto que eu levo ao financeiro.</p><p>Qualquer coisa estou no celular.</p><p>Abraço,</p>`
      : `<p>${reader.first}, boa tarde!</p><p>Segue em anexo a segunda via que pediu, da NF ${note}. O arquivo XML já foi para a contabilidade de vocês no dia da emissão.</p><p>Aproveito para avisar que a partir de ${date(daysAfter(day, 12))} a nossa doca de coletas passa a funcionar só das 13h às 19h, por causa da obra no pátio. Se o horário atrapalhar a expedição de vocês, me diga que vemos uma saída.</p><p>Valeu pela parceria e bom fim de semana!</p>`
  const html = `<div class="e" style="top:5mm"><span>${date(day)}, 16:0${random.whole(0, 9)}</span><span>Correio – ${subject}</span></div><h1>${subject}</h1><div class="fr"><div class="av">${writer.first.charAt(0)}</div><div><b>${writer.full}</b> &lt;${address}&gt;<small>para mim, expedicao${index === 0 ? ', financeiro' : ''}</small></div><small>${date(day, 'long')}, ${random.code('1#:2#')}</small></div>${body}<p>--<br>${writer.full}<br>${random.pick(['Atendimento', 'Agendamento e rastreio'])} | ${carrier.short}<br>${carrier.phone} | ${carrier.website}</p><div class="at"><i>PDF</i><span>${index === 0 ? `CT-e_${random.code('######')}` : `DANFE_${note.replace('.', '')}`}.pdf<br><small>${random.whole(41, 380)} KB</small></span></div>
<div class="q"><p>Em ${date(daysAfter(day, -1), 'long')}, ${reader.full} &lt;${own}&gt; escreveu:</p><p>Boa tarde, preciso saber quando chega a carga da nota ${note}, pois o pedido do nosso cliente vence esta semana. Também recebi cobrança de frete acima do orçamento, pode verificar?</p><p>${reader.full}<br>Compras – ${client.name}<br>CNPJ ${client.vatId}</p></div><div class="e" style="bottom:6mm"><span>correio.${carrier.website.replace(/^(https:\/\/)?(www\.)?/, '')}/u/0/imprimir?id=${random.code('1f#b####')}</span><span>1/1</span></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? `Correio - ${note}.pdf` : 'Imprimir.pdf',
    facts: [[note], [writer.last, writer.full, date(daysAfter(day, index === 0 ? 5 : 12))]],
  }
}
