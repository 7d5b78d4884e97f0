// A hospital's bill to a private patient or his guardian from its patient management: case number, patient number and bill number in one block,
// admission and discharge with hours, daily rates for a single room and meals, co-payment, an advance taken off; free of tax, a slip to pay below.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.36 Carlito;padding:0}.logo{left:22mm;top:11mm;display:flex;gap:3mm;align-items:center;font:700 15pt Carlito;color:#00797a}.logo svg{width:12mm}.logo small{display:block;font:400 8pt Carlito;color:#444}.acad{right:16mm;top:12mm;text-align:right;font-size:7.6pt;color:#444}
  .to{left:22mm;top:47mm;font-size:10.4pt}.to small{font-size:6.8pt;display:block;border-bottom:.4pt solid #000;margin-bottom:2.5mm}.blk{left:122mm;top:44mm;width:72mm}.blk td{padding:.1mm 0}.blk td+td{text-align:right}.body{position:absolute;left:22mm;right:16mm;top:95mm}h1{font:700 13pt Carlito;margin:0 0 1mm}.pat{margin:2mm 0 3mm}.pat td{padding:0 6mm 0 0}
  .l{width:100%}.l th{text-align:left;border-top:.8pt solid;border-bottom:.8pt solid;padding:.8mm 0;font-weight:400}.l td{padding:.7mm 0;vertical-align:top}.l .s td{border-top:.5pt solid}.l .e td{font-weight:700;font-size:11pt;border-top:.8pt solid;border-bottom:2pt double}.txt{margin-top:4mm;font-size:9pt}
  .slip{left:10mm;right:10mm;bottom:19mm;border-top:.6pt dashed #000;padding:2.5mm 12mm 0;display:flex;justify-content:space-between;font-size:8.6pt}.slip td{padding:.2mm 4mm .2mm 0}.foot{left:22mm;right:16mm;bottom:5mm;font-size:6.6pt;line-height:1.3;text-align:center;color:#444}`
const { amount, date } = writingOf('DE')
const HOUSES = [
  ['Klinikum Weidenbruch gGmbH', 'Klinikum Weidenbruch', 'Akademisches Lehrkrankenhaus'],
  ['St.-Ansgar-Stift Krankenhausbetriebsgesellschaft mbH', 'St.-Ansgar-Stift', 'Fachkrankenhaus für Orthopädie'],
  ['Klinikum Weidenbruch gGmbH', 'Klinikum Weidenbruch', 'Standort Nord'],
] as const

interface Charge {
  readonly code: string
  readonly text: string
  readonly days: number
  readonly price: number
}

const chargesOf = (random: Random, index: number, nights: number): Charge[] => [
  ...(index === 2
    ? []
    : [
        {
          code: 'WL01',
          text: `Wahlleistung Unterkunft Einbettzimmer ${index === 0 ? 'Komfort' : ''}`,
          days: nights,
          price: random.whole(9800, 16400),
        },
      ]),
  ...(index === 0
    ? [{ code: 'WL07', text: 'Zuschlag eigene Nasszelle / Südlage', days: nights, price: random.whole(1250, 2390) }]
    : []),
  ...(index === 2
    ? [
        {
          code: 'BP10',
          text: 'Unterbringung Begleitperson ohne medizinische Notwendigkeit',
          days: nights,
          price: 4500,
        },
        {
          code: 'BP11',
          text: 'Verpflegung Begleitperson, Vollverpflegung',
          days: nights,
          price: random.whole(1650, 2100),
        },
      ]
    : []),
  { code: 'TV02', text: 'Multimedia am Bett (Telefon, TV, WLAN)', days: nights, price: 490 },
  ...(index === 1 ? [{ code: 'AU90', text: 'Kopien der Behandlungsunterlagen, Pauschale', days: 1, price: 1500 }] : []),
]

/** What is to be paid, an advance that was paid on the first day, and the table that says so. */
function accountOf(random: Random, index: number, came: Day, nights: number) {
  const charges = chargesOf(random, index, nights)
  const total = sum(charges.map((one) => one.days * one.price))
  const advance = index === 0 ? Math.floor(total / 20000) * 10000 : 0
  const span = `${date(came, 'short')}–${date(daysAfter(came, nights), 'short')}`
  const row = (one: Charge) =>
    `<tr><td>${one.code}</td><td>${one.text}</td><td>${span}</td><td class="r">${one.days}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.days * one.price)}</td></tr>`
  const paid =
    advance > 0
      ? `<tr><td></td><td colspan="4">abzüglich Vorauszahlung vom ${date(came)}, Quittung ${random.code('K####')}</td><td class="r">-${amount(advance)}</td></tr><tr class="e"><td></td><td colspan="4">Noch zu zahlen EUR</td><td class="r">${amount(total - advance)}</td></tr>`
      : ''
  const html = `<table class="l"><tr><th>Ziffer</th><th>Leistung</th><th>Zeitraum</th><th class="r">Tage</th><th class="r">Einzel EUR</th><th class="r">Gesamt EUR</th></tr>${each(charges, row)}<tr class="${advance > 0 ? 's' : 'e'}"><td></td><td colspan="4">Rechnungsbetrag EUR</td><td class="r">${amount(total)}</td></tr>${paid}</table>`
  return {
    html,
    left: total - advance,
    grossTotal: advance > 0 ? [fixed(total), fixed(total - advance)] : fixed(total),
  }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [{ address, bank, taxNumber, phone, register, manager }, leaves] = [names.company(), dayIn(random, 2024, 2026)]
  const [payer, child, clerk, home] = [names.person(), names.person(), names.person(), names.address()]
  const [house, logo, sub] = HOUSES[index] ?? HOUSES[0]
  const nights = random.whole(3, 9)
  const [came, day] = [daysAfter(leaves, -nights), daysAfter(leaves, random.whole(6, 20))]
  const due = daysAfter(day, 14)
  const number = random.code([`${day.year % 100}#0####`, `AR-${day.year}/#####`, '4000#####'][index] ?? '')
  const [caseNumber, where] = [
    random.code('00#######'),
    random.pick(['Unfallchirurgie', 'Innere Medizin II', 'Urologie', 'Gefäßchirurgie']),
  ]
  const { html, left, grossTotal } = accountOf(random, index, came, nights)
  const isChild = index === 2
  const patient = isChild ? `${child.first} ${payer.last}` : payer.full
  const born = date({
    year: isChild ? random.whole(2016, 2019) : random.whole(1941, 1978),
    month: random.whole(1, 12),
    day: random.whole(1, 28),
  })
  const facts = [
    ['Rechnungsnummer', number],
    ['Rechnungsdatum', date(day)],
    ['Fallnummer', caseNumber],
    ['Patientennummer', random.code('7######')],
    ['Aufnahme', `${date(came)}, ${random.code('0#:4#')} Uhr`],
    ['Entlassung', `${date(leaves)}, ${random.code('1#:1#')} Uhr`],
    ['Fachabteilung', where],
    ['Sachbearbeitung', `${clerk.salutation} ${clerk.last}`],
    ['Telefon', phone],
    ['IK des Krankenhauses', random.code('26#######')],
  ]
  const page = `<div class="abs logo"><svg viewBox="0 0 12 12"><path d="M4 0h4v4h4v4H8v4H4V8H0V4h4z" fill="#00797a"/></svg><div>${logo}<small>${sub}</small></div></div><div class="abs acad">Patientenabrechnung<br>${address.street}<br>${address.place}</div>
    <div class="abs to"><small>${house}, ${address.street}, ${address.place}</small>${herrn(payer)}<br>${payer.full}<br>${home.lines.join('<br>')}</div><table class="abs blk">${each(facts, ([label, text]) => `<tr><td>${label}:</td><td>${text}</td></tr>`)}</table>
    <div class="body"><h1>${['Rechnung über Wahlleistungen', 'Rechnung', 'Selbstzahlerrechnung – Begleitperson'][index]}</h1><table class="pat"><tr><td>Patient/in:</td><td><b>${patient}</b></td><td>geb. ${born}</td></tr><tr><td>Kostenträger:</td><td>Selbstzahler</td><td>${['', `Vereinbarung vom ${date(came)}`, ''][index]}</td></tr></table>
    <p>Für die stationäre Behandlung in unserem Hause erlauben wir uns, Ihnen folgende Leistungen zu berechnen:</p>${html}
    <div class="txt"><p>Die Leistungen sind nach § 4 Nr. 14 b UStG umsatzsteuerfrei. ${['Der Entlassungstag wird nicht berechnet (§ 17 KHEntgG).', 'Der Entlassungstag wird nicht berechnet.', ''][index]}</p><p>Bitte überweisen Sie ${['den Restbetrag', 'den Betrag', 'den Betrag'][index]} bis zum ${date(due)}. Die Arzthonorare der liquidationsberechtigten Ärzte erhalten Sie mit gesonderter Rechnung. Zur Vorlage bei Ihrer ${isChild ? 'Krankenkasse' : 'privaten Krankenversicherung oder Beihilfestelle'} verwenden Sie bitte die beigefügte Zweitschrift.</p><p>Mit freundlichen Grüßen<br>i. A. ${clerk.last}</p><p style="font-size:8pt">Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.</p></div></div>
    <div class="abs slip"><table><tr><td>Empfänger</td><td>${house}</td></tr><tr><td>IBAN</td><td>${inFours(bank.iban ?? '')}</td></tr><tr><td>BIC / Institut</td><td>${bank.bic} / ${bank.name}</td></tr></table><table><tr><td>Betrag</td><td>EUR ${amount(left)}</td></tr><tr><td>Verwendungszweck</td><td>${[`FALL ${caseNumber} RE ${number}`, `${number} ${payer.last}`, `${number}`][index]}</td></tr></table></div>
    <div class="abs foot">${house} · Geschäftsführer: ${manager.full} · ${register} · Steuer-Nr. ${taxNumber}<br>Vorsitzende des Aufsichtsrates: ${names.person().full} · Zertifiziert nach KTQ</div>`
  const fields = {
    invoiceNumber: number,
    issueDate: iso(day),
    dueDate: iso(due),
    sellerName: [house, logo],
    buyerName: payer.full,
  }
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: { ...fields, iban: bank.iban ?? '', grossTotal, currency: 'EUR' },
  }
}

export const layout: Layout = {
  name: 'wahlleistung-klinik',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
