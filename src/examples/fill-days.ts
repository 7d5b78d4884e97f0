// Days in the sources of samples follow from the day on which they are made: "{{+14}}" is two weeks later.
import type { Words } from '../diagnostics/words.ts'
import { SampleFault } from './samples.ts'

const DAY_MS = 86_400_000

/** How a day can be written; without a word as in German letters: 31.03.2026. */
const FORMS: Readonly<Record<string, (day: Date) => string>> = {
  '': (day) => german(day, { day: '2-digit', month: '2-digit', year: 'numeric' }),
  year: (day) => String(day.getUTCFullYear()),
  weekday: (day) => german(day, { weekday: 'long' }),
  // "Tue, 31 Mar 2026", as the head of a mail has it.
  mail: (day) => day.toUTCString().replace(/ \d\d:.*$/, ''),
}

const german = (day: Date, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { ...parts, timeZone: 'UTC' }).format(day)

/**
 * A text with its days filled in.
 *
 * @param today "2026-03-31"
 * @throws SampleFault on a form of days that does not exist
 */
export function fillDays(text: string, today: string): string {
  return text.replace(/\{\{([+-]\d+)(?: ([^}]*))?\}\}/g, (written, days: string, name = '') => {
    const form = FORMS[name]
    if (!form) throw new SampleFault(noForm(written))
    return form(new Date(Date.parse(today) + Number(days) * DAY_MS))
  })
}

function noForm(written: string): Words {
  const known = Object.keys(FORMS).join(', ').slice(2)
  return {
    en: `${written} names no form of a day. There is: ${known}.`,
    de: `${written} nennt keine Schreibweise eines Tages. Es gibt: ${known}.`,
  }
}
