// A Brazilian receipt from a stationer's pad, filled in by hand: no table, one sentence with gaps, the sum once in figures and once in
// words, who pays in the first line and who gets it only at the foot with a CPF or CNPJ, the day in words behind a town.

import { cnpjOf, cpfOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, fixed, iso, namesIn, sheets, writingOf } from '../sheet.ts'

interface Slip {
  readonly cents: number
  readonly words: string
  readonly reason: readonly string[]
  readonly brand: string
  readonly colour: string
  readonly height: number
}

const SLIPS: readonly Slip[] = [
  {
    cents: 48650,
    words: 'quatrocentos e oitenta e seis reais e cinquenta centavos',
    reason: ['fornecimento de verduras, queijo coalho e ovos', 'na feira de sábado, barracas 14 e 15'],
    brand: '',
    colour: '#1b5e38',
    height: 114,
  },
  {
    cents: 132000,
    words: 'um mil, trezentos e vinte reais',
    reason: [
      'restante do passeio de escuna para 12 pessoas',
      'total R$ 1.720,00, sinal de R$ 400,00 já pago no recibo nº 0218',
    ],
    brand: 'Escuna Maré Branda',
    colour: '#7a2a1c',
    height: 132,
  },
  {
    cents: 27500,
    words: 'duzentos e setenta e cinco reais',
    reason: ['lavagem e passadoria do enxoval da pousada', '2 remessas, 31 kg, rol nº 77 e rol nº 81'],
    brand: 'Lavanderia Anil & Sol',
    colour: '#21437e',
    height: 122,
  },
]
const css = (colour: string) =>
  `body{font:10pt/1.3 'Liberation Sans',sans-serif;color:${colour}}.sheet{padding:8mm 10mm}.box{border:1.2pt solid ${colour};border-radius:3mm;padding:5mm 6mm;height:100%;position:relative}.top{display:flex;justify-content:space-between;align-items:center}.rec{font:700 22pt/1 'Liberation Serif',serif;letter-spacing:3pt}.v{border:1pt solid ${colour};padding:1.6mm 4mm;background:repeating-linear-gradient(#fff 0 .7mm,${colour}22 .7mm .9mm)}.ink{font:16.5pt/1 'Z003',cursive;color:#12206e;margin:0 1.5mm}.l{border-bottom:.6pt solid ${colour};margin-top:2.4mm;height:7mm;white-space:nowrap;overflow:visible}.sg{margin-top:4.5mm;display:flex;justify-content:space-between;align-items:flex-end}.sg .as{border-top:.6pt solid ${colour};width:66mm;text-align:center;font-size:7.6pt}.rub{font-size:25pt;line-height:1.1}.st{font-size:8pt}`
const { amount, date } = writingOf('BR')
const ink = (text: string) => `<span class="ink">${text}</span>`

function make(random: Random, index: number): Paper {
  const { cents, words, reason, brand, colour, height } = SLIPS[index] as Slip
  const names = namesIn('BR', random)
  const [giver, taker, payer, day] = [names.person(), names.company(), names.company(), dayIn(random, 2025, 2026)]
  const number = [random.code('0##7'), random.code('02##'), random.code('1##')][index] ?? ''
  const taxId = brand ? cnpjOf(random) : cpfOf(random)
  const buyer = index === 1 ? names.person().full : payer.name
  const seller = brand || giver.full
  const until = `${date(daysAfter(day, -1), 'short')} (dia do passeio)`
  const foot = brand
    ? `<b>${brand}</b><br>${taker.address.lines.join(' - ')}<br>Fone/Zap ${taker.mobile} &nbsp; CNPJ ${taxId}`
    : `Nome ${ink(giver.full)}<br>CPF/CNPJ ${ink(taxId)}<br>Endereço ${ink(taker.address.street)}`
  const payerId = [
    '',
    `<div class="l st">CPF/RG ${ink(cpfOf(random))}</div>`,
    `<div class="l st">CNPJ ${ink(payer.vatId)}</div>`,
  ][index]
  const page = `<div class="box"><div class="top"><div class="rec">RECIBO</div><div>Nº ${ink(number)}</div><div class="v">VALOR R$ ${ink(amount(cents))}</div></div>
<div class="l">Recebi(emos) de ${ink(buyer)}</div>${payerId}<div class="l">a quantia de ${ink(words)}</div><div class="l">correspondente a ${ink(reason[0] ?? '')}</div><div class="l">${ink(reason[1] ?? '')}</div>
<div class="st" style="margin-top:2.4mm">e para maior clareza firmo(amos) o presente, dando plena quitação. &nbsp; ${index === 1 ? `( ) dinheiro &nbsp;( ) cheque &nbsp;(${ink('x')}) PIX` : `(${ink('x')}) dinheiro &nbsp;( ) cheque nº ______ &nbsp;( ) PIX`} &nbsp; ${index === 1 ? `saída ${ink(until)}` : ''}</div>
<div style="margin-top:3.6mm" class="r">${ink(`${taker.address.town}, ${date(day, 'long')}`)}</div><div class="sg"><div class="st">${foot}</div><div><div class="c ink rub" data-over>${giver.first} ${giver.last.slice(0, 1)}.</div><div class="as">assinatura</div></div></div></div>`
  return {
    html: sheets(css(colour), [page], { width: 190, height }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: taxId,
      grossTotal: fixed(cents),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'recibo-preenchido',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0, 1],
  photos: [0, 2],
  make,
}
