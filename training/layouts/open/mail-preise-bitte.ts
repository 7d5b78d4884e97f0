// Enquiries printed from mail programs in German: Outlook's heavy name line, a phone's mail app with large subject, a web program with its
// address at the foot; greetings short, questions in the running text, a quoted answer below, a confidentiality footer.
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{padding:18mm 20mm;font:10.5pt/1.45 'Carlito','Liberation Sans'}.own{font-weight:700;font-size:13pt;border-bottom:2pt solid #000;margin-bottom:3mm}.h td{padding:0 5mm 0 0;vertical-align:top}.h td:first-child{font-weight:700}.tx{margin-top:8mm}.sig{color:#555;font-size:9pt;margin-top:4mm}.old{border-left:1pt solid #77a;padding-left:4mm;color:#446;margin-top:8mm}.big{font:700 17pt 'Roboto';margin:0 0 4mm}.by{display:flex;gap:4mm;align-items:center;font-family:'Roboto';border-bottom:.4pt solid #bbb;padding-bottom:3mm}.by i{width:10mm;height:10mm;border-radius:50%;background:#7b62a8}.edge{left:12mm;right:12mm;display:flex;justify-content:space-between;font-size:7.6pt;color:#555}`
const { date } = writingOf('DE')

interface Mail {
  readonly names: Names
  readonly random: Random
  readonly to: string
  readonly when: string
}

type Made = readonly [html: string, facts: readonly (readonly string[])[], fileName: string]

function outlook({ names, random, to, when }: Mail): Made {
  const [sender, firm] = [names.person(), names.company()]
  const [count, subject] = [random.whole(4, 18) * 50, 'Frästeile Halter / Preis und Termin']
  const rows = [
    ['Von:', `${sender.last}, ${sender.first} &lt;${names.email(sender, firm)}&gt;`],
    ['Gesendet:', when],
    ['An:', to],
    ['Betreff:', subject],
    ['Anlagen:', '10-4417_Halter_b.pdf; 10-4417.stp'],
  ]
  return [
    `<div class="own">${names.person().full}</div><table class="h">${rows.map(([label, text]) => `<tr><td>${label}<td>${text}</tr>`).join('')}</table><div class="tx"><p>Guten Morgen,</p><p>könnten Sie uns bitte das Teil im Anhang anbieten, einmal ${count} Stück und einmal ${count * 4} Stück im Abruf über zwölf Monate? Material EN AW-6082, natur eloxiert. Vorrichtungskosten bitte getrennt ausweisen.</p><p>Wir brauchen die ersten Teile spätestens in sechs Wochen. Geht das? Falls die Toleranz an der Bohrung 12 H7 ein Problem ist, rufen Sie mich an, da ist noch Luft.</p><p>Danke vorab und viele Grüße</p><div class="sig"><b>${sender.full}</b><br>Strategischer Einkauf<br>${firm.name}<br>${firm.address.lines.join(' | ')}<br>T ${firm.phone} | ${firm.website}<br><br>${firm.register} | Geschäftsführung: ${firm.manager.full}<br>Diese E-Mail kann vertrauliche Informationen enthalten. Bitte denken Sie an die Umwelt, bevor Sie sie ausdrucken.</div></div>`,
    [[subject], [sender.last, firm.name], [String(count), '10-4417']],
    'Nachricht.pdf',
  ]
}

function phone({ names, random, to, when }: Mail): Made {
  const sender = names.person()
  const guests = random.whole(35, 90)
  const subject = `Sommerfest für ${guests} Personen`
  return [
    `<p class="big">${subject}</p><div class="by"><i></i><span><b>${sender.full}</b><br>an ${to}<br>${when}</span></div><div class="tx"><p>Hallo Team,</p><p>unser Kindergarten feiert am letzten Freitag im Juni Sommerfest. Wir suchen jemanden, der für ungefähr ${guests} Leute grillt, die Hälfte davon Kinder, 10 bis 12 essen vegetarisch. Salate bringen die Eltern mit.</p><p>Was würde das bei euch pro Kopf kosten? Bringt ihr Geschirr mit, und wer macht den Abwasch? Habt ihr an dem Tag überhaupt noch frei?</p><p>Am liebsten kurz per Mail, der Elternbeirat trifft sich nächsten Mittwoch.</p><p>LG<br>${sender.first} (Elternbeirat)</p><p>Von unterwegs gesendet</p></div>`,
    [[subject], [sender.full, to], ['letzten Freitag im Juni']],
    `${subject}.pdf`,
  ]
}

function web({ names, random, to, when }: Mail): Made {
  const [sender, firm, other] = [names.person(), names.company(), names.person()]
  const subject = 'AW: Wartung der Tore, Kosten?'
  const doors = random.whole(6, 24)
  return [
    `<div class="abs edge" style="top:7mm"><span>Postfach – ${subject}</span><span>${when}</span></div><p class="big" style="font-size:13pt">${subject}</p><p><b>${sender.full}</b>, ${firm.name}<br>An: ${to}</p><div class="tx"><p>Guten Tag Herr ${other.last},</p><p>danke für die schnelle Antwort. Es geht um ${doors} Sektionaltore und zwei Rolltore an zwei Standorten. Die letzte Prüfung ist im Frühjahr abgelaufen, das Prüfbuch ist lückenhaft.</p><p>Bitte nennen Sie uns Ihren Pauschalpreis je Tor und Jahr mit UVV-Prüfung sowie Stundensatz und Anfahrt für Störungen. Wenn es bei drei Jahren Laufzeit günstiger wird, gerne beides. Wir vergeben bis Monatsende.</p><p>Beste Grüße<br>${sender.full}<br>Facility Management</p><div class="old"><p>${other.full} schrieb:</p><p>Guten Tag, selbstverständlich warten wir auch fremde Fabrikate. Um wie viele Tore handelt es sich, und wann war die letzte Prüfung?</p></div></div><div class="abs edge" style="bottom:7mm"><span>https://post.kurierfach.example/mail/print?id=${random.code('4####-##')}</span><span>Seite 1 von 1</span></div>`,
    [[subject], [sender.full, firm.name], [`${doors} Sektionaltore`]],
    'Kurierfach - Drucken.pdf',
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const day = daysAfter(dayIn(random, 2024, 2026), 0)
  const when = `${date(day, index === 1 ? 'long' : 'figures')} ${random.code('1#:4#')}`
  const to =
    ['anfragen@zerspanung-kolb.example', 'Partyservice Rauchzeichen', 'service@tortechnik-ost.example'][index] ?? ''
  const write = [outlook, phone, web][index] ?? outlook
  const [html, facts, fileName] = write({ names, random, to, when })
  return { html: sheets(CSS, [html]), pages: 1, fileName, facts }
}

export const layout: Layout = {
  name: 'mail-preise-bitte',
  kind: 'enquiry',
  language: 'de',
  types: ['enquiry', 'email'],
  count: 3,
  scans: [0],
  make,
}
