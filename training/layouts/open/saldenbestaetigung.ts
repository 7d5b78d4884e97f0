// An auditor's request to confirm a balance: the client writes, the answer goes to the auditor; open bills with days and sums in a small table,
// a reply part with boxes below the fold; it asks for no payment.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.42 'Liberation Sans Narrow','Carlito';padding:20mm 20mm 0 25mm}.o{width:120mm;margin:3mm 0}.o td,.o th{text-align:left;padding:.5mm 2mm;border-bottom:.4pt solid #aaa}.o .r{text-align:right}.ans{border:1pt solid #000;padding:4mm 5mm;margin-top:8mm}`

const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'saldenbestaetigung',
  kind: 'statement',
  language: 'de',
  types: ['statement', 'letter', 'form'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [firm, partner, day] = [names.company(), names.company(), dayIn(random, 2024, 2026)]
    const auditor = ['Revisionsbüro Tannert & Kollegen PartG mbB', 'Prüfgesellschaft Hallmoor GmbH'][index] ?? ''
    const cutoff = lastDay({ ...daysAfter(day, -45), day: 1 })
    const open = Array.from({ length: 3 + index * 3 }, (_, at) => ({
      number: random.code('R2#####'),
      day: daysAfter(cutoff, -64 + at * 8),
      cents: random.whole(9000, 890000) * (at === 2 ? -1 : 1),
    }))
    const balance = sum(open.map(({ cents }) => cents))
    const account = random.code(index === 0 ? '1####' : '7####')
    const side = balance < 0 ? 'Haben' : 'Soll'
    const html = `<b>${firm.name}</b><br>${firm.address.lines.join(', ')}<p style="margin:12mm 0">${partner.name}<br>Finanzbuchhaltung<br>${partner.address.lines.join('<br>')}</p><p class="r">${date(day)}</p><p><b>Saldenabstimmung zum ${date(cutoff)}, Konto ${account}</b></p><p>Sehr geehrte Damen und Herren,</p><p>im Rahmen unserer Abschlussprüfung bitten wir Sie, den nachstehenden Saldo zu prüfen und das Ergebnis unmittelbar unserem Prüfer mitzuteilen: ${auditor}, ${names.address().lines.join(', ')}.</p>
<table class="o"><tr><th>Beleg</th><th>Datum</th><th class="r">offen EUR</th></tr>${each(open, (one) => `<tr><td>${one.number}</td><td>${date(one.day)}</td><td class="r">${amount(one.cents)}</td></tr>`)}<tr><td colspan="2"><b>Saldo ${side}</b></td><td class="r"><b>${amount(balance)}</b></td></tr></table><p>Dies ist keine Zahlungsaufforderung. Inzwischen geleistete Zahlungen bleiben bitte außer Betracht.</p><p>${firm.manager.first} ${firm.manager.last}</p>
<div class="ans"><b>Antwort an ${auditor}</b><br>Konto ${account}, ${partner.name}<br><br>☐ Der Saldo stimmt mit unseren Büchern überein.<br>☐ Unsere Bücher zeigen EUR ______________ (Aufstellung anbei).<br><br>_______________________<br>Ort, Datum, Stempel</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Saldo_${account}.pdf`,
      facts: [
        [firm.name, partner.name, auditor, account],
        [amount(balance), date(cutoff)],
      ],
    }
  },
}
