// Teachers of evening classes bill an adult education centre: plain text from a word processor with no number at all (or the course's only),
// evenings with hours in a small table, travel by kilometre, no tax by two different laws, the teacher's bank and tax number in a sentence.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.4 'Carlito','Liberation Sans';padding:22mm 25mm}.me{margin-bottom:14mm}.to{margin-bottom:8mm}.d{text-align:right;margin-bottom:8mm}.b{font-weight:700;margin-bottom:5mm}.g{margin:3mm 0 5mm;width:100%}.g td,.g th{border:.5pt solid;padding:.8mm 2mm;text-align:left;font-weight:400}.g .z td{font-weight:700}.g .r{text-align:right}`

const SCHOOLS = [
  {
    to: ['Volkshochschule Unteres Erlental e.V.', 'Fachbereich Sprachen'],
    subject: 'Honorarrechnung',
    course: 'Norwegisch A2, Kurs',
    law: 'Umsatzsteuerfrei nach § 4 Nr. 21 UStG.',
  },
  {
    to: ['Kreisvolkshochschule Hammerau', 'Der Leiter'],
    subject: 'Rechnung über Dozentenhonorar',
    course: 'Aquarell am Vormittag, Kursnr.',
    law: 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG.',
  },
  {
    to: ['Zweckverband Bildungszentrum Ahnetal', 'z. Hd. Frau Wittkugel'],
    subject: 'Abrechnung Honorar und Fahrtkosten',
    course: 'Buchführung für Vereine, Veranstaltung',
    law: 'Die Leistung ist umsatzsteuerfrei (§ 4 Nr. 21 a UStG).',
  },
] as const
const { amount, date, number: figures } = writingOf('DE')

export const layout: Layout = {
  name: 'dozentin-vhs',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const school = SCHOOLS[index] ?? SCHOOLS[0]
    const [own, me, home, office] = [names.company(), names.person(), names.address(), names.address()]
    const day = dayIn(random, 2026)
    const rate = random.whole(52, 78) * 50
    const evenings = Array.from({ length: random.whole(4, 7) }, (_, at) => {
      const units = random.pick([2, 2.5, 3])
      return { when: daysAfter(day, at * 7 - 56), units, cents: Math.round(units * rate) }
    })
    const kilometres = index === 0 ? 0 : random.whole(18, 64) * evenings.length
    const total = sum(evenings.map(({ cents }) => cents)) + kilometres * 30
    const name = `${me.first} ${me.last}`
    const course = `${school.course} ${random.code(['26-4###', 'K 20#-##', '26F###'][index] ?? '')}`
    const html = `<div class="me"><b>${name}</b><br>${home.street}, ${home.place}<br>Tel. ${own.mobile}</div><div class="to">${school.to.join('<br>')}<br>${office.street}<br>${office.place}</div><div class="d">${home.town}, ${date(day, index === 1 ? 'figures' : 'long')}</div><div class="b">${school.subject}<br>${course}</div><p>Sehr geehrte Damen und Herren,</p><p>für meine Unterrichtstätigkeit stelle ich in Rechnung (Unterrichtseinheit zu ${amount(rate)} €):</p><table class="g"><tr><th>Termin</th><th class="r">Einheiten</th><th class="r">Honorar</th></tr>${each(evenings, (one) => `<tr><td>${date(one.when)}</td><td class="r">${figures(one.units)}</td><td class="r">${amount(one.cents)} €</td></tr>`)}${kilometres > 0 ? `<tr><td>Fahrtkosten</td><td class="r">${kilometres} km × 0,30 €</td><td class="r">${amount(kilometres * 30)} €</td></tr>` : ''}<tr class="z"><td>Gesamt</td><td></td><td class="r">${amount(total)} €</td></tr></table><p>${school.law}</p><p>Bitte überweisen Sie das Honorar auf mein Konto ${inFours(own.bank.iban ?? '')} bei der ${own.bank.name}. Meine Steuernummer lautet ${own.taxNumber}.</p><p>Mit freundlichen Grüßen</p><p><br>${name}</p>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['Rechnung VHS.pdf', 'honorar.pdf', `Abrechnung ${me.last}.pdf`][index] ?? 'honorar.pdf',
      fields: {
        issueDate: iso(day),
        sellerName: name,
        buyerName: school.to[0],
        iban: own.bank.iban ?? '',
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
