/** A step that brings an older database up to date. A released step never changes: later changes are new steps. */
export interface Migration {
  readonly statements: readonly string[]
  /** Whether versions that do not know the step can no longer work with the database. */
  readonly endsOlder: boolean
}

/**
 * All steps, in order. Texts are compared byte by byte (COLLATE "C"), as the ranges of addresses need it. Times in
 * milliseconds are those of the store (functions/outbox/time.ts). Payloads are `json`, which keeps them as they are.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    endsOlder: true,
    statements: [
      `CREATE TABLE leads (
        id text COLLATE "C" PRIMARY KEY,
        -- The order in which they came.
        number bigint GENERATED ALWAYS AS IDENTITY,
        kind text COLLATE "C" NOT NULL,
        created_at timestamptz NOT NULL,
        source text COLLATE "C" NOT NULL,
        language text COLLATE "C" NOT NULL,
        payload json NOT NULL,
        email text COLLATE "C" NOT NULL,
        suspicion text COLLATE "C" NOT NULL,
        replaces text COLLATE "C" NOT NULL DEFAULT '',
        visit text COLLATE "C",
        kept_since bigint NOT NULL
      )`,
      'CREATE INDEX leads_by_time ON leads (created_at)',
      'CREATE INDEX leads_by_email ON leads (email, kind, created_at)',
      'CREATE INDEX leads_by_visit ON leads (visit) WHERE visit IS NOT NULL',
      `CREATE TABLE deliveries (
        lead_id text COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
        sink text COLLATE "C" NOT NULL,
        state text COLLATE "C" NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
        attempts integer NOT NULL DEFAULT 0,
        since bigint NOT NULL,
        next_at bigint NOT NULL,
        lease text COLLATE "C",
        settled_at bigint,
        problem text NOT NULL DEFAULT '',
        PRIMARY KEY (lead_id, sink)
      )`,
      "CREATE INDEX deliveries_due ON deliveries (sink, next_at) WHERE state = 'waiting'",
      `CREATE TABLE visits (
        day text COLLATE "C" NOT NULL,
        path text COLLATE "C" NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (day, path)
      )`,
      `CREATE TABLE events (
        day text COLLATE "C" NOT NULL,
        name text COLLATE "C" NOT NULL,
        source text COLLATE "C" NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (day, name, source)
      )`,
      'CREATE TABLE secrets (name text COLLATE "C" PRIMARY KEY, value text NOT NULL)',
      'CREATE TABLE probe (id integer PRIMARY KEY CHECK (id = 1), written bigint NOT NULL)',
      'CREATE TABLE clock (id integer PRIMARY KEY CHECK (id = 1), time bigint NOT NULL, wall bigint NOT NULL)',
      'INSERT INTO clock SELECT 1, now, now FROM (SELECT floor(extract(epoch FROM now()) * 1000)::bigint AS now) AS begins',
      // Requests of an address within a period. A crash of PostgreSQL empties it, which spares a write-through per request.
      `CREATE UNLOGGED TABLE limits (
        key text COLLATE "C" PRIMARY KEY,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      )`,
      'CREATE INDEX limits_by_end ON limits (ends_at)',
    ],
  },
  {
    endsOlder: false,
    // Few are dead, and they are counted for whoever watches.
    statements: ["CREATE INDEX deliveries_dead ON deliveries (sink) WHERE state = 'dead'"],
  },
  {
    endsOlder: false,
    // As in functions/outbox/database/migrations.ts.
    statements: [
      `CREATE TABLE appointments (
        id text COLLATE "C" PRIMARY KEY,
        state text COLLATE "C" NOT NULL CHECK (state IN ('held', 'booked', 'cancelled', 'abandoned')),
        starts_at bigint NOT NULL,
        ends_at bigint NOT NULL,
        held_until bigint,
        sequence integer NOT NULL DEFAULT 0,
        files text NOT NULL DEFAULT '',
        changed_at bigint
      )`,
      "CREATE UNIQUE INDEX appointments_live ON appointments (starts_at) WHERE state IN ('held', 'booked')",
    ],
  },
]
