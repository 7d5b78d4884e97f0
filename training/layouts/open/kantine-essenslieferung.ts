// A caterer's monthly invoice for meals: weeks as rows with codes for tax, deposits both ways, sums by code left of the total; the place that
// eats, the body that ordered and the office that gets the invoice are three, and an advance paid leaves another sum to pay.
import { type Address, type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  lastDay,
  namesIn,
  sheets,
  sum,
  taxGroupsOf,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 10pt/1.36 Caladea; padding: 11mm 20mm 0 25mm } .top { text-align: center } .top b { font: 700 20pt Caladea; color: #4c6b1f; display: block } .adr { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 5mm; margin: 9mm 0 4mm; font-size: 9.4pt; min-height: 27mm } .adr span { font-size: 7.8pt; color: #4c6b1f; font-style: italic; display: block } h1 { font-size: 14pt; font-weight: 400; margin: 0 0 1mm } .k { font-size: 9.4pt } .k b { font-weight: 700 }
  .m { width: 100%; margin: 4mm 0; font-size: 9pt } .m th { text-align: left; font-weight: 400; font-style: italic; border-bottom: .6pt solid #4c6b1f; padding: .6mm } .m td { padding: .22mm .6mm } .m th.r { text-align: right } .m .g td { font-weight: 700; padding-top: 1.2mm } .down { display: flex; justify-content: space-between; align-items: flex-start; border-top: .6pt solid #4c6b1f; padding-top: 2mm } .down td, .down th { padding: .4mm 3mm .4mm 0; text-align: right; font-weight: 400; font-size: 8.8pt } .sum td { font-size: 10pt !important; padding-left: 5mm } .sum tr.b td { font-weight: 700 }
  .foot { left: 25mm; right: 20mm; bottom: 8mm; text-align: center; font-size: 7.6pt; color: #444; line-height: 1.35 }`
const { amount, date } = writingOf('DE')

/** What is counted; then group, name, price in cents, least and most, code of tax. */
const MENU = [
  'Portionen~Speisen|Mittagsmenü Kinder|398|160|290|A~Speisen|Mittagsmenü Erzieher|495|14|38|A~Speisen|Allergikermenü|445|4|22|A~Getränke|Mineralwasser 12 x 0,75 l|540|4|14|B~Getränke|Pfand Kasten 12er|330|4|14|B~Getränke|Leergut zurück|-330|3|13|B',
  'Anzahl~Speisen|Tagesgericht 1 – vegetarisch|525|45|130|A~Speisen|Tagesgericht 2 – Fleisch/Fisch|645|60|160|A~Speisen|Salatteller|420|20|75|A~Speisen|Belegte Brötchen, Konferenz|310|0|60|A~Service|Ausgabekraft, Stunden|2450|10|15|B',
]

function bodyOf(random: Random, index: number, month: ReturnType<typeof lastDay>) {
  const [word, ...menu] = (MENU[index === 1 ? 1 : 0] ?? '').split('~')
  const first = 1 + ((8 - new Date(Date.UTC(month.year, month.month - 1, 1)).getUTCDay()) % 7)
  const weeks = [0, 7, 14, 21].slice(index === 2 ? 2 : 0).map((after) => {
    const from = daysAfter({ ...month, day: first }, after)
    const rows = menu.map((text) => {
      const [, name, price, low, high, code = 'A'] = text.split('|')
      const [quantity, cents] = [random.whole(Number(low), Number(high)), Number(price)]
      return { name, quantity, cents, code, total: quantity * cents }
    })
    const title = `Woche vom ${date(from, 'short')} bis ${date(daysAfter(from, 4), 'short')}`
    return { title, rows: rows.filter((one) => one.quantity > 0) }
  })
  const rent = { name: 'Miete Thermoboxen und Geschirr, Monat', quantity: 1, cents: 8500, code: 'B', total: 8500 }
  const all = [...weeks.flatMap((one) => one.rows), rent]
  const row = ({ name, quantity, cents, code, total }: typeof rent) =>
    `<tr><td>${name}</td><td class="r">${quantity}</td><td class="r">${amount(cents)}</td><td class="c">${code}</td><td class="r">${amount(total)}</td></tr>`
  const html = `<table class="m"><tr><th>Leistung</th><th class="r">${word}</th><th class="r">Einzel €</th><th class="c">St.</th><th class="r">Netto €</th></tr>${each(weeks, (week) => `<tr class="g"><td colspan="5">${week.title}</td></tr>${each(week.rows as (typeof rent)[], row)}`)}<tr class="g"><td colspan="5">Sonstiges</td></tr>${row(rent)}</table>`
  return { html, groups: taxGroupsOf(all.map((one) => [one.code === 'A' ? 7 : 19, one.total] as const)) }
}

function boxesOf(
  random: Random,
  index: number,
  [own, body, office]: readonly [Company, Company, Company],
  place: Address,
) {
  const box = (title: string, text: string) => `<div><span>${title}</span>${text}</div>`
  const [payer, unit] = index === 0 ? [office, 'Zentraler Rechnungseingang<br>'] : [body, '']
  const eats = ['Kita Regenbogenland', 'Betriebsrestaurant Halle 2', 'Hort Kunterbunt'][index]
  const other = [
    box('Auftraggeber (Käufer)', `${body.name}<br>${body.address.place}`),
    box('Kostenträger', `Kst. ${random.code('8##0')}<br>Sozialwesen`),
    box('Ansprechpartner', `${own.manager.full}<br>Tel. ${own.phone}<br>${own.email}`),
  ][index]
  const to = `<b>${payer.name}</b><br>${unit}${payer.address.lines.join('<br>')}`
  const boxes = `${box('Rechnungsempfänger', to)}${box('Lieferung an', `${eats}<br>${place.lines.join('<br>')}`)}${other}`
  return { to: payer.name, boxes }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const own = companyIn(names, 'Menüservice')
  const [body, office] = [names.company(), names.company()]
  const month = lastDay(dayIn(random, 2025, 2026))
  const [day, due] = [daysAfter(month, 2), daysAfter(month, 16)]
  const number = random.code(
    [`${month.year}${String(month.month).padStart(2, '0')}-0##`, 'KA-2####', 'R 18##'][index] ?? '',
  )
  const { html, groups } = bodyOf(random, index, month)
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const paid = index === 1 ? Math.floor((net + tax) / 250000) * 100000 : 0
  const { to, boxes } = boxesOf(random, index, [own, body, office], names.address())
  const line = (label: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${label}</td><td>${amount(cents)} €</td></tr>`
  const left = line('Vorauszahlung vom Monatsanfang', -paid) + line('Noch zu zahlen', net + tax - paid, 'b')
  const sums = `${line('Summe netto', net)}${each(groups, (one) => line(`USt ${one.rate} %`, one.tax))}${line('Rechnungsbetrag', net + tax, 'b')}${paid ? left : ''}`
  const page = `<div class="top"><b>${own.short}</b>${own.address.street} · ${own.address.place} · ${own.website}</div><div class="adr">${boxes}</div>
    <h1>Rechnung ${number}</h1><div class="k">Rechnungsdatum <b>${date(day)}</b> · Leistungsmonat <b>${names.month(month)}</b> · Kunde ${random.code('3###')}${index === 1 ? ` · Bestellung ${random.code('4700######')}` : ''} · Lieferscheine ${random.code('5##0')} ff.</div>${html}
    <div class="down"><table><tr><th>St.</th><th>Satz</th><th>Netto €</th><th>USt €</th><th>Brutto €</th></tr>${each(groups, (one) => `<tr><td>${one.rate === 7 ? 'A' : 'B'}</td><td>${one.rate} %</td><td>${amount(one.net)}</td><td>${amount(one.tax)}</td><td>${amount(one.net + one.tax)}</td></tr>`)}<tr><td></td><td>Σ</td><td>${amount(net)}</td><td>${amount(tax)}</td><td>${amount(net + tax)}</td></tr></table><table class="sum">${sums}</table></div>
    <p style="margin-top:4mm">${index === 2 ? 'Bitte überweisen Sie innerhalb von 14 Tagen.' : `Fällig am ${date(due)}.`} Reklamationen bitte am Liefertag bis 14 Uhr melden.</p>
    <div class="abs foot">${own.name} · ${own.register} · Steuernummer ${own.taxNumber} · USt-ID ${own.vatId} · DE-ÖKO-0${random.whole(1, 9)}<br>${own.bank.name} · IBAN ${inFours(own.bank.iban ?? '')} · BIC ${own.bank.bic}</div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), currency: 'EUR', iban: own.bank.iban ?? '' },
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      ...{ sellerName: [own.name, own.short], buyerName: index === 0 ? [to, body.name] : to, sellerVatId: own.vatId },
      ...{ netTotal: fixed(net), taxTotal: fixed(tax) },
      grossTotal: paid ? [fixed(net + tax), fixed(net + tax - paid)] : fixed(net + tax),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'kantine-essenslieferung', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 2], make },
}
