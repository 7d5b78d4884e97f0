// Schlussrechnungen kleiner Handwerker im Fließtext eines Schreibprogramms: gearbeitet wurde wie angeboten und ein wenig mehr, zwei oder drei
// Abschläge mit Tag und Betrag gehen unten ab, übrig bleibt ein Rest; alle Summen stehen in derselben Spalte.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  herrn,
  inFours,
  iso,
  namesIn,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.45 var(--f);padding:15mm 20mm 0 25mm}.hd{display:flex;justify-content:space-between;align-items:center;border-bottom:var(--b);padding-bottom:3mm}.hd b{font-size:17pt;color:var(--c)}.hd span{font-size:8.6pt;text-align:right}.to{margin:13mm 0 9mm}.g{width:100%;margin:3mm 0}.g td{padding:.9mm 0;vertical-align:top}.g td:first-child{padding-right:8mm}.g .l td{border-top:.5pt solid #000}.g .z td{font-weight:700;border-top:.8pt solid #000;border-bottom:2pt double #000}p{margin:0 0 2.6mm}.ft{left:25mm;right:20mm;bottom:8mm;font-size:7.6pt;color:#444;text-align:center}`

const PAPERS = [
  {
    trade: 'Zimmerei',
    title: 'Schlussrechnung ^ – Carport und Geräteschuppen',
    hello:
      'der Carport steht, die Nachbarn staunen. Abgerechnet wird wie im Angebot vom # besprochen, dazu das, was unterwegs noch gewünscht wurde:',
    works: [
      'Carport 6,00 × 5,50 m aus Lärche, abgebunden und aufgestellt',
      'Geräteschuppen mit Boden-Deckel-Schalung',
      'Dachdeckung Trapezblech anthrazit, Rinne',
      'Zusätzlich: Tür verbreitert, zweites Fenster',
    ],
    close: 'Zahlbar ohne Abzug bis #. Danke für den guten Kaffee.',
    f: "'Carlito','Liberation Sans'",
    c: '#7b4a12',
    b: '2pt solid #7b4a12',
  },
  {
    trade: 'Fliesen',
    title: 'Rechnung ^',
    hello:
      'für die Arbeiten in Bad und Gäste-WC, ausgeführt nach Auftrag vom #, stelle ich nach gemeinsamem Aufmaß in Rechnung:',
    works: [
      'Altbelag entfernt und entsorgt, 31,4 m²',
      'Abdichtung im Verbund, Duschbereich',
      'Feinsteinzeug 60 × 120 verlegt, 46,2 m²',
      'Silikonfugen, 38 m',
      'Stundenlohn lt. Zettel 3 und 4',
    ],
    close:
      'Den Restbetrag erwarte ich bis spätestens #. Rechnung und Zahlungsbeleg bitte zwei Jahre aufbewahren (§ 14b UStG).',
    f: "'Liberation Serif'",
    c: '#000',
    b: '.5pt solid #000',
  },
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'zimmerer-abschlaege',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const one = PAPERS[index] ?? PAPERS[0]
    const [own, client, home] = [companyIn(names, one.trade), names.person(), names.address()]
    const day = dayIn(random, 2025, 2026)
    const due = daysAfter(day, 14)
    const number = random.code(
      index === 0 ? `${day.year}-0##` : `##${String(day.month).padStart(2, '0')}/${day.year % 100}`,
    )
    const rows = one.works.map((text, at) => ({
      text,
      cents: random.whole(index === 0 ? 90 : 30, index === 0 ? 480 : 210) * (at === 0 && index === 0 ? 2_500 : 1_000),
    }))
    const net = sum(rows.map(({ cents }) => cents))
    const tax = percent(net, 19)
    const gross = net + tax
    const parts = (index === 0 ? [0.4, 0.3] : [0.25, 0.25, 0.2]).map((share, at) => ({
      on: daysAfter(day, -70 + at * 23),
      cents: Math.round((gross * share) / 50_000) * 50_000,
    }))
    const rest = gross - sum(parts.map(({ cents }) => cents))
    const line = (text: string, cents: number, kind = '') =>
      `<tr class="${kind}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const tables = `<table class="g">${each(rows, (row) => line(row.text, row.cents))}${line('Summe netto', net, 'l')}${line('19 % Mehrwertsteuer', tax)}${line('Gesamtbetrag', gross, 'l')}${each(parts, (part, at) => line(`abzüglich ${at + 1}. Abschlag, erhalten am ${date(part.on)} (darin 19 % MwSt. ${amount(part.cents - Math.round(part.cents / 1.19))} €)`, -part.cents))}${line('Noch zu zahlen', rest, 'z')}</table>`
    const html = `<div class="hd"><b>${own.short}</b><span>${own.address.lines.join('<br>')}<br>${own.mobile}</span></div><div class="to">${herrn(client)}<br>${client.full}<br>${home.lines.join('<br>')}</div><p class="r">${own.address.town}, den ${date(day, 'long')}</p><p><b>${one.title.replace('^', number)}</b></p><p>Sehr geehrte${client.salutation === 'Herr' ? 'r' : ''} ${client.salutation} ${client.last},</p><p>${one.hello.replace('#', date(daysAfter(day, -96)))}</p>${tables}<p>Leistungszeitraum: ${date(daysAfter(day, -62))} bis ${date(daysAfter(day, -6))}, ${home.street}. Im Betrag sind Lohnkosten von ${amount(percent(gross, 46))} € enthalten.</p><p>${one.close.replace('#', date(due))}</p><p>Mit freundlichen Grüßen</p><p style="margin-top:10mm">${own.manager.first} ${own.manager.last}</p><div class="abs ft">${own.name} · ${own.bank.name} · IBAN ${inFours(own.bank.iban ?? '')} · Steuernummer ${own.taxNumber}</div>`
    return {
      html: sheets(`.sheet{--f:${one.f};--c:${one.c};--b:${one.b}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [own.name, own.short],
        buyerName: client.full,
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        grossTotal: [fixed(gross), fixed(rest)],
        currency: 'EUR',
      },
    }
  },
}
