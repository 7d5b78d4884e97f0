import { counted } from '../../sections/pieces/counted.ts'
import { roi } from '../../sections/pieces/roi/roi.ts'
import { ROI_DRAWINGS, type RoiDrawingName } from '../../sections/pieces/roi/roi-drawings.ts'
import { type RoiInputs, roiFigures } from '../../sections/pieces/roi/roi-texts.ts'
import type { CalculatorProps } from './props.ts'

/** Writes and draws a result only where it is visible, so that it keeps up with a finger on the slider. */
export function show(calculator: HTMLElement, inputs: RoiInputs, props: CalculatorProps): void {
  const figures: Readonly<Record<string, string>> = roiFigures(inputs, resultOf(inputs, props), props)
  draw(drawingsIn(calculator).filter(isSeen), inputs, props)
  for (const place of calculator.querySelectorAll<HTMLElement>('[data-figure]')) {
    place.textContent = figures[place.dataset['figure'] ?? ''] ?? ''
  }
  const value = counted(props.words.employeesValue, inputs.employees)
  calculator.querySelector('[type="range"]')?.setAttribute('aria-valuetext', value)
}

/** Draws the result for the other width, too: a phone may be turned, or the page printed. */
export function drawUnseen(calculator: HTMLElement, inputs: RoiInputs, props: CalculatorProps): void {
  draw(
    drawingsIn(calculator).filter((place) => !isSeen(place)),
    inputs,
    props,
  )
}

const isSeen = (place: HTMLElement) => place.offsetParent !== null

const drawingsIn = (calculator: HTMLElement) => [...calculator.querySelectorAll<HTMLElement>('[data-drawing]')]

const resultOf = ({ employees, percent }: RoiInputs, { table }: CalculatorProps) => roi(table, employees, percent)

// Visibility is read before the first is drawn; read in between, the browser would lay the page out each time.
function draw(places: readonly HTMLElement[], inputs: RoiInputs, props: CalculatorProps): void {
  const result = resultOf(inputs, props)
  for (const place of places) {
    const { drawing, width } = place.dataset
    place.innerHTML = ROI_DRAWINGS[drawing as RoiDrawingName](result, props, width === '720' ? 720 : 360)
  }
}
