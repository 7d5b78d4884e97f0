// Statements that both engines understand, so that a rule stands once. Parameters are cast: PostgreSQL has to know what they
// are before it sees their values.

export type Value = string | number | null

export interface Statement {
  readonly sql: string
  readonly args: Value[]
}

/** What differs between the engines. */
export interface Dialect {
  /** The present in SQL. @param parameter number of the parameter that takes `counted()` */
  presentIn(parameter: number): string
  /** The time that this process has counted. */
  counted(): number
}

/** Collects the parameters of a statement; each method gives the SQL that stands for one. */
export interface Parameters {
  text(value: string | null): string
  number(value: number): string
  present(): string
}

/** @param first parameters that the statement names by their numbers, from ?1 on */
export function statement(
  dialect: Dialect,
  build: (parameters: Parameters) => string,
  first: readonly Value[] = [],
): Statement {
  const args: Value[] = [...first]
  const sql = build({
    text: (value) => `CAST(?${args.push(value)} AS TEXT)`,
    number: (value) => `CAST(?${args.push(value)} AS BIGINT)`,
    present: () => dialect.presentIn(args.push(dialect.counted())),
  })
  return { sql, args }
}

/** As PostgreSQL writes parameters. */
export const forPostgres = (sql: string) => sql.replaceAll(/\?(\d+)/g, '$$$1')
