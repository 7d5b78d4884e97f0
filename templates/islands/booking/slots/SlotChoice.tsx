import { useMemo, useState } from 'react'
import type { Booking } from '../../../../schemas/types.ts'
import { fill } from '../../../parts/format.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { type Day, daysOf } from './days.ts'
import { type FixedTimes, fixedTimes } from './fixed-times.ts'
import { type KeptMs, type SlotSource, useSlots } from './use-slots.ts'

interface SlotChoiceProps extends Omit<SlotSource, 'onOffer'> {
  readonly id: string
  readonly texts: Booking
  readonly language: string
  /** Reports what is offered; null: no times. */
  readonly onOffer: (times: FixedTimes | null) => void
  /** What the form found wrong with the choice. */
  readonly problem: string | undefined
}

/** The name of the whole choice among the fields of the form. */
const NAME = 'appointment'

/** So many days are shown at first: with the button for more they fill two rows, four on phones. */
const FIRST_DAYS = 7

/**
 * The choice of a time in step 2: a call within the promised hours, or a day and then a time. Asks the server for free
 * times as soon as it is drawn; where there are none, nothing is shown and the visitor is called back.
 */
export function SlotChoice({ id, texts, language, problem, onOffer, ...source }: SlotChoiceProps) {
  const slots = useSlots({
    ...source,
    onOffer: (offer) => onOffer(offer && fixedTimes(offer, texts, language)),
  })
  const { offer, isLoading, taken } = slots
  const days = useMemo(() => (offer ? daysOf(offer, language) : []), [offer, language])
  const day = days.find(({ key }) => key === slots.day)
  const error = taken === null ? problem : taken || texts.problems.taken
  if (isLoading) return <Status text={texts.choice.loading} />
  if (!offer && error === undefined) return null
  return (
    <fieldset
      className="field"
      name={NAME}
      // The focus comes here when something is wrong with the choice.
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${id}-${NAME}-error`}
    >
      <legend className="field__label">{texts.choice.legend}</legend>
      <Days texts={texts} days={days} chosen={day?.key ?? ''} onChoose={slots.chooseDay} />
      {day && <Times texts={texts} day={day} chosen={slots.slot} onChoose={slots.chooseSlot} />}
      {error !== undefined && (
        <p className="field__error" id={`${id}-${NAME}-error`} role="alert">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      <Status text={keptText(slots.keptMs, texts)} />
    </fieldset>
  )
}

interface ChoiceProps {
  readonly texts: Booking
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** A call soon, or one of the days; those of later weeks come when they are asked for. */
function Days({ texts, days, chosen, onChoose }: ChoiceProps & { readonly days: readonly Day[] }) {
  const [isAll, setAll] = useState(false)
  const { callback, more } = texts.choice
  const shown = isAll ? days : days.slice(0, FIRST_DAYS)
  return (
    <>
      <Chip name="day" value="" isChosen={chosen === ''} onChoose={onChoose}>
        {callback}
      </Chip>
      <div className="chips chips--days">
        {shown.map(({ key, label }) => (
          <Chip key={key} name="day" value={key} isChosen={chosen === key} onChoose={onChoose}>
            {label}
          </Chip>
        ))}
        {shown.length < days.length && (
          <button className="button button--secondary button--small" type="button" onClick={() => setAll(true)}>
            {more}
          </button>
        )}
      </div>
    </>
  )
}

/** The free times of a day. */
function Times({ texts, day, chosen, onChoose }: ChoiceProps & { readonly day: Day }) {
  const isElsewhere = day.times.some(({ own }) => own !== null)
  return (
    <fieldset className="field">
      <legend className="field__label">{fill(texts.choice.times, { day: day.name })}</legend>
      <div className="chips">
        {day.times.map(({ slot, label, own }) => (
          <Chip key={slot} name="slot" value={slot} isChosen={chosen === slot} onChoose={onChoose}>
            {label}
            {own !== null && <small>{own}</small>}
          </Chip>
        ))}
      </div>
      {isElsewhere && <p className="field__help">{texts.choice.zone}</p>}
    </fieldset>
  )
}

interface ChipProps {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: (value: string) => void
  readonly children: React.ReactNode
}

function Chip({ name, value, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className="chip">
      <input type="radio" name={name} value={value} checked={isChosen} onChange={() => onChoose(value)} />
      <span>{children}</span>
    </label>
  )
}

/** Stays in the tree when it is empty, so that screen readers announce what comes. */
function Status({ text }: { readonly text: string }) {
  return (
    <p className="field__help" role="status">
      {text}
    </p>
  )
}

const MINUTE_MS = 60_000

function keptText(keptMs: KeptMs, { choice }: Booking): string {
  if (keptMs === null) return ''
  return keptMs === 0 ? choice.lapsed : fill(choice.held, { minutes: Math.round(keptMs / MINUTE_MS) })
}
