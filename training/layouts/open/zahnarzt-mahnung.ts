// The second reminder of a clearing house for dentists: it writes for somebody else, the practice is named in the text; claim,
// fee and interest, a new day, and a transfer form printed at the foot.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, herrn, inFours, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.45 'Carlito',sans-serif;padding:16mm 20mm 0 25mm}.head{display:flex;justify-content:space-between;border-bottom:2pt solid #00857c;padding-bottom:3mm}.head b{color:#00857c;font-size:16pt}table{margin:4mm 0;width:120mm}td{padding:.8mm 0}tr:last-child td{font-weight:700;border-top:.8pt solid #000}.slip{position:absolute;left:0;right:0;bottom:0;height:92mm;border-top:.6pt dashed #888;background:#fff5ee;padding:8mm 25mm;font:9pt/1.3 'Liberation Mono',monospace}.slip div{border:.5pt solid #e58b5a;margin-bottom:2mm;padding:.6mm 2mm}.slip small{display:block;font:6.4pt 'Liberation Sans',sans-serif;color:#c25a20}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [house, dentist, patient, home] = [
    companyIn(names, 'Verrechnungsstelle'),
    names.person(),
    names.person(),
    names.address(),
  ]
  const day = dayIn(random, 2025, 2026)
  const [billed, until] = [daysAfter(day, -random.whole(61, 90)), daysAfter(day, 10)]
  const [claim, fee, interest] = [random.whole(9_000, 98_000), 500, random.whole(80, 690)]
  const number = random.code(index === 0 ? 'ZV 2025-######' : '####.##.####')
  const open = claim + fee + interest
  const rows = [
    [`Rechnung ${number} vom ${date(billed)}`, claim],
    ['Mahnkosten', fee],
    ['Verzugszinsen (5 Prozentpunkte über Basiszins)', interest],
    ['Offener Betrag', open],
  ] as const
  const slip = [
    ['Zahlungsempfänger', house.name.slice(0, 27)],
    ['IBAN', inFours(house.bank.iban ?? '')],
    ['Betrag: Euro, Cent', amount(open)],
    ['Verwendungszweck', number],
  ] as const
  const html = `<div class="head"><div><b>${house.short}</b><br>Abrechnung für Zahnärzte</div><div class="r">${house.address.street}<br>${house.address.place}<br>${house.phone}</div></div><p style="margin-top:14mm">${herrn(patient)}<br>${patient.full}<br>${home.street}<br>${home.place}</p><p class="r">${date(day)}</p><p style="margin-top:6mm"><b>${index === 0 ? '2. Mahnung' : 'Letzte Mahnung vor gerichtlichem Mahnverfahren'}</b><br>Behandlung durch Zahnarztpraxis ${dentist.full}</p><p>Guten Tag ${patient.salutation} ${patient.last},</p><p>auf unsere Zahlungserinnerung haben Sie bislang nicht reagiert. Folgender Betrag steht noch aus:</p><table>${each(rows, ([label, cents]) => `<tr><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`)}</table><p>Wir bitten Sie, den offenen Betrag bis spätestens <b>${date(until)}</b> zu überweisen. Haben Sie inzwischen gezahlt, betrachten Sie dieses Schreiben bitte als gegenstandslos. Eine Ratenzahlung können Sie telefonisch vereinbaren.</p><p>Ihre ${house.name}</p>
<div class="slip">${each(slip, ([label, value]) => `<div><small>${label}</small>${value}</div>`)}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Mahnung_${number.replace(/\W/g, '')}.pdf`,
    facts: [[number], [amount(open), amount(claim)]],
  }
}

export const layout: Layout = {
  name: 'zahnarzt-mahnung',
  kind: 'reminder',
  language: 'de',
  types: ['reminder'],
  count: 2,
  scans: [1],
  make,
}
