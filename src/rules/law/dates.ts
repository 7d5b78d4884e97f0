// Dates that visitors read age while nobody looks: a project that is "in Entwicklung, Juni 2025" two years later
// misleads (UWG § 5). A date that stays true, such as the day of a law, is named under "notClaims" of the register.
import { passageOf } from '../../content/place.ts'
import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import { dayIn } from '../../diagnostics/said.ts'
import type { Diagnostic, Location, Source } from '../../types.ts'
import { LETTER } from '../claims/numbers.ts'
import { covers } from '../claims/places.ts'
import { placesWithoutClaims } from '../claims/register.ts'
import { textVersions } from '../claims/statements.ts'
import type { SourceRule } from '../one-pass.ts'

/** From this age on, in months, somebody has to look whether a date still says what is true. */
const OLD_MONTHS = 6

/** No date that visitors read is older than six months, and no legal text was last looked at longer ago. */
export const dates: SourceRule = (site, now) => {
  if (!site.data.has('operator')) return null
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const isOld = ({ month }: WrittenDate) => today - month > OLD_MONTHS
  const exempt = placesWithoutClaims(site)
  const forms = dateFormsOf(site.languages)
  return {
    source(source, data) {
      if (source.kind === 'legal') return updatedLongAgo(source, data, (text) => datesIn(text, forms).find(isOld))
      const places = exempt.filter((place) => place.isIn(source.file))
      return textVersions(source, data).flatMap(({ text, pointer }) => {
        if (!YEAR.test(text) || places.some((place) => covers(place, pointer))) return []
        const at = ({ start, end }: WrittenDate) => source.locate(pointer, passageOf(text, start, end))
        return datesIn(text, forms)
          .filter(isOld)
          .map((date) => old(date.written, at(date)))
      })
    },
  }
}

/** A date in a text. */
interface WrittenDate {
  readonly written: string
  /** Offset in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** Months since the year 0. */
  readonly month: number
}

const YEAR = /(?<!\d)20\d\d(?!\d)/

/** How dates are written in the languages of a site. */
interface DateForms {
  /** The names of each month. */
  readonly months: readonly (readonly string[])[]
  readonly pattern: RegExp
}

function dateFormsOf(languages: readonly string[]): DateForms {
  const months = Array.from({ length: 12 }, (_, month) =>
    languages.map((language) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
        .format(new Date(Date.UTC(2000, month)))
        .toLowerCase(),
    ),
  )
  // A short word may stand between month and year: "janeiro de 2025".
  const pattern = new RegExp(
    String.raw`(?<![\w.-])(?:\d{1,2}\.(?<number>\d{1,2})\.|(?<name>${months.flat().join('|')})(?: [${LETTER}]{2})? )(?<year>20\d\d)(?![\d-]|\.\d)` +
      String.raw`|(?<![\w.-])(?<isoYear>20\d\d)-(?<isoNumber>\d\d)(?:-\d\d)?(?![\w-])`,
    'gi',
  )
  return { months, pattern }
}

function datesIn(text: string, { months, pattern }: DateForms): WrittenDate[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
    const name = groups['name']?.toLowerCase()
    const named = months.findIndex((names) => name !== undefined && names.includes(name)) + 1
    const month = named || Number(groups['number'] ?? groups['isoNumber'])
    if (month < 1 || month > 12) return []
    const year = Number(groups['year'] ?? groups['isoYear'])
    return { written, start: index, end: index + written.length, month: year * 12 + month - 1 }
  })
}

function updatedLongAgo(
  source: Source,
  data: unknown,
  oldDateIn: (text: string) => WrittenDate | undefined,
): Diagnostic[] {
  const updated = valueAt(data, '/updated')
  const date = typeof updated === 'string' ? oldDateIn(updated) : undefined
  if (!date) return []
  const message = {
    en: `This legal text was last looked at on ${date.written}, more than ${OLD_MONTHS} months ago.`,
    de: `Dieser Rechtstext wurde zuletzt am ${dayIn('de', date.written)} durchgesehen, vor mehr als ${OLD_MONTHS} Monaten.`,
  }
  const hint = {
    en: 'Read it again beside the site as it is; then write the day under "updated".',
    de: 'Neben der Website, wie sie ist, noch einmal lesen; dann den Tag unter „updated“ schreiben.',
  }
  return [warning('law/old-text', message, source.locate('/updated'), hint)]
}

function old(written: string, at: Location): Diagnostic {
  const message = {
    en: `The date "${written}" is more than ${OLD_MONTHS} months old (UWG § 5).`,
    de: `Das Datum „${written}“ ist mehr als ${OLD_MONTHS} Monate alt (UWG § 5).`,
  }
  const hint = {
    en: 'Write what is true today, or leave the date out; one that stays true goes under "notClaims" of site/data/claims.yaml.',
    de: 'Schreiben, was heute stimmt, oder das Datum weglassen; eines, das wahr bleibt, unter „notClaims“ in site/data/claims.yaml nennen.',
  }
  return warning('law/old-date', message, at, hint)
}
