// An insurer's policy for a craftsman, two sheets: insured sums in millions beside a premium with 19 % insurance tax, begin and end at noon,
// agent and insurer and insured, numbers of clauses, "ersetzt den Versicherungsschein vom"; it is no bill though it tells what to pay.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.5 'Lato';padding:18mm 22mm 0 25mm}.lg{position:absolute;right:22mm;top:14mm;text-align:right;font:900 15pt/1 'Lato';color:#00497a}.lg i{display:block;font:400 8pt 'Lato'}h1{font:700 17pt/1.2 'Lato';color:#00497a;margin:22mm 0 4mm}h2{font:700 10.5pt 'Lato';color:#00497a;margin:6mm 0 1mm}.k{width:100%}.k td{padding:.6mm 0;vertical-align:top;border-bottom:.3pt solid #ccc}.k td:first-child{width:62mm;color:#555}.ft{position:absolute;left:25mm;right:22mm;bottom:9mm;font-size:7pt;color:#555;border-top:.5pt solid #00497a;padding-top:1mm}`

const { amount, date } = writingOf('DE')

const CLAUSES = [
  ['AHB', 'Allgemeine Bedingungen, Stand 01/2024'],
  ['BBR 114', 'Handwerk, Herstellung und Montage'],
  ['Klausel 7.2', 'Mietsachschäden an Arbeitsgeräten'],
  ['Klausel 9.1', 'Schlüsselverlust bis 100.000 EUR'],
  ['Umwelt', 'Basisdeckung einschließlich Umweltschaden'],
] as const

export const layout: Layout = {
  name: 'betriebshaftpflicht-police',
  kind: 'insurance',
  language: 'de',
  types: ['insurance', 'contract'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [office, client, agent, board, day] = [
      names.company(),
      names.company(),
      names.person(),
      names.person(),
      dayIn(random, 2024, 2026),
    ]
    const insurer = ['Nordmark Allgemeine Versicherung a. G.', 'Handwerkerschutz VVaG'][index] ?? ''
    const policy = random.code(index === 0 ? 'HV 62 / ######.#' : '70.###.######')
    const premium = random.whole(380, 1990) * 100 + 37
    const tax = percent(premium, 19)
    const begin = { year: day.year, month: (day.month % 12) + 1, day: 1 }
    const table = (rows: readonly (readonly string[])[]) =>
      `<table class="k">${each(rows, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>`
    const top = `<div class="lg">${insurer.split(' ')[0]}<i>${insurer.split(' ').slice(1).join(' ')}</i></div>`
    const foot = `<div class="ft">${insurer} · ${office.address.lines.join(' · ')} · ${office.register} · Vorstand: ${board.first} ${board.last} · ${inFours(office.bank.iban ?? '')}</div>`
    const first = `${top}<p>${client.name}<br>${client.address.lines.join('<br>')}</p><p class="r">${date(day, 'long')}</p><h1>Versicherungsschein<br>Betriebs- und Berufshaftpflicht</h1>${table(
      [
        ['Versicherungsschein-Nr.', `<b>${policy}</b>`],
        ['Versicherungsnehmer', client.name],
        ['Es betreut Sie', `${agent.first} ${agent.last}, Generalagentur, ${names.phone()}`],
        ['Versichertes Risiko', `${client.trade}, ${random.whole(3, 24)} tätige Personen`],
        ['Beginn', `${date(begin)}, 12 Uhr`],
        ['Ablauf', `${date({ ...begin, year: begin.year + 1 + index * 2 })}, 12 Uhr`],
        ['Hauptfälligkeit', `${date(begin).slice(0, 6)} jeden Jahres`],
        ...(index === 1 ? [['Ersetzt den Schein vom', date(daysAfter(day, -730))]] : []),
      ],
    )}<h2>Beitrag</h2>${table([
      ['Jahresbeitrag netto', `${amount(premium)} EUR`],
      ['Versicherungsteuer 19 %', `${amount(tax)} EUR`],
      ['Zu zahlen, jährlich', `<b>${amount(premium + tax)} EUR</b>, Abbuchung zum ${date(begin)}`],
    ])}<h2>Widerruf</h2><p>Sie können Ihre Vertragserklärung innerhalb von 14 Tagen ohne Angabe von Gründen in Textform widerrufen.</p>${foot}`
    const second = `${top}<h2 style="margin-top:24mm">Versicherungssummen zu ${policy}</h2>${table([
      ['Personen- und Sachschäden', '5.000.000 EUR pauschal'],
      ['Vermögensschäden', '250.000 EUR'],
      ['Höchstleistung im Jahr', 'das Zweifache'],
      ['Selbstbeteiligung', `${index === 0 ? '500' : '1.000'} EUR je Schaden, Bearbeitungsschäden 10 %`],
    ])}<h2>Vereinbarte Bedingungen</h2>${table(CLAUSES)}<h2>Was nicht versichert ist</h2><p>Vorsätzlich verursachte Schäden, die Erfüllung von Verträgen und Schäden durch zulassungspflichtige Kraftfahrzeuge. Näheres steht in den Bedingungen.</p><p style="margin-top:14mm">${insurer}</p><p>${board.first} ${board.last}</p>${foot}`
    return {
      html: sheets(CSS, [first, second]),
      pages: 2,
      fileName: `Police_${policy.replace(/\W+/g, '')}.pdf`,
      facts: [
        [policy, insurer, client.name],
        [amount(premium + tax), date(begin), amount(premium)],
      ],
    }
  },
}
