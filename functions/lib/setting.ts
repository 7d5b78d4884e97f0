import { masked } from '../outbox/address.ts'

/** One environment variable of the server. Its parsing, its messages and its documentation follow from it. */
export interface Setting<T> {
  readonly name: string
  /** For the owner, on one line; values stand in `backticks`. */
  readonly meaning: string
  /** What it accepts, for messages, without a full stop: "a port from 0 to 65535, such as 3000". */
  readonly takes: string
  /** The value when it is not set. */
  readonly fallback: T
  /** How documentation shows `fallback`: "no mails"; '' for nothing. */
  readonly shownFallback: string
  /** Whether messages must not repeat its value. */
  readonly isSecret?: true
  /** @returns null for a value that it does not accept */
  parse(text: string): T | null
}

/** Settings by their names in code. */
export interface SettingsTable {
  readonly [key: string]: Setting<unknown>
}

export type SettingValues<Table extends SettingsTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Setting<infer T> ? T : never
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The values of a table by its keys. An empty variable counts as not set.
 *
 * @returns all problems at once, each a sentence that names the variable and what it accepts
 */
export function readValues<Table extends SettingsTable>(
  table: Table,
  environment: Environment,
): { readonly values: SettingValues<Table>; readonly problems: string[] } {
  const problems: string[] = []
  const entries = Object.entries(table).map(([key, { name, parse, fallback, takes, isSecret }]) => {
    const text = environment[name]?.trim()
    if (!text) return [key, fallback]
    const value = parse(text)
    // Never print passwords or secrets.
    const shown = isSecret || /authtoken/i.test(text) ? 'not right' : `"${masked(text)}"`
    if (value === null) problems.push(`${name} is ${shown}. It takes ${takes}.`)
    return [key, value ?? fallback]
  })
  return { values: Object.fromEntries(entries) as SettingValues<Table>, problems }
}

/** A misspelt name would silently leave leads in the wrong place. @returns a sentence for each */
export function unknownNames(environment: Environment, settings: readonly { readonly name: string }[]): string[] {
  const known = settings.map(({ name }) => name).filter((name) => name.startsWith('LEADS_'))
  return Object.keys(environment)
    .filter((name) => name.startsWith('LEADS_') && !known.includes(name))
    .sort()
    .map((name) => `${name} is not a setting. There are ${known.sort().join(', ')}.`)
}

/** "on" or "off". */
export function parseSwitch(text: string): boolean | null {
  if (text === 'on') return true
  return text === 'off' ? false : null
}

/** A setting that is "off" unless it is "on". */
export const switchedOff = {
  takes: '"on" or "off" (the default)',
  fallback: false,
  shownFallback: 'off',
  parse: parseSwitch,
} satisfies Partial<Setting<boolean>>

/** A setting that is "on" unless it is "off". */
export const switchedOn = {
  takes: '"on" (the default) or "off"',
  fallback: true,
  shownFallback: 'on',
  parse: parseSwitch,
} satisfies Partial<Setting<boolean>>

/** The scheme of an address with its colon: "https:"; '' if it is not an address. */
export function schemeOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}
