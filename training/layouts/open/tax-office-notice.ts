// A notice of a tax office: the address window with a line of codes, the office's own tax number and telephone beside it,
// a matrix of figures of which only one is to be paid, and a page-long instruction on legal remedies in small type.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, inFours, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.32 'Nimbus Sans','Liberation Sans',sans-serif;padding:12mm 18mm 12mm 24mm}.office{display:flex;justify-content:space-between;font-size:9pt}.office b{font-size:13pt}
.win{height:36mm;margin-top:7mm}.win small{font-size:6.5pt;display:block;margin-bottom:2mm}.keys{position:absolute;top:34mm;left:118mm;font-size:8.4pt}.keys td{padding:.1mm 3mm .1mm 0}
h1{font-size:13pt;margin:6mm 0 0}h2{font-size:10pt;margin:5mm 0 1mm;border-bottom:.5pt solid}table.m{width:100%}.m td,.m th{padding:.6mm 1mm;text-align:right;font-weight:400}.m td:first-child,.m th:first-child{text-align:left}.m tr.l td{font-weight:700;border-top:.6pt solid}
.small{font-size:7.7pt;text-align:justify}`

export const layout: Layout = {
  name: 'tax-office-notice',
  kind: 'authority-letter',
  language: 'de',
  types: ['authority-letter'],
  count: 2,
  scans: [0],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { amount, date } = writingOf('DE')
  const office = index === 0 ? 'Finanzamt Grauwesel-Mitte' : 'Finanzamt Oberpfaffenried'
  const day = dayIn(random, 2023, 2026)
  const firm = names.company()
  const [seat, clerk, home] = [names.address(), names.person(), names.address()]
  const number = firm.taxNumber
  const tax = random.whole(1200, 18900) * 100
  const paid = percent(tax, random.whole(40, 80))
  const surcharge = percent(tax, 5.5)
  const due = daysAfter(day, 33)
  const left = tax + surcharge - paid
  const late = Math.max(25, random.whole(3, 46)) * 1000
  const to =
    index === 0
      ? `Firma<br>${firm.name}<br>${home.street}<br>${home.place}`
      : `Steuerkanzlei<br>${names.person().full}<br>für ${firm.name}<br>${home.street}<br>${home.place}`
  const title =
    index === 0
      ? `Bescheid für ${day.year - 1} über Körperschaftsteuer und Solidaritätszuschlag`
      : `Festsetzung eines Verspätungszuschlags zur Umsatzsteuer ${day.year - 2}`
  const body =
    index === 0
      ? assessment({ tax, paid, surcharge, left: amount(left), due: date(due) })
      : `<p>Die Umsatzsteuererklärung ${day.year - 2} war bis zum 31.07.${day.year - 1} abzugeben. Sie ist hier am ${date(daysAfter(day, -20))} eingegangen. Gegen die oben bezeichnete Firma wird daher nach § 152 Abgabenordnung ein Verspätungszuschlag festgesetzt in Höhe von</p><p class="c" style="font-size:12pt"><b>${amount(late)} €</b></p><p>Der Betrag ist spätestens am <b>${date(due)}</b> fällig. Zahlungen sind unter Angabe der Steuernummer zu leisten. Gründe, die die Verspätung entschuldbar erscheinen lassen, wurden nicht vorgetragen.</p>`
  const html = `<div class="office"><div><b>${office}</b><br>${seat.street}, ${seat.place}</div><div class="r">Bearbeitung: ${index === 0 ? 'Körperschaftsteuerstelle' : clerk.last}<br>Zi. ${random.code('2##')} &nbsp; Tel. ${names.phone()}</div></div>
<div class="win"><small>${office}, ${seat.place} &nbsp; ${random.code('*####-##-#####*')}</small>${to}</div>
<table class="keys"><tr><td>Datum<td>${date(day)}</tr><tr><td>Steuernummer<td>${number}</tr><tr><td>(Bitte bei Rückfragen angeben)<td></tr><tr><td>IdNr.<td>–</tr></table>
<h1>${title}</h1><p>${index === 0 ? 'Der Bescheid ergeht nach § 164 Abs. 1 AO unter dem Vorbehalt der Nachprüfung.' : 'Sehr geehrte Damen und Herren,'}</p>${body}${REMEDY}
<p class="small">Konto der Finanzkasse: Bundesbank Filiale ${names.town()}, IBAN ${inFours(names.company().bank.iban ?? '')}</p>${index === 1 ? `<p style="margin-top:5mm">Im Auftrag<br><br>${clerk.last}</p>` : '<p class="small">Dieser Bescheid wurde maschinell erstellt und ist ohne Unterschrift gültig.</p>'}`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? 'Bescheid KSt.pdf' : 'scan_finanzamt.pdf',
    facts: [index === 0 ? [amount(left), date(due), number] : [amount(late), date(due), number], [office, firm.name]],
  }
}

function assessment({
  tax,
  paid,
  surcharge,
  left,
  due,
}: {
  tax: number
  paid: number
  surcharge: number
  left: string
  due: string
}): string {
  const { amount } = writingOf('DE')
  const income = Math.round(tax / 0.15)
  return `<h2>Festsetzung und Abrechnung</h2><table class="m"><tr><th>(Stichtag der Abrechnung siehe Datum)<th>Körperschaftsteuer €<th>Solidaritätszuschlag €<th>Insgesamt €</tr>
<tr><td>Festgesetzt werden<td>${amount(tax)}<td>${amount(surcharge)}<td>${amount(tax + surcharge)}</tr><tr><td>abzüglich bereits getilgt<td>${amount(paid)}<td>0,00<td>${amount(paid)}</tr>
<tr class="l"><td>noch zu zahlen<td>${amount(tax - paid)}<td>${amount(surcharge)}<td>${left}</tr></table><p style="margin-top:2mm">Bitte zahlen Sie spätestens am <b>${due}</b> ${left} €.</p>
<h2>Besteuerungsgrundlagen</h2><table class="m"><tr><td>Steuerlicher Gewinn<td>${amount(income - 41_200)}</tr><tr><td>Nicht abziehbare Aufwendungen<td>${amount(41_200)}</tr><tr><td>Zu versteuerndes Einkommen<td>${amount(income)}</tr><tr><td>Steuer nach § 23 Abs. 1 KStG (15 %)<td>${amount(tax)}</tr></table>
<h2>Erläuterungen</h2><p>Die Bewirtungskosten konnten nur zu 70 % berücksichtigt werden. Ein Antrag auf Anpassung der Vorauszahlungen wird gesondert beschieden.</p>`
}

const REMEDY = `<h2>Rechtsbehelfsbelehrung</h2><p class="small">Gegen diesen Bescheid ist der Einspruch gegeben. Er ist bei dem oben bezeichneten Amt schriftlich einzureichen, diesem elektronisch zu übermitteln oder dort zur Niederschrift zu erklären. Die Frist für die Einlegung beträgt einen Monat. Sie beginnt mit Ablauf des Tages, an dem Ihnen der Bescheid bekannt gegeben worden ist. Bei Zusendung durch einfachen Brief gilt die Bekanntgabe mit dem vierten Tag nach Aufgabe zur Post als bewirkt, es sei denn, dass der Bescheid zu einem späteren Zeitpunkt zugegangen ist. Durch die Einlegung des Einspruchs wird die Vollziehung nicht gehemmt, insbesondere die Erhebung einer Abgabe nicht aufgehalten.</p>`
