import type { SelfCheckSection } from '../../../schemas/types.ts'

/** A check without its place on the page. Plain JSON. */
export type Check = Pick<SelfCheckSection, 'questions' | 'answers' | 'bands' | 'progress' | 'score'>

export interface CheckResult {
  readonly points: number
  readonly most: number
  readonly band: SelfCheckSection['bands'][number]
  /** To the questions that did not get the best answer. */
  readonly advice: readonly string[]
  /** The same questions with their answers: "Läuft er meistens gleich ab? Teils". */
  readonly doubts: readonly string[]
}

/** @param chosen for each question, which answer, counted from 0; @returns null until all are answered */
export function resultOf({ questions, answers, bands }: Check, chosen: readonly (number | null)[]): CheckResult | null {
  const given = questions.map((_, index) => answers[chosen[index] ?? -1]?.points ?? null)
  if (given.includes(null)) return null
  const best = Math.max(...answers.map(({ points }) => points))
  const points = given.reduce((sum: number, each) => sum + (each ?? 0), 0)
  const [first, ...higher] = [...bands].sort((a, b) => a.from - b.from)
  if (!first) return null
  const band = higher.reduce((reached, one) => (points >= one.from ? one : reached), first)
  const doubtful = questions.flatMap((asked, index) =>
    given[index] === best ? [] : [{ ...asked, answer: answers[chosen[index] ?? -1]?.label ?? '' }],
  )
  return {
    points,
    most: best * questions.length,
    band,
    advice: doubtful.map(({ advice }) => advice),
    doubts: doubtful.map(({ question, answer }) => `${question} ${answer}`),
  }
}
