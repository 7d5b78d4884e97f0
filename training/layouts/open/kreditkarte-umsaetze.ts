// A credit card's monthly statement whose title has "Abrechnung" in it and whose total is to be debited as a bill's would be: two
// days a row, foreign money with its rate in a second line, fees, a limit, the last four figures of two cards.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.35 'Lato',sans-serif;padding:16mm 18mm 16mm 22mm;color:#1d1d1b}.chip{left:22mm;top:14mm;width:30mm;height:18mm;border-radius:2.4mm;background:linear-gradient(120deg,#123 40%,#5b7d94)}.chip b{position:absolute;left:3mm;bottom:2mm;color:#fff;font-size:8pt;letter-spacing:1pt}
.to{margin-top:34mm;display:flex;justify-content:space-between}h1{font:300 19pt 'Lato',sans-serif;margin:10mm 0 3mm}.k{display:flex;background:#eef2f4}.k div{flex:1;padding:2.5mm 3mm}.k small{display:block;font-size:7.2pt}.k b{font-size:11.5pt}
table{width:100%;margin-top:5mm}th{font-size:7.4pt;text-align:left;border-bottom:1pt solid #123}td{padding:1mm 0;border-bottom:.3pt solid #bbb;vertical-align:top}td small{color:#667}td:last-child,th:last-child{text-align:right}.h td{font-weight:700;border:0;padding-top:3mm}.sheet .h td[colspan]{text-align:left}.ft{position:absolute;left:22mm;right:18mm;bottom:8mm;font-size:7pt;color:#556}`

const SHOPS = [
  ['KERNHOLZ HOTELS', 'REGENSTADT', 8_900, 24_000],
  ['TANKPUNKT 0417', 'RASTHOF AUENTAL', 4_100, 9_800],
  ['WWW.PAPERNEST.EXAMPLE', 'DUBLIN', 990, 4_900],
  ['BISTRO LE COQUELET', 'METZ', 1_850, 7_200],
  ['DRUCKHAUS24 ONLINE', 'GERA', 2_900, 19_900],
  ['PARKHAUS OPERNPLATZ', 'MITTELSTADT', 450, 2_400],
  ['CLOUDSTORE PRO ABO', 'INTERNET', 1_199, 4_599],
  ['ELEKTRO BLITZMARKT', 'HOLLENSTEDT', 3_990, 29_900],
  ['BUCHLADEN AM TOR', 'MITTELSTADT', 1_200, 5_600],
] as const

export const layout: Layout = {
  name: 'kreditkarte-umsaetze',
  kind: 'bank-statement',
  language: 'de',
  types: ['bank-statement', 'statement'],
  count: 2,
  scans: [],
  make,
}

const { amount, date, month } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [holder, home, firm, end] = [
    names.person(),
    names.address(),
    names.company(),
    lastDay(dayIn(random, 2024, 2026)),
  ]
  const spent = random.sample(SHOPS, 9 - index * 3).map(([shop, town, low, high], at) => ({
    shop,
    town,
    cents: random.whole(low, high),
    day: daysAfter(end, at * 3 - 26),
  }))
  const [foreign, rate] = [random.whole(4_000, 26_000), random.whole(10_600, 11_200) / 10_000]
  const euro = Math.round(foreign / rate)
  const charge = Math.round(euro * 0.0175)
  const last = random.whole(21_000, 140_000)
  const balance = sum(spent.map(({ cents }) => cents)) + euro + charge
  const card = random.code('#### 84## #### ####').replace(/\d{4} (\d\d)\d\d \d{4}/, '52$1 XXXX XXXX')
  const row = (day: ReturnType<typeof daysAfter>, [text, extra, cents]: readonly [string, string, string]) =>
    `<tr><td>${date(day, 'short')}<td>${date(daysAfter(day, 1), 'short')}<td>${text}${extra ? `<br><small>${extra}</small>` : ''}<td>${cents}</tr>`
  const due = daysAfter(end, 6)
  const html = `<div class="abs chip"><b>CARDORA</b></div><div class="to"><div>${index === 0 ? `${firm.name}<br>${holder.full}` : holder.full}<br>${home.street}<br>${home.place}</div><div class="r">Cardora Kartenservice, Postfach ${random.code('## ## ##')}<br>Herausgeber: ${firm.bank.name}<br>Seite 1 von 1</div></div><h1>Ihre Kreditkartenabrechnung ${month(end)}</h1>
<div class="k"><div><small>Abrechnungsdatum</small><b>${date(end)}</b></div><div><small>Kartennummer</small><b>${card}</b></div><div><small>Verfügungsrahmen</small><b>${index === 0 ? '10.000' : '3.000'} EUR</b></div><div><small>Rechnungsbetrag</small><b>${amount(balance)} EUR</b></div></div>
<table><tr><th>Kauf<th>Buchung<th>Verwendungszweck<th>Betrag in EUR</tr><tr><td><td><td>Saldo der letzten Abrechnung<td>${amount(last)} −</tr>${row(daysAfter(end, -27), ['LASTSCHRIFT VON IHREM KONTO', '', `${amount(last)} +`])}<tr class="h"><td colspan="4">Umsätze ${holder.first} ${holder.last}</tr>${each(spent, ({ shop, town, cents, day }) => row(day, [`${shop} &nbsp;${town}`, '', `${amount(cents)} −`]))}
${row(daysAfter(end, -2), ['HARBORLIGHT SUPPLIES &nbsp;PORTLAND', `USD ${amount(foreign)}, Kurs ${rate.toLocaleString('de-DE')}`, `${amount(euro)} −`])}${row(daysAfter(end, -2), ['1,75 % Entgelt für Auslandseinsatz', '', `${amount(charge)} −`])}<tr class="h"><td colspan="3">Neuer Saldo<td>${amount(balance)} −</tr></table>
<p style="margin-top:6mm">Der Rechnungsbetrag wird am ${date(due)} von Ihrem Konto ${(firm.bank.iban ?? '').replace(/^(.{4}).*(.{4})$/, '$1 XXXX XXXX XXXX $2')} abgebucht. Bitte prüfen Sie alle Umsätze; Einwendungen sind innerhalb von sechs Wochen zu erheben. Dieser Beleg ersetzt keine Rechnung der Händler.</p><div class="ft">Cardora ist eine Marke der Kartenservice Elbmark AG. Sperr-Notruf 116 116 (gebührenfrei). Es gilt der Sollzinssatz Ihres Kartenvertrags, derzeit 14,9 % p. a. bei Teilzahlung.</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${end.year}-${String(end.month).padStart(2, '0')}_Kreditkarte.pdf`,
    facts: [[amount(balance)], [date(due), date(end), holder.last]],
  }
}
