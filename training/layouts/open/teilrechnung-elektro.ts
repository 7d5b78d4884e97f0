// An Austrian electrician's partial invoice: work counted from the first day on, earlier invoices taken off, a part held back,
// tax that the client owes (or 20 per cent for a private one); the seller is named in the sender's line and the side strip.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const WORKS = [
  ['LG 01', 'Baustromversorgung und Provisorien', 318000, 100],
  ['LG 02', 'Verteiler, Zählerplatz, Schutzgeräte', 1264000, 80],
  ['LG 03', 'Leerverrohrung und Leitungsanlagen', 2187500, 65],
  ['LG 04', 'Beleuchtungskörper', 940000, 10],
  ['LG 05', 'Blitzschutz und Erdung', 472000, 50],
  ['LG 06', 'Photovoltaik, Unterkonstruktion', 688000, 30],
] as const
const CSS = `body { font: 10pt/1.45 'Lato', sans-serif; color: #1d1d1d } .sheet { padding: 14mm 58mm 12mm 20mm } .side { right: 0; top: 0; bottom: 0; width: 46mm; background: #f4f1e8; padding: 40mm 5mm 0; font-size: 7.6pt }
  .bolt { width: 22mm; height: 22mm; background: #e2a400; clip-path: polygon(60% 0, 20% 55%, 48% 55%, 38% 100%, 82% 40%, 54% 40%) } .from { font-size: 6.8pt; margin: 18mm 0 2mm }
  h1 { font-size: 17pt; font-weight: 300; margin: 12mm 0 4mm } table { width: 100%; margin-top: 4mm } td, th { padding: 1mm .5mm; text-align: left; font-weight: 400 } th { font-size: 7.4pt; border-bottom: 1pt solid #e2a400 } .r { text-align: right !important; white-space: nowrap }
  .heavy td { font-weight: 900; border-top: .6pt solid #1d1d1d } .side p { margin: 0 0 4mm }`

const { amount, date } = writingOf('AT', '.')

/** The state of all groups of works, less what was charged before. */
function account(random: Random, index: number) {
  const isReverse = index === 0
  const works = WORKS.slice(0, isReverse ? 6 : 4).map(([code, text, usual, done]) => {
    const cents = percent(usual, random.whole(80, 130))
    return { code, text, cents, done, value: percent(cents, done) }
  })
  const all = sum(works.map(({ value }) => value))
  const earlier = isReverse ? [820000, 945000] : [590000]
  const net = all - sum(earlier)
  const tax = isReverse ? 0 : percent(net, 20)
  const held = percent(net + tax, isReverse ? 7 : 0)
  const line = (caption: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td colspan="4">${caption}</td><td class="r">${amount(cents)}</td></tr>`
  const html = `<table><tr><th>Gruppe</th><th>Leistung</th><th class="r">Auftrag €</th><th class="r">Stand</th><th class="r">Leistungswert €</th></tr>
    ${each(works, (one) => `<tr><td>${one.code}</td><td>${one.text}</td><td class="r">${amount(one.cents)}</td><td class="r">${one.done} %</td><td class="r">${amount(one.value)}</td></tr>`)}
    ${line('Leistungen kumuliert', all, 'heavy')}${each(earlier, (cents, at) => line(`abzüglich ${at + 1}. Teilrechnung`, -cents))}${line('Rechnungsbetrag netto', net, 'heavy')}
    ${line(isReverse ? 'Umsatzsteuer (Übergang der Steuerschuld, § 19 Abs. 1a UStG)' : 'zuzüglich 20 % USt', tax)}${line('Rechnungsbetrag', net + tax, 'heavy')}
    ${held ? line('abzüglich 7 % Deckungsrücklass', -held) + line('Anweisungsbetrag', net + tax - held, 'heavy') : ''}</table>`
  const gross = held ? [fixed(net + tax), fixed(net + tax - held)] : fixed(net + tax)
  return { html, earlier, fields: { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: gross } }
}

function make(random: Random, index: number) {
  const names = namesIn('AT', random)
  const seller = index === 0 ? 'Elektro Strasshofer Ges.m.b.H.' : 'Ing. Kajetan Wöss Elektrotechnik e.U.'
  const [firm, client, person, day] = [names.company(), names.company(), names.person(), dayIn(random, 2025 + index)]
  const buyer = index === 0 ? `Bauträger Donaulände Errichtungs GmbH` : `${person.first} ${person.last}`
  const { html, earlier, fields } = account(random, index)
  const [number, due] = [random.code(index === 0 ? 'TR 25/0###' : '2026-1##-2'), daysAfter(day, 21)]
  const iban = firm.bank.iban ?? ''
  const page = `<div class="abs side"><div class="bolt"></div><p></p><p>${seller}<br>${firm.address.lines.join('<br>')}</p><p>T ${firm.phone}<br>UID ${firm.vatId}<br>${firm.register}</p><p>${firm.bank.name}<br>IBAN<br>${inFours(iban).replace(/(.{14}) /, '$1<br>')}<br>BIC ${firm.bank.bic}</p>
    <p>Rechnungsnummer<br><b>${number}</b></p><p>Rechnungsdatum<br>${date(day)}</p><p>Leistungszeitraum<br>${date(daysAfter(day, -63))} –<br>${date(daysAfter(day, -8))}</p><p>Kundennummer<br>${random.code('#####')}</p></div>
    <div class="from">${seller}, ${firm.address.street}, ${firm.address.place}</div>${index === 0 ? `Firma<br>${buyer}<br>zH ${person.salutation === 'Herr' ? 'Herrn' : 'Frau'} ${person.last}` : `${person.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${buyer}`}<br>${client.address.lines.join('<br>')}
    ${index === 0 ? `<br>Ihre UID: ${client.vatId}` : ''}<h1>${earlier.length + 1}. Teilrechnung</h1>BVH ${names.town()}, ${names.address().street}, laut Auftrag vom ${date(daysAfter(day, -140))}${html}
    <p style="margin-top:6mm">${index === 0 ? 'Die Steuerschuld geht gemäß § 19 Abs. 1a UStG auf den Leistungsempfänger über. ' : ''}Zahlbar bis ${date(due)} ohne Abzug. ${earlier.length > 1 ? `Die bisherigen Teilrechnungen haben wir am ${date(daysAfter(day, -90))} und am ${date(daysAfter(day, -48))}` : `Die 1. Teilrechnung haben wir am ${date(daysAfter(day, -48))}`} gelegt.</p>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: firm.vatId,
      iban,
      ...fields,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'teilrechnung-elektro',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
