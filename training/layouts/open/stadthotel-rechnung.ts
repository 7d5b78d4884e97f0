// Hotelrechnungen mit zwei Steuersätzen und einer Beherbergungs- oder Kulturabgabe ohne Steuer: Tage mit Buchungstext, Preise brutto, unten
// Netto und Steuer je Satz; der Gast und die Firma, die zahlt, sind zweierlei; einmal als Konto, einmal als Brief einer Pension.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 var(--f);padding:14mm 18mm 0 22mm}.hd{text-align:var(--a);color:var(--c);margin-bottom:12mm}.hd b{font-size:18pt;letter-spacing:var(--l)}.two{display:grid;grid-template-columns:1fr 64mm;gap:6mm;margin-bottom:8mm}.k td{padding:.3mm 4mm .3mm 0}.g{width:100%}.g th{text-align:left;font-weight:400;font-size:8pt;border-bottom:.7pt solid var(--c)}.g td{padding:.7mm 0}.z td{font-weight:700;font-size:11pt;border-top:.9pt solid var(--c)}.v{margin:5mm 0;font-size:8.6pt}.v td,.v th{padding:.3mm 7mm .3mm 0;font-weight:400;text-align:right}.ft{left:22mm;right:18mm;bottom:8mm;font-size:7.4pt;color:#444;text-align:center}`

const HOUSES = [
  {
    sign: 'HOTEL AM FISCHTOR',
    legal: 'Fischtor Hotelbetriebs GmbH & Co. KG',
    title: 'Rechnung',
    labels: ['Rechnungs-Nr.', 'Rechnungsdatum', 'Zimmer', 'Anreise', 'Abreise', 'Gast', 'Reservierung'],
    number: '2#####',
    tax: 'Beherbergungssteuer',
    room: 'Logis',
    breakfast: ['Frühstück Speisen', 'Frühstück Getränke'],
    extra: ['Minibar', 'Tiefgarage', 'Parkett-Bar Rg. 118'],
    f: "'Noto Sans','DejaVu Sans'",
    c: '#12355b',
    a: 'left',
    l: '1.5pt',
  },
  {
    sign: 'Pension Rebstöckle',
    legal: 'Pension Rebstöckle, Inh. ^',
    title: 'Ihre Tage bei uns',
    labels: ['Beleg', 'Abgerechnet am', 'Zimmer', 'Von', 'Bis', 'Name', 'Meldeschein'],
    number: '%/####',
    tax: 'Kurtaxe',
    room: 'Übernachtung Doppelzimmer',
    breakfast: ['Frühstück, Anteil Essen', 'Frühstück, Anteil Kaffee/Saft'],
    extra: ['Wein vom Haus, 2 Fl.', 'Leihrad', 'Hund'],
    f: "'EB Garamond'",
    c: '#6d1f2a',
    a: 'center',
    l: '0',
  },
] as const
const { amount, date } = writingOf('DE')

interface Booking {
  readonly night: number
  readonly text: string
  readonly rate: number
  readonly cents: number
}

function bookingsOf(random: Random, house: (typeof HOUSES)[number], nights: number): Booking[] {
  const [room, food, drinks, levy] = [
    random.whole(79, 139) * 100,
    random.whole(9, 12) * 100,
    490,
    random.whole(24, 52) * 10,
  ]
  const daily = (night: number): Booking[] => [
    { night, text: house.room, rate: 7, cents: room },
    { night, text: house.breakfast[0], rate: 7, cents: food },
    { night, text: house.breakfast[1], rate: 19, cents: drinks },
    { night, text: house.tax, rate: 0, cents: levy },
  ]
  const extras = random
    .sample(house.extra, 2)
    .map((text, at) => ({ night: at % nights, text, rate: 19, cents: random.whole(8, 34) * 100 }))
  return [...Array.from({ length: nights }, (_, night) => daily(night)).flat(), ...extras].sort(
    (a, b) => a.night - b.night,
  )
}

export const layout: Layout = {
  name: 'stadthotel-rechnung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const house = HOUSES[index] ?? HOUSES[0]
    const [own, firm, guest, home] = [names.company(), names.company(), names.person(), names.address()]
    const legal = house.legal.replace('^', `${own.manager.first} ${own.manager.last}`)
    const nights = index === 0 ? 3 : 2
    const left = dayIn(random, 2025, 2026)
    const came = daysAfter(left, -nights)
    const day = index === 0 ? daysAfter(left, 1) : left
    const due = daysAfter(day, 10)
    const number = random.code(house.number.replace('%', String(left.year)))
    const rows = bookingsOf(random, house, nights)
    const gross = sum(rows.map(({ cents }) => cents))
    const groups = [7, 19, 0].map((rate) => {
      const part = sum(rows.filter((row) => row.rate === rate).map(({ cents }) => cents))
      return { rate, part, tax: taxWithin(part, rate) }
    })
    const tax = sum(groups.map((group) => group.tax))
    const payer = index === 0 ? firm.name : guest.full
    const values = [number, date(day), random.code('2##'), date(came), date(left), guest.full, random.code('######')]
    const to =
      index === 0
        ? `${firm.name}<br>Reisestelle<br>${firm.address.lines.join('<br>')}`
        : `${guest.salutation}<br>${guest.full}<br>${home.lines.join('<br>')}`
    const iban = inFours(own.bank.iban ?? '')
    const pay =
      index === 0
        ? `Kostenübernahme liegt vor. Wir bitten um Überweisung bis ${date(due)} auf ${iban}, ${own.bank.name}.`
        : `Den Betrag haben Sie mit Karte bezahlt, herzlichen Dank und kommen Sie gut heim! Für Anzahlungen: ${iban}.`
    const html = `<div class="hd"><b>${house.sign}</b><br>${own.address.lines.join(' · ')} · ${own.phone}</div><div class="two"><div>${to}</div><table class="k">${each(house.labels, (label, at) => `<tr><td>${label}</td><td>${values[at]}</td></tr>`)}</table></div><p><b style="font-size:13pt">${house.title}</b></p><table class="g"><tr><th>Datum</th><th>Text</th><th class="r">USt</th><th class="r">EUR brutto</th></tr>${each(rows, (row) => `<tr><td>${date(daysAfter(came, row.night), 'short')}</td><td>${row.text}</td><td class="r">${row.rate} %</td><td class="r">${amount(row.cents)}</td></tr>`)}<tr class="z"><td colspan="3">${index === 0 ? 'Gesamtbetrag EUR' : 'Macht zusammen, €'}</td><td class="r">${amount(gross)}</td></tr></table><table class="v"><tr><th>Steuersatz</th><th>Netto</th><th>Steuer</th><th>Brutto</th></tr>${each(groups, (group) => `<tr><td>${group.rate} %</td><td>${amount(group.part - group.tax)}</td><td>${amount(group.tax)}</td><td>${amount(group.part)}</td></tr>`)}<tr><td>Summe</td><td>${amount(gross - tax)}</td><td>${amount(tax)}</td><td>${amount(gross)}</td></tr></table><p>${pay}</p><div class="abs ft">${legal} · ${index === 0 ? `${own.register} · USt-IdNr. ${own.vatId}` : `Steuernummer ${own.taxNumber}`}</div>`
    return {
      html: sheets(`.sheet{--f:${house.f};--c:${house.c};--a:${house.a};--l:${house.l}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 0 ? { dueDate: iso(due), sellerVatId: own.vatId } : {}),
        sellerName: [legal, house.sign],
        buyerName: payer,
        iban: own.bank.iban ?? '',
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
