import type { Place } from '../correct/corrections.ts'
import { type Editor, type Entry, Value } from '../correct/Value.tsx'
import type { ProcessorWords } from '../props.ts'

export interface FieldView {
  readonly label: string
  readonly value: string
  /** How certain it is and where it comes from: "98 % · Text". */
  readonly note?: string
  /** Whether the value should be reviewed. */
  readonly isDoubtful?: boolean
  /** Its number in the picture of the page. */
  readonly mark?: number | null
  /** Where a correction of it goes; left out for what cannot be corrected. */
  readonly place?: Place
  readonly entry?: Entry
  /** What was read, where it has been corrected. */
  readonly readAs?: string | null
}

interface FieldsProps {
  readonly fields: readonly FieldView[]
  readonly words: ProcessorWords
  readonly editor: Editor | undefined
}

/** Names and values, each with its certainty and its number on the page. */
export function Fields({ fields, words, editor }: FieldsProps) {
  return (
    <dl className="pairs">
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and labels may come twice.
        <div key={index}>
          <dt>
            {field.label}
            {field.mark && <span className="mark-number">{field.mark}</span>}
          </dt>
          <dd>
            <Shown field={field} editor={editor} />
            {field.note && <span className="label pairs__note">{field.note}</span>}
            {field.isDoubtful && <span className="badge badge--copper pairs__doubt">{words.checkField}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Shown({ field, editor }: { readonly field: FieldView; readonly editor: Editor | undefined }) {
  const { label, value, place, entry = 'text', readAs = null } = field
  if (!editor || !place) return value
  return <Value editor={editor} place={place} label={label} value={value} entry={entry} readAs={readAs} />
}
