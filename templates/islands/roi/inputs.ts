import type { RoiTable } from '../../../schemas/types.ts'
import type { RoiInputs } from '../../sections/pieces/roi/roi-texts.ts'

type Limits = Pick<RoiTable, 'employees' | 'percents'>

/** @returns null for everything that the slider cannot show: nothing, words, fractions, too few, too many */
export function employeesOf(text: string, { employees: { min, max, step } }: Limits): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return value >= min && value <= max && Number.isInteger((value - min) / step) ? value : null
}

/** Inputs from texts of an address, of controls or of an example; `otherwise` where they name none that fit. */
export function inputsFrom(texts: InputTexts, limits: Limits, otherwise: RoiInputs): RoiInputs {
  const percent = limits.percents.choices.find((choice) => String(choice) === texts['percent'])
  return {
    employees: employeesOf(texts['employees'] ?? '', limits) ?? otherwise.employees,
    percent: percent ?? otherwise.percent,
  }
}

type InputTexts = Readonly<Record<string, string | undefined>>

/** The parameters of an address: "?employees=12&percent=45". */
export const parametersOf = (search: string): InputTexts => Object.fromEntries(new URLSearchParams(search))

/** The address with a calculation in it, and everything else as it was. */
export function addressOf(address: string, { employees, percent }: RoiInputs): string {
  const url = new URL(address)
  url.searchParams.set('employees', String(employees))
  url.searchParams.set('percent', String(percent))
  return url.href
}
