// A Swiss fiduciary's fee note: no word "Rechnung" but "Honorarnote", the amounts stand at a tab with "CHF" at the left of each, the
// total is rounded to five centimes, address window at the right, number in the small line of references.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10.5pt/1.4 'URW Gothic'; font-variant-ligatures: none; padding: 15mm 24mm 0 24mm } .name { font: 600 13pt 'URW Gothic'; letter-spacing: 2pt } .rule { height: .8mm; background: #1f4e46; width: 40mm; margin: 2mm 0 } .our { font-size: 8pt; line-height: 1.5 } .to { position: absolute; left: 122mm; top: 50mm } .ref { margin-top: 62mm; font-size: 8.5pt; display: flex; gap: 11mm } h1 { font: 600 13pt 'URW Gothic'; margin: 11mm 0 5mm }
  .t { width: 100% } .t td { padding: 1.1mm 0; vertical-align: top } .t td:first-child { padding-right: 8mm } .t td:nth-child(2) { width: 13mm } .t td:nth-child(3) { width: 27mm; text-align: right } .t .l td { border-top: .5pt solid #1f4e46 } .t .b td { border-top: .5pt solid #1f4e46; border-bottom: 1.6pt solid #1f4e46; font-weight: 600 } .foot { left: 24mm; right: 24mm; bottom: 11mm; font-size: 8pt; color: #1f4e46 }`

const WORK: readonly (readonly [text: string, low: number, high: number])[] = [
  ['Abschlussarbeiten per 31. Dezember, Erstellung Jahresrechnung und Anhang', 148000, 320000],
  ['Steuererklärung juristische Person, Kanton und Bund', 62000, 118000],
  ['MWST-Abrechnungen 1.–4. Quartal', 48000, 92000],
  ['Lohnbuchhaltung, Lohnausweise und Deklarationen SVA / Suva', 54000, 131000],
  ['Besprechung und Beratung, 3.25 Std. à CHF 195.00', 63375, 63375],
  ['Treuhänderische Nachbuchungen', 18500, 44000],
]
const FIRMS = [
  ['NÄGELIMATT TREUHAND AG', 'Nägelimatt Treuhand AG', 'naegelimatt.ch'],
  ['Zurschmitten Treuhand & Steuern GmbH', 'Zurschmitten Treuhand & Steuern GmbH', 'zurschmitten-treuhand.ch'],
] as const

const { amount, date } = writingOf('CH', '’')
const FIVE_RAPPEN = 5

export const swissFiduciary: Layout = {
  name: 'swiss-fiduciary',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('CH', random)
    const { address, bank, vatId, phone } = names.company()
    const [logo, firm, web] = FIRMS[index === 0 ? 0 : 1]
    const [client, day, number] = [
      names.company(),
      dayIn(random, 2024, 2026),
      random.code(['2####', 'H-####'][index] ?? '####'),
    ]
    const due = daysAfter(day, 30)
    const rows = random
      .sample(WORK, [5, 2][index] ?? 2)
      .map(([text, low, high]) => ({ text, cents: Math.round(random.whole(low, high) / FIVE_RAPPEN) * FIVE_RAPPEN }))
    const expenses = percent(sum(rows.map(({ cents }) => cents)), 3)
    const net = sum(rows.map(({ cents }) => cents)) + expenses
    const tax = percent(net, 8.1)
    const gross = Math.round((net + tax) / FIVE_RAPPEN) * FIVE_RAPPEN
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td>CHF</td><td>${amount(cents)}</td></tr>`
    const html = `<div class="name">${logo}</div><div class="rule"></div><div class="our">${address.street}, ${address.place}<br>${phone} · mail@${web}<br>Zugelassene Revisionsstelle</div>
      <div class="to">${client.name}<br>${herrn(client.manager)} ${client.manager.full}<br>${client.address.lines.join('<br>')}</div>
      <div class="ref"><span>Unser Zeichen<br>${names.person().last.slice(0, 2).toLowerCase()}</span><span>Mandant<br>${random.code('4##')}</span><span>Nummer<br>${number}</span><span>Datum<br>${date(day, 'long')}</span><span>MWST-Nr.<br>${vatId}</span></div>
      <h1>Honorarnote</h1><p>Für unsere Bemühungen vom ${date(daysAfter(day, -150))} bis ${date(daysAfter(day, -4))} erlauben wir uns, Ihnen in Rechnung zu stellen:</p>
      <table class="t">${each(rows, ({ text, cents }) => line(text, cents))}${line('Spesen und Auslagen pauschal 3 %', expenses)}${line('Zwischentotal exkl. MWST', net, 'l')}${line('8.1 % MWST', tax)}${line('Total inkl. MWST', gross, 'b')}</table>
      <p style="margin-top:8mm">Zahlbar bis ${date(due)} netto. Für das uns entgegengebrachte Vertrauen danken wir Ihnen bestens.</p><p>Freundliche Grüsse<br>${firm}</p>
      <div class="abs foot">Bankverbindung: ${bank.name}, IBAN ${inFours(bank.iban ?? '')}, lautend auf ${firm}, ${address.town}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Honorarnote ${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: client.name,
        sellerVatId: vatId.replace(/ ?(MWST|TVA)$/, ''),
        iban: bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'CHF',
      },
    }
  },
}
