// A local heat supplier's yearly bill, plain as generated: meter readings, prices for work, capacity, metering and emissions, the tax,
// instalments already paid with a tax of their own, and what is left, which is collected by direct debit on a day that only a sentence
// names; the payer's account is masked, and the owner of the house may pay for a tenant's meter.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  herrn,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  taxWithin,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 10pt/1.4 Carlito; padding: 12mm 20mm 0 23mm } .head { display: flex; justify-content: space-between; align-items: flex-end } .mark { font: 700 19pt Carlito; color: #b3341f } .mark i { color: #555; font-weight: 400 } .top { display: flex; justify-content: space-between; margin-top: 16mm; min-height: 38mm } .box { background: #f3efe9; padding: 2.5mm 4mm; width: 74mm; font-size: 9pt } .box td:first-child { padding-right: 3mm; color: #555; vertical-align: top }
  h1 { font-size: 13.5pt; margin: 5mm 0 1mm; color: #b3341f } h2 { font-size: 10pt; margin: 4mm 0 1mm } .t { width: 100%; font-size: 9pt } .t th { text-align: left; font-weight: 400; color: #555; border-bottom: .6pt solid #b3341f; padding: .6mm } .t td { padding: .7mm .6mm; border-bottom: .3pt solid #ccc } .t th.r { text-align: right } .t .b td { font-weight: 700 } .end { background: #b3341f; color: #fff } .foot { left: 23mm; right: 20mm; bottom: 8mm; font-size: 7.4pt; line-height: 1.3; color: #555; text-align: center }`
const { amount, date } = writingOf('DE')

/** What was used between two readings, and what it costs. */
function costsOf(random: Random, index: number) {
  const before = random.whole(41000, 88000)
  const used = [random.whole(9800, 16400), random.whole(38000, 61000), random.whole(7100, 9900)][index] ?? 0
  const capacity = [12, 65, 9][index] ?? 12
  const price = { work: random.whole(811, 1186), power: random.whole(2990, 4480), air: random.whole(38, 92) }
  const kwh = `${used.toLocaleString('de-DE')} kWh`
  const costs = [
    { name: 'Arbeitspreis', of: `${kwh}|${amount(price.work)}|ct/kWh`, total: percent(used, price.work) },
    {
      name: 'Grundpreis Anschlussleistung',
      of: `${capacity} kW|${amount(price.power)}|€/kW/a`,
      total: capacity * price.power,
    },
    { name: 'Mess- und Abrechnungspreis', of: '12 Monate|11,50|€/Monat', total: 13800 },
    { name: 'Emissionspreis CO₂', of: `${kwh}|${amount(price.air)}|ct/kWh`, total: percent(used, price.air) },
  ]
  return { before, used, costs, net: sum(costs.map(({ total }) => total)) }
}

function moneyOf(random: Random, index: number) {
  const { before, used, costs, net } = costsOf(random, index)
  const tax = percent(net, 19)
  const month = Math.round(((net + tax) * ([0.89, 0.94, 1.11][index] ?? 1)) / 110000) * 1e4 || 1e4
  const paid = Math.round((month * 11) / 100) * 100
  const paidTax = taxWithin(paid, 19)
  const left = net + tax - paid
  const html = `<h2>Verbrauch</h2><table class="t"><tr><th>Zähler</th><th>Zeitraum</th><th class="r">Stand alt</th><th class="r">Stand neu</th><th class="r">Verbrauch kWh</th><th>Ablesung</th></tr><tr><td>${random.code('6WMZ00 ######')}</td><td>#FROM# – #TO#</td><td class="r">${before}</td><td class="r">${before + used}</td><td class="r">${used}</td><td>${index === 2 ? 'Kundenangabe' : 'Fernauslesung'}</td></tr></table>
    <h2>Kosten</h2><table class="t"><tr><th>Preisbestandteil</th><th class="r">Menge</th><th class="r">Preis (netto)</th><th></th><th class="r">Betrag €</th></tr>${each(costs, (one) => `<tr><td>${one.name}</td><td class="r">${one.of.split('|').join('</td><td class="r">')}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
    <h2>Abrechnung</h2><table class="t"><tr><th></th><th class="r">netto €</th><th class="r">USt 19 % €</th><th class="r">brutto €</th></tr><tr class="b"><td>Rechnungsbetrag Wärmelieferung</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr><tr><td>abzüglich 11 geleistete Abschläge zu ${amount(month)} €</td><td class="r">${amount(paidTax - paid)}</td><td class="r">${amount(-paidTax)}</td><td class="r">${amount(-paid)}</td></tr><tr class="b end"><td>${left < 0 ? 'Ihr Guthaben' : 'Noch offen'}</td><td></td><td></td><td class="r">${amount(Math.abs(left))}</td></tr></table>`
  return { html, net, tax, left, month: Math.round((net + tax) / 11 / 100) * 100 }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const own = companyIn(names, 'Nahwärme')
  const [payer, owner, place, site] = [names.person(), names.company(), names.address(), names.address()]
  const day = dayIn(random, 2024, 2026)
  const due = daysAfter(day, 16)
  const number = random.code([`VR ${day.year} 00####`, 'W-##-3####', '2001####'][index] ?? '')
  const money = moneyOf(random, index)
  const html = money.html.replace('#FROM#', `01.01.${day.year - 1}`).replace('#TO#', `31.12.${day.year - 1}`)
  const mandate = `Mandatsreferenz ${random.code('NW-0######-1')}, Gläubiger-Identifikationsnummer ${random.code('DE##ZZZ0000#######')}`
  const account = `${random.code('DE##')} XXXX XXXX XXXX XX${random.code('## ##')}`
  const debit =
    money.left < 0
      ? `Ihr Guthaben erstatten wir in den nächsten Tagen auf Ihr Konto ${account}. Der neue Abschlag von ${amount(money.month)} € wird ab dem Folgemonat monatlich abgebucht (${mandate}).`
      : `Den offenen Betrag von ${amount(money.left)} € ziehen wir am ${date(due)} per SEPA-Lastschrift von Ihrem Konto ${account} ein (${mandate}). Der neue Abschlag beträgt ${amount(money.month)} €.`
  const to = index === 1 ? owner.name : payer.full
  const meter = index === 0 ? `${place.street}, ${place.town}` : `${site.street}, ${site.place}`
  const box = `Rechnungsnummer|${number}~Rechnungsdatum|${date(day)}~Vertragskonto|${random.code('40######')}~Abnahmestelle|${meter}~Anschluss|${index === 1 ? `Nutzer: ${payer.full}` : random.code('WÜ-###')}`
  const page = `<div class="head"><span class="mark">nah<i>warm</i></span><span>${own.name}</span></div>
    <div class="top"><div>${index === 1 ? '' : `${herrn(payer)}<br>`}${to}<br>${place.lines.join('<br>')}</div><div class="box"><table>${each(box.split('~'), (one) => `<tr><td>${one.replace('|', '</td><td>')}</td></tr>`)}</table></div></div>
    <h1>Jahresrechnung Wärme ${day.year - 1}</h1><p>Guten Tag,<br>mit dieser Rechnung erhalten Sie die Abrechnung Ihrer Wärmelieferung. ${index === 2 ? 'Bitte prüfen Sie den angegebenen Zählerstand.' : ''}</p>${html}
    <p style="margin-top:4mm">${debit}</p><p style="font-size:8.6pt">Fragen beantwortet unser Kundenservice unter ${own.phone}, Mo–Do 8 bis 16 Uhr. Schlichtungsstelle und Preisgleitklausel: siehe ${own.website}.</p>
    <div class="abs foot">${own.name} · ${own.address.street} · ${own.address.place} · ${own.email}<br>${own.register} · USt-IdNr. ${own.vatId} · Steuer-Nr. ${own.taxNumber}<br>${own.bank.name} · IBAN ${inFours(own.bank.iban ?? '')} · BIC ${own.bank.bic}</div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fileName: `Rechnung_${number.replace(/\W/g, '-')}.pdf`,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), currency: 'EUR', iban: own.bank.iban ?? '' },
      ...(money.left < 0 ? {} : { dueDate: iso(due) }),
      ...{ sellerName: [own.name, 'nahwarm'], buyerName: to, sellerVatId: own.vatId },
      ...{ netTotal: fixed(money.net), taxTotal: fixed(money.tax) },
      grossTotal: [fixed(money.net + money.tax), fixed(money.left)],
    },
  }
}

export const layout: Layout = {
  ...{ name: 'fernwaerme-lastschrift', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [1, 2], make },
}
