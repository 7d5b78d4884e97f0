// A Brazilian music teacher's receipt from a word processor, two a page in real life: all in one sentence, the payer before the sum, sum in figures and words,
// months that were paid for beside the day, the town and day in words at the end, the name and CPF under a line at the foot, no seller at the head.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, fixed, iso, namesIn, sheets, writingOf } from '../sheet.ts'

const SUMS = [
  [36_000, 'trezentos e sessenta reais'],
  [128_050, 'mil duzentos e oitenta reais e cinquenta centavos'],
] as const
const REASONS = [
  'a quatro aulas de violoncelo do aluno',
  'à afinação e ao reparo do piano de armário, com troca de três cordas, conforme orçamento nº 22/',
] as const
const CSS = `.sheet{font:12pt/1.7 'Liberation Serif',serif;padding:14mm 18mm}h1{font:700 16pt 'Liberation Serif';text-align:center;letter-spacing:6pt;margin:0 0 5mm}.v{text-align:right;font-weight:700;margin-bottom:5mm}.p{text-align:justify}.d{text-align:right;margin-top:6mm}.s{margin:12mm auto 0;width:90mm;border-top:.6pt solid #000;text-align:center;font-size:10.5pt;line-height:1.4;padding-top:1mm}`
const { amount, date, month } = writingOf('BR')

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [teacher, payer, pupil, home] = [names.person(), names.person(), names.person(), names.address()]
  const [client, cpf, day] = [names.company(), cpfOf(random), dayIn(random, 2024, 2026)]
  const [cents, words] = SUMS[index] ?? SUMS[0]
  const who = `${teacher.first} ${teacher.last}`
  const buyer = index === 0 ? `${payer.first} ${payer.last}` : client.name
  const from =
    index === 0
      ? `${buyer}, CPF ${cpfOf(random)}`
      : `${buyer}, CNPJ ${client.vatId}, com sede em ${client.address.town}`
  const reason =
    index === 0
      ? `${REASONS[0]} ${pupil.first} ${payer.last}, mês de ${month(day)}`
      : `${REASONS[1]}${day.year}, serviço concluído em ${date({ ...day, day: Math.max(1, day.day - 3) })}`
  const number = random.code(index === 0 ? '##' : `0##/${day.year % 100}`)
  const html = `<h1>RECIBO</h1><div class="v">${index === 0 ? `Nº ${number}<br>` : `Recibo nº ${number} &nbsp;&nbsp; `}R$ ${amount(cents)}</div><div class="p">Recebi de <b>${from}</b>, a importância de R$ ${amount(cents)} (${words}), referente ${reason}, pelo que firmo o presente recibo, dando plena quitação.</div><div class="d">${home.town}, ${date(day, 'long')}.</div><div class="s">${who}<br>CPF ${cpf}<br>${home.street} – ${names.phone()}</div>`
  return {
    html: sheets(CSS, [html], { width: 210, height: 148.5 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: who,
      sellerVatId: cpf,
      buyerName: buyer,
      grossTotal: fixed(cents),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'recibo-aula-musica',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
