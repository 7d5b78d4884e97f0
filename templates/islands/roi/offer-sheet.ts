import { formatDay } from '../../parts/format.ts'
import type { RoiInputs } from '../../sections/pieces/roi/roi-texts.ts'
import { download } from '../browser/download.ts'
import { drawSheet } from '../pdf/sheet.ts'
import { the } from './controls.ts'
import { addressOf } from './inputs.ts'
import type { CalculatorProps } from './props.ts'
import { roiSheet } from './roi-sheet.ts'

/** Makes the button download the calculation as it is at the click. */
export function offerSheet(element: HTMLElement, props: CalculatorProps, inputs: () => RoiInputs): void {
  const button = the<HTMLButtonElement>(element, '[data-sheet]')
  const failed = the(element, '.calculator__failed')
  let isDrawing = false
  button.addEventListener('click', async () => {
    if (isDrawing) return
    isDrawing = true
    button.setAttribute('aria-busy', 'true')
    failed.textContent = ''
    try {
      const bytes = await drawSheet(roiSheet(inputs(), props, originOf(inputs(), props.language)))
      download(bytes, props.words.sheet.file, 'application/pdf')
    } catch (cause) {
      failed.textContent = props.words.sheet.failed
      reportError(cause)
    }
    button.removeAttribute('aria-busy')
    isDrawing = false
  })
}

/** When the calculation was made, and where to find it again. */
function originOf(inputs: RoiInputs, language: string): string {
  return `${formatDay(new Date(), language)}\n${addressOf(location.href, inputs)}`
}
