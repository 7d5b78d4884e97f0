// What is kept, or thrown, in English only, in German: why a delivery failed, and why a database cannot be used. The code
// that says it runs on servers, whose logs are in English.
import { storageCode } from '../../functions/outbox/database/storage-error.ts'

type Sentences = readonly [pattern: RegExp, german: string][]

/** Why a calendar cannot be used (functions/appointments/calendars/problem.ts). */
const CALENDAR: Sentences = [
  [/^the server cannot be reached \((.*)\)$/, 'der Server ist nicht zu erreichen ($1)'],
  [/^the server took too long$/, 'der Server hat zu lange gebraucht'],
  [/^the server answered with the status (.*)$/, 'der Server antwortete mit dem Status $1'],
  [
    /^the server refused the user name or password \((.*)\)$/,
    'der Server hat Benutzername oder Passwort abgelehnt ($1)',
  ],
  [
    /^its address leads into a private network\. To allow it all the same: (.*)$/,
    'seine Adresse führt in ein privates Netz. Trotzdem erlauben: $1',
  ],
  [/^it was sent on to an address without https$/, 'er leitet auf eine Adresse ohne https weiter'],
  [/^it was sent on more often than any server needs$/, 'er leitet öfter weiter, als irgendein Server muss'],
  [/^it is larger than (.*) MB$/, 'er ist größer als $1 MB'],
  [/^what came is no calendar \((.*)\)$/, 'was kam, ist kein Kalender ($1)'],
  [/^it is damaged: some line of it cannot be read$/, 'er ist beschädigt: Eine Zeile darin ist nicht zu lesen'],
  [
    /^it has a time zone that is neither known nor explained in it \("(.*)"\), so nobody knows when its appointments are$/,
    'er hat eine Zeitzone, die weder bekannt noch darin erklärt ist („$1“); wann seine Termine sind, weiß also niemand',
  ],
  [/^one of its series repeats too often to be worked out$/, 'eine seiner Serien wiederholt sich zu oft'],
]

const DELIVERIES: Sentences = [
  [/^No answer in time$/, 'Keine Antwort in der vorgesehenen Zeit'],
  [/^The address cannot be reached(.*)$/, 'Die Adresse ist nicht zu erreichen$1'],
  [
    /^The address answered with status (\d+): it is gone for good$/,
    'Die Adresse antwortete mit dem Status $1: Es gibt sie nicht mehr',
  ],
  [
    /^The address answered with status (\d+), a redirect; name the final address$/,
    'Die Adresse antwortete mit dem Status $1, einer Weiterleitung; die endgültige Adresse nennen',
  ],
  [/^The address answered with status (\d+)$/, 'Die Adresse antwortete mit dem Status $1'],
  [
    /^The address leads into a private network\. Allow it with (\S+) if that is meant\.$/,
    'Die Adresse führt in ein privates Netz. Wenn das so sein soll, erlaubt es $1.',
  ],
  [/^The mail server did not take the mail \((.*)\)$/, 'Der Mailserver hat die Mail nicht angenommen ($1)'],
  [/^The visitor typed no address for one person$/, 'Der Besucher hat keine Adresse einer einzelnen Person eingegeben'],
  [/^The appointment is gone$/, 'Den Termin gibt es nicht mehr'],
  [/^The time has not come$/, 'Es ist noch nicht so weit'],
  [/^Another appointment has its place in the calendar$/, 'Im Kalender steht dort ein anderer Termin'],
  [/^The server was stopped during the try$/, 'Der Server wurde während des Versuchs angehalten'],
  [/^A mistake of this server; its log says more$/, 'Ein Fehler dieses Servers; mehr steht in seinem Protokoll'],
]

/** Why a delivery failed, as it is stored; what is not known stays as it is. */
export function germanProblem(problem: string): string {
  const [, ofCalendar] = /^The calendar: (.*)$/s.exec(problem) ?? []
  return ofCalendar === undefined ? inGerman(problem, DELIVERIES) : `Der Kalender: ${inGerman(ofCalendar, CALENDAR)}`
}

function inGerman(sentence: string, known: Sentences): string {
  const found = known.find(([pattern]) => pattern.test(sentence))
  return found ? sentence.replace(...found) : sentence
}

const OPENING: Sentences = [
  [/^Cannot open the database of leads \((.*)\)$/, 'Die Datenbank der Anfragen lässt sich nicht öffnen ($1)'],
  [/^The database did not keep a secret$/, 'Die Datenbank hat einen Schlüssel nicht behalten'],
  [/^The backup is damaged$/, 'Die Sicherung ist beschädigt'],
  [
    /^The backup is of a newer version than the database: start the newer server first$/,
    'Die Sicherung ist von einer neueren Version als die Datenbank: zuerst den neueren Server starten',
  ],
]

/** Why a database cannot be used: a sentence of its own for each cause that the owner can fix; else what the error says. */
export function germanReason(error: Error): string {
  const code = storageCode(error)
  const refused = SYSTEM[code]
  return GERMAN_REASONS[code] ?? (refused ? `${refused} (${code})` : inGerman(error.message, OPENING))
}

/** What the system refuses where a file is read or written. */
const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'Die Datei oder ihren Ordner gibt es nicht',
  EACCES: 'Dafür fehlen die Rechte',
  EPERM: 'Dafür fehlen die Rechte',
  EROFS: 'Der Ordner lässt sich nur lesen',
  ENOSPC: 'Der Datenträger ist voll',
  EISDIR: 'Dort steht ein Ordner',
  ENOTDIR: 'Eine Datei steht, wo ein Ordner gebraucht wird',
  EEXIST: 'Dort steht schon etwas',
}

/** By the code of the cause, as STORAGE_REASONS has them in English. */
export const GERMAN_REASONS: Readonly<Record<string, string>> = {
  STORE_GONE: 'Die Datei der Datenbank ist weg',
  STORE_REPLACED: 'Die Datei der Datenbank wurde verschoben oder ersetzt',
  STORE_LOG_GONE: 'Das Protokoll neben der Datenbank (-wal) wurde gelöscht oder ersetzt, während der Server lief',
  STORE_CUT:
    'Die Datei der Datenbank wurde abgeschnitten, während der Server lief; sie wurde aus ihrem Protokoll (-wal) wiederhergestellt',
  STORE_DAMAGED:
    'Ein anderes Programm hat die Dateien der Datenbank verändert, sie sind beschädigt; den Server anhalten und eine Sicherung wiederherstellen',
  STORE_NEWER:
    'Eine neuere Version des Servers hat die Datenbank so verändert, dass diese Version sie nicht verwenden darf; die neuere starten',
  STORE_STOPPED: 'Der Thread mit der Datenbank ist stehen geblieben; der nächste Aufruf startet ihn wieder',
  STORE_NETWORK:
    'Der Ordner der Datenbank liegt auf einem Netzlaufwerk, wo Sperren nicht halten und Anfragen verloren gingen; einen Datenträger dieses Rechners nennen oder einen libSQL- oder PostgreSQL-Server',
  STORE_REPLICA: 'Dieser PostgreSQL-Server ist eine Kopie, die nur gelesen werden kann; den Hauptserver nennen',
  STORE_HASTY:
    'PostgreSQL könnte verlieren, was es bestätigt hat: für diesen Benutzer synchronous_commit einschalten (ALTER ROLE … SET synchronous_commit = on)',
  STORE_ENCODING: 'Diese PostgreSQL-Datenbank hat nicht die Kodierung UTF8; eine mit dieser Kodierung anlegen',
  SQLITE_BUSY: 'Ein anderes Programm hält die Sperre der Datenbank',
  SQLITE_FULL: 'Der Datenträger ist voll',
  SQLITE_IOERR: 'Der Datenträger lässt sich nicht lesen oder beschreiben',
  SQLITE_CORRUPT: 'Die Datei der Datenbank ist beschädigt; den Server anhalten und eine Sicherung wiederherstellen',
  SQLITE_NOTADB:
    'Die Datei ist keine Datenbank oder ist beschädigt; den Server anhalten und eine Sicherung wiederherstellen',
  SQLITE_READONLY: 'Die Datei der Datenbank lässt sich nicht beschreiben',
  SQLITE_CANTOPEN: 'Die Datei der Datenbank lässt sich nicht öffnen',
  ECONNREFUSED: 'Unter der Adresse der Datenbank antwortet nichts',
  ENOTFOUND: 'Die Adresse der Datenbank führt zu keinem Rechner',
  EAI_AGAIN: 'Die Adresse der Datenbank lässt sich nicht nachschlagen',
  ETIMEDOUT: 'Die Datenbank antwortet nicht',
  HTTP_401: 'Der libSQL-Server nimmt den Schlüssel in seiner Adresse (authToken) nicht an',
  HTTP_403: 'Der libSQL-Server nimmt den Schlüssel in seiner Adresse (authToken) nicht an',
  '25006': 'Dieser PostgreSQL-Server lässt sich nur lesen; den Hauptserver nennen',
  '28000': 'PostgreSQL lässt diesen Benutzer nicht hinein',
  '28P01': 'PostgreSQL nimmt dieses Passwort nicht an',
  '3D000': 'PostgreSQL hat keine Datenbank dieses Namens',
  '42501': 'Dem Benutzer von PostgreSQL fehlt ein Recht; ihn zum Eigentümer der Datenbank machen',
  '53100': 'Der Datenträger von PostgreSQL ist voll',
  '53300': 'PostgreSQL hat keine Verbindung mehr frei',
  '57P03': 'PostgreSQL startet gerade, hält an oder stellt sich wieder her',
}
