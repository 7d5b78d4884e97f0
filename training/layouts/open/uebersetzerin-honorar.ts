// A sworn translator's fee note as a letter: the number is "Unser Zeichen" in a line of references or hangs on the subject, standard lines
// of text instead of pieces, a court, a Luxembourg firm (reverse charge) or a notary as buyer, postage as outlay, name and profession on top.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.45 'EB Garamond','Liberation Serif';padding:18mm 24mm 0 26mm}.h{border-left:1.6pt solid #27406b;padding-left:4mm}.h b{display:block;font:500 19pt/1.2 'EB Garamond','Liberation Serif';color:#27406b}.h em{font-size:9pt}.to{margin:16mm 0 9mm;min-height:27mm}.ref{display:grid;grid-template-columns:repeat(4,auto);font-size:8.8pt;margin-bottom:8mm}.ref span{display:block;font-size:7pt;color:#27406b}.b{font-weight:700;margin-bottom:4mm}.g{width:100%;margin:2mm 0 4mm}.g td{padding:.9mm 0;vertical-align:top}.g .s td{border-top:.5pt solid #27406b}.g .z td{font-weight:700;border-bottom:1.6pt solid #27406b}.foot{left:26mm;right:24mm;bottom:11mm;font-size:7.8pt;color:#444;text-align:center;line-height:1.5}`

const CASES = [
  {
    label: 'Unser Zeichen (bitte angeben)',
    pattern: '26/1##-ro',
    subject: 'Honorarrechnung',
    to: ['Amtsgericht Wolkenau', 'Geschäftsstelle 4 – Familiensachen'],
    tax: 19,
    note: 'Abrechnung nach § 11 JVEG.',
  },
  {
    label: 'Rechnung',
    pattern: '2026-LU-0#',
    subject: 'Übersetzung Ihres Jahresberichts ins Deutsche',
    to: ['Lumora Patrimoine S.à r.l.', 'Mme Delvaux'],
    tax: 0,
    note: 'Steuerschuldnerschaft des Leistungsempfängers / Autoliquidation (reverse charge). Votre n° TVA: LU########.',
  },
  {
    label: 'Kostennote Nr.',
    pattern: '###',
    subject: 'Kostennote in Sachen Erbauseinandersetzung',
    to: ['Notar Dr. Egmont Liebetruth', 'Notariat am Schlossberg'],
    tax: 7,
    note: 'Einräumung von Rechten an der Übersetzung, § 12 Abs. 2 Nr. 7 c UStG.',
  },
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'uebersetzerin-honorar',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const matter = CASES[index] ?? CASES[0]
    const [own, person, home] = [names.company(), names.person(), names.address()]
    const day = dayIn(random, 2026)
    const due = daysAfter(day, 21)
    const number = random.code(matter.pattern)
    const name = `${person.first} ${person.last}`
    const lines = random.whole(88, 640)
    const rows: [string, number][] = [
      [`${lines} Normzeilen zu 55 Anschlägen, je 1,95 €`, lines * 195],
      ['Beglaubigung mit Stempel, zwei Ausfertigungen', 3_000],
      [index === 1 ? 'Fachlektorat, zwei Stunden' : 'Porto, Einschreiben (Auslage)', index === 1 ? 17_000 : 735],
    ]
    const net = sum(rows.map(([, cents]) => cents))
    const tax = percent(net, matter.tax)
    const refs = [
      ['Ihr Zeichen', random.code(['7 F ###/26', 'AR-2025/DE', 'UR ###/26'][index] ?? '')],
      ['Ihre Nachricht vom', date(daysAfter(day, -19))],
      [matter.label, number],
      ['Datum', date(day)],
    ]
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const place = index === 1 ? '14, rue des Tilleuls<br>L-2417 Luxembourg' : `${home.street}<br>${home.place}`
    const html = `<div class="h"><b>${name}</b><em>${person.salutation === 'Herr' ? 'Diplom-Übersetzer, ermächtigt' : 'Diplom-Übersetzerin, ermächtigt'} für Rumänisch und Französisch</em></div><div class="to">${matter.to.join('<br>')}<br>${place}</div><div class="ref">${each(refs, ([label, text]) => `<div><span>${label}</span>${text}</div>`)}</div><div class="b">${matter.subject}</div><p>Sehr geehrte Damen und Herren,</p><p>für die am ${date(daysAfter(day, -4))} gelieferte Arbeit darf ich berechnen:</p><table class="g">${each(rows, ([text, cents]) => line(text, cents))}${line('Honorar netto', net, 's')}${line(matter.tax > 0 ? `Umsatzsteuer ${matter.tax} %` : 'Umsatzsteuer', tax)}${line('Zu zahlen', net + tax, 'z')}</table><p>${random.code(matter.note)}</p><p>Ich bitte um Überweisung bis zum ${date(due, 'long')} auf mein Konto bei der ${own.bank.name}.</p><p>Mit freundlichen Grüßen</p><br><p>${name}</p>
<div class="abs foot">${name} · ${own.address.street} · ${own.address.place} · ${own.mobile}<br>IBAN ${inFours(own.bank.iban ?? '')} · BIC ${own.bank.bic} · ${index === 1 ? `USt-IdNr. ${own.vatId}` : `Steuernummer ${own.taxNumber}`}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: name,
        buyerName: matter.to[0],
        ...(index === 1 ? { sellerVatId: own.vatId } : {}),
        iban: own.bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
