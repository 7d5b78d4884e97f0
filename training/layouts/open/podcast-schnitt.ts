// An audio editor's bill out of a lean online service: a large thin headline, three cards "Von", "An", "Details" in one row, the amount and
// its day in a band before any position, hours with their days, tax named in each row, and the bank only in the last lines. One paper has
// a second client's reference and a part paid already; one is in reply to a purchase order.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.5 Lato;color:#1f2430;padding:16mm 17mm 0}h1{font:100 34pt/1 Lato;letter-spacing:-1pt;margin:0}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.6pt solid #12b5a2;padding-bottom:5mm}.top span{font:900 12pt Lato;color:#12b5a2}
.cards{display:grid;grid-template-columns:1fr 1fr 1.05fr;gap:7mm;margin-top:7mm}.cap{font-size:7.4pt;color:#8a90a0;margin-bottom:1mm}.cards td{padding:0 3mm 0 0;vertical-align:top}.cards td:first-child{color:#8a90a0}.band{display:flex;justify-content:space-between;background:#e9f8f6;margin:8mm 0 6mm;padding:3mm 4mm}.band b{font-size:14pt;line-height:1.2}
.g{width:100%}.g th{font-weight:700;font-size:7.6pt;color:#8a90a0;text-align:left;border-bottom:.5pt solid #c9ced8;padding:1mm 0}.g th.r{text-align:right}.g td{padding:2mm 0;border-bottom:.3pt solid #e2e5ea;vertical-align:top}.g em{font-style:normal;color:#8a90a0;display:block}.s{margin:3mm 0 0 auto;width:72mm}.s td{padding:.8mm 0}.s .t td{font-weight:900;font-size:11pt;border-top:1pt solid #1f2430}
.end{left:17mm;right:17mm;bottom:12mm;font-size:7.8pt;color:#555b69;display:flex;justify-content:space-between}`

const EPISODES = [
  ['Schnitt Folge 41 „Wer erbt den Laden?“', 'Rohschnitt, Atmer, Versprecher'],
  ['Schnitt Folge 42 „Vom Hof ins Netz“', 'zwei Spuren, Einspieler'],
  ['Mischung und Mastering', 'Lautheit nach Sendernorm, MP3 und WAV'],
  ['Shownotes und Kapitelmarken', 'nach Zulieferung'],
  ['Entrauschen Außenaufnahme', 'Mehraufwand, telefonisch vereinbart'],
  ['Sprecherin-Coaching vor der Aufnahme', 'per Videokonferenz'],
] as const
const SIGNS = ['Ohrwerk', 'SPUR ZWEI', 'Ohrwerk'] as const
const { amount, date, number: figures } = writingOf('DE')
const when = (is: boolean, html: string) => (is ? html : '')

export const layout: Layout = {
  name: 'podcast-schnitt',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [own, client, self, boss] = [names.company(), names.company(), names.person(), names.person()]
    const [sign, day] = [SIGNS[index] ?? '', dayIn(random, 2024, 2026)]
    const due = daysAfter(day, index === 1 ? 30 : 10)
    const number = [random.code(`${day.year}-0##`), random.code('S2-1###'), random.code(`${day.year}-1##`)][index] ?? ''
    const rate = random.whole(48, 76) * 100
    const rows = random
      .sample(EPISODES, [3, 5, 2][index] ?? 2)
      .sort()
      .map(([name, more], at) => {
        const hours = random.whole(4, 30) / 4
        return { name, more, hours, day: daysAfter(day, at * 2 - 16), total: Math.round(hours * rate) }
      })
    const net = sum(rows.map(({ total }) => total))
    const tax = percent(net, 19)
    const gross = net + tax
    const paid = index === 2 ? Math.round(gross / 20_000) * 10_000 : 0
    const end = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} EUR</td></tr>`
    const detail = (text: string, value: string) => `<tr><td>${text}</td><td>${value}</td></tr>`
    const html = `<div class="top"><h1>Rechnung</h1><span>${sign}</span></div><div class="cards"><div><div class="cap">Von</div><b>${self.full}</b><br>${sign} – Audioproduktion<br>${own.address.street}<br>${own.address.place}<br>USt-IdNr. ${own.vatId}</div>
<div><div class="cap">An</div><b>${client.name}</b><br>${[`${boss.full}<br>`, 'Kreditorenbuchhaltung<br>', ''][index]}${client.address.street}<br>${client.address.place}</div>
<div><div class="cap">Details</div><table>${detail('Nummer', number)}${detail('Ausgestellt', date(day))}${detail('Leistung', `${date(daysAfter(day, -16), 'short')} bis ${date(daysAfter(day, -4), 'short')}`)}${when(index === 1, detail('Bestellung', random.code('PO 45000#####')))}${when(index > 0, detail('Kunde', random.code('K-00##')))}</table></div></div>
<div class="band"><span>${paid ? 'Noch zu zahlen' : 'Zu zahlen'}<br><b>${amount(gross - paid)} EUR</b></span><span class="r">Fällig am<br><b>${date(due)}</b></span></div>
<table class="g"><tr><th>Tag</th><th>Leistung</th><th class="r">Stunden</th><th class="r">Satz</th><th class="r">USt</th><th class="r">Betrag</th></tr>${each(rows, (one) => `<tr><td>${date(one.day, 'short')}</td><td>${one.name}<em>${one.more}</em></td><td class="r">${figures(one.hours)}</td><td class="r">${amount(rate)}</td><td class="r">19 %</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
<table class="s">${end('Netto', net)}${end('19 % USt', tax)}${end(paid ? 'Rechnungsbetrag' : 'Gesamt', gross, 't')}${when(paid > 0, end(`Bereits erhalten am ${date(daysAfter(day, -17))}`, -paid) + end('Offen', gross - paid, 't'))}</table>
<p style="margin-top:9mm">${['Danke, dass ich wieder dabei sein durfte!', 'Rechnung bitte an die zuständige Redaktion weiterleiten.', 'Danke, dass ich dabei sein durfte!'][index]} Alle Rohdaten bleiben ${random.pick([30, 60, 90])} Tage gespeichert und werden danach gelöscht.</p>
<div class="abs end"><div>Überweisung an ${self.full}<br>IBAN ${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic} · ${own.bank.name}</div><div class="r">${own.mobile}<br>hallo@${sign.toLowerCase().replace(' ', '-')}.example<br>St.-Nr. ${own.taxNumber}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `Rechnung-${number}-${client.short.split(' ')[0]}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [self.full, sign],
        buyerName: client.name,
        sellerVatId: own.vatId.replace(/\s/g, ''),
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
