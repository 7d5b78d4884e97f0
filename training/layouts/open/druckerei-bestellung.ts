// An online printer's confirmation: thanks in place of a title, a band of the order's steps, specifications below each product,
// and, with payment in advance, account and total as on a bill; that it is none stands in grey at the foot.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.5 'Open Sans','Noto Sans',sans-serif;padding:13mm 18mm;color:#2b2f36}
.logo{font:800 17pt/1 'Open Sans',sans-serif;color:#e6007e}.logo i{font-style:normal;color:#009fe3}h1{font:300 21pt/1.2 'Open Sans',sans-serif;margin:9mm 0 3mm}
.steps{display:flex;margin:5mm 0}.steps span{flex:1;text-align:center;font-size:8pt;border-top:3pt solid #d9dde3;padding-top:1.5mm;color:#8a919c}.steps .on{border-color:#009fe3;color:#2b2f36}
.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;margin:4mm 0}.cards div{background:#f4f6f8;padding:3mm 4mm;font-size:8.8pt}.cards b{display:block;font-size:7.4pt;text-transform:uppercase;letter-spacing:.5pt;color:#8a919c}
.it{display:flex;justify-content:space-between;border-bottom:.5pt solid #d9dde3;padding:2.5mm 0}.it small{display:block;color:#6c737d;font-size:8pt;max-width:120mm}.tt{margin:3mm 0 0 auto;width:78mm}.tt td:last-child{text-align:right}.tt .all td{font-weight:700;font-size:12pt;padding-top:2mm}
.pay{border:1.4pt solid #e6007e;padding:3mm 5mm;margin-top:6mm}.ft{position:absolute;left:18mm;right:18mm;bottom:9mm;font-size:7.2pt;color:#8a919c}`

const PRODUCTS = [
  ['Flyer DIN lang', '4/4-farbig, 135 g Bilderdruck glänzend, Standardproduktion', 2_900, 9_800, 500],
  ['Visitenkarten', '350 g Naturkarton, einseitig bedruckt, abgerundete Ecken', 1_900, 5_900, 250],
  ['Broschüre A5, 24 Seiten', 'Rückstichheftung, Umschlag 250 g matt, Innenteil 115 g', 18_900, 64_000, 100],
  ['Roll-up 85 × 200 cm', 'Aluminiumkassette, Tasche, Druck auf Polyesterfolie', 5_900, 38_900, 1],
  ['Aufkleber rund 7 cm', 'PVC-Folie weiß, UV-beständig, auf Bogen', 2_400, 7_500, 500],
] as const

export const layout: Layout = {
  name: 'druckerei-bestellung',
  kind: 'order-confirmation',
  language: 'de',
  types: ['order-confirmation'],
  count: 2,
  scans: [],
  make,
}

const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [buyer, own, day, other] = [names.company(), names.company(), dayIn(random, 2024, 2026), names.address()]
  const items = random.sample(PRODUCTS, index + 2).map(([name, text, low, high, pack]) => ({
    name,
    text,
    pieces: random.whole(1, 6) * pack,
    cents: random.whole(low, high),
  }))
  const net = sum(items.map(({ cents }) => cents)) + 690
  const tax = percent(net, 19)
  const order = random.code('##-####-####')
  const who = buyer.manager
  const address = `${buyer.name}<br>${who.full}<br>${buyer.address.street}<br>${buyer.address.place}`
  const pay =
    index === 0
      ? `<div class="pay"><b>Bitte überweisen Sie ${amount(net + tax)} €</b> innerhalb von 7 Tagen an Klecksar Online GmbH, ${own.bank.name}, IBAN ${inFours(own.bank.iban ?? '')}, Verwendungszweck ${order}. Wir beginnen mit dem Druck, sobald Ihre Zahlung und Ihre Druckdaten da sind.</div>`
      : `<p style="margin-top:6mm">Sie haben <b>Kauf auf Rechnung</b> gewählt. Die Rechnung geht nach dem Versand an ${buyer.email}. Ihre Kostenstelle „Messe ${day.year}“ wird darauf genannt.</p>`
  const html = `<div class="logo">kleck<i>sar</i></div><h1>${index === 0 ? `Danke, ${who.first}!<br>Ihre Bestellung ist bei uns angekommen.` : `Ihre Bestellung ${order}:<br>Wir legen los.`}</h1>
<div class="steps"><span class="on">Bestellt</span><span${index === 1 ? ' class="on"' : ''}>Daten geprüft</span><span>Im Druck</span><span>Versandt</span></div>
<div class="cards"><div><b>Bestellnummer</b>${order}<br>vom ${date(day)}, ${random.code('1#:2#')} Uhr</div><div><b>${index === 0 ? 'Rechnung und Lieferung an' : 'Rechnung an'}</b>${address}</div><div>${index === 0 ? `<b>Versand</b>Paket, 3–4 Werktage ab Zahlungseingang` : `<b>Lieferung an</b>${buyer.name}<br>Messestand 4.C12<br>${other.street}<br>${other.place}`}</div></div>
${each(items, ({ name, text, pieces, cents }) => `<div class="it"><div>${pieces.toLocaleString('de-DE')} × ${name}<small>${text}</small></div><div>${amount(cents)} €</div></div>`)}
<table class="tt"><tr><td>Versand<td>6,90 €</tr><tr><td>Zwischensumme (netto)<td>${amount(net)} €</tr><tr><td>MwSt. 19 %<td>${amount(tax)} €</tr><tr class="all"><td>Gesamt<td>${amount(net + tax)} €</tr></table>${pay}
<p style="margin-top:5mm">Noch keine Druckdaten hochgeladen? Unter „Meine Aufträge“ können Sie das jederzeit nachholen. Änderungen sind bis zur Freigabe der Daten kostenlos.</p>
<div class="ft">Dieses Dokument ist keine Rechnung im Sinne des Umsatzsteuergesetzes und berechtigt nicht zum Vorsteuerabzug. Mit dieser Nachricht nehmen wir Ihre Bestellung an; es gelten unsere AGB.<br>Klecksar Online GmbH · ${own.address.street} · ${own.address.place} · ${own.register} · USt-IdNr. ${own.vatId}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${order}.pdf`,
    facts: [[amount(net + tax)], [order, buyer.name]],
  }
}
