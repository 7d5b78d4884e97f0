import { escapeHtml } from '../../common/escape.ts'
import type { Interval } from './intervals.ts'
import { clockText, dayText } from './time-text.ts'

/** Free times as a form. */
export interface TimeList {
  readonly slots: readonly Interval[]
  readonly zone: string
  readonly language: string
  /** Where the chosen one goes, as `slot`. */
  readonly action: string
  /** For screen readers. */
  readonly label: string
  readonly button: string
}

/**
 * The form as HTML: one group of radio buttons, by days of which one is open at a time, at first the first. Each day has the
 * button below its times; what is sent without a time is answered with the list.
 */
export function freeTimes({ slots, zone, language, action, label, button }: TimeList): string {
  const days = new Map<string, Interval[]>()
  for (const slot of slots) {
    const day = dayText(slot.start, language, zone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  const groups = [...days].map(([day, times], place) => {
    const chips = times.map(({ start }) => {
      const value = new Date(start).toISOString()
      const text = clockText(start, language, zone)
      // The day is read with the time: a screen reader may come here by the buttons alone.
      const named = `<span class="visually-hidden">${escapeHtml(day)}, </span>${escapeHtml(text)}`
      return `<label class="chip"><input type="radio" name="slot" value="${value}"><span>${named}</span></label>`
    })
    return `<details name="day"${place === 0 ? ' open' : ''}><summary><b>${escapeHtml(day)}</b></summary>
<div class="form">
<div class="chips chips--four">${chips.join('')}</div>
<button class="button button--wide" type="submit">${escapeHtml(button)}</button>
</div></details>`
  })
  return `<form class="card" method="post" action="${escapeHtml(action)}">
<fieldset class="form"><legend class="field__label">${escapeHtml(label)} (${escapeHtml(zone)})</legend>
${groups.join('\n')}
</fieldset>
</form>`
}
