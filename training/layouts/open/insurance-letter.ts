// A letter of an insurer about an adjusted premium: policy and customer numbers, old and new premium by part, insurance tax
// inside, debited on a day, and a right to cancel; the date stands in the text block beside the address.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.45 'Open Sans','DejaVu Sans Condensed',sans-serif;padding:0 20mm 25mm 24mm;color:#1d1d1f}.tp{height:30mm;display:flex;justify-content:flex-end;align-items:center;gap:3mm;font-size:18pt;font-weight:600;color:#00725c}.tp i{width:12mm;height:12mm;border-radius:50% 0 50% 50%;background:#00725c}.ad{display:grid;grid-template-columns:1fr 62mm;min-height:44mm}.ad small{font-size:6.6pt}.nf{font-size:8.6pt}.nf b{display:block;font-weight:600}
h1{font-size:12pt;color:#00725c;margin:6mm 0 3mm}table{width:100%;margin:3mm 0}th{text-align:right;border-bottom:1pt solid #00725c;font-weight:600;padding:1mm}td{text-align:right;padding:1mm}th:first-child,td:first-child{text-align:left}tr:last-child td{font-weight:600;background:#e6f2ef}.ft{position:absolute;left:24mm;right:20mm;bottom:8mm;font-size:6.8pt;color:#555}`

export const layout: Layout = {
  name: 'insurance-letter',
  kind: 'insurance',
  language: 'de',
  types: ['insurance', 'letter'],
  count: 1,
  scans: [0],
  make,
}

const PARTS = ['Betriebshaftpflicht', 'Inventar', 'Elektronik', 'Cyber-Schutz'] as const

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { amount, date } = writingOf('DE')
  const firm = names.company()
  const [clerk, board, seat] = [names.person(), names.person(), names.address()]
  const day = dayIn(random, 2024, 2026)
  const from = { year: day.year + 1, month: 1, day: 1 }
  const policy = random.code('GV 47-###.###.#')
  const parts = PARTS.map((name) => {
    const before = random.whole(9_000, 62_000)
    return { name, before, after: Math.round(before * random.pick([1, 1.042, 1.068])) }
  })
  const [before, after] = [sum(parts.map((part) => part.before)), sum(parts.map((part) => part.after))]
  const html = `<div class="tp">Nordmark Assekuranz<i></i></div><div class="ad"><div><small>Nordmark Assekuranz VVaG, ${seat.street}, ${seat.place}</small><p style="margin-top:3mm">${firm.name}<br>${firm.manager.full}<br>${firm.address.street}<br>${firm.address.place}</p></div><div class="nf"><b>Ihr Vertrag</b>${policy}<b>Ihre Kundennummer</b>${random.code('7### ####')}<b>Es betreut Sie</b>${clerk.full}<br>${names.phone()}<b>Datum</b>${date(day)}</div></div>
<h1>Ihre Firmenpolice: Beitragsanpassung zum ${date(from)}</h1><p>Sehr geehrte Damen und Herren,</p><p>steigende Reparaturkosten und mehr Schäden durch Unwetter und Angriffe aus dem Netz haben auch uns getroffen. Nach Ziffer 15 der Bedingungen passen wir daher die Beiträge einzelner Bausteine an. Der Umfang Ihres Schutzes bleibt gleich, die Versicherungssumme für Sachschäden steigt ohne Mehrbeitrag auf 5 Mio. €.</p>
<table><tr><th>Baustein<th>bisher jährlich €<th>ab ${date(from, 'short')} jährlich €</tr>${each(parts, (part) => `<tr><td>${part.name}<td>${amount(part.before)}<td>${amount(part.after)}</tr>`)}<tr><td>Jahresbeitrag<td>${amount(before)}<td>${amount(after)}</tr></table><p>Im neuen Beitrag sind ${amount(taxWithin(after, 19))} € Versicherungsteuer (19 %) enthalten. Wir buchen ihn am 02.01.${from.year} von Ihrem Konto mit den Endziffern ${random.code('####')} ab; Sie brauchen nichts zu veranlassen.</p>
<p>Sie können den Vertrag innerhalb eines Monats nach Zugang dieser Mitteilung mit sofortiger Wirkung, frühestens jedoch zum ${date(from)}, in Textform kündigen.</p><p>Dieses Schreiben gilt als Nachtrag zum Versicherungsschein. Bitte bewahren Sie es bei Ihren Unterlagen auf.</p><p>Freundliche Grüße<br>Ihre Nordmark Assekuranz</p><p style="margin-top:8mm">${board.full} &nbsp;&nbsp;&nbsp;&nbsp; i. V. ${names.person().full}</p>
<div class="ft">Nordmark Assekuranz Versicherungsverein auf Gegenseitigkeit · ${firm.register.replace(/HR. ?\d+/, 'HRB 10472')} · Vorstand: ${board.full} (Vors.), ${names.person().full} · VersSt-Nr. ${random.code('807/V9080700####')}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Nachtrag_${policy.replace(/[ .]/g, '')}.pdf`,
    facts: [
      [amount(after), policy],
      [firm.name, 'Nordmark Assekuranz'],
    ],
  }
}
