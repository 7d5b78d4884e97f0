// A riding club bills its boarders: a registered association with a crest, its board in the foot and a club's account beside the one of
// its stables; married couples as buyers, the horse's name and box, two rates of tax by letter, and the month's bill debited on a day.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  iso,
  lastDay,
  namesIn,
  sheets,
  sum,
  type TaxGroup,
  taxGroupsOf,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.4 'Open Sans','Liberation Sans';padding:12mm 20mm 0 24mm}.h{display:grid;grid-template-columns:20mm 1fr;gap:5mm;align-items:center;border-bottom:2pt solid #6b3f1d;padding-bottom:3mm}.h i{width:18mm;height:21mm;border:1.4pt solid #6b3f1d;border-radius:0 0 9mm 9mm;background:linear-gradient(135deg,#e9dcc6 50%,#6b3f1d 50%)}.h b{font:700 15pt/1.2 'Open Sans','Liberation Sans';color:#6b3f1d}.snd{font-size:6.8pt;margin:15mm 0 2mm;color:#555}.two{display:grid;grid-template-columns:1fr 66mm}.two td{padding:.3mm 3mm .3mm 0}h1{font:700 13pt 'Open Sans','Liberation Sans';margin:13mm 0 1mm}.g{width:100%;margin-top:4mm}.g th{background:#e9dcc6;text-align:left;padding:1.2mm 1.6mm;font-weight:600;font-size:8.6pt}.g td{padding:1.1mm 1.6mm;border-bottom:.3pt solid #b9a789}.t{margin:4mm 0 0 auto;font-size:9pt}.t td,.t th{padding:.7mm 2mm;text-align:right;font-weight:400}.t tr:last-child td{font-weight:700;border-top:.7pt solid;font-size:10pt}.foot{left:24mm;right:20mm;bottom:8mm;font-size:6.7pt;line-height:1.45;display:grid;grid-template-columns:1.1fr 1fr 1.3fr;gap:5mm;border-top:.5pt solid #6b3f1d;padding-top:1.6mm}`

const CLUBS = [
  ['Reit- und Fahrverein Lüttenwarf von 1926 e.V.', 'E-#### / 26', 'Einsteller-Rechnung'],
  ['Reiterverein Hochmoos e. V.', '26.03.##', 'Rechnung Pensionspferd'],
  ['Pferdefreunde Tannenbusch e.V.', 'PB###', 'Monatsabrechnung'],
] as const
const HORSES = ['Fjörd', 'Wanda von Gral', 'Kleiner Onkel', 'Samt und Seide', 'Dorle', 'Nepomuk'] as const
const EXTRAS = [
  ['Stroheinstreu, Zulage', 7, 3_210],
  ['Heu aus eigener Ernte, 6 Ballen', 7, 4_494],
  ['Weidegang mit Führservice', 19, 5_950],
  ['Hallennutzung Nichtmitglied', 19, 2_380],
  ['Longieren, 4 Einheiten', 19, 7_140],
  ['Mineralfutter 10 kg', 7, 3_638],
] as const
const { amount, date, month } = writingOf('DE')

const taxTable = (groups: readonly TaxGroup[], net: number, tax: number) =>
  `<table class="t"><tr><th></th><th>netto €</th><th>USt €</th><th>brutto €</th></tr>${each(groups, (one) => `<tr><td>${one.rate === 19 ? 'A' : 'B'} ${one.rate} %</td><td>${amount(one.net)}</td><td>${amount(one.tax)}</td><td>${amount(one.net + one.tax)}</td></tr>`)}<tr><td>Summe</td><td>${amount(net)}</td><td>${amount(tax)}</td><td>${amount(net + tax)}</td></tr></table>`

export const layout: Layout = {
  name: 'pferdepension-verein',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [club, pattern, title] = CLUBS[index] ?? CLUBS[0]
    const [own, other, person, partner, home] = [
      names.company(),
      names.company(),
      names.person(),
      names.person(),
      names.address(),
    ]
    const day = { ...dayIn(random, 2026), day: 3 }
    const debit = daysAfter(day, 7)
    const number = random.code(pattern)
    const rows: (readonly [string, number, number])[] = [
      ['Box mit Paddock einschl. Kraftfutter und Ausmisten', 19, random.whole(290, 390) * 100],
      ...random.sample(EXTRAS, 2 + index),
    ]
    const groups = taxGroupsOf(rows.map(([, rate, net]) => [rate, net] as const))
    const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
    const couple = [`${person.first} und ${partner.first} ${person.last}`, `${person.first} ${person.last}`][index % 2]
    const before = ['Eheleute', person.salutation === 'Herr' ? 'Herrn' : 'Frau'][index % 2]
    const meta = [
      ['Rechnungsnummer', number],
      ['Datum', date(day)],
      ['Mitglied / Einsteller', random.code('0###')],
      ['Pferd', random.pick(HORSES)],
      ['Box', random.code('2#')],
      ['Abrechnungsmonat', month(day)],
    ]
    const html = `<div class="h"><i></i><div><b>${club}</b><br>Reitanlage ${own.address.street} · ${own.address.place}</div></div><div class="snd">${club} · Kassenwart · ${own.address.street} · ${own.address.place}</div><div class="two"><div>${before}<br>${couple}<br>${home.street}<br>${home.place}</div><table>${each(meta, ([name, value]) => `<tr><td>${name}:</td><td>${value}</td></tr>`)}</table></div><h1>${title} ${month(day)}</h1>Leistungszeitraum ${date({ ...day, day: 1 })} bis ${date(lastDay(day))}<table class="g"><tr><th>Leistung</th><th>USt</th><th class="r">Betrag netto €</th></tr>${each(rows, ([name, rate, cents]) => `<tr><td>${name}</td><td>${rate === 19 ? 'A' : 'B'}</td><td class="r">${amount(cents)}</td></tr>`)}</table>${taxTable(groups, net, tax)}<p style="margin-top:8mm">Der Betrag von ${amount(net + tax)} € wird am ${date(debit)} von Ihrem Konto eingezogen. Sollte keine Einzugsermächtigung vorliegen, bitten wir um Überweisung auf das Konto „Stallbetrieb“.</p><p>Bitte denken Sie an die Wurmkur; der Tierarzt kommt am ${date(daysAfter(day, 19))}.</p>
<div class="abs foot"><div>${club}<br>Vereinsregister ${own.address.town} VR ${random.code('1###')}<br>1. Vorsitzende: ${partner.salutation} ${partner.last}<br>St.-Nr. ${own.taxNumber}</div><div>Stallmeister: ${names.person().full}<br>${own.phone}<br>${own.email}<br>USt-IdNr. ${own.vatId}</div><div>Stallbetrieb: ${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>Beiträge und Spenden: ${other.bank.name}<br>IBAN ${inFours(other.bank.iban ?? '')}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(debit),
        sellerName: club,
        buyerName: couple ?? '',
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
