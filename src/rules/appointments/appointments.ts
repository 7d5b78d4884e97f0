import { error, warning } from '../../diagnostics/diagnostic.ts'
import { dayIn } from '../../diagnostics/said.ts'
import type { Diagnostic, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { type Fields, fieldsOf } from '../values.ts'
import { openingHours } from './opening-hours.ts'

/** What the schema of site/data/appointments.yaml cannot say of it. */
export const appointments: SourceRule = (site) => {
  const own = site.data.get('appointments')
  if (!own) return null
  return {
    source(source, data) {
      const rules = source === own ? fieldsOf(data) : null
      if (!rules) return []
      return [confirmed, zone, openingHours, closedDays, calendarNames, writtenCalendar].flatMap((check) =>
        check(source, rules),
      )
    },
  }
}

/** Hours that nobody has confirmed would be offered to visitors all the same. */
function confirmed(source: Source, { confirmed: isConfirmed }: Fields): Diagnostic[] {
  if (isConfirmed === true) return []
  const message = {
    en: 'Visitors can book times that the owner has not confirmed.',
    de: 'Besucher können Zeiten buchen, die der Inhaber nicht bestätigt hat.',
  }
  const hint = {
    en: 'Write your own hours and set confirmed to true, or remove the file: then visitors are called back.',
    de: 'Die eigenen Zeiten eintragen und „confirmed“ auf true setzen, oder die Datei löschen: Dann werden Besucher zurückgerufen.',
  }
  const place = isConfirmed === undefined ? '/hours' : '/confirmed'
  return [warning('appointments/unconfirmed', message, source.locate(place), hint)]
}

function zone(source: Source, { zone: name }: Fields): Diagnostic[] {
  if (typeof name !== 'string' || isZone(name)) return []
  const message = { en: `There is no time zone "${name}".`, de: `Eine Zeitzone „${name}“ gibt es nicht.` }
  const hint = {
    en: 'Take a name of the IANA database, such as Europe/Berlin.',
    de: 'Einen Namen der IANA-Datenbank nehmen, etwa Europe/Berlin.',
  }
  return [error('appointments/zone', message, source.locate('/zone'), hint)]
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (cause) {
    if (cause instanceof RangeError) return false
    throw cause
  }
}

function closedDays(source: Source, { closed }: Fields): Diagnostic[] {
  return (Array.isArray(closed) ? closed : []).flatMap((days: unknown, index) => {
    const { from, to } = fieldsOf(days) ?? {}
    // Texts of days are in the order of days.
    if (typeof from !== 'string' || typeof to !== 'string' || from <= to) return []
    const message = {
      en: `These days are closed from ${from} to ${to}, which is before.`,
      de: `Diese Tage sind vom ${dayIn('de', from)} bis zum ${dayIn('de', to)} geschlossen, der davor liegt.`,
    }
    const hint = { en: 'Swap the two, or fix one of them.', de: 'Beide vertauschen oder einen berichtigen.' }
    return error('appointments/closed', message, source.locate(`/closed/${index}/to`), hint)
  })
}

function calendarNames(source: Source, { calendars }: Fields): Diagnostic[] {
  const names = calendarsOf(calendars).map(({ name }) => name)
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return []
    const message = { en: `Two calendars are called "${name}".`, de: `Zwei Kalender heißen „${name}“.` }
    const hint = {
      en: 'Give each a name of its own: their settings contain it.',
      de: 'Jedem einen eigenen Namen geben: Er steht in den Namen seiner Einstellungen.',
    }
    return error('appointments/calendar-name', message, source.locate(`/calendars/${index}/name`), hint)
  })
}

/** Appointments can be written to a calendar that is among those above, and on a CalDAV server. */
function writtenCalendar(source: Source, { calendars, write }: Fields): Diagnostic[] {
  if (typeof write !== 'string') return []
  const listed = calendarsOf(calendars)
  const named = listed.find(({ name }) => name === write)
  if (named?.['kind'] === 'caldav') return []
  const message = named
    ? {
        en: `Nothing can be written to the calendar "${write}": it is a file.`,
        de: `In den Kalender „${write}“ kann niemand schreiben: Er ist eine Datei.`,
      }
    : { en: `There is no calendar "${write}".`, de: `Einen Kalender „${write}“ gibt es nicht.` }
  const names = listed.filter(({ kind }) => kind === 'caldav').map(({ name }) => name)
  const hint =
    names.length > 0
      ? { en: `Take one of ${names.join(', ')}.`, de: `Einen davon nehmen: ${names.join(', ')}.` }
      : {
          en: 'List it under "calendars" with "kind: caldav".',
          de: 'Unter „calendars“ mit „kind: caldav“ aufführen.',
        }
  return [error('appointments/write', message, source.locate('/write'), hint)]
}

function calendarsOf(calendars: unknown): Fields[] {
  const listed: readonly unknown[] = Array.isArray(calendars) ? calendars : []
  return listed.map(fieldsOf).filter((fields) => fields !== null)
}
