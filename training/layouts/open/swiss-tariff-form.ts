// The Swiss form on which therapists bill their patients so that the insurer pays them back: a dense frame of labels in tiny type, biller
// and provider under the same labels, the patient's day of birth and the treatment's days among the dates, rows of tariff numbers, points
// and the point's value, a tax row of noughts, and the sum far down at the right. Nothing says whom it is addressed to but a window.
import { type Address, type Company, type Day, daysAfter, type Person } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8pt/1.3 'Liberation Sans Narrow'; padding: 10mm 12mm } .sheet h1 { font: 700 13pt 'Liberation Sans'; margin: 0 } .head { display: flex; justify-content: space-between; border-bottom: 1pt solid #000; padding-bottom: 1mm } .form { width: 100%; border: .6pt solid #000 } .form td { padding: .3mm 1mm; vertical-align: top } .form .g { font-weight: 700; width: 24mm } .form .l { width: 30mm } .form tr.cut td { border-top: .6pt solid #000 } .window { position: absolute; left: 118mm; top: 44mm; font: 10pt/1.35 'Liberation Sans' }
  .acts { width: 100%; margin-top: 3mm } .acts th { text-align: left; font-size: 7.2pt; border-bottom: .6pt solid #000 } .acts td { padding: 0 1mm; line-height: 1.25 } .acts .t td { font-style: italic; padding-bottom: .8mm } .end { left: 12mm; right: 12mm; bottom: 26mm; border-top: 1pt solid #000 } .end table { width: 100% } .end td { padding: .5mm 1mm } .end b { font-size: 10pt } .bottom { left: 12mm; right: 12mm; bottom: 10mm; font-size: 7.5pt; display: flex; justify-content: space-between }`

interface Act {
  readonly tariff: string
  readonly code: string
  readonly text: string
  readonly points: number
}
const ACTS: readonly Act[][] = [
  [
    { tariff: '311', code: '7301', text: 'Sitzungspauschale für allgemeine Physiotherapie', points: 48 },
    { tariff: '311', code: '7350', text: 'Zuschlagsposition für die erste Behandlung', points: 24 },
    { tariff: '311', code: '7311', text: 'Sitzungspauschale für aufwändige Bewegungstherapie', points: 77 },
  ],
  [
    { tariff: '338', code: '7601', text: 'Ergotherapie, Behandlung je 15 Minuten', points: 30 },
    { tariff: '338', code: '7608', text: 'Vor- und Nachbereitung', points: 15 },
  ],
]
const POINT_RAPPEN = [105, 110]
const { amount, date } = writingOf('CH', "'")

const pairs = (groupName: string, rows: readonly (readonly [string, string])[]) =>
  each(
    rows,
    ([label, value], at) =>
      `<tr${at === 0 ? ' class="cut"' : ''}><td class="g">${at === 0 ? groupName : ''}</td><td class="l">${label}</td><td>${value}</td></tr>`,
  )

const glnOf = (random: Random) => random.code('760100#######')

type Practice = Pick<Company, 'address' | 'phone' | 'email'> & { readonly owner: Person }

const practiceRows = (random: Random, practice: string, { owner, address, phone, email }: Practice) =>
  pairs('Rechnungssteller', [
    ['GLN-Nr. (B)', `${glnOf(random)} &nbsp; ${practice}`],
    ['ZSR-Nr. (B)', `${random.code('@######')} &nbsp; ${address.street} · ${address.place}, Tel. ${phone}`],
    ['', email],
  ]) +
  pairs('Leistungserbringer', [
    ['GLN-Nr. (P)', `${glnOf(random)} &nbsp; ${owner.first} ${owner.last}, Therapie FH`],
    ['ZSR-Nr. (P)', random.code('@######')],
  ])

const patientRows = (
  random: Random,
  [patient, home]: readonly [Person, Address],
  { treated, bill }: { treated: readonly [Day, Day]; bill: string },
) =>
  pairs('Patient', [
    ['Name / Vorname', `${patient.last} / ${patient.first}`],
    ['Strasse / Ort', `${home.street}, ${home.place}`],
    ['Geburtsdatum', date(dayIn(random, 1948, 1994))],
    ['Patienten-Nr.', random.code('####')],
    ['AHV-Nr.', random.code('756.####.####.##')],
    ['Gesetz', 'KVG'],
    ['Behandlung', `${date(treated[0])} – ${date(treated[1])}`],
    ['Rechnungs-Datum/-Nr.', bill],
    ['Vergütungsart', 'Tiers Garant'],
  ]) +
  pairs('Auftraggeber', [
    ['GLN/ZSR-Nr.', `${glnOf(random)} / ${random.code('@######')}`],
    ['Diagnose', random.pick(['ICD / M54.5', 'physio / A'])],
  ])

function make(random: Random, index: number): Paper {
  const names = namesIn('CH', random)
  const { address, bank, phone, email } = names.company()
  const [owner, patient, home] = [names.person(), names.person(), names.address()]
  const practice = ['Physiotherapie am Rank', `Ergopraxis ${owner.last} GmbH`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const code = [random.code('#####.1'), random.code(`${day.year}##-####`)][index] ?? ''
  const value = POINT_RAPPEN[index] ?? 100
  const list = ACTS[index] ?? []
  const acts = Array.from({ length: [9, 12][index] ?? 9 }, (_, at) => {
    const act = at === 1 ? list[1] : at % 4 === 3 ? list[list.length - 1] : list[0]
    const points = act?.points ?? 0
    return { ...act, points, day: daysAfter(day, -70 + Math.floor(at / 2) * 7), cents: Math.round(points * value) }
  })
  const total = sum(acts.map(({ cents }) => cents))
  const html = `<div class="head"><h1>Rückforderungsbeleg</h1><div>Release 4.5 / General · ${index === 0 ? 'Tiers Garant' : 'TG'} · Seite 1</div></div>
    <table class="form">${pairs('Dokument', [['Identifikation', `${random.code('1########')} ${date(day)} 08:4${index}:17`]])}${practiceRows(random, practice, { owner, address, phone, email })}</table>
    <div class="window">${patient.salutation}<br>${patient.full}<br>${home.street}<br>${home.place}</div><div style="height:31mm"></div>
    <table class="form">${patientRows(random, [patient, home], { treated: [acts[0]?.day ?? day, acts.at(-1)?.day ?? day], bill: `${date(day)} / ${code}` })}</table>
    <table class="acts"><tr><th>Datum</th><th>Tarif</th><th>Tarifziffer</th><th class="r">Anzahl</th><th class="r">TP</th><th class="r">TPW</th><th class="r">MWSt</th><th class="r">Betrag</th></tr>${each(acts, (act) => `<tr><td>${date(act.day)}</td><td>${act.tariff}</td><td>${act.code}</td><td class="r">1.00</td><td class="r">${act.points}.00</td><td class="r">${amount(value)}</td><td class="r">0</td><td class="r">${amount(act.cents)}</td></tr><tr class="t"><td></td><td></td><td colspan="6">${act.text}</td></tr>`)}</table>
    <div class="abs end"><table><tr><td>Code</td><td>Satz</td><td class="r">Betrag</td><td class="r">MWSt</td><td>MWSt.Nr.</td><td>Währung: CHF</td><td></td></tr><tr><td>0</td><td>0.00</td><td class="r">${amount(total)}</td><td class="r">0.00</td><td>–</td><td><b>Fälliger Betrag:</b></td><td class="r"><b>${amount(total)}</b></td></tr></table></div>
    <div class="abs bottom"><span>Zahlbar innert 30 Tagen auf ${bank.name}, IBAN ${inFours(bank.iban ?? '')}</span><span>Bitte diesen Beleg Ihrer Versicherung einsenden.</span></div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      sellerName: [practice, `${owner.first} ${owner.last}`],
      buyerName: [patient.full, `${patient.last} / ${patient.first}`],
      iban: bank.iban ?? '',
      netTotal: fixed(total),
      taxTotal: '0.00',
      grossTotal: fixed(total),
      currency: 'CHF',
    },
  }
}

export const layout: Layout = {
  name: 'swiss-tariff-form',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
