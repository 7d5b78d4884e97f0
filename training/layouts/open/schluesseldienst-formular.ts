// A locksmith's pad filled on the door-step at night: a printed form with boxes and crosses, everything that counts in ballpoint ink,
// prices with tax, paid by card on the spot; the head is the emergency number, the firm stands small at the edge.
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.3 'Liberation Sans';padding:8mm 10mm;color:#12306b}.top{display:flex;justify-content:space-between;align-items:center;border:1.6pt solid #12306b;padding:2mm 4mm}.top b{font:900 24pt/1 'Lato'}.top em{font:700 15pt 'Lato';font-style:normal;color:#c5161d}.g{width:100%;margin-top:2.5mm}.g td{border:.6pt solid #12306b;padding:.6mm 1.5mm;height:8.6mm;vertical-align:top;font-size:6.6pt}.ink{font:15pt/1 'Z003';color:#1c1c3a;display:block;padding:.4mm 0 0 2mm;white-space:nowrap}.p{width:100%;margin-top:2.5mm}.p th{font-weight:700;background:#dfe6f4;border:.6pt solid #12306b;padding:.6mm;font-size:7.4pt}.p td{border:.6pt solid #12306b;height:7.6mm;padding:0 1.5mm;vertical-align:middle}.p .ink{padding:0}.p .ink.r{text-align:right}.n{position:absolute;right:10mm;top:24mm;font:14pt 'Liberation Mono';color:#c5161d}.v{position:absolute;left:3mm;bottom:16mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.8pt}.sig{position:absolute;bottom:10mm;left:12mm;right:10mm;display:flex;justify-content:space-between;gap:10mm}.sig div{flex:1;border-top:.6pt solid #12306b;font-size:6.6pt}`

const OPENINGS = [
  ['Türöffnung zugezogen', 8900],
  ['Türöffnung verschlossen', 15900],
] as const
const EXTRAS = [
  ['Nachtzuschlag 22-6 Uhr', 4450],
  ['Anfahrt Zone 2', 3500],
  ['Profilzylinder 30/40 incl. 3 Schl.', 7900],
  ['Schutzbeschlag', 11900],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'schluesseldienst-formular',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt', 'form'],
  count: 2,
  scans: [0],
  photos: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, taxNumber } = names.company()
    const [client, door, day, number] = [
      names.person(),
      names.address(),
      dayIn(random, 2024, 2026),
      random.code('00#7##'),
    ]
    const firm = ['Sperling Sicherheitstechnik', 'Aufsperrdienst K. Mottlau'][index] ?? ''
    const rows = [random.pick(OPENINGS), ...random.sample(EXTRAS, 2)]
    const gross = sum(rows.map(([, cents]) => cents))
    const tax = taxWithin(gross, 19)
    const ink = (text: string, side = '') => `<span class="ink ${side}">${text}</span>`
    const cross = (is: boolean) => (is ? '☒' : '☐')
    const form = [
      ['Name, Vorname', `${client.last}, ${client.first}`, 2],
      ['Datum', date(day, index === 0 ? 'bare' : 'short'), 1],
      ['Uhrzeit an / ab', ['23.40 – 0.15', '18.05 – 18.50'][index] ?? '', 1],
      ['Einsatzort', `${door.street}, ${door.town}`, 3],
      ['ausgewiesen durch', index === 0 ? 'Perso' : 'Nachbarin', 1],
    ] as const
    const cell = ([label, text, span]: (typeof form)[number]) => `<td colspan="${span}">${label}${ink(text)}</td>`
    const sums = [
      ['Netto', gross - tax],
      ['19 % MwSt.', tax],
      ['Gesamt brutto', gross],
    ] as const
    const html = `<div class="top"><b>24 h</b><span class="c">SCHLÜSSEL-NOTDIENST<br>Türen · Tresore · Fahrzeuge</span><em>${names.phone()}</em></div><div style="margin:3mm 0 0;font-weight:700;font-size:11pt">Arbeitsnachweis und Rechnung</div><div class="n">№ ${number}</div>
<table class="g"><tr>${each(form.slice(0, 3), cell)}</tr><tr>${each(form.slice(3), cell)}</tr></table>
<p style="margin:2.5mm 0 0">Tür: ${cross(true)} Holz ${cross(false)} Metall &nbsp; Öffnung: ${cross(index === 0)} ohne ${cross(index === 1)} mit Schaden &nbsp; Auftrag: ${cross(index === 0)} Mieter ${cross(index === 1)} Eigentümer ${cross(false)} Polizei</p>
<table class="p"><tr><th style="width:12mm">Anz.</th><th>Art der Leistung</th><th style="width:32mm">Preis €</th></tr>${each(rows, ([text, cents]) => `<tr><td>${ink('1')}</td><td>${ink(text)}</td><td>${ink(amount(cents), 'r')}</td></tr>`)}<tr><td></td><td></td><td></td></tr>${each(sums, ([label, cents]) => `<tr><td colspan="2" class="r">${label}</td><td>${ink(amount(cents), 'r')}</td></tr>`)}</table>
<p style="margin:2mm 0">${cross(false)} bar &nbsp;${cross(true)} EC-Karte &nbsp;${cross(false)} auf Rechnung &nbsp;&nbsp; Betrag erhalten: ${index === 0 ? 'ja' : 'ja, Beleg anbei'}</p>
<div class="v">${firm} · ${address.lines.join(' · ')} · Steuer-Nr. ${taxNumber}</div><div class="sig"><div>Monteur</div><div>Auftraggeber: Mit Ausführung und Preis einverstanden</div></div>`
    return {
      html: sheets(CSS, [html], { width: 148, height: 148 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: `${client.last}, ${client.first}`,
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
