// A fence builder's partial bills out of a text processor: no table but lines with tab stops, the contract's sum and the share that is asked
// for now stand above net, tax and gross, the number is "AR 2 zu Auftrag …", the builder owner's address differs from the site's, an older
// partial bill is only mentioned, and the date stands alone at the right with the town before it.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, herrn, inFours, iso, namesIn, percent, sheets, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.35 Caladea;padding:12mm 22mm 0 25mm}.art{text-align:center;font:italic bold 23pt/1.1 Caladea;color:#2f5d2b}.sub{text-align:center;font-size:9.5pt;border-bottom:2.2pt double #2f5d2b;padding-bottom:2mm}.back{font-size:7.5pt;text-decoration:underline;margin-top:11mm}.to{margin-top:2mm;height:29mm}.day{text-align:right}.re{font-weight:bold;margin:7mm 0 5mm}
.t{display:flex;justify-content:space-between;margin:0;padding-right:22mm}.t u{text-decoration:none}.t.e{font-weight:bold;border-top:.7pt solid #000;border-bottom:2pt double #000;margin:.5mm 22mm 0 0;padding:.5mm 0}.foot{left:25mm;right:22mm;bottom:9mm;font-size:7.8pt;line-height:1.35;text-align:center;border-top:.7pt solid #2f5d2b;padding-top:1.5mm}ol{margin:2mm 0 3mm;padding-left:6mm}`

const WORK = [
  'Alten Jägerzaun abgebaut und entsorgt (ca. 46 lfm)',
  'Pfostenlöcher gebohrt, Punktfundamente C20/25 hergestellt',
  'Doppelstabmatten anthrazit geliefert, Höhe 1,63 m',
  'Pfosten gesetzt und ausgerichtet',
  'Torpfosten für zweiflügeliges Tor einbetoniert',
  'Material für Sichtschutzstreifen bereits auf der Baustelle gelagert',
]
const CASES = [
  { which: 1, share: 40, at: [0, 1], asks: 'nach Materiallieferung' },
  { which: 2, share: 30, at: [2, 3, 4], asks: 'nach Setzen der Pfosten' },
  { which: 1, share: 50, at: [0, 1, 2, 5], asks: 'bei Baubeginn' },
] as const
const { amount, date } = writingOf('DE')
const when = (is: boolean, html: string) => (is ? html : '')
const tab = (text: string, cents: number, of = '') =>
  `<div class="t ${of}"><span>${text}</span><u>${amount(cents)} €</u></div>`

export const layout: Layout = {
  name: 'zaunbau-abschlag',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, client, council] = [companyIn(names, 'Zaun- und Torbau'), names.person(), names.company()]
    const [home, site, day] = [names.address(), names.address(), dayIn(random, 2024, 2026)]
    const { which, share, at, asks } = CASES[index] ?? CASES[0]
    const contract = random.whole(62, 248) * 10_000
    const net = percent(contract, share)
    const tax = percent(net, 19)
    const [order, ordered] = [random.code(`${String(day.year).slice(2)}-###`), date(daysAfter(day, -44))]
    const number = [`AR ${which}-${order}`, `${day.year}/0${random.whole(41, 88)}`, random.code('A####')][index] ?? ''
    const old = `${day.year}/0${random.whole(10, 40)}`
    const due = daysAfter(day, 8)
    const isPerson = index !== 1
    const buyer = isPerson ? client.full : council.name
    const to = isPerson
      ? `${herrn(client)}<br>${buyer}`
      : `${buyer}<br>Hausverwaltung, ${client.salutation} ${client.last}`
    const greeting = `Sehr geehrte${client.salutation === 'Herr' ? 'r Herr' : ' Frau'} ${client.last},`
    const before = percent(contract, 40)
    const html = `<div class="art">${firm.short}</div><div class="sub">Zäune – Tore – Geländer – Sichtschutz<br>${firm.address.street} • ${firm.address.place} • Telefon ${firm.phone} • Mobil ${firm.mobile}</div>
<div class="back">${firm.short}, ${firm.address.street}, ${firm.address.place}</div><div class="to">${to}<br>${home.street}<br>${home.place}</div><div class="day">${firm.address.town}, den ${date(day, index === 2 ? 'long' : 'figures')}</div>
<div class="re">${which}. Abschlagsrechnung Nr. ${number}<br>Bauvorhaben: Zaunanlage ${site.street}, ${site.place}<br>Unser Angebot ${order}, Ihr Auftrag vom ${ordered}</div>
<p>${greeting}</p><p>für die bisher ausgeführten Arbeiten im Zeitraum ${date(daysAfter(day, -17), 'short')} - ${date(daysAfter(day, -3), 'short')}</p><ol>${each(at, (one) => `<li>${WORK[one]}</li>`)}</ol><p>bitten wir Sie vereinbarungsgemäß ${asks} um eine Abschlagszahlung in Höhe von ${share} % der Auftragssumme${when(index === 2, ' (siehe Punkt 4 unserer Auftragsbestätigung)')}.</p>
${tab('Auftragssumme netto', contract)}${tab(`davon ${share} %`, net)}${tab('zzgl. 19 % Mehrwertsteuer', tax)}${tab(`Abschlagsbetrag brutto`, net + tax, 'e')}
<p style="margin-top:6mm">${when(which === 2, `Die 1. Abschlagsrechnung ${old} über ${amount(before + percent(before, 19))} € haben Sie am ${date(daysAfter(day, -19))} bezahlt, vielen Dank. `)}Wir bitten um Überweisung bis spätestens ${date(due)} auf unser Konto bei der ${firm.bank.name}, IBAN ${inFours(firm.bank.iban ?? '')}.</p>${when(index === 0, '<p>Der Restbetrag wird nach Abnahme mit der Schlussrechnung fällig.</p>')}
<p style="margin-top:5mm">Mit freundlichen Grüßen</p><p style="margin-top:11mm">${firm.manager.full}</p>
<div class="abs foot">${firm.name} • ${firm.register} • Inh./GF ${firm.manager.full}<br>Steuernummer ${firm.taxNumber} • USt-IdNr. ${firm.vatId} • ${firm.bank.name} • BIC ${firm.bank.bic}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${which}. Abschlag ${client.last}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm.name,
        buyerName: buyer,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        iban: firm.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
