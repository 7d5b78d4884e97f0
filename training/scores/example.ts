// One generated document, held against what the model says of it.
import type { ModelOpinion } from '../../functions/document/prediction/opinion.ts'
import type { Tag } from '../../functions/document/prediction/tags.ts'
import type { Example } from '../documents/types.ts'
import { addTo, f1, noTally, type Tally } from './tally.ts'

/** A line is told when it is likelier than not. */
const TELLING = 0.5

export interface Judged {
  readonly tags: ReadonlyMap<string, Tally>
  readonly spans: readonly { readonly tag: Tag; readonly probability: number; readonly isRight: boolean }[]
  readonly kind: { readonly probability: number; readonly isRight: boolean }
  readonly lines: Tally
  /** Whether the line with the highest salience is one that a person would quote. */
  readonly isBestLineTelling: boolean
  /** Of all values together. */
  readonly score: number
}

/** A value is right if it consists of exactly the words it was written as. */
export function judge(example: Example, opinion: ModelOpinion): Judged {
  const truth = spansIn(example)
  const real = new Set(truth.map(nameOf))
  const tags = new Map<string, Tally>()
  for (const { tag } of truth) addTo(tags, tag, { ...noTally(), real: 1 })
  const spans = opinion.spans.map((span) => ({ ...span, isRight: real.has(nameOf(span)) }))
  for (const { tag, isRight } of spans) addTo(tags, tag, { ...noTally(), found: 1, right: Number(isRight) })
  const [kind] = opinion.kinds
  return {
    tags,
    spans,
    kind: { probability: kind?.probability ?? 0, isRight: kind?.name === example.kind },
    ...linesOf(example, opinion),
    score: f1({ right: spans.filter(({ isRight }) => isRight).length, found: spans.length, real: truth.length }),
  }
}

const nameOf = ({ tag, words }: { readonly tag: Tag; readonly words: readonly number[] }) => `${tag} ${words.join(' ')}`

/** What the document says, as positions of words. */
export function spansIn({ pages }: Example): { tag: Tag; words: number[] }[] {
  const spans: { tag: Tag; words: number[] }[] = []
  const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words))
  for (const [position, { tag, begins }] of words.entries()) {
    if (tag === null) continue
    const open = begins ? undefined : spans.findLast((span) => span.tag === tag)
    if (open) open.words.push(position)
    else spans.push({ tag, words: [position] })
  }
  return spans
}

function linesOf({ pages }: Example, { salience }: ModelOpinion): Pick<Judged, 'lines' | 'isBestLineTelling'> {
  const telling = pages.flatMap(({ lines }) => lines.map(({ isSalient }) => isSalient))
  const found = salience.map((probability) => probability >= TELLING)
  const best = salience.indexOf(Math.max(...salience))
  return {
    lines: {
      real: telling.filter(Boolean).length,
      found: found.filter(Boolean).length,
      right: found.filter((is, line) => is && telling[line]).length,
    },
    isBestLineTelling: telling[best] === true,
  }
}
