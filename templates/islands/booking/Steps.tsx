import { ChoiceField, Field, type FieldProps, TextArea } from '../../parts/Fields.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Notice } from '../../parts/Pieces.tsx'
import type { FieldName } from './lead.ts'
import type { BookingDialogProps } from './props.ts'
import type { State } from './state.ts'

interface StepProps extends Pick<BookingDialogProps, 'id' | 'texts' | 'words'> {
  readonly state: State
}

/** What every field of the dialog has: its texts, its mark, and what is wrong with it. */
function field({ id, texts, words, state }: StepProps, name: Exclude<FieldName, 'employees' | 'website'>): FieldProps {
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
      {state.stage !== 'contact' && (
        <button className="button button--wide" type="submit" aria-disabled={!state.isFilled || undefined}>
          <span>{texts.next}</span>
          <Icon name="arrow" />
        </button>
      )}
    </div>
  )
}

/** Step 2: the number to call, and what helps to prepare the call. */
export function ContactStep(props: StepProps & { readonly onBack: () => void }) {
  const { texts, state, onBack } = props
  const { label, options, default: usual } = texts.employees
  const isSending = state.stage === 'sending'
  return (
    <div className="form" hidden={state.stage !== 'contact' && !isSending}>
      <Field {...field(props, 'callback')} type="tel" autoComplete="tel" />
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
