// A gardener's letter in a word processor: no table, rows end in amounts at a tab stop after a dotted line, the number stands in the
// subject together with the garden, the day after the town, and one of the two owners charges no tax (§ 19).
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, herrn, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 11.5pt/1.36 'Liberation Serif'; padding: 16mm 24mm 0 26mm } .head { text-align: center; color: #35602c; border-bottom: 1pt solid #35602c; padding-bottom: 3mm } .head b { font: italic 700 24pt/1.1 'URW Bookman'; display: block }
  .head small { font-size: 9.5pt } .to { margin: 13mm 0 14mm } .re { font-weight: 700; margin: 7mm 0 5mm } .row { display: flex; align-items: flex-end; margin-bottom: .8mm } .row i { flex: 1; border-bottom: 1pt dotted #777; margin: 0 2mm 1.2mm }
  .row span:first-child { max-width: 112mm } .row.sum i { border: 0 } .row.sum { margin-left: 62mm } .line { border-top: .8pt solid #000; margin: 2mm 0 2mm 118mm } .foot { left: 26mm; right: 24mm; bottom: 10mm; text-align: center; font-size: 9pt; color: #35602c }`

const WORK: readonly (readonly [text: string, low: number, high: number])[] = [
  ['Rasen vertikutiert, Schnittgut aufgenommen und entsorgt', 18000, 32000],
  ['Hainbuchenhecke beidseitig geschnitten, ca. 38 lfm', 22000, 41000],
  ['14 Std. Gartenarbeit (Beete, Unkraut, Rückschnitt Stauden)', 53200, 64400],
  ['2 Kugelahorn, Stammumfang 14-16, geliefert und gepflanzt', 41000, 56000],
  ['Mutterboden, 4 m³, einschl. Anlieferung', 15500, 21000],
  ['Rindenmulch 0-40 mm, 2,5 m³', 9900, 13800],
  ['Abfuhr Grüngut, Deponiegebühr', 4500, 8900],
  ['Fällung einer Fichte mit Seilklettertechnik, Stubben gefräst', 49000, 82000],
]
const OWNERS = [
  ['Gärtnerei Windschief', 'Baumschule · Gartenpflege · Grabgestaltung', 'Gärtnerei Windschief, Inh. Torben Haselhuhn'],
  ['Hannes Uhlenbrok', 'Garten- und Baumpflege', 'Hannes Uhlenbrok'],
] as const

const { amount, date } = writingOf('DE')

export const nurseryWord: Layout = {
  name: 'nursery-word',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, taxNumber, vatId, mobile } = names.company()
    const [client, home, isTaxed] = [names.person(), names.address(), index === 0]
    const [firm, trade, owner] = OWNERS[index === 0 ? 0 : 1]
    const day = dayIn(random, 2023, 2026)
    const number =
      index === 0 ? `${random.whole(31, 180)}/${String(day.year).slice(2)}` : `${day.year}${random.code('0##')}`
    const rows = random
      .sample(WORK, index === 0 ? 6 : 3)
      .map(([text, low, high]) => ({ text, cents: Math.round(random.whole(low, high) / 50) * 50 }))
    const net = sum(rows.map(({ cents }) => cents))
    const tax = isTaxed ? percent(net, 19) : 0
    const line = (text: string, cents: number, of = '') =>
      `<div class="row ${of}"><span>${text}</span><i></i><span>${amount(cents)} €</span></div>`
    const end = isTaxed
      ? `${line('Summe', net, 'sum')}${line('+ 19 % Mehrwertsteuer', tax, 'sum')}<div class="line"></div>${line('<b>zu zahlen</b>', net + tax, 'sum')}`
      : line('<b>Summe</b>', net, 'sum')
    const html = `<div class="head"><b>${firm}</b>${trade}<br><small>${address.street} &nbsp;•&nbsp; ${address.place} &nbsp;•&nbsp; ${mobile}</small></div>
      <div class="to">${herrn(client)}<br>${client.full}<br>${home.street}<br><br>${home.place}</div><div class="r">${address.town}, ${date(day, isTaxed ? 'figures' : 'long')}</div>
      <div class="re">Rechnung Nr. ${number} – Ihr Garten ${home.street}</div><p>Guten Tag ${client.salutation} ${client.last},</p>
      <p>für die bei Ihnen ausgeführten Arbeiten erlaube ich mir zu berechnen:</p>${each(rows, ({ text, cents }) => line(text, cents))}<div class="line"></div>${end}
      <p style="margin-top:6mm">${isTaxed ? 'Der Betrag ist innerhalb von 14 Tagen ohne Abzug fällig. Anwuchsgarantie bei regelmäßigem Wässern: eine Vegetationsperiode.' : 'Gemäß § 19 Abs. 1 UStG wird keine Umsatzsteuer berechnet.<br>Bitte überweisen Sie innerhalb von 10 Tagen.'}</p>
      <p>Vielen Dank und freundliche Grüße</p><div class="abs foot">${owner} &nbsp;|&nbsp; ${bank.name} &nbsp;|&nbsp; IBAN ${inFours(bank.iban ?? '')}<br>Steuernummer ${taxNumber}${isTaxed ? ` &nbsp;|&nbsp; USt-IdNr. ${vatId}` : ''}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `Rechnung ${number.replace('/', '-')} ${client.last}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: isTaxed ? [firm, owner, 'Torben Haselhuhn'] : firm,
        buyerName: client.full,
        iban: bank.iban ?? '',
        ...(isTaxed ? { ...totals(net, tax), sellerVatId: vatId.replace(/\s/g, '') } : { grossTotal: fixed(net) }),
        currency: 'EUR',
      },
    }
  },
}
