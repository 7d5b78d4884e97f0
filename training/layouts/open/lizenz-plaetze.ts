// A software house's bill for seats: small letters everywhere, the number as part of the title, labels above values without a colon,
// seats by day with credits for those given back, a coupon, prices in dollars with the sums in euros on one of them, dates written as
// computers do, and a strip at the right that has the seller with its register, tax ids and account.
import { type Company, type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `body { font: 300 9.4pt/1.5 Roboto; color: #222 } .sheet { padding: 18mm 66mm 0 17mm } .strip { right: 0; top: 0; width: 56mm; height: 100%; background: #10231c; color: #cfe9dd; padding: 18mm 6mm 0 7mm; font-size: 7.8pt; line-height: 1.6 } .strip b { display: block; font: 500 19pt Dosis; color: #7ef0b8; margin-bottom: 8mm } .strip i { display: block; font-style: normal; color: #6fae92; margin-top: 3mm; font-size: 7pt }
  h1 { font: 400 21pt/1.15 Roboto; margin: 0 0 9mm } h1 span { color: #1d9a63 } .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm 5mm; margin-bottom: 10mm } .three small, .to small { display: block; color: #888; font-size: 7.4pt } .to { margin-bottom: 9mm; line-height: 1.4 } .to strong { font-weight: 500 } .it { width: 100%; border-top: 1pt solid #222 } .it td { padding: 2mm 0; border-bottom: .4pt solid #ccc; vertical-align: top } .it small { display: block; color: #777; font-size: 7.6pt; line-height: 1.35 } .sheet .it .r { white-space: nowrap; padding-left: 4mm }
  .sums { margin: 4mm 0 8mm auto; width: 82mm } .sums td { padding: .9mm 0 } .sums .all td { font-weight: 500; font-size: 12pt; border-top: 1pt solid #222; padding-top: 2mm } .say { background: #eaf7f0; padding: 3.5mm 4mm; margin-bottom: 4mm }`
const { amount, date } = writingOf('DE')
const MODULES = 'kalkulation|auftragsbuch|lagerplatz|zeiterfassung|reporting plus|dokumentenarchiv'.split('|')

interface Item {
  readonly text: string
  readonly small: string
  readonly cents: number
}

function itemsOf(random: Random, index: number, period: string): Item[] {
  const first = random.sample(MODULES, [3, 4, 2][index] ?? 2).map((name) => {
    const [seats, price] = [random.whole(3, 48), random.whole(9, 64) * 100]
    const months = index === 1 ? 12 : 1
    return {
      text: name,
      small: `${seats} plätze × ${amount(price)} ${months > 1 ? '× 12 monate' : 'pro monat'}, ${period}`,
      cents: seats * price * months,
      price,
    }
  })
  const [days, seats] = [random.whole(5, 24), random.whole(1, 6)]
  const part = Math.round((((first[0]?.price ?? 0) * days) / 30) * seats)
  const extra: Item[] = [
    {
      text: `${first[0]?.text}: ${seats} plätze hinzugebucht`,
      small: `anteilig ${days} von 30 tagen im vormonat`,
      cents: part,
    },
    {
      text: `${first[0]?.text}: ${seats} plätze zurückgegeben`,
      small: `gutschrift für ${days} von 30 tagen`,
      cents: -part,
    },
  ]
  const support = {
    text: 'support „werktags bis 18 uhr“',
    small: 'reaktionszeit 4 stunden',
    cents: random.whole(49, 190) * 100,
  }
  return [
    ...first,
    ...[[extra[0]], [extra[1], support], [support]].flatMap((one, at) => (at === index ? one : [])),
  ].flatMap((one) => one ?? [])
}

const itemRow = (sign: string) => (one: Item) =>
  `<tr><td>${one.text}<small>${one.small}</small></td><td class="r">${amount(one.cents)} ${sign}</td></tr>`
const sumRow = (text: string, value: string, of = '') =>
  `<tr class="${of}"><td>${text}</td><td class="r">${value}</td></tr>`
const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`

function factsOf(random: Random, index: number, [day, due, till]: readonly [Day, Day, Day]): string {
  const style = index === 2 ? 'iso' : 'figures'
  const order = `${cell('bestellnummer', random.code('B4########'))}${cell('kostenstelle', random.code('77##'))}${cell('lieferantennr.', random.code('0008####'))}`
  return `${cell('ausgestellt', date(day, style))}${cell(index === 2 ? 'bezahlt' : 'zahlbar bis', date(due, style))}${cell('abrechnung', ['monatlich', 'jährlich im voraus', 'monatlich, karte'][index] ?? '')}${cell('mandant', `${brand}.example/${random.code('@@##').toLowerCase()}`)}${cell('vertrag', random.code('V-#####'))}${cell('verlängert sich am', date(daysAfter(till, 1), style))}${index === 1 ? order : ''}`
}
const [brand, firm] = ['stapelwerk', 'Stapelwerk Software UG (haftungsbeschränkt) & Co. KG']
const stripOf = (own: Company, index: number) =>
  `<div class="abs strip"><b>${brand}</b>${firm}<br>${own.address.lines.join('<br>')}<i>hilfe</i>hallo@${brand}.example<br>${own.phone}<i>geschäftsführerin der komplementärin</i>${own.manager.full}<i>register</i>${own.register}<i>umsatzsteuer-id</i>${own.vatId}<i>steuernummer</i>${own.taxNumber}${index === 2 ? '' : `<i>konto</i>${own.bank.name}<br>${own.bank.iban}<br>${own.bank.bic}`}</div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, user, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const due = daysAfter(day, [14, 30, 0][index] ?? 0)
  const number = random.code([`SW-${day.year % 100}-####`, '#####-0#', `${day.year % 100}Q2.####`][index] ?? '')
  const till = daysAfter(day, index === 1 ? 364 : 29)
  const items = itemsOf(random, index, `${date(day, 'short')}–${date(till, 'short')}`)
  const raw = sum(items.map((one) => one.cents))
  const coupon = index === 0 ? -percent(raw, 20) : 0
  const rate = random.whole(9010, 9480)
  const [sign, net] = index === 2 ? ['$', Math.round((raw * rate) / 10000)] : ['€', raw + coupon]
  const tax = percent(net, 19)
  const facts = factsOf(random, index, [day, due, till])
  const foreign =
    index === 2
      ? sumRow('summe in dollar', `${amount(raw)} $`) +
        sumRow(`kurs vom ${iso(daysAfter(day, -1))}`, `1 $ = 0,${rate} €`)
      : ''
  const less = coupon
    ? sumRow('zwischensumme', `${amount(raw)} €`) + sumRow('gutschein NEUSTART20', `${amount(coupon)} €`)
    : ''
  const say = [
    `überweise uns bitte ${amount(net + tax)} € und gib ${number} als zweck an. zwei wochen zeit hast du.`,
    'bitte auf das rechts genannte konto. bei zahlung binnen 8 tagen ziehst du 2 % ab.',
    `wir haben ${amount(net + tax)} € von deiner karte •••• ${random.code('####')} abgebucht. zu tun ist nichts mehr.`,
  ][index]
  const strip = stripOf(own, index)
  const page = `${strip}<h1>rechnung <span>${number}</span></h1><div class="to"><small>für</small><strong>${buyer.name}</strong><br>${buyer.address.lines.join('<br>')}<br>${index === 2 ? `${user.full} (admin)` : `ust-id ${buyer.vatId}`}</div><div class="three">${facts}</div><table class="it">${each(items, itemRow(sign))}</table>
    <table class="sums">${less}${foreign}${sumRow('netto', `${amount(net)} €`)}${sumRow('19 % umsatzsteuer', `${amount(tax)} €`)}${sumRow(index === 2 ? 'bezahlt' : 'zu zahlen', `${amount(net + tax)} €`, 'all')}</table><div class="say">${say}</div><p style="font-size:7.6pt;color:#777">leistungszeitraum ist der bei den positionen genannte. fragen? antworte einfach auf die mail.</p>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      ...{
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 2 ? {} : { dueDate: iso(due), iban: own.bank.iban ?? '' }),
      },
      ...{ sellerName: [firm, brand], buyerName: buyer.name, sellerVatId: own.vatId },
      ...{ ...totals(net, tax), currency: 'EUR' },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'lizenz-plaetze', kind: 'invoice', language: 'de', types: ['invoice', 'receipt'] },
  ...{ count: 3, scans: [0, 2], make },
}
