// A Portuguese cinema's slip for seats and bar in one: the showing's day and hour in the largest letters and another day than the
// purchase, row and seat figures, a card's discount and a voucher used, three rates in a table, and the chain's owner at the very end.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const FILMS = ['A Ilha dos Faroleiros (VO)', 'Sete Invernos em Trás-os-Rios', 'Robô Nabiça 2 (VP)'] as const
const BAR = [
  ['Pipocas Grande Salg.', 13, 480, 590],
  ['Pipocas Média Doces', 13, 410, 470],
  ['Nachos c/ queijo', 13, 520, 610],
  ['Refrigerante 0,75L', 23, 330, 410],
  ['Água 50cl', 13, 190, 230],
  ['Gomas a granel 180g', 23, 270, 390],
] as const
const CSS = `body{font:8.4pt/1.3 'Open Sans','Noto Sans',sans-serif}.sheet{padding:5mm 5mm}.hd{display:flex;justify-content:space-between;align-items:center}.hd b{font:800 17pt/1 Dosis,sans-serif;letter-spacing:1pt}.ti{background:#000;color:#fff;padding:2mm 3mm;margin:3mm 0;display:grid;grid-template-columns:1fr auto;row-gap:.5mm}.ti .f{font:700 11pt/1.15 'Open Sans',sans-serif;grid-column:1/3}.ti .x{font:700 17pt/1 Dosis,sans-serif}table{width:100%}td{padding:.15mm 0;vertical-align:top}.k td{border-top:1pt solid #000;font:700 13pt/1.5 'Open Sans',sans-serif}.s,.s td{font-size:7.1pt;line-height:1.3}.v{margin:2.5mm 0;padding:1.5mm;border:.8pt dashed #000}.ft{display:flex;gap:3mm;align-items:center;margin-top:3mm}`
const { amount, date } = writingOf('PT', ' ')
const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`
const when = (is: unknown, html: string) => (is ? html : '')

type Sold = Readonly<{ name: string; rate: number; cents: number }>

/** Seats first, what is taken off them, then the bar. */
function basketOf(random: Random, index: number): Sold[] {
  const [seats, price] = [[2, 4, 3][index] ?? 2, random.whole(63, 86) * 10]
  const bar = random.sample(BAR, [3, 4, 1][index] ?? 3).map(([name, rate, low, high]) => ({
    name: `1 ${name}`,
    rate,
    cents: Math.round(random.whole(low, high) / 10) * 10,
  }))
  const cut = [-2 * Math.round(price / 5), 0, -price][index] ?? 0
  const less = { name: index === 0 ? 'Desc. cartão Lanterna 20%' : '1 Vale oferta sessão', rate: 6, cents: cut }
  const seat = `${seats} Bilhete ${index === 1 ? 'Família' : 'Normal'} x ${amount(price)}`
  return [{ name: seat, rate: 6, cents: seats * price }, ...(cut ? [less] : []), ...bar]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, client, day] = [names.company(), names.company(), dayIn(random, 2025, 2026)]
  const [brand, owner] = (
    index === 1
      ? ['CINE ALDEBARÃ', 'Aldebarã Salas de Espetáculo, S.A.']
      : ['LANTERNA', 'Lanterna & Ecrã Exibição, Lda.']
  ) as [string, string]
  const number = random.code(['FS 26C07/1####', 'FR BIL2/8###', 'FS 26C02/3####'][index] ?? '')
  const show = daysAfter(day, [0, 3, 1][index] ?? 0)
  const basket = basketOf(random, index)
  const gross = sum(basket.map(({ cents }) => cents))
  const rates = [23, 13, 6].map((rate) => {
    const all = sum(basket.filter((one) => one.rate === rate).map(({ cents }) => cents))
    return { rate, all, tax: taxWithin(all, rate) }
  })
  const tax = sum(rates.map((one) => one.tax))
  const nif = firm.vatId.replace(/\D/g, '')
  const first = random.whole(3, 9)
  const paid = [
    `${line('MB WAY', amount(gross))}${line(`Tel. 9** *** ${random.code('###')}`, `Op. ${random.code('#########')}`, 's')}`,
    `${line(random.code('Visa ****####'), amount(gross))}${line(random.code('TPA 00######'), random.code('Aut. ##4###'), 's')}`,
    `${line('Numerário', amount(Math.ceil(gross / 1000) * 1000))}${line('Troco', amount(Math.ceil(gross / 1000) * 1000 - gross))}`,
  ][index]
  const card = when(
    index !== 1,
    `<div class="v s">Cartão Lanterna ${random.code('7004 #### ####')}: +${Math.floor(gross / 100)} pontos nesta compra, saldo ${random.whole(110, 940)} pontos, válidos até 31/12/${day.year + 1}</div>`,
  )
  const page = `<div class="hd"><b>${brand}</b><span class="r s">${names.town()} Shopping<br>Bilheteira ${random.whole(1, 4)} / Op. ${random.code('0##')}</span></div>
<div class="ti"><span class="f">${FILMS[index]}</span><span class="x">${date(show, 'short')} &nbsp;${random.code('21:#0').replace(/\d0$/, '30')}</span><span class="x r">SALA ${random.whole(1, 9)}</span><span>Fila ${random.code('@')} &nbsp;Lugares ${first} a ${first + ([2, 4, 3][index] ?? 2) - 1}</span><span class="r">${['M/12', 'M/14', 'M/6'][index]}</span></div>
<table>${each(basket, (one) => line(`${one.name} <span class="s">(${one.rate}%)</span>`, amount(one.cents)))}${line('Total EUR', amount(gross), 'k')}${paid}</table>${card}
<table class="s"><tr><td>% IVA</td><td class="r">Valor c/ IVA</td><td class="r">Base</td><td class="r">IVA</td></tr>${each(
    rates.filter(({ all }) => all !== 0),
    (one) =>
      `<tr><td>${one.rate}</td><td class="r">${amount(one.all)}</td><td class="r">${amount(one.all - one.tax)}</td><td class="r">${amount(one.tax)}</td></tr>`,
  )}<tr><td>Soma</td><td class="r">${amount(gross)}</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td></tr></table>
<div class="ft">${squareCode(random, 24)}<div class="s">${index === 1 ? 'Fatura-recibo' : 'Fat. simplificada'}<br><b>${number}</b><br>Emitida ${date(day, 'iso')} ${random.code('18:4#:1#')}<br>NIF adquirente: ${index === 1 ? client.vatId.replace(/\D/g, '') : 'Cons. final'}${when(index === 1, `<br>${client.name}`)}<br>ATCUD: ${random.code('JH#@@2#@')}-${number.split('/')[1]}</div></div>
<div class="s c" style="margin-top:2.5mm">${random.code('p@2#')}-Processado por programa certificado n.º ${random.code('9##')}/AT<br>${owner} NIPC ${nif}<br>${firm.address.lines.join(', ')}<br>IGAC reg. ${random.code('4###')} &nbsp; Não se aceitam devoluções após o início da sessão<br><br>${barCode(random, 58, 9)}<br>${random.code('2600############')}</div>`
  return {
    html: sheets(CSS, [page], { width: 82, height: [172, 166, 162][index] ?? 172 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.slice(3)],
      issueDate: iso(day),
      sellerName: [owner, brand],
      ...(index === 1 ? { buyerName: client.name } : {}),
      sellerVatId: nif,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'cinema-bar-talao',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
