import type { FieldName } from './lead.ts'

/** The fields that the dialog shares with the short form and with step 1 on a page. */
const CARRIED: readonly FieldName[] = ['name', 'email', 'phone', 'company', 'employees', 'website']

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
    // The usual choice is no choice: what the visitor told us elsewhere says more.
    const isFilled = input.type === 'radio' ? input.checked && !input.defaultChecked : input.value.trim() !== ''
    if (field && isFilled) found[field] = input.value
  }
  return found
}

/** Puts values into the fields of a form; null: it is not drawn. */
export function fill(form: HTMLFormElement | null, values: Carried): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    // The value of a group of radio buttons is the chosen one.
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = value
  }
}

/**
 * Puts values into the fields of a form that the visitor has left as they were suggested last, or as they came.
 *
 * @returns all that was suggested so far
 */
export function suggest(form: HTMLFormElement | null, last: Carried, values: Carried): Carried {
  const names = Object.keys(values) as FieldName[]
  const free = names.filter((name) => valueIn(form, name) === (last[name] ?? firstValueOf(form, name)))
  fill(form, Object.fromEntries(free.map((name) => [name, values[name]])))
  return { ...last, ...values }
}

function valueIn(form: HTMLFormElement | null, name: FieldName): string {
  return String(new FormData(form ?? undefined).get(name) ?? '')
}

function firstValueOf(form: HTMLFormElement | null, name: FieldName): string {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])]
  const usual = fields.find(({ type, defaultChecked }) => type !== 'radio' || defaultChecked)
  return (usual?.type === 'radio' ? usual.value : usual?.defaultValue) ?? ''
}
