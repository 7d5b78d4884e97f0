import type { PriceRange, RoiTable } from '../../../../schemas/types.ts'

/** What an automation costs and brings, in whole euros. */
export interface RoiResult {
  readonly investment: PriceRange
  readonly midpoint: number
  /** Routine work of all employees in a month. */
  readonly monthlyCost: number
  readonly annualSaving: number
  /** Until the midpoint of the investment is back, rounded up; Infinity where nothing is saved. */
  readonly months: number
  /** Two years of saving less the midpoint; negative where it is not back by then. */
  readonly twoYearReturn: number
}

type Tables = Pick<RoiTable, 'brackets' | 'routineShares'>

/**
 * The figures of the ROI calculator.
 *
 * @param percent time saved in routine work, 0 to 100
 * @throws RangeError when a table has no row for this headcount
 * @see spec.md, section 9 (ROI calculator)
 */
export function roi({ brackets, routineShares }: Tables, employees: number, percent: number): RoiResult {
  const { investment, monthlySalary } = rowFor(brackets, employees)
  const { share } = rowFor(routineShares, employees)
  const midpoint = (investment.from + investment.to) / 2
  const monthlyCost = Math.round(exact(employees * monthlySalary * share))
  const annualSaving = Math.round((monthlyCost * 12 * percent) / 100)
  // Multiplying first keeps both sides whole, so that a quotient of exactly 4 is not rounded up to 5.
  const months = annualSaving > 0 ? Math.ceil((midpoint * 12) / annualSaving) : Number.POSITIVE_INFINITY
  return { investment, midpoint, monthlyCost, annualSaving, months, twoYearReturn: 2 * annualSaving - midpoint }
}

/** Headcounts worth showing in a table: the upper end of every bracket that the slider reaches. */
export function typicalSizes({ employees, brackets }: Pick<RoiTable, 'employees' | 'brackets'>): number[] {
  const ends = brackets.map(({ upTo }) => upTo ?? employees.max)
  return [...new Set(ends.map((end) => Math.min(end, employees.max)))]
}

function rowFor<T extends { readonly upTo: number | null }>(rows: readonly T[], employees: number): T {
  const row = rows.find(({ upTo }) => upTo === null || employees <= upTo)
  if (!row) throw new RangeError(`No row of the ROI table covers ${employees} employees`)
  return row
}

// A share such as 0.35 has no exact binary form; a product just below .5 would be rounded the wrong way.
function exact(product: number): number {
  return Number(product.toFixed(6))
}
