import { withoutBreaks } from '../../common/spaces.ts'
import type { Operator } from '../../schemas/types.ts'
import { Placeholder } from './Pieces.tsx'

interface OperatorFieldProps {
  readonly operator: Operator
  readonly field: keyof Operator & string
}

/** A field of the operator's data, marked as long as the file holds placeholders. */
export function OperatorField({ operator, field }: OperatorFieldProps) {
  const text = operatorText(operator, field)
  // A phone number is one word, however it is spaced.
  return <Placeholder when={operator.placeholders}>{field === 'phone' ? withoutBreaks(text) : text}</Placeholder>
}

/** What the operator's data say under a name; '' for what is not there. */
export function operatorText(operator: Operator, field: keyof Operator & string): string {
  const value = operator[field] ?? ''
  return typeof value === 'object' ? `${value.court}, ${value.number}` : String(value).trim()
}
