// A reminder for several open invoices: a table with amounts, payments and days overdue, fee and interest below, a new day to
// pay by; the second is friendly, has one invoice and calls itself only a "Zahlungserinnerung" in the text.
import { type Day, daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const FORMAL = `.sheet{font:10.2pt/1.4 'Liberation Sans',sans-serif;padding:18mm 20mm 20mm 25mm}.logo{text-align:right;font-weight:700;font-size:20pt;color:#005f3c}.back{font-size:7pt;text-decoration:underline;margin-top:14mm}.to{height:33mm}h1{font-size:13pt;letter-spacing:4pt;margin:6mm 0 4mm}table{width:100%;margin:3mm 0}th,td{border:.5pt solid #000;padding:1mm 1.5mm;text-align:right;font-size:9pt}th:first-child,td:first-child{text-align:left}.in{display:flex;justify-content:space-between;border-top:.5pt solid;border-bottom:.5pt solid;padding:1mm 0;font-size:8.5pt}.ft{position:absolute;bottom:8mm;left:25mm;font-size:7.4pt}`
const KIND = `.sheet{font:11.5pt/1.55 'C059','DejaVu Serif Condensed',serif;padding:30mm 38mm 20mm 32mm}.nm{font-size:16pt;font-style:italic;margin-bottom:18mm}.sum{border-left:2pt solid #946;padding-left:5mm;margin:5mm 0}.ft{position:absolute;bottom:14mm;left:32mm;right:38mm;font-size:8.5pt;font-style:italic}`

export const layout: Layout = {
  name: 'collective-reminder',
  kind: 'reminder',
  language: 'de',
  types: ['reminder'],
  count: 2,
  scans: [0],
  make,
}

const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  return index === 0 ? formal(names, random) : kind(names, random)
}

interface Open {
  readonly number: string
  readonly day: Day
  readonly cents: number
  readonly paid: number
}

function formal(names: Names, random: Random): Paper {
  const day = dayIn(random, 2024, 2026)
  const open: Open[] = [130, 95, 61].map((ago, row) => ({
    number: random.code('RG-2#####'),
    day: daysAfter(day, -ago),
    cents: random.whole(8_000, 320_000),
    paid: row === 1 ? 5_000 : 0,
  }))
  const rest = sum(open.map(({ cents, paid }) => cents - paid))
  const [fee, interest] = [1000, Math.round(rest * 0.0187)]
  const [buyer, seat, own] = [names.company(), names.address(), names.company()]
  const due = daysAfter(day, 10)
  const html = `<div class="logo">Agrarhandel Nüssner</div><div class="back">Agrarhandel Nüssner AG · ${seat.street} · ${seat.place}</div><div class="to">${buyer.name}<br>Buchhaltung<br>${buyer.address.street}<br>${buyer.address.place}</div><div class="in"><span>Debitor ${random.code('1#####')}</span><span>Bearbeiter: ${names.person().full}, ${names.phone()}</span><span>${date(day)}</span></div>
<h1>2. MAHNUNG</h1><p>Sehr geehrte Damen und Herren,</p><p>auf unsere Mahnung vom ${date(daysAfter(day, -21))} haben Sie nicht reagiert. Folgende Posten sind weiterhin offen:</p>
<table><tr><th>Rechnung<th>vom<th>fällig am<th>Tage<th>Betrag €<th>bezahlt €<th>offen €</tr>${each(open, (one) => `<tr><td>${one.number}<td>${date(one.day)}<td>${date(daysAfter(one.day, 14))}<td>${Math.round((Date.UTC(day.year, day.month, day.day) - Date.UTC(one.day.year, one.day.month, one.day.day)) / 86_400_000) - 14}<td>${amount(one.cents)}<td>${one.paid ? amount(one.paid) : ''}<td>${amount(one.cents - one.paid)}</tr>`)}
<tr><td colspan="6">Summe offene Posten<td>${amount(rest)}</tr><tr><td colspan="6">Verzugszinsen 9 Prozentpunkte über Basiszins<td>${amount(interest)}</tr><tr><td colspan="6">Mahngebühr<td>${amount(fee)}</tr><tr><td colspan="6"><b>Gesamtforderung</b><td><b>${amount(rest + interest + fee)}</b></tr></table>
<p>Wir fordern Sie letztmalig auf, die Gesamtforderung bis spätestens <b>${date(due)}</b> auf das unten genannte Konto zu überweisen. Andernfalls übergeben wir die Angelegenheit ohne weitere Ankündigung unserem Rechtsanwalt und liefern nur noch gegen Vorkasse.</p><p>Zahlungen sind bis ${date(daysAfter(day, -2))} berücksichtigt.</p><p style="margin-top:6mm">Hochachtungsvoll<br><br>i. A. Forderungsmanagement</p>
<div class="ft">${own.bank.name} · IBAN ${inFours(own.bank.iban ?? '')} · USt-IdNr. ${own.vatId} · ${own.register}<br>Vorstand: ${names.person().full} · Aufsichtsratsvorsitzender: ${names.person().full}</div>`
  return {
    html: sheets(FORMAL, [html]),
    pages: 1,
    fileName: 'Mahnung 2.pdf',
    facts: [
      [amount(rest + interest + fee), amount(rest)],
      [date(due), buyer.name, open[0]?.number ?? ''],
    ],
  }
}

function kind(names: Names, random: Random): Paper {
  const day = dayIn(random, 2024, 2026)
  const [customer, home, own] = [names.person(), names.address(), names.company()]
  const cents = random.whole(4_800, 42_000)
  const number = `${day.year}-${random.code('##')}`
  const dear = customer.salutation === 'Frau' ? 'Liebe Frau' : 'Lieber Herr'
  const html = `<div class="nm">Annegret Solmsdorf<br><span style="font-size:10pt">Klavierunterricht · Stimmbildung · Chorleitung</span></div><p>${customer.full}<br>${home.street}<br>${home.place}</p><p class="r">${names.town()}, ${date(day, 'long')}</p><p style="margin-top:10mm">${dear} ${customer.last},</p>
<p>im Trubel des Alltags bleibt manches liegen. Meine Rechnung Nr. ${number} vom ${date(daysAfter(day, -38))} für die Unterrichtsstunden im vergangenen Quartal ist wohl noch nicht beglichen, darum heute diese kleine Zahlungserinnerung.</p><div class="sum">Offener Betrag: ${amount(cents)} €<br>IBAN: ${inFours(own.bank.iban ?? '')}<br>Verwendungszweck: ${number}</div>
<p>Über den Eingang bis zum ${date(daysAfter(day, 12))} würde ich mich freuen. Sollte sich dieser Brief mit Ihrer Überweisung gekreuzt haben, betrachten Sie ihn bitte als gegenstandslos.</p><p>Herzliche Grüße, auch an die Kinder</p><p style="margin-top:14mm">Annegret Solmsdorf</p><div class="ft">Umsatzsteuerfrei nach § 4 Nr. 21 UStG · Steuernummer ${own.taxNumber} · Telefon ${names.phone()}</div>`
  return {
    html: sheets(KIND, [html]),
    pages: 1,
    fileName: 'Brief.pdf',
    facts: [[amount(cents)], [number, customer.last, 'Annegret Solmsdorf']],
  }
}
