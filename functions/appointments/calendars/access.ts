// The addresses and passwords of calendars come from the environment alone: site/ is often in a public repository.
import { type Environment, readValues, type SettingsTable, schemeOf, switchedOff } from '../../lib/setting.ts'
import { leadsInside } from '../../sinks/private-address.ts'
import type { AppointmentRules } from '../rules.ts'

/** A calendar, and how to get in. */
export interface CalendarAccess {
  /** In site/data/appointments.yaml. */
  readonly name: string
  readonly kind: 'ics' | 'caldav'
  readonly url: string
  readonly user: string | null
  readonly password: string | null
  /** Whether its server may be in a private network, or without https. */
  readonly allowsPrivate: boolean
}

/**
 * Fetches a whole calendar, as texts in the format iCalendar; null: nothing has changed since the last time.
 *
 * @throws CalendarProblem when it cannot be fetched
 */
export type CalendarSource = () => Promise<readonly string[] | null>

const ALLOWS_PRIVATE = {
  name: 'CALENDARS_ALLOW_PRIVATE',
  meaning: '`on`: addresses of calendars may be `http:` or in a private network',
  ...switchedOff,
}

/** The settings of a calendar. @param name as in site/data/appointments.yaml */
function settingsOf(name: string) {
  const prefix = `CALENDAR_${name.toUpperCase().replaceAll('-', '_')}`
  const text = { fallback: null, shownFallback: '', isSecret: true, parse: (given: string) => given } as const
  return {
    url: {
      ...{ ...text, name: `${prefix}_URL`, parse: parseAddress },
      meaning: 'the address of a calendar that `site/data/appointments.yaml` names (see docs/appointments.md)',
      takes: 'the address of a calendar, such as https://calendar.example.com/office.ics',
    },
    user: { ...text, name: `${prefix}_USER`, meaning: 'the user name there, if it has one', takes: 'a user name' },
    password: { ...text, name: `${prefix}_PASSWORD`, meaning: 'the password there', takes: 'a password' },
  } satisfies SettingsTable
}

/** For documentation: what a calendar with the name "…" would need. */
export const CALENDAR_SETTINGS: SettingsTable = { ...settingsOf('…'), allowsPrivate: ALLOWS_PRIVATE }

/**
 * The calendars that the site names, with their settings.
 *
 * @returns all problems at once, each a sentence that names the variable
 */
export function readCalendars(
  environment: Environment,
  rules: AppointmentRules | null,
): { readonly calendars: readonly CalendarAccess[]; readonly problems: readonly string[] } {
  const named = rules?.calendars ?? []
  const common = readValues({ allowsPrivate: ALLOWS_PRIVATE }, environment)
  const problems = [...common.problems, ...unknownCalendars(environment, named)]
  const calendars = named.flatMap(({ name, kind }) => {
    const table = settingsOf(name)
    const { values, problems: own } = readValues(table, environment)
    const { url, user, password } = values
    const { allowsPrivate } = common.values
    const found =
      url === null ? missing(own, name, table.url) : [...own, ...dangersOf(url, table.url.name, allowsPrivate)]
    problems.push(...found, ...halfLogin(values, table))
    return url === null ? [] : [{ name, kind, url, user, password, allowsPrivate }]
  })
  return { calendars, problems }
}

type Named = Pick<ReturnType<typeof settingsOf>['url'], 'name' | 'takes'>

function missing(problems: readonly string[], calendar: string, { name, takes }: Named): readonly string[] {
  if (problems.length > 0) return problems
  return [`site/data/appointments.yaml names the calendar "${calendar}", but ${name} is not set. It takes ${takes}.`]
}

function halfLogin(
  { user, password }: { readonly user: string | null; readonly password: string | null },
  table: ReturnType<typeof settingsOf>,
): string[] {
  if ((user === null) === (password === null)) return []
  const [set, other] = user === null ? [table.password, table.user] : [table.user, table.password]
  return [`${set.name} is set, but ${other.name} is not.`]
}

/** Risks that the owner has to accept explicitly, as with webhooks. */
function dangersOf(text: string, name: string, allowsPrivate: boolean): string[] {
  if (allowsPrivate) return []
  const url = new URL(text)
  const unless = `To allow it all the same: ${ALLOWS_PRIVATE.name}=on.`
  if (url.protocol === 'http:') return [`${name} begins with http://: appointments would travel unencrypted. ${unless}`]
  return leadsInside(url) ? [`${name} leads into a private network. ${unless}`] : []
}

/** A misspelt name would silently leave a calendar out. */
function unknownCalendars(environment: Environment, named: readonly { readonly name: string }[]): string[] {
  const known = named.flatMap(({ name }) => Object.values(settingsOf(name)).map((setting) => setting.name))
  return Object.keys(environment)
    .filter((name) => /^CALENDAR_\w+_(URL|USER|PASSWORD)$/.test(name) && !known.includes(name))
    .sort()
    .map((name) => `${name} is set, but site/data/appointments.yaml names no calendar that it would belong to.`)
}

/** Programs for calendars write "webcal:" for "https:". */
function parseAddress(text: string): string | null {
  const address = text.replace(/^webcals?:/i, 'https:')
  if (!/^https?:$/.test(schemeOf(address))) return null
  const { hostname, username, password } = new URL(address)
  return hostname !== '' && username === '' && password === '' ? address : null
}
