// A shipping line bills demurrage in dollars: a line a container with free days, days over and tiers of tariff, ports and dates of arrival
// and gate-out, a forwarder as payer and a shipper as party, an agent's office as sender, accounts for two currencies, outside the scope of VAT.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const LANDSCAPE = { width: 297, height: 210 }
const CSS = `.sheet{font:8.2pt/1.38 'Noto Sans','Liberation Sans';padding:9mm 12mm}.h{display:flex;justify-content:space-between;background:#0a2540;color:#fff;padding:3mm 5mm;align-items:center}.h b{font:700 17pt 'Lato','Liberation Sans';letter-spacing:3pt}.h span{font-size:11pt;text-align:right}.bx{display:grid;grid-template-columns:74mm 74mm 1fr;border:.6pt solid #0a2540;margin:4mm 0}.bx>div{padding:2mm 3mm;border-right:.6pt solid #0a2540}.bx>div:last-child{border:0}.bx small{display:block;font-size:6.6pt;color:#556}.bx table td{padding:0 3mm 0 0}.v{display:grid;grid-template-columns:repeat(6,1fr);margin-bottom:4mm}.v small{display:block;font-size:6.6pt;color:#556}.g{width:100%}.g th{background:#dfe6ee;text-align:left;padding:1mm 1.4mm;font-size:7.2pt;font-weight:700}.g th:nth-child(7),.g td:nth-child(7){padding-left:7mm}.g td{padding:1mm 1.4mm;border-bottom:.3pt solid #aab}.g .z td{font-weight:700;border-top:1pt solid #0a2540;border-bottom:0;font-size:9.4pt}.two{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin-top:5mm;font-size:7.6pt}.foot{left:12mm;right:12mm;bottom:6mm;font-size:6.4pt;color:#556;text-align:center}`

const LINES = [
  {
    logo: 'BORELINE',
    carrier: 'Boreline Container Lines A/S',
    issuer: 'Boreline Container Lines A/S',
    no: '71########',
    label: 'Invoice No.',
    title: 'IMPORT DEMURRAGE INVOICE',
  },
  {
    logo: 'SUNDA STAR',
    carrier: 'Sunda Star Shipping Co. Ltd',
    issuer: 'Kestrel Maritime Agencies B.V.',
    no: 'DEM/NL/26/#####',
    label: 'Inv. ref.',
    title: 'DETENTION INVOICE',
  },
  {
    logo: 'ATLANTIDE',
    carrier: 'Atlantide Navegação S.A.',
    issuer: 'Atlantide Navegação S.A.',
    no: 'HAM######D',
    label: 'Document number',
    title: 'DEMURRAGE & STORAGE',
  },
] as const
const { amount, date } = writingOf('GB')

function boxesOf(random: Parameters<Layout['make']>[0], arrived: Parameters<typeof date>[0], count: number) {
  return Array.from({ length: count }, () => {
    const [size, free, over] = [random.pick(['20DC', '40HC', '40RF'] as const), random.whole(4, 7), random.whole(2, 16)]
    const [first, second] = size === '20DC' ? [6_500, 11_000] : [9_500, 17_500]
    const cents = Math.min(over, 5) * first + Math.max(over - 5, 0) * second
    return {
      code: random.code('@@@U ###### #'),
      size,
      free,
      over,
      out: date(daysAfter(arrived, free + over), 'short-name'),
      cents,
    }
  })
}

export const layout: Layout = {
  name: 'container-demurrage',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const line = LINES[index] ?? LINES[0]
    const [own, other, payer, shipper] = [
      names.company(),
      names.company(),
      names.company(),
      namesIn('GB', random).company(),
    ]
    const day = dayIn(random, 2026)
    const arrived = daysAfter(day, -31)
    const due = daysAfter(day, 7)
    const number = random.code(line.no)
    const boxes = boxesOf(random, arrived, 3 + index)
    const total = sum(boxes.map(({ cents }) => cents))
    const meta = [
      [line.label, number],
      ['Invoice date', date(day, 'month-name')],
      ['Payment due', date(due, 'month-name')],
      ['Customer code', random.code('DE#######')],
      ['Currency', 'USD'],
    ]
    const voyage = [
      ['B/L number', random.code('@@@@########')],
      ['Vessel / voyage', `${line.logo} ${random.pick(['FALCON', 'HERON', 'PETREL'])} / ${random.code('2##W')}`],
      ['Port of loading', random.pick(['Port Klang', 'Santos', 'Qingdao'])],
      ['Port of discharge', index === 1 ? 'Rotterdam' : 'Hamburg'],
      ['Arrival', date(arrived, 'short-name')],
      ['Commodity', random.pick(['Machine parts', 'Frozen berries', 'Garments'])],
    ]
    const agent = line.issuer === line.carrier ? '' : `<br>as agents only for ${line.carrier}`
    const html = `<div class="h"><b>${line.logo}</b><span>${line.title}</span></div><div class="bx"><div><small>Invoice to</small>${payer.name}<br>Import department<br>${payer.address.street}<br>${payer.address.place}<br>Germany · ${payer.vatId}</div><div><small>Shipper</small>${shipper.name}<br>${shipper.address.lines.join('<br>')}</div><div><table>${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div></div><div class="v">${each(voyage, ([name, text]) => `<div><small>${name}</small>${text}</div>`)}</div>
<table class="g"><tr><th>Container</th><th>Type</th><th>Discharged</th><th>Gate out</th><th class="r">Free days</th><th class="r">Days charged</th><th>Tariff per day, days 1–5 / from 6</th><th class="r">Amount USD</th></tr>${each(boxes, (box) => `<tr><td>${box.code}</td><td>${box.size}</td><td>${date(arrived, 'short-name')}</td><td>${box.out}</td><td class="r">${box.free}</td><td class="r">${box.over}</td><td>${box.size === '20DC' ? '65.00 / 110.00' : '95.00 / 175.00'}</td><td class="r">${amount(box.cents)}</td></tr>`)}<tr class="z"><td colspan="7">Total payable USD</td><td class="r">${amount(total)}</td></tr></table>
<div class="two"><div><b>USD account</b><br>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>SWIFT ${own.bank.bic}</div><div><b>EUR account</b> (rate of the day of payment)<br>${other.bank.name}<br>IBAN ${inFours(other.bank.iban ?? '')}<br>SWIFT ${other.bank.bic}</div><div>Outside the scope of VAT. Disputes in writing within 14 days; a dispute does not defer payment. Release is withheld until funds are received.</div></div><div class="abs foot">${line.issuer}${agent ? `, ${agent.slice(4)}` : ''} · ${own.address.street} · ${own.address.place} · demurrage@${line.logo.toLowerCase().replace(' ', '')}.example</div>`
    return {
      html: sheets(CSS, [html], LANDSCAPE),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: line.issuer === line.carrier ? line.carrier : [line.issuer, line.carrier],
        buyerName: payer.name,
        iban: [own.bank.iban ?? '', other.bank.iban ?? ''],
        grossTotal: fixed(total),
        currency: 'USD',
      },
    }
  },
}
