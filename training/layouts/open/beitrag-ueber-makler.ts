// A premium note that an underwriting agent writes for three insurers with shares: old type, the text runs around two tables, insurance tax
// of several rates with a row of sums, a surcharge for paying by halves, policy, note and certificate numbers, the broker's block before
// the policyholder's, and a day on which the premium falls due beside the day until which it must be paid.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `body { font: 10.4pt/1.42 P052, 'URW Bookman', serif } .sheet { padding: 16mm 24mm 0 28mm } .crest { text-align: center; font: 500 15pt/1.2 P052; letter-spacing: 1.6mm; text-transform: uppercase; border-top: 2.4pt double #111; border-bottom: .6pt solid #111; padding: 2mm 0 1.6mm; margin-bottom: 12mm } .crest small { display: block; font-size: 7.4pt; letter-spacing: .6mm; text-transform: none }
  .by { position: absolute; right: 24mm; top: 46mm; width: 58mm; font-size: 8.6pt; border-left: .6pt solid #111; padding-left: 3mm } h1 { font: 700 13pt P052; margin: 12mm 0 1mm } .cover { width: 100%; margin: 3mm 0; font-size: 9.2pt } .cover th { font-weight: 400; font-style: italic; text-align: left; border-bottom: .6pt solid #111; padding: 0 1mm .8mm } .sheet .cover th.r { text-align: right } .cover td { padding: .9mm 1mm; vertical-align: top } .cover .t td { border-top: .6pt solid #111; font-weight: 700 } .share { width: 104mm; font-size: 9pt; margin: 1mm 0 4mm 6mm } .share td { padding: .3mm 1mm }
  .foot { left: 28mm; right: 24mm; bottom: 9mm; font-size: 7.2pt; text-align: center; line-height: 1.5; border-top: .6pt solid #111; padding-top: 1.5mm }`
const { amount, date } = writingOf('DE')
/** Class, what is insured, tax rate in per cent, least and highest sum insured in thousands, premium in hundredths of per mille. */
const CLASSES = [
  ['Maschinen', 'stationäre Anlagen lt. Verzeichnis', 19, 900, 6200, 280],
  ['Elektronik', 'Bürotechnik, Prozessrechner, Software', 19, 80, 900, 520],
  ['Feuer', 'Inhalt Halle 1–3', 13.2, 1400, 8900, 95],
  ['Feuer-Betriebsunterbrechung', 'Haftzeit 12 Monate', 13.2, 700, 5200, 110],
  ['Leitungswasser und Sturm', 'Inhalt Halle 1–3', 16.34, 1400, 8900, 42],
  ['Warentransport', 'Jahresumsatz, Europa', 19, 2100, 14000, 38],
] as const

function coversOf(random: Random, index: number) {
  const surcharge = [0, 3, 0][index] ?? 0
  return CLASSES.filter((_, at) =>
    [
      [0, 1, 2, 3],
      [2, 3, 4],
      [0, 1, 5],
    ][index]?.includes(at),
  ).map(([name, what, rate, low, high, price]) => {
    const insured = random.whole(low, high) * 1000
    const year = Math.round(insured * (price / 1000))
    const half = surcharge ? Math.round(year / 2) : year
    const net = half + percent(half, surcharge)
    return { name, what, rate, insured, net, tax: Math.round((net * rate) / 100) }
  })
}
type Cover = ReturnType<typeof coversOf>[number]

const rateText = (rate: number) => `${String(rate).replace('.', ',')} %`
const coverRow = (one: Cover) =>
  `<tr><td>${one.name}<br><i>${one.what}</i></td><td class="r">${amount(one.insured * 100).slice(0, -3)}</td><td class="r">${amount(one.net)}</td><td class="r">${rateText(one.rate)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.net + one.tax)}</td></tr>`
function sharesOf(random: Random, insurers: readonly string[], net: number): string {
  const [lead, second] = [random.whole(9, 12) * 5, 25]
  const shares = [lead, second, 100 - lead - second]
  return `<table class="share">${each(insurers, (name, at) => `<tr><td class="r">${shares[at]} %</td><td>${name}${at === 0 ? ' (führend)' : ''}</td><td class="r">${amount(percent(net, shares[at] ?? 0))}</td></tr>`)}</table>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, broker, clerk] = [
    companyIn(names, 'Assekuranzkontor'),
    names.company(),
    companyIn(names, 'Versicherungsmakler'),
    names.person(),
  ]
  const insurers = ['Norddrift Allgemeine Versicherung AG', 'Assecura Montana SE, Direktion Köln', 'Wetterau Sach VVaG']
  const start = { ...dayIn(random, 2024, 2026), month: [1, 7, 4][index] ?? 1, day: 1 }
  const day = daysAfter(start, -random.whole(20, 27))
  const due = daysAfter(day, [30, 35, 42][index] ?? 30)
  const number = random.code(['PN ######/##', `${day.year % 100}-#####`, '0#/####/N'][index] ?? '')
  const covers = coversOf(random, index)
  const [net, tax] = [sum(covers.map((one) => one.net)), sum(covers.map((one) => one.tax))]
  const end = daysAfter(start, index === 1 ? 183 : 364)
  const policy = random.code('70.###.######')
  const rates = [...new Set(covers.map((one) => one.rate))].map((rate) => {
    const own = covers.filter((one) => one.rate === rate)
    return `<tr><td>davon zu ${rateText(rate)} Versicherungsteuer</td><td></td><td class="r">${amount(sum(own.map((one) => one.net)))}</td><td></td><td class="r">${amount(sum(own.map((one) => one.tax)))}</td><td class="r">${amount(sum(own.map((one) => one.net + one.tax)))}</td></tr>`
  })
  const how = [
    `Wir bitten Sie, die Gesamtprämie bis zum <b>${date(due, 'long')}</b> auf unser Treuhandkonto ${inFours(own.bank.iban ?? '')} bei der ${own.bank.name} zu entrichten.`,
    `Die Halbjahresprämie (Ratenzuschlag 3 % ist eingerechnet) erbitten wir spätestens am <b>${date(due, 'long')}</b> auf das unten genannte Konto.`,
    `Zahlbar an uns bis <b>${date(due, 'long')}</b>; Zahlungen an den Makler gelten nicht als Zahlung an die Versicherer.`,
  ][index]
  const page = `<div class="crest">${own.short}<small>Assekuradeure und Zeichnungsbevollmächtigte seit 1911</small></div><div class="by"><i>Betreuender Makler</i><br>${broker.name}<br>${broker.address.lines.join('<br>')}<br>Agentur ${random.code('4####')}<br><br><i>Es schreibt Ihnen</i><br>${clerk.full}, ${own.phone}</div>
    <div style="height:30mm;width:82mm">${buyer.name}<br>${index === 2 ? 'und mitversicherte Gesellschaften<br>' : ''}${buyer.address.lines.join('<br>')}</div><p style="margin-top:14mm">${own.address.town}, den ${date(day, 'long')}</p>
    <h1>Prämiennota ${number}</h1><p>zur Police ${policy}, Vertragsteil ${random.code('B#')}, Zeichnungsjahr ${start.year}. ${index === 2 ? `Vorläufige Prämie auf Grundlage des gemeldeten Umsatzes; Zertifikat ${random.code('Z-#####')}. ` : ''}Für die Zeit vom ${date(start)}, mittags 12 Uhr, bis ${date(end)} belasten wir im Namen und für Rechnung der beteiligten Versicherer:</p>
    <table class="cover"><tr><th>Sparte</th><th class="r">Vers.-Summe €</th><th class="r">Prämie €</th><th class="r">VersSt</th><th class="r">Steuer €</th><th class="r">zusammen €</th></tr>${each(covers, coverRow)}<tr class="t"><td>Summe</td><td></td><td class="r">${amount(net)}</td><td></td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr>${rates.join('')}</table>
    <p>Fällig ist die Prämie am ${date(start)}. ${how}</p><p>An der Prämie ohne Steuer sind beteiligt (in €):</p>${sharesOf(random, insurers, net)}<p style="font-size:8.4pt">Versicherungsteuer wird abgeführt unter VersSt-Nr. ${random.code('9###/V9#############')}. Umsatzsteuer fällt nicht an (§ 4 Nr. 10 a UStG). Wird nicht rechtzeitig gezahlt, kann der Versicherungsschutz nach § 38 VVG entfallen. Vorjahresprämie ${amount(net - percent(net, 4))} €.</p>`
  const foot = `<div class="abs foot">${own.name} · ${own.address.street} · ${own.address.place} · ${own.register} · Vermittlerregister D-${random.code('@###-#####-##')}<br>USt-IdNr. ${own.vatId} · ${own.bank.name} · IBAN ${own.bank.iban} · BIC ${own.bank.bic}</div>`
  return {
    html: sheets(CSS, [page + foot]),
    pages: 1,
    fields: {
      ...{
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: [iso(due), iso(start)],
        iban: own.bank.iban ?? '',
        currency: 'EUR',
      },
      ...{ sellerName: [own.name, own.short], buyerName: buyer.name, sellerVatId: own.vatId, ...totals(net, tax) },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'beitrag-ueber-makler', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
