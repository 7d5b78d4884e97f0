// A publisher's bill for advertisements: an agency pays on behalf of its client, millimetres times columns, colour surcharge, a scale's
// rebate and the agency's commission taken off before tax, a left margin with all numbers, the paper's nameplate above the company.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.42 'Liberation Sans'}.plate{left:20mm;right:18mm;top:12mm;border-top:2.4pt solid;border-bottom:.6pt solid;padding:2mm 0;font:700 23pt/1.1 'C059','Liberation Serif';display:flex;justify-content:space-between;align-items:baseline}.plate small{font:8pt 'Liberation Sans'}.left{left:20mm;top:96mm;width:38mm;font-size:7.8pt;border-right:.6pt solid;height:140mm}.left span{display:block;color:#777;font-size:6.6pt;margin-top:1.8mm}.to{left:64mm;top:44mm;font-size:10pt}.snd{left:64mm;top:38mm;font-size:6.6pt}.w{left:64mm;right:18mm;top:94mm}h1{font:700 14pt 'C059','Liberation Serif';margin:0 0 3mm}.g{width:100%}.g th{text-align:left;border-bottom:.6pt solid;padding:.8mm 0;font-size:7.6pt}.g td{padding:1mm 0;vertical-align:top}.g small{color:#666;display:block}.s{width:100%;border-top:.6pt solid;margin-top:3mm}.s td{padding:.6mm 0}.s .b td{font-weight:700;border-top:.6pt solid;font-size:10.4pt}.foot{left:20mm;right:18mm;bottom:9mm;font-size:6.8pt;line-height:1.5;border-top:.6pt solid;padding-top:1.6mm}`

const PAPERS = [
  { plate: 'Der Mühlbote', firm: 'Mühlbote Verlags-GmbH & Co. KG', no: '41######', label: 'Rechnung', ae: 15 },
  { plate: 'WERKBANK', firm: 'Fachverlag Steinhauer & Gries OHG', no: 'WB-26-####', label: 'Rechnungsnummer', ae: 10 },
  {
    plate: 'kurz & grün',
    firm: 'Stadtmagazin Kurz und Grün UG (haftungsbeschränkt)',
    no: '26/###',
    label: 'Re.-Nr.',
    ae: 0,
  },
] as const
const MOTIFS = [
  'Stellenanzeige Elektroniker',
  'Tag der offenen Tür',
  'Herbstaktion',
  'Nachruf',
  'Image, Rückseite',
] as const
const { amount, date } = writingOf('DE')
const line = (text: string, cents: number, of = '') =>
  `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`

/** Advertisements with what comes off them. */
function adsOf(random: Parameters<Layout['make']>[0], count: number) {
  return random.sample(MOTIFS, count).map((motif) => {
    const [columns, high, price] = [random.whole(1, 4), random.whole(6, 28) * 10, random.whole(58, 189)]
    return { motif, columns, high, price, cents: columns * high * price }
  })
}

export const layout: Layout = {
  name: 'anzeigen-rechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const paper = PAPERS[index] ?? PAPERS[0]
    const [own, buyer, client, day] = [names.company(), names.company(), names.company(), dayIn(random, 2026)]
    const [number, due] = [random.code(paper.no), daysAfter(day, 14)]
    const ads = adsOf(random, 1 + index)
    const full = sum(ads.map(({ cents }) => cents))
    const rebate = percent(full, 5)
    const commission = percent(full - rebate, paper.ae)
    const net = full - rebate - commission
    const tax = percent(net, 19)
    const facts = [
      [paper.label, number],
      ['Rechnungsdatum', date(day)],
      ['Kunden-Nr.', random.code('7####')],
      ['Auftrags-Nr.', random.code('A######')],
      ['Ihr Auftrag', date(daysAfter(day, -23))],
      ['Vertreter', names.person().last],
      ['Abschluss', random.code('##/2026')],
      ['Fällig', date(due)],
      ['Druckdatum', date(daysAfter(day, 1))],
    ]
    const behalf =
      paper.ae > 0
        ? `<p>im Auftrag und für Rechnung Ihres Kunden <b>${client.name}</b>, ${client.address.town}</p>`
        : ''
    const html = `<div class="abs plate">${paper.plate}<small>Anzeigenabteilung</small></div><div class="abs snd">${paper.firm}, ${own.address.street}, ${own.address.place}</div><div class="abs to">${buyer.name}<br>${paper.ae > 0 ? 'Mediaabteilung' : `Frau ${names.person().last}`}<br>${buyer.address.street}<br>${buyer.address.place}</div><div class="abs left">${each(facts, ([name, text]) => `<span>${name}</span>${text}`)}</div><div class="abs w"><h1>Anzeigenrechnung</h1>${behalf}<table class="g"><tr><th>Ausgabe</th><th>Motiv / Format</th><th class="r">mm-Preis €</th><th class="r">Betrag €</th></tr>${each(ads, (ad, at) => `<tr><td>${date(daysAfter(day, at - 5))}</td><td>${ad.motif}<small>${ad.columns}-spaltig, ${ad.high} mm hoch, 4c</small></td><td class="r">${amount(ad.price)}</td><td class="r">${amount(ad.cents)}</td></tr>`)}</table><table class="s">${line('Zwischensumme', full)}${line('./. 5 % Mengenstaffel', -rebate)}${paper.ae > 0 ? line(`./. ${paper.ae} % AE-Provision`, -commission) : ''}${line('Netto', net, 'b')}${line('19 % MwSt.', tax)}${line('Gesamtbetrag', net + tax, 'b')}</table><p style="margin-top:6mm">Zahlbar bis ${date(due)} ohne Abzug. Belegexemplare gehen mit getrennter Post zu. Es gilt die Preisliste Nr. ${random.whole(31, 58)}.</p></div>
<div class="abs foot">${paper.firm} · ${own.register} · Geschäftsführung: ${own.manager.full} · USt-IdNr. ${own.vatId}<br>${own.bank.name}, IBAN ${inFours(own.bank.iban ?? '')}, BIC ${own.bank.bic} · Gläubiger-ID DE${random.code('##ZZZ0000#######')}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [paper.firm, paper.plate],
        buyerName: buyer.name,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
