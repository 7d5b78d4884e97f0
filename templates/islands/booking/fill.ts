import type { FieldName } from './lead.ts'

/** Values by the names of fields. */
export type Values = Partial<Record<FieldName, string>>

/** Puts values into the fields of a form; null: it is not drawn. */
export function fill(form: HTMLFormElement | null, values: Values): void {
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
export function suggest(form: HTMLFormElement | null, last: Values, values: Values): Values {
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
