// A lawyer's last demand for a client: three parties (client, debtor, lawyer), a file's reference in place of a title, the claim with
// interest and the lawyer's own fees, a deadline, the threat of a court order; eight lawyers stand in the margin.
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.42 'EB Garamond','Liberation Serif',serif;padding:50mm 62mm 18mm 25mm}
.nm{left:25mm;top:16mm;right:20mm;font:400 20pt/1.1 'EB Garamond',serif;letter-spacing:4pt;text-transform:uppercase}.nm small{display:block;font-size:8.6pt;letter-spacing:2.6pt;margin-top:1mm}
.m{left:156mm;top:50mm;width:44mm;font-size:8pt;line-height:1.38;border-left:.5pt solid #7b1e2b;padding-left:3.5mm}.m p{margin:0 0 2.4mm}.to{height:37mm}.to small{font-size:7.4pt;text-decoration:underline}
table{width:100%;margin:2mm 0 3mm}td{padding:.5mm 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap;padding-left:4mm}.s td{border-top:.6pt solid;font-weight:700}`

export const layout: Layout = {
  name: 'anwalt-aufforderung',
  kind: 'reminder',
  language: 'de',
  types: ['reminder', 'letter'],
  count: 1,
  scans: [0],
  make,
}

const { amount, date } = writingOf('DE')

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [client, debtor, own, day] = [names.company(), names.company(), names.company(), dayIn(random, 2024, 2026)]
  const claim = random.whole(140_000, 890_000)
  const rows: [string, number][] = [
    [
      `Hauptforderung aus Rechnung ${random.code('R-#####')} vom ${date(daysAfter(day, -142))} und Rechnung ${random.code('R-#####')} vom ${date(daysAfter(day, -111))}`,
      claim,
    ],
    [`Zinsen, 9 Prozentpunkte über dem Basiszinssatz, bis ${date(day)}`, percent(claim, 3.1)],
    ['Pauschale nach § 288 Abs. 5 BGB', 4_000],
    ['1,3 Geschäftsgebühr Nr. 2300 VV RVG', percent(claim, 6.5)],
    ['Auslagenpauschale Nr. 7002 VV RVG', 2_000],
  ]
  const total = sum(rows.map(([, cents]) => cents))
  const [due, file] = [daysAfter(day, 10), `${random.whole(100, 990)}/${String(day.year).slice(2)}K09`]
  const lawyers = Array.from({ length: 6 }, () => lawyerOf(names))
  const html = `<div class="abs nm">Quast Immergut Senf<small>Rechtsanwälte Partnerschaft mbB</small></div><div class="abs m">${lawyers.join('')}<p>${own.address.street}<br>${own.address.place}<br>Telefon ${own.phone}<br>Telefax ${own.fax}<br>kanzlei@quast-immergut.de</p><p>Sammelanderkonto<br>${own.bank.name}<br>${inFours(own.bank.iban ?? '')}</p><p>Partnerschaftsregister<br>PR ${random.code('####')}<br>USt-ID ${own.vatId}</p></div>
<div class="to"><small>Quast Immergut Senf · ${own.address.street} · ${own.address.place}</small><br>Per Einwurf-Einschreiben<br>${debtor.name}<br>– Geschäftsleitung –<br>${debtor.address.street}<br>${debtor.address.place}</div><p class="r">${own.address.town}, den ${date(day, 'long')}<br>Unser Zeichen: ${file}</p><p><b>${client.short} ./. ${debtor.short}</b></p><p>Sehr geehrte Damen und Herren,</p>
<p>wir zeigen an, dass uns die ${client.name}, ${client.address.place}, mit der Wahrnehmung ihrer Interessen beauftragt hat. Ordnungsgemäße Bevollmächtigung wird anwaltlich versichert.</p><p>Unsere Mandantin hat Ihnen mangelfrei geliefert. Auf ihre Mahnungen, zuletzt vom ${date(daysAfter(day, -20))}, haben Sie nicht gezahlt; Sie befinden sich in Verzug. Namens unserer Mandantin fordern wir Sie hiermit letztmalig auf, zu zahlen:</p>
<table>${each(rows, ([text, cents]) => `<tr><td>${text}<td>${amount(cents)} €</tr>`)}<tr class="s"><td>insgesamt<td>${amount(total)} €</tr></table>
<p>Den Eingang auf dem nebenstehenden Anderkonto erwarten wir bis spätestens</p><p class="c"><b>${date(due, 'long')}</b>,</p><p>hier eingehend. Die Kosten unserer Beauftragung haben Sie als Verzugsschaden zu tragen. Nach fruchtlosem Ablauf der Frist werden wir unserer Mandantin ohne weitere Ankündigung raten, das gerichtliche Mahnverfahren einzuleiten.</p><p>Hochachtungsvoll</p><p style="margin-top:11mm">Dr. Immergut<br>Rechtsanwalt</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: 'Schreiben_Gegenseite.pdf',
    facts: [
      [amount(total), amount(claim)],
      [date(due, 'long'), file, client.short, debtor.short],
    ],
  }
}

function lawyerOf(names: Names): string {
  const { full, salutation } = names.person()
  const field = names.random.pick(['', 'Handelsrecht', 'Baurecht', 'Arbeitsrecht'])
  const [plain, special] = salutation === 'Frau' ? ['Rechtsanwältin', 'Fachanwältin'] : ['Rechtsanwalt', 'Fachanwalt']
  return `<p>${full}<br>${field ? `${special} für ${field}` : plain}</p>`
}
