import type { ReactNode, RefObject } from 'react'
import type { ActionDetail } from '../../../../schemas/types.ts'
import { Fold } from '../../../parts/Fold.tsx'
import { fill, typeset } from '../../../parts/format.ts'
import { Gauge } from '../../../parts/Pieces.tsx'
import type { Editor } from '../correct/Value.tsx'
import type { ProcessorWords } from '../props.ts'
import { Fields, type FieldView } from './Fields.tsx'
import type { Item } from './found.ts'
import { ItemRows } from './ItemRows.tsx'
import { Part } from './Part.tsx'
import type { Step } from './report.ts'

/** A result as it is shown, real or an example; "", [] and null stand for what it does not contain. */
export interface ReportView {
  /** File name, size and duration. */
  readonly meta: string
  readonly type: string
  /** 0 to 100. */
  readonly percent: number | null
  /** Beside the kind of document. */
  readonly badge: string
  /** Who, how much, until when and what next. */
  readonly glance: readonly FieldView[]
  readonly fields: readonly FieldView[]
  readonly items: readonly Item[]
  /** What has to be checked comes before everything else. */
  readonly issues: readonly string[]
  readonly steps: readonly Step[]
  readonly notes: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly summary: string
}

interface ReportProps {
  readonly report: ReportView
  readonly words: ProcessorWords
  /** Takes corrections; left out for an example. */
  readonly editor?: Editor
  /** What the checks say after a correction; "" before. */
  readonly checked?: string
  /** On a phone: what matters first, the rest folded. */
  readonly isFolded?: boolean
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined
  /** What comes first is shown on phones, too; the rest is folded under this title there. */
  readonly foldOnPhones?: string
  /** A picture before the fields. */
  readonly picture?: ReactNode
  /** What can be done with the result, below it. */
  readonly children?: ReactNode
}

/** What was found in a document: its kind and how certain it is, fields, steps, notes, summary. */
export function Report(props: ReportProps) {
  const { report, words, heading, isFolded = false, foldOnPhones } = props
  const { issues } = report
  return (
    <div className="result">
      <Title report={report} words={words} heading={heading} />
      <div className="result__body">
        {issues.length > 0 && <Notes notes={[{ title: words.issues, items: issues }]} />}
        {(isFolded || foldOnPhones) && <Glance {...props} />}
        {foldOnPhones ? (
          <Fold title={<h4>{foldOnPhones}</h4>} onPhones className="is-wide">
            <div className="result__body">
              <Details {...props} />
            </div>
          </Fold>
        ) : (
          <Details {...props} />
        )}
      </div>
    </div>
  )
}

/** Everything but what comes first. */
function Details(props: ReportProps) {
  const { report, words, picture, isFolded = false, children } = props
  const { steps, notes, fields } = report
  return (
    <>
      {picture && (
        <Picture words={words} isFolded={isFolded}>
          {picture}
        </Picture>
      )}
      <Values {...props} />
      {steps.length > 0 && (
        <Part title={words.steps} isWide={picture !== undefined || fields.length === 0} isFolded={isFolded}>
          <Steps steps={steps} words={words} />
        </Part>
      )}
      {notes.length > 0 && <Notes notes={notes} isFolded={isFolded} />}
      <Summary {...props} />
      {children}
    </>
  )
}

function Summary({ report: { summary }, words, isFolded = false }: ReportProps) {
  if (!summary) return null
  if (isFolded) {
    return (
      <Part title={words.summary} isFolded>
        <p className="small">{summary}</p>
      </Part>
    )
  }
  return (
    <p className="small is-wide">
      <strong>{`${words.summary}. `}</strong>
      {summary}
    </p>
  )
}

function Glance({ report, words, foldOnPhones }: ReportProps) {
  return (
    <div className={foldOnPhones ? 'result__glance is-narrow' : 'result__glance'}>
      <Fields fields={report.glance} words={words} editor={undefined} />
    </div>
  )
}

function Picture({ words, isFolded, children }: Pick<ReportProps, 'words' | 'isFolded' | 'children'>) {
  if (!isFolded) return <div>{children}</div>
  return (
    <Part title={words.document} isFolded>
      {children}
    </Part>
  )
}

/** Fields and rows, and what the checks say of them after a correction. */
function Values({ report, words, picture, editor, checked = '', isFolded = false }: ReportProps) {
  const { fields, items, steps } = report
  return (
    <>
      {fields.length > 0 && (
        <Part title={words.fields} isWide={!picture && steps.length === 0} isFolded={isFolded}>
          {editor && <p className="small">{words.correctHint}</p>}
          <Fields fields={fields} words={words} editor={editor} />
          {editor && (
            <p className="small result__checked" role="status">
              {checked}
            </p>
          )}
        </Part>
      )}
      {items.length > 0 && (
        <Part title={words.items} isWide isFolded={isFolded}>
          <ItemRows items={items} words={words} editor={editor} />
        </Part>
      )}
    </>
  )
}

function Title({ report, words, heading }: Pick<ReportProps, 'report' | 'words' | 'heading'>) {
  const { meta, type, badge, percent } = report
  return (
    <div className="result__head">
      <div>
        <p className="label">{meta}</p>
        <h3 ref={heading} tabIndex={heading && -1}>
          {type}
        </h3>
        {badge && <span className="badge badge--fir">{badge}</span>}
      </div>
      {percent !== null && (
        <Gauge label={words.confidence} percent={percent} text={typeset(fill(words.percent, { n: percent }))} />
      )}
    </div>
  )
}

interface StepsProps {
  readonly steps: readonly Step[]
  readonly words: ProcessorWords
}

function Steps({ steps, words }: StepsProps) {
  return (
    <ul className={steps.some(({ priority }) => priority) ? 'actions' : 'dashes'}>
      {steps.map(({ priority, action, saved, how }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and steps may come twice.
        <li key={index}>
          {priority && <Priority priority={priority} words={words} />}
          <span>
            <strong>{action}</strong>
            {saved && `, ${fill(words.saves, { saved })}`}
            {how && <span className="small actions__how">{how}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface PriorityProps {
  readonly priority: ActionDetail['priority']
  readonly words: ProcessorWords
}

function Priority({ priority, words }: PriorityProps) {
  return <span className={`badge badge--${priority === 'immediate' ? 'copper' : 'fir'}`}>{words[priority]}</span>
}

interface NotesProps {
  readonly notes: ReportView['notes']
  readonly isFolded?: boolean
}

function Notes({ notes, isFolded = false }: NotesProps) {
  const lists = notes.map(({ title, items }) => (
    <Part title={title} isFolded={isFolded} key={title}>
      <ul className="dashes">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is said may come twice.
          <li key={index}>{item}</li>
        ))}
      </ul>
    </Part>
  ))
  return isFolded ? lists : <div className="is-wide result__notes">{lists}</div>
}
