// A complaint by e-mail, printed: one from a company's mail system with a disclaimer longer than the message, one as a shop's
// contact form delivers it, with the visitor's entries as label and value.
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const MAIL = `.sheet{font:10.5pt/1.45 'Liberation Sans','DejaVu Sans Condensed',sans-serif;padding:15mm 18mm}.hd{background:#eee;padding:3mm 4mm;margin-bottom:6mm}.hd div{display:grid;grid-template-columns:24mm 1fr}.dis{font-size:7pt;color:#777;margin-top:9mm;border-top:.4pt solid #999;padding-top:2mm}.tp{font-size:8pt;color:#666;display:flex;justify-content:space-between;margin-bottom:4mm}`
const SHOP = `.sheet{font:10pt/1.5 'DejaVu Sans Mono',monospace;padding:22mm 18mm}.sheet b{display:inline-block;width:46mm}pre{white-space:pre-wrap;font:inherit;margin:3mm 0 6mm;padding-left:5mm;border-left:2pt solid #000}`

export const layout: Layout = {
  name: 'complaint-mail',
  kind: 'complaint',
  language: 'de',
  types: ['complaint', 'email'],
  count: 2,
  scans: [0],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  return index === 0 ? mail(names, random) : shopForm(names, random)
}

function mail(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [sender, reader, firm, seller] = [names.person(), names.person(), names.company(), names.company()]
  const day = dayIn(random, 2024, 2026)
  const delivery = random.code('8000####')
  const from = names.email(sender, firm)
  const subject = `Reklamation Lieferung ${delivery} - Transportschaden`
  const html = `<div class="tp"><span>Postfach ${names.email(reader, seller)}</span><span>Gedruckt ${date(daysAfter(day, 1))} 07:31</span></div><div class="hd"><div><b>Von</b>${sender.full} &lt;${from}&gt;</div><div><b>Gesendet</b>${date(day)} 16:5${random.whole(0, 9)}</div><div><b>An</b>${reader.full}</div><div><b>Betreff</b>${subject}</div><div><b>Priorität</b>Hoch</div><div><b>Anlagen</b>IMG_2207.jpg (2,1 MB), IMG_2208.jpg (1,9 MB)</div></div>
<p>Sehr geehrte${reader.salutation === 'Herr' ? 'r Herr' : ' Frau'} ${reader.last},</p><p>heute Mittag kam Ihre Lieferung bei uns an – leider wieder in schlechtem Zustand. Von den 24 Kartons sind fünf durchnässt, zwei aufgerissen, und bei Position 30 fehlen ${random.whole(12, 60)} Stück. Der Fahrer hat die Annahme unter Vorbehalt auf dem Lieferschein bestätigt, Fotos liegen bei.</p><p>Das ist die dritte Beanstandung in diesem Quartal. Wir erwarten bis ${date(daysAfter(day, 3))}</p><p>1. Ersatz der beschädigten und fehlenden Ware ohne Berechnung,<br>2. eine Gutschrift über die vergebliche Fracht,<br>3. eine Erklärung, wie Sie solche Schäden künftig verhindern.</p><p>Andernfalls müssen wir die Rechnung entsprechend kürzen.</p><p>Mit freundlichen Grüßen</p><p>${sender.full}<br>Leitung Wareneingang<br>${firm.name} | ${firm.address.street} | ${firm.address.place}<br>${firm.phone}</p>
<div class="dis">Diese Nachricht enthält vertrauliche Informationen und ist ausschließlich für den Empfänger bestimmt. Wenn Sie nicht der Empfänger sind, ist Ihnen jede Verwendung, Weitergabe oder Vervielfältigung untersagt; bitte benachrichtigen Sie in diesem Fall den Absender und löschen Sie die Nachricht. Denken Sie an die Umwelt, bevor Sie diese Nachricht drucken. ${firm.register}. Geschäftsführung: ${firm.manager.full}. USt-IdNr. ${firm.vatId}</div>`
  return {
    html: sheets(MAIL, [html]),
    pages: 1,
    fileName: 'WG Reklamation.pdf',
    facts: [
      [delivery, subject],
      [sender.last, from, firm.name],
    ],
  }
}

function shopForm(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [person, firm] = [names.person(), names.company()]
  const day = dayIn(random, 2025, 2026)
  const order = random.code('WK-10####')
  const from = names.email(person, { ...firm, email: 'x@briefkasten.example' })
  const rows = [
    ['Von', 'shop@wollkorb.example'],
    ['An', 'hallo@wollkorb.example'],
    ['Antwort an', from],
    ['Datum', `${date(day, 'short')} 21:07`],
    ['Betreff', '[Wollkorb] Neue Nachricht über das Formular'],
  ] as const
  const entries = [
    ['Anliegen', 'Ware beschädigt / mangelhaft'],
    ['Name', person.full],
    ['E-Mail', from],
    ['Bestellnummer', order],
    ['Gewünschte Lösung', 'Geld zurück'],
  ] as const
  const line = ([name, value]: readonly [string, string]) => `<div><b>${name}:</b>${value}</div>`
  const html = `${each(rows, line)}<p style="margin-top:9mm">Jemand hat das Formular auf deiner Seite ausgefüllt.</p>${each(entries, line)}<p style="margin-top:5mm">Nachricht:</p><pre>Hallo,

die Decke die ich vor drei Wochen bei euch gekauft habe (129 Euro!!) hat nach der ersten Handwäsche total abgefärbt und ist eingelaufen, statt 140x200 jetzt 118x164. Ich habe mich genau an das Etikett gehalten. Das war ein Geschenk und ist mir sehr peinlich.

Ich möchte sie zurückgeben und mein Geld zurück, nicht umtauschen. Wer zahlt das Porto?

${person.first}</pre><div><b>Gesendet am:</b>${date(day)}</div><div><b>IP gespeichert:</b>nein</div>`
  return {
    html: sheets(SHOP, [html]),
    pages: 1,
    fileName: 'Wollkorb Formular.pdf',
    facts: [
      [order, from],
      [person.full, person.last, 'Wollkorb'],
    ],
  }
}
