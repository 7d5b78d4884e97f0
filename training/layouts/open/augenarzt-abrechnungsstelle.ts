// An eye doctor's bill that a clearing office writes and collects: its letterhead and bank, the doctor only in a box, patient and payer
// differ, fees by number and factor without any tax, the bill's number is long, in groups, and above the doctor's own case number, and
// a transfer slip at the foot says most of it once more without labels that fit.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet{font:9.4pt/1.35 'Liberation Sans'}.h{left:20mm;top:11mm;font:700 17pt 'Liberation Sans';color:#00674f}.h small{font:400 8pt 'Liberation Sans';display:block;color:#333;width:94mm}.to{left:20mm;top:50mm;font-family:'Courier Prime';font-size:11pt;line-height:1.15}.sm{left:20mm;top:44mm;font-size:6.6pt}
  .i{left:118mm;top:14mm;width:77mm;border:.6pt solid #00674f;font-size:8.4pt}.i td{padding:.7mm 2mm;vertical-align:top}.i td+td{font-family:'Courier Prime';font-size:10pt;line-height:1.1}.i .d td{border-top:.6pt solid #00674f}.m{left:20mm;right:15mm;top:92mm}.g{width:100%;font-size:8.8pt;line-height:1.2}.g th{font-weight:400;font-size:7.2pt;color:#00674f;text-align:left;border-bottom:.6pt solid #00674f}.g td{padding:.45mm 1mm .45mm 0;vertical-align:top}.g .z td{border-top:.6pt solid #00674f;font-weight:700;font-size:10.5pt;padding-top:1.2mm}
  .u{left:0;right:0;top:198mm;height:98mm;border-top:.7pt dashed #777;font-size:6.4pt;color:#c2571a}.u div{position:absolute;border:.5pt solid #e3a07a;background:#fff6ef;height:9mm;padding:.4mm 1mm;white-space:nowrap}.u b{position:absolute;left:2mm;bottom:.5mm;font:400 11pt 'Courier Prime';color:#000}`

const FEES: readonly (readonly [number: string, text: string, cents: number, factor: number])[] = [
  ['1', 'Beratung, auch telefonisch', 466, 23],
  ['6', 'Vollständige Untersuchung Augen', 583, 23],
  ['1200', 'Subjektive Refraktion, sphär. Gläser', 344, 23],
  ['1240', 'Spaltlampenmikroskopie', 431, 23],
  ['1242', 'Binokulare Untersuchung des Augenhintergrundes', 886, 23],
  ['1256', 'Tonometrische Untersuchung', 583, 23],
  ['1249', 'Fluoreszenzangiographie', 2885, 23],
  ['A7011', 'Biomorphometrie des Hinterabschnitts, OCT', 4663, 18],
  ['410', 'Ultraschalluntersuchung eines Organs', 1166, 23],
]
interface Case {
  readonly rows: readonly number[]
  readonly dates: number
  readonly number: string
  readonly days: number
}
const FIRST: Case = { rows: [0, 1, 2, 3, 5], dates: 1, number: '7## ### ### #', days: 30 }
const CASES = [FIRST, { rows: [0, 3, 4, 5, 7], dates: 2, number: '3#-######-0#', days: 21 }]
const LAST: Case = { rows: [0, 1, 3, 6, 7, 8], dates: 3, number: '884####/##', days: 28 }

const { amount, date, number: figures } = writingOf('DE')
const box = (left: number, top: number, width: number, label: string, text: string) =>
  `<div style="left:${left}mm;top:${top}mm;width:${width}mm">${label}<b>${text}</b></div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [agency, own, doctor, payer, home] = [
    names.company(),
    names.company(),
    names.person(),
    names.person(),
    names.address(),
  ]
  const { rows, dates, number: pattern, days } = CASES[index] ?? LAST
  const [day, number] = [dayIn(random, 2024, 2026), random.code(pattern)]
  const due = daysAfter(day, days)
  const iban = agency.bank.iban ?? ''
  const clearing =
    ['medicalcul Abrechnung eG', 'Ärztliche Verrechnung Nordmark', 'PraxisPlan Honorarservice GmbH'][index] ?? ''
  const child = Array.from({ length: 9 }, () => names.person().first).find((first) => first !== payer.first)
  const patient = index === 0 ? `${child} ${payer.last}` : payer.full
  const visits = Array.from({ length: dates }, (_, at) => daysAfter(day, -70 + at * 17))
  const lines = visits.flatMap((when, at) =>
    FEES.filter((_, fee) => rows.includes(fee) && (at === 0 || (fee + at) % 2 === 0)).map(
      ([code, text, cents, factor], fee) => ({
        ...{ code, text, factor, when: fee === 0 ? date(when, 'short') : '' },
        total: Math.round((cents * factor) / 10),
      }),
    ),
  )
  const total = sum(lines.map((one) => one.total))
  const practice = ['Augenzentrum Rehbrink', 'Augenarztpraxis am Stadtwall', 'MVZ Sehwerk'][index] ?? ''
  const birth = `${random.code('1#')}.0${random.whole(1, 9)}.${[2014, 1961, 1948][index]}`
  const page = `<div class="abs h">${clearing}<small>Privatärztliche Honorarabrechnung · ${agency.address.lines.join(' · ')}<br>Fragen zur Rechnung: ${agency.phone} (Mo–Fr 8–17 Uhr)</small></div><div class="abs sm">${clearing} · Postfach ${random.code('## ## ##')} · ${agency.address.place}</div><div class="abs to">${herrn(payer)}<br>${payer.full}<br>${home.lines.join('<br>')}</div>
    <table class="abs i"><tr><td>Rechnung</td><td>${number}</td></tr><tr><td>Datum</td><td>${date(day)}</td></tr><tr><td>Kunden-Nr. Arzt</td><td>${random.code('0####')}</td></tr><tr><td>Fall der Praxis</td><td>${random.code('######')}</td></tr><tr class="d"><td>Behandelnder<br>Arzt</td><td>${practice}<br>Dr. med. ${doctor.first} ${doctor.last}<br>${own.address.street}<br>${own.address.place}<br>${own.phone}</td></tr><tr class="d"><td>Patient</td><td>${patient}</td></tr><tr><td>geboren am</td><td>${birth}</td></tr><tr><td>Diagnose</td><td>${['H52.0 R/L, H50.0', 'H40.1 G, H04.1 G', 'H35.3 L, H25.1 R'][index]}</td></tr></table>
    <div class="abs m"><p>${index === 0 ? `Sehr geehrte Eltern von ${patient},` : 'Sehr geehrte Patientin, sehr geehrter Patient,'}<br>im Auftrag und für Rechnung der Praxis berechnen wir die Behandlung vom ${date(visits[0] ?? day)}${dates > 1 ? ` bis ${date(visits.at(-1) ?? day)}` : ''} nach der GOÄ wie folgt:</p><table class="g"><tr><th>Datum</th><th>GOÄ-Nr.</th><th>Leistung</th><th class="r">Faktor</th><th class="r">Anzahl</th><th class="r">Betrag EUR</th></tr>${each(lines, (one) => `<tr><td>${one.when}</td><td>${one.code}</td><td>${one.text}</td><td class="r">${figures(one.factor / 10)}</td><td class="r">1</td><td class="r">${amount(one.total)}</td></tr>`)}<tr class="z"><td colspan="5">Rechnungsbetrag</td><td class="r">${amount(total)}</td></tr></table>
    <p style="margin-top:2.5mm">Ärztliche Leistungen sind nach § 4 Nr. 14 UStG umsatzsteuerfrei. Der Anspruch ist an uns abgetreten; mit befreiender Wirkung zahlen Sie nur an uns, bitte bis spätestens ${date(due)}. Steuer-Nr. ${agency.taxNumber}</p></div>
    <div class="abs u"><span class="abs" style="left:20mm;top:4mm;font:700 9pt 'Liberation Sans'">SEPA-Überweisung / Zahlschein</span>${box(20, 12, 120, 'Angaben zum Zahlungsempfänger', clearing)}${box(20, 23, 120, 'IBAN', inFours(iban))}${box(20, 34, 60, 'BIC', agency.bank.bic)}${box(96, 34, 44, 'Betrag: Euro, Cent', amount(total))}${box(20, 45, 120, 'Kundenreferenznummer', number)}${box(20, 56, 120, 'noch Verwendungszweck', patient.toUpperCase())}${box(20, 67, 120, 'Kontoinhaber', payer.full)}${box(150, 12, 45, 'Beleg für den Auftraggeber', agency.bank.name.slice(0, 18))}${box(150, 23, 45, 'EUR', amount(total))}${box(150, 34, 45, 'Datum', '')}</div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [`Dr. med. ${doctor.first} ${doctor.last}`, practice, clearing],
      buyerName: payer.full,
      iban,
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'augenarzt-abrechnungsstelle',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
