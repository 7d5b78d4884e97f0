// Customers who complain: a builder's client sets a term for defects by their list, an online buyer writes in anger by hand-set type, a works'
// incoming inspection fills a block of measurements; none is called Reklamation.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.5 var(--f);padding:20mm 24mm 0 25mm}.fr{line-height:1.35;margin-bottom:10mm}.to{min-height:30mm;line-height:1.35}.su{font-weight:700;margin:6mm 0 4mm}ol,ul{margin:1mm 0 3mm;padding-left:7mm}.m{width:100%;margin:3mm 0;font-size:9.4pt}.m td{border:.5pt solid #444;padding:.9mm 2mm}.m tr:first-child td{background:#e8e8e8}`
const { date } = writingOf('DE')

interface Case {
  readonly ref: string
  readonly received: string
  readonly until: string
}

const DEFECTS = [
  'Wohnzimmer: Parkett knarrt vor der Terrassentür, zwei Stäbe lose.',
  'Bad OG: Silikonfuge an der Duschwanne offen, Wasser tritt in den Estrich.',
  'Treppe: Kratzer an vier Stufen, offenbar beim Transport entstanden.',
  'Kellerfenster Nord schließt nicht, Dichtung fehlt.',
  'Haustür: Schwelle sitzt 8 mm zu hoch.',
] as const

function builder({ ref, received, until }: Case, defects: readonly string[]): string {
  return `<p class="su">Bauvertrag ${ref}, Begehung vom ${received}</p><p>Sehr geehrte Damen und Herren,</p><p>bei der gemeinsamen Begehung haben wir folgende Mängel festgestellt, die Ihr Bauleiter zwar gesehen, aber nicht unterschrieben hat:</p><ol>${each(defects, (defect) => `<li>${defect}</li>`)}</ol><p>Wir fordern Sie auf, diese bis spätestens <b>${until}</b> fachgerecht zu beseitigen. Nach Ablauf der Frist lassen wir die Arbeiten von einem anderen Betrieb ausführen und verlangen Ersatz der Kosten. Bis dahin behalten wir von der letzten Rate das Doppelte der voraussichtlichen Kosten ein (§ 641 Abs. 3 BGB). Die Abnahme erklären wir ausdrücklich nicht.</p>`
}

function shopper({ ref, received, until }: Case, model: string): string {
  return `<p class="su">Meine Kaffeemaschine ${model}, Bestellnr. ${ref}</p><p>Guten Tag,</p><p>jetzt schreibe ich Ihnen einen richtigen Brief, weil am Telefon keiner zuständig ist. Die Maschine kam am ${received} an. Schon beim Auspacken war die Tropfschale gesprungen, und nach dem dritten Kaffee blinkte nur noch die rote Lampe. Ich habe sie zurückgeschickt, bekommen habe ich – dieselbe Maschine, mit derselben gesprungenen Schale!</p><p>Ich möchte keine dritte „Reparatur“. Entweder Sie schicken mir bis ${until} ein neues Gerät, oder ich trete zurück und will mein Geld wieder. Das Porto von 16,49 Euro bekomme ich auch zurück. Fotos liegen bei.</p><p>Wenn ich wieder nichts höre, gehe ich zur Verbraucherzentrale.</p>`
}

function works({ ref, received, until }: Case, random: Random): string {
  const rows = Array.from({ length: 5 }, (_, at) => [
    String(at + 1),
    '18,00 +0,018',
    `18,0${random.whole(20, 48)}`,
    random.pick(['n. i. O.', 'n. i. O.', 'i. O.']),
  ])
  return `<p class="su">Lieferung vom ${received} zu Bestellung ${ref}: Buchse 2.118-04</p><p>Sehr geehrte Damen und Herren,</p><p>unsere Eingangskontrolle hat das Los gemäß § 377 HGB untersucht. Die Stichprobe (n = 5 von 400) weicht von der Zeichnung ab:</p><table class="m"><tr><td>Nr.<td>Soll Ø innen mm<td>Ist<td>Befund</tr>${each(rows, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}`)}</tr>`)}</table><p>Wir rügen die gesamte Lieferung und haben sie gesperrt. Bitte</p><ul><li>bestätigen Sie uns die Ersatzlieferung bis ${until},</li><li>holen Sie die beanstandeten Teile auf Ihre Kosten ab,</li><li>senden Sie uns innerhalb von zehn Arbeitstagen einen 8D-Report.</li></ul><p>Aufwand für Sortierung berechnen wir mit 62,00 €/h. Die Zahlung ist bis zur Klärung ausgesetzt.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, firm, writer, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const home = names.address()
  const one: Case = {
    ref: random.code(['2#/0##', 'WX-########', '4400####'][index] ?? ''),
    received: date(daysAfter(day, -random.whole(2, 9)), 'long'),
    until: date(daysAfter(day, 14), 'long'),
  }
  const text = [
    () => builder(one, random.sample(DEFECTS, 4)),
    () => shopper(one, random.code('„Crema ##“')),
    () => works(one, random),
  ][index]?.()
  const from = index === 2 ? `<b>${own.name}</b><br>Qualitätssicherung<br>` : `${writer.full}<br>`
  const html = `<div class="fr">${from}${home.lines.join('<br>')}</div><div class="to">${index === 0 ? 'Einwurf-Einschreiben<br>' : ''}${firm.name}<br>${index === 1 ? 'Kundendienst<br>' : ''}${firm.address.lines.join('<br>')}</div><p class="r">${home.town}, ${date(day, 'long')}</p>${text ?? ''}<p style="margin-top:6mm">${index === 1 ? 'Verärgert, aber mit Gruß' : 'Mit freundlichen Grüßen'}</p><p style="margin-top:11mm">${writer.full}</p>`
  const font = ["'EB Garamond','Liberation Serif'", "'URW Bookman'", "'Liberation Sans Narrow','Liberation Sans'"][
    index
  ]
  return {
    html: sheets(`.sheet{--f:${font ?? 'serif'}}${CSS}`, [html]),
    pages: 1,
    fileName: ['Schreiben an Bauträger.pdf', 'brief2.pdf', `QS_${one.ref}.pdf`][index] ?? '',
    facts: [[one.until], [one.ref], [writer.full, firm.name]],
  }
}

export const layout: Layout = {
  name: 'so-nicht-abgenommen',
  kind: 'complaint',
  language: 'de',
  types: ['complaint'],
  count: 3,
  scans: [0],
  make,
}
