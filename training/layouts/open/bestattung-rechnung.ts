// An undertaker's bill: a black frame of set type, the number stands under the dead person's name without any caption, own work with tax,
// fees paid to others without, a sum of both, a funeral fund's part taken off, and heirs, a widow or a town's office as who pays.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.45 'Caladea','Liberation Serif';padding:15mm 22mm 0 25mm}.h{display:flex;justify-content:space-between;align-items:baseline;border-bottom:.5pt solid}.h b{font:400 20pt/1.3 'Caladea','Liberation Serif';letter-spacing:3pt}.h em{font-size:9pt}.to{margin:16mm 0 10mm;min-height:28mm;font-size:10.4pt}.cc{display:grid;grid-template-columns:1fr auto;margin-bottom:6mm}.cc b{font-size:13pt}.g{width:100%}.g th{text-align:left;font-weight:400;font-style:italic;padding:2.4mm 0 .6mm}.g td{padding:.4mm 0}.g .s td{border-top:.4pt solid;padding-top:.8mm}.g .z td{border-top:.8pt solid;border-bottom:.8pt solid;font-weight:700;padding:1mm 0}.foot{left:25mm;right:22mm;bottom:10mm;font-size:7.6pt;line-height:1.5;text-align:center}`

const HOUSES = [
  {
    name: 'Bestattungshaus Vierhufe',
    sub: 'Inhaberin Almut Vierhufe e.Kfr.',
    number: '2026-1##/B',
    owner: 'Almut Vierhufe e.Kfr.',
  },
  { name: 'Pietät Lorbeer & Sohn', sub: 'Bestattungen seit 1922', number: '##9', owner: 'Pietät Lorbeer & Sohn OHG' },
  {
    name: 'Stille Einkehr',
    sub: 'Abschied · Vorsorge · Begleitung',
    number: 'SE 26 / ####',
    owner: 'Stille Einkehr Bestattungen GmbH',
  },
] as const
const OWN = [
  ['Sarg Kiefer massiv, gebeizt, mit Ausstattung', 98_000],
  ['Überführung mit zwei Trägern', 21_500],
  ['Hygienische Versorgung und Einkleiden', 17_800],
  ['Urne Ahorn, Gravur', 18_900],
  ['Dekoration der Trauerhalle, Kerzen', 12_400],
  ['Erledigung der Formalitäten', 19_500],
] as const
const PAID = [
  ['Kremationsgebühr laut Beleg', 38_650],
  ['Friedhofsgebühr der Stadt laut Bescheid', 129_400],
  ['Sterbeurkunden, 6 Stück', 7_200],
  ['Zeitungsanzeige laut Beleg', 27_415],
] as const
const { amount, date } = writingOf('DE')
const line = (text: string, cents: number, of = '') =>
  `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`

export const layout: Layout = {
  name: 'bestattung-rechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const house = HOUSES[index] ?? HOUSES[0]
    const [own, dead, heir, home, day] = [
      names.company(),
      names.person(),
      names.person(),
      names.address(),
      dayIn(random, 2026),
    ]
    const [due, number] = [daysAfter(day, 30), random.code(house.number)]
    const works = random.sample(OWN, 4).map(([text, cents]) => [text, percent(cents, random.whole(85, 130))] as const)
    const paid = random.sample(PAID, 2 + (index % 2))
    const net = sum(works.map(([, cents]) => cents))
    const tax = percent(net, 19)
    const fees = sum(paid.map(([, cents]) => cents))
    const total = net + tax + fees
    const fund = index === 0 ? 80_000 : 0
    const buyer = [`${heir.first} ${dead.last}`, `Erbengemeinschaft ${dead.last}`, `Stadt ${home.town}`][index] ?? ''
    const to = [
      `${heir.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${buyer}`,
      `${buyer}<br>c/o ${heir.first} ${heir.last}`,
      `${buyer}<br>Ordnungsamt – Bestattungswesen`,
    ]
    const html = `<div class="h"><b>${house.name.toUpperCase()}</b><em>${house.sub}</em></div><div class="to">${to[index]}<br>${home.street}<br>${home.place}</div><div class="cc"><div>Rechnung zum Sterbefall<br><b>${dead.first} ${dead.last}</b><br>${number}</div><div class="r">${own.address.town}, ${date(day, 'long')}<br>Beisetzung ${date(daysAfter(day, -12))}<br>Auftrag vom ${date(daysAfter(day, -19))}</div></div><table class="g"><tr><th>Eigene Leistungen</th><th class="r">EUR</th></tr>${each(works, ([text, cents]) => line(text, cents))}${line('Summe Eigenleistung netto', net, 's')}${line('19 % Umsatzsteuer', tax)}<tr><th>Verauslagte Beträge (durchlaufende Posten, ohne Umsatzsteuer)</th><th></th></tr>${each(paid, ([text, cents]) => line(text, cents))}${line('Summe Auslagen', fees, 's')}${line('Rechnungsbetrag', total, 'z')}${fund > 0 ? line('abzüglich Leistung der Sterbekasse', -fund) + line('Noch zu zahlen', total - fund, 'z') : ''}</table><p style="margin-top:6mm">Wir danken für Ihr Vertrauen. Der Betrag ist fällig am ${date(due)}. Belege der Auslagen liegen in Kopie bei.</p>
<div class="abs foot">${house.owner} · ${own.address.street} · ${own.address.place} · Tag und Nacht ${own.phone}<br>${own.bank.name} · IBAN ${inFours(own.bank.iban ?? '')} · ${index === 1 ? `USt-IdNr. ${own.vatId}` : `Steuernummer ${own.taxNumber}`}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [house.owner, house.name],
        buyerName: buyer,
        ...(index === 1 ? { sellerVatId: own.vatId } : {}),
        iban: own.bank.iban ?? '',
        taxTotal: fixed(tax),
        grossTotal: fund > 0 ? [fixed(total), fixed(total - fund)] : fixed(total),
        currency: 'EUR',
      },
    }
  },
}
