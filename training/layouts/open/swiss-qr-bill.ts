// A Swiss invoice with its payment part: creditor, debtor, amount and account stand twice more on the receipt and the payment part,
// amounts there have blanks for thousands, the reference is longer than the number, and the tax is named MWST.

import { referenceOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 10pt/1.4 'Liberation Sans' } .firm { left: 22mm; top: 14mm; font: 300 15pt Lato; line-height: 1.2 } .firm b { color: #c2185b } .to { left: 118mm; top: 48mm } .main { left: 22mm; top: 78mm; width: 168mm } h1 { font: 700 13pt Lato; margin: 0 0 3mm }
  .work { width: 100%; margin-top: 4mm; font-size: 9pt } .work th { text-align: left; border-bottom: .6pt solid #c2185b } .work td { padding: .7mm 0 } .work .end td { font-weight: 700; border-top: .6pt solid #c2185b }
  .slip { left: 0; top: 191.6mm; width: 210mm; height: 105mm; border-top: .5pt dashed #000; font-size: 8pt; line-height: 1.15 } .slip h2 { font: 700 11pt 'Liberation Sans'; margin: 0 0 4mm } .slip b { display: block; font-size: 6.5pt; margin-top: 1.6mm }
  .stub { left: 5mm; top: 5mm; width: 52mm } .part { left: 67mm; top: 5mm } .data { left: 118mm; top: 5mm; width: 87mm } .cut { left: 62mm; top: 0; height: 105mm; border-left: .5pt dashed #000 } .sum { left: 5mm; top: 67mm } .sum2 { left: 67mm; top: 67mm } .code { left: 67mm; top: 17mm }`

const WARES: readonly Ware[] = [
  ['Führung Finanzbuchhaltung, Quartal', 'Std.', 14_000, 16_500, 14],
  ['Abschluss und Steuererklärung', 'Std.', 17_500, 19_800, 9],
  ['Lohnadministration', 'Mt.', 9_500, 14_500, 6],
  ['Barauslagen, Porti', 'pausch.', 2_500, 4_000, 1],
  ['Besprechung vom Vormonat', 'Std.', 19_000, 22_000, 3],
]
const { amount, date } = writingOf('CH', '’')
const slipAmount = writingOf('CH', ' ').amount

/** Looks like a code; nobody has to read it. */
function codeSvg(random: Random): string {
  const dots = Array.from({ length: 46 * 46 }, (_, at) =>
    random.chance(0.48) ? `<rect x="${at % 46}" y="${Math.floor(at / 46)}" width="1" height="1"/>` : '',
  )
  return `<svg viewBox="0 0 46 46" style="width:46mm;height:46mm">${dots.join('')}<rect x="19.5" y="19.5" width="7" height="7" stroke="#fff"/><path d="M22.3 20.5h1.4v1.8h1.8v1.4h-1.8v1.8h-1.4v-1.8h-1.8v-1.4h1.8z" fill="#fff"/></svg>`
}

export const swissQrBill: Layout = {
  name: 'swiss-qr-bill',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const { address, vatId, phone, bank } = names.company()
    const buyer = names.company()
    const firm = ['Treuhand Bärlocher + Partner AG', 'Rigi Buchhaltungsservice GmbH'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const due = daysAfter(day, 30)
    const number = random.code(index === 0 ? `${day.year % 100}.####` : '1#####')
    const positions = positionsOf(random, WARES, index === 0 ? 5 : 2)
    const net = sum(positions.map(({ total }) => total))
    const tax = percent(net, 8.1)
    const account = `<b>Konto / Zahlbar an</b>${inFours(bank.iban ?? '')}<br>${firm}<br>${address.street}<br>${address.place}<b>Referenz</b>${inFours(referenceOf(random, 16))}`
    const debtor = `<b>Zahlbar durch</b>${buyer.name}<br>${buyer.address.street}<br>${buyer.address.place}`
    const money = `<table><tr><td style="padding-right:5mm"><b>Währung</b>CHF</td><td><b>Betrag</b>${slipAmount(net + tax)}</td></tr></table>`
    const html = `<div class="abs firm"><b>${firm.split(' ').slice(0, 2).join(' ')}</b><br>${firm.split(' ').slice(2).join(' ')}</div><div class="abs to">${buyer.name}<br>${buyer.manager.salutation} ${buyer.manager.full}<br>${buyer.address.street}<br>${buyer.address.place}</div>
      <div class="abs main"><p style="font-size:8pt">${address.street}, ${address.place} · ${phone} · ${vatId}</p><p>${address.town}, ${date(day, 'long')}</p><h1>Honorarnote ${number}</h1>
      <div>Leistungen bis ${date(daysAfter(day, -5))} · Mandat ${random.code('####')} · Zahlbar bis ${date(due)}</div>
      <table class="work"><tr><th>Leistung</th><th class="r">Anzahl</th><th class="r">Ansatz CHF</th><th class="r">Betrag CHF</th></tr>${each(positions, ({ name, unit, quantity, price, total }) => `<tr><td>${name}</td><td class="r">${quantity} ${unit}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`)}
      <tr class="end"><td colspan="3">Total exkl. MWST</td><td class="r">${amount(net)}</td></tr><tr><td colspan="3">MWST 8.1 % auf ${amount(net)}</td><td class="r">${amount(tax)}</td></tr><tr class="end"><td colspan="3">Total inkl. MWST CHF</td><td class="r">${amount(net + tax)}</td></tr></table></div>
      <div class="abs slip"><div class="abs stub"><h2>Empfangsschein</h2>${account}${debtor}</div><div class="abs cut"></div><div class="abs part"><h2>Zahlteil</h2></div><div class="abs code">${codeSvg(random)}</div><div class="abs data">${account}<b>Zusätzliche Informationen</b>Honorarnote ${number}${debtor}</div><div class="abs sum">${money}</div><div class="abs sum2">${money}</div></div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId.replace(' MWST', ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'CHF',
      },
    }
  },
}
