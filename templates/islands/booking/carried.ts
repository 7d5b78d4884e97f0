import type { FieldName } from './lead.ts'

/** The fields that the short form and the dialog share. */
const CARRIED: readonly FieldName[] = ['name', 'phone', 'company', 'employees']

export type Carried = Partial<Record<FieldName, string>>

/**
 * What was typed beside the button that opens the dialog, in the part of the page marked `data-carried`.
 *
 * @returns only fields with something in them; {} for buttons that stand beside no such fields
 */
export function carriedFrom(opener: Element): Carried {
  const found: Carried = {}
  for (const input of opener.closest('[data-carried]')?.querySelectorAll('input') ?? []) {
    const field = CARRIED.find((name) => name === input.name)
    const isFilled = input.type === 'radio' ? input.checked : input.value.trim() !== ''
    if (field && isFilled) found[field] = input.value
  }
  return found
}

/** Puts values into the fields of a form; null: it is not drawn. */
export function fill(form: HTMLFormElement | null, values: Carried): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    // The value of a group of radio buttons is the chosen one.
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value
  }
}
