// A British day nursery's monthly bill: rounded colours, the child's name large and the parents' small, funded hours taken off, a voucher
// payment and a balance brought forward, no VAT at all, sort code and account in a cloud, a company or a charity behind the nursery's name.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.5 'Dosis','Liberation Sans';color:#333}.top{left:0;right:0;top:0;height:44mm;background:var(--c);border-radius:0 0 50% 50%/0 0 14mm 14mm}.top b{position:absolute;left:0;right:0;top:9mm;text-align:center;font:700 25pt 'Dosis','Liberation Sans';color:#fff}.top span{position:absolute;left:0;right:0;top:23mm;text-align:center;color:#fff}.w{left:20mm;right:20mm;top:52mm}.two{display:grid;grid-template-columns:1fr 74mm;gap:6mm}.kid{font:700 16pt 'Dosis','Liberation Sans';color:var(--c)}.m td{padding:.2mm 4mm .2mm 0}.g{width:100%;margin:6mm 0}.g th{text-align:left;color:var(--c);border-bottom:1.4pt solid var(--c);padding:1mm 0}.g td{padding:1.1mm 0;border-bottom:.4pt dotted #999}.g .z td{font:700 13pt 'Dosis','Liberation Sans';border-bottom:0}.pay{background:#f4f4f4;border-radius:6mm;padding:4mm 7mm}.foot{left:20mm;right:20mm;bottom:9mm;text-align:center;font-size:7.8pt;color:#666}`

const NURSERIES = [
  {
    sign: 'Little Voles',
    legal: 'Little Voles Riverside Day Nursery Ltd',
    c: '#2a8c82',
    no: 'INV-0####',
    label: 'Invoice',
  },
  {
    sign: 'Hazelnut Lane Pre-School',
    legal: 'Hazelnut Lane Pre-School CIO',
    c: '#a4582a',
    no: '##/0#',
    label: 'Bill no.',
  },
  {
    sign: 'Bumblewick',
    legal: 'Bumblewick & Daughters Childcare Limited',
    c: '#7b4fa3',
    no: '#####',
    label: 'Invoice number',
  },
] as const
const { amount, date, month } = writingOf('GB')
const money = (cents: number) => `${cents < 0 ? '−' : ''}£${amount(Math.abs(cents))}`

export const layout: Layout = {
  name: 'childcare-nursery',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('GB', random)
    const nursery = NURSERIES[index] ?? NURSERIES[0]
    const [own, kid, parent, home] = [names.company(), names.person(), names.person(), names.address()]
    const day = { ...dayIn(random, 2026), day: 24 }
    const next = { ...daysAfter(lastDay(day), 1), day: 1 }
    const due = { ...next, day: 7 }
    const number = random.code(nursery.no)
    const [days, rate] = [random.whole(9, 19), random.whole(54, 71) * 100]
    const rows: [string, number][] = [
      [`${days} full days at ${money(rate)}`, days * rate],
      ['Lunches and snacks', days * 450],
      [`Funded hours, ${days * 3} at £5.60`, -days * 3 * 560],
      ...(index === 1 ? ([['Forest school Friday', 2_400]] satisfies [string, number][]) : []),
    ]
    const total = sum(rows.map(([, cents]) => cents))
    const voucher = index === 2 ? 20_000 : 0
    const buyer =
      [
        `${parent.salutation} ${parent.first.charAt(0)} ${parent.last}`,
        `${parent.first} and ${names.person().first} ${parent.last}`,
        `${parent.first} ${parent.last}`,
      ][index] ?? ''
    const meta = [
      [nursery.label, number],
      ['Date', date(day, 'long')],
      ['Month', month(next)],
      ['Room', random.pick(['Ducklings', 'Acorns', 'Explorers'])],
      ['Please pay by', date(due, 'long')],
    ]
    const line = ([text, cents]: readonly [string, number], of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const html = `<div class="abs top"><b>${nursery.sign}</b><span>${own.address.lines.join(', ')} · ${own.phone}</span></div><div class="abs w"><div class="two"><div><div class="kid">${kid.first}’s invoice</div>${buyer}<br>${home.lines.join('<br>')}</div><table class="m">${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div><table class="g"><tr><th>For ${month(next)}</th><th class="r">£</th></tr>${each(rows, (row) => line(row))}${line(['Total', total], 'z')}${voucher > 0 ? line(['Tax-free childcare payment received, thank you', -voucher]) + line(['Left to pay', total - voucher], 'z') : ''}</table><div class="pay"><b>How to pay</b><br>${own.bank.account} (${nursery.legal})<br>Reference: ${kid.first.toUpperCase()}${kid.last.charAt(0)} ${number}. Late payments after the 7th cost £5.00 a day. Childcare is exempt from VAT.</div></div><div class="abs foot">${nursery.legal} · ${own.register} · Ofsted URN ${random.code('EY######')}</div>`
    return {
      html: sheets(`.sheet{--c:${nursery.c}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [nursery.legal, nursery.sign],
        buyerName: buyer,
        grossTotal: voucher > 0 ? [fixed(total), fixed(total - voucher)] : fixed(total),
        currency: 'GBP',
      },
    }
  },
}
