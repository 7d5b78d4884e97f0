import type { RoiCalculatorSection } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { sheetWords } from '../islands/pdf/sheet-words.ts'
import type { CalculatorProps } from '../islands/roi/props.ts'
import { ActionLink, buttonClass } from '../parts/Button.tsx'
import { Fold } from '../parts/Fold.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { RoiControls } from './pieces/roi/RoiControls.tsx'
import { RoiDrawing } from './pieces/roi/RoiDrawing.tsx'
import { RoiFigureList } from './pieces/roi/RoiFigureList.tsx'
import { RoiTable } from './pieces/roi/RoiTable.tsx'
import { roi } from './pieces/roi/roi.ts'
import { roiFigures } from './pieces/roi/roi-texts.ts'

/**
 * The calculator with the result for the usual headcount, and below it the results for typical sizes. Once awake
 * it has controls in place of the inputs of that result.
 */
export function RoiCalculator({ section, number, context }: SectionProps<RoiCalculatorSection>) {
  const { head, table, action, note } = section
  const { language, data } = context
  const words = data.interface.calculator
  const inputs = { employees: table.employees.default, percent: table.percents.default }
  const result = roi(table, inputs.employees, inputs.percent)
  const figures = roiFigures(inputs, result, { words, language })
  const props: CalculatorProps = { table, words, language, note, sheet: sheetWords(context) }
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Enhance name="calculator" props={props}>
        <div className="calculator">
          <div className="stack stack--loose calculator__inputs">
            <div className="calculator__given">
              <p className="label">{data.interface.example}</p>
              <RoiFigureList of={['employees', 'percent']} className="pairs" {...{ figures, words }} />
            </div>
            <RoiControls id={`calculator-${section.id ?? number ?? ''}`} table={table} words={words} />
            <RoiFigureList of={['monthlyCost', 'investment']} className="pairs" {...{ figures, words }} />
          </div>
          <RoiDrawing name="scale" result={result} language={{ words, language }} />
          <div className="calculator__foot cluster cluster--spread">
            <RoiFigureList
              of={['saving', 'months', 'twoYears']}
              className="calculator__results"
              {...{ figures, words }}
            />
            <p className="visually-hidden" role="status" />
            <div className="cluster">
              <ActionLink action={action} />
              <button
                className={buttonClass({ kind: 'secondary', className: 'calculator__controls' })}
                type="button"
                data-sheet=""
              >
                <Icon name="file" />
                {words.sheet.button}
              </button>
            </div>
            <div role="alert" className="calculator__failed" />
          </div>
          <Fold title={words.chart.title} onPhones className="graph">
            <RoiDrawing name="chart" result={result} language={{ words, language }} title={words.chart.title} />
          </Fold>
        </div>
      </Enhance>
      <p className="note note--below">{note}</p>
      <RoiTable table={table} words={words} language={language} label={head.title} />
    </SectionFrame>
  )
}
