import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FormTouch, touchForm } from '../browser/form-touch.ts'
import { write } from '../browser/storage.ts'
import { type FormEvents, formEvents } from '../data-layer/events.ts'
import type { Told } from '../visit/told.ts'
import { useTold } from '../visit/use-told.ts'
import { contactMessage, FIELDS, findProblems, firstWrong, type Problems, typedIn } from './message.ts'
import type { ContactFormProps } from './props.ts'
import { MessageSender, type Outcome } from './send.ts'

interface State {
  readonly status: 'idle' | 'submitting' | 'success' | 'error'
  readonly problems: Problems
  /** Counts the refusals: each one moves the focus; correcting a field does not. */
  readonly refusals: number
}

type Form = RefObject<HTMLFormElement | null>

/**
 * The states of the contact form: idle, submitting, then success (fields cleared) or error (everything
 * typed is kept). The DOM owns what is typed, so nothing is lost when the form wakes up.
 */
export function useContactForm(props: ContactFormProps) {
  const form: Form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const sender = useRef<MessageSender>(null)
  const [state, setState] = useState<State>({ status: 'idle', problems: {}, refusals: 0 })
  const { source, metadata } = props.sender
  const events = useMemo(() => formEvents({ type: metadata.form_type, source }), [metadata.form_type, source])
  const { touch, notice } = useTouch(form, source, events)
  const isAwake = useWaking()
  const told = useOwnTold()
  useFocusOnWrong(form, state)
  useFocusBack(form, state.status)

  const refuse = (status: State['status'], problems: Problems) =>
    setState(({ refusals }) => ({ status, problems, refusals: refusals + 1 }))

  const settle = (outcome: Outcome) => {
    isSending.current = false
    if (!outcome.ok) {
      events.failed(outcome.isWaiting ? 'unreachable' : 'refused')
      refuse('error', outcome.problems)
      return
    }
    form.current?.reset()
    setState((last) => ({ ...last, status: 'success', problems: {} }))
    events.submitted()
    // Those who have written to us may analyse further documents.
    write('session', 'unlocked', '1')
    leave(props.redirect)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second click must not make a second lead, even before React has drawn the disabled button.
    if (isSending.current) return
    const data = new FormData(event.currentTarget)
    const typed = typedIn(data)
    const problems = findProblems(typed, props.texts.problems)
    if (firstWrong(problems)) {
      refuse('idle', problems)
      return
    }
    isSending.current = true
    setState((last) => ({ ...last, status: 'submitting', problems: {} }))
    const token = touch.current?.token()
    const robot = { trap: String(data.get('website') ?? ''), elapsedMs: performance.now(), token }
    sender.current ??= new MessageSender(fetch.bind(window))
    const from = { ...props.sender, ...(Object.keys(told).length > 0 && { context: told }) }
    void sender.current.send(typed, contactMessage(typed, from, robot)).then(settle)
  }

  const edit = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(form, target)
    if (field) setState((last) => corrected(last, field))
  }

  const focus = ({ target }: FocusEvent<HTMLFormElement>) => notice(target)
  return { ...state, form, isAwake, told, submit, edit, focus }
}

/** Editing a field removes its message, and the one below the form. */
function corrected(state: State, field: keyof Problems): State {
  if (!state.problems[field] && state.status !== 'error') return state
  const { [field]: _, ...problems } = state.problems
  return { ...state, problems, status: state.status === 'submitting' ? 'submitting' : 'idle' }
}

/** What the visitor told us, without the section whose button opened another form. */
function useOwnTold(): Told {
  const { section: _, ...told } = useTold()
  return told
}

/** Reports the first focus in the form, and each one in a field. */
function useTouch(form: Form, source: string, events: FormEvents) {
  const touch = useRef<FormTouch>(null)
  const notice = useCallback(
    (element: unknown) => {
      const field = fieldOf(form, element)
      if (!field) return
      touch.current ??= touchForm(source, fetch.bind(window))
      events.start()
      events.focus(field)
    },
    [form, source, events],
  )
  return { touch, notice }
}

/** true from the first moment in the browser on; the page as it comes lets the browser check the fields. */
function useWaking(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}

function useFocusOnWrong(form: Form, { problems, refusals }: State): void {
  const wrong = firstWrong(problems)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per refusal, not per correction.
  useEffect(() => {
    if (!wrong) return
    const field = form.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }, [refusals])
}

/** A button that is disabled while sending drops the focus; it gets it back with the answer. */
function useFocusBack(form: Form, status: State['status']): void {
  useEffect(() => {
    if (status !== 'success' && status !== 'error') return
    const button = form.current?.querySelector<HTMLElement>('[type=submit]')
    if (document.activeElement === document.body) button?.focus({ preventScroll: true })
  }, [form, status])
}

function fieldOf(form: Form, element: unknown) {
  return FIELDS.find((name) => element !== null && element === form.current?.elements.namedItem(name))
}

function leave(redirect: ContactFormProps['redirect']): void {
  if (redirect) setTimeout(() => window.location.assign(redirect.href), redirect.afterMs)
}
