// A municipal heating supplier's yearly bill over three sheets: a letter with the balance, then megawatt hours by price period with a formula's
// factors, base price by kilowatt, metering, carbon price; paid instalments net and with tax; last the new instalments with their days.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  taxWithin,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.42 'Open Sans';padding:0 20mm 0 25mm;color:#1c1c1c}.band{position:absolute;left:0;top:0;width:210mm;height:5mm;background:linear-gradient(90deg,#c8102e 0 68%,#f2a900 68%)}.logo{left:25mm;top:13mm;font:800 19pt 'Open Sans';color:#c8102e}.logo span{font-weight:300;color:#333}.to{left:25mm;top:46mm}.to small{display:block;font-size:6.4pt;margin-bottom:3mm}
  .side{left:136mm;top:46mm;width:56mm;font-size:8pt;line-height:1.35}.side b{display:block;margin-top:1.3mm;font-weight:600;color:#c8102e}.body{position:absolute;left:25mm;right:20mm}h1{font:700 13.5pt 'Open Sans';margin:0 0 4mm}h2{font:700 10pt 'Open Sans';color:#c8102e;margin:5mm 0 1.5mm}
  .sumbox{border:1pt solid #c8102e;border-radius:2mm;padding:2.5mm 4mm;margin:4mm 0}.sumbox table,.t{width:100%}.sumbox td{padding:.6mm 0}.sumbox .b td{font-weight:700;font-size:11pt;border-top:.6pt solid #c8102e}.t{font-size:8.6pt}.t th{background:#fbe9d0;font-weight:600;text-align:left;padding:1mm 1.2mm}.t td{padding:.8mm 1.2mm;border-bottom:.4pt solid #ddd}.t .b td{font-weight:700}.t th.r{text-align:right!important}
  .foot{left:25mm;right:20mm;bottom:6mm;font-size:6.3pt;line-height:1.35;display:flex;justify-content:space-between;color:#555}.pg{right:20mm;top:14mm;font-size:8pt}`
const { amount, date, number: figures } = writingOf('DE')
const euro = (cents: number) => `${amount(cents)} €`

interface Use {
  readonly rows: string
  readonly net: number
  readonly kwh: number
}

/** Two price periods: a new work price since the first of July. */
function useOf(random: Random, year: number, kilowatts: number): Use {
  const uses = [0, 1].map(() => random.whole(kilowatts * 500, kilowatts * 900) / 1000)
  const parts = [`01.01.${year} – 30.06.${year}`, `01.07.${year} – 31.12.${year}`].map((span, at) => {
    const [mwh, price] = [uses[at] ?? 0, random.whole(8490, 13240)]
    const carbon = random.whole(610, 890)
    return [
      {
        text: 'Arbeitspreis',
        span,
        quantity: `${figures(mwh)} MWh`,
        price: `${amount(price)} €/MWh`,
        cents: Math.round(mwh * price),
      },
      {
        text: 'Emissionspreis',
        span,
        quantity: `${figures(mwh)} MWh`,
        price: `${amount(carbon)} €/MWh`,
        cents: Math.round(mwh * carbon),
      },
    ]
  })
  const base = random.whole(4120, 5890)
  const year1 = `01.01.${year} – 31.12.${year}`
  const rows = [
    ...parts.flat(),
    {
      text: 'Grundpreis (Anschlussleistung)',
      span: year1,
      quantity: `${kilowatts} kW`,
      price: `${amount(base)} €/kW·a`,
      cents: kilowatts * base,
    },
    { text: 'Messpreis Wärmemengenzähler', span: year1, quantity: '12 Mon.', price: '14,20 €/Mon.', cents: 17040 },
  ]
  return {
    rows: each(
      rows,
      (one) =>
        `<tr><td>${one.text}</td><td>${one.span}</td><td class="r">${one.quantity}</td><td class="r">${one.price}</td><td class="r">${amount(one.cents)}</td></tr>`,
    ),
    net: sum(rows.map(({ cents }) => cents)),
    kwh: Math.round(sum(uses) * 1000),
  }
}

function planOf(day: Day, part: number): { html: string; first: Day } {
  const days = Array.from({ length: 10 }, (_, at) => ({ year: day.year, month: at + 3, day: 1 }))
  const row = (one: Day) =>
    `<tr><td>${date(one)}</td><td class="r">${amount(part - taxWithin(part, 19))}</td><td class="r">${amount(taxWithin(part, 19))}</td><td class="r">${amount(part)}</td></tr>`
  return {
    html: `<table class="t"><tr><th>Fällig am</th><th class="r">netto €</th><th class="r">USt. 19 % €</th><th class="r">Abschlag brutto €</th></tr>${each(days, row)}</table>`,
    first: days[0] ?? day,
  }
}

const paidRows = (year: number, part: number) =>
  each(
    Array.from({ length: 11 }, (_, at) => at + 2),
    (month) =>
      `<tr><td>${date({ year, month, day: 3 })}</td><td class="r">${amount(part - taxWithin(part, 19))}</td><td class="r">${amount(taxWithin(part, 19))}</td><td class="r">${amount(part)}</td></tr>`,
  )

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, client, person, site] = [companyIn(names, 'Wärme'), names.company(), names.person(), names.address()]
  const seller = `${['Stadtwärme', 'Fernwärmeversorgung', 'Stadtwärme'][index]} ${firm.address.town} GmbH`
  const buyer = [`WEG ${site.street}`, `${person.first} ${person.last}`, client.name][index] ?? ''
  const to = [
    `${buyer}<br>vertr. d. Hausverwaltung ${person.last}<br>${client.address.lines.join('<br>')}`,
    `${person.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${buyer}<br>${site.lines.join('<br>')}`,
    `${buyer}<br>${client.address.lines.join('<br>')}`,
  ][index]
  const day = { ...dayIn(random, 2025, 2026), month: 2, day: random.whole(3, 12) }
  const number = [random.code('VR 24/00####'), random.code('5100######'), random.code('71#######')][index] ?? ''
  const kilowatts = [random.whole(90, 160), random.whole(12, 18), random.whole(48, 75)][index] ?? 15
  const use = useOf(random, day.year - 1, kilowatts)
  const tax = percent(use.net, 19)
  const gross = use.net + tax
  const part = Math.round((gross * ([0.94, 1.06, 0.9][index] ?? 1)) / 1100) * 100
  const [paid, left] = [part * 11, gross - part * 11]
  const [due, plan] = [daysAfter(day, 16), planOf(day, Math.round(gross / 1100) * 100)]
  const word = left > 0 ? 'Nachzahlung' : 'Guthaben'
  const account = random.code('4######')
  const [old, used] = [random.whole(210000, 890000), use.kwh]
  const pay =
    left > 0
      ? `Bitte überweisen Sie den Betrag bis zum <b>${date(due)}</b> unter Angabe Ihrer Kundennummer ${account} auf eines der unten genannten Konten.`
      : 'Das Guthaben überweisen wir in den nächsten Tagen auf das uns bekannte Konto. Sie müssen nichts veranlassen.'
  const foot = `<div class="abs foot"><span>${seller}<br>${firm.address.street}, ${firm.address.place}<br>Aufsichtsratsvorsitz: ${names.person().full}</span><span>Geschäftsführung: ${firm.manager.full}<br>${firm.register}<br>USt-IdNr. ${firm.vatId} · St.-Nr. ${firm.taxNumber}</span><span>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')}<br>BIC ${firm.bank.bic}</span></div>`
  const head = (at: number) =>
    `<div class="band"></div><div class="abs pg">${at > 1 ? `Verbrauchsabrechnung ${number} · ` : ''}Seite ${at} / 3</div>`
  const first = `${head(1)}<div class="abs logo">${['stadt<span>wärme</span>', 'FVG<span>wärmt.</span>', 'stadt<span>wärme</span>'][index]}</div><div class="abs to"><small>${seller} · ${firm.address.street} · ${firm.address.place}</small>${to}</div>
    <div class="abs side"><b>Kundennummer</b>${account}<b>Vertragskonto</b>${random.code('2000######')}<b>Rechnungsnummer</b>${number}<b>Datum</b>${date(day)}<b>Kundenservice</b>${firm.phone}<br>Mo – Do 8 – 16, Fr 8 – 12 Uhr<b>Verbrauchsstelle</b>${site.street}<br>${site.place}</div>
    <div class="body" style="top:106mm"><h1>Ihre Wärmeabrechnung für ${day.year - 1}</h1><p>${index === 1 ? `Guten Tag ${person.salutation} ${person.last},` : 'Sehr geehrte Damen und Herren,'}</p><p>für den Zeitraum vom 01.01.${day.year - 1} bis 31.12.${day.year - 1} haben wir Ihren Wärmebezug abgerechnet:</p>
    <div class="sumbox"><table><tr><td>Nettobetrag Wärmelieferung</td><td class="r">${euro(use.net)}</td></tr><tr><td>zzgl. 19 % Umsatzsteuer</td><td class="r">${euro(tax)}</td></tr><tr><td>Rechnungsbetrag</td><td class="r">${euro(gross)}</td></tr><tr><td>abzgl. gezahlter Abschläge (11 × ${euro(part)})</td><td class="r">– ${euro(paid)}</td></tr><tr class="b"><td>${word}</td><td class="r">${euro(Math.abs(left))}</td></tr></table></div>
    <p>${pay}</p><p>Ihr neuer monatlicher Abschlag beträgt <b>${euro(Math.round(gross / 1100) * 100)}</b> und ist erstmals am ${date(plan.first)} fällig. Wie sich die Beträge zusammensetzen, sehen Sie auf den folgenden Seiten.</p><p>Freundliche Grüße<br>Ihre ${seller}</p></div>${foot}`
  const second = `${head(2)}<div class="body" style="top:26mm"><h2>Zählerstände</h2><table class="t"><tr><th>Zähler-Nr.</th><th>Ablesung</th><th>Art</th><th class="r">Stand alt kWh</th><th class="r">Stand neu kWh</th></tr><tr><td>${random.code('6#######')}</td><td>31.12.${day.year - 1}</td><td>Fernablesung</td><td class="r">${old}</td><td class="r">${old + used}</td></tr></table>
    <h2>Berechnung der Wärmekosten</h2><table class="t"><tr><th>Preisbestandteil</th><th>Zeitraum</th><th class="r">Menge</th><th class="r">Preis netto</th><th class="r">Betrag €</th></tr>${use.rows}<tr class="b"><td colspan="4">Summe netto</td><td class="r">${amount(use.net)}</td></tr><tr><td colspan="4">Umsatzsteuer 19 %</td><td class="r">${amount(tax)}</td></tr><tr class="b"><td colspan="4">Summe brutto</td><td class="r">${amount(gross)}</td></tr></table>
    <h2>Geleistete Zahlungen</h2><table class="t"><tr><th>Eingang</th><th class="r">netto €</th><th class="r">USt. €</th><th class="r">brutto €</th></tr>${paidRows(day.year - 1, part)}<tr class="b"><td>Summe der Zahlungen</td><td class="r">${amount(11 * (part - taxWithin(part, 19)))}</td><td class="r">${amount(11 * taxWithin(part, 19))}</td><td class="r">${amount(paid)}</td></tr></table>
    <h2>Preisänderung</h2><p style="font-size:8.4pt">AP = AP<sub>0</sub> · (0,35 · G/G<sub>0</sub> + 0,25 · L/L<sub>0</sub> + 0,40 · WPI/WPI<sub>0</sub>). Basiswerte: G<sub>0</sub> = 61,4 · L<sub>0</sub> = 104,2 · WPI<sub>0</sub> = 112,0. Der Primärenergiefaktor beträgt ${figures(random.whole(22, 58) / 100)}, der Anteil erneuerbarer Energien ${random.whole(21, 64)} %.</p></div>${foot}`
  const third = `${head(3)}<div class="body" style="top:26mm"><h2>Ihre Abschläge ${day.year}</h2>${plan.html}<h2>Ihr Verbrauch im Vergleich</h2><table class="t"><tr><th>Jahr</th><th class="r">kWh</th><th class="r">Gradtagzahl</th></tr>${each([1, 2, 3], (at) => `<tr><td>${day.year - at}</td><td class="r">${used + at * 731}</td><td class="r">${3120 + at * 47}</td></tr>`)}</table>
    <h2>Hinweise</h2><p style="font-size:8pt">Grundlage ist die Verordnung über Allgemeine Bedingungen für die Versorgung mit Fernwärme (AVBFernwärmeV). Bei Zahlungsverzug berechnen wir 2,50 € je Mahnung. Aufteilung der CO<sub>2</sub>-Kosten nach CO2KostAufG: Emissionen ${figures(random.whole(400, 2400) / 100)} t, Kostenanteil ${euro(random.whole(4000, 29000))}. Beschwerden richten Sie bitte an ${firm.email}; danach steht Ihnen die Allgemeine Verbraucherschlichtungsstelle offen. Informationen zur Energieeffizienz finden Sie unter ${firm.website}.</p></div>${foot}`
  return {
    html: sheets(CSS, [first, second, third]),
    pages: 3,
    fileName: `Rechnung_${account}_${day.year - 1}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(left > 0 ? { dueDate: iso(due) } : {}),
      ...{ sellerName: seller, buyerName: buyer, sellerVatId: firm.vatId, iban: firm.bank.iban ?? '' },
      ...{
        netTotal: fixed(use.net),
        taxTotal: fixed(tax),
        grossTotal: [fixed(gross), fixed(Math.abs(left))],
        currency: 'EUR',
      },
    },
  }
}

export const layout: Layout = {
  name: 'fernwaerme-abrechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [1],
  make,
}
