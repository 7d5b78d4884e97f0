// A scaffolder's third partial invoice: work done so far in all is more than is owed, earlier partial invoices with numbers, days, net,
// tax and gross of their own are deducted, a security is retained, and the client is an office with four lines of name.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.6pt/1.3 Roboto; padding: 0 17mm 0 22mm } .head { display: flex; justify-content: space-between; padding-top: 11mm; align-items: center } .head b { font: 900 18pt Roboto; color: #e07b00 } .head svg { width: 24mm } .head span { font-size: 7.6pt; text-align: right }
  .to { margin-top: 17mm; height: 34mm } h1 { font: 700 13pt Roboto; margin: 6mm 0 2mm; border-bottom: 1.6pt solid #e07b00; padding-bottom: 1mm } .ref td { padding: .2mm 7mm .2mm 0 } .lv { width: 100%; margin-top: 4mm; font-size: 8.8pt } .lv th { background: #f4e3cc; text-align: left; padding: 1mm; font-weight: 500 } .lv td { padding: .9mm 1mm; border-bottom: .4pt solid #ddd; vertical-align: top }
  .paid { width: 100%; margin-top: 4mm } .paid td { padding: .55mm 1mm } .paid .b td { border-top: .7pt solid #000; font-weight: 700 } .foot { left: 22mm; right: 17mm; bottom: 8mm; font-size: 7pt; color: #444; border-top: .6pt solid #e07b00; padding-top: 1.2mm }`

const LV: readonly (readonly [oz: string, text: string, unit: string, low: number, high: number, most: number])[] = [
  ['01.01.0010', 'Arbeits- und Schutzgerüst LK 3, W09, auf-, um- und abbauen', 'm²', 780, 1150, 1450],
  ['01.01.0020', 'Gebrauchsüberlassung über die Grundeinsatzzeit hinaus', 'm²Wo', 18, 34, 6800],
  ['01.01.0040', 'Dachfangschutz als Zulage', 'm', 1250, 1790, 160],
  ['01.02.0010', 'Konsolen 0,30 m innen', 'm', 620, 890, 210],
  ['01.02.0030', 'Treppenturm zweiläufig, Höhe bis 14 m', 'St', 88000, 124000, 2],
  ['01.03.0010', 'Fußgängertunnel mit Beleuchtung', 'm', 4900, 7200, 38],
]
const FIRMS = [
  ['Gerüstbau Krahnwinkel GmbH', 'KRAHNWINKEL'],
  ['Steigauf Gerüste + Bühnen KG', 'STEIGAUF'],
] as const

const { amount, date, number: figures } = writingOf('DE')

export const scaffoldPartial: Layout = {
  name: 'scaffold-partial',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, vatId, taxNumber, register, phone, manager } = names.company()
    const [firm, logo] = FIRMS[index === 0 ? 0 : 1]
    const [site, office, client, day] = [names.address(), names.address(), names.company(), dayIn(random, 2024, 2026)]
    const which = [3, 2][index] ?? 2
    const number = index === 0 ? `${day.year}-${random.code('1###')}` : random.code('AR####')
    const rows = random
      .sample(LV, [6, 4][index] ?? 4)
      .sort()
      .map(([oz, text, unit, low, high, most]) => {
        const [quantity, price] = [
          most === 2 ? random.whole(1, 2) : random.whole(most * 5, most * 10) / 10,
          random.whole(low, high),
        ]
        return { oz, text, unit, quantity, price, total: Math.round(quantity * price) }
      })
    const done = sum(rows.map(({ total }) => total))
    const earlier = Array.from({ length: which - 1 }, (_, at) => {
      const net = Math.round((done * random.whole(22, 34)) / 10000) * 100
      return {
        name: `${at + 1}. Abschlagsrechnung ${random.code(index === 0 ? '1###' : 'AR####')} vom ${date(daysAfter(day, -31 * (which - 1 - at)))}`,
        net,
        tax: percent(net, 19),
      }
    })
    const net = done - sum(earlier.map((one) => one.net))
    const tax = percent(net, 19)
    const held = percent(net + tax, 5)
    const buyer = ['Wohnungsbaugenossenschaft Sonnengarten eG', client.name][index] ?? ''
    const to = [
      `${buyer}<br>Abteilung Technik / Bestand<br>Herrn Dipl.-Ing. ${client.manager.last}`,
      `${buyer}<br>c/o Architekturbüro ${names.person().last}`,
    ][index]
    const line = (text: string, a: number, b: number, c: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(a)}</td><td class="r">${amount(b)}</td><td class="r">${amount(c)}</td></tr>`
    const html = `<div class="head"><b>${logo}</b><svg viewBox="0 0 24 10"><path d="M1 10V0M8 10V0M16 10V0M23 10V0M0 2h24M0 7h24M1 7l7-5M16 7l7-5" stroke="#e07b00" fill="none" stroke-width=".7"/></svg><span>${firm}<br>${address.street}, ${address.place}<br>Tel. ${phone}</span></div>
      <div class="to">${to}<br>${office.lines.join('<br>')}</div>
      <h1>${which}. Abschlagsrechnung Nr. ${number}</h1><table class="ref"><tr><td>Datum</td><td>${date(day)}</td><td>Auftrag</td><td>${random.code('A-2#-###')} vom ${date(daysAfter(day, -120))}</td></tr><tr><td>Leistungsstand</td><td>${date(daysAfter(day, -5))}</td><td>Projekt</td><td>${site.street}, ${site.place}</td></tr></table>
      <table class="lv"><tr><th>OZ</th><th>Leistung (kumuliert)</th><th class="r">Menge</th><th>EH</th><th class="r">EP €</th><th class="r">GP €</th></tr>${each(rows, ({ oz, text, unit, quantity, price, total }) => `<tr><td>${oz}</td><td>${text}</td><td class="r">${figures(quantity)}</td><td>${unit}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>`)}</table>
      <table class="paid"><tr><td></td><td class="r">netto €</td><td class="r">19 % USt. €</td><td class="r">brutto €</td></tr>${line('Leistung bis heute', done, percent(done, 19), done + percent(done, 19), 'b')}${each(earlier, (one) => line(`./. ${one.name}`, -one.net, -one.tax, -one.net - one.tax))}${line(`Forderung ${which}. Abschlag`, net, tax, net + tax, 'b')}
      <tr><td>./. Sicherheitseinbehalt 5 %</td><td></td><td></td><td class="r">${amount(-held)}</td></tr><tr class="b"><td>Auszahlungsbetrag</td><td></td><td></td><td class="r">${amount(net + tax - held)}</td></tr></table>
      <p style="margin-top:4mm">Zahlbar binnen 18 Werktagen nach Zugang (§ 16 VOB/B). Aufmaßblätter ${random.whole(1, 4)} bis ${random.whole(5, 11)} liegen bei.</p>
      <div class="abs foot">${firm} | ${register} | Geschäftsführer ${manager.full} | USt-IdNr. ${vatId} | StNr. ${taxNumber}<br>${bank.name} | IBAN ${inFours(bank.iban ?? '')} | BIC ${bank.bic} | Freistellungsbescheinigung § 48b EStG liegt vor</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `${which}_AR_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: buyer,
        sellerVatId: vatId.replace(/\s/g, ''),
        iban: bank.iban ?? '',
        ...totals(net, tax),
        grossTotal: [fixed(net + tax), fixed(net + tax - held)],
        currency: 'EUR',
      },
    }
  },
}
