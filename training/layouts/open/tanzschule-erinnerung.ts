// A dancing school's reminder in a cheerful tone: a big "Hoppla!" for a title, nothing is called "Mahnung"; the first one has one
// fee of a course, the second one lists invoices, a returned debit and the bank's charge.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.55 'Lato',sans-serif;padding:20mm 30mm 20mm 25mm;color:#3a2433}
.dot{right:-22mm;top:-22mm;width:84mm;height:84mm;border-radius:50%;background:#f06a9b}.dot2{right:44mm;top:24mm;width:15mm;height:15mm;border-radius:50%;background:#ffc94d}
.to{height:34mm;margin-top:26mm;font-size:10.4pt}h1{font:900 34pt/1 'Lato',sans-serif;color:#f06a9b;margin:6mm 0 6mm}.l{width:100%;margin:3mm 0}.l td{border-top:1.4pt dotted #f06a9b;padding:1.2mm 0}.l td:last-child{text-align:right}
.b{background:#fff3d6;border-radius:4mm;padding:4mm 6mm;margin:5mm 0}.ft{position:absolute;left:25mm;bottom:12mm;font-size:8pt}`

export const layout: Layout = {
  name: 'tanzschule-erinnerung',
  kind: 'reminder',
  language: 'de',
  types: ['reminder'],
  count: 2,
  scans: [0],
  make,
}

const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [person, home, own, day] = [names.person(), names.address(), names.company(), dayIn(random, 2024, 2026)]
  const course = random.pick(['Welttanzprogramm 1', 'Discofox Stufe 2', 'Salsa für Paare', 'Hip-Hop Teens'])
  const number = random.code('K#####')
  const fee = random.whole(58, 189) * 100
  const rows: [string, number][] =
    index === 0
      ? [[`Kursgebühr ${course}, Rechnung ${number} vom ${date(daysAfter(day, -31), 'bare')}`, fee]]
      : [
          [`Rechnung ${number} vom ${date(daysAfter(day, -66), 'bare')}, ${course}`, fee],
          [
            `Rechnung ${random.code('K#####')} vom ${date(daysAfter(day, -35), 'bare')}, Abschlussball, 4 Karten`,
            11_200,
          ],
          ['Rücklastschrift, Gebühr Ihrer Bank', 485],
        ]
  const total = sum(rows.map(([, cents]) => cents))
  const due = daysAfter(day, 10)
  const dear = person.salutation === 'Frau' ? 'Liebe Frau' : 'Lieber Herr'
  const story =
    index === 0
      ? 'wir hoffen, der Kurs hat Ihnen so viel Spaß gemacht wie uns! Nur eines ist beim Üben wohl aus dem Takt geraten: Bei der Durchsicht unserer Konten haben wir diesen offenen Betrag gefunden.'
      : `auf unser Schreiben vom ${date(daysAfter(day, -16), 'bare')} haben wir leider nichts von Ihnen gehört. Der Einzug wurde von Ihrer Bank zurückgegeben. Offen sind jetzt:`
  const html = `<div class="abs dot"></div><div class="abs dot2"></div><b style="font-size:15pt">Tanzhaus Kringel</b><div class="to"><small>Tanzhaus Kringel · ${own.address.street} · ${own.address.place}</small><br>${person.full}<br>${home.street}<br>${home.place}</div><p class="r">${date(day, 'long')}</p><h1>${index === 0 ? 'Hoppla!' : 'Hoppla, schon wieder.'}</h1><p>${dear} ${person.last},</p><p>${story}</p>
<table class="l">${each(rows, ([text, cents]) => `<tr><td>${text}<td>${amount(cents)} €</tr>`)}${index === 1 ? `<tr><td><b>zusammen</b><td><b>${amount(total)} €</b></tr>` : ''}</table>
<div class="b">Bitte überweisen Sie bis zum <b>${date(due, 'bare')}</b> auf unser Konto<br>${inFours(own.bank.iban ?? '')} (${own.bank.name})<br>und geben Sie <b>${number}</b> an. Schon erledigt? Dann vergessen Sie uns einfach ganz schnell wieder.</div>
<p>${index === 0 ? 'Wir freuen uns auf den nächsten Tanz mit Ihnen!' : 'Bis zum Eingang ist Ihre Kundenkarte für die Übungsabende gesperrt. Wenn es gerade klemmt, rufen Sie uns an, wir finden eine Lösung.'}</p><p>Ihr Tanzhaus-Team<br>${own.manager.full}</p><div class="ft">Tanzhaus Kringel, Inh. ${own.manager.full} · Telefon ${own.phone} · St.-Nr. ${own.taxNumber}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? 'Post vom Tanzhaus.pdf' : `Tanzhaus_${number}.pdf`,
    facts: [[amount(total)], [date(due, 'bare'), number, person.last, 'Tanzhaus Kringel']],
  }
}
