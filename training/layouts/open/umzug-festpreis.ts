// A removal firm's offer that is half a form: places of loading and unloading with floors and lifts, a list of the goods with cubic
// metres and no prices, a fixed price below, a box to place the order; the invoice is to be paid on the day itself.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, herrn, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.4 'Nimbus Sans','Liberation Sans',sans-serif;padding:11mm 14mm}
.top{display:flex;justify-content:space-between;align-items:flex-end;background:#0b3f8c;color:#fff;padding:3mm 5mm;transform:skewX(-6deg);margin:0 3mm 4mm}.top b{font:italic 700 25pt/1 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif}
h1{font-size:14pt;margin:3mm 0 2mm;color:#0b3f8c}.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin:2mm 0}.bx{border:1pt solid #0b3f8c;padding:1.5mm 2.5mm}.bx u{display:block;font-weight:700;text-decoration:none;color:#0b3f8c}
.goods{columns:3;column-gap:6mm;column-rule:.4pt solid #0b3f8c;font-size:9.4pt}.goods div{display:flex;justify-content:space-between;break-inside:avoid}.goods b{display:block;break-after:avoid}
.pr{width:100%;margin:3mm 0}.pr td{padding:.8mm 2mm}.pr td:last-child{text-align:right;width:34mm}.all td{background:#ffe14a;font-size:12.5pt;font-weight:700}
.ft{position:absolute;left:14mm;right:14mm;bottom:7mm;font-size:7pt;color:#444;text-align:center}`

const ROOMS: readonly (readonly [string, readonly (readonly [string, number])[]])[] = [
  [
    'Wohnzimmer',
    [
      ['Sofa, je Sitz', 8],
      ['Sessel', 8],
      ['Regal, je m', 4],
      ['Wohnzimmerschrank, je m', 8],
      ['Fernseher', 3],
      ['Stehlampe', 2],
      ['Teppich', 3],
    ],
  ],
  [
    'Schlafzimmer',
    [
      ['Doppelbett, komplett', 20],
      ['Kleiderschrank, je m', 8],
      ['Nachttisch', 2],
      ['Kommode', 7],
      ['Spiegel über 0,8 m', 2],
    ],
  ],
  [
    'Küche und Keller',
    [
      ['Kühlschrank', 5],
      ['Waschmaschine', 5],
      ['Spülmaschine', 5],
      ['Tisch bis 1,2 m', 6],
      ['Stuhl', 2],
      ['Fahrrad', 5],
      ['Umzugskarton', 1],
    ],
  ],
]

export const layout: Layout = {
  name: 'umzug-festpreis',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 2,
  scans: [1],
  make,
}

const { amount, date, number } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [customer, old, home, own, day] = [
    names.person(),
    names.address(),
    names.address(),
    names.company(),
    dayIn(random, 2025, 2026),
  ]
  const rooms = ROOMS.map(
    ([room, goods]) =>
      [
        room,
        goods.map(([name, units]) => [
          name,
          units,
          units === 1 ? random.whole(24, 70) : random.whole(1, units > 4 ? 2 : 5),
        ]),
      ] as [string, [string, number, number][]],
  )
  const volume = sum(rooms.flatMap(([, goods]) => goods.map(([, units, count]) => units * count))) / 10
  const prices: [string, number][] = [
    ['Transport, Be- und Entladen, Ab- und Aufbau der Möbel, pauschal', random.whole(1280, 2950) * 100],
    ['2 Halteverbotszonen einschließlich Genehmigung', 18_000],
    ['Leihkartons und Kleiderboxen', random.whole(45, 120) * 100],
  ]
  if (index === 0) prices.push(['Klavier, einschließlich Tragehilfe über 2 Etagen', 29_500])
  const total = sum(prices.map(([, cents]) => cents))
  const place = (title: string, { street, place }: typeof old) =>
    `<div class="bx"><u>${title}</u>${street}<br>${place}<br>${random.pick(['Erdgeschoss', '1. OG', '2. OG', '3. OG', '4. OG'])} · Aufzug: ${random.pick(['ja', 'nein', 'zu klein'])} · Trageweg ca. ${random.whole(1, 6) * 5} m</div>`
  const html = `<div class="top"><b>Rollmops Umzüge</b><span>Nah · Fern · Möbellager · Klaviertransporte</span></div><p>Rollmops Umzüge ${own.manager.last} KG · ${own.address.street} · ${own.address.place} · Tel. ${own.phone}</p>
<div class="two"><div>${herrn(customer)} ${customer.full}<br>${old.street}<br>${old.place}</div><div>Besichtigung durch: ${own.manager.full}<br>vom: ${date(day)}<br>Vorgang: ${random.code('U-####')}<br>Ihr Wunschtermin: <b>${random.whole(2, 52)}. KW ${day.year + 1}</b></div></div>
<h1>${index === 0 ? 'Festpreis für Ihren Umzug' : 'KOSTENVORANSCHLAG UMZUG'}</h1><div class="two">${place('Beladestelle', old)}${place('Entladestelle', home)}</div>
<p><b>Umzugsgut laut Besichtigung</b> (Anzahl, Raummeter)</p><div class="goods">${each(rooms, ([room, goods]) => `<b>${room}</b>${each(goods, ([name, units, count]) => `<div><span>${count} × ${name}</span><span>${number((units * count) / 10)}</span></div>`)}`)}</div><p style="margin-top:2mm">Gesamtvolumen <b>${number(volume)} m³</b>, Fahrzeug mit Anhänger, ${random.whole(3, 5)} Mann</p>
<table class="pr">${each(prices, ([name, cents]) => `<tr><td>${name}<td>${amount(cents)} €</tr>`)}<tr class="all"><td>Gesamtpreis fest<td>${amount(total)} €</tr><tr><td>darin enthaltene MwSt. 19 %<td>${amount(taxWithin(total, 19))} €</tr></table>
<p>Der Preis gilt 4 Wochen ab Besichtigung. Die Rechnung wird am Umzugstag vor dem Entladen bar oder per Echtzeitüberweisung bezahlt. Haftung nach § 451e HGB bis 620,00 € je Kubikmeter; eine Transportversicherung kann abgeschlossen werden (3 ‰ des Wertes).</p>
<div class="bx" style="margin-top:3mm"><u>Ja, ich erteile den Auftrag.</u> Umzugstag: ____________________ &emsp; ☐ mit Transportversicherung, Wert ______________ €<br><br>______________________________________<br>Ort, Datum, Unterschrift des Auftraggebers</div>
<div class="ft">Sitz ${own.address.town} · ${own.register} · USt-IdNr. ${own.vatId} · ${own.bank.name} ${own.bank.iban}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? `Umzug_${customer.last}.pdf` : 'Scan0031.pdf',
    facts: [[amount(total)], [customer.last, customer.full, home.street, old.street]],
  }
}
