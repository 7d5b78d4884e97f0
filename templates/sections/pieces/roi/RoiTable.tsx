import { formatEuro, formatPrice } from '../../../../common/money.ts'
import type { CalculatorWords, RoiTable as Tables } from '../../../../schemas/types.ts'
import { Fold } from '../../../parts/Fold.tsx'
import { fill, typeset } from '../../../parts/format.ts'
import { roi, typicalSizes } from './roi.ts'
import { formatThousands, monthsOf } from './roi-texts.ts'

interface RoiTableProps {
  readonly table: Tables
  readonly words: CalculatorWords
  readonly language: string
  /** Name of the region that scrolls. */
  readonly label: string
}

/** The results for typical company sizes: what a visitor without scripts has in place of the slider. */
export function RoiTable({ table, words, language, label }: RoiTableProps) {
  const percent = table.percents.default
  return (
    <Fold title={words.table} className="after">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section className="table-scroll" tabIndex={0} aria-label={label}>
        <table className="table">
          <caption className="small">{typeset(`${words.percents}: ${fill(words.percent, { n: percent })}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.employees}</th>
              {[words.monthlyCost, words.saving, words.investment, words.payback, words.twoYears].map((term) => (
                <th key={term} scope="col" className="number">
                  {term}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {typicalSizes(table).map((employees) => (
              <Row key={employees} {...{ table, words, language, employees, percent }} />
            ))}
          </tbody>
        </table>
      </section>
    </Fold>
  )
}

type RowProps = Omit<RoiTableProps, 'label'> & Record<'employees' | 'percent', number>

function Row({ table, words, language, employees, percent }: RowProps) {
  const result = roi(table, employees, percent)
  return (
    <tr>
      <th scope="row">{employees}</th>
      <td className="number">{formatEuro(result.monthlyCost, language)}</td>
      <td className="number">{formatEuro(result.annualSaving, language)}</td>
      <td className="number">{formatPrice(result.investment, language)}</td>
      <td className="number">{monthsOf(result, words)}</td>
      <td className="number">{formatThousands(result.twoYearReturn, words, language)}</td>
    </tr>
  )
}
