// A town's treasury threatens seizure: neither reminder nor dunning stands in the title, claims of several kinds (fees, late charges,
// costs) in a table, a reference for the transfer, a last day, a transfer slip's data at the end, names of three offices.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.42 'Liberation Sans'}.arms{left:25mm;top:12mm;width:14mm;height:17mm;border:1.2pt solid #23456b;border-radius:0 0 7mm 7mm;background:linear-gradient(135deg,#23456b 50%,#f2c200 50%)}.town{left:43mm;top:13mm;font:700 15pt 'Liberation Sans';color:#23456b}.town small{display:block;font:400 9.4pt 'Liberation Sans'}.rt{left:130mm;top:40mm;width:62mm;font-size:8.4pt;line-height:1.5}.rt b{display:inline-block;width:24mm;font-weight:400;color:#555}.back{left:25mm;top:45mm;font-size:6.8pt}.to{left:25mm;top:51mm}.main{left:25mm;right:20mm;top:98mm}.g{width:100%;margin:3mm 0}.g th{text-align:left;background:#e8edf3;padding:1mm 1.5mm;font-size:8.6pt}.g td{padding:1mm 1.5mm;border-bottom:.4pt solid #999;font-size:9.2pt}.g .t td{font-weight:700;border-bottom:1.2pt solid}.ft{left:25mm;right:20mm;bottom:8mm;display:grid;grid-template-columns:1fr 1fr 1fr;font-size:7pt;line-height:1.4;border-top:.6pt solid #23456b;padding-top:1.5mm}`

const TOWNS = ['Stadt Ehrlingshausen', 'Gemeinde Moorwische', 'Kreisstadt Altenrodach'] as const
const SUBJECTS = [
  'Ankündigung der Zwangsvollstreckung',
  'Rückständige öffentlich-rechtliche Forderungen',
  'Vollstreckungsverfahren',
] as const
const CLAIMS = [
  ['Gewerbesteuer-Vorauszahlung', 18_000, 140_000],
  ['Niederschlagswassergebühr', 4_000, 26_000],
  ['Sondernutzungsgebühr Gehweg', 3_500, 12_000],
  ['Grundsteuer B', 9_000, 48_000],
  ['Abfallgebühr Gewerbe', 7_000, 31_000],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'stadtkasse-ankuendigung',
  kind: 'reminder',
  language: 'de',
  types: ['reminder', 'authority-letter'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const town = TOWNS[index] ?? TOWNS[0]
    const [own, debtor, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const [last, sign] = [daysAfter(day, 10), random.code('5.0###.######.#')]
    const claims = random.sample(CLAIMS, 2 + (index % 2)).map(([text, low, high], at) => ({
      text,
      due: daysAfter(day, -50 - at * 31),
      cents: random.whole(low / 50, high / 50) * 50,
    }))
    const late = claims.map(({ cents }) => Math.max(100, Math.floor(cents / 5000) * 50) * 2)
    const costs = random.whole(14, 32) * 100
    const total = sum(claims.map(({ cents }) => cents)) + sum(late) + costs
    const rows = claims.flatMap(({ text, due, cents }, at) => [
      [text, date(due), amount(cents)],
      [`Säumniszuschläge zu ${text}`, '', amount(late[at] ?? 0)],
    ])
    const html = `<div class="abs arms"></div><div class="abs town">${town}<small>${index === 1 ? 'Gemeindekasse' : 'Stadtkasse'} – Vollstreckungsstelle</small></div><div class="abs back">${town} · Postfach ${random.code('## ##')} · ${own.address.place}</div><div class="abs to">${debtor.name}<br>z. Hd. der Geschäftsführung<br>${debtor.address.street}<br>${debtor.address.place}</div>
<div class="abs rt"><b>Kassenzeichen</b>${sign}<br><b>Ihr Zeichen</b>–<br><b>Auskunft</b>${clerk.salutation} ${clerk.last}<br><b>Zimmer</b>${random.code('1##')}<br><b>Durchwahl</b>${own.phone}<br><b>Datum</b>${date(day)}</div>
<div class="abs main"><p><b>${SUBJECTS[index] ?? SUBJECTS[0]}</b></p><p>Sehr geehrte Damen und Herren,</p><p>die nachstehenden Beträge sind trotz Fälligkeit und vorangegangener Erinnerung bis heute nicht auf einem Konto der ${index === 1 ? 'Gemeindekasse' : 'Stadtkasse'} eingegangen:</p>
<table class="g"><tr><th>Forderung</th><th>fällig seit</th><th class="r">Betrag in EUR</th></tr>${each(rows, ([text, due, cents]) => `<tr><td>${text}</td><td>${due}</td><td class="r">${cents}</td></tr>`)}<tr><td>Gebühren und Auslagen</td><td></td><td class="r">${amount(costs)}</td></tr><tr class="t"><td>Gesamtrückstand</td><td></td><td class="r">${amount(total)}</td></tr></table>
<p>Sie erhalten hiermit letztmals Gelegenheit, den Gesamtrückstand bis zum <b>${date(last)}</b> (Eingang bei der Kasse) zu begleichen. Geben Sie bei der Überweisung nur das Kassenzeichen ${sign} an.</p><p>Nach Ablauf dieser Frist werden wir ohne weitere Ankündigung Ihre Bankverbindungen pfänden oder den Vollziehungsbeamten beauftragen (§§ 6 ff. VwVG). Dadurch entstehen Ihnen weitere Kosten; für jeden angefangenen Monat fallen zudem Säumniszuschläge von 1 v. H. an.</p><p>Können Sie nicht in einer Summe zahlen, setzen Sie sich bitte umgehend mit der oben genannten Stelle in Verbindung. Haben Sie in den letzten Tagen gezahlt, betrachten Sie dieses Schreiben als erledigt.</p><p>Mit freundlichen Grüßen<br>Im Auftrag</p><p style="margin-top:7mm">${clerk.last}<br><small>Dieses Schreiben ist maschinell erstellt und ohne Unterschrift gültig.</small></p></div>
<div class="abs ft"><div>Rathausplatz 1<br>${own.address.place}<br>Vermittlung ${names.phone()}</div><div>Öffnungszeiten der Kasse<br>Mo, Di, Do 8.00–12.00 Uhr<br>Do auch 14.00–17.30 Uhr</div><div>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Schreiben_${sign.replace(/\W/g, '')}.pdf`,
      facts: [[amount(total)], [date(last)], [sign], [debtor.name]],
    }
  },
}
