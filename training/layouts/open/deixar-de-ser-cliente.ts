// Letters from Portugal that end something: a gymnasium's member moves away, a company does not renew its alarm's contract, an insured firm leaves an insurer
// before the policy's anniversary; words are denúncia, oposição à renovação, "não pretendo continuar".
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.6 var(--f);padding:22mm 26mm}.fr{line-height:1.4}.to{margin:11mm 0 9mm var(--m);line-height:1.4}.su{margin:7mm 0 5mm}`
const { date } = writingOf('PT')

interface End {
  readonly number: string
  readonly on: string
  readonly tin: string
}

function textOf({ number, on, tin }: End, index: number): string {
  if (index === 0)
    return `<p class="su"><b>Sócio n.º ${number}</b></p><p>Olá,</p><p>vou mudar de cidade por causa do trabalho e não pretendo continuar no ginásio depois de ${on}. Segundo o que assinei, basta avisar com trinta dias, por isso peço que não debitem mais nenhuma mensalidade a partir dessa data.</p><p>Gostei muito das aulas, sobretudo das de quinta. Digam-me só como devolvo o cartão e a chave do cacifo.</p>`
  if (index === 1)
    return `<p class="su">Assunto: <b>contrato ${number} – oposição à renovação</b></p><p>Exmos. Senhores,</p><p>nos termos da cláusula 12.ª, comunicamos que nos opomos à renovação automática do contrato em epígrafe, o qual cessará todos os seus efeitos em ${on}. Os equipamentos instalados em regime de comodato poderão ser levantados nos cinco dias úteis seguintes, em hora a combinar.</p><p>Agradecemos a confirmação escrita da receção desta comunicação, bem como a anulação da autorização de débito direto. Qualquer fatura emitida para além daquela data será devolvida.</p>`
  return `<p class="su">Apólice ${number} · Multirriscos empresas · NIF ${tin}</p><p>Exmos. Senhores,</p><p>tendo recebido o aviso com o prémio agravado em 31 %, sem que tivéssemos participado qualquer sinistro, vimos proceder à denúncia da apólice acima indicada com efeitos à data do seu vencimento, ${on}, respeitando o pré-aviso de trinta dias.</p><p>O novo seguro foi já colocado noutra companhia, pelo que não aceitaremos contraproposta. Pedimos o envio da declaração de sinistralidade dos últimos cinco anos e o estorno do prémio que eventualmente exceda o período decorrido.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [own, firm, writer, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const home = names.address()
  const end: End = {
    number: random.code(['####', 'ALM/20##-##', '00########'][index] ?? ''),
    on: date(lastDay(daysAfter(day, 40)), 'long'),
    tin: own.vatId.replace(/\D/g, ''),
  }
  const from = index === 0 ? writer.full : own.name
  const to = ['Ginásio Passo Firme', firm.name, 'Seguradora Porto Abrigo, S.A.'][index] ?? ''
  const html = `<div class="fr">${from}<br>${home.lines.join('<br>')}</div><div class="to">${index === 0 ? '' : 'Registada com aviso de receção<br>'}${to}<br>${firm.address.lines.join('<br>')}</div><p class="${index === 2 ? 'r' : ''}">${home.town}, ${date(day, 'long')}</p>${textOf(end, index)}<p style="margin-top:7mm">${['Um abraço a todos e até um dia,', 'Com os melhores cumprimentos,', 'Atentamente,'][index]}</p><p style="margin-top:12mm">${writer.full}${index === 0 ? '' : '<br>A gerência'}</p>`
  const look = [`--f:'URW Bookman';--m:0`, `--f:'Liberation Sans';--m:78mm`, `--f:'Noto Serif';--m:0;font-size:10pt`][
    index
  ]
  return {
    html: sheets(`${CSS}.sheet{${look ?? ''}}`, [html]),
    pages: 1,
    fileName: ['ginasio.pdf', 'alarme.pdf', `ap_${end.number}.pdf`][index] ?? '',
    facts: [[end.on], [end.number], [from, to]],
  }
}

export const layout: Layout = {
  name: 'deixar-de-ser-cliente',
  kind: 'termination',
  language: 'pt',
  types: ['termination'],
  count: 3,
  scans: [0],
  make,
}
