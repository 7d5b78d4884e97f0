// A carrier's invoice: sender, consignee, orderer and payer in four blocks beside each other, loading and delivery days beside the
// invoice's, a surcharge for fuel, no tax for a haul out of the Union or reverse charge, two bank accounts, parts of it in English.
import { ibanOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.4pt/1.3 Inconsolata; padding: 10mm 12mm } .head { display: flex; justify-content: space-between; align-items: flex-end } .head b { font: italic 800 22pt 'Open Sans'; color: #0b3c8c } .head span { font: 700 13pt 'Open Sans' } .four { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0; margin-top: 4mm } .four div, .six div { border: .5pt solid #0b3c8c; margin: -.25pt; padding: 1.5mm; min-height: 29mm } small { display: block; color: #0b3c8c; font-size: 6.8pt; font-family: 'Open Sans' }
  .six { display: grid; grid-template-columns: repeat(6, 1fr) } .six div { min-height: 9mm } table { width: 100%; margin-top: 4mm } th { text-align: left; border-bottom: .5pt solid #0b3c8c; font-weight: 400; color: #0b3c8c } td, th { padding: .9mm 1mm } .end td { border-top: .5pt solid #0b3c8c; font-weight: 700; font-size: 10pt } .foot { left: 12mm; right: 12mm; bottom: 7mm; font-size: 6.6pt; line-height: 1.35; font-family: 'Open Sans' }`

const { amount, date } = writingOf('DE')
const NOTES = [
  'Steuerfreie grenzüberschreitende Güterbeförderung gem. § 4 Nr. 3 UStG.',
  'Steuerschuldnerschaft des Leistungsempfängers / reverse charge, § 13b UStG.',
]

function chargesOf(random: Random, isExport: boolean) {
  const freight = random.whole(48_000, 310_000)
  return [
    ['Fracht lt. Vereinbarung', freight],
    ['Dieselfloater 11,5 %', percent(freight, 11.5)],
    ['Maut', random.whole(4_000, 29_000)],
    ...(isExport ? [['Zollabfertigung, Ausfuhranmeldung', 8_500] as const] : []),
    ['Palettentausch 14 Stk', 4_900],
  ] as const
}

export const freightExport: Layout = {
  name: 'freight-export',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, phone, register, manager, taxNumber } = names.company()
    const [shipper, consignee, orderer] = [
      names.company(),
      namesIn('CH', random).company(),
      namesIn(index === 0 ? 'DE' : 'AT', random).company(),
    ]
    const firm =
      ['Reinhold Tjaden Internationale Spedition GmbH & Co. KG', 'Kraftverkehr Ilmtal Logistik GmbH'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const [number, due, second] = [
      random.code(index === 0 ? `4-${day.year % 100}-#####` : `AR####/${day.year % 100}`),
      daysAfter(day, 45),
      ibanOf('DE', random) ?? '',
    ]
    const charges = chargesOf(random, index === 0)
    const total = sum(charges.map(([, cents]) => cents))
    const blocks = [
      ['Versender / Shipper', shipper, ''],
      ['Empfänger / Consignee', consignee, '<br>SCHWEIZ'],
      ['Auftraggeber', orderer, index === 0 ? '' : '<br>ÖSTERREICH'],
      ['Rechnungsempfänger', orderer, `<br>USt-ID ${orderer.vatId}`],
    ] as const
    const facts = [
      ['Rechnungs-Nr.', number],
      ['Datum', date(day)],
      ['Sendungs-Nr.', random.code('S########')],
      ['Beladung', date(daysAfter(day, -7))],
      ['Entladung', date(daysAfter(day, -5))],
      ['Kd.-Nr.', random.code('D#####')],
    ]
    const html = `<div class="head"><b>${index === 0 ? 'TJADEN' : 'KVI'}</b><span>Rechnung / Invoice</span></div>
      <div class="four">${each(blocks, ([label, { name, address: at }, more]) => `<div><small>${label}</small>${name}<br>${at.street}<br>${at.place}${more}</div>`)}</div><div class="six">${each(facts, ([label, value]) => `<div><small>${label}</small>${value}</div>`)}</div>
      <table><tr><th>Zeichen/Nr.</th><th>Anzahl</th><th>Verpackung / Inhalt</th><th class="r">Gewicht kg</th><th class="r">LDM</th></tr><tr><td>${random.code('@@ ###')}</td><td>14</td><td>EUR-Pal. Maschinenteile</td><td class="r">${amount(random.whole(400_000, 1_900_000))}</td><td class="r">5,60</td></tr></table>
      <table><tr><th>Leistung</th><th class="r">St.</th><th class="r">Betrag EUR</th></tr>${each(charges, ([text, cents]) => `<tr><td>${text}</td><td class="r">0</td><td class="r">${amount(cents)}</td></tr>`)}<tr><td>Summe netto</td><td></td><td class="r">${amount(total)}</td></tr><tr><td>USt 0,00 %</td><td></td><td class="r">0,00</td></tr><tr class="end"><td>Zu zahlen bis ${date(due)}</td><td></td><td class="r">EUR ${amount(total)}</td></tr></table>
      <p style="margin-top:5mm">${NOTES[index]}</p><p>Transportroute: ${shipper.address.place} – Grenze Weil – ${consignee.address.place}, Kfz ${random.code('XX-@@ ###')}, Frachtbrief CMR ${random.code('######')}</p>
      <div class="abs foot">${firm} · ${address.street} · ${address.place} · Tel. ${phone} · ${register} · Geschäftsführer ${manager.full} · USt-IdNr. ${vatId} · St.-Nr. ${taxNumber}<br>${bank.name} IBAN ${inFours(bank.iban ?? '')} BIC ${bank.bic} · Nordkontor Bank IBAN ${inFours(second)}<br>Wir arbeiten ausschließlich auf Grundlage der Allgemeinen Deutschen Spediteurbedingungen (ADSp) in ihrer neuesten Fassung.</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: orderer.name,
        sellerVatId: vatId.replace(' ', ''),
        iban: [bank.iban ?? '', second],
        netTotal: fixed(total),
        taxTotal: '0.00',
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
