import { useEffect } from 'react'
import { buttonClass } from '../../parts/Button.tsx'
import { fill } from '../../parts/format.ts'
import { BookingAction } from '../booking/booked/BookingAction.tsx'
import type { Told } from '../visit/told.ts'
import { remember } from '../visit/visit.ts'
import { correctedAnswer } from './correct/corrected-answer.ts'
import { type Corrections, type Place, plainAt, withCorrections } from './correct/corrections.ts'
import { Onward } from './onward/Onward.tsx'
import type { DocumentProcessorProps } from './props.ts'
import type { ReadDocument } from './read-each.ts'
import { PagePicture } from './report/PagePicture.tsx'
import type { ReportView } from './report/Report.tsx'
import { Report } from './report/Report.tsx'
import type { Report as ReadReport } from './report/report.ts'
import { doubtsFirst, marksOf, saidOf, viewOf } from './report/report-view.ts'
import { TakeAlong } from './report/TakeAlong.tsx'
import type { useDocumentProcessor } from './use-document-processor.ts'
import { useNarrow } from './use-narrow.ts'

interface ResultProps {
  readonly settings: DocumentProcessorProps
  readonly processor: ReturnType<typeof useDocumentProcessor>
  readonly read: ReadDocument
  /** Names of the files that were given with it and not read. */
  readonly unread: readonly string[]
}

/** What was found in a document, as the visitor has corrected it, and what can be done with it. */
export function Result({ settings, processor, read, unread }: ResultProps) {
  const { words, language } = settings
  const isNarrow = useNarrow()
  const report = withCorrections(read.report, read.corrections, language)
  const view = viewOf(report, words, language)
  useTelling(view, settings)
  const editor = {
    words,
    enter: (place: Place, typed: string) => {
      const plain = plainAt(place, typed, read.report, language)
      processor.correct(place, plain)
      return plain !== null
    },
    undo: (place: Place) => processor.correct(place, null),
  }
  const all = processor.documents.map(({ file, report: one, corrections }) => ({
    file,
    report: withCorrections(one, corrections, language),
  }))
  return (
    <>
      <Documents processor={processor} read={read} unread={unread} settings={settings} />
      <Report
        report={isNarrow ? doubtsFirst(view, words) : view}
        words={words}
        editor={editor}
        checked={checked(read.corrections, report, settings)}
        isFolded={isNarrow}
        heading={processor.heading}
        picture={report.preview && <PagePicture preview={report.preview} marks={marksOf(report)} words={words} />}
        // Another document begins with nothing open.
        key={processor.documents.indexOf(read)}
      >
        <div className="is-wide">
          <BookingAction action={settings.action} />
        </div>
        <Onward settings={settings} shown={{ file: read.file, report }} all={all} />
        <TakeAlong
          settings={settings}
          view={view}
          answer={correctedAnswer(read.answer, read.report, { report, note: words.corrected })}
          fileName={read.file}
          again={() => processor.reset()}
        />
      </Report>
    </>
  )
}

/** The forms of the site take along what is shown, as the visitor has corrected it. */
function useTelling(view: ReportView, { words, variant }: DocumentProcessorProps): void {
  // Compared as text: the parts of a view are new each time it is drawn.
  const said = JSON.stringify(saidOf(view, words, variant))
  useEffect(() => {
    const { process, document } = JSON.parse(said) as Told
    if (process) remember('process', process)
    if (document) remember('document', document)
  }, [said])
}

/** Which documents were read, to go from one to the other, and which were not. */
function Documents({ processor, read, unread, settings: { words } }: ResultProps) {
  const { documents, show } = processor
  return (
    <>
      {unread.length > 0 && <p role="status">{fill(words.notRead, { names: unread.join(', ') })}</p>}
      {documents.length > 1 && (
        <nav className="cluster cluster--tight result__documents" aria-label={words.documents}>
          {documents.map((one, index) => (
            <button
              className={buttonClass({ kind: 'secondary', size: 'small' })}
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: documents are only added, and names may come twice.
              key={index}
              aria-current={one === read}
              onClick={() => show(index)}
            >
              {one.file}
            </button>
          ))}
        </nav>
      )}
    </>
  )
}

function checked(corrections: Corrections, { issues }: ReadReport, { words }: DocumentProcessorProps): string {
  if (corrections.size === 0) return ''
  return issues.length === 0 ? words.checkedFine : fill(words.checkedIssues, { issues: issues.join(' ') })
}
