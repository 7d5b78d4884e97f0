// A page of a stationer's receipt book, filled in by hand: the receiver is who signs at the foot, the payer stands first in the sentence,
// the sum in figures sits in the corner and in words with the rest struck out, CPF or a rubber stamp with CNPJ lies across the printed rules,
// cheque, bank and branch have numbers of their own, and the day is broken into its parts behind the town.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `body{font:9pt/1.2 'URW Gothic',sans-serif;color:#1f5a3c}.sheet{padding:6mm 8mm;background:#f4f8ef}.f{border:1.2pt solid #1f5a3c;border-radius:2.5mm;height:100%;padding:4mm 6mm;position:relative}.h{display:flex;align-items:center;gap:5mm;margin-bottom:3mm}.h b{font:600 21pt 'URW Gothic';letter-spacing:3pt;flex:1}.box{border:.8pt solid #1f5a3c;border-radius:1.5mm;padding:1.2mm 3mm;min-width:34mm}.u{display:flex;gap:2mm;align-items:flex-end;height:8.4mm;white-space:nowrap}.u u{flex:1;border-bottom:.6pt solid #1f5a3c;text-decoration:none}
  .u u,.box i{font:italic 14.5pt/1 'Z003',cursive;color:#1b2f8a;padding-left:2mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 6mm}.stamp{right:8mm;bottom:6mm;border:1.3pt solid #3a2f6b;color:#3a2f6b;font:700 7.6pt/1.35 'Liberation Sans Narrow';padding:1.5mm 3mm;text-align:center;transform:rotate(-3deg);opacity:.85}small{font-size:6.6pt}`
const { amount, date } = writingOf('BR')

const UNITS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const TENS = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
const HUNDREDS = ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(
  ',',
)
function hundredsOf(number: number): string {
  if (number === 100) return 'cem'
  const rest = number % 100
  const low = rest < 20 ? [rest ? UNITS[rest] : ''] : [TENS[Math.floor(rest / 10)], rest % 10 ? UNITS[rest % 10] : '']
  return [HUNDREDS[Math.floor(number / 100)], ...low].filter(Boolean).join(' e ')
}
/** 1250 -> "mil duzentos e cinquenta" */
function wordsOf(reais: number): string {
  const [thousands, rest] = [Math.floor(reais / 1000), reais % 1000]
  const head = ['', 'mil'][thousands] ?? `${hundredsOf(thousands)} mil`
  const joint = rest < 100 || rest % 100 === 0 ? ' e ' : ' '
  return [head, hundredsOf(rest)].filter(Boolean).join(joint)
}

const PURPOSES = [
  ['frete e montagem de guarda-roupa', 'com entrega no apto 62, 2 viagens'],
  ['conserto do portão eletrônico e troca de', 'placa central, orç. nº 318'],
  ['sinal da locação do salão p/ casamento,', 'restando R$ 1.400,00 no dia da festa'],
] as const
const line = (label: string, value: string, more = '') => `<div class="u">${label} <u>${value}</u>${more}</div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, payer, giver, hand, home] = [
    companyIn(names, 'Serralharia'),
    names.company(),
    names.person(),
    names.person(),
    names.address(),
  ]
  const isFirm = index === 1
  const cpf = cpfOf(random)
  const own = `${hand.first} ${hand.last}`
  const who = isFirm
    ? { seller: firm.name, id: firm.vatId, buyer: payer.name, street: payer.address.street, written: ['', '', ''] }
    : {
        seller: own,
        id: cpf,
        buyer: `${giver.first} ${giver.last}`,
        street: home.street,
        written: [own, `${hand.first.charAt(0)}. ${hand.last}`, cpf],
      }
  const day = dayIn(random, 2024, 2026)
  const reais = [random.whole(18, 64) * 10, random.whole(85, 240) * 10, 600][index] ?? 0
  const number = random.code(['0##', '00#4#', '1##'][index] ?? '')
  const words = wordsOf(reais)
  const [dayText = '', month = '', year = ''] = date(day, 'long').split(' de ')
  const cheques = [
    ['', 'Pix', ''],
    [random.code('000###'), payer.bank.name, random.code('0###-#')],
    ['', 'dinheiro', ''],
  ]
  const [cheque, bank, branch] = cheques[index] ?? []
  const stamp = `<div class="abs stamp" data-over>${firm.name.toUpperCase()}<br>CNPJ ${firm.vatId}<br>${firm.address.street}<br>${firm.address.place}</div>`
  const page = `<div class="f"><div class="h"><b>RECIBO</b><div class="box">Nº <i>${number}</i></div><div class="box">R$ <i>${amount(reais * 100)}</i></div></div>
    ${line('Recebi(emos) de', who.buyer)}${line('Endereço', who.street)}${line('a importância de', `${words} reais`)}${line('', '# # # # # # # #')}${line('referente a', PURPOSES[index]?.[0] ?? '')}${line('', PURPOSES[index]?.[1] ?? '')}
    <div class="u" style="font-size:7.6pt">Para maior clareza firmo(amos) o presente recibo, dando plena e geral quitação do valor acima.</div>
    <div class="u">Cheque nº <u>${cheque}</u> Banco <u>${bank}</u> Agência <u>${branch}</u></div>${line('', firm.address.town, `, <u style="flex:.2">${dayText}</u> de <u style="flex:.5">${month}</u> de <u style="flex:.3">${year}</u>`)}
    <div class="two">${line('Emitente', who.written[0] ?? '')}${line('Assinatura', who.written[1] ?? '')}${line('CPF / CNPJ / RG', who.written[2] ?? '')}${line('Endereço', '')}</div>${isFirm ? stamp : ''}<small class="abs" style="left:6mm;bottom:1.2mm">Papéis Iriri cód. 1053-7 &nbsp; 50 fls. com canhoto</small></div>`
  return {
    html: sheets(CSS, [page], { width: 176, height: 132 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: who.seller,
      buyerName: who.buyer,
      sellerVatId: who.id,
      grossTotal: fixed(reais * 100),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'recibo-talao',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt'],
  count: 3,
  scans: [2],
  photos: [0, 1],
  make,
}
