import type { RoiTable } from '../../../../schemas/types.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { counted, percentText } from '../counted.ts'
import type { RoiLanguage } from './roi-texts.ts'

interface RoiControlsProps {
  /** Unique on the page. */
  readonly id: string
  readonly table: RoiTable
  readonly words: RoiLanguage['words']
}

/**
 * What a visitor sets: not in a form, since nothing is sent. The style sheet shows it where scripts run; a browser
 * that returns to the page restores it.
 */
export function RoiControls({ id, table, words }: RoiControlsProps) {
  return (
    <div className="form calculator__controls">
      <Employees id={id} table={table} words={words} />
      <Percents id={id} table={table} words={words} />
      <Companies table={table} words={words} />
    </div>
  )
}

function Employees({ id, table: { employees }, words }: RoiControlsProps) {
  const { min, max, step, default: chosen } = employees
  const bounds = { min, max, step, defaultValue: chosen }
  return (
    <div className="slider field">
      <div className="field__label">
        <label htmlFor={`${id}-range`}>{words.employees}</label>
        <input
          className="input number-input"
          type="number"
          inputMode="numeric"
          {...bounds}
          aria-label={words.employeesNumber}
          aria-describedby={`${id}-wrong`}
        />
      </div>
      <input id={`${id}-range`} type="range" {...bounds} aria-valuetext={counted(words.employeesValue, chosen)} />
      <div className="slider__scale" aria-hidden="true">
        {scaleOf(min, max).map((value) => (
          <span key={value}>{value}</span>
        ))}
      </div>
      <div id={`${id}-wrong`} role="alert">
        <p className="field__error" data-wrong="" hidden>
          <Icon name="alert" />
          <span />
        </p>
      </div>
    </div>
  )
}

/** Both ends and the quarters between them: 1, 25, 50, 75, 100. */
function scaleOf(min: number, max: number): number[] {
  return [...new Set([min, ...[1, 2, 3, 4].map((quarter) => Math.max(min, Math.round((max * quarter) / 4)))])]
}

function Percents({ id, table: { percents }, words }: RoiControlsProps) {
  return (
    <fieldset className="field">
      <legend className="field__label">{words.percents}</legend>
      <div className="chips chips--four">
        {percents.choices.map((percent) => (
          <label className="chip" key={percent}>
            <input type="radio" name={`${id}-percent`} value={percent} defaultChecked={percent === percents.default} />
            <span>{percentText(percent, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Companies({ table: { companies = [] }, words }: Omit<RoiControlsProps, 'id'>) {
  if (companies.length === 0) return null
  return (
    <fieldset className="field">
      <legend className="field__label">{words.examples}</legend>
      <div className="calculator__companies">
        {companies.map(({ label, employees, percent }) => (
          <button type="button" key={label} data-employees={employees} data-percent={percent}>
            <span>{label}</span>
            <small>{`${counted(words.employeesValue, employees)}, ${percentText(percent, words)}`}</small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
