import { error } from '../../diagnostics/diagnostic.ts'
import type { Words } from '../../diagnostics/words.ts'
import type { Diagnostic, Source } from '../../types.ts'
import { type Fields, fieldsOf } from '../values.ts'

const DAYS: Readonly<Record<string, Words>> = {
  monday: { en: 'Mondays', de: 'Montags' },
  tuesday: { en: 'Tuesdays', de: 'Dienstags' },
  wednesday: { en: 'Wednesdays', de: 'Mittwochs' },
  thursday: { en: 'Thursdays', de: 'Donnerstags' },
  friday: { en: 'Fridays', de: 'Freitags' },
  saturday: { en: 'Saturdays', de: 'Samstags' },
  sunday: { en: 'Sundays', de: 'Sonntags' },
}

/** The opening hours of a day are in order, and an appointment fits into each of them. */
export function openingHours(source: Source, { hours, minutes }: Fields): Diagnostic[] {
  return Object.entries(fieldsOf(hours) ?? {}).flatMap(([day, listed]) => {
    const spans: readonly unknown[] = Array.isArray(listed) ? listed : []
    return spans.flatMap((_, index) => {
      const span = { source, pointer: `/hours/${day}/${index}`, day: DAYS[day] ?? { en: day, de: day } }
      return ownHours(span, fieldsOf(spans[index]) ?? {}, {
        before: fieldsOf(spans[index - 1]),
        minutes: Number(minutes),
      })
    })
  })
}

interface Neighbours {
  readonly before: Fields | null
  readonly minutes: number
}

function ownHours(span: Span, { from, to }: Fields, { before, minutes }: Neighbours): Diagnostic[] {
  if (minutesOf(to) <= minutesOf(from)) return [endsFirst(span, String(from), String(to))]
  if (before && minutesOf(from) < minutesOf(before['to'])) return [overlaps(span, String(from), String(before['to']))]
  return minutesOf(to) - minutesOf(from) < minutes ? [tooShort(span, minutes)] : []
}

interface Span {
  readonly source: Source
  readonly pointer: string
  readonly day: Words
}

/** Of a time such as "09:30"; texts in the order of times would not do for "24:00" alone. */
function minutesOf(time: unknown): number {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  return hours * 60 + minutes
}

function endsFirst({ source, pointer, day }: Span, from: string, to: string): Diagnostic {
  const message = {
    en: `${day.en}, opening hours begin at ${from} and end at ${to}.`,
    de: `${day.de} beginnen Öffnungszeiten um ${from} und enden um ${to}.`,
  }
  const hint = {
    en: 'Write an end after the beginning; what goes on after midnight belongs to the next day.',
    de: 'Ein Ende nach dem Beginn schreiben; was nach Mitternacht liegt, gehört zum nächsten Tag.',
  }
  return error('appointments/ends-first', message, source.locate(`${pointer}/to`), hint)
}

function overlaps({ source, pointer, day }: Span, from: string, before: string): Diagnostic {
  const message = {
    en: `${day.en}, opening hours begin at ${from}, but those before them end at ${before}.`,
    de: `${day.de} beginnen Öffnungszeiten um ${from}, die davor enden aber um ${before}.`,
  }
  const hint = {
    en: 'Put them in order, or make one of them.',
    de: 'Ordnen oder zu einer Angabe zusammenfassen.',
  }
  return error('appointments/overlap', message, source.locate(`${pointer}/from`), hint)
}

function tooShort({ source, pointer, day }: Span, minutes: number): Diagnostic {
  const message = {
    en: `${day.en}, an appointment of ${minutes} minutes does not fit into these opening hours.`,
    de: `${day.de} passt in diese Öffnungszeiten kein Termin von ${minutes} Minuten.`,
  }
  const hint = { en: 'Make them longer, or take them out.', de: 'Verlängern oder herausnehmen.' }
  return error('appointments/too-short', message, source.locate(pointer), hint)
}
