import { Field, type FieldProps, TextArea } from '../parts/Fields.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Pieces.tsx'
import { Failure } from './contact/Failure.tsx'
import { type FieldName, firstWrong } from './contact/message.ts'
import type { ContactFormProps } from './contact/props.ts'
import { ADDRESS } from './contact/send.ts'
import { useContactForm } from './contact/use-contact-form.ts'
import { ToldList } from './visit/ToldList.tsx'

/**
 * The contact form. Without scripts it posts and gets a page back; awake it checks, sends and answers in
 * place. It wakes at the first interaction and keeps what was typed before.
 */
export function ContactForm(props: ContactFormProps) {
  const { texts, fullScreen, reach } = props
  const { form, status, problems, isAwake, told, submit, focus, edit } = useContactForm(props)
  return (
    <form
      className="card card--marked form"
      id={props.id}
      ref={form}
      method="post"
      action={ADDRESS}
      noValidate={isAwake}
      onSubmit={submit}
      onFocus={focus}
      onInput={edit}
      aria-label={texts.title ?? texts.submit}
    >
      {fullScreen && <FullScreen {...texts} />}
      {texts.title && <h3>{texts.title}</h3>}
      {texts.intro && <p className="small">{texts.intro}</p>}
      <Fields {...props} problems={problems} />
      <Hidden {...props} />
      <div role="status" aria-live="polite" className="form__status">
        {status === 'success' && <Notice kind="success" text={texts.success} />}
        {status === 'error' && <Failure text={texts.error} reach={firstWrong(problems) ? null : reach} />}
      </div>
      <Submit {...texts} isSending={status === 'submitting'} />
      {isAwake && <ToldList id={props.id} told={told} texts={props.told} />}
      <p className="note">{texts.promise}</p>
      <Privacy {...texts.privacy} />
    </form>
  )
}

function Fields({ id, texts, words, fields, problems }: ContactFormProps & { readonly problems: Problems }) {
  const of = (name: FieldName, isRequired: boolean): FieldProps => ({
    ...texts[name],
    id: `${id}-${name}`,
    name,
    required: isRequired,
    mark: isRequired ? words.required : words.optional,
    error: problems[name],
  })
  return (
    <>
      <Field {...of('name', true)} autoComplete="name" />
      <Field {...of('email', true)} type="email" autoComplete="email" />
      {fields.phone && <Field {...of('phone', false)} type="tel" autoComplete="tel" />}
      {fields.subject && <Field {...of('subject', false)} />}
      <TextArea {...of('message', true)} />
    </>
  )
}

type Problems = ReturnType<typeof useContactForm>['problems']

/** What the form says about itself without scripts, and the field that only robots fill. */
function Hidden({ id, sender, words }: ContactFormProps) {
  const { form_type, page } = sender.metadata
  return (
    <>
      <input type="hidden" name="source" value={sender.source} />
      <input type="hidden" name="metadata.form_type" value={form_type} />
      {page !== undefined && <input type="hidden" name="metadata.page" value={page} />}
      <input type="hidden" name="language" value={sender.language} />
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{words.trap}</label>
        <input type="text" id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

interface SubmitProps {
  readonly submit: string
  readonly submitting: string
  readonly isSending: boolean
}

function Submit({ submit, submitting, isSending }: SubmitProps) {
  return (
    <button className="button button--wide" type="submit" disabled={isSending} aria-busy={isSending || undefined}>
      {isSending && <span className="spinner" aria-hidden="true" />}
      <span>{isSending ? submitting : submit}</span>
      {!isSending && <Icon name="arrow" />}
    </button>
  )
}

function Privacy({ before, link, after, to }: ContactFormProps['texts']['privacy']) {
  return (
    <p className="note">
      <span>{`${before} `}</span>
      <a href={to.href}>{link}</a>
      {after && <span>{after}</span>}
    </p>
  )
}

// A box to tick instead of a button: the whole-screen form is a matter of style sheets and needs no scripts.
function FullScreen({ openFullScreen, closeFullScreen }: ContactFormProps['texts']) {
  return (
    <label className="form__full button button--secondary button--small">
      <input type="checkbox" className="visually-hidden" />
      <span className="form__open">{openFullScreen}</span>
      <span className="form__close">{closeFullScreen}</span>
    </label>
  )
}
