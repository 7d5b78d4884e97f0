// Suppliers and auditors who ask a customer to confirm what is open at a day: a list of items with debit and credit, a coupon to send back with
// boxes, an auditor's request in a client's name; words such as Rechnung and Gutschrift stand in every row.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.42 var(--f);padding:14mm 20mm 0 23mm}.hd{display:flex;justify-content:space-between;color:var(--c);font-size:8.4pt}.hd b{font-size:16pt}.to{margin-top:16mm;min-height:28mm}.rf{margin:2mm 0 5mm;font-size:8.6pt}.rf span{margin-right:9mm}.su{font-weight:700;margin:3mm 0}.k{width:100%;margin:3mm 0;font-size:9pt}.k th{background:var(--h);text-align:left;font-weight:600;padding:1mm}.k td{padding:.8mm 1mm;border-bottom:.3pt solid #aaa}.k .z td{font-weight:700;border-top:1pt solid #000}.cut{border-top:1pt dashed #000;margin-top:7mm;padding-top:4mm}.cut i{display:inline-block;width:3.4mm;height:3.4mm;border:.7pt solid #000;margin-right:2mm}.sg{display:flex;justify-content:space-between;margin-top:11mm;font-size:8pt}.sg span{border-top:.5pt solid #000;width:70mm;padding-top:.6mm}`

const FIRMS = [
  { sign: 'Rohrkontor Wesselbeck', look: `--f:'Liberation Sans';--c:#1d3a6b;--h:#dfe6f2` },
  { sign: 'Kälteteile Oberndorfer', look: `--f:'Noto Sans';--c:#006d77;--h:#fff` },
  { sign: 'TREUHAND AM MARKT', look: `--f:'Liberation Serif';--c:#000;--h:#eee` },
] as const
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { sign, look } = FIRMS[index] ?? FIRMS[0]
  const [own, client, clerk] = [names.company(), names.company(), names.person()]
  const year = random.whole(2023, 2025)
  const end = index === 1 ? { year, month: 9, day: 30 } : { year, month: 12, day: 31 }
  const [day, until, debtor] = [daysAfter(end, 13), daysAfter(end, 34), random.code('1####')]
  const kinds = ['Rechnung', 'Rechnung', 'Gutschrift', 'Rechnung', 'Zahlung a conto', 'Rechnung']
  const rows = kinds.slice(0, index === 2 ? 4 : 6).map((text, at) => {
    const isOwed = text === 'Rechnung'
    const cents = random.whole(8_000, isOwed ? 610_000 : 40_000)
    return { text, no: random.code('2#####'), on: daysAfter(end, at * 11 - 76), cents: isOwed ? cents : -cents }
  })
  const total = sum(rows.map(({ cents }) => cents))
  const subject = [
    `Abstimmung unserer Konten zum ${date(end)}`,
    `Ihr Konto ${debtor} bei uns, Stand ${date(end)}`,
    `Jahresabschluss ${year} unserer Mandantin ${own.name}`,
  ][index]
  const lead = [
    'im Rahmen unserer Abschlussarbeiten möchten wir die gegenseitigen Salden abstimmen. Nach unseren Büchern stehen auf Ihrem Konto folgende Posten offen:',
    'anbei erhalten Sie wie jedes Quartal die Übersicht aller noch nicht ausgeglichenen Buchungen. Es handelt sich nicht um eine Zahlungsaufforderung; überfällige Beträge mahnen wir gesondert an.',
    `wir prüfen den Jahresabschluss der ${own.name}. Unsere Mandantin hat uns gebeten, Sie um Bestätigung zu ersuchen, dass zum Stichtag die nachstehenden Forderungen gegen Sie bestanden.`,
  ][index]
  const list = `<table class="k"><tr><th>Datum<th>Beleg<th>Vorgang<th class="r">Soll €<th class="r">Haben €${index === 1 ? '<th class="r">fällig' : ''}</tr>${each(rows, (row) => `<tr><td>${date(row.on)}<td>${row.no}<td>${row.text}<td class="r">${row.cents > 0 ? amount(row.cents) : ''}<td class="r">${row.cents < 0 ? amount(-row.cents) : ''}${index === 1 ? `<td class="r">${row.cents > 0 ? date(daysAfter(row.on, 30), 'short') : ''}` : ''}</tr>`)}<tr class="z"><td colspan="3">Saldo zu ${index === 2 ? 'Gunsten unserer Mandantin' : 'unseren Gunsten'}<td class="r">${amount(total)}<td>${index === 1 ? '<td>' : ''}</tr></table>`
  const coupon =
    index === 1
      ? `<p>Sollten Sie Abweichungen feststellen, senden Sie uns bitte bis ${date(until)} einen Auszug Ihres Kreditorenkontos an ${own.email}. Hören wir nichts, gehen wir davon aus, dass Sie mit uns übereinstimmen.</p><p style="margin-top:6mm">Freundliche Grüße<br>${sign}, Debitorenbuchhaltung<br>${clerk.full}</p>`
      : `<p>Bitte senden Sie uns den unteren Abschnitt bis ${date(until)} ${index === 2 ? 'unmittelbar an unsere Kanzlei' : ''} zurück.</p><p>Mit freundlichen Grüßen</p><p style="margin-top:8mm">${clerk.full}</p><div class="cut"><p><b>${client.name}</b>, Konto ${debtor}, Stichtag ${date(end)}</p><p><i></i>Der Saldo von ${amount(total)} € stimmt mit unseren Büchern überein.</p><p><i></i>Er stimmt nicht überein. Nach unseren Büchern beträgt er ____________ €. Begründung / Aufstellung liegt bei.</p><div class="sg"><span>Ort, Datum</span><span>Stempel, Unterschrift</span></div></div>`
  const html = `<div class="hd"><b>${sign}</b><span class="r">${own.address.lines.join('<br>')}<br>${own.phone}</span></div><div class="to">${client.name}<br>Buchhaltung<br>${client.address.lines.join('<br>')}</div><div class="rf"><span>Konto-Nr. ${debtor}</span><span>Bearbeitung: ${clerk.last}</span><span>${date(day)}</span></div><p class="su">${subject}</p><p>Sehr geehrte Damen und Herren,</p><p>${lead}</p>${list}${coupon}`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: `${debtor}_${year}.pdf`,
    facts: [[amount(total)], [debtor, date(end)], [client.name, sign]],
  }
}

export const layout: Layout = {
  name: 'konto-abgleich-jahresende',
  kind: 'statement',
  language: 'de',
  types: ['statement'],
  count: 3,
  scans: [0],
  make,
}
