// A Portuguese seafood house's table bill: shellfish by weight with a price a kilo, cover charge, two rates, a bill for looking at
// (consulta de mesa) with a number of its own before the real one, a card slip with tip below, or the firm that asks for its number.
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, positionsOf, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

type Wares = Parameters<typeof positionsOf>[1]
const SHELLFISH = [
  ['Sapateira recheada', 2400, 3200],
  ['Camarao tigre', 5900, 7800],
  ['Robalo grelhado', 3800, 4900],
  ['Gambas da costa', 4200, 5900],
] as const
const FOOD: Wares = [
  ['Couvert', '', 180, 250, 4],
  ['Ameijoas Bulhao Pato', '', 1690, 2150, 1],
  ['Acorda de marisco', '', 1590, 1890, 2],
  ['Prego no pao', '', 590, 750, 3],
  ['Mousse caseira', '', 350, 450, 2],
]
const DRINK: Wares = [
  ['Imperial', '', 170, 230, 6],
  ['Vinho verde 75cl', '', 1150, 1690, 1],
  ['Agua c/ gas', '', 160, 210, 2],
]
const CSS = `body{font:8.6pt/1.24 'Noto Sans Mono','DejaVu Sans Mono',monospace;letter-spacing:-.35pt}.sheet{padding:6mm 4mm}.b{font-size:15pt;font-weight:700;letter-spacing:-.6pt;line-height:1.1}table{width:100%}td{padding:0;vertical-align:top}.t td{font-size:14pt;font-weight:700;padding:1mm 0}.d{border-top:1pt dashed #000;margin:1.8mm 0}.e{border-top:2.4pt double #000;margin:1.8mm 0}.s{font-size:7.2pt}.n{padding-left:3mm}.tpa{font:8.4pt/1.25 'Courier Prime',monospace;letter-spacing:0;margin-top:5mm;border-top:1.2pt dotted #000;padding-top:3mm}`
const { amount, date, number: figures } = writingOf('PT', '')
const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`

/** What is eaten: by the kilo and by the piece. */
function mealOf(random: Random, index: number) {
  const weighed = random.sample(SHELLFISH, index === 0 ? 2 : 1).map(([name, low, high]) => {
    const [grams, price] = [random.whole(18, 96) * 10, Math.round(random.whole(low, high) / 50) * 50]
    return {
      name,
      total: Math.round((grams * price) / 1000),
      how: `${(grams / 1000).toFixed(3).replace('.', ',')} Kg x ${amount(price)}`,
    }
  })
  const pieces = (wares: Wares, count: number) =>
    positionsOf(random, wares, count).map(({ name, quantity, price, total }) => ({
      name,
      total,
      how: quantity > 1 ? `${figures(quantity)} x ${amount(price)}` : '',
    }))
  const food = [...pieces(FOOD, index === 0 ? 3 : 4), ...weighed]
  const drink = pieces(DRINK, index === 0 ? 3 : 2)
  const of = (list: typeof food) => sum(list.map(({ total }) => total))
  return { food, drink, low: of(food), high: of(drink) }
}

const rowsOf = (list: ReturnType<typeof mealOf>['food'], rate: string) =>
  each(
    list,
    ({ name, total, how }) =>
      `${line(`${rate} ${name}`, amount(total))}${how ? `<tr class="s"><td class="n" colspan="2">${how}</td></tr>` : ''}`,
  )

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
  const brand = ['O Búzio Torto', 'Maré de Sesimbrão'][index] ?? ''
  const number = random.code(index === 0 ? 'FS SALA26/3###' : 'FT A/1##4')
  const time = random.code(index === 0 ? '22:1#' : '14:5#')
  const { food, drink, low, high } = mealOf(random, index)
  const [lowTax, highTax, gross] = [taxWithin(low, 13), taxWithin(high, 23), low + high]
  const tax = lowTax + highTax
  const tip = Math.max(200, Math.round(gross / 2000) * 100)
  const nif = firm.vatId.replace(/\D/g, '')
  const given = Math.ceil(gross / 5000) * 5000
  const paid =
    index === 0
      ? line('Cartao', amount(gross))
      : `${line('Dinheiro entregue', amount(given))}${line('Troco', amount(given - gross))}`
  const slip = `<div class="tpa"><div class="c">TERMINAL PAGAMENTO AUTOMATICO<br>COPIA CLIENTE<br>${brand.toUpperCase()}</div>ID.TPA ${random.code('00#####')} PER ${random.code('###')} TRN ${random.code('0##')}<br>ESTAB ${random.code('0000##3###')}<br>CARTAO: ************${random.code('####')} C/LESS<br>${date(day, 'iso')} ${time}:${random.code('4#')} &nbsp;AUT: ${random.code('#####3')}<table>${line('COMPRA', `${amount(gross)} EUR`)}${line('GRATIFICACAO', `${amount(tip)} EUR`)}${line('MONTANTE', `${amount(gross + tip)} EUR`)}</table></div>`
  const buyer =
    index === 1
      ? `<div>Cliente: ${client.name}<br>${client.address.street}<br>NIF: ${client.vatId.replace(/\D/g, '')}</div><div class="d"></div>`
      : ''
  const page = `<div class="c"><div class="b">${brand}</div>Marisqueira - Cervejaria<br>${firm.address.lines.join('<br>')}<br>Reservas ${firm.phone}</div><div class="e"></div>${index === 0 ? 'FATURA SIMPLIFICADA' : 'FATURA'}<br><b>${number}</b><table>${line(`${date(day, 'dashed')} ${time}`, `Mesa ${random.whole(3, 41)}`)}${line(`Emp. ${names.person().first}`, `Pessoas ${index + 2}`)}</table><span class="s">Ref. consulta de mesa CM 26/${random.code('8###')} (nao serve de fatura)</span><div class="d"></div>${buyer}<table>${rowsOf(food, 'B')}${rowsOf(drink, 'C')}</table><div class="d"></div>
<table>${line('TOTAL', `${amount(gross)}€`, 't')}${paid}</table><div class="d"></div><table class="s"><tr><td>IVA</td><td class="r">Base</td><td class="r">Imposto</td><td class="r">Total</td></tr><tr><td>B 13%</td><td class="r">${amount(low - lowTax)}</td><td class="r">${amount(lowTax)}</td><td class="r">${amount(low)}</td></tr><tr><td>C 23%</td><td class="r">${amount(high - highTax)}</td><td class="r">${amount(highTax)}</td><td class="r">${amount(high)}</td></tr><tr><td></td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td></td></tr></table><div class="c" style="margin-top:3mm">${squareCode(random, 27)}<div class="s">ATCUD:${random.code('JJ#@@4@#')}-${number.split('/')[1]}<br>${random.code('Q#t@')}-Processado por programa certificado n. ${random.code('2##')}/AT<br>${firm.name}<br>Contribuinte ${nif}<br>Gratificacao nao incluida. Volte sempre!</div></div>${index === 0 ? slip : ''}`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 234 : 212 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.slice(3)],
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      ...(index === 1 ? { buyerName: client.name } : {}),
      sellerVatId: nif,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: index === 0 ? [fixed(gross), fixed(gross + tip)] : fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'marisqueira-mesa',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
