// A complaint as a mail program prints it: its owner's name in bold above everything, header lines, the complaint, and the
// seller's own answer quoted below, with a signature full of numbers that are not the writer's.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.4 'Carlito',Calibri,sans-serif;padding:15mm 20mm}.own{font:700 13pt 'Carlito',sans-serif;border-bottom:2pt solid #000;padding-bottom:1mm;margin-bottom:2mm}td{padding:.2mm 0;vertical-align:top}td:first-child{font-weight:700;width:26mm}.old{border-top:.6pt solid #b5c4df;margin-top:6mm;padding-top:2mm}.sig{color:#666;font-size:9pt}`
const { date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [customer, shop, clerk, day] = [
    names.person(),
    companyIn(names, 'Gartenmöbel'),
    names.person(),
    dayIn(random, 2025, 2026),
  ]
  const [order, mail] = [
    random.code('10#####'),
    `${customer.last.toLowerCase().replace(/[^a-z]/g, '')}@postfach.example`,
  ]
  const thing = index === 0 ? 'Gartentisch Lugano 180' : 'Sonnenschirm Mistral 3 m'
  const fault =
    index === 0
      ? 'ist die Platte an zwei Ecken abgesplittert und ein Fuß wackelt, obwohl alle Schrauben fest sind'
      : 'ist die Kurbel schon beim zweiten Öffnen abgebrochen, außerdem fehlt die Schutzhülle'
  const head = [
    ['Von:', `${customer.first} ${customer.last} &lt;${mail}&gt;`],
    ['Gesendet:', `${date(day, 'long')} ${random.code('1#:4#')}`],
    ['An:', `${shop.email}`],
    ['Betreff:', `AW: Ihre Bestellung ${order} – Ware beschädigt!`],
    ['Anlagen:', 'IMG_2071.jpg; IMG_2072.jpg'],
  ] as const
  const html = `<div class="own">${clerk.last}, ${clerk.first}</div><table>${each(head, ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table><p style="margin-top:6mm">Guten Tag ${clerk.salutation} ${clerk.last},</p><p>leider muss ich mich noch einmal melden. Die Ware (${thing}, Bestellnummer ${order}) kam gestern endlich an, aber beim Auspacken ${fault}. Fotos hängen an.</p><p>Das ist jetzt schon der zweite Anlauf! Ich reklamiere die Lieferung hiermit und erwarte bis Ende nächster Woche einwandfreien Ersatz, und zwar ohne dass ich die Rücksendung selbst bezahle oder organisiere. Sollte das nicht klappen, trete ich vom Kauf zurück und möchte mein Geld wieder.</p><p>Ich bin tagsüber unter ${names.phone()} zu erreichen.</p><p>Viele Grüße<br>${customer.first} ${customer.last}</p>
<div class="old"><b>Von:</b> ${clerk.first} ${clerk.last} &lt;${shop.email}&gt;<br><b>Betreff:</b> Ihre Bestellung ${order}</div><p style="margin-top:3mm">Sehr geehrte${customer.salutation === 'Herr' ? 'r' : ''} ${customer.salutation} ${customer.last},</p><p>vielen Dank für Ihre Nachricht. Ihr Paket hat unser Lager verlassen und wird in zwei bis drei Werktagen zugestellt. Die Verzögerung bitten wir zu entschuldigen.</p><p class="sig">${clerk.full} | Kundendienst<br>${shop.name} | ${shop.address.street} | ${shop.address.place}<br>Tel. ${shop.phone} | ${shop.website}<br>${shop.register} | USt-IdNr. ${shop.vatId}</p><div class="abs" style="bottom:9mm;left:0;right:0;text-align:center">1</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `AW_ Ihre Bestellung ${order}.pdf`,
    facts: [[order], [`${customer.first} ${customer.last}`, shop.name, shop.short, thing]],
  }
}

export const layout: Layout = {
  name: 'reklamation-ausdruck',
  kind: 'complaint',
  language: 'de',
  types: ['complaint', 'email'],
  count: 2,
  scans: [],
  make,
}
