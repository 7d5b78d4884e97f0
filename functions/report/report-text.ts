// A report as the owner reads it, in a mail or on a terminal. Every word of it stands in site/data/mails.yaml.
import { percents, wilson } from '../../common/interval.ts'
import { formatNumber } from '../../common/money.ts'
import type { ReportTexts } from '../../schemas/types.ts'
import { oneLine } from '../lib/one-line.ts'
import type { ReplyFigures } from './replies.ts'
import type { Figure, Line, Report } from './report.ts'

/** The words of a report, and the language that they are in. */
export interface ReportWords {
  readonly words: ReportTexts
  readonly language: string
}

/** In each list; the first ones have the most leads. */
const MOST_LINES = 12
/** A section is named by its heading. */
const LONGEST_NAME = 100

/** The subject and the text of a report. */
export function reportText(report: Report, { words, language }: ReportWords): { subject: string; text: string } {
  const writing: Writing = { words, language, number: (value) => formatNumber(value, language) }
  const { leads, change, partial, suspected } = report
  const head = [
    `${words.leads}: ${figureText(leads.now, writing)}`,
    fill(words.before, { figure: figureText(leads.before, writing), change: words.changes[change] }),
    ...(leads.now.of !== null && leads.before.of !== null
      ? [fill(words.rate, { change: words.changes[leads.change] })]
      : []),
    ...(partial > 0 ? [fill(words.partial, { count: writing.number(partial) })] : []),
    ...(suspected > 0 ? [fill(words.suspected, { count: writing.number(suspected) })] : []),
  ]
  const lists = (['pages', 'forms', 'sections', 'origins'] as const).flatMap((list) =>
    listText(words.lists[list], report[list], writing),
  )
  const replies = report.replies.map((figures) => `  ${replyText(figures, writing)}`)
  const blocks = [
    fill(words.intro, { first: dayText(report.now.first, language), last: dayText(report.now.last, language) }),
    head.join('\n'),
    ...lists,
    ...(replies.length > 0 ? [`${words.replies.title}\n${replies.join('\n')}`] : []),
  ]
  const subject = fill(words.subject, { week: report.name, count: writing.number(leads.now.count) })
  return { subject, text: `${blocks.join('\n\n')}\n\n-- \n${words.foot}\n` }
}

interface Writing extends ReportWords {
  number(value: number): string
}

/** [] for a list of nothing. */
function listText(title: string, lines: readonly Line[], writing: Writing): string[] {
  const { words, number } = writing
  const shown = lines
    .slice(0, MOST_LINES)
    .flatMap(({ name, now, before, change }) => [
      `  ${name === null ? words.nameless : oneLine(name, LONGEST_NAME)}`,
      `    ${figureText(now, writing)}`,
      `    ${fill(words.before, { figure: figureText(before, writing), change: words.changes[change] })}`,
    ])
  const left = lines.length - MOST_LINES
  const more = left > 0 ? [`  ${fill(words.more, { count: number(left) })}`] : []
  return shown.length > 0 ? [[title, ...shown, ...more].join('\n')] : []
}

/** "7 von 212 (1,6 bis 6,7 %)" */
function figureText({ count, of, interval }: Figure, { words, language, number }: Writing): string {
  if (of === null || interval === null) return fill(words.uncounted, { count: number(count) })
  return fill(words.figure, { count: number(count), of: number(of), ...percents(interval, language) })
}

function replyText({ hours, within, medianMinutes, open }: ReplyFigures, writing: Writing): string {
  const { words, language, number } = writing
  const share = { count: number(within.count), of: number(within.of), ...percents(wilson(within), language) }
  const parts = [
    fill(words.replies.within, { hours: number(hours), figure: fill(words.figure, share) }),
    medianMinutes === null ? words.replies.noMedian : fill(words.replies.median, { minutes: number(medianMinutes) }),
    ...(open > 0 ? [fill(words.replies.open, { count: number(open) })] : []),
  ]
  return within.of === 0 ? fill(words.replies.none, { hours: number(hours) }) : parts.join(', ')
}

function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** A text with what stands in braces replaced. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
