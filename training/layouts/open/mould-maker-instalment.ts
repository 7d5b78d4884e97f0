// A Portuguese mould maker writes English to a German customer: labels in English over small Portuguese ones, "Fatura" numbers with a
// series, an instalment of a tool whose full price stands above it, earlier instalments with their own numbers and days, no VAT within
// the Union, both parties' VAT numbers, an IBAN and a second bank, and the buyer's plant as the place of delivery.
import { ibanOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, sheets, writingOf } from '../sheet.ts'

const TOOLS = [
  ['2-cavity injection mould, housing cover, steel 1.2738, hot runner 4 drops', 4850000, 8890000],
  ['4+4 family mould, clip left/right, steel 1.2343 ESU, 8 sliders', 6400000, 11900000],
  ['Die insert set, spare, for tool below', 980000, 2140000],
] as const
const PLANS = [
  [40, 40, 20],
  [30, 40, 30],
  [50, 50],
] as const
const STEPS = ['order confirmation', 'first trial (T1)', 'approval of samples'] as const
const CSS = `.sheet{font:10.3pt/1.42 'Carlito';padding:15mm 17mm 12mm 30mm;color:#1c1c1c}.edge{left:0;top:0;width:17mm;height:297mm;background:#c8a24a}.edge span{position:absolute;left:4mm;bottom:40mm;transform-origin:0 0;writing-mode:vertical-rl;font:300 20pt 'Dosis';color:#fff;letter-spacing:2pt}i{font-size:7pt;color:#777;font-style:normal;display:block;line-height:1.1}
.h{display:flex;justify-content:space-between;gap:12mm}.n{font-size:17pt;font-weight:700;margin:11mm 0 2mm}.f{width:100%;border-top:1pt solid #c8a24a;border-bottom:1pt solid #c8a24a}.f td{padding:1.6mm 2mm 1.6mm 0;vertical-align:top}.d{margin:6mm 0;width:100%}.d td,.d th{padding:1.2mm 1mm;text-align:left;vertical-align:top;border-bottom:.3pt solid #bbb;font-weight:400}.d th{color:#8a6c21}.d .r{text-align:right;white-space:nowrap}
.s{margin-left:auto;width:88mm}.s td{padding:.8mm 0}.s tr:last-child td{font-weight:700;font-size:12pt;border-top:1pt solid #c8a24a}.b{left:30mm;right:17mm;bottom:11mm;font-size:8pt;line-height:1.4;display:flex;justify-content:space-between;border-top:.4pt solid #bbb;padding-top:2mm}`
const { amount, date } = writingOf('US')

function make(random: Random, index: number): Paper {
  const [names, german] = [namesIn('PT', random), namesIn('DE', random)]
  const firm = companyIn(names, 'Moldes')
  const [client, plant] = [companyIn(german, 'Kunststofftechnik'), german.address()]
  const day = dayIn(random, 2025, 2026)
  const day2 = (after: number) => date(daysAfter(day, after), 'month-name')
  const due = daysAfter(day, [30, 45, 14][index] as number)
  const [tool, low, high] = TOOLS[index] as (typeof TOOLS)[number]
  const price = Math.round(random.whole(low, high) / 10000) * 10000
  const shares = [[40], [30, 40], [50, 50]][index] as number[]
  const parts = shares.map((share) => (price * share) / 100)
  const net = parts.at(-1) ?? 0
  const changes = index === 2 ? random.whole(12, 48) * 5000 : 0
  const total = net + changes
  const series = ['FT 2026A/', 'FT EXP/', 'FT 2026A/'][index] as string
  const numbers = parts.map((_, at) => series + (120 + at * 37 + random.whole(1, 30)))
  const number = numbers.at(-1) ?? ''
  const iban = firm.bank.iban ?? ''
  const both = (english: string, portuguese: string, text: string) =>
    `<td><i>${english} / ${portuguese}</i>${text}</td>`
  const earlier = each(
    numbers.slice(0, -1),
    (one, at) =>
      `<tr><td></td><td>Already invoiced: ${shares[at]} % with ${STEPS[at]}, ${one} of ${day2(-84 + at * 30)}, paid</td><td></td><td class="r">(${amount(parts[at] ?? 0)})</td></tr>`,
  )
  const planned = (at: number) =>
    at < shares.length - 1 ? 'paid' : at < shares.length ? 'this invoice' : `planned ${day2(at * 35)}`
  const plan = each(
    PLANS[index] as readonly number[],
    (share, at) =>
      `<tr><td>${share} %</td><td>${at === 1 && index === 2 ? STEPS[2] : STEPS[at]}</td><td>${planned(at)}</td><td class="r">${amount((price * share) / 100)}</td></tr>`,
  )
  const second = index === 1 ? `<br>or Banco Serra Alta &nbsp; IBAN ${inFours(ibanOf('PT', random) ?? '')}` : ''
  const step = STEPS[shares.length - 1 + (index === 2 ? 1 : 0)] as string
  const page = `<div class="abs edge"><span>${firm.short.toLowerCase()}</span></div><div class="h"><div><i>Customer / Cliente</i><b>${client.name}</b><br>${client.address.lines.join('<br>')}<br>Germany<br>VAT No. ${client.vatId}</div><div class="r"><b>${firm.name}</b><br>${firm.address.lines.join('<br>')}<br>Portugal<br>VAT No. PT ${firm.vatId.replace(/\D/g, '')}<br>${firm.phone}</div></div>
    <div class="n">Invoice ${number}<i>Fatura – Original – ATCUD ${random.code('JF@@#@@#')}-${number.split('/')[1]}</i></div>
    <table class="f"><tr>${both('Date', 'Data', date(day, 'month-name'))}${both('Due', 'Vencimento', date(due, 'month-name'))}${both('Your order', 'V/ encomenda', `${random.code('4500######')}<br>${day2(-91)}`)}${both('Our ref.', 'N/ ref.', random.code('M-2####'))}${both('Customer no.', 'N.º cliente', random.code('DE0##'))}</tr></table>
    <table class="d"><tr><th>Pos.</th><th>Description</th><th class="r">Tool price €</th><th class="r">Invoiced €</th></tr><tr><td>1</td><td>${tool}<br>Tool no. ${random.code('W-####.1')}, property of ${client.name}</td><td class="r">${amount(price)}</td><td></td></tr>${earlier}<tr><td>1.${shares.length}</td><td>Instalment: ${shares.at(-1)} % of the tool price, due with ${step}${index === 1 ? ` (T1 held on ${day2(-6)} in presence of ${german.person().full})` : ''}</td><td></td><td class="r">${amount(net)}</td></tr>${changes > 0 ? `<tr><td>2</td><td>Engineering change ECR-${random.code('0##')}: gate moved, texture VDI 27 added</td><td></td><td class="r">${amount(changes)}</td></tr>` : ''}</table>
    <table class="s"><tr><td>Net value</td><td class="r">${amount(total)} €</td></tr><tr><td>VAT / IVA 0 %</td><td class="r">${amount(0)} €</td></tr><tr><td>Total to pay</td><td class="r">${amount(total)} €</td></tr></table>
    <table class="d" style="width:118mm;font-size:8.6pt"><tr><th colspan="4">Payment schedule of tool price</th></tr>${plan}</table>
    <p>VAT exempt intra-Community supply, art. 14 RITI / M16 – Isento artigo 14.º do RITI. Delivery ${index === 2 ? `DAP ${plant.street}, ${plant.place}, on ${day2(-4)}, ${random.code('1 ##0')} kg, CMR ${random.code('######')}` : `FCA our works after approval; destination: your plant ${plant.street}, ${plant.place}`}. The tool remains our property until the last instalment is received.</p><p>Please transfer to ${firm.bank.name}<br>IBAN ${inFours(iban)} &nbsp; SWIFT ${firm.bank.bic}${second}</p><p>Kind regards,<br>${names.person().full}, Accounts</p>
    <div class="abs b"><span>${firm.register}</span><span>${random.code('@x@#')}-Processado por programa certificado n.º ${random.code('1###')}/AT</span></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `${number.replace(/[ /]/g, '_')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace('FT ', '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: `PT${firm.vatId.replace(/\D/g, '')}`,
      iban,
      netTotal: fixed(total),
      taxTotal: fixed(0),
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'mould-maker-instalment',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
