import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { fill } from '../../../parts/format.ts'
import { Icon } from '../../../parts/Icon.tsx'
import type { ProcessorWords } from '../props.ts'
import type { Place } from './corrections.ts'

/** Takes what a visitor types. */
export interface Editor {
  readonly words: ProcessorWords
  /** Called at every key. @returns whether it can be a value of that place */
  readonly enter: (place: Place, typed: string) => boolean
  readonly undo: (place: Place) => void
}

/** What is expected at a place: it decides the keyboard of a phone, and what is said of something else. */
export type Entry = 'amount' | 'number' | 'date' | 'text'

interface ValueProps {
  readonly editor: Editor
  readonly place: Place
  /** What it is a value of. */
  readonly label: string
  readonly value: string
  readonly entry: Entry
  /** What was read, where it has been corrected. */
  readonly readAs: string | null
}

/** A value that can be corrected where it stands. */
export function Value(props: ValueProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { editor, place, label, value, readAs } = props
  const { words } = editor
  if (isOpen) {
    const close = () => {
      setOpen(false)
      // The button is there again when this has been rendered.
      requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
    }
    return <ValueField {...props} close={close} leave={() => setOpen(false)} />
  }
  return (
    <>
      <button
        className="value"
        type="button"
        ref={button}
        aria-label={fill(words.correct, { label, value })}
        onClick={() => setOpen(true)}
      >
        {value || '–'}
        <Icon name="pen" />
      </button>
      {readAs !== null && (
        <span className="value__corrected small">
          {words.corrected}, {fill(words.readAs, { value: readAs || '–' })}{' '}
          <button
            className="value__undo"
            type="button"
            aria-label={fill(words.undoValue, { label })}
            onClick={() => editor.undo(place)}
          >
            {words.undo}
          </button>
        </span>
      )}
    </>
  )
}

interface ValueFieldProps extends ValueProps {
  /** Back to the button. */
  readonly close: () => void
  /** The visitor has gone elsewhere. */
  readonly leave: () => void
}

function ValueField({ editor, place, label, value, readAs, entry, close, leave }: ValueFieldProps) {
  const id = useId()
  const [before] = useState({ value, readAs })
  const [typed, setTyped] = useState(value)
  const [isRefused, setRefused] = useState(false)
  const enter = (text: string) => {
    setTyped(text)
    setRefused(!editor.enter(place, text))
  }
  const restore = () => {
    if (before.readAs === null) editor.undo(place)
    else editor.enter(place, before.value)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') restore()
    close()
  }
  return (
    <>
      <input
        className="input value__input"
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        inputMode={entry === 'amount' || entry === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        value={typed}
        ref={select}
        onChange={(event) => enter(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      {isRefused && (
        <span className="small value__refused" id={id} role="alert">
          {refusal(entry, editor.words)}
        </span>
      )}
    </>
  )
}

const refusal = (entry: Entry, words: ProcessorWords) =>
  ({ amount: words.notAmount, number: words.notAmount, date: words.notDate, text: words.notEmpty })[entry]

/** Once, when the field appears: React calls a stable function no second time. */
function select(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
