// An e-invoice printed as the sheet of the norm's terms: a row for each term with its code first, the name in two languages, and groups as
// bars in the norm's order; seller, contact, buyer, payee and place of delivery have the same labels, the preceding invoice has a number
// and a day of its own, and the sums stand between means of payment and positions.
import { type Address, type Company, type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  sheets,
  sum,
  type TaxGroup,
  taxGroupsOf,
  totals,
} from '../sheet.ts'

const CSS = `body { font: 8.6pt/1.32 'Noto Sans' } .sheet { padding: 12mm 12mm } .top { display: flex; justify-content: space-between; border-bottom: 1.2pt solid #333; padding-bottom: 1.5mm; margin-bottom: 3mm; font-size: 8.6pt } table { width: 100% } td { border: .4pt solid #999; padding: .78mm 1.5mm; vertical-align: top } td:nth-child(1) { width: 15mm; font-family: 'DejaVu Sans Mono'; font-size: 6.8pt } td:nth-child(2) { width: 72mm; color: #333 } td:nth-child(2) i { color: #888; font-size: 6.8pt } .bar td { background: #d9dde3; font-weight: 600; font-family: 'Noto Sans' !important; font-size: 8pt !important; width: auto !important }
  .foot { left: 12mm; right: 12mm; bottom: 5mm; font-size: 6.4pt; color: #666; display: flex; justify-content: space-between }`
const SERVICES = [
  'Wartung Druckluftkompressor 75 kW|C62|48900|62900|19~Ersatzfilter Satz Ansaugung|C62|8900|12900|19~Monteurstunde werktags|HUR|7900|9400|19~Anfahrtspauschale Zone 2|C62|6900|8900|19',
  'Unterhaltsreinigung Verwaltungsgebäude, Monat|MON|189000|264000|19~Hygienepapier, Karton|XCT|2990|3990|19~Blumenschmuck Empfang|C62|2500|3900|7',
  'Prüfung ortsveränderlicher Geräte|C62|390|590|19~Fachbuch Betriebssicherheit|C62|4900|6900|7~Prüfbericht digital|C62|4500|6900|19~Sonderprüfung Leitern und Tritte|C62|690|1190|19~Unterweisung vor Ort|HUR|8900|11900|19',
]
const raw = (cents: number) => fixed(cents)

/** "BT-1;Rechnungsnummer;Invoice number;value", one a line; a line without ";" is a group. */
const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(';'))
    .flatMap(([code = '', name, english, value]) => {
      if (name === undefined) return code ? [`<tr class="bar"><td colspan="3">${code}</td></tr>`] : []
      return value ? [`<tr><td>${code}</td><td>${name} <i>${english}</i></td><td>${value}</td></tr>`] : []
    })
const addressOf = (first: number, { street, town, postcode }: Address) =>
  `BT-${first};Straße;Address line 1;${street}\nBT-${first + 2};Ort;City;${town}\nBT-${first + 3};Postleitzahl;Post code;${postcode}\nBT-${first + 5};Land;Country code;DE`

function linesOf(random: Random, index: number) {
  return (SERVICES[index] ?? '').split('~').map((text, at) => {
    const [name = '', unit = '', low, high, rate] = text.split('|')
    const quantity = unit === 'MON' ? 1 : random.whole(1, [4, 6, 40][index] ?? 4)
    const price = random.whole(Number(low), Number(high))
    const net = quantity * price
    const html = `BG-25 Rechnungsposition ${at + 1} / Invoice line\nBT-126;Positionsnummer;Line identifier;${(at + 1) * 10}\nBT-153;Bezeichnung;Item name;${name}\nBT-155;Artikelnummer Verkäufer;Seller's identifier;${random.code('9##-####')}\nBT-129;Menge, Einheit;Quantity;${quantity}.00 ${unit}\nBT-146;Nettoeinzelpreis;Item net price;${raw(price)}\nBT-131;Positionsnettobetrag;Line net amount;${raw(net)}\nBT-151;Steuerkategorie, Satz;VAT category, rate;S (${rate}.00 %)`
    return { html, net, rate: Number(rate) }
  })
}

function documentRows(random: Random, index: number, number: string, [day, due]: readonly [Day, Day]): string {
  const earlier = `BG-3 Vorausgegangene Rechnung / Preceding invoice\nBT-25;Nummer;Reference;${random.code('2#-0####')}\nBT-26;Datum;Issue date;${iso(daysAfter(day, -61))}`
  const note =
    ['', 'Leistung gemäß Leistungsverzeichnis Stand 2023, Los 3', 'Prüfprotokolle liegen im Portal'][index] ?? ''
  return `Rechnungskopf / Document level\nBT-1;Rechnungsnummer;Invoice number;${number}\nBT-2;Rechnungsdatum;Issue date;${iso(day)}\nBT-3;Rechnungsart;Type code;${index === 0 ? '326 Teilrechnung' : '380 Rechnung'}\nBT-5;Währung;Currency code;EUR\nBT-9;Fälligkeitsdatum;Payment due date;${iso(due)}\nBT-10;Leitweg-ID / Käuferreferenz;Buyer reference;${index === 1 ? random.code('0#111-#####-##') : random.code('PR-####')}\nBT-12;Vertragsnummer;Contract reference;${index === 1 ? random.code('V2#/###') : ''}\nBT-13;Bestellnummer;Purchase order;${random.code('45########')}\nBT-14;Auftragsnummer;Sales order;${index === 2 ? random.code('A-7####') : ''}\nBT-19;Buchungsreferenz;Accounting reference;${random.code('6####')}\nBG-1 Bemerkung / Note\nBT-22;Text;Note;${note || 'Es gelten unsere Geschäftsbedingungen.'}\nBG-2 Prozess / Process control\nBT-24;Spezifikation;Specification;urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0\n${index === 0 ? earlier : ''}`
}

function placeRows(index: number, day: Day, site: Address): string {
  const period = `BT-73;Zeitraum Beginn;Period start;${iso(daysAfter(day, -33))}\nBT-74;Zeitraum Ende;Period end;${iso(daysAfter(day, -3))}\n`
  return `BG-13 Lieferung / Delivery\nBT-70;Empfänger;Deliver to;${index === 0 ? 'Werk Nord, Halle 7' : ''}\nBT-72;Lieferdatum;Actual delivery date;${index === 1 ? '' : iso(daysAfter(day, -5))}\n${index === 1 ? period : ''}${addressOf(75, site)}`
}

function payRows(random: Random, number: string, receiver: Company, [terms, off]: readonly [string, number]): string {
  return `BG-16 Zahlung / Payment instructions\nBT-81;Zahlungsart;Means code;58 SEPA credit transfer\nBT-83;Verwendungszweck;Remittance information;${random.code('####')} ${number}\nBT-84;IBAN;Account identifier;${receiver.bank.iban}\nBT-85;Kontoinhaber;Account name;${receiver.name}\nBT-86;BIC;Service provider;${receiver.bank.bic}\nBT-20;Zahlungsbedingungen;Payment terms;${terms}\n${off ? `BG-20 Nachlass / Allowance\nBT-92;Betrag;Amount;${raw(off)}\nBT-97;Grund;Reason;Mengenrabatt` : ''}`
}

function resultRows(all: number, off: number, paid: number, groups: readonly TaxGroup[]): string {
  const [net, tax] = [all - off, sum(groups.map((one) => one.tax))]
  return `BG-22 Gesamtsummen / Document totals\nBT-106;Summe der Positionen;Sum of lines;${raw(all)}\nBT-107;Summe der Nachlässe;Sum of allowances;${off ? raw(off) : ''}\nBT-109;Gesamt ohne Umsatzsteuer;Total without VAT;${raw(net)}\nBT-110;Umsatzsteuer gesamt;Total VAT amount;${raw(tax)}\nBT-112;Gesamt mit Umsatzsteuer;Total with VAT;${raw(net + tax)}\nBT-113;Gezahlter Betrag;Paid amount;${paid ? raw(paid) : ''}\nBT-115;Fälliger Betrag;Amount due;${raw(net + tax - paid)}\n${groups.map((one) => `BG-23 Steueraufschlüsselung / VAT breakdown\nBT-116;Steuerbasis;Taxable amount;${raw(one.net)}\nBT-117;Steuerbetrag;Tax amount;${raw(one.tax)}\nBT-118;Kategorie;Category code;S\nBT-119;Satz;Rate;${one.rate}.00`).join('\n')}`
}

function sellerRows(random: Random, index: number, own: Company, contact: string): string {
  return `BG-4 Verkäufer / Seller\nBT-27;Name;Seller name;${own.name}\nBT-28;Handelsname;Trading name;${index === 1 ? own.short : ''}\nBT-29;Kennung;Identifier;${random.code('7#####')}\nBT-30;Registernummer;Legal registration;${own.register}\nBT-31;USt-IdNr.;VAT identifier;${own.vatId}\nBT-32;Steuernummer;Tax registration;${index === 1 ? '' : own.taxNumber}\nBT-34;Elektronische Adresse;Electronic address;${own.email}\n${addressOf(35, own.address)}\nBG-6 Kontakt des Verkäufers / Seller contact\nBT-41;Ansprechpartner;Contact point;${contact}\nBT-42;Telefon;Telephone;${own.phone}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const own = companyIn(names, ['Drucklufttechnik', 'Gebäudedienste', 'Arbeitsschutz'][index] ?? '')
  const [buyer, payee] = [names.company(), companyIn(names, 'Factoring')]
  const [site, day] = [names.address(), dayIn(random, 2025, 2026)]
  const due = daysAfter(day, [14, 30, 10][index] ?? 14)
  const number = random.code([`${day.year % 100}-0####`, `UHR/${day.year % 100}/#####`, '7#####'][index] ?? '7#####')
  const lines = linesOf(random, index)
  const [all, off] = [sum(lines.map((one) => one.net)), index === 2 ? 2500 : 0]
  const groups = taxGroupsOf([...lines.map((one) => [one.rate, one.net] as const), [19, -off]])
  const [net, tax] = [all - off, sum(groups.map((one) => one.tax))]
  const paid = index === 0 ? Math.round((net * 0.3) / 1000) * 1000 : 0
  const receiver = index === 2 ? payee : own
  const seller = sellerRows(random, index, own, names.person().full)
  const client = `BG-7 Käufer / Buyer\nBT-44;Name;Buyer name;${buyer.name}\nBT-46;Kennung;Identifier;${random.code('K-####')}\nBT-48;USt-IdNr.;VAT identifier;${index === 1 ? '' : buyer.vatId}\nBT-49;Elektronische Adresse;Electronic address;${buyer.email}\n${addressOf(50, buyer.address)}\nBT-56;Ansprechpartner;Contact point;${index === 0 ? '' : names.person().full}`
  const other = index === 2 ? `BG-10 Zahlungsempfänger / Payee\nBT-59;Name;Payee name;${payee.name}` : ''
  const terms = index === 1 ? '30 Tage netto' : '#SKONTO#TAGE=7#PROZENT=2.00#'
  const rest = `${other}\n${placeRows(index, day, site)}\n${payRows(random, number, receiver, [terms, off])}\n${resultRows(all, off, paid, groups)}`
  const head = documentRows(random, index, number, [day, due])
  const parts = [rowsOf(`${head}\n${seller}\n${client}`), rowsOf(rest), rowsOf(lines.map((one) => one.html).join('\n'))]
  const printed = `${daysAfter(day, 1).day}.${daysAfter(day, 1).month}.${daysAfter(day, 1).year} 07:${random.code('4#')}`
  const pages = parts.map(
    (rows, at) =>
      `<div class="top"><b>XRechnung 3.0 – Darstellung nach EN 16931</b><span>Blatt ${at + 1} von 3</span></div><table>${each(rows, (row) => row)}</table><div class="abs foot"><span>Die Ansicht dient der Information; maßgeblich ist der strukturierte Datensatz.</span><span>gedruckt ${printed}</span></div>`,
  )
  return {
    html: sheets(CSS, pages),
    pages: 3,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due) },
      ...{ iban: receiver.bank.iban ?? '', currency: 'EUR' },
      ...{ sellerName: own.name, buyerName: buyer.name, sellerVatId: own.vatId, ...totals(net, tax) },
      ...(paid ? { grossTotal: [fixed(net + tax), fixed(net + tax - paid)] } : {}),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'xrechnung-bt-blatt', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
