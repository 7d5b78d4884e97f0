// A German inbox program's preview of a CII invoice, printed: cards with small labels above their values, sender and receiver of the same
// form, line discounts below the positions, early payment as a table, and sums that differ (positions, net, gross, due) far from them.
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Heckenschnitt beidseitig inkl. Entsorgung', 'lfm', 690, 980, 90],
  ['Rasenpflege Mähgang 5 bis 12', 'm²', 9, 18, 4200],
  ['Fachkraft Grünpflege', 'Std', 4650, 5480, 22],
  ['Radlader mit Fahrer', 'Std', 7900, 8900, 9],
  ['Rindenmulch 10-40 mm geliefert und verteilt', 'm³', 5400, 6900, 14],
  ['Wechselflor Sommer, 9er Topf', 'Stk', 145, 220, 320],
  ['Kontrollgang Spielplatz mit Protokoll', 'psch', 8500, 12500, 3],
]
const css = `.sheet { font: 9pt/1.35 Lato; padding: 10mm 13mm; color: #1c2430 } .hd { background: #26324a; color: #fff; border-radius: 1.5mm; padding: 3mm 5mm; display: flex; justify-content: space-between; align-items: center } .hd b { font-size: 13pt; font-weight: 400 } .hd span { font-size: 7.6pt } .cards { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm; margin: 3mm 0 } .card { border: .5pt solid #cdd4df; border-radius: 1mm; padding: 1.4mm 2.2mm; min-height: 11mm } .card small, .p small { display: block; color: #6b7688; font-size: 6.8pt } .duo { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm } .p { border: .5pt solid #cdd4df; border-radius: 1mm; padding: 2.5mm 3mm } .p b { font-size: 10.5pt }
  h2 { font-size: 9.6pt; margin: 4.5mm 0 1.5mm; font-weight: 700; color: #26324a } .t { width: 100%; font-size: 8.2pt } .t th { text-align: left; background: #eef1f6; font-weight: 400; color: #6b7688; padding: 1.2mm } .t td { padding: 1.2mm; border-bottom: .4pt solid #dde2ea; vertical-align: top } .t th.r { text-align: right } .t .r { white-space: nowrap } .t i { color: #6b7688; font-style: normal; font-size: 7.2pt; display: block } .big { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm } .big div { background: #eef1f6; border-radius: 1mm; padding: 2.4mm 3mm; text-align: right; font-size: 11pt } .big small { display: block; font-size: 6.8pt; color: #6b7688; text-align: left } .big .z { background: #26324a; color: #fff } .big .z small { color: #cdd4df } .ft { left: 13mm; right: 13mm; bottom: 6mm; font-size: 6.6pt; color: #6b7688; display: flex; justify-content: space-between }`
const { amount, date } = writingOf('DE')
const eur = (cents: number) => `${amount(cents)} €`

/** "label|value", with "~" between cards; those without a value are left out. */
const cards = (list: string) => {
  const shown = list.split('~').filter((one) => !one.endsWith('|'))
  return `<div class="cards">${each(shown, (one) => `<div class="card"><small>${one.replace('|', '</small>')}</div>`)}</div>`
}
const party = (title: string, one: Company, more: string) =>
  `<div class="p"><small>${title}</small><b>${one.name}</b><br>${one.address.street}<br>${one.address.place}, DE<small>${more}</small></div>`

function goodsOf(random: Random, index: number) {
  const goods = positionsOf(random, WARES, [3, 7, 6][index] ?? 3).map((one) => {
    const off = random.chance(0.35) ? percent(one.total, 5) : 0
    return { ...one, off, net: one.total - off }
  })
  const html = `<h2>Positionen (${goods.length})</h2><table class="t"><tr><th>Nr.</th><th>Bezeichnung</th><th class="r">Menge</th><th class="r">Einzelpreis netto</th><th class="r">USt</th><th class="r">Gesamt netto</th></tr>${each(goods, (one) => `<tr><td>${one.number}</td><td>${one.name}<i>Art.-Nr. ${random.code('GP-###')} · Zeitraum siehe Kopf${one.off ? ` · Nachlass 5 % Dauerauftrag: -${eur(one.off)}` : ''}</i></td><td class="r">${one.quantity} ${one.unit}</td><td class="r">${eur(one.price)}</td><td class="r">19 % (S)</td><td class="r">${eur(one.net)}</td></tr>`)}</table>`
  return { html, lines: sum(goods.map((one) => one.net)) }
}

function sumsOf(random: Random, index: number, lines: number) {
  const extra = [0, 4500, -percent(lines, 3)][index] ?? 0
  const net = lines + extra
  const tax = percent(net, 19)
  const paid = index === 1 ? Math.floor(((net + tax) * random.whole(3, 6)) / 100000) * 10000 : 0
  const box = (label: string, cents: number, of = '') => `<div class="${of}"><small>${label}</small>${eur(cents)}</div>`
  const change = extra
    ? `<h2>Zu- und Abschläge auf Belegebene</h2><table class="t"><tr><th>Art</th><th>Grund</th><th class="r">USt</th><th class="r">Betrag</th></tr><tr><td>${extra > 0 ? 'Zuschlag' : 'Abschlag'}</td><td>${extra > 0 ? 'Baustelleneinrichtung' : 'Treuerabatt 3 %'}</td><td class="r">19 %</td><td class="r">${eur(extra)}</td></tr></table>`
    : ''
  const html = `${change}<h2>Umsatzsteuer</h2><table class="t"><tr><th>Kategorie</th><th class="r">Satz</th><th class="r">Bemessungsgrundlage</th><th class="r">Steuerbetrag</th></tr><tr><td>S – Regelsatz</td><td class="r">19 %</td><td class="r">${eur(net)}</td><td class="r">${eur(tax)}</td></tr></table>
    <h2>Beträge</h2><div class="big">${box('Summe Positionen', lines)}${box('Gesamt netto', net)}${box('Gesamt brutto', net + tax)}${paid ? box('Anzahlung', -paid) : box('Umsatzsteuer', tax)}</div><div class="big" style="margin-top:2mm;grid-template-columns:1fr">${box('Fälliger Zahlbetrag', net + tax - paid, 'z')}</div>`
  return { html, net, tax, paid }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, site, day] = [
    companyIn(names, 'Grünpflege'),
    names.company(),
    names.address(),
    dayIn(random, 2025, 2026),
  ]
  const due = daysAfter(day, [14, 30, 30][index] ?? 14)
  const number = random.code([`GR${day.year}-0##`, `${day.year}/1###`, 'RE000##4'][index] ?? '')
  const goods = goodsOf(random, index)
  const { html, net, tax, paid } = sumsOf(random, index, goods.lines)
  const ids = (one: Company, isOwn: boolean) =>
    `USt-IdNr.: ${one.vatId}${isOwn && index !== 1 ? ` · Steuernummer: ${one.taxNumber}` : ''}<br>${isOwn ? `${one.manager.full} · ${one.phone} · ` : ''}${one.email}`
  const [from, to] = [date(daysAfter(day, -36)), date(daysAfter(day, -5))]
  const head = `Rechnungsnummer|${number}~Rechnungsdatum|${date(day)}~Belegtyp|${index === 1 ? '326 Teilrechnung' : '380 Rechnung'}~Fällig am|${date(due)}~Bestellnummer|${random.code('B45-#####')}~Kundennummer|${random.code('1####')}~Leistung von|${from}~Leistung bis|${to}~Projekt|${index === 0 ? '' : random.code('Objekt ###')}~Vertrag|${index === 2 ? random.code('RV-##/##') : ''}~Währung|EUR~Lieferort|${site.town}`
  const early =
    index === 2
      ? `<h2>Skonto</h2><table class="t"><tr><th>bis</th><th class="r">Satz</th><th class="r">Abzug</th><th class="r">Zahlbetrag mit Skonto</th></tr><tr><td>${date(daysAfter(day, 8))}</td><td class="r">2,00 %</td><td class="r">${eur(percent(net + tax, 2))}</td><td class="r">${eur(net + tax - percent(net + tax, 2))}</td></tr></table>`
      : ''
  const pay = `<h2>Zahlung</h2>${cards(`Zahlungsart|Überweisung (58)~Empfänger|${own.name}~IBAN|<span style="font-size:7pt">${own.bank.iban}</span>~BIC|${own.bank.bic}~Verwendungszweck|${number} ${random.code('K1####')}~Bank|${own.bank.name}~Bedingung|zahlbar bis ${date(due)}`)}`
  const tops = (title: string) => `<div class="hd"><b>${title}</b><span>CII · Profil EN 16931 · ✓ geprüft</span></div>`
  const reader = names.person().last
  const foot = (at: number) =>
    `<div class="abs ft"><span>Vorschau aus ${number.replace(/\W/g, '_')}.xml, gedruckt ${date(daysAfter(day, 3))} von ${reader}</span><span>${at} / ${index === 0 ? 1 : 2}</span></div>`
  const note = `<h2>Bemerkung</h2><div class="p">${['', 'Restleistung folgt mit der Schlussrechnung. Stundennachweise als Anhang.', 'Bescheinigung nach § 35a EStG: Lohnanteil auf Anfrage.'][index]}</div>`
  const first = `${tops(`Rechnung ${number}`)}${cards(head)}<div class="duo">${party('Rechnungssteller', own, ids(own, true))}${party('Rechnungsempfänger', buyer, ids(buyer, false))}</div>${goods.html}`
  const file = index === 1 ? 'Stundennachweis.pdf' : 'Leistungsnachweis.pdf'
  const second = `${html}${early}${pay}<h2>Anlagen</h2><table class="t"><tr><td>${file}</td><td class="r">${random.whole(38, 940)} KB</td></tr></table>`
  const large = (text: string) => `<div style="zoom:1.17">${text}</div>`
  const parts = index === 0 ? [first + second] : [large(first), large(`${tops('Summen und Zahlung')}${second}${note}`)]
  const pages = parts.map((page, at) => page + foot(at + 1))
  return {
    html: sheets(css, pages),
    pages: pages.length,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), currency: 'EUR', iban: own.bank.iban ?? '' },
      ...{ sellerName: own.name, buyerName: buyer.name, sellerVatId: own.vatId },
      ...{ netTotal: fixed(net), taxTotal: fixed(tax) },
      grossTotal: paid ? [fixed(net + tax), fixed(net + tax - paid)] : fixed(net + tax),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'cii-karten-vorschau', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
