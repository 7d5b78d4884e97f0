// One generated document as rules and model answer it, each alone, and what is true of it.

import type { Prediction } from '../../functions/document/model-loading/open-models.ts'
import { type ModelOpinion, opinionOf, type Transformer } from '../../functions/document/prediction/opinion.ts'
import {
  allProposals,
  PROPOSED,
  type Proposal,
  type ProposedName,
  proposalsOf,
} from '../../functions/document/prediction/proposals.ts'
import type { Votes } from '../../functions/document/prediction/votes.ts'
import type { Field, Reading, Understanding } from '../../functions/document/types.ts'
import { understand } from '../../functions/document/understand.ts'
import { languageOf } from '../../functions/document/understanding/language.ts'
import { writesMonthFirst } from '../../functions/document/understanding/values.ts'
import type { Example } from '../documents/types.ts'
import { spansIn } from '../scores/example.ts'

export interface Ballot {
  readonly example: Example
  readonly reading: Reading
  readonly heard: Prediction
  readonly proposals: readonly Proposal[]
  /** All right values of a field; a field that is not there has none. */
  readonly truth: ReadonlyMap<ProposedName, readonly string[]>
}

/** What is shown to nobody counts as not said. */
const LEAST_CONFIDENCE = 0.5

/** Shows a document to the model. */
export async function ballotOf(example: Example, transformer: Transformer): Promise<Ballot> {
  return ballotWith(example, (pages) => opinionOf(pages, transformer))
}

/** @param opine asks the model, or remembers what it said */
export async function ballotWith(
  example: Example,
  opine: (pages: Reading['pages']) => Promise<ModelOpinion>,
): Promise<Ballot> {
  const reading = readingOf(example)
  const text = reading.pages.flatMap(({ lines }) => lines.map(({ words }) => words.map((word) => word.text).join(' ')))
  const isMonthFirst = writesMonthFirst(text.join('\n'), languageOf(text.join('\n')).code)
  const opinion = await opine(reading.pages)
  const written = spansIn(example).map((span) => ({ ...span, probability: 1 }))
  const values = allProposals(reading.pages, written, isMonthFirst)
  return {
    example,
    reading,
    heard: { opinion, models: [] },
    proposals: proposalsOf(reading.pages, opinion.spans, isMonthFirst),
    truth: new Map(PROPOSED.map((name) => [name, values.filter((one) => one.name === name).map(({ value }) => value)])),
  }
}

/** What the product makes of it with these votes. */
export function answered({ reading, heard }: Ballot, votes: Votes): Understanding {
  const understanding = understand(reading, heard, votes)
  return { ...understanding, fields: understanding.fields.filter(isShown) }
}

const isShown = ({ confidence }: Field) => confidence >= LEAST_CONFIDENCE

/** The document as the product's readers hand it on. */
export function readingOf({ pages }: Example): Reading {
  const isPlain = pages.every(({ width }) => width === 0)
  return {
    format: isPlain ? 'txt' : 'pdf',
    pages: pages.map(({ width, height, lines }, index) => ({
      number: index + 1,
      width,
      height,
      source: 'text',
      lines: lines.map(({ words }) => ({
        page: index + 1,
        words: words.map(({ text, box }) => ({ text, box, certainty: 1 })),
        box: null,
      })),
    })),
    pageCount: pages.length,
    ...{ invoiceXml: null, ocr: null, mail: null, attachment: null },
  }
}
