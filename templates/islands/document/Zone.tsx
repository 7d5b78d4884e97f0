import { buttonClass } from '../../parts/Button.tsx'
import { fill } from '../../parts/format.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import { BookingAction } from '../booking/booked/BookingAction.tsx'
import { acceptAttribute } from './file-types.ts'
import type { Problem } from './problem.ts'
import type { DocumentProcessorProps, ProcessorWords } from './props.ts'
import type { useDocumentProcessor } from './use-document-processor.ts'

export interface ZoneProps {
  readonly settings: DocumentProcessorProps
  readonly processor: ReturnType<typeof useDocumentProcessor>
  /** How far the analysis is, in one sentence. */
  readonly reading: string
  /** Target of the link that is shown here when there is a result. */
  readonly resultId: string
}

/** Where a document is dropped, and what is happening to it. */
export function Zone(props: ZoneProps) {
  const { settings, processor } = props
  const { view, isUsedUp, input, heading, change, refresh } = processor
  const state = view.name === 'idle' && isUsedUp ? 'used-up' : view.name
  const message = messageOf(props)
  // A form that was sent meanwhile has unlocked further ones; what is there besides a result stays.
  const recount = view.name === 'idle' ? refresh : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: coming here only counts the free analyses again.
    <div className="dropzone" data-state={state} onFocus={recount} onPointerEnter={recount}>
      <input
        className="visually-hidden dropzone__input"
        type="file"
        multiple={settings.variant === 'documents'}
        id={`${settings.id}-file`}
        accept={acceptAttribute(settings.variant)}
        ref={input}
        hidden={state !== 'idle'}
        disabled={state === 'processing'}
        onChange={change}
      />
      <Icon name={message.icon} large />
      {/* In the other views the focus has a better place to go. */}
      <h3 ref={state === 'idle' || state === 'result' ? undefined : heading} tabIndex={-1}>
        {message.title}
      </h3>
      <p className="small" role="status">
        {message.status}
      </p>
      {state === 'idle' && <Idle {...props} />}
      {state === 'used-up' && <BookingAction action={settings.action} kind="secondary" />}
      {state === 'processing' && <Processing {...props} />}
      {state === 'result' && <Done {...props} />}
      {view.name === 'error' && <Failed {...props} problem={view.problem} />}
      <Over {...settings.words} />
    </div>
  )
}

interface ZoneMessage {
  readonly icon: IconName
  readonly title: string
  /** What is going on, in one sentence; announced when it changes. */
  readonly status: string
}

function messageOf({ settings: { texts, words }, processor, reading }: ZoneProps): ZoneMessage {
  const { view, isUsedUp, documents } = processor
  switch (view.name) {
    case 'processing':
      return { icon: 'file', title: fill(words.reading, { name: shortName(view.file) }), status: reading }
    case 'result':
      return {
        icon: 'check',
        title: fill(words.done, { name: shortName(documents[view.shown]?.file ?? '') }),
        status: words.ready,
      }
    case 'error':
      return { icon: 'alert', title: words.errorTitle, status: '' }
    case 'idle':
      return isUsedUp
        ? { icon: 'check', title: words.usedUpTitle, status: words.usedUp }
        : { icon: 'upload', title: texts.title, status: view.note }
  }
}

function Idle({ settings, processor }: ZoneProps) {
  const { id, texts, words, exampleHref } = settings
  return (
    <>
      <p className="small">
        {texts.formats}
        <br />
        {texts.notice}
      </p>
      <label className={buttonClass({ kind: 'secondary', className: 'scripted' })} htmlFor={`${id}-file`}>
        {words.choose}
      </label>
      <p className="label scripted">{leftOver(processor.left, words)}</p>
      <p className="small unscripted">{words.needsScripts}</p>
      <a className={buttonClass({ kind: 'secondary', className: 'unscripted' })} href={exampleHref}>
        {words.exampleNote}
        <Icon name="down" />
      </a>
    </>
  )
}

function Processing({ settings: { words }, processor }: ZoneProps) {
  return (
    <>
      <div className="bar bar--busy" role="progressbar" aria-label={words.progress}>
        <i />
      </div>
      <button
        className={buttonClass({ kind: 'secondary', size: 'small' })}
        type="button"
        onClick={() => processor.reset(words.cancelled)}
      >
        {words.cancel}
      </button>
    </>
  )
}

function Done({ settings: { words, action }, processor: { left, isUsedUp }, resultId }: ZoneProps) {
  return (
    <>
      <a className={buttonClass({ kind: 'secondary' })} href={`#${resultId}`}>
        {words.toResult}
        <Icon name="down" />
      </a>
      {isUsedUp ? <p className="small">{words.usedUp}</p> : <p className="label">{leftOver(left, words)}</p>}
      {isUsedUp && <BookingAction action={action} kind="secondary" size="small" />}
    </>
  )
}

function Failed(props: ZoneProps & { readonly problem: Problem }) {
  const { text, language, hint, retry } = props.problem
  const { settings, processor } = props
  const { words } = settings
  return (
    <>
      <div className="dropzone__problem small" role="alert">
        <p lang={language}>{text}</p>
        {hint && <p>{hint}</p>}
      </div>
      <div className="cluster cluster--tight">
        {retry && (
          <button className="button" type="button" onClick={() => processor.start([retry])}>
            {words.retry}
          </button>
        )}
        <button className={buttonClass({ kind: 'secondary' })} type="button" onClick={() => processor.reset()}>
          <Icon name="refresh" />
          {words.again}
        </button>
      </div>
    </>
  )
}

/** Covers the zone while a file is above it; the style sheet shows it. */
function Over({ over, overNote }: ProcessorWords) {
  return (
    <div className="dropzone__over">
      <Icon name="down" large />
      <p className="dropzone__call">{over}</p>
      <p className="small">{overNote}</p>
    </div>
  )
}

function leftOver(left: number, { left: counted, unlimited }: ProcessorWords): string {
  if (left === Number.POSITIVE_INFINITY) return unlimited
  return fill(left === 1 ? counted.one : counted.other, { n: left })
}

const MAX_NAME = 40

/** A long name without its middle: the beginning message what it is, the end which one. */
function shortName(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME / 2)}…${name.slice(1 - MAX_NAME / 2)}`
}
