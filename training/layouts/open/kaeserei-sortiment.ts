// What Swiss producers hand to shops and restaurants: goods in groups with a price for dealers and one for the counter, weights and days of ripening,
// steps by quantity, a season from which it holds, order days; titles such as "Sortiment" and "Konditionen", no addressee, no sum.
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.4pt/1.5 'EB Garamond','Liberation Serif';padding:13mm 20mm}.hd{text-align:center;margin-bottom:5mm}.hd b{display:block;font-size:24pt;font-weight:400;color:#6b4f1d}.hd span{letter-spacing:1.5pt;text-transform:uppercase;font-size:8.4pt}.g{width:100%}.g th{font-weight:400;font-style:italic;text-align:left;border-bottom:.5pt solid #6b4f1d;padding:.6mm 1mm}.g td{padding:1.3mm 1mm;border-bottom:.3pt dotted #999}.g .h td{font-size:13.6pt;color:#6b4f1d;border-bottom:.5pt solid #6b4f1d;padding-top:4.5mm}.nt{margin-top:5mm;columns:2;column-gap:9mm;font-size:10.4pt}.ft{left:20mm;right:20mm;bottom:9mm;text-align:center;font-size:8pt;color:#6b4f1d}`

const MAKERS = [
  {
    firm: 'Dorfkäserei Unterschwand',
    month: 9,
    title: 'Sortiment & Konditionen Wiederverkauf',
    unit: 'kg',
    groups: [
      [
        'Hartkäse',
        [
          ['Schwander Bergkäse rezent, 8 Monate', 1780, 2250],
          ['Schwander Bergkäse mild, 4 Monate', 1590, 1980],
          ['Hobelkäse, 24 Monate', 2690, 3180],
        ],
      ],
      [
        'Halbhart und weich',
        [
          ['Raclette rund', 1640, 1990],
          ['Kräutermutschli', 1720, 2140],
          ['Weichkäse in der Rinde', 2150, 2490],
        ],
      ],
      [
        'Fondue und Rahm',
        [
          ['Hausmischung moitié-moitié', 1890, 2290],
          ['Doppelrahm', 1190, 1480],
        ],
      ],
    ],
    notes: [
      'Ganze Laibe 5 % günstiger, ab 30 kg je Lieferung 3 % Mengenrabatt.',
      'Bestellungen bis Dienstag 11 Uhr, Lieferung am Donnerstag.',
      'Gewichte werden beim Rüsten ermittelt und aufs Gramm genau verrechnet.',
      'Pfand für Holzbrett CHF 12.00.',
    ],
  },
  {
    firm: 'Röstwerk Tannalp GmbH',
    month: 1,
    title: 'Gastronomie – Kaffee und Zubehör',
    unit: 'Pack',
    groups: [
      [
        'Bohnen 1 kg',
        [
          ['Espresso Nr. 3, dunkel', 2190, 2850],
          ['Crema Haus', 1980, 2590],
          ['Entkoffeiniert, Wasserverfahren', 2390, 3090],
        ],
      ],
      [
        'Filter 250 g',
        [
          ['Äthiopien gewaschen', 890, 1250],
          ['Guatemala Hochland', 860, 1190],
        ],
      ],
      [
        'Zubehör',
        [
          ['Reinigungstabletten, Dose 100', 1690, 2290],
          ['Milchschaumkanne 0.6 l', 2450, 3490],
          ['Tassen mit Logo, 6 Stück', 3900, 5400],
        ],
      ],
    ],
    notes: [
      'Mindestbestellwert CHF 180.00, darunter Versand CHF 12.50.',
      'Ab 20 kg im Monat stellen wir Mühle und Maschine leihweise.',
      'Geröstet wird Montag und Mittwoch.',
      'Zahlbar 20 Tage netto.',
    ],
  },
  {
    firm: 'Gärtnerhof Niederau',
    month: 5,
    title: 'Unser Angebot für Läden und Küchen, Sommerhalbjahr',
    unit: 'kg',
    groups: [
      [
        'Salate',
        [
          ['Schnittsalat gewaschen', 1450, 1980],
          ['Nüsslisalat', 2100, 2850],
          ['Kopfsalat, Stück', 145, 220],
        ],
      ],
      [
        'Fruchtgemüse',
        [
          ['Tomaten bunt gemischt', 620, 890],
          ['Gurken, Stück', 130, 210],
          ['Peperoni spitz', 780, 1150],
        ],
      ],
      [
        'Kräuter',
        [
          ['Basilikum, Topf', 320, 490],
          ['Schnittlauch, Bund', 160, 250],
        ],
      ],
    ],
    notes: [
      'Alle Preise ab Hof in Mehrweggebinde (G2, Depot CHF 5.00).',
      'Liefertour Dienstag und Freitag, ab CHF 120.00 franko.',
      'Preise können je nach Witterung wöchentlich ändern.',
      'Knospe-zertifiziert.',
    ],
  },
] as const
const { amount, month } = writingOf('CH')
const about = (random: Random, price: number) => Math.round((price * random.whole(94, 108)) / 500) * 5

export const layout: Layout = {
  name: 'kaeserei-sortiment',
  kind: 'price-list',
  language: 'de',
  types: ['price-list'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('CH', random)
    const maker = MAKERS[index] ?? MAKERS[0]
    const [own, start] = [names.company(), { ...dayIn(random, 2025, 2026), month: maker.month }]
    const groups = maker.groups.map(([name, goods]) => ({
      name,
      goods: goods.map(([text, dealer, shop]) => ({
        text,
        code: random.code('###'),
        dealer: about(random, dealer),
        shop: about(random, shop),
      })),
    }))
    const block = ({ name, goods }: (typeof groups)[number]) =>
      `<tr class="h"><td colspan="5">${name}</td></tr>${each(goods, (one) => `<tr><td>${one.code}</td><td>${one.text}</td><td>${/Stück|Topf|Bund|Dose|kanne/.test(one.text) ? 'Stk' : maker.unit}</td><td class="r">${amount(one.dealer)}</td><td class="r">${amount(one.shop)}</td></tr>`)}`
    const first = groups[0]?.goods[0]
    const html = `<div class="hd"><b>${maker.firm}</b><span>${maker.title}</span><br>gültig ab ${month(start)}, exkl. 2.6 % MWST</div><table class="g"><tr><th>Art.</th><th>Produkt</th><th>Einheit</th><th class="r">Händler CHF</th><th class="r">Richtpreis Laden CHF</th></tr>${each(groups, block)}</table><div class="nt">${each(maker.notes, (note) => `<p>${note}</p>`)}<p>Bestellungen: Telefon ${own.phone}, WhatsApp ${own.mobile} oder auf unserer Webseite. Es beraten Sie ${names.person().first} und ${names.person().first}.</p><p>Mit dieser Liste werden frühere ungültig. Irrtum und Ausverkauf vorbehalten.</p></div>
<div class="abs ft">${maker.firm} · ${own.address.lines.join(' · ')} · MWST-Nr. ${own.vatId}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['Sortiment.pdf', 'Gastro 2.pdf', 'Hofliste Sommer.pdf'][index] ?? '',
      facts: [[maker.firm], [month(start)], [first ? amount(first.dealer) : '']],
    }
  },
}
