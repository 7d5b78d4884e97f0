// A roofer's final invoice of two or three sheets: sections with sums of their own, payments deducted in three columns
// (net, tax, gross), a part held back as security, so that five sums look like the total.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  type Position,
  parted,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WORKS: readonly Ware[] = [
  ['Gerüst stellen, vorhalten und abbauen, Lastklasse 3', 'm²', 980, 1450, 310],
  ['Alte Ziegeldeckung aufnehmen und entsorgen', 'm²', 1450, 1890, 240],
  ['Unterdeckbahn diffusionsoffen liefern und verlegen', 'm²', 790, 990, 240],
  ['Traglattung 40/60 mm, Konterlattung 30/50 mm', 'm²', 1180, 1390, 240],
  ['Tondachziegel engobiert, Doppelmuldenfalz', 'm²', 4150, 4890, 240],
  ['Firstanschluss trocken, mit Lüftungsrolle', 'm', 5600, 6900, 22],
  ['Dachrinne halbrund, Titanzink, 6-teilig', 'm', 3850, 4450, 36],
  ['Fallrohr DN 100 einschl. Schellen', 'm', 2990, 3690, 24],
  ['Schornsteineinfassung aus Walzblei', 'St', 28500, 36500, 2],
  ['Dachfenster 78/118 einschl. Eindeckrahmen', 'St', 89000, 109000, 5],
  ['Schneefanggitter 200 mm, verzinkt', 'm', 2650, 3290, 28],
  ['Stundenlohnarbeiten Facharbeiter auf Nachweis', 'h', 5890, 6450, 18],
]
const CSS = `body { font: 10pt/1.4 'EB Garamond', 'Liberation Serif', serif; font-variant-numeric: lining-nums } .sheet { padding: 16mm 18mm 24mm 22mm }
  .name { font-size: 19pt; border-bottom: 1.4pt solid #8c1c13 } .sender { font-size: 6.8pt; text-decoration: underline; margin: 13mm 0 2mm } .to { min-height: 28mm }
  h1 { font-size: 14pt; letter-spacing: 1.6mm; margin: 5mm 0 2mm } table { width: 100% } td, th { padding: 1mm; vertical-align: top; text-align: left } i { font-size: 8.4pt }
  th { border-bottom: .8pt solid #000; font-weight: 400; font-style: italic } .r { text-align: right !important; white-space: nowrap } .sum td { border-top: .6pt solid #000; font-weight: 600 }
  .double td { border-top: .6pt solid #000; border-bottom: 2.4pt double #000; font-weight: 700; font-size: 11pt } .info { float: right; width: 62mm } .info td { padding: 0 1mm }
  .foot { left: 22mm; right: 18mm; bottom: 8mm; font-size: 7pt; display: flex; justify-content: space-between; border-top: .4pt solid #8c1c13; padding-top: 1mm }`

const { amount, date } = writingOf('DE')

const row = (one: Position) =>
  `<tr><td>1.${String(one.number).padStart(2, '0')}</td><td>${one.name}<br><i>${one.unit === 'h' ? 'lt. anerkannten Rapporten' : 'wie Angebot, nach gemeinsamem Aufmaß'}</i></td><td class="r">${one.quantity},00 ${one.unit}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`

const three = (caption: string, net: number, kind = '') =>
  `<tr class="${kind}"><td>${caption}</td><td class="r">${amount(net)}</td><td class="r">${amount(percent(net, 19))}</td><td class="r">${amount(net + percent(net, 19))}</td></tr>`

/** Works less payments less security: what is left, with all sums that a reader may take for the total. */
function account(random: Random, net: number, { day, parts, bond }: { day: Day; parts: number; bond: number }) {
  const paid = Array.from({ length: parts }, (_, part) => ({
    net: Math.floor((net * (0.62 - part * 0.06)) / parts / 50000) * 50000,
    day: daysAfter(day, 45 * part - 160 + random.whole(0, 9)),
  }))
  const left = net - sum(paid.map((one) => one.net))
  const [gross, open] = [net + percent(net, 19), left + percent(left, 19)]
  const held = percent(gross, bond)
  const html = `<table style="margin-top:6mm"><tr><th></th><th class="r">netto EUR</th><th class="r">19 % USt EUR</th><th class="r">brutto EUR</th></tr>${three('Schlussrechnungssumme', net, 'sum')}
    ${each(paid, (one, part) => three(`abzgl. ${part + 1}. Abschlagszahlung, Eingang ${date(one.day)}`, -one.net))}${three('Restforderung', left, bond > 0 ? 'sum' : 'double')}
    ${bond > 0 ? `<tr><td colspan="3">./. Sicherheitseinbehalt ${bond} % der Bruttosumme bis Ablauf der Gewährleistung</td><td class="r">-${amount(held)}</td></tr><tr class="double"><td colspan="3">Auszahlungsbetrag</td><td class="r">${amount(open - held)}</td></tr>` : ''}</table>`
  const fields = {
    netTotal: [fixed(net), fixed(left)],
    taxTotal: [fixed(percent(net, 19)), fixed(percent(left, 19))],
    grossTotal: [fixed(gross), fixed(open), ...(bond > 0 ? [fixed(open - held)] : [])],
  }
  return { html, fields }
}

function letter(
  names: ReturnType<typeof namesIn>,
  data: { seller: string; number: string; start: string; issued: string },
) {
  const [firm, client] = [names.company(), names.person()]
  const buyer = `${client.first} ${client.last}`
  const address = names.address()
  const head = `<div class="name">${data.seller}</div><table class="info" style="margin-top:20mm"><tr><td>Rechnungs-Nr.</td><td>${data.number}</td></tr><tr><td>Bauvorhaben-Nr.</td><td>${names.random.code('24-0##')}</td></tr>
    <tr><td>Auftrag vom</td><td>${data.start}</td></tr><tr><td>Datum</td><td>${data.issued}</td></tr></table><div class="sender">${data.seller} · ${firm.address.lines.join(' · ')}</div>
    <div class="to">${client.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${buyer}<br>${address.lines.join('<br>')}</div>`
  const foot = `<div class="abs foot"><div>${firm.address.lines.join('<br>')}<br>Tel. ${firm.phone}</div><div>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')}<br>BIC ${firm.bank.bic}</div><div>St.-Nr. ${firm.taxNumber}<br>USt-IdNr. ${firm.vatId}<br>${firm.register}</div></div>`
  return { head, foot, firm, buyer }
}

function make(random: Random, index: number) {
  const names = namesIn('DE', random)
  const seller = index === 0 ? 'Bedachungen Rüßmann & Kolloge GmbH' : 'Zimmerei und Dachdeckerei Ostheeren'
  const [day, number] = [dayIn(random, 2026), index === 0 ? random.code('SR-26-0##') : random.code('26###')]
  const { head, foot, firm, buyer } = letter(names, {
    seller,
    number,
    start: date(daysAfter(day, -260)),
    issued: date(day),
  })
  const goods = positionsOf(random, WORKS, index === 0 ? 12 : 6)
  const net = sum(goods.map(({ total }) => total))
  const { html, fields } = account(random, net, { day, parts: index === 0 ? 3 : 1, bond: index === 0 ? 5 : 0 })
  const table = (some: readonly Position[], end = '') =>
    `<table><tr><th>Pos.</th><th>Leistung</th><th class="r">Menge</th><th class="r">EP EUR</th><th class="r">GP EUR</th></tr>${each(some, row)}${end}</table>`
  const parts = parted(goods, 9, 20)
  const end = `<tr class="sum"><td></td><td colspan="3">Summe Titel 1 Dacharbeiten (netto)</td><td class="r">${amount(net)}</td></tr>`
  const terms = `<p style="margin-top:5mm">Ausführungszeitraum: ${date(daysAfter(day, -190))} bis ${date(daysAfter(day, -21))}. Zahlbar innerhalb von 30 Tagen nach Zugang ohne Abzug.
    Bei Zahlung bis zum ${date(daysAfter(day, 10))} gewähren wir 2 % Skonto auf die Restforderung.<br>Rechnungen für Arbeiten am Grundstück sind zwei Jahre aufzubewahren.</p>`
  const pages = parts.map((some, part) => {
    const isLast = part === parts.length - 1
    const top =
      part === 0
        ? `${head}<h1>SCHLUSSRECHNUNG</h1><p>Neueindeckung Wohnhaus, ${names.town()}. Aufmaß vom ${date(daysAfter(day, -14))}.</p>`
        : `<p class="r">Schlussrechnung ${number} · Blatt ${part + 1}</p>`
    return `${top}${table(some, isLast ? end : '')}${isLast ? html + terms : ''}${foot}`
  })
  return {
    html: sheets(CSS, pages),
    pages: pages.length,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: firm.vatId,
      ...(firm.bank.iban ? { iban: firm.bank.iban } : {}),
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'schlussrechnung-dach',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
