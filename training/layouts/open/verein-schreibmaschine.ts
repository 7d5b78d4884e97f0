// A club's bill as its treasurer types it: one fixed-width font, a spaced-out heading over the middle with the running number and the year
// below it, no table but dots up to the amounts, the club's name over two lines, the treasurer's own address as the sender, advertising
// with tax in one paper and neither tax nor a tax number that counts in the others.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet{font:11pt/1.4 'Courier Prime Code','Courier Prime',monospace;padding:15mm 22mm 0 24mm}.h{text-align:center;line-height:1.25;border-bottom:1.4pt double #000;padding-bottom:3mm}.h b{font-size:14pt}.a{display:flex;justify-content:space-between;margin:10mm 0 13mm}.a .s{font-size:9.6pt;line-height:1.3;width:62mm}h1{font:700 15pt 'Courier Prime Code','Courier Prime',monospace;letter-spacing:5pt;text-align:center;margin:0}.no{text-align:center;margin-bottom:8mm}
  .l{display:flex;align-items:baseline;margin-bottom:1mm}.l i{flex:1;border-bottom:1.2pt dotted #000;margin:0 2mm}.l.z{font-weight:700;margin-top:3mm}.l span:first-child{max-width:118mm}.f{left:24mm;right:22mm;bottom:10mm;font-size:8.4pt;line-height:1.3;text-align:center;border-top:.6pt solid #000;padding-top:2mm}.st{left:118mm;top:184mm;width:38mm;height:38mm;border:1.2pt solid #3b4d9b;border-radius:50%;color:#3b4d9b;font-size:8pt;text-align:center;padding-top:11mm;transform:rotate(-9deg);opacity:.8}p{margin:4mm 0 0}`

const SPORT = {
  club: ['Turn- und Spielverein', 'Ellernbruch von 1911 e. V.'],
  stamp: 'TuS<br>Ellernbruch',
  rows: [
    ['Bandenwerbung Hauptplatz, 6 lfm, Saison', 42000],
    ['Anzeige 1/2 Seite im Stadionheft, 14 Ausgaben', 18500],
    ['Herstellung des Banners', 23800],
  ],
  rate: 19,
  note: 'Über eine Verlängerung zur nächsten Saison würden wir uns sehr freuen.',
  number: '#/20##',
  days: 21,
} as const
const MUSIC = {
  club: ['Musikkapelle', 'Kuckenmoor-Ost e. V.'],
  stamp: 'Musikkapelle<br>Kuckenmoor',
  rows: [
    ['Ständchen zum Jubiläum, 2 Std., 24 Musiker', 48000],
    ['Anfahrt mit Anhänger (Schlagwerk)', 4500],
  ],
  rate: 0,
  note: 'Wir sind als Kleinunternehmer nach § 19 UStG von der Umsatzsteuer befreit.',
  number: '1#/20##',
  days: 0,
} as const
const GARDEN = {
  club: ['Kleingärtnerverein', '„Am Lerchenborn“ e. V.'],
  stamp: 'KGV<br>Am Lerchenborn',
  rows: [
    ['Pacht Parzelle, 348 qm zu 0,29', 10092],
    ['Vereinsbeitrag', 4800],
    ['Wasser 17 cbm (Zähler alt 214, neu 231) zu 3,15', 5355],
    ['Nicht geleistete Arbeitsstunden, 3 zu 15,00', 4500],
    ['Umlage Wegebau', 2500],
  ],
  rate: 0,
  note: 'Umsatzsteuer fällt nicht an (ideeller Bereich).',
  number: '1##',
  days: 28,
} as const
const { amount, date } = writingOf('DE')
const line = (text: string, cents: number, of = '') =>
  `<div class="l ${of}"><span>${text}</span><i></i><span>${amount(cents)}</span></div>`

/** The sums below the rows, with or without tax. */
const sumsOf = (net: number, tax: number, rate: number) =>
  rate > 0
    ? `${line('zusammen', net)}${line(`dazu ${rate} v.H. Mehrwertsteuer`, tax)}${line('zu zahlender Betrag Euro', net + tax, 'z')}`
    : line('zusammen Euro', net, 'z')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { club, stamp, rows, rate, note, number: pattern, days } = [SPORT, MUSIC][index] ?? GARDEN
  const [own, treasurer, head, home] = [names.company(), names.person(), names.person(), names.address()]
  const [client, member, day] = [names.company(), names.person(), dayIn(random, 2024, 2026)]
  const number = random.code(pattern.replace('#', String(random.whole(2, 9))).replace('20##', String(day.year)))
  const factor = random.whole(8, 13)
  const items = rows.map(
    ([text, cents]) => [text, index === 2 ? cents : Math.round((cents * factor) / 1000) * 100] as const,
  )
  const net = sum(items.map(([, cents]) => cents))
  const tax = percent(net, rate)
  const due = daysAfter(day, days)
  const buyer = index === 2 ? member.full : client.name
  const to =
    index === 2
      ? `${member.salutation}<br>${buyer}<br>${home.lines.join('<br>')}`
      : `An<br>${buyer}<br>${client.address.lines.join('<br>')}`
  const iban = own.bank.iban ?? ''
  const about = [
    `Sponsorenvertrag vom ${date(daysAfter(day, -300))}, Bande Nr. ${random.code('1#')}`,
    `Auftritt am ${date(daysAfter(day, -8))} bei Ihnen im Hof`,
    `Garten ${random.code('##')}, Mitglied ${random.code('0##')}, Pachtjahr ${day.year}`,
  ][index]
  const pay =
    days > 0
      ? `Bitte bis ${date(due)} auf das unten stehende Vereinskonto.`
      : 'Wir bitten um baldige Überweisung auf das Vereinskonto.'
  const page = `<div class="h"><b>${club.join('<br>')}</b><br>Mitglied im Kreisverband Nr. ${random.code('20####')}</div><div class="a"><div>${to}</div><div class="s">Kassenwart${treasurer.salutation === 'Frau' ? 'in' : ''}:<br>${treasurer.full}<br>${own.address.lines.join('<br>')}<br>Tel. ${own.mobile}<br><br>${date(day)}</div></div><h1>RECHNUNG</h1><div class="no">${index === 2 ? `Nr. ${number}` : number}</div><p style="margin-bottom:5mm">Betr.: ${about}</p>
    ${each(items, ([text, cents]) => line(text, cents))}${sumsOf(net, tax, rate)}<p>${note}</p><p>${pay}</p><p>Mit ${['sportlichem Gruß', 'musikalischen Grüßen', 'Gartengrüßen'][index]}</p><p><br>${treasurer.first} ${treasurer.last}</p><div class="abs st" data-over>${stamp}<br>e. V.</div>
    <div class="abs f">Vorsitz: ${head.full} · Vereinsregister ${own.address.town} VR ${random.code('1###')} · Steuernummer ${own.taxNumber}${rate > 0 ? ` · USt-Id ${own.vatId}` : ''}<br>${own.bank.name} · IBAN ${inFours(iban)} · BIC ${own.bank.bic}</div>`
  const until = days > 0 ? { dueDate: iso(due) } : {}
  const paper = { invoiceNumber: number, issueDate: iso(day), ...until, currency: 'EUR' }
  const sums = rate > 0 ? { ...totals(net, tax), sellerVatId: own.vatId } : { grossTotal: fixed(net) }
  const fields = { ...paper, sellerName: club.join(' '), buyerName: buyer, iban, ...sums }
  return { html: sheets(css, [page]), pages: 1, fields }
}

export const layout: Layout = {
  name: 'verein-schreibmaschine',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
