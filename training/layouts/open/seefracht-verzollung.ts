// A forwarder's bill for an import by sea from a program of that trade: a block of shipment data (vessel, container, B/L, ETA, customs number)
// larger than the bill's own, rows with code and tax key in two currencies, duty and import tax laid out that bear no tax, two bank accounts.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.7pt/1.33 'Roboto Condensed';padding:9mm 14mm 0 20mm}.hd{display:flex;justify-content:space-between;border-bottom:2.4pt solid #0b3c5d;padding-bottom:2mm}.hd b{font:italic 700 20pt 'Roboto';color:#0b3c5d}.hd span{font-size:7.4pt;text-align:right}.mid{display:flex;justify-content:space-between;margin-top:9mm;height:36mm}.mid .a{padding-top:4mm;font-size:9.6pt}.mid table td{padding:.15mm 0 .15mm 3mm}.mid table td:first-child{color:#555}
  h1{font:700 14pt 'Roboto Condensed';margin:4mm 0 2mm;letter-spacing:.4pt}.ship{width:100%;border:.6pt solid #0b3c5d}.ship td{border:.3pt solid #9fb6c6;padding:.5mm 1.5mm;width:25%;vertical-align:top}.ship i{font:6.6pt 'Roboto Condensed';display:block;color:#0b3c5d}.k{width:100%;margin-top:4mm}.k th{text-align:left;background:#0b3c5d;color:#fff;font-weight:400;padding:.8mm 1.2mm}.k td{padding:.6mm 1.2mm}.k th.r{text-align:right!important}.k .x td{border-top:.5pt solid #0b3c5d}
  .tx{width:104mm;margin:4mm 0 0 auto}.tx td,.tx th{padding:.5mm 1.2mm;font-weight:400;text-align:right}.tx .e td{font:700 11pt 'Roboto Condensed';border-top:1pt solid;border-bottom:2.2pt double}.pay{margin-top:5mm}.foot{left:20mm;right:14mm;bottom:6mm;font-size:6.4pt;line-height:1.3;color:#333;border-top:.4pt solid #0b3c5d;padding-top:1.2mm}.foot div{display:flex;justify-content:space-between;margin-top:.8mm}`
const { amount, date, number: figures } = writingOf('DE')
/** Code, text, tax key, dollars in place of euros, least and most. Key 1 bears 19 %, 0 none (§ 4 Nr. 3), 9 is an outlay. */
const CHARGES: readonly (readonly [
  code: string,
  text: string,
  key: number,
  isDollar: boolean,
  low: number,
  high: number,
])[] = [
  ['SEE', 'Seefracht FCL 40HC', 0, true, 148000, 392000],
  ['BAF', 'Bunkerzuschlag', 0, true, 21000, 48000],
  ['THC', 'Terminal Handling Charge Import', 0, false, 24500, 31000],
  ['ISPS', 'ISPS-Zuschlag Terminal', 0, false, 1850, 2900],
  ['DOC', 'B/L-Freistellung / Dokumentation', 1, false, 4500, 6500],
  ['ZOL', 'Zollabfertigung inkl. 1. Position', 1, false, 6500, 8900],
  ['ZOP', 'Zollabfertigung, weitere Positionen', 1, false, 1500, 4500],
  ['NLF', 'Nachlauf Container Hafen – Empfänger, leer retour', 1, false, 68000, 112000],
  ['MAU', 'Mautkosten', 1, false, 6900, 14800],
  ['STG', 'Standgeld Chassis 1 Std. über frei', 1, false, 5500, 8500],
]

function chargesOf(random: Random, index: number, value: number) {
  const rate = random.whole(10410, 11790) / 10000
  const picked = CHARGES.filter(
    ([code]) => [true, !['SEE', 'BAF'].includes(code), !['STG', 'ISPS'].includes(code)][index],
  )
  const rows = picked.map(([code, text, key, isDollar, low, high]) => {
    const own = random.whole(low / 50, high / 50) * 50
    return {
      code,
      text,
      key,
      own: isDollar ? `USD ${amount(own)}` : '',
      cents: isDollar ? Math.round(own / rate) : own,
    }
  })
  const duty = percent(value, 3.7)
  const outlays = [
    { code: 'AUS', text: `Zoll lt. Bescheid 3,7 % auf ${amount(value)}`, key: 9, own: '', cents: duty },
    {
      code: 'AUE',
      text: 'Einfuhrumsatzsteuer lt. Bescheid',
      key: 9,
      own: '',
      cents: percent(value + duty + 42000, 19),
    },
    { code: 'VPR', text: 'Vorlageprovision 2 %', key: 1, own: '', cents: percent(percent(value, 24), 2) },
  ]
  const all = index === 2 ? rows : [...rows, ...outlays]
  const of = (key: number) => sum(all.filter((one) => one.key === key).map(({ cents }) => cents))
  const html = `<table class="k"><tr><th>Art</th><th>Leistung</th><th class="r">Fremdwährung</th><th class="r">Kurs</th><th class="c">St</th><th class="r">Betrag EUR</th></tr>${each(all, (one) => `<tr${one.code === 'AUS' ? ' class="x"' : ''}><td>${one.code}</td><td>${one.text}</td><td class="r">${one.own}</td><td class="r">${one.own ? figures(rate) : ''}</td><td class="c">${one.key}</td><td class="r">${amount(one.cents)}</td></tr>`)}</table>`
  return { html, free: of(0), taxed: of(1), outlay: of(9) }
}

const FORWARDERS = [
  ['Hansa Kogge Seetransport GmbH', 'KOGGE'],
  ['Windrose Zoll & Fracht GmbH & Co. KG', 'Windrose'],
  ['Hansa Kogge Seetransport GmbH', 'KOGGE'],
] as const
const shipmentOf = (random: Random, day: Day, shipper: string, to: string) => {
  const cells = [
    ['Schiff / Reise', `${random.pick(['MV OSTWIND', 'MS CAP SELMA', 'MV HELGE MAERA'])} / ${random.code('0##W')}`],
    ['Ladehafen', random.pick(['Ningbo', 'Qingdao', 'Nhava Sheva', 'Kaohsiung'])],
    ['Löschhafen / ETA', `Hamburg / ${date(daysAfter(day, -11))}`],
    ['Bestimmungsort', to],
    ['Container', random.code('TKRU ######-#')],
    ['B/L-Nr.', random.code('HBL@@@2#######')],
    ['Ablader', shipper],
    ['ATC / MRN', random.code('2#DE4851########M#')],
    [
      'Colli / Inhalt',
      `${random.whole(180, 920)} Kartons / ${random.pick(['Haushaltswaren', 'Sitzmöbel', 'LED-Leuchten'])}`,
    ],
    ['Bruttogewicht kg', amount(random.whole(640000, 1890000)).replace(/,\d\d$/, ',0')],
    ['Volumen cbm', figures(random.whole(3800, 6800) / 100)],
    ['Frankatur', random.pick(['FOB', 'FCA', 'EXW'])],
  ]
  return `<table class="ship">${each([0, 4, 8], (at) => `<tr>${each(cells.slice(at, at + 4), ([label, text]) => `<td><i>${label}</i>${text}</td>`)}</tr>`)}</table>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, buyer, clerk, day] = [
    companyIn(names, 'Schifffahrt'),
    companyIn(names, 'Import und Export'),
    names.person(),
    dayIn(random, 2024, 2026),
  ]
  const [[seller, logo], other] = [FORWARDERS[index] ?? FORWARDERS[0], names.company().bank]
  const number = random.code(['HAM/##0###', `${day.year % 100}-SI-#####`, 'HAM/##0###'][index] ?? '')
  const file = random.code([`SI-${day.year % 100}/0####`, 'POS ######', `SI-${day.year % 100}/0####`][index] ?? '')
  const { html, free, taxed, outlay } = chargesOf(random, index, random.whole(18000, 74000) * 100)
  const [tax, net, due] = [percent(taxed, 19), free + taxed + outlay, daysAfter(day, [7, 14, 10][index] ?? 7)]
  const line = (key: string, text: string, base: number, cents: number) =>
    base === 0
      ? ''
      : `<tr><td>${key}</td><td style="text-align:left">${text}</td><td>${amount(base)}</td><td>${amount(cents)}</td></tr>`
  const info = each(
    [
      ['Rechnungs-Nr.', number],
      ['Rechnungsdatum', date(day)],
      ['Position', file],
      ['Debitoren-Nr.', random.code('1####')],
      ['Ihre Referenz', random.code(['PO 45#####', 'KW## / ####', '####-IMP'][index] ?? '')],
      ['Leistungsdatum', date(daysAfter(day, -3))],
      ['Bearbeiter', clerk.full],
      ['Durchwahl', `-${random.code('1##')}`],
    ],
    ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`,
  )
  const page = `<div class="hd"><b>${logo}</b><span>${seller}<br>${firm.address.street} · ${firm.address.place}<br>Tel ${firm.phone} · ${firm.email}</span></div>
    <div class="mid"><div class="a">${buyer.name}<br>${['Rechnungseingang', buyer.manager.full, ''][index]}<br>${buyer.address.lines.join('<br>')}</div><table>${info}</table></div><h1>${['RECHNUNG SEEFRACHT IMPORT', 'Rechnung', 'RECHNUNG SEEFRACHT IMPORT'][index]}</h1>
    ${shipmentOf(random, day, `${random.pick(['Golden Reed', 'Sunlake', 'Everpath'])} Trading Co., Ltd.`, buyer.address.town)}${html}
    <table class="tx"><tr><th>St</th><th style="text-align:left">Art</th><th>Basis EUR</th><th>USt EUR</th></tr>${line('0', 'steuerfrei § 4 Nr. 3a UStG', free, 0)}${line('1', 'steuerpflichtig 19 %', taxed, tax)}${line('9', 'durchlaufende Posten / Auslagen', outlay, 0)}<tr><td></td><td style="text-align:left">Summe</td><td>${amount(net)}</td><td>${amount(tax)}</td></tr><tr class="e"><td colspan="2" style="text-align:left">Gesamtbetrag EUR</td><td colspan="2">${amount(net + tax)}</td></tr></table>
    <div class="pay">${['Zahlbar sofort nach Erhalt, spätestens am', 'Valuta', 'Fällig am'][index]} ${date(due)}, ohne Abzug. Verauslagte Abgaben sind nicht skontierbar.${index === 1 ? ' Kopie des Einfuhrabgabenbescheides anbei.' : ''}<br>Bei Zahlung bitte ${index === 1 ? 'Rechnungs- und Positionsnummer' : `${number} / ${file}`} angeben.</div>
    <div class="abs foot">Wir arbeiten ausschließlich auf Grundlage der Allgemeinen Deutschen Spediteurbedingungen 2017 (ADSp 2017). Die ADSp 2017 weichen in Ziffer 23 hinsichtlich des Haftungshöchstbetrages für Güterschäden (§ 431 HGB) vom Gesetz ab, indem sie die Haftung bei multimodalen Transporten unter Einschluss einer Seebeförderung und bei unbekanntem Schadenort auf 2 SZR/kg und im Übrigen die Regelhaftung von 8,33 SZR/kg zusätzlich auf 1,25 Millionen Euro je Schadenfall begrenzen.
    <div><span>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')} · ${firm.bank.bic}</span><span>${other.name} (EUR/USD)<br>IBAN ${inFours(other.iban ?? '')} · ${other.bic}</span><span>${firm.register} · GF ${firm.manager.full}<br>USt-ID ${firm.vatId} · EORI DE${random.code('#######')}</span></div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `RG_${number.replace(/\W/g, '-')}.pdf`,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), sellerName: seller, buyerName: buyer.name },
      ...{
        sellerVatId: firm.vatId,
        iban: [firm.bank.iban ?? '', other.iban ?? ''],
        ...totals(net, tax),
        currency: 'EUR',
      },
    },
  }
}

export const layout: Layout = {
  name: 'seefracht-verzollung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
