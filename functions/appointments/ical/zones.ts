import type { default as ICAL } from 'ical.js'
import { findIana } from 'windows-iana'
import { CalendarProblem } from '../calendars/problem.ts'
import { isZone } from '../local-time.ts'

/** A name of the time zone database; or a zone that only its file knows. */
export type Zone = string | ICAL.Timezone

/**
 * The zones of a file by the names that it uses. A name that everybody knows means what everybody takes it for: its
 * definition in the file is often shortened. Windows has names of its own
 * (https://github.com/unicode-org/cldr/blob/main/common/supplemental/windowsZones.xml).
 *
 * @throws CalendarProblem for a name that is neither known nor defined
 */
export function zoneFinder(defined: ReadonlyMap<string, ICAL.Timezone>): (name: string) => Zone {
  const found = new Map<string, Zone>()
  return (name) => {
    const zone = found.get(name) ?? knownZone(name) ?? defined.get(name)
    if (zone === undefined) throw new CalendarProblem('zone', name.replace(/[^\w /()+:.,-]/g, '?').slice(0, 60))
    found.set(name, zone)
    return zone
  }
}

function knownZone(name: string): string | undefined {
  return [name, ...findIana(name)].find(isZone)
}
