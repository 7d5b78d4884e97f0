// A parquet layer's bill with the measured rooms under each position, a labour share in a box, cash discount as a second sum to pay
// with its own day; the logo is a picture of wood, the firm's name stands in it and in the sender's line only, the sums follow on page 2.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.4 'Carlito';padding:0 17mm 0 24mm;color:#2b2118}.logo{position:absolute;left:0;top:0}.s{position:absolute;left:24mm;top:46mm;font-size:7pt;border-bottom:.4pt solid}.to{position:absolute;left:24mm;top:52mm;line-height:1.3}.meta{position:absolute;right:17mm;top:50mm}.meta td{padding:.3mm 0 .3mm 5mm}
.main{margin-top:98mm}h1{font:700 15pt 'Carlito';margin:0 0 1mm;color:#8a5a2b}.p{width:100%;margin-top:4mm}.p th{background:#8a5a2b;color:#fff;text-align:left;padding:1mm 2mm;font-weight:400}.p td{padding:1mm 2mm .2mm;vertical-align:top}.p .m td{font-size:8.2pt;color:#6b5b4a;padding:0 2mm}.p .r{text-align:right}.sum{margin:6mm 0 0 auto;width:92mm}.sum td{padding:.8mm 2mm}.sum .x td{background:#f0e4d4;font-weight:700}.k{border:.6pt solid #8a5a2b;padding:2mm 3mm;margin:7mm 0;width:110mm}.f{position:absolute;bottom:9mm;left:24mm;right:17mm;font-size:7.6pt;text-align:center;color:#8a5a2b}`

const ROOMS = ['Wohnen', 'Essen', 'Flur EG', 'Kind 1', 'Kind 2', 'Schlafen', 'Ankleide', 'Arbeiten', 'Galerie'] as const
const WORK = [
  ['Altbelag aufnehmen, entsorgen', 890],
  ['Untergrund schleifen, grundieren, spachteln bis 3 mm', 1460],
  ['Landhausdiele Eiche, 14 mm, vollflächig verklebt', 8790],
  ['Schleifen in drei Gängen, zweimal ölen', 2950],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'parkett-aufmass',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}

const logo = (name: string) =>
  `<svg class="logo" width="210mm" height="40mm" viewBox="0 0 210 40"><g fill="none" stroke="#8a5a2b" stroke-width=".5">${Array.from({ length: 11 }, (_, row) => `<path d="M0 ${4 + row * 1.4}h${30 + ((row * 37) % 60)}m2 0h${120 - ((row * 23) % 70)}"/>`).join('')}</g><text x="193" y="33" text-anchor="end" font-family="Caladea" font-size="8" fill="#8a5a2b">${name}</text></svg>`

function measured(random: Random, count: number) {
  return WORK.slice(-count).map(([text, price], at) => {
    const rooms = random.sample(ROOMS, random.whole(2, 4)).map((room) => {
      const [length, width] = [random.whole(220, 610), random.whole(180, 430)]
      return { room, length, width, area: Math.round((length * width) / 100) }
    })
    const area = sum(rooms.map((room) => room.area))
    return { at: at + 1, text, price, rooms, area, total: Math.round((area * price) / 100) }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const firm = ['Parkett Wessolek Meisterbetrieb', 'Bodenwerk Ansgar Thiering e. K.'][index] ?? ''
  const { address, bank, vatId, phone, website } = names.company()
  const [man, home, day] = [names.person(), names.address(), dayIn(random, 2024, 2026)]
  const [early, due] = [daysAfter(day, 8), daysAfter(day, 30)]
  const number = index === 0 ? `P${random.code('24####')}` : `${day.year}/${random.code('1##')}`
  const rows = measured(random, index === 0 ? 4 : 3)
  const net = sum(rows.map(({ total }) => total))
  const tax = percent(net, 19)
  const discount = percent(net + tax, 3)
  const who = man.salutation === 'Herr' ? 'Eheleute' : 'Familie'
  const couple = `${man.first} und ${names.person().first} ${man.last}`
  const metres = (cm: number) => amount(cm)
  const meta = [
    ['Beleg', number],
    ['Ihr Auftrag vom', date(daysAfter(day, -46))],
    ['Ausführung', `KW ${random.whole(9, 40)}`],
    ['Datum', date(day)],
  ]
  const table = (list: typeof rows) =>
    `<table class="p"><tr><th>Pos</th><th>Leistung</th><th class="r">Menge</th><th class="r">EP</th><th class="r">GP</th></tr>${each(list, (row) => `<tr><td>${row.at}</td><td style="width:84mm">${row.text}</td><td class="r">${metres(row.area)} m²</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>${each(row.rooms, (one) => `<tr class="m"><td></td><td>${one.room}: ${metres(one.length)} x ${metres(one.width)}</td><td class="r">${metres(one.area)}</td><td></td><td></td></tr>`)}`)}</table>`
  const foot = `<div class="f">${address.lines.join(' · ')} · ${phone} · ${website} · USt-Id ${vatId} · ${bank.name} · ${inFours(bank.iban ?? '')}</div>`
  const first = `${logo(firm)}<div class="s">${firm}, ${address.lines.join(', ')}</div><div class="to">${who}<br>${couple}<br>${home.street}<br>${home.place}</div><table class="meta">${each(meta, ([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)}</table><div class="main"><h1>Rechnung</h1>Bodenarbeiten im Haus ${home.street}, wie angeboten und gemeinsam aufgemessen:${table(rows.slice(0, -1))}</div><div class="abs" style="right:17mm;bottom:20mm">weiter auf Blatt 2</div>${foot}`
  const second = `<div style="padding-top:18mm">Blatt 2 zu ${number}</div>${table(rows.slice(-1))}<table class="sum"><tr><td>Summe der Leistungen</td><td class="r">${amount(net)} €</td></tr><tr><td>19 % Umsatzsteuer</td><td class="r">${amount(tax)} €</td></tr><tr class="x"><td>zahlbar bis ${date(due)}</td><td class="r">${amount(net + tax)} €</td></tr><tr><td>oder bis ${date(early)} mit 3 % Skonto</td><td class="r">${amount(net + tax - discount)} €</td></tr></table><div class="k">Im Betrag sind Lohnkosten von ${amount(percent(net, 54))} € netto enthalten, für die Sie nach § 35a EStG eine Steuerermäßigung beantragen können. Bewahren Sie das Blatt bitte zwei Jahre auf.</div><p>Frisch geöltes Holz braucht zehn Tage Ruhe: keine Teppiche, kein Wischen.</p><p>Herzlichen Dank, Ihr Parkettleger</p>${foot}`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm,
      buyerName: [couple, `${who} ${couple}`],
      sellerVatId: vatId.replace(/\s/g, ''),
      iban: bank.iban ?? '',
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}
