import type { DemoExample, DemoWords, DocumentDemoSection, Interface } from '../../schemas/types.ts'
import { ActionLink, buttonClass } from '../parts/Button.tsx'
import { Drawing } from '../parts/Drawing.tsx'
import { fill, typeset } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { Gauge } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Where a document would be laid down, what happens with it, and an example of what comes out. */
export function DocumentDemo({ section, number, context }: SectionProps<DocumentDemoSection>) {
  const { head, id = 'document-demo' } = section
  const words = context.data.interface
  const exampleId = `${id}-example`
  return (
    <SectionFrame section={section}>
      <div className="stack stack--wide">
        <div className="split split--even split--center">
          <Head head={head} number={number} context={context} flush />
          <Zone section={section} toExample={`#${exampleId}`} label={words.demo.exampleNote} />
        </div>
        <figure className="figure" id={exampleId}>
          <Result section={section} words={words} language={context.language} />
          <figcaption className="label">{`${words.example}: ${words.demo.exampleNote}`}</figcaption>
        </figure>
      </div>
    </SectionFrame>
  )
}

interface ZoneProps {
  readonly section: DocumentDemoSection
  readonly toExample: string
  readonly label: string
}

function Zone({ section: { title, formats, notice }, toExample, label }: ZoneProps) {
  return (
    <div className="dropzone" data-state="idle">
      <Icon name="upload" large />
      <h3>{title}</h3>
      <p className="small">
        {formats}
        <br />
        {notice}
      </p>
      <a className={buttonClass({ kind: 'secondary' })} href={toExample}>
        {label}
        <Icon name="down" />
      </a>
    </div>
  )
}

interface ResultProps {
  readonly section: DocumentDemoSection
  readonly words: Interface
  readonly language: string
}

function Result({ section: { example, action }, words: { demo, calculator }, language }: ResultProps) {
  const { meta, type, confidence, drawing, summary } = example
  return (
    <div className="result">
      <div className="result__head">
        <div>
          <p className="label">{meta}</p>
          <h3>{type}</h3>
        </div>
        <Gauge
          label={demo.confidence}
          percent={confidence}
          text={typeset(fill(calculator.percent, { n: confidence }))}
        />
      </div>
      <div className="result__body">
        {drawing && (
          <div>
            <Drawing name={drawing} language={language} />
          </div>
        )}
        <Found example={example} words={demo} />
        <Steps example={example} words={demo} />
        <div className="is-wide cluster cluster--spread">
          <p className="small result__summary">
            <strong>{`${demo.summary}.`}</strong> {summary}
          </p>
          <ActionLink action={action} kind="secondary" size="small" />
        </div>
      </div>
    </div>
  )
}

interface PieceProps {
  readonly example: DemoExample
  readonly words: DemoWords
}

function Found({ example, words }: PieceProps) {
  return (
    <div className="stack">
      <h4>{words.fields}</h4>
      <dl className="pairs">
        {example.fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Steps({ example: { actions, drawing }, words }: PieceProps) {
  return (
    <div className={drawing ? 'stack is-wide' : 'stack'}>
      <h4>{words.steps}</h4>
      <ul className="actions">
        {actions.map(({ priority, action, saved, how }) => (
          <li key={action}>
            <span className={`badge badge--${priority === 'immediate' ? 'copper' : 'fir'}`}>{words[priority]}</span>
            <span>
              <strong>{action}</strong>
              {`, ${fill(words.saves, { saved })}`}
              <br />
              <span className="small">{how}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
