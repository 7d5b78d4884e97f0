// An Austrian translator's "Honorarnote": the word Rechnung is nowhere, the client is below the fee lines' head, standard lines and pages
// as units, days of order, delivery and note side by side, a payment reference that looks like the number, UID of both.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.45 'URW Gothic';padding:20mm 20mm 0 20mm;color:#222}.n{font-size:22pt;letter-spacing:-.5pt}.n+div{font-size:8pt;color:#7a2048}h1{font:400 13pt 'URW Gothic';letter-spacing:5pt;margin:18mm 0 8mm;color:#7a2048}.d{display:grid;grid-template-columns:repeat(4,1fr);border-top:.5pt solid #7a2048;border-bottom:.5pt solid #7a2048;padding:2mm 0}.d small{display:block;font-size:7pt;color:#7a2048}.co{display:grid;grid-template-columns:32mm 1fr;margin:7mm 0}.w{width:100%}.w td{padding:1.6mm 0;border-bottom:.25pt solid #bbb;vertical-align:top}.w .z td{border:0;padding:.8mm 0}.w .g td{border-top:.5pt solid #7a2048;border-bottom:2pt solid #7a2048;font-size:11pt}.f{position:absolute;left:20mm;right:20mm;bottom:12mm;font-size:7.6pt;line-height:1.6;color:#444}`

const JOBS = [
  ['Fachübersetzung Betriebsanleitung DE > SI', 'Normzeilen', 198, 640],
  ['Beglaubigte Übersetzung, inkl. Rundstempel', 'Seiten', 4200, 6],
  ['Lektorat durch zweite Person', 'Normzeilen', 62, 640],
  ['Dolmetschen Werksabnahme', 'Stunden', 12500, 7],
  ['Eilzuschlag Wochenende', 'pauschal', 18000, 1],
] as const
const { amount, date, number: figure } = writingOf('AT')

export const layout: Layout = {
  name: 'honorarnote-wien',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [],
  make(random, index) {
    const names = namesIn('AT', random)
    const [self, client, contact] = [names.person(), names.company(), names.person()]
    const { address, bank, vatId, mobile } = names.company()
    const [delivered, number] = [dayIn(random, 2024, 2026), random.code(index === 0 ? 'HN ##/2#' : '0##-@')]
    const day = daysAfter(delivered, 5)
    const rows = JOBS.filter((_, at) => (at + index) % 2 === 0).map(([text, unit, price, most]) => {
      const quantity = random.whole(Math.ceil(most / 2), most)
      return { text, unit, price, quantity, total: quantity * price }
    })
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 20)
    const name = `${random.pick(['Mag. ', 'MMag. '])}${self.first} ${self.last}`
    const days = [
      ['Auftrag', date(daysAfter(delivered, -16))],
      ['Lieferung', date(delivered)],
      ['Datum', date(day)],
      ['Zahlungsziel', date(daysAfter(day, 14))],
    ]
    const end = (label: string, cents: number, of = 'z') =>
      `<tr class="${of}"><td colspan="3">${label}</td><td class="r">${amount(cents)}</td></tr>`
    const html = `<div class="n">${name}</div><div>Slowenisch · Kroatisch · Deutsch, allgemein beeidet und gerichtlich zertifiziert</div><h1>HONORARNOTE ${number}</h1><div class="d">${each(days, ([label, text]) => `<span><small>${label}</small>${text}</span>`)}</div>
<div class="co"><span>Auftraggeberin</span><span>${client.name}<br>${contact.salutation} ${contact.full}<br>${client.address.lines.join('<br>')}<br>UID ${client.vatId}</span><span>Ihr Zeichen</span><span>${random.code('PO-45######')}</span></div>
<table class="w">${each(rows, (row) => `<tr><td>${row.text}</td><td class="r">${figure(row.quantity)} ${row.unit}</td><td class="r">à ${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}${end('Honorar', net)}${end('zzgl. 20 % USt.', tax)}${end('Summe in Euro', net + tax, 'g')}</table>
<p style="margin-top:8mm">Ich ersuche um Einzahlung ohne Abzüge. Zahlungsreferenz: <b>${random.code('4710 #### ####')}</b></p><div class="f">${name} · ${address.lines.join(', ')} · ${mobile}<br>UID ${vatId} · ${bank.name}, IBAN ${inFours(bank.iban ?? '')}, BIC ${bank.bic}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `HN_${client.short.replace(/\W+/g, '_')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(daysAfter(day, 14)),
        sellerName: [name, `${self.first} ${self.last}`],
        buyerName: client.name,
        sellerVatId: vatId,
        iban: bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
