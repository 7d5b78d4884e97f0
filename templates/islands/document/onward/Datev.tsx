import { type FormEvent, useState } from 'react'
import { buttonClass } from '../../../parts/Button.tsx'
import type { ProcessorWords } from '../props.ts'
import { type Accounts, type Booking, usualAccounts } from './bookings.ts'
import { saveDatev } from './save.ts'

interface DatevProps {
  readonly id: string
  readonly bookings: readonly Booking[]
  readonly file: string
  readonly words: ProcessorWords
  readonly tell: (status: string) => void
}

/** What the format accepts in each setting. */
const PATTERNS = {
  expense: '[1-9][0-9]{3}',
  creditor: '[7-9][0-9]{4}',
  consultant: '[1-9][0-9]{3,6}',
  client: '[1-9][0-9]{0,4}',
}

type Setting = keyof typeof PATTERNS

/** The settings of a stack of bookings, and the button that makes it. */
export function Datev({ id, bookings, file, words, tell }: DatevProps) {
  const [accounts, setAccounts] = useState<Accounts>(usualAccounts('03'))
  const change = (changed: Partial<Accounts>) => setAccounts({ ...accounts, ...changed })
  const save = (event: FormEvent) => {
    event.preventDefault()
    saveDatev(bookings, accounts, file)
    tell(words.saved)
  }
  const labels: Readonly<Record<Setting, string>> = {
    expense: words.expenseAccount,
    creditor: words.creditorAccount,
    consultant: words.consultantNumber,
    client: words.clientNumber,
  }
  return (
    <details className="fold onward__datev">
      <summary>{words.datev}</summary>
      <form className="stack stack--tight" onSubmit={save}>
        <p className="small">{words.datevNote}</p>
        <div className="onward__settings">
          <Chart id={id} chart={accounts.chart} label={words.chart} change={(chart) => change(usualAccounts(chart))} />
          {(Object.keys(PATTERNS) as Setting[]).map((name) => (
            <div className="field" key={name}>
              <label className="field__label" htmlFor={`${id}-${name}`}>
                {labels[name]}
              </label>
              <input
                className="input"
                id={`${id}-${name}`}
                inputMode="numeric"
                autoComplete="off"
                required
                pattern={PATTERNS[name]}
                value={accounts[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </div>
          ))}
        </div>
        <button className={buttonClass({ kind: 'secondary', size: 'small' })} type="submit">
          {words.datevSave}
        </button>
      </form>
    </details>
  )
}

interface ChartProps {
  readonly id: string
  readonly chart: Accounts['chart']
  readonly label: string
  readonly change: (chart: Accounts['chart']) => void
}

function Chart({ id, chart, label, change }: ChartProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={`${id}-chart`}>
        {label}
      </label>
      <select
        className="input"
        id={`${id}-chart`}
        value={chart}
        onChange={({ target }) => change(target.value === '04' ? '04' : '03')}
      >
        <option value="03">SKR03</option>
        <option value="04">SKR04</option>
      </select>
    </div>
  )
}
