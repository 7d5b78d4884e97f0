// What the settings mean in German, for the help of `site serve`: by their names, with their defaults where these are words.

export interface GermanSetting {
  readonly meaning: string
  /** Left out: a value, which is the same in every language. */
  readonly shownFallback?: string
}

export const GERMAN_SETTINGS: Readonly<Record<string, GermanSetting>> = {
  PORT: { meaning: 'Port, unter dem der Server antwortet' },
  ROLE: {
    meaning:
      'was dieser Server tut: `web` (Seiten und Anfragen), `documents` (liest Dokumente, öffnet keine Datenbank) oder `all`',
  },
  DOCUMENTS_URL: { meaning: 'bei `ROLE=web`: wo Dokumente gelesen werden, von Servern mit `ROLE=documents`' },
  WORKERS: { meaning: 'wie viele Prozesse am Port antworten; mehr für einen Rechner mit vielen Kernen' },
  LEADS_DATABASE_URL: {
    meaning:
      'wo Anfragen gespeichert werden: `file:…`, ein libSQL-Server (`libsql://…?authToken=…`) oder PostgreSQL (`postgres://…`)',
  },
  MODELS_DIR: { meaning: 'wo Modelle liegen, die beim Lesen von Dokumenten helfen (siehe docs/documents.md)' },
  LIMITS_URL: {
    meaning:
      'wo die Abrufe einer Adresse gezählt werden: `memory` (in jedem Prozess), `store` (bei den Anfragen) oder Redis (`redis://…`)',
    shownFallback: '`memory` neben einer Datei, sonst `store`',
  },
  RATE_LIMIT: { meaning: '`off` für Tests', shownFallback: 'an' },
  TRUST_PROXY: {
    meaning: 'welche Proxys die Adresse des Besuchers nennen dürfen: wie viele davorstehen oder ihre Adressen',
    shownFallback: 'keine',
  },
  METRICS_PORT: {
    meaning:
      'Port von `/metrics` für Prometheus, nur für diesen Rechner; `0.0.0.0:9464` auch für andere (siehe docs/watching.md)',
    shownFallback: 'keine Messwerte',
  },
  ACCESS_LOG: {
    meaning: '`on`: je Abruf eine Zeile JSON auf der Standardausgabe, ohne personenbezogene Daten',
    shownFallback: 'aus',
  },
  LEADS_WEBHOOK_URL: { meaning: 'wohin Anfragen gesendet werden', shownFallback: 'nirgendwohin' },
  LEADS_WEBHOOK_SECRET: {
    meaning: 'signiert, was gesendet wird: `whsec_…` (Standard Webhooks, https://www.standardwebhooks.com)',
    shownFallback: 'ohne Signatur',
  },
  LEADS_WEBHOOK_ALLOW_PRIVATE: {
    meaning: '`on`: Diese Adresse darf `http:` sein oder in einem privaten Netz liegen',
    shownFallback: 'aus',
  },
  SMTP_URL: {
    meaning: 'welcher Server Mails verschickt: `smtps://user:password@mail.example.com`',
    shownFallback: 'keine Mails',
  },
  LEADS_MAIL_TO: { meaning: 'an wen Anfragen gemailt werden; nötig mit `SMTP_URL`' },
  LEADS_MAIL_FROM: { meaning: 'von wem die Mails kommen' },
  LEADS_MAIL_CONFIRMATION: { meaning: '`on`: Besucher bekommen einen Dank per Mail', shownFallback: 'aus' },
  LEADS_MAIL_REMINDER: {
    meaning: '`off`: Der Inhaber wird nicht an Anfragen erinnert, die noch keine Antwort haben',
    shownFallback: 'an',
  },
  LEADS_MAIL_REPORT: { meaning: '`off`: kein Wochenbericht am Montag', shownFallback: 'an' },
  'CALENDAR_…_URL': {
    meaning: 'die Adresse eines Kalenders, den `site/data/appointments.yaml` nennt (siehe docs/appointments.md)',
  },
  'CALENDAR_…_USER': { meaning: 'der Benutzername dort, wenn es einen gibt' },
  'CALENDAR_…_PASSWORD': { meaning: 'das Passwort dort' },
  CALENDARS_ALLOW_PRIVATE: {
    meaning: '`on`: Adressen von Kalendern dürfen `http:` sein oder in einem privaten Netz liegen',
    shownFallback: 'aus',
  },
}
