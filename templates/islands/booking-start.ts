// Step 1 of the booking where it stands on a page. The link to the dialog is the form itself (`data-open`): what is right is
// taken over there, what is not is said here.
import type { BookingProblems } from '../../schemas/types.ts'
import { detailsProblem, typedIn } from './booking/lead.ts'
import { touchOnce } from './browser/form-touch.ts'

/** What the mark carries. */
interface BookingStartProps {
  readonly source: string
  readonly problems: BookingProblems
}

/** Counts the form as begun at the first focus, and keeps it from being sent while something is missing. */
export function enhance(element: HTMLElement, props: unknown): void {
  const { source, problems } = props as BookingStartProps
  const form = element.querySelector('form')
  const button = element.querySelector('[type=submit]')
  if (!form || !button) return
  const problem = document.createElement('p')
  problem.className = 'field__error'
  problem.id = `${form.id}-problem`
  problem.setAttribute('role', 'alert')
  button.before(problem)

  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) touchOnce(form, source, fetch.bind(window))
  })
  form.addEventListener('input', () => complain(form, problem, null))
  form.addEventListener('submit', (event) => {
    const found = detailsProblem(typedIn(new FormData(form)))
    complain(form, problem, found && { text: problems[found.kind], fields: found.fields })
    // The dialog listens to the document, after this.
    if (found) event.preventDefault()
  })
}

interface Complaint {
  readonly text: string
  readonly fields: readonly string[]
}

/** Says what is wrong, and leads to the first field that is; null: nothing is. */
function complain(form: HTMLFormElement, place: HTMLElement, complaint: Complaint | null): void {
  place.textContent = complaint?.text ?? ''
  for (const field of form.querySelectorAll('input')) {
    const isWrong = complaint?.fields.includes(field.name) ?? false
    field.toggleAttribute('aria-invalid', false)
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    if (isWrong) field.setAttribute('aria-describedby', place.id)
    else field.removeAttribute('aria-describedby')
  }
  const [first] = complaint?.fields ?? []
  form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}
