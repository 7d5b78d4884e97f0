import type { RoiInputs } from '../../sections/pieces/roi/roi-texts.ts'

/** What a visitor sets a calculation with. */
export interface Controls {
  readonly range: HTMLInputElement
  readonly number: HTMLInputElement
  readonly percents: readonly HTMLInputElement[]
  /** Buttons that carry the inputs of an example (`data-employees`, `data-percent`). */
  readonly companies: readonly HTMLElement[]
  /** Shows what is wrong with the number. */
  readonly wrong: HTMLElement
}

/** @throws when the calculator has no such controls: the caller leaves the page as it was served */
export function controlsIn(element: HTMLElement): Controls {
  return {
    range: the(element, '[type="range"]'),
    number: the(element, '[type="number"]'),
    percents: [...element.querySelectorAll<HTMLInputElement>('[type="radio"]')],
    companies: [...element.querySelectorAll<HTMLElement>('[data-employees]')],
    wrong: the(element, '[data-wrong]'),
  }
}

/** @throws when there is none */
export function the<T extends Element>(element: HTMLElement, selector: string): T {
  const found = element.querySelector<T>(selector)
  if (!found) throw new Error(`The calculator has no ${selector}`)
  return found
}

/** What the controls hold, as texts; slider and number differ as long as no code keeps them together. */
export function valuesOf({ range, number, percents }: Controls): Readonly<Record<string, string | undefined>> {
  const employees = number.value === number.defaultValue ? range.value : number.value
  return { employees, percent: percents.find(({ checked }) => checked)?.value }
}

export function setControls({ range, number, percents }: Controls, { employees, percent }: RoiInputs): void {
  range.value = String(employees)
  number.value = String(employees)
  for (const radio of percents) radio.checked = radio.value === String(percent)
}

/** Says below the number field what is wrong with it; null: nothing. */
export function complain({ number, wrong }: Controls, problem: string | null): void {
  if (wrong.hidden === (problem === null)) return
  wrong.hidden = problem === null
  the(wrong, 'span').textContent = problem
  if (problem === null) number.removeAttribute('aria-invalid')
  else number.setAttribute('aria-invalid', 'true')
}
