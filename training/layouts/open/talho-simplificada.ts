// A Portuguese butcher's fatura simplificada from the till program of small shops: weights with three decimals and the scale's label numbers, prices with VAT,
// letters for the rates, "Consumidor Final" or a tax number alone, total in double height, card slip of the terminal below with another
// number and the same sum, ATCUD above a square code; narrow in one of three.
import { nifOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

/** Name, cents a kilogram or a piece, grams at most (0 if by the piece), rate. */
const MEATS = [
  ['Bifes da vazia', 1699, 900, 6],
  ['Frango campo inteiro', 529, 2400, 6],
  ['Entremeada fatiada', 699, 1400, 6],
  ['Carne picada 1.ª', 949, 1200, 6],
  ['Secretos porco preto', 1490, 1100, 6],
  ['Chouriço de vinho', 1180, 500, 23],
  ['Coelho', 890, 1500, 6],
  ['Morcela de arroz', 795, 600, 23],
  ['Carvão vegetal 3kg', 349, 0, 23],
  ['Broa de milho', 180, 0, 6],
  ['Saco reutilizável', 10, 0, 23],
  ['Ovos classe M dz', 265, 0, 6],
  ['Azeitona temperada', 320, 0, 13],
] as const
const CSS = `body{font:8pt/1.28 'DejaVu Sans Mono','Liberation Mono',monospace;letter-spacing:-.35pt}.sheet{padding:4mm 3.500mm}table{width:100%}td{padding:0;vertical-align:top}.d{border-top:.7pt dashed #000;margin:1.5mm 0}.w{font-weight:700;font-size:9.4pt}.to td{font-weight:700;font-size:12.500pt;line-height:1.5}.s{font-size:6.8pt;line-height:1.3}`
const { amount, date } = writingOf('PT', '')
const LETTERS: Readonly<Record<number, string>> = { 6: 'A', 13: 'B', 23: 'C' }
const RULE = '<div class="d"></div>'

function basketOf(random: Random, count: number) {
  const lines = random.sample(MEATS, count).map(([name, price, most, rate]) => {
    const quantity = most ? random.whole(180, most) : random.whole(1, 2) * 1000
    return { name, price, rate, quantity, total: Math.round((quantity * price) / 1000), unit: most ? 'kg' : 'un' }
  })
  const rates = [6, 13, 23].flatMap((rate) => {
    const all = sum(lines.filter((one) => one.rate === rate).map(({ total }) => total))
    return all ? [{ rate, all, tax: taxWithin(all, rate) }] : []
  })
  const html = each(
    lines,
    (one) =>
      `<tr><td colspan="2">${one.name}</td></tr><tr><td>&nbsp; ${(one.quantity / 1000).toFixed(3).replace('.', ',')} ${one.unit} x ${amount(one.price)}</td><td class="r">${amount(one.total)} ${LETTERS[one.rate]}</td></tr>`,
  )
  const table = each(
    rates,
    (one) =>
      `<tr><td>${LETTERS[one.rate]} ${one.rate},00%</td><td class="r">${amount(one.all - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.all)}</td></tr>`,
  )
  return { html, table, total: sum(rates.map(({ all }) => all)), tax: sum(rates.map((one) => one.tax)) }
}

/** What was handed over, or the terminal's own slip. */
function paid(
  random: Random,
  { index, total, day, time }: { index: number; total: number; day: string; time: string },
): string {
  const note = (Math.floor(total / 2000) + 1) * 2000
  if (index === 1)
    return `<tr><td>Numerário</td><td class="r">${amount(note)}</td></tr><tr><td>Troco</td><td class="r">${amount(note - total)}</td></tr></table>`
  const slip = `<div class="s">TERMINAL ${random.code('00#####')} &nbsp; PER. ${random.code('0##')} TRANS. ${random.code('0##')}<br>${day} ${time} &nbsp; AUT. ${random.code('######')}<br>CARTÃO ************${random.code('####')} &nbsp; CONTACTLESS<br>COMPRA &nbsp; ${amount(total)} EUR<br>TRANSAÇÃO APROVADA</div>`
  return `<tr><td>Multibanco</td><td class="r">${amount(total)}</td></tr></table>${index === 0 ? `${RULE}${slip}` : ''}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, nif, day] = [companyIn(names, 'Talho'), nifOf(random, '5'), dayIn(random, 2025)]
  const brand = ['TALHO DA ESQUINA', '', 'Carnes Rabo de Peixe'][index] ?? ''
  const [series, count] = [['FS T1/', 'FS 02P2025/', 'FS A3/'][index] ?? 'FS ', random.whole(1900, 48_000)]
  const number = `${series}${count}`
  const { html, table, total, tax } = basketOf(random, [3, 6, 4][index] ?? 3)
  const [written, time] = [date(day, index === 1 ? 'dashed' : 'figures'), random.code('1#:4#')]
  const customer = ['Cliente: Consumidor Final', `NIF Cliente: ${nifOf(random, '2')}`, 'Consumidor final'][index]
  const page = `<div class="c">${brand ? `<span class="w">${brand}</span><br>` : ''}${firm.name}<br>${firm.address.lines.join('<br>')}<br>NIF: ${nif}<br>Tel. ${firm.phone}</div>${RULE}
    <div class="w">Fatura Simplificada</div>${number}<br>${written} ${time} &nbsp; Original<br>${customer}<br>Posto: ${index + 1} &nbsp; Op: ${names.person().first}${index === 1 ? ` &nbsp; Talão balança: ${random.code('0###')}` : ''}${RULE}<table>${html}</table>${RULE}<table class="to"><tr><td>TOTAL</td><td class="r">${amount(total)} EUR</td></tr></table><table>${paid(random, { index, total, day: written, time })}${RULE}
    <table class="s"><tr><td>IVA</td><td class="r">Incid.</td><td class="r">Imposto</td><td class="r">Total</td></tr>${table}<tr><td>Total</td><td class="r">${amount(total - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(total)}</td></tr></table>${RULE}<div class="s">${random.code('d@K#')}-Processado por programa certificado<br>n.º ${random.code('1##')}/AT<br>ATCUD:${random.code('JF#@@#@#')}-${count}</div><div class="c" style="margin:2mm 0">${squareCode(random, 30, 45)}</div><div class="c s">IVA incluído à taxa em vigor. Obrigado e volte sempre<br>${index === 2 ? 'Encerra à segunda-feira' : 'Encomendas para a Páscoa e o Natal'}</div>`
  return {
    html: sheets(CSS, [page], { width: [80, 80, 72][index] ?? 80, height: [180, 190, 172][index] ?? 180 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace('FS ', '')],
      issueDate: iso(day),
      sellerName: brand ? [firm.name, brand] : firm.name,
      sellerVatId: nif,
      netTotal: fixed(total - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'talho-simplificada',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [2],
  photos: [0, 1],
  make,
}
