// An offer from a word processor: titles with sums of their own, optional items outside the sum ("nur EP"), a discount,
// and the total stands only in a summary on the second sheet. The firm's register and bank are in a footer in small type.
import type { Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets } from '../sheet.ts'

interface Item {
  readonly text: string
  readonly quantity: string
  readonly each: number
  readonly total: number
  /** Not in the sum. */
  readonly isOptional?: boolean
}

const FIRMS = [
  { name: 'Hauke Brodelsen', craft: 'Dachdeckermeister', lines: 'Steildach – Flachdach – Bauklempnerei – Gerüstbau' },
  { name: 'Gebr. Wallnöder', craft: 'Bedachungen & Fassade', lines: 'Meisterbetrieb seit 1958 – Innungsmitglied' },
] as const

const CSS = `.sheet{font:10.5pt/1.35 'Carlito','DejaVu Sans Condensed',sans-serif;padding:14mm 20mm 30mm 25mm}
.head{text-align:center;border-bottom:2.2pt solid #7a1f12;padding-bottom:2mm}.head b{font:700 23pt 'URW Bookman','DejaVu Serif',serif;color:#7a1f12}
.head i{display:block;font-size:10pt}.back{font-size:7.5pt;text-decoration:underline;margin-top:12mm}.to{margin-top:2mm;height:30mm;font-size:11pt}
h1{font-size:14pt;margin:4mm 0 1mm}h2{font-size:11pt;text-decoration:underline;margin:4mm 0 1mm}table{width:100%}td{padding:.8mm 1mm;vertical-align:top}
.items td:nth-child(1){width:13mm}.items td:nth-child(3){width:23mm}.items td:nth-child(4),.items td:nth-child(5){width:25mm;text-align:right}
.sub td{font-weight:700;border-top:.6pt solid #000}.items .sub td:last-child{text-align:right}.sums{width:105mm;margin:3mm 0 3mm auto}.sums td:last-child{text-align:right}.all td{font-weight:700;border-top:.8pt solid;border-bottom:2.4pt double}
.foot{position:absolute;left:20mm;right:20mm;bottom:8mm;border-top:.6pt solid #7a1f12;padding-top:1mm;font-size:7.2pt;text-align:center;color:#444}`

export const layout: Layout = {
  name: 'roofer-offer',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 2,
  scans: [1],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const firm = FIRMS[index] ?? FIRMS[0]
  const titles = titlesOf(random).slice(0, index === 0 ? 3 : 2)
  const sums = titles.map(({ items }) => items.reduce((sum, item) => sum + (item.isOptional ? 0 : item.total), 0))
  const full = sums.reduce((sum, one) => sum + one, 0)
  const discount = index === 0 ? Math.round(full * 0.02) : 0
  const net = full - discount
  const tax = Math.round(net * 0.19)
  const number = index === 0 ? random.code('A ###/25') : random.code('25-10##')
  const own = names.address()
  const customer = names.person()
  const place = names.address()
  const project =
    index === 0 ? `Neueindeckung Wohnhaus ${place.street}` : `Sanierung Flachdach Garagenhof ${place.street}`
  const addressee =
    index === 0
      ? `${customer.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${customer.full}`
      : `WEG ${place.street}<br>z. Hd. Verwaltung ${customer.last}`
  const foot = footOf(names, firm.name)
  const head = `<div class="head"><b>${firm.name}</b><i>${firm.craft} &nbsp;•&nbsp; ${firm.lines}</i></div>`
  const first = `${head}<div class="back">${firm.name}, ${own.street}, ${own.place}</div><div class="to">${addressee}<br>${place.street}<br><br>${place.place}</div>
<p class="r">${own.town}, den ${names.date(dayIn(random, 2025), 'long')}</p><h1>Angebot ${number}</h1><p><b>BV: ${project}</b></p>
<p>${index === 0 ? 'Vielen Dank für Ihre Anfrage und den netten Termin vor Ort.' : 'Wie mit Ihrem Hausmeister vor Ort besprochen:'} Wir bieten Ihnen freibleibend wie folgt an:</p>
${titles.map((title, place) => titleHtml(names, title, { number: place + 1, sum: sums[place] ?? 0 })).join('')}${foot}`
  const rows: [string, number][] = titles.map(({ name }, place) => [`Titel ${place + 1} ${name}`, sums[place] ?? 0])
  if (discount) rows.push(['abzgl. 2 % Nachlass bei Beauftragung aller Titel', -discount])
  const second = `${head}<h1 style="margin-top:14mm">Zusammenstellung zu Angebot ${number}</h1><table class="sums">
${rows.map(([name, cents]) => `<tr><td>${name}<td>${names.amount(cents)} €</tr>`).join('')}
<tr class="sub"><td>Summe netto<td>${names.amount(net)} €</tr><tr><td>zzgl. 19 % MwSt.<td>${names.amount(tax)} €</tr>
<tr class="all"><td>Angebotssumme<td>${names.amount(net + tax)} €</tr></table>${TERMS}<p style="margin-top:12mm">Mit freundlichen Grüßen</p><p style="margin-top:12mm">${firm.name}</p>
<p style="margin-top:14mm">Auftrag erteilt: ______________________________ (Ort, Datum, Unterschrift)</p>${foot}`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: index === 0 ? `Angebot ${customer.last}.pdf` : 'ang_dach.pdf',
    facts: [
      [names.amount(net + tax), names.amount(net)],
      [number, project, customer.last],
    ],
  }
}

const TERMS = `<p>An dieses Angebot halten wir uns 6 Wochen gebunden. Ausführung nach Absprache, voraussichtlich in der 38. bis 40. Kalenderwoche.
Abrechnung nach tatsächlichem Aufmaß gemäß VOB/B. Holzschäden, die erst nach dem Abdecken sichtbar werden, sind nicht enthalten und werden im Stundenlohn
(Geselle 61,00 €/Std. zzgl. MwSt.) ausgeführt.</p><p>Zahlung: 40 % nach Materiallieferung, Rest nach Abnahme, jeweils 10 Tage rein netto.</p>
<p>Wir würden uns über Ihren Auftrag freuen und sichern Ihnen eine saubere Ausführung zu.</p>`

function footOf(names: Names, name: string): string {
  const { phone, mobile, bank, taxNumber } = names.company()
  return `<div class="foot">${name} · Tel. ${phone} · mobil ${mobile} · ${bank.name} IBAN ${bank.iban} BIC ${bank.bic} · St.-Nr. ${taxNumber}</div>`
}

function titleHtml(
  names: Names,
  title: ReturnType<typeof titlesOf>[number],
  { number, sum }: { number: number; sum: number },
): string {
  const rows = title.items.map(
    ({ text, quantity, each, total, isOptional }, place) =>
      `<tr><td>${number}.${place + 1}<td>${text}<td>${quantity}<td>${names.amount(each)}<td>${isOptional ? 'nur EP' : names.amount(total)}</tr>`,
  )
  return `<h2>Titel ${number}: ${title.name}</h2><table class="items">${rows.join('')}
<tr class="sub"><td><td colspan="3">Summe Titel ${number}<td>${names.amount(sum)}</tr></table>`
}

function titlesOf(random: Random): { name: string; items: Item[] }[] {
  const item = (text: string, unit: string, [quantity, each]: readonly [number, number], isOptional = false): Item => ({
    text,
    quantity: `${quantity} ${unit}`,
    each,
    total: quantity * each,
    isOptional,
  })
  const area = random.whole(118, 264)
  return [
    {
      name: 'Baustelleneinrichtung und Gerüst',
      items: [
        item('Baustelle einrichten, vorhalten und räumen', 'psch', [1, random.whole(380, 720) * 100]),
        item('Arbeits- und Schutzgerüst Lastklasse 3, vier Wochen Grundeinsatzzeit', 'm²', [area + 40, 895]),
        item('wie vor, jedoch jede weitere Woche', 'm²', [area + 40, 45], true),
      ],
    },
    {
      name: 'Abbruch und Dämmung',
      items: [
        item('Alte Eindeckung einschl. Lattung aufnehmen und fachgerecht entsorgen', 'm²', [area, 1480]),
        item('Dämmung WLG 035, 160 mm, lückenlos einbauen', 'm²', [area, random.whole(26, 34) * 100]),
      ],
    },
    {
      name: 'Dacheindeckung',
      items: [
        item('Unterdeckbahn diffusionsoffen, Konterlattung 40/60', 'm²', [area, 1170]),
        item('Tonziegel engobiert anthrazit, Deckung einschl. Lattung', 'm²', [area, random.whole(41, 52) * 100]),
        item('Dachrinne Titanzink 333 mm mit Rinnenhaltern', 'm', [random.whole(18, 34), 3650]),
      ],
    },
  ]
}
