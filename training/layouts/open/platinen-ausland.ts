// An electronics developer's bill to a customer abroad, from an office program on a desk computer: no tax because the buyer owes it, with
// the buyer's own VAT id in the address block and the seller's in the last line, a note of two sentences, hours by work package with a
// sheet of hours mentioned, IBAN and BIC as a table for payment from abroad, and one paper with a sum in the text that is no total.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.4 'Nimbus Sans'}.bar{left:0;top:0;width:12mm;bottom:0;background:#1d1d1f}.brand{left:25mm;top:14mm;font:bold 15pt 'Nimbus Sans';letter-spacing:2.4pt}.brand small{display:block;font:8pt 'Nimbus Sans';letter-spacing:.3pt}.to{left:25mm;top:42mm}.to small{font-size:7pt;color:#555;display:block;margin-bottom:1.5mm}.inf{left:130mm;top:42mm;font-size:8.8pt;line-height:1.55}.inf b{display:inline-block;width:29mm;font-weight:normal;color:#555}
.main{left:25mm;right:18mm;top:93mm}h1{font:bold 17pt 'Nimbus Sans';margin:0 0 4mm}.g{width:100%;margin:3mm 0}.g th{border-top:1.4pt solid #1d1d1f;border-bottom:.4pt solid #1d1d1f;text-align:left;font-weight:normal;color:#555;padding:1.2mm 1mm}.g th.r{text-align:right}.g td{padding:1.5mm 1mm}.g .e td{border-top:.4pt solid #1d1d1f}.g .e.b td{font-weight:bold;border-top:1.4pt solid #1d1d1f}.bank td{padding:.2mm 6mm .2mm 0}.last{left:25mm;right:18mm;bottom:9mm;font-size:7.2pt;color:#555}`

const PACKAGES = [
  ['AP 1', 'Schaltplan Ladeelektronik Rev. C'],
  ['AP 2', 'Layout 6 Lagen, Impedanzkontrolle'],
  ['AP 3', 'Firmware CAN-Bootloader'],
  ['AP 4', 'Inbetriebnahme und Messprotokoll Prototypen'],
  ['AP 5', 'EMV-Vorprüfung im Labor (Begleitung)'],
  ['AP 6', 'Abstimmung und Projektleitung'],
] as const
const NOTES = [
  'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge). Gemäß Art. 196 MwStSystRL wird keine deutsche Umsatzsteuer berechnet.',
  'Nicht im Inland steuerbare Leistung nach § 3a Abs. 2 UStG. Die Steuerschuld geht auf den Leistungsempfänger über / Reverse Charge.',
  'Steuerschuldnerschaft des Leistungsempfängers.',
] as const
const { amount, date, month, number: figures } = writingOf('DE')

export const layout: Layout = {
  name: 'platinen-ausland',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make(random, index) {
    const names = namesIn('DE', random)
    const firm = companyIn(names, 'Elektronikentwicklung')
    const client = namesIn('AT', random).company()
    const day = dayIn(random, 2024, 2026)
    const due = daysAfter(day, [14, 30, 20][index] ?? 14)
    const number = [random.code('RG-2####'), random.code(`${day.year}-1##-AT`), random.code('7####')][index] ?? ''
    const rate = random.whole(92, 128) * 100
    const rows = random
      .sample(PACKAGES, [3, 5, 2][index] ?? 3)
      .sort()
      .map(([code, text]) => {
        const hours = random.whole(8, 150) / 4
        return { code, text, hours, total: Math.round(hours * rate) }
      })
    const extra = index === 1 ? random.whole(180, 420) * 100 : 0
    const net = sum(rows.map(({ total }) => total)) + extra
    const info = [
      ['Rechnung', number],
      ['Datum', date(day)],
      ['Projekt', random.code('LX-###')],
      ['Ihre Bestellung', index === 2 ? 'mündlich' : random.code('47000####')],
      ['Leistung', month(daysAfter(day, -20))],
      ['Ihr Kontakt', firm.manager.full],
    ] as const
    const end = (text: string, value: string, of = '') =>
      `<tr class="e ${of}"><td></td><td colspan="3">${text}</td><td class="r">${value}</td></tr>`
    const ends = [
      end('Nettobetrag', amount(net)) +
        end('Umsatzsteuer 0 %', '0,00') +
        end('Rechnungsbetrag in EUR', amount(net), 'b'),
      end('Summe netto', amount(net)) +
        end('USt. 0 % (Reverse Charge)', '0,00') +
        end('Gesamtbetrag EUR', amount(net), 'b'),
      end('Zu zahlender Betrag in Euro', amount(net), 'b'),
    ][index]
    const html = `<div class="abs bar"></div><div class="abs brand">${firm.short}<small>Hardware · Firmware · Prüfmittel</small></div><div class="abs to"><small>${firm.short}, ${firm.address.street}, ${firm.address.place}</small>${client.name}<br>${index === 1 ? 'Rechnungsprüfung<br>' : ''}${client.address.street}<br>${client.address.place.replace(/^AT?-/, '')}<br>ÖSTERREICH<br><br>${['Ihre UID', 'Ihre USt-IdNr.', 'UID'][index]}: ${client.vatId}</div>
<div class="abs inf">${each(info, ([label, value]) => `<div><b>${label}</b>${value}</div>`)}</div>
<div class="abs main"><h1>Rechnung</h1><p>Sehr geehrte Damen und Herren,</p><p>gemäß Rahmenvertrag vom ${date(daysAfter(day, -210))}${index === 1 ? ` (Gesamtbudget ${amount(net * 3)} EUR)` : ''} berechnen wir die folgenden Entwicklungsleistungen, siehe beiliegenden Stundennachweis.</p><table class="g"><tr><th>Paket</th><th>Leistung</th><th class="r">Std.</th><th class="r">Satz EUR</th><th class="r">Betrag EUR</th></tr>${each(rows, (one) => `<tr><td>${one.code}</td><td>${one.text}</td><td class="r">${figures(one.hours)}</td><td class="r">${amount(rate)}</td><td class="r">${amount(one.total)}</td></tr>`)}${extra ? `<tr><td></td><td>Leiterplatten-Prototypen, Weiterberechnung</td><td></td><td></td><td class="r">${amount(extra)}</td></tr>` : ''}${ends}</table>
<p>${NOTES[index]}</p><p>Zahlbar ohne Abzug bis ${date(due, 'long')}. Bankspesen trägt der Auftraggeber.</p><table class="bank"><tr><td>Begünstigter</td><td>${firm.name}</td></tr><tr><td>Bank</td><td>${firm.bank.name}</td></tr><tr><td>IBAN</td><td>${inFours(firm.bank.iban ?? '')}</td></tr><tr><td>BIC</td><td>${firm.bank.bic}</td></tr></table></div>
<div class="abs last">${firm.name} – ${firm.register} – Geschäftsführer: ${firm.manager.full}<br>Steuernummer ${firm.taxNumber} – USt-IdNr. ${firm.vatId} – ${firm.phone} – ${firm.email} – ${firm.website}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Rechnung_${number}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm.name,
        buyerName: client.name,
        sellerVatId: firm.vatId.replace(/\s/g, ''),
        iban: firm.bank.iban ?? '',
        ...(index === 2 ? {} : { netTotal: fixed(net), taxTotal: '0.00' }),
        grossTotal: fixed(net),
        currency: 'EUR',
      },
    }
  },
}
