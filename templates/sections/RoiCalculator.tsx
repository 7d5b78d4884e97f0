import type { CalculatorWords, RoiCalculatorSection } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { fill, formatEuro, formatPriceRange, typeset } from '../parts/format.ts'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { RoiTable } from './pieces/RoiTable.tsx'
import { type RoiResult, roi } from './pieces/roi.ts'
import { roiScale } from './pieces/roi-scale.ts'
import { formatThousands, monthsOf, roiScaleTexts } from './pieces/roi-texts.ts'

/** The calculator, worked out for the usual headcount, and below it the results for typical sizes. */
export function RoiCalculator({ section, number, context }: SectionProps<RoiCalculatorSection>) {
  const { head, table, action, note } = section
  const { language, data } = context
  const words = data.interface.calculator
  const employees = table.employees.default
  const percent = table.percents.default
  const result = roi(table, employees, percent)
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <div className="calculator">
        <div className="stack">
          <p className="label">{data.interface.example}</p>
          <Given {...{ words, employees, percent, result, language }} />
        </div>
        <Scale result={result} words={words} language={language} />
        <div className="calculator__foot cluster cluster--spread">
          <Results result={result} words={words} language={language} />
          <ActionLink action={action} />
        </div>
      </div>
      <p className="note note--below">{note}</p>
      <RoiTable table={table} words={words} language={language} label={head.title} />
    </SectionFrame>
  )
}

interface ResultProps {
  readonly result: RoiResult
  readonly words: CalculatorWords
  readonly language: string
}

function Given({ words, employees, percent, result, language }: ResultProps & Record<'employees' | 'percent', number>) {
  const rows = [
    [words.employees, String(employees)],
    [words.percents, typeset(fill(words.percent, { n: percent }))],
    [words.monthlyCost, formatEuro(result.monthlyCost, language)],
    [words.investment, formatPriceRange(result.investment, language)],
  ]
  return (
    <dl className="pairs">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Drawn twice, since a drawing cannot reflow: wide, and for phones at the same size of text. */
function Scale({ result, words, language }: ResultProps) {
  const texts = roiScaleTexts(result, words, language)
  return (
    <div className="graph">
      <div className="scale--wide">
        <Svg text={roiScale(result, texts, { width: 720, language })} />
      </div>
      <div className="scale--narrow">
        <Svg text={roiScale(result, texts, { width: 360, language })} />
      </div>
    </div>
  )
}

function Results({ result, words, language }: ResultProps) {
  const rows = [
    [words.saving, formatEuro(result.annualSaving, language)],
    [words.payback, monthsOf(result, words)],
    [words.twoYears, formatThousands(result.twoYearReturn, words, language)],
  ]
  return (
    <dl className="calculator__results">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
