// A stonemason's bill set like a letter on fine paper: centred head in small capitals, no table lines, the work told in sentences with
// dotted leaders to the sums; the paid deposit comes off at the end, the rest is written out in words as well.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.6pt/1.42 'EB Garamond';padding:17mm 27mm 0 30mm}.head{text-align:center;font-variant:small-caps;letter-spacing:1.2pt}.head b{font-size:19pt;font-weight:400;display:block;letter-spacing:3pt}.rule{border-top:.5pt solid #777;width:40mm;margin:3mm auto}.l{display:flex;align-items:baseline;margin-top:1.4mm}.l i{flex:1;border-bottom:1pt dotted #888;margin:0 2mm;min-width:8mm}.l span{max-width:104mm}.end{position:absolute;bottom:13mm;left:30mm;right:27mm;text-align:center;font-size:9.2pt;color:#444}`

const STONES = [
  ['Grabstein aus Wachenzeller Dolomit, allseits gestockt, 92 × 48 × 16', 289000],
  ['Liegeplatte aus Anröchter Grünstein, Kanten gebrochen', 164500],
  ['Stele aus heimischem Muschelkalk, handgespitzt, mit Sockel', 342000],
] as const
const LETTERS = [
  ['Vertiefte Schrift, 41 Zeichen, von Hand gehauen und getönt', 61500],
  ['Fundament setzen und Stein dübeln nach TA Grabmal', 48000],
  ['Ornament „Ähre“ nach Ihrer Zeichnung', 27500],
  ['Genehmigungsgebühr der Friedhofsverwaltung, ausgelegt', 8600],
  ['Bronzelaterne mit Sockel', 21900],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'steinmetz-grabmal',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, taxNumber, mobile } = names.company()
    const [master, client, dead, home] = [names.person(), names.person(), names.person(), names.address()]
    const [day, number] = [dayIn(random, 2023, 2026), random.code(index === 0 ? '1##' : '##-3#')]
    const [ordered, set] = [daysAfter(day, -118), daysAfter(day, -6)]
    const firm = index === 0 ? `Steinmetzwerkstatt ${master.last}` : `${master.first} ${master.last} & Tochter`
    const rows = [random.pick(STONES), ...random.sample(LETTERS, 2 + index)]
    const gross = sum(rows.map(([, cents]) => cents))
    const [tax, paid] = [taxWithin(gross, 19), Math.round(gross / 300000) * 100000]
    const line = (text: string, cents: number, bold = false) =>
      `<div class="l" ${bold ? 'style="font-weight:600"' : ''}><span>${text}</span><i></i>${amount(cents)}</div>`
    const dear = client.salutation === 'Herr' ? 'Sehr geehrter Herr' : 'Sehr geehrte Frau'
    const html = `<div class="head"><b>${firm}</b>Bildhauerei · Grabmale · Restaurierung<div class="rule"></div>${address.street} · ${address.place}</div>
<p style="margin:16mm 0 0">${herrn(client)}<br>${client.full}<br>${home.street}<br>${home.place}</p><p class="r" style="margin:9mm 0 7mm">${address.town}, den ${date(day, 'long')}</p>
<p style="font-size:13pt">Rechnung Nr. ${number} <span style="font-size:10.5pt">für das Grabmal ${dead.first} ${dead.last}, Abt. ${random.code('@ ##')}</span></p><p>${dear} ${client.last},</p><p>am ${date(set, 'long')} konnten wir den Stein setzen. Für unsere Arbeit nach Ihrem Auftrag vom ${date(ordered, 'long')} erlauben wir uns zu berechnen (alle Preise in Euro und einschließlich Mehrwertsteuer):</p>
${each(rows, ([text, cents]) => line(text, cents))}${line('zusammen', gross, true)}<p style="font-size:10pt;margin-top:1mm">Darin sind 19 v. H. Mehrwertsteuer mit ${amount(tax)} € enthalten, ohne diese ${amount(gross - tax)} €.</p>${line('Ihre Anzahlung bei der Auftragserteilung, dankend erhalten', -paid)}${line('Es bleiben zu begleichen', gross - paid, true)}
<p style="margin-top:7mm">Mit stillem Gruß</p><p style="margin-top:11mm">${master.full}<br>Steinmetz- und Steinbildhauermeister</p><div class="end">${bank.name} &nbsp; ${inFours(bank.iban ?? '')}<br>Steuernummer ${taxNumber} &nbsp; Mobil ${mobile}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Rechnung ${client.last}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: [client.full, `${client.first} ${client.last}`],
        iban: bank.iban ?? '',
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: [fixed(gross), fixed(gross - paid)],
        currency: 'EUR',
      },
    }
  },
}
