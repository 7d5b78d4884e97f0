// Freelancers' fee notes in a plain letter: an interpreter, a lecturer, a proofreader; the sum is worked out in sentences and one short
// list, travel costs beside the fee, the number stands in the line of the subject, the account in the last sentence.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.5 'Carlito','Liberation Sans';font-size:10.4pt;padding:18mm 25mm}.me{text-align:right;line-height:1.4}.to{margin:6mm 0 12mm}.sub{font-weight:700;margin:6mm 0 4mm}.l{margin:2mm 0 4mm;width:100%}.l td{padding:.9mm 0}.l .t td{border-top:.6pt solid;font-weight:700}`

const WORKS = [
  {
    job: 'Konferenzdolmetschen (BDÜ)',
    title: 'Honorarnote',
    text: 'für das Dolmetschen Ihrer Werksbesichtigung am # (Deutsch–Portugiesisch, konsekutiv) erlaube ich mir zu berechnen:',
    unit: 'Einsatztage zu acht Stunden',
    price: 89_000,
    counts: [2, 4],
    rate: 19,
    hasTrip: true,
    total: 'Gesamtbetrag',
    note: 'Die Vor- und Nachbereitung sowie die Einarbeitung in Ihre Terminologie sind mit dem Tagessatz abgegolten.',
    thanks: 'Herzlichen Dank für die angenehme Zusammenarbeit.',
  },
  {
    job: 'Seminare zum Arbeitsrecht',
    title: 'Honorar',
    text: 'vereinbarungsgemäß stelle ich Ihnen mein Honorar für die Schulung „Mutterschutz und Elternzeit in der Praxis“ am # in Rechnung:',
    unit: 'Unterrichtseinheiten zu 45 Minuten',
    price: 6_500,
    counts: [6, 12],
    rate: 0,
    hasTrip: true,
    total: 'Gesamthonorar',
    note: 'Nach § 19 Abs. 1 UStG weise ich keine Umsatzsteuer aus. Die Versteuerung des Honorars obliegt mir.',
    thanks: 'Die Teilnehmerliste liegt bei. Ich würde mich freuen, wieder für Sie da zu sein.',
  },
  {
    job: 'Lektorat & Korrektorat',
    title: 'Rechnung',
    text: 'vielen Dank für Ihren Auftrag. Das Manuskript „Werkstattgeschichten“ habe ich am # geliefert; dafür berechne ich:',
    unit: 'Normseiten',
    price: 595,
    counts: [120, 240],
    rate: 7,
    hasTrip: false,
    total: 'Gesamtbetrag',
    note: 'Ich bin in der Künstlersozialkasse versichert; bitte denken Sie an die Meldung der Abgabe. Es gilt der ermäßigte Steuersatz.',
    thanks: 'Auf das gedruckte Buch bin ich gespannt!',
  },
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'dozent-honorar',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const work = WORKS[index] ?? WORKS[0]
    const [own, client, me, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const contact = names.person()
    const name = `${me.first} ${me.last}`
    const number = random.code([`${day.year}/0#`, 'H-1##', `${day.year}-0##`][index] ?? '##')
    const [count, km] = [random.whole(work.counts[0], work.counts[1]), work.hasTrip ? random.whole(60, 320) : 0]
    const [fee, travel] = [count * work.price, km * 30]
    const net = fee + travel
    const tax = percent(net, work.rate)
    const iban = own.bank.iban ?? ''
    const due = daysAfter(day, 14)
    const row = (text: string, cents: number) => `<tr><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const taxRows = work.rate ? row('Zwischensumme', net) + row(`zuzüglich ${work.rate} % Umsatzsteuer`, tax) : ''
    const lines = [
      `<b>${name}</b>`,
      work.job,
      `${own.address.street}, ${own.address.place}`,
      own.mobile,
      work.rate ? `USt-IdNr. ${own.vatId}` : `Steuernummer ${own.taxNumber}`,
    ]
    const html = `<div class="me">${each(lines, (line) => `${line}<br>`)}</div><div class="to">${client.name}<br>${contact.salutation} ${contact.last}<br>${client.address.street}<br>${client.address.place}</div><p class="r">${own.address.town}, ${date(day, index === 0 ? 'long' : 'figures')}</p><p class="sub">${work.title} Nr. ${number}</p>
<p>Guten Tag ${contact.salutation} ${contact.last},</p><p>${work.text.replace('#', date(daysAfter(day, -random.whole(3, 12))))}</p><table class="l">${row(`${count} ${work.unit} je ${amount(work.price)} €`, fee)}${km ? row(`Fahrtkosten ${km} km je 0,30 €`, travel) : ''}${taxRows}<tr class="t"><td>${work.total}</td><td class="r">${amount(net + tax)} €</td></tr></table>
<p>${work.note}</p><p>Ich bitte um Überweisung bis zum ${date(due)} auf mein Konto bei der ${own.bank.name}, IBAN ${inFours(iban)}.</p><p>${work.thanks}</p><p style="margin-top:5mm">Mit freundlichen Grüßen</p><p style="margin-top:11mm">${name}</p>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${me.last}_${number.replace('/', '-')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: name,
        buyerName: client.name,
        ...(work.rate ? { sellerVatId: own.vatId.replace(/\s/g, ''), netTotal: fixed(net), taxTotal: fixed(tax) } : {}),
        iban,
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
