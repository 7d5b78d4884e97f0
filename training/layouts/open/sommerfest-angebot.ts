// A caterer's offer for a firm's summer party: prices a head, two rates of tax, a number of guests that may still change, an option that
// is not in the sum, a day until which the offer holds and the day of the party.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { each, herrn, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.4 'EB Garamond';padding:16mm 24mm 0}.h{text-align:center;color:#8a5a1e}.h b{font:400 25pt 'EB Garamond';letter-spacing:1.5pt}.h div{font-style:italic}.to{margin:12mm 0 8mm;display:flex;justify-content:space-between}h1{font:500 16pt 'EB Garamond';margin:0 0 1mm}h2{font:italic 12.5pt 'EB Garamond';color:#8a5a1e;margin:4mm 0 0}.g{width:100%}.g td{padding:.4mm 0;vertical-align:top}.g td:nth-child(2){text-align:right;width:34mm}.g td:nth-child(3){text-align:right;width:26mm}.s{width:100%;margin-top:4mm;border-top:.6pt solid #8a5a1e}.s td{padding:.5mm 0}.s .t td{font-weight:600;border-top:.6pt solid #8a5a1e;border-bottom:.6pt solid #8a5a1e}.f{left:24mm;right:24mm;bottom:9mm;text-align:center;font-size:8.4pt;color:#666}`

const FIRMS = [
  { name: 'Löffelweise Catering', owner: 'Inh. Birte Hagedoorn', claim: 'feine Küche für Feste und Firmen' },
  { name: 'Feldküche Amselgrund GbR', owner: 'Kossack & Thielmann', claim: 'regional · saisonal · vom Feuer' },
] as const
interface Dish {
  readonly text: string
  readonly cents: number
  readonly rate: number
  /** For each guest; else once. */
  readonly isEach?: boolean
}
const MENUS: readonly (readonly (readonly [string, readonly Dish[]])[])[] = [
  [
    [
      'Speisen',
      [
        { text: 'Fingerfood zum Empfang, vier Sorten', cents: 990, rate: 7, isEach: true },
        { text: 'Grillbuffet mit Fisch, Fleisch und Gemüse, drei Salate, Brot', cents: 2_650, rate: 7, isEach: true },
        { text: 'Dessert im Glas: Beerengrütze, Zitronencreme', cents: 590, rate: 7, isEach: true },
      ],
    ],
    [
      'Drumherum',
      [
        { text: 'Geschirr, Besteck, Gläser inkl. Reinigung', cents: 480, rate: 19, isEach: true },
        { text: 'Servicekräfte, 3 x 6 Stunden', cents: 61_200, rate: 19 },
        { text: 'Anlieferung, Aufbau, Abholung', cents: 18_500, rate: 19 },
      ],
    ],
  ],
  [
    [
      'Vom Feuer',
      [
        { text: 'Spanferkel und Käsespätzle, Krautsalat, Bauernbrot', cents: 2_390, rate: 7, isEach: true },
        { text: 'Blechkuchen der Saison', cents: 420, rate: 7, isEach: true },
      ],
    ],
    [
      'Getränke und Personal',
      [
        { text: 'Getränkepauschale fünf Stunden', cents: 1_850, rate: 19, isEach: true },
        { text: 'Köchin und zwei Kräfte am Ausschank', cents: 78_000, rate: 19 },
      ],
    ],
  ],
]
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'sommerfest-angebot',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const firm = FIRMS[index === 0 ? 0 : 1]
    const [own, client, contact] = [names.company(), names.company(), names.person()]
    const day = { year: 2025, month: 3, day: random.pick([4, 11, 18, 25]) }
    const [party, end] = [daysAfter(day, random.pick([87, 94, 101, 108])), daysAfter(day, 21)]
    const guests = random.whole(9, 22) * 5
    const number = random.code(index === 0 ? `AN-${day.year}-0##` : 'SF-25-##')
    const parts = (MENUS[index] ?? []).map(([title, dishes]) => ({
      title,
      rows: dishes.map((dish) => ({ ...dish, total: dish.isEach ? dish.cents * guests : dish.cents })),
    }))
    const rows = parts.flatMap((part) => part.rows)
    const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
    const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))]
    const line = (label: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`
    const html = `<div class="h"><b>${firm.name}</b><div>${firm.claim}</div></div><div class="to"><div>${client.name}<br>${herrn(contact)} ${contact.full}<br>${client.address.street}<br>${client.address.place}</div><div class="r">${own.address.town}, ${date(day, 'long')}<br>Angebot ${number}</div></div>
<h1>Ihr Sommerfest am ${date(party, 'long')}</h1><p>${contact.salutation === 'Herr' ? 'Lieber Herr' : 'Liebe Frau'} ${contact.last}, danke für das nette Telefonat. Für ${guests} Gäste ab 16 Uhr auf Ihrem Betriebshof schlagen wir Ihnen vor:</p>${each(parts, (part) => `<h2>${part.title}</h2><table class="g">${each(part.rows, (row) => `<tr><td>${row.text}</td><td>${row.isEach ? `je Gast ${amount(row.cents)} €` : 'pauschal'}</td><td>${amount(row.total)} €</td></tr>`)}</table>`)}
<table class="s">${line('Summe netto', net)}${each(groups, (group) => line(`Umsatzsteuer ${group.rate} % auf ${amount(group.net)} €`, group.tax))}${line('Gesamtpreis', net + tax, 't')}</table><p style="margin-top:4mm">Auf Wunsch dazu: Kaffeewagen mit Barista, vier Stunden, 690,00 € zzgl. USt. (nicht in der Summe enthalten).</p><p>An dieses Angebot halten wir uns bis zum ${date(end)} gebunden. Die genaue Zahl der Gäste brauchen wir zehn Tage vorher. Bei Auftrag bitten wir um eine Anzahlung von 30 %, den Rest nach dem Fest innerhalb von 10 Tagen.</p><p>Wir freuen uns, wenn wir für Sie kochen dürfen.</p><p>Herzliche Grüße<br>${firm.owner.replace('Inh. ', '')}</p>
<div class="abs f">${firm.name}, ${firm.owner} · ${own.address.street} · ${own.address.place} · ${own.phone}<br>St.-Nr. ${own.taxNumber} · ${own.bank.name} · ${own.bank.iban}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: index === 0 ? `Angebot Sommerfest ${client.short}.pdf` : 'Angebot_25.pdf',
      facts: [
        [amount(net + tax), amount(net)],
        [date(party, 'long'), date(end)],
        [number, `${guests} Gäste`],
      ],
    }
  },
}
