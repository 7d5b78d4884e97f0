import type { ReactNode, RefObject } from 'react'
import type { ActionDetail } from '../../../../schemas/types.ts'
import { fill, typeset } from '../../../parts/format.ts'
import { Gauge } from '../../../parts/Pieces.tsx'
import type { ProcessorWords } from '../props.ts'
import type { Pair, Step } from './report.ts'

/** A result as it is shown, be it real or an example; "", [] and null stand for what it does not say. */
export interface ReportView {
  /** File name, size and duration. */
  readonly meta: string
  readonly type: string
  /** 0 to 100. */
  readonly percent: number | null
  readonly fields: readonly Pair[]
  readonly steps: readonly Step[]
  readonly notes: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly summary: string
}

interface ReportProps {
  readonly report: ReportView
  readonly words: ProcessorWords
  /** Language of what was found, where it is not the page's. */
  readonly language?: string | undefined
  readonly heading?: RefObject<HTMLHeadingElement | null>
  /** A picture before the fields. */
  readonly picture?: ReactNode
  /** Stands beside the summary. */
  readonly aside?: ReactNode
  /** What can be done with the result, below it. */
  readonly children?: ReactNode
}

/** What was found in a document: its kind and how certain it is, fields, steps, notes, summary. */
export function Report({ report, words, language, heading, picture, aside, children }: ReportProps) {
  const { meta, type, percent, fields, steps, notes, summary } = report
  const isSplit = fields.length > 0 && !picture
  return (
    <div className="result">
      <div className="result__head">
        <div>
          <p className="label">{meta}</p>
          <h3 ref={heading} tabIndex={heading && -1} lang={language}>
            {type}
          </h3>
        </div>
        {percent !== null && (
          <Gauge label={words.confidence} percent={percent} text={typeset(fill(words.percent, { n: percent }))} />
        )}
      </div>
      <div className="result__body">
        {picture && <div>{picture}</div>}
        {fields.length > 0 && (
          <Fields fields={fields} title={words.fields} isWide={!picture && steps.length === 0} language={language} />
        )}
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

interface FieldsProps {
  readonly fields: readonly Pair[]
  readonly title: string
  readonly isWide: boolean
  readonly language: Language
}

function Fields({ fields, title, isWide, language }: FieldsProps) {
  return (
    <div className={isWide ? 'stack is-wide' : 'stack'}>
      <h4>{title}</h4>
      <dl className="pairs" lang={language}>
        {fields.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and labels may come twice.
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
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
