// Honorarnoten österreichischer Wahlärztinnen und eines deutschen Physiotherapeuten: die Patientin zahlt und reicht bei der Kasse ein,
// Versicherungsnummer und Geburtstag stehen neben der laufenden Nummer, keine Umsatzsteuer, einmal schon bezahlt.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.45 var(--f);padding:16mm 22mm}.hd{text-align:var(--a);color:var(--c);line-height:1.4;margin-bottom:13mm}.hd b{font-size:15pt}.hd small{font-size:8.6pt}.two{display:grid;grid-template-columns:1fr 68mm;gap:6mm;margin-bottom:9mm}.k td{padding:.3mm 3mm .3mm 0;vertical-align:top;font-size:9.2pt}.g{width:100%;margin:3mm 0 5mm}.g th{text-align:left;font-weight:400;font-size:8.6pt;border-bottom:.7pt solid var(--c)}.g td{padding:1mm 2mm 1mm 0;vertical-align:top}.g .z td{border-top:.7pt solid var(--c);font-weight:700}p{margin:0 0 3mm}`

type Work = readonly [text: string, low: number, high: number]
const PAPERS: readonly {
  code: 'AT' | 'DE'
  who: string
  job: string
  number: string
  label: string
  works: readonly Work[]
  diagnosis: string
  close: string
  f: string
  c: string
  a: string
}[] = [
  {
    code: 'AT',
    who: 'Dr. Leonore Achleitner',
    job: 'Fachärztin für Haut- und Geschlechtskrankheiten · Wahlärztin',
    number: '###/%',
    label: 'Honorarnote Nr.',
    works: [
      ['Erstordination mit ausführlichem Gespräch', 11_000, 15_000],
      ['Auflichtmikroskopie der gesamten Haut', 6_000, 9_000],
      ['Kryotherapie, 3 Herde', 3_500, 5_500],
    ],
    diagnosis: 'Aktinische Keratosen, Nävuskontrolle',
    close:
      'Für Ihren Besuch in meiner Ordination erlaube ich mir den oben angeführten Betrag in Rechnung zu stellen und ersuche um Überweisung bis spätestens #. Die bezahlte Honorarnote können Sie bei Ihrem Sozialversicherungsträger zur Kostenerstattung einreichen.',
    f: "'EB Garamond'",
    c: '#6b2d3a',
    a: 'center',
  },
  {
    code: 'AT',
    who: 'Dr. med. univ. Ferdinand Zechmeister',
    job: 'Arzt für Allgemeinmedizin, Sportmedizin – alle Kassen und privat',
    number: 'HN%-0###',
    label: 'Beleg',
    works: [
      ['Sportmedizinische Untersuchung', 9_000, 12_000],
      ['Belastungs-EKG (Fahrrad)', 7_500, 9_500],
      ['Laktatstufentest', 6_000, 8_000],
      ['Befund und Trainingsplan', 4_000, 6_500],
    ],
    diagnosis: 'Vorsorge, Z02.5',
    close: 'Betrag am # per Bankomat dankend erhalten. Unecht von der Umsatzsteuer befreit gemäß § 6 Abs. 1 Z 19 UStG.',
    f: "'Liberation Sans'",
    c: '#1d5c4b',
    a: 'left',
  },
  {
    code: 'DE',
    who: 'Praxis für Physiotherapie Ingmar Löwenhaupt',
    job: 'Krankengymnastik · Manuelle Therapie · Lymphdrainage',
    number: '%-P-####',
    label: 'Rg.-Nr.',
    works: [
      ['6 × Manuelle Therapie', 19_200, 23_400],
      ['6 × Wärmeanwendung (Fango)', 9_600, 11_400],
      ['1 × Befundung', 2_800, 3_600],
    ],
    diagnosis: 'Verordnung Dr. Hülsmann, LWS-Syndrom',
    close:
      'Bitte überweisen Sie bis zum #. Die Sätze sind mit Ihnen am ersten Termin schriftlich vereinbart; es kann sein, dass Beihilfe oder Versicherung nicht alles erstatten. Heilbehandlung, steuerfrei nach § 4 Nr. 14 UStG.',
    f: "'Lato','Liberation Sans'",
    c: '#23527c',
    a: 'right',
  },
]

export const layout: Layout = {
  name: 'wahlarzt-honorarnote',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  make(random, index) {
    const one = PAPERS[index] ?? PAPERS[0]
    if (!one) throw new RangeError('no paper')
    const names = namesIn(one.code, random)
    const { amount, date } = writingOf(one.code)
    const [own, person, home] = [names.company(), names.person(), names.address()]
    const day = dayIn(random, 2025, 2026)
    const due = index === 1 ? day : daysAfter(day, 21)
    const number = random.code(one.number.replace('%', String(index === 1 ? day.year % 100 : day.year)))
    const rows = one.works.map(([text, low, high], at) => ({
      text,
      cents: Math.round(random.whole(low, high) / 50) * 50,
      on: daysAfter(day, index === 2 ? -30 + at : -6),
    }))
    const total = sum(rows.map(({ cents }) => cents))
    const born = { year: random.whole(1951, 2004), month: random.whole(1, 12), day: random.whole(1, 28) }
    const meta = [
      [one.label, `<b>${number}</b>`],
      [index === 2 ? 'Datum' : 'Ausgestellt', date(day)],
      ['Patient/in', person.full],
      ['geb.', date(born)],
      [index === 2 ? 'Vers.-Nr.' : 'SV-Nr.', `${random.code('####')} ${date(born, 'short').replaceAll('.', '')}`],
      ['Diagnose', one.diagnosis],
    ]
    const iban = own.bank.iban ?? ''
    const html = `<div class="hd"><b>${one.who}</b><br>${one.job}<br><small>${own.address.street} · ${own.address.place} · ${own.phone}</small></div><div class="two"><div>${person.salutation}<br>${person.full}<br>${home.lines.join('<br>')}</div><table class="k">${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div>${index === 2 ? `<p>Sehr geehrte${person.salutation === 'Herr' ? 'r' : ''} ${person.salutation} ${person.last},</p><p>für Ihre Behandlung berechne ich:</p>` : ''}
<table class="g"><tr><th>Datum</th><th>Leistung</th><th class="r">EUR</th></tr>${each(rows, (row) => `<tr><td>${date(row.on)}</td><td>${row.text}</td><td class="r">${amount(row.cents)}</td></tr>`)}<tr class="z"><td></td><td>${['Honorar', 'Summe', 'Zu zahlen'][index]}</td><td class="r">${amount(total)}</td></tr></table><p>${one.close.replace('#', date(due))}</p><p>IBAN ${inFours(iban)}, ${own.bank.name}</p><p style="margin-top:14mm">${['Dr. L. Achleitner', 'Stempel und Unterschrift', 'Mit besten Grüßen<br>Ingmar Löwenhaupt'][index]}</p>`
    return {
      html: sheets(`.sheet{--f:${one.f};--c:${one.c};--a:${one.a}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 1 ? {} : { dueDate: iso(due) }),
        sellerName: index === 2 ? [one.who, 'Ingmar Löwenhaupt'] : one.who,
        buyerName: person.full,
        iban,
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
