import type { ReactNode } from 'react'
import type { ChatDemoSection } from '../../schemas/types.ts'
import { type Answer, answerFrom, type KnownEntry } from '../islands/chat/answer.ts'
import type { ChatProps } from '../islands/chat/props.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { ActionLink, buttonClass } from '../parts/Button.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { knownEntries } from './pieces/live/known-entries.ts'

const LONGEST_QUESTION = 300

/**
 * A chatbot that knows the questions and prices of its page. Without scripts it is a conversation to read, in which
 * the same search has answered when the page was built.
 */
export function ChatDemo({ section, number, context }: SectionProps<ChatDemoSection>) {
  const { id = 'chat', head, log, greeting, speakers, source, near, unknown, words, suggestions, action } = section
  const entries = knownEntries(section, context)
  const answer = answerFrom(entries, words)
  const props: ChatProps = { entries, speakers, source, near, unknown, words }
  return (
    <SectionFrame section={section} inside="split beside">
      <Head head={head} number={number} context={context} flush />
      <Enhance name="chat-demo" props={props}>
        <div className="live chat">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
          <div className="chat__log graph" role="log" aria-label={log} tabIndex={0}>
            <Said by="machine" props={props}>
              <p>{greeting}</p>
            </Said>
            <div className="unscripted stack">
              {suggestions.questions.map((question) => (
                <Exchange key={question} question={question} answer={answer(question)} props={props} />
              ))}
            </div>
          </div>
          <Questions id={id} section={section} />
        </div>
      </Enhance>
      <div data-person="">
        <ActionLink action={action} kind="secondary" />
      </div>
    </SectionFrame>
  )
}

function Questions({ id, section }: { readonly id: string; readonly section: ChatDemoSection }) {
  const { field, ask, suggestions } = section
  return (
    <div className="scripted stack chat__ask">
      <label className="field__label" htmlFor={`${id}-question`}>
        {field.label}
      </label>
      <div className="chat__row">
        <input
          id={`${id}-question`}
          type="text"
          className="input"
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={field.placeholder}
        />
        <button type="button" className={buttonClass({})} data-ask="">
          {ask}
        </button>
      </div>
      <p className="label">{suggestions.title}</p>
      <div className="cluster cluster--tight">
        {suggestions.questions.map((question) => (
          <button key={question} type="button" className="badge live__choice" data-question="">
            {question}
          </button>
        ))}
      </div>
    </div>
  )
}

interface SaidProps {
  readonly by: 'visitor' | 'machine'
  readonly props: ChatProps
  readonly children: ReactNode
}

function Said({ by, props, children }: SaidProps) {
  return (
    <div className={`chat__said chat__said--${by}`}>
      <span className="visually-hidden">{`${props.speakers[by]}: `}</span>
      {children}
    </div>
  )
}

interface ExchangeProps {
  readonly question: string
  readonly answer: Answer
  readonly props: ChatProps
}

function Exchange({ question, answer, props }: ExchangeProps) {
  return (
    <>
      <Said by="visitor" props={props}>
        <p>{question}</p>
      </Said>
      <Said by="machine" props={props}>
        {answer.kind === 'known' && <p>{answer.entry.text}</p>}
        {answer.kind === 'known' && (
          <p className="small">
            {`${props.source}: `}
            <Source entry={answer.entry} />
          </p>
        )}
        {answer.kind === 'near' && <p>{props.near}</p>}
        {answer.kind === 'near' && answer.entries.map((entry) => <Source key={entry.id} entry={entry} />)}
        {answer.kind === 'unknown' && <p>{props.unknown}</p>}
      </Said>
    </>
  )
}

function Source({ entry: { href, title } }: { readonly entry: KnownEntry }) {
  return (
    <a className="chat__source" href={href}>
      {title}
    </a>
  )
}
