// A Portuguese laundry's slip, simplified invoice on thermal paper: the day to collect is larger than the day of issue, the ticket number on
// the clothes larger than the invoice number, prices with IVA, "Consumidor final".
import { daysAfter } from '../../documents/names/names.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.36 'Noto Sans';padding:5mm 4mm}.c{text-align:center}table{width:100%}td{padding:0;vertical-align:top}.k{border:1.4pt solid #000;margin:2.5mm 0;text-align:center;padding:1mm}.k b{font-size:19pt;line-height:1.15;display:block}.s{border-top:.7pt solid #000;border-bottom:.7pt solid #000;margin:1.5mm 0}`

const PIECES = [
  ['Camisa c/ cabide', 290],
  ['Fato 2 peças', 1190],
  ['Vestido cerimónia', 1650],
  ['Edredão casal', 1890],
  ['Calça', 520],
  ['Bainha', 700],
  ['Toalha mesa até 2 m', 680],
] as const
const { amount, date } = writingOf('PT')

export const layout: Layout = {
  name: 'lavandaria-talao',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const { address, vatId, phone } = names.company()
    const seller = ['Seca e Passa da Praça, Lda', 'LAVANDARIA BOLHA D’ÁGUA'][index] ?? ''
    const [day, number] = [dayIn(random, 2024, 2026), random.code(index === 0 ? 'FS L1/#####' : 'FR 2A/####')]
    const collect = daysAfter(day, 3)
    const rows = random
      .sample(PIECES, 2 + index * 2)
      .map(([name, price]) => ({ name, price, quantity: random.whole(1, 4) }))
    const gross = sum(rows.map(({ price, quantity }) => price * quantity))
    const tax = taxWithin(gross, 23)
    const line = (left: string, right: string) => `<tr><td>${left}</td><td class="r">${right}</td></tr>`
    const html = `<div class="c"><b>${seller}</b><br>${address.lines.join('<br>')}<br>Tel ${phone} NIF ${vatId.replace(/\D/g, '')}</div><div class="k">TALÃO<b>${random.code('###')}</b>Levantar: <b style="font-size:12pt">${date(collect)}</b>depois das 17h</div>
<table>${line(index === 0 ? 'Fatura simplificada' : 'Fatura-recibo', number)}${line('Emissão', `${date(day, 'dashed')} ${random.whole(9, 19)}:${random.whole(10, 59)}`)}${line('NIF', 'Consumidor final')}</table><div class="s"><table>${each(rows, ({ name, price, quantity }) => line(`${quantity} x ${name} (${amount(price)})`, amount(price * quantity)))}</table></div><table>${line('<b>TOTAL EUR</b>', `<b>${amount(gross)}</b>`)}${line('MB Way', amount(gross))}</table><br><table><tr><td>Taxa</td><td class="r">Base</td><td class="r">IVA</td><td class="r">Total</td></tr><tr><td>23%</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table>
<div class="c" style="margin-top:2.5mm">${squareCode(random, 30)}<br>ATCUD:${random.code('JJ@@#@@#-#####')}<br>${random.code('@@#@')}-Processado por programa<br>certificado n.º ${random.code('1###')}/AT<br><br>Peças não levantadas em 60 dias<br>serão doadas. Apresente o talão.</div>`
    return {
      html: sheets(CSS, [html], { width: 74, height: 180 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: seller,
        sellerVatId: vatId.replace(/\D/g, ''),
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
