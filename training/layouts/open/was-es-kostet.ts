// Was Firmen ihren Kunden an Preisen geben: ein Staudengärtner nach Topfgrößen, ein Spediteur mit Zonen und Gewichten, ein Fotostudio in
// Paketen; gültig ab einem Tag, netto oder brutto, kein Empfänger, das Wort fehlt manchmal.
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.42 var(--f);padding:16mm 19mm;background:var(--p)}.hd{display:flex;justify-content:space-between;align-items:end;border-bottom:var(--b);padding-bottom:3mm;margin-bottom:6mm}.hd b{font-size:20pt;color:var(--c)}h2{font:700 11.5pt var(--f);color:var(--c);margin:5mm 0 1.5mm}.g{width:100%}.g th{text-align:right;font-weight:600;font-size:8.4pt;border-bottom:.8pt solid var(--c);padding:.8mm 1mm}.g th:first-child{text-align:left}.g td{padding:.8mm 1mm;border-bottom:.3pt dotted #777}.n{margin-top:6mm;font-size:8.4pt}.ft{left:19mm;right:19mm;bottom:9mm;font-size:7.8pt;text-align:center}`

const LISTS = [
  {
    title: 'Stauden und Gräser ^',
    heads: ['Sorte', 'P 0,5', 'P 1', 'C 3'],
    groups: [
      [
        'Sonne, trocken',
        [
          'Achillea filipendulina ‘Parker’',
          'Salvia nemorosa',
          'Sedum telephium',
          'Stipa tenuissima',
          'Euphorbia myrsinites',
        ],
      ],
      ['Halbschatten', ['Geranium macrorrhizum', 'Anemone japonica', 'Alchemilla mollis', 'Carex morrowii']],
      ['Schatten', ['Epimedium × versicolor', 'Hosta sieboldiana', 'Dryopteris filix-mas']],
    ],
    base: [240, 380, 890],
    note: 'Preise in Euro je Stück, brutto einschl. 7 % MwSt. Ab 50 Stück einer Sorte 10 %, ab 200 Stück 18 % weniger. Solange der Vorrat reicht; gültig ab #.',
    trade: 'Staudengärtnerei',
    f: "'EB Garamond'",
    c: '#3f5f2a',
    b: '.6pt solid #3f5f2a',
    p: '#fdfbf3',
  },
  {
    title: 'Haustarif Stückgut Inland',
    heads: ['Gewicht bis', 'Zone 1', 'Zone 2', 'Zone 3', 'Zone 4'],
    groups: [
      ['Fracht je Sendung', ['50 kg', '100 kg', '200 kg', '300 kg', '500 kg', '750 kg', '1.000 kg']],
      ['Zuschläge', ['Avis telefonisch', 'Hebebühne', 'Termin 10 Uhr', 'Gefahrgut']],
    ],
    base: [3_150, 3_890, 4_470, 5_240],
    note: 'Alle Sätze in EUR zzgl. USt., Maut und Dieselfloater. Zonen nach den ersten zwei Stellen der Postleitzahl, siehe Rückseite. Mindestgewicht 250 kg je Lademeter. Stand #, ersetzt alle früheren Fassungen. Es gelten die ADSp.',
    trade: 'Spedition',
    f: "'Liberation Sans Narrow','Liberation Sans'",
    c: '#8c1c13',
    b: '3pt solid #8c1c13',
    p: '#fff',
  },
  {
    title: 'Bilder & was sie kosten',
    heads: ['Leistung', 'Dauer', 'Preis €'],
    groups: [
      [
        'Menschen',
        ['Bewerbung, 2 Bilder|30 min|89,00', 'Familie im Studio|1 h|180,00', 'Neugeborene zu Hause|2 h|320,00'],
      ],
      ['Hochzeit', ['Standesamt|2 h|420,00', 'Halber Tag|5 h|1.150,00', 'Ganzer Tag mit Album|10 h|2.480,00']],
      ['Firmen', ['Mitarbeiter, je Person|15 min|65,00', 'Produkt vor Weiß, je Bild|–|24,00']],
    ],
    base: [0],
    note: 'Endpreise mit Umsatzsteuer. Anfahrt bis 30 km frei, danach 60 Cent je km. Abzüge 10 × 15 zu 2,50. Wer bis zum # bucht, bekommt noch die alten Preise.',
    trade: 'Fotostudio',
    f: "'Lato','Liberation Sans'",
    c: '#111',
    b: '0 solid #fff',
    p: '#f3efe9',
  },
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'was-es-kostet',
  kind: 'price-list',
  language: 'de',
  types: ['price-list'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const one = LISTS[index] ?? LISTS[0]
    const own = companyIn(names, one.trade)
    const day = { ...dayIn(random, 2025, 2026), day: 1 }
    const cells = (at: number) =>
      one.base.map((base) => amount(Math.round((base * (1 + at * 0.28 + random.next() * 0.2)) / 10) * 10))
    const first = index === 2 ? ['89,00'] : cells(0)
    const row = (name: string, place: number) => {
      const [what = '', ...given] = name.split('|')
      const values = given.length > 0 ? given : place === 0 ? first : cells(place)
      return `<tr><td>${what}</td>${each(values, (value) => `<td class="r">${value}</td>`)}</tr>`
    }
    const tables = each<readonly [string, readonly string[]]>(
      one.groups,
      ([head, list], part) =>
        `<h2>${head}</h2><table class="g"><tr>${each<string>(one.heads, (text) => `<th>${text}</th>`)}</tr>${each(list, (name, at) => row(name, part + at))}</table>`,
    )
    const html = `<div class="hd"><b>${one.title.replace('^', String(day.year))}</b><span class="r">${own.name}<br>${own.phone}</span></div>${tables}<p class="n">${one.note.replace('#', date(day, index === 1 ? 'figures' : 'long'))}</p><div class="abs ft">${own.name} · ${own.address.lines.join(' · ')} · ${own.email} · ${own.website}</div>`
    return {
      html: sheets(`.sheet{--f:${one.f};--c:${one.c};--b:${one.b};--p:${one.p}}${CSS}`, [html]),
      pages: 1,
      fileName: ['Sortiment.pdf', 'Tarif Inland.pdf', 'Studio.pdf'][index] ?? '',
      facts: [[own.name], [first.at(-1) ?? ''], [date(day, index === 1 ? 'figures' : 'long')]],
    }
  },
}
