/**
 * One step of the database. Servers of the version before usually still run when it is taken, and take leads until they are
 * replaced: a column that is added has a default, and what they write means to the new version what it says.
 */
export interface Migration {
  readonly statements: readonly string[]
  /** It removes, renames or reinterprets what older versions use: they refuse the database from then on. */
  readonly endsOlder?: true
}

/**
 * Steps that bring an older database up to date; its `user_version` is the number of steps that have run. A released step
 * never changes: later changes are new steps.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    statements: [
      `CREATE TABLE leads (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      created_at TEXT NOT NULL,
      source TEXT NOT NULL,
      language TEXT NOT NULL,
      payload TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting',
      suspected_spam INTEGER NOT NULL DEFAULT 0
    ) STRICT`,
      'CREATE INDEX leads_by_time ON leads (created_at)',
      `CREATE TABLE visits (
      day TEXT NOT NULL,
      path TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, path)
    ) STRICT, WITHOUT ROWID`,
      'CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), written INTEGER NOT NULL) STRICT',
    ],
  },
  {
    endsOlder: true,
    statements: [
      // The state of a lead follows from its deliveries.
      'ALTER TABLE leads DROP COLUMN state',
      "ALTER TABLE leads ADD COLUMN email TEXT NOT NULL DEFAULT ''",
      "UPDATE leads SET email = lower(trim(coalesce(json_extract(payload, '$.email'), '')))",
      'CREATE INDEX leads_by_email ON leads (email, kind, created_at)',
      // Ids of the partial leads that a lead superseded, oldest first, separated by spaces; their rows are gone.
      "ALTER TABLE leads ADD COLUMN replaces TEXT NOT NULL DEFAULT ''",
      // Why a lead looks like a robot's, words separated by spaces.
      "ALTER TABLE leads ADD COLUMN suspicion TEXT NOT NULL DEFAULT ''",
      "UPDATE leads SET suspicion = 'honeypot' WHERE suspected_spam = 1",
      'ALTER TABLE leads DROP COLUMN suspected_spam',
      // Times in milliseconds since 1970: they are only compared. A server that claims a delivery writes its lease and sets
      // next_at to the end of the lease, so the delivery of a server that died is due again automatically.
      `CREATE TABLE deliveries (
      lead_id TEXT NOT NULL REFERENCES leads (id),
      sink TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0,
      since INTEGER NOT NULL,
      next_at INTEGER NOT NULL,
      lease TEXT,
      settled_at INTEGER,
      problem TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (lead_id, sink)
    ) STRICT`,
      "CREATE INDEX deliveries_due ON deliveries (sink, next_at) WHERE state = 'waiting'",
      'CREATE INDEX deliveries_leased ON deliveries (lease) WHERE lease IS NOT NULL',
      'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
      `CREATE TABLE events (
      day TEXT NOT NULL,
      name TEXT NOT NULL,
      source TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, name, source)
    ) STRICT, WITHOUT ROWID`,
    ],
  },
  {
    endsOlder: true,
    statements: [
      // The time of the database (functions/outbox/time.ts) begins with the newest lead: it cannot be earlier than that.
      `CREATE TABLE clock (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      time INTEGER NOT NULL,
      wall INTEGER NOT NULL
    ) STRICT`,
      `INSERT INTO clock SELECT 1, now, now FROM (SELECT CAST((julianday(coalesce(
      (SELECT max(created_at) FROM leads WHERE julianday(created_at) <= julianday('now')), 'now'
    )) - 2440587.5) * 86400000 AS INTEGER) AS now)`,
      "UPDATE deliveries SET since = time, next_at = time FROM clock WHERE state = 'waiting'",
      // When a lead was stored, in the time of the database; its age follows from this.
      'ALTER TABLE leads ADD COLUMN kept_since INTEGER NOT NULL DEFAULT 0',
      `UPDATE leads SET kept_since = min(time, CAST((julianday(created_at) - 2440587.5) * 86400000 AS INTEGER)) FROM clock`,
      // Ties the partial lead of a visit to its booking.
      'ALTER TABLE leads ADD COLUMN visit TEXT',
      'CREATE INDEX leads_by_visit ON leads (visit) WHERE visit IS NOT NULL',
    ],
  },
  {
    // Few are dead, and they are counted for whoever watches.
    statements: ["CREATE INDEX deliveries_dead ON deliveries (sink) WHERE state = 'dead'"],
  },
  {
    // Slots that are held or booked, in milliseconds since 1970; `held_until` is in the time of the database. The id is that
    // of the lead, or of the visit that holds. Nothing personal stands here.
    statements: [
      `CREATE TABLE appointments (
      id TEXT PRIMARY KEY,
      state TEXT NOT NULL CHECK (state IN ('held', 'booked', 'cancelled', 'abandoned')),
      starts_at INTEGER NOT NULL,
      ends_at INTEGER NOT NULL,
      held_until INTEGER,
      sequence INTEGER NOT NULL DEFAULT 0,
      files TEXT NOT NULL DEFAULT '',
      changed_at INTEGER
    ) STRICT`,
      "CREATE UNIQUE INDEX appointments_live ON appointments (starts_at) WHERE state IN ('held', 'booked')",
    ],
  },
]
