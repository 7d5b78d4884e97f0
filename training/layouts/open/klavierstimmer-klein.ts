// A piano tuner without VAT (§ 19): a few lines in the middle of the sheet from an office on the phone, the sender at the right edge set
// upright, no table at all, the number is hidden in the subject ("Re 25-014"), the school is addressed below its head teacher.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:300 11pt/1.6 'Open Sans';padding:38mm 62mm 0 24mm}.side{position:absolute;right:16mm;top:38mm;width:36mm;font-size:8.4pt;line-height:1.7;border-left:3pt solid #111;padding-left:4mm}.side b{font-weight:600}.keys{position:absolute;right:0;bottom:0}.row{display:flex;justify-content:space-between;gap:6mm}h1{font:600 12pt 'Open Sans';margin:15mm 0 6mm}`

const TUNINGS = [
  ['Stimmung Flügel, Saal, auf 442 Hz', 13500],
  ['Stimmung Klavier, Raum 2', 11000],
  ['Zwei Hämmer intoniert, Dämpfung reguliert', 6400],
  ['Saite h1 ersetzt', 3800],
  ['Fahrt, 46 km', 2760],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'klavierstimmer-klein',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, taxNumber, mobile } = names.company()
    const [tuner, client, home] = [names.person(), names.person(), names.address()]
    const day = dayIn(random, 2024, 2026)
    const [tuned, due] = [daysAfter(day, -4), daysAfter(day, 14)]
    const number = `${String(day.year).slice(2)}-0${random.whole(11, 78)}`
    const rows = [TUNINGS[0], ...random.sample(TUNINGS.slice(1), 1 + index)]
    const total = sum(rows.map(([, cents]) => cents))
    const school = `Musikschule ${home.town} e. V.`
    const to =
      index === 0 ? `${herrn(client)} ${client.full}<br>Leitung<br>${school}` : `${herrn(client)}<br>${client.full}`
    const self = `${tuner.first} ${tuner.last}`
    const html = `<p>${to}<br>${home.street}<br>${home.place}</p><h1>Klavierstimmung am ${date(tuned, 'bare')} – Re ${number}</h1>
<p>Guten Tag,</p><p>für die folgenden Arbeiten bitte ich um Überweisung bis ${date(due, 'bare')}:</p>${each(rows, ([text, cents]) => `<div class="row"><span>${text}</span><span>${amount(cents)}</span></div>`)}<div class="row" style="font-weight:600;margin-top:2mm"><span>Ihr Betrag</span><span>${amount(total)} Euro</span></div>
<p style="font-size:8.6pt;margin-top:8mm">Als Kleinunternehmer im Sinne von § 19 UStG weise ich keine Umsatzsteuer aus.</p><p style="margin-top:8mm">Freundliche Grüße<br>${self}</p>
<div class="side"><b>${self}</b><br>Klaviere und Flügel<br><br>${address.street}<br>${address.place}<br>${mobile}<br><br>${date(day, 'bare')}<br><br>StNr ${taxNumber}<br><br>${bank.name}<br>${inFours(bank.iban ?? '').replace(/(.{14}) /, '$1<br>')}</div>
<svg class="keys" width="60mm" height="26mm" viewBox="0 0 60 26"><g stroke="#111" stroke-width=".4" fill="none">${Array.from({ length: 9 }, (_, at) => `<path d="M${at * 6.6 + 1} 0V26"/>`).join('')}</g>${[0, 1, 3, 4, 5, 7].map((at) => `<path d="M${at * 6.6 + 5.6} 0h4v15h-4z"/>`).join('')}</svg>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number}.pdf`,
      fields: {
        invoiceNumber: [number, `Re ${number}`],
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: self,
        buyerName: index === 0 ? [school, client.full] : client.full,
        iban: bank.iban ?? '',
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
