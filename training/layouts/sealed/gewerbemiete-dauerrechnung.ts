// A property manager bills a shop's or office's rent for its owner: a standing bill for each month of a year, or a bill after the index has risen with
// arrears; base rent, service charges and heating with tax, the owner is the one who lets while the manager's letterhead is the largest.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.42 Caladea;padding:0}.lh{left:25mm;top:12mm;font:700 15pt 'URW Gothic';color:#7a1f2b}.lh small{display:block;font:8pt 'URW Gothic';color:#444}.col{left:146mm;top:12mm;width:50mm;font:7.6pt/1.45 'URW Gothic';color:#333;border-left:.6pt solid #7a1f2b;padding-left:3mm;overflow-wrap:anywhere}.col b{color:#7a1f2b;display:block;margin-top:1.5mm;font-weight:600}
  .to{left:25mm;top:50mm}.to u{display:block;font-size:7pt;margin-bottom:2mm;text-decoration:none;color:#555}.body{position:absolute;left:25mm;right:20mm;top:96mm}h1{font:700 12pt Caladea;margin:0 0 .5mm}.ref{margin:1mm 0 4mm}.ref td{padding:0 5mm 0 0;vertical-align:top}.m{width:100%;margin:2mm 0 4mm}.m th{font-weight:400;font-style:italic;text-align:left;border-bottom:.5pt solid #7a1f2b}.m td{padding:.6mm 0}.m th.r{text-align:right!important}.m .s td{border-top:.5pt solid #7a1f2b}.m .e td{font-weight:700;border-top:.8pt solid #7a1f2b;border-bottom:.8pt solid #7a1f2b}
  .ft{left:25mm;right:20mm;bottom:8mm;font:6.6pt/1.4 'URW Gothic';color:#444;border-top:.5pt solid #7a1f2b;padding-top:1.3mm}`
const { amount, date, month, number: figures } = writingOf('DE')
const STYLES = ['long', 'figures', 'figures'] as const

interface Kind {
  readonly title: string
  readonly intro: string
  readonly last: string
}

const kindOf = (index: number, day: Day, from: Day, due: Day): Kind =>
  [
    {
      title: `Dauermietrechnung ab ${date(from)}`,
      intro:
        'über die nachstehend vereinbarte Miete stellen wir Ihnen namens und im Auftrag der Vermieterin diese Dauerrechnung aus. Sie gilt, bis sie durch eine neue ersetzt wird, längstens für die Dauer des Mietverhältnisses.',
      last: 'Die Miete ist monatlich im Voraus, spätestens am 3. Werktag, kostenfrei auf das unten genannte Treuhandkonto zu zahlen. Ein bestehender Dauerauftrag ist von Ihnen anzupassen.',
    },
    {
      title: `Mietrechnung für ${month(from)}`,
      intro: 'für die Überlassung der Mieträume berechnen wir für den Monat:',
      last: `Wir bitten um Überweisung bis ${date(due)} auf das Konto der Eigentümerin. Rückständige Beträge früherer Monate sind hierin nicht enthalten.`,
    },
    {
      title: 'Rechnung über Mietnachzahlung wegen Indexanpassung',
      intro: `nach § 5 des Mietvertrages hat sich die Miete mit dem Verbraucherpreisindex (alt ${figures(1164 / 10)}, neu ${figures(1221 / 10)} = 4,9 %) zum ${date(from)} verändert. Für drei Monate ist die Differenz nachzuzahlen:`,
      last: `Der Betrag ist am ${date(due)} fällig. Die laufende Miete entnehmen Sie bitte der beiliegenden Dauerrechnung vom ${date(day)}.`,
    },
  ][index] ?? { title: '', intro: '', last: '' }

function rentOf(random: Random, index: number) {
  const base = random.whole(1480, 5900) * 100
  const rows: (readonly [text: string, cents: number])[] =
    index === 2
      ? [
          [
            `Miete neu ${amount(base + percent(base, 4.9))} abzgl. bisher ${amount(base)}, 3 Monate`,
            3 * percent(base, 4.9),
          ],
          ['Stellplätze neu 57,70 abzgl. bisher 55,00, 2 Stück, 3 Monate', 1620],
        ]
      : [
          [
            `Grundmiete ${figures(random.whole(880, 3400) / 10)} m² ${index === 0 ? 'Ladenfläche' : 'Bürofläche'}`,
            base,
          ],
          ['Betriebskostenvorauszahlung', percent(base, 14)],
          ['Heizkostenvorauszahlung', percent(base, 9)],
          ...(index === 0
            ? [['Werbegemeinschaft, Umlage', 8500] as const]
            : [['2 Tiefgaragenplätze Nr. 14, 15', 11000] as const]),
        ]
  const net = sum(rows.map(([, cents]) => cents))
  const tax = percent(net, 19)
  const line = (text: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
  const html = `<table class="m"><tr><th>${index === 2 ? 'Nachberechnung' : 'monatlich'}</th><th class="r">EUR</th></tr>${each(rows, ([text, cents]) => line(text, cents))}${line('Nettobetrag', net, 's')}${line('zuzüglich Umsatzsteuer 19 %', tax)}${line(['Gesamtmiete monatlich', 'Zahlbetrag', 'Nachzahlung gesamt'][index] ?? '', net + tax, 'e')}</table>`
  return { html, net, tax }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [manager, owner, tenant, site, clerk] = [
    companyIn(names, 'Hausverwaltung'),
    companyIn(names, 'Immobilien'),
    names.company(),
    names.address(),
    names.person(),
  ]
  const day = dayIn(random, 2024, 2026)
  const from = { ...daysAfter({ ...day, day: 15 }, [30, 30, -75][index] ?? 30), day: 1 }
  const due = daysAfter(day, [0, 12, 18][index] ?? 0)
  const office =
    ['Pfeilstetter Hausverwaltungen GmbH', 'Treuhaus Objektbetreuung KG', 'Pfeilstetter Hausverwaltungen GmbH'][
      index
    ] ?? ''
  const lessor =
    [`Grundstücksgemeinschaft ${owner.manager.last} GbR`, owner.name, `Erbengemeinschaft ${owner.manager.last}`][
      index
    ] ?? ''
  const unit = random.code(['4##/02/001', '1##.0007', '4##/01/012'][index] ?? '')
  const number =
    [`${unit}-${from.year}`, random.code('M-2#####'), random.code(`${day.year % 100}/IDX/0##`)][index] ?? ''
  const kind = kindOf(index, day, from, due)
  const { html, net, tax } = rentOf(random, index)
  const objects = ['Ladenlokal EG links', 'Büroeinheit 2. OG', 'Praxisräume 1. OG rechts']
  const ids = `Steuernummer der Vermieterin: ${owner.taxNumber}`
  const page = `<div class="abs lh">${['pfeilstetter', 'TREUHAUS', 'pfeilstetter'][index]}<small>${['Hausverwaltungen', 'Objektbetreuung', 'Hausverwaltungen'][index]}</small></div><div class="abs col">${manager.address.street}<br>${manager.address.place}<b>Ihr Ansprechpartner</b>${clerk.full}<br>${manager.phone}<br>${manager.email}<b>Sprechzeiten</b>Mo, Di, Do 9 – 12 Uhr<b>Datum</b>${date(day, STYLES[index])}</div>
    <div class="abs to"><u>${office} · ${manager.address.street} · ${manager.address.place}</u>${tenant.name}<br>${['', 'Buchhaltung<br>', ''][index]}${tenant.address.lines.join('<br>')}</div>
    <div class="body"><h1>${kind.title}</h1><table class="ref"><tr><td>Rechnungsnummer</td><td>${number}</td></tr><tr><td>Mietobjekt</td><td>${objects[index]}, ${site.street}, ${site.place}</td></tr><tr><td>Mieternummer</td><td>${unit}</td></tr><tr><td>Mietvertrag vom</td><td>${date(daysAfter(day, -random.whole(900, 3100)))}</td></tr><tr><td>Vermieterin</td><td>${lessor}, ${owner.address.street}, ${owner.address.place}<br>${ids}</td></tr></table>
    <p>Sehr geehrte Damen und Herren,</p><p>${kind.intro}</p>${html}<p>${kind.last}</p><p>${owner.bank.name}, IBAN ${inFours(owner.bank.iban ?? '')}, BIC ${owner.bank.bic}<br>Kontoinhaber: ${['Treuhandkonto ', '', ''][index]}${lessor}<br>Verwendungszweck: ${unit} ${tenant.short}</p><p>Mit freundlichen Grüßen<br><br>${office}<br>im Auftrag der Vermieterin</p></div>
    <div class="abs ft">${office} · ${manager.register} · Geschäftsführung: ${manager.manager.full} · Erlaubnis nach § 34c GewO erteilt durch die Stadt ${manager.address.town}<br>Berufshaftpflicht über 1 Mio. EUR · Mitglied im Verband der Immobilienverwalter · ${manager.website}</div>`
  const own = { invoiceNumber: number, issueDate: iso(day), ...(index === 0 ? {} : { dueDate: iso(due) }) }
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      ...{ ...own, sellerName: [lessor, office], buyerName: tenant.name },
      ...{ iban: owner.bank.iban ?? '', ...totals(net, tax), currency: 'EUR' },
    },
  }
}

export const layout: Layout = {
  name: 'gewerbemiete-dauerrechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
