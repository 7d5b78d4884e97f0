// A tax adviser's fee note by the scale of fees (StBVV): values of the object, tables and tenths stand beside the fees, the number is a
// "Kostennote" or follows the client's number after a stroke, the advances of the year are taken off with their tax, and the letterhead
// names partners, chamber and two offices.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet{font:10.2pt/1.38 'Liberation Serif';padding:0 22mm 0 25mm}.h{text-align:right;padding-top:12mm;font-size:8.4pt;line-height:1.35}.h b{font:400 21pt 'Liberation Serif';letter-spacing:.6pt;display:block;color:#1d2f4f}.h i{font-size:9pt}
  .s{font-size:7pt;text-decoration:underline;margin-top:9mm}.to{height:31mm;line-height:1.3}.d{display:flex;justify-content:space-between;font-size:9.6pt;margin-bottom:5mm}h1{font:700 11pt 'Liberation Serif';margin:0 0 3mm}.g{width:100%;font-size:9.2pt;line-height:1.2}.g th{font-weight:400;font-style:italic;text-align:left;border-bottom:.5pt solid #000;padding:0 1mm 1mm 0;vertical-align:bottom}.g td{padding:1mm 1mm .6mm 0;vertical-align:top}
  .e{margin:3mm 0 4mm auto;width:112mm}.e td{padding:.4mm 0}.e .l td{border-top:.5pt solid #000}.e .x td{border-top:.5pt solid #000;border-bottom:2pt double #000;font-weight:700}.f{left:25mm;right:22mm;bottom:8mm;font-size:7pt;line-height:1.3;color:#1d2f4f;text-align:center;border-top:.5pt solid #1d2f4f;padding-top:1.5mm}`

const WORK: readonly (readonly [
  text: string,
  law: string,
  table: string,
  tenths: string,
  value: number,
  fee: number,
])[] = [
  ['Buchführung einschl. Kontieren der Belege, 12 Monate', '§ 33 Abs. 1', 'C', '6/10', 18000000, 158400],
  ['Aufstellung des Jahresabschlusses', '§ 35 Abs. 1 Nr. 1 a', 'B', '25/10', 9400000, 131250],
  ['Körperschaftsteuererklärung', '§ 24 Abs. 1 Nr. 3', 'A', '4/10', 3100000, 42360],
  ['Gewerbesteuererklärung', '§ 24 Abs. 1 Nr. 5', 'A', '3/10', 3600000, 34290],
  ['Umsatzsteuerjahreserklärung', '§ 24 Abs. 1 Nr. 8', 'A', '3/10', 2700000, 29850],
  ['Einkommensteuererklärung ohne Ermittlung der Einkünfte', '§ 24 Abs. 1 Nr. 1', 'A', '3/10', 5800000, 41220],
  ['Überschuss bei Einkünften aus Vermietung, 2 Objekte', '§ 27 Abs. 1', 'A', '6/10', 2240000, 49980],
  ['Überschuss bei Einkünften aus nichtselbständiger Arbeit', '§ 27 Abs. 1', 'A', '1/20', 6150000, 7350],
  ['Prüfung des Steuerbescheids, 1,5 Stunden', '§ 28', '', 'Zeitgeb.', 0, 19500],
]
const { amount, date, month } = writingOf('DE')

/** Office, who it belongs to. */
const OFFICES = [
  ['Quellhorst Mertesacker Brinkjost', 'Steuerberater · vereidigter Buchprüfer', 'Partnerschaft mbB'],
  ['Steuerkanzlei Ahrendt-Vossiek', 'Dipl.-Finanzwirtin (FH) · Steuerberaterin', ''],
  ['Treuwerk Lammerding', 'Steuerberatungsgesellschaft', 'mbH'],
] as const

const CLIENTS = [
  [
    [0, 1, 2, 3, 4],
    'Kostennote · Jahresabschluss und Steuererklärungen',
    'Bitte gleichen Sie den Betrag bis zum # aus.',
  ],
  [[5, 6, 7, 8], 'Vergütungsberechnung Nr. # – Einkommensteuer', 'Der Betrag ist mit Zugang fällig.'],
  [[0, 1, 4], 'Gebührenrechnung · Jahresabschluss', 'Wir ziehen den Betrag am # von Ihrem Konto ein.'],
] as const

function linesOf(random: Random, rows: readonly number[]) {
  return WORK.filter((_, at) => rows.includes(at)).map(([text, law, table, tenths, value, fee]) => {
    const factor = random.whole(62, 148)
    const object = value ? amount(Math.round((value * factor) / 1000000) * 10000) : '–'
    return { text, law, table, tenths, object, fee: percent(fee, Math.round(factor * 0.8)) }
  })
}

/** What stands below the fees. @param advance net, paid in the year before */
function sumsOf(fees: number, advance: number, year: number) {
  const net = fees + 2000
  const [tax, back] = [percent(net, 19), percent(advance, 19)]
  const rest = net + tax - advance - back
  const end = `<tr class="l"><td>Gesamtvergütung</td><td class="r">${amount(net + tax)}</td></tr><tr><td>abzüglich Vorschüsse ${year}, 12 × ${amount(advance / 12)} netto</td><td class="r">./. ${amount(advance)}</td></tr><tr><td>darauf entfallende Umsatzsteuer 19 %</td><td class="r">./. ${amount(back)}</td></tr><tr class="x"><td>Verbleiben</td><td class="r">EUR ${amount(rest)}</td></tr>`
  const html = `<table class="e"><tr class="l"><td>Summe der Gebühren</td><td class="r">${amount(fees)}</td></tr><tr><td>Auslagenpauschale, § 16 StBVV</td><td class="r">20,00</td></tr><tr class="l"><td>Zwischensumme</td><td class="r">${amount(net)}</td></tr><tr><td>Umsatzsteuer 19 %, § 15 StBVV</td><td class="r">${amount(tax)}</td></tr>${advance ? end : `<tr class="x"><td>Zu zahlen</td><td class="r">EUR ${amount(net + tax)}</td></tr>`}</table>`
  const fields = { ...totals(net, tax), grossTotal: [...new Set([fixed(net + tax), fixed(rest)])] }
  return { html, fields }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, client, person, branch] = [names.company(), names.company(), names.person(), names.address()]
  const day = dayIn(random, 2025, 2026)
  const [office, what, form] = OFFICES[index] ?? OFFICES[0]
  const [rows, title, closing] = CLIENTS[index] ?? CLIENTS[0]
  const mandate = random.code(index === 1 ? '4##' : '2####')
  const number =
    [`${day.year}/${random.code('0###')}`, `${mandate}-${random.code('7##')}`, random.code('90####')][index] ?? ''
  const lines = linesOf(random, rows)
  const fees = sum(lines.map(({ fee }) => fee))
  const advance = index === 1 ? 0 : Math.round((fees * 0.66) / 12000) * 12000
  const sums = sumsOf(fees, advance, day.year - 1)
  const iban = own.bank.iban ?? ''
  const due = daysAfter(day, 15)
  const buyer = index === 1 ? person.full : client.name
  const to = [
    `Firma<br>${buyer}<br>Geschäftsleitung`,
    `${person.salutation}<br>${buyer}`,
    `Firma<br>${buyer}<br>z. H. ${client.manager.full}`,
  ][index]
  const clerk = random.code('@@')
  const mark = ['KN', '', 'GR'][index]
  const files = `Mandant ${mandate} &nbsp; ${mark} ${number} &nbsp; Bearbeiter ${clerk}`
  const refs = index === 1 ? `Unser Zeichen: ${clerk}/${mandate}` : files
  const heading = title.replace('#', number)
  const page = `<div class="h"><b>${office}</b><i>${what}</i><br>${own.address.lines.join(' · ')}<br>Telefon ${own.phone} · Telefax ${own.fax}${index === 0 ? `<br>Zweigstelle: ${branch.lines.join(' · ')}` : ''}</div><div class="s">${office} ${form} · ${own.address.lines.join(' · ')}</div><div class="to">${to}<br>${client.address.lines.join('<br>')}</div><div class="d"><span>${refs}</span><span>${own.address.town}, ${date(day, 'long')}</span></div><h1>${heading} ${day.year - 1}</h1>
    <p>${index === 1 ? `Guten Tag ${person.salutation} ${person.last}` : 'Sehr geehrte Damen und Herren'},</p><p>für unsere Tätigkeit im Zeitraum Januar ${day.year - 1} bis ${month(daysAfter(day, -25))} berechnen wir nach der Steuerberatervergütungsverordnung:</p><table class="g"><tr><th>Tätigkeit</th><th>Vorschrift StBVV</th><th class="r">Gegenstands-<br>wert €</th><th class="c">Tab.</th><th class="c">Satz</th><th class="r">Gebühr €</th></tr>${each(lines, (one) => `<tr><td>${one.text}</td><td>${one.law}</td><td class="r">${one.object}</td><td class="c">${one.table}</td><td class="c">${one.tenths}</td><td class="r">${amount(one.fee)}</td></tr>`)}</table>
    ${sums.html}
    <p>${closing.replace('#', date(due))}</p><p style="margin-top:5mm">Mit freundlichen Grüßen<br><br><br>${own.manager.full}</p><div class="abs f">${office} ${form} · Mitglied der Steuerberaterkammer ${own.address.town} · Steuer-Nr. ${own.taxNumber} · USt-IdNr. ${own.vatId}<br>Geschäftskonto: ${own.bank.name} · ${inFours(iban)} · ${own.bank.bic}${index === 2 ? ` · Gläubiger-ID ${random.code('DE##ZZZ00000######')}, Mandatsreferenz ${mandate}-01` : ''}</div>`
  const who = { sellerName: [`${office} ${form}`.trim(), office], buyerName: buyer, sellerVatId: own.vatId, iban }
  const until = index === 1 ? {} : { dueDate: iso(due) }
  const paper = { invoiceNumber: number, issueDate: iso(day), ...until, currency: 'EUR' }
  const fields = { ...paper, ...who, ...sums.fields }
  return { html: sheets(css, [page]), pages: 1, fields }
}

export const layout: Layout = {
  name: 'steuerkanzlei-kostennote',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
