// Friendly words about money that has not come: a bookshop's note, a tax adviser's cautious paragraph with "sicher nur übersehen", a car club's
// second try with a part already paid; number and day of the bill stand in the sentence, and no table tells the sum.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, inFours, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.6 var(--f);padding:var(--p)}.hd{margin-bottom:14mm;text-align:var(--a)}.hd b{font-size:18pt;color:var(--c)}.to{min-height:30mm;line-height:1.4}.su{font-weight:700;margin:6mm 0 5mm}.ft{left:25mm;right:25mm;bottom:10mm;font-size:8pt;text-align:var(--a);color:#666}`

const FIRMS = [
  { sign: 'Buchhandlung Zwiebelfisch', look: `--f:'EB Garamond';--p:18mm 34mm 0;--a:center;--c:#5a2a52` },
  { sign: 'Steuerkanzlei Ahlers-Prohaska', look: `--f:'Lato';--p:20mm 25mm 0;--a:right;--c:#24506e` },
  { sign: 'Oldtimerfreunde Südheide e. V.', look: `--f:'Liberation Sans';--p:20mm 25mm 0;--a:left;--c:#000` },
] as const
const { amount, date } = writingOf('DE')

interface Open {
  readonly bill: string
  readonly from: string
  readonly cents: number
  readonly until: string
  readonly account: string
}

function textOf({ bill, from, cents, until, account }: Open, index: number): string {
  if (index === 0)
    return `<p>im Trubel der letzten Wochen ist unsere Rechnung ${bill} vom ${from} wohl zwischen zwei Buchdeckel geraten. Es geht um <b>${amount(cents)} Euro</b>. Schauen Sie doch bitte einmal nach – und falls Sie inzwischen überwiesen haben: Danke, und lesen Sie einfach weiter.</p><p>Sonst freuen wir uns, wenn der Betrag bis zum ${until} auf unserem Konto ist: ${account}.</p><p>Ihre bestellten Neuerscheinungen liegen derweil bereit.</p>`
  if (index === 1)
    return `<p>bei der Durchsicht unserer Konten ist uns aufgefallen, dass zu unserer Gebührenrechnung Nr. ${bill} vom ${from} noch kein Zahlungseingang verbucht werden konnte. Sicher wurde dies nur übersehen.</p><p>Wir dürfen Sie daher höflich bitten, den noch ausstehenden Betrag in Höhe von ${amount(cents)} € bis ${until} auf unser Konto ${account} anzuweisen. Sollten Sie Einwendungen gegen die Höhe haben oder eine Ratenzahlung wünschen, rufen Sie uns bitte an; wir finden mit Sicherheit eine Regelung.</p><p>Eine Kopie fügen wir vorsorglich bei. Hat sich dieses Schreiben mit Ihrer Zahlung überschnitten, betrachten Sie es bitte als gegenstandslos.</p>`
  return `<p>am ${from} haben wir den Jahresbeitrag angefordert (Schreiben ${bill}), und im Frühjahr noch einmal daran erinnert. Von dir ist die Hälfte gekommen, es fehlen also noch ${amount(cents)} €. Der Kassenprüfer steigt mir schon aufs Dach.</p><p>Sei so gut und überweise den Rest bis ${until} auf ${account}. Ohne Beitrag kein Versicherungsschutz bei der Herbstausfahrt, das ist leider keine Drohung, sondern steht so in der Police. Wenn es bei dir gerade eng ist: Sprich mich an, das bleibt unter uns.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { sign, look } = FIRMS[index] ?? FIRMS[0]
  const [own, client, home, day] = [names.company(), names.person(), names.address(), dayIn(random, 2024, 2026)]
  const open: Open = {
    bill: random.code(['B-####', '2#/00###', '##'][index] ?? ''),
    from: date(daysAfter(day, -random.whole(38, 60)), 'long'),
    cents: index === 2 ? 4_250 : random.whole(3_890, 98_000),
    until: date(daysAfter(day, 12), index === 1 ? 'figures' : 'long'),
    account: `${inFours(own.bank.iban ?? '')} bei der ${own.bank.name}`,
  }
  const isWoman = client.salutation === 'Frau'
  const dear = [
    `${isWoman ? 'Liebe Frau' : 'Lieber Herr'} ${client.last},`,
    `Sehr geehrte${isWoman ? ' Frau' : 'r Herr'} ${client.last},`,
    `${isWoman ? 'Liebe' : 'Lieber'} ${client.first},`,
  ][index]
  const subject = ['Nur eine kleine Gedächtnisstütze', 'Unsere Gebührenrechnung', 'Dein Beitrag'][index]
  const html = `<div class="hd"><b>${sign}</b><br>${own.address.street}, ${own.address.place}</div><div class="to">${client.full}<br>${home.lines.join('<br>')}</div><p class="r">${date(day, 'long')}</p><p class="su">${subject}</p><p>${dear}</p>${textOf(open, index)}<p style="margin-top:6mm">${['Herzliche Grüße aus der Buchhandlung', 'Mit vorzüglicher Hochachtung', 'Gruß und gute Fahrt'][index]}</p><p style="margin-top:9mm">${own.manager.full}${['', '<br>Steuerberatung', '<br>Kassenwart'][index]}</p><div class="abs ft">${own.phone} · ${own.email}${index === 2 ? ` · VR ${random.code('####')}` : ` · USt-IdNr. ${own.vatId}`}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: ['Post.pdf', `Mandant_${client.last}.pdf`, 'Beitrag.pdf'][index] ?? '',
    facts: [[amount(open.cents)], [open.until], [client.last, sign]],
  }
}

export const layout: Layout = {
  name: 'kleine-gedaechtnisstuetze',
  kind: 'reminder',
  language: 'de',
  types: ['reminder'],
  count: 3,
  scans: [0],
  make,
}
