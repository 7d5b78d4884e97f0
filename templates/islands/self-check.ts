// A check of a few questions: its result is calculated here, and remembered for the booking.
import { fill } from '../parts/format.ts'
import { type Check, type CheckResult, resultOf } from './check/result.ts'
import { remember } from './visit/visit.ts'
import { afterFrame } from './waking/tasks.ts'

export function enhance(element: HTMLElement, given: unknown): void {
  const check = given as Check
  const questions = [...element.querySelectorAll('fieldset')]
  const show = () => {
    const chosen = questions.map(chosenIn)
    const answered = chosen.filter((answer) => answer !== null).length
    write(element, '[data-progress]', fill(check.progress, { n: answered, total: questions.length }))
    const result = resultOf(check, chosen)
    if (result) showResult(element, result, check)
  }
  // The tap is answered by the answer that it chose, in a frame of its own.
  element.addEventListener('change', () => void afterFrame().then(show))
  // A browser that returns to the page restores what was chosen.
  show()
}

/** Which answer is chosen, counted from 0; null: none. */
function chosenIn(question: Element): number | null {
  const index = [...question.querySelectorAll('input')].findIndex(({ checked }) => checked)
  return index < 0 ? null : index
}

function showResult(element: HTMLElement, result: CheckResult, { score }: Check): void {
  const { band, points, most, advice, doubts } = result
  const told = fill(score, { n: points, total: most })
  write(element, '[data-band]', band.title)
  write(element, '[data-score]', told)
  write(element, '[data-text]', band.text)
  const list = element.querySelector('[data-advice]')
  list?.replaceChildren(...advice.map((text) => Object.assign(document.createElement('li'), { textContent: text })))
  list?.parentElement?.toggleAttribute('hidden', advice.length === 0)
  element.querySelector('[data-result]')?.removeAttribute('hidden')
  write(element, '[role=status]', `${band.title}. ${told}`)
  remember('check', [`${band.title} (${told})`, ...doubts].join('. '))
}

function write(element: HTMLElement, selector: string, text: string): void {
  const place = element.querySelector(selector)
  if (place) place.textContent = text
}
