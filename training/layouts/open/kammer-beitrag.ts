// A chamber of crafts asks its members for their contribution: a notice by an authority that is paid like a bill, no tax, two years in one table
// (settlement and advance), profit figures of the tax office that are larger than what is due, a number of the notice beside the member's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.4 'Open Sans','Liberation Sans';font-size:9pt}.lg{right:20mm;top:11mm;text-align:right;font-size:8pt}.lg b{display:block;font-size:15pt;color:#8a1538}.back{left:25mm;top:46mm;font-size:6.4pt;color:#555}.to{left:25mm;top:51mm;font-size:10pt}.inf{left:125mm;top:48mm;width:66mm;font-size:8.2pt}.inf td{padding:.3mm 3mm .3mm 0}.main{left:25mm;right:19mm;top:97mm}h1{font-size:12.4pt;margin:0 0 3mm}.g{width:100%;margin:2mm 0 3mm}.g td,.g th{border:.4pt solid #999;padding:.9mm 1.5mm;font-size:8.4pt;text-align:left}.g .z td{font-weight:700;background:#f6e9ed}.ft{left:25mm;right:19mm;bottom:7mm;font-size:6.6pt;display:flex;justify-content:space-between;line-height:1.4;border-top:.5pt solid #8a1538;padding-top:1mm}`

const CHAMBERS = [
  ['Handwerkskammer Oberwehrtal', 'Körperschaft des öffentlichen Rechts'],
  ['Industrie- und Handelskammer Nordheide', 'Körperschaft des öffentlichen Rechts'],
  ['Ingenieurkammer Untermark', 'Körperschaft öffentlichen Rechts'],
] as const
const BASIC = [18_000, 9_500, 26_500] as const
const { amount, date } = writingOf('DE')

/** Rows of the table, and what is left to pay. */
function assessed(random: Random, index: number, year: number) {
  const basic = BASIC[index] ?? BASIC[0]
  const rate = [0.9, 0.19, 0.4][index] ?? 0.9
  const [profit, earlier, allowance] = [
    random.whole(21_000, 96_000),
    random.whole(21_000, 96_000),
    index === 1 ? 15_340 : 0,
  ]
  const extra = (euros: number) => percent(Math.max(0, euros - allowance) * 100, rate)
  const paid = basic + extra(18_500 + index * 2_000)
  const old = basic + extra(earlier)
  const next = basic + extra(profit)
  const rows = [
    [`${year - 1} endgültig`, `Grundbeitrag`, '', amount(basic)],
    [
      `${year - 1} endgültig`,
      `Zusatzbeitrag ${String(rate).replace('.', ',')} %`,
      amount(earlier * 100),
      amount(old - basic),
    ],
    [`${year - 1}`, 'bereits vorläufig festgesetzt und gezahlt', '', `-${amount(paid)}`],
    [`${year} vorläufig`, 'Grundbeitrag', '', amount(basic)],
    [
      `${year} vorläufig`,
      `Zusatzbeitrag ${String(rate).replace('.', ',')} %`,
      amount(profit * 100),
      amount(next - basic),
    ],
  ]
  return { rows, due: old - paid + next }
}

export const layout: Layout = {
  name: 'kammer-beitrag',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'authority-letter'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [chamber, form] = CHAMBERS[index] ?? CHAMBERS[0]
    const [own, member, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025, 2026)]
    const [due, number] = [
      daysAfter(day, 30),
      random.code([`B-${day.year % 100}-######`, '3#######01', `####/${day.year % 100}`][index] ?? '######'),
    ]
    const iban = own.bank.iban ?? ''
    const { rows, due: cents } = assessed(random, index, day.year)
    const info = [
      ['Bescheid-Nr.', number],
      ['Betriebs-Nr.', random.code('1-###-###')],
      ['Datum', date(day)],
      ['Auskunft', `${clerk.salutation} ${clerk.last}`],
      ['Telefon', own.phone],
    ]
    const html = `<div class="abs lg"><b>${chamber}</b>${form}</div><div class="abs back">${chamber}, ${own.address.street}, ${own.address.place}</div><div class="abs to">${member.name}<br>${member.address.street}<br>${member.address.place}</div><table class="abs inf">${each(info, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>
<div class="abs main"><h1>${index === 2 ? 'Veranlagung zum Kammerbeitrag' : 'Beitragsbescheid'} ${day.year}</h1><p>Sehr geehrtes Mitglied,</p><p>auf Grund von ${index === 0 ? '§ 113 der Handwerksordnung' : index === 1 ? '§ 3 des IHK-Gesetzes' : '§ 14 des Ingenieurkammergesetzes'} und der Beitragsordnung in der geltenden Fassung werden Sie wie folgt veranlagt:</p>
<table class="g"><tr><th>Beitragsjahr</th><th>Beitragsart</th><th>Bemessungsgrundlage EUR</th><th class="r">Beitrag EUR</th></tr>${each(rows, ([year, what, base, sum]) => `<tr><td>${year}</td><td>${what}</td><td class="r">${base}</td><td class="r">${sum}</td></tr>`)}<tr class="z"><td colspan="3">zu zahlender Betrag</td><td class="r">${amount(cents)}</td></tr></table>
<p>Bemessungsgrundlage ist der Gewerbeertrag${index === 1 ? ' nach Abzug des Freibetrags von 15.340,00 EUR' : ' oder Gewinn'}, den die Finanzverwaltung mitgeteilt hat. Der Betrag ist fällig am <b>${date(due)}</b>. Bitte überweisen Sie ihn unter Angabe der Bescheid-Nr. auf das Konto bei der ${own.bank.name}, IBAN ${inFours(iban)}.</p>
<p><b>Rechtsbehelfsbelehrung</b><br>Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe ${index === 1 ? 'Klage beim Verwaltungsgericht erhoben' : 'schriftlich oder zur Niederschrift Widerspruch bei der Kammer eingelegt'} werden. Durch den Rechtsbehelf wird die Pflicht zur Zahlung nicht aufgeschoben (§ 80 Abs. 2 Nr. 1 VwGO).</p><p>Der Beitrag unterliegt nicht der Umsatzsteuer. Dieser Bescheid wurde maschinell erstellt und trägt keine Unterschrift.</p></div>
<div class="abs ft"><span>${chamber}<br>${own.address.street}, ${own.address.place}</span><span>Präsidium: ${names.person().full}<br>Hauptgeschäftsführung: ${own.manager.full}</span><span>${own.bank.name}<br>BIC ${own.bank.bic}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Bescheid_${number.replace(/\W/g, '-')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: chamber,
        buyerName: member.name,
        iban,
        grossTotal: fixed(cents),
        currency: 'EUR',
      },
    }
  },
}
