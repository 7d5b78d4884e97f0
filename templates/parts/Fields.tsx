import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface FieldProps {
  /** Unique on the page: `${form id}-${name}`. */
  readonly id: string
  readonly name: string
  readonly label: string
  /** "Pflichtfeld" or "freiwillig", in words. */
  readonly mark: string
  readonly required?: boolean
  readonly help?: string | undefined
  /** Stands below the field and is announced with it. */
  readonly error?: string | undefined
  /** Id of a message elsewhere that says what is wrong with this field, among others. */
  readonly errorId?: string | undefined
  readonly type?: 'text' | 'email' | 'tel'
  /** Of the HTML standard: "name", "email", "tel", "organization". */
  readonly autoComplete?: string
  readonly placeholder?: string | undefined
}

/** A text field with its label above, help and error below. Uncontrolled: what was typed belongs to the DOM. */
export function Field({ type = 'text', ...props }: FieldProps) {
  return (
    <FieldFrame {...props}>
      <input className="input" type={type} {...inputAttributes(props)} />
    </FieldFrame>
  )
}

/** The same for several lines. */
export function TextArea(props: Omit<FieldProps, 'type'>) {
  return (
    <FieldFrame {...props}>
      <textarea className="input" {...inputAttributes(props)} />
    </FieldFrame>
  )
}

type Frame = Pick<FieldProps, 'id' | 'label' | 'mark' | 'help' | 'error'> & { readonly children: ReactNode }

function FieldFrame({ id, label, mark, help, error, children }: Frame) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        <small>{mark}</small>
      </label>
      {children}
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

function inputAttributes(props: Omit<FieldProps, 'type'>) {
  const { id, name, required, help, error, errorId, autoComplete, placeholder } = props
  const described = [help && `${id}-help`, error && `${id}-error`, errorId].filter(Boolean).join(' ')
  return {
    id,
    name,
    required,
    autoComplete,
    placeholder,
    'aria-invalid': error || errorId ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

export interface Choice {
  readonly value: string
  readonly label: string
}

interface ChoiceFieldProps {
  readonly name: string
  readonly legend: string
  readonly mark?: string
  readonly choices: readonly Choice[]
  readonly checked: string
  /** six: three columns on phones, six above; four: as many as fit. */
  readonly columns?: 'six' | 'four'
}

/** One of a few: radio buttons whose labels are chips. Use it for the company size and for percentages. */
export function ChoiceField({ name, legend, mark, choices, checked, columns = 'six' }: ChoiceFieldProps) {
  return (
    <fieldset className="field">
      <legend className="field__label">
        {legend}
        {mark && <small>{mark}</small>}
      </legend>
      <div className={`chips chips--${columns}`}>
        {choices.map(({ value, label }) => (
          <label key={value} className="chip">
            <input type="radio" name={name} value={value} defaultChecked={value === checked} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
