// What the help of `site leads` and its commands says.
import type { Words } from './diagnostics/words.ts'

export const LEADS = {
  about: {
    en: 'What visitors sent, and how far it has come.',
    de: 'Was Besucher geschickt haben und wie weit es gekommen ist.',
  },
  list: { en: 'The newest leads.', de: 'Die neuesten Anfragen.' },
  limit: { en: 'at most so many', de: 'höchstens so viele' },
  show: {
    en: 'Everything about one lead. The beginning of its id is enough.',
    de: 'Alles über eine Anfrage. Der Anfang ihrer Kennung genügt.',
  },
  export: {
    en: 'Leads as CSV for Excel or as JSON. With --email: what somebody asks for who wants their data (GDPR, art. 15).',
    de: 'Anfragen als CSV für Excel oder als JSON. Mit --email: was jemand bekommt, der Auskunft verlangt (Art. 15 DSGVO).',
  },
  format: { en: 'how to write them', de: 'in welcher Form' },
  out: { en: 'where to write; left out: standard output', de: 'wohin; ohne Angabe auf die Standardausgabe' },
  retry: {
    en: 'Let the server try given-up deliveries again.',
    de: 'Lässt den Server aufgegebene Zustellungen noch einmal versuchen.',
  },
  all: { en: 'those of all leads', de: 'die aller Anfragen' },
  answered: {
    en: 'Note that you have answered a lead, as the link in its mail does. No reminder follows.',
    de: 'Vermerkt, dass eine Anfrage beantwortet ist, wie der Link in ihrer Mail. Eine Erinnerung folgt dann nicht.',
  },
  erase: {
    en: 'Remove every lead of an e-mail address (GDPR, art. 17).',
    de: 'Löscht alle Anfragen einer E-Mail-Adresse (Art. 17 DSGVO).',
  },
  dontAsk: { en: 'do not ask', de: 'fragt nicht nach' },
  purge: {
    en: 'Remove what was kept as long as site.yaml says. The server does so every day.',
    de: 'Löscht, was so lange aufbewahrt wurde, wie site.yaml sagt. Der Server tut es jeden Tag.',
  },
  backup: {
    en: 'Copy the database into a file, while the server runs or not.',
    de: 'Kopiert die Datenbank in eine Datei, ob der Server läuft oder nicht.',
  },
  restore: {
    en: 'Put leads of a backup into the database. What the database has stays as it is.',
    de: 'Holt Anfragen einer Sicherung in die Datenbank. Was die Datenbank hat, bleibt, wie es ist.',
  },
  deliver: {
    en: 'also deliver what had not been delivered when the backup was made',
    de: 'stellt auch zu, was beim Sichern noch nicht zugestellt war',
  },
  copy: {
    en: 'Copy everything into an empty database of any kind, such as from a file to PostgreSQL. Stop the server first.',
    de: 'Kopiert alles in eine leere Datenbank jeder Art, etwa aus einer Datei nach PostgreSQL. Zuerst den Server anhalten.',
  },
  ofKind: {
    en: 'only messages, bookings, or bookings that were left after step 1',
    de: 'nur Nachrichten, Buchungen oder nach Schritt 1 abgebrochene Buchungen',
  },
  inState: {
    en: 'only those for which nothing had to be delivered, that wait, that are delivered, or whose delivery was given up',
    de: 'nur die, bei denen nichts zuzustellen war, die warten, die zugestellt sind oder deren Zustellung aufgegeben wurde',
  },
  ofAddress: { en: 'only those of an address', de: 'nur die einer Adresse' },
  ofForm: { en: 'only those of a form', de: 'nur die eines Formulars' },
  since: { en: 'only those since a day, such as 2026-03-01', de: 'nur die seit einem Tag, etwa 2026-03-01' },
} satisfies Readonly<Record<string, Words>>
