// Partial invoices of a building site that add up: trades with value of work so far, less a discount, less payments received with their days, then
// this time's net, tax and gross; one is by a shell builder in landscape-like columns, one by a joiner whose part is a letter's paragraph.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.42 var(--f);padding:12mm 18mm 0 23mm}.hd{background:var(--c);color:#fff;margin:-12mm -18mm 12mm -23mm;padding:9mm 18mm 6mm 23mm}.hd b{font-size:17pt}.mid{display:flex;justify-content:space-between;margin-bottom:8mm}.rf td{padding:.2mm 5mm .2mm 0}h1{font-size:12.5pt;margin:0 0 3mm}.g{width:100%;margin:2mm 0 4mm}.g th{text-align:right;font-size:8pt;border-bottom:.8pt solid #000;padding:.8mm}.g td{text-align:right;padding:.8mm;border-bottom:.3pt solid #ccc}.g th:first-child,.g td:first-child{text-align:left}.g .z td{font-weight:700;border-top:.7pt solid #000}.ft{left:23mm;right:18mm;bottom:8mm;font-size:7pt;color:#444}`

const FIRMS = [
  { name: 'Hochbau Ramsperger GmbH', look: `--f:'Roboto';--c:#4b4f58`, site: 'Neubau Kita Sonnenrain' },
  { name: 'Fensterbau Uhlenbruch KG', look: `--f:'Lato';--c:#155e53`, site: 'Sanierung Amtsgebäude, Los 7' },
] as const
const TRADES = [
  ['Baustelleneinrichtung', 'Erdarbeiten', 'Beton- und Stahlbeton', 'Mauerwerk', 'Abdichtung'],
  ['Holz-Alu-Fenster EG', 'Holz-Alu-Fenster OG', 'Raffstores', 'Montage und Anschlüsse'],
] as const
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { name, look, site } = FIRMS[index] ?? FIRMS[0]
  const [own, client, day] = [names.company(), names.company(), dayIn(random, 2024, 2026)]
  const code = random.code(['R2#-0###', 'AZ ####/3'][index] ?? '')
  const due = daysAfter(day, 21)
  const rows = (TRADES[index] ?? TRADES[0]).map((trade) => {
    const order = random.whole(90, 860) * 10_000
    const share = random.whole(35, 95)
    return { trade, order, share, done: percent(order, share) }
  })
  const done = sum(rows.map((row) => row.done))
  const off = index === 0 ? percent(done, 2) : 0
  const paid = [percent(done, 31), percent(done, 24)].map((cents) => Math.round(cents / 1_000) * 1_000)
  const net = done - off - sum(paid)
  const tax = percent(net, 19)
  const line = (text: string, cents: number, of = '') =>
    `<tr class="${of}"><td colspan="3">${text}<td>${amount(cents)}</tr>`
  const refs = [
    ['Rechnungs-Nr.', code],
    ['Rechnungsdatum', date(day)],
    ['Projekt', random.code('P-####')],
    ['Auftrag vom', date(daysAfter(day, -190))],
    ['Leistung bis', date(daysAfter(day, -6))],
  ]
  const paidRows = each(paid, (cents, at) =>
    line(`abzgl. ${at + 1}. Abschlag, netto, eingegangen am ${date(daysAfter(day, -92 + at * 44))}`, -cents),
  )
  const html = `<div class="hd"><b>${name}</b><br>${own.address.lines.join(' · ')} · Tel. ${own.phone}</div><div class="mid"><div>${client.name}<br>${index === 1 ? `vertreten durch ${names.company().short}<br>` : ''}${client.address.lines.join('<br>')}</div><table class="rf">${each(refs, ([label, text]) => `<tr><td>${label}<td>${text}</tr>`)}</table></div><h1>3. Abschlagsrechnung (kumuliert) – ${site}</h1>${index === 1 ? '<p>Sehr geehrte Damen und Herren, gemäß Zahlungsplan und Baufortschritt berechnen wir die bis heute insgesamt erbrachten Leistungen abzüglich Ihrer Zahlungen:</p>' : ''}<table class="g"><tr><th>Gewerk / Titel<th>Auftragssumme €<th>Stand %<th>Wert bisher €</tr>${each(rows, (row) => `<tr><td>${row.trade}<td>${amount(row.order)}<td>${row.share}<td>${amount(row.done)}</tr>`)}${line('Leistungen insgesamt, netto', done, 'z')}${off > 0 ? line('abzgl. 2 % Nachlass laut Vertrag', -off) : ''}${paidRows}${line('Diese Abschlagsforderung netto', net, 'z')}${line('zzgl. 19 % Umsatzsteuer', tax)}${line('Zahlbetrag brutto', net + tax, 'z')}</table><p>Zahlbar ohne Abzug bis ${date(due)} auf ${inFours(own.bank.iban ?? '')}. ${index === 0 ? 'Eine Vertragserfüllungsbürgschaft über 5 % liegt Ihnen vor, ein Einbehalt entfällt.' : 'Bereits gezahlte Umsatzsteuer auf die Abschläge wurde in den früheren Rechnungen ausgewiesen.'} Aufmaß und Fotos sind beigefügt.</p><div class="abs ft">${name} · ${own.register} · Steuer-Nr. ${own.taxNumber} · USt-IdNr. ${own.vatId} · ${own.bank.name} · BIC ${own.bank.bic}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: `3AR_${code.replace(/\W+/g, '_')}.pdf`,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: name,
      buyerName: client.name,
      sellerVatId: own.vatId.replace(/\s/g, ''),
      iban: own.bank.iban ?? '',
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'bauleistung-bisher',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
