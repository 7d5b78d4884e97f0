// A letter of a town's trade office with a formal delivery: two reference numbers, a block of opening hours in the margin,
// a violation with day and time, a deadline for an answer and a threatened fine that is not yet to be paid.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.42 'Noto Sans','DejaVu Sans Condensed',sans-serif;padding:20mm 64mm 15mm 25mm}.arms{position:absolute;top:14mm;right:18mm;width:36mm;text-align:center;font-size:9pt}.arms div{margin:0 auto 2mm;width:17mm;height:20mm;background:#c8102e;border-radius:0 0 9mm 9mm;border:1pt solid #333;border-top:6mm solid #ffd200}
.side{position:absolute;top:62mm;right:16mm;width:40mm;font-size:7.6pt;line-height:1.35;color:#333}.side b{display:block;margin-top:2.5mm}.deliver{font-weight:700;margin-bottom:3mm}.to{height:34mm}.back{font-size:6.8pt;margin:18mm 0 2mm;border-bottom:.4pt solid;display:inline-block}h1{font-size:10.8pt;margin:7mm 0 3mm}`

export const layout: Layout = {
  name: 'trade-office-hearing',
  kind: 'authority-letter',
  language: 'de',
  types: ['authority-letter'],
  count: 1,
  scans: [0],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { amount, date } = writingOf('DE')
  const [owner, home, shop, clerk, seat] = [
    names.person(),
    names.address(),
    names.company(['Gastronomie', 'Imbiss', 'Feinkost', 'Eiscafé']),
    names.person(),
    names.address(),
  ]
  const day = dayIn(random, 2024, 2026)
  const reference = random.code('32.4-OWi ####/2#')
  const due = daysAfter(day, 17)
  const html = `<div class="arms"><div></div><b>Stadt ${seat.town}</b><br>Der Oberbürgermeister</div><div class="side"><b>Ordnungsamt</b>Gewerbeangelegenheiten<b>Auskunft erteilt</b>${clerk.full}<br>Zimmer ${random.code('1##')}<b>Telefon</b>${names.phone()}<b>Unser Zeichen</b>${reference}<b>Ihr Zeichen</b>–<b>Datum</b>${date(day)}<b>Sprechzeiten</b>Mo, Di, Fr 8.00–12.00 Uhr<br>Do 14.00–18.00 Uhr<br>und nach Vereinbarung<b>Haltestelle</b>Rathaus (Linien 3, 8)</div>
<div class="back">Stadt ${seat.town} · Ordnungsamt · ${seat.street} · ${seat.place}</div><div class="deliver">Mit Postzustellungsurkunde</div><div class="to">${owner.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${owner.full}<br>${shop.short}<br>${home.street}<br>${seat.place}</div>
<h1>Anhörung zu einer Ordnungswidrigkeit nach der Gewerbeordnung<br>Betriebsstätte ${home.street}</h1><p>Sehr geehrte${owner.salutation === 'Herr' ? 'r Herr' : ' Frau'} ${owner.last},</p><p>Ihnen wird zur Last gelegt, am ${date(daysAfter(day, -15))} gegen 22.40 Uhr in der oben genannten Betriebsstätte auf der öffentlichen Gehwegfläche zwölf Tische und 40 Stühle aufgestellt zu haben, ohne die dafür erforderliche Sondernutzungserlaubnis zu besitzen. Die Ihnen am 04.04. des Vorjahres erteilte Erlaubnis umfasst sechs Tische und endet um 22.00 Uhr.</p>
<p>Beweismittel: Vermerk des Außendienstes, Lichtbilder (3 Stück). Zeuge: ${names.person().full}, zu laden über das Ordnungsamt.</p><p>Sie haben Gelegenheit, sich bis zum <b>${date(due)}</b> schriftlich oder zur Niederschrift zu äußern. Es steht Ihnen frei, sich zur Sache einzulassen; zu den Angaben zur Person sind Sie nach § 111 OWiG verpflichtet. Nach Ablauf der Frist wird ohne weitere Anhörung entschieden. Die Ordnungswidrigkeit kann mit einer Geldbuße bis zu ${amount(random.pick([100_000, 250_000, 500_000]))} € geahndet werden.</p>
<p>Bitte verwenden Sie den beiliegenden Äußerungsbogen und geben Sie das oben genannte Zeichen an.</p><p>Mit freundlichen Grüßen<br>Im Auftrag</p><p style="margin-top:12mm">${clerk.last}<br>Ordnungsamt</p><p style="font-size:8pt">Anlage: Äußerungsbogen</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: 'PZU Ordnungsamt.pdf',
    facts: [
      [reference, date(due)],
      [owner.last, `Stadt ${seat.town}`, 'Anhörung'],
    ],
  }
}
