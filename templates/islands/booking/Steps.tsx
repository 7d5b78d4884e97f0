import type { ReactNode } from 'react'
import { ChoiceField, Field, type FieldProps, TextArea } from '../../parts/Fields.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Notice } from '../../parts/Pieces.tsx'
import type { FieldName } from './lead.ts'
import type { BookingDialogProps } from './props.ts'
import type { State } from './state.ts'

interface StepProps extends Pick<BookingDialogProps, 'id' | 'texts' | 'words'> {
  readonly state: State
}

type FormField = Exclude<FieldName, 'employees' | 'website' | 'day' | 'slot'>

/** What every field of the dialog has: its texts, its mark, and what is wrong with it. */
function field({ id, texts, words, state }: StepProps, name: FormField): FieldProps {
  const isRequired = name === 'name' || name === 'email' || name === 'callback'
  const problem = state.problem?.fields.includes(name) ? state.problem : null
  const isGeneral = problem?.kind === 'required'
  return {
    ...texts[name],
    id: `${id}-${name}`,
    name,
    required: isRequired,
    mark: isRequired ? words.required : words.optional,
    error: problem && !isGeneral ? texts.problems[problem.kind] : undefined,
    errorId: isGeneral ? `${id}-problem` : undefined,
  }
}

/** Step 1: name, e-mail address, and a phone number for those who like to be called. */
export function DetailsStep(props: StepProps) {
  const { id, texts, words, state } = props
  const isChecking = state.stage === 'checking'
  const isGeneral = state.problem?.kind === 'required'
  return (
    <div className="form" hidden={state.stage !== 'details' && !isChecking} inert={isChecking}>
      <Field {...field(props, 'name')} autoComplete="name" />
      <Field {...field(props, 'email')} type="email" autoComplete="email" />
      <Field {...field(props, 'phone')} type="tel" autoComplete="tel" />
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{words.trap}</label>
        <input type="text" id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {isGeneral && (
        <div id={`${id}-problem`}>
          <Notice kind="error" text={texts.problems.required} />
        </div>
      )}
      <PrivacySentence {...texts.privacy} />
      {state.stage !== 'contact' && (
        <button className="button button--wide" type="submit" aria-disabled={!state.isFilled || undefined}>
          <span>{texts.next}</span>
          <Icon name="arrow" />
        </button>
      )}
    </div>
  )
}

/** What step 1 sends, and where the privacy notice is: in a window of its own, so that nothing typed is lost. */
function PrivacySentence({ before, link, after, to }: StepProps['texts']['privacy']) {
  return (
    <p className="note">
      <span>{`${before} `}</span>
      <a href={to.href} target="_blank" rel="noopener">
        {link}
      </a>
      {after && <span>{after}</span>}
    </p>
  )
}

interface ContactStepProps extends StepProps {
  /** The choice of a fixed time. */
  readonly slots: ReactNode
  readonly onBack: () => void
}

/** Step 2: the number to call, when to call it, and what helps to prepare the call. */
export function ContactStep(props: ContactStepProps) {
  const { texts, state, slots, onBack } = props
  const { label, options, default: usual } = texts.employees
  const isSending = state.stage === 'sending'
  return (
    <div className="form" hidden={state.stage !== 'contact' && !isSending}>
      <Field {...field(props, 'callback')} type="tel" autoComplete="tel" />
      {slots}
      <Field {...field(props, 'company')} autoComplete="organization" />
      <ChoiceField name="employees" legend={label} choices={options} checked={usual} />
      <TextArea {...field(props, 'message')} />
      <div className="dialog__actions">
        <button className="button button--secondary" type="button" onClick={onBack} disabled={isSending}>
          {texts.back}
        </button>
        <Submit texts={texts} isSending={isSending} />
      </div>
    </div>
  )
}

function Submit({ texts, isSending }: Pick<StepProps, 'texts'> & { readonly isSending: boolean }) {
  return (
    <button className="button" type="submit" disabled={isSending} aria-busy={isSending || undefined}>
      {isSending && <span className="spinner" aria-hidden="true" />}
      <span>{isSending ? texts.submitting : texts.submit}</span>
      {!isSending && <Icon name="arrow" />}
    </button>
  )
}

/** Covers the fields for a moment, between the steps. */
export function Check() {
  return (
    <div className="dialog__check">
      <span className="seal">
        <Icon name="check" />
      </span>
    </div>
  )
}
