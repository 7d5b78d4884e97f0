// A stack of bookings in DATEV's text format EXTF (header 700, data category 21, format version 13): a line about the stack,
// a line of column names, and a line per booking; Windows-1252, CRLF.
import type { Accounts, Booking } from './bookings.ts'

/** All columns of the format, most of which stay empty. The odd hyphens are the format's own. */
const COLUMNS = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
  ],
  ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  ...['Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
  'Beleglink',
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
  ...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername', 'Beteiligtennummer'],
  ...['Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ...['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position'],
  ...['EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

function pairs(count: number, first: string, second: string): string[] {
  return Array.from({ length: count }, (_, index) => [`${first} ${index + 1}`, `${second} ${index + 1}`]).flat()
}

/** The text of the file. @param now written into its first line */
export function datevStack(bookings: readonly Booking[], accounts: Accounts, now: Date): string {
  const lines = [headOf(bookings, accounts, now), COLUMNS.join(';'), ...bookings.map((one) => lineOf(one, accounts))]
  return `${lines.join('\r\n')}\r\n`
}

function headOf(bookings: readonly Booking[], { chart, consultant, client }: Accounts, now: Date): string {
  const days = bookings.map(({ date }) => date.replaceAll('-', '')).sort()
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const made = now.toISOString().replace(/\D/g, '').slice(0, 17)
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', made, '', '"RE"', '""', '""'],
    // The business year begins in January, general ledger accounts have four digits.
    ...[consultant, client, `${from.slice(0, 4)}0101`, '4', from, to, '"Belege"', '""', '1', '0', '0', '"EUR"'],
    ...['', '""', '', '', `"${chart}"`, '', '', '""', '""'],
  ].join(';')
}

function lineOf(booking: Booking, { expense, creditor }: Accounts): string {
  const [year = '', month = '', day = ''] = booking.date.split('-')
  const [dueYear = '', dueMonth = '', dueDay = ''] = booking.due.split('-')
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': `${Math.floor(booking.cents / 100)},${String(booking.cents % 100).padStart(2, '0')}`,
    'Soll/Haben-Kennzeichen': booking.isCredit ? '"H"' : '"S"',
    'WKZ Umsatz': '"EUR"',
    Konto: expense,
    'Gegenkonto (ohne BU-Schlüssel)': creditor,
    'BU-Schlüssel': quoted(booking.taxKey, 4),
    Belegdatum: year && `${day}${month}`,
    'Belegfeld 1': quoted(booking.number.replace(/[^\p{L}\d$&%*+/-]/gu, ''), 36),
    'Belegfeld 2': quoted(`${dueDay}${dueMonth}${dueYear.slice(2)}`, 12),
    Buchungstext: quoted(booking.text, 60),
    Festschreibung: '0',
    Fälligkeit: `${dueDay}${dueMonth}${dueYear}`,
  }
  return COLUMNS.map((column) => values[column] ?? '').join(';')
}

/** Text in quotes, as long as the format allows; line breaks would end the booking. */
function quoted(text: string, length: number): string {
  const line = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, length).join('')
  return `"${line.replaceAll('"', '""')}"`
}
