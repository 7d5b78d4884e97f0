import { dimension, rect, ruler, svg, text } from '../kit.ts'
import { type Words, wordsIn } from '../words.ts'

const RULER = 516

/** A part of a consultation. */
export interface MinutesStep {
  readonly title: string
  readonly minutes: number
  readonly note?: string | undefined
}

const STEPS: readonly { readonly minutes: number; readonly title: Words; readonly note?: Words }[] = [
  {
    minutes: 5,
    title: { de: 'Ziel', en: 'Goal', pt: 'Meta' },
    note: { de: 'Was drückt?', en: 'What hurts?', pt: 'O que pesa?' },
  },
  {
    minutes: 10,
    title: { de: 'Ablauf', en: 'Process', pt: 'Processo' },
    note: { de: 'Wir zeichnen mit', en: 'We draw along', pt: 'Desenhamos juntos' },
  },
  {
    minutes: 10,
    title: { de: 'Rechnung', en: 'Figures', pt: 'Cálculo' },
    note: { de: 'Lohnt es sich?', en: 'Is it worth it?', pt: 'Vale a pena?' },
  },
  { minutes: 5, title: { de: 'Schritt', en: 'Next', pt: 'Passo' } },
]

/** The consultation as a ruler of thirty minutes. */
export function thirtyMinutes(language: string): string {
  const word = wordsIn(language)
  const steps = STEPS.map((step) => ({ ...step, title: word(step.title), note: step.note && word(step.note) }))
  return minutes(steps, language)
}

/** A free consultation as a ruler of its minutes; the first of the longest parts wears the marker. */
export function minutes(steps: readonly MinutesStep[], language: string): string {
  const total = steps.reduce((sum, step) => sum + step.minutes, 0)
  const longest = Math.max(...steps.map((step) => step.minutes))
  const marked = steps.findIndex((step) => step.minutes === longest)
  const at = (minute: number) => 20 + (minute / total) * RULER
  const parts = steps.map((step, i) => {
    const from = steps.slice(0, i).reduce((sum, earlier) => sum + earlier.minutes, 0)
    return { ...step, from, middle: at(from + step.minutes / 2), isMarked: i === marked }
  })
  const whole = wordsIn(language)({
    de: `${total} Minuten, kostenlos`,
    en: `${total} minutes, free`,
    pt: `${total} minutos, grátis`,
  })
  const ends = [...parts.map(({ from }) => from), total]
  return svg(
    560,
    210,
    `${whole}: ${steps.map((step) => `${step.title} ${step.minutes}`).join(', ')}`,
    dimension([20, 30], [536, 30], whole, { offset: -18, gap: whole.length * 11.6 }),
    parts.map(({ from, minutes: long, middle, title, isMarked }) => [
      rect(at(from), 58, at(long) - at(0), 68, `ln ${isMarked ? 'f-amber' : 'f-none'}`),
      text(middle, 97, title, `tx tx-b${isMarked ? ' tx-ink' : ''}`, 'middle'),
    ]),
    ruler(
      20,
      126,
      RULER,
      total,
      ends.map((minute) => [minute, minute === total ? `${total} min` : String(minute)] as const),
    ),
    parts.map(({ middle, note }) => (note ? text(middle, 190, note, 'tx tx-s tx-extra', 'middle') : [])),
  )
}
