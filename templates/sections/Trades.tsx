import type { TradesSection } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import type { TradesProps } from '../islands/trades/props.ts'
import { ActionLink, linkAttributes } from '../parts/Button.tsx'
import { fill } from '../parts/format.ts'
import { priceText } from '../parts/Price.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { Context, SectionProps } from '../types.ts'
import { counted } from './pieces/counted.ts'
import { RoiFigureList } from './pieces/roi/RoiFigureList.tsx'
import { roi } from './pieces/roi/roi.ts'
import { roiFigures } from './pieces/roi/roi-texts.ts'

type Trade = TradesSection['trades'][number]

/** Trades to choose from, the first as an example; without scripts, all of them to read. */
export function Trades({ section, number, context }: SectionProps<TradesSection>) {
  const { id = 'trades', head, trades, question, places, action } = section
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Enhance name="trades" props={propsOf(section, context)}>
        <div className="live live--two">
          <div className="scripted stack">
            <fieldset>
              <legend className="field__label">{question}</legend>
              <div className="chips live__chips">
                {trades.map(({ name, employees }) => (
                  <label className="chip" key={name}>
                    <input type="radio" name={`${id}-trade`} value={name} />
                    <span>
                      {name}
                      <small>{staffOf(employees, context)}</small>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Moved places={places} />
          </div>
          <div className="stack">
            <ul className="live__one">
              {trades.map((trade, index) => (
                <li key={trade.name} className="stack" data-trade="" data-shown={index === 0 ? '' : undefined}>
                  <Panel trade={trade} table={section.table} context={context} />
                </li>
              ))}
            </ul>
            <ActionLink action={action} />
          </div>
        </div>
      </Enhance>
      <p className="note note--below">{section.note}</p>
    </SectionFrame>
  )
}

/** Says what has changed on the page, and leads there. */
function Moved({ places }: Pick<TradesSection, 'places'>) {
  return (
    <div className="stack stack--tight">
      <p role="status" />
      <p className="cluster" data-moved="" hidden>
        {places.map(({ label, to }) => (
          <a key={label} {...linkAttributes(to)}>
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}

interface PanelProps {
  readonly trade: Trade
  readonly table: TradesSection['table']
  readonly context: Context
}

function Panel({ trade, table, context }: PanelProps) {
  const { language, data } = context
  const { name, employees, percent, text } = trade
  const words = data.interface.calculator
  const figures = roiFigures({ employees, percent }, roi(table, employees, percent), { words, language })
  return (
    <>
      <p className="badge">{data.interface.example}</p>
      <h3>{`${name}, ${staffOf(employees, context)}`}</h3>
      <p>{text}</p>
      <RoiFigureList of={['saving']} className="calculator__results" {...{ figures, words }} />
      <p className="small">
        <b>{trade.package.name}</b>
        {` ${priceText(trade.package.price, context)}`}
      </p>
    </>
  )
}

function staffOf(employees: number, { data }: Context): string {
  return counted(data.interface.calculator.employeesValue, employees)
}

function propsOf({ trades, table, fits, moved }: TradesSection, context: Context): TradesProps {
  return {
    trades: trades.map(({ name, employees, percent, case: study, package: item, closing }) => {
      const { annualSaving: saving, months } = roi(table, employees, percent)
      return {
        name,
        employees,
        percent,
        saving,
        months,
        caseName: study.name,
        packageName: item.name,
        closing,
        fits,
        moved: fill(moved, { trade: name, staff: staffOf(employees, context) }),
      }
    }),
  }
}
