// An IT house's month: sums by contract, then tickets with days, times and numbers of their own below or on a second sheet; the number
// of the paper is a "Vorgang" in a strip of tiles whose labels stand below their values, licences are converted from dollars, a credit of
// an earlier paper is set off, and the sender is named in the foot alone, above it there is a brand.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, iso, lastDay, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const css = `.sheet{font:9.3pt/1.42 Lato;padding:0 18mm}.top{margin:0 -18mm;background:#20252b;color:#fff;padding:8mm 18mm;display:flex;justify-content:space-between;align-items:center}.top b{font:900 20pt/1 Lato;letter-spacing:-.4pt}.top b i{color:#ffb000;font-style:normal}.to{margin:11mm 0 9mm;height:27mm}
  .tiles{display:flex;gap:2mm;margin-bottom:6mm}.tiles div{flex:1;background:#f1f2f4;padding:1.6mm 2.5mm;font-weight:700;white-space:nowrap}.tiles small{display:block;font:400 7pt Lato;color:#555}h1{font:300 19pt/1.1 Lato;margin:0 0 3mm}.g{width:100%}.g td,.g th{padding:1mm 1.2mm;border-bottom:.4pt solid #c9ccd1;vertical-align:top;text-align:left;font-weight:400}.g th{font-size:7.4pt;color:#555}.g small{display:block;font-size:7.4pt;color:#555;line-height:1.25}.g .b td{font-weight:900;border-bottom:1.2pt solid #ffb000}
  .g .n td{border:0;padding:.5mm 1.2mm}.n2{font-size:8.2pt}.n2 td{padding:.6mm 1.2mm}.f{left:18mm;right:18mm;bottom:8mm;font-size:6.9pt;line-height:1.35;color:#555;display:flex;justify-content:space-between;border-top:1.2pt solid #ffb000;padding-top:1.4mm}p{margin-top:4mm}`

const TASKS = [
  'Outlook meldet Kennwortabfrage, Profil neu angelegt',
  'Switch EG getauscht, VLAN 20/30 nachgezogen',
  'Backup-Job fehlgeschlagen, Repository bereinigt',
  'Neuer Mitarbeiter: Konto, Notebook, Gruppen',
  'Drucker Buchhaltung, Treiber per GPO verteilt',
  'Firewall-Regel für Steuerportal',
  'VPN-Zertifikat erneuert',
  'Monitoring: Platte DC02 über 90 %',
  'Exchange Online: Freigabepostfach eingerichtet',
]
const BRANDS = [
  ['Kern', 'lote', 'Kernlote IT-Systeme GmbH'],
  ['netz', 'hafen7', 'Netzhafen Sieben Datentechnik KG'],
  ['Byte', 'stube', 'Bytestube Vogtherr & Lüdtke GbR'],
] as const
const CASES = [
  { tickets: 6, dollars: 0, credit: 0, days: 10, number: '2#-10###-R', word: 'Vorgang', title: 'Ihre IT im' },
  { tickets: 9, dollars: 38, credit: 11900, days: 0, number: '77####', word: 'Dok.-ID', title: 'Managed Services' },
  { tickets: 4, dollars: 12, credit: 0, days: 14, number: 'F2#/00##', word: 'Faktura', title: 'Wartung und Support' },
] as const
const { amount, date, month, number: figures } = writingOf('DE')

function ticketsOf(random: Random, count: number, from: Day) {
  return random.sample(TASKS, count).map((text, at) => {
    const quarters = random.whole(1, 9)
    const day = daysAfter(from, 1 + at * 3)
    return { day, code: random.code('#58###'), text, who: random.code('@@'), quarters, total: quarters * 2650 }
  })
}

const row = (text: string, small: string, count: string, cents: number) =>
  `<tr><td>${text}<small>${small}</small></td><td class="r">${count}</td><td class="r">${amount(cents)} €</td></tr>`
const tile = (value: string, label: string) => `<div>${value}<small>${label}</small></div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, end] = [names.company(), names.company(), lastDay(dayIn(random, 2024, 2026))]
  const { tickets: count, dollars, credit, days, number: pattern, word, title } = CASES[index] ?? CASES[0]
  const [first, second, firm] = BRANDS[index] ?? BRANDS[0]
  const day = daysAfter(end, random.whole(1, 4))
  const due = daysAfter(day, days)
  const number = random.code(pattern.replace('2#', String(day.year % 100)))
  const tickets = ticketsOf(random, count, { ...end, day: 1 })
  const quarters = sum(tickets.map((one) => one.quarters))
  const [seats, rate] = [random.whole(9, 46), random.whole(10480, 11790)]
  const cloud = Math.round((dollars * 2200 * 10000) / rate)
  const contract = seats * 3490
  const work = quarters * 2650
  const net = contract + work + cloud - credit
  const tax = percent(net, 19)
  const iban = own.bank.iban ?? ''
  const isShort = index !== 1
  const contractNumber = random.code('MSP-0##')
  const top = `<div class="top"><b>${first}<i>${second}</i></b><span>Servicedesk ${own.phone}</span></div>`
  const foot = `<div class="abs f"><span>${firm}<br>${own.address.street}<br>${own.address.place}</span><span>${own.register}<br>${own.manager.full}<br>USt-ID ${own.vatId}</span><span>${own.bank.name}<br>${inFours(iban)}<br>BIC ${own.bank.bic}</span></div>`
  const pay =
    days > 0
      ? `Bitte überweisen Sie bis ${date(due, 'long')} mit Angabe von ${number}.`
      : `Der Betrag wird per Firmenlastschrift eingezogen, Mandat ${random.code('B2B-00###')}.`
  const letter = `${top}<div class="to">${buyer.name}<br>${index === 2 ? `${buyer.manager.full}` : 'Kreditorenbuchhaltung'}<br>${buyer.address.lines.join('<br>')}</div><div class="tiles">${tile(number, word)}${tile(date(day), 'erstellt')}${tile(random.code('K-2###'), 'Kunde')}${tile(contractNumber, 'Vertrag')}${tile(`${date({ ...end, day: 1 }, 'short').slice(0, 6)}–${date(end, 'short')}`, 'Leistung')}</div><h1>${title} ${month(end)}</h1>
    <table class="g"><tr><th>Leistung</th><th class="r">Menge</th><th class="r">Betrag netto</th></tr>${row('Arbeitsplatz-Flatrate', `${contractNumber} vom ${date(daysAfter(end, -430))}, je 34,90 €`, `${seats} Plätze`, contract)}${row('Support nach Aufwand', `${isShort ? 'siehe unten' : 'siehe Anlage'}, ${tickets.length} Tickets, 106,00 €/h`, `${figures(quarters / 4)} h`, work)}${cloud > 0 ? row('Cloud-Lizenzen Business', `${dollars} × USD 22.00, Kurs ${figures(rate / 10000)} USD/€ am ${date(end)}`, `${dollars} Nutzer`, cloud) : ''}${credit > 0 ? row('Verrechnung Gutschrift', `${random.code('76####')} vom ${date(daysAfter(end, -24))}, Ausfall Telefonie`, '1', -credit) : ''}
    <tr class="n"><td>Nettobetrag</td><td></td><td class="r">${amount(net)} €</td></tr><tr class="n"><td>zzgl. 19 % Umsatzsteuer</td><td></td><td class="r">${amount(tax)} €</td></tr><tr class="b"><td>${index === 1 ? 'Einzugsbetrag' : 'Rechnungsbetrag'}</td><td></td><td class="r">${amount(net + tax)} €</td></tr></table><p>${pay}</p><p>Ihr Kontingent zum ${date(end)}: ${random.whole(3, 12)} Stunden. Rückfragen beantwortet ${names.person().full}, Durchwahl -${random.code('2#')}.</p>`
  const annex = `<h1 style="margin-top:10mm">Anlage zu ${number}</h1><div>${buyer.name} · Tätigkeitsnachweis ${month(end)}</div><table class="g n2" style="margin-top:5mm"><tr><th>Ticket</th><th>Tag</th><th>Tätigkeit</th><th>Kürzel</th><th class="r">Stunden</th><th class="r">€ netto</th></tr>${each(tickets, (one) => `<tr><td>#${one.code}</td><td>${date(one.day)}</td><td>${one.text}</td><td>${one.who}</td><td class="r">${amount(one.quarters * 25)}</td><td class="r">${amount(one.total)}</td></tr>`)}<tr class="b"><td colspan="4">Summe</td><td class="r">${amount(quarters * 25)}</td><td class="r">${amount(work)}</td></tr></table>`
  const pages = isShort ? [`${letter}${annex}${foot}`] : [`${letter}${foot}`, `${top}${annex}${foot}`]
  const who = { sellerName: [firm, first + second], buyerName: buyer.name, sellerVatId: own.vatId, iban }
  const paper = {
    invoiceNumber: number,
    issueDate: iso(day),
    ...(days > 0 ? { dueDate: iso(due) } : {}),
    currency: 'EUR',
  }
  return {
    html: sheets(css, pages),
    pages: pages.length,
    fields: { ...paper, ...who, ...totals(net, tax) },
  }
}

export const layout: Layout = {
  name: 'systemhaus-tickets',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
