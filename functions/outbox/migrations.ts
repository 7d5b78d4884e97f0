/**
 * What makes a database of today out of an older one. The database's `user_version` tells how many of these
 * have run. A step that was ever released is never changed: what comes later is a new step.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
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
]
