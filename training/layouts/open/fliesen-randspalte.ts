// A tiler's final bill whose sender and reference block fill a grey column at the right edge: labels stand above their values, the bill's
// number is a "Beleg" among customer, order and site numbers, rooms have sums of their own, and payments on account with days of their
// own are taken off before the amount that is still owed.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const css = `.sheet{font:9pt/1.4 'Open Sans';padding:14mm 68mm 0 20mm}.bar{right:0;top:0;bottom:0;width:58mm;background:#ececea;padding:14mm 7mm 0;font-size:7.8pt}.bar h2{font:800 15pt/1.05 'Open Sans';margin:0 0 3mm;overflow-wrap:anywhere}.bar small{display:block;font-size:6.3pt;color:#666;margin-top:2.1mm}.bar .low{position:absolute;bottom:9mm;left:7mm;right:5mm;font-size:6.6pt;line-height:1.35}
  .to{margin-top:30mm;height:33mm;font-size:10pt}h1{font:800 14pt 'Open Sans';margin:0 0 3mm}.g{width:100%;font-size:8.2pt;line-height:1.25}.g td{padding:.7mm 1mm .7mm 0;vertical-align:top}.g .t td{font-weight:700;padding-top:2.6mm;border-bottom:.8pt solid #333}.g .s td{border-top:.4pt solid #888;color:#444}.e{width:100%;margin-top:4mm}.e td{padding:.5mm 0}.e .b td{font-weight:700;border-top:.8pt solid #333}p{margin-top:3mm}`

const ROOMS = ['Bad Obergeschoss', 'Gäste-WC', 'Küche und Diele']
const WORK: readonly (readonly [room: number, text: string, unit: string, low: number, high: number, most: number])[] =
  [
    [0, 'Altbelag abstemmen und entsorgen', 'm²', 2150, 2890, 28],
    [0, 'Verbundabdichtung AIV-F, zweilagig', 'm²', 2480, 3150, 18],
    [0, 'Wandfliesen 30/60 Dünnbett, Lieferung bauseits', 'm²', 5600, 6800, 26],
    [0, 'Duschrinne einbauen, Gefälle herstellen', 'Stk', 28500, 36000, 1],
    [1, 'Grundierung und Ausgleich bis 10 mm', 'm²', 1180, 1490, 4],
    [1, 'Feinsteinzeug 60/60 verlegen', 'm²', 6400, 7600, 4],
    [1, 'Sockelleisten aus Bodenfliese', 'lfm', 1450, 1820, 8],
    [2, 'Entkopplungsmatte', 'm²', 1690, 2100, 32],
    [2, 'Bodenfliesen 20/120 Holzoptik, Drittelverband', 'm²', 7200, 8400, 32],
    [2, 'Silikonfugen, dauerelastisch', 'lfm', 480, 620, 46],
  ]
const { amount, date, number: figures } = writingOf('DE')

function roomOf(random: Random, room: number, at: number) {
  const rows = WORK.filter((one) => one[0] === room).map(([, text, unit, low, high, most], row) => {
    const [quantity, price] = [unit === 'Stk' ? 1 : random.whole(most * 6, most * 10) / 10, random.whole(low, high)]
    return { place: `${at + 1}.${row + 1}`, text, unit, quantity, price, total: Math.round(quantity * price) }
  })
  const total = sum(rows.map((one) => one.total))
  const html = `<tr class="t"><td>${at + 1}</td><td colspan="4">${ROOMS[room]}</td></tr>${each(rows, (one) => `<tr><td>${one.place}</td><td>${one.text}</td><td class="r">${figures(one.quantity)} ${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}<tr class="s"><td></td><td colspan="3">Summe ${ROOMS[room]}</td><td class="r">${amount(total)}</td></tr>`
  return { total, html }
}

const CASES = [
  { rooms: [0, 1], paidDaysAgo: [61, 30], off: 0, days: 14, isFirm: false, number: '2#-0###' },
  { rooms: [0, 1, 2], paidDaysAgo: [88, 52, 24], off: 3, days: 21, isFirm: true, number: '6####' },
  { rooms: [2], paidDaysAgo: [19], off: 0, days: 10, isFirm: false, number: 'S-20##/1##' },
] as const
const ref = (label: string, value: string) => `<small>${label}</small>${value}`

/** What was paid already, and what is left of the sum. */
function paidOf(random: Random, gross: number, days: readonly string[]) {
  const paid = days.map((when, at) => ({
    text: `abzgl. ${at + 1}. Abschlag, Eingang ${when}`,
    cents: Math.round((gross * random.whole(20, 27)) / 50000) * 500,
  }))
  const rest = gross - sum(paid.map(({ cents }) => cents))
  return { rest, html: each(paid, (one) => `<tr><td>${one.text}</td><td class="r">−${amount(one.cents)}</td></tr>`) }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, client, person] = [companyIn(names, 'Fliesen & Platten'), names.company(), names.person()]
  const [site, day] = [names.address(), dayIn(random, 2024, 2026)]
  const { rooms, paidDaysAgo, off, days, isFirm, number: pattern } = CASES[index] ?? CASES[0]
  const number = random.code(pattern.replace('20##', String(day.year)).replace('2#', String(day.year % 100)))
  const done = rooms.map((room, at) => roomOf(random, room, at))
  const work = sum(done.map(({ total }) => total))
  const net = work - percent(work, off)
  const tax = percent(net, 19)
  const before = paidDaysAgo.map((ago) => date(daysAfter(day, -ago)))
  const paid = paidOf(random, net + tax, before)
  const due = daysAfter(day, days)
  const iban = firm.bank.iban ?? ''
  const buyer = isFirm ? client.name : person.full
  const hand = `${buyer}<br>z. Hd. ${client.manager.salutation} ${client.manager.last}`
  const to = isFirm ? hand : `${person.salutation}<br>${buyer}`
  const ended = daysAfter(day, -random.whole(6, 13))
  const refs = `${ref('Beleg', number)}${ref('vom', date(day))}${ref('Kunde', random.code('10###'))}${ref('Auftrag', `${random.code('A-1###')} · ${date(daysAfter(day, -120), 'short')}`)}${ref('Baustelle', `${site.street}, ${site.town}`)}${ref('Ausgeführt', `${date(daysAfter(ended, -60), 'short')} – ${date(ended, 'short')}`)}${ref('Ansprechpartner', names.person().full)}`
  const bar = `<div class="abs bar"><h2>${firm.short}</h2>${firm.address.street}<br>${firm.address.place}<br>${firm.phone}<br>${firm.mobile}<br>${firm.website}<div style="height:16mm"></div>${refs}<div class="low"><b>${firm.name}</b><br>${firm.register}<br>Inhaber/GF ${firm.manager.full}<br>USt-ID ${firm.vatId}<br>Steuernr. ${firm.taxNumber}<br><br>${firm.bank.name}<br>${inFours(iban)}<br>${firm.bank.bic}</div></div>`
  const less = `<tr><td>Zwischensumme</td><td class="r">${amount(work)}</td></tr><tr><td>Nachlass ${off} % lt. Verhandlung</td><td class="r">−${amount(work - net)}</td></tr>`
  const nets = off > 0 ? less : ''
  const page = `${bar}<div class="to">${to}<br>${client.address.lines.join('<br>')}</div><h1>Schlussrechnung</h1><p>${isFirm ? 'Sehr geehrte Damen und Herren, die Arbeiten sind abgenommen. Wir berechnen nach Aufmaß:' : 'Herzlichen Dank für Ihren Auftrag. Nach gemeinsamem Aufmaß berechnen wir:'}</p><table class="g"><tr><td>Pos.</td><td></td><td class="r">Menge</td><td class="r">Preis</td><td class="r">EUR</td></tr>${each(done, ({ html }) => html)}</table>
    <table class="e">${nets}<tr class="b"><td>Netto</td><td class="r">${amount(net)}</td></tr><tr><td>19 % MwSt.</td><td class="r">${amount(tax)}</td></tr><tr class="b"><td>Auftragssumme brutto</td><td class="r">${amount(net + tax)}</td></tr>${paid.html}<tr class="b"><td>Noch zu zahlen</td><td class="r">${amount(paid.rest)} €</td></tr></table><p>Den Restbetrag erbitten wir bis <b>${date(due)}</b> ohne Abzug.${isFirm ? '' : ` In der Summe sind Lohnkosten von ${amount(percent(net, 62))} € netto enthalten (§ 35a EStG). Bewahren Sie diesen Beleg zwei Jahre auf.`}</p>`
  const who = { sellerName: [firm.name, firm.short], buyerName: buyer, sellerVatId: firm.vatId, iban }
  const paper = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR' }
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: { ...paper, ...who, ...totals(net, tax), grossTotal: [fixed(net + tax), fixed(paid.rest)] },
  }
}

export const layout: Layout = {
  name: 'fliesen-randspalte',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
