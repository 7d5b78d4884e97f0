// A builder's partial and final invoice: what was done is counted from the first day on, earlier payments are taken off with their
// dates and numbers, a part is held back as security; so several sums look like totals. The client stands behind "Firma".

import { daysAfter } from '../../documents/names/names.ts'
import type { Day } from '../../documents/names/types.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.5pt/1.35 'Liberation Sans'; padding: 12mm 18mm 0 24mm }
  .head { display: flex; justify-content: space-between; align-items: center; border-bottom: 3mm solid #f0a500; padding-bottom: 3mm }
  .firm { font: 700 17pt 'Liberation Sans Narrow'; text-transform: uppercase } .what { font-size: 8pt }
  .cube { width: 15mm; height: 15mm; background: #333; clip-path: polygon(50% 0, 100% 100%, 0 100%) }
  .sender { font-size: 7pt; text-decoration: underline; margin-top: 12mm } .row { display: flex; justify-content: space-between }
  h1 { font-size: 13pt; margin: 8mm 0 1mm } th { text-align: left; border-bottom: .8pt solid #000; font-size: 8pt } td, th { padding: 1.1mm 1mm }
  table { width: 100%; margin-top: 3mm } .line td { border-top: .8pt solid #000; font-weight: 700 } .soft td { color: #333; font-size: 8.5pt }
  .foot { left: 24mm; right: 18mm; bottom: 8mm; display: flex; justify-content: space-between; font-size: 7.2pt; line-height: 1.3; border-top: .5pt solid #999; padding-top: 1.5mm }`

const TITLES = [
  'Baustelleneinrichtung',
  'Erdarbeiten',
  'Beton- und Stahlbetonarbeiten',
  'Mauerarbeiten',
  'Entwässerungskanalarbeiten',
]
const { amount, date } = writingOf('DE')

interface Payment {
  readonly title: string
  readonly day: Day
  readonly net: number
}

const paymentRow = ({
  title,
  day,
  net,
}: Payment) => `<tr class="soft"><td>abzgl. ${title}, Zahlungseingang ${date(day)}</td>
  <td class="r">-${amount(net)}</td><td class="r">-${amount(percent(net, 19))}</td><td class="r">-${amount(net + percent(net, 19))}</td></tr>`

const row = (
  text: string,
  net: number,
  isBold = false,
) => `<tr${isBold ? ' class="line"' : ''}><td>${text}</td><td class="r">${amount(net)}</td>
  <td class="r">${amount(percent(net, 19))}</td><td class="r">${amount(net + percent(net, 19))}</td></tr>`

/** How much of each title is done: a part, and all of it. */
const SHARES = [
  [100, 100, 80, 65, 40],
  [100, 100, 100, 100, 100],
] as const

const works = (
  nets: readonly number[],
  share: readonly number[] = [],
) => `<table><tr><th style="width:12mm">Titel</th><th>Bezeichnung</th><th class="r">Leistungsstand</th>
  <th class="r">Gesamt netto EUR</th></tr>${each(
    nets,
    (net, at) => `<tr><td>0${at + 1}</td><td>${TITLES[at]}</td>
  <td class="r">${share[at]} %</td><td class="r">${amount(net)}</td></tr>`,
  )}</table>`

export const builderPartial: Layout = {
  name: 'builder-partial',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, taxNumber, vatId, phone, fax, register } = names.company()
    const [client, site] = [names.company(), names.address()]
    const firm = ['Wilhelm Rettberg Bauunternehmung GmbH & Co. KG', 'Hoch- und Tiefbau Zellinger GmbH'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const nets = TITLES.map(() => random.whole(400_000, 3_900_000))
    const all = sum(nets)
    const isFinal = index === 1
    const count = isFinal ? 3 : 1
    const paid = Array.from(
      { length: count },
      (_, at): Payment => ({
        title: `${at + 1}. Abschlagsrechnung`,
        day: daysAfter(day, -31 * (count - at)),
        net: percent(all, 20 + at * 3),
      }),
    )
    const open = all - sum(paid.map(({ net }) => net))
    const openTax = percent(all, 19) - sum(paid.map(({ net }) => percent(net, 19)))
    const kept = percent(open + openTax, 5)
    const number = isFinal ? `SR-${random.code('2#####')}` : `AR ${random.code(`${day.year % 100}/###`)}-02`
    const due = daysAfter(day, 21)
    const html = `<div class="head"><div><div class="firm">${firm}</div><div class="what">Rohbau · Umbau · Kanalbau · Meisterbetrieb seit 1961</div></div><div class="cube"></div></div>
      <div class="sender">${firm}, ${address.street}, ${address.place}</div>
      <div class="row"><div style="margin-top:2mm">Firma<br>${client.name}<br>z. Hd. ${herrn(client.manager)} ${client.manager.last}<br>${client.address.street}<br><br>${client.address.place}</div>
      <table style="width:70mm"><tr><td>Kunden-Nr.</td><td>${random.code('1####')}</td></tr><tr><td>Auftrag vom</td><td>${date(daysAfter(day, -140))}</td></tr><tr><td>Bearbeiter</td><td>${names.person().last}</td></tr><tr><td>Datum</td><td>${date(day)}</td></tr></table></div>
      <h1>${isFinal ? 'Schlussrechnung' : '2. Abschlagsrechnung'} Nr. ${number}</h1>
      <div>BV: ${site.street}, ${site.place} &nbsp;–&nbsp; Leistungszeitraum ${date(daysAfter(day, -120))} bis ${date(daysAfter(day, -6))}</div>${works(nets, SHARES[index])}
      <table><tr><th></th><th class="r">netto EUR</th><th class="r">19 % USt. EUR</th><th class="r">brutto EUR</th></tr>${row('Summe der bis heute erbrachten Leistungen', all)}
      ${each(paid, paymentRow)}<tr class="line"><td>${isFinal ? 'Restforderung' : 'Forderung aus dieser Abschlagsrechnung'}</td><td class="r">${amount(open)}</td><td class="r">${amount(openTax)}</td><td class="r">${amount(open + openTax)}</td></tr>
      <tr><td>abzgl. 5 % Sicherheitseinbehalt</td><td></td><td></td><td class="r">-${amount(kept)}</td></tr>
      <tr class="line"><td>Zahlbetrag</td><td></td><td></td><td class="r">${amount(open + openTax - kept)}</td></tr></table>
      <p style="margin-top:6mm">Zahlbar bis ${date(due)} rein netto. Unsere Leistungen erfolgen nach VOB/B. Der Einbehalt kann durch Bürgschaft abgelöst werden.</p>
      <div class="abs foot"><div>${firm}<br>${address.street}<br>${address.place}</div><div>Tel. ${phone}<br>Fax ${fax}<br>${register}</div><div>${bank.name}<br>${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</div><div>USt-IdNr.<br>${vatId}<br>StNr. ${taxNumber}</div></div>`
    const sums = {
      netTotal: [fixed(open), fixed(all)],
      taxTotal: [fixed(openTax), fixed(percent(all, 19))],
      grossTotal: [fixed(open + openTax), fixed(open + openTax - kept), fixed(all + percent(all, 19))],
    }
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: client.name,
        sellerVatId: vatId.replace(' ', ''),
        iban: bank.iban ?? '',
        ...sums,
        currency: 'EUR',
      },
    }
  },
}
