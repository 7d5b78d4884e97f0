import { fill } from '../../../parts/format.ts'
import { shortType } from '../file-types.ts'
import type { ProcessorWords } from '../props.ts'
import type { ReportView } from './Report.tsx'
import type { Pair, Report } from './report.ts'

/** A result in the words of the page; what it does not say is left out. */
export function viewOf(report: Report, words: ProcessorWords, language: string): ReportView {
  const notes = [
    { title: words.insights, items: report.insights },
    { title: words.issues, items: report.issues },
    { title: words.next, items: report.next },
  ]
  return {
    meta: [report.fileName, shortType(report.fileType), report.fileSize, seconds(report, language)]
      .filter(Boolean)
      .join('\u00a0· '),
    type: report.type || words.untyped,
    percent: report.percent,
    fields: [...report.fields, ...aboutDocument(report, words, language)],
    steps: report.steps,
    notes: notes.filter(({ items }) => items.length > 0),
    summary: report.summary,
  }
}

function aboutDocument({ language, quality }: Report, words: ProcessorWords, page: string): Pair[] {
  const qualities = { excellent: words.excellent, good: words.good, fair: words.fair, other: words.otherQuality }
  return [
    ...(language ? [{ label: words.language, value: languageName(language, page) }] : []),
    ...(quality ? [{ label: words.quality, value: qualities[quality] }] : []),
  ]
}

/** Codes ("de", "pt-BR") become names; names stay. */
function languageName(language: string, page: string): string {
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) return language
  return new Intl.DisplayNames([page], { type: 'language' }).of(language) ?? language
}

/** 2140 -> "2,1 s". */
function seconds({ milliseconds }: Report, language: string): string {
  if (milliseconds === null) return ''
  const number = (milliseconds / 1000).toFixed(1)
  return fill('{n}\u00a0s', { n: language === 'en' ? number : number.replace('.', ',') })
}
