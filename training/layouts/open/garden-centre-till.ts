// A British garden centre's till slip: member price lines that go down below each article, three rates marked by letters, a voucher before
// the total and another after it, "You saved" larger than the total, returns policy with days, the shop's town instead of its firm on top.
import { barCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.34 'Roboto Condensed';padding:6mm 6mm}.c{text-align:center}.l{display:flex;justify-content:space-between}.m{padding-left:4mm;font-style:italic}.t{font:700 15pt/1.5 'Roboto Condensed'}.y{border:1.4pt solid #000;text-align:center;font:700 17pt/1.5 'Roboto Condensed';margin:3mm 0}hr{border:0;border-top:.8pt solid #000;margin:1.6mm 0}.logo{font:700 17pt/1 'URW Bookman'}`

const GOODS = [
  ['Lavender Hidcote 2L', 899, 'A', 20],
  ['Multi Purpose Compost 60L', 1099, 'A', 20],
  ['Seed Potato Charlotte 2kg', 649, 'Z', 0],
  ['Broad Bean seeds', 275, 'Z', 0],
  ['Cream Tea for 1', 725, 'A', 20],
  ['Pruning Saw', 1899, 'A', 20],
  ['Raspberry canes x5', 1450, 'Z', 0],
  ['Terracotta 30cm', 1299, 'A', 20],
] as const
const { amount, date } = writingOf('GB')

export const layout: Layout = {
  name: 'garden-centre-till',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make(random, index) {
    const names = namesIn('GB', random)
    const { address, vatId } = names.company()
    const [day, number] = [dayIn(random, 2024, 2026), random.code('0#-####-##')]
    const seller = ['Thistledown Nurseries', 'Foxmoor Garden Village'][index] ?? ''
    const rows = random.sample(GOODS, 4 + index * 2).map(([name, price, key, rate]) => {
      const quantity = random.weighted([
        [3, 1],
        [1, 3],
      ])
      const off = random.chance(0.4) ? Math.round(price * quantity * 0.1) : 0
      return { name, key, rate, quantity, price, off, total: quantity * price - off }
    })
    const total = sum(rows.map((row) => row.total))
    const standard = sum(rows.filter(({ rate }) => rate === 20).map((row) => row.total))
    const tax = taxWithin(standard, 20)
    const gift = 1000
    const line = (left: string, right: string, of = '') =>
      `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
    const vat = `${line(`A 20% &nbsp; net ${amount(standard - tax)}`, amount(tax))}${total > standard ? line(`Z 0% &nbsp; net ${amount(total - standard)}`, '0.00') : ''}`
    const html = `<div class="c"><div class="logo">${address.town}</div>Plants · Pets · Coffee<br>Open 9 to 5.30, Sundays 10.30 to 4.30</div><hr>${each(rows, (row) => `${line(`${row.quantity > 1 ? `${row.quantity} @ ${amount(row.price)} ` : ''}${row.name}`, `${amount(row.quantity * row.price)} ${row.key}`)}${row.off > 0 ? line('Member price', `-${amount(row.off)}`, 'm') : ''}`)}<hr>${line(`${sum(rows.map(({ quantity }) => quantity))} items`, '')}${line('TO PAY', `£${amount(total)}`, 't')}${line(`Gift card ****${random.code('####')}`, amount(gift))}${line('Visa contactless', amount(total - gift))}<hr>${vat}
<div class="y">You saved £${amount(sum(rows.map(({ off }) => off)))}</div><p class="c">Points today ${Math.floor(total / 100)} · Balance ${random.whole(300, 2900)}</p><div class="c">${seller} is a trading name of<br>${seller} Holdings<br>${address.lines.join(', ')}<br>VAT No ${vatId}<br><br>${date(day, 'short')} ${random.whole(10, 16)}:${random.whole(10, 59)} &nbsp; Till ${random.whole(1, 6)} &nbsp; ${names.person().first}<br>Txn ${number}<br><br>${barCode(random, 54, 10)}<br>Plants guaranteed for 2 years with this receipt.<br>Refunds within 28 days.</div>`
    return {
      html: sheets(CSS, [html], { width: 80, height: 190 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [seller, `${seller} Holdings`],
        sellerVatId: vatId.replace(/\s/g, ''),
        taxTotal: fixed(tax),
        grossTotal: fixed(total),
        currency: 'GBP',
      },
    }
  },
}
