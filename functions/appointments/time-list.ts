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

/** The form as HTML: one group of radio buttons, by days that open one by one, the first of them at once. */
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
      return `<label class="chip"><input type="radio" name="slot" value="${value}" required><span>${named}</span></label>`
    })
    return `<details class="field"${place === 0 ? ' open' : ''}><summary class="field__label">${escapeHtml(day)}</summary>
<div class="chips chips--four">${chips.join('')}</div></details>`
  })
  return `<form class="card form" method="post" action="${escapeHtml(action)}">
<fieldset><legend class="field__label">${escapeHtml(label)} (${escapeHtml(zone)})</legend>
${groups.join('\n')}
</fieldset>
<button class="button button--wide" type="submit">${escapeHtml(button)}</button>
</form>`
}
