import type { ReactNode, RefObject } from 'react'
import type { ActionDetail } from '../../../../schemas/types.ts'
import { fill, typeset } from '../../../parts/format.ts'
import { Gauge } from '../../../parts/Pieces.tsx'
import type { ProcessorWords } from '../props.ts'
import type { Item } from './found.ts'
import { ItemRows } from './ItemRows.tsx'
import type { Step } from './report.ts'

export interface FieldView {
  readonly label: string
  readonly value: string
  /** How certain it is and where it comes from: "98 % · Text". */
  readonly note?: string
  /** Whether the value should be reviewed. */
  readonly isDoubtful?: boolean
  /** Its number in the picture of the page. */
  readonly mark?: number | null
}

/** A result as it is shown, real or an example; "", [] and null stand for what it does not contain. */
export interface ReportView {
  /** File name, size and duration. */
  readonly meta: string
  readonly type: string
  /** 0 to 100. */
  readonly percent: number | null
  /** Beside the kind of document. */
  readonly badge: string
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
  /** Language of what was found, where it is not the page's. */
  readonly language?: string | undefined
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined
  /** A picture before the fields. */
  readonly picture?: ReactNode
  /** Stands beside the summary. */
  readonly aside?: ReactNode
  /** What can be done with the result, below it. */
  readonly children?: ReactNode
}

/** What was found in a document: its kind and how certain it is, fields, steps, notes, summary. */
export function Report({ report, words, language, heading, picture, aside, children }: ReportProps) {
  const { fields, items, issues, steps, notes, summary } = report
  const isSplit = fields.length > 0 && !picture
  return (
    <div className="result">
      <Title report={report} words={words} language={language} heading={heading} />
      <div className="result__body">
        {issues.length > 0 && <Notes notes={[{ title: words.issues, items: issues }]} language={language} />}
        {picture && <div>{picture}</div>}
        {fields.length > 0 && (
          <Fields fields={fields} words={words} isWide={!picture && steps.length === 0} language={language} />
        )}
        {items.length > 0 && <ItemRows items={items} words={words} language={language} />}
        {steps.length > 0 && <Steps steps={steps} words={words} isWide={!isSplit} language={language} />}
        {notes.length > 0 && <Notes notes={notes} language={language} />}
        {(summary || aside) && (
          <div className="is-wide cluster cluster--spread">
            {summary && (
              <p className="small result__summary">
                <strong>{`${words.summary}.`}</strong> <span lang={language}>{summary}</span>
              </p>
            )}
            {aside}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

type Language = string | undefined

function Title({ report, words, language, heading }: Pick<ReportProps, 'report' | 'words' | 'language' | 'heading'>) {
  const { meta, type, badge, percent } = report
  return (
    <div className="result__head">
      <div>
        <p className="label">{meta}</p>
        <h3 ref={heading} tabIndex={heading && -1} lang={language}>
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

interface FieldsProps {
  readonly fields: readonly FieldView[]
  readonly words: ProcessorWords
  readonly isWide: boolean
  readonly language: Language
}

function Fields({ fields, words, isWide, language }: FieldsProps) {
  return (
    <div className={isWide ? 'stack is-wide' : 'stack'}>
      <h4>{words.fields}</h4>
      <dl className="pairs" lang={language}>
        {fields.map(({ label, value, note, isDoubtful, mark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and labels may come twice.
          <div key={index}>
            <dt>
              {label}
              {mark && <span className="mark-number">{mark}</span>}
            </dt>
            <dd>
              {value}
              {note && <span className="label pairs__note">{note}</span>}
              {isDoubtful && <span className="badge badge--copper pairs__doubt">{words.checkField}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface StepsProps {
  readonly steps: readonly Step[]
  readonly words: ProcessorWords
  readonly isWide: boolean
  readonly language: Language
}

function Steps({ steps, words, isWide, language }: StepsProps) {
  return (
    <div className={isWide ? 'stack is-wide' : 'stack'}>
      <h4>{words.steps}</h4>
      <ul className={steps.some(({ priority }) => priority) ? 'actions' : 'dashes'}>
        {steps.map(({ priority, action, saved, how }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and steps may come twice.
          <li key={index}>
            {priority && <Priority priority={priority} words={words} />}
            <span>
              <strong lang={language}>{action}</strong>
              {saved && `, ${fill(words.saves, { saved })}`}
              {how && (
                <span className="small actions__how" lang={language}>
                  {how}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PriorityProps {
  readonly priority: ActionDetail['priority']
  readonly words: ProcessorWords
}

function Priority({ priority, words }: PriorityProps) {
  return <span className={`badge badge--${priority === 'immediate' ? 'copper' : 'fir'}`}>{words[priority]}</span>
}

function Notes({ notes, language }: { readonly notes: ReportView['notes']; readonly language: Language }) {
  return (
    <div className="is-wide result__notes">
      {notes.map(({ title, items }) => (
        <div className="stack stack--tight" key={title}>
          <h4>{title}</h4>
          <ul className="dashes" lang={language}>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and notes may come twice.
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
