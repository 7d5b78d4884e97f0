// A Portuguese firm ends a contract with its telephone company: a registered letter with the words for it at the top right, the
// subject long, account and contract numbers in it, the day when it shall end in the text.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.6pt/1.5 'Liberation Serif','Times New Roman',serif;padding:24mm 26mm;text-align:justify}p{margin:0 0 4mm}.from{font-size:10pt;line-height:1.3;text-align:left}.to{margin:10mm 0 8mm 88mm;text-align:left;line-height:1.35}`
const { date } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [sender, operator, day] = [names.company(), companyIn(names, 'Telecomunicações'), dayIn(random, 2025, 2026)]
  const [contract, account] = [random.code('C-########'), random.code('1.#######')]
  const end = daysAfter(day, 30)
  const reason =
    index === 0
      ? 'Informamos que o período de fidelização terminou há mais de seis meses, pelo que não há lugar a qualquer penalização.'
      : 'A presente denúncia deve-se às sucessivas falhas do serviço, comunicadas por escrito e nunca resolvidas.'
  const html = `<div class="from"><b>${sender.name}</b><br>${sender.address.lines.join('<br>')}<br>NIF ${sender.vatId.replace(/\D/g, '')} · Tel. ${sender.phone}</div><div class="to"><i>Carta registada com aviso de receção</i><br><br>Exmos. Senhores<br>${operator.name}<br>Apoio a Clientes Empresariais<br>${operator.address.lines.join('<br>')}</div><p>${sender.address.town}, ${date(day, 'long')}</p><p><b>Assunto: ${index === 0 ? 'Denúncia' : 'Rescisão'} do contrato n.º ${contract} (conta de cliente ${account}) – internet e telefone fixo</b></p><p>Exmos. Senhores,</p><p>Vimos por este meio comunicar a ${index === 0 ? 'denúncia' : 'rescisão'} do contrato em epígrafe, com efeitos a partir de ${date(end, 'long')}, respeitando o prazo de pré-aviso de trinta dias.</p><p>${reason}</p><p>Solicitamos que nos confirmem por escrito a data de desativação, bem como o procedimento para a devolução dos equipamentos (um router e dois telefones). A autorização de débito direto fica cancelada após o pagamento da última fatura.</p><p>Sem outro assunto de momento, apresentamos os nossos melhores cumprimentos.</p><p style="margin-top:14mm;text-align:left">A gerência<br><br>____________________________<br>${sender.manager.full}</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `carta_${operator.short.split(' ')[0]}_${day.year}.pdf`,
    facts: [
      [contract, account],
      [date(end, 'long'), operator.name, operator.short, sender.name],
    ],
  }
}

export const layout: Layout = {
  name: 'rescisao-carta',
  kind: 'termination',
  language: 'pt',
  types: ['termination'],
  count: 2,
  scans: [0],
  make,
}
