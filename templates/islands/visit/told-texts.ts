import type { Context } from '../../types.ts'
import type { ToldTexts } from './told-entries.ts'

/** The words of the list of what a visitor told us, for the props of an island. */
export function toldTexts({ data, language }: Context): ToldTexts {
  const { told, calculator } = data.interface
  const { employeesValue, percent } = calculator
  return { words: told, calculator: { employeesValue, percent }, language }
}
