// A Portuguese lawyer's letter that is the invoice: number and sums stand in sentences, the case has a court's number, a former date and a
// fund paid before are named, court fees were laid out for the client, and tax is kept back where the client is a firm.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter, type Person } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.4pt/1.5 'EB Garamond',serif;font-variant-numeric:lining-nums;padding:20mm 30mm 0 34mm}.who{text-align:right;border-right:2.4pt solid #6d1a1a;padding-right:4mm;line-height:1.3}.who b{font:500 17pt 'EB Garamond';font-variant:small-caps}.to{margin:12mm 0 9mm;line-height:1.3}.re{font-weight:600;margin:5mm 0}p{margin:0 0 3.4mm;text-align:justify}.n{margin:2mm 0 5mm 8mm}.n td{padding:.2mm 9mm .2mm 0}.foot{left:34mm;right:30mm;bottom:13mm;font-size:8.6pt;line-height:1.35;color:#333;border-top:.4pt solid #6d1a1a;padding-top:2mm}`
const { amount, date } = writingOf('PT')
const MATTERS = [
  {
    matter: 'Ação de divisão de coisa comum',
    court: 'Juízo Local Cível',
    work: 'estudo do processo, elaboração da petição inicial e presença na audiência prévia',
  },
  {
    matter: 'Cobrança de créditos / injunções',
    court: 'Balcão Nacional de Injunções',
    work: 'preparação e envio de sete requerimentos de injunção, e a correspondência com os requeridos',
  },
  {
    matter: 'Inventário por óbito',
    court: 'Juízo de Família e Menores',
    work: 'relação de bens, duas conferências com os interessados e a minuta da partilha',
  },
] as const
const at = <T>(index: number, list: readonly T[]): T => list[index] as T
const title = ({ salutation }: Person) => (salutation === 'Sr.' ? 'Advogado' : 'Advogada')
const greeting = ({ salutation, last }: Person) => `${salutation === 'Sr.' ? 'Caro' : 'Cara'} ${salutation} ${last},`
const honoured = ({ salutation }: Person) => (salutation === 'Sr.' ? 'Exmo. Sr.' : 'Exma. Sra.')

const row = (name: string, cents: number) =>
  cents === 0 ? '' : `<tr><td>${name}</td><td class="r">${amount(cents)} €</td></tr>`

function accountOf(random: Random, index: number, earlier: string) {
  const [fees, court, travel] = [random.whole(9, 31) * 5000, 10200 * (index + 1), random.whole(20, 90) * 100]
  const costs: readonly (readonly [name: string, cents: number])[] = [
    ['taxa de justiça', court],
    ['certidões do registo predial', 2000],
    ['deslocações em viatura própria', travel],
  ]
  const laid = costs.slice(0, index + 1)
  const [spent, tax] = [sum(laid.map(([, cents]) => cents)), percent(fees, 23)]
  const [off, total] = [at(index, [0, tax, 50000]), fees + spent + tax]
  const list = each(laid, ([name, cents], place) => `${place ? ', ' : ''}${name} (${amount(cents)} €)`)
  const table = `<table class="n">${row('Honorários', fees)}${row('Despesas por conta do cliente', spent)}${row('Soma', fees + spent)}${row('IVA, 23% sobre os honorários', tax)}${row('Total', total)}${row(at(index, ['', 'Retenção de IRS, 23%', `Provisão recebida em ${earlier}`]), -off)}${row('Saldo a liquidar', total - off)}</table>`
  const sentence = ` O IVA, à taxa de 23% e calculado apenas sobre os honorários, é de ${amount(tax)} €, pelo que o total sem imposto, de ${amount(fees + spent)} €, perfaz com ele <b>${amount(total)} €</b>.</p>`
  return {
    fees,
    net: fees + spent,
    tax,
    total,
    owed: total - off,
    list,
    rest: index === 0 ? sentence : ` Assim:</p>${table}`,
  }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [lawyer, client, firm, office] = [names.person(), names.person(), companyIn(names, 'Rolhas'), names.company()]
  const { matter, court, work } = at(index, MATTERS)
  const [nif, isFirm, day] = [nifOf(random, '2'), index === 1, dayIn(random, 2024, 2026)]
  const [due, iban] = [daysAfter(day, at(index, [15, 30, 8])), office.bank.iban ?? '']
  const number = random.code(at(index, [`FT ${day.year}/4#`, 'A/1##', `FT HON${day.year}/2#`]))
  const buyer = isFirm ? firm.name : client.full
  const account = accountOf(random, index, date(daysAfter(day, -140)))
  const since = at(index, [
    `da nossa conversa de ${date(daysAfter(day, -12), 'long')}`,
    `do mandato que nos foi conferido em ${date(daysAfter(day, -160), 'long')}`,
    `do que ficou acordado em ${date(daysAfter(day, -160), 'long')}`,
  ])
  const text = `<p>${isFirm ? 'Exmos. Senhores,' : greeting(client)}</p>
<p>Na sequência ${since}, venho apresentar a minha conta neste assunto, que para efeitos fiscais tem o n.º ${number} e vale como fatura.</p>
<p>Os meus honorários por ${work} importam em ${amount(account.fees)} €. Adiantei ainda, em nome e por conta de V. Exa., ${account.list}, quantias estas que não estão sujeitas a imposto (art. 16.º, n.º 6, al. c) do CIVA).${account.rest}
<p>Agradeço que o pagamento me seja feito até ${at(index, ['ao dia ', '', 'ao próximo dia '])}${date(due, 'long')}, por transferência para a conta indicada em rodapé${at(index, ['', ', e que me seja remetida a declaração da retenção efetuada', ''])}. Fico, como sempre, ao dispor para qualquer esclarecimento.</p><p>Com os melhores cumprimentos,</p><p style="margin-top:11mm">${lawyer.first} ${lawyer.last}<br>${title(lawyer)}</p>`
  const to = isFirm ? `${buyer}<br>Ao cuidado da gerência` : `${honoured(client)}<br>${buyer}`
  const page = `<div class="who"><b>${lawyer.first} ${lawyer.last}</b><br>${title(lawyer)} · Cédula profissional ${random.code('1####')}-${random.pick(['L', 'P', 'E'])}<br>${office.address.lines.join(' · ')}<br>${office.phone}</div>
<div class="to">${to}<br>${names.address().lines.join('<br>')}<br><span style="font-size:9pt">NIF ${nifOf(random, isFirm ? '5' : '2')}</span></div><div>${office.address.town}, ${date(day, 'long')}</div><div class="re">${matter} – Proc. n.º ${random.code('####')}/${(day.year % 100) - 1}.${random.code('#T8')}${random.pick(['EVR', 'STR', 'VIS'])}, ${court}</div>${text}
<div class="abs foot">Contribuinte n.º ${nif} &nbsp;·&nbsp; ${office.bank.name}, IBAN ${inFours(iban)}<br>ATCUD ${random.code('JH@#@8@#')}-${number.split('/')[1]} &nbsp;·&nbsp; ${random.code('@k#8')}-Processado por programa certificado n.º ${random.code('24##')}/AT. ${at(index, ['Sujeito a sigilo profissional.', '', 'Sujeito a sigilo profissional.'])}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `${at(index, ['Honorarios', 'Carta e conta', 'conta'])} ${number.replace('/', '-')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace('FT ', '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: `${lawyer.first} ${lawyer.last}`,
      buyerName: buyer,
      sellerVatId: nif,
      iban,
      netTotal: fixed(account.net),
      taxTotal: fixed(account.tax),
      grossTotal: account.total === account.owed ? fixed(account.total) : [fixed(account.total), fixed(account.owed)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'advogada-honorarios',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
